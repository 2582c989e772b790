"""Finds the pages of a built site and picks those that are worth a look."""

import dataclasses
import os
import pathlib
import re


@dataclasses.dataclass(frozen=True)
class SitePage:
    """A page: its path below the site, and whether it shows one photograph."""

    path: str
    is_photo: bool

    @property
    def name(self):
        """A name for files, such as `outdoors-bridge`."""
        name = re.sub(r"[^\w-]+", "-", self.path.removesuffix("index.html").strip("/")) or "home"
        return name[:80]


def find_pages(site):
    """Every page, albums before photographs, each sorted by path."""
    pages = []
    for folder, _, files in os.walk(site):
        for file in files:
            if not file.endswith(".html"):
                continue
            path = pathlib.Path(folder, file)
            text = path.read_text()
            pages.append(SitePage(path.relative_to(site).as_posix(), 'class="photo"' in text))
    return sorted(pages, key=lambda page: (page.is_photo, page.path))


def pick(pages, photographs):
    """Every album, and `photographs` of the photo pages spread evenly."""
    photos = [page for page in pages if page.is_photo]
    step = max(1, len(photos) // max(1, photographs))
    return [page for page in pages if not page.is_photo], photos[::step][:photographs]
