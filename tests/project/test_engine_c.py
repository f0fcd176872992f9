"""The C files of the engine are made independent of each other before they are compiled."""

from __future__ import annotations

from pathlib import Path

from tools.engine_c import join_shims, make_lean

TYPES = """#ifndef H
#ifndef MYPYC_DECLARED_tuple_T1O
#define MYPYC_DECLARED_tuple_T1O
typedef struct tuple_T1O {
    PyObject *f0;
} tuple_T1O;
#endif

typedef struct {
    tuple_T1O _pair;
} p___AObject;

typedef struct {
    int _n;
} p___BObject;
#endif
"""
NAMES = """#include <Python.h>
int CPyGlobalsInit(void);
extern PyObject *CPyStatics[9];
extern PyObject *CPyDef_a(PyObject *x);
extern PyObject *CPyDef_b(p___BObject *x);
"""
MAIN = """#include "__native_p.h"
int CPyGlobalsInit(void)
{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {
        return -1;
    }
    return 0;
}
PyObject *CPyStatics[9];
"""


def build(folder: Path, target: Path, a: str, b: str) -> dict[str, str]:
    """The lean files for two modules with these bodies."""
    folder.mkdir(exist_ok=True)
    (folder / "__native_p.h").write_text(TYPES)
    (folder / "__native_internal_p.h").write_text(NAMES)
    (folder / "__native_p.c").write_text(MAIN)
    include = '#include "__native_p.h"\n#include "__native_internal_p.h"\n'
    (folder / "__native_p___a.c").write_text(include + a)
    (folder / "__native_p___b.c").write_text(include + b)
    paths = make_lean(folder, target, "p")
    return {Path(path).name: Path(path).read_text() for path in paths.values()}


A = "void f(p___AObject *a) {\n x = CPyStatics[3]; /* 'one' */\n CPyDef_a(x);\n}\n"
B = "void g(void) {\n x = CPyStatics[4]; /* 'two' */\n CPyDef_b(x);\n}\n"


def test_a_file_gets_what_it_uses_and_what_that_needs(tmp_path: Path) -> None:
    made = build(tmp_path / "c", tmp_path / "lean", A, B)
    a, b = made["__native_p___a.c"], made["__native_p___b.c"]
    assert "CPyDef_a(PyObject" in a and "p___AObject;" in a and "tuple_T1O;" in a
    assert "CPyDef_b" not in a and "p___BObject" not in a
    assert "p___BObject;" in b and "tuple_T1O" not in b
    assert a.index("tuple_T1O;") < a.index("p___AObject;") < a.index("void f")


def test_a_new_word_leaves_other_files_alone(tmp_path: Path) -> None:
    before = build(tmp_path / "c", tmp_path / "lean", A, B)
    time = (tmp_path / "lean" / "__native_p___b.c").stat().st_mtime_ns
    # The compiler numbers all words anew: the new one comes between those of old.
    again = A.replace("}", " x = CPyStatics[4]; /* 'new' */\n}")
    after = build(tmp_path / "c", tmp_path / "lean", again, B.replace("[4]", "[5]"))
    assert after["__native_p___b.c"] == before["__native_p___b.c"]
    assert (tmp_path / "lean" / "__native_p___b.c").stat().st_mtime_ns == time
    main = after["__native_p.c"]
    slots = main.split("slots[9] = {")[1].split("}")[0].split(", ")
    assert slots[3:6] == ["0", "2", "1"] and set(slots[6:]) == {"-1"}
    assert "CPyStatics_Initialize(made, CPyLit_Str)" in main


def test_modules_of_one_library_have_different_last_names(tmp_path: Path) -> None:
    shims = {}
    for module in ("p.a.rules", "p.b.rules", "p.b.state"):
        path = tmp_path / f"{module}.c"
        names = (module[4:], "__init__")
        path.write_text("".join(f"PyMODINIT_FUNC PyInit_{name}(void) {{}}\n" for name in names))
        shims[module] = path
    joined = join_shims(shims, tmp_path / "shims")
    assert [modules for _, modules in joined] == [["p.a.rules", "p.b.state"], ["p.b.rules"]]
    assert "PyInit___init__" not in joined[0][0].read_text()
