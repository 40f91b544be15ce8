#!/usr/bin/python3
"""import.py BERGER: the sample by one key; tables and reports that are opened with the program, good and bad."""
import atexit
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from walk import Walk, change, gui_drive, workspace

HERE = os.path.dirname(os.path.abspath(__file__))
PLAYERS = os.path.join(HERE, "..", "..", "data", "tables", "sample-players.csv")
FIXTURES = os.path.join(HERE, "..", "fixtures")
ROWS = "Rows of the file"

# Number 9 has an opponent whom nobody is.
# A win with White is worth more than one with Black: there is no such scoring, and no repair.
BAD_REPORT = "012 Cup\n092 Individual: Swiss-System\nXXS WW=3 BW=2\n001    1      A\n"
# Half a game, a ban of nobody, a line that an event has no place for.
TORN_REPORT = ("012 Torn Cup\n092 Individual: Swiss-System\n142 2\n260   1   2    1    2    7\n902 kept\n" +
               "".join(f"001 {number:4}      {name:33} 2000{'':28}{cells}\n" for number, name, cells in (
                   (1, "Abe, Anna", "              2 w 1"), (2, "Bor, Boris", ""))))


class Home:
    """a folder that is kept from one start to the next"""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="berger-import.")
        atexit.register(shutil.rmtree, self.folder, True)

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path


class Desk(Walk):
    """the program with the user's own workspace, and a file to open"""

    def __init__(self, home, *files):
        gui_drive.skip_if_missing()
        env = {name: os.environ[name] for name in ("BERGER_LOCALEDIR",) if name in os.environ}
        for name in ("DATA", "STATE", "CONFIG"):
            env[f"XDG_{name}_HOME"] = os.path.join(home.folder, name.lower())
        self.path = os.path.join(env["XDG_DATA_HOME"], "berger", "events.berger")
        self.app = gui_drive.start([sys.argv[1], *files], fatal="fatal-criticals", env=env, size=(1366, 768),
                                   timeout=45)
        self.table = None

    def __enter__(self):
        return self

    def __exit__(self, kind=None, *_):
        if kind is None:
            assert self.problems() == [], self.problems()
        super().__exit__(kind)

    def count(self, what):
        return self.ask(f"SELECT count(*) FROM {what}")[0][0]

    def states(self):
        """what becomes of the rows, as the sheet says it"""
        return [cells[1] for cells, _ in self.rows(ROWS)]

    def wait_sheet(self, counts):
        self.app.wait_window("Import")
        self.expect_label(counts)

    def wait_label(self, part):
        """a label with these words in it"""
        return self.app.find("label", re.compile(re.escape(part)))

    def wait_gone(self, part):
        self.app.gone("label", re.compile(re.escape(part)))


def sample():
    """made by one key, opened the second time"""
    home = Home()
    with Desk(home) as desk:
        desk.app.find("button", "Open the Sample")
        desk.key("alt+s")
        desk.app.find("button", "Close round 7")
        desk.wait_results({1: "2 – 0", 2: "1 – 1", 3: "0 – 2"})
        desk.key("alt+4")
        desk.expect_label("12 players · round 7 of 11")
        desk.key("ctrl+Home", "Down", "Down", "Home", "Right")
        desk.expect_label("Thorne Edmund – Harwood Simon, round 3, board 2: 0 – 2")
        assert desk.count("event") == 1
        n_entries = desk.count_journal()
        desk.key("alt+Home")
        desk.app.find("list", "Recent events")
        desk.key("alt+s")
        desk.app.find("button", "Close round 7")
        assert (desk.count("event"), desk.count_journal()) == (1, n_entries)
    # A workspace with one event opens with it; the list of events is one key away.
    shutil.rmtree(os.path.join(home.folder, "state"))
    with Desk(home, desk.path) as desk:
        desk.app.find("button", "Close round 7")
        desk.key("alt+Home")
        desk.app.find("list", "Recent events")


