#!/usr/bin/python3
"""knockout.py BERGER: a knock-out of six by keys: byes, a level meeting that the lot decides, the next rounds, a
level final decided by further games, the places at the end."""
import re
import sys

from walk import Walk, workspace

SHEET = "Tied Matches"


def decisions(walk):
    return walk.ask("SELECT round, e.number, method, note FROM decision JOIN entry e ON e.id = winner_id"
                    " ORDER BY decision.id")


def pairs(walk, number):
    """start numbers of the boards of a round, None for a bye"""
    return [set(row) for row in walk.ask(
        "SELECT w.number, b.number FROM pairing JOIN round ON round.id = round_id JOIN entry w ON w.id = white_id"
        " LEFT JOIN entry b ON b.id = black_id WHERE round.number = ? ORDER BY board", number)]


def wait_state(walk, number, state):
    walk.until(lambda: walk.ask("SELECT state FROM round WHERE number = ?", number) == [(state,)],
               f"round {number} to be {state}")


def wait_sheet_gone(walk):
    walk.until(lambda: all(window["title"] != SHEET for window in walk.app.windows()), "the sheet to close")


def play(walk, number, *keys):
    """the results of a round, and its end"""
    walk.key("alt+3")
    walk.wait_selected(1)
    for key in keys:
        walk.key(key)
    walk.until(lambda: walk.ask("SELECT count(*) FROM result JOIN pairing ON pairing.id = pairing_id JOIN round"
                                " ON round.id = round_id WHERE number = ? AND black_id NOT NULL", number)
               == [(len(keys),)], "all results")
    walk.app.find("button", f"Close round {number}", state="sensitive")
    walk.key("ctrl+Return")
    wait_state(walk, number, "closed")


def pair(walk, number, line):
    """through the wizard, which is open"""
    walk.expect_label(f"Pairing of round {number}")
    walk.expect_label(line)
    walk.key("ctrl+Return")
    walk.expect_label("Knock-out")
    walk.expect_label(f"Round {number} of 3. Stage {number} of the bracket.")
    walk.key("ctrl+Return")
    walk.expect_label("pairs set by the bracket")
    walk.key("ctrl+Return")
    walk.expect_label("All of this is one action: Undo reverses it.")
    walk.key("ctrl+Return")
    wait_state(walk, number, "published")


def first_round(walk):
    """two are free, and one of two meetings is level"""
    assert pairs(walk, 1) == [{4, 5}, {3, 6}, {1, None}, {2, None}], pairs(walk, 1)
    play(walk, 1, "5", "1")
    bracket(walk)
    walk.until(lambda: walk.row(1)[8].endswith("tied"), "the mark of the level meeting")
    walk.app.find("button", "Decide 1 tied match", state="sensitive")


def bracket(walk):
    """the table of a knock-out is its bracket: the arrows follow the tree"""
    walk.key("alt+4", "Down")
    walk.app.find("label", re.compile("^1/4 final: 4 .* ½ – 5 .* ½$"))
    walk.key("Right")
    walk.app.find("label", re.compile("^Semi-final: 1 .* – .* or .*$"))
    walk.key("Right")
    walk.app.find("label", re.compile("^Final: winner of match 5 – "))
    walk.key("Left", "alt+3")


def by_lot(walk):
    """nothing is chosen before; the lot is shown with its seed and stored, taken back and stored again"""
    walk.key("ctrl+Return")
    walk.app.wait_window(SHEET)
    walk.app.find("check box", "Шевцов (No.\u00a04)", state="focused")
    assert "sensitive" not in walk.app.find("button", "Decide").states
    assert "sensitive" not in walk.app.find("button", "Pair Round 2").states
    walk.key("alt+r")
    said = walk.app.find("alert", re.compile("^The lot drawn with seed 12345 falls to ")).name
    winner = 4 if "Шевцов" in said else 5
    walk.app.find("button", "Decide", state="focused")
    assert decisions(walk) == []
    walk.key("Return")
    walk.until(lambda: decisions(walk) == [(1, winner, "lot", "12345")], "the lot to be stored")
    walk.app.find("button", "Pair Round 2", state="focused")
    walk.key("alt+t")
    walk.until(lambda: decisions(walk) == [], "the decision to be taken back")
    assert "sensitive" not in walk.app.find("button", "Pair Round 2").states
    walk.key("alt+r")
    walk.app.find("button", "Decide", state="focused")
    walk.key("Return")
    walk.until(lambda: len(decisions(walk)) == 1, "the same lot again")
    walk.app.find("button", "Pair Round 2", state="focused")
    walk.key("Return")
    wait_sheet_gone(walk)
    return winner


def final(walk):
    """a draw, decided by further games with their score"""
    play(walk, 3, "5")
    walk.key("ctrl+Return")
    walk.app.wait_window(SHEET)
    walk.app.find("button", "Done")
    walk.app.find("check box", state="focused")
    # rus-draughts-2022 5.4.6: the extra micro-match is keyed game by game, and who has won it goes on.
    walk.key("alt+x")
    walk.app.find("text", "Extra micro-match", state="focused")
    walk.app.type("15")
    walk.key("Tab")
    walk.app.type("12-IV")
    walk.app.find("label", re.compile("^extra micro-match .*lot 12-IV$"))
    walk.app.find("button", "Decide", state="sensitive")
    walk.key("alt+o")
    walk.app.find("text", "Note", state="focused").set_text("2-0")
    walk.key("Return")
    walk.until(lambda: len(decisions(walk)) == 2, "the final to be decided")
    assert decisions(walk)[1][2:] == ("playoff", "2-0"), decisions(walk)
    assert walk.ask("SELECT extra_games, extra_lot FROM decision ORDER BY id DESC LIMIT 1") == [("1=", "12-IV")]
    walk.app.find("label", re.compile("extra micro-match .*lot 12-IV; 2-0"))
    walk.app.find("button", "Done", state="focused")
    walk.key("Return")
    wait_sheet_gone(walk)
    walk.app.find("button", "Approve results", state="sensitive")
    return decisions(walk)[1][1]


def places(walk, winner):
    """one first, one second, two third, two fifth"""
    walk.key("alt+4", "alt+l")
    lines = walk.until(lambda: walk.rows("Standings"), "the list")
    assert [cells[0] for cells, _ in lines] == ["1", "2", "3–4", "3–4", "5–6", "5–6"], lines
    assert lines[0][0][1] == str(winner), lines
    legend = walk.app.find("label", re.compile("The bracket decides the places; those knocked out in one stage share them")).name
    assert "by lot (12345)" in legend and "lot 12-IV; 2-0)" in legend, legend


def main():
    program = sys.argv[1]
    path = workspace("--players", "6", "--system", "knockout", "--name", "Кубок города")
    with Walk(program, path) as walk:
        first_round(walk)
        winner = by_lot(walk)
        pair(walk, 2, "4 playing · 2 not in the bracket")
        assert pairs(walk, 2) == [{1, winner}, {2, 6}], pairs(walk, 2)
        play(walk, 2, "1", "0")
        walk.key("ctrl+Return")
        pair(walk, 3, "2 playing · 4 not in the bracket")
        places(walk, final(walk))
        titles = walk.journal()
        assert any(title.startswith("By lot ") for title in titles), titles
        assert any(title.startswith("Decision reversed: ") for title in titles), titles
        assert walk.problems() == [], walk.problems()


main()
