"""The places of the town, one file each, in the order in which they are resolved (DT-8.1)."""
