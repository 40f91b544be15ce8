#!/usr/bin/python3
"""contest-composing.py PROGRAM: a contest for composing by keys alone, in Russian: a section with two
judges, three works of which one is cooked and one has a spectator, the machine check, marks, remarks,
preliminary and final results."""
import os
import re
import sys

import walk as walks

RU = walks.Words("ru")

# Works of tests/fixtures/composition: sound, with a spectator on h2, cooked at the second move.
WORKS = (
    ("W:W6,7,9,10,12:B4,13,17,18,24", "4", ("h6-g7", "h8:d8", "d6-e7", "d8:f6", "c7-d8", "a5:c7",
                                            "d8:b6:f2:h4:e7:a3"), "Сизова"),
    ("W:W5,8,9,11,18,28:B4,10,25,26", "5", ("d4-c5", "d6:b4", "f6-e7", "h8:d8", "b6-c7", "d8:b6", "a7:e3"),
     "Гущин"),
    ("W:W6,7,10,13,17:B3,16,22,26,27", "5", ("a5-b6", "c3:a5", "c7-b8", "a5:e5", "b8:b4", "f8:d6", "b4:h4"),
     "Белозёр Егор; Лыков"),
)


def workspace(*arguments):
    return walks.workspace(*arguments, maker="MAKE_CONTEST")


def picture(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], f"contest-{name}.png"))


def fill(walk, title, text):
    walk.app.find("text", RU(title), on_screen=False).set_text(text)


def save(walk):
    walk.key("ctrl+Return")
    walk.app.gone("push button", RU("_Save"))


def one(walk, sql, *values):
    return walk.ask(sql, *values)[0][0]


def drop(walk):
    """the form is closed without what was typed"""
    walk.key("Escape")
    walk.app.find("push button", "Продолжить ввод", state="focused")
    walk.key("Tab", "space")
    walk.app.gone("push button", RU("_Save"))


def section(walk):
    """where there is no section the first work asks for it; who stands first leads it"""
    walk.key("alt+5")
    walk.app.find("push button", RU("Enter a W_ork…"), state="focused")
    walk.key("Insert")
    walk.app.find("push button", RU("_Save"))
    walk.app.find("text", "Название", on_screen=False).set_text("Проблемы-64")
    fill(walk, "Leads the section", "Иванов И. И., всероссийская")
    fill(walk, RU("Judge %u") % 2, "Петров П. П.")
    picture(walk, "section")
    save(walk)
    assert walk.ask("SELECT name, is_senior FROM contest_judge ORDER BY position") == [
        ("Иванов И. И.", 1), ("Петров П. П.", 0)]


def author(walk):
    """who judges the section does not compete in it (11.7)"""
    walk.key("Insert")
    walk.app.find("push button", RU("_Save"))
    fill(walk, "Position as text (FEN)", WORKS[0][0])
    fill(walk, "Within so many moves", "4")
    fill(walk, "Authors; parted by ;", "Иванов И. И.")
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("Иванов"))
    drop(walk)
    assert one(walk, "SELECT count(*) FROM contest_work") == 0


def wrong_move(walk):
    """a word that is no move stays in the field, with the reason"""
    walk.app.find("text", RU.in_context("solution", "Move")).set_text("h6-h7")
    walk.key("Return")
    walk.until(lambda: walk.app.find("text", RU.in_context("solution", "Move")).text() == "h6-h7", "the word to stay")


def works(walk):
    """position as text, the solution move by move"""
    for number, (fen, moves, solution, name) in enumerate(WORKS, 1):
        walk.key("Insert")
        walk.app.find("push button", RU("_Save"))
        fill(walk, "Position as text (FEN)", fen)
        fill(walk, "Within so many moves", moves)
        fill(walk, "Authors; parted by ;", name)
        fill(walk, "Received on", "04.11.2026")
        walk.key("Return")                              # from the position to the moves
        walk.app.find("text", RU.in_context("solution", "Move"), state="focused")
        if number == 1:
            wrong_move(walk)
        walk.app.find("text", RU.in_context("solution", "Move")).set_text(" ".join(solution[:3]))
        walk.key("Return")
        walk.until(lambda: walk.app.find("text", RU.in_context("solution", "Move")).text() == "", "the moves to be played")
        for move in solution[3:]:
            walk.app.type(move)
            walk.key("Return")
        picture(walk, f"work-{number}")
        save(walk)
        assert one(walk, "SELECT count(*) FROM contest_work") == number
        stored = one(walk, "SELECT solution FROM contest_work ORDER BY number DESC LIMIT 1")
        assert re.sub(r"\d+\.", "", stored).split() == list(solution), stored
    assert walk.ask("SELECT count(*) FROM contest_author WHERE entry_id IS NOT NULL") == [(4,)]


