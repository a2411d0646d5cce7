"""What happens when the package is built: engine and bots are compiled with mypyc, and the page is built from web/.

The engine (core and games) and the bots are compiled in a checkout (an editable install) only on request, with
TUMBLEWEED_NATIVE=1; in wheels always, unless TUMBLEWEED_NATIVE=0. If compiling is not possible, the terminal says why,
and the package runs from source, slower. With TUMBLEWEED_NATIVE=require that is an error. TUMBLEWEED_OPT is the C
compiler's level of optimisation, 3 by default. Each group of native.GROUPS becomes a library of its own, so a change in
the bots leaves the engine's C as it is.

Vite builds the page from web/ into the package (server/page/dist), unless it was already built from the same sources.
Node is the system's, if it is new enough, or comes as a wheel. If the page cannot be built, the server shows a plain
page instead; with TUMBLEWEED_WEB=require that is an error, and with TUMBLEWEED_WEB=0 it is not tried.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.append(str(Path(__file__).parent))  # Hatch loads this file by its path, without the folder it is in
from building import engine, page
from building.tell import tell


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Asked before the build environment is made: a Node wheel, if Node will be needed and is missing."""
        root = Path(self.root)
        if os.environ.get("TUMBLEWEED_WEB") == "0" or page.page_is_built(root) or page.system_node() is not None:
            return []
        return [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.make_page()
        self.make_engine(version == "editable", build_data)

    def make_page(self) -> None:
        wanted = os.environ.get("TUMBLEWEED_WEB", "")
        if wanted == "0":
            return
        try:
            page.build_page(Path(self.root))
        except page.CannotBuildPageError as error:
            if wanted == "require":
                raise
            tell(f"{error.reason}. So the browser gets a plain page; TUMBLEWEED_WEB=require shows all that was said.")

    def make_engine(self, editable: bool, build_data: dict[str, Any]) -> None:
        src = Path(self.root, "src")
        if editable:
            engine.remove_native(src / "tumbleweed")
        wanted = os.environ.get("TUMBLEWEED_NATIVE", "")
        if wanted == "0" or (editable and not wanted):
            return
        try:
            built = engine.compile_engine(
                src, Path(self.root, "build", "native"), os.environ.get("TUMBLEWEED_OPT", "3")
            )
        except engine.CannotCompileError as error:
            if wanted == "require":
                raise
            tell(f"{error.reason}. So the source runs, slower; TUMBLEWEED_NATIVE=require shows all that was said.")
            return
        if editable:
            engine.lay_over(built, src)
        else:
            files = sorted(path for path in built.rglob("*") if path.is_file())
            build_data["force_include"].update({str(path): path.relative_to(built).as_posix() for path in files})
            build_data.update(pure_python=False, infer_tag=True)
