#!/bin/sh
# assemble.sh DIR: lays this example out in DIR, with the photographs that Debian's package
# lomiri-wallpapers-16.04 installs. Each photograph goes beside the words written for it here.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$1"
mkdir -p "$1"
gallery=$(cd "$1" && pwd)
cd "$here"
cp gallery.json5 "$gallery/"
for words in */*.md; do
  mkdir -p "$gallery/$(dirname "$words")"
  cp "$words" "$gallery/$words"
  cp "/usr/share/backgrounds/$(basename "$words" .md).jpg" "$gallery/$(dirname "$words")/"
done
