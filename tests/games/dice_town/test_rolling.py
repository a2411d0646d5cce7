"""DT-3 to DT-6: rolling, keeping, paying, the last roll."""

import pytest
from tests.games.dice_town.scenario import Play, payload, town
from tests.positions import log_of
from tests.proofs import proves

from tumbleweed.core.errors import IllegalAnswer
from tumbleweed.core.play import answer, waiting
from tumbleweed.games.dice_town.actions import CATALOG

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])


def sizes(t: Play, seat: int) -> set[int]:
    """How many dice the seat may keep without a Brute."""
    plain = [option for option in t.asks(seat, "D-02").options if not option.endswith("brute")]
    return {0 if option == "keep none" else len(option.split()) - 1 for option in plain}


# ---------------------------------------------------------------- DT-3


@EDITIONS
@proves("DT-2.2")
def test_dt_3_1_all_roll_at_the_same_time_and_see_only_their_own_dice(edition: str) -> None:
    t = town(["roll"], edition=edition, rolls=[["99TJQ"], ["KKKAA"], ["JJJJJ"]])
    assert waiting(t.s) == (0, 1, 2)
    for seat, cup in enumerate((["9", "9", "10", "J", "Q"], ["K", "K", "K", "A", "A"], ["J"] * 5)):
        assert t.view(seat)["players"][seat]["cup"] == cup
        own = t.events("dice_rolled", seat)
        assert [event.get("faces") for event in own] == [cup if other == seat else None for other in range(3)]
    assert all("cup" not in player for player in t.view(-1)["players"])
    assert [(event["player"], event["dice"], event["last_roll"]) for event in t.events("dice_rolled")] == [
        (0, 5, False), (1, 5, False), (2, 5, False),
    ]  # fmt: skip
    assert all("faces" not in event for event in t.events("dice_rolled"))


def test_dt_3_1_only_dice_not_yet_kept_are_rolled() -> None:
    t = town(["roll"], dice=["99", "KKKK"], rolls=[["TJQ"], ["9"]])
    assert [event["dice"] for event in t.events("dice_rolled")] == [3, 1]
    assert sorted(t.asks(1, "D-02").options) == ["keep 9", "keep none"]


@EDITIONS
@proves("D-02")
def test_dt_3_2_exactly_one_die_is_free(edition: str) -> None:
    t = town(["roll"], edition=edition, rolls=[["99TJQ"], ["KKKAA"]])
    t.keeps("9", "K")
    assert t.dollars == [8, 8]
    assert t.coach == 0
    assert t.kept_dice(0) == "9"
    assert t.kept_dice(1) == "K"


@proves("DT-20.1")
def test_dt_3_2_only_dice_of_this_roll_can_be_kept() -> None:
    t = town(["roll"], dice=["A", "A"], rolls=[["99TJ"], ["9999"]])
    for words, rule in (
        ("keep A", "DT-3.2"),
        ("keep J J", "DT-3.2"),
        ("pass", "DT-3.2"),
        ("keep 9 9 brute", "DT-20.1"),
    ):
        with pytest.raises(IllegalAnswer) as refusal:
            t.asks(0, "D-02").says(words)
        assert refusal.value.rule == rule
    assert t.kept_dice(0) == "A"


def test_dt_3_3_nothing_is_shown_before_all_have_chosen() -> None:
    t = town(["roll"], rolls=[["99TJQ"], ["KKKAA"]])
    t.asks(1, "D-02").says("keep A")
    assert t.events("dice_revealed") == []
    assert t.kept_dice(1) == ""
    assert t.view(0)["players"][1]["kept"] == []
    t.asks(0, "D-02").says("keep 9 9")
    shown = t.events("dice_revealed")[0]["revealed"]
    assert shown == [{"player": 0, "kept": ["9", "9"]}, {"player": 1, "kept": ["A"]}]
    assert t.view(0)["players"][1]["kept"] == ["A"]


