"""A small sound site, written by hand: what the checks must pass, and what is spoilt to try them."""

import subprocess

HEADERS = """/*
  Content-Security-Policy: default-src 'self'
"""

CSS = """
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 sans-serif; color: #222; background: #fff }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #111 } }
a { color: inherit }
a:focus-visible { outline: 3px solid #08f }
.grid { display: grid; grid-template-columns: repeat(2, 1fr); margin: 0; padding: 0; list-style: none }
.grid img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2 }
.stage img { display: block; width: 100%; height: auto }
"""

FRAME = """<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
<head><meta charset="utf-8"/><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<link rel="stylesheet" href="{root}theme.css"/></head>
<body class="{kind}"><main><h1>{title}</h1>
{content}
</main></body>
</html>
"""

IMAGE = (
    '<img src="{root}images/{name}-320.png" srcset="{root}images/{name}-320.png 320w, '
    '{root}images/{name}-640.png 640w, {root}images/{name}-1280.png 1280w" sizes="{sizes}" '
    'width="1280" height="853" alt="Picture {name}"{more}/>')

NAMES = [f"p{index}" for index in range(1, 9)]


def write_sample_site(site):
    """Writes the site into an empty folder."""
    (site / "images").mkdir(parents=True)
    for index, name in enumerate(NAMES):
        for width in (320, 640, 1280):
            subprocess.run(
                ["convert", "-size", f"{width}x{width * 2 // 3}",
                 f"gradient:hsl({index * 40},60%,50%)-#fff", str(site / f"images/{name}-{width}.png")],
                check=True)
    (site / "_headers").write_text(HEADERS)
    (site / "theme.css").write_text(CSS)
    items = "\n".join(
        f'<li id="{name}"><a href="{name}/index.html">'
        + IMAGE.format(root="", name=name, sizes="50vw", more=' loading="lazy"') + "</a></li>"
        for name in NAMES)
    content = f'<ul class="grid">\n{items}\n</ul>'
    (site / "index.html").write_text(
        FRAME.format(title="Sample", root="", kind="album", content=content))
    for index, name in enumerate(NAMES):
        write_photo(site, index, name)


def write_photo(site, index, name):
    links = f'<a href="../index.html#{name}">Sample</a>'
    if index > 0:
        links += f' <a rel="prev" href="../{NAMES[index - 1]}/index.html">Previous</a>'
    if index + 1 < len(NAMES):
        links += f' <a rel="next" href="../{NAMES[index + 1]}/index.html">Next</a>'
    picture = IMAGE.format(root="../", name=name, sizes="100vw", more="")
    content = f'<p>{links}</p>\n<figure class="stage">{picture}</figure>'
    (site / name).mkdir()
    (site / name / "index.html").write_text(
        FRAME.format(title=f"Picture {name}", root="../", kind="photo", content=content))
