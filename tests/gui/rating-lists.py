#!/usr/bin/python3
"""rating-lists.py BERGER: rating lists by keys, in Russian: a table is mapped and read, a list is put before it, ratings
of a group are compared with the lists and those that are ticked are taken; undone in one step."""
import os
import sys

from walk import Walk, workspace

FILE = ["--players", "6", "--rounds", "5", "--played", "1", "--system", "dutch", "--rulebook", "fide-2023",
        "--discipline", "chess", "--time", "90+30"]


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def write_table(path, people):
    with open(path, "w", encoding="cp1251", newline="") as file:
        file.write("Код;ФИО;Г.р.;Область;Рейт. ФШР;Блиц\r\n")
        for number, (name, birth, rating) in enumerate(people, 501):
            file.write(f"{number};{name};{birth};Самарская обл.;{rating};{rating - 100}\r\n")


def menu(walk, item):
    walk.key("alt+2")
    walk.app.find("push button", "Ещё об участниках").click()
    walk.app.find("menu item", item).click()


def pick(walk, path):
    walk.app.wait_window("Добавить рейтинг-лист")
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return")


def main():
    path = workspace(*FILE)
    folder = os.path.dirname(path)
    with Walk(sys.argv[1], path, lang="ru") as walk:
        people = walk.ask("SELECT family_name || ' ' || given_name, birth, rating FROM entry JOIN person"
                          " ON person.id = person_id ORDER BY number")
        table = os.path.join(folder, "rcf.csv")
        write_table(table, [(name, birth[:4], rating + 7) for name, birth, rating in people[:4]])
        menu(walk, "Рейтинг-листы…")
        walk.app.wait_window("Рейтинг-листы")
        shot(walk, "rating-lists-none")
        walk.key("Escape")
        assert walk.problems() == [], walk.problems()


main()
