#!/usr/bin/env python3
# bench-rating-lists.py BERGERCTL - how long rating lists of 1,800,000 invented players take to be read in and searched
#
# Seconds that the program itself worked, which other programs on the machine hardly change, those that passed, the
# most memory; of a search the milliseconds of the whole command and, below it, of a command that does nothing.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fixtures", "ratings"))
import rating_list  # noqa: E402

ROWS = 1_800_000
SHAPES = (("text", "players_list_foa.txt", ()), ("xml", "players_list_xml_foa.xml", ()), ("csv", "national.csv", ("--table",)))
SEARCHES = ("a", "ka", "kar", "karo", "karomi lev", "mi ro", "100", "1503014", "zzzz")
TRIES = 5


def run(*command):
    """Its output, seconds passed, seconds worked and megabytes."""
    started = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE) as program:
        out = program.stdout.read()
        _, status, usage = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
    if program.returncode == 2:
        sys.exit(f"bench-rating-lists: {command} failed")
    return out, time.monotonic() - started, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    bergerctl = sys.argv[1]
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else ROWS
    with tempfile.TemporaryDirectory() as folder:
        lists = os.path.join(folder, "lists.sqlite")
        for shape, name, options in SHAPES:
            path = rating_list.write(os.path.join(folder, name), rating_list.SHAPES[shape](rating_list.players(rows)))
            for again in ("", ", again"):
                out, passed, worked, megabytes = run(bergerctl, "ratings", "import", path, "--db", lists, *options)
                assert out == f"players\t{rows}\n".encode(), out
                print(f"import {shape}{again}: {worked:5.1f} s of work, {passed:5.1f} s passed, {megabytes:4.0f} MB",
                      flush=True)
            os.unlink(path)
        nothing = min(run(bergerctl, "perft", "chess", "1")[2] for _ in range(TRIES)) * 1000
        print(f"a command that does nothing: {nothing:.1f} ms of work")
        for text in SEARCHES:
            tries = [run(bergerctl, "ratings", "find", lists, text) for _ in range(TRIES)]
            print(f"find {text!r}: {min(t[2] for t in tries) * 1000:5.1f} ms of work, "
                  f"{min(t[1] for t in tries) * 1000:5.1f} ms passed, {len(tries[0][0].splitlines()) - 1} found")


main()
