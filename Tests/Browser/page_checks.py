"""What must hold for a page on its own: nothing to complain of, nothing that moves or sticks out."""

from axe_playwright_python.sync_playwright import Axe

from site_browser import Watched

PICTURES = """
() => Array.from(document.images, image => ({
  source: image.currentSrc || image.src, width: image.naturalWidth, complete: image.complete,
})).filter(image => !image.complete || image.width == 0)
"""

OVERFLOW = """
() => {
  const root = document.scrollingElement, width = root.clientWidth;
  if (root.scrollWidth <= width) return null;
  const inStrip = element => {
    for (let e = element.parentElement; e && e !== root; e = e.parentElement) {
      if (getComputedStyle(e).overflowX != 'visible') return true;
    }
    return false;
  };
  for (const element of document.body.querySelectorAll('*')) {
    const rect = element.getBoundingClientRect();
    if ((rect.right > width + 0.5 || rect.left < -0.5) && rect.width > 0 && !inStrip(element)) {
      return `${root.scrollWidth} px in ${width}: ${element.outerHTML.slice(0, 120)}`;
    }
  }
  return `${root.scrollWidth} px in ${width}`;
}
"""

SCRIPTS = """
() => Array.from(document.scripts).filter(s => s.type != 'application/ld+json').length
  + Array.from(document.querySelectorAll('*')).filter(e => e.hasAttribute('style')
    || Array.from(e.attributes).some(a => a.name.startsWith('on'))).length
"""


def check_page(report, watched, name):
    """Looks at a page that has just been opened."""
    watched.scroll_through()
    page = watched.page
    shifts = page.evaluate("window.__shifts")
    report.check(not watched.complaints, f"{name}: no complaint", "; ".join(watched.complaints[:5]))
    violations = page.evaluate("window.__violations")
    report.check(not violations, f"{name}: keeps to the security policy", violations[:3])
    moved = sum(shift["value"] for shift in shifts)
    report.check(moved == 0, f"{name}: nothing moves", f"{moved:.4f} {shifts[:2]}")
    missing = page.evaluate(PICTURES)
    report.check(not missing, f"{name}: every picture is shown", missing[:3])
    check_overflow(report, page, name)


def check_overflow(report, page, name):
    overflow = page.evaluate(OVERFLOW)
    report.check(overflow is None, f"{name}: no wider than the window", overflow)


def check_no_script(report, page, name):
    report.check(page.evaluate(SCRIPTS) == 0, f"{name}: no script and no inline style")


def check_accessibility(report, page, name):
    """axe finds nothing serious."""
    found = Axe().run(page).response["violations"]
    serious = [
        f"{rule['id']} ({rule['impact']}): {node['html'][:120]}"
        for rule in found if rule["impact"] in ("serious", "critical") for node in rule["nodes"]]
    report.check(not serious, f"{name}: axe finds nothing serious", "; ".join(serious[:4]))


CONTENT = """
() => [document.body.innerText, document.images.length,
  Array.from(document.querySelectorAll('body *'), element => {
    const rect = element.getBoundingClientRect();
    return [rect.x, rect.y, rect.width, rect.height].join();
  }).join(';')]
"""


def check_without_scripts(report, browser, address, name):
    """The same pictures and words are in the same places when scripts are switched off."""
    results = []
    for scripts in (True, False):
        with Watched(browser, 1024, scripts=scripts) as watched:
            watched.open(address)
            results.append(watched.page.evaluate(CONTENT))
    report.check(results[0] == results[1], f"{name}: the same without JavaScript")
