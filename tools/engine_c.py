"""What the build does to the C files of the engine before they are compiled.

The compiler from Python to C writes one C file per module, but every file includes every
declaration, and literals are numbered across all modules: one new word anywhere changes every file.
So the files are made lean and steady first:

- a file gets the declarations that it uses, and no others;
- a literal keeps its number from build to build; new ones get numbers behind the last.

A file whose text stays the same is not written again, and its object not compiled again. Each
module also has a small library that Python opens; those are joined to a few, which are copied.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path

WORD = re.compile(r"[A-Za-z_]\w*")
STATIC = re.compile(r"(?<!\*)CPyStatics\[(\d+)\](;?)((?: /\*.*?\*/)?)")
INCLUDES = re.compile(r'^#include "__native_(?:internal_)?\w+\.h"\n', re.MULTILINE)
DECLARED = re.compile(r"(\w+)(?:\[\d*\])?(?:\(.*\))?;$")
PART = re.compile(r"^#ifndef MYPYC_DECLARED.*?^#endif$|^typedef struct \{.*?^\} \w+;$", re.S | re.M)
SECOND_INIT = re.compile(r"^PyMODINIT_FUNC PyInit___init__.*\n", re.MULTILINE)

SPARE = 2048
"""Numbers of literals come in blocks of so many: the size of their table rarely changes."""

JOINED = 32
"""So many modules share one small library at most."""


def write(path: Path, text: str) -> None:
    """Write a file unless it holds that text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


class Declarations:
    """All declarations of the engine by name; a file takes those that it needs."""

    def __init__(self, types: str, names: str) -> None:
        self.heads = [
            line for line in names.splitlines() if line.startswith(("#include <", '#include "str'))
        ]
        self.parts: dict[str, str] = {}
        for part in PART.findall(types):
            name = WORD.findall(part.replace("#endif", ""))[-1]
            self.parts[name] = part
        for line in names.splitlines():
            found = DECLARED.search(line)
            if found and line.startswith(("extern ", "int CPyGlobalsInit")):
                self.parts[found[1]] = line
        self.order = {name: place for place, name in enumerate(self.parts)}

    def needed(self, text: str) -> str:
        """What a C file has to know, in the order of the whole."""
        wanted: set[str] = set()
        waiting = [text]
        while waiting:
            fresh = (set(WORD.findall(waiting.pop())) & self.parts.keys()) - wanted
            wanted |= fresh
            waiting += [self.parts[name] for name in fresh]
        chosen = sorted(wanted, key=self.order.__getitem__)
        return "\n".join([*self.heads, *(self.parts[name] for name in chosen)]) + "\n"


class Literals:
    """Steady numbers of the literals, kept in a file between builds."""

    def __init__(self, path: Path, texts: Iterable[str]) -> None:
        words: dict[int, str] = {}
        for text in texts:
            for number, _, word in STATIC.findall(text):
                words[int(number)] = word or words.get(int(number), "")
        kept: dict[str, int] = json.loads(path.read_text("utf-8")) if path.exists() else {}
        counts: dict[str, int] = {}
        self.slots: dict[int, int] = {}
        for number, word in sorted(words.items()):
            counts[word] = counts.get(word, 0) + 1
            mark = f"{counts[word]} {word}"
            self.slots[number] = kept.setdefault(mark, len(kept))
        self.size = (len(kept) // SPARE + 1) * SPARE
        write(path, json.dumps(kept, indent=0))

    def steady(self, text: str) -> str:
        """The text with steady numbers."""
        return STATIC.sub(lambda at: f"CPyStatics[{self.slots[int(at[1])]}]{at[2]}{at[3]}", text)

    def spread(self, text: str) -> str:
        """The main file: literals are made in their own order, then put where they belong."""
        defined = re.search(r"^PyObject \*CPyStatics\[(\d+)\];$", text, re.M)
        assert defined is not None, "the main file defines no literals"
        count = int(defined[1])
        slots = ", ".join(str(self.slots.get(number, -1)) for number in range(count))
        text = text.replace(defined[0], f"PyObject *CPyStatics[{self.size}];")
        start = text.index("    if (CPyStatics_Initialize(CPyStatics,")
        end = text.index("    }\n", start) + len("    }\n")
        block = text[start:end].replace("(CPyStatics,", "(made,")
        return (
            f"{text[:start]}    static PyObject *made[{count}];\n"
            f"    static const int slots[{count}] = {{{slots}}};\n{block}"
            f"    for (int k = 0; k < {count}; k++)\n"
            f"        if (slots[k] >= 0) CPyStatics[slots[k]] = made[k];\n{text[end:]}"
        )


def make_lean(folder: Path, target: Path, name: str) -> dict[str, str]:
    """Write the lean C files of `folder` to `target`; their paths by those they stand for."""
    main = folder / f"__native_{name}.c"
    sources = sorted(folder.glob("__native_*.c"))
    texts = {path: INCLUDES.sub("", path.read_text(encoding="utf-8")) for path in sources}
    declarations = Declarations(
        (folder / f"__native_{name}.h").read_text(encoding="utf-8"),
        (folder / f"__native_internal_{name}.h").read_text(encoding="utf-8"),
    )
    literals = Literals(target / "literals.json", texts.values())
    table = re.compile(r"(extern PyObject \*CPyStatics)\[\d+\];")
    declarations.parts["CPyStatics"] = table.sub(
        rf"\1[{literals.size}];", declarations.parts["CPyStatics"]
    )
    for path, text in texts.items():
        text = literals.spread(text) if path == main else literals.steady(text)
        write(target / path.name, declarations.needed(text) + text)
    return {str(path): str(target / path.name) for path in sources}


def join_shims(shims: dict[str, Path], target: Path) -> list[tuple[Path, list[str]]]:
    """C files that open several modules each, and those modules; module to C file is given.

    No two modules of a file have the same last name: that is what Python looks for in a library.
    """
    groups: list[dict[str, str]] = []
    for module in sorted(shims):
        last = module.rpartition(".")[2]
        group = next((g for g in groups if last not in g and len(g) < JOINED), None)
        if group is None:
            group = {}
            groups.append(group)
        group[last] = module
    joined: list[tuple[Path, list[str]]] = []
    for number, group in enumerate(groups):
        modules = list(group.values())
        texts = [shims[module].read_text(encoding="utf-8") for module in modules]
        path = target / f"shim{number}.c"
        write(path, "".join(SECOND_INIT.sub("", text) for text in texts))
        joined.append((path, modules))
    return joined
