"""How a table plays, put into tables and charts: for the terminal and as a page."""

from collections.abc import Sequence
from html import escape
from math import hypot
from typing import Final, NamedTuple

from tumbleweed.arena import chart
from tumbleweed.arena.balance import Happening, Summary
from tumbleweed.arena.standing import Estimate
from tumbleweed.core.options import shown
from tumbleweed.wording import wording

RARE: Final = 0.02
"""What comes up less often than this in a game is not listed."""
ENOUGH: Final = 10
"""What players had fewer times than this says nothing about winning."""
MOST: Final = 14
"""Lines in one part of the report."""
STANDARD: Final = "standard table"


class Line(NamedTuple):
    """One thing and its number; `beside` is the same number at the standard table."""

    label: str
    value: Estimate
    shown: str
    note: str = ""
    beside: Estimate | None = None
    beside_shown: str = ""

    @property
    def differs(self) -> bool:
        """Whether the two tables differ by more than chance would explain."""
        one, other = self.value, self.beside
        if other is None or one.low is None or other.low is None or one.high is None or other.high is None:
            return False
        reach = hypot(one.high - one.value, other.high - other.value)
        return abs(one.value - other.value) > reach


class Part(NamedTuple):
    """A part of the report: a heading, what its numbers mean, lines, and what would be fair, where that makes sense."""

    title: str
    about: str
    lines: list[Line]
    fair: float | None = None
    alike: bool = True
    """Whether the numbers are of one kind, so that bars can be compared."""


def parts(one: Summary, other: Summary | None) -> list[Part]:
    """The whole report; `other` is the standard table, to compare with."""
    fair = 1 / one.table.seats
    found = [
        Part("Length", "Games end in this round.", _rounds(one, other)),
        Part("In numbers", "Means of all games.", _numbers(one, other), alike=False),
        Part("Seats", "Share of the wins of each seat.", _seats(one, other), fair),
        Part("What happens", "Times in a game.", _events(one, other)),
    ]
    for field in _fields(one):
        lines = _matters(one, other, field)
        if len(lines) > 1:
            about = (
                "Share of the wins of whoever it came to, for each time it did. More than fair: it goes with winning."
            )
            found.append(Part(f"What matters: {field.replace('_', ' ')}", about, lines, fair))
    return found


def heading(one: Summary) -> str:
    """What was played."""
    table = one.table
    known = wording(table.game, "en")
    options = ", ".join(f"{name}={shown(value)}" for name, value in table.options.items())
    return f"{known.title}, {table.seats} seats, {table.bot}, {one.games:,} games" + (f", {options}" if options else "")


def _line(label: str, mine: Estimate, theirs: Estimate | None, form: str, note: str = "") -> Line:
    """A line with its numbers in words."""
    said = form.format(mine.value)
    return Line(label, mine, said, note, theirs, "" if theirs is None else form.format(theirs.value))


def _rounds(one: Summary, other: Summary | None) -> list[Line]:
    found = []
    for number in sorted({*one.rounds, *(other.rounds if other else ())}):
        mine = Estimate(one.rounds.get(number, 0) / one.games)
        theirs = Estimate(other.rounds.get(number, 0) / other.games) if other else None
        found.append(_line(f"round {number}", mine, theirs, "{:.1%}"))
    return found if len(found) <= 2 * MOST else _gathered(found)


