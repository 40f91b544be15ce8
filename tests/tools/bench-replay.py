#!/usr/bin/env python3
# bench-replay.py BERGERCTL - how long `bergerctl replay` takes for games without end
#
# Rooks and kings go round, in circles of different length: most positions are new for long, and no
# man is taken. Milliseconds for moves given as such and for a game of a file.
#
# SPDX-License-Identifier: GPL-3.0-or-later
import itertools
import subprocess
import sys
import tempfile
import time

FEN = "7r/7k/8/8/8/8/K7/R7 w - - 0 1"
CIRCLES = (("a1b1", "b1c1", "c1d1", "d1e1", "e1f1", "f1g1", "g1a1"),
           ("h8g8", "g8f8", "f8e8", "e8d8", "d8h8"))
KINGS = (("a2a3", "a3a2"), ("h7h6", "h6h7"))
LENGTHS = (1000, 5000, 20000)


def side(rooks, kings):
    """A king moves after each eleventh round of his rook."""
    for king in itertools.cycle(kings):
        yield from rooks * 11
        yield king


def moves(n_plies):
    sides = [side(*circles) for circles in zip(CIRCLES, KINGS)]
    return [next(sides[i % 2]) for i in range(n_plies)]


def san(move):
    return ("K" if move in KINGS[0] + KINGS[1] else "R") + move


def measure(name, n_plies, command):
    started = time.monotonic()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    print(f"replay chess, {name}, {n_plies:6d} half-moves: "
          f"{(time.monotonic() - started) * 1000:6.0f} ms")


def main():
    bergerctl = sys.argv[1]
    for n_plies in LENGTHS:
        game = moves(n_plies)
        measure("moves", n_plies, [bergerctl, "replay", "chess", "--fen", FEN, "--moves",
                                   " ".join(game)])
        with tempfile.NamedTemporaryFile("w", suffix=".pgn") as file:
            file.write(f'[SetUp "1"]\n[FEN "{FEN}"]\n[Result "*"]\n\n')
            for i, move in enumerate(game):
                file.write(f"{i // 2 + 1}. {san(move)}\n" if i % 2 == 0 else f"{san(move)}\n")
            file.write("*\n")
            file.flush()
            measure("file ", n_plies, [bergerctl, "replay", "chess", file.name])


main()
