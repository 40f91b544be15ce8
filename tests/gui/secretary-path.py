#!/usr/bin/python3
"""secretary-path.py BERGER [SCALE]: the path of a secretary before the first round, by keys alone in the Russian window.
Sixty entries from a table with regions and coaches are matched with a rating list; three are refused for their age, one
came after the deadline, one is admitted without his policy as an exception; fees; a player goes to another delegation; the
protocol of the committee is printed; nine rounds have their hours; numbers are given, two are absent, round one is paired."""
import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile

from walk import Walk, change, gui_drive

SCALE = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
TABLE = "Участники делегации"
REGIONS = ["Башкортостан", "Кировская обл.", "Марий Эл", "Мордовия", "Нижегородская обл.", "Оренбургская обл.",
           "Пензенская обл.", "Пермский край", "Самарская обл.", "Саратовская обл.", "Татарстан", "Удмуртия"]
NAMES = ["Лапшин", "Ковтун", "Юматов", "Бережной", "Дорохов", "Жилин", "Зотов", "Давлетов", "Плотников", "Тагиров"]
OLD = (7, 23, 41)                       # born in 2009: seventeen in 2026
LATE, POLICY, DEBTOR = 30, 12, 55       # after the deadline; without the policy; has not paid
PLAYERS = 60 - len(OLD)
PAPERS_LOST = "Паспорта, адреса и прочего нет ни в копиях, ни в журнале: отмена вернёт участника без них."
WANTS_REASON = "Исключению нужна причина."
ROUNDS = 9


def picture(walk, name):
    folder = os.environ.get("SECRETARY_SHOTS")
    if folder:
        walk.app.shot(os.path.join(folder, f"secretary-{name}-{SCALE:g}.png"))


def name_of(i):
    return f"{NAMES[i % 10]} Им{chr(0x410 + i // 10)}"


def birth_of(i):
    return f"{10 + i % 18:02}.03.{2009 if i in OLD else 2010 + i % 3}"


def write_list(folder):
    lines = ["№;Ф.И.О.;Пол;Дата рождения;Спортивный разряд;Рейтинг;Регион;Личный тренер"]
    for i in range(1, 61):
        lines.append(f"{i};{name_of(i)} Игоревич;м;{birth_of(i)};1 р.;{1900 + i};{REGIONS[(i - 1) // 5]};"
                     f"Тренер {REGIONS[(i - 1) // 5][:3]} А. Б.")
    path = os.path.join(folder, "entry.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    return path


def write_ratings(folder):
    """a list of the federation: every third player has another rating there"""
    path = os.path.join(folder, "rating.csv")
    with open(path, "w", encoding="cp1251", newline="") as file:
        file.write("Код;ФИО;Г.р.;Область;Рейтинг\r\n")
        for i in range(1, 61):
            file.write(f"{500 + i};{name_of(i)};{birth_of(i)[-4:]};{REGIONS[(i - 1) // 5]};{1900 + i + 5 * (i % 3 == 0)}\r\n")
    return path


class Import(Walk):
    """the program with a workspace of its own, and the table to open"""

    def __init__(self, folder, table):
        gui_drive.skip_if_missing()
        env = {name: os.environ[name] for name in ("BERGER_LOCALEDIR",) if name in os.environ}
        for name in ("DATA", "STATE", "CONFIG"):
            env[f"XDG_{name}_HOME"] = os.path.join(folder, name.lower())
        self.path = os.path.join(env["XDG_DATA_HOME"], "berger", "events.berger")
        self.app = gui_drive.start([sys.argv[1], table], fatal="fatal-criticals", env=env, size=(1366, 768), timeout=60,
                                   lang="ru", text_scale=SCALE)
        self.table = None

    def __enter__(self):
        return self


def take_list(folder):
    with Import(folder, write_list(folder)) as walk:
        walk.app.wait_window("Загрузка")
        walk.app.find("label", "новых: 60")
        picture(walk, "import")
        walk.key("Return")
        walk.app.find("text", "Название").set_text("Юность Приволжья")
        walk.key("Return")
        walk.until(lambda: walk.ask("SELECT count (*) FROM entry") == [(60,)], "the players")
        assert walk.ask("SELECT count (*) FROM delegation") == [(12,)]
        assert walk.problems() == [], walk.problems()
        return walk.path


def prepare(path):
    """what the regulations say, and what lay on the table of the committee: papers and fees of all but a few"""
    items = ("application", "doctor", "identity", "birth-certificate", "classification", "medical-insurance",
             "life-insurance")
    change(path,
           "UPDATE event SET rulebook = 'rus-draughts-2022', discipline = 'russian', starts = '2026-11-17',"
           " ends = '2026-11-22', place = 'г. Камск', venue = 'шахматно-шашечный клуб', organiser = 'Федерация шашек'",
           f"UPDATE event_group SET system = 'coefficients', n_rounds = {ROUNDS}",
           "INSERT INTO setting (event_id, name, value) SELECT id, 'rule-entry-fee', '150000' FROM event",
           *(f"INSERT INTO entry_paper (entry_id, item, state, seen_on, seen_by) SELECT id, '{item}', 'seen',"
             " '2026-11-16', 'Перминова' FROM entry"
             + (f" WHERE id <> {POLICY}" if item == "life-insurance" else "") for item in items),
           "INSERT INTO entry_fee (entry_id, amount, currency, paid_on, receipt) SELECT id, 150000, '₽', '2026-11-16',"
           f" '04' || id FROM entry WHERE id <> {DEBTOR}")


    ctl = os.environ["BERGERCTL"]
    subprocess.run([ctl, "register", "keep-papers", "--db", path], check=True, capture_output=True, timeout=60)
    subprocess.run([ctl, "register", "set-papers", "--db", path, "1", "passport=6300 123401"], check=True,
                   capture_output=True, timeout=60)


def ask_before_removal(walk):
    """a passport goes with the player for good: that is said before, and Escape leaves him"""
    walk.key("alt+2")
    walk.until(lambda: [row for row, node in walk.rows("Участники") if "focused" in node.states], "the list")
    walk.key("Home", "Delete")
    walk.app.find("label", PAPERS_LOST)
    picture(walk, "papers-lost")
    walk.key("Escape")
    walk.app.gone("label", PAPERS_LOST)
    assert walk.ask("SELECT count (*) FROM entry") == [(60,)]
    assert walk.ask("SELECT passport FROM personal_paper") == [("6300 123401",)]


def fill(walk, **lines):
    for title, text in lines.items():
        walk.app.find("text", re.compile("^" + title.replace("_", " ")), on_screen=False).set_text(text)


def closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"“{title}” to close")


