#!/usr/bin/python3
"""table.py BERGER: a walk through the table of a round robin by keys, and why a Swiss is paired so.

12 players, six of eleven rounds closed, three of six results of the seventh."""
import re
import sys

from walk import Walk, thin, workspace

EFFECT = re.compile(r"players? changes? score\.")


def cell(walk):
    """the sentence about the cell under the cursor"""
    return walk.app.find("table", "Crosstable").desc


def wait_cell(walk, text):
    """the line below the table; a screen reader is told the same from the player of the row"""
    walk.expect_label(text)


def enter_result(walk):
    """a key is the result of the row's player, the mirror cell fills itself, points follow"""
    walk.key("alt+4")
    walk.until(lambda: cell(walk) == "Абросимов Александр", "the first row")
    walk.key(*["Down"] * 6, "Right")     # No. 7 with White against No. 1
    wait_cell(walk, "Мальцев Григорий – Абросимов Александр, round 7, board 4: no result")
    walk.until(lambda: cell(walk) == "7 Мальцев Григорий, against 1 Абросимов Александр, round 7, White: no result",
               "the cell to be told")
    walk.key("1")
    walk.wait_stored(7, 4, "10")
    wait_cell(walk, "Мальцев Григорий – Абросимов Александр, round 7, board 4: 1 – 0")
    walk.key("0")                               # overwritten: he lost
    walk.wait_stored(7, 4, "01")
    walk.key("ctrl+z")
    walk.wait_stored(7, 4, "10")
    walk.key("Delete")
    walk.wait_stored(7, 4, "")
    walk.key("1")
    walk.wait_stored(7, 4, "10")


def typing_harms_nothing(walk):
    """whoever comes back to the page has the cursor on a name: a digit is no result"""
    n_entries = walk.count_journal()
    walk.key("alt+8", "alt+4")
    walk.until(lambda: cell(walk) == "Мальцев Григорий", "the name of the row")
    walk.key("5", "Delete", "plus")             # on names a digit looks for the number
    walk.until(lambda: cell(walk) == "Ковтун Виктор", "number 5")
    assert walk.count_journal() == n_entries and walk.stored(7, 4) == "10"
    walk.key("Down", "Down", "Right")
    walk.until(lambda: "against 1 " in cell(walk), "the cell of the game")


def correct_result(walk):
    """a closed round is corrected in the sheet of the rounds, not refused"""
    walk.key(*["Up"] * 5)                       # No. 2 against No. 1
    walk.until(lambda: "2 Ильинский Егор, against 1 " in cell(walk), "number 2 against number 1")
    sentence = walk.app.find("label", re.compile("Ильинский Егор.*, round .*, board ")).name
    place = re.search(r"round (\d+), board (\d+): (.*)", sentence)
    number, board = int(place.group(1)), int(place.group(2))
    assert number < 7, sentence
    before = walk.stored(number, board)
    n_entries = walk.count_journal()
    key = "1" if "Ильинский Егор – " in sentence and before != "10" else "5"
    walk.key(key)
    title = f"Correction: round {number}, board {board}"
    walk.app.find("frame", title)
    walk.app.find("label", EFFECT)
    assert walk.count_journal() == n_entries
    walk.key("Escape")
    walk.app.gone("frame", title)
    assert walk.stored(number, board) == before and walk.count_journal() == n_entries
    walk.key(key)
    walk.app.find("frame", title)
    walk.app.find("label", EFFECT)
    walk.key("Return", "Return")
    walk.until(lambda: walk.stored(number, board) not in (before, ""), "the correction")
    assert walk.count_journal() == n_entries + 1
    walk.key("ctrl+z")
    walk.wait_stored(number, board, before)


def show_card(walk):
    walk.key("Return")
    walk.expect_label("Opponent")
    walk.app.find("label", re.compile("^No. 2 · гм"))
    walk.key("Escape")
    walk.app.gone("label", "Opponent")


