#!/usr/bin/python3
"""boards.py BERGER: a walk through the page of boards.

A game of Chess960 is castled and a pawn becomes a knight, by keys and by the mouse; moves are typed
in Ukrainian; a dead position and a fallen flag are judged. In draughts a capture is led over the board
hop by hop; in renju an opening is played by its regulation."""
import sys

import gui_drive
from walk import Walk, workspace

START = "k7/5P2/8/8/8/8/8/1RK4R w KQ - 0 1"
DEAD = "8/8/8/3k4/4p3/8/5N2/4K3 w - - 0 1"


class Desk:
    """the page of boards"""

    def __init__(self, walk):
        self.walk = walk
        self.app = walk.app
        self.points = {}
        self.picture = None

    def stored(self):
        rows = self.walk.ask("SELECT moves FROM game")
        return rows[0][0] if rows else ""

    def wait_moves(self, text):
        self.walk.until(lambda: self.stored() == text, f"the moves {text!r}")

    def paste(self, text, status):
        """the field for moves puts the text on the clipboard"""
        self.walk.key("m")
        self.app.find("text", "Move").set_text(text)
        self.walk.key("ctrl+a", "ctrl+x", "Escape", "ctrl+v")
        self.app.find("label", status)

    def type_move(self, text):
        self.walk.key("m")
        self.app.find("text", "Move").set_text(text)
        self.walk.key("Return", "Escape")

    # ---- the board
    def image(self):
        """the board; looked for once, as a walk over everything on show takes long"""
        if self.picture is None:
            self.picture = next(node for node in self.app.find_all("image")
                                if (node.name or "").startswith("Board. "))
        return self.picture.refresh()

    def cursor(self):
        """the square that is read aloud"""
        return self.image().desc[:2]

    def go(self, square):
        """the cursor by keys"""
        self.walk.key("b", "ctrl+Home")
        self.walk.until(lambda: len(self.cursor()) == 2, "a cursor")
        here = self.cursor()
        files, ranks = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
        self.walk.key(*["Right" if files > 0 else "Left"] * abs(files), *["Up" if ranks > 0 else "Down"] * abs(ranks))
        self.walk.until(lambda: self.cursor() == square, f"the cursor on {square}")

    def dark(self, square):
        """the cursor by keys where only dark squares are played on: each key is a step between them"""
        self.walk.until(lambda: len(self.cursor()) == 2, "a cursor")
        for _ in range(12):
            here = self.cursor()
            if here == square:
                break
            files, ranks = ord(square[0]) - ord(here[0]), int(square[1]) - int(here[1])
            self.walk.key(("Up" if ranks > 0 else "Down") if ranks else ("Right" if files > 0 else "Left"))
            self.walk.until(lambda: self.cursor() != here, "another square")
        assert self.cursor() == square, self.cursor()
        return self.cursor()

    def by_keys(self, source, target):
        self.go(source)
        self.walk.key("Return")
        files, ranks = ord(target[0]) - ord(source[0]), int(target[1]) - int(source[1])
        self.walk.key(*["Right" if files > 0 else "Left"] * abs(files), *["Up" if ranks > 0 else "Down"] * abs(ranks),
                      "Return")

    def wait_cursor(self, before):
        """the square after a click; a click on the same square again changes nothing"""
        try:
            return self.app._until(lambda: self.cursor() not in ("", before) and self.cursor(),
                                   "another square", timeout=8)
        except gui_drive.GuiError:
            return before

    def find_point(self, square):
        """where a square is: empty squares are clicked until the cursor is there"""
        if square in self.points:
            return self.points[square]
        image = self.image()
        cell = image.extents()[3] * .1
        x, y = image.screen_point()
        known = None
        for _ in range(9):
            before = self.cursor()
            self.app.mouse(round(x), round(y))
            self.walk.key("Escape")
            here = self.wait_cursor(before)
            if here == square:
                self.points[square] = round(x), round(y)
                return self.points[square]
            if known and known[2] == here:              # beside the board: the step was too long
                x, y, here = known
                cell *= .9
            known = x, y, here
            x += (ord(square[0]) - ord(here[0])) * cell
            y -= (int(square[1]) - int(here[1])) * cell
        raise AssertionError(f"{square} is not found by the mouse")

    def by_mouse(self, source, target):
        points = [self.find_point(square) for square in (source, target)]
        for point in points:
            self.app.mouse(*point)


def play_by_keys(desk):
    """Chess960 castles by the king onto the rook: fide-2023 II.3; a pawn may become less than a queen"""
    desk.paste(START, "White to move · Black can no longer win")
    desk.by_keys("c1", "h1")
    desk.wait_moves("1. O-O *")
    desk.type_move("Кра7")                              # Ukrainian, with a Cyrillic file
    desk.wait_moves("1. O-O Ka7 *")
    desk.by_keys("f7", "f8")
    desk.app.find("button", "Knight")
    desk.walk.key("n")
    desk.wait_moves("1. O-O Ka7 2. f8=N *")
    desk.app.find("label", "Black to move · move 2 made · last: 2.f8=N · Black can no longer win")


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
    desk.app.find("button", "Knight").click()
    desk.wait_moves("1. O-O Ka7 2. f8=N *")


