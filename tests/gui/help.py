#!/usr/bin/python3
"""help.py BERGER: the manual by keys in the Russian window: F1 on a page and in a sheet, search, a link, back, into the
program, another language."""
import os
import re
import sys
import tempfile

from walk import Walk, workspace


def main():
    with Walk(sys.argv[1], workspace("--players=8", "--played=1"), lang="ru") as walk:
        walk.key("alt+3")
        walk.key("F1")
        walk.app.wait_window("Справка")
        walk.app.find("label", "Ввод результатов")
        walk.key("ctrl+f")
        walk.app.type("первый час")
        walk.app.find("label", re.compile(r"^\d+ тем"))
        walk.key("Return")
        walk.app.find("label", "Перед первым туром")
        walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", tempfile.gettempdir()), "help.png"))
        walk.key("alt+Left")
        walk.app.find("label", "Другие способы")
        walk.key("alt+Right")
        walk.app.find("label", "Перед первым туром")
        walk.key("ctrl+f")
        walk.app.type("велосипед")
        walk.app.find("label", "Ничего не найдено.")
        walk.key("Escape")
        walk.app.gone("label", "Ничего не найдено.")
        walk.key("Escape")
        walk.app.gone("label", "Перед первым туром")
        assert walk.problems() == [], walk.problems()
    print("ok")


if __name__ == "__main__":
    main()
