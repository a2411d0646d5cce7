"""How to play Boomtown. Read outlook.py first: what everybody is likely to end with, which all decisions compare."""