def closed_unexpectedly():
    """a file that was open when the program ended is asked for: one key opens it again, one the newest copy"""
    home = Home()
    state = os.path.join(home.folder, "state", "berger", "state.ini")
    with Desk(home) as desk:
        desk.app.find("button", "Open the Sample")
        desk.key("alt+s")
        desk.app.find("button", "Close round 7")
        desk.until(lambda: f"workspace={desk.path}" in open(state, encoding="utf-8").read(), "the file to be remembered")
        desk.key("alt+3")
        desk.wait_selected(4)
    # Ended from outside, as at the end of a session: that is no fault of the file.
    assert "opening=" not in open(state, encoding="utf-8").read()
    killed(home)
    with Desk(home) as desk:
        desk.wait_label("Berger was closed unexpectedly")
        desk.app.gone("button", "Close round 7")
        desk.key("Return")
        desk.app.find("button", "Close round 7")
    killed(home)
    look_at_copy(home)
    with Desk(home) as desk:
        desk.app.find("button", "Close round 7")


def killed(home):
    """the program ends with the file open, long after it was shown and proved"""
    desk = Desk(home)
    try:
        desk.app.find("button", "Close round 7")
        os.kill(desk.app.proc.pid, signal.SIGKILL)
        desk.app.proc.wait()
    finally:
        desk.app.close()


def look_at_copy(home):
    """nothing is done in it, and the next start begins with the file"""
    with Desk(home) as desk:
        desk.wait_label("Berger was closed unexpectedly")
        if "GUI_SHOTS" in os.environ:
            desk.app.settle()
            desk.app.shot(os.path.join(os.environ["GUI_SHOTS"], "closed-unexpectedly.png"))
        desk.key("alt+l")
        desk.app.find("list", "Recent events")
        desk.app.find("alert", "View only: this is a copy. To go on with it, save it under another name.")
        desk.key("Return")
        desk.app.find("button", "Close round 7")
        assert "sensitive" not in desk.app.find("button", re.compile("^Undo")).states


def table():
    """a new event of a table; the same table again; one player more, and back"""
    home = Home()
    with Desk(home, PLAYERS) as desk:
        desk.wait_sheet("12 new")
        assert desk.states() == ["new"] * 12
        desk.expect_label("Ветлугин Аркадий Семёнович · мс · 2347 · 14.03.1979 · Ижевск, ДЮСШ № 4")
        desk.key("Return")
        desk.app.find("text", "Name")
        desk.key("ctrl+a")
        desk.app.type("Autumn Cup")
        desk.key("Return")
        desk.app.find("button", "Pair round 1")
        desk.expect_label("12 players")
        assert desk.ask("SELECT name FROM event") == [("Autumn Cup",)]
        assert desk.ask("SELECT family_name, given_name, birth FROM person ORDER BY id LIMIT 1") == [
            ("Ветлугин", "Аркадий", "1979-03-14")]
    more = home.write("more.csv", "Name;Rating\nЕремчук Глеб Антонович;2083\nНовиков Степан Ильич;2001\n")
    with Desk(home, more) as desk:
        desk.wait_sheet("1 new, 1 skipped in doubt")
        assert desk.states() == ["skipped: same?", "new"]
        n_entries = desk.count_journal()
        desk.wait_label("Perhaps already in the list: Еремчук Глеб Антонович")
        desk.key("space")
        desk.expect_label("1 new, 1 doubtful")
        assert desk.states() == ["duplicate?", "new"]
        desk.key("space")
        desk.expect_label("1 new, 1 skipped in doubt")
        desk.key("Return")
        desk.expect_label("13 players")
        assert (desk.count("entry"), desk.count_journal()) == (13, n_entries + 1)
        desk.key("ctrl+z")
        desk.expect_label("12 players")
        assert desk.count("entry") == 12


