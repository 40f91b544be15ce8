#!/usr/bin/python3
"""diplomas.py BERGER: the Russian window: a batch of diplomas over the prizes, with a text that the secretary copies,
changes and the event keeps: seen, saved as one PDF with a sheet for each prize, kept in the archive, undone."""
import os
import re
import shutil
import subprocess
import sys

from walk import Walk, change, workspace


def picture(walk, name):
    folder = os.environ.get("DIPLOMAS_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, "diplomas-" + name + ".png"))


def open_paper(walk, words, title):
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text(words)
    walk.key("Return")
    walk.until(lambda: next((node.name for node in walk.app.find_all("list item", state="focused")), "") == title, title)


def write_text(walk):
    """a copy of the sample, with a line of one's own; a field that there is not is refused with its place"""
    walk.app.find("button", "Тексты…").click()
    walk.app.wait_window("Тексты документов")
    text = walk.app.find("text", "Строки текста с полями")
    usual = text.text()
    assert "{name}" in usual and "ДИПЛОМ" in usual, usual
    text.set_text("# ДИПЛОМ\n{nmae}")
    walk.app.find(name=re.compile("^2:1: такого поля нет"))
    text.set_text("# ПОЧЁТНАЯ ГРАМОТА\n## {name}\nза {place} место, {points} очков\n{event}")
    walk.app.find("text", "Название текста").set_text("Грамота")
    picture(walk, "text")
    # Enter on the preview looks, and does not save.
    walk.app.find("image").focus()
    walk.key("Return")
    walk.app.settle()
    walk.app.find("text", "Строки текста с полями")
    assert walk.ask("SELECT count(*) FROM paper_template") == [(0,)]
    walk.app.find("button", "Сохранить").click()
    walk.until(lambda: walk.ask("SELECT kind, name FROM paper_template") == [("diplomas", "Грамота")], "the text")
    # The first one of its paper is used at once.
    walk.until(lambda: walk.app.find("combo box", "Текст").desc == "Грамота", "the text in use")


def save_batch(walk):
    """one PDF, a sheet for each prize; kept in the archive"""
    path = os.path.join(os.path.dirname(walk.path), "diplomas.pdf")
    walk.app.find("button", "Печать, 3 листа")
    picture(walk, "batch")
    walk.key("ctrl+s")
    walk.app.wait_window("Сохранить документ")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the PDF")
    walk.until(lambda: walk.ask("SELECT kind, sheets FROM printed_paper") == [("diplomas", 3)], "the archive")
    if shutil.which("pdftotext"):
        text = subprocess.run(["pdftotext", path, "-"], capture_output=True, text=True, check=True).stdout
        assert text.count("ПОЧЁТНАЯ ГРАМОТА") == 3, text
        for place in ("1", "2", "3"):
            assert f"за {place} место" in text, text


def in_sight(walk):
    """what saves the paper stays in sight below a pane of many options, whatever its title takes"""
    for name in ("PDF", "CSV"):
        x, y, width, height = walk.app.find("button", name).extents()
        assert x + width <= 1366 and y + height <= 768, (name, x, y, width, height)


def moved(walk):
    """on sheets that are printed already: the event remembers how far they are off"""
    walk.app.find("spin button", re.compile("^Вправо, мм"), on_screen=False).set_value(2)
    walk.app.find("spin button", re.compile("^Вниз, мм"), on_screen=False).set_value(-3)
    path = os.path.join(os.path.dirname(walk.path), "moved.pdf")
    walk.key("ctrl+s")
    walk.app.wait_window("Сохранить документ")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT choice FROM paper_option WHERE kind = 'diplomas'") == [("right=2 down=-3",)],
               "the shift")
    picture(walk, "moved")


def pictured(walk):
    """a picture of the whole sheet from an SVG: chosen beside the letterhead, with which it is one act"""
    path = os.path.join(os.path.dirname(walk.path), "ground.svg")
    with open(path, "w", encoding="utf-8") as file:
        file.write('<svg xmlns="http://www.w3.org/2000/svg" width="210" height="297">'
                   '<rect x="8" y="8" width="194" height="281" fill="#fff8e0" stroke="#a07000" stroke-width="3"/></svg>')
    walk.app.find("button", "Бланк…", on_screen=False).click()
    walk.app.wait_window("Бланк")
    walk.app.find("button", "Выбрать… Рисунок на весь лист", on_screen=False).click()
    walk.app.wait_window("Рисунки")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.app.find("button", "Убрать рисунок", on_screen=False)
    picture(walk, "pictured")
    walk.app.find("button", "Сохранить").click()
    look = "SELECT kind, length (picture) > 100 FROM paper_option WHERE kind = 'diplomas'"
    walk.until(lambda: walk.ask(look) == [("diplomas", 1)], "the picture")
    picture(walk, "picture-on-page")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask(look) == [("diplomas", 0)], "the picture to go")


def undone(walk):
    """undo takes the text away, and the paper has its usual one again"""
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM paper_template") == [(0,)], "the text to go")
    walk.until(lambda: walk.app.find("combo box", "Текст").desc == "обычный", "the usual text")
    walk.key("ctrl+shift+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM paper_template") == [(1,)], "the text again")


def main():
    path = workspace("--players", "6", "--rounds", "5", "--played", "3")
    change(path, *(f"INSERT INTO prize (group_id, first_place, last_place, amount) SELECT id, {place}, {place}, 10000"
                   " FROM event_group" for place in (1, 2, 3)))
    with Walk(os.path.abspath(sys.argv[1]), path, lang="ru", cwd=os.path.dirname(path)) as walk:
        walk.key("alt+8")
        walk.app.find("list item", "Документы", state="selected")
        walk.app.find("button", "Все").click()
        open_paper(walk, "дипломы", "Дипломы после 3-го тура, 4-й тур идёт")
        in_sight(walk)
        write_text(walk)
        save_batch(walk)
        undone(walk)
        moved(walk)
        pictured(walk)
        assert walk.problems() == [], walk.problems()


if __name__ == "__main__":
    main()
