#!/usr/bin/python3
"""bergerctl-papers.py PROGRAM CTL-HOST MAKE-WORKSPACE: papers that can be had in many ways, made by bergerctl
and read from the PDF in three languages: what each must say, every word on the sheet, none over another. TAP."""
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

import ctl

PROGRAM, MAKE = sys.argv[1], sys.argv[3]
HOST = ctl.Host(sys.argv[2])
CAN_READ = shutil.which("pdftotext") is not None
MARGIN = 4.4 * 72 / 25.4
WORD = re.compile(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>')
PAGE = re.compile(r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', re.DOTALL)
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def read(path, *options):
    return subprocess.run(["pdftotext", *options, path, "-"], capture_output=True, text=True, check=True).stdout


def words(text):
    """Without soft hyphens, blanks alike."""
    return re.sub(r"\s+", " ", text.replace("\u00ad", "").replace("\u2010\n", "").replace("-\n", "-"))


def check_geometry(path):
    """Every word is inside the margins of its page and covers no other one."""
    for width, height, page in PAGE.findall(read(path, "-bbox")):
        boxes = []
        for *numbers, word in WORD.findall(page):
            left, top, right, bottom = map(float, numbers)
            # What is above and below the letters is not ink.
            room = (bottom - top) * 0.3
            box = (left + 0.3, top + room, right - 0.3, bottom - room, word)
            assert left >= MARGIN - 0.5 and right <= float(width) - MARGIN + 0.5, (path, box, width)
            assert top >= MARGIN - 4 and bottom <= float(height) - MARGIN + 4, (path, box, height)
            boxes.append(box)
        boxes.sort(key=lambda box: box[1])
        for i, one in enumerate(boxes):
            for other in boxes[i + 1:]:
                if other[1] >= one[3]:
                    break
                assert one[2] <= other[0] or other[2] <= one[0], (path, one, other)


class Event:
    """An event of eight, the first round published; what a case changes is its own."""

    def __init__(self, *arguments):
        self.arguments = arguments or ("8",)

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "e.berger")
        subprocess.run([MAKE, self.path, *self.arguments], check=True, timeout=60)
        self.out = os.path.join(self.folder.name, "out.pdf")
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def make(self, kind, *options, language="en", status=0, own=False):
        """The text of the paper; what was complained of when it must not be made."""
        ask = HOST.ask if not own else lambda *more: ctl.start(PROGRAM, *more)
        done = ask("document", kind, "--db", self.path, "--event", "1", "--lang", language, "-o", self.out, *options)
        assert done.returncode == status, (kind, options, done.returncode, done.stderr)
        if status != 0:
            assert "bergerctl: " in done.stderr and not os.path.exists(self.out), done.stderr
            return done.stderr
        if not CAN_READ:
            os.remove(self.out)
            return None
        check_geometry(self.out)
        text = words(read(self.out, "-layout"))
        if os.environ.get("BERGER_KEEP_PAGES"):
            name = "-".join([kind, language, *(re.sub(r"\W+", "", option)[:20] for option in options)]) + ".pdf"
            shutil.copy(self.out, os.path.join(os.environ["BERGER_KEEP_PAGES"], name))
        os.remove(self.out)
        return text

    def check(self, kind, parts, *options):
        """A dictionary of what the paper says in each language; it is made by the program itself."""
        for language, wanted in parts.items():
            text = self.make(kind, *options, language=language, own=True)
            for part in wanted if text is not None else ():
                assert part in text, (kind, language, part, text)


@case("/bergerctl/papers/player-cards")
def player_cards():
    with Event() as event:
        event.check("player-cards", {
            "ru": ("Карточка участника", "Участник", "Звание/разряд", "Регион", "Рейтинг", "Главный судья:"),
            "uk": ("Картка учасника", "Учасник", "Звання/розряд", "Регіон", "Головний суддя:"),
            "en": ("Player's card", "Participant", "Name of the opponent", "Region", "Chief arbiter:")})
        text = event.make("player-cards", "--only", "2-3,5", "--card", "a5", "--blank")
        assert text is None or text.count("Participant") == 4, text
        assert "none of the numbers" in event.make("player-cards", "--only", "77", status=2)
        assert "at character 3" in event.make("player-cards", "--only", "1,x", status=2)
        assert "known: a4 a5 a6" in event.make("player-cards", "--card", "b5", status=2)


@case("/bergerctl/papers/board-numbers-and-place-cards")
def hall():
    with Event() as event:
        event.check("board-numbers", {"ru": ("доска",), "uk": ("дошка",), "en": ("board",)})
        text = event.make("board-numbers", "--card", "a6", "--only", "2-4")
        assert text is None or (text.count("board") == 3 and "1" not in text), text
        assert "none of the numbers" in event.make("board-numbers", "--only", "5", status=2)
        event.check("place-cards", {"ru": ("сгиб", "рез", "рейтинг 2399"), "uk": ("згин", "рейтинг 2399"),
                                    "en": ("fold", "cut", "rating 2399")})
        text = event.make("place-cards", "--only", "2")
        assert text is None or (text.count("fold") == 1 and "2398" in text and "2399" not in text), text


@case("/bergerctl/papers/start-list")
def start_list():
    with Event() as event:
        options = ("--order", "region", "--columns", "number,name,region,fide,attendance")
        event.check("start-list", {"ru": ("Стартовый список по регионам", "регион не указан – 8 участников", "Явка"),
                                   "uk": ("Стартовий список за регіонами", "регіон не вказано – 8 учасників", "Явка"),
                                   "en": ("Start list by region", "no region – 8 players", "FIDE", "Present")},
                    *options)
        for order, title in (("number", "Start list "), ("rating", "by rating"), ("alphabet", "alphabetical"),
                             ("title", "Start list by title")):
            text = event.make("start-list", "--order", order)
            assert text is None or title in text, (order, text)
        assert "known: number rating" in event.make("start-list", "--order", "luck", status=2)
        assert "column 2: there is no “nmae”" in event.make("start-list", "--columns", "number,nmae", status=2)
        assert "named twice" in event.make("start-list", "--columns", "name,name", status=2)


@case("/bergerctl/papers/scoresheets")
def scoresheets():
    with Event() as event:
        event.check("scoresheets", {"ru": ("Тур", "Доска", "Игрок1 Имя", "60"), "uk": ("Тур", "Дошка", "60"),
                                    "en": ("Round", "Board", "Result", "Time: White", "60")}, "--round", "1")
        text = event.make("scoresheets", "--blank")
        assert text is None or "Игрок" not in text, text
        text = event.make("scoresheets", "--large", "--only", "2", "--round", "1")
        assert text is None or text.count("Round") == 4, text


@case("/bergerctl/papers/panel-clock-statistics")
def sheets():
    with Event() as event:
        event.check("panel", {"ru": ("Список судейской коллегии", "В. С. Токарев", "Дней", "Оценка", "От организатора:"),
                              "uk": ("Список суддівської колегії", "Оцінка", "Від організатора:"),
                              "en": ("Panel of arbiters", "Days", "Mark", "For the organiser:")})
        with sqlite3.connect(event.path) as database:
            database.execute("UPDATE event_group SET time_control = '90+30'")
        database.close()
        event.check("clock-settings", {"ru": ("Установка часов", "1:30:00", "30", "добавление (Фишер)"),
                                       "uk": ("Встановлення годинників", "додавання (Фішер)"),
                                       "en": ("Clock settings", "increment (Fischer)", "2:00:00")})
        event.check("statistics", {"ru": ("Статистика", "Выиграли белые", "Регионы"),
                                   "uk": ("Статистика", "Виграли білі", "Регіони"),
                                   "en": ("Statistics", "Won by White", "Upsets", "Regions")})


@case("/bergerctl/papers/order-of-play")
def order_of_play():
    with Event() as event:
        assert "no rounds of a round robin" in event.make("order-of-play", status=2)
        with sqlite3.connect(event.path) as database:
            database.execute("UPDATE event_group SET system = 'berger'")
        database.close()
        event.check("order-of-play", {
            "ru": ("Таблица очерёдности игры", "Форма: приложение № 2", "№ тура",
                   "Участник, чей номер стоит первым, играет белыми.", "Главный секретарь:"),
            "uk": ("Таблиця черговості гри", "№ туру", "Учасник, чий номер стоїть першим, грає білими."),
            "en": ("Order of play", "Round no.", "The number that stands first has White.")})


@case("/bergerctl/papers/certificates-and-diplomas")
def awards():
    with Event() as event:
        event.check("certificates", {"ru": ("СЕРТИФИКАТ", "Игрок8 Имя", "Главный судья:"), "uk": ("СЕРТИФІКАТ",),
                                     "en": ("CERTIFICATE", "took part in the event")})
        assert "the group has no prizes" in event.make("diplomas", status=2)
        with sqlite3.connect(event.path) as database:
            group, = database.execute("SELECT id FROM event_group").fetchone()
            database.execute("INSERT INTO prize (group_id, first_place, last_place, amount, note) "
                             "VALUES (?, 1, 3, 0, 'cup')", (group,))
        database.close()
        event.check("diplomas", {"ru": ("ДИПЛОМ", "за 1", "место"), "uk": ("ДИПЛОМ", "місце"), "en": ("DIPLOMA", "for place 1")},
                    "--round", "1")
        template = os.path.join(event.folder.name, "text.txt")

        def write(data):
            with open(template, "wb") as file:
                file.write(data)

        write("# Thanks\r\n{name} {{x}}\n> {prize}\n".encode())
        text = event.make("diplomas", "--template", template, "--round", "1", "--card", "a5")
        assert text is None or ("Thanks" in text and "{x}" in text and "cup" in text and "DIPLOMA" not in text), text
        for data, told in ((b"", "text.txt:1:1: the text is empty"), (b"a\n{nobody}", "text.txt:2:1: there is no such field"),
                           (b"\xff", "not UTF-8"), (b"a\0b", "not UTF-8"), (b"a" * 9000, "longer than 8192"),
                           (b"a\n" * 41, "more than 40 lines"), (b"a\x1bb", "a control character"),
                           (b"# {name}{name}{name}{event}{event}{event}{event}{event}\n" * 40, "does not go on a sheet")):
            write(data)
            assert told in event.make("diplomas", "--template", template, "--round", "1", "--card", "a5", status=2), told
        for wrong in ("3", "3,x", "1,2,3", "31,0", ""):
            assert "is no shift" in event.make("diplomas", "--shift", wrong, "--round", "1", status=2), wrong
        assert "DIPLOMA" in (event.make("diplomas", "--shift", "2,-3", "--preprinted", "--round", "1") or "DIPLOMA")
        assert "is no file" in event.make("diplomas", "--template", event.folder.name, "--round", "1", status=2)
        fifo = os.path.join(event.folder.name, "fifo")
        os.mkfifo(fifo)
        assert "is no file" in event.make("diplomas", "--template", fifo, "--round", "1", status=2)


print(f"1..{len(cases)}")
failed = 0
for number, (path, function) in enumerate(cases, 1):
    try:
        function()
        print(f"ok {number} {path}", flush=True)
    except Exception as error:              # pylint: disable=broad-except
        failed += 1
        print(f"not ok {number} {path}")
        print("# " + f"{type(error).__name__}: {error}".replace("\n", "\n# "), flush=True)
HOST.close()
sys.exit(1 if failed else 0)