def test_dt_3_3_an_answer_cannot_be_changed_and_the_order_of_answers_does_not_matter() -> None:
    one, other = (town(["roll"], rolls=[["99TJQ", "TTTT"], ["KKKAA", "QQQQ"]]) for game in range(2))
    one.asks(0, "D-02").says("keep 9")
    with pytest.raises(IllegalAnswer, match="answered already"):
        answer(one.s, 0, CATALOG.parse("keep J"))
    one.asks(1, "D-02").says("keep A")
    other.asks(1, "D-02").says("keep A")
    other.asks(0, "D-02").says("keep 9")
    assert one.view(0) == other.view(0)
    assert one.view(1) == other.view(1)


@proves("DT-23.2")
def test_u_17_dice_not_kept_are_never_shown() -> None:
    """Two games that differ only in dice that seat 0 took back look the same to everybody else."""
    one, other = (town(["roll"], rolls=[[roll, "AAAA"], ["KKKAA", "QQQQ"]]) for roll in ("99TJQ", "9AAAA"))
    for t in (one, other):
        t.keeps("9", "K").keeps("A", "Q")
    for seat in (1, -1):
        assert one.view(seat) == other.view(seat)
        assert log_of(one.s).seen_by(seat) == log_of(other.s).seen_by(seat)
    assert log_of(one.s).seen_by(0) != log_of(other.s).seen_by(0), "their owner did see them"


def test_dt_3_4_after_the_reveal_opponents_see_the_kept_dice_only() -> None:
    t = town(["roll"], rolls=[["99TJQ", "AAA"], ["KKKAA", "QQQQ"]], dollars=[8, 8])
    t.keeps("9 T", "K")
    seen = t.view(1)["players"][0]
    assert seen["kept"] == ["9", "10"]
    assert seen["dice_left"] == 3
    assert "cup" not in seen
    assert "J" not in str(t.events("dice_revealed", 1))
    assert "Q" not in str(t.events("dice_revealed", 1))


@proves("U-05")
def test_dt_3_5_revealed_dice_are_final() -> None:
    t = town(["roll"], rolls=[["99TJQ", "TTTT", "KKK"], ["KKKAA", "QQQQ", "999"]])
    t.keeps("9", "K").keeps("T", "Q")
    assert t.kept_dice(0) == "9 10"
    assert t.kept_dice(1) == "Q K"
    assert [event["dice"] for event in t.events("dice_rolled")] == [5, 5, 4, 4, 3, 3]
    with pytest.raises(IllegalAnswer):
        t.asks(0, "D-02").says("keep 9")
    t.keeps("K", "9")
    assert t.kept_dice(0) == "9 10 K"
    assert t.kept_dice(1) == "9 Q K"


@EDITIONS
@proves("DT-3.6", "DT-6.6", "DT-6.7")
def test_tv_d09_nobody_ever_pays(edition: str) -> None:
    t = town(
        ["roll"], edition=edition, rolls=[["9" * left for left in (5, 4, 3, 2, 1)], ["A" * n for n in (5, 4, 3, 2, 1)]]
    )
    for turn in range(5):
        assert t.events("combination_complete") == []
        t.keeps("9", "A")
    t.ends()
    assert len(t.events("dice_rolled")) == 10
    assert t.coach == 0
    assert t.dollars == [8, 8]
    assert t.events("last_roll_announced") == []
    assert not any(event["last_roll"] for event in t.events("dice_rolled"))
    assert [event["category"] for event in t.events("combination_complete")] == ["five_of_a_kind"] * 2


# ---------------------------------------------------------------- DT-4, DT-5


@EDITIONS
@proves("DT-4.1", "DT-4.2")
def test_tv_d01_four_queens_cost_three_dollars(edition: str) -> None:
    t = town(["roll"], edition=edition, rolls=[["QQQQ9"], ["99999"]], coach=1)
    t.keeps("QQQQ", "9")
    assert t.dollars == [5, 8]
    assert t.coach == 4
    paid = t.event("paid_stagecoach")
    assert (paid["player"], paid["dollars"], paid["reason"], paid["stagecoach"]) == (0, 3, "extra_dice", 4)
    assert t.events("dice_rolled")[2]["dice"] == 1


