# Every target sets up what it needs; packaging/setup.sh returns at once when that is already there.
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play test lint approve bench soak crash fuzz lab translations notice frozen deb portable smoke trydeb clean

# Tests start hundreds of programs, and without its bytecode each would compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

SETUP := sh packaging/setup.sh
BIN := .venv/bin

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r target text; do \
		printf '%-20s %s\n' "$$target" "$$text"; done

setup: ## Set up the game in .venv, and nothing else
	@$(SETUP) play

play: setup ## Start the game
	@$(BIN)/enix-desktop play

# One more than there are cores: tests of real windows and of other programs wait most of their time.
JOBS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)
PYTEST := -m pytest -n $(JOBS)

test: lint ## Run all checks and all tests: with Qt what needs it, everything else without
	@$(SETUP) headless
	@! .venv-headless/bin/python -c 'import PySide6' 2>/dev/null || \
		{ echo "PySide6 is in .venv-headless, so a run there would prove nothing." >&2; exit 1; }
	@echo "Running the tests that need Qt."
	@QT_QPA_PLATFORM="$${QT_QPA_PLATFORM:-offscreen}" $(BIN)/python $(PYTEST) -m qt
	@echo "Running all other tests, without Qt."
	@.venv-headless/bin/python $(PYTEST) -m 'not qt' \
		--ignore=tests/gui --ignore=tests/e2e --ignore=tests/benchmarks \
		-o strict_config=false -W 'ignore:Unknown config option:pytest.PytestConfigWarning'

lint: ## Check style, types and the direction of imports
	@$(SETUP) test
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

GAME ?= enix

approve: ## Approve how every screen and drawing looks now: look at the changed pictures before committing
	@$(SETUP) test
	@ENIX_DESKTOP_APPROVE=1 QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -q tests/gui/test_approved_screens.py tests/gui/test_approved_art.py

bench: ## Measure speed, against catanatron and bare Qt: make bench GAME=enix
	@$(SETUP) bench
	@$(BIN)/python -m tools.bench --game $(GAME)
	@$(BIN)/python -m tools.bench_window --game $(GAME)

soak: setup ## Play 100,000 games and check every invariant after every move, then 200 in the window
	@$(BIN)/enix-desktop soak --game $(GAME)
	@$(BIN)/python -m tools.soak_window --game $(GAME)

fuzz: MINUTES ?= 30
fuzz: ## Read hostile files for half an hour: make fuzz MINUTES=5
	@$(SETUP) test
	@$(BIN)/python -m tests.fuzz.fuzz --minutes $(MINUTES)

crash: KILLS ?= 200
crash: ## Kill the playing program 200 times and check that no confirmed move is lost
	@$(SETUP) test
	@$(BIN)/python -m tests.e2e.killing --kills $(KILLS)

lab: PLAYERS ?= casual,casual,casual
lab: setup ## Compare two variants of the rules: make lab A="limit=25" B="limit=30"
	@mkdir -p build
	@$(BIN)/enix-desktop lab --game $(GAME) --a "$(A)" --b "$(B)" --players "$(PLAYERS)" --report build/lab.html
	@echo "The report is build/lab.html."

translations: setup ## Collect the texts into translations/*.ts and compile them
	@if ! ls translations/*.ts >/dev/null 2>&1; then echo "There are no translations yet."; exit 0; fi; \
	set -e; mkdir -p resources/translations; \
	for ts in translations/*.ts; do \
		case $$ts in *_en.ts) only=-pluralonly ;; *) only= ;; esac; \
		$(BIN)/pyside6-lupdate -silent -no-obsolete -locations none $$only $$(find enix_desktop -name '*.py' | sort) -ts "$$ts"; \
		$(BIN)/pyside6-lrelease -silent "$$ts" -qm "resources/translations/$$(basename "$$ts" .ts).qm"; \
	done

notice: ## Collect the licences of everything that is shipped into NOTICE and the About dialog
	@$(SETUP) test
	@$(BIN)/python packaging/licences/make_notice.py

FROZEN := dist/enix-desktop/enix-desktop
# Not the tools around it: another package is made from the same program.
FROZEN_FROM := LICENSE NOTICE pyproject.toml $(shell find enix_desktop resources packaging/freeze -type f ! -name '*.pyc')

$(FROZEN): $(FROZEN_FROM)
	@$(SETUP) freeze
	@echo "Freezing the game; this takes about a minute."
	@.venv-freeze/bin/python packaging/freeze/build.py

frozen: $(FROZEN) ## Freeze the game into dist/enix-desktop, a folder that needs no Python

deb: $(FROZEN) ## Make the Debian package in dist
	@$(SETUP) freeze
	@.venv-freeze/bin/python packaging/linux/make_deb.py

portable: $(FROZEN) ## Make the portable archive in dist
	@$(SETUP) freeze
	@.venv-freeze/bin/python packaging/linux/make_portable.py

smoke: $(FROZEN) ## Try the frozen game in a real window, and compare its start with bare Qt
	@$(SETUP) test
	@ENIX_DESKTOP_FROZEN=$(FROZEN) $(BIN)/python -m pytest -rP tests/packaging/frozen

trydeb: deb ## Install the package into a bare Debian 12, play, and remove it (as root)
	@sh packaging/linux/try_deb.sh

clean: ## Remove everything that can be made again
	@rm -rf .venv .venv-headless .venv-freeze .venv.lock build dist .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis .benchmarks
	@find enix_desktop tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
