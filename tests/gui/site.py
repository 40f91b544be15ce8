#!/usr/bin/python3
"""site.py BERGER: the pages of an event are published from the menu by keys, and anew by themselves when its round is
closed; the setting is undone, a folder of somebody else is refused in a sentence; the sheet in Russian and large."""
import os
import sys
import tempfile

from walk import Walk, workspace

ARGUMENTS = ("--players", "12", "--rounds", "5", "--played", "1", "--results", "6", "--system", "dutch", "--rulebook",
             "fide-2023", "--discipline", "chess")


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def open_sheet(walk, item="Publish to a Site…", title="Site of the Event"):
    walk.key("F10")
    walk.app.find("menu item", item).click()
    walk.app.wait_window(title)


def read(folder, name):
    try:
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def settings(walk):
    return walk.ask("SELECT folder, is_automatic FROM site")


def refuse(walk, foreign):
    open_sheet(walk)
    walk.key("ctrl+a")
    walk.app.type(foreign)
    walk.until(lambda: [node for node in walk.app.find_all("label") if "not empty" in node.name], "the reason")
    assert "sensitive" not in walk.app.find("push button", "Publish").states
    walk.key("Escape")
    walk.app.gone("push button", "Publish")
    assert settings(walk) == [] and os.listdir(foreign) == ["mine.txt"]


def publish(walk, folder):
    open_sheet(walk)
    walk.app.type(folder)
    walk.until(lambda: "sensitive" in walk.app.find("push button", "Publish").states, "the button")
    walk.app.find("check box", "Write the pages by themselves").click()
    shot(walk, "site-sheet")
    walk.key("ctrl+Return")
    walk.until(lambda: read(folder, "r2.html"), "the pages")
    walk.until(lambda: [node for node in walk.app.find_all("label") if node.name.startswith("Site written to")],
               "what was written")
    assert settings(walk) == [(folder, 1)], settings(walk)
    assert walk.journal()[-1] == "Pages of the event for browsers", walk.journal()[-1]
    assert "round closed" in read(folder, "en/r1.html") + read(folder, "r1.html")
    assert "round closed" not in read(folder, "en/r2.html") + read(folder, "r2.html")


def undo(walk, folder):
    walk.key("ctrl+z")
    walk.until(lambda: settings(walk) == [], "no setting")
    walk.key("ctrl+shift+z")
    walk.until(lambda: settings(walk) == [(folder, 1)], "the setting again")


def close_round(walk, folder):
    """another key between: the same one twice closes nothing"""
    walk.key("Home", "ctrl+Return")
    walk.until(lambda: "round closed" in read(folder, "en/r2.html") + read(folder, "r2.html"),
               "the page of the closed round")


def look(program, folder):
    """in Russian, and at 200 % text"""
    for size in (1, 2):
        with Walk(program, workspace(*ARGUMENTS), lang="ru", text_scale=size) as walk:
            open_sheet(walk, "Опубликовать на сайте…", "Сайт соревнования")
            walk.app.type(folder)
            walk.until(lambda: [node for node in walk.app.find_all("label") if "не пуста" in node.name], "the reason")
            shot(walk, f"site-sheet-ru-{size}")
            assert walk.problems() == [], walk.problems()


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as place:
        folder, foreign = os.path.join(place, "site"), os.path.join(place, "foreign")
        os.mkdir(foreign)
        with open(os.path.join(foreign, "mine.txt"), "w", encoding="utf-8") as file:
            file.write("mine")
        with Walk(program, workspace(*ARGUMENTS)) as walk:
            refuse(walk, foreign)
            publish(walk, folder)
            undo(walk, folder)
            close_round(walk, folder)
            assert walk.problems() == [], walk.problems()
        look(program, foreign)


main()
