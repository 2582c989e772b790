"""The browser fetches the picture that its slot needs: `sizes` says what the layout does.

A file that is larger than needed is right where another picture of the page needs it: Chromium takes
the largest that it holds already (Blink's `AvoidDownloadIfHigherDensityResourceIsInCache`).
"""

from site_browser import Watched

# For each picture its candidates, what it is shown in, and what the browser chose. The width that
# is needed is that of the whole picture, of which `object-fit: cover` shows a part.
CHOICES = """
() => Array.from(document.images).filter(image => image.srcset).map(image => {
  const rect = image.getBoundingClientRect(), style = getComputedStyle(image);
  const ratio = image.getAttribute('width') / image.getAttribute('height');
  const width = image.clientWidth, height = image.clientHeight;
  const needed = style.objectFit == 'cover' ? Math.max(width, height * ratio)
    : style.objectFit == 'contain' ? Math.min(width, height * ratio) : width;
  const sets = [image, ...image.parentElement.querySelectorAll('source')].map(e => e.srcset);
  const absolute = url => new URL(url, document.baseURI).href;
  const candidates = sets.map(set => set.split(',').map(c => c.trim().split(/\\s+/))
    .map(([url, width]) => ({url: absolute(url), width: parseInt(width)})))
    .find(list => list.some(c => c.url == image.currentSrc)) || [];
  return {needed, candidates, chosen: image.currentSrc, visible: rect.width > 0,
          sizes: image.sizes, fit: style.objectFit};
}).filter(choice => choice.visible)
"""


def chosen_width(candidates, needed, ratio):
    """The smallest candidate that fills `needed` CSS pixels, or else the largest there is."""
    widths = sorted({candidate["width"] for candidate in candidates})
    return next((width for width in widths if width >= needed * ratio), widths[-1])


def taken(choice):
    """The width of the candidate that the browser chose; none where it is no candidate."""
    widths = {candidate["url"]: candidate["width"] for candidate in choice["candidates"]}
    return widths.get(choice["chosen"])


def needed(choice, ratio):
    """The widths that are right, with a pixel more or less: browsers round a slot's edges."""
    if not choice["candidates"]:
        return set()
    return {
        chosen_width(choice["candidates"], choice["needed"] + error, ratio)
        for error in (-0.75, 0, 0.75)}


def is_right(choice, ratio, held):
    widths = needed(choice, ratio)
    is_larger = widths and taken(choice) and taken(choice) > max(widths)
    return taken(choice) in widths or (is_larger and choice["chosen"] in held)


def check_pictures(report, browser, address, name, width, ratio):
    with Watched(browser, width, ratio=ratio) as watched:
        watched.open(address)
        watched.scroll_through()
        choices = watched.page.evaluate(CHOICES)
    held = {choice["chosen"] for choice in choices if taken(choice) in needed(choice, ratio)}
    wrong = [
        f"needs {choice['needed']:.1f} px × {ratio} ({choice['fit']}), took {taken(choice)}, not"
        f" {sorted(needed(choice, ratio))}: {choice['chosen'].rsplit('/', 1)[-1]}"
        f" sizes={choice['sizes']}"
        for choice in choices if not is_right(choice, ratio, held)]
    report.check(
        not wrong, f"{name} at {width} × {ratio}: {len(choices)} pictures fit their slots",
        f"{len(wrong)} wrong: " + "; ".join(wrong[:3]))
