#!/usr/bin/python3
"""boards-draughts.py BERGER: Russian draughts on the page of boards.

A capture with more than one way is made by the mouse, by keys and typed; a counter of a draw runs out and
is claimed; what went wrong is put right; the game is there when the file is opened anew."""
import re
import sys

from desk import DRAUGHTS, Desk
from walk import Walk, workspace

# Two captures between the same squares: figure 8 of rus-draughts-2022 6.1.6.2.
TWO_WAYS = "W:WKd2:Bg7,b6,d6,f6,f4"
BY_G5 = "1. d2:g5:e7:c5:a7 *"
BY_H6 = "1. d2:h6:f8:c5:a7 *"
MUST = "White to move · move 1 · White must capture"
KINGS = "B:WKg1:BKh4"
KINGS_MOVES = "h4-g3 g1-d4 g3-c7 d4-b2 c7-d8 b2-d4 d8-g5 d4-a1 g5-d2 a1-b2"
COUNTER = "Kings on both sides, no capture or promotion"


def take_by_mouse(desk):
    """hop by hop; a piece that is on its way goes a step back"""
    desk.paste(TWO_WAYS, MUST)
    desk.by_mouse("d2", "g5")
    desk.wait_square("g5, white king, lifted")
    assert desk.stored() == ""                          # not yet a move
    desk.walk.key("Escape")
    desk.wait_square("d2, white king, lifted")
    desk.by_mouse("g5", "e7", "c5", "a7")
    desk.wait_moves(BY_G5)
    desk.walk.key("ctrl+z")
    desk.wait_moves("")
    desk.by_mouse("d2", "a7")                           # straight to the end: both ways end there
    desk.find("button", "d2:h6:f8:c5:a7").click()
    desk.wait_moves(BY_H6)
    desk.walk.key("ctrl+z")
    desk.wait_moves("")


def take_by_keys(desk):
    desk.by_keys("d2", "a7")
    desk.find("button", "d2:g5:e7:c5:a7")
    desk.walk.key("Escape")                             # neither
    desk.gone("button", "d2:g5:e7:c5:a7")
    assert desk.stored() == ""
    desk.by_keys("d2", "a7")
    desk.find("button", "d2:g5:e7:c5:a7")
    desk.walk.key("2")
    desk.wait_moves(BY_G5)
    desk.walk.key("BackSpace")
    desk.wait_moves("")


def take_typed(desk):
    """written short it is two moves: both are offered"""
    desk.enter_move("д:а7")
    desk.find("label", "Which one?")
    desk.find("button", "d2:h6:f8:c5:a7")
    desk.find("button", "d2:g5:e7:c5:a7").click()
    desk.wait_moves(BY_G5)
    desk.walk.key("Escape")


def undo_and_redo(desk):
    desk.walk.key("ctrl+z")
    desk.wait_moves("")
    desk.wait_status(MUST)
    desk.walk.key("ctrl+shift+z")
    desk.wait_moves(BY_G5)
    desk.wait_status("Black to move · move 1 · no capture on either side")


def wait_counter(desk, value, note):
    """a line of the list of counters: its number and what is said below"""
    desk.find("label", f"{value} of 5")
    desk.find("label", note)


def count_moves(desk):
    """rus-draughts-2022 6.1.8.6: five moves of each side in an ending of two pieces"""
    desk.paste(KINGS, "Black to move · move 1 · no capture on either side")
    wait_counter(desk, 0, "since move 1 · 5 moves left")
    moves = KINGS_MOVES.split(" ")
    desk.by_mouse(*moves[0].split("-"))
    desk.by_keys(*moves[1].split("-"))
    wait_counter(desk, 1, "since move 1 · 4 moves left")
    desk.walk.key("m")
    desk.walk.key(*[key for move in moves[2:9] for key in [*(move.replace("-", "")), "Return"]])
    wait_counter(desk, 4, "since move 1 · 1 move left")
    desk.walk.key("Escape", "k")
    desk.find("label", f"{COUNTER}: 4 of 5 moves made. The game goes on.")
    desk.walk.key("Escape")
    desk.type_move(moves[9])
    wait_counter(desk, 5, "since move 1 · either player may claim the draw")
    desk.walk.key("k")
    desk.find("label", f"{COUNTER}: 5 of 5 moves made. Either player may claim the draw.")
    desk.find("button", "Record the draw").click()
    desk.walk.wait_stored(1, 1, "==")


def put_right(desk):
    """rus-draughts-2022 5.4.14.2: an own man taken off; it is told by clicks on the board and typed"""
    desk.walk.key("Page_Down")
    desk.app.find("label", "Round 1 of 9 · board 2")
    desk.paste("W:Wc3,g3:Bd4,h8", MUST)
    desk.walk.key("n")
    field = desk.find("text", "What happened, in order")
    desk.by_mouse("c3", "e5")
    desk.walk.until(lambda: field.text() == "move:c3:e5", "the clicks to be told")
    field.set_text("move:c3:e5 off:d4,g3")
    desk.find("label", re.compile("^The player removed his own pieces after a capture. Only .* may ask for a correction"))
    desk.find("button", "Show the Corrected Position").click()
    desk.find("label", "The corrected position; the opponent is to move.")
    desk.go("g3")
    desk.wait_square("g3, white man")
    desk.steer("e5")
    desk.wait_square("e5, white man, last move")
    desk.steer("d4")
    desk.wait_square("d4, empty, last move")
    desk.find("button", "Back").click()
    desk.wait_square("d4, black man")
    assert desk.stored(2) == ""


def play_russian():
    path = workspace("--players", "4", "--discipline", "russian", "--time", "90+30")
    with Walk(sys.argv[1], path) as walk:
        desk = Desk(walk, DRAUGHTS)
        desk.open()
        take_by_mouse(desk)
        take_by_keys(desk)
        take_typed(desk)
        undo_and_redo(desk)
        count_moves(desk)
        put_right(desk)
        assert walk.problems() == [], walk.problems()
    return path


def reopen(path):
    """what was played is there when the file is opened anew"""
    with Walk(sys.argv[1], path) as walk:
        desk = Desk(walk, DRAUGHTS)
        walk.key("alt+3")       # the board at hand is shown: the first without a result, when nothing was chosen
        walk.until(walk.selected, "a board to be at hand")
        walk.key("Up")
        walk.wait_selected(1)
        desk.open()
        desk.wait_status("Black to move · move 6 · no capture on either side · a draw may be claimed")
        assert walk.problems() == [], walk.problems()


def main():
    path = play_russian()
    reopen(path)


main()
