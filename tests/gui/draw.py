#!/usr/bin/python3
"""draw.py BERGER: ten players of four regions draw by Varma tables, all rounds are paired, the order of the
rounds is changed and taken back; a Swiss round is drawn in two groups."""
import os
import sys

from walk import Walk, workspace

PLAYERS = "Players of the round"
ENVELOPES = {3: "A", 4: "A", 8: "A", 5: "B", 7: "B", 9: "B", 1: "C", 6: "C", 2: "D", 10: "D"}
REGIONS = ("SELECT e.number, e.organisation FROM entry e ORDER BY e.number")


def shot(walk, name):
    """with DRAW_SHOTS=FOLDER the pictures of the walk are kept"""
    if "DRAW_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["DRAW_SHOTS"], name + ".png"))


def closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"{title} to close")


def numbers_before(walk):
    """the evening before: on the page of players, taken back again"""
    walk.key("alt+2")
    walk.app.find("button", "Numbers…").click()
    walk.app.wait_window("Pairing Numbers")
    walk.key("alt+v")
    walk.app.find("combo box", "Delegations are")
    shot(walk, "draw-numbers")
    walk.key("alt+g")
    closed(walk, "Pairing Numbers")
    walk.until(lambda: walk.journal()[-1] == "Pairing numbers drawn by lot with Varma tables, seed 12345",
               "the numbers to be given")
    walk.key("ctrl+z")
    walk.until(lambda: walk.journal()[-1].startswith("Undone: Pairing numbers drawn"), "the numbers to be taken back")


def choose_varma(walk):
    walk.key("ctrl+Return")
    walk.expect_label("Pairing of all rounds")
    walk.choose("How pairing numbers are assigned", "By lot, restricted by the Varma tables")
    walk.app.find("combo box", "Delegations are")
    shot(walk, "draw-pane")


def enter(walk, name, number):
    walk.app.find("text", f"Number of {name}", state="focused").set_text(number)


def by_hand(walk):
    """a number of another envelope is refused in words, and the draw cannot go on"""
    walk.key("alt+w")
    walk.app.wait_window("Drawing of Lots")
    walk.app.find("label", "Envelope A: 3, 4, 8\nEnvelope B: 5, 7, 9\nEnvelope C: 1, 6\nEnvelope D: 2, 10")
    shot(walk, "draw-seed")
    walk.key("alt+e")
    walk.expect_label("10 numbers are still to be drawn.")
    walk.key("1")
    walk.expect_label("Number 1 belongs to envelope C, which does not have enough numbers for 3 players.")
    walk.key("BackSpace", "8", "Return", "5")
    walk.expect_label("Number 5 belongs to envelope B, but the delegation draws from envelope A.")
    shot(walk, "draw-hand")
    walk.key("BackSpace", "3", "Return", "4", "Return")
    walk.expect_label("7 numbers are still to be drawn.")
    walk.key("Escape")
    closed(walk, "Drawing of Lots")
    assert "sensitive" not in walk.app.find("push button", "Next: system").states
    walk.key("alt+w")
    walk.app.wait_window("Drawing of Lots")
    walk.key("alt+s")
    walk.app.gone("label", "7 numbers are still to be drawn.")
    walk.key("Escape")
    closed(walk, "Drawing of Lots")


def assert_apart(walk):
    """each region has numbers of one envelope, and its players do not meet in the last three rounds"""
    numbers = walk.ask(REGIONS)
    envelopes = {}
    for number, region in numbers:
        envelopes.setdefault(region, set()).add(ENVELOPES[number])
    assert len(envelopes) == 4 and all(len(letters) == 1 for letters in envelopes.values()), envelopes
    late = walk.ask("SELECT round.number FROM pairing JOIN round ON round.id = round_id"
                    " JOIN entry w ON w.id = white_id JOIN entry b ON b.id = black_id"
                    " WHERE round.number > 6 AND w.organisation = b.organisation")
    assert late == [], late


def pair_all(walk):
    walk.key("ctrl+Return")
    walk.expect_label("Enter continues to the pairing.")
    walk.key("ctrl+Return", "ctrl+Return")
    walk.expect_label("The pairings of all 9 rounds are saved.")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(9,)], "nine rounds")
    assert_apart(walk)
    assert any("; pairing numbers by lot with Varma tables, seed " in title for title in walk.journal())


