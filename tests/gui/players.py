#!/usr/bin/python3
"""players.py BERGER: a walk through the list of players by keys alone.

12 players without a round. One more is entered, mended, numbered, withdrawn, brought back by undo
and removed; the report that is exported at the end is read again."""
import os
import re
import sys

from walk import Walk, workspace

NAME = "Мазур Ольга Сергеевна"


def rows(walk):
    return [cells for cells, _ in walk.rows("Players")]


def row(walk, name):
    return next((cells for cells in rows(walk) if cells[1] == name), None)


def wait_row(walk, name, look=lambda cells: True):
    return walk.until(lambda: (cells := row(walk, name)) and look(cells) and cells, f"the row of {name}")


def wait_gone(walk, name):
    walk.until(lambda: rows(walk) and not row(walk, name), f"{name} to leave the list")


def wait_selected(walk, name):
    walk.until(lambda: any(cells[1] == name and "selected" in node.states
                           for cells, node in walk.rows("Players")), f"{name} to be marked")


def wait_journal(walk, n_entries):
    walk.until(lambda: walk.count_journal() == n_entries, f"{n_entries} entries in the journal")


def sheet_is_gone(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"{title} to close")


def write(walk, label, text):
    """the entry under a label"""
    walk.app.find("text", label).set_text(text)


def empty_sheet(walk):
    """a sheet without a name stores nothing and says so at the field"""
    n_entries = walk.count_journal()
    walk.key("Insert")
    walk.app.wait_window("New Player")
    walk.key("Return")
    walk.expect_label("The name is missing.")
    write(walk, "Family name, or the whole name", NAME)
    write(walk, "Born: date or year", "31.02.2009")
    write(walk, "Rating", "many")
    walk.key("Return")
    walk.expect_label("Not a rating: enter a whole number up to 4000.")
    walk.expect_label("Not a date. Write 17.05.2009 or 2009-05-17, or only the year.")
    assert walk.count_journal() == n_entries
    walk.key("Escape")
    sheet_is_gone(walk, "New Player")
    assert walk.count_journal() == n_entries


def add(walk):
    """a whole name is taken apart; Control and Enter go on with the next player"""
    n_entries = walk.count_journal()
    walk.key("Insert")
    walk.app.wait_window("New Player")
    walk.app.type(NAME)
    walk.expect_label("Family name Мазур, given name Ольга, patronymic Сергеевна")
    write(walk, "Born: date or year", "17.05.2009")
    write(walk, "Coach", "С. Н. Мазур")
    write(walk, "National number", "123456")
    write(walk, "Federation", "X1")
    walk.key("ctrl+Return")
    walk.expect_label("“X1” is no federation: its code has three letters, RUS. Enter keeps it as it is.")
    assert walk.count_journal() == n_entries
    write(walk, "Federation", "rus")
    walk.key("ctrl+Return")
    walk.expect_label(f"Added: {NAME}. 13 players in the list.")
    wait_journal(walk, n_entries + 1)
    walk.app.type(NAME)
    walk.expect_label(f"Already in the list:\n{NAME} (17.05.2009): may be the same person.")
    walk.key("Escape")
    sheet_is_gone(walk, "New Player")
    wait_row(walk, NAME)
    wait_selected(walk, NAME)
    assert walk.ask("SELECT family_name, given_name, father_name, birth, coach, national_id, entry.federation FROM entry "
                    "JOIN person ON person.id = person_id ORDER BY entry.id DESC LIMIT 1") == [
        ("Мазур", "Ольга", "Сергеевна", "2009-05-17", "С. Н. Мазур", "123456", "RUS")]
    walk.expect_label("13 players, 1 without a rating, 1 without a number")


def edit(walk):
    walk.key("Return")
    walk.app.wait_window(NAME)
    n_entries = walk.count_journal()
    walk.key("Return")                      # nothing was changed, nothing is stored
    sheet_is_gone(walk, NAME)
    assert walk.count_journal() == n_entries
    wait_selected(walk, NAME)
    walk.key("Return")
    walk.app.wait_window(NAME)
    write(walk, "Rating", "1874")
    write(walk, "Title or category", "кмс")
    walk.key("Return")
    sheet_is_gone(walk, NAME)
    wait_row(walk, NAME, lambda cells: "1874" in cells and "кмс" in cells)
    assert walk.journal()[-1] == "Details of Мазур Ольга", walk.journal()


def number(walk):
    """everybody has a number, the new one by his rating"""
    walk.app.find("button", "Numbers…").click()
    walk.app.wait_window("Pairing Numbers")
    walk.app.find("button", "Assign Numbers").click()
    sheet_is_gone(walk, "Pairing Numbers")
    wait_row(walk, NAME, lambda cells: cells[0] == "13")
    assert walk.journal()[-1] == "Pairing numbers by rating"
    walk.key("ctrl+z")
    wait_row(walk, NAME, lambda cells: cells[0] == "–")
    walk.key("ctrl+shift+z")
    wait_row(walk, NAME, lambda cells: cells[0] == "13")


def search(walk):
    """what is typed in the table is searched, in any letters; Escape shows all again"""
    walk.key("m", "a", "z", "u")
    walk.until(lambda: [cells[1] for cells in rows(walk)] == [NAME], "the player that was searched for")
    walk.expect_label("1 of 13 players")
    walk.key("Escape")
    walk.until(lambda: len(rows(walk)) == 13, "all players")
    wait_selected(walk, NAME)