def preview():
    """headings, encoding and problems by keys; nothing is stored by looking"""
    home = Home()
    with Desk(home, os.path.join(FIXTURES, "csv", "players-ru-1251.csv")) as desk:
        desk.wait_sheet("4 new")
        desk.key("alt+h")
        desk.expect_label("4 new, 1 doubtful")     # the headings as a player
        desk.key("alt+h")
        desk.expect_label("4 new")
        desk.key("Escape")
        desk.app.gone("label", "4 new")
        assert desk.count("event") == 0
    with Desk(home, os.path.join(FIXTURES, "csv", "players-dirty.csv")) as desk:
        desk.wait_sheet("4 doubtful, 1 unusable")
        desk.wait_label("Row 4, column ")
        desk.key("F8")
        desk.wait_label("Row 5, column ")
        desk.key("F8")
        desk.wait_label("Row 6, column ")
        desk.wait_label("Nothing can be imported yet: 1 row is unusable.")
        # Not while a row cannot be used.
        assert "sensitive" not in desk.app.find("button", "Next").refresh().states
        desk.key("Return")
        assert desk.count("event") == 0
        desk.app.find("button", "Skip row 6").click()
        desk.expect_label("1 skipped, 4 doubtful")
        desk.wait_label("4 of them are doubtful and can be skipped one by one.")
        if "IMPORT_SHOT" in os.environ:
            desk.app.shot(os.environ["IMPORT_SHOT"])
        desk.key("Return")
        desk.expect_label("4 players")


def bad_files():
    """one message with line and column; the event behind stays as it is"""
    home = Home()
    with Desk(home, PLAYERS) as desk:
        desk.wait_sheet("12 new")
        desk.key("Return")
        desk.app.find("text", "Name")
        desk.key("Return")
        desk.app.find("button", "Pair round 1")
        desk.expect_label("12 players")
        before = (desk.count_journal(), desk.count("entry"), desk.count("event"))
    files = (home.write("broken.csv", "Name;Rating\n\"Ivanov;2000\n"), home.write("broken.trf", BAD_REPORT))
    with Desk(home, *files) as desk:
        messages = ("Line 2, character 1:", "Line 3, character ")
        for message in messages:
            desk.wait_label(message)
        told = re.compile("was not imported")
        for left in range(len(messages) - 1, -1, -1):
            desk.key("Return")
            desk.app._until(lambda: len(desk.app.find_all("label", told)) <= left, f"{left} messages to be left")
        desk.expect_label("12 players")
        assert (desk.count_journal(), desk.count("entry"), desk.count("event")) == before


def confirm_rounds(desk):
    """rounds that the rules of today do not pair are asked about in FIDE mode"""
    desk.until(lambda: desk.count("event") == 1 or desk.app.find_all("button", "Do It Anyway"), "event or question")
    for button in desk.app.find_all("button", "Do It Anyway"):
        button.click()


def report():
    """an event with rounds and results; the places are those of the program on the command line"""
    home = Home()
    with Desk(home, os.path.join(FIXTURES, "trf", "karl-mala-2005.trf")) as desk:
        desk.app.wait_window("Import")
        desk.wait_label("284 players, 7 rounds")
        desk.key("Return")
        confirm_rounds(desk)
        desk.app.find("button", "Approve results")
        assert (desk.count("entry"), desk.count("round")) == (284, 7)
        desk.key("alt+4")
        desk.expect_label("284 players · round 7 of 7")
        desk.expect_label("Mikhaletz Lubomir")


def repairs():
    """each repair has its line and is taken or left; a needed one that is left keeps the file out, and says why"""
    home = Home()
    with Desk(home, home.write("torn.trf", TORN_REPORT)) as desk:
        desk.app.wait_window("Import")
        desk.wait_label("2 repairs of the file")
        desk.wait_label("Line 4, character 26 · Leave the number out of the line")
        desk.wait_label("Line 6, character 92 · Complete the game from the opponent’s line")
        desk.wait_label("this line has no place in the event: 902 kept")
        if "GUI_SHOTS" in os.environ:
            desk.app.shot(os.path.join(os.environ["GUI_SHOTS"], "import-repairs.png"))
        desk.app.find("check box", re.compile("^Complete the game from the opponent’s line")).click()
        desk.wait_label("Line 6, character 92: player 1 has the opponent 2 in round 1, who has none")
        desk.key("ctrl+Return")
        assert desk.count("event") == 0
        desk.app.find("check box", re.compile("^Complete the game from the opponent’s line")).click()
        desk.wait_gone("Line 6, character 92: player 1")
        desk.key("ctrl+Return")
        desk.until(lambda: desk.count("event") == 1, "the event")
        assert (desk.count("round"), desk.count("entry")) == (1, 2)


