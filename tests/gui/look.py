#!/usr/bin/python3
"""look.py BERGER: what a window shows and where: columns that stay, menus of rows, questions that come by themselves.

Long names and federations in a small window; the menu of a row by key and by mouse; who did not
appear is asked about; incidents are listed before anything is typed; who is entered late comes into
sight; a notice covers no row."""
import os
import re
import signal
import sys

from walk import Walk, Words, change, thin, workspace

LONG = "Преображенский-Константинопольский-Заболотный"


def with_federations(path):
    change(path, "UPDATE entry SET federation = 'RUS'",
           f"UPDATE person SET family_name = '{LONG}' WHERE id IN (2, 5)")
    return path


def federations_beside_names(walk):
    """where they tell players from each other and there is room, with one mark in the notes; nothing moves then"""
    walk.key("alt+3")
    heads = walk.until(lambda: walk.app.find_all("tree table", walk.boards) and walk.heads(walk.boards), "the boards")
    assert heads.count("Fed.") == 2 and heads.count("Points") == 2 and heads.count("No.") == 2, heads
    assert heads[-1] == "Notes", heads
    assert all(in_sight(walk, cell) for _, cell in walk.below([(0, walk.rows()[0][1])]))
    # Names have the room of titles, which the pane tells.
    assert not titles(walk), titles(walk)
    nothing_moves(walk)
    # All of one federation: it tells nobody from anybody, and names have the room.
    before = edges(walk, walk.boards)
    change(walk.path, "UPDATE entry SET federation = 'RUS'")
    walk.until(lambda: walk.heads(walk.boards).count("Fed.") == 0, "the federations to go")
    assert edges(walk, walk.boards) != before
    walk.until(lambda: titles(walk), "titles beside the names")


def titles(walk):
    """cells of the boards that end with a title"""
    return [cell for cells, _ in walk.rows() for cell in cells if re.search(" (гм|мм|мф|мс|кмс)$", cell)]


def edges(walk, table):
    """where the cells of the first row on show begin and end"""
    _, row = walk.rows(table)[0]
    return [cell.extents()[::2] for _, cell in walk.below([(0, row)])]


def in_sight(walk, node):
    """whether all of a node lies in the window"""
    x, y, width, height = node.extents()
    return x >= 0 and y >= 0 and x + width <= walk.size[0] and y + height <= walk.size[1]


def federations(walk):
    walk.key("alt+2")
    heads = walk.heads("Players")
    assert "Fed." in heads and "Points" in heads, heads
    assert "Coach" not in heads and "Vision" not in heads, heads
    walk.key("alt+4")
    walk.app.find("table", "Crosstable")
    walk.app.find("button", "List").click()
    heads = walk.until(lambda: walk.app.find_all("tree table", "Standings") and walk.heads("Standings"), "the list")
    assert "Fed." in heads and "Solk" in heads, heads
    walk.key("alt+3")
    heads = walk.heads("Boards of the round")
    # Beside two names there is no room for them here: names come first.
    assert heads.count("Fed.") == 0 and heads.count("Points") == 2, heads


def nothing_moves(walk):
    """neither a result nor its mark nor another round moves a column, however long a name is"""
    walk.wait_selected(1)
    before = edges(walk, "Boards of the round")
    assert all(in_sight(walk, cell) for _, cell in walk.below([(0, walk.rows()[0][1])]))
    walk.key("1")
    walk.until(lambda: thin("1 – 0") in walk.row(1), "the result")
    assert edges(walk, "Boards of the round") == before
    walk.key("Left")
    walk.app.find("label", "Looking back at round 1 of 9 · the current round is 2")
    walk.table = None
    walk.until(lambda: walk.rows(), "the boards of round 1")
    assert edges(walk, "Boards of the round") == before
    walk.key("Right")
    walk.app.gone("label", "Looking back at round 1 of 9 · the current round is 2")
    walk.table = None


def nothing_for_a_bye(walk):
    """who has the bye gets no result: keys are grey and it is said why, in the pane and in the line below"""
    walk.key("End")
    key = walk.app.find("push button", "White wins")
    walk.until(lambda: "sensitive" not in key.refresh().states, "the keys to be grey")
    walk.expect_label("A bye has no result to enter.")
    n_entries = walk.count_journal()
    walk.key("1")
    assert walk.count_journal() == n_entries
    walk.key("Home")
    walk.until(lambda: "sensitive" in key.refresh().states, "the keys of a board")


