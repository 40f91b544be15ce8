#!/usr/bin/python3
"""bergerctl-results.py CTL-HOST MAKE-WORKSPACE: results of live boards and of lists beside a round, as TAP."""
import os
import subprocess
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])
cases = []
NAMES = [(str(number), family, given) for number, (family, given) in enumerate((
    ("Абросимов", "Павел"), ("Ильин", "Сергей"), ("Щукина", "Жанна"), ("Гордеев", "Олег"), ("Мальцев", "Юрий"),
    ("Тарасова", "Нина"), ("Левин", "Борис"), ("Чехов", "Антон")), 1)]


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def record(place, white, black, result, moves="1. c3-d4 d6-c5", more=""):
    end = result if result else "*"
    return (f'[Event "Cup"]\n[Round "{place}"]\n[White "{white}"]\n[Black "{black}"]\n[Result "{end}"]\n{more}\n'
            f"{moves} {end}\n\n")


class Event:
    """A Swiss of draughts with eight players, the first round published."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "e.berger")
        subprocess.run([sys.argv[2], self.path, "8", "--open"], check=True)
        self.rename(*NAMES)
        done = HOST.ask("results", self.write("none.csv", "".join(f"{board};*\n" for board in range(1, 5))),
                        "--db", self.path, "--event", "1")
        assert done.returncode == 0, done
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def write(self, name, text):
        path = os.path.join(self.folder.name, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def run(self, path, *arguments, status=0):
        done = HOST.ask("results", path, "--db", self.path, "--event", "1", *arguments)
        assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
        self.stderr = done.stderr
        lines = [line.split("\t") for line in done.stdout.splitlines()]
        self.written = [line[1] for line in lines if line[0] == "written"]
        return [dict(zip(lines[0], line)) for line in lines[1:] if line[0] != "written"] if lines else []

    def read(self, text, *arguments, name="games.pdn", status=0):
        return self.run(self.write(name, text), *arguments, status=status)

    def names(self):
        """(White, Black) a board, as the pairing list has them."""
        out = os.path.join(self.folder.name, "pairs.csv")
        done = HOST.ask("document", "pairings", "--db", self.path, "--event", "1", "--round", "1", "-o", out)
        assert done.returncode == 0, done
        with open(out, encoding="utf-8-sig") as file:
            rows = [line.rstrip("\r\n").split(";") for line in file]
        return [(row[1], row[3]) for row in rows[1:]]

    def rename(self, *persons):
        for number, family, given in persons:
            done = HOST.ask("register", "set", "--db", self.path, "--event", "1", number, f"family_name={family}",
                            f"given_name={given}")
            assert done.returncode == 0, done

    def journal(self):
        done = HOST.ask("db", "journal", self.path)
        assert done.returncode == 0, done
        return done.stdout


def brief(rows):
    return [(row["BOARD"], row["RESULT"].replace("\u202f", "").replace("\u2060", ""), row["STATE"], row["TICKED"])
            for row in rows]


@case("/bergerctl/results/live-boards")
def live_boards():
    """what is over and certain is ticked; taking it is one act; afterwards it stands already"""
    with Event() as event:
        pairs = event.names()
        text = (record("1.1", *pairs[0], "2-0") + record("1.2", *pairs[1], "") + record("1.3", *pairs[2], "1-1")
                + record("2.4", *pairs[3], "2-0"))
        rows = event.read(text)
        assert brief(rows) == [("1", "1–0", "new", "yes"), ("2", "", "on", ""), ("3", "½–½", "new", "yes"),
                               ("4", "1–0", "other-round", "")], rows
        assert event.written == []
        event.read(text, "--take", "all")
        assert event.written == ["2"]
        assert "2 results from games.pdn, boards 1, 3" in event.journal(), event.journal()
        assert [row["STATE"] for row in event.read(text)] == ["same", "on", "same", "other-round"]
        # The board goes on: another file with another result is told, and cannot be taken.
        rows = event.read(record("1.1", *pairs[0], "0-2"), status=1)
        assert brief(rows) == [("1", "0–1", "differs", "")], rows
        event.read(record("1.1", *pairs[0], "0-2"), "--take", "1", status=2)
        assert "no result for board 1 that can be taken" in event.stderr


@case("/bergerctl/results/names")
def names():
    """names in the other alphabet and with initials find the board, whatever number the file has"""
    with Event() as event:
        event.rename(("4", "Соловьёв", "Олег"), ("5", "Жукова", "Юлия"))
        white, black = event.names()[1]
        assert (white, black) == ("Соловьёв Олег", "Жукова Юлия")
        latin = ["Solovyev, O.", "Zhukova, Yulia"]
        rows = event.read(record("1.4", latin[0], latin[1], "2-0"))
        assert brief(rows) == [("2", "1–0", "new", "yes")], rows
        # Colours the other way round: each keeps his point, and the arbiter looks.
        rows = event.read(record("1.2", latin[1], latin[0], "2-0"), status=1)
        assert brief(rows) == [("2", "0–1", "new", "")] and "colours" in rows[0]["DOUBTS"], rows
        rows = event.read(record("1.2", "Somebody", "Nobody", "2-0"), status=1)
        assert brief(rows) == [("2", "1–0", "new", "")] and "Соловьёв Олег" in rows[0]["DOUBTS"], rows
        rows = event.read(record("1", "Somebody", "Nobody", "2-0"), status=1)
        assert brief(rows) == [("", "1–0", "no-board", "")], rows
        # A doubt is taken when it is named.
        event.read(record("1.2", latin[1], latin[0], "2-0"), "--take", "2")
        assert event.written == ["1"]


@case("/bergerctl/results/likely")
def likely():
    """the only board of two family names is likely theirs; two brothers at one board may be either"""
    with Event() as event:
        rows = event.read(record("1", "Ilyin, Peter", "Shchukina, Anna", "2-0"), status=1)
        assert brief(rows) == [("1", "1–0", "new", "")] and "Ильин Сергей" in rows[0]["DOUBTS"], rows
        event.rename(("2", "Орлов", "Алексей"), ("3", "Орлов", "Андрей"))
        rows = event.read(record("1.1", "Orlov, A", "Orlov, A", "2-0"), status=1)
        assert brief(rows) == [("1", "1–0", "new", "")] and "White" in rows[0]["DOUBTS"], rows


@case("/bergerctl/results/twice")
def twice():
    """a board that stands twice with different results is not taken from the file"""
    with Event() as event:
        pair = event.names()[0]
        rows = event.read(record("1.1", *pair, "2-0") + record("1.1", *pair, "0-2"), "--take", "all", status=1)
        assert [row["TICKED"] for row in rows] == ["", ""] and event.written == [], rows
        rows = event.read(record("1.1", *pair, "2-0") + record("1.1", *pair, "2-0"), "--take", "all")
        assert [row["TICKED"] for row in rows] == ["yes", ""] and event.written == ["1"], rows


@case("/bergerctl/results/moves")
def moves():
    """the moves go on the board, unless they are not wanted or some stand there"""
    for arguments, holds in ((["--take", "all"], True), (["--take", "all", "--no-moves"], False)):
        with Event() as event:
            event.read(record("1.1", *event.names()[0], "2-0", moves="1. c3-d4 d6-c5 2. b2-c3"), *arguments)
            out = os.path.join(event.folder.name, "games.pdf")
            done = HOST.ask("document", "games", "--db", event.path, "--event", "1", "--round", "1", "-o", out)
            assert (done.returncode == 0) == holds, (arguments, done)


@case("/bergerctl/results/table")
def table():
    """a list with headings in Russian; what is not understood and boards that are none are told"""
    with Event() as event:
        rows = event.read("Тур;Доска;Результат\n1;1;2:0\n1;2;½-½\n1;3;позже\n1;9;2-0\n", "--take", "all", name="list.csv", status=1)
        assert brief(rows) == [("1", "1–0", "new", "yes"), ("2", "½–½", "new", "yes"), ("3", "", "unclear", ""),
                               ("9", "1–0", "no-board", "")], rows
        assert "позже" in rows[2]["DOUBTS"] and event.written == ["2"], rows
        # A list of no round could be that of another one: nothing of it is ticked by itself.
        rows = event.read("Доска;Результат\n3;2:0\n", "--take", "all", name="list.csv", status=1)
        assert brief(rows) == [("3", "1–0", "new", "")] and "round" in rows[0]["DOUBTS"] and not event.written, rows
        event.read("Доска;Результат\n3;2:0\n", "--take", "3", name="list.csv")
        assert event.written == ["1"]


@case("/bergerctl/results/another-group")
def another_group():
    """a board whose players the file has is not taken by strangers at a board of its number"""
    with Event() as event:
        pairs = event.names()
        text = record("1.1", "Somebody", "Nobody", "0-2") + record("1.1", *pairs[0], "2-0")
        rows = event.read(text, "--take", "all", status=1)
        assert brief(rows) == [("1", "0–1", "no-board", ""), ("1", "1–0", "new", "yes")] and event.written == ["1"], rows


@case("/bergerctl/results/turned")
def turned():
    """colours the other way round: the result follows the players, moves of the wrong colours stay outside"""
    with Event() as event:
        white, black = event.names()[0]
        event.read(record("1.1", black, white, "2-0", moves="1. c3-d4 d6-c5 2. b2-c3"), "--take", "1")
        assert event.written == ["1"]
        out = os.path.join(event.folder.name, "games.pdf")
        assert HOST.ask("document", "games", "--db", event.path, "--event", "1", "--round", "1", "-o", out).returncode != 0


@case("/bergerctl/results/folder")
def folder():
    """a folder of live boards: a file that is half written does not keep the others away"""
    with Event() as event:
        pairs = event.names()
        event.write("live/game-1.pdn", record("1.1", *pairs[0], "2-0"))
        event.write("live/game-2.PDN", record("1.2", *pairs[1], "0-2"))
        event.write("live/game-3.pdn", "[Event")
        event.write("live/notes.txt", "1;2-0\n")
        event.write("live/list.csv", "a,b,c\n1,2,3\n")
        rows = event.run(os.path.join(event.folder.name, "live"), "--take", "all", status=1)
        assert event.written == ["2"] and "list.csv:1:1: " in event.stderr, (rows, event.stderr)
        assert [row["FILE"] for row in rows if row["TICKED"]] == ["game-1.pdn", "game-2.PDN"], rows


@case("/bergerctl/results/usage")
def usage():
    with Event() as event:
        none = event.write("none", "")
        assert event.run(none) == []
        event.run(os.path.join(event.folder.name, "missing.pgn"), status=2)
        event.run(none, "--take", "", status=2)
        assert "--take wants all or boards" in event.stderr
        event.run(none, "--round", "7", status=2)
        assert "round 7 is not paired" in event.stderr
        assert HOST.ask("results", none).returncode == 2
        binary = os.path.join(event.folder.name, "x.pgn")
        with open(binary, "wb") as file:
            file.write(bytes(range(256)) * 20)
        event.run(binary, status=2)


print(f"1..{len(cases)}")
failed = False
for number, (path, function) in enumerate(cases, 1):
    try:
        function()
        print(f"ok {number} {path}", flush=True)
    except Exception as error:  # pylint: disable=broad-except
        failed = True
        print(f"not ok {number} {path}\n# {type(error).__name__}: {error}", flush=True)
HOST.close()
sys.exit(failed)
