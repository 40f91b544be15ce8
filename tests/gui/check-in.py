#!/usr/bin/python3
"""check-in.py BERGER [SCALE [PLAYERS]]: check-in before a round by keys alone in the Russian window: two letters and Enter,
a number, a badge that a scanner types, a badge of somebody else, one that was seen before; those who are absent get
a decision by one key; the pairing asks about the last one before it pairs, and the next round begins anew. Of teams a player's name or
badge stands for his team."""
import os
import re
import sys

from walk import Walk, change, workspace

SCALE = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
PLAYERS = int(sys.argv[3]) if len(sys.argv) > 3 else 12
TABLE = "Отсутствующие"
SEARCH = "Найти участника или поднести бейдж"


def picture(walk, name):
    folder = os.environ.get("TIMETABLE_SHOTS")
    if folder:
        walk.app.shot(os.path.join(folder, name + ".png"))


def marks(walk, round_number=1):
    """{number: state} of those who were seen or are waited for"""
    return dict(walk.ask("SELECT e.number, c.state FROM check_in c JOIN entry e ON e.id = entry_id WHERE round = ?",
                         round_number))


def byes(walk, round_number=1):
    return dict(walk.ask("SELECT e.number, a.outcome FROM absence a JOIN entry e ON e.id = entry_id WHERE round = ?",
                         round_number))


def name(walk, number):
    return walk.ask("SELECT family_name FROM person JOIN entry e ON person_id = person.id WHERE e.number = ?", number)[0][0]


def badge(walk, number):
    """the row, and the rest by 97 of it and of the name"""
    entry, family, given = walk.ask("SELECT e.id, family_name, given_name FROM entry e JOIN person ON"
                                    " person_id = person.id WHERE e.number = ?", number)[0]
    words = re.findall(r"\w+", f"{family} {given}".casefold().replace("ё", "е"))
    return f"B{entry}-{rest(entry, ' '.join(words)):02}"


def rest(entry, name):
    return (entry * 256 ** len(name.encode()) + int.from_bytes(name.encode(), "big")) % 97


def search(walk):
    return walk.app.find("text", SEARCH)


def open_check_in(walk):
    walk.key("alt+2")
    walk.app.find("button", "Явка").click()
    walk.app.find("label", re.compile(f"из {PLAYERS} здесь, тур 1"))
    walk.app.type("1")                              # the keys belong to the search
    walk.until(lambda: search(walk).text() == "1", "the search")
    walk.key("Escape")


def see(walk):
    """by number, by two letters of the name, by a badge"""
    walk.app.type("1")
    walk.key("Return")
    walk.until(lambda: marks(walk) == {1: "here"}, "number 1")
    search(walk).set_text(name(walk, 2)[:6])
    picture(walk, "check-in-found")
    walk.key("Return")
    walk.until(lambda: marks(walk).get(2) == "here", "number 2")
    walk.app.type(badge(walk, 3))
    walk.key("Return")
    walk.until(lambda: marks(walk).get(3) == "here", "the badge of number 3")
    walk.until(lambda: search(walk).text() == "", "the empty search")


def wait_told(walk, text):
    """what an alert says is its name"""
    walk.until(lambda: [node for role in ("alert", "label", "notification")
                        for node in walk.app.find_all(role, re.compile(text))], text)


def wrong_badges(walk):
    before = marks(walk)
    walk.app.type(badge(walk, 3))
    walk.key("Return")
    wait_told(walk, "уже здесь, с ")
    walk.app.type("B1-9")
    walk.key("Return")
    wait_told(walk, "Бейдж чужой")
    assert marks(walk) == before


def search_for_nothing(walk):
    """what was typed for nothing is gone with the next letter; a nonsense word finds nobody"""
    before = marks(walk)
    for typed in ("999", "zzzzzz"):
        walk.app.type(typed)
        walk.key("Return")
        wait_told(walk, "Никого с таким именем")
        walk.app.type("q")
        walk.until(lambda: search(walk).text() == "q", f"{typed} is gone")
        walk.key("Escape")
    assert marks(walk) == before