LIST_HEAD = ("ID Number      Name                                                         Fed Sex Tit  WTit "
             "OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag")


def listed(number, name, rating, birth):
    return (f"{number:<15}{name:<61}{'RUS':<4}{'M':<4}{'FM':<5}{'':<5}{'':<15}{'':<4}{rating:<6}{'0':<4}{'20':<3}"
            f"{'':<6}{'0':<4}{'20':<3}{'':<6}{'0':<4}{'20':<3}{birth:<6}{'':<4}")


def rating_list():
    """a list is read once; then it answers while a name is typed, Cyrillic letters for Latin names"""
    home = Home()
    with Desk(home, PLAYERS) as desk:
        desk.wait_sheet("12 new")
        desk.key("Return")
        desk.app.find("text", "Name")
        desk.key("Return")
        desk.expect_label("12 players")
    path = home.write("players_list_foa.txt", "\r\n".join((
        LIST_HEAD, listed(99214530, "Vedernikov, Anton", 2287, 2006), listed(99551862, "Alexandrov, Timofei", 2104, 1998),
        "broken", "")))
    with Desk(home, path) as desk:
        desk.wait_label("2 players read. The list is searched when you add a player.")
        desk.wait_label("1 line in doubt:")
        if "RATING_LIST_SHOT" in os.environ:
            desk.app.shot(os.environ["RATING_LIST_SHOT"] + "-read.png")
        desk.key("Return")
        desk.wait_gone("2 players read.")
        desk.key("alt+2")
        desk.key("Insert")
        desk.app.wait_window("New Player")
        desk.app.type("ведерни")
        desk.expect_label("From the rating lists")
        desk.expect_label("Vedernikov Anton")
        if "RATING_LIST_SHOT" in os.environ:
            desk.app.shot(os.environ["RATING_LIST_SHOT"] + "-found.png")
        desk.key("Return")
        desk.until(lambda: desk.app.find("text", "FIDE ID").text() == "99214530", "the number of the list")
        # The name stays as it was typed; that of the list is one key away.
        family = desk.app.find("text", "Family name, or the whole name")
        assert family.text() == "ведерни", family.text()
        desk.expect_label("In the rating list: Vedernikov Anton")
        desk.key("alt+u")
        desk.until(lambda: family.refresh().text() == "Vedernikov", "the name of the list")
        desk.app.gone("label", "In the rating list: Vedernikov Anton")
        desk.key("Return")
        desk.expect_label("13 players")
        assert desk.ask("SELECT p.family_name, p.given_name, p.fide_id, e.rating, e.title FROM entry AS e "
                        "JOIN person AS p ON p.id = e.person_id ORDER BY e.id DESC LIMIT 1") == [
                            ("Vedernikov", "Anton", "99214530", 2287, "FM")]
        desk.key("Insert")
        desk.app.wait_window("New Player")
        desk.app.type("Александров Тимофей")
        desk.expect_label("Alexandrov Timofei")
        desk.key("Return")
        desk.until(lambda: desk.app.find("text", "FIDE ID").text() == "99551862", "the number of the list")
        desk.expect_label("In the rating list: Alexandrov Timofei")
        desk.key("Return")
        desk.expect_label("14 players")
        assert desk.ask("SELECT p.family_name, p.given_name, p.fide_id FROM entry AS e JOIN person AS p "
                        "ON p.id = e.person_id ORDER BY e.id DESC LIMIT 1") == [
                            ("Александров", "Тимофей", "99551862")]
    change(desk.path, "UPDATE event SET discipline = 'russian', rulebook = 'rus-draughts-2022'")
    with Desk(home, path) as desk:
        desk.wait_label("2 players read. The list is searched in chess events only.")
        desk.key("Return")
        desk.key("alt+2")
        desk.key("Insert")
        desk.app.wait_window("New Player")
        desk.app.type("ведерни")
        desk.until(lambda: desk.app.find("text", "Family name, or the whole name").text() == "ведерни", "the name")
        assert not desk.app.find_all("label", re.compile("rating list"))
        desk.key("Escape")