@EDITIONS
@pytest.mark.parametrize("kept", [1, 2, 3, 4, 5])
def test_dt_4_3_keeping_k_dice_costs_k_minus_one(edition: str, kept: int) -> None:
    t = town(["roll"], edition=edition, rolls=[["AAAAA"], ["99999"]])
    t.keeps("A" * kept, "9")
    assert t.dollars == [8 - (kept - 1), 8]
    assert t.coach == kept - 1


def test_dt_4_3_dice_kept_earlier_do_not_matter() -> None:
    t = town(["roll"], dice=["999", ""], rolls=[["TT"], ["99999"]])
    t.keeps("T T", "9")
    assert t.dollars[0] == 7
    assert t.coach == 1


@EDITIONS
@pytest.mark.parametrize(
    ("dollars", "dice", "legal"),
    [(0, 5, {1}), (1, 5, {0, 1, 2}), (2, 5, {0, 1, 2, 3}), (4, 5, {0, 1, 2, 3, 4, 5}), (1, 2, {0, 1, 2})],
)
@proves("DT-4.4", "U-04", "D-02")
def test_u_03_no_more_dice_than_can_be_paid_for(edition: str, dollars: int, dice: int, legal: set[int]) -> None:
    kept = ["9" * (5 - dice), ""]
    t = town(["roll"], edition=edition, dice=kept, rolls=[["A" * dice], ["99999"]], dollars=[dollars, 8])
    assert sizes(t, 0) == legal


def test_dt_4_4_the_refusal_names_the_rule() -> None:
    t = town(["roll"], rolls=[["AAAKK"], ["99999"]], dollars=[1, 8])
    with pytest.raises(IllegalAnswer) as refusal:
        t.asks(0, "D-02").says("keep A A A")
    assert refusal.value.rule == "DT-4.4"


def test_tv_d03_without_money_one_die() -> None:
    assert sizes(town(["roll"], rolls=[["99TJQ"], ["99999"]], dollars=[0, 8]), 0) == {1}


def test_tv_d04_with_two_dollars_up_to_three_dice() -> None:
    assert sizes(town(["roll"], rolls=[["99TJQ"], ["99999"]], dollars=[2, 8]), 0) == {0, 1, 2, 3}


@proves("D-02", "DT-5.3")
def test_tv_d05_one_dollar_and_few_dice() -> None:
    assert sizes(town(["roll"], dice=["99"], rolls=[["TJQ"], ["99999"]], dollars=[1, 8]), 0) == {0, 1, 2}
    assert sizes(town(["roll"], dice=["9999"], rolls=[["T"], ["99999"]], dollars=[1, 8]), 0) == {0, 1}
    # $0 and one die: size {1} and one die only, so there is nothing to ask
    t = town(["roll"], dice=["9999"], rolls=[["T"], ["99999"]], dollars=[0, 8])
    assert waiting(t.s) == (1,)
    t.keeps(None, "9")
    assert t.kept_dice(0) == "9 9 9 9 10"
    assert t.dollars[0] == 0


def test_d_02_is_asked_with_one_legal_size_as_the_die_must_be_chosen() -> None:
    t = town(["roll"], dice=["999", "999"], rolls=[["TT"], ["99"]], dollars=[0, 0])
    t.asks(0, "D-02").offers("keep 10")
    t.asks(1, "D-02").offers("keep 9")


@EDITIONS
@proves("TV-D02")
def test_dt_5_1_keeping_none_costs_a_dollar(edition: str) -> None:
    t = town(["roll"], edition=edition, rolls=[["99TJQ", "AAAAA"], ["99999", "9999"]])
    t.keeps("none", "9")
    assert t.dollars == [7, 8]
    assert t.coach == 1
    assert t.kept_dice(0) == ""
    paid = t.event("paid_stagecoach")
    assert (paid["player"], paid["dollars"], paid["reason"], paid["stagecoach"]) == (0, 1, "keep_none", 1)
    assert t.events("dice_rolled")[2]["dice"] == 5


