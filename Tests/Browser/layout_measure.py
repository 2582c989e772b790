"""Measures layout pages in Chromium against the frames they should have.

    layout_measure.py FOLDER [--dpr 1,1.5,2,3] [--dir ltr,rtl] [--only NAME] [--screenshots DIR]

FOLDER is what `swift run layout-pages FOLDER` wrote: for each layout a page, its stylesheet and the
frames at some sizes. The container is given each width in turn and every item's
`getBoundingClientRect` is compared. Exits with 1 when an item is further off than two layout units
(1/64 px), or a page is wider than its window.
"""

import argparse
import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

UNIT = 1 / 64

MEASURE = """
([size, rtl, adds]) => {
  const frame = document.getElementById('frame');
  frame.style.width = size.width + 'px';
  const result = {worst: 0, count: 0, where: null, overflow: 0, height: 0, drift: 0};
  const note = (error, where) => {
    result.count++;
    if (error > result.worst) { result.worst = error; result.where = where; }
  };
  const sections = document.querySelectorAll('section');
  size.sections.forEach((expected, s) => {
    const section = sections[s].getBoundingClientRect();
    const body = sections[s].querySelector('div');
    result.height = Math.max(result.height, Math.abs(section.height - expected.height));
    let shift = 0;
    for (const {index, frame} of expected.items) {
      const rect = sections[s].querySelector(`[data-i="${index}"]`).getBoundingClientRect();
      const start = rtl ? section.right - rect.right : rect.left - section.left;
      if (expected.strip && index == 0) {
        // At rest the strip may already be scrolled, to centre its first group.
        shift = frame[0] - start;
        if (Math.abs(shift) < 0.1) shift = Math.abs(body.scrollLeft);
      }
      const found = [start + shift, rect.top - section.top, rect.width, rect.height];
      found.forEach((value, k) => {
        const error = Math.abs(value - frame[k]);
        if (adds && k < 2) {
          result.drift = Math.max(result.drift, error);
        } else {
          note(error, [s, index, 'x y width height'.split(' ')[k], value, frame[k]]);
        }
      });
    }
  });
  result.overflow = document.getElementById('frame').scrollWidth - Math.ceil(size.width);
  return result;
}
"""


def set_height(page, height):
    """Gives the window a height inside. (An emulated viewport would lay out in CSS px, whatever
    the pixel ratio.)"""
    inside = page.evaluate("innerHeight")
    if inside == height:
        return
    session = page.context.new_cdp_session(page)
    window = session.send("Browser.getWindowForTarget")
    bounds = {"height": window["bounds"]["height"] + height - inside, "width": 2000}
    session.send("Browser.setWindowBounds", {"windowId": window["windowId"], "bounds": bounds})
    page.wait_for_function("height => innerHeight == height", arg=height)
    session.detach()


def measure(page, case, rtl):
    totals = {"worst": 0, "count": 0, "where": None, "overflow": 0, "height": 0, "drift": 0}
    for size in case["sizes"]:
        height = round(size["height"])
        set_height(page, height)
        found = page.evaluate(MEASURE, [size, rtl, case["adds"]])
        totals["count"] += found["count"]
        if found["worst"] > totals["worst"]:
            totals["worst"] = found["worst"]
            totals["where"] = [size["width"], height, *found["where"]]
        for key in ("overflow", "height", "drift"):
            totals[key] = max(totals[key], found[key])
    return totals


def measure_page(browser, html, dpr, options):
    case = json.loads(html.with_suffix(".json").read_text())
    if case["dependsOnHeight"] and not float(dpr).is_integer():
        return 0  # The window's height is then no whole number of px.
    failures = 0
    for direction in options.dir.split(","):
        page = browser.new_page(no_viewport=True)
        page.goto(html.resolve().as_uri())
        page.evaluate("d => document.documentElement.dir = d", direction)
        found = measure(page, case, direction == "rtl")
        bad = found["worst"] > options.tolerance or found["overflow"] > 0 or found["drift"] > 1
        failures += bad
        print(f"{html.stem:28}{dpr:>5} {direction:4}{found['count']:8}"
              f"{found['worst'] / UNIT:10.2f}{found['height'] / UNIT:10.2f}{found['drift'] / UNIT:10.2f}"
              + (f"  FAIL {found['where']} overflow {found['overflow']}" if bad else ""))
        if options.screenshots:
            page.screenshot(path=options.screenshots / f"{html.stem}-{direction}-{dpr}.png")
        page.close()
    return failures


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--dpr", default="1,1.5,2,3")
    parser.add_argument("--dir", default="ltr,rtl")
    parser.add_argument("--only", default="")
    parser.add_argument("--tolerance", type=float, default=2 * UNIT)
    parser.add_argument("--screenshots", type=pathlib.Path)
    options = parser.parse_args()
    failures = 0
    print(f"{'layout':28}{'dpr':>5} {'dir':4}{'checks':>8}{'worst/64':>10}{'height/64':>10}{'drift/64':>10}")
    with sync_playwright() as playwright:
        for dpr in options.dpr.split(","):
            # The emulated ratio of a context leaves layout in CSS px; this one does not.
            browser = playwright.chromium.launch(
                executable_path="/usr/bin/chromium",
                args=["--no-sandbox", f"--force-device-scale-factor={dpr}"])
            for html in sorted(options.folder.glob("*.html")):
                if options.only in html.stem:
                    failures += measure_page(browser, html, dpr, options)
            browser.close()
    sys.exit(1 if failures else 0)


main()
