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


def found_at_opening(walk, rows):
    """the journal comes by itself, with what, where and both values; every place is listed, the row is marked"""
    walk.app.find("alert", re.compile("^Результат изменён вне программы: тур 1, доска 2, .*"
                                      "В журнале 0 – 1, в файле стоит 1 – 0\\.$"))
    walk.app.find("label", re.compile("^Журнал цел: [0-9]+ запис"))
    for text in ("результаты (result)", "white, black", "Что не сходится (1 из 2)"):
        walk.app.find("label", text)
    walk.app.find("label", re.compile(f"^{rows[2]} 1: тур 1, доска 2, "))
    walk.app.find("label", re.compile("^До проверки .*\nКто внёс изменение, программа не знает"))
    walk.app.find("button", "Не сходится 2")
    shot(walk, "ru")


def other_place(walk, rows):
    """the list of places shows another one"""
    walk.app.find("label", re.compile("^тур 1, доска 3, ")).mclick()
    walk.app.find("label", re.compile(f"^{rows[3]} 1: тур 1, доска 3, "))
    walk.app.find("label", re.compile("^тур 1, доска 2, ")).mclick()
    walk.app.find("label", re.compile(f"^{rows[2]} 1: тур 1, доска 2, "))


def only_altered(walk):
    """the filter leaves the entries that the file contradicts"""
    walk.app.find("button", "Не сходится 2").click()
    walk.expect_label("2 записи")
    walk.app.find("button", re.compile("^Всё ")).click()
    walk.app.gone("label", "2 записи")


def one_restored(walk):
    """the place on show, and no other; its record says what it was in words"""
    count = walk.count_journal()
    walk.app.find("button", "Вернуть 0 – 1 по журналу").click()
    walk.wait_stored(1, 2, "01")
    walk.app.find("alert", re.compile("^Результат изменён вне программы: тур 1, доска 3, "))
    assert walk.stored(1, 3) == "01", walk.stored(1, 3)
    assert walk.count_journal() == count + 1
    assert last_action(walk) == "alteration-restore-place", last_action(walk)
    walk.app.find("label", re.compile("тур 1, доска 2, результат: по журналу 0 – 1, стоит 1 – 0"))


def restored(walk, rows):
    """one button for all: the tables are as the journal has them, and the record is an entry of its own"""
    alter(walk, f"UPDATE result SET white = '1', black = '0' WHERE pairing_id = {rows[2]}")
    walk.app.find("button", "Проверить снова").click()
    count = walk.count_journal()
    walk.app.find("button", "Вернуть все: 2 места").click()
    walk.wait_stored(1, 2, "01")
    walk.wait_stored(1, 3, "10")
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
    walk.app.find("button", "½ – ½ верно: принять с причиной").click()
    walk.until(lambda: last_action(walk) == "alteration-accept-place", "the file to be taken over")
    walk.app.gone("alert", re.compile("^Результат изменён"))
    walk.key("ctrl+z")
    walk.wait_stored(1, 2, "01")


def main():
    path = workspace("--players", "8", "--results", "3", "--name", "Кубок Приволжья")
    with sqlite3.connect(path) as base:
        found = base.execute("SELECT board, pairing_id, white, black FROM result JOIN pairing ON pairing.id ="
                             " pairing_id ORDER BY board").fetchall()
    rows = {board: row for board, row, _, _ in found}
    assert [line[2:] for line in found[1:]] == [("0", "1"), ("1", "0")], found
    alter(path, f"UPDATE result SET white = '1', black = '0' WHERE pairing_id = {rows[2]}")
    alter(path, f"UPDATE result SET white = '0', black = '1' WHERE pairing_id = {rows[3]}")
    with Walk(sys.argv[1], path, lang="ru", ready="Соревнования и группы") as walk:
        found_at_opening(walk, rows)
        other_place(walk, rows)
        only_altered(walk)
        one_restored(walk)
        restored(walk, rows)
        found_before_closing(walk)
        taken_over(walk)
        assert walk.problems() == [], walk.problems()


main()
