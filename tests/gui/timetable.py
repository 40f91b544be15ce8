#!/usr/bin/python3
"""timetable.py BERGER: the timetable by keys alone in the Russian window: rounds are filled in, a rest day is put
between them, a round goes to another day, a session of resumed games breaks the six hours of the blind and is
kept for a reason; announced, it changes for a reason only. The pairing begins with its hour, and the command line
reads the same."""
import datetime
import os
import re
import subprocess
import sys

from walk import Walk, change, workspace

TABLE = "Расписание"


def rows(walk):
    return walk.ask("SELECT kind, round, day || starts_at, minutes, is_by_hand, is_kept, reason FROM timetable_row"
                    " ORDER BY substr (day || starts_at, 1, 10), starts_at")


def rounds(walk):
    return {number: when for kind, number, when, *_ in rows(walk) if kind == "round"}


def picture(walk, name):
    folder = os.environ.get("TIMETABLE_SHOTS")
    if folder:
        walk.app.shot(os.path.join(folder, name + ".png"))


def wait_focus(walk):
    """the table has the keys"""
    walk.until(lambda: [row for row, node in walk.rows(TABLE) if "focused" in node.states], "the table")


def open_timetable(walk):
    walk.key("alt+1")
    walk.app.find("button", TABLE).click()
    walk.app.find("button", "Добавить строку…", state="focused")


def fill(walk):
    for name, text in (("Каждый день в (10:00 15:00)", "15:00"), ("С какого дня", "11.11.2026"),
                       ("Тур длится (часов, 5 или 2:30)", "5")):
        walk.app.find("text", name).set_text(text)
    walk.app.find("text", "С какого дня").mclick()
    walk.key("Return")
    walk.until(lambda: len(rounds(walk)) == walk.n_rounds, "the rounds")
    assert rounds(walk)[1] == "2026-11-11T12:00Z" and rounds(walk)[5] == "2026-11-15T12:00Z", rounds(walk)
    wait_focus(walk)


def rest(walk):
    """a rest day after the second round; the rounds make room when they are filled again"""
    walk.key("Home", "Down", "t")
    walk.until(lambda: ("rest", 0, "2026-11-13", 0, 1, 0, "") in rows(walk), "the rest day")
    walk.app.find("text", "С какого дня").mclick()
    walk.key("Return")
    walk.until(lambda: rounds(walk)[3] == "2026-11-14T12:00Z", "the third round")
    wait_focus(walk)


def move(walk):
    """the last round goes to another day and is set by hand; Ctrl+Z brings it back"""
    before = rounds(walk)[walk.n_rounds]
    walk.key("End", "alt+Down")
    walk.until(lambda: rounds(walk)[walk.n_rounds] != before, "the moved round")
    wait_focus(walk)
    walk.key("ctrl+z")
    walk.until(lambda: rounds(walk)[walk.n_rounds] == before, "the round where it was")


def resume(walk):
    """two hours of resumed games and a round of five are seven of the six hours of the blind"""
    walk.key("Home", "Insert")
    walk.app.wait_window("Строка расписания")
    walk.key("space", *["Up"] * 9, "Down", "Return")
    walk.app.find("text", "День и час (21.11 15:00 или 21.11)").set_text("14.11 10:00")
    walk.app.find("text", "Длится (часов, 5 или 2:30)").set_text("2")
    walk.app.find("button", "Сохранить").click()
    walk.until(lambda: [row for row in rows(walk) if row[0] == "resumption"], "the resumed games")
    assert [row for row in rows(walk) if row[0] == "resumption"][0][2:4] == ("2026-11-14T07:00Z", 120), rows(walk)
    walk.app.find("label", re.compile("1 нарушение"))
    walk.until(lambda: [cells for cells, _ in walk.rows(TABLE) if any("7 ч из 6 ч" in cell.replace("\u00a0", " ") for cell in cells)],
               "the breach in its row")


def keep(walk):
    walk.key("Home", *["Down"] * 4)
    walk.app.find("label", re.compile("Незрячие шахматисты играют не больше 6.ч в день"))
    picture(walk, "timetable-breach")
    walk.app.find("text", "Причина изменения").set_text("по просьбе всех участников")
    walk.app.find("button", "Оставить как есть").click()
    walk.until(lambda: [row for row in rows(walk) if row[5] == 1 and row[6] == "по просьбе всех участников"],
               "the row that is kept")


def announce(walk):
    walk.app.find("button", "Объявить").click()
    walk.until(lambda: walk.ask("SELECT count (*) FROM timetable") == [(1,)], "the announcement")
    wait_focus(walk)
    count = len(rows(walk))
    walk.key("End", "Delete")
    walk.app.type("trains")                         # the keys are in the field of the reason
    walk.until(lambda: walk.app.find("text", "Причина изменения").text() == "trains", "the reason")
    assert len(rows(walk)) == count
    walk.app.find("button", "Удалить").click()
    walk.until(lambda: len(rows(walk)) == count - 1, "the row that went")
    walk.key("ctrl+z")
    walk.until(lambda: len(rows(walk)) == count, "the row again")
    assert any("trains" in line for line in walk.journal()[-2:]), walk.journal()
    picture(walk, "timetable-announced")


