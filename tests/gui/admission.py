#!/usr/bin/python3
"""admission.py BERGER [SCALE]: sixty entries from a table with regions and coaches; deadlines, limits and a delegation by
forms; the committee decides one after the other by keys alone: three refused for their age, one late, one put off until
the fee is paid; the pairing asks while one is open, and the data of the protocol is complete."""
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
OLD = (7, 23, 41)                   # born in 2009: seventeen in 2026
LATE, DEBTOR = 30, 55               # entered after the deadline; has not paid


def picture(walk, name):
    folder = os.environ.get("ADMISSION_SHOTS")
    if folder:
        walk.app.shot(os.path.join(folder, name + ".png"))


def write_list(folder):
    """the table as appendix 4 has its columns"""
    lines = ["№;Ф.И.О.;Пол;Дата рождения;Спортивный разряд;Рейтинг;Регион;Личный тренер;Домашний адрес с индексом;"
             "Данные паспорта"]
    for i in range(1, 61):
        year = 2009 if i in OLD else 2010 + i % 3
        lines.append(f"{i};{NAMES[i % 10]} Им{chr(0x410 + i // 10)} Игоревич;м;{10 + i % 18:02}.03.{year};1 р.;{1900 + i};"
                     f"{REGIONS[(i - 1) // 5]};Тренер {REGIONS[(i - 1) // 5][:3]} А. Б.;410000, ул. Мира, {i};6300 1234{i:02}")
    path = os.path.join(folder, "entry.csv")
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
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
    """every column comes to its place, and it is said which are left out"""
    with Import(folder, write_list(folder)) as walk:
        walk.app.wait_window("Загрузка")
        walk.app.find("label", "новых: 60")
        left_out = walk.app.find_all(None, re.compile("личные документы не ведутся"), on_screen=False)
        assert left_out, "what is left out is not said"
        picture(walk, "admission-import")
        walk.key("Return")
        walk.app.find("text", "Название").set_text("Юность Приволжья")
        walk.key("Return")
        walk.until(lambda: walk.ask("SELECT count (*) FROM entry") == [(60,)], "the players")
        assert walk.ask("SELECT count (*) FROM delegation") == [(12,)]
        assert walk.ask("SELECT e.coach, e.organisation, d.name, d.region FROM entry e JOIN admission a ON a.entry_id = e.id"
                        " JOIN delegation d ON d.id = a.delegation_id ORDER BY e.id LIMIT 1") == [
            ("Тренер Баш А. Б.", "Башкортостан", "Башкортостан", "Башкортостан")]
        assert walk.ask("SELECT region, organisation FROM person ORDER BY id LIMIT 1") == [("Башкортостан", "")]
        told = " ".join(str(row) for row in walk.ask("SELECT * FROM person")) + str(walk.ask("SELECT * FROM entry"))
        assert "Мира" not in told and "6300" not in told
        assert walk.problems() == [], walk.problems()
        return walk.path


def prepare(path):
    """the event of draughts in November 2026, papers and fees of all but a few"""
    items = ("application", "doctor", "identity", "birth-certificate", "classification", "medical-insurance",
             "life-insurance")
    change(path,
           "UPDATE event SET rulebook = 'rus-draughts-2022', discipline = 'russian', starts = '2026-11-17',"
           " ends = '2026-11-22'",
           "UPDATE event_group SET system = 'coefficients', n_rounds = 7",
           "INSERT INTO setting (event_id, name, value) SELECT id, 'rule-entry-fee', '150000' FROM event",
           *(f"INSERT INTO entry_paper (entry_id, item, state, seen_on, seen_by) SELECT id, '{item}', 'seen',"
             f" '2026-11-16', 'Перминова' FROM entry WHERE id <> 1" for item in items),
           "INSERT INTO entry_fee (entry_id, amount, currency, paid_on, receipt) SELECT id, 150000, '₽', '2026-11-16',"
           f" '04' || id FROM entry WHERE id <> {DEBTOR}")


def fill(walk, **lines):
    """lines of a form by the beginning of their titles; letters of another alphabet are put in, as gui_drive does"""
    for title, text in lines.items():
        walk.app.find("text", re.compile("^" + title.replace("_", " ")), on_screen=False).set_text(text)


def save(walk, title):
    picture(walk, "admission-" + title)
    walk.key("ctrl+Return")


