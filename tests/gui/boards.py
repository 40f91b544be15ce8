#!/usr/bin/python3
"""boards.py BERGER: a walk through the page of boards.

A game of Chess960 is castled and a pawn becomes a knight, by keys and by the mouse; moves are typed
in Ukrainian; a dead position and a fallen flag are judged."""
import re
import sys

from desk import Desk
from walk import Walk, workspace

START = "k7/5P2/8/8/8/8/8/1RK4R w KQ - 0 1"
BARE_KING = "8/8/8/4k3/8/8/4K3/7Q w - - 0 60"
NOBODY = "Which player? Nothing that was entered tells it: choose with ← → and Space."
DEAD = "8/8/8/3k4/4p3/8/5N2/4K3 w - - 0 1"


def play_by_keys(desk):
    """Chess960 castles by the king onto the rook: fide-2023 II.3; a pawn may become less than a queen"""
    desk.paste(START, "White to move · Black can no longer win")
    desk.by_keys("c1", "h1")
    desk.wait_moves("1. O-O *")
    desk.type_move("Кра7")                              # Ukrainian, with a Cyrillic file
    desk.wait_moves("1. O-O Ka7 *")
    desk.by_keys("f7", "f8")
    desk.find("button", "Knight")
    desk.walk.key("n")
    desk.wait_moves("1. O-O Ka7 2. f8=N *")
    desk.find("label", "Black to move · move 2 made · last: 2.f8=N · Black can no longer win")


def play_by_mouse(desk):
    desk.walk.key("Escape")
    for text in ("1. O-O Ka7 *", "1. O-O *", ""):
        desk.walk.key("ctrl+z")
        desk.wait_moves(text)
    desk.by_mouse("c1", "h1")
    desk.wait_moves("1. O-O *")
    desk.type_move("Кр:а7")                             # nothing is taken there: the sign does not matter
    desk.wait_moves("1. O-O Ka7 *")
    desk.by_mouse("f7", "f8")
    desk.find("button", "Knight").click()
    desk.wait_moves("1. O-O Ka7 2. f8=N *")


def type_wrongly(desk):
    """what cannot be read as a move is explained, and nothing is stored"""
    before = desk.walk.count_journal()
    desk.walk.key("m")
    desk.find("text", "Move").set_text("Nd7")
    desk.walk.key("Return")
    desk.find("label", "It is Black’s move.")
    desk.walk.key("Escape")
    assert desk.walk.count_journal() == before


def judge(desk):
    """a dead position is stated with its article; the flag comes too late then"""
    desk.paste(DEAD, "White to move")
    desk.type_move("К:е4")                              # the Ukrainian knight
    desk.wait_moves("1. Nxe4 *")
    desk.find("label", "Dead position: neither side can checkmate, drawn · move 1 made · last: 1.Nxe4"
                           " (art.\u00a05.2.2)")
    late = "The game was over before the flag fell; the result stands."
    desk.walk.key("f")
    desk.find("label", late)
    desk.walk.key("Escape")
    desk.gone("label", late)
    assert desk.walk.stored(1, 1) == ""
    desk.walk.key("f")
    desk.find("label", late)
    desk.walk.key("Return")                             # Enter records what the answer proposes
    desk.walk.wait_stored(1, 1, "==")
    desk.gone("label", late)
    desk.walk.key("ctrl+z")
    desk.walk.wait_stored(1, 1, "")
    desk.find("button", "Record the draw")
    desk.walk.key("y")                                  # what the board says by itself has a key of its own
    desk.walk.wait_stored(1, 1, "==")
    titles = desk.walk.journal()
    assert titles[-4].startswith("Round 1, board 1, ") and titles[-4].endswith(": 1.Nxe4"), titles[-5:]


def resign(desk):
    """fide-2023 5.1.2: White resigns, but Black's bare king can never mate; by keys"""
    desk.walk.key("g")
    desk.walk.key("2", "Return")
    desk.app.find("label", "Round 1 of 9 · board 2")
    desk.paste(BARE_KING, "White to move · Black can no longer win")
    desk.walk.key("e")
    desk.find("label", NOBODY)
    desk.walk.key("Return", "Return")                   # nobody resigns by habit
    desk.app.settle()
    assert desk.walk.stored(1, 2) == ""
    desk.walk.key("space")
    desk.find("label", re.compile("cannot checkmate by any series of legal moves: a draw"))
    desk.find("button", "Record the draw").click()
    desk.walk.wait_stored(1, 2, "==")
    desk.walk.key("ctrl+z")
    desk.walk.key("ctrl+z")
    desk.find("button", "Draw Lots for the Round")


def agree(desk):
    """fide-2023 5.2.3, 9.1.1: no draw before both have moved; of moves that were not entered it is asked"""
    desk.walk.key("d")
    desk.find("label", "The moves are not entered: whether a draw can be agreed depends on how many were made.")
    desk.gone("button", "Agreed: draw")
    desk.walk.key("Tab", "space")
    desk.app.find("check box", "Both players have made a move", state="checked")
    desk.find("button", "Agreed: draw")
    desk.walk.key("Escape")


def other_boards(desk):
    """a number leads to a board; its clocks run and stop"""
    desk.walk.key("g")
    desk.walk.key("2", "Return")
    desk.app.find("label", "Round 1 of 9 · board 2")
    desk.find("button", "Draw Lots for the Round").click()
    desk.walk.until(lambda: desk.walk.ask("SELECT count(*) FROM game WHERE start_seed IS NOT NULL") == [(1,)],
                    "the lot to be stored")
    desk.gone("button", "Draw Lots for the Round")
    desk.walk.key("s")
    desk.find("label", "White’s clock runs")
    desk.walk.key("s")
    desk.find("label", "clocks stopped")
    desk.walk.key("n")
    desk.find("label", NOBODY)                          # a lot is no move: nobody knows who has it
    desk.walk.key("space")
    desk.find("button", "Count it and add the time").click()
    desk.find("label", "White 1, Black 0 in this game")
    agree(desk)


def print_diagram(desk):
    """the position goes to the documents, where it is printed as the other papers are"""
    desk.app.find("button", "More actions for this board").click()
    desk.app.find("menu item", "Print a Diagram…").click()
    desk.app.find("list item", "Position diagram")
    desk.app.find("button", "Print, 1 page")
    desk.app.gone("list item", "Patronymics")
    desk.walk.key("alt+5")
    desk.app.find("label", "Arbiter’s Questions")


def main():
    path = workspace("--players", "4", "--rulebook", "fide-2023", "--discipline", "chess960", "--time", "90+30")
    with Walk(sys.argv[1], path) as walk:
        desk = Desk(walk)
        desk.open()
        play_by_keys(desk)
        type_wrongly(desk)
        play_by_mouse(desk)
        judge(desk)
        resign(desk)
        other_boards(desk)
        print_diagram(desk)
        assert walk.problems() == [], walk.problems()


main()
