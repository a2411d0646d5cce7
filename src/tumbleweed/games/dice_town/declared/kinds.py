"""The kinds of fields in events and views. The first note on a field is its kind, which decides its words."""

from typing import Annotated, Any, Literal

Edition = Literal["first", "second"]
Phase = Literal[
    "roll", "place_1", "place_2", "place_3", "place_4", "place_5", "place_6", "place_7", "place_8", "scoring"
]
Face = Literal["9", "10", "J", "Q", "K", "A"]
Category = Literal[
    "high_card",
    "one_pair",
    "two_pairs",
    "three_of_a_kind",
    "straight",
    "full_house",
    "four_of_a_kind",
    "five_of_a_kind",
]
Place = Literal["gold_mine", "bank", "stagecoach", "general_store", "saloon", "sheriff", "town_hall", "doc_badluck"]
Remedy = Literal["barbed_wire", "goods", "small_swindle", "big_swindle"]
CardKind = Literal["claim", "store_card"]
EndCause = Literal["mine_empty", "claims_gone"]

Seat = Annotated[int, "seat"]
Seats = Annotated[list[int], "seats"]
Order = Annotated[list[int], "order"]
Number = Annotated[int, "number"]
Dollars = Annotated[int, "dollars"]
Nuggets = Annotated[int, "nuggets"]
Points = Annotated[int, "points"]
Die = Annotated[Face, "face"]
Dice = Annotated[list[Face], "dice"]
Card = Annotated[str, "card"]
Cards = Annotated[list[str], "cards"]
Claim = Annotated[int, "claim"]
Claims = Annotated[list[int], "claims"]
Row = Annotated[list[int], "row"]
Options = Annotated[dict[str, Any], "options"]
