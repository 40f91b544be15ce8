#!/usr/bin/python3
"""apart.py BERGER: before round 1 in the Russian window, by keys: players of one federation are kept apart and are
paired so; a draw too near to the first round is told with its article; so is a youth event of teams in rapid."""
import os
import re
import sys

from walk import Walk, change, workspace

FEDERATIONS = ("SELECT w.federation, b.federation FROM pairing p JOIN entry w ON w.id = p.white_id"
               " JOIN entry b ON b.id = p.black_id")


def picture(walk, name):
    folder = os.environ.get("APART_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, name + ".png"))


def keep_apart(walk):
    """rus-chess-2014 22.8"""
    walk.key("alt+2", "F7")
    walk.app.wait_window("Запрещённые пары")
    walk.app.find("button", "Развести", on_screen=False).focus()
    walk.key("space")
    walk.until(lambda: walk.ask("SELECT field, place, n_rounds FROM kept_apart") == [("federation", "last", 2)], "the rule")
    picture(walk, "apart")
    walk.key("Escape")


def minutes(walk):
    """rus-chess-2014 22.3: twelve hours before round 1"""
    walk.key("alt+2")
    walk.app.find("button", "Номера…", on_screen=False).click()
    walk.app.wait_window("Стартовые номера")
    walk.app.find("button", "Протокол жеребьёвки…").click()
    walk.app.wait_window("Протокол жеребьёвки")
    walk.app.type("21.11.2026 9:00")
    walk.until(lambda: [node for node in walk.app.find_all("label", on_screen=False) if re.search(
        r"6 ч 0 мин.*22\.3", node.name)], "what the book says")
    picture(walk, "minutes")
    walk.key("Escape", "Escape")


def pair(walk):
    walk.key("ctrl+Return")
    for title in ("Далее: система", "Далее: пары", "Далее: публикация", "Опубликовать 1-й тур"):
        walk.app.find("button", title, state="sensitive")
        walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count (*) FROM round") == [(1,)], "the round")
    pairs = walk.ask(FEDERATIONS)
    assert len(pairs) == 4 and all(white != black for white, black in pairs), pairs


def youth(program):
    """rus-draughts-2022 2.1, table 1"""
    path = workspace("--teams", "4", "--boards", "2", "--rounds", "3", "--rulebook", "rus-draughts-2022", "--discipline",
                     "russian", "--time", "10+5", "--unpaired")
    change(path, "INSERT INTO group_limit (group_id, kind, number) VALUES (1, 'age-under', 17)")
    with Walk(program, path, lang="ru") as walk:
        walk.key("alt+1")
        walk.app.find("button", "Судьи").click()
        walk.app.find("label", re.compile(r"Команды играют в быструю и молниеносную игру только среди мужчин и женщин"), on_screen=False)
        picture(walk, "youth")
        assert walk.problems() == [], walk.problems()


def main():
    path = workspace("--players", "8", "--rounds", "2", "--system", "solkoff", "--rulebook", "rus-chess-2014",
                     "--discipline", "chess", "--unpaired")
    # By numbers the first half meets the second: without the rule each would meet one of his own.
    change(path, "UPDATE entry SET federation = substr ('RUSBLRKAZUZB', 1 + 3 * (number % 4), 3)",
           "UPDATE event SET starts = '2026-11-21', zone = 'Europe/Moscow'",
           "INSERT INTO timetable_row (group_id, kind, round, starts_at) VALUES (1, 'round', 1, '2026-11-21T12:00Z')")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        keep_apart(walk)
        minutes(walk)
        pair(walk)
        assert walk.problems() == [], walk.problems()
    youth(sys.argv[1])


if __name__ == "__main__":
    main()
