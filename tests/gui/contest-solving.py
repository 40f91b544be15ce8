#!/usr/bin/python3
"""contest-solving.py PROGRAM: a contest for solving by keys alone, in Russian: answers that are still open
are checked, places are ranges until all is known, extra points, a sheet that is handed in late, results."""
import os
import re
import sys

import walk as walks

RU = walks.Words("ru")


def workspace(*arguments):
    return walks.workspace(*arguments, maker="MAKE_CONTEST")


def picture(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], f"contest-{name}.png"))


def one(walk, sql, *values):
    return walk.ask(sql, *values)[0][0]


def save(walk):
    walk.key("ctrl+Return")
    walk.app.gone("push button", RU("_Save"))


def points(walk, family, number):
    """what is stored of an answer: by variant"""
    return [row[0] for row in walk.ask(
        "SELECT p.points FROM contest_answer_part p JOIN contest_answer a ON a.id = p.answer_id "
        "JOIN contest_work w ON w.id = a.work_id JOIN entry e ON e.id = a.entry_id JOIN person r ON r.id = e.person_id "
        "WHERE r.family_name = ? AND w.number = ? ORDER BY p.position", family, number)]


def wait_place(walk, places, total):
    walk.until(lambda: walk.app.find_all("label", places) and walk.app.find_all("label", total),
               f"place {places} with {total}")


def table(walk):
    """three answers are open: places are ranges"""
    walk.key("alt+3")
    walk.app.find("label", re.compile("проверено 77 из 80"))
    for places in ("1–2", "1–3", "2–4"):
        walk.app.find("label", places)
    picture(walk, "solving")


def answers(walk):
    """Tab goes from one open answer to the next; figures, Enter"""
    walk.key("Tab")
    walk.app.find("label", re.compile("Ребров Артём, № 7"))
    walk.key("9", "9")                                  # 99 is too much: the last figure counts
    walk.app.find("label", re.compile("сумма 52"))
    picture(walk, "solving-typed")
    walk.key("Escape")                                  # dropped
    walk.app.find("label", re.compile("сумма 43"))
    walk.key("6", "Return")
    walk.until(lambda: points(walk, "Ребров", 7) == [6000], "six points")
    walk.key("Tab")
    walk.app.find("label", re.compile("Жуков Марк, № 7"))
    walk.key("0", "Tab")                                # Tab records too
    walk.until(lambda: points(walk, "Жуков", 7) == [0], "no points")
    walk.app.find("label", re.compile("Тарасова Ника, № 8"))
    walk.key("2", "comma", "5", "Return")               # the variant that has no points yet
    walk.until(lambda: points(walk, "Тарасова", 8) == [5000, 2500], "points by variant")
    walk.app.find("label", re.compile("проверено 80 из 80"))
    picture(walk, "solving-done")


def bonus(walk):
    """a side solution gives what the regulations say (11.6.1)"""
    walk.key("s", "Return")
    walk.until(lambda: walk.ask(
        "SELECT n_side FROM contest_answer a JOIN entry e ON e.id = a.entry_id JOIN person r "
        "ON r.id = e.person_id JOIN contest_work w ON w.id = a.work_id WHERE r.family_name = 'Тарасова' AND w.number = 8") == [(1,)], "the side solution")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask(
        "SELECT n_side FROM contest_answer a JOIN entry e ON e.id = a.entry_id JOIN person r "
        "ON r.id = e.person_id JOIN contest_work w ON w.id = a.work_id WHERE r.family_name = 'Тарасова' AND w.number = 8") == [(0,)], "undone")


def sheet(walk):
    """an answer is taken away and handed in anew: it waits, and nothing is final"""
    n_answers = one(walk, "SELECT count(*) FROM contest_answer")
    walk.key("Home", "Delete")
    walk.until(lambda: one(walk, "SELECT count(*) FROM contest_answer") == n_answers - 1, "one less")
    walk.key("Insert")
    walk.app.find("push button", RU("_Save"))
    walk.app.find("text", RU("Number of the sheet"), on_screen=False).set_text("31")
    walk.app.find("check box", RU("All works of the table"), on_screen=False).focus()
    walk.key("space")
    save(walk)
    assert one(walk, "SELECT count(*) FROM contest_answer") == n_answers
    walk.app.find("label", re.compile("проверено 79 из 80"))


