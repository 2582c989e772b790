"""Assembles a folder of pictures and names that other galleries have stumbled over.

    odd_pictures.py DIR

Nothing binary is kept in the repository: the photographs are those of Debian's package
lomiri-wallpapers-16.04, made smaller, and everything else is made with ImageMagick, exiftool and
libvips' and libheif's tools. Each album tries one kind of oddity.
"""

import itertools
import os
import pathlib
import shutil
import subprocess
import sys

PHOTOGRAPHS = sorted(pathlib.Path("/usr/share/backgrounds").glob("*.jpg"))

PRESETS = ["grid", "carousel", "banner", "list", "mosaic", "featured", "justified", "waterfall",
           "filmstrip"]

# Files that cannot be shown: each must be named in a warning, and the build ends with status 2.
UNREADABLE = ["broken/cut.jpg", "broken/empty.jpg", "broken/words.jpg"]

LETTER_F = "rectangle 330,90 400,510 rectangle 400,90 620,160 rectangle 400,270 560,340"

# The name of every picture in the album "names". Two that a Mac or Windows would take for one, two
# that only differ in their extension, and whatever means something in a URL, a shell or HTML.
NAMES = [
    '"Heroes" #1.jpg', "100%.jpg", "%23.jpg", "img-09:10:10.jpg", "👩‍👩‍👧.jpg", "Caf\u00e9.jpg",
    "Cafe\u0301.jpg", "A.jpg", "a.jpg", "IMG_1.jpg", "IMG_1.png", "-resize.jpg", "a b.jpg",
    "<b>&amp;.jpg", "index.html.jpg", "写" * 83 + ".jpg", "…and swords.jpg", "a+b=c;d,e.jpg",
    "back\\slash.jpg",
]


def run(*arguments):
    subprocess.run([str(a) for a in arguments], check=True, stdout=subprocess.DEVNULL)


class Folder:
    """Where the album is assembled; small photographs are made once and then copied."""

    def __init__(self, root):
        self.root = root
        self.small = root.parent / (root.name + "-photographs")
        self.small.mkdir(parents=True, exist_ok=True)
        self.photographs = itertools.cycle([self.shrunk(file) for file in PHOTOGRAPHS])

    def shrunk(self, file):
        smaller = self.small / file.name
        if not smaller.exists():
            run("vipsthumbnail", file, "--size", "1400x", "-o", f"{smaller}[Q=85]")
        return smaller

    def path(self, name):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def photograph(self, name):
        """Copies the next photograph."""
        path = self.path(name)
        source = next(self.photographs)
        if path.suffix == ".png":
            run("convert", source, "-resize", "600x", f"png:{path}")
        else:
            shutil.copyfile(source, path)
        return path

    def words(self, name, text):
        self.path(name).write_text(text)

    def drawn(self, name, *arguments):
        """Draws a picture with ImageMagick."""
        path = self.path(name)
        run("convert", *arguments, path)
        return path


def configure(folder):
    folder.words("gallery.json5", """{
  title: "Odd & “ends” <1>", author: "O'Neill & Söhne", baseURL: "https://example.org/odd/",
  sections: [
    { title: "At the top", from: "top-*", layout: "featured" },
    { title: "In a strip", caption: "Swipe *me*.", from: "strip-*", layout: "carousel" },
    { title: "By hand", from: "hand-*", layout: { group: {
      axis: "horizontal", width: "fractionalWidth(1)", height: "fractionalWidth(0.5)",
      subitems: [
        { width: "fractionalWidth(0.5)", height: "fractionalHeight(1)", contentInsets: 4 },
        { axis: "vertical", width: "fractionalWidth(0.5)", height: "fractionalHeight(1)", count: 2,
          subitem: { width: "fractionalWidth(1)", height: "fractionalHeight(0.5)", contentInsets: 4 } },
      ] } } },
  ],
}
""")
    for kind, count in (("top", 4), ("strip", 7), ("hand", 6)):
        for number in range(count):
            folder.photograph(f"{kind}-{number}.jpg")


def presets(folder):
    for preset in PRESETS:
        folder.words(f"presets/{preset}/album.json5",
                     '{ title: "%s", layout: "%s" }\n' % (preset.capitalize(), preset))
        for number in range(11):
            folder.photograph(f"presets/{preset}/{number:02}.jpg")
        folder.drawn(f"presets/{preset}/tall.png", "-size", "300x1500", "gradient:#346-#eca")


def names(folder):
    for name in NAMES:
        folder.photograph(f"names/{name}")
    for album in ("2023-07-07 🛶 Boat", "09:10", "-x", "images", "assets", "Ä #?", "a'b\"c"):
        folder.photograph(f"names/{album}/inside.jpg")
    for album in ("images", "assets", "feed.xml"):
        folder.photograph(f"{album}/one.jpg")


def orientations(folder):
    """The same letter in the eight orientations of EXIF: all must come out upright."""
    for orientation in range(1, 9):
        path = folder.drawn(
            f"orientations/{orientation}.jpg", "-size", "900x600", "gradient:#fff-#48c",
            "-fill", "#222", "-draw", LETTER_F, *untwisted(orientation))
        run("exiftool", "-q", "-n", "-overwrite_original", f"-Orientation={orientation}", path)
    for orientation in (0, 9):
        path = folder.photograph(f"orientations/out-of-range-{orientation}.jpg")
        run("exiftool", "-q", "-n", "-overwrite_original", f"-Orientation={orientation}", path)


