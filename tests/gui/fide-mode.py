#!/usr/bin/python3
"""fide-mode.py BERGER: as a tester of FIDE walks: pairs by hand, a number of rounds and tie-breaks that change, a
full-point bye, and leaving FIDE mode; what is declined leaves nothing, what is done is written down."""
import os
import re
import sys

from walk import Walk, change, workspace

PAIRS = "Pairs of the round"


def pairs(walk):
    return {f"{cells[2]}-{cells[9]}": cells[10] for cells, _ in walk.rows(PAIRS)}


def remarks(walk):
    return [act for act, in walk.ask("SELECT act FROM irregular_act ORDER BY id")]


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], f"fide-mode-{name}.png"))


def wizard(walk):
    """round 3, two players of two boards change places"""
    walk.key("ctrl+Return")
    walk.expect_label("Pairing of round 3")
    walk.key("ctrl+Return")
    walk.expect_label("Swiss, FIDE (Dutch)")
    walk.key("ctrl+Return")
    before = walk.until(lambda: (shown := pairs(walk)) and len(shown) == 6 and shown, "six pairs")
    walk.key("Home", "x")
    walk.expect_label("Who swaps with whom?")
    other = list(before)[1].split("-")[0]
    walk.key(*other, "Return")
    walk.until(lambda: pairs(walk) != before, "other pairs")


def pairs_by_hand(walk):
    """declined nothing is stored; in two steps it is, with a remark"""
    wizard(walk)
    walk.key("ctrl+Return")
    walk.app.find("entry", "Reason", state="focused").set_text("as agreed")
    walk.app.find("entry", "Decided by").set_text("the chief arbiter")
    shot(walk, "reason")
    walk.key("ctrl+Return")
    walk.expect_label("The pairs are not those of the system.")
    shot(walk, "pairs-differ")
    walk.key("Return")                              # the way back is what Enter presses
    walk.until(lambda: not walk.app.find_all("label", "The pairs are not those of the system."), "the question to go")
    assert walk.ask("SELECT count(*) FROM round") == [(2,)]
    walk.key("ctrl+Return")
    walk.expect_label("The pairs are not those of the system.")
    walk.app.find("push button", re.compile("^Continue")).click()
    walk.expect_label("Do It Although It Is Not Regular?")
    shot(walk, "twice")
    walk.app.find("push button", "Do It Anyway").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(3,)], "the round to be stored")
    assert "pairs-differ" in remarks(walk), remarks(walk)


def leave(walk):
    """two steps; then every page says so, and undo does not bring it back"""
    walk.key("F10")
    walk.app.find("menu item", "FIDE Mode…").click()
    walk.expect_label("FIDE Mode Is On")
    shot(walk, "state")
    walk.key("alt+l")
    walk.expect_label("FIDE mode is left.")
    shot(walk, "leave")
    walk.app.find("push button", re.compile("^Continue")).click()
    walk.expect_label("Do It Although It Is Not Regular?")
    walk.app.find("push button", "Do It Anyway").click()
    walk.until(lambda: walk.ask("SELECT left_round FROM fide_mode") == [(3,)], "FIDE mode to be left")
    for page in "1234":
        walk.key(f"alt+{page}")
        walk.until(lambda: any("not in FIDE mode" in node.name for node in walk.app.find_all("label")),
                   f"the mark on page {page}")
    shot(walk, "left")
    walk.key("ctrl+z")
    assert walk.ask("SELECT left_round FROM fide_mode") == [(3,)]


def main():
    path = workspace("--players", "12", "--rounds", "7", "--played", "2", "--unpaired", "--system", "dutch",
                     "--rulebook", "fide-2023", "--discipline", "chess")
    change(path, "INSERT INTO fide_mode (group_id) SELECT id FROM event_group")
    with Walk(sys.argv[1], path) as walk:
        pairs_by_hand(walk)
        leave(walk)
        assert walk.problems() == [], walk.problems()


main()
