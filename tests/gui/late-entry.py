#!/usr/bin/python3
"""late-entry.py BERGER: somebody comes when round 1 hangs on the wall: by keys alone, in Russian, he gets the player
with the bye; undo brings the bye back, and from the round itself the two are paired again; a second one who comes finds
nobody and plays from the next round."""
import os
import sys

from walk import Walk, workspace

FILE = ["--players", "7", "--rounds", "5", "--played", "0", "--system", "dutch", "--rulebook", "fide-2023"]
SHEET = "Пара в 1-м туре"


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"“{title}” to close")


def add(walk, name):
    walk.key("alt+2", "Insert")
    walk.app.wait_window("Новый участник")
    walk.app.type(name)
    walk.key("Return")
    closed(walk, "Новый участник")


def boards(walk):
    return walk.ask("SELECT p.board, w.number, b.number, p.manual FROM pairing p JOIN entry w ON w.id = p.white_id"
                    " LEFT JOIN entry b ON b.id = p.black_id WHERE p.board = 4")


def comes_late(walk):
    """fide-handling-2026 4: number, colour and board are found, the reason is proposed; who decided is asked"""
    assert boards(walk) == [(4, 7, None, 0)], boards(walk)
    add(walk, "Позднев Пётр")
    walk.app.wait_window(SHEET)
    walk.expect_label("Доска 4: Мальцев Григорий (0) – Позднев Пётр (0)")
    assert walk.app.find("text", "Причина").text() == "поздняя заявка"
    shot(walk, "late-entry")
    walk.app.find("text", "Кем решено", state="focused")
    for key in ("Return", "ctrl+Return"):
        walk.key(key)
        walk.expect_label("Не указано, кто решил.")
        walk.app.find("text", "Кем решено", state="focused")
    shot(walk, "late-entry-missing")
    walk.app.type("Осин Л. Б.")
    walk.key("ctrl+Return")
    closed(walk, SHEET)
    walk.until(lambda: boards(walk) == [(4, 7, 8, 1)], "the pair")
    assert walk.ask("SELECT changed_reason, changed_by FROM round") == [("поздняя заявка", "Осин Л. Б.")]
    walk.key("alt+3")
    walk.until(lambda: [cells for cells, _ in walk.rows("Доски тура") if "Позднев Пётр" in " ".join(cells)], "the board in the round")
    walk.key("End", "1")
    walk.wait_stored(1, 4, "10")


def once_more(walk):
    """undo takes result and pair back; the round pairs the two as well"""
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count (*) FROM result WHERE black <> ''") == [(0,)], "the result to go")
    walk.key("ctrl+z")
    walk.until(lambda: boards(walk) == [(4, 7, None, 0)], "the bye")
    walk.key("alt+3", "End", "shift+F10")
    walk.app.find("menu item", "Свести двоих без соперника…").click()
    walk.app.wait_window(SHEET)
    walk.app.find("text", "Причина", state="focused")
    walk.app.type("опоздал на поезд")
    walk.key("Return")
    walk.app.type("Осин Л. Б.")
    walk.key("Return")
    closed(walk, SHEET)
    walk.until(lambda: boards(walk) == [(4, 7, 8, 1)], "the pair again")


def nobody_left(walk):
    """whoever comes after that plays from the next round, and is asked nothing"""
    add(walk, "Последнев Иван")
    walk.until(lambda: walk.ask("SELECT joins_round FROM entry ORDER BY id DESC LIMIT 1") == [(2,)], "the next round")
    assert all(window["title"] != SHEET for window in walk.app.windows())


def main():
    path = workspace(*FILE)
    with Walk(sys.argv[1], path, lang="ru") as walk:
        comes_late(walk)
        once_more(walk)
        nobody_left(walk)
        assert walk.problems() == [], walk.problems()
    print("1..1\nok 1 /gui/late-entry")


main()
