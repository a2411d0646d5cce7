"""What a process on this machine uses, and on which core it runs; where the system tells, without other packages."""

import contextlib
import os
import re
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
LISTENS: Final = "0A"
LOCAL: Final = ("127.0.0.1", "localhost", "::1")


class Usage:
    """Bytes of memory and seconds of CPU time; None where unknown."""

    def __init__(self, memory: int | None, cpu: float | None) -> None:
        self.memory: Final = memory
        self.cpu: Final = cpu


def listener(host: str, port: int) -> int | None:
    """The process that listens on a port of this machine, if it can be found."""
    if host not in LOCAL or not PROC.is_dir():
        return None
    sockets = {f"socket:[{number}]" for number in _inodes(port)}
    for path in PROC.glob("[0-9]*/fd/*"):
        with contextlib.suppress(OSError):  # the process has ended, or belongs to somebody else
            if sockets and str(path.readlink()) in sockets:
                return int(path.parts[2])
    return None


def _inodes(port: int) -> set[str]:
    """The sockets that listen on a port, by the system's inode numbers."""
    found = set()
    for name in ("tcp", "tcp6"):
        with contextlib.suppress(OSError):
            for line in (PROC / "net" / name).read_text(encoding="ascii").splitlines()[1:]:
                fields = line.split()
                if fields[3] == LISTENS and int(fields[1].rpartition(":")[2], 16) == port:
                    found.add(fields[9])
    return found


def usage_of(process: int) -> Usage:
    """What a process of this machine uses now."""
    try:
        status = (PROC / str(process) / "status").read_text(encoding="utf-8")
        stat = (PROC / str(process) / "stat").read_text(encoding="utf-8")
    except OSError:
        return Usage(None, None)
    resident = re.search(r"^VmRSS:\s+(\d+) kB", status, re.MULTILINE)
    ticks = stat.rpartition(")")[2].split()[11:13]  # in user mode, in the kernel
    memory = int(resident.group(1)) * 1024 if resident else None
    return Usage(memory, sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK"))


def usage_in(metrics: str) -> Usage:
    """What a server says about itself, in Prometheus format."""
    memory = re.search(r"^process_resident_memory_bytes (\S+)", metrics, re.MULTILINE)
    cpu = re.search(r"^process_cpu_seconds_total (\S+)", metrics, re.MULTILINE)
    return Usage(int(float(memory.group(1))) if memory else None, float(cpu.group(1)) if cpu else None)


def cores() -> list[int]:
    """The cores this process may use; a single unknown one if the system does not say."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]


def pin(process: int, chosen: list[int]) -> None:
    """Lets a process run on these cores only, with all its threads."""
    for thread in (PROC / str(process) / "task").iterdir():
        with contextlib.suppress(ProcessLookupError):
            os.sched_setaffinity(int(thread.name), chosen)


def allow_files(wanted: int) -> int:
    """Raises the limit on open files, if necessary; returns the limit."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft
