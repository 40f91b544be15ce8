#!/usr/bin/python3
"""position-editor.py SHOW-POSITION-EDITOR: a position is set up by keys, pointer and FEN."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import gui_drive  # noqa: E402

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Editor:
    """the editor in a window of its own"""

    def __init__(self, app):
        self.app = app
        app.wait_window("Set Up")
        self.entry = app.find("text", "FEN")
        self.board = app.find("image", "Board")

    def expect(self, fen):
        self.app._until(lambda: self.entry.text() == fen, f"{fen}, not {self.entry.text()}")

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
        self.app._x("mousemove", str(here[0]), str(here[1]), "mousedown", "1")
        for part in (.3, .6, 1):
            self.app._x("mousemove", *(str(int(a + (b - a) * part)) for a, b in zip(here, there)))
        self.app._x("mouseup", "1")


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
    app._until(lambda: editor.board.refresh() or editor.board.desc == "a3, black knight", "a3 is said")


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
    editor.says("Column 19: “x” is no piece and no number of empty squares.")
    assert "sensitive" not in app.find("push button", "Use Position", on_screen=False).states
    editor.entry.set_text("4k3/8/8/8/8/8/8/4RK2 w - - 0 1")
    editor.says("Column 2: Black’s king on e8 is in check, but it is White’s move.")
    app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), "position-fault.png"))
    app.find("push button", "Clear Board").click()
    editor.says("White has no king.")
    editor.entry.set_text("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 31")
    editor.says("")
    assert "checked" in app.find("check box", "White 0–0").states
    assert app.find("spin button", "Number of the move").value() == 31


def by_lot(editor):
    app = editor.app
    app.find("check box", "Chess960").mclick()
    app.find("push button", "Draw by Lot").click()
    label = app.find("label", "Position 404 drawn with the seed 0000 0000 0000 0001")
    assert label
    app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), "position-960.png"))
    fen = editor.entry.text()
    app.find("push button", "Use Position").click()
    app.find("label", f"chess960: {fen}; start 404")


def main():
    gui_drive.skip_if_missing()
    with gui_drive.start(sys.argv[1:], size=(1366, 768), fatal="fatal-criticals", timeout=45) as app:
        editor = Editor(app)
        by_keys(editor)
        by_pointer(editor)
        by_text(editor)
        by_lot(editor)
        assert app.problems() == [], app.problems()


main()