def type_wrongly(desk):
    """what cannot be read as a move is explained, and nothing is stored"""
    before = desk.walk.count_journal()
    desk.walk.key("m")
    desk.app.find("text", "Move").set_text("Nd7")
    desk.walk.key("Return")
    desk.app.find("label", "It is Black’s move.")
    desk.walk.key("Escape")
    assert desk.walk.count_journal() == before


def judge(desk):
    """a dead position is stated with its article; the flag comes too late then"""
    desk.paste(DEAD, "White to move")
    desk.type_move("К:е4")                              # the Ukrainian knight
    desk.wait_moves("1. Nxe4 *")
    desk.app.find("label", "Dead position: neither side can ever mate, drawn · move 1 made · last: 1.Nxe4"
                           " (art.\u00a05.2.2)")
    desk.walk.key("f")
    desk.app.find("label", "The game was over on the board before the flag fell; that stands.")
    desk.app.find("button", "Record the draw").click()
    desk.walk.wait_stored(1, 1, "==")
    titles = desk.walk.journal()
    assert titles[-2].endswith("Round 1, board 1: 1.Nxe4"), titles[-3:]


def other_boards(desk):
    """a number leads to a board; its clocks run and stop"""
    desk.walk.key("g")
    desk.walk.key("2", "Return")
    desk.app.find("label", "Round 1 of 9 · board 2")
    desk.app.find("button", "Draw for the Round").click()
    desk.walk.until(lambda: desk.walk.ask("SELECT count(*) FROM game WHERE start_seed IS NOT NULL") == [(1,)],
                    "the lot to be stored")
    desk.app.gone("button", "Draw for the Round")
    desk.walk.key("s")
    desk.app.find("label", "White’s clock runs")
    desk.walk.key("s")
    desk.app.find("label", "clocks stopped")
    desk.walk.key("n")
    desk.app.find("button", "Count it and add the time").click()
    desk.app.find("label", "White 1, Black 0 in this game")


def print_diagram(desk):
    """the position goes to the documents, where it is printed as the other papers are"""
    desk.app.find("button", "More for this board").click()
    desk.app.find("menu item", "Print a Diagram…").click()
    desk.app.find("list item", "Diagram of a position")
    desk.app.find("button", "Print, 1 sheet")
    desk.app.gone("list item", "Father’s names")
    desk.walk.key("alt+5")
    desk.app.find("label", "Arbiter’s Questions")


def play_draughts(desk):
    """a capture of two men: put down on the way, taken a step back, led to its end"""
    desk.paste("W:Wc3:Bd4,d6", "White to move · move 1 · White must capture")
    desk.app.find("label", "Repetition of the position")
    desk.walk.key("b")
    desk.dark("c3")
    desk.walk.key("Return")
    desk.dark("e5")
    desk.walk.key("Return")                             # not yet a move: the man stands lifted there
    desk.walk.until(lambda: "lifted" in desk.image().desc, "the man in the middle of its way")
    assert desk.stored() == ""
    desk.walk.key("BackSpace", "Escape")
    desk.dark("c3")
    desk.walk.key("Return")
    desk.dark("e5")
    desk.walk.key("Return")
    desk.dark("c7")
    desk.walk.key("Return")
    desk.wait_moves("1. c3:c7 *")


def play_renju(desk):
    """stones typed and by keys; the players change colours with their clocks"""
    desk.app.find("button", "Begin the Opening").click()
    names = next(label.name for label in desk.app.find_all("label") if " – " in label.name)
    desk.walk.key("s")
    desk.app.find("label", "Black’s clock runs")
    for text, moves in (("h8", "1. H8 *"), ("i8", "1. H8 2. I8 *"), ("H6", "1. H8 2. I8 3. H6 *")):
        desk.type_move(text)
        desk.wait_moves(moves)
    desk.app.find("button", "Change Colours").click()
    desk.app.find("label", " – ".join(reversed(names.split(" – "))))
    desk.app.find("label", "White’s clock runs")        # who placed the stones has White now, and the move
    desk.walk.key("BackSpace")
    desk.app.find("label", names)
    desk.app.find("button", "Keep Colours").click()
    desk.app.gone("button", "Keep Colours")
    desk.walk.key("b", "ctrl+Home", "Return")           # the fourth stone, by keys
    desk.wait_moves("1. H8 2. I8 3. H6 4. A15 *")


def main():
    path = workspace("--players", "4", "--rulebook", "fide-2023", "--discipline", "chess960", "--time", "90+30")
    with Walk(sys.argv[1], path) as walk:
        desk = Desk(walk)
        walk.key("alt+5")
        walk.app.find("label", "Arbiter’s Questions")
        play_by_keys(desk)
        type_wrongly(desk)
        play_by_mouse(desk)
        judge(desk)
        other_boards(desk)
        print_diagram(desk)
        assert walk.problems() == [], walk.problems()
    for discipline, run in (("russian", play_draughts), ("renju", play_renju)):
        with Walk(sys.argv[1], workspace("--players", "4", "--discipline", discipline, "--time", "90+30")) as walk:
            walk.key("alt+5")
            walk.app.find("label", "Arbiter’s Questions")
            run(Desk(walk))
            assert walk.problems() == [], walk.problems()


main()
