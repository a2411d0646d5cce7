"""What a seat may see of a position (dossier, section 7), built up from nothing: only what is put in is shown."""

from tumbleweed.core.options import plain
from tumbleweed.core.steps import SEATS_OF, seat_or_none
from tumbleweed.games.dodge_city.board import NEED
from tumbleweed.games.dodge_city.box import BOX, FIGURES, card_name, figure_name
from tumbleweed.games.dodge_city.buying import MOST_TAKEN_BACK
from tumbleweed.games.dodge_city.challenging import DuelRemove
from tumbleweed.games.dodge_city.declared.decisions import DECISIONS
from tumbleweed.games.dodge_city.declared.kinds import Stone
from tumbleweed.games.dodge_city.declared.views import (
    Building,
    Contest,
    DuelWon,
    EventCard,
    FigureWorth,
    FreeStones,
    Opening,
    PlacedStone,
    Player,
    Question,
    Supply,
    Turn,
    View,
)
from tumbleweed.games.dodge_city.drawn import drawn
from tumbleweed.games.dodge_city.effects.deck import event_deck
from tumbleweed.games.dodge_city.ending import REASONS, ranking
from tumbleweed.games.dodge_city.grid import CELLS, cells_of, row_and_column, size_of
from tumbleweed.games.dodge_city.house import OPEN_HOUSE, STATUSES
from tumbleweed.games.dodge_city.raiding import IndioTargets
from tumbleweed.games.dodge_city.reaching import missing
from tumbleweed.games.dodge_city.starting import ChooseStartCard
from tumbleweed.games.dodge_city.town import END, ROUNDS, Town

SPECTATOR = -1


def view(s: Town, seat: int) -> View:
    """Everything a seat (-1: a spectator) may see, as plain data."""
    over = s.ask is None and s.round == END
    seen: View = {
        "game": "dodge-city",
        "seat": seat,
        "version": s.table.version,
        "options": plain(s.table.full),
        "pass": s.number,
        "round": ROUNDS[s.round],
        "start_player": seat_or_none(s.starter),
        "active": seat_or_none(s.active),
        "players": [_player(s, other, seat, over) for other in range(s.count)],
        "buildings": [_building(s, number) for number in range(len(s.houses))],
        "figures": _figures(s),
        "limits": {"fields": NEED, "stones": s.table.box.most_per_round, "number_pays": s.table.box.number_pays},
        "supply": _supply(s),
        "turn": _turn(s),
        "event": _event(s),
        "duel": _duel(s),
        "control_duels": [_contest(s, contest) for contest in s.contests],
        "waiting": [other for other in range(s.count) if s.open >> other & 1] if s.ask is not None else [],
        "question": _question(s, seat),
        "over": over,
    }
    if over:
        seen["winner"] = s.winner
        places = {row["player"]: row["place"] for row in ranking(s)}
        seen["ranking"] = [places[other] for other in range(s.count)]
        seen["reason"] = REASONS[s.reason]
        seen["by_final_duel"] = s.by_duel
    return seen


def _player(s: Town, other: int, seat: int, over: bool) -> Player:
    """One player as this seat sees them."""
    player = s.players[other]
    seen: Player = {
        "seat": other,
        "colour": BOX.colours[other],
        "points": player.points,
        "discs": [figure for rank, figure in enumerate(FIGURES, 1) for disc in range(player.discs >> 4 * rank & 15)],
        "cards": bin(player.hand).count("1"),
        "stones": player.supply,
        "card": card_name(player.shown),
        "placed": {s.plan[b].id: n for b in range(len(s.plan)) if (n := player.placed >> 2 * b & 3)},
        "fought": bool(s.fought >> other & 1),
        "laid_aside": bool(s.aside >> other & 1),
        "face_down": bin(player.unseen).count("1"),
    }
    if s.table.money_open or other == seat or over:
        seen["cash"] = player.cash
    if isinstance(s.ask, ChooseStartCard):
        seen["has_chosen"] = player.chosen >= 0
    if other == seat or over:
        seen["hand"] = BOX.names(player.hand)
    if other == seat:
        seen["chosen"] = card_name(player.chosen)
        seen["face_down_cards"] = BOX.names(player.unseen)
    return seen


