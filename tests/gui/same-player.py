#!/usr/bin/python3
"""same-player.py BERGER: a list has one player twice, with other papers, rating and region: papers of both are put right
from the sheet that joins them, what the list says is chosen as well, and undo takes it all back."""
import os
import re
import subprocess
import sys

from walk import Walk, workspace

FILE = ["--players", "6", "--rounds", "5", "--played", "0", "--system", "coefficients", "--rulebook",
        "rus-draughts-2022", "--discipline", "russian"]
LIST = ("Ф.И.О.;Дата рожд.;Рейтинг;Регион;Паспорт\n"
        "Юматов Борис Игоревич;22.03.2010;1912;Марий Эл;6310 123412\n"
        "Юматов Борис Игоревич;22.03.2010;1952;Татарстан;6310 123452\n")
SHEET = "The Same Person as Юматов Борис"
IN_LIST = "SELECT e.rating, e.organisation, d.name, p.region, passport FROM entry e JOIN person p ON p.id = e.person_id" \
          " LEFT JOIN personal_paper USING (person_id) LEFT JOIN admission a ON a.entry_id = e.id" \
          " LEFT JOIN delegation d ON d.id = a.delegation_id WHERE p.family_name = 'Юматов' ORDER BY e.id"
FIRST = (1912, "Марий Эл", "Марий Эл", "Марий Эл", "6310 123412")


def load(walk, path):
    with open(path, "w", encoding="utf-8") as file:
        file.write(LIST)
    walk.key("alt+2", "ctrl+i")
    walk.app.wait_window("Import")
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return", "Return")
    walk.app.find("tree table", "Rows of the file")
    walk.app.find("label", re.compile("^1 new, 1 skipped"))
    walk.key("Down", "space")                           # the same name and birth: taken by hand
    walk.app.find("label", re.compile("^1 new, 1 doubtful|^2 new"))
    walk.key("ctrl+Return")
    walk.until(lambda: [row[0] for row in walk.ask(IN_LIST)] == [1912, 1952], "both rows")


def cleared(walk):
    """papers of both stand in the way: the cards are at hand, and the sheet goes on when one is put right"""
    walk.app.find("button", re.compile("^Card No. 8…$"))
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], "same-player-papers.png"))
    walk.app.find("button", re.compile("^Card No. 8…$")).click()
    walk.app.wait_window("Юматов Борис Игоревич, register No. 8")
    walk.app.find("text", "Passport", on_screen=False).set_text("")
    walk.key("ctrl+Return")
    walk.app.find("check box", "Rating in the list, card No. 7: 1912")


def joined(walk):
    """the region brings the organisation and the delegation along; the rating is chosen by itself"""
    walk.app.find("check box", "Region, card No. 8: Татарстан", on_screen=False).click()
    assert walk.app.find("check box", "Organisation in the list, card No. 8: Татарстан", state="checked")
    walk.app.find("check box", "Rating in the list, card No. 8: 1952", on_screen=False).click()
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], "same-player.png"))
    walk.key("ctrl+Return")
    walk.until(lambda: [row[:4] for row in walk.ask(IN_LIST)] == [(1952, "Татарстан", "Татарстан", "Татарстан")],
               "one player")
    walk.key("ctrl+z")
    walk.until(lambda: [row[:4] for row in walk.ask(IN_LIST)][:1] == [FIRST[:4]], "both again")


def main():
    path = workspace(*FILE)
    subprocess.run([os.environ["BERGERCTL"], "register", "keep-papers", "--db", path], check=True, capture_output=True,
                   timeout=60)
    with Walk(sys.argv[1], path) as walk:
        load(walk, os.path.join(os.path.dirname(path), "list.csv"))
        assert walk.ask(IN_LIST)[0] == FIRST, walk.ask(IN_LIST)
        walk.key("End", "Up", "shift+F10")
        walk.app.find("menu item", "The Same Person…").click()
        walk.app.wait_window(SHEET)
        cleared(walk)
        joined(walk)
        assert walk.problems() == [], walk.problems()
    print("1..1\nok 1 /gui/same-player")


main()