def press(walk, name):
    """a button, with the space bar"""
    walk.app.find("button", re.compile(name), on_screen=False).focus()
    walk.key("space")


def match_ratings(walk, path):
    """the list is read by its headings; what it has otherwise is ticked and taken"""
    walk.key("alt+2")
    press(walk, "^Действия с участниками")
    walk.app.find("menu item", "Рейтинг-листы…").click()
    walk.app.wait_window("Рейтинг-листы")
    press(walk, "^Добавить лист")
    walk.app.wait_window("Добавить рейтинг-лист")
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return", "Return")
    walk.app.wait_window("Таблица как рейтинг-лист")
    walk.app.find("text", "Название листа").set_text("Федерация")
    walk.app.find("text", "Действует с").set_text("01.11.2026")
    press(walk, "^Прочитать лист")
    walk.expect_label("Прочитано 60 игроков. Лист подскажет имя, когда вы добавляете участника.")
    walk.key("Return")
    closed(walk, "Рейтинг-лист")
    press(walk, "^Обновить рейтинги")
    walk.app.wait_window("Обновить рейтинги")
    picture(walk, "ratings")
    press(walk, "^Отметить всех")
    press(walk, "^Взять 20 рейтингов")
    closed(walk, "Обновить рейтинги")
    walk.until(lambda: walk.ask("SELECT id, rating FROM entry ORDER BY id") == [
        (i, 1900 + i + 5 * (i % 3 == 0)) for i in range(1, 61)], "the ratings of the list")


def focus_table(walk):
    """whoever comes to the page is among the delegations, where a figure decides nothing"""
    walk.key("alt+2")
    if SCALE > 1:       # the list stands in the place of the players
        walk.app.find("button", "Делегации", state="focused")
        walk.key("space")
    walk.app.find("list item", None, state="focused")
    walk.key("Right")
    walk.until(lambda: [row for row, node in walk.rows(TABLE) if "focused" in node.states], "the table")


def open_admission(walk):
    walk.key("alt+2")
    press(walk, "^Допуск")
    walk.app.find("label", "рассмотрено 0 из 60")
    walk.until(lambda: len(walk.rows(TABLE)) == 5, "the players of the first delegation")


def set_up_committee(walk):
    press(walk, "^Комиссия")
    walk.app.wait_window("Комиссия по допуску")
    fill(walk, Последний_день_предв="10.11.2026", Последний_день_оконч="17.11.2026", День_работы="17.11.2026", Номер="1",
         Председатель="Токарев В. С.", Члены="Перминова Е. А.", От_проводящей="Корнилов Н. А.", Врач="Сомов А. Б.")
    picture(walk, "committee")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count (*) FROM admission_member") == [(4,)], "the committee")
    press(walk, "^Кто может играть")
    walk.app.wait_window("Кто может играть в группе")
    walk.app.type("17")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT kind, number FROM group_limit") == [("age-under", 17)], "the limit")