def withdraw(walk):
    walk.set_layout("ru")
    walk.press_place("w")
    walk.set_layout("us")
    walk.app.wait_window("Мазур Ольга")
    walk.app.find("check", "Withdrawn from the event").click()
    write(walk, "Reason", "болезнь")
    walk.app.find("button", "Withdraw").click()
    sheet_is_gone(walk, "Мазур Ольга")
    wait_row(walk, NAME, lambda cells: "withdrew" in cells)
    walk.expect_label("13 players, 1 withdrew")
    assert walk.ask("SELECT left_after, left_reason FROM entry WHERE left_after IS NOT NULL") == [(0, "болезнь")]
    walk.app.find("button", "Undo").click()
    wait_row(walk, NAME, lambda cells: "playing" in cells)
    assert not walk.ask("SELECT 1 FROM entry WHERE left_after IS NOT NULL")


def remove(walk):
    wait_selected(walk, NAME)
    walk.key("Delete")
    walk.app.find("label", re.compile("^Remove .* from the list"))
    walk.key("Escape")
    walk.app.gone("label", re.compile("^Remove .* from the list"))
    wait_row(walk, NAME)
    walk.key("Delete")
    walk.app.find("button", "Remove", state="focused")
    walk.key("Return")
    wait_gone(walk, NAME)
    walk.key("ctrl+z")
    wait_row(walk, NAME)


def same_person(walk):
    """entered a second time: the one who is alike is offered, one act makes one of two and marks the one who stays, not
    who stands where the other one was; Undo makes two again"""
    for name, code, n_rows in (("Мазур Ольга", "4100999", 14), ("Яшин Пётр", "4100998", 15)):
        walk.key("Insert")
        walk.app.wait_window("New Player")
        walk.app.type(name)
        write(walk, "International ID", code)
        walk.key("Return")
        sheet_is_gone(walk, "New Player")
        walk.until(lambda: len(rows(walk)) == n_rows, name)
        wait_selected(walk, name)
    assert [cells[1] for cells in rows(walk)][-3:] == [NAME, "Мазур Ольга", "Яшин Пётр"], rows(walk)
    walk.key("Up")
    wait_selected(walk, "Мазур Ольга")
    walk.app.find("push button", "More actions for players").click()
    walk.app.find("menu item", "The Same Person…").click()
    walk.app.wait_window("The Same Person as Мазур Ольга")
    walk.app.find("button", "Merge", state="focused")
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], "same-person.png"))
    walk.key("Return")
    sheet_is_gone(walk, "The Same Person as Мазур Ольга")
    walk.until(lambda: len(rows(walk)) == 14, "one player")
    wait_selected(walk, NAME)
    assert walk.ask("SELECT father_name, fide_id, number, rating FROM entry JOIN person ON person.id = person_id"
                    " WHERE family_name = 'Мазур'") == [("Сергеевна", "4100999", 13, 1874)]
    walk.key("ctrl+z")
    walk.until(lambda: len(rows(walk)) == 15, "two again")
    walk.key("ctrl+shift+z")
    walk.until(lambda: len(rows(walk)) == 14, "one again")


def export(walk):
    """the file of the dialog is a report with all players"""
    path = os.path.join(os.path.dirname(walk.path), "report.trf")
    walk.key("ctrl+e")
    walk.app.wait_window("Export")
    walk.until(lambda: "001" in walk.app.find("text", "Preview").text(), "the beginning of the file")
    save = walk.app.find("button", "Save…")
    walk.until(lambda: "sensitive" in save.refresh().states, "the button")
    save.click()
    walk.app.find("button", "Save as It Is").click()
    name = walk.app.find("text", None, state="focused")
    walk.until(lambda: name.refresh().text().endswith(".trf"), "the proposed name")
    name.set_text(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path), "the file")
    sheet_is_gone(walk, "Export")
    with open(path, encoding="utf-8") as file:
        players = [line for line in file.read().splitlines() if line.startswith("001 ")]
    assert len(players) == 14, players
    assert "Мазур, Ольга" in players[12] and "1874" in players[12], players[12]
    walk.expect_label(f"Written: {path}")


def first_players():
    """the step of the header leads on from the page itself, with nobody and with one player; Insert
    works wherever the focus is"""
    with Walk(sys.argv[1], workspace("--players", "1", "--rounds", "3", "--unpaired")) as walk:
        walk.key("alt+2", "ctrl+Return")
        walk.app.wait_window("New Player")
        walk.key("Escape")
        sheet_is_gone(walk, "New Player")
        walk.key("Delete")
        walk.app.find("button", "Remove", state="focused").click()
        walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(0,)], "nobody to be left")
        walk.app.find("button", "Add players").click()
        walk.app.wait_window("New Player")
        walk.key("Escape")
        sheet_is_gone(walk, "New Player")
        for page in ("alt+2", "alt+0"):
            walk.key(page)
            walk.app.find("button", "Main menu").focus()
            walk.key("Insert")
            walk.app.wait_window("New Player")
            walk.key("Escape")
            sheet_is_gone(walk, "New Player")
        assert walk.problems() == [], walk.problems()


def main():
    with Walk(sys.argv[1], workspace("--players", "12", "--rounds", "9", "--unpaired")) as walk:
        walk.key("alt+2")
        walk.until(lambda: len(rows(walk)) == 12, "the players")
        for step in (empty_sheet, add, edit, number, search, withdraw, remove, same_person, export):
            print(step.__name__, flush=True)
            step(walk)
        assert walk.problems() == [], walk.problems()
    first_players()


if __name__ == "__main__":
    main()
