#!/usr/bin/python3
"""wizard.py BERGER: walks through the pairing of a round by keys: a Swiss of 12, a round robin of 6."""
import re
import sys

from walk import Walk, workspace

PLAYERS = "Players of the round"
PAIRS = "Pairs of the round"


def pairs(walk):
    """[(number of White, number of Black or '', notes), ...] as they are on show, board 1 first"""
    return [(cells[2], cells[5], cells[6]) for cells, _ in walk.rows(PAIRS)]


def wait_pairs(walk, wanted):
    walk.until(lambda: [f"{white}-{black}" for white, black, _ in pairs(walk)] == wanted.split(),
               f"the pairs {wanted}")


def selected_pair(walk):
    return walk.until(lambda: next((cells for cells, node in walk.rows(PAIRS) if "selected" in node.states), None),
                      "a board to be selected")


def stored_pairs(walk, number):
    """['1-7', ...] of a round by start numbers, and which of them the arbiter made"""
    rows = walk.ask("SELECT white.number, black.number, manual FROM pairing JOIN round ON round.id = round_id "
                    "JOIN entry white ON white.id = white_id LEFT JOIN entry black ON black.id = black_id "
                    "WHERE round.number = ? ORDER BY board", number)
    return ([f"{white}-{black or ''}" for white, black, _ in rows], [manual for _, _, manual in rows])


def open_wizard(walk, title):
    walk.key("ctrl+Return")
    walk.expect_label(title)
    walk.expect_label("12 playing" if "round" in title and "all" not in title else "6 playing")


def cancel(walk):
    """a wizard that is left stores nothing"""
    n_entries = walk.count_journal()
    open_wizard(walk, "Pairing of round 1")
    walk.key("Escape")                          # from the search as well
    walk.app.gone("label", "Pairing of round 1")
    open_wizard(walk, "Pairing of round 1")
    walk.key("3", "space")
    walk.expect_label("11 playing · one will have the bye · 1 absent")
    walk.key("ctrl+Return")
    walk.expect_label("Enter continues to the pairing.")
    walk.key("ctrl+Return")
    walk.until(lambda: len(pairs(walk)) == 6, "the pairs")
    walk.key("Escape")
    walk.app.gone("label", "Pairing of round 1")
    assert walk.count_journal() == n_entries
    assert walk.ask("SELECT count(*) FROM round") == [(0,)]
    assert walk.ask("SELECT count(*) FROM absence") == [(0,)]


def presence(walk):
    open_wizard(walk, "Pairing of round 1")
    walk.key("3", "space")
    walk.expect_label("11 playing · one will have the bye · 1 absent")
    rows = walk.rows(PLAYERS)
    assert [cells[0] for cells, _ in rows if cells[2] == "absent"] == ["3"], rows


def system(walk):
    walk.key("ctrl+Return")
    walk.expect_label("Round 1 of 5. Number 1 has White in the first round.")
    walk.expect_label("Swiss, individual coefficients")
    walk.key("7")                               # a stray digit is no number of rounds
    type_rounds(walk, "6")
    walk.key("ctrl+Return")                     # and what was typed counts before the pairs are made
    wait_pairs(walk, "1-7 8-2 9-4 5-10 11-6 12-")
    walk.key("r")
    wait_pairs(walk, "1-7 8-2 9-4 5-10 11-6 12-")
    walk.key("alt+Left")
    walk.expect_label("Round 1 of 6. Number 1 has White in the first round.")
    type_rounds(walk, "5")
    walk.key("ctrl+Return")


def type_rounds(walk, number):
    walk.app.find("spin button", "Number of rounds").focus()
    walk.key("ctrl+a", number)


def reasons(walk):
    """rus-draughts-2022 5.4.10.5.5: the upper half against the lower one; the last has the bye"""
    wait_pairs(walk, "1-7 8-2 9-4 5-10 11-6 12-")
    assert selected_pair(walk)[1] == "1"
    walk.expect_label("Why board 1")
    walk.expect_label("The first opponent in the search order for Абросимов is Мальцев. par.\u00a05.4.10.5.5")
    walk.expect_label("Абросимов has White: the colour drawn for number 1. par.\u00a05.4.10.5.2")
    walk.key("Down")
    walk.expect_label("Why board 2")