def whole_sheet(walk):
    """all works of a solver are handed in at once: one act"""
    of_sheet = "SELECT count(*) FROM contest_answer WHERE sheet = '32'"
    n_entries = len(walk.journal())
    walk.key("Insert")
    walk.app.find("push button", RU("_Save"))
    walk.app.find("text", RU("Number of the sheet"), on_screen=False).set_text("32")
    walk.app.find("check box", RU("All works of the table"), on_screen=False).focus()
    walk.key("space")
    save(walk)
    assert one(walk, of_sheet) == 8
    assert len(walk.journal()) == n_entries + 1
    walk.key("ctrl+z")
    walk.until(lambda: one(walk, of_sheet) == 0, "the whole sheet to be taken back")


def save_late(walk):
    """later than the regulations say: asked once"""
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile(r"\(11\.6\.1\)"))
    save(walk)


def publish(walk):
    """preliminary with an open answer, final without"""
    walk.key("ctrl+Return")
    walk.app.find("push button", RU("_Save"))
    walk.key("End")                                     # the key that opened it does not save it
    save_late(walk)
    assert one(walk, "SELECT stage FROM contest_terms") == "preliminary"
    walk.key("ctrl+Return")
    walk.app.find("push button", RU("_Save"))
    walk.key("End")                                     # the key that opened it does not save it
    walk.key("ctrl+Return")
    walk.app.find("push button", RU("_Save"))
    walk.key("Escape")
    walk.app.gone("push button", RU("_Save"))
    assert one(walk, "SELECT stage FROM contest_terms") == "preliminary"
    walk.key("Home")
    walk.key("plus", "Return")                          # all that the work gives
    walk.app.find("label", re.compile("проверено 80 из 80"))
    walk.key("ctrl+Return")
    walk.app.find("push button", RU("_Save"))
    walk.key("End")                                     # the key that opened it does not save it
    save_late(walk)
    assert one(walk, "SELECT stage FROM contest_terms") == "final"
    walk.key("5", "Return")                             # too late
    picture(walk, "solving-final")


def large(path):
    with walks.Walk(sys.argv[1], path, lang="ru", text_scale=2.0) as walk:
        walk.key("alt+3")
        walk.app.find("label", "1–2")
        picture(walk, "solving-2.0")
        assert max(window["w"] for window in walk.app.windows()) <= 1366, walk.app.windows()
        assert not walk.problems(), walk.problems()


def incident(walk):
    """nothing of the board is offered: who disturbs gets a remark, clock and result are not asked (5.4.15.2)"""
    walk.app.find("list item", RU("Incidents"))
    walk.key("alt+6")
    walk.app.find("push button", re.compile("^" + RU("Record an incident"))).click()
    walk.app.find("text", RU("Player"), state="focused")
    walk.app.type("Сизова")
    walk.key("Return")
    walk.app.find("label", RU("Phone or electronic device"))
    for kind in ("Touch-move breached", "Flag fall"):
        assert not walk.app.find_all("label", RU(kind)), kind
    walk.app.type("телефон")
    walk.key("Return")
    walk.app.find("push button", RU("_Decide"), state="focused")
    assert not walk.app.find_all("combo box", re.compile(RU("Whose clock")))
    picture(walk, "incident")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT kind, sanction, result FROM incident") == [("phone", "remark", "-")], "the remark")
    walk.key("ctrl+z")
    walk.key("alt+3")
    walk.app.find("label", "1–2")


def main():
    with walks.Walk(sys.argv[1], workspace("solving", "filled"), lang="ru") as walk:
        for step in (incident, table, answers, bonus, sheet, whole_sheet, publish):
            step(walk)
        assert not walk.problems(), walk.problems()
    large(workspace("solving", "filled"))


if __name__ == "__main__":
    main()
