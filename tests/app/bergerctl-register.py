#!/usr/bin/python3
"""bergerctl-register.py CTL-HOST: the register of persons by command, as TAP."""
import os
import sqlite3
import struct
import sys
import tempfile
import zlib

import ctl

HOST = ctl.Host(sys.argv[1])
TRF = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fixtures", "trf")
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def png(width, height):
    """a whole grey picture"""
    def part(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    return (b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)) +
            part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b""))


class Workspace:
    """two events of four players each, in a folder of their own"""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.db = os.path.join(self.folder.name, "work.berger")

    def __enter__(self):
        report = os.path.join(self.folder.name, "report.trf")
        for names in (("Kovtun, Artem", "Berezhnoi, Ivan", "Tagirov, Damir", "Shevtsov, Daniil"),
                      ("Ковтун, Артём", "Сидоров, Пётр", "Ильдаров, Камиль", "Завьялов, Никита")):
            with open(report, "w", encoding="utf-8") as file:
                file.write("012 Open\n" + "".join(
                    f"001 {i:4} {'m':1}    {name:<33} {2000 - i:4} RUS {'':11} 2010/05/0{i} {'0.0':>4} {i:4}\n"
                    for i, name in enumerate(names, 1)))
            done = HOST.ask("db", "import", self.db, report, "--rulebook", "fide-2023", "--discipline", "chess",
                            "--system", "dutch")
            assert done.returncode == 0, done
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def run(self, verb, *arguments, status=0):
        done = HOST.ask("register", verb, "--db", self.db, *arguments)
        assert done.returncode == status, (verb, arguments, done.returncode, done.stdout, done.stderr)
        if status == 2:
            assert done.stderr.startswith("bergerctl: ") and done.stdout == "", done
            return done.stderr
        return done.stdout

    def rows(self, verb, *arguments, status=0):
        return [line.split("\t") for line in self.run(verb, *arguments, status=status).splitlines() if line[0] != "#"]

    def number(self, text):
        rows = self.rows("find", text)
        assert len(rows) == 1, rows
        return rows[0][0]

    def show(self, number, *arguments):
        shown = {}
        for row in self.rows("show", number, *arguments):
            shown.setdefault(row[0], []).append(row[1:])
        return shown


@case("/bergerctl/register/list")
def listed():
    with Workspace() as w:
        assert len(w.rows("list")) == 8
        assert {row[1] for row in w.rows("find", "kovt")} == {"Kovtun Artem", "Ковтун Артём"}
        assert w.rows("find", "nobody", status=1) == []
        row = w.rows("find", "tagirov")[0]
        assert row[1] == "Tagirov Damir" and row[2] == "2010-05-03" and row[5] == "RUS" and row[-1] == "1", row


@case("/bergerctl/register/set")
def changed():
    with Workspace() as w:
        number = w.number("tagirov")
        w.run("set", number, "town=Уфа", "coaches=Валиев И. М.", "hearing=deaf", "licence=7", "licence_until=2026-12-31",
              "rank=кмс,2025-02-12,приказ 14", "rating=российский,2026-11-01,2151", "notes=тихий\nчеловек")
        shown = w.show(number, "--rulebook", "fide-2023")
        assert shown["town"] == [["Уфа"]] and shown["rank"] == [["кмс", "2025-02-12", "приказ 14"]], shown
        assert shown["rating"] == [["российский", "2026-11-01", "2151"]]
        assert shown["article"] == [["hearing", "fide-2023 D.2.11"]]
        assert shown["entry"][0][1] == "Open"
        assert w.number("валиев") == number
        for wrong in ("licence_until=2027", "hearing=loud", "town=a\tb", "birth=05.05.2010", "family_name=", "shoes=44",
                      "rating=a,b", "rank=кмс,2025",
                      # What is written is read again: the file takes no other days.
                      "licence_until=9999-12-31", "insurance_until=1000-12-31", "rank=кмс,3000-01-01,x",
                      "rating=ФИДЕ,9999-12-31,2000"):
            w.run("set", number, "region=X", wrong, status=2)
        assert "region" not in w.show(number)
        assert "No. 4711" in w.run("show", "4711", status=2)
        w.run("show", "x", status=2)
        w.run("dance", status=2)


@case("/bergerctl/register/photo")
def photo():
    with Workspace() as w:
        number = w.number("tagirov")
        path, saved = os.path.join(w.folder.name, "a.png"), os.path.join(w.folder.name, "b.png")
        for wrong in (b"GIF89a", png(2001, 3), png(30, 40)[:-1], png(30, 40)[:45] + b"?" + png(30, 40)[46:], b"\x89PNG\r\n\x1a\n" + b"\0" * 300000):
            with open(path, "wb") as file:
                file.write(wrong)
            w.run("photo", number, path, status=2)
        w.run("photo", number, path + ".none", status=2)
        # What never ends, or has nobody at its other end, is not read.
        os.mkfifo(path + ".pipe")
        for wrong in (path + ".pipe", "/dev/zero", w.folder.name):
            w.run("photo", number, wrong, status=2)
        with open(path, "wb") as file:
            file.write(png(300, 400))
        w.run("photo", number, path)
        assert w.show(number)["photo"] == [["png", "300x400", str(len(png(300, 400)))]]
        w.run("save-photo", number, saved)
        w.run("save-photo", number, w.db, status=2)
        with open(saved, "rb") as file:
            assert file.read() == png(300, 400)
        w.run("photo", number)
        w.run("save-photo", number, saved + "2", status=1)


