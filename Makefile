# Two commands matter: `make play` and `make test`. Each works from nothing but Python and make.
#
# .venv            development: the checkout itself, interpreted, with all tools
# dist             the source archive and the wheel
# build/compiled   the wheel, installed away from the checkout, so that no compiled module lies beside a source

PYTHON ?= python3
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# Each worker begins with a stretch of neighbours, which share their servers, and helps the others at the end.
SPREAD := --dist worksteal
ARGS ?=
# Per cent of the lines of kernel and rules that the interpreted tests must reach.
COVERAGE_BAR ?= 100
# Two chains run side by side: the package is compiled and then tested; meanwhile come the checks, the interpreted tests and
# the browser. Tests of servers and browsers wait more than they compute, so each chain has more workers than there are cores.
# Rules and kernel are tested interpreted and compiled; all the rest once, compiled, as people get it. Of the long
# trials those that compare both run twice; twin worlds, options and state machines play the same games much faster compiled,
# as does what is marked `long`.
REPEATED := %/test_twin_worlds.py %/test_planted_leaks.py %/test_state_machine.py %/test_options.py
TWICE := $(filter-out $(REPEATED), tests/kernel tests/expanze tests/evropska_valka tests/salva tests/golden \
  $(wildcard tests/trust/test_*.py tests/trust/evropska_valka/test_*.py) tests/trust/salva/test_same_game.py \
  tests/bots/test_salva_aims.py tests/bots/test_salva_later_arms.py tests/bots/test_salva_hiding.py \
  tests/odds/test_salva_fog.py tests/match/test_standing_orders.py tests/test_books.py)
