#!/usr/bin/python3
"""ratings.py BERGER: ratings and norms by keys: the sum of a player, his K by hand and back, the rating list, the
report for the list, and both papers."""
import os
import sys

from walk import Walk, workspace

FILE = ["--players", "12", "--rounds", "5", "--played", "2", "--system", "dutch", "--rulebook", "fide-2023",
        "--discipline", "chess", "--time", "90+30"]


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def open_sheet(walk):
    walk.key("alt+4")
    walk.app.find("push button", "More about the table").click()
    walk.app.find("menu item", "Ratings and Norms…").click()
    walk.app.wait_window("Ratings and Norms")


def closed(walk):
    walk.until(lambda: all(window["title"] != "Ratings and Norms" for window in walk.app.windows()),
               "the sheet to close")


def second(walk):
    """name and K of number 2"""
    return walk.ask("SELECT family_name || ' ' || given_name, k_factor FROM entry"
                    " JOIN person ON person.id = person_id WHERE number = 2")[0]


def set_k(walk):
    """the arrows go from player to player; Alt+K is his K, Enter stores it, and an empty one is that of the rules"""
    name, k = second(walk)
    assert k == 0
    walk.key("Down")
    walk.expect_label(name)
    walk.expect_label("by the rules")
    walk.key("alt+k")
    walk.app.find("text", "K", state="focused")
    walk.app.type("35")
    walk.key("Return")
    walk.until(lambda: second(walk)[1] == 35, "K in the file")
    walk.expect_label("set by hand; empty: 10 by the rules")
    shot(walk, "ratings-k")
    walk.key("alt+k")
    walk.app.find("text", "K", state="focused")
    walk.app.type("x")
    walk.key("Return")
    walk.expect_label("a whole number up to 100")
    walk.app.find("text", "K", state="focused").set_text("")
    walk.key("Return")
    walk.until(lambda: second(walk)[1] == 0, "K of the rules again")
    walk.expect_label("by the rules")


def choose_list(walk):
    """the list of the group beats the time control; Undo of the main window takes it back"""
    walk.expect_label("standard, by glossary")
    walk.choose("Rating list", "rapid")
    walk.until(lambda: walk.ask("SELECT rating_kind FROM event_group")[0][0] == "rapid", "the list in the file")
    walk.expect_label("rapid")
    assert "Rating list: rapid" in walk.journal()


def save(walk):
    """what is missing is said before the file is made"""
    walk.key("alt+s")
    walk.app.find("menu item", "As TRF26…").click()
    walk.app.find("button", "Save as It Is")
    shot(walk, "report-check")
    walk.key("Escape")
    walk.app.gone("button", "Save as It Is")
    walk.key("alt+s")
    walk.app.find("menu item", "As TRF26…").click()
    walk.app.find("button", "Save as It Is")
    walk.key("Down", "Down", "Down", "Return")
    closed(walk)
    # There is no chief arbiter: the arbiters of the event are shown.
    walk.app.find("scroll pane", "Arbiters", state="focused")
    walk.key("alt+4")
    open_sheet(walk)


def papers(walk):
    walk.key("ctrl+2")
    walk.expect_label("Nobody has achieved a norm or can still achieve one.")
    walk.key("ctrl+1", "ctrl+p")
    closed(walk)
    walk.app.find("label", "Rating changes after round 2, round 3 in play")
    shot(walk, "ratings-paper")
    open_sheet(walk)
    walk.key("Escape")
    closed(walk)


def main():
    with Walk(sys.argv[1], workspace(*FILE)) as walk:
        open_sheet(walk)
        shot(walk, "ratings")
        set_k(walk)
        choose_list(walk)
        save(walk)
        papers(walk)
        assert walk.problems() == [], walk.problems()


main()
