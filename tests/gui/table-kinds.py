#!/usr/bin/python3
"""table-kinds.py BERGER: the table of teams, of several cycles and of categories, its columns, the chart, copying."""
import os
import subprocess
import sys

from walk import Walk, workspace


def cell(walk):
    return walk.app.find("table", "Crosstable").desc


def wait_cell(walk, text):
    walk.until(lambda: cell(walk) == text, f"the cell {text}")


def press(walk, name):
    walk.app.find("button", name).click()
    walk.app.find("button", name, state="pressed")


def read_clipboard(walk):
    """what another program would paste"""
    script = ("import gi; gi.require_version('Gtk', '4.0'); from gi.repository import Gtk, Gdk, GLib\n"
              "Gtk.init(); loop = GLib.MainLoop(); board = Gdk.Display.get_default().get_clipboard()\n"
              "def done(source, result):\n"
              "    print(source.read_text_finish(result), end=''); loop.quit()\n"
              "board.read_text_async(None, done); GLib.timeout_add_seconds(15, loop.quit); loop.run()")
    return subprocess.run(["/usr/bin/python3", "-c", script], env=walk.app.env, check=True, capture_output=True,
                          text=True, timeout=30).stdout


def wait_clipboard(walk, look, what):
    return walk.until(lambda: next((text for text in [read_clipboard(walk)] if look(text)), None), what)


def enter_games(walk):
    """the cursor goes from game to game of a cell, and a key enters the one it is on"""
    walk.key("alt+4")
    wait_cell(walk, "Абросимов Александр")
    walk.key("Right", "Right")
    walk.until(lambda: cell(walk).startswith("1 Абросимов Александр, against 2 "), "the first games")
    for _ in range(8):                          # to the game of the round that is played now
        if ", round 4, " in cell(walk):
            break
        told = cell(walk)
        walk.key("Right")
        walk.until(lambda: cell(walk) != told, "the next game")
    told = cell(walk)
    assert told.endswith(": no result"), told
    walk.key("Left")
    walk.until(lambda: cell(walk) != told, "the game of the first cycle")
    first = cell(walk)
    assert first.split(", round")[0] == told.split(", round")[0] and not first.endswith("no result"), (first, told)
    before = walk.count_journal()
    walk.key("Right", "1")
    walk.until(lambda: cell(walk) == told.replace("no result", "win"), "the result of the second game")
    assert walk.count_journal() == before + 1
    walk.key("Left")
    walk.until(lambda: cell(walk) == first, "the first game as it was")


def copy(walk):
    """the whole table, or the rows that are selected; from the menu as well"""
    walk.key("Home", "ctrl+Home", "ctrl+c")
    text = wait_clipboard(walk, lambda text: text.startswith("No.\tName\t"), "the table on the clipboard")
    lines = text.rstrip("\n").split("\n")
    assert len(lines) == 5, lines
    assert lines[1].startswith("1\tАбросимов Александр\t"), lines
    assert all(line.count("\t") == lines[0].count("\t") for line in lines), lines
    walk.key("shift+Down", "ctrl+c")
    wait_clipboard(walk, lambda text: text.count("\n") == 3, "two rows on the clipboard")
    walk.key("Escape")
    walk.app.find("button", "More about the table").click()
    walk.app.find("menu item", "Copy for a Spreadsheet").click()
    wait_clipboard(walk, lambda text: text.count("\n") == 5, "the whole table again")


def type_number(walk):
    """figures where no game is under the cursor are a start number"""
    walk.key("alt+3", "alt+4", "Home", "3")
    walk.until(lambda: cell(walk).startswith("Рябинин"), "number 3")


def choose_columns(walk):
    """a column goes, and it is remembered"""
    press(walk, "List")
    walk.until(lambda: "Rating" in walk.heads("Standings"), "the ratings")
    walk.app.find("button", "Columns").click()
    walk.app.find("menu item", "Rating").click()
    walk.until(lambda: "Rating" not in walk.heads("Standings"), "the ratings to go")
    with open(os.path.join(walk.app.env["XDG_STATE_HOME"], "berger", "state.ini"), encoding="utf-8") as file:
        kept = [line for line in file if line.startswith("table-columns-")]
    assert len(kept) == 1 and "rating" in kept[0], kept
    press(walk, "Crosstable")


def show_category(walk):
    """places among the members, and those of all beside them"""
    walk.key("alt+4")
    walk.app.find("table", "Crosstable")
    press(walk, "By place")
    press(walk, "List")
    lines = walk.until(lambda: walk.rows("Standings"), "the list")
    everybody = [cells[:3] for cells, _ in lines]
    assert len(everybody) == 12, everybody
    walk.app.find("combo box", "Category").click()
    walk.key("Down", "Return")
    walk.table = None
    lines = walk.until(lambda: [cells for cells, _ in walk.rows("Standings") if len(walk.rows("Standings")) == 8],
                       "eight players")
    assert lines[0][0] == "1", lines
    # Place, overall, number, name: who is first of the category is found in the table of all.
    for cells in lines:
        assert [cells[1], cells[2], cells[3]] in everybody, (cells, everybody)


def show_progress(walk):
    """a player is picked by keys and told"""
    press(walk, "Progress")
    chart = lambda: walk.app.find("image", "Places round by round").desc
    walk.until(lambda: ": place 1" in chart(), "the first player")
    first = chart()
    walk.key("alt+3", "alt+4", "Down")
    walk.until(lambda: chart() != first and ": place " in chart(), "the second player")
    walk.key("Up")
    walk.until(lambda: chart() == first, "the first player again")
    walk.app.find("button", "More about the table").click()
    walk.app.find("menu item", "Copy for a Spreadsheet").click()
    wait_clipboard(walk, lambda text: "\tI\tII\tIII\t" in text, "the places by rounds")


def show_teams(walk):
    """both scores of a match; results of players are entered among the boards, those of matches are not"""
    walk.key("alt+4")
    wait_cell(walk, "Казань")
    walk.app.gone("label", "Result of the cell:")
    press(walk, "By boards")
    walk.app.find("label", "Result of the cell:")
    wait_cell(walk, "Казань")
    walk.key("Down", "Right", "Right", "Right")
    walk.until(lambda: "round 3, " in cell(walk) and cell(walk).endswith("no result"), "an open board of round 3")
    before = walk.count_journal()
    walk.key("1")
    walk.until(lambda: cell(walk).endswith(": win"), "the result of the board")
    assert walk.count_journal() == before + 1
    press(walk, "Crosstable")
    wait_cell(walk, "Казань")


def main():
    program = sys.argv[1]
    with Walk(program, workspace("--players", "4", "--system", "berger", "--cycles", "2", "--played", "3")) as walk:
        for step in (enter_games, copy, type_number, choose_columns):
            step(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players", "12", "--rounds", "7", "--played", "4", "--categories")) as walk:
        show_category(walk)
        show_progress(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--teams", "4", "--boards", "2", "--system", "berger", "--played", "2")) as walk:
        show_teams(walk)
        assert walk.problems() == [], walk.problems()


main()
