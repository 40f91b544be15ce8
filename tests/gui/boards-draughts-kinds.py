#!/usr/bin/python3
"""boards-draughts-kinds.py BERGER: what other kinds of draughts have on the page of boards.

On 100 squares a capture of too few is refused; in draughts-64 the opening is drawn by lot."""
import re
import sys

from desk import DRAUGHTS, DRAUGHTS_100, Desk
from walk import Walk, workspace

# Figure 13 of 7.4.1: the king may not take one piece, as the man takes three.
MAJORITY = "W:W36,K10:B31,22,23"
OPENING = "Opening idf-basic 13-V, no. 125: ef4 fe5"
MUST = "White to move · move 1 · White must capture"


def play_majority():
    """rus-draughts-2022 7.4.1: a capture of too few, by the mouse and typed"""
    with Walk(sys.argv[1], workspace("--players", "4", "--discipline", "international")) as walk:
        desk = Desk(walk, DRAUGHTS_100)
        desk.open()
        desk.paste(MAJORITY, MUST)
        desk.click("10")
        desk.find("label", "The largest capture is compulsory, 3 pieces: 36:29. (par.\u00a07.4.1)")
        desk.enter_move("10x46")
        desk.find("label", "The largest capture is compulsory, 3 pieces: 36:29.")
        assert desk.stored() == ""
        desk.find("button", "36:29").click()
        desk.wait_moves("1. 36x29 *")
        assert walk.problems() == [], walk.problems()


def draw_lot():
    """rus-draughts-2022 5.4.1.3, 6.2.2: the opening is drawn, it is on the board, the slip is signed"""
    with Walk(sys.argv[1], workspace("--players", "4", "--discipline", "draughts64")) as walk:
        desk = Desk(walk, DRAUGHTS)
        desk.open()
        desk.enter_move("c3-d4")
        desk.find("label", re.compile("^The opening is not drawn yet"))
        assert desk.stored() == ""
        walk.key("Escape")
        desk.find("combo box", "Opening table and capture rule").mclick()
        walk.key("Down", "Down", "Return")              # positions after the first moves
        desk.find("button", "Draw Lots for the Round").click()
        desk.gone("button", "Draw Lots for the Round")
        desk.wait_moves(f"{{{OPENING}}} 1. e3-f4 f6-e5 *")
        desk.wait_status("White to move · move 2 · no capture on either side · opening idf-basic 13-V")
        desk.go("e5")
        desk.wait_square("e5, black man, last move")
        assert walk.ask("SELECT start, start_number, start_seed FROM game") == [("all|idf-basic:13-V|", 124, 12345)]
        walk.key("Page_Down")                           # one lot for all boards of the round
        desk.wait_status("White to move · move 2 · no capture on either side · opening idf-basic 13-V")
        desk.by_mouse("a3", "b4")
        desk.wait_moves(f"{{{OPENING}}} 1. e3-f4 f6-e5 2. a3-b4 *", 2)
        walk.key("alt+8")
        walk.app.find("list item", "Pairings of round 1 by board", state="focused")
        walk.app.find("button", "All").click()
        walk.app.find("list item", "Badges")
        walk.key("ctrl+f")
        walk.app.type("draw slips")
        walk.key("Return")
        walk.app.find("list item", "Opening draw slips of round 1", state="focused")
        walk.app.find("button", "Print, 1 page")
        walk.until(lambda: len(walk.app.find_all("label", "Opening draw slips of round 1")) == 3,
                   "its title in the list, above the choices and in the bar")
        assert walk.problems() == [], walk.problems()


def main():
    play_majority()
    draw_lot()


main()
