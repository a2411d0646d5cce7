"""How to play Dodge City. Begin reading in thinker.py; chains are reckoned in ways.py and linking.py."""
