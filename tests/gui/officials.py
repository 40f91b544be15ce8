#!/usr/bin/python3
"""officials.py BERGER: regulations of an event, arbiters with their clubs, and who watches which boards."""
import os
import re
import sys

from walk import Walk, workspace


def setting(walk, name):
    rows = walk.ask("SELECT value FROM setting WHERE name = ?", name)
    return rows[0][0] if rows else None


def tab_to(walk, node):
    """the page scrolls to what has the focus"""
    for _ in range(120):
        if "focused" in node.refresh().states:
            return
        walk.key("Tab")
    raise AssertionError(f"{node!r} cannot be reached with Tab")


def typing_harms_nothing(walk):
    """entering the page no field has the keys; a field stores what is seen to be changed, and Undo names it"""
    before, n_entries = walk.ask("SELECT name FROM event")[0][0], walk.count_journal()
    walk.key("alt+1", "7", "a", "Delete", "alt+2", "alt+1", "8", "alt+3", "alt+1", "9")
    name = walk.app.find("text", "Name")
    assert name.text() == before, name.text()
    walk.key("Tab", "7")                                # the first field, typed over
    walk.until(lambda: name.refresh().text() == "7", "the name to be typed over")
    walk.key("Escape")
    walk.until(lambda: name.refresh().text() == before, "the name to come back")
    walk.key("Tab", "shift+Tab", "alt+2", "alt+1")
    assert walk.ask("SELECT name FROM event") == [(before,)] and walk.count_journal() == n_entries
    walk.key("Tab", "7", "Return")
    walk.expect_label(f"Name of the event: 7 instead of {before}")
    assert walk.journal()[-1] == f"Name of the event: 7 instead of {before}", walk.journal()[-1]
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT name FROM event") == [(before,)], "the name to be restored")


def leaving_stores(walk):
    """what is typed is stored once when the field is left, by a click or for another page, and nothing is at fault"""
    before, n_entries = walk.ask("SELECT name FROM event")[0][0], walk.count_journal()
    for text, leave in (("By a click", lambda: walk.app.find("text", "City").mclick()),
                        ("By another page", lambda: walk.key("alt+2", "alt+1"))):
        walk.app.find("text", "Name").mclick()
        walk.key("ctrl+a")
        walk.app.type(text)
        leave()
        walk.until(lambda: walk.ask("SELECT name FROM event") == [(text,)], f"{text!r} to be stored")
    assert walk.count_journal() == n_entries + 2, walk.journal()
    walk.key("ctrl+z", "ctrl+z")
    walk.until(lambda: walk.ask("SELECT name FROM event") == [(before,)], "the name to be restored")


def show(walk, view):
    walk.app.find("button", view).click()


def add_official(walk, name, club):
    """the cursor is in the name of the new line"""
    show(walk, "Arbiters")
    walk.app.find("button", "Add an official").click()
    walk.until(lambda: any(node.refresh().text() == "" for node in walk.app.find_all("text", "Name as printed")),
               "an empty line")
    walk.app.type(name)
    walk.key("Tab", "Tab", "Tab")                       # category, and the list of categories
    walk.app.type(club)
    walk.key("Return")


def regulations(walk):
    """a number and a choice are stored when they are done, and one undo takes one back"""
    field = walk.app.find("text", "Moves before a draw may be agreed, or “all”", on_screen=False)
    tab_to(walk, field)
    walk.app.type("30")
    walk.key("Tab")
    walk.until(lambda: setting(walk, "rule-draw-offer-moves") == "30", "30 moves to be stored")
    walk.expect_label("Moves before a draw may be agreed, or “all”: 30 instead of –")
    assert walk.journal()[-1] == ("Regulations of the event: Moves before a draw may be agreed, "
                                  "or “all”: 30 instead of –"), walk.journal()[-1]
    walk.key("ctrl+z")
    walk.until(lambda: setting(walk, "rule-draw-offer-moves") in (None, ""), "the number to be taken back")


def interests(walk):
    """a player is found by letters; the list of duties tells where the note meets a sector"""
    walk.app.find("button", "Conflicts of Interest…").click()
    walk.app.wait_window("Conflicts of Interest")
    walk.key("Tab")
    walk.app.find("text", "Player", state="focused")
    family = walk.ask("SELECT family_name FROM pairing p JOIN round r ON r.id = p.round_id JOIN entry e "
                      "ON e.id = p.white_id JOIN person ON person.id = e.person_id "
                      "WHERE r.number = 4 AND p.board = 2")[0][0]
    walk.app.type(family[:4])
    walk.app.find("label", re.compile(rf"No\. \d+ {family}"))
    walk.key("Return", "ctrl+Return")
    walk.until(lambda: walk.ask("SELECT note FROM official_interest") == [("relative",)], "the note")
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Conflicts of Interest" for window in walk.app.windows()),
               "the notes to close")
    walk.app.find("label", re.compile(f"Board 2: {family}.*relative"))


