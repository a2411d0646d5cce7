"""The kinds of fields in events and views. The first note of an `Annotated` is the kind: words and page go by it."""

from typing import Annotated, Literal, TypedDict

Town = Literal["CJ", "CM", "CC", "DG", "SN"]
Kind = Literal["CSH", "DYN", "EXP", "GOV", "HLD", "MUS", "VEI", "SAL", "GIR", "STG", "TEL"]
Phase = Literal["set_up", "draw", "bid", "pay", "choose", "produce", "scoring"]
Decision = Literal[
    "BID",
    "PICK",
    "USE_MUSTANG",
    "DYNAMITE_TARGET",
    "EXPROPRIATION_TARGET",
    "HOLDUP",
    "VEIN_MINE",
    "SALOON_TOWN",
    "GIRLS_SALOON",
    "GOVERNOR_TOWN",
    "USE_TELEGRAPH",
]
Passing = Literal["choice", "cannot_raise", "bankrupt", "timeout"]
Via = Literal["pick", "expropriation"]
Cause = Literal["pick", "expropriation", "dynamite", "collapse"]
Destruction = Literal["dynamite", "collapse"]
Lack = Literal["no_mine", "no_saloon", "no_office"]
Vacancy = Literal["takeover", "vacant"]
Removal = Literal["used", "no_target", "takeover", "vacant", "dynamite", "collapse"]
Target = Literal["mine", "saloon"]
Payment = Literal["full", "short", "nothing"]
"""BT-24.1: all that is due is paid, less, or nothing at all."""

Seat = Annotated[int, "seat"]
Seats = Annotated[list[int], "seats"]
Order = Annotated[list[int], "order", "seats, in the order of choosing"]
Card = Annotated[str, "card"]
Cards = Annotated[list[str], "cards"]
Where = Annotated[Town, "town"]
Gold = Annotated[int, "gold"]
Points = Annotated[int, "points"]
Mines = Annotated[int, "mines", "how many"]
Number = Annotated[int, "number"]
Die = Annotated[int, "die"]
Roll = Annotated[int, "roll", "both dice together"]
Place = Annotated[int, "place"]
Options = Annotated[dict[str, bool | str | list[str]], "options"]


class Moment(TypedDict):
    """When something happens."""

    round: Annotated[int, "round", "0 while the table is set up"]
    phase: Annotated[Phase, "phase"]
