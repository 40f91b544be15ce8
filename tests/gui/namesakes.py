#!/usr/bin/python3
"""namesakes.py BERGER: two players of one name in the Russian window are told apart wherever one of them has to be chosen:
in the check-in, the pairing, the boards of the round, the table, the ratings, the search of papers and on the screen of
the hall."""
import os
import re
import sys

from walk import Walk, change, workspace

BOTH = ["Иванов Иван (2001)", "Иванов Иван (2002)"]
PRESENCE = "Участники тура"
PAIRS = "Пары тура"
TABLE = "Отсутствующие"


def picture(walk, name):
    folder = os.environ.get("GUI_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, f"namesakes-{name}.png"))


def wait_both(walk, table):
    """each of them once; behind a name its title may stand"""
    def look():
        texts = [text for cells, _ in walk.rows(table) for text in cells]
        found = [text for text in texts if "Иванов" in text]
        return len(found) == len(BOTH) and all(any(text.startswith(name) for text in found) for name in BOTH)
    walk.until(look, f"both in {table}")


def check_in(walk):
    walk.key("alt+2")
    walk.app.find("button", "Явка").click()
    wait_both(walk, TABLE)
    picture(walk, "check-in")


def pairing(walk):
    """who is there, the pairs, and whose reasons are read"""
    walk.key("alt+3")
    walk.app.find("list item", "Туры", state="selected")
    walk.key("ctrl+Return")
    wait_both(walk, PRESENCE)
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile("^Тур 1 из"))
    walk.key("ctrl+Return")
    wait_both(walk, PAIRS)
    picture(walk, "pairs")
    walk.key("ctrl+Return")
    walk.app.find("button", "Опубликовать 1-й тур", state="sensitive")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM pairing") == [(4,)], "the round")


def rounds(walk):
    """the list of boards and what an act is called"""
    wait_both(walk, "Доски тура")
    picture(walk, "rounds")
    walk.key("alt+4")
    walk.app.find("list item", "Таблица", state="selected")
    walk.app.find("label", BOTH[0])                 # below the table stands whose row is at hand
    walk.key("Down", "Down", "Down", "Down")
    walk.app.find("label", BOTH[1])


def ratings(walk):
    walk.app.find("push button", "Другие действия с таблицей").click()
    walk.app.find("menu item", "Рейтинги и нормы…").click()
    walk.app.wait_window("Рейтинги и нормы")
    walk.app.find("label", BOTH[1] + " (2475)")     # the opponent and his rating, which only this sheet says
    picture(walk, "ratings")
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Рейтинги и нормы" for window in walk.app.windows()), "the sheet to close")


def hall(walk):
    walk.key("shift+F11")
    walk.app.wait_window("Экран для зала")
    lines = walk.app.find("image", re.compile("^1-й тур")).desc.split("\n")
    assert all(sum(line.startswith(name) for line in lines) == 1 for name in BOTH), lines
    picture(walk, "hall")
    walk.key("Escape")
    walk.app.gone("image", re.compile("^1-й тур"))


def main():
    path = workspace("--players", "8", "--unpaired")
    change(path, *(f"UPDATE person SET family_name = 'Иванов', given_name = 'Иван', father_name = '', birth = '{year}'"
                   f" WHERE id = (SELECT person_id FROM entry WHERE number = {number})"
                   for year, number in ((2001, 1), (2002, 5))))
    with Walk(sys.argv[1], path, lang="ru") as walk:
        for step in (check_in, pairing, rounds, ratings, hall):
            step(walk)
        assert not walk.problems(), walk.problems()
    print("ok")


if __name__ == "__main__":
    main()