def check(walk):
    """all works are checked; what is found stands in the list and in the pane"""
    walk.key("ctrl+Return")
    for number, said in ((1, "решается"), (2, "статист"), (3, "побочное")):
        walk.app.find("list item", re.compile(f"№ {number}, .*{said}"))
    walk.key("ctrl+f")
    walk.app.type("3")
    walk.key("Return")
    walk.app.find("list item", re.compile("№ 3"), state="focused")
    walk.app.find("label", re.compile("11\\.2\\.6"), on_screen=False)
    picture(walk, "check")
    walk.key("space")           # plays it
    walk.app.find("push button", RU("Stop"))
    walk.key("space")
    walk.app.find("push button", RU("Play Through"))
    walk.key("ctrl+f", "ctrl+a")
    walk.app.type("99")
    walk.app.find("label", RU("No such works"))
    walk.key("ctrl+a", "BackSpace", "Return")


def exclude(walk):
    """the cooked one is not admitted: article and grounds"""
    walk.app.find("list item", re.compile("№ 3"), state="focused")
    walk.key("d")
    walk.app.find("push button", RU("_Save"))
    fill(walk, "Grounds", "Побочное решение 2.c7-d8")
    save(walk)
    assert walk.ask("SELECT state, state_article FROM contest_work WHERE number = 3") == [("excluded", "11.2.6")]


def refused_remark(walk):
    """a remark that is refused stays in its field: the sheet is not handed in without it, no other work comes"""
    field = RU("The judge’s remark")
    long = "Тонко. " * 600
    walk.key("Tab")
    walk.app.find("text", field, state="focused").set_text(long)
    walk.key("Escape")
    for key in (None, "Right", "h"):
        if key:
            walk.key(key)
        walk.app.find("label", re.compile(": знаков 4199, "))
        walk.key("Escape")
        walk.app.gone("label", re.compile(": знаков 4199, "))
        assert walk.app.find("text", field).text().strip() == long.strip()
    assert walk.ask("SELECT count(*) FROM contest_judge WHERE handed_on <> ''") == [(0,)]
    walk.app.find("table cell", re.compile("№ 1, "), state="focused")
    walk.key("Tab")
    walk.app.find("text", field, state="focused").set_text("Тонкий ход.")
    walk.key("Escape")


def judging(walk):
    """two sheets: figures, the comma for a half, a remark, handed in"""
    walk.key("alt+3")
    walk.app.find("table cell", re.compile("№ 1, "), state="focused")
    walk.key("7", "comma")
    walk.until(lambda: walk.ask("SELECT mark FROM contest_mark") == [(7500,)], "the mark")
    walk.key("Tab")
    walk.app.find("text", RU("The judge’s remark"), state="focused")
    walk.app.type("Тонкий ход.")
    walk.key("Escape")
    walk.until(lambda: walk.ask("SELECT remark FROM contest_mark") == [("Тонкий ход.",)], "the remark")
    walk.key("h")
    walk.app.find("label", re.compile("Не хватает 1 оценки"))
    walk.key("Escape")
    walk.app.gone("label", re.compile("Не хватает 1 оценки"))
    assert one(walk, "SELECT count(*) FROM contest_judge WHERE handed_on <> ''") == 0
    refused_remark(walk)
    walk.key("Right", "4")
    walk.until(lambda: one(walk, "SELECT count(*) FROM contest_mark") == 2, "the second mark")
    picture(walk, "judging")
    walk.key("h")
    walk.until(lambda: one(walk, "SELECT count(*) FROM contest_judge WHERE handed_on <> ''") == 1, "the sheet")
    walk.key("9")                                       # too late
    walk.key("j")
    walk.app.find("push button", RU("_Hand In"))
    walk.app.find("table cell", re.compile("№ 2, "), state="focused")
    walk.key("Left")
    walk.key("plus", "BackSpace", "8", "Right", "5")
    walk.until(lambda: one(walk, "SELECT count(*) FROM contest_mark") == 4, "four marks")
    walk.key("h")
    walk.until(lambda: one(walk, "SELECT count(*) FROM contest_judge WHERE handed_on <> ''") == 2, "both sheets")
    assert walk.ask("SELECT mark FROM contest_mark ORDER BY work_id, judge_id") == [
        (7500,), (8000,), (4000,), (5000,)]


