#!/usr/bin/python3
"""position-editor.py SHOW-POSITION-EDITOR: positions of all games are set up by keys, pointer and text."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import gui_drive  # noqa: E402

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Editor:
    """the editor in a window of its own"""

    def __init__(self, app, text="FEN"):
        self.app = app
        app.wait_window("Set Up")
        self.entry = app.find("text", text)
        self.board = app.find("image", "Board")

    def expect(self, fen):
        self.app._until(lambda: self.entry.text() == fen, f"{fen}, not {self.entry.text()}")

    def tells(self, words):
        """what a screen reader gets of the board"""
        self.app._until(lambda: self.board.refresh() or self.board.desc == words,
                        f"{words}, not {self.board.desc}")

    def is_usable(self):
        return "sensitive" in self.app.find("push button", "Use Position", on_screen=False).states

    def use(self, result):
        self.app.find("push button", "Use Position").click()
        self.app.find("label", result)

    def says(self, words):
        self.app.find("status bar", words)

    def square(self, name):
        """middle of a square on the screen; the board is as large as fits, in the middle"""
        x, y, width, height = self.board.extents()
        margin = 20
        side = min((width - margin - 2) // 8, (height - margin - 2) // 8)
        left = (width - 8 * side - margin - 2) // 2 + margin + 1
        top = (height - 8 * side - margin - 2) // 2 + 1
        across = left + (ord(name[0]) - ord("a") + .5) * side
        down = top + (8 - int(name[1]) + .5) * side
        return self.board.screen_point(across / width, down / height)

    def click(self, name):
        self.app.mouse(*self.square(name))

    def drag(self, start, end):
        here, there = self.square(start), self.square(end) if end else (self.square("d4")[0], 20)
        self.app.drag(here, there)


def by_keys(editor):
    app = editor.app
    editor.expect(START)
    app.find("image", "Board")
    app.key("Delete")
    editor.expect("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1")
    app.key("q")
    editor.expect("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR w Kkq - 0 1")
    app.key("q")
    editor.expect("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/qNBQKBNR w Kkq - 0 1")
    app.key("shift+n")
    editor.expect("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/nNBQKBNR w Kkq - 0 1")
    # Lifted, put back, lifted again and put down.
    app.key("Return", "Escape", "Return", "Up", "Up", "space")
    editor.expect("rnbqkbnr/pppppppp/8/8/8/n7/PPPPPPPP/1NBQKBNR w Kkq - 0 1")
    editor.tells("a3, black knight")


def by_pointer(editor):
    app = editor.app
    app.find("push button", "Initial Position").click()
    editor.expect(START)
    editor.click("e2")
    editor.click("e4")
    editor.expect("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")
    editor.drag("d7", "d5")
    editor.expect("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")
    editor.drag("d5", None)
    editor.expect("rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")
    app.find("push button", "white rook").mclick()
    editor.click("e5")
    editor.expect("rnbqkbnr/ppp1pppp/8/4R3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")
    editor.click("e5")
    editor.expect("rnbqkbnr/ppp1pppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1")


def by_text(editor):
    app = editor.app
    editor.entry.set_text("4k3/8/8/8/8/8/8/4Kx2 w - - 0 1")
    editor.says("Column 19: “x” is neither a piece nor a number of empty squares.")
    assert not editor.is_usable()
    editor.entry.set_text("4k3/8/8/8/8/8/8/4RK2 w - - 0 1")
    editor.says("Column 2: Black’s king on e8 is in check, but it is White’s move.")
    app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), "position-fault.png"))
    app.find("push button", "Clear Board").click()
    editor.says("White has no king.")
    editor.entry.set_text("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 31")
    editor.says("")
    assert "checked" in app.find("check box", "White 0–0").states
    assert app.find("spin button", "Move number").value() == 31


def by_lot(editor):
    app = editor.app
    app.find("check box", "Chess960").mclick()
    app.find("push button", "Draw by Lot").click()
    label = app.find("label", "Position 404 drawn with the seed 1")
    assert label
    app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), "position-960.png"))
    fen = editor.entry.text()
    editor.use(f"chess960: {fen}; start 404")


def chess(editor):
    by_keys(editor)
    by_pointer(editor)
    by_text(editor)
    by_lot(editor)


def russian(editor):
    """men and kings, on dark squares alone"""
    app = editor.app
    editor.expect("W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6")
    app.find("push button", "Clear Board").click()
    editor.says("There are no pieces on the board.")
    assert not editor.is_usable()
    # The same letter once more, and Shift, is Black's.
    app.key("k", "Right", "m", "m", "Up", "shift+k")
    editor.expect("W:WKa1:BKd2,c1")
    editor.says("The black man on c1 is on the promotion row and should be a king.")
    assert editor.is_usable()
    editor.tells("d2, black king")
    app.key("Down", "Delete", "Up", "Return", "Up", "Up", "Return")
    editor.expect("W:WKa1:BKd4")
    editor.says("")
    # Light squares take nothing.
    editor.click("a1")
    editor.click("a2")
    editor.expect("W:WKa1:BKd4")
    app.find("push button", "white man").mclick()
    editor.click("e4")
    editor.click("e5")
    editor.click("g3")
    editor.click("g3")
    editor.expect("W:We5,Ka1:BKd4")
    app.find("check box", "Black to move").mclick()
    editor.expect("B:We5,Ka1:BKd4")
    editor.entry.set_text("B:Wc3,c4:BKd4")
    editor.says("Column 7: “c4” is not a square used in play.")
    assert not editor.is_usable()
    editor.entry.set_text("B:W22,K32:BK1")
    editor.says("")
    editor.use("russian: B:Wc3,Kg1:BKb8; start -1")


def international(editor):
    """squares have numbers; what was given is shown"""
    app = editor.app
    editor.expect("B:W31,K45:B7")
    app.key("shift+m")
    editor.tells("46, black man")
    editor.says("The black man on 46 is on the promotion row and should be a king.")
    app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), "position-100.png"))
    editor.use("international: B:W31,K45:B7,46; start -1")


def renju(editor):
    """stones in turn from the middle, and by their letters"""
    app = editor.app
    row = "." * 15
    app.key("Return", "Up", "Right", "Return")
    editor.expect(row * 6 + "........o......" + ".......x......." + row * 7)
    editor.tells("I9, white stone")
    assert "checked" in app.find("check box", "Black to move").states
    app.key("Home", "w")
    editor.expect(row * 6 + "o.......o......" + ".......x......." + row * 7)
    editor.says("The numbers of stones show that Black has passed 1 time.")
    app.key("b", "Right", "Return", "Delete")
    editor.expect(row * 6 + "x.......o......" + ".......x......." + row * 7)
    app.find("check box", "Black to move").mclick()
    board = row * 6 + "x.......o......" + ".......x......." + row * 7 + " b"
    editor.expect(board)
    app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), "position-renju.png"))
    editor.entry.set_text("H8 I9 Q3")
    editor.says("Column 7: There should be a point here, as H8, or a dash for a pass.")
    editor.entry.set_text("H8 I9 G7")
    editor.says("")
    assert "checked" in app.find("check box", "White to move").states
    editor.use("renju: " + row * 6 + "........o......" + ".......x......." +
               "......x........" + row * 6 + "; start -1")


WALKS = [
    (chess, [], "FEN"),
    (russian, ["--discipline", "russian"], "FEN"),
    (international, ["--discipline", "international", "B:W31,K45:B7"], "FEN"),
    (renju, ["--discipline", "renju"], "Text"),
]


def main():
    gui_drive.skip_if_missing()
    for walk, arguments, text in WALKS:
        with gui_drive.start(sys.argv[1:] + arguments, size=(1366, 768), fatal="fatal-criticals",
                             timeout=45) as app:
            walk(Editor(app, text))
            assert app.problems() == [], app.problems()


main()