def open_admission(walk):
    walk.key("alt+2")
    walk.app.find("button", "Допуск").click()
    walk.app.find("label", "рассмотрено 0 из 60")
    walk.until(lambda: len(walk.rows(TABLE)) == 5, "the players of the first delegation")


def names_are_whole(walk):
    """a name that has no room in one line goes on in a second one; it stands in the second row, and the first can be
    as high as what that player owes"""
    def height():
        places = [cells[0][1].extents() for cells in (walk.below([(0, row)]) for _, row in walk.rows(TABLE)) if cells]
        return places[1][3] if len(places) > 1 and places[1] else 0
    was = walk.ask("SELECT given_name FROM person WHERE id = 2")[0][0]
    walk.until(lambda: height() > 0, "the second row")
    line = height()
    change(walk.path, "UPDATE person SET given_name = 'Аполлинарий' WHERE id = 2")
    walk.until(lambda: height() > line, "a name of two lines")
    change(walk.path, f"UPDATE person SET given_name = '{was}' WHERE id = 2")
    walk.until(lambda: height() == line, "the name to be short again")


def ask_who_looks(walk):
    """while nobody is entered who looks, a tick leads to the committee and is not set"""
    focus_table(walk)
    walk.key("p", "space")
    walk.app.wait_window("Комиссия по допуску")
    walk.app.find("label", re.compile("^Ещё не указано, кто проверяет документы"))
    picture(walk, "admission-who-looks")
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Комиссия по допуску" for window in walk.app.windows()), "the form to close")
    boxes = walk.app.find_all("check box", None)
    assert boxes and not [box for box in boxes if "checked" in box.states], boxes
    assert walk.ask("SELECT count (*) FROM entry_paper WHERE entry_id = 1") == [(0,)]
    walk.key("Escape")


def set_terms(walk):
    walk.app.find("button", re.compile("^Комиссия")).click()
    walk.app.wait_window("Комиссия по допуску")
    fill(walk, Последний_день_предв="32.11.2026")
    walk.key("ctrl+Return")
    walk.app.find("alert", "«32.11.2026» – не дата.")
    fill(walk, Последний_день_предв="10.11.2026", Последний_день_оконч="17.11.2026", День_работы="17.11.2026", Номер="1",
         Председатель="Токарев В. С.", Члены="Перминова Е. А., Ларина О. В.", Врач="Сомов")
    save(walk, "committee")
    walk.until(lambda: walk.ask("SELECT role, name FROM admission_member ORDER BY position") == [
        ("chair", "Токарев В. С."), ("member", "Перминова Е. А."), ("member", "Ларина О. В."), ("doctor", "Сомов")],
        "the committee")
    assert walk.ask("SELECT preliminary_by, final_by, meets_on FROM admission_terms") == [
        ("2026-11-10", "2026-11-17", "2026-11-17")]


def set_limits(walk):
    walk.app.find("button", re.compile("^Кто может играть")).click()
    walk.app.wait_window("Кто может играть в группе")
    walk.app.type("17")             # the first line has the focus
    fill(walk, Звание_или_разряд_не_ниже="сорт")
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("«сорт».*кмс"))
    fill(walk, Звание_или_разряд_не_ниже="")
    save(walk, "limits")
    walk.until(lambda: walk.ask("SELECT kind, number FROM group_limit") == [("age-under", 17)], "the limit")


def set_delegation(walk):
    """what stands on appendices 3 and 4"""
    walk.app.find("button", re.compile("^Делегация")).click()
    walk.app.wait_window("Делегация")
    fill(walk, Представитель="Гарипов Р. Ф.", Руководитель_рег="Валиев И. М.", Руководитель_орг="Садриев А. Т.",
         Предварительная="03.11.2026", Окончательная="17.11.2026", Дата_на="12.11.2026", Врач="Ахатов Б. Р.",
         Медицинская="Республиканский диспансер", Дата_допуска="11.11.2026")
    walk.app.find(None, "Это оригинал", on_screen=False).focus()
    walk.key("space")
    save(walk, "delegation")
    walk.until(lambda: walk.ask(
        "SELECT representative, doctor, clinic, doctor_on, (SELECT group_concat (name) FROM delegation_head WHERE"
        " delegation_id = d.id), (SELECT is_original FROM delegation_receipt WHERE delegation_id = d.id AND stage = 'final')"
        " FROM delegation d WHERE name = 'Башкортостан'") == [
            ("Гарипов Р. Ф.", "Ахатов Б. Р.", "Республиканский диспансер", "2026-11-11", "Валиев И. М.,Садриев А. Т.", 1)],
        "the delegation")