def why_not(walk):
    walk.key("question")
    walk.app.find("entry", "Name or number of a player", state="focused")
    walk.key("4", "Return")
    walk.expect_label("Ильинский – Шевцов (No.\u00a04)")
    walk.expect_label("Уваров – Шевцов (No.\u00a04)")
    walk.key("Escape")
    walk.until(lambda: not walk.app.find_all("entry", "Name or number of a player", state="focused"),
               "the table to have the keys again")


def exchange(walk):
    """two change places; both boards are marked and a step back undoes it"""
    walk.key("Up", "x")
    walk.expect_label("Who swaps with whom?")
    walk.key("8", "Return")
    wait_pairs(walk, "8-7 1-2 9-4 5-10 11-6 12-")
    assert [notes for _, _, notes in pairs(walk)][:3] == ["by hand", "by hand", ""]
    walk.expect_label("The arbiter made this pair. par.\u00a05.4.10.9")
    walk.key("BackSpace")
    wait_pairs(walk, "1-7 8-2 9-4 5-10 11-6 12-")
    assert [notes for _, _, notes in pairs(walk)][:2] == ["", ""]
    walk.key("Home", "x")
    walk.expect_label("Who swaps with whom?")
    walk.key("8", "Return")
    wait_pairs(walk, "8-7 1-2 9-4 5-10 11-6 12-")


def lock_and_repair(walk):
    """rus-draughts-2022 5.4.10.9: a draw may be forced; what is fixed stays when the rest is paired again"""
    walk.key("End", "Up")                       # 11-6
    assert walk.until(lambda: selected_pair(walk)[1] == "5", "board 5")
    walk.key("c")
    wait_pairs(walk, "8-7 1-2 9-4 5-10 6-11 12-")
    walk.key("Up", "l")                         # 5-10
    walk.key("Up", "u")                         # 9-4 is taken away
    wait_pairs(walk, "8-7 1-2 5-10 6-11 12- 4- 9-")
    walk.expect_label("bye: No. 12 Пахомов, +1 · 2 without an opponent")
    assert [notes for _, _, notes in pairs(walk)] == ["by hand", "by hand", "fixed", "by hand", "has the bye",
                                                      "no opponent", "no opponent"]
    walk.key("r")
    walk.until(lambda: len(pairs(walk)) == 6, "everybody to be paired")
    shown = [f"{white}-{black}" for white, black, _ in pairs(walk)]
    assert {"8-7", "1-2", "5-10", "6-11"} <= set(shown), shown
    assert {"4", "9", "12"} == {n for pair in shown for n in pair.split("-") if n in ("4", "9", "12")}, shown


def say_why(walk):
    """rus-draughts-2022 5.4.10.12: pairs changed by hand want a reason and who decided; the focus is there, and
    nothing is published before"""
    walk.app.find("label", re.compile(r"^\d pairs are changed by hand: why, and who decided\?"))
    walk.app.find("entry", "Reason", state="focused")
    walk.expect_label("The reason is missing.")
    walk.key("ctrl+Return")                     # refused, and the button says why
    assert walk.ask("SELECT count(*) FROM round") == [(0,)]
    assert "sensitive" not in walk.app.find("push button", "Publish round 1").states
    walk.app.type("one family")
    walk.key("Return")                          # to who decided: no chief arbiter is entered
    walk.app.find("entry", "Decided by", state="focused")
    walk.expect_label("“Decided by” is empty.")
    walk.app.find("entry", "Reason").mclick()
    walk.key("ctrl+Return")                     # to the field that is empty
    walk.app.find("entry", "Decided by", state="focused")
    assert walk.ask("SELECT count(*) FROM round") == [(0,)]
    walk.app.type("G. Osipov")


def publish(walk):
    n_entries = walk.count_journal()
    shown = [f"{white}-{black}" for white, black, _ in pairs(walk)]
    by_hand = [1 if notes == "by hand" else 0 for _, _, notes in pairs(walk)]
    walk.key("ctrl+Return")
    walk.expect_label("All of this is one action: Undo reverses it.")
    walk.app.find("check box", "Print the pairings").click()     # offered, as the rounds can be printed
    assert walk.count_journal() == n_entries
    say_why(walk)
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT state FROM round") == [("published",)], "the round to be published")
    assert walk.ask("SELECT changed_reason, changed_by FROM round") == [("one family", "G. Osipov")]
    assert "; pairs changed by hand: one family (G. Osipov)" in walk.journal()[-1], walk.journal()
    walk.app.wait_window("Print")
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Print" for window in walk.app.windows()), "the dialog to close")
    assert stored_pairs(walk, 1) == (shown, by_hand), (stored_pairs(walk, 1), shown, by_hand)
    assert walk.count_journal() == n_entries + 1
    assert walk.ask("SELECT entry.number, round FROM absence JOIN entry ON entry.id = entry_id") == [(3, 1)]
    walk.until(lambda: [f"{cells[1]}-{cells[7]}" for cells, _ in walk.rows()] == shown, "the boards of the round")


