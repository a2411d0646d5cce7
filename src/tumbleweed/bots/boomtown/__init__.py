"""How to play Boomtown. Read outlook.py first: all decisions compare what everybody is likely to end with."""