def preliminary(walk):
    """published; the authors are named from then on"""
    walk.key("ctrl+Return")
    walk.app.find("push button", RU("_Save"))
    walk.key("End")                                     # the key that opened it does not save it
    save(walk)
    assert one(walk, "SELECT stage FROM contest_terms") == "preliminary"
    walk.app.find("push button", RU("_Results")).click()
    walk.app.find("list item", re.compile("^1, № 1, Сизова Дарья, .*7¾"))
    walk.app.find("list item", re.compile("^2, № 2, Гущин Павел, .*4½"))
    # 11.5.2: who wins is told by the sum of his works, as the regulations say
    walk.app.find("label", re.compile("^Итоги авторов: "))
    walk.app.find("list item", re.compile("^[0-9–]+, Сизова Дарья, .*: [0-9]"))
    picture(walk, "results")


def remarks(walk):
    """final results wait for the answer to a remark (11.5.2)"""
    walk.app.find("list item", re.compile("^2, № 2")).focus()
    walk.key("Insert")
    walk.app.find("push button", RU("_Save"))
    fill(walk, "What is said", "Похоже на работу 1998 года")
    fill(walk, "By whom", "Лыков")
    save(walk)
    walk.key("ctrl+Return")
    walk.app.find("push button", RU("_Save"))
    walk.key("End")                                     # the key that opened it does not save it
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("."))
    walk.key("Escape")
    walk.app.gone("push button", RU("_Save"))
    assert one(walk, "SELECT stage FROM contest_terms") == "preliminary"
    walk.app.find("list item", re.compile("Похоже на работу")).focus()
    walk.key("Return")
    walk.app.find("push button", RU("_Save"))
    fill(walk, "Received on", "29.11.2026")
    fill(walk, "What is answered", "Совпадает лишь финал")
    fill(walk, "Answered on", "30.11.2026")
    walk.app.find("combo box", re.compile(RU("Outcome"))).focus()
    walk.key("space", "Down", "Down", "Return")
    save(walk)
    assert walk.ask("SELECT outcome FROM contest_remark") == [("refused",)]


def final(walk):
    """the chief judge revises with his reason, and the results are final"""
    walk.app.find("list item", re.compile("^2, № 2")).focus()
    walk.key("c")
    walk.app.find("push button", RU("_Save"))
    fill(walk, "Mark instead of that of the judges", "3")
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("."))             # refused without grounds, before they are filled in
    fill(walk, "Grounds", "Статист на h2")
    save(walk)
    assert walk.ask("SELECT revised FROM contest_work WHERE number = 2") == [(3000,)]
    walk.key("ctrl+Return")
    walk.app.find("push button", RU("_Save"))
    walk.key("End")                                     # the key that opened it does not save it
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile(r"\(11\.5\.2\)"))   # less than two months: asked once
    assert one(walk, "SELECT stage FROM contest_terms") == "preliminary"
    picture(walk, "early")
    save(walk)
    assert one(walk, "SELECT stage FROM contest_terms") == "final"
    picture(walk, "final")
    walk.app.find("push button", RU("Approve results"))


def pages(walk):
    """pages of rounds are not there; what leads to them leads to judging"""
    walk.key("alt+7")
    names = [node.name for node in walk.app.find_all("list item", re.compile("."))]
    assert RU("Works") in names and RU("Judging") in names, names
    assert not {RU("Rounds"), RU("Table"), RU("Boards"), RU("Envelopes")} & set(names), names


