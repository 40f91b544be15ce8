#!/usr/bin/python3
"""leavers.py BERGER: players leave a round robin with less than half of their games, half and more.

Nine players, four rounds closed and most of the fifth: there are players with three, four and five
of eight games. By three books one after the other leaves and is brought back; all cells, points and
places are those that this file works out from what is stored."""
import re
import sys
from fractions import Fraction

from walk import Walk, workspace

N_PLAYERS = 9
SIGNS = {"1": "1", "=": "0.5", "0": "0", "+": "+", "-": "−"}
POINTS = {"1": Fraction(1), "+": Fraction(1), "=": Fraction(1, 2)}
# Marks that unplayed games get, the player's and the opponents', and whether results count.
LESS = {"ussr-chess-1956": ("", ""), "rus-chess-2014": ("-", "+"), "rus-draughts-2022": ("-", "-")}
WORDS = {"ussr-chess-1956": "annulled, § 23", "rus-chess-2014": "not counted, art. 24.1.1",
         "rus-draughts-2022": "not counted, par. 5.4.5.2"}
TEXTS = {"ussr-chess-1956": "All these games are annulled and shown crossed out.",
         "rus-chess-2014": "The results stand for rating but do not count in the standings. Unplayed games: "
                           "− for the player, + for the opponents.",
         "rus-draughts-2022": "The results stand for rating but do not count in the standings. Unplayed games: "
                              "− for both."}
COUNT = "The results stand and count. Unplayed games: − for the player, + for the opponents."


def stored_cells(walk):
    """{(number, other): mark} of the games that have a result"""
    cells = {}
    for white, black, first, second in walk.ask(
            "SELECT w.number, b.number, s.white, s.black FROM result s JOIN pairing p ON p.id = s.pairing_id "
            "JOIN entry w ON w.id = p.white_id JOIN entry b ON b.id = p.black_id"):
        cells[white, black], cells[black, white] = first, second
    return cells


def expected_table(played, leaver, rulebook):
    """[([cells], points, place), ...] by the book, with the leaver's brackets where nothing counts"""
    cells = dict(played)
    n_games = sum(number == leaver for number, _ in played)
    counts = leaver is None or 2 * n_games >= N_PLAYERS - 1
    own, other = ("-", "+") if counts else LESS[rulebook]
    for opponent in range(1, N_PLAYERS + 1):
        if leaver and opponent != leaver and (leaver, opponent) not in cells:
            cells[leaver, opponent], cells[opponent, leaver] = own, other
    numbers = [number for number in range(1, N_PLAYERS + 1) if counts or number != leaver]
    meetings = {number: [(opponent, cells[number, opponent]) for opponent in numbers
                         if cells.get((number, opponent))] for number in numbers}
    points = {number: sum(POINTS.get(mark, 0) for _, mark in meetings[number]) for number in numbers}
    keys = {number: (points[number], sum(points[opponent] for opponent, _ in meetings[number]),
                     sum(mark in "1+" for _, mark in meetings[number])) for number in numbers}

    def place(number):
        first = 1 + sum(keys[other] > keys[number] for other in numbers)
        last = sum(keys[other] >= keys[number] for other in numbers)
        return str(first) if first == last else f"{first}–{last}"

    def cell(number, opponent):
        mark = SIGNS.get(cells.get((number, opponent), ""), "")
        return f"[{mark}]" if mark and not counts and leaver in (number, opponent) else mark

    return [([cell(number, other) for other in range(1, N_PLAYERS + 1) if other != number],
             f"{float(points[number]):g}" if number in points else "",
             place(number) if number in points else "") for number in range(1, N_PLAYERS + 1)]


def copied_table(walk, row):
    """the table as Ctrl+C gives it: pasted into the reason of somebody who stays, next to the row of the cursor"""
    step, back = ("Up", "Down") if row > 1 else ("Down", "Up")
    walk.key("ctrl+c", step, "w")
    field = walk.app.find("text", "Reason", state="focused")
    walk.key("ctrl+v")
    text = walk.until(lambda: field.text(), "the table to be pasted")
    walk.key("Escape")
    walk.app.gone("text", "Reason")
    walk.key(back)
    lines = [line.split("\t") for line in text.rstrip("\n").split("\n")]
    first = lines[0].index("1")
    points, place = lines[0].index("Points"), lines[0].index("Place")
    return [([line[first + i] for i in range(N_PLAYERS) if i != number], line[points], line[place])
            for number, line in enumerate(lines[1:])], lines


def check_table(walk, row, leaver, rulebook):
    shown, lines = copied_table(walk, row)
    expected = expected_table(stored_cells(walk), leaver, rulebook)
    for number, (got, wanted) in enumerate(zip(shown, expected), 1):
        assert got == wanted, (rulebook, leaver, number, got, wanted)
    assert len(shown) == N_PLAYERS
    return lines


def wait_table(walk, name):
    walk.until(lambda: walk.app.find("table", "Crosstable").desc == name, f"the row of {name}")


def leave_and_return(walk, number, row, rulebook, n_games):
    """W, the reason, Enter; the notice; undo. Returns the row that the cursor is on."""
    name = " ".join(walk.ask("SELECT family_name, given_name FROM person p JOIN entry e ON e.person_id = p.id "
                             "WHERE e.number = ?", number)[0]).strip()
    walk.key(*["Down" if number > row else "Up"] * abs(number - row))
    wait_table(walk, name)
    walk.key("w")
    walk.app.find("frame", name)
    walk.expect_label(f"{n_games} of 8 games, half is 4")
    walk.key("i", "l", "l", "Return")
    walk.app.gone("frame", name)
    walk.until(lambda: walk.ask("SELECT left_reason FROM entry WHERE number = ?", number) == [("ill",)],
               "the withdrawal")
    walk.app.find("button", f"The table before and after the withdrawal of {name}")
    text = COUNT if n_games >= 4 else TEXTS[rulebook]
    walk.app.find("label", re.compile("^" + re.escape(
        f"No. {number} {name}: {n_games} games played of 8, half is 4. {text}")))
    lines = check_table(walk, number, number, rulebook)
    remark = lines[number][-1].replace("\u00a0", " ")
    assert n_games >= 4 or remark.endswith(WORDS[rulebook]), remark
    walk.key("ctrl+z")
    walk.app.gone("button", f"The table before and after the withdrawal of {name}")
    if n_games < 4:                             # once a book: the table as it was
        check_table(walk, number, None, rulebook)
    return number


def main():
    for rulebook, discipline in (("ussr-chess-1956", "chess"), ("rus-chess-2014", "chess"),
                                 ("rus-draughts-2022", "russian")):
        path = workspace("--players", str(N_PLAYERS), "--system", "berger", "--played", "4", "--results", "3",
                         "--rulebook", rulebook, "--discipline", discipline)
        with Walk(sys.argv[1], path) as walk:
            walk.key("alt+4")
            row = 1
            played = stored_cells(walk)
            n_games = {number: sum(who == number for who, _ in played) for number in range(1, N_PLAYERS + 1)}
            assert set(n_games.values()) == {3, 4, 5}, n_games
            for n in (3, 4, 5):
                number = next(number for number in sorted(n_games) if n_games[number] == n)
                row = leave_and_return(walk, number, row, rulebook, n)
            assert walk.problems() == [], walk.problems()


main()
