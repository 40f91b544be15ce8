#!/usr/bin/env python3
# bench-open.py BERGER MAKE-WORKSPACE - how long the window takes to show the first page of an event
#
# From the start of the program until it says itself that the file was shown, three frames later, on
# an X server of its own. Milliseconds, the best of three; how many of them the program itself worked,
# which other programs on the machine hardly change, and how many of those its window did: the proof of
# the file works beside it. Those of the window by what they are for: the toolkit with an empty window,
# the file, which is opened, looked through and loaded, and what is left for the page. And the most
# memory, with what is the program's own and no library's.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "gui"))
import gui_drive  # noqa: E402

# Players, pages; nine rounds each. A whole day of rounds was entered result by result.
SETTINGS = ((30, ("rounds",)), (1000, ("players", "rounds", "table")),
            (5000, ("players", "rounds", "table")))
SYSTEM = "solkoff"
TRIES = 3
LONGEST = 300
# Made there in a tenth of the time.
MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None


def is_shown(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    return "workspace=" in text and "opening=" not in text


def peak_of(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmHWM")) / 1024


def own_of(pid):
    with open(f"/proc/{pid}/status", encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("RssAnon")) / 1024


def work_of(pid, thread=""):
    with open(f"/proc/{pid}{thread}/stat", encoding="utf-8") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def open_once(env, folder, berger, workspace, page):
    """Milliseconds, those of work, those of the window's work, and megabytes twice."""
    state = os.path.join(folder, "berger", "state.ini")
    os.makedirs(os.path.dirname(state), exist_ok=True)
    with open(state, "w", encoding="utf-8") as file:
        file.write(f"[berger]\ngroup=1\npage={page}\n")
    started = time.monotonic()
    program = subprocess.Popen([berger, workspace], env={**env, "XDG_STATE_HOME": folder})
    try:
        while not is_shown(state):
            if program.poll() is not None or time.monotonic() > started + LONGEST:
                sys.exit(f"bench-open: {workspace} was not shown")
            time.sleep(0.005)
        pid = program.pid
        return ((time.monotonic() - started) * 1000, work_of(pid), work_of(pid, f"/task/{pid}"), peak_of(pid),
                own_of(pid))
    finally:
        program.kill()
        program.wait()


def rest_of(pid):
    """the work of a program that has nothing left to do: none in a second"""
    deadline = time.monotonic() + LONGEST
    worked, since = work_of(pid), time.monotonic()
    while time.monotonic() - since < 1:
        if time.monotonic() > deadline:
            sys.exit("bench-open: the empty window does not rest")
        time.sleep(0.05)
        now = work_of(pid)
        if now != worked:
            worked, since = now, time.monotonic()
    return work_of(pid, f"/task/{pid}")


def start_once(env, folder, berger):
    """Milliseconds of work of a window without a file."""
    program = subprocess.Popen([berger], env={**env, "XDG_STATE_HOME": os.path.join(folder, "empty")})
    try:
        return rest_of(program.pid)
    finally:
        program.kill()
        program.wait()


def load_once(make_workspace, workspace):
    run = subprocess.run([make_workspace, workspace, "--load"], check=True, capture_output=True, text=True)
    return sum(float(part) for part in run.stdout.split())


def main():
    berger, make_workspace = sys.argv[1:3]
    with gui_drive.App(["sleep", "3600"], size=(1366, 768), a11y=False) as app, \
            tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        empty = min(start_once(app.env, folder, berger) for _ in range(TRIES))
        print(f"load {os.getloadavg()[0]:.1f}; an empty window: {empty:.0f} ms of work", flush=True)
        for n_players, pages in SETTINGS:
            workspace = os.path.join(folder, f"{n_players}.berger")
            subprocess.run([make_workspace, workspace, "--players", str(n_players), "--system", SYSTEM,
                            "--played", "8", "--results", str(n_players // 4)], check=True)
            file = min(load_once(make_workspace, workspace) for _ in range(TRIES))
            for page in pages:
                tries = [open_once(app.env, folder, berger, workspace, page) for _ in range(TRIES)]
                shown, worked, in_window, megabytes, own = zip(*tries)
                print(f"{n_players:5d} players, page {page:8s}: {min(shown):6.0f} ms, of work "
                      f"{min(worked):6.0f} ms, in the window {min(in_window):6.0f} ms "
                      f"(toolkit {empty:.0f}, file {file:.0f}, page {min(in_window) - empty - file:.0f}); "
                      f"{max(megabytes):4.0f} MB, own {max(own):4.0f} MB", flush=True)


main()
