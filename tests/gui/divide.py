#!/usr/bin/python3
"""divide.py BERGER: a list is divided into three groups of equal strength by keys, seen in each group, and the
division is undone; once a round is paired there is nothing to divide."""
import sys

from walk import Walk, workspace


def groups(walk):
    return walk.ask("SELECT g.name, (SELECT count(*) FROM entry WHERE group_id = g.id) FROM event_group g ORDER BY g.id")


def titles(walk):
    return [node.name for node in walk.app.find_all("label") if "average rating" in node.name]


def divide(walk):
    walk.key("ctrl+g")
    walk.app.find("list item", "Divide into Groups…")
    walk.key("Down", "Down", "Down", "Return")
    walk.app.wait_window("Divide into Groups")
    walk.until(lambda: len(titles(walk)) == 2, "two groups")
    walk.key("ctrl+a", "3", "Tab")
    shown = walk.until(lambda: len(found := titles(walk)) == 3 and found, "three groups")
    averages = [int(title.split()[-1]) for title in shown]
    assert all("4 players ·" in title for title in shown), shown
    assert max(averages) - min(averages) <= 20, shown
    walk.key("ctrl+Return")
    walk.until(lambda: all(window["title"] != "Divide into Groups" for window in walk.app.windows()),
               "the sheet to close")
    walk.until(lambda: groups(walk) == [("Group 1", 4), ("Group 2", 4), ("Group 3", 4)], "three groups of four")
    assert walk.journal()[-1] == "Participants divided into groups: 3", walk.journal()[-1]


def undo(walk):
    walk.key("alt+2", "ctrl+z")
    walk.until(lambda: len(groups(walk)) == 1, "one group again")
    assert groups(walk)[0][1] == 12


def main():
    program = sys.argv[1]
    path = workspace("--players", "12", "--rounds", "5", "--played", "0", "--unpaired", "--system", "dutch",
                     "--rulebook", "fide-2023", "--discipline", "chess")
    with Walk(program, path) as walk:
        divide(walk)
        undo(walk)
        assert walk.problems() == [], walk.problems()


main()
