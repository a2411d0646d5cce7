"""Dodge City: stones in the buildings of a Western town, cards, duels and events. Begin with rules.py."""
