"""The store cards with an effect, one small file each."""
