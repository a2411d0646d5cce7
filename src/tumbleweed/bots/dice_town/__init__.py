"""How the computer plays Dice Town. Begin reading in thinker.py; dice are in keeping.py, all else in weighing.py."""
