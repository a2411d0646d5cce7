"""Numbers about the server, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 512)


class Metrics:
    """One server's numbers. `open_sockets` is counted here too, since there is a limit to it."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        made = self.registry
        ProcessCollector(registry=made)  # memory, CPU, open files
        self.moves: Final = Counter("tumbleweed_moves", "Answers that are on the disk.", registry=made)
        self.finished: Final = Counter(
            "tumbleweed_finished_games", "Games played to their end.", ["game"], registry=made
        )
        self.refused: Final = Counter("tumbleweed_refused", "What was refused, by code.", ["code"], registry=made)
        self.dropped: Final = Counter("tumbleweed_dropped_connections", "Clients too slow to keep up.", registry=made)
        self.errors: Final = Counter("tumbleweed_errors", "Mistakes of the program.", registry=made)
        self.bot_failures: Final = Counter(
            "tumbleweed_bot_failures", "Processes of bots that could not answer.", registry=made
        )
        self.moves_so_far = 0
        """The same number as `moves`, for the server itself to read."""
        self.open_sockets = 0
        Gauge("tumbleweed_connections", "Open websockets.", registry=made).set_function(lambda: self.open_sockets)
        self.tables: Final = Gauge("tumbleweed_tables", "Tables in memory.", registry=made)
        self.broken_tables: Final = Gauge(
            "tumbleweed_broken_tables", "Stored tables found that cannot be opened.", registry=made
        )
        self.commits: Final = Histogram("tumbleweed_commit_jobs", "Jobs in a commit.", buckets=BATCHES, registry=made)
        self.answering: Final = Histogram(
            "tumbleweed_message_seconds", "From a client's message to its being dealt with.", registry=made,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
        )  # fmt: skip

    def count_moves(self, number: int) -> None:
        self.moves_so_far += number
        self.moves.inc(number)

    def page(self) -> bytes:
        return generate_latest(self.registry)