def duties(walk):
    show(walk, "Arbiters")
    walk.app.find("button", "Duties…", on_screen=False).click()
    walk.app.wait_window("Duties of Arbiters")
    walk.app.find("button", "Split evenly").click()
    walk.app.find("button", "Save", state="sensitive").click()
    walk.until(lambda: walk.ask("SELECT round, first_board, last_board FROM duty ORDER BY first_board")
               == [(4, 1, 6)], "one sector of all boards")
    interests(walk)
    if "OFFICIALS_SHOT" in os.environ:
        walk.app.shot(os.environ["OFFICIALS_SHOT"])
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Duties of Arbiters" for window in walk.app.windows()),
               "the sheet to close")


def equipment(walk):
    """a tick stores the day and who looked, and is taken back by undo; 12 players need 6 clocks and 2 spare ones"""
    show(walk, "Halls and equipment")
    tick = walk.app.find("check box", "Clocks, at least two of them spare: 8", on_screen=False)
    tab_to(walk, tick)
    walk.key("space")
    walk.until(lambda: walk.ask("SELECT item, checked_by FROM equipment_check") == [("clocks", "P. Ashdown")], "a tick")
    assert walk.journal()[-1] == "Checked: Clocks, at least two of them spare (P. Ashdown)", walk.journal()[-1]
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT item FROM equipment_check") == [], "the tick to be taken back")


def equipment_of_nobody(walk):
    """a tick without a name: the keys go to the field for it, no dialog; Enter there sets the tick"""
    show(walk, "Halls and equipment")
    tick = walk.app.find("check box", "Clocks, at least two of them spare: 8", on_screen=False)
    n_windows = len(walk.app.windows())
    tab_to(walk, tick)
    walk.key("space")
    walk.until(lambda: [node for role in ("alert", "label", "list item") for node in
                        walk.app.find_all(role, re.compile("Say who has looked and press Enter"))], "the sentence")
    if "EQUIPMENT_SHOT" in os.environ:
        walk.app.shot(os.environ["EQUIPMENT_SHOT"])
    assert len(walk.app.windows()) == n_windows, walk.app.windows()
    assert walk.ask("SELECT item FROM equipment_check") == []
    field = walk.app.find("text", "Checked by")
    walk.app.type("V. Gromov")                          # the keys are in the field
    walk.until(lambda: field.refresh().text() == "V. Gromov", "the name in the field")
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT item, checked_by FROM equipment_check") == [("clocks", "V. Gromov")], "a tick")
    walk.until(lambda: "focused" in tick.refresh().states, "the tick again")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT item FROM equipment_check") == [], "the tick to be taken back")
    field.set_text("")


def sites(walk):
    """what is typed is stored when the field is left, as one act, and nothing when it is left as it was"""
    show(walk, "Halls and equipment")
    tab_to(walk, walk.app.find("check box", "The hall is large enough for all pairs of a round.", on_screen=False))
    walk.key(*["shift+Tab"] * 4)                        # who checked, platform, organisers, sites
    before = walk.count_journal()
    walk.app.type("Samara: P. Ivanov; Kazan")
    walk.key("Tab", "Tab", "Tab")
    walk.until(lambda: walk.ask("SELECT name, detail FROM event_part ORDER BY position")
               == [("Samara", "P. Ivanov"), ("Kazan", "")], "two sites")
    assert walk.count_journal() == before + 1, walk.journal()
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT name FROM event_part") == [], "the sites to be taken back")


def main():
    path = workspace("--players", "12", "--rounds", "9", "--played", "3", "--results", "4", "--time", "90+30")
    with Walk(sys.argv[1], path, lang="en") as walk:
        typing_harms_nothing(walk)
        leaving_stores(walk)
        regulations(walk)
        equipment_of_nobody(walk)
        add_official(walk, "P. Ashdown", "North")
        walk.until(lambda: walk.ask("SELECT role, name, organisation FROM official")
                   == [("chief-arbiter", "P. Ashdown", "North")], "the chief arbiter")
        sites(walk)
        equipment(walk)
        duties(walk)
        assert walk.problems() == [], walk.problems()


if __name__ == "__main__":
    main()
