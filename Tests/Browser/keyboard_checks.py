"""The way of someone who has a keyboard only: to a photograph, on to the next, and back."""

FOCUSED = """
() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const rect = element.getBoundingClientRect(), style = getComputedStyle(element);
  const outlined = [element, ...element.querySelectorAll('*')].some(e => {
    const s = getComputedStyle(e);
    return (s.outlineStyle != 'none' && parseFloat(s.outlineWidth) > 0) || s.boxShadow != 'none';
  });
  return {
    tag: element.localName, rel: element.rel || '', href: element.href || '',
    hasPicture: !!element.querySelector('img'), outlined,
    inView: rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth,
    path: [...document.querySelectorAll('*')].indexOf(element),
  };
}
"""

# The photograph that is first to the eye: the topmost, and the first in its line.
FIRST_TO_THE_EYE = """
() => {
  const links = [...document.querySelectorAll('main a[href]')].filter(a => a.querySelector('img'));
  const place = a => a.getBoundingClientRect();
  const rtl = getComputedStyle(document.documentElement).direction == 'rtl';
  links.sort((a, b) => Math.abs(place(a).top - place(b).top) > 1
    ? place(a).top - place(b).top
    : (rtl ? place(b).right - place(a).right : place(a).left - place(b).left));
  return links.length ? [...document.querySelectorAll('*')].indexOf(links[0]) : -1;
}
"""


def tab_until(page, wanted, limit=60):
    """Presses Tab until the focused element is wanted; returns it, or None."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused and wanted(focused):
            return focused
    return None


def follow(page):
    with page.expect_navigation(wait_until="load"):
        page.keyboard.press("Enter")


def check_keyboard(report, watched, address, name):
    """Walks from an album to its photographs and back; returns whether it could be walked."""
    page = watched.page
    watched.open(address)
    first = page.evaluate(FIRST_TO_THE_EYE)
    if first < 0:
        return
    page.evaluate("scrollTo(0, 0)")
    focused = tab_until(page, lambda f: f["tag"] == "a" and f["hasPicture"])
    if not report.check(focused, f"{name}: Tab reaches a photograph"):
        return
    report.check(focused["path"] == first, f"{name}: Tab reaches the first photograph first")
    report.check(focused["outlined"], f"{name}: the focus can be seen")
    report.check(focused["inView"], f"{name}: what has the focus is in view")
    follow(page)
    if "photo" not in page.evaluate("document.body.className"):
        return  # A card, which leads to another album.
    check_photograph(report, watched, name, page.url)
    report.check(not watched.complaints, f"{name}: no complaint on the way", watched.complaints[:3])


def check_photograph(report, watched, name, photo):
    """On from a photograph to the next, back to it, and back to its place in the album."""
    page = watched.page
    has_next = page.evaluate("!!document.querySelector('a[rel=next]')")
    if has_next:
        found = tab_until(page, lambda f: f["rel"] == "next")
        if report.check(found, f"{name}: Tab reaches “next”"):
            follow(page)
            found = tab_until(page, lambda f: f["rel"] == "prev")
            if report.check(found, f"{name}: Tab reaches “previous”"):
                follow(page)
                report.check(page.url == photo, f"{name}: “previous” undoes “next”", page.url)
    # The album that the photograph is in, which may lie below the page that showed it.
    found = tab_until(
        page, lambda f: "#" in f["href"] and not f["href"].startswith(photo)
        and photo.startswith(f["href"].partition("#")[0].removesuffix("index.html")))
    if not report.check(found, f"{name}: a link leads back to the place in the album"):
        return
    follow(page)
    back = page.evaluate(
        "() => { const t = document.querySelector(':target'); if (!t) return null;"
        " const r = t.getBoundingClientRect();"
        " return {inView: r.bottom > 0 && r.top < innerHeight,"
        "         href: (t.querySelector('a[href]') || t).href}; }")
    report.check(
        back and back["inView"] and back["href"] == photo,
        f"{name}: the way back shows the photograph", back)
    page.keyboard.press("Tab")
    focused = page.evaluate(FOCUSED)
    report.check(
        focused and focused["href"] == photo, f"{name}: Tab goes on from the photograph", focused)