# Two meet twice, one has no name and was born later, points are too few, the last day is before the first.
LYING_REPORT = ("012 Cup\n042 2026/11/20\n052 2026/11/19\n092 Individual: Swiss-System\n142 2\n"
                "001    1      Abe, Anna                         2000 RUS             1990/01/01  1.5    1"
                "     2 w 1     2 b 1\n"
                "001    2                                        2000 RUS             2026/11/21  0.0    2"
                "     1 b 0     1 w 0\n")
LYING_LIST = ("Name;Birth;Rating;FIDE ID\nAbe Anna;1990;2100;34100001\nBor Boris;31.02.1991;2050;34100001\n"
              "Cid Cora;01.01.2999;1900;\n")


def lies():
    """what cannot be so is told before Enter, with its place; a row in doubt is left out by a key"""
    home = Home()
    with Desk(home, home.write("lying.trf", LYING_REPORT)) as desk:
        desk.app.wait_window("Import")
        desk.wait_label("players 1 and 2 met in round 1 and again in round 2")
        desk.wait_label("Line 6, character 102")
        desk.wait_label("player 2 has no family name")
        desk.wait_label("nobody who plays was born “2026/11/21”")
        desk.wait_label("the last day 2026-11-19 is before the first one")
        desk.wait_label("player 1 has 1.50 points here and 2.00 by his results")
        desk.key("Return")
        confirm_rounds(desk)
        desk.app.find("button", "Events and groups")
        desk.until(lambda: desk.count("event") == 1, "the event")
        assert desk.ask("SELECT family_name, birth FROM person ORDER BY id") == [("Abe", "1990-01-01"), ("#2", "")]
    home = Home()
    with Desk(home, home.write("lying.csv", LYING_LIST)) as desk:
        desk.wait_sheet("1 new, 2 doubtful")
        # Both of what is wrong in the row.
        desk.wait_label("Row 3, column “Birth”: ")
        desk.wait_label("Row 3, column “FIDE ID”: the FIDE ID 34100001 is already in line 2")
        desk.key("space")
        desk.key("F8")
        desk.wait_label("Row 4, column “Birth”: nobody who plays was born “01.01.2999”")
        desk.expect_label("1 new, 1 skipped, 1 doubtful")
        desk.key("Return")
        desk.app.find("text", "Name")
        desk.key("Return")
        desk.expect_label("2 players")
        assert desk.ask("SELECT family_name, birth FROM person ORDER BY id") == [("Abe", "1990"), ("Cid", "")]


def papers():
    """an entry brings passport, address and town into their places where the file keeps such papers"""
    home = Home()
    path = workspace("--players", "6", "--rounds", "5", "--played", "0", "--system", "coefficients", "--rulebook",
                     "rus-draughts-2022", "--discipline", "russian")
    entry = home.write("entry.csv", "Ф.И.О.;Дата рожд.;Регион;Город;Домашний адрес;Паспорт;СНИЛС\n"
                                    "Ковтун Артём Игоревич;05.05.2010;Саратовская обл.;Балаково;413840, Минская 27;"
                                    "6310 778899;112-233-445 95\n")
    with Walk(sys.argv[1], path) as walk:
        walk.key("alt+2", "ctrl+i")
        walk.app.wait_window("Import")
        walk.app.type("/")
        walk.app.find("text", state="focused").set_text(entry)
        walk.key("Return", "Return")
        walk.app.find("tree table", ROWS)
        walk.app.find("label", re.compile("other personal papers are left out"))
        walk.app.find("button", "Keep Personal Papers…").click()
        walk.app.find("button", "Keep Them").click()
        walk.app.find("label", "1 player will be imported.")
        walk.app.gone("button", "Keep Personal Papers…")
        walk.key("ctrl+Return")
        walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(7,)], "the player")
        assert walk.ask("SELECT p.birth, p.region, p.town, passport, snils, address FROM personal_paper"
                        " JOIN person p ON p.id = person_id") == [
            ("2010-05-05", "Саратовская обл.", "Балаково", "6310 778899", "112-233-445 95", "413840, Минская 27")]
        # The same list once more, with what was not known at first: he gets it, and nothing is overwritten.
        again = home.write("again.csv", "Ф.И.О.;Дата рожд.;Домашний адрес;Телефон;Тренер\n"
                                        "Ковтун Артём Игоревич;05.05.2010;elsewhere;112-33-44;Волчек А.А.\n")
        walk.key("ctrl+i")
        walk.app.wait_window("Import")
        walk.app.type("/")
        walk.app.find("text", state="focused").set_text(again)
        walk.key("Return", "Return")
        walk.app.find("label", "1 player already in the list gets what is missing; nothing is overwritten.")
        walk.app.find("label", "1 completed")
        walk.app.find("label", re.compile("Will be filled in: Coach, Phone$"))
        walk.key("ctrl+Return")
        walk.until(lambda: walk.ask("SELECT phone, address FROM personal_paper") == [("112-33-44", "413840, Минская 27")],
                   "the phone")
        assert walk.ask("SELECT count(*) FROM entry") == [(7,)]
        assert walk.ask("SELECT coach FROM entry ORDER BY id DESC LIMIT 1") == [("Волчек А.А.",)]
        assert walk.problems() == [], walk.problems()


