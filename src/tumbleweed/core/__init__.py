"""The engine that knows no game: chance, steps and asks, the loop of play, actions, events, records."""
