"""One Chromium, and pages in it whose every complaint is written down."""

import contextlib

from playwright.sync_api import sync_playwright

VIEWPORTS = {390: 844, 1024: 768, 1440: 900, 320: 568}

# Runs before a page's own content: keeps what the browser reports while the page loads.
WATCH = """
window.__shifts = [];
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue;
    window.__shifts.push({
      value: entry.value,
      nodes: entry.sources.map(s => s.node && s.node.nodeType == 1
        ? s.node.outerHTML.slice(0, 90) : String(s.node && s.node.nodeName)),
    });
  }
}).observe({type: 'layout-shift', buffered: true});
window.__violations = [];
addEventListener('securitypolicyviolation', event =>
  window.__violations.push(event.violatedDirective + ' ' + event.blockedURI));
"""

# Passes the whole page before the eye, so that lazy pictures load, and comes back.
SCROLL_THROUGH = """
async () => {
  const frames = n => new Promise(done => {
    const step = () => n-- > 0 ? requestAnimationFrame(step) : done();
    step();
  });
  const root = document.scrollingElement;
  for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.8) {
    scrollTo(0, y);
    await frames(2);
  }
  for (const strip of document.querySelectorAll('[tabindex="0"]')) {
    strip.scrollIntoView({block: 'nearest'});
    const step = strip.clientWidth || 1;
    for (let x = 0; x < strip.scrollWidth; x += step) {
      strip.scrollTo({left: x, behavior: 'instant'});
      await frames(2);
    }
    strip.scrollTo({left: 0, behavior: 'instant'});
  }
  const loaded = image => image.complete || new Promise(done => {
    image.addEventListener('load', done, {once: true});
    image.addEventListener('error', done, {once: true});
    setTimeout(done, 15000);
  });
  await Promise.all(Array.from(document.images, loaded));
  await Promise.all(Array.from(document.images, image => image.decode().catch(() => {})));
  scrollTo(0, 0);
  await frames(3);
}
"""


@contextlib.contextmanager
def chromium():
    """Debian's Chromium, without a download."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=["--no-sandbox", "--force-color-profile=srgb", "--allow-file-access-from-files"])
        try:
            yield browser
        finally:
            browser.close()


class Watched:
    """A page in a context of its own that collects complaints."""

    def __init__(self, browser, width, scheme="light", ratio=1, scripts=True):
        self.complaints = []
        self.context = browser.new_context(
            viewport={"width": width, "height": VIEWPORTS.get(width, 900)},
            color_scheme=scheme, device_scale_factor=ratio, java_script_enabled=scripts)
        self.context.set_default_timeout(30_000)
        if scripts:
            self.context.add_init_script(WATCH)
        self.page = self.context.new_page()
        self.page.on("console", lambda m: self.complaints.append(f"console {m.type}: {m.text}"))
        self.page.on("pageerror", self.note_error)
        self.page.on("requestfailed", self.note_failure)
        self.page.on("response", self.note_status)

    def note_error(self, error):
        # So Chromium says that it left a view transition out, since the next page came too soon.
        if not str(error).startswith("Transition was "):
            self.complaints.append(f"error: {error}")

    def note_failure(self, request):
        # A picture that is no longer wanted when a page is left is not a fault.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.failure}: {request.url}")

    def note_status(self, response):
        if response.status >= 400:
            self.complaints.append(f"status {response.status}: {response.url}")

    def open(self, address):
        self.complaints.clear()
        self.page.goto(address, wait_until="load")

    def scroll_through(self):
        self.page.evaluate(SCROLL_THROUGH)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()