def points_in_sight(walk):
    """in a small window and with large letters"""
    for page, table in (("2", "Players"), ("4", "Standings"), ("3", "Boards of the round")):
        walk.key("alt+" + page)
        if page == "4":
            walk.app.find("button", "List").click()
        walk.until(lambda: walk.app.find_all("tree table", table) and walk.rows(table), f"the rows of {table}")
        places = [place for place, head in enumerate(walk.heads(table)) if head == "Points"]
        cells = [cell for _, cell in walk.below([(0, walk.rows(table)[0][1])])]
        assert places and all(in_sight(walk, cells[place]) for place in places), table
        # A page that wants more room than the window has hangs over both its edges.
        assert walk.app.find("button", "Events and groups").extents()[0] >= 0, table


def journal_in_sight(walk):
    """with large letters its buttons go on below each other, and an entry has two lines"""
    walk.key("alt+0")
    walk.app.find("tree table", "Journal")
    walk.until(lambda: walk.rows("Journal"), "the entries")
    for name in ("Undo to Here", "Redo All", "Take a Name Out…", "Check Again"):
        assert in_sight(walk, walk.app.find("push button", name)), name
    assert walk.app.find("button", "Events and groups").extents()[0] >= 0


def notice_covers_nothing(walk):
    """it stands beside the page or above it; there is one, and the newest is on show"""
    walk.key("g", "2", "Return")
    walk.wait_selected(2)
    walk.key("0")
    walk.wait_result(2, "0 – 1")
    notice = walk.app.find("label", re.compile("^Board 2: 0"))
    x, y, width, height = notice.extents()
    row = walk.rows()[0][1].extents()
    top = walk.app.find("button", "Events and groups").extents()
    is_in_header = abs((2 * y + height) - (2 * top[1] + top[3])) < 8    # in a line with its buttons
    assert x + width <= row[0] or is_in_header, (notice.extents(), row, top)
    walk.key("1")
    walk.wait_result(3, "1 – 0")
    walk.app.find("label", re.compile("^Board 3: 1"))
    walk.app.gone("label", re.compile("^Board 2: 0"))


def menu_of_a_board(walk):
    """the row that was pointed at is at hand; by key it is the one that is"""
    next(row for cells, row in walk.rows() if cells[0] == "5").mclick(button=3)
    walk.wait_selected(5)
    walk.app.find("menu item", "Player’s Card").click()
    walk.until(lambda: len(walk.app.windows()) == 2, "the card")
    walk.key("Escape")
    walk.until(lambda: len(walk.app.windows()) == 1, "the card to close")
    walk.key("shift+F10")
    walk.app.find("menu item", "Record an Incident…")
    walk.key("Escape")
    walk.app.gone("menu item", "Record an Incident…")
    walk.wait_selected(5)


def menus(walk):
    for page, table, first, line in (("2", "Players", "Edit…", "Edit…"),
                                     ("0", "Journal", "Take a Name Out…", "Undo to Here")):
        walk.key("alt+" + page)
        walk.app.find("tree table", table)
        walk.until(lambda: walk.rows(table), "the rows")
        # The row that has the keyboard when the page comes, and one that the arrows have come to.
        walk.key("Menu")
        walk.app.find("menu item", first)
        walk.key("Escape")
        walk.app.gone("menu item", first)
        walk.key("Down", "Down", "Menu")
        walk.app.find("menu item", line)
        walk.key("Escape")
        walk.app.gone("menu item", line)


def kinds_before_typing(walk):
    walk.key("alt+3")
    walk.wait_selected(5)
    walk.key("i")
    entry = walk.app.find("text", "What happened", state="focused")
    assert entry.text() == ""
    kinds = walk.app.find("list", "Incidents")
    assert len(kinds.refresh().kids) > 20, len(kinds.kids)
    walk.key("Return")                          # nothing was chosen
    walk.app.find("text", "What happened", state="focused")
    walk.key("Down", "Down", "Return")
    walk.app.gone("list", "Incidents")
    assert entry.refresh().text() != ""
    walk.key("Escape")


