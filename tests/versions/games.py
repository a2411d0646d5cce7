"""Random games and games between bots by a version of the rules, the same in any program that knows that version:

    python -m tests.versions.games 1 few
    python -m tests.versions.games 1 all

prints a line for each: what was played, and the result; at the smallest tables, or at all. It is a program, since other
copies of Tumbleweed run it too.
"""

import hashlib
import itertools
import json
import random
import sys

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.core.spec import find

EVERY = 8
"""One position in so many is looked at closely."""


def played(game: str, seats: int, seed: int, version: int, **options: object) -> str:
    """Plays a random game to its end; returns its name, and a digest of all positions and events on the way."""
    luck = random.Random(seed)
    given = find(game).automatic(options)
    s = tw.new(game, seats=seats, seed=seed, options=given, version=version)
    digest = hashlib.sha256()
    for number in itertools.count():
        asked = tw.waiting(s)
        if not asked:
            break
        seat = luck.choice(asked)
        seen = [find(game).dump(s), tw.view(s, seat)] if number % EVERY == 0 else []
        digest.update(json.dumps([seen, tw.legal(s, seat)], sort_keys=True).encode())
        tw.answer(s, seat, luck.choice(tw.legal(s, seat)))
    digest.update(json.dumps([tw.record(s), tw.events(s, 0), tw.events(s, -1)], sort_keys=True).encode())
    return f"{game} {seats} {options} {seed}: {tw.scores(s)} {digest.hexdigest()[:24]}"


def judged(game: str, seats: int, version: int) -> str:
    """A game between Deputies: it depends on what they think everything is worth."""
    spec = find(game)
    s = tw.new(game, seats=seats, seed=seats, options=spec.automatic({}), version=version)
    players = [bots.find("deputy", game, seat) for seat in range(seats)]
    while asked := tw.waiting(s):
        seat = asked[0]
        tw.answer(s, seat, players[seat].choose(bots.sight(spec, s, seat, 1)))
    digest = hashlib.sha256(json.dumps(tw.record(s), sort_keys=True).encode())
    return f"{game}, Deputies: {tw.scores(s)} {digest.hexdigest()[:24]}"


def main(version: int, every_table: bool) -> None:
    for game in tw.game_names():
        spec = find(game)
        editions = [{"edition": edition} for edition in ("first", "second")] if game == "dice-town" else [{}]
        for seats in range(spec.least_seats, (spec.most_seats if every_table else spec.least_seats) + 1):
            for options in editions:
                print(played(game, seats, seats, version, **options))
        print(judged(game, spec.least_seats, version))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] == "all")
