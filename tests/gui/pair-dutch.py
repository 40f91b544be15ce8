#!/usr/bin/python3
"""pair-dutch.py BERGER: a round by the FIDE (Dutch) system, by keys: one player absent, one with a half-point
bye, a pair that the event forbids. The reasons of a pair are read; two change places against the rules."""
import sys

from walk import Walk, workspace

PLAYERS = "Players of the round"
PAIRS = "Pairs of the round"


def rows(walk, table):
    return [cells for cells, _ in walk.rows(table)]


def pairs(walk):
    """{"5-12": notes, ...} by start numbers, "7-" for the bye"""
    return {f"{cells[2]}-{cells[9]}": cells[10] for cells in rows(walk, PAIRS)}


def wait_pairs(walk, look, what):
    return walk.until(lambda: (shown := pairs(walk)) and look(shown) and shown, what)


def bans(walk):
    return walk.ask("SELECT a.number, b.number, first_round, last_round FROM forbidden_pair"
                    " JOIN entry a ON a.id = player_id JOIN entry b ON b.id = other_id ORDER BY forbidden_pair.id")


def forbid(walk, player, other):
    walk.key("alt+r")
    walk.app.find("entry", "First player", state="focused")
    walk.key(*player, "Return")
    walk.app.find("entry", "Second player", state="focused")
    walk.key(*other, "Return")
    walk.app.find("button", "Forbid This Pair", state="focused")
    walk.key("Return")


def forbidden_pairs(walk):
    """the pair of board 1 and another one; the other one is allowed again"""
    walk.key("alt+2", "F7")
    walk.app.wait_window("Forbidden Pairs")
    walk.expect_label("No pairs are forbidden.")
    forbid(walk, "1", "9")
    walk.expect_label("Абросимов (No.\u00a01) – Яковенко (No.\u00a09)")
    forbid(walk, "5", "12")
    walk.expect_label("Ковтун (No.\u00a05) – Пахомов (No.\u00a012)")
    walk.expect_label("From round 3 on")
    walk.until(lambda: bans(walk) == [(1, 9, 3, None), (5, 12, 3, None)], "two bans to be stored")
    walk.app.find("button", "Allow again: Абросимов (No.\u00a01) – Яковенко (No.\u00a09)").mclick()
    walk.until(lambda: bans(walk) == [(5, 12, 3, None)], "one ban to be gone")
    walk.key("alt+k")
    walk.expect_label("Players of one federation")
    walk.expect_label("Rounds 5 to 7")
    walk.until(lambda: walk.ask("SELECT field, place, n_rounds FROM kept_apart") == [("federation", "last", 3)],
               "the federation to be kept apart")
    walk.app.find("button", "Allow again: Players of one federation").click()
    walk.until(lambda: walk.ask("SELECT * FROM kept_apart") == [], "the federation to meet again")
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Forbidden Pairs" for window in walk.app.windows()),
               "the sheet to close")
    assert "Kept apart by federation, last rounds: 3" in walk.journal()
    assert "Forbidden pair: Ковтун Виктор – Пахомов Борис, from round 3 on" in walk.journal()


def presence(walk):
    """number 2 is absent, number 10 has a half-point bye"""
    walk.key("ctrl+Return")
    walk.expect_label("Pairing of round 3")
    walk.expect_label("12 playing")
    walk.key("2", "space")
    walk.expect_label("11 playing · one will have the bye · 1 absent")
    walk.app.find("text", "Find a player", state="focused").set_text("10")
    walk.until(lambda: rows(walk, PLAYERS)[0][0] == "10", "number 10")
    walk.key("Down", "h")
    walk.expect_label("10 playing · 1 absent · 1 requested bye with points")
    walk.key("ctrl+Return")
    walk.expect_label("Swiss, FIDE (Dutch)")
    walk.key("ctrl+Return")


def paired(walk):
    """neither the forbidden pair nor those who miss the round"""
    shown = wait_pairs(walk, lambda shown: len(shown) == 5, "five pairs")
    assert "5-12" not in shown and "12-5" not in shown, shown
    assert not any("2" in pair.split("-") or "10" in pair.split("-") for pair in shown), shown
    return shown


def explanation(walk):
    """at most six sentences, each with its article"""
    walk.key("Home")
    walk.expect_label("Why board 1")
    sentences = walk.until(lambda: [node.name for node in walk.app.find_all("label")
                                    if "C.04.3" in node.name and node.name.endswith(tuple("0123456789"))
                                    and not node.name.startswith("FIDE")], "the reasons of board 1")
    assert 2 <= len(sentences) <= 6, sentences
    assert [text.split(". ")[0].split(":")[0] for text in sentences] == [
        "The score group cannot be paired within itself", "Ковтун floats down from the score group 2 and meets Рябинин",
        "The first opponent in the search order for Ковтун is Рябинин", "Both are due White"], sentences


