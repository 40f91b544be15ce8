#!/usr/bin/python3
"""kill.py BERGER [KILLS [SEED]]: the window is killed at any moment while results are entered and taken back: what it
had shown is in the file, of what it had not shown all or nothing. Prints what was shown, found and lost."""
import os
import random
import signal
import subprocess
import sys
import time

from walk import Walk, thin, workspace

KEYS = {"1": ("1 – 0", "10"), "0": ("0 – 1", "01"), "equal": ("½ – ½", "==")}
BOARDS = 6
# Seconds from the start of the last key to the kill: about half of the keys are in the file by then.
LATEST = 0.03


def results(walk):
    """{board: letters} of round 1"""
    return dict(walk.ask("SELECT board, white || black FROM result JOIN pairing ON pairing.id = pairing_id "
                         "JOIN round ON round.id = round_id WHERE number = 1"))


def act(walk, rand, shown, board):
    """one result that the window has shown, or the last one taken back; the board that is next"""
    if shown and (board == BOARDS or rand.random() < .25):
        board, letters = shown.popitem()
        walk.key("ctrl+z")
        text = thin(next(text for text, stored in KEYS.values() if stored == letters))
        walk.until(lambda: text not in walk.row(board), f"board {board} to be without a result")
    else:
        key = rand.choice(list(KEYS))
        walk.key(key)
        walk.wait_result(board, KEYS[key][0])
        shown[board] = KEYS[key][1]
        board += 1
    walk.wait_selected(board)
    return board


def kill_one(program, rand):
    """how much was shown before the kill, and how much of it is in the file"""
    path = workspace("--players", str(2 * BOARDS + 4), "--name", "Cup")
    walk = Walk(program, path)
    with walk:
        shown, board = {}, 1
        walk.key("alt+3")
        walk.wait_selected(1)
        for _ in range(rand.randrange(2 * BOARDS)):
            board = act(walk, rand, shown, board)
        key = rand.choice(list(KEYS))
        press = subprocess.Popen(["xdotool", "key", key], env=walk.app.env)
        time.sleep(rand.random() * LATEST)      # the moment is random; nothing waits for anything here
        os.kill(walk.app.proc.pid, signal.SIGKILL)
        walk.app.proc.wait()
        press.wait(timeout=20)
    subprocess.run([os.environ["BERGERCTL"], "db", "check", path], check=True, capture_output=True, timeout=60)
    stored = results(walk)
    found = sum(stored.get(number) == letters for number, letters in shown.items())
    more = {number: letters for number, letters in stored.items() if number not in shown}
    assert more in ({}, {board: KEYS[key][1]}), (shown, stored)
    return len(shown), found, bool(more)


def main():
    kills = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 31)
    print(f"seed {seed}", flush=True)
    rand = random.Random(seed)
    shown = found = after = 0
    for _ in range(kills):
        one = kill_one(sys.argv[1], rand)
        shown, found, after = shown + one[0], found + one[1], after + one[2]
    print(f"window: {kills} kills, {shown} shown, {found} found, {shown - found} lost; "
          f"in {after} the last key had come into the file before it was shown", flush=True)
    assert shown == found


main()
