"""derivatives.py KIT DERIVE-BENCHMARK ROUNDS: our derivatives and the floor's, in turn.

CPU is user + system time of the process tree; a ratio is taken within a round, so that a busy
machine slows both. Quality is the PSNR of the 1280-pixel JPEG against a full decode, resampled by
Lanczos, that was never a JPEG again.
"""

import glob
import math
import os
import shutil
import statistics
import subprocess
import sys
import time

import pyvips

kit, ours, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
photos = sorted(glob.glob(f"{kit}/photos-20/*.jpg"))
out = f"{kit}/out"
megapixels = sum(image.width * image.height for image in map(pyvips.Image.new_from_file, photos)) / 1e6

WORKS = {  # our set, the floor's mode, what the ratio may be
    "jpeg3": ("fast3", 1.1),
    "jpeg3webp3": ("fast3w", 1.05),
}


def peak_memory(pid):
    """The most memory in megabytes that a running process has had; 0 when it is gone."""
    try:
        with open(f"/proc/{pid}/status") as status:
            peaks = [line.split()[1] for line in status if line.startswith("VmHWM")]
    except OSError:
        return 0
    return int(peaks[0]) / 1024 if peaks else 0


def run(command):
    """Runs into an empty folder; returns CPU seconds, peak megabytes, and bytes by extension."""
    shutil.rmtree(out, ignore_errors=True)
    os.makedirs(out)
    process = subprocess.Popen(command, env=dict(os.environ, VIPS_CONCURRENCY="1"))
    memory, ended = 0, False
    while not ended:
        time.sleep(0.02)
        memory = max(memory, peak_memory(process.pid))
        ended, status, usage = os.wait4(process.pid, os.WNOHANG)
    assert status == 0, command
    bytes_of = {
        kind: sum(map(os.path.getsize, glob.glob(f"{out}/*.{kind}"))) for kind in ("jpg", "webp")
    }
    return usage.ru_utime + usage.ru_stime, memory, bytes_of


def psnr(reference, picture):
    height = min(reference.height, picture.height)
    a, b = (image.crop(0, 0, image.width, height).cast("float") for image in (reference, picture))
    return 10 * math.log10(65025 / max(1e-9, ((a - b) ** 2).avg()))


def reference(photo):
    upright = pyvips.Image.new_from_file(photo).autorot()
    return upright.resize(1280 / upright.width, kernel="lanczos3")


def quality():
    def of(photo):
        name = os.path.basename(photo)[:-4]
        return psnr(reference(photo), pyvips.Image.new_from_file(f"{out}/{name}-1280.jpg"))

    return statistics.median(map(of, photos))


for work, (floor, limit) in WORKS.items():
    commands = {
        "ours": [ours, work, "1", out, *photos],
        floor: [f"{kit}/img/vfloor2", floor, out, *photos],
    }
    results = {name: [] for name in commands}
    decibels = {}
    for _ in range(rounds):
        for name, command in commands.items():
            results[name].append(run(command))
            decibels.setdefault(name, quality())
    for name, runs in results.items():
        seconds = statistics.median(x[0] for x in runs)
        memory, bytes_of = max(x[1] for x in runs), runs[0][2]
        print(
            f"{work:11} {name:7} {seconds:6.2f} CPU s {seconds * 1e3 / megapixels:6.1f} ms/MP"
            f" {memory:5.0f} MB  JPEG {bytes_of['jpg']:9,} B  WebP {bytes_of['webp']:9,} B"
            f"  {decibels[name]:.2f} dB"
        )
    ratios = sorted(a[0] / b[0] for a, b in zip(*results.values()))
    middle = statistics.median(ratios)
    verdict = "within" if middle <= limit else "OVER"
    print(
        f"{work:11} ratio {middle:.2f} [{ratios[0]:.2f}–{ratios[-1]:.2f}], {verdict} {limit}\n",
        flush=True,
    )

seconds, memory, _ = run([ours, "jpeg3", "2", out, *photos])
print(f"two workers {seconds:.2f} CPU s, peak {memory:.0f} MB")
