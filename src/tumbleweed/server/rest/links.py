"""Links to pass on: as text, and as QR code."""

import segno
from fastapi import Request
from pydantic import BaseModel, Field

from tumbleweed.server.addresses import ANYWHERE, network_address, only_here
from tumbleweed.server.hall import Hall


class Link(BaseModel):
    """A link to pass on, as text and as QR code."""

    path: str
    url: str
    only_here: bool = Field(description="It leads nowhere from other machines.")
    svg: str


def link_to(request: Request, hall: Hall, path: str) -> Link:
    """The link to a page of this server, by an address that others can open if there is one."""
    base = hall.settings.public_url
    here = False
    if not base:
        asked = request.base_url
        here = only_here(asked.hostname or "")
        if here and hall.settings.host in ANYWHERE and (network := network_address()):
            asked, here = asked.replace(hostname=network), False
        base = str(asked).rstrip("/")
    return Link(path=path, url=base + path, only_here=here, svg=qr(base + path))


def qr(text: str) -> str:
    """A QR code as SVG, in the colour of the text around it."""
    drawn = segno.make(text, error="m").svg_inline(scale=4, dark="#000", light=None, border=2)
    return str(drawn).replace('stroke="#000"', 'stroke="currentColor"')
