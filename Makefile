# Everything starts here: `make play` and `make test` set up whatever they need, once.

SHELL := /bin/sh
UV_VERSION := 0.13.7
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1

# uv installs exactly what uv.lock says. It is taken from the machine, or fetched into .tools.
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
BIN := .venv/bin
CORE := $(shell find core -name '*.hpp' -o -name '*.cpp') CMakeLists.txt
# The installed package knows its modules by a list, so a file that was added or moved wants another installation.
MODULES := .venv/.modules-$(shell find src -name '*.py' | LC_ALL=C sort | cksum | cut -d' ' -f1)
JOBS := $(shell nproc 2>/dev/null || echo 2)

# The page: built from web/ with Node.js, which is only needed when the page is to be built.
PAGE := src/faience/server/page/index.html
WEB := $(shell find web/src web/public src/faience/words -type f -not -name '*.py*') $(wildcard web/*.html web/*.ts web/*.js web/tsconfig.json)
NPM := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v npm)

.PHONY: help play terminal test test-core test-web test-long lint format bench bench-server stubs golden engine wheel build web chromium clean

help:
	@echo "make play       build, then open the table for browsers (HOST= and PORT= say where, ADDRESS= where others find it, BOT= adds a program)"
	@echo "make terminal   build, then play Azul in the terminal against a bot (SPEC= says what else)"
	@echo "make test       build, then run every test (in Chromium, too, which it installs on Debian)"
	@echo "make test-long  the proofs at full length (about an hour on two cores)"
	@echo "make lint       check style and types"
	@echo "make format     put the style right"
	@echo "make bench      measure the speed of the engine (bench-server: that of the server)"
	@echo "make engine     build the core as WebAssembly for the page anew, after a change of the core (its compiler has 100 MB)"
	@echo "make wheel      a wheel of the package in dist/"
	@echo "make golden     write the golden playthroughs, the protocol's tables, the page's types and what its tests are told, and the stub of the native module anew"
	@echo "make clean      remove everything that was built or fetched"

play: build web
	@$(BIN)/faience serve $(if $(HOST),--host '$(HOST)') $(if $(PORT),--port '$(PORT)') $(if $(ADDRESS),--address '$(ADDRESS)') $(if $(BOT),--bot '$(BOT)')

terminal: build
	@$(BIN)/faience play $(if $(SPEC),'$(SPEC)')

test: build web test-core test-web chromium
	@echo "== tests in Python and in Chromium"
	@$(BIN)/pytest -q -n $(JOBS) -m "not long"

test-core: build/core-tests/core_tests
	@echo "== tests of the core, with the address and undefined-behaviour sanitizers"
	@build/core-tests/core_tests

test-web: web/node_modules/.installed
	@echo "== tests of the page's parts"
	@cd web && npm run --silent test

test-long: build web test-core test-web chromium build/zig/bin/python
	@$(BIN)/pytest -q -n $(JOBS) --timeout 3600

lint: build web/node_modules/.installed
	@echo "== style and types"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/clang-format --dry-run --Werror $(filter %.hpp %.cpp,$(CORE))
	@cd web && npm run --silent lint && npm run --silent check

format: build web/node_modules/.installed
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format --quiet
	@$(BIN)/clang-format -i $(filter %.hpp %.cpp,$(CORE))
	@cd web && npm run --silent format

bench: build
	@$(BIN)/faience bench

bench-server: build
	@$(BIN)/faience bench-server

golden: build
	@$(BIN)/python -m tests.games.golden
	@$(BIN)/python -m tests.server.fixtures
	@$(BIN)/python -m faience.server.protocol.describe docs/protocol.md web/src/lib/protocol.ts web/src/games
	@$(MAKE) --no-print-directory stubs

engine: build/zig/bin/python
	@echo "== building the core as WebAssembly"
	@build/zig/bin/python core/wasm/build.py web/src/engine

# The compiler is not for every machine, so it has an environment of its own.
build/zig/bin/python: uv.lock | $(filter .tools/bin/uv,$(UV))
	@UV_PROJECT_ENVIRONMENT=build/zig $(UV) sync --frozen --quiet --only-group engine
	@touch $@

stubs: build
	@$(BIN)/python -m nanobind.stubgen -q -P -m faience._core -o src/faience/_core.pyi

wheel: build web
	@$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	@ls dist/*.whl

build: .venv/.built

web: $(PAGE)

.tools/bin/uv:
	@echo "== fetching uv into .tools"
	@PIP_ROOT_USER_ACTION=ignore python3 -m pip install --quiet --disable-pip-version-check --target .tools uv==$(UV_VERSION)

.venv/.installed: pyproject.toml uv.lock | $(filter .tools/bin/uv,$(UV))
	@echo "== installing what uv.lock lists into .venv"
	@$(UV) sync --frozen --quiet --no-install-project
	@touch $@

$(MODULES): | .venv/.installed
	@rm -f .venv/.modules-*
	@touch $@

.venv/.built: .venv/.installed $(MODULES) $(CORE)
	@echo "== building the core (a minute the first time, several on a busy machine)"
	@$(UV) sync --frozen --quiet --reinstall-package faience
	@touch $@

build/core-tests/core_tests: .venv/.installed $(CORE)
	@echo "== building the tests of the core"
	@$(BIN)/cmake -S . -B build/core-tests -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DCMAKE_BUILD_TYPE=Debug -DFAIENCE_CORE_TESTS=ON >/dev/null
	@$(BIN)/cmake --build build/core-tests
	@touch $@

ifneq ($(NPM),)
web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc
	@echo "== installing what web/package-lock.json lists into web/node_modules"
	@cd web && npm ci --silent
	@touch $@

$(PAGE): web/node_modules/.installed $(WEB)
	@echo "== building the page"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
else
# Without prerequisites: a page that is there will do.
web/node_modules/.installed $(PAGE):
	@echo "The page is built with Node.js 20.19 or newer and npm, which are not here." >&2
	@echo "On Debian 13 or newer: apt-get install nodejs npm" >&2
	@exit 1
endif

chromium:
	@for name in chromium chromium-browser google-chrome; do \
	  if command -v $$name >/dev/null; then exit 0; fi; \
	done; \
	if [ "$$(id -u)" = 0 ]; then sudo=; else sudo=sudo; fi; \
	for tool in apt-get $$sudo; do \
	  if ! command -v $$tool >/dev/null; then \
	    echo "The tests need Chromium, which is not here. On Debian: apt-get install chromium" >&2; exit 1; \
	  fi; \
	done; \
	echo "== installing Debian's Chromium"; \
	$$sudo apt-get update -qq && \
	$$sudo apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null

clean:
	rm -rf .tools .venv build dist web/node_modules $(dir $(PAGE)) .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