def told(walk, text):
    """what an alert says is its name"""
    return [node for role in ("alert", "label", "notification") for node in walk.app.find_all(role, re.compile(text))]


def is_red(walk):
    return bool(told(walk, "Расписание объявлено. Впишите причину"))


def move_for_a_reason(walk):
    """the move waits for its reason; Enter in the field makes it, and the keys go back to the table"""
    before = rounds(walk)[walk.n_rounds]
    walk.rows(TABLE)[0][1].mclick()
    wait_focus(walk)
    walk.key("End", "alt+Down")
    walk.until(lambda: is_red(walk), "the sentence at the field")
    picture(walk, "timetable-reason")
    walk.key("Return")                              # nothing without a reason
    walk.app.settle()
    assert rounds(walk)[walk.n_rounds] == before and is_red(walk)
    walk.app.type("snow")
    walk.key("Return")
    walk.until(lambda: rounds(walk)[walk.n_rounds] != before, "the moved round")
    assert any("snow" in line for line in walk.journal()[-2:]), walk.journal()
    walk.until(lambda: not is_red(walk) and walk.app.find("text", "Причина изменения").text() == "", "the empty field")
    wait_focus(walk)
    walk.key("ctrl+z")
    walk.until(lambda: rounds(walk)[walk.n_rounds] == before, "the round where it was")
    walk.key("End", "alt+Up")                       # what happens meanwhile ends the waiting
    walk.until(lambda: is_red(walk), "the sentence again")
    walk.rows(TABLE)[0][1].mclick()
    wait_focus(walk)
    walk.key("ctrl+shift+z")
    walk.until(lambda: rounds(walk)[walk.n_rounds] != before and not is_red(walk), "the move again, nothing waits")
    walk.key("ctrl+z")
    walk.until(lambda: rounds(walk)[walk.n_rounds] == before, "the round where it was")


def pair(walk):
    """the start stands in the last step of the assistant, and in the list of pairs"""
    told = subprocess.run([os.environ["BERGERCTL"], "timetable", "--db", walk.path, "--event", "1"], check=True,
                          capture_output=True, text=True).stdout.splitlines()
    assert [line for line in told if line.startswith("round\t1\t2026-11-11 15:00\t5:00\t")], told
    assert [line for line in told if "kept: 7 h of play" in line and "ussr-chess-1956 app. 1" in line], told


def call(program):
    """a round is called before it begins, whether it is paired or not: rus-chess-2014 23.3"""
    path = workspace("--rulebook", "rus-chess-2014", "--discipline", "chess", "--players", "12", "--rounds", "5",
                     "--unpaired")
    start = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(minutes=4)
    rows = os.path.join(os.path.dirname(path), "rows.tsv")
    with open(rows, "w", encoding="utf-8") as file:
        file.write(f"round\t1\t{start.astimezone():%Y-%m-%d %H:%M}\n")
    subprocess.run([os.environ["BERGERCTL"], "timetable", "--db", path, "--event", "1", "--set", rows], check=True)
    with Walk(program, path, lang="ru") as walk:
        walk.key("alt+3")
        walk.until(lambda: [node for role in ("alert", "label") for node in walk.app.find_all(
            role, re.compile(r"До начала тура (пять минут|одна минута).*\(ст\..23\.3\)"))], "the call")
        walk.app.find("label", re.compile("пар ещё нет · 1-й тур, начало через [0-9]:[0-9][0-9]"))
        picture(walk, "timetable-call")
        assert walk.problems() == [], walk.problems()


def large_text(program):
    """at 200 % no view of the page is wider than the screen, from the first moment"""
    path = workspace("--rulebook", "rus-chess-2014", "--discipline", "chess", "--players", "12", "--rounds", "9")
    with Walk(program, path, lang="ru", text_scale=2.0) as walk:
        widths = lambda: {window["w"] for window in walk.app.windows()}
        walk.key("alt+1")
        walk.app.find("button", TABLE)
        picture(walk, "event-200")
        assert max(widths()) <= 1366, widths()
        walk.app.find("button", TABLE).click()
        walk.app.find("button", "Добавить строку…", state="focused")
        picture(walk, "timetable-200")
        assert max(widths()) <= 1366, widths()
        assert walk.problems() == [], walk.problems()


PATH = workspace("--rulebook", "ussr-chess-1956", "--discipline", "chess", "--players", "12", "--rounds", "9")
change(PATH, "UPDATE person SET sight = 'blind' WHERE id = 2",
       "UPDATE event SET zone = 'Europe/Moscow', starts = '2026-11-10'")
with Walk(sys.argv[1], PATH, lang="ru") as walk:
    walk.n_rounds = 9
    open_timetable(walk)
    fill(walk)
    picture(walk, "timetable-filled")
    rest(walk)
    move(walk)
    resume(walk)
    keep(walk)
    announce(walk)
    move_for_a_reason(walk)
    pair(walk)
    assert walk.problems() == [], walk.problems()
call(sys.argv[1])
large_text(sys.argv[1])
print("1..1\nok 1 /gui/timetable/ussr-chess-1956/app. 1/by-keys")
