#!/usr/bin/python3
"""live-results.py BERGER: results of live boards by keys in the Russian window: a file is chosen, what is certain is
ticked and taken in one act, a doubt is left; the file is watched while the arbiter works, and what comes is told."""
import os
import re
import sys
import tempfile

from walk import Walk, workspace

SHEET = "Результаты из файла"


def picture(walk, name):
    walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", tempfile.gettempdir()), f"live-results-{name}.png"))


def players(walk, board):
    """(family name of White, of Black)"""
    return walk.ask("SELECT w.family_name, b.family_name FROM pairing p JOIN round r ON r.id = p.round_id"
                    " JOIN entry we ON we.id = p.white_id JOIN person w ON w.id = we.person_id"
                    " JOIN entry be ON be.id = p.black_id JOIN person b ON b.id = be.person_id"
                    " WHERE r.number = 1 AND p.board = ?", board)[0]


def record(board, white, black, result):
    return (f'[Event "Cup"]\n[Round "1.{board}"]\n[White "{white}"]\n[Black "{black}"]\n[Result "{result}"]\n\n'
            f"1. e4 e5 {result}\n\n")


def write(path, *records):
    """a program of live boards writes beside the file and moves it there"""
    with open(path + ".part", "w", encoding="utf-8") as file:
        file.write("".join(records))
    os.replace(path + ".part", path)


def open_sheet(walk):
    walk.key("ctrl+r")
    walk.app.wait_window(SHEET)


def wait_closed(walk):
    walk.app.gone("button", "Файл…")


def choose(walk, path):
    walk.app.find("button", "Файл…").click()
    walk.app.wait_window("Выберите файл с результатами")
    walk.app.type(path)
    walk.key("Return")


def take(walk, path):
    """two results are certain, one is a game of others"""
    first, second = players(walk, 1), players(walk, 2)
    write(path, record(1, *first, "1-0"), record(2, *second, "1/2-1/2"), record(3, "Никто", "Нигде", "0-1"),
          record(4, *players(walk, 4), "*"))
    walk.key("alt+3")
    walk.until(lambda: len(walk.rows("Доски тура")) >= 6, "six boards")
    open_sheet(walk)
    choose(walk, path)
    walk.app.find("label", re.compile(r"^Тур 1\. Новых: 3\. .*Играются: 1\."))
    picture(walk, "sheet")
    walk.app.find("button", "Принять 2 результата", state="focused")
    walk.key("Return")
    walk.wait_stored(1, 1, "10")
    walk.wait_stored(1, 2, "==")
    assert walk.stored(1, 3) == "", "a doubt is left to the arbiter"
    wait_closed(walk)
    assert walk.journal()[-1] == "Round 1: 2 results from games.pgn, boards 1, 2", walk.journal()[-1]


def watch(walk, path):
    """what comes while the arbiter works is told, and waits for him"""
    open_sheet(walk)
    walk.app.find("label", re.compile(r"^Тур 1\. Новых: 1\. Уже стоят: 2\."))
    walk.app.find("check box", "Следить").click()
    walk.key("Escape")
    wait_closed(walk)
    write(path, record(4, *players(walk, 4), "0-1"))
    walk.until(lambda: [node for role in ("alert", "label", "notification") for node in
                        walk.app.find_all(role, re.compile("^1 новый результат в games.pgn, доска 4"))], "the news")
    assert walk.stored(1, 4) == ""
    picture(walk, "told")
    open_sheet(walk)
    walk.app.find("button", "Принять 1 результат", state="focused")
    walk.key("Return")
    walk.wait_stored(1, 4, "01")


def undo(walk):
    wait_closed(walk)
    walk.key("ctrl+z")
    walk.until(lambda: walk.stored(1, 4) == "", "the result taken back")


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "games.pgn")
        event = workspace("--players=12", "--rulebook=fide-2023", "--discipline=chess")
        with Walk(sys.argv[1], event, lang="ru") as walk:
            take(walk, path)
            watch(walk, path)
            undo(walk)
            assert walk.problems() == [], walk.problems()
    print("ok")


if __name__ == "__main__":
    main()