def hidden_authors(walk):
    """Enter on a work opens it with its authors closed; they are named when that is chosen, and kept else"""
    authors = "SELECT name, entry_id FROM contest_author WHERE work_id = (SELECT id FROM contest_work WHERE number = 1)"
    before = walk.ask(authors)
    walk.app.find("list item", re.compile("№ 1, "))
    walk.key("Return")
    walk.app.find("push button", RU("_Save"))
    assert not walk.app.find_all("text", RU("Authors; parted by ;"))
    picture(walk, "work-hidden")
    fill(walk, "Theme", "Проба")
    save(walk)
    assert walk.ask("SELECT theme FROM contest_work WHERE number = 1") == [("Проба",)]
    assert walk.ask(authors) == before
    walk.key("Return")
    walk.app.find("push button", RU("_Save"))
    naming = walk.app.find("combo box", re.compile(f"^{RU('Authors')}"), on_screen=False)
    # given up: they stay hidden; 11.5.2: who names them and why stands in the journal
    for reason in (None, "Запрос федерации"):
        naming.focus()
        walk.key("space", "Down", "Return")
        walk.app.find("label", RU("Named before publication"))
        if reason is None:
            walk.key("Escape")
            walk.app.gone("label", RU("Named before publication"))
            assert not walk.app.find_all("text", RU("Authors; parted by ;"))
            continue
        walk.key("ctrl+Return")                         # refused without a reason
        walk.app.find("alert", re.compile(r"11\.5\.2"))
        walk.app.find("text", "Основания", on_screen=False).set_text(reason)
        picture(walk, "naming")
        walk.key("ctrl+Return")
        walk.app.gone("label", RU("Named before publication"))
    assert "Запрос федерации" in one(walk, "SELECT arguments FROM journal WHERE action = 'contest-authors-name'")
    name = walk.app.find("text", RU("Authors; parted by ;"), on_screen=False).text()
    assert (name,) in walk.ask("SELECT family_name || ' ' || given_name FROM person"), name
    picture(walk, "work-named")
    drop(walk)
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT theme FROM contest_work WHERE number = 1") != [("Проба",)], "the theme")


def register(walk):
    """11.5.2: the paper with all authors is opened by an act that the journal keeps; screens go on hiding them"""
    walk.app.find("push button", RU("More")).click()
    walk.app.find("menu item", RU("_Open the Register…")).click()
    walk.app.find("label", RU("Named before publication"))
    walk.app.find("text", "Кто", on_screen=False).set_text("Ильина Е.")
    walk.app.find("text", "Основания", on_screen=False).set_text("сверка реестра")
    picture(walk, "register")
    walk.key("ctrl+Return")
    walk.app.gone("label", RU("Named before publication"))
    assert "сверка реестра" in one(walk, "SELECT arguments FROM journal WHERE action = 'contest-register'")
    assert walk.app.find("label", RU("authors hidden"))
    walk.app.find("push button", RU("More")).click()
    assert "sensitive" not in walk.app.find("menu item", RU("_Open the Register…")).states
    walk.key("Escape")


def doubts(walk):
    """what somebody has to look at stands beside the work"""
    walk.app.find("list item", re.compile("№ 1, ")).focus()
    walk.app.find("list item", re.compile("№ 1, "), state="focused")
    walk.key("Return")
    walk.app.find("push button", RU("_Save"))
    fill(walk, "Received on", "20.11.2026")
    fill(walk, "Note", "по штемпелю – 14.11")
    save(walk)
    walk.app.find("list item", re.compile("11\\.5\\.2"), on_screen=False)
    picture(walk, "doubts")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT received_on FROM contest_work WHERE number = 1") == [("2026-11-04",)], "the day")


TAKEN = """[Event "Others"]
[White "Сизова Дарья"]
[Author "Сизова Дарья"]
[SetUp "1"]
[FEN "W:W12,16,17,20,23:B8,9,10,25,28"]
[Result "2-0"]

2-0

[Event "Others"]
[White "?"]
[SetUp "1"]
[FEN "W:W12,16,17,20:B8,9,10,25"]
[Result "2-0"]

2-0
"""


def of_menu(walk, item, window, path):
    """a file is chosen by keys"""
    walk.app.find("push button", RU("More")).click()
    walk.app.find("menu item", RU(item)).click()
    walk.app.wait_window(RU(window))
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return")


