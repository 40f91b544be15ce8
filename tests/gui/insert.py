#!/usr/bin/python3
"""insert.py BERGER: Insert adds a player wherever the focus is; fields of forms keep what is typed.

The empty page of the table has nothing that explains a table; rows of other pages have their menu."""
import sys

from walk import Fresh, Walk, workspace

SHEET = "New Player"


def adds(walk, where):
    """Insert opens the sheet of a new player, which Escape closes"""
    walk.key("Insert")
    walk.until(lambda: any(SHEET in window["title"] for window in walk.app.windows()), f"a new player from {where}")
    walk.key("Escape")
    walk.until(lambda: not any(SHEET in window["title"] for window in walk.app.windows()), "the sheet to close")


def new_event(walk):
    """an event that has no players yet"""
    walk.key("ctrl+n")
    walk.app.find("combo box", "System", state="focused")
    for page in ("Kind", "Rules", "Rounds and points", "Event"):
        walk.expect_label(page)
        if page == "Event":
            walk.app.find("text", "Name").set_text("Spring Open")
        walk.key("Return")
    walk.expect_label("No players yet")


def documents(walk):
    """on the list, and in the search, with text and without"""
    walk.key("alt+8")
    walk.app.find("list", "Documents")
    adds(walk, "the documents")
    for text in ("", "tab"):
        walk.key("alt+8", "ctrl+f")
        walk.app.find("text", "Find a paper", state="focused")
        if text:
            walk.app.type(text)
        adds(walk, f"the search with {text!r}")


def empty_table(walk):
    walk.key("alt+4")
    walk.expect_label("No table yet")
    for role, name in (("toggle button", "Columns"), ("push button", "Why"), ("label", "Result of the cell:")):
        assert not walk.app.find_all(role, name), name
    adds(walk, "the empty table")


def form(walk):
    """in a field of a form it does nothing, and what is typed after it stands before the rest"""
    walk.key("alt+1")
    place = walk.app.find("text", "City")
    place.set_text("msk")
    place.focus()
    walk.key("Home", "Insert")
    walk.app.type("O")
    walk.until(lambda: place.refresh().text() == "Omsk", "nothing to be overwritten")
    assert len(walk.app.windows()) == 1


def menu(walk, page, first):
    walk.key("alt+" + page)
    walk.app.settle()
    walk.key("Menu")
    walk.app.find("menu item", first)
    walk.key("Escape")
    walk.app.gone("menu item", first)


def main():
    program = sys.argv[1]
    with Fresh(program, None) as walk:
        new_event(walk)
        empty_table(walk)
        documents(walk)
        form(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players=8", "--rounds=5", "--played=1")) as walk:
        menu(walk, "8", "Save as PDF…")
        assert walk.problems() == [], walk.problems()


main()
