# Two commands do everything on a fresh Debian 12 with Swift 6 on the PATH:
#
#   make site               build the tool and the example gallery into public/
#   make site PHOTOS=DIR    the same for your own folder of pictures
#   make test               install what the tests need and run them all
#
# Further: make install (vitrine on the PATH), make bench, make format, make clean.

SHELL := /bin/bash
SWIFT ?= swift
PREFIX ?= /usr/local
OUT ?= public
SUDO := $(if $(filter 0,$(shell id -u)),,sudo)

BUILD_PACKAGES := pkg-config libstdc++-12-dev libvips-dev libexiv2-dev libxml2-dev \
  libcmark-gfm-dev libcmark-gfm-extensions-dev libsqlite3-dev libxxhash-dev libjpeg62-turbo-dev \
  libwebp-dev liblcms2-dev
EXAMPLE_PACKAGES := lomiri-wallpapers-16.04
TEST_PACKAGES := $(EXAMPLE_PACKAGES) chromium python3-venv libimage-exiftool-perl libvips-tools \
  imagemagick libheif-examples webp jing trang fonts-dejavu-core
BENCH_PACKAGES := $(EXAMPLE_PACKAGES) gcc python3-venv libvips-tools

VITRINE := .build/release/vitrine

.PHONY: site tool install test swift-test browser-test lint bench format clean setup-build setup-example setup-test

site: tool
ifdef PHOTOS
	$(VITRINE) build "$(PHOTOS)" -o "$(OUT)" || test $$? -eq 2
else
	$(MAKE) --no-print-directory setup-example
	Examples/wallpapers/assemble.sh .build/wallpapers
	$(VITRINE) build .build/wallpapers -o "$(OUT)"
endif
	@echo
	@echo "Your gallery is in $(OUT)/. To look at it, open this file in a browser:"
	@echo "  $$(realpath "$(OUT)")/index.html"

tool: setup-build
	$(SWIFT) build -c release --product vitrine

install: tool
	$(SUDO) install -D -m 755 $(VITRINE) $(DESTDIR)$(PREFIX)/bin/vitrine

test: setup-build setup-test lint swift-test browser-test

swift-test:
	$(SWIFT) test --disable-xctest

# The example and a folder of odd pictures, built by the real tool, in real Chromium.
browser-test: tool
	Tests/Browser/run

lint:
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Templates Package.swift

format:
	$(SWIFT) format --in-place --parallel --recursive Sources Tests Templates Package.swift

bench: setup-build
	$(MAKE) --no-print-directory packages PACKAGES="$(BENCH_PACKAGES)"
	Benchmarks/run

clean:
	rm -rf .build

setup-build:
	@$(MAKE) --no-print-directory packages PACKAGES="$(BUILD_PACKAGES)"
setup-example:
	@$(MAKE) --no-print-directory packages PACKAGES="$(EXAMPLE_PACKAGES)"
setup-test:
	@$(MAKE) --no-print-directory packages PACKAGES="$(TEST_PACKAGES)"

# Installs what is missing of PACKAGES, and asks nobody anything when nothing is.
.PHONY: packages
packages:
	@missing=$$(for p in $(PACKAGES); do \
	    dpkg-query -W -f='$${Status}' $$p 2>/dev/null | grep -q 'ok installed' || echo $$p; done); \
	  if [ -n "$$missing" ]; then \
	    echo "Installing:" $$missing; \
	    $(SUDO) apt-get update -qq && \
	    DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends $$missing; \
	  fi
