#!/usr/bin/python3
"""playoff.py BERGER: three players with equal points play off by keys: a round robin that leaves two ahead, under a
Cyrillic layout; their Armageddon, the places of the table, a correction of moves asked for, undo."""
import sys

from walk import Walk, workspace

SHEET = "Play-off"


def games(walk):
    return walk.ask("SELECT stage, round, white, black, moves FROM playoff_game ORDER BY stage, round, board")


def order(walk):
    return walk.ask("SELECT position FROM tie_order_place ORDER BY position")


def wait_games(walk, expected):
    walk.until(lambda: games(walk) == expected, f"games {expected}, not {games(walk)}")


def open_sheet(walk):
    walk.app.find("button", "More about the table").click()
    walk.app.find("menu item", "Copy for a Spreadsheet", state="focused")
    walk.key("Down")
    walk.app.find("menu item", "Tied Players…", state="focused")
    walk.key("Down")
    walk.app.find("menu item", "Play-off…", state="focused")
    walk.key("Return")
    walk.app.wait_window(SHEET)
    walk.app.find("button", "Begin the Play-off", state="sensitive")


def begin(walk):
    """the format of the rule book, with its article and the breaks it wants"""
    walk.key("alt+4")
    open_sheet(walk)
    walk.expect_label("Places 3–5: 3 players, points 2")
    walk.expect_label("Stage 1")
    walk.key("ctrl+Return")
    wait_games(walk, [(1, 1, "", "", 0), (1, 2, "", "", 0), (1, 3, "", "", 0)])


def level(walk):
    """all drawn: Armageddon; a draw there is won by Black"""
    for number in range(1, 4):
        walk.key("5")
        walk.until(lambda: sum(game[2] == "=" for game in games(walk)) == number, f"{number} draws")
    walk.until(lambda: len(games(walk)) == 6, "the games of the second stage")
    # Numbers 1 to 3 of the table: whoever has White in it wins once.
    for number in range(1, 4):
        walk.key("1")
        walk.until(lambda: sum(game[2] == "1" for game in games(walk)) == number, f"{number} wins")
    walk.expect_label("The number of moves in won games decides: press M and type it.", role="alert")
    assert order(walk) == []


def moves(walk):
    """the fewest moves win; M goes to the entry under any layout"""
    walk.set_layout("ru")
    for number, count in enumerate(("40", "25", "31"), 1):
        walk.press_place("m")
        walk.app.find("text", state="focused")
        walk.app.type(count)
        walk.key("Return")
        walk.until(lambda: sum(game[4] > 0 for game in games(walk)) == number, f"{number} counts of moves")
    walk.set_layout("us")
    walk.until(lambda: order(walk) == [(1,), (2,), (3,)], "the order")
    walk.expect_label("The play-off is over. The standings follow its places.", role="alert")


def table(walk):
    """the table takes the places, and Undo gives them back"""
    before = games(walk)
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != SHEET for window in walk.app.windows()), "the sheet to close")
    walk.key("ctrl+z")
    walk.until(lambda: order(walk) == [], "the order to go")
    assert sum(game[4] > 0 for game in games(walk)) == 2, games(walk)
    walk.key("ctrl+shift+z")
    walk.until(lambda: order(walk) == [(1,), (2,), (3,)], "the order again")
    assert games(walk) == before


def main():
    path = workspace("--players", "12", "--rounds", "3", "--played", "3", "--system", "dutch", "--rulebook",
                     "rus-chess-2014", "--discipline", "chess", "--unpaired")
    with Walk(sys.argv[1], path) as walk:
        begin(walk)
        level(walk)
        moves(walk)
        table(walk)
        assert not walk.problems(), walk.problems()


main()