def choose(walk):
    """of two who are called so one is chosen; then the other is the only one who is missing"""
    before = marks(walk)
    search(walk).set_text("Цап")
    wait_told(walk, "Подходят 2 участника")         # more may fit than are on show
    walk.key("Return")
    wait_told(walk, "Так зовут 2 участников: выберите клавишей «вниз»")
    picture(walk, "check-in-several")
    walk.key("Return")
    assert marks(walk) == before
    walk.key("Down", "Down", "Return")
    walk.until(lambda: marks(walk) == {**before, 9: "here"}, "the second one")
    search(walk).set_text("Цап")
    walk.key("Return")
    walk.until(lambda: marks(walk) == {**before, 8: "here", 9: "here"}, "the other one")


def decide(walk):
    """one key each; the rows go down as they are decided: the first one is the next undecided"""
    walk.key("Down")
    walk.until(lambda: [row for row, node in walk.rows(TABLE) if "focused" in node.states], "the table")
    walk.key("Home", "5")
    walk.until(lambda: byes(walk) == {4: "H"}, "half a point for number 4")
    walk.key("Home", "0")
    walk.until(lambda: byes(walk).get(5) == "Z", "nothing for number 5")
    walk.key("Home", "asterisk")
    walk.until(lambda: marks(walk).get(6) == "wait", "number 6 is waited for")
    walk.key("Home", "minus")
    walk.until(lambda: walk.ask("SELECT left_after FROM entry WHERE number = 7") == [(0,)], "number 7 leaves")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT left_after FROM entry WHERE number = 7") == [(None,)], "number 7 stays")
    for number in (7, 10, 11):
        walk.key("Home", "plus")
        walk.until(lambda: marks(walk).get(number) == "here", f"number {number}")
    walk.app.find("label", re.compile(rf"не решено: {PLAYERS - 11} · с половиной очка: 1 · пропускают тур: 1 · ждём: 1 · выбыли: 0"))
    walk.app.find("button", f"Явка ({PLAYERS - 11})")
    picture(walk, f"check-in-{PLAYERS}")
    walk.key("f")
    walk.app.type("x")
    walk.until(lambda: search(walk).text() == "x", "the search again")
    walk.key("Escape")


def pair(walk):
    """the wizard asks about whom nobody has seen, and pairs when it is answered"""
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile(f"^Явка {PLAYERS - 11} участник"))
    picture(walk, "check-in-asked")
    if PLAYERS > 12:                                # all but one come
        walk.app.find("button", re.compile("Пропускает тур")).click()
        walk.app.find("label", re.compile(f"^Явка {PLAYERS - 12} участник"))
        walk.app.find("button", re.compile("^Все вместе: Все играют")).click()
    else:
        walk.app.find("button", re.compile("Пропускает тур")).click()
    for title in ("Далее: система", "Далее: пары", "Далее: публикация", "Опубликовать 1-й тур"):
        walk.app.find("button", title, state="sensitive")
        walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count (*) FROM round") == [(1,)], "the round")
    assert byes(walk).get(12) == "Z", byes(walk)
    playing = {number for pair in walk.ask(
        "SELECT w.number, b.number FROM pairing p JOIN entry w ON w.id = white_id LEFT JOIN entry b ON b.id = black_id"
        " JOIN round r ON r.id = round_id WHERE r.number = 1 AND black_id IS NOT NULL") for number in pair}
    assert not playing & {4, 5, 12} and 6 in playing | {n for n, in walk.ask(
        "SELECT w.number FROM pairing p JOIN entry w ON w.id = white_id WHERE black_id IS NULL")}, playing


def again(walk):
    """every round is opened anew"""
    walk.key("alt+2")
    walk.app.find("label", re.compile("здесь, тур 2"))
    assert marks(walk, 2) == {}
    walk.app.type("5")
    walk.key("Return")
    walk.until(lambda: marks(walk, 2) == {5: "here"}, "number 5 in round 2")