def test_dt_5_2_without_money_one_cannot_keep_none() -> None:
    t = town(["roll"], rolls=[["99TJQ"], ["99999"]], dollars=[0, 8])
    with pytest.raises(IllegalAnswer) as refusal:
        t.asks(0, "D-02").says("keep none")
    assert refusal.value.rule == "DT-5.2"


@proves("DT-5.3", "DT-6.6")
def test_u_08_keeping_none_with_the_last_die() -> None:
    t = town(["roll"], dice=["9999", "999"], rolls=[["T", "9"], ["JJ", "Q"]])
    t.keeps("none", "J")
    assert t.dollars == [7, 8], "nobody is finished: an ordinary roll follows"
    assert t.events("last_roll_announced") == []
    t.keeps("9", "Q").ends()
    assert t.kept_dice(0) == "9 9 9 9 9"


def test_u_09_re_rolling_ends_when_the_money_does() -> None:
    t = town(["roll"], rolls=[["99TJQ"] * 9, ["99TJQ"] * 9], dollars=[8, 8])
    for turn in range(8):
        t.keeps("none", "none")
    assert t.dollars == [0, 0]
    assert t.coach == 16
    assert sizes(t, 0) == sizes(t, 1) == {1}


# ---------------------------------------------------------------- DT-6


@proves("DT-6.1")
def test_tv_d06_the_last_two_dice_for_a_dollar() -> None:
    t = town(["roll"], dice=["999", "9"], rolls=[["TT"], ["JJJJ", "QQQ"]])
    t.keeps("T T", "J").ends()
    assert t.dollars[0] == 7
    assert t.kept_dice(0) == "9 9 9 10 10"
    assert t.event("last_roll_announced")["finished"] == [0]


@EDITIONS
@proves("DT-6.2", "DT-6.3", "DT-6.4", "DT-6.7", "U-07")
def test_tv_d07_the_last_roll_is_kept_and_free(edition: str) -> None:
    t = town(["roll"], edition=edition, rolls=[["AAAAA"], ["KKTJ9", "9TJ"], ["99TJQ", "9TJQA"]])
    t.keeps("AAAAA", "KK", "none").ends()
    assert [event["dollars"] for event in t.events("paid_stagecoach")] == [4, 1, 1]
    assert t.dollars == [4, 7, 7]
    assert t.coach == 6
    told = t.event("last_roll_announced")
    assert (told["finished"], told["rolling"]) == ([0], [1, 2])
    last = [event for event in t.events("dice_rolled") if event["last_roll"]]
    assert [(event["player"], event["dice"], event["faces"]) for event in last] == [
        (1, 3, ["9", "10", "J"]), (2, 5, ["9", "10", "J", "Q", "A"]),
    ]  # fmt: skip
    assert [t.kept_dice(seat) for seat in range(3)] == ["A A A A A", "9 10 J K K", "9 10 J Q A"]
    complete = [(event["player"], event["category"]) for event in t.events("combination_complete")]
    assert complete == [(0, "five_of_a_kind"), (1, "one_pair"), (2, "high_card")]
    assert t.events("combination_complete")[1]["faces"] == ["9", "10", "J", "K", "K"]


@EDITIONS
@proves("DT-6.2")
def test_tv_d08_two_finish_together(edition: str) -> None:
    t = town(["roll"], edition=edition, dice=["9999", "9999", "99"], rolls=[["A"], ["A"], ["TJK", "JQ"]])
    t.keeps("A", "A", "T").ends()
    told = t.event("last_roll_announced")
    assert (told["finished"], told["rolling"]) == ([0, 1], [2])
    last = [event for event in t.events("dice_rolled") if event["last_roll"]]
    assert [(event["player"], event["dice"]) for event in last] == [(2, 2)]
    assert t.kept_dice(2) == "9 9 10 J Q"