def late_entry(walk):
    """who is entered last stands last, and is seen"""
    walk.key("alt+2")
    walk.app.find("tree table", "Players")
    walk.key("Insert")
    walk.app.wait_window("New Player")
    walk.app.type("Поздний Пётр")
    walk.key("Return")
    name = "Поздний Пётр"
    row = walk.until(lambda: next((node for cells, node in walk.rows("Players") if cells[1] == name), None), name)
    walk.until(lambda: in_sight(walk, row), "him to be in sight")


def system_on_show(walk):
    row = walk.app.find("combo box", "System")
    return next(label.name for label in walk.app.find_all("label", within=row) if label.name not in ("", "System"))


def lists_go_by_keys(walk):
    """the pointer rests over a list that drops down: the keys go to its ends all the same"""
    walk.key("ctrl+n")
    walk.app.wait_window("New Event")
    row = walk.app.find("combo box", "System", state="focused")
    walk.key("space", "End", "Return")
    last = system_on_show(walk)
    walk.key("space", "Down", "Return")
    assert system_on_show(walk) == last, last
    walk.key("space", "Home", "Return")
    first = system_on_show(walk)
    assert first != last
    walk.key("space", "Up", "Return")
    assert system_on_show(walk) == first, first
    assert row.name == "System"
    walk.key("Escape")


def absentees(walk):
    """who forfeited the last round is asked about; the pairing waits for the answers"""
    walk.wait_selected(1)
    walk.key("plus", "1", "KP_Divide")
    walk.until(lambda: walk.stored(1, 3) == "--", "all results")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT state FROM round WHERE number = 1") == [("closed",)], "the round to close")
    walk.key("ctrl+Return")
    walk.expect_label("Pairing of round 2")
    walk.expect_label("3 players did not appear in the last round. Do they play?")
    names = [row[0] for row in walk.ask(
        "SELECT family_name || ' ' || given_name FROM pairing JOIN entry ON entry.id IN (white_id, black_id) "
        "JOIN person ON person.id = person_id WHERE board = 3 ORDER BY entry.id = black_id")]
    assert "sensitive" not in walk.app.find("button", "Next: system").states
    walk.app.find("button", names[0] + ": Withdraws").click()
    walk.expect_label("2 players did not appear in the last round. Do they play?")
    walk.app.find("button", names[1] + ": Misses the Round").click()
    walk.expect_label("1 player did not appear in the last round. Does this player play?")
    walk.app.find("button", None, state="focused")
    walk.key("Return")                          # he comes
    walk.app.gone("label", "1 player did not appear in the last round. Does this player play?")
    walk.expect_label("4 playing · 1 absent · 1 withdrawing")
    walk.until(lambda: "sensitive" in walk.app.find("button", "Next: system").states, "the pairing to go on")


def keys_fit(walk):
    """the list of keys is no higher than the screen, and knows those of the screen for the hall"""
    walk.key("ctrl+question")
    walk.until(lambda: len(walk.app.windows()) == 2, "the list of keys")
    assert all(window["w"] <= walk.size[0] and window["h"] <= walk.size[1] for window in walk.app.windows())
    walk.app.find("label", "Names and standings in turn", on_screen=False)
    walk.key("Escape")
    walk.until(lambda: len(walk.app.windows()) == 1, "the list of keys to close")


def keys_behind_a_sheet(walk):
    """what is typed right behind the key that closes a sheet is for the window below, however slow it is"""
    walk.key("alt+3")
    walk.until(lambda: walk.rows(), "the boards")
    board = walk.selected()[0]
    walk.key("Return")
    walk.until(lambda: len(walk.app.windows()) == 2, "the card")
    os.kill(walk.app.proc.pid, signal.SIGSTOP)
    try:
        walk.app._x("key", "--delay", "1", "Escape", "1")
    finally:
        os.kill(walk.app.proc.pid, signal.SIGCONT)
    walk.wait_stored(2, int(board), "10")
    walk.until(lambda: len(walk.app.windows()) == 1, "the card to close")
    walk.key("ctrl+z")
    walk.wait_stored(2, int(board), "")