def take_back(walk):
    """publication is one action: one step takes pairs, absence and numbers back"""
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(0,)], "the round to be taken back")
    assert walk.ask("SELECT count(*) FROM pairing") == [(0,)]
    assert walk.ask("SELECT count(*) FROM absence") == [(0,)]
    walk.app.find("button", "Pair round 1")
    walk.key("ctrl+shift+z")
    walk.until(lambda: walk.ask("SELECT state FROM round") == [("published",)], "the round to be there again")


def draw_again(walk):
    """rus-draughts-2022 5.4.10.12: a published pairing is removed for a reason only; who decided stays to be said"""
    walk.app.find("button", "More actions of this round").click()
    walk.app.find("menu item", re.compile("Remove the Pairing")).click()
    walk.expect_label("Remove the pairing of round 1?")
    walk.app.find("button", "Remove Pairing").mclick()
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(1,)], "the round to stay")
    walk.app.find("entry", "Reason").mclick()
    walk.app.type("a player is ill")
    walk.app.find("entry", "Decided by").mclick()
    walk.app.type("G. Osipov")
    walk.app.find("button", "Remove Pairing").mclick()
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(0,)], "the round to be removed")
    assert walk.journal()[-1] == "Pairing of round 1 removed: a player is ill (G. Osipov)", walk.journal()


def pair_anew(walk):
    """rus-draughts-2022 5.4.10.12: what was published is drawn anew with the reason and the name that removed it"""
    walk.key("ctrl+Return")
    walk.expect_label("Pairing of round 1")
    walk.app.find("label", re.compile("^11 playing"))      # one has been absent since
    walk.key("ctrl+Return", "ctrl+Return")
    walk.app.find("tree table", PAIRS)
    walk.until(lambda: pairs(walk), "the pairs")
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile("^Published pairings are replaced: why, and who decided"))
    assert walk.app.find("entry", "Reason").text() == "a player is ill"
    assert walk.app.find("entry", "Decided by").text() == "G. Osipov"
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT changed_reason, changed_by FROM round") == [("a player is ill", "G. Osipov")],
               "the round to be published with them")
    walk.app.wait_window("Print")
    walk.key("Escape")


def round_robin(walk):
    """numbers drawn by lot; the table of six gives 1-6 2-5 3-4 in the first round"""
    before = dict(walk.ask("SELECT person.family_name, number FROM entry JOIN person ON person.id = person_id"))
    open_wizard(walk, "Pairing of all rounds")
    walk.choose("How pairing numbers are assigned", "By lot")
    walk.until(lambda: {cells[1].split()[0]: int(cells[0]) for cells, _ in walk.rows(PLAYERS)} != before,
               "the drawn numbers")
    drawn = {cells[1].split()[0]: int(cells[0]) for cells, _ in walk.rows(PLAYERS)}
    walk.key("ctrl+Return", "ctrl+Return")
    wait_pairs(walk, "1-6 2-5 3-4")
    walk.key("ctrl+Return")
    walk.expect_label("The pairings of all 5 rounds are saved.")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(5,)], "five rounds")
    after = dict(walk.ask("SELECT person.family_name, number FROM entry JOIN person ON person.id = person_id"))
    assert after == drawn and sorted(after.values()) == [1, 2, 3, 4, 5, 6], (after, drawn)
    assert walk.ask("SELECT state FROM round ORDER BY number") == [("published",)] + [("planned",)] * 4
    berger = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
    for number, table in enumerate(berger, 1):
        assert sorted(stored_pairs(walk, number)[0]) == sorted(table.split()), (number, stored_pairs(walk, number))


def main():
    program = sys.argv[1]
    with Walk(program, workspace("--players", "12", "--rounds", "5", "--unpaired")) as walk:
        for step in (cancel, presence, system, reasons, why_not, exchange, lock_and_repair, publish, take_back,
                     draw_again, pair_anew):
            step(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players", "6", "--system", "berger", "--unpaired")) as walk:
        round_robin(walk)
        assert walk.problems() == [], walk.problems()


main()
