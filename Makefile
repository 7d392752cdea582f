.SILENT:
.NOTPARALLEL:
.DEFAULT_GOAL := help

# Tools with heavy trees of their own: only `lint`, and whoever needs them, looks at them.
ROOMS := --workspace --exclude empile-bindgen --exclude empile-gallery
# The one that writes a million results comes last.
BENCHES := $(filter-out campaign,$(patsubst tests/benches/%.rs,%,$(wildcard tests/benches/*.rs))) campaign
# Where the tests are whose names begin with « soak ».
SOAKS := conformance crash faults neko_on_screen power
MAVEN := mvn -B -ntp -q -Dstyle.color=never -Dkotlin.compiler.daemon=false -f android/pom.xml

.PHONY: help
help: ## List what can be made
	sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

.PHONY: run
run: ## Open Empile in a window; without a display, draw its screens into out/tour
	.ci/bootstrap rust kotlin
	bindings/tools/generate kotlin
	echo "kotlin: compiling"
	$(MAVEN) process-classes
	android/tools/empile

.PHONY: test
test: test-rust test-referees test-kotlin test-android test-swift ## Test everything: the core, the Kotlin shell, the Android app, the Swift shell
	echo "test: all passed"

.PHONY: test-rust
test-rust: ## Test the core
	.ci/bootstrap rust
	echo "rust: testing the core"
	cargo test --quiet $(ROOMS)

.PHONY: test-arm
test-arm: ## Simulate the golden towers on emulated ARM processors; not part of « test », for it compiles the core twice more
	.ci/bootstrap rust arm
	tests/arm/run

.PHONY: test-referees
test-referees: ## Test the referees, and have their opinion on a few matches
	.ci/bootstrap rust referees
	tests/referees/run 25
	python3 -m unittest discover --quiet --start-directory tests/referees

.PHONY: test-kotlin
test-kotlin: ## Test the Kotlin shell against the native library
	.ci/bootstrap rust kotlin
	bindings/tools/generate kotlin
	echo "kotlin: compiling and testing"
	rm -rf android/target/surefire-reports
	env -u DISPLAY -u WAYLAND_DISPLAY $(MAVEN) test
	android/tools/count-tests

.PHONY: test-android
test-android: ## Test the Android app itself, on the oldest and the newest Android that run here
	.ci/bootstrap rust kotlin android
	bindings/tools/generate kotlin
	python3 android/tools/robolectric $(TESTS)

.PHONY: test-swift
test-swift: ## Test the Swift shell against the native library
	.ci/bootstrap rust swift
	bindings/tools/generate swift
	echo "swift: compiling and testing"
	cd ios && EMPILE_ON_THIS_MACHINE=1 tools/with-swift swift test --quiet --disable-xctest

.PHONY: android-check
android-check: ## Check the Android app as far as a machine without SDK and device can; ends with what was verified
	.ci/bootstrap rust kotlin android
	bindings/tools/generate kotlin
	python3 android/tools/check $(ANDROID_CHECK)

.PHONY: swift-mistakes
swift-mistakes: ## See that the Swift check catches what people get wrong in views
	.ci/bootstrap rust swift
	bindings/tools/generate swift
	ios/tools/seeded-mistakes

.PHONY: compose-mistakes
compose-mistakes: ## See that the tests of the Compose shell catch what people get wrong in it
	.ci/bootstrap rust kotlin
	bindings/tools/generate kotlin
	android/tools/seeded-mistakes

.PHONY: ios-framework
ios-framework: ## Build the core for iPhone, iPad and their simulators (needs Xcode; without, check it)
	.ci/bootstrap rust
	bindings/tools/generate swift
	ios/tools/framework

.PHONY: ios-project
ios-project: ## Write ios/Empile.xcodeproj (needs XcodeGen)
	cd ios && xcodegen generate --quiet

.PHONY: shots
shots: ## Draw those golden pictures of the screens anew that no longer look as they did
	.ci/bootstrap rust kotlin android
	bindings/tools/generate kotlin
	echo "android: drawing the golden pictures of the app"
	EMPILE_GOLDEN=write python3 android/tools/robolectric ActivityGoldenTest
	echo "kotlin: drawing those of the window"
	env -u DISPLAY -u WAYLAND_DISPLAY $(MAVEN) test -Dtest='*Golden*' -Dgolden.update=true
	git status --short -- 'android/**/*.png'

.PHONY: store-pictures
store-pictures: ## Draw what Google's store and F-Droid show into out/store/android, in both languages
	.ci/bootstrap rust kotlin
	bindings/tools/generate kotlin
	echo "kotlin: compiling"
	$(MAVEN) process-classes
	android/tools/store-pictures out/store/android
	find out/store/android -name '*.png' | sort

.PHONY: gallery
gallery: ## Draw every board in its telling moments into docs/gallery, and every lesson into docs/lessons
	.ci/bootstrap rust
	echo "gallery: drawing"
	cargo run --quiet -p empile-gallery

.PHONY: bench
bench: ## Run every bench; ends with « figure NAME VALUE UNIT » lines
	.ci/bootstrap rust kotlin android
	.ci/collect figure $(MAKE) --no-print-directory benches

.PHONY: benches
benches:
	echo "rust: compiling the rules, and the bench that needs nothing else"
	cargo bench --quiet -p empile-games --bench pile_poils
	echo "rust: compiling what the other benches need"
	cargo build --profile bench -p empile-tests --lib
	for bench in $(BENCHES); do \
	  echo "bench: $$bench"; \
	  cargo bench --quiet -p empile-tests --bench $$bench || exit; \
	done
	echo "bench: delta"
	cargo bench --quiet -p empile-bindings --bench delta
	bindings/tools/generate kotlin
	echo "kotlin: compiling and measuring"
	env -u DISPLAY -u WAYLAND_DISPLAY $(MAVEN) test -Dtest='*Bench'
	echo "desktop: opening twenty windows, one after the other"
	cargo run --quiet --profile bench -p empile-tests --example year -- target/year.db
	android/tools/start-bench target/year.db
	echo "android: weighing the package, with the core as it is released"
	EMPILE_ANDROID_PROFILE=release python3 android/tools/check

.PHONY: ladder
ladder: ## Measure the levels of robots against each other and against yardsticks; ends with « figure » lines
	.ci/bootstrap rust
	echo "rust: compiling the ladder"
	cargo build --quiet --profile soak -p empile-bots --example ladder
	.ci/collect figure target/soak/examples/ladder $(LADDER)

.PHONY: soak
soak: ## Run the long batteries (PERCENT=10 for a tenth, RESUME=1 to go on); ends with « soak NAME TRIED n LOST n » lines
	.ci/bootstrap rust
	[ -n "$(RESUME)" ] || rm -rf target/soak-ledgers
	.ci/collect soak $(MAKE) --no-print-directory soaks

.PHONY: soaks
soaks: export EMPILE_SOAK_PERCENT = $(PERCENT)
soaks: export EMPILE_SOAK_LEDGERS = $(CURDIR)/target/soak-ledgers
soaks:
	echo "rust: compiling the batteries"
	for soak in $(SOAKS); do \
	  echo "soak: $$soak"; \
	  cargo test --quiet --profile soak -p empile-tests --test $$soak -- --ignored --nocapture soak || exit; \
	done
	echo "soak: the log"
	cargo test --quiet --profile soak -p empile-campaign --lib -- --ignored --nocapture soak
	echo "soak: the tower on the screen"
	cargo test --quiet --profile soak -p empile-tower --lib -- --ignored --nocapture soak

.PHONY: fuzz
fuzz: ## Hear what nobody would say, a million times each (FUZZ_SECONDS=60 for so long each, FUZZ_SEED=2 for others); ends with « soak » lines
	.ci/bootstrap rust
	.ci/collect soak $(MAKE) --no-print-directory fuzzes

.PHONY: fuzzes
fuzzes: export EMPILE_SOAK_PERCENT = $(PERCENT)
fuzzes: export EMPILE_SOAK_SECONDS = $(FUZZ_SECONDS)
fuzzes: export EMPILE_FUZZ_SEED = $(FUZZ_SEED)
fuzzes:
	echo "rust: compiling what is fuzzed"
	cargo test --quiet --profile soak -p empile-tests --test fuzz -- --ignored --nocapture --test-threads 1 fuzz

.PHONY: mutants
mutants: ## Change the core in one place after the other, and name what no test notices (MUTANTS="games bots", MUTANTS_SHARD=3/40, MUTANTS_SINCE=main~5); ends with « figure » lines
	.ci/bootstrap rust
	tests/mutants/run $(MUTANTS)

.PHONY: referees
referees: ## Have a second opinion on 1,000 matches of each game that has a referee; ends with « soak » lines
	.ci/bootstrap rust referees
	.ci/collect soak tests/referees/run 1000

.PHONY: lint
lint: ## Check formatting, warnings, licences and scripts
	.ci/bootstrap rust kotlin swift lint
	.ci/lint

.PHONY: fmt
fmt: ## Format all sources
	.ci/bootstrap rust kotlin swift
	cargo fmt --all
	android/tools/ktfmt
	ios/tools/with-swift swift format --in-place --recursive --parallel ios/Package.swift ios/Sources ios/Tests ios/Linux ios/App ios/UITests

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf target android/target ios/.build ios/Generated out