HEADS = ("SELECT h.role, h.name FROM delegation_head h JOIN delegation d ON d.id = h.delegation_id"
         " WHERE d.name = 'Башкортостан' ORDER BY h.position")
KEPT = ("SELECT stage, received_on, is_original FROM delegation_receipt r JOIN delegation d ON d.id = r.delegation_id"
        " WHERE d.name = 'Башкортостан' ORDER BY stage DESC")


def keep_posts(walk):
    """who signs keeps his post when the one before him goes, and when the form is only opened and saved"""
    both = walk.ask(HEADS)
    receipts = walk.ask(KEPT)
    for name in ("", None):
        walk.app.find("button", re.compile("^Делегация")).click()
        walk.app.wait_window("Делегация")
        if name is not None:
            fill(walk, Руководитель_рег=name)
        else:
            fill(walk, Представитель="Гарипов Р. Р.")
        save(walk, "delegation-again")
        walk.until(lambda: walk.ask(HEADS) == both[1:], "the other one")
    walk.until(lambda: walk.ask("SELECT representative FROM delegation WHERE name = 'Башкортостан'") == [("Гарипов Р. Р.",)],
               "the second time")
    assert walk.ask(HEADS) == both[1:] and walk.ask(KEPT) == receipts, (walk.ask(HEADS), walk.ask(KEPT))


def tick(walk):
    """the papers of the first player, with the bar of space; the original came with the delegation"""
    focus_table(walk)
    walk.key("p")
    n_asked = 5                     # doctor, identity, classification book, two policies
    for number in range(n_asked):
        for count in (number + 1, number, number + 1):      # the focus stays: the tick is taken back
            walk.key("space")
            walk.until(lambda: walk.ask("SELECT count (*) FROM entry_paper WHERE entry_id = 1") == [(count,)],
                       f"paper {number + 1}")
        walk.key("Down")
    picture(walk, "admission-papers")
    walk.key("Escape")


def focus_table(walk):
    """whoever comes to the page is among the delegations, where a figure decides nothing"""
    walk.key("alt+2")
    if SCALE > 1:       # the list stands in the place of the players
        walk.app.find("button", "Делегации", state="focused")
        walk.key("space")
    walk.app.find("list item", None, state="focused")
    walk.key("Right")
    walk.until(lambda: [row for row, node in walk.rows(TABLE) if "focused" in node.states], "the table")


def states(walk):
    return dict(walk.ask("SELECT entry_id, state FROM admission WHERE state <> 'open'"))


def decide(walk):
    """Enter writes what is proposed and goes to the next one"""
    focus_table(walk)
    for entry in range(1, 61):
        before = len(states(walk))
        if entry == LATE:
            walk.key("asterisk")
            walk.app.find("text", re.compile("^Примечание для протокола"), on_screen=False).set_text("Поезд опоздал")
            picture(walk, "admission-exception")
            walk.key("Return")
        else:
            if entry in (1, OLD[0], DEBTOR):
                picture(walk, f"admission-{entry}")
            walk.key("Return")
        walk.until(lambda: len(states(walk)) == before + 1, f"a decision about {entry}")
    found = states(walk)
    assert [entry for entry in found if found[entry] == "refused"] == list(OLD), found
    assert found[LATE] == "exception" and found[DEBTOR] == "later", found
    assert walk.ask("SELECT DISTINCT ground, article, decided_by FROM admission WHERE state = 'refused'") == [
        ("age", "rus-draughts-2022 2.1", "Токарев В. С.")]
    assert walk.ask("SELECT count (*) FROM entry WHERE left_after = 0") == [(3,)]


def enter_late(walk):
    """a player who was entered by himself, four days after the deadline"""
    walk.app.find("button", "Следующий")
    for _ in range(5):
        walk.key("ctrl+Next")
    walk.until(lambda: [cells for cells, _ in walk.rows(TABLE) if cells[0].startswith(NAMES[LATE % 10])], "his delegation")
    walk.key("End")
    walk.app.find("button", "Заявка…").click()
    fill(walk, Заявлен_отдельно="14.11.2026")
    save(walk, "days")
    walk.until(lambda: walk.ask("SELECT entry_id, entered_on FROM admission WHERE entered_on <> ''") == [
        (LATE, "2026-11-14")], "the day")
    focus_table(walk)
    for _ in range(5):
        walk.key("ctrl+Prior")
    walk.until(lambda: [cells for cells, _ in walk.rows(TABLE) if cells[0].startswith(NAMES[1])], "the first delegation")