def go_to(walk, entry):
    """the row of a player: his delegation, then his place in it"""
    focus_table(walk)
    for _ in range(11):
        walk.key("ctrl+Prior")
    for _ in range((entry - 1) // 5):
        walk.key("ctrl+Next")
    walk.until(lambda: any(name_of(entry) in cells[0] for cells, _ in walk.rows(TABLE)), "his delegation")
    walk.key("Home", *["Down"] * ((entry - 1) % 5))
    walk.until(lambda: any(name_of(entry) in cells[0] and "selected" in node.states for cells, node in walk.rows(TABLE)),
               "his row")


def enter_late(walk):
    go_to(walk, LATE)
    press(walk, "^Заявка…")
    fill(walk, Заявлен_отдельно="14.11.2026")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT entry_id FROM admission WHERE entered_on = '2026-11-14'") == [(LATE,)], "the day")


def delegation_of(walk, entry):
    return walk.ask("SELECT d.name FROM admission a LEFT JOIN delegation d ON d.id = a.delegation_id WHERE entry_id = ?", entry)


def change_delegations(walk):
    """a player plays for another one, and a delegation goes; both are undone"""
    go_to(walk, 5)
    press(walk, "^Другая делегация")
    walk.app.wait_window(f"{name_of(5)} Игоревич")
    picture(walk, "move")
    walk.key("space")
    walk.app.find("label", "Без делегации")        # the list is open, and closes before anything is saved
    walk.key("Down", "Return")
    walk.app.gone("label", "Без делегации")
    walk.key("ctrl+Return")
    walk.until(lambda: delegation_of(walk, 5) == [(REGIONS[1],)], "the other delegation")
    walk.key("ctrl+z")
    walk.until(lambda: delegation_of(walk, 5) == [(REGIONS[0],)], "the first one")
    go_to(walk, 60)
    press(walk, "^Делегация…")
    walk.app.wait_window("Делегация")
    picture(walk, "delegation")
    press(walk, "^Удалить")
    walk.until(lambda: walk.ask("SELECT count (*) FROM delegation") == [(11,)], "one delegation less")
    assert delegation_of(walk, 60) == [(None,)]
    walk.key("ctrl+z")
    walk.until(lambda: delegation_of(walk, 60) == [(REGIONS[11],)], "the delegation again")


def states(walk):
    return dict(walk.ask("SELECT entry_id, state FROM admission WHERE state <> 'open'"))


def decide(walk):
    """Enter writes what is proposed; 1 asks for the reason where something is against it"""
    go_to(walk, 1)
    for entry in range(1, 61):
        before = len(states(walk))
        if entry in (LATE, POLICY):
            walk.key("1")
            walk.app.find("alert", re.compile("^Есть препятствие: допустить можно только как исключение"), on_screen=False)
            walk.app.find("text", re.compile("^Примечание для протокола"), state="focused")
            picture(walk, f"exception-{entry}")
            walk.key("Return")          # nothing without a reason
            walk.app.find("label", WANTS_REASON)
            assert len(states(walk)) == before
            walk.key("Return")          # what was told is read
            walk.app.gone("label", WANTS_REASON)
            walk.app.find("text", re.compile("^Примечание для протокола"), on_screen=False).set_text("полис и заявка в пути")
        walk.key("Return")
        walk.until(lambda: len(states(walk)) == before + 1, f"a decision about {entry}")
    found = states(walk)
    assert [entry for entry in found if found[entry] == "refused"] == list(OLD), found
    assert found[LATE] == found[POLICY] == "exception" and found[DEBTOR] == "later", found
    picture(walk, "decided")


def pay(walk):
    go_to(walk, DEBTOR)
    press(walk, "^Взнос…")
    fill(walk, Валюта="₽", Дата_уплаты="17.11.2026", Номер_квитанции="0555")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask(f"SELECT amount FROM entry_fee WHERE entry_id = {DEBTOR}") == [(150000,)], "the fee")
    focus_table(walk)
    walk.key("1")
    walk.until(lambda: states(walk)[DEBTOR] == "admitted", "the last decision")
    walk.app.find("label", "рассмотрено 60 из 60")


def choose_paper(walk, title):
    """the list of papers has the focus; the arrow goes down it"""
    walk.key("alt+1", "alt+8", "Home")
    for _ in range(40):
        shown = walk.app.find("list item", state="focused")
        if shown.name.startswith(title):
            return
        walk.key("Down")
    raise AssertionError(f"{title} is not in the list")