ONCE := tests/trust/salva $(filter-out $(TWICE) tests/browser tests/trust tests/__pycache__, \
  $(wildcard tests/test_*.py) $(patsubst %/,%,$(wildcard tests/*/)))
# Of these only files that mention the mark are read for the tests of the checkout itself.
MARKED = $(shell grep -rl 'mark\.interpreted' --include='test_*.py' $(ONCE))
COVERED ?= velmoci/kernel/*,velmoci/expanze/*,velmoci/evropska_valka/*,velmoci/salva/*

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export UV_NO_PROGRESS = 1
export VELMOCI_MAKE := $(MAKE)
export VELMOCI_OBJECTS := $(CURDIR)/build/objects
# Tests start hundreds of processes, each of which would compile its imports again.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
UV := $(BIN)/uv
LOCKED := $(UV) pip install --quiet --require-hashes
GROUPS_LOCKED := uv run build node test docs maps bench
COMPILED := build/compiled
BENCH := build/bench
STATIC := velmoci/server/static
SOURCES := $(shell find velmoci \( -name __pycache__ -o -path $(STATIC) \) -prune -o -type f -print 2>/dev/null)
WEB_SOURCES := $(shell find web \( -name node_modules -o -name data -o -name tests \) -prune -o -type f -print 2>/dev/null)
# The machine's own Node where it is new enough, otherwise the one that .venv/.node puts into .venv.
with_node = PATH="$(if $(OWN_NODE),,$(CURDIR)/$(BIN):)$$PATH"
OWN_NODE = $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
  2>/dev/null && command -v npm)
define need_python
@command -v $(PYTHON) >/dev/null \
  || { echo "Velmoci needs Python 3.11 or newer, and there is no '$(PYTHON)' here (make PYTHON=/path/to/python3 names another)."; exit 1; }
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
  || { echo "Velmoci needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1) (make PYTHON=/path/to/python3 names another)."; exit 1; }
endef
heading = @printf '\n── %s\n' "$(1)"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal test dev web docs wheel bench bench-server mutants map lock clean FORCE
CHECKS = check-style check-types check-clauses check-docs test-web
.PHONY: check-style check-types check-docs check-clauses test-interpreted test-compiled test-outside test-web test-browser

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*## */  make \1|/p' $(MAKEFILE_LIST) | column -t -s '|' 2>/dev/null \
	  || sed -n 's/^\([a-z-]*\):.*## */  make \1: /p' $(MAKEFILE_LIST)

play:  ## set up and play in the browser; ARGS="--help" shows the settings
	$(need_python)
	@$(PYTHON) -m tools.start serve $(ARGS)

terminal:  ## set up and play in the terminal; GAME=evropska_valka chooses a game, ARGS="--help" shows the options
	$(need_python)
	@$(PYTHON) -m tools.start play $(or $(GAME),expanze) $(ARGS)

test: export VELMOCI_COMPILE = always
test: .venv/.dev web/node_modules/.ready build/web  ## set up and check everything
	@mkdir -p build; $(BIN)/python -m tools.locked build/compiled.lock \
	    $(MAKE) --no-print-directory test-compiled >build/compiled.log 2>&1 & \
	  trap "kill $$! 2>/dev/null" EXIT INT TERM HUP; \
	  $(MAKE) --no-print-directory $(CHECKS) test-interpreted test-outside test-browser || exit 1; \
	  wait $$!; compiled=$$?; trap - EXIT INT TERM HUP; cat build/compiled.log; exit $$compiled
	@echo "Everything passed."

dev: .venv/.dev build/web  ## set up .venv for development: the checkout, interpreted, and all tools

web: build/web  ## build the browser client into velmoci/server/static

docs: .venv/.dev  ## build the documentation into docs/_build/html
	$(BIN)/sphinx-build -q -W --keep-going -n -j $(JOBS) docs docs/_build/html

wheel: dist/.built  ## build dist/*.whl, compiled where possible (VELMOCI_COMPILE=auto, always or never)

bench: $(COMPILED)/.ready $(BENCH)/.ready .venv/.dev  ## compare the speed with other engines; takes minutes
	$(BIN)/python benchmarks/run.py --compiled $(COMPILED)/bin/python --interpreted $(BIN)/python \
	  --rivals $(BENCH)/bin/python $(ARGS)

bench-server: $(COMPILED)/.ready .venv/.node  ## compare the server with its limits and with boardgame.io; run it alone
	$(with_node) $(BIN)/python benchmarks/server.py --python $(COMPILED)/bin/python $(ARGS)

mutants: .venv/.dev  ## put faults into the rules and see whether the clauses' tests notice; ARGS="FILE" tries one file
	@$(BIN)/python -m tools.mutants $(ARGS)

map: .venv/.dev  ## draw the maps of the games again from Natural Earth data (needs npm)
	$(BIN)/python -m tools.maps.world48 $(ARGS)
	$(BIN)/python -m tools.maps.europe15 $(ARGS)

lock: .venv/.uv  ## renew requirements/*.txt from *.in; ARGS="--upgrade" takes the newest versions
	@cd requirements && for group in $(GROUPS_LOCKED); do \
	  ../$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header $(ARGS) "$$group.in" -o "$$group.txt" || exit 1; \
	done
	@cd web && $(with_node) npm run --silent lock

clean:  ## remove everything that was built or installed
	rm -rf .venv build dist $(STATIC) web/node_modules web/fixtures/data docs/_build *.egg-info .coverage .coverage.* .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

# ── the parts of `make test`

check-style: .venv/.dev
	$(call heading,style)
	$(BIN)/ruff check --quiet .

check-types: .venv/.dev
	$(call heading,types)
	$(BIN)/mypy

check-clauses: .venv/.dev
	$(call heading,clause table)
	$(BIN)/python tools/clause_table.py --check
	$(BIN)/python -m tools.reached --check
	$(BIN)/python -m tools.mutants --fixed tests/mutants/fixed.toml

check-docs: .venv/.dev
	$(call heading,documentation)
	@$(MAKE) --no-print-directory docs

test-web: .venv/.dev web/node_modules/.ready
	$(call heading,browser client)
	$(BIN)/python -m tools.web_types --check
	$(BIN)/python web/fixtures/make.py
	cd web && $(with_node) npm run --silent check
	cd web && $(with_node) npm test --silent

# Real Chromium against the real server; screenshots of every page go to build/screenshots. Pages often wait for the
# next picture, so one worker more than there are cores loses no time.
test-browser: .venv/.dev build/web
	$(call heading,browser)
	@$(BIN)/python -m tools.chromium >/dev/null
	$(BIN)/pytest -n $$(($(JOBS) + 1)) $(SPREAD) tests/browser $(ARGS)

test-interpreted: .venv/.dev build/web
	$(call heading,tests interpreted with coverage)
	VELMOCI_EXPECT=interpreted $(BIN)/pytest -n $(JOBS) $(SPREAD) $(TWICE) -m "not long" --cov --cov-report= $(ARGS)
	$(BIN)/coverage report --include='$(COVERED)' --fail-under=$(COVERAGE_BAR)
	VELMOCI_EXPECT=interpreted $(BIN)/pytest -n $(JOBS) $(SPREAD) $(MARKED) -m interpreted $(ARGS)

test-compiled: $(COMPILED)/.test
	$(call heading,tests compiled)
	PYTHONSAFEPATH=1 VELMOCI_EXPECT=compiled $(COMPILED)/bin/pytest -n $$((2 * $(JOBS))) $(SPREAD) --ignore=tests/browser -m "not interpreted" $(ARGS)

# The package as a user gets it: plainly installed, without a compiler, and used from elsewhere.
test-outside: .venv/.uv build/web
	$(call heading,plain install used from elsewhere)
	@rm -rf build/outside && $(UV) venv --quiet --python $(BIN)/python build/outside
	@VELMOCI_COMPILE=never $(UV) pip install --quiet --python build/outside/bin/python \
	  --constraints requirements/run.txt --build-constraints requirements/build.txt .
	cd / && $(CURDIR)/build/outside/bin/velmoci --help
	cd / && $(CURDIR)/build/outside/bin/velmoci simulate expanze --players random,random --games 1

# ── what the targets stand on

.venv/.uv: requirements/uv.txt
	$(need_python)
	@$(PYTHON) -m venv --clear .venv \
	  || { echo "This Python has no venv module; on Debian and Ubuntu it is in the package python3-venv."; exit 1; }
	@$(BIN)/python -m pip install --quiet --require-hashes --only-binary :all: -r requirements/uv.txt
	@touch $@

# What the checkout needs to play, interpreted.
.venv/.run: .venv/.uv requirements/run.txt
	@$(LOCKED) --python $(BIN)/python -r requirements/run.txt
	@touch $@

.venv/.build: .venv/.uv requirements/build.txt
	@$(LOCKED) --python $(BIN)/python -r requirements/build.txt
	@touch $@

.venv/.dev: .venv/.build requirements/run.txt requirements/test.txt requirements/docs.txt requirements/maps.txt pyproject.toml setup.py
	@echo "Setting up .venv for development."
	@$(LOCKED) --python $(BIN)/python $(foreach group,run build test docs maps,-r requirements/$(group).txt)
	@VELMOCI_COMPILE=never $(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# Only where no Node is: 200 MB from PyPI.
.venv/.node: .venv/.uv requirements/node.txt
	@$(if $(OWN_NODE),,$(LOCKED) --python $(BIN)/python -r requirements/node.txt)
	@touch $@

web/node_modules/.ready: .venv/.node web/package-lock.json web/package.json web/.npmrc
	@cd web && $(with_node) npm ci --silent
	@touch $@

build/web: web/node_modules/.ready $(WEB_SOURCES)
	@echo "Building the browser client."
	@mkdir -p build && cd web && $(with_node) npm run --silent build -- --logLevel warn
	@touch $@

# Changes when a file of the package appears or disappears, which the files' own times do not show, and
# when the wheel that is there is not of the kind that is asked for.
build/sources: FORCE
	@kind=$$(grep -aqs __mypyc dist/*.whl && echo compiled || echo plain); \
	  case "$$VELMOCI_COMPILE/$$kind" in always/plain|never/compiled) rm -f $@;; esac
	@mkdir -p build && printf '%s\n' $(sort $(SOURCES)) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

dist/.built: .venv/.build build/sources build/web $(SOURCES) setup.py pyproject.toml MANIFEST.in README.md
	@echo "Building the package; compiling the rules takes some minutes."
	@rm -rf dist
	@$(UV) build --no-build-isolation --python $(BIN)/python --out-dir dist . >build/wheel.log 2>&1 \
	  || { tail -n 20 build/wheel.log; exit 1; }
	@grep 'becomes plain Python' build/wheel.log || true
	@touch $@

$(COMPILED)/.ready: dist/.built requirements/run.txt
	@$(UV) venv --quiet --clear --python $(BIN)/python $(COMPILED)
	@$(LOCKED) --python $(COMPILED)/bin/python -r requirements/run.txt
	@$(UV) pip install --quiet --python $(COMPILED)/bin/python --no-deps dist/*.whl
	@touch $@

$(COMPILED)/.test: $(COMPILED)/.ready requirements/build.txt requirements/test.txt
	@$(LOCKED) --python $(COMPILED)/bin/python -r requirements/build.txt -r requirements/test.txt
	@touch $@

$(BENCH)/.ready: .venv/.uv requirements/bench.txt
	@$(UV) venv --quiet --clear --python $(BIN)/python $(BENCH)
	@$(LOCKED) --python $(BENCH)/bin/python -r requirements/bench.txt
	@touch $@
