"""Games that are over: their records, the theatre that shows them, going on from the middle of one."""