@proves("DT-6.5")
def test_u_06_if_all_finish_together_there_is_no_last_roll() -> None:
    t = town(["roll"], rolls=[["AAAAA"], ["99999"], ["KKKKK"]])
    t.keeps("AAAAA", "99999", "KKKKK").ends()
    assert t.events("last_roll_announced") == []
    assert len(t.events("dice_rolled")) == 3


@proves("U-08")
def test_tv_d10_the_last_die_is_forced_after_somebody_finished() -> None:
    t = town(["roll"], dice=["9999", "KKKK"], rolls=[["9"], ["9", "A"]], dollars=[8, 8])
    t.keeps("9", "none").ends()
    assert t.kept_dice(1) == "K K K K A"
    assert t.dollars == [8, 7]
    assert t.event("last_roll_announced")["rolling"] == [1]


@proves("DT-6.6", "U-08")
def test_tv_d11_both_keep_none_and_choose_again() -> None:
    t = town(["roll"], dice=["9999", "KKKK"], rolls=[["T", "9"], ["9", "A"]])
    t.keeps("none", "none")
    assert t.coach == 2
    assert waiting(t.s) == (0, 1)
    assert t.events("last_roll_announced") == []
    t.keeps("9", "A").ends()
    assert [t.kept_dice(seat) for seat in (0, 1)] == ["9 9 9 9 9", "K K K K A"]


# ---------------------------------------------------------------- D-02 by default


@pytest.mark.parametrize(
    ("kept", "rolled", "default"),
    [
        ("", "99TJQ", "keep 9"),  # most frequent in the roll
        ("", "99TTA", "keep 10"),  # equally frequent: the higher face
        ("", "9TJQA", "keep A"),
        ("J", "JTTA", "keep J"),  # kept dice count: J and 10 twice each, J is higher
        ("TT", "TJJ", "keep 10"),  # three tens in all, two jacks
        ("QQQ", "9K", "keep K"),  # a face not rolled cannot be kept, however often it lies there
    ],
)
def test_d_02_by_default_the_most_frequent_face(kept: str, rolled: str, default: str) -> None:
    t = town(["roll"], dice=[kept], rolls=[[rolled], ["99999"]], hands=[["brute"]])
    assert t.asks(0, "D-02").default == default
    t.time_out(0)
    told = t.event("timeout_default")
    assert (told["player"], told["decision"]) == (0, "D-02")
    assert t.dollars[0] == 8
    assert t.event("choice_locked", 0)["kept"] == [default.split()[1]]
    assert t.event("choice_locked", 0)["brute"] is False


@pytest.mark.parametrize("seat", [1, -1])
@proves("DT-23.2")
def test_tv_d21_between_roll_and_reveal_an_opponent_sees_no_faces(seat: int) -> None:
    t = town(["roll"], rolls=[["KKKAA", "QQQ"], ["99999", "9999"], ["99999", "9999"]], hands=[["brute"]])
    assert t.view(seat)["players"][0]["dice_left"] == 5
    assert t.view(seat)["players"][0]["has_chosen"] is False
    t.asks(0, "D-02").says("keep A A brute")
    seen = t.view(seat)["players"][0]
    assert seen["has_chosen"] is True
    assert seen["kept"] == []
    assert seen["shown"] == []
    assert not {"cup", "choice", "hand"} & set(seen)
    locked = t.event("choice_locked", seat)
    assert payload(locked) == {"player": 0}
    assert t.view(0)["players"][0]["choice"] == {"kept": ["A", "A"], "action": "keep A A brute"}
    assert t.event("choice_locked", 0)["kept"] == ["A", "A"]
    assert t.event("choice_locked", 0)["brute"] is True
    assert all("K" not in str(event) for event in log_of(t.s).seen_by(seat))
    t.keeps(None, "9", "9")
    assert t.view(seat)["players"][0]["kept"] == ["A", "A"]
    assert t.events("card_played", seat)[0]["card"] == "brute"