NAMESAKES = ("Ф.И.О.;Дата рожд.;Субъект;Паспорт\n"
             "Лапшин Артём Игоревич;20.03.2011;Кировская обл.;3311 000010\n"
             "Лапшин Артём Игоревич;20.03.2011;Пензенская обл.;5611 000034\n"
             "Бураков Денис Олегович;01.02.2010;Пензенская обл.;5610 000001\n"
             "Сомов Павел Ильич;;Кировская обл.;3310 000002\n"
             "Гаврин Олег Петрович;;Томская обл.;6910 000003\n")


def open_list(walk, path):
    walk.key("ctrl+i")
    walk.app.wait_window("Import")
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return", "Return")
    walk.app.find("tree table", ROWS)


def namesakes():
    """a second list gives each his own passport; who is not surely the same is left out by Enter, and it says why"""
    home = Home()
    path = workspace("--players", "6", "--rounds", "5", "--played", "0", "--system", "coefficients", "--rulebook",
                     "rus-draughts-2022", "--discipline", "russian")
    first = home.write("first.csv", "Ф.И.О.;Дата рожд.;Субъект\n"
                                    "Лапшин Артём Игоревич;20.03.2011;Пензенская обл.\n"
                                    "Сомов Павел Ильич;07.07.2009;Кировская обл.\n"
                                    "Гаврин Олег Петрович;05.05.2008;Омская обл.\n")
    with Walk(sys.argv[1], path) as walk:
        walk.key("alt+2")
        open_list(walk, first)
        walk.key("ctrl+Return")
        walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(9,)], "the players")
    subprocess.run([os.environ["BERGERCTL"], "register", "keep-papers", "--db", path], check=True, capture_output=True,
                   timeout=60)
    with Walk(sys.argv[1], path) as walk:
        walk.key("alt+2")
        open_list(walk, home.write("second.csv", NAMESAKES))
        walk.app.find("label", "1 new, 2 completed, 2 skipped in doubt")
        walk.app.find("label", re.compile("2 rows may be players already in the list and are skipped"))
        # The first row in doubt is where it begins; the next one is one key away.
        walk.app.find("label", re.compile("Perhaps already in the list: Лапшин .* Name and birth are the same, the region"
                                          " is not."))
        if "IMPORT_SHOT" in os.environ:
            walk.app.shot(os.environ["IMPORT_SHOT"])
        walk.key("F8")
        walk.app.find("label", re.compile("Perhaps already in the list: Гаврин .* Only the name is alike."))
        walk.key("ctrl+Return")
        walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(10,)], "who is new")
        assert walk.ask("SELECT p.family_name, p.region, passport FROM person p JOIN personal_paper ON p.id = person_id"
                        " ORDER BY passport") == [
            ("Сомов", "Кировская обл.", "3310 000002"), ("Бураков", "Пензенская обл.", "5610 000001"),
            ("Лапшин", "Пензенская обл.", "5611 000034")]
        # What is left out of a row that completes somebody is told in the row, in the sum and by F8.
        open_list(walk, home.write("third.csv", "Ф.И.О.;Дата рожд.;Телефон;СНИЛС\n"
                                                "Лапшин Артём Игоревич;20.03.2011;112-33-45;\n"
                                                "Сомов Павел Ильич;07.07.2009;112-33-44;112-233-404 00\n"))
        walk.app.find("label", "2 completed, 1 doubtful")
        assert [cells[1] for cells, _ in walk.rows(ROWS)] == ["completed", "completed?"]
        walk.app.find("label", re.compile("^Row 3, column “СНИЛС”: the SNILS “112-233-404 00” is not right"))
        walk.app.find("label", re.compile("^Already in the list: Сомов .* Will be filled in: Phone$"))
        walk.key("Escape")
        assert walk.problems() == [], walk.problems()


