"""What a map allows (dossier, 2.5.2): how long chains must be, how many there are, how they are blocked.

For those who draw boards, and for the tests of the dossier's table. Everything is an exhaustive search; play itself
needs none of it.
"""

from collections.abc import Iterator

from mypy_extensions import i64

from tumbleweed.games.dodge_city.board import NEED, Site
from tumbleweed.games.dodge_city.grid import cells_of, neighbours, size_of


def possible(site: Site, cells: i64) -> bool:
    """Whether a player who may use these cells can become connected."""
    return site.connected(cells, False)


def chains(site: Site, size: int, cells: i64) -> Iterator[int]:
    """All connected sets of this many cells, out of those given, that touch four marked fields, each once.

    A set grows from its first cell that can lie in a chain at all; cells passed over are not used later.
    """
    passed: i64 = 0
    for cell in cells_of(cells):
        first: i64 = 1
        first <<= cell
        yield from _grown(site, first, passed, size - 1, cells)
        passed |= first


def _grown(site: Site, chain: i64, passed: i64, more: int, cells: i64) -> Iterator[int]:
    """All ways to add cells to a set without using those passed over."""
    if site.touched(chain) + _reach(more) < NEED or not possible(site, (cells & ~passed) | chain):
        return
    if more == 0:
        yield int(chain)
        return
    banned: i64 = passed
    for cell in cells_of(neighbours(chain) & cells & ~chain & ~passed):
        added: i64 = 1
        added <<= cell
        yield from _grown(site, chain | added, banned, more - 1, cells)
        banned |= added


def _reach(more: int) -> int:
    """The most further marked fields that this many cells can touch: three each; the fourth side is the chain."""
    return 3 * more


def smallest_chain(site: Site) -> int:
    """The fewest stones that give control of the empty building."""
    for size in range(1, int(size_of(site.free)) + 1):
        if next(chains(site, size, site.free), None) is not None:
            return size
    return 0


def smallest_chains(site: Site) -> int:
    """How many different chains of that size there are."""
    return sum(1 for chain in chains(site, smallest_chain(site), site.free))


def blocking_number(site: Site) -> int:
    """The fewest opposing stones that make control impossible in the otherwise empty building."""
    number = 0
    while not _blocked(site, site.free, number):
        number += 1
    return number


def _blocked(site: Site, cells: i64, stones: int) -> bool:
    """Whether this many stones can block: one of them must stand in any chain that is still possible."""
    if not possible(site, cells):
        return True
    if stones == 0:
        return False
    for cell in cells_of(thinned(site, cells)):
        blocked: i64 = 1
        blocked <<= cell
        if _blocked(site, cells & ~blocked, stones - 1):
            return True
    return False


def thinned(site: Site, cells: i64) -> i64:
    """A chain within these cells that can spare no cell."""
    left = cells
    for cell in cells_of(cells):
        without: i64 = 1
        without <<= cell
        if possible(site, left & ~without):
            left &= ~without
    return left


def two_at_once(site: Site) -> tuple[int, int] | None:
    """Two chains that can stand side by side, as masks; None if no two can.

    The first is a chain that can spare no cell; it grows cell by cell as long as the other cells still allow a second
    one.
    """
    size = smallest_chain(site)
    while size <= int(size_of(site.free)) // 2:
        found = _beside(site, size)
        if found is not None:
            return found
        size += 1
    return None


def _beside(site: Site, size: int) -> tuple[int, int] | None:
    """A chain of that size that leaves room for another one."""
    passed: i64 = 0
    for cell in cells_of(site.free):
        first: i64 = 1
        first <<= cell
        found = _grow_beside(site, first, passed, size - 1)
        if found:
            return found, int(thinned(site, site.free & ~found))
        passed |= first
    return None


def _grow_beside(site: Site, chain: i64, passed: i64, more: int) -> int:
    """A chain grown from a set, with room for another one beside it; 0 if there is none."""
    free = site.free
    if not possible(site, free & ~chain) or not possible(site, (free & ~passed) | chain):
        return 0
    if more == 0:
        return int(chain) if possible(site, chain) else 0
    banned: i64 = passed
    for cell in cells_of(neighbours(chain) & free & ~chain & ~passed):
        added: i64 = 1
        added <<= cell
        found = _grow_beside(site, chain | added, banned, more - 1)
        if found:
            return found
        banned |= added
    return 0
