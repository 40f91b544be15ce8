#!/usr/bin/python3
"""altered.py BERGER: a result is changed in the file by another program: found at opening, shown with its place and
both values, restored by the journal or taken over with a reason; found before the window is closed as well."""
import os
import re
import sqlite3
import sys

from walk import Walk, workspace


def alter(walk_or_path, sql):
    with sqlite3.connect(getattr(walk_or_path, "path", walk_or_path), timeout=5) as base:
        base.execute(sql)


def last_action(walk):
    return walk.ask("SELECT action FROM journal ORDER BY id DESC LIMIT 1")[0][0]


def shot(walk, name):
    walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), f"altered-{name}.png"))


def found_at_opening(walk, row):
    """the journal comes by itself, with what, where and both values; the row is marked"""
    walk.app.find("alert", re.compile("^Результат изменён вне программы: тур 1, доска 2, "))
    walk.app.find("label", "В журнале 0 – 1, в файле стоит 1 – 0.")
    for text in ("результаты (result)", "white, black"):
        walk.app.find("label", text)
    walk.app.find("label", re.compile(f"^{row} 1: тур 1, доска 2, "))
    shot(walk, "ru")


def restored(walk):
    """one button: the tables are as the journal has them, and the record is an entry of its own"""
    count = walk.count_journal()
    walk.app.find("button", "Вернуть по журналу").click()
    walk.wait_stored(1, 2, "01")
    walk.app.gone("alert", re.compile("^Результат изменён"))
    assert walk.count_journal() == count + 1
    assert last_action(walk) == "alteration-restore", last_action(walk)
    shot(walk, "restored")


def found_before_closing(walk):
    """the window stays and says what was found; asked again it closes"""
    walk.key("alt+3")
    alter(walk, "UPDATE result SET white = '=', black = '=' WHERE white = '0'")
    walk.key("alt+F4")
    walk.app.find("alert", re.compile("^Результат изменён вне программы"))


def taken_over(walk):
    """with a reason what stands there becomes an action, which can be undone"""
    walk.app.find("text", "Почему верен файл").click()
    walk.app.type("blank")
    walk.app.find("button", "Верно в файле: принять с причиной").click()
    walk.until(lambda: last_action(walk) == "alteration-accept", "the file to be taken over")
    walk.app.gone("alert", re.compile("^Результат изменён"))
    walk.key("ctrl+z")
    walk.wait_stored(1, 2, "01")


def main():
    path = workspace("--players", "8", "--results", "3", "--name", "Кубок Приволжья")
    with sqlite3.connect(path) as base:
        row, white, black = base.execute("SELECT pairing_id, white, black FROM result JOIN pairing ON pairing.id ="
                                         " pairing_id WHERE board = 2").fetchone()
    assert (white, black) == ("0", "1"), (white, black)
    alter(path, f"UPDATE result SET white = '1', black = '0' WHERE pairing_id = {row}")
    with Walk(sys.argv[1], path, lang="ru", ready="Соревнования и группы") as walk:
        found_at_opening(walk, row)
        restored(walk)
        found_before_closing(walk)
        taken_over(walk)
        assert walk.problems() == [], walk.problems()


main()
