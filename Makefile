# Everything starts here: `make play` and `make test` set up whatever they need, once.

SHELL := /bin/sh
UV_VERSION := 0.13.7
export UV_PYTHON_DOWNLOADS := never
export UV_NO_PROGRESS := 1

# uv installs exactly what uv.lock says. It is taken from the machine, or fetched into .tools.
UV := $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
BIN := .venv/bin
CORE := $(shell find core -name '*.hpp' -o -name '*.cpp') CMakeLists.txt
JOBS := $(shell nproc 2>/dev/null || echo 2)

.PHONY: help play test test-core test-long lint format bench stubs golden wheel build clean

help:
	@echo "make play       build, then play Azul in the terminal against a bot"
	@echo "make test       build, then run every test"
	@echo "make test-long  the proofs at full length (about an hour on two cores)"
	@echo "make lint       check style and types"
	@echo "make format     put the style right"
	@echo "make bench      measure the speed"
	@echo "make wheel      a wheel of the package in dist/"
	@echo "make golden     write the golden playthroughs and the stub of the native module anew"
	@echo "make clean      remove everything that was built or fetched"

play: build
	@$(BIN)/faience play $(if $(SPEC),'$(SPEC)')

test: build test-core
	@echo "== tests in Python"
	@$(BIN)/pytest -q -n $(JOBS) -m "not long"

test-core: build/core-tests/core_tests
	@echo "== tests of the core, with the address and undefined-behaviour sanitizers"
	@build/core-tests/core_tests

test-long: build test-core
	@$(BIN)/pytest -q -n $(JOBS)

lint: build
	@echo "== style and types"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/clang-format --dry-run --Werror $(filter %.hpp %.cpp,$(CORE))

format: build
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format --quiet
	@$(BIN)/clang-format -i $(filter %.hpp %.cpp,$(CORE))

bench: build
	@$(BIN)/faience bench

golden: build
	@$(BIN)/python -m tests.golden
	@$(MAKE) --no-print-directory stubs

stubs: build
	@$(BIN)/python -m nanobind.stubgen -q -P -m faience._core -o src/faience/_core.pyi

wheel: build
	@$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python --out-dir dist
	@ls dist/*.whl

build: .venv/.built

.tools/bin/uv:
	@echo "== fetching uv into .tools"
	@PIP_ROOT_USER_ACTION=ignore python3 -m pip install --quiet --disable-pip-version-check --target .tools uv==$(UV_VERSION)

.venv/.installed: pyproject.toml uv.lock | $(filter .tools/bin/uv,$(UV))
	@echo "== installing what uv.lock lists into .venv"
	@$(UV) sync --frozen --quiet --no-install-project
	@touch $@

.venv/.built: .venv/.installed $(CORE)
	@echo "== building the core (half a minute the first time)"
	@$(UV) sync --frozen --quiet --reinstall-package faience
	@touch $@

build/core-tests/core_tests: .venv/.installed $(CORE)
	@echo "== building the tests of the core"
	@$(BIN)/cmake -S . -B build/core-tests -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja -DCMAKE_BUILD_TYPE=Debug -DFAIENCE_CORE_TESTS=ON >/dev/null
	@$(BIN)/cmake --build build/core-tests
	@touch $@

clean:
	rm -rf .tools .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
