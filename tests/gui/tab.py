#!/usr/bin/python3
"""tab.py PROGRAM: Tab goes round every page, through header, sidebar and bar.

An adjourned game and an incident are there, so that every page has something to show. The sidebar is
one stop; arrows go from page to page in it and stay, Enter goes to the page. What folds when the window
becomes narrow does not take the focus away with it."""
import re
import subprocess
import sys

import walk as walks

# What stands in the header and in the sidebar, and what the bar of a page begins with.
HEADER = ["Events and groups", "Undo", "Find a player", "Main menu"]
PAGES = {"1": ("Event", None), "2": ("Players", "Search the players"), "3": ("Rounds", "Previous round"),
         "4": ("Table", "By number"), "5": ("Boards", "Previous board"), "6": ("Incidents", None),
         "7": ("Envelopes", "Envelope…"), "8": ("Documents", "Before the round"),
         "9": ("Rules", "Search the rules"), "0": ("Journal", None)}
MOST = 90       # more stops than a page has


def focused(walk):
    """the innermost of what has the focus, told apart by its place"""
    found = walk.app.find_all(state="focused")
    return found[-1] if found else None


def step(walk, key, before):
    walk.key(key)

    def look():
        now = focused(walk)
        return now if now is not None and (before is None or now.path != before.path) else None
    return walk.until(look, f"{key} to leave {before!r}")


def go_round(walk, key):
    """the names of all stops until the first comes again"""
    first = walk.until(lambda: focused(walk), "something to have the focus")
    names, now = [], first
    for _ in range(MOST):
        now = step(walk, key, now)
        names.append(now.name)
        if now.path == first.path:
            return names
    raise AssertionError(f"{key} does not come back to {first!r}: {names}")


def look_through(walk, number):
    title, of_bar = PAGES[number]
    walk.key("alt+" + number)
    walk.app.find("list item", title, state="selected")
    walk.app.settle()
    names = go_round(walk, "Tab")
    for name in HEADER + [title] + ([of_bar] if of_bar else []):
        assert name in names, (title, name, names)


def backward(walk, number):
    """to the bar and the sidebar, which stand before what a page begins with"""
    title = PAGES[number][0]
    walk.key("alt+" + number)
    walk.app.find("list item", title, state="selected")
    walk.app.settle()
    now = walk.until(lambda: focused(walk), "something to have the focus")
    for _ in range(MOST):
        if now.name == title and now.role == "list item":
            return
        now = step(walk, "shift+Tab", now)
    raise AssertionError(f"the sidebar is not reached from {title}")


def through_sidebar(walk):
    """arrows stay in the sidebar, Enter leaves it"""
    walk.key("alt+4")
    for _ in range(MOST):
        if focused(walk).name == "Table":
            break
        walk.key("Tab")
    walk.app.find("list item", "Table", state="focused")
    walk.key("Down")
    walk.app.find("list item", "Boards", state="focused")
    walk.key("Down")
    walk.app.find("list item", "Incidents", state="focused")
    walk.app.find("push button", "Drafts")
    walk.key("Up", "Return")
    walk.app.find("table", "Moves", state="focused")


def resize(walk, width, height):
    found = subprocess.run(["xdotool", "search", "--name", "^Berger$"], env=walk.app.env, capture_output=True,
                           text=True, check=True, timeout=20)
    for window in found.stdout.split():
        subprocess.run(["xdotool", "windowsize", window, str(width), str(height)], env=walk.app.env, check=False,
                       timeout=20)


def tab_to(walk, role, name):
    for _ in range(MOST):
        if walk.app.find_all(role, name, state="focused"):
            return
        walk.key("Tab")
    walk.app.find(role, name, state="focused")


def expect_page(walk, of_page):
    """the focus is on the list of papers or on the paper, whichever there is room for"""
    walk.app.settle()
    walk.until(lambda: focused(walk) is not None and focused(walk).name in of_page, f"the focus on one of {of_page}")


def folds(walk):
    """a list that folds gives its focus to the paper; a pane that is worked in stays until Escape"""
    walk.key("alt+8")
    walk.app.find("button", "All").click()      # there list, paper and pane stand side by side
    walk.app.find("list item", re.compile("^Event and regulations")).mclick()
    row = walk.app.find("list item", re.compile("^Event and regulations"), state="focused").name
    of_page = (row, "page 1 of 1")
    resize(walk, 900, 600)
    expect_page(walk, of_page)
    resize(walk, 1366, 768)
    tab_to(walk, "combo box", "Language")
    resize(walk, 900, 600)
    walk.app.settle()
    walk.app.find("combo box", "Language", state="focused")
    walk.key("Escape")
    expect_page(walk, of_page)


def main():
    path = walks.workspace("--players", "12", "--rounds", "11", "--played", "2", "--results", "3", "--adjourned", "5",
                           "--system", "berger", "--rulebook", "fide-2023", "--discipline", "chess")
    with walks.Walk(sys.argv[1], path) as walk:
        # A list, a drawing, sides that fold, an article: the others are made of the same.
        for number in "479":
            look_through(walk, number)
        for number in "3":
            backward(walk, number)
        through_sidebar(walk)
        assert not walk.problems(), walk.problems()
    with walks.Walk(sys.argv[1], path, size=(900, 600)) as walk:
        for number in "78":
            look_through(walk, number)
        assert not walk.problems(), walk.problems()
    with walks.Walk(sys.argv[1], path, wm="none") as walk:
        folds(walk)
        assert not walk.problems(), walk.problems()


if __name__ == "__main__":
    main()