def files(walk):
    """works go into a file without hidden authors, and come from one into a section, all in one act"""
    path = os.path.join(os.path.dirname(walk.path), "works.pdn")
    of_menu(walk, "E_xport Works…", "Export Works", path)
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the file")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    assert text.count("[FEN ") == 12 and '[White "?"]' in text, text
    other = path.replace("works", "others")
    with open(other, "w", encoding="utf-8") as file:
        file.write(TAKEN)
    of_menu(walk, "_Import Works…", "Import Works", other)
    walk.app.find("push button", RU("_Save"))
    walk.app.find("label", re.compile("^others.pdn · 2 работы"))
    walk.app.find("label", re.compile("^1. 64 "))
    walk.key("ctrl+Return")                             # today the last day is over: it is asked why
    walk.app.find("alert", re.compile("15[.]11[.]2026"))
    fill(walk, "Received on", "10.11.2026")
    fill(walk, "Note", "из сборника")
    picture(walk, "import")
    save(walk)
    assert walk.ask("SELECT DISTINCT received_on, note FROM contest_work WHERE number > 12") == [
        ("2026-11-10", "из сборника")]
    assert walk.ask("SELECT w.number, count(a.entry_id) FROM contest_work w LEFT JOIN contest_author a "
                    "ON a.work_id = w.id WHERE w.number > 12 GROUP BY w.id ORDER BY w.number") == [(13, 1), (14, 0)]
    walk.app.find("list item", re.compile("№ 14, "))
    walk.key("ctrl+z")
    walk.until(lambda: one(walk, "SELECT count(*) FROM contest_work") == 12, "both works to be taken back")
    with open(other, "w", encoding="utf-8") as file:
        file.write("no works")
    of_menu(walk, "_Import Works…", "Import Works", other)
    walk.app.find("label", RU("The works were not read"))
    walk.key("Escape")
    walk.app.gone("label", RU("The works were not read"))


def chief(walk):
    """the chief judge is no participant (11.7): Enter is refused, and the row is what it was"""
    walk.key("alt+1")
    walk.app.find("button", "Судьи").click()
    before = walk.ask("SELECT name FROM official ORDER BY id")
    name = walk.app.find_all("text", RU("Name as printed"))[0]
    name.mclick()
    name.set_text("Сизова Дарья")
    walk.key("Return")
    walk.app.find("label", re.compile("^Сизова Дарья .*11[.]7"))
    walk.key("Escape")
    walk.app.gone("label", re.compile("^Сизова Дарья .*11[.]7"))
    assert walk.ask("SELECT name FROM official ORDER BY id") == before
    walk.key("alt+5")                                   # the window has the keys again
    walk.app.find("entry", RU("Number, theme"))


def fits(walk):
    """the window is not wider than the screen"""
    assert max(window["w"] for window in walk.app.windows()) <= 1366, walk.app.windows()


def large(path):
    with walks.Walk(sys.argv[1], path, lang="ru", text_scale=2.0) as walk:
        walk.key("alt+5")
        walk.app.find("list item", re.compile("№ 1"))
        picture(walk, "works-2.0")
        fits(walk)
        walk.key("Insert")
        walk.app.find("push button", RU("_Save"))
        picture(walk, "work-2.0")
        walk.key("Escape")
        walk.app.gone("push button", RU("_Save"))
        walk.key("alt+3")
        walk.app.find("table cell", re.compile("№ 1, "))
        picture(walk, "judging-2.0")
        fits(walk)
        assert not walk.problems(), walk.problems()


def begin(walk):
    """a contest that was made asks for its regulations at once"""
    walk.key("ctrl+n")
    walk.app.find("combo box", RU("_How")).focus()
    walk.key("space", "Home", "Down", "Down", "Return")
    walk.app.find("label", re.compile("^" + RU("Works are sent in and judged (%s)").split("(")[0]))
    picture(walk, "how")
    walk.key("ctrl+Return", "ctrl+Return")
    walk.app.find("push button", RU("_Create"))
    walk.key("ctrl+Return")
    walk.app.find("text", RU("How winners are decided"), on_screen=False)
    picture(walk, "regulations")
    fill(walk, "How winners are decided", "Сумма двух лучших работ")
    fill(walk, "Announced on", "01.12.2026")
    fill(walk, "Sent in until", "05.12.2026")
    walk.key("End", "ctrl+Return")                      # the key that opened it does not save it
    walk.app.find("alert", re.compile(r"\(11\.5\.2\)"))    # less than three months: asked once
    picture(walk, "regulations-doubted")


def main():
    with walks.Fresh(sys.argv[1], None, lang="ru", ready=re.compile(".")) as walk:
        begin(walk)
        assert not walk.problems(), walk.problems()
    with walks.Walk(sys.argv[1], workspace("composing", "empty"), lang="ru") as walk:
        for step in (section, author, works, check, exclude, judging, preliminary, remarks, final, pages):
            step(walk)
        assert not walk.problems(), walk.problems()
    with walks.Walk(sys.argv[1], workspace("composing", "filled"), lang="ru") as walk:
        walk.key("alt+5")
        for step in (hidden_authors, register, doubts, files, chief):
            step(walk)
        assert not walk.problems(), walk.problems()
    large(workspace("composing", "filled"))


if __name__ == "__main__":
    main()
