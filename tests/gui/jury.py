#!/usr/bin/python3
"""jury.py BERGER: before round 1 in the Russian window: officials with their roles and categories, a
second chief arbiter refused in words, the minutes of the draw, money with its balance; the command line and the
papers say the same, and Undo takes the acts back."""
import os
import subprocess
import sys

from walk import Walk, change, workspace


def picture(walk, name):
    folder = os.environ.get("JURY_SHOTS")
    if folder:
        walk.app.shot(os.path.join(folder, name + ".png"))


def ctl(path, *arguments):
    program = os.path.join(os.path.dirname(sys.argv[1]), "bergerctl")
    done = subprocess.run([program, *arguments, "--db", path, "--event", "1"], capture_output=True, text=True,
                          timeout=60, env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}, check=False)
    return [line.split("\t") for line in done.stdout.splitlines()]


def open_view(walk, name):
    walk.key("alt+1")
    walk.app.find("button", name).click()


def officials(walk):
    return walk.ask("SELECT role, post, name, category FROM official ORDER BY position")


def name_official(walk, name, category):
    """the cursor is in the name of an empty line; Enter makes the next one"""
    walk.until(lambda: any(node.refresh().text() == "" and "focused" in node.states
                           for node in walk.app.find_all("text", "Имя для документов")), "an empty line")
    walk.app.type(name)
    walk.key("Tab")
    walk.app.type(category)
    walk.key("Return")


def arbiters(walk):
    open_view(walk, "Судьи")
    walk.app.find("button", "Добавить судью").click()
    name_official(walk, "А. Главный", "1")
    walk.until(lambda: officials(walk) == [("chief-arbiter", "", "А. Главный", "1")], "the chief arbiter")
    name_official(walk, "Б. Секретарь", "лучшая")
    walk.expect_label("«лучшая» – такой категории в списке нет: печатается, как написано.")
    walk.until(lambda: len(officials(walk)) == 2, "the secretary")
    picture(walk, "arbiters")


def choose_role(walk, key):
    """the role beside that of the second line; the keys are in the list when it is open"""
    walk.app.find_all("combo box", "Должность")[1].click()
    walk.until(lambda: [node for role in ("list item", "label") for node in
                        walk.app.find_all(role, "Заместитель главного судьи")], "the list of roles")
    walk.key(key, "Return")


def second_chief(walk):
    """the role of the second line is made that of the chief: refused in words, and not stored"""
    choose_role(walk, "Up")
    walk.expect_label("С этой ролью уже кто-то есть, а она одна: главный судья. (п.\u00a012.4.1)")
    assert officials(walk)[1][:2] == ("chief-secretary", ""), officials(walk)
    picture(walk, "second-chief")
    # The row has the role that it had: what is written then is stored, as nothing is while there are two.
    walk.key("Tab", "ctrl+a")
    walk.app.type("Ivanov")
    walk.key("Return")
    walk.until(lambda: officials(walk)[1] == ("chief-secretary", "", "Ivanov", "лучшая"), "the name")


def money(walk):
    open_view(walk, "Деньги")
    walk.app.find("button", "Добавить платёж…", state="focused")
    walk.key("plus")                                    # there is no table yet that could have the keys
    walk.app.wait_window("Платёж")
    for name, text in (("Что это", "Взнос клуба"), ("Сумма (1500 или 1500,50)", "1500,50"),
                       ("День (21.11 или 21.11.2026)", "20.11.2026")):
        walk.app.find("text", name).set_text(text)
    walk.app.find("button", "Сохранить").click()
    walk.until(lambda: walk.ask("SELECT name, amount, day FROM money_row") == [("Взнос клуба", 150050, "2026-11-20")],
               "the payment")
    walk.until(lambda: all(window["title"] != "Платёж" for window in walk.app.windows()), "the sheet to close")
    picture(walk, "money")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT * FROM money_row") == [], "the payment to be taken back")
    walk.key("ctrl+shift+z")
    walk.until(lambda: len(walk.ask("SELECT * FROM money_row")) == 1, "the payment again")


def minutes(walk):
    walk.key("alt+2")
    walk.app.find("button", "Номера…", on_screen=False).click()
    walk.app.wait_window("Стартовые номера")
    walk.app.find("button", "Протокол жеребьёвки…").click()
    walk.app.wait_window("Протокол жеребьёвки")
    walk.app.type("20.11.2026 19:00")                   # the keys are in the field of the hour
    assert walk.app.find("text", "Провёл").text() == "А. Главный"    # the chief arbiter is proposed
    picture(walk, "minutes")
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT drawn_by FROM drawing") == [("А. Главный",)], "the minutes")
    assert walk.ask("SELECT count(*) FROM drawn_number") == [(12,)]


def large_text(program):
    """at 200 % no view of the page is wider than the screen"""
    path = workspace("--rulebook", "rus-draughts-2022", "--discipline", "russian", "--players", "12", "--rounds", "9",
                     "--unpaired")
    change(path, "INSERT INTO official (event_id, position, role, post, name, category) VALUES"
                 " (1, 0, 'chief-arbiter', '', 'А. Главный', '1'), (1, 1, 'arbiter', 'sector-arbiter', 'Б. Боковой',"
                 " '2')",
           "INSERT INTO money_row (event_id, kind, name, amount, day) VALUES (1, 'grant', 'От федерации', 5000000,"
           " '2026-11-20'), (1, 'hall', 'Аренда зала', 1200050, '')")
    with Walk(program, path, lang="ru", text_scale=2.0) as walk:
        for view, shown in (("Судьи", "Добавить судью"), ("Залы и инвентарь", None), ("Деньги", "Добавить платёж…")):
            open_view(walk, view)
            if shown:
                walk.app.find("button", shown, on_screen=False)
            picture(walk, "200-" + view.split()[0])
            assert max(window["w"] for window in walk.app.windows()) <= 1366, walk.app.windows()
        assert walk.problems() == [], walk.problems()


def main():
    path = workspace("--players", "12", "--rounds", "9", "--rulebook", "rus-draughts-2022", "--discipline", "russian",
                     "--unpaired")
    change(path, "UPDATE event SET starts = '2026-11-21', zone = 'Europe/Moscow'")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        arbiters(walk)
        second_chief(walk)
        money(walk)
        minutes(walk)
        assert walk.problems() == [], walk.problems()
    rows = ctl(path, "jury")
    assert rows[0][:3] == ["chief-arbiter", "А. Главный", "arbiter of the first category"], rows
    assert ctl(path, "money")[0][1:6] == ["fees", "in", "1500.50", "2026-11-20", "Взнос клуба"]
    assert ["by", "А. Главный"] in ctl(path, "drawing")
    large_text(sys.argv[1])


if __name__ == "__main__":
    main()