def name_taken_out():
    """who was removed goes from the journal by a decision that says that it cannot be undone"""
    home = Home()
    players = "Name;Rating\nSecretson Sam;2100\nMaroczy Geza;2090\nAbe Anna;2050\nBor Boris;1900\n"
    with Desk(home, home.write("list.csv", players)) as desk:
        desk.wait_sheet("4 new")
        desk.key("Return")
        desk.app.find("text", "Name")
        desk.key("Return")
        desk.expect_label("4 players")
        desk.key("alt+2")
        desk.until(lambda: any("Secretson" in " ".join(cells) for cells, _ in desk.rows("Players")), "the list")
        for n_left in (3, 2):
            desk.key("ctrl+Home")
            desk.key("Delete")
            desk.app.find("button", "Remove", state="focused").click()
            desk.expect_label(f"{n_left} players")
        desk.key("alt+0")
        desk.app.find("button", "Take a Name Out…").click()
        desk.wait_label("This cannot be undone.")
        # What will be blanked and what stays is shown before, for whoever is chosen.
        blanked = desk.app.find("text", "What will be blanked")
        desk.wait_label("2 entries of the journal will be changed. Blanked in them:")
        desk.wait_label("PDF files and copies kept elsewhere cannot be reached and still show the name.")
        assert "Maroczy Geza — 1 time" in blanked.text() and "Secretson" not in blanked.text(), blanked.text()
        assert "row of the person" in blanked.text(), blanked.text()
        desk.app.find("combo box", "Person").focus()
        desk.key("space", "Down", "Return")
        desk.until(lambda: "Secretson Sam — 1 time" in blanked.refresh().text(), "the other person's words")
        assert "Maroczy" not in blanked.text(), blanked.text()
        desk.key("Tab")
        desk.until(lambda: "focused" in blanked.refresh().states, "the list of words to have the keys")
        # Not without a reason and who decided: it is asked again, and says what is missing.
        n_entries = desk.count_journal()
        desk.app.find("button", "Take Out").click()
        desk.wait_label("The reason is missing.")
        desk.app.find("text", "Reason").set_text("asked for it")
        desk.app.gone("label", "The reason is missing.")
        desk.app.find("button", "Take Out").click()
        desk.wait_label("“Decided by” is empty.")
        assert desk.count_journal() == n_entries
        desk.app.find("text", "Decided by").set_text("A. Petrov")
        desk.app.find("button", "Take Out").click()
        desk.expect_label("The name was taken out of 2 entries.")
        desk.until(lambda: any("A. Petrov, asked for it" in " ".join(cells) for cells, _ in desk.rows("Journal")),
                   "the act in the journal")
        for suffix in ("", "-wal"):
            with open(desk.path + suffix, "rb") as file:
                assert b"Secretson" not in file.read(), suffix


def main():
    for walk in (sample, closed_unexpectedly, table, preview, bad_files, report, repairs, rating_list, lies, papers,
                 namesakes, name_taken_out):
        started = time.monotonic()
        walk()
        print(f"ok {walk.__name__}, {time.monotonic() - started:.1f} s")


if __name__ == "__main__":
    main()