def _building(s: Town, number: int) -> Building:
    """A building; `now` is its map with the stones in it, as the seats' numbers."""
    site, house = s.plan[number], s.houses[number]
    stones = [house.stones(seat) for seat in range(s.count)]
    best = [site.best_chain(own, s.table.conduct) for own in stones]
    connected = SEATS_OF[s.connected(number)]
    alive = house.status <= OPEN_HOUSE
    return {
        "number": number + 1,
        "id": site.id,
        "name": site.name,
        "district": site.district,
        "status": STATUSES[house.status],
        "figure": figure_name(house.figure),
        "points": s.table.box.points[house.figure] if house.status == OPEN_HOUSE else None,
        "price": s.table.box.price[house.figure] if house.status == OPEN_HOUSE else None,
        "owner": seat_or_none(house.owner),
        "map": list(site.rows),
        "now": drawn(site.rows, stones),
        "free": size_of(site.free & ~house.taken),
        "stones": house.by_seat(s.count),
        "fields": [site.fields_of(chain) for chain in best],
        "connected": list(connected),
        "chains": [
            {"player": seat, "cells": [row_and_column(cell) for cell in cells_of(best[seat])]} for seat in connected
        ],
        "missing": [missing(site, own, house.taken & ~own, s.table.conduct) if alive else None for own in stones],
    }


def _figures(s: Town) -> list[FigureWorth]:
    """DC-7.2, DC-7.9, DC-11.4: what each figure costs and brings, highest first, and how many discs are left."""
    return [
        {
            "figure": figure,
            "price": s.table.box.price[rank],
            "points": s.table.box.points[rank],
            "rent": s.table.box.rent[rank],
            "discs": None if s.table.unlimited else s.discs >> 4 * rank & 15,
        }
        for rank, figure in reversed(list(enumerate(FIGURES, 1)))
    ]


def _supply(s: Town) -> Supply:
    """The piles and discs in the middle; cards discarded face down are not named."""
    hidden = 0
    for player in s.players:
        hidden |= player.unseen
    discs: dict[str, int | None] = {
        figure: None if s.table.unlimited else s.discs >> 4 * rank & 15 for rank, figure in enumerate(FIGURES, 1)
    }
    return {
        "deck": s.cards_left(),
        "discards": BOX.names(s.discards & ~hidden),
        "discards_face_down": bin(hidden).count("1"),
        "events": s.events_left(),
        "event_discards": [event_deck(s).name(card) for card in event_deck(s).cards if s.event_discards >> card & 1],
        "discs": discs,
    }


def _turn(s: Town) -> Turn:
    """The turn going on: free stones, an opening just named, and what can be taken back, the latest first."""
    placed: list[PlacedStone] = []
    last = s.last
    while last is not None:
        where: Stone = {"building": s.plan[last.building].id, "cell": row_and_column(last.cell)}
        placed.append({**where, "source": "picture" if last.picture else "buy", "opened": last.opened})
        last = last.before
    free: FreeStones | None = None
    if s.free_all:
        to = s.plan[s.free_at].id if s.free_at >= 0 else None
        free = {"figure": FIGURES[s.free_figure - 1], "left": s.free, "building": to}
    opening: Opening | None = None
    if s.opening >= 0:
        opening = {"building": s.plan[s.opening >> 3].id, "figure": FIGURES[(s.opening & 7) - 1]}
    return {
        "free_stones": free,
        "opening": opening,
        "placed": placed,
        "take_backs_left": MOST_TAKEN_BACK - s.taken_back,
        "indio_left": s.left if isinstance(s.ask, IndioTargets) else 0,
    }


def _event(s: Town) -> EventCard | None:
    """The event being carried out; none if it has ended the game."""
    if s.event < 0 or s.reason:
        return None
    lifted: Stone = {"building": s.plan[s.lifted // CELLS].id, "cell": row_and_column(s.lifted % CELLS)}
    return {
        "card": event_deck(s).event(s.event).id,
        "player": s.drawer,
        "left": s.left,
        "debt": s.debt,
        "building": s.plan[s.fixed].id if s.fixed >= 0 else None,
        "lifted": lifted if s.lifted >= 0 else None,
    }


def _duel(s: Town) -> DuelWon | None:
    """A challenge just won; the winner may now remove a stone."""
    ask = s.ask
    if not isinstance(ask, DuelRemove):
        return None
    return {"winner": ask.seat, "loser": ask.loser, "building": s.plan[ask.building].id}


def _contest(s: Town, contest: int) -> Contest:
    """A control duel of this pass."""
    contenders = [seat for seat in range(s.count) if contest >> 8 + seat & 1]
    winner = seat_or_none((contest >> 16) - 1)
    return {"building": s.plan[contest & 255].id, "contenders": contenders, "winner": winner}


def _question(s: Town, seat: int) -> Question | None:
    """The question this seat is asked."""
    ask = s.ask
    if ask is None or seat == SPECTATOR or not s.open >> seat & 1:
        return None
    decision = ask.decision_id()
    return {
        "decision": decision,
        "name": DECISIONS[decision],
        "rule": ask.rule_at(s),
        "number": s.answers_of(seat),
    }
