"""Times style and layout of pages in Chromium: at load, and per step of a resize.

    layout_speed.py PAGE.html [PAGE.html …] [--repeats 7]

Prints the median and the least milliseconds of the forced layout after the page's markup is put in,
and of the forced layout after each of 20 changes of the container's width.
"""

import argparse
import pathlib
import statistics

from playwright.sync_api import sync_playwright

TIME = """
async () => {
  const frame = document.getElementById('frame');
  const markup = frame.innerHTML;
  frame.innerHTML = '';
  frame.style.width = '1000px';
  document.body.offsetHeight;
  await new Promise(requestAnimationFrame);
  frame.innerHTML = markup;
  let start = performance.now();
  document.body.offsetHeight;
  // Lists off screen are skipped only once it is known that they are: two frames later.
  const load = performance.now() - start;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const steps = [];
  for (let width = 1000; width < 1200; width += 10) {
    frame.style.width = width + 'px';
    start = performance.now();
    document.body.offsetHeight;
    steps.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  return {load, step: steps.sort((a, b) => a - b)[10]};
}
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="+", type=pathlib.Path)
    parser.add_argument("--repeats", type=int, default=7)
    options = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        print(f"{'page':32}{'load':>8}{'min':>8}{'step':>8}{'min':>8}  ms")
        for path in options.pages:
            runs = []
            for _ in range(options.repeats):
                page = browser.new_page(viewport={"width": 1300, "height": 900})
                page.goto(path.resolve().as_uri())
                runs.append(page.evaluate(TIME))
                page.close()
            loads = [run["load"] for run in runs]
            steps = [run["step"] for run in runs]
            print(f"{path.stem:32}{statistics.median(loads):8.1f}{min(loads):8.1f}"
                  f"{statistics.median(steps):8.1f}{min(steps):8.1f}")
        browser.close()


main()
