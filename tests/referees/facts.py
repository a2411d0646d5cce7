"""What a referee and the engine must agree on, read out of the engine's positions: everything, secrets included.

Plain data in the dossiers' words. A card that is being played, looked at or carried out is in nobody's hand and in no
pile; the next question shows what became of it.
"""

from collections.abc import Callable
from typing import Any, Final

from tumbleweed.core.steps import State
from tumbleweed.games.boomtown.box import TOWNS
from tumbleweed.games.boomtown.town import boomtown
from tumbleweed.games.dice_town import dice
from tumbleweed.games.dice_town.box import BOX as DICE_TOWN_BOX
from tumbleweed.games.dice_town.packs import claim_values, store_kinds
from tumbleweed.games.dice_town.town import town as dice_town
from tumbleweed.games.dodge_city.box import BOX as DODGE_CITY_BOX
from tumbleweed.games.dodge_city.box import FIGURES
from tumbleweed.games.dodge_city.effects.deck import event_deck
from tumbleweed.games.dodge_city.grid import COLUMNS, cells_of
from tumbleweed.games.dodge_city.town import town as dodge_city

Facts = dict[str, Any]

STATUS: Final = ("unopened", "open", "controlled", "neutral")


def of_dice_town(state: State) -> Facts:
    """Cards by name, dice as rolled and kept."""
    s = dice_town(state)
    kinds, elixirs = DICE_TOWN_BOX.kinds, DICE_TOWN_BOX.elixirs

    def store(pack: int) -> list[str]:
        return sorted(kinds[kind] for kind in store_kinds(pack))

    return {
        "round": s.round,
        "sheriff": s.sheriff,
        "mine": s.mine,
        "bank": s.bank,
        "stagecoach": s.coach,
        "store_deck": [kinds[kind] for kind in s.store_deck[s.store_top :]],
        "claim_deck": list(s.claim_deck[s.claim_top :]),
        "claim_row": list(s.claim_row),
        "elixir_pile": [elixirs[elixir] for elixir in s.elixir_pile[s.elixir_top :]],
        "elixir_discards": sorted(elixirs[elixir] for elixir in s.elixir_discards),
        "players": [
            {
                "dollars": player.dollars,
                "nuggets": player.nuggets,
                "store": store(player.store),
                "claims": sorted(claim_values(player.claims)),
                "protected": sorted(claim_values(player.protected)),
                "kept": sorted(dice.names(player.kept)),
            }
            for player in s.players
        ],
    }


def of_boomtown(state: State) -> Facts:
    """Cards by id."""
    s = boomtown(state)
    ids, mines = s.table.deck.ids, s.table.deck.mines

    def named(mask: int, first: int) -> list[str]:
        return sorted(ids[first + place] for place in range(mask.bit_length()) if mask >> place & 1)

    return {
        "round": s.round,
        "first_player": s.first,
        "deck": [ids[card] for card in s.deck[s.top :]],
        "removed_unseen": sorted(ids[card] for card in s.unseen),
        "row": [ids[card] if s.left >> slot & 1 else None for slot, card in enumerate(s.row)],
        "mayors": {town: s.mayor(place) if s.mayor(place) >= 0 else None for place, town in enumerate(TOWNS)},
        "governor": TOWNS[s.governor] if s.governor >= 0 else None,
        "veins": sorted([ids[vein.card], ids[vein.mine]] for vein in s.veins),
        "saloons": [[ids[saloon.card], saloon.owner, TOWNS[saloon.town], saloon.girls >= 0] for saloon in s.saloons],
        "players": [
            {"gold": player.gold, "mines": named(player.mines, 0), "events": named(player.events, mines)}
            for player in s.players
        ],
    }


def of_dodge_city(state: State) -> Facts:
    """Cards by id, stones by building and cell."""
    s = dodge_city(state)

    def event(card: int) -> str:
        return event_deck(s).event(card).id

    def discs(packed: int) -> dict[str, int]:
        return {figure: packed >> 4 * rank & 15 for rank, figure in enumerate(FIGURES, 1)}

    return {
        "pass": s.number,
        "start_player": s.starter if s.starter >= 0 else None,
        "symbol_discs": None if s.table.unlimited else discs(s.discs),
        "deck": [DODGE_CITY_BOX.cards[card] for card in s.deck[s.deck_top :]],
        "events": [event(card) for card in s.events[s.event_top :]],
        "event_discards": sorted(event(card) for card in cells_of(s.event_discards)),
        "buildings": {
            site.id: {
                "status": STATUS[house.status],
                "figure": FIGURES[house.figure - 1] if house.figure else None,
                "owner": house.owner if house.owner >= 0 else None,
                "stones": {
                    f"{cell // COLUMNS},{cell % COLUMNS}": seat
                    for seat in range(s.count)
                    for cell in cells_of(house.stones(seat))
                },
            }
            for site, house in zip(s.plan, s.houses, strict=True)
        },
        "players": [
            {
                "cash": player.cash,
                "supply": player.supply,
                "hand": sorted(DODGE_CITY_BOX.names(player.hand)),
                "points": player.points,
                "points_discs": discs(player.discs),
            }
            for player in s.players
        ],
    }


FACTS: Final[dict[str, Callable[[State], Facts]]] = {
    "dice-town": of_dice_town,
    "boomtown": of_boomtown,
    "dodge-city": of_dodge_city,
}
