#!/usr/bin/python3
"""register.py BERGER [TEXT-SCALE]: the register of persons by keys, in Russian: a card is filled in, a day that is none
is said, a person is found by a town, two cards that are one are merged and parted by Undo, two players of one group are
not; personal papers are kept and purged."""
import os
import re
import struct
import subprocess
import sys
import zlib

from walk import Walk, change, workspace

FILE = ["--players", "6", "--rounds", "5", "--played", "0", "--system", "dutch", "--rulebook", "fide-2023",
        "--discipline", "chess"]
# The first player under another spelling in a second group.
SECOND = (
    "UPDATE person SET family_name = 'Ковтун', given_name = 'Артём', father_name = '', birth = '2010-05-05',"
    " fide_id = '4100018' WHERE id = 1",
    "INSERT INTO event_group (event_id, position, name, system, n_rounds, win_points, draw_points, loss_points,"
    " bye_points, seed) SELECT event_id, 2, 'Вторая', system, n_rounds, win_points, draw_points, loss_points,"
    " bye_points, 7 FROM event_group",
    "INSERT INTO person (family_name, given_name, birth, coaches, fide_id) VALUES ('Kovtun', 'Artem', '2010',"
    " 'Юшина Л. Д.', '')",
    "INSERT INTO entry (group_id, person_id, number, left_reason) SELECT max (g.id), (SELECT max (id) FROM person), 1,"
    " '' FROM event_group g",
)


def png(width, height):
    """a whole picture, grey with a darker middle"""
    def part(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = b"".join(b"\0" + bytes(96 if abs(x - width // 2) < width // 4 and y > height // 4 else 192
                                  for x in range(width)) for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) +
            part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b""))


def prepare(path):
    """a photo and what keeps the first player from moving his pieces, by the command line"""
    picture = os.path.join(os.path.dirname(path), "photo.png")
    with open(picture, "wb") as file:
        file.write(png(90, 120))
    for words in (["photo", "--db", path, "1", picture], ["set", "--db", path, "1", "movement=impaired", "hearing=deaf"]):
        subprocess.run([os.environ["BERGERCTL"], "register", *words], check=True, timeout=20)


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + walk.ending + ".png"))


def titles(walk):
    return [window["title"] for window in walk.app.windows()]


def closed(walk, title):
    walk.until(lambda: not any(shown.startswith(title) for shown in titles(walk)), f"“{title}” to close")


def fill(walk, *fields):
    for title, text in fields:
        walk.app.find("text", title, on_screen=False).set_text(text)


def card(walk):
    """from the list of players by a key: groups of fields, a day that is none, Ctrl+Enter saves"""
    walk.key("alt+2")
    walk.app.find("tree table", "Участники")
    walk.key("Home", "p")
    walk.app.wait_window("Ковтун Артём, в картотеке № 1")
    fill(walk, ("Регион", "Саратовская обл."), ("Город", "Балаково"), ("Лицензия", "77-1"),
         ("Лицензия действует до", "31.12.2001"), ("Страховка действует до", "31.13.2099"),
         ("Звания и разряды", "кмс; 12.02.2025; приказ 14"), ("Рейтинги", "российский; 01.11.2026; 2048"))
    walk.key("ctrl+Return")
    walk.expect_label("В поле «страховка до» не дата.")
    assert walk.ask("SELECT count(*) FROM person WHERE town <> ''") == [(0,)]
    fill(walk, ("Страховка действует до", "31.12.2099"))
    shot(walk, "register-card")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT region, town, licence_until, insurance_until FROM person WHERE town <> ''") ==
               [("Саратовская обл.", "Балаково", "2001-12-31", "2099-12-31")], "the card in the file")
    assert walk.ask("SELECT name, day, document FROM person_rank") == [("кмс", "2025-02-12", "приказ 14")]
    assert walk.ask("SELECT list, day, rating FROM person_rating") == [("российский", "2026-11-01", 2048)]
    closed(walk, "Ковтун")


def open_register(walk):
    walk.app.find("push button", "Действия с участниками").click()
    walk.app.find("menu item", "Картотека лиц…").click()
    walk.app.wait_window("Картотека лиц")


def found(walk):
    """what is typed stands in town, coach or number; the card is read beside the list"""
    walk.app.type("балак")
    walk.expect_label("1 человек")
    walk.app.find("label", "05.05.2010, Саратовская обл., Балаково, Воронежская обл., №\u00a01")
    walk.app.find("label", re.compile("Глухой: ст.\u00a0D.2.11\nНужен помощник: ст.\u00a04.9, ст.\u00a06.2.6, ст.\u00a08.1.6"))
    shot(walk, "register")
    walk.key("ctrl+a", "BackSpace")
    walk.expect_label("7 человек")
    walk.app.type("юшина")
    walk.expect_label("1 человек")
    walk.key("ctrl+a", "BackSpace")