@case("/bergerctl/register/duplicates")
def duplicates():
    with Workspace() as w:
        rows = w.rows("duplicates")
        assert len(rows) == 1 and rows[0][0] == "same" and {rows[0][2], rows[0][4]} == {"Kovtun Artem",
                                                                                       "Ковтун Артём"}, rows


@case("/bergerctl/register/merge")
def merged():
    with Workspace() as w:
        rows = w.rows("duplicates")
        kept, gone = sorted((rows[0][1], rows[0][3]), key=int)
        w.run("set", gone, "coaches=Юшина", "fide_id=4100999", "rank=кмс,2025-02-12")
        w.run("set", kept, "fide_id=4100018")
        shown = {row[0]: row[1:] for row in w.rows("preview", kept, gone, "family_name")}
        assert shown["family_name"] == ["Kovtun", "Ковтун", "Ковтун"], shown
        assert shown["given_name"] == ["Artem", "Артём", "Artem"]
        assert shown["coaches"] == ["", "Юшина", "Юшина"] and "birth" not in shown
        other = w.number("tagirov")
        assert "If they are one" in w.run("merge", kept, other, status=2)
        w.run("merge", kept, kept, status=2)
        w.run("merge", kept, status=2)
        w.run("merge", kept, gone, "shoes", status=2)
        w.run("merge", kept, gone, "family_name")
        card = w.show(gone)
        assert card["number"] == [[kept]] and len(card["entry"]) == 2 and card["rank"] == [["кмс", "2025-02-12", ""]]
        assert card["former"] == [[gone, "Kovtun Artem, Ковтун Артём", "4100999"]], card
        assert [row[0] for row in w.rows("find", "4100999")] == [kept] == [row[0] for row in w.rows("find", gone)]
        assert HOST.ask("db", "check", w.db).returncode == 0


@case("/bergerctl/register/papers")
def papers():
    with Workspace() as w:
        number = w.number("tagirov")
        w.run("set-papers", number, "passport=1", status=2)
        w.run("papers", number, status=1)
        w.run("keep-papers")
        w.run("set-papers", number, "passport=6310 778899", "snils=112-233-445 95", "phone=+7 900")
        w.run("set-papers", number, "snils=112-233-445 96", status=2)
        w.run("set-papers", number, "shoes=44", status=2)
        # One SNILS is one person, however it is written.
        other = next(row[0] for row in w.rows("list") if row[0] != number)
        assert "has this SNILS" in w.run("set-papers", other, "snils=11223344595", status=2)
        assert w.rows("papers", number) == [["passport", "6310 778899"], ["snils", "112-233-445 95"],
                                            ["phone", "+7 900"]]
        copy = os.path.join(w.folder.name, "copy.berger")
        assert HOST.ask("db", "backup", w.db, copy).returncode == 0
        assert b"778899" not in b"".join(HOST.ask("db", "journal", w.db).stdout.encode().split())
        copies = os.path.join(w.folder.name, "copies")
        os.makedirs(copies, exist_ok=True)
        strange = os.path.join(copies, "work-20261121-143208-j000002.berger")
        with open(strange, "w", encoding="utf-8") as file:
            file.write("no database")
        rows = w.rows("purge", status=1)
        assert rows[:2] == [["purged", "1"], ["copies", "0"]] and rows[2][0] == "left", rows
        # What is not finished says so, is not forgotten, and is repeated.
        done = HOST.ask("register", "list", "--db", w.db)
        assert done.returncode == 0 and "is not finished" in done.stderr, done
        assert "is not finished" in w.run("keep-papers", status=2).casefold()
        os.remove(strange)
        assert w.rows("purge") == [["purged", "0"], ["copies", "0"]]
        assert HOST.ask("register", "list", "--db", w.db).stderr == ""
        for place, _, names in os.walk(w.folder.name):
            for name in names:
                with open(os.path.join(place, name), "rb") as file:
                    assert b"778899" not in file.read(), name
        with sqlite3.connect(w.db) as base:
            assert base.execute("SELECT count(*) FROM personal_paper").fetchone() == (0,)
        w.run("papers", number, status=1)
        assert HOST.ask("db", "check", w.db).returncode == 0


def main():
    print(f"1..{len(cases)}")
    for i, (path, function) in enumerate(cases, 1):
        function()
        print(f"ok {i} {path}")
    assert HOST.close() == 0


main()