def _gathered(lines: list[Line]) -> list[Line]:
    """Fewer lines, each for several of the original ones."""
    size = -(-len(lines) // MOST)
    found = []
    for start in range(0, len(lines), size):
        some = lines[start : start + size]
        mine = Estimate(sum(line.value.value for line in some))
        both = [line.beside.value for line in some if line.beside is not None]
        label = f"{some[0].label} to {some[-1].label.removeprefix('round ')}" if len(some) > 1 else some[0].label
        found.append(_line(label, mine, Estimate(sum(both)) if both else None, "{:.1%}"))
    return found


def _numbers(one: Summary, other: Summary | None) -> list[Line]:
    rows = [
        ("answers in a game", one.answers, other and other.answers),
        ("points of the winner", one.winner, other and other.winner),
        ("ahead of the second", one.margin, other and other.margin),
        ("points of the last", one.lowest, other and other.lowest),
        ("shared wins, of 100 games", Estimate(100 * one.shared), other and Estimate(100 * other.shared)),
    ]
    return [_line(label, mine, theirs, "{:.1f}") for label, mine, theirs in rows]


def _seats(one: Summary, other: Summary | None) -> list[Line]:
    found = []
    for seat, share in enumerate(one.seats):
        theirs = other.seats[seat] if other and seat < len(other.seats) else None
        found.append(_line(f"seat {seat}", share, theirs, "{:.1%}"))
    return found


def _events(one: Summary, other: Summary | None) -> list[Line]:
    """Events by how often they come up, without those that come up equally often in every game."""
    beside = {each.topic: each for each in other.happenings} if other else {}
    found = []
    for happening in one.happenings:
        name, field, _ = happening.topic
        if field or happening.each < RARE:
            continue
        theirs = beside.get(happening.topic)
        note = f"in {happening.games:.0%} of games"
        standard = Estimate(theirs.each if theirs else 0.0) if other else None
        found.append(_line(name.replace("_", " "), Estimate(happening.each), standard, "{:.2f}", note))
    return found[: 2 * MOST]


def _fields(one: Summary) -> list[str]:
    """The fields that have words: cards, places, buildings."""
    return sorted({each.topic[1] for each in one.happenings if each.topic[1] and each.share is not None})


def _matters(one: Summary, other: Summary | None, field: str) -> list[Line]:
    """The values of a field that go most clearly with winning or losing."""
    beside = {each.topic: each for each in other.happenings} if other else {}
    fair = 1 / one.table.seats
    chosen = [each for each in one.happenings if each.topic[1] == field and each.share and each.times >= ENOUGH]
    chosen.sort(key=lambda each: -_surely(each, fair))
    found = []
    for each in sorted(chosen[:MOST], key=lambda each: -(each.share.value if each.share else 0)):
        assert each.share is not None
        event, _, word = each.topic
        theirs = beside.get(each.topic)
        label = f"{word} ({event.replace('_', ' ')})"
        found.append(_line(label, each.share, theirs.share if theirs else None, "{:.1%}", f"{each.each:.2f} in a game"))
    return found


def _surely(happening: Happening, fair: float) -> float:
    """How far from fair a value certainly is, weighted by how often it comes up."""
    share = happening.share
    assert share is not None
    reach = 0.0 if share.high is None else share.high - share.value
    return max(0.0, abs(share.value - fair) - reach) * happening.each


def charts(one: Summary, other: Summary | None) -> list[str]:
    """Every part as a chart."""
    drawn = []
    for part in parts(one, other):
        rows = [
            chart.Bar(
                line.label, max(0.0, line.value.value), line.shown + (" *" if line.differs else ""),
                line.value.low, line.value.high, line.beside.value if line.beside else None, line.beside_shown,
            )
            for line in part.lines
        ]  # fmt: skip
        drawn.append(chart.bars(part.title, part.about, rows, part.fair, "fair share", part.alike))
    return drawn


def picture(one: Summary, other: Summary | None) -> str:
    """The report as one long picture."""
    return chart.stacked(heading(one), charts(one, other))


def page(one: Summary, other: Summary | None) -> str:
    """The report as a page that needs nothing else."""
    about = "Bots of the same level play each other. Thin lines are 95 % intervals."
    if other is not None:
        about += f" Pale bars: the {STANDARD} ({escape(heading(other))}). A star marks what chance hardly explains."
    style = f"body{{background:#53341f;color:{chart.PAPER};font-family:{chart.FONT};max-width:820px;margin:24px auto}}"
    drawn = "\n".join(f"<p>{svg}</p>" for svg in charts(one, other))
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(heading(one))}</title>'
        f"<style>{style}</style>\n<h1>{escape(heading(one))}</h1>\n<p>{about}</p>\n{drawn}\n</html>\n"
    )


def rows(found: Sequence[Part]) -> list[dict[str, object]]:
    """The report as plain data."""
    return [
        {
            "title": part.title,
            "lines": [
                {"label": line.label, **line.value._asdict(), "note": line.note, "differs": line.differs,
                 "standard": None if line.beside is None else line.beside.value}
                for line in part.lines
            ],
        }
        for part in found
    ]  # fmt: skip
