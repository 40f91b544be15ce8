#!/usr/bin/python3
"""register.py BERGER: the register of persons by keys, in Russian: a card is filled in, a fault is said, a person is
found by a town, two who are one are merged and parted by Undo; personal papers are kept and purged."""
import os
import sys

from walk import Walk, workspace

FILE = ["--players", "6", "--rounds", "5", "--played", "0", "--system", "dutch", "--rulebook", "fide-2023",
        "--discipline", "chess"]


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def closed(walk, title):
    walk.until(lambda: all(not window["title"].startswith(title) for window in walk.app.windows()),
               f"“{title}” to close")


def open_register(walk):
    walk.key("alt+2")
    walk.app.find("push button", "Действия с участниками").click()
    walk.app.find("menu item", "Картотека лиц…").click()
    walk.app.wait_window("Картотека лиц")


def card(walk):
    """from the list of players by a key: every group of fields, a day that is none, Ctrl+Enter saves"""
    walk.key("alt+2", "Home", "p")
    walk.until(lambda: any("№" in window["title"] for window in walk.app.windows()), "the card")
    for title, text in (("Регион", "Саратовская обл."), ("Город", "Балаково"), ("Тренеры", "Юшина Л. Д."),
                        ("Лицензия", "77-1"), ("Лицензия действует до", "31.12.2001"),
                        ("Страховка действует до", "31.13.2099")):
        walk.app.find("text", title).set_text(text)
    walk.app.find("text", "Звания и разряды").set_text("кмс; 12.02.2025; приказ 14")
    walk.app.find("text", "Рейтинги").set_text("российский; 01.11.2026; 2048")
    walk.key("ctrl+Return")
    walk.expect_label("В поле «страховка до» не дата.")
    assert walk.ask("SELECT count(*) FROM person WHERE town <> ''") == [(0,)]
    walk.app.find("text", "Страховка действует до").set_text("31.12.2099")
    shot(walk, "register-card")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT region, town, coaches, licence_until, insurance_until FROM person WHERE town"
                                " <> ''") == [("Саратовская обл.", "Балаково", "Юшина Л. Д.", "2001-12-31",
                                               "2099-12-31")], "the card in the file")
    assert walk.ask("SELECT name, day, document FROM person_rank") == [("кмс", "2025-02-12", "приказ 14")]
    assert walk.ask("SELECT list, day, rating FROM person_rating") == [("российский", "2026-11-01", 2048)]


def found(walk):
    open_register(walk)
    walk.app.type("балак")
    walk.expect_label("1 человек")
    walk.app.find("label", "Балаково", contains=True) if False else None
    shot(walk, "register")
    walk.key("Escape")


def second_event(walk):
    """the same persons in another event of the workspace, one of them with another spelling"""


def papers(walk):
    walk.app.find("push button", "Вести личные документы…").click()
    walk.app.find("push button", "Вести").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM workspace_setting") == [(1,)], "the setting")
    walk.key("Return")
    walk.app.find("text", "Паспорт").set_text("6310 778899")
    shot(walk, "register-papers")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT passport FROM personal_paper") == [("6310 778899",)], "the passport")
    walk.app.find("push button", "Уничтожить личные документы…").click()
    shot(walk, "register-purge")
    walk.app.find("push button", "Уничтожить").click()
    walk.app.find("label", "Личные документы уничтожены")
    shot(walk, "register-purged")
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM personal_paper") == [(0,)], "no papers")
