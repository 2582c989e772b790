"""The browser fetches the picture that its slot needs: `sizes` says what the layout does."""

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


def check_pictures(report, browser, address, name, width, ratio):
    with Watched(browser, width, ratio=ratio) as watched:
        watched.open(address)
        watched.scroll_through()
        choices = watched.page.evaluate(CHOICES)
    wrong = []
    for choice in choices:
        widths = {c["url"]: c["width"] for c in choice["candidates"]}
        actual = widths.get(choice["chosen"])
        # Half a pixel of tolerance: the browser rounds a slot's edges, not its size.
        expected = {
            chosen_width(choice["candidates"], choice["needed"] + error, ratio)
            for error in (-0.75, 0, 0.75)} if widths else set()
        if actual not in expected:
            wrong.append(
                f"needs {choice['needed']:.1f} px × {ratio} ({choice['fit']}), took {actual}, not"
                f" {sorted(expected)}: {choice['chosen'].rsplit('/', 1)[-1]} sizes={choice['sizes']}")
    report.check(
        not wrong, f"{name} at {width} × {ratio}: {len(choices)} pictures fit their slots",
        f"{len(wrong)} wrong: " + "; ".join(wrong[:3]))
