#!/usr/bin/python3
"""disqualified.py BERGER: a disqualification is noted by keys, in Russian; the sheet of a new player warns in whatever
letters; a row that is pasted is in doubt, the list of players has a chip and the pairing assistant a notice; Delete
takes it away and Undo brings it back."""
import os
import re
import sys

from walk import Walk, workspace

FILE = ["--players", "6", "--rounds", "5", "--played", "0", "--results", "3", "--system", "solkoff", "--rulebook", "rus-draughts-2022",
        "--discipline", "russian"]
WARNING = re.compile("Ковтун Артём Игоревич: дисквалификация до 30.11.2099 .решение федерации., участвовать в "
                     "соревнованиях ни в каком качестве нельзя.*1\\.5\\.10")

WARNING_TEXT = re.compile("Ковтун Артём Игоревич: дисквалификация до 30.11.2099")


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"“{title}” to close")


def open_sheet(walk):
    walk.key("alt+2")
    walk.app.find("push button", "Действия с участниками").click()
    walk.app.find("menu item", "Дисквалификации…").click()
    walk.app.wait_window("Дисквалификации")


def stored(walk):
    return walk.ask("SELECT name, birth, first_day, last_day, decided_by FROM disqualification")


def note(walk):
    """a day that is none is said, and nothing is written"""
    open_sheet(walk)
    walk.expect_label("Никто не дисквалифицирован.")
    for title, text in (("Фамилия, имя, отчество", "Ковтун Артём Игоревич"), ("Дата или год рождения", "05.05.2010"),
                        ("Первый день срока", "30.05.2026"), ("Последний день срока", "30.13.2099"),
                        ("Кем решено", "решение федерации")):
        walk.app.find("text", title).set_text(text)
    walk.app.find("push button", "Сохранить").click()
    walk.expect_label("День дисквалификации – не дата.")
    assert stored(walk) == []
    walk.app.find("text", "Последний день срока").set_text("30.11.2099")
    walk.app.find("push button", "Сохранить").click()
    walk.until(lambda: stored(walk) == [("Ковтун Артём Игоревич", "2010-05-05", "2026-05-30", "2099-11-30",
                                         "решение федерации")], "the disqualification in the file")
    shot(walk, "disqualified")
    walk.key("Escape")
    closed(walk, "Дисквалификации")


def warned(walk):
    walk.key("alt+2", "Insert")
    walk.app.wait_window("Новый участник")
    walk.app.type("Kovtun Artem")
    walk.app.find("label", WARNING)
    shot(walk, "disqualified-player")
    walk.key("Escape")
    closed(walk, "Новый участник")


def pasted(walk):
    """rus-draughts-2022 1.5.10: he came by a table, and whoever takes him has read it"""
    walk.key("alt+2", "ctrl+f")
    walk.app.find("text", "Поиск участников").set_text("Ковтун Артём Игоревич")
    walk.key("ctrl+a", "ctrl+x", "Escape", "ctrl+v")
    walk.app.wait_window("Загрузка")
    walk.app.find("label", "сомнений: 1")
    walk.app.find("label", WARNING_TEXT)
    shot(walk, "disqualified-import")
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT count (*) FROM entry") == [(7,)], "the player")
    walk.app.find("label", "дисквалифицирован")
    shot(walk, "disqualified-list")


def paired(walk):
    walk.app.find("button", "Закрыть 1-й тур", state="sensitive")
    walk.key("ctrl+Return")
    walk.app.find("button", re.compile("2-го тура|2-й тур"), state="sensitive")
    walk.key("ctrl+Return")
    walk.app.find("label", WARNING)
    shot(walk, "disqualified-pairing")
    walk.key("Escape")
    walk.app.gone("label", WARNING)


def removed(walk):
    open_sheet(walk)
    walk.app.find("push button", "Убрать дисквалификацию: Ковтун Артём Игоревич").click()
    walk.until(lambda: stored(walk) == [], "nobody")
    walk.key("Escape")
    closed(walk, "Дисквалификации")
    walk.key("ctrl+z")
    walk.until(lambda: len(stored(walk)) == 1, "it again")


def main():
    scale = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    with Walk(sys.argv[1], workspace(*FILE), lang="ru", text_scale=scale) as walk:
        note(walk)
        warned(walk)
        pasted(walk)
        paired(walk)
        removed(walk)
        assert walk.problems() == [], walk.problems()


main()
