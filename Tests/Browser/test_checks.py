"""The checks themselves: a sound site passes, and each spoilt one fails in the way it is spoilt.

    test_checks.py

A check that cannot fail proves nothing.
"""

import pathlib
import shutil
import sys
import tempfile

import keyboard_checks
import page_checks
import picture_checks
from sample_site import write_sample_site
from site_browser import Watched, chromium
from site_report import Report
from site_server import SiteServer


def look(report, browser, server):
    report.check("default-src 'self'" in server.policy, "the policy is strict")
    with Watched(browser, 1024) as watched:
        for page in ("index.html", "p1/index.html"):
            watched.open(server.address(page))
            page_checks.check_page(report, watched, page)
            page_checks.check_no_script(report, watched.page, page)
            page_checks.check_accessibility(report, watched.page, page)


def choose(report, browser, server):
    for width, ratio in ((390, 3), (1024, 1)):
        picture_checks.check_pictures(
            report, browser, server.address("index.html"), "home", width, ratio)


def walk(report, browser, server):
    with Watched(browser, 1024) as watched:
        keyboard_checks.check_keyboard(report, watched, server.address("index.html"), "home")


LATE = "h1 { animation: late .2s infinite alternate } @keyframes late { from { margin: 0 } to { margin: 90px } }"

# What is spoilt: (check, file, text, replacement, a part of the failure's name).
SPOILT = [
    (look, "_headers", "default-src 'self'", "default-src *", "policy is strict"),
    (look, "index.html", "<h1>", '<h1 style="color:red">', "keeps to the security policy"),
    (look, "index.html", "</main>", "<script>document.title</script></main>", "no script"),
    (look, "theme.css", "* {", "@import 'missing.css'; * {", "no complaint"),
    (look, "theme.css", "body {", LATE + "body {", "nothing moves"),
    (look, "index.html", "p3-640.png", "p9-640.png", "no complaint"),
    (look, "index.html", 'alt="Picture p2"', "", "axe finds nothing serious"),
    (look, "theme.css", "color: #222", "color: #ccc", "axe finds nothing serious"),
    (choose, "index.html", "50vw", "10vw", "pictures fit their slots"),
    (choose, "index.html", "50vw", "200vw", "pictures fit their slots"),
    (look, "theme.css", ".grid {", "h1 { width: 2000px } .grid {", "no wider than the window"),
    (walk, "theme.css", ".grid {", ".grid { direction: rtl;", "the first photograph first"),
    (walk, "theme.css", "outline: 3px solid #08f", "outline: none", "the focus can be seen"),
    (walk, "p1/index.html", 'rel="next"', 'rel="next" tabindex="-1"', "Tab reaches “next”"),
    (walk, "p2/index.html", 'href="../p1/', 'href="../p3/', "“previous” undoes “next”"),
    (walk, "p1/index.html", "index.html#p1", "index.html#p2", "the way back shows the photograph"),
    (walk, "p1/index.html", "index.html#p1", "index.html", "a link leads back"),
]


def failures_of(site, browser, checks):
    """The names of what does not hold for a site."""
    report = Report(quiet=True)
    with SiteServer(site) as server:
        for check in checks:
            check(report, browser, server)
    return report.failures


def main():
    report = Report()
    with tempfile.TemporaryDirectory(prefix="vitrine-checks-") as folder, chromium() as browser:
        sound = pathlib.Path(folder, "sound")
        write_sample_site(sound)
        failures = failures_of(sound, browser, [look, choose, walk])
        report.check(not failures, "a sound site passes", failures)
        for number, (check, file, text, replacement, expected) in enumerate(SPOILT):
            site = pathlib.Path(folder, str(number))
            shutil.copytree(sound, site)
            content = (site / file).read_text()
            assert text in content, (file, text)
            (site / file).write_text(content.replace(text, replacement))
            failures = failures_of(site, browser, [check])
            report.check(
                any(expected in failure for failure in failures),
                f"{file}, {replacement!r}: “{expected}” fails", failures)
    return report.close("the checks themselves")


if __name__ == "__main__":
    sys.exit(main())
