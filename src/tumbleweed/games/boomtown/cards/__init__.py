"""The event cards, one small file each."""