def before_numbers(program):
    """while nobody has a start number, the place in the list is shown and found as in the list of players"""
    path = workspace("--rulebook", "fide-2023", "--discipline", "chess", "--system", "dutch", "--players", "12",
                     "--rounds", "5", "--unpaired")
    change(path, "UPDATE entry SET number = NULL", "UPDATE entry SET organisation = ''")
    with Walk(program, path, lang="ru", text_scale=SCALE) as walk:
        walk.key("alt+2")
        walk.app.find("button", "Явка").click()
        walk.app.find("label", re.compile("из 12 здесь, тур 1"))
        walk.until(lambda: len(walk.rows(TABLE)) >= 4, "the table")
        numbers = [cells[0] for cells, _ in walk.rows(TABLE)][:4]
        assert numbers == ["1", "2", "3", "4"], numbers
        third = walk.rows(TABLE)[2][0][1]
        walk.app.type("3")
        walk.app.find("label", f"3 · {third} · нет")
        picture(walk, "check-in-unnumbered")
        walk.key("Return")
        wait_told(walk, f"Здесь: {third}")
        assert walk.ask("SELECT count (*) FROM check_in WHERE state = 'here'") == [(1,)]
        assert walk.problems() == [], walk.problems()


def nobody(program):
    """a new event has no players yet; its rounds are all before it"""
    path = workspace("--rulebook", "fide-2023", "--discipline", "chess", "--system", "dutch", "--players", "4",
                     "--rounds", "5", "--unpaired")
    change(path, "DELETE FROM entry")
    with Walk(program, path, lang="ru", text_scale=SCALE) as walk:
        walk.key("alt+2")
        walk.app.find("button", "Явка").click()
        walk.app.find("label", "Участников пока нет")
        assert not walk.app.find_all("label", "Туров для жеребьёвки не осталось")
        picture(walk, "check-in-nobody")
        assert walk.problems() == [], walk.problems()


def teams(program):
    """the badges that are printed are those of players; a name finds the team with the player beside it"""
    path = workspace("--rulebook", "rus-draughts-2022", "--discipline", "russian", "--system", "coefficients", "--teams",
                     "6", "--boards", "4", "--rounds", "5", "--unpaired")
    change(path, "UPDATE person SET family_name = 'Цаплин', given_name = 'Юрий' WHERE id = (SELECT person_id FROM entry"
           " WHERE team_id = (SELECT id FROM entry WHERE number = 3 AND team_id IS NULL) ORDER BY team_place LIMIT 1)")
    with Walk(program, path, lang="ru", text_scale=SCALE) as walk:
        walk.key("alt+2")
        walk.app.find("button", "Явка").click()
        walk.app.find("label", re.compile("из 6 здесь, тур 1"))
        walk.app.type("Ца")
        walk.app.find("label", re.compile("^3 · .*Цаплин.* · нет$"))
        picture(walk, "check-in-team")
        walk.key("Return")
        walk.until(lambda: marks(walk) == {3: "here"}, "team 3")
        entry, family, given = walk.ask(
            "SELECT e.id, family_name, given_name FROM entry e JOIN person ON e.person_id = person.id JOIN entry t ON"
            " t.id = e.team_id WHERE t.number = 5 ORDER BY e.team_place LIMIT 1")[0]
        words = re.findall(r"\w+", f"{family} {given}".casefold().replace("ё", "е"))
        walk.app.type(f"B{entry}-{rest(entry, ' '.join(words)):02}")
        walk.key("Return")
        walk.until(lambda: marks(walk) == {3: "here", 5: "here"}, "the badge of a player of team 5")
        assert walk.problems() == [], walk.problems()


file = workspace("--rulebook", "fide-2023", "--discipline", "chess", "--system", "dutch", "--players", str(PLAYERS),
                 "--rounds", "5", "--unpaired")
change(file, *(f"UPDATE person SET family_name = '{family}' WHERE id = (SELECT person_id FROM entry WHERE number = {number})"
               for number, family in ((8, "Цаплин"), (9, "Цаплина"))))
with Walk(sys.argv[1], file, lang="ru", text_scale=SCALE) as walk:
    open_check_in(walk)
    see(walk)
    wrong_badges(walk)
    search_for_nothing(walk)
    choose(walk)
    decide(walk)
    pair(walk)
    again(walk)
    assert walk.problems() == [], walk.problems()
before_numbers(sys.argv[1])
nobody(sys.argv[1])
teams(sys.argv[1])
print("1..1\nok 1 /gui/check-in/by-keys")