def ask_before_pairing(walk):
    """one is put off: the pairing asks and does not bar"""
    walk.key("ctrl+Return")
    walk.app.find("button", re.compile("Далее: система"), state="sensitive")
    walk.until(lambda: walk.app.find_all(None, "не допущен", on_screen=False), "who was refused, before the pairing")
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile("Комиссия по допуску не решила о 1 участнике"))
    picture(walk, "admission-asked")
    walk.key("Escape")
    walk.key("Escape")
    walk.app.find("button", "Допуск (1)")


def debtor_shown(walk):
    return any(f"Им{chr(0x410 + DEBTOR // 10)}" in cells[0] for cells, _ in walk.rows(TABLE))


def pay(walk):
    """the fee of the one who was put off"""
    focus_table(walk)
    for _ in range(11):             # away from him, to find him again
        walk.key("ctrl+Prior")
    walk.until(lambda: not debtor_shown(walk), "the first delegation")
    walk.key("F8")
    walk.until(lambda: debtor_shown(walk), "the one who is not decided")
    walk.app.find("button", re.compile("^Взнос")).click()
    fill(walk, Валюта="₽", Дата_уплаты="17.11.2026", Номер_квитанции="0417")
    save(walk, "fee")
    # Somebody else's receipt and a fee above the limit are told first; saved again, they were meant so.
    walk.app.find("alert", re.compile("^Квитанция 0417 уже записана: .*Enter ещё раз – сохранить так"))
    assert walk.ask(f"SELECT * FROM entry_fee WHERE entry_id = {DEBTOR}") == []
    save(walk, "fee-doubt")
    walk.until(lambda: walk.ask(f"SELECT amount, receipt FROM entry_fee WHERE entry_id = {DEBTOR}") == [(150000, "0417")],
               "the fee")
    focus_table(walk)
    walk.key("1")
    walk.until(lambda: states(walk)[DEBTOR] == "admitted", "the last decision")
    walk.app.find("label", "рассмотрено 60 из 60")
    picture(walk, "admission-done")
    walk.key("ctrl+z")
    walk.until(lambda: states(walk)[DEBTOR] == "later", "undone")
    walk.key("ctrl+shift+z")
    walk.until(lambda: states(walk)[DEBTOR] == "admitted", "done again")


def told_in_lists(walk):
    walk.app.find("button", "Список").click()
    walk.until(lambda: len(walk.app.find_all(None, "не допущен", on_screen=False)) >= 1, "those who were refused")
    walk.until(lambda: walk.app.find_all(None, "допущен", on_screen=False), "those who were admitted")
    picture(walk, "admission-list")


def protocol(path):
    """everything that the protocol says is there"""
    done = subprocess.run([os.environ["BERGERCTL"], "admission", "protocol-data", "--db", path, "--event", "1"],
                          capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done
    rows = [line.split("\t") for line in done.stdout.splitlines()]
    assert rows[-1] == ["totals", "60", "open 0", "admitted 56", "refused 3", "exception 1", "later 0"], rows[-1]
    assert len([row for row in rows if row[0] == "decision" and row[6:8] == ["age", "rus-draughts-2022 2.1"]]) == 3, rows
    assert [row[8] for row in rows if row[0] == "decision" and row[5] == "exception"] == ["Поезд опоздал"], rows
    assert ["member", "chair", "Токарев В. С."] in rows
    assert subprocess.run([os.environ["BERGERCTL"], "db", "check", path], timeout=60, check=False).returncode == 0


def main():
    folder = tempfile.mkdtemp(prefix="berger-admission.")
    atexit.register(shutil.rmtree, folder, True)
    path = take_list(folder)
    prepare(path)
    with Walk(sys.argv[1], path, lang="ru", text_scale=SCALE) as walk:
        open_admission(walk)
        names_are_whole(walk)
        ask_who_looks(walk)
        set_terms(walk)
        set_limits(walk)
        set_delegation(walk)
        keep_posts(walk)
        tick(walk)
        enter_late(walk)
        decide(walk)
        ask_before_pairing(walk)
        pay(walk)
        told_in_lists(walk)
        assert walk.problems() == [], walk.problems()
    protocol(path)


main()
print("1..1\nok 1 /gui/admission/by-keys")
