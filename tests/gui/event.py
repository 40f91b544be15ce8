#!/usr/bin/python3
"""event.py BERGER: the page of an event: time controls as people write them, and a field in fault beside sound ones."""
import os
import re
import sys

from walk import Walk, workspace


def fill(walk, label, text):
    """types over a field of the page and leaves it"""
    walk.app.find("text", label).click()
    walk.key("ctrl+a")
    walk.app.type(text)
    walk.key("Tab")


def stored(walk, column, table="event"):
    return walk.ask(f"SELECT {column} FROM {table}")[0][0]


TIME = re.compile("^Time control")


# As people and files write them, and what is read.
CONTROLS = {
    "90 minutes, 30 seconds a move": "90+30", "100'x40 + 50'x20 + 30\" from move 1": "40/100+30, 20/50+30",
    "40/2h": "40/120", "G/90;+30": "90+30",
}


def digits(walk):
    """whoever comes to a page and types a figure or letter changes nothing"""
    n_entries = walk.count_journal()
    for page in "7980612345":
        walk.key("alt+" + page)
        walk.app.settle()
        walk.key("7", "x", "Delete")
        walk.app.settle()
        walk.key("Escape")
    # The page of players comes back with the view that was left: 1 would admit, 0 refuse.
    for view in ("Admission", "Check-in", "List"):
        walk.key("alt+2")
        walk.app.find("button", re.compile(f"^{view}( \\(\\d+\\))?$")).click()
        walk.app.settle()
        walk.key("alt+9", "alt+2")
        walk.app.settle()
        walk.key("1", "0", "5", "Delete")
        walk.app.settle()
        walk.key("Escape")
    walk.key("alt+1")
    walk.app.settle()
    assert walk.count_journal() == n_entries, walk.journal()[n_entries:]


def old_and_new(walk):
    """a field that is left is stored once, and its entry says what was there"""
    fill(walk, "City", "Leeds")
    walk.until(lambda: stored(walk, "place") == "Leeds", "the city to be stored")
    assert walk.journal()[-1] == "Place: Leeds instead of –", walk.journal()
    n_entries = walk.count_journal()
    walk.app.find("text", "City").click()
    walk.key("Tab")
    walk.app.settle()
    assert walk.count_journal() == n_entries, walk.journal()


def controls(walk):
    """understood with its class, or kept as it was written"""
    for text, read in CONTROLS.items():
        fill(walk, TIME, text)
        walk.until(lambda: stored(walk, "time_control", "event_group") == text, "the text to be stored")
        walk.app.find("label", "Time control read as " + read, on_screen=False)
    fill(walk, TIME, "as the hall allows")
    walk.until(lambda: stored(walk, "time_control", 'event_group') == "as the hall allows", "the text to be kept")
    walk.app.find("label", "not understood", on_screen=False)
    walk.app.find("label", re.compile("^The time control is kept as written"), on_screen=False)


def fault(walk):
    """what is wrong stays in its field, everything else is stored, and leaving says so"""
    fill(walk, "Last date", "soon")
    walk.app.find("label", re.compile("^The last date is not valid"), on_screen=False)
    fill(walk, "City", "Odesa")
    walk.until(lambda: stored(walk, "place") == "Odesa", "the city to be stored")
    assert stored(walk, "ends") != "soon"
    assert walk.app.find("text", "Last date", on_screen=False).text() == "soon"
    if "EVENT_SHOT" in os.environ:
        walk.app.shot(os.environ["EVENT_SHOT"])
    walk.key("alt+2")
    walk.app.find("label", re.compile("^Not saved on the Event page: The last date is not valid"))
    walk.key("alt+1")
    assert walk.app.find("text", "Last date", on_screen=False).text() == "soon"
    walk.key("ctrl+q")
    walk.app.find("label", "Close without saving everything?")
    walk.key("Escape")
    walk.until(lambda: len(walk.app.windows()) == 1, "the question to close")
    fill(walk, "Last date", "2026-12-31")
    walk.until(lambda: stored(walk, "ends") == "2026-12-31", "the day to be stored")


def leave_while_writing(walk):
    """a field that is left by the key of another page is stored, and the page it leads to lives"""
    for number, key in enumerate(("alt+0", "alt+6", "alt+0", "alt+3")):
        walk.key("alt+1")
        walk.app.find("text", "City").click()
        walk.key("End")
        walk.app.type(str(number))
        walk.key(key)
        walk.until(lambda: stored(walk, "place").endswith(str(number)), f"the city to be stored by {key}")
        walk.key("alt+2")
        walk.until(lambda: len(walk.rows("Players")) == 12, f"the players after {key}")


def main():
    path = workspace("--players", "12", "--rounds", "9", "--time", "90+30")
    with Walk(sys.argv[1], path, lang="en") as walk:
        digits(walk)
        old_and_new(walk)
        controls(walk)
        fault(walk)
        leave_while_writing(walk)
        assert walk.problems() == [], walk.problems()


if __name__ == "__main__":
    main()