def why_not(walk):
    """the ban is named with its article"""
    walk.key("question")
    walk.app.find("entry", "Name or number of a player", state="focused")
    walk.key("1", "2", "Return")
    walk.expect_label("forbidden")
    walk.expect_label("Ковтун (No.\u00a05) and Пахомов (No.\u00a012) may not meet in this round: the pair is forbidden. "
                      "FIDE\u00a0C.04.3,\u00a0C1")
    walk.key("Escape")
    walk.until(lambda: not walk.app.find_all("entry", "Name or number of a player", state="focused"),
               "the table to have the keys again")


def exchange(walk, side, other):
    walk.key("Home", "x")
    walk.expect_label("Who swaps with whom?")
    if side == "black":
        walk.key("alt+Right")
    walk.key(*str(other), "Return")


def swap(walk, before):
    """5 and 4 change places: the forbidden pair comes about, which is told, and can be taken back"""
    exchange(walk, "white", 4)
    shown = wait_pairs(walk, lambda shown: "12-5" in shown, "the forbidden pair")
    assert shown["12-5"].startswith("forbidden pair by hand"), shown
    board = list(shown).index("12-5") + 1
    assert any(f"Forbidden pair: board {board}." in node.name
               for node in walk.app.find_all("label")), "the warning"
    walk.key("BackSpace")
    wait_pairs(walk, lambda shown: shown == before, "the pairs as they were")
    assert not [node for node in walk.app.find_all("label") if "The event forbids this pair" in node.name]


def rematch(walk, before):
    """two who met: the black of board 1 changes places with somebody whom its White has met"""
    met = [number for number, in walk.ask(
        "SELECT iif (w.number = 5, b.number, w.number) FROM pairing JOIN entry w ON w.id = white_id"
        " JOIN entry b ON b.id = black_id WHERE 5 IN (w.number, b.number)")]
    other = next(number for number in met if any(str(number) in pair.split("-") for pair in before))
    exchange(walk, "black", other)
    shown = wait_pairs(walk, lambda shown: f"5-{other}" in shown, "the rematch")
    assert shown[f"5-{other}"].startswith("rematch by hand"), shown
    walk.key("BackSpace")
    wait_pairs(walk, lambda shown: shown == before, "the pairs as they were")


def forbid_here(walk, before):
    """the pair of board 2 is parted in this round; nothing is stored, and two steps take it back"""
    parted = list(before)[1]
    walk.key("Home", "Down", "f")
    shown = wait_pairs(walk, lambda shown: len(shown) == len(before) and parted not in shown, "other pairs")
    assert list(shown)[0] == list(before)[0], "board 1 is touched for nothing"
    walk.until(lambda: [node for node in walk.app.find_all("label") if "forbidden: " in node.name], "the ban on show")
    assert bans(walk) == [(5, 12, 3, None)]
    walk.key("BackSpace", "BackSpace")
    wait_pairs(walk, lambda shown: shown == before, "the pairs as they were")
    assert not [node for node in walk.app.find_all("label") if "forbidden: " in node.name]


def check_all(walk):
    """the check of all rounds finds nothing, as the rules paired them"""
    walk.key("F8")
    walk.app.wait_window("Pairing Check")
    walk.expect_label("All 3 rounds match the rules.")
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Pairing Check" for window in walk.app.windows()),
               "the sheet to close")


def publish(walk, before):
    walk.key("ctrl+Return")
    walk.expect_label("All of this is one action: Undo reverses it.")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round WHERE state = 'published'") == [(1,)],
               "the round to be published")
    assert walk.ask("SELECT number, outcome FROM absence JOIN entry ON entry.id = entry_id WHERE round = 3"
                    " ORDER BY number") == [(2, "Z"), (10, "H")]
    assert [f"{white}-{black}" for white, black in walk.ask(
        "SELECT w.number, b.number FROM pairing JOIN round ON round.id = round_id JOIN entry w ON w.id = white_id"
        " JOIN entry b ON b.id = black_id WHERE round.number = 3 ORDER BY board")] == list(before)


def main():
    program = sys.argv[1]
    path = workspace("--players", "12", "--rounds", "7", "--played", "2", "--unpaired", "--system", "dutch",
                     "--rulebook", "fide-2023", "--discipline", "chess")
    with Walk(program, path) as walk:
        forbidden_pairs(walk)
        presence(walk)
        before = paired(walk)
        explanation(walk)
        why_not(walk)
        swap(walk, before)
        rematch(walk, before)
        forbid_here(walk, before)
        publish(walk, before)
        check_all(walk)
        assert walk.problems() == [], walk.problems()


main()