def not_merged(walk):
    """two players of the group that is shown: their entries would be joined, but both have been paired"""
    walk.app.type("гречко")
    walk.expect_label("1 человек")
    walk.app.find("push button", "Объединить…").click()
    walk.key("ctrl+a", "BackSpace")
    walk.expect_label("7 человек")
    walk.key("Down")
    walk.app.find("push button", "Объединить…").click()
    walk.app.find("label", "Оба уже стоят в парах: это два участника.")
    walk.key("Escape")
    closed(walk, "То же лицо")
    assert walk.ask("SELECT count(*) FROM person_alias") == [(0,)]


def merged(walk):
    """the pair is found in the other alphabet, the preview has what differs, space chooses"""
    walk.app.find("push button", "Возможные повторы").click()
    walk.expect_label("1 пара, которая может быть одним лицом")
    shot(walk, "register-duplicates")
    walk.key("Return")
    walk.app.wait_window("Одно и то же лицо")
    shot(walk, "register-merge")
    walk.app.find("check box", "Фамилия, № 1: Ковтун").focus()
    walk.key("Down", "space", "ctrl+Return")
    walk.until(lambda: walk.ask("SELECT old_id, person_id, name FROM person_alias") ==
               [(7, 1, "Ковтун Артём, Kovtun Artem")], "the former number")
    assert walk.ask("SELECT family_name, birth, fide_id, coaches FROM person WHERE id = 1") == [
        ("Kovtun", "2010-05-05", "4100018", "Юшина Л. Д.")]
    assert walk.ask("SELECT count(*) FROM entry WHERE person_id = 1") == [(2,)]
    closed(walk, "Одно и то же")
    walk.expect_label("0 пар, которые могут быть одним лицом")
    walk.app.find("push button", "Возможные повторы").click()


def papers(walk):
    """off until they are asked for; purged after a question, and the answer says what cannot be reached"""
    walk.app.find("push button", "Вести личные документы…").click()
    walk.app.find("push button", "Вести").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM workspace_setting") == [(1,)], "the setting")
    walk.app.find("push button", "Изменить карточку…").click()
    walk.until(lambda: any("в картотеке" in shown for shown in titles(walk)), "the card")
    fill(walk, ("Паспорт", "6310 778899"))
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
    for name in (walk.path, walk.path + "-wal"):
        if os.path.exists(name):
            with open(name, "rb") as file:
                assert b"778899" not in file.read(), name


def undone(walk):
    """the sheet closes with Escape; Undo parts the two again"""
    walk.key("Escape")
    closed(walk, "Картотека лиц")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM person_alias") == [(0,)] and
               walk.ask("SELECT family_name FROM person WHERE id IN (1, 7) ORDER BY id") == [("Ковтун",), ("Kovtun",)],
               "two persons again")


def title_of_book(walk):
    """a title of the rule book is chosen from the list and stands before the one that was written"""
    walk.key("alt+2")
    walk.app.find("tree table", "Участники")
    walk.key("Home", "p")
    walk.until(lambda: any("в картотеке" in shown for shown in titles(walk)), "the card")
    before = walk.app.find("text", "Звания и разряды", on_screen=False).text()
    button = walk.app.find("push button", "Добавить звание из правил", on_screen=False)
    button.focus()
    walk.key("space")
    walk.app.find("menu item", "FM")
    shot(walk, "register-titles")
    walk.app.find("menu item", "FM").click()
    walk.until(lambda: walk.app.find("text", "Звания и разряды", on_screen=False).text() == f"FM\n{before}".rstrip("\n"),
               "the title")
    walk.key("ctrl+Return")
    walk.until(lambda: ("FM", "", "") in walk.ask("SELECT name, day, document FROM person_rank"), "the title in the file")


def main():
    scale = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    path = workspace(*FILE)
    change(path, *SECOND)
    prepare(path)
    with Walk(sys.argv[1], path, lang="ru", text_scale=scale) as walk:
        walk.ending = "" if scale == 1.0 else f"-{scale:g}"
        card(walk)
        open_register(walk)
        found(walk)
        not_merged(walk)
        merged(walk)
        papers(walk)
        undone(walk)
        title_of_book(walk)
        assert walk.problems() == [], walk.problems()


main()
