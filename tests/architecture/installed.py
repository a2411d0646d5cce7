"""What an installed wheel must be able to do: it is compiled, has its page, and plays every game to its end.

It is a program, since it runs where only the wheel is installed: `python tests/architecture/installed.py`.
"""

import copy
import pickle
import random
from pathlib import Path

import tumbleweed as tw
from tumbleweed import native


def play(game: str, seats: int) -> None:
    luck = random.Random(seats)
    s = tw.new(game, seats=seats, seed=seats)
    while asked := tw.waiting(s):
        tw.answer(s, asked[0], luck.choice(tw.legal(s, asked[0])))
        for other in (copy.deepcopy(s), pickle.loads(pickle.dumps(s))) if luck.random() < 0.02 else ():
            assert tw.record(other) == tw.record(s)
            assert tw.events(other, 0) == tw.events(s, 0)
    assert tw.scores(tw.replay(tw.record(s))) == tw.scores(s)
    print(f"{game}: {tw.scores(s)}")


if __name__ == "__main__":
    package = Path(tw.__file__).parent
    assert "site-packages" in package.parts, f"{package} is not an installed wheel"
    assert native.compiled(), "the engine is not compiled"
    assert (package / "server" / "page" / "dist" / "index.html").is_file(), "the page is missing"
    silent = [name for name in tw.__all__ if name.islower() and not getattr(tw, name).__doc__]
    assert not silent, f"help() says nothing of {silent}"
    for name in tw.game_names():
        for number in (3, 4, 5):
            play(name, number)