def print_protocol(walk):
    """the protocol and the final entry of a delegation, from the page of documents"""
    path = os.path.join(walk.app.tmp, "admission.pdf")
    walk.key("alt+8")
    choose_paper(walk, "Протокол комиссии по допуску")
    picture(walk, "protocol")
    walk.key("ctrl+s")
    walk.app.wait_window("Сохранить документ")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the PDF")
    text = " ".join(subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True, text=True,
                                   timeout=60).stdout.split())
    for part in ("ПРОТОКОЛ № 1 комиссии по допуску участников", "17 ноября 2026 г.", "Председатель: Токарев В. С.",
                 "Рассмотрены документы спортсменов: 60 из 60.", "допустить 55, допустить как исключение 2, отказать 3.",
                 "Отказ: возраст 3.", "Председатель комиссии:", "Врач соревнований:", "полис и заявка в пути"):
        assert part in text, (part, text)
    assert text.count("отказать") == 3 + 1, text        # a row each, and the total
    choose_paper(walk, "Окончательная заявка делегации")
    walk.app.find("combo box", re.compile("^_?Делегация"), on_screen=False)
    picture(walk, "entry")


def make_timetable(walk):
    walk.key("alt+1")
    press(walk, "^Расписание")
    walk.app.find("button", "Добавить строку…")
    for name, text in (("Каждый день в (10:00 15:00)", "10:00 15:00"), ("С какого дня", "18.11.2026"),
                       ("Тур длится (часов, 5 или 2:30)", "2")):
        walk.app.find("text", name, on_screen=False).set_text(text)
    walk.app.find("text", "С какого дня", on_screen=False).focus()
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT count (*) FROM timetable_row WHERE kind = 'round'") == [(ROUNDS,)], "the rounds")
    picture(walk, "timetable")


def give_numbers(walk):
    walk.key("alt+2")
    press(walk, "^Список")
    press(walk, "^Действия с участниками")
    walk.app.find("menu item", "Стартовые номера…").click()
    walk.app.wait_window("Стартовые номера")
    picture(walk, "numbers")
    press(walk, "^Дать номера")
    walk.until(lambda: walk.ask("SELECT count (*) FROM entry WHERE number IS NOT NULL") == [(PLAYERS,)], "the numbers")


def check_in(walk):
    """everybody is here but two"""
    walk.key("alt+2")
    press(walk, "^Явка")
    walk.app.find("label", re.compile(f"из {PLAYERS} здесь, тур 1"))
    for number in range(1, PLAYERS - 1):
        walk.app.type(str(number))
        walk.key("Return")
        walk.until(lambda: walk.ask("SELECT count (*) FROM check_in WHERE state = 'here'") == [(number,)], f"number {number}")
    picture(walk, "check-in")


def pair(walk):
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile("^Явка 2 участник"))
    picture(walk, "absent")
    for _ in range(2):
        press(walk, "Пропускает тур")
        walk.app.settle()
    for title in ("Далее: система", "Далее: пары", "Далее: публикация", "Опубликовать 1-й тур"):
        walk.app.find("button", title, state="sensitive")
        walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count (*) FROM round") == [(1,)], "the round")
    absent = {number for number, in walk.ask("SELECT e.number FROM absence a JOIN entry e ON e.id = entry_id WHERE round = 1")}
    assert absent == {PLAYERS - 1, PLAYERS}, absent
    playing = [number for pair in walk.ask(
        "SELECT w.number, b.number FROM pairing p JOIN entry w ON w.id = white_id JOIN entry b ON b.id = black_id")
        for number in pair]
    assert len(playing) == len(set(playing)) == PLAYERS - 3 and not absent & set(playing), playing
    picture(walk, "paired")


def main():
    folder = tempfile.mkdtemp(prefix="berger-secretary.")
    atexit.register(shutil.rmtree, folder, True)
    path = take_list(folder)
    prepare(path)
    with Walk(sys.argv[1], path, lang="ru", text_scale=SCALE) as walk:
        ask_before_removal(walk)
        match_ratings(walk, write_ratings(folder))
        open_admission(walk)
        set_up_committee(walk)
        enter_late(walk)
        change_delegations(walk)
        decide(walk)
        pay(walk)
        print_protocol(walk)
        make_timetable(walk)
        give_numbers(walk)
        check_in(walk)
        pair(walk)
        assert walk.problems() == [], walk.problems()


main()
print("1..1\nok 1 /gui/secretary-path/before-the-first-round")
