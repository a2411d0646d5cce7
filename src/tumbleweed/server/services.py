"""What all tables share: settings, store, numbers, log, the processes that think for bots, and background tasks."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from tumbleweed.server.bots.thinkers import Thinkers
from tumbleweed.server.households import Crowd
from tumbleweed.server.metrics import Metrics
from tumbleweed.server.rate_limits import Limits
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import Store


class Services:
    """What one server works with; it knows nothing of tables."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = Metrics()
        self.log: Final = logging.getLogger("tumbleweed")
        self.thinkers: Final = Thinkers(
            settings.bot_processes, settings.bot_seconds, self.log, failed=self.metrics.bot_failures.inc
        )
        self.advising: Final[set[str]] = set()
        """The people for whom the Sheriff is thinking."""
        self.limits: Final = Limits(settings.rate)
        self.visitors: Final = Crowd(settings.most_of_one_address)
        """Websockets by household. The door counts those who come directly; behind a proxy only this count tells."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        store.on_commit(self.metrics.commits.observe)

    def spawn(self, doing: Coroutine[Any, Any, None]) -> None:
        """Does something in the background; a mistake in it is logged and hurts nobody else."""
        task = asyncio.get_running_loop().create_task(self._guarded(doing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except Exception:
            self.metrics.errors.inc()
            self.log.exception("a mistake of the program")
