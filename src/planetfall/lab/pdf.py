"""A picture as a PDF file of one page, for papers and slides.

The page holds the drawing as an image without loss, at three pixels to a unit: sharp in print at
the width of a page. A vector file would need a renderer with fonts of its own (cairo, a browser)
on every machine; this needs what PNG pictures need, and looks the same everywhere. Who needs
curves takes the `.svg`.
"""

from __future__ import annotations

import zlib
from io import BytesIO
from typing import Final

from planetfall.lab.environments.render import png

ZOOM: Final = 3
"""Pixels per unit of the drawing."""

POINTS: Final = 0.75
"""A unit of a drawing, a pixel of 1/96 inch, in points of 1/72 inch."""


def pdf(markup: str, title: str) -> bytes:
    """SVG markup as a PDF file."""
    from PIL import Image

    image = Image.open(BytesIO(png(markup, ZOOM))).convert("RGB")
    width, height = image.size
    page = (width / ZOOM * POINTS, height / ZOOM * POINTS)
    content = f"q {page[0]:.2f} 0 0 {page[1]:.2f} 0 0 cm /I Do Q".encode()
    pixels = zlib.compress(image.tobytes(), 9)
    named = title.encode("utf-16-be").hex()
    return _file(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {page[0]:.2f} {page[1]:.2f}] "
            "/Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>".encode(),
            _stream("", content),
            _stream(
                f"/Type /XObject /Subtype /Image /Width {width} /Height {height} "
                "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode ",
                pixels,
            ),
            f"<< /Title <feff{named}> /Producer (Planetfall) >>".encode(),
        ]
    )


def _stream(entries: str, content: bytes) -> bytes:
    head = f"<< {entries}/Length {len(content)} >>\nstream\n".encode()
    return head + content + b"\nendstream"


def _file(objects: list[bytes]) -> bytes:
    """The objects, numbered from 1 (the catalogue) to the last (what is known of the file)."""
    written = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places: list[int] = []
    for number, content in enumerate(objects, 1):
        places.append(len(written))
        written += f"{number} 0 obj\n".encode() + content + b"\nendobj\n"
    start, count = len(written), len(objects) + 1
    written += f"xref\n0 {count}\n0000000000 65535 f \n".encode()
    for place in places:
        written += f"{place:010} 00000 n \n".encode()
    written += f"trailer\n<< /Size {count} /Root 1 0 R /Info {count - 1} 0 R >>\n".encode()
    return bytes(written + f"startxref\n{start}\n%%EOF\n".encode())