def untwisted(orientation):
    """What turns an upright picture into one that its orientation turns upright again."""
    return {1: [], 2: ["-flop"], 3: ["-rotate", "180"], 4: ["-flip"], 5: ["-transpose"],
            6: ["-rotate", "-90"], 7: ["-transverse"], 8: ["-rotate", "90"]}[orientation]


def formats(folder):
    photograph = next(folder.photographs)
    size = ("-size", "800x600")
    folder.drawn("formats/alpha.png", *size, "radial-gradient:#e33-none")
    folder.drawn("formats/palette-with-a-hole.png", *size, "radial-gradient:#3a3-none",
                 "-channel", "A", "-threshold", "50%", "-channel", "RGBA", "-colors", "16",
                 "-define", "png:format=png8")
    folder.drawn("formats/sixteen-bit-grey.png", *size, "gradient:", "-colorspace", "Gray",
                 "-depth", "16")
    folder.drawn("formats/one-bit.png", *size, "pattern:checkerboard", "-monochrome")
    folder.drawn("formats/print-shop.jpg", photograph, "-colorspace", "CMYK")
    folder.drawn("formats/moving.gif", "-delay", "20", "-size", "300x200", "xc:#c33", "xc:#3c3",
                 "xc:#33c")
    run("convert", photograph, "-resize", "500x", f"png:{folder.path('formats/a-png-really.jpg')}")
    folder.drawn("formats/scan.tif", photograph, "-resize", "700x", "-compress", "lzw")
    folder.drawn("formats/web.webp", photograph, "-resize", "700x")
    run("heif-enc", "-q", "60", photograph, "-o", folder.path("formats/telephone.heic"))
    folder.words("formats/drawing.svg",
                 '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" '
                 'viewBox="0 0 400 300"><circle cx="200" cy="150" r="120" fill="#c63"/></svg>\n')
    folder.drawn("formats/one-pixel.png", "-size", "1x1", "xc:#808")
    folder.drawn("formats/panorama.jpg", "-size", "4000x400", "gradient:#fc8-#247")
    folder.drawn("formats/chimney.jpg", "-size", "200x2000", "gradient:#fc8-#247")


def broken(folder):
    folder.photograph("broken/whole.jpg")
    folder.path("broken/cut.jpg").write_bytes(PHOTOGRAPHS[0].read_bytes()[:20_000])
    folder.path("broken/empty.jpg").write_bytes(b"")
    folder.words("broken/words.jpg", "These are words.\n")
    folder.photograph("broken/._whole.jpg")
    folder.photograph("broken/.hidden.jpg")
    folder.path("empty/nothing.txt").write_text("No picture here.\n")
    os.symlink("..", folder.path("broken/loop"))
    os.symlink("/nowhere", folder.path("broken/dangling.jpg"))


def captions(folder):
    folder.photograph("captions/long.jpg")
    folder.words("captions/long.md", "# A long one\n\n" + "All of these words belong to it. " * 62)
    folder.photograph("captions/one-word.jpg")
    folder.words("captions/one-word.md", "# " + "Donau" * 60 + "\n\n" + "dampf" * 60 + "\n")
    folder.photograph("captions/right-to-left.jpg")
    folder.words("captions/right-to-left.md", "# צילום\n\nصورة من الشاطئ, 2023 (Coast).\n")
    folder.photograph("captions/hostile.jpg")
    folder.words("captions/hostile.md",
                 "# <script>alert(1)</script> & \"quotes\"\n\n[click](javascript:alert(1)) "
                 "<img src=x onerror=alert(1)> ]]> &nbsp; </p>\n\n| a | b |\n|:-|-:|\n| 1 | 2 |\n")
    hostile = folder.photograph("captions/hostile-metadata.jpg")
    run("exiftool", "-q", "-n", "-overwrite_original",
        "-ImageDescription=<img src=x onerror=alert(1)>", "-XMP-dc:Title=\"></title><script>",
        "-Make=<b>Make", "-Model=Model & \"Co\"", "-DateTimeOriginal=0000:00:00 00:00:00", hostile)
    latin = folder.photograph("captions/latin.jpg")
    run("exiftool", "-q", "-overwrite_original", "-charset", "iptc=Latin1",
        "-IPTC:ObjectName=Heinrichshütte", latin)
    dated = folder.photograph("captions/dated.jpg")
    run("exiftool", "-q", "-n", "-overwrite_original", "-DateTimeOriginal=2021:06:05 04:03:02",
        "-FNumber=2.8", "-ExposureTime=0.004", "-ISO=200", "-FocalLength=35", "-Model=X-100",
        "-GPSLatitude=48.1", "-GPSLatitudeRef=N", "-GPSLongitude=11.5", "-GPSLongitudeRef=E", dated)


def nested(folder):
    for album in ("one", "one/two", "one/two/three", "one/two/three/four"):
        for number in range(3):
            folder.photograph(f"nested/{album}/{number}.jpg")
    folder.words("nested/one/album.json5", '{ title: "One", caption: "With *words*.", sort: "-name" }\n')


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    folder = Folder(root)
    for part in (configure, presets, names, orientations, formats, broken, captions, nested):
        part(folder)


if __name__ == "__main__":
    main()
