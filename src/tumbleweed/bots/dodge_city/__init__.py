"""How to play Dodge City. Begin reading in thinker.py; chains are computed in ways.py and linking.py."""