def pairs(walk):
    """{round: {(White, Black), ...}} by start numbers"""
    rounds = {}
    for number, white, black in walk.ask(
            "SELECT round.number, w.number, b.number FROM pairing JOIN round ON round.id = round_id"
            " JOIN entry w ON w.id = white_id JOIN entry b ON b.id = black_id"):
        rounds.setdefault(number, set()).add((white, black))
    return rounds


def change_order(walk):
    """round 1 has begun; the third goes before the second, and undo brings it back"""
    before = pairs(walk)
    walk.app.find("button", "More actions of this round").click()
    walk.app.find("menu item", "Order of Rounds…").click()
    walk.app.wait_window("Order of Rounds")
    walk.expect_label("Round 1: round 1 of the table, already begun")
    walk.key("alt+Down")
    walk.expect_label("Round 2: round 3 of the table")
    walk.expect_label("Round 3: round 2 of the table")
    assert "sensitive" not in walk.app.find("push button", "Change the Order").states
    walk.key("alt+r")
    walk.app.find("text", "Reason", state="focused").set_text("the hall is taken")
    shot(walk, "draw-order")
    walk.key("Return")
    closed(walk, "Order of Rounds")
    wanted = dict(before)
    wanted[2], wanted[3] = before[3], before[2]
    walk.until(lambda: pairs(walk) == wanted, "the rounds to change places")
    assert walk.ask("SELECT round_order FROM event_group") == [("1,3,2,4,5,6,7,8,9",)]
    assert "Order of rounds changed: 1,3,2,4,5,6,7,8,9 (the hall is taken)" in walk.journal()
    walk.key("ctrl+z")
    walk.until(lambda: pairs(walk) == before, "the order of the table")
    assert walk.ask("SELECT round_order FROM event_group") == [("",)]


def groups(walk):
    """rus-draughts-2022 5.4.10.9: the first two rounds in two groups; number 4 changes over by hand"""
    walk.key("ctrl+Return")
    walk.expect_label("Pairing of round 1")
    walk.key("ctrl+Return")
    walk.expect_label("Enter continues to the pairing.")
    walk.app.find("spin button", "Groups in this round").set_value(2)
    walk.expect_label("Group 1, 4 players: 1–4\nGroup 2, 4 players: 5–8")
    walk.app.find("spin button", "Until round").set_value(2)
    shot(walk, "draw-groups")
    walk.key("alt+w")
    walk.app.wait_window("Groups of the Draw")
    walk.key("Down", "Down", "Down", "2", "Down", "1")
    walk.expect_label("Group 1, 4 players: 1–3, 5\nGroup 2, 4 players: 4, 6–8")
    shot(walk, "draw-places")
    walk.key("Escape")
    closed(walk, "Groups of the Draw")
    walk.key("ctrl+Return")
    walk.app.find("label", "Why board 1")
    walk.key("ctrl+Return", "ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(1,)], "the first round")
    first = {1, 2, 3, 5}
    for white, black in pairs(walk)[1]:
        assert (white in first) == (black in first), (white, black)
    assert walk.ask("SELECT round, number, count(*) FROM section GROUP BY round, number") == [
        (1, 1, 4), (1, 2, 4), (2, 1, 4), (2, 2, 4)]
    assert "Round 1 published, 4 boards; paired in 2 groups" in walk.journal()


def main():
    berger = sys.argv[1]
    path = workspace("--players", "10", "--system", "berger", "--rulebook", "rus-chess-2014", "--played", "0",
                     "--unpaired")
    with Walk(berger, path) as walk:
        numbers_before(walk)
        choose_varma(walk)
        by_hand(walk)
        pair_all(walk)
        change_order(walk)
        assert walk.problems() == [], walk.problems()
    path = workspace("--players", "8", "--system", "coefficients", "--rulebook", "rus-draughts-2022",
                     "--discipline", "draughts64", "--played", "0", "--unpaired")
    with Walk(berger, path) as walk:
        groups(walk)
        assert walk.problems() == [], walk.problems()


main()
