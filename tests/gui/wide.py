#!/usr/bin/python3
"""wide.py BERGER: with a text twice as large no page is wider than the screen; the signs of a tight row.

What a page that is too wide loses stands at its right edge: its buttons and fields are looked at."""
import sys

from walk import Walk, Words, workspace

SIZE = (1366, 768)
RU = Words("ru")
CONTROLS = ("push button", "toggle button", "radio button", "combo box", "text", "check box")


def beyond(walk):
    """controls that reach over the right edge of the screen; a pane that is put away lies beside it"""
    found = []
    for role in CONTROLS:
        for node in walk.app.find_all(role):
            x, _, width, _ = node.extents()
            if x < SIZE[0] < x + width:
                found.append((role, node.name, x, x + width))
    return found


def pages(walk):
    for place in "1234567890":
        walk.key("alt+" + place)
        walk.app.settle()
        window = walk.app.windows()[0]
        assert (window["w"], beyond(walk)) == (SIZE[0], []), (place, window, beyond(walk))


def signs(walk):
    """an incident shows on the row of its board, where there is no room for its word"""
    walk.key("alt+3")
    walk.wait_selected(5)
    walk.key("i")
    walk.app.find("text", RU("What happened"), state="focused")
    walk.app.type("тел")
    walk.key("Return")
    walk.app.find("label", RU("Who was it? W – White, B – Black, or Both."))
    walk.key("w")
    walk.app.find("push button", RU("_Decide"), state="focused")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM incident") == [(1,)], "the decision")
    walk.key("alt+3")
    walk.app.find("image", RU.in_context("board", "incident"))


def main():
    path = workspace("--players=20", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=90+30")
    with Walk(sys.argv[1], path, size=SIZE, lang="ru", text_scale=2.0) as walk:
        walk.boards = RU("Boards of the round")
        signs(walk)
        pages(walk)
        assert walk.problems() == [], walk.problems()


main()
