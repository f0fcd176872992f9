# Planetfall. Everything works from a fresh clone with Python 3.11 or newer and make:
#
#   make play       play
#   make test       all tests, on the compiled engine and on the pure one
#
# A C compiler makes the engine fast and Node is used where it is there; neither is needed.
# PLANETFALL_ENGINE=compiled|pure forces an engine; hatch_build.py says more.

VENV    ?= .venv
WORKERS ?= 2
ARGS    ?=
PYTHON  ?= $(shell for each in python3 python3.11 python3.12 python3.13 python; do \
	$$each -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$each && break; done)

# What `make play` starts.
PLAY    ?= serve

BIN     := $(VENV)/bin
CLIENT  := src/planetfall/web/client
PIP     := $(BIN)/python -m pip --disable-pip-version-check
# Shows how far the compile of the engine is while a command runs.
SHOW    := $(BIN)/python tools/show_progress.py
INSTALL := $(SHOW) $(PIP) install --quiet -c constraints.txt

# Which engine a run gets is decided below, not by what the caller has set. Without kept bytecode
# every process of the tests would translate the tests and the pure engine anew.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

SOURCES := $(shell find src \( -name __pycache__ -o -name node_modules -o -path src/planetfall/web/static \) \
	-prune -o -type f -print | sort)
PROJECT := constraints.txt pyproject.toml hatch_build.py README.md LICENSE NOTICE

# A file that was removed must leave the wheel too: the list of sources is itself a source.
LISTED  := $(shell mkdir -p build && printf '%s\n' $(SOURCES) > build/sources.new && \
	{ cmp -s build/sources.new build/sources || cp build/sources.new build/sources; })

.NOTPARALLEL:
.PHONY: play quick engine test install lint bench figures docs pictures reports rules wheels mutants clean

# The first page does not wait for the compiler: until the compiled engine is there the game runs on
# the pure one, while the compiled one is made beside it. The next start uses it.
play:
	@if $(MAKE) -sq $(VENV)/installed 2>/dev/null; then :; else $(MAKE) -s quick; fi
	@if test -e $(VENV)/installed; then :; else $(MAKE) -s engine & fi; exec $(BIN)/planetfall $(PLAY)

install: $(VENV)/installed
	@echo "engine: $$(cat $(VENV)/engine)"

# The suite runs on what is installed, then on the pure source; if that is what is installed, once.
# Slow tests, and those with a browser or a server, run once.
test: $(VENV)/complete install
	EXPECT_ENGINE=$$(cut -d' ' -f1 $(VENV)/engine) $(BIN)/python -P -m pytest -n $(WORKERS) --dist worksteal $(ARGS)
	@if grep -q '^pure' $(VENV)/engine; then \
		echo "the installed engine is the pure one: no second run"; \
	else \
		set -x; EXPECT_ENGINE=pure PYTHONPATH=src $(BIN)/python -P -m pytest -n $(WORKERS) --dist worksteal \
			-m "not slow and not browser and not postgres" $(ARGS); \
	fi

lint: $(VENV)/complete install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@if ! test -d $(CLIENT)/node_modules/typescript; then :; \
	elif command -v npm >/dev/null; then set -x; npm --prefix $(CLIENT) --silent run check; \
	else echo "no Node on the path: the page's types are not checked"; fi

bench: $(VENV)/bench install
	$(BIN)/planetfall bench --tables 100 $(ARGS)

# The figures of the docs; for a quiet machine.
figures: $(VENV)/bench install
	$(BIN)/planetfall bench --tables 100 --json $(ARGS) > build/bench.json
	$(BIN)/python -m tools.benchmark_page docs/benchmark.md < build/bench.json

docs: $(VENV)/docs install
	$(BIN)/python -m tools.api_reference docs/api.md
	$(BIN)/python -m tools.data_sheets docs/data-sheets.md
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "documentation: site/index.html"

# What README and docs show: lobby and tables, on a screen and a phone, dark and light.
pictures: $(VENV)/complete install
	$(BIN)/python -m planetfall.web.shots docs/pictures

# A sample report of every title, in the docs.
reports: $(VENV)/complete install
	$(BIN)/python -m planetfall.lab.reports.samples docs/reports

rules:
	@$(PYTHON) tools/rules.py

# What strangers get: built here, installed and played elsewhere. The wheel is compiled where it can
# be; the sdist is built without compiling, to show that it holds all it needs.
wheels: $(VENV)/pip
	rm -rf dist
	$(SHOW) $(PIP) wheel --quiet --no-deps --wheel-dir dist .
	$(INSTALL) hatchling
	$(BIN)/python -m hatchling build -t sdist -d dist
	$(BIN)/python tools/try_wheels.py dist

# Breaks the code on purpose, one place at a time, and lists what no test notices.
mutants: $(VENV)/complete
	@$(BIN)/python -m tools.mutants $(ARGS)

# Leaves the environment; `rm -rf .venv` removes that too.
clean:
	rm -rf build dist site .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# The pip a new environment starts with does not know dependency groups.
$(VENV)/pip:
	@test -n "$(PYTHON)" || { echo "no Python 3.11 or newer found; set PYTHON=…"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet pip==26.3
	@touch $@

# A wheel, not editable: Python prefers a compiled library to the source beside it, and edits
# would have no effect. pip builds a local folder anew each time; the hook keeps what it compiled.
$(VENV)/installed: $(VENV)/pip $(PROJECT) $(SOURCES) build/sources
	@echo "installing planetfall"
	$(INSTALL) '.[web]'
	@$(BIN)/python -I -m planetfall.engine > $(VENV)/engine
	@touch $@

# The same on whichever engine needs no compiling; `installed` stays stale if that is the pure one.
quick: $(VENV)/pip
	@echo "installing planetfall"
	PLANETFALL_ENGINE=ready $(INSTALL) '.[web]'
	@$(BIN)/python -I -m planetfall.engine > $(VENV)/engine
	@if grep -q 'not compiled yet' $(VENV)/engine; then rm -f $(VENV)/installed; \
	else touch $(VENV)/installed; fi

# The compiled engine for the next start, without touching what runs now.
engine: $(VENV)/pip
	@echo "the fast engine is being compiled beside the game, a few minutes; the next start uses it"
	@rm -rf build/wheel; $(SHOW) nice $(PIP) wheel --quiet --no-deps --wheel-dir build/wheel . && \
		if ls build/wheel/*-none-any.whl >/dev/null 2>&1; then \
			echo "there is no C compiler here: the game stays on the pure engine"; \
		else echo "the fast engine is ready: stop (Ctrl-C) and start again to use it"; fi

# The same with all that tests and checks need.
$(VENV)/complete: $(VENV)/pip constraints.txt pyproject.toml $(wildcard $(CLIENT)/package*.json)
	@echo "installing planetfall and the tools for its tests"
	PLANETFALL_CLIENT=$${PLANETFALL_CLIENT:-dev} $(INSTALL) --group test --group lint '.[web,postgres,lab]'
	@$(BIN)/python -I -m planetfall.engine > $(VENV)/engine
	@touch $(VENV)/installed $@

$(VENV)/docs: $(VENV)/pip constraints.txt pyproject.toml
	$(INSTALL) --group docs
	@touch $@

$(VENV)/bench: $(VENV)/pip constraints.txt pyproject.toml
	$(INSTALL) --group bench
	@touch $@