def withdraw(walk):
    """W, the reason, Enter; what was shown before is what the notice shows afterwards"""
    walk.set_layout("ru")
    walk.press_place("w")
    walk.set_layout("us")
    walk.app.find("frame", "Ильинский Егор")
    walk.expect_label("7 of 11 games, half is 5½")
    shown = [cells for cells, _ in walk.rows("Points and places before and after")]
    assert len(shown) > 1, shown
    walk.key("i", "l", "l", "Return")
    walk.app.gone("frame", "Ильинский Егор")
    walk.until(lambda: walk.ask("SELECT left_after, left_reason FROM entry WHERE number = 2") == [(7, "ill")],
               "the withdrawal")
    walk.app.find("button", "The table before and after the withdrawal of Ильинский Егор").click()
    walk.app.find("frame", "Ильинский Егор")
    walk.table = None
    assert [cells for cells, _ in walk.rows("Points and places before and after")] == shown
    walk.key("Escape")
    walk.app.gone("frame", "Ильинский Егор")
    walk.table = None
    walk.key("ctrl+z")
    walk.app.gone("button", "The table before and after the withdrawal of Ильинский Егор")


def use_list(walk):
    """the list: the line of a cell is gone, W and Enter are there"""
    walk.app.find("button", "By place").click()
    walk.app.find("button", "List").click()
    walk.app.gone("label", "Result of the cell:")
    walk.key("alt+3", "alt+4")
    lines = walk.until(lambda: walk.rows("Standings"), "the list")
    assert [cells[0] for cells, _ in lines][:3] == ["1", "2", "3"], lines
    first = lines[0][0][2]
    walk.key("Home", "Return")
    walk.expect_label("Opponent")
    walk.expect_label(first)
    walk.key("Escape")
    walk.app.gone("label", "Opponent")
    walk.key("w")
    walk.app.find("frame", first)
    walk.key("Escape")
    walk.app.gone("frame", first)


def start_next_round(walk):
    """the next step starts the round and shows it: keys must not correct the one that is closed"""
    walk.key("alt+3")
    walk.app.find("button", "Round 7", state="pressed")
    for board in (board for board in range(1, 7) if not walk.stored(7, board)):
        walk.key("g", str(board), "Return", "1")
        walk.wait_stored(7, board, "10")
    walk.app.find("button", "Close round 7", state="sensitive").click()
    walk.until(lambda: walk.ask("SELECT state FROM round WHERE number = 7") == [("closed",)], "round 7 to be closed")
    walk.app.find("button", "Start round 8").click()
    walk.app.find("button", "Round 8", state="pressed")
    walk.key("1")
    walk.wait_stored(8, 1, "10")


def ask_why(walk):
    """the reasons follow the board; Escape gives the pane back; the table asks as well"""
    walk.key("question")
    walk.expect_label("Why board 1")
    walk.app.find("label", re.compile("floats down from the score.*5[.]4[.]10[.]5[.]4"))
    walk.key("Down")
    walk.expect_label("Why board 2")
    walk.key("question")
    walk.app.find("entry", "Name or number of a player", state="focused")
    walk.key("1", "2", "Return")
    walk.app.find("label", re.compile(" – .*\\(No\\.\u00a012\\)"))
    walk.key("Escape", "1")                     # the table has the keys again
    walk.wait_stored(4, 2, "10")
    walk.expect_label("Why board 3")
    walk.key("Left", "Left")
    walk.app.find("button", "Round 2", state="pressed")
    walk.expect_label("Why board 1")
    walk.key("c")                               # a closed round keeps its colours
    walk.key("Escape")
    walk.app.gone("label", "Why board 1")
    walk.key("Right", "Right")
    walk.app.find("button", "Round 4", state="pressed")
    walk.key("c")
    walk.until(lambda: walk.ask("SELECT sum(manual) FROM pairing") == [(1,)], "the colours to be swapped")
    walk.key("question")
    walk.expect_label("The arbiter made this pair.")
    walk.app.find("label", re.compile("^By the rules the pair is "))
    walk.key("Escape")
    walk.key("alt+4")
    walk.app.find("table", "Crosstable")
    walk.key("Right")
    walk.until(lambda: ", round 1, " in cell(walk), "a game of round 1")
    board = re.search(r"round 1, board (\d+)", walk.app.find("label", re.compile("round 1, board")).name).group(1)
    walk.key("question")
    walk.expect_label(f"Why board {board}")
    walk.app.find("button", "Round 1", state="pressed")


def main():
    program = sys.argv[1]
    with Walk(program, workspace("--players", "12", "--system", "berger", "--played", "6", "--results", "3")) as walk:
        for step in (enter_result, typing_harms_nothing, correct_result, show_card, withdraw, use_list, start_next_round):
            step(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players", "12", "--played", "3")) as walk:
        ask_why(walk)
        assert walk.problems() == [], walk.problems()


main()