def late_list(walk):
    """late entries of a list are scrolled to, and what only they have opens no empty columns"""
    path = os.path.join(os.path.dirname(walk.path), "late.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("Name;Rating;Fed\nLateman Anna;1500;KAZ\nLateson Boris;1400;UZB\n")
    walk.key("ctrl+i")
    walk.app.wait_window("Import")
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return", "Return")
    walk.app.find("label", "2 players will be imported.")
    walk.key("ctrl+Return")
    row = walk.until(lambda: next((node for cells, node in walk.rows("Players") if cells[1] == "Lateman Anna" and
                                   "selected" in node.states), None), "the first of them to be selected")
    walk.until(lambda: in_sight(walk, row), "her to be in sight")
    walk.key("alt+3")
    walk.until(lambda: walk.rows(), "the boards")
    assert walk.heads(walk.boards).count("Fed.") == 0, walk.heads(walk.boards)
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(40,)], "the list to go")


def undo_keeps_the_list(walk):
    """after Undo to Here the keys are for the list, and the entry stays selected"""
    walk.key("alt+3")
    walk.until(lambda: walk.rows(), "the boards")
    for number in range(3):
        n_entries = walk.count_journal()
        walk.key("1")
        walk.until(lambda: walk.count_journal() == n_entries + 1, "a result")
    walk.key("alt+0")
    walk.until(lambda: walk.rows("Journal"), "the journal")
    walk.key("Home", "Down", "Down")
    title = walk.until(lambda: next((cells[2] for cells, node in walk.rows("Journal") if "selected" in node.states),
                                    None), "an entry")
    walk.app.find("button", "Undo to Here").click()
    walk.app.find("push button", "Cancel", state="focused")
    walk.key("Tab", "Return")
    walk.expect_label("2 actions undone")
    walk.until(lambda: any("focused" in node.states and cells[2] == title for cells, node in walk.rows("Journal")),
               "the list to have the keys")


def notes_whole(walk):
    """in Russian a note is whole; what has no room beside it is counted"""
    walk.key("alt+3")
    walk.app.find("tree table", walk.boards)
    walk.key("plus")
    walk.app.find("label", "неявка")
    walk.key("Up", "i")
    walk.app.find("text", Words("ru")("What happened"), state="focused")
    walk.app.type("тел")
    walk.key("Return")
    walk.expect_label(Words("ru")("Who was it? W – White, B – Black, or Both."))
    walk.key("w")
    walk.app.find("push button", Words("ru")("_Decide"), state="focused")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM incident") == [(1,)], "the incident")
    walk.key("alt+3")
    walk.app.find("label", "неявка +1")


def main():
    path = with_federations(workspace("--players", "60", "--played", "1"))
    with Walk(sys.argv[1], path, size=(900, 600)) as walk:
        for step in (federations, points_in_sight, nothing_moves, notice_covers_nothing, menu_of_a_board, menus,
                     kinds_before_typing, late_entry):
            print(step.__name__, flush=True)
            step(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(sys.argv[1], with_federations(workspace("--players", "20", "--played", "1"))) as walk:
        nothing_moves(walk)
        notice_covers_nothing(walk)
        lists_go_by_keys(walk)
        assert walk.problems() == [], walk.problems()
    path = with_federations(workspace("--players", "20", "--played", "1"))
    change(path, "UPDATE entry SET federation = 'KAZ' WHERE id % 2 = 0")
    with Walk(sys.argv[1], path) as walk:
        federations_beside_names(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(sys.argv[1], with_federations(workspace("--players", "300", "--played", "1")), text_scale=2.0) as walk:
        points_in_sight(walk)
        journal_in_sight(walk)
        assert walk.problems() == [], walk.problems()
    for scale in (1.0, 2.0):
        with Walk(sys.argv[1], workspace("--players", "7", "--rounds", "5", "--played", "1"), text_scale=scale) as walk:
            nothing_for_a_bye(walk)
            assert walk.problems() == [], walk.problems()
    with Walk(sys.argv[1], workspace("--players", "40", "--played", "1")) as walk:
        keys_fit(walk)
        keys_behind_a_sheet(walk)
        late_list(walk)
        undo_keeps_the_list(walk)
        assert walk.problems() == [], walk.problems()
    path = with_federations(workspace("--players", "20", "--played", "1", "--results", "4"))
    change(path, "UPDATE entry SET federation = 'KAZ' WHERE id % 2 = 0")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        walk.boards = Words("ru")("Boards of the round")
        notes_whole(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(sys.argv[1], workspace("--players", "6", "--rounds", "3")) as walk:
        absentees(walk)
        assert walk.problems() == [], walk.problems()


main()
