#!/usr/bin/python3
"""rating-lists.py BERGER: rating lists by keys, in Russian: a table is mapped and read, a list is put before it, ratings
of a group are compared with the lists and those that are ticked are taken; undone in one step."""
import os
import re
import sys

from walk import Walk, workspace

FILE = ["--players", "6", "--rounds", "5", "--played", "1", "--system", "dutch", "--rulebook", "fide-2023",
        "--discipline", "chess", "--time", "90+30"]


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def write_table(path, people):
    with open(path, "w", encoding="cp1251", newline="") as file:
        file.write("Код;ФИО;Г.р.;Область;Рейт. ФШР;Блиц\r\n")
        for number, (name, birth, rating) in enumerate(people, 501):
            file.write(f"{number};{name};{birth};Самарская обл.;{rating};{rating - 100}\r\n")


def write_fide(path, people):
    head = ("ID Number      Name                                                         Fed Sex Tit  WTit "
            "OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag")
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(head + "\r\n")
        for number, (name, birth, rating) in enumerate(people, 34100001):
            file.write(f"{number:<15}{name:<61}{'RUS':<4}{'M':<4}{'':<5}{'':<5}{'':<15}{'':<4}{rating:<6}{'0':<4}{'20':<3}"
                       f"{'':<6}{'0':<4}{'20':<3}{'':<6}{'0':<4}{'20':<3}{birth:<6}{'':<4}\r\n")


def menu(walk, item):
    walk.key("alt+2")
    walk.app.find("push button", "Действия с участниками").click()
    walk.app.find("menu item", item).click()


def add(walk, path):
    walk.app.find("push button", "Добавить лист…").click()
    walk.app.wait_window("Добавить рейтинг-лист")
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return", "Return")


def closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"“{title}” to close")


def read_table(walk, path):
    """the columns are guessed by their headings; one is set otherwise and back, the fault says what is missing"""
    add(walk, path)
    walk.app.wait_window("Таблица как рейтинг-лист")
    shot(walk, "rating-lists-table")
    walk.app.find("text", "Название листа").set_text("РШФ")
    day = walk.app.find("text", "Действует с")
    day.set_text("32.11.2026")
    walk.expect_label("Первый день листа указан не датой.")
    day.set_text("01.11.2026")
    walk.app.find("push button", "Прочитать лист").click()
    walk.expect_label("Прочитано 4 игрока. Лист подскажет имя, когда вы добавляете участника.")
    walk.key("Return")
    closed(walk, "Рейтинг-лист")


def lists(walk):
    """titles of the lists in their order, with what stands below them"""
    return [label.name for label in walk.app.find_all("label") if label.name in ("РШФ", "FIDE")]


def put_in_order(walk, folder, people):
    """the list that was read last is asked first; the arrow puts it behind the other one"""
    write_fide(os.path.join(folder, "players_list.txt"),
               [(name.replace(" ", ", ", 1), birth[:4], rating + 20) for name, birth, rating in people[:5]])
    add(walk, os.path.join(folder, "players_list.txt"))
    walk.expect_label("Прочитано 5 игроков. Лист подскажет имя, когда вы добавляете участника.")
    walk.key("Return")
    closed(walk, "Рейтинг-лист")
    walk.until(lambda: lists(walk) == ["FIDE", "РШФ"], "both lists")
    walk.app.find("list item", state="focused")
    walk.key("Home", "alt+Down")
    walk.until(lambda: lists(walk) == ["РШФ", "FIDE"], "the other order")
    shot(walk, "rating-lists-two")


def ratings(walk):
    return [row[0] for row in walk.ask("SELECT rating FROM entry ORDER BY number")]


def periods(walk):
    return walk.ask("SELECT e.number, t.from_round, t.rating, t.list, t.day FROM entry_rating t"
                    " JOIN entry e ON e.id = t.entry_id ORDER BY 1, 2")


