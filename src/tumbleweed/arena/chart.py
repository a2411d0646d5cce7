"""Charts as SVG in the look of the page: ink on paper, square corners, a double rule around them."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

PAPER: Final = "#f2e6cb"
INK: Final = "#241a14"
SECOND: Final = "#57412f"
EDGE: Final = "#d4bb86"
RUST: Final = "#95351a"
FONT: Final = "Bitter, Georgia, serif"
WIDTH: Final = 800
LABELS: Final = (120, 360)
"""How wide the column of labels is, at least and at most."""
LETTER: Final = 8.3
RIGHT: Final = 110
TOP: Final = 74
ROW: Final = 34


class Bar(NamedTuple):
    """One line of a chart; `low` and `high` are the ends of its interval, `beside` a second bar to compare it with."""

    label: str
    value: float
    shown: str
    low: float | None = None
    high: float | None = None
    beside: float | None = None
    beside_shown: str = ""


def bars(
    title: str, about: str, rows: Sequence[Bar], mark: float | None = None, marked: str = "", alike: bool = True
) -> str:
    """A chart of bars. `mark` draws a line across all of them (what would be fair), `marked` says what it is. Unless
    they are `alike`, each row has a scale of its own.
    """
    most = max([*(_most(row) for row in rows), mark or 0.0, 1e-9])
    double = any(row.beside is not None for row in rows)
    step = ROW + 14 if double else ROW
    height = TOP + step * len(rows) + (40 if mark is not None else 22)
    longest = max([len(row.label) for row in rows], default=0)
    left = min(max(round(longest * LETTER) + 32, LABELS[0]), LABELS[1])
    room = WIDTH - left - RIGHT
    scale = room / most
    parts = [_frame(height), _text(20, 34, title, 21, weight=700), _text(20, 56, about, 13, fill=SECOND)]
    numbers = []  # above everything else
    for number, row in enumerate(rows):
        own = scale if alike else 0.8 * room / max(_most(row), 1e-9)
        drawn, told = _row(TOP + number * step, row, left, own, double)
        parts.append(drawn)
        numbers.append(told)
    if mark is not None:
        x, end = left + mark * scale, TOP + step * len(rows)
        parts.append(
            f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{end}" stroke="{INK}" stroke-dasharray="4 4"/>'
        )
        parts.append(_text(x, end + 18, marked, 12, fill=SECOND, anchor="middle"))
    parts += numbers
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}" font-family="{FONT}">'
    )
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"]) + "\n"


def _most(row: Bar) -> float:
    return max(row.value, row.high or 0.0, row.beside or 0.0)


def stacked(title: str, charts: Sequence[str]) -> str:
    """Several charts as one picture, one below the other."""
    parts, y = [], 0
    for drawn in charts:
        parts.append(f'<g transform="translate(0 {y})">{drawn}</g>')
        y += int(drawn.split('height="', 1)[1].split('"', 1)[0]) + 12
    size = f'width="{WIDTH}" height="{y}" viewBox="0 0 {WIDTH} {y}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<title>{escape(title)}</title>\n{"".join(parts)}</svg>\n'


def _frame(height: int) -> str:
    """The double rule."""
    outer = (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    )
    inner = f'<rect x="5.5" y="5.5" width="{WIDTH - 11}" height="{height - 11}" fill="none" stroke="{INK}"/>'
    return outer + inner


def _row(y: int, row: Bar, left: int, scale: float, double: bool) -> tuple[str, str]:
    """A label with its bar or two, and its numbers with the interval."""
    thick = 18 if double else 20
    drawn = _text(left - 12, y + 15, row.label, 13, weight=600, anchor="end")
    drawn += _bar(left, y, thick, row.value * scale, RUST)
    told = _text(left + max(row.value, row.high or 0) * scale + 10, y + 15, row.shown, 14, weight=700, halo=True)
    if row.low is not None and row.high is not None:
        told += _interval(left + max(row.low, 0.0) * scale, left + row.high * scale, y + thick / 2)
    if row.beside is not None:
        drawn += _bar(left, y + thick + 2, 14, row.beside * scale, EDGE)
        x = left + row.beside * scale + 10
        told += _text(x, y + thick + 14, row.beside_shown, 12, fill=SECOND, halo=True)
    return drawn, told


def _interval(low: float, high: float, y: float) -> str:
    """A line with two ends, edged with paper so that it shows on the bar as well."""
    path = f"M{low:.1f} {y - 6}v12M{low:.1f} {y}H{high:.1f}M{high:.1f} {y - 6}v12"
    strokes = ((PAPER, 4.5), (INK, 1.5))
    return "".join(f'<path d="{path}" stroke="{ink}" stroke-width="{wide}" fill="none"/>' for ink, wide in strokes)


def _bar(left: int, y: float, thick: int, length: float, fill: str) -> str:
    return f'<rect x="{left}" y="{y}" width="{max(length, 0):.1f}" height="{thick}" fill="{fill}"/>'


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    weight: int = 400,
    fill: str = INK,
    anchor: str = "start",
    halo: bool = False,
) -> str:
    """A text; with a `halo` of paper where lines may run behind it."""
    where = f'x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" fill="{fill}" text-anchor="{anchor}"'
    edge = f' stroke="{PAPER}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"' if halo else ""
    return f"<text {where}{edge}>{escape(text)}</text>"
