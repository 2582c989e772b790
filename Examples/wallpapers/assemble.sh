#!/bin/sh
# assemble.sh DIR: lays this example out in DIR, with the photographs that Debian's package
# lomiri-wallpapers-16.04 installs. Each photograph goes beside the words written for it here.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$1"
mkdir -p "$1"
cd "$here"
cp gallery.json5 "$1/"
for words in */*.md; do
  mkdir -p "$1/$(dirname "$words")"
  cp "$words" "$1/$words"
  cp "/usr/share/backgrounds/$(basename "$words" .md).jpg" "$1/$(dirname "$words")/"
done
