#!/usr/bin/python3
"""letterhead.py BERGER: the Russian window, by keys: the letterhead of an event with a logo and what it makes of a
paper, kept by one act and undone; the options of a paper remembered; a paper in Latin letters; CSV in Windows-1251;
what the report lacks leads to its place; the same sheet at 200 %."""
import os
import re
import struct
import sys
import zlib

from walk import Walk, workspace

SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="#000"/></svg>"""


def picture(walk, name):
    folder = os.environ.get("LETTERHEAD_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, "letterhead-" + name + ".png"))


def open_paper(walk, words, title):
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text(words)
    walk.key("Return")
    walk.until(lambda: next((node.name for node in walk.app.find_all("list item", state="focused")), "") == title, title)


def choose(walk, name, option, *keys):
    """an option of a row of choices, by keys; a row says what is chosen as its description"""
    walk.app.find("combo box", name).focus()
    walk.app.settle()
    walk.key("space")
    walk.app.settle()
    walk.key(*keys, "Return")
    walk.until(lambda: walk.app.find("combo box", name).desc == option, f"{option} of {name}")


def save(walk, button, path):
    walk.app.find("button", button).click()
    walk.app.wait_window("Сохранить документ")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, path)


def letterhead(walk):
    """four lines, a logo from an SVG, the foot; one act, which undo takes back"""
    walk.app.find("button", "Бланк…").click()
    walk.app.wait_window("Бланк")
    for name, line in (("1: УТВЕРЖДАЮ", "УТВЕРЖДАЮ"), ("2: кто", "председатель федерации"),
                       ("3: подпись", "____ И. Иванов"), ("4: дата", "21.11.2026")):
        walk.app.find("text", "Утверждение, строка " + name).set_text(line)
    logo = os.path.join(os.path.dirname(walk.path), "logo.svg")
    with open(logo, "wb") as file:
        file.write(SVG)
    walk.app.find("button", "Выбрать… Логотип слева").click()
    walk.app.wait_window("Логотип")
    walk.app.type(logo)
    walk.key("Return")
    walk.app.find("button", "Убрать левый логотип")
    picture(walk, "filled")
    walk.app.find("button", "Сохранить").click()
    walk.until(lambda: walk.ask("SELECT approval FROM letterhead") ==
               [("УТВЕРЖДАЮ\nпредседатель федерации\n____ И. Иванов\n21.11.2026",)], "the letterhead")
    assert walk.ask("SELECT side FROM letterhead_logo") == [("left",)]
    assert walk.ask("SELECT count(*) FROM journal WHERE action = 'letterhead-set'") == [(1,)]
    picture(walk, "page")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM letterhead_logo") == [(0,)], "the logo to go")
    walk.key("ctrl+shift+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM letterhead_logo") == [(1,)], "the logo again")


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, rows):
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def right_logo(walk):
    """what is no picture, or says that it is as large as a field, is refused; a PNG stands on the right"""
    walk.app.find("button", "Бланк…").click()
    walk.app.wait_window("Бланк")
    for name, data, words in (("torn.png", png(60, 60, b"\0" * 9)[:60], "Файл рисунка обрывается"),
                              ("field.png", png(40000, 40000, b"\0" * 9), "слишком велик")):
        path = os.path.join(os.path.dirname(walk.path), name)
        with open(path, "wb") as file:
            file.write(data)
        walk.app.find("button", "Выбрать… Логотип справа").click()
        walk.app.wait_window("Логотип")
        walk.key("ctrl+a")
        walk.app.type(path)
        walk.key("Return")
        walk.app.find(name=re.compile(words))
    path = os.path.join(os.path.dirname(walk.path), "right.png")
    with open(path, "wb") as file:
        file.write(png(60, 60, (b"\0" + b"\x40" * 60) * 60))
    walk.app.find("button", "Выбрать… Логотип справа").click()
    walk.app.wait_window("Логотип")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.app.find("button", "Убрать правый логотип")
    walk.app.find("button", "Сохранить").click()
    walk.until(lambda: walk.ask("SELECT side FROM letterhead_logo ORDER BY side") == [("left",), ("right",)],
               "both logos")
    picture(walk, "both")


def remembered(walk):
    """what was chosen for a paper is remembered when it is saved, and is there again after another one"""
    folder = os.path.dirname(walk.path)
    switch = walk.app.find("check box", "Отчества")
    switch.click()
    save(walk, "PDF", os.path.join(folder, "a.pdf"))
    walk.until(lambda: walk.ask("SELECT kind, choice FROM paper_option") == [("protocol", "father-names=1")],
               "the choice")
    walk.app.find("check box", "Отчества").click()
    open_paper(walk, "стартовый", "Стартовый список")
    open_paper(walk, "протокол 1-го", "Протокол 1-го тура")
    walk.app.find("check box", "Отчества", state="checked")


def encoded(walk):
    """a table in Windows-1251, and one whose names are in Latin letters"""
    folder = os.path.dirname(walk.path)
    choose(walk, "Кодировка CSV", "Windows-1251", "Down")
    save(walk, "CSV", os.path.join(folder, "a.csv"))
    with open(os.path.join(folder, "a.csv"), "rb") as file:
        assert "Абросимов" in file.read().decode("windows-1251")
    choose(walk, "Кодировка CSV", "UTF-8 с меткой", "Up")
    choose(walk, "Язык", "English", "Home")
    choose(walk, "Имена латиницей", "как в паспортах", "Down", "Down")
    picture(walk, "latin")
    save(walk, "CSV", os.path.join(folder, "b.csv"))
    with open(os.path.join(folder, "b.csv"), encoding="utf-8-sig") as file:
        text = file.read()
    assert "Abrosimov" in text and "Абросимов" not in text, text
    # Such a paper is kept as it was saved, and the event remembers the letters.
    (count,) = walk.ask("SELECT count(*) FROM printed_paper")
    save(walk, "PDF", os.path.join(folder, "b.pdf"))
    walk.until(lambda: walk.ask("SELECT count(*) FROM printed_paper") == [(count[0] + 1,)], "the paper")
    walk.until(lambda: walk.ask("SELECT choice FROM paper_option WHERE kind = '*'") == [("latin=2",)], "the letters")
    # A table is what was chosen, whatever the dialog would call it.
    choose(walk, "Файл таблицы", "XLSX", "Down")
    save(walk, "CSV", os.path.join(folder, "c.xlsx"))
    with open(os.path.join(folder, "c.xlsx"), "rb") as file:
        assert file.read(2) == b"PK"
    choose(walk, "Файл таблицы", "CSV", "Home")
    choose(walk, "Имена латиницей", "как есть", "Home")
    choose(walk, "Язык", "русский", "Down")


def report(walk):
    """what the report lacks stands beside it, and each line leads to its place"""
    open_paper(walk, "отчёт о соревновании", "Отчёт о соревновании")
    picture(walk, "report")
    walk.app.find("list item", re.compile("^Закрыто туров: ")).focus()
    walk.key("End")
    walk.app.find("list item", "Расписание пусто", state="focused")
    walk.key("Return")
    walk.app.find("list item", "Соревнование", state="selected")


def large(program):
    path = workspace("--players", "6", "--rounds", "5", "--played", "1", "--results", "1")
    with Walk(program, path, lang="ru", text_scale=2.0) as walk:
        walk.key("alt+8")
        walk.app.find("button", "Все", on_screen=False).click()
        walk.app.settle()
        picture(walk, "200-page")
        walk.app.find("button", "Язык, части и печать документа", on_screen=False).click()
        walk.app.find("button", "Бланк…", on_screen=False).click()
        walk.app.wait_window("Бланк")
        picture(walk, "200")
        assert max(window["w"] for window in walk.app.windows()) <= 1366, walk.app.windows()
        assert walk.problems() == [], walk.problems()


def main():
    program = os.path.abspath(sys.argv[1])
    path = workspace("--players", "12", "--rounds", "5", "--results", "6")
    with Walk(program, path, lang="ru", cwd=os.path.dirname(path)) as walk:
        walk.key("alt+8")
        walk.app.find("list item", "Документы", state="selected")
        walk.app.find("button", "Все").click()
        open_paper(walk, "протокол 1-го", "Протокол 1-го тура")
        letterhead(walk)
        right_logo(walk)
        remembered(walk)
        encoded(walk)
        report(walk)
        assert walk.problems() == [], walk.problems()
    large(program)


if __name__ == "__main__":
    main()
