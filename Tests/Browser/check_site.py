"""Checks a built site in real Chromium.

    check_site.py SITE [--name NAME] [--photographs N] [--schemes light,dark] [--screenshots DIR]
                  [--widths 390,1024,1440] [--only TEXT] [--verbose]

The site is served below a path, with the headers of its own `_headers` file. Every album page and N
photo pages are opened at each width and colour scheme. Prints each expectation that does not hold
and a closing line; exits with 1 if there was one.
"""

import argparse
import pathlib
import sys

import keyboard_checks
import page_checks
import picture_checks
from site_browser import Watched, chromium
from site_pages import find_pages, pick
from site_report import Report
from site_server import SiteServer


def main():
    options = read_options()
    site = options.site.resolve()
    albums, photos = pick(find_pages(site), options.photographs)
    if options.only:
        albums = [page for page in albums if options.only in page.path]
        photos = [page for page in photos if options.only in page.path]
    report = Report(options.verbose)
    report.check(albums, "the site has pages")
    with SiteServer(site) as server, chromium() as browser:
        report.check(
            "default-src 'self'" in server.policy, "the site's policy is strict", server.policy)
        for width in options.widths:
            for scheme in options.schemes:
                look(report, browser, server, albums + photos, width, scheme, options.screenshots)
        fit_narrow(report, browser, server, albums + photos)
        for page in albums[:3] + photos[:1]:
            page_checks.check_without_scripts(
                report, browser, server.address(page.path), page.name)
        choose_pictures(report, browser, server, albums, photos)
        walk(report, browser, server, albums)
        open_from_disk(report, browser, site)
    return report.close(options.name or site.name)


def read_options():
    words = lambda text: text.split(",")
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--name")
    parser.add_argument("--photographs", type=int, default=3)
    parser.add_argument("--widths", type=lambda t: list(map(int, words(t))), default=[390, 1024, 1440])
    parser.add_argument("--schemes", type=words, default=["light", "dark"])
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--only")
    parser.add_argument("--verbose", action="store_true")
    return parser.parse_args()


def look(report, browser, server, pages, width, scheme, screenshots):
    """Opens each page at one width and in one colour scheme."""
    with Watched(browser, width, scheme) as watched:
        for page in pages:
            name = f"{page.name} {width} {scheme}"
            watched.open(server.address(page.path))
            page_checks.check_page(report, watched, name)
            page_checks.check_accessibility(report, watched.page, name)
            if width == 390 and scheme == "light":
                page_checks.check_no_script(report, watched.page, page.name)
            if screenshots:
                screenshots.mkdir(parents=True, exist_ok=True)
                watched.page.screenshot(
                    path=screenshots / f"{page.name}-{width}-{scheme}.png", full_page=True,
                    animations="disabled")


def fit_narrow(report, browser, server, pages):
    """The narrowest telephone shows every page without scrolling sideways."""
    with Watched(browser, 320) as watched:
        for page in pages:
            watched.open(server.address(page.path))
            page_checks.check_overflow(report, watched.page, f"{page.name} 320")


def choose_pictures(report, browser, server, albums, photos):
    for page in albums + photos[:1]:
        for width, ratio in ((390, 3), (1024, 1), (1440, 2)):
            picture_checks.check_pictures(
                report, browser, server.address(page.path), page.name, width, ratio)


def walk(report, browser, server, albums):
    for width in (390, 1440):
        with Watched(browser, width) as watched:
            for page in albums:
                keyboard_checks.check_keyboard(
                    report, watched, server.address(page.path), f"{page.name} {width}")


def open_from_disk(report, browser, site):
    """From a memory stick: no server, and every link still leads to a page."""
    with Watched(browser, 1024) as watched:
        page = watched.page
        watched.open((site / "index.html").as_uri())
        for step in range(3):
            page_checks.check_page(report, watched, f"from disk, step {step + 1}")
            link = page.query_selector("a[rel=next]") or page.query_selector("main li a[href]")
            if not link:
                break
            watched.complaints.clear()
            with page.expect_navigation(wait_until="load"):
                link.evaluate("link => link.click()")
        report.check(
            page.url.startswith("file:") and page.url.endswith(".html"),
            "from disk: links lead to pages", page.url)


if __name__ == "__main__":
    sys.exit(main())
