#!/usr/bin/python3
"""wall.py BERGER: the second screen of the hall in the Russian window, by keys: opened, sheets that turn by themselves and by
hand, the lists one by one, an announcement, dark; what is not published is not there; Escape closes. Of a contest
for solving the table of solvers, in one block."""
import os
import sys

from walk import Walk, workspace

TITLE = "Экран для зала"


def picture(walk, name):
    folder = os.environ.get("GUI_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, f"wall-{name}.png"))


def sheet(walk):
    """what the screen says to who does not see it"""
    return walk.app.find("image", WALL[0])


WALL = ["1-й тур: где я играю"]


def lines(walk):
    return [line for line in sheet(walk).desc.split("\n") if line]


def solvers():
    with Walk(sys.argv[1], workspace("solving", "filled", maker="MAKE_CONTEST"), lang="ru") as walk:
        WALL[0] = "Таблица решателей"
        walk.key("shift+F11")
        walk.app.wait_window(TITLE)
        told = lines(walk)
        assert len(told) == 10 and told[0] == "1–2, Сизова Дарья, 45", told
        picture(walk, "solvers")


def main():
    path = workspace("--players", "45", "--rounds", "5", "--name", "Кубок зала")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        walk.key("shift+F11")
        walk.app.wait_window(TITLE)
        first = lines(walk)
        assert len(first) == 20 and all(line.count(",") >= 3 for line in first if "белые" in line or "чёрные" in line), first
        picture(walk, "first")
        # by itself
        walk.until(lambda: lines(walk) != first, "the next sheet")
        second = lines(walk)
        assert len(second) == 20 and not set(first) & set(second), second
        # by hand, and round
        walk.key("space", "Left")
        walk.until(lambda: lines(walk) == first, "the sheet before")
        walk.key("Left")
        walk.until(lambda: len(lines(walk)) == 5, "the last sheet")
        walk.key("d")
        picture(walk, "dark")
        walk.key("F2")
        walk.app.find("text", "Объявление для зала", state="focused")
        walk.app.type("Закрытие завтра в 17:30")
        walk.key("Return")
        walk.until(lambda: "Закрытие завтра в 17:30" in lines(walk), "the announcement")
        walk.key("F2", "Escape")
        walk.app.find("image", WALL[0])
        picture(walk, "announced")
        # pairs by boards
        walk.key("b")
        WALL[0] = "Пары 1-го тура"
        walk.until(lambda: lines(walk)[0].startswith("1, "), "the pairs")
        picture(walk, "boards")
        # nothing is closed: there are no standings
        walk.key("s")
        assert lines(walk)[0].startswith("1, ")
        walk.key("F11")
        picture(walk, "whole")
        walk.key("Escape")
        walk.app.gone("image", WALL[0])
    solvers()
    print("ok")


if __name__ == "__main__":
    main()
