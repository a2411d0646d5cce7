"""Games in numbers: simulation, the checks every game must pass, and the search for games that fail them."""