def update(walk, people):
    """what was played keeps its ratings; what is ticked is taken, in one act"""
    old = [rating for _, _, rating in people]
    walk.app.find("push button", "Обновить рейтинги…").click()
    walk.app.wait_window("Обновить рейтинги")
    walk.expect_label("За прежними турами остаются рейтинги, с которыми они сыграны.")
    walk.expect_label("Рейтинг расходится: 5. Совпадает: 0. Нет в листах: 1. Несколько с таким именем: 0. "
                      "Без вашего решения ничего не записывается.")
    walk.app.find("push button", "Отметить всех").click()
    walk.app.find("push button", "Взять 5 рейтингов")
    shot(walk, "rating-lists-update")
    walk.app.find("check box", re.compile(f"^{people[4][0]}: здесь {old[4]}, в листе {old[4] + 20}")).click()
    walk.app.find("push button", "Взять 4 рейтинга").click()
    closed(walk, "Обновить рейтинги")
    assert ratings(walk) == old
    walk.until(lambda: [(n, k, rating) for n, k, rating, _, _ in periods(walk)] ==
               [(n, 3, old[n - 1] + 7) for n in (1, 2, 3, 4)], "ratings from round 3 on")
    assert {row[3:] for row in periods(walk)} == {("РШФ", "2026-11-01")}
    walk.key("alt+1", "alt+2", "c")
    walk.app.find("label", re.compile(f"рейтинг {old[0]} · с тура 3 рейтинг {old[0] + 7} .РШФ, 01.11.2026."))
    shot(walk, "rating-lists-card")
    walk.key("Escape")
    closed(walk, people[0][0])
    walk.key("ctrl+z")
    walk.until(lambda: periods(walk) == [], "nothing taken")


def whole_event(walk, people):
    """ratings for all rounds, from the menu; nobody is ticked who may be somebody else"""
    old = [rating for _, _, rating in people]
    menu(walk, "Обновить рейтинги…")
    walk.app.wait_window("Обновить рейтинги")
    walk.app.find("spin button", re.compile("^Рейтинги действуют с тура")).set_value(1)
    walk.expect_label("Жеребьёвка туров уже проведена: пары остаются, но изменение рейтинга и показатели по "
                      "рейтингу во всех турах будут по новым рейтингам.")
    walk.app.find("push button", "Отметить всех").click()
    walk.app.find("push button", "Взять 5 рейтингов").click()
    closed(walk, "Обновить рейтинги")
    walk.until(lambda: ratings(walk) == [r + d for r, d in zip(old, (7, 7, 7, 7, 20, 0))], "the ratings of the lists")
    assert len(periods(walk)) == 5


def both_values(walk, people):
    """the sheet of a player says what the list has otherwise; nothing of it is taken"""
    walk.key("alt+1", "alt+2", *["Down"] * 4, "Return")
    walk.app.wait_window(people[4][0])
    rating = walk.app.find("text", "Рейтинг")
    rating.set_text("2400")
    walk.app.find("label", re.compile(f"^Лист «FIDE» от .* расходится: рейтинг {people[4][2] + 20} .здесь 2400.\\.$"))
    shot(walk, "rating-lists-differs")
    walk.key("Escape")
    closed(walk, people[4][0])


def throw_away(walk):
    menu(walk, "Рейтинг-листы…")
    walk.app.wait_window("Рейтинг-листы")
    walk.app.find("list item", state="focused")
    walk.key("Delete")
    walk.app.find("label", "Удалить этот рейтинг-лист?")
    walk.app.find("push button", "Удалить").click()
    walk.until(lambda: lists(walk) == ["FIDE"], "one list")
    walk.key("Escape")
    closed(walk, "Рейтинг-листы")


def main():
    path = workspace(*FILE)
    folder = os.path.dirname(path)
    scale = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    with Walk(sys.argv[1], path, lang="ru", text_scale=scale) as walk:
        people = walk.ask("SELECT family_name || ' ' || given_name, birth, rating FROM entry JOIN person"
                          " ON person.id = person_id ORDER BY number")
        write_table(os.path.join(folder, "rcf.csv"), [(name, birth[:4], rating + 7) for name, birth, rating in people[:4]])
        menu(walk, "Рейтинг-листы…")
        walk.app.wait_window("Рейтинг-листы")
        read_table(walk, os.path.join(folder, "rcf.csv"))
        put_in_order(walk, folder, people)
        update(walk, people)
        whole_event(walk, people)
        both_values(walk, people)
        throw_away(walk)
        assert walk.problems() == [], walk.problems()


main()
