#!/usr/bin/python3
"""bergerctl-correspondence.py CTL-HOST BERGERCTL MAKE-POSTAL: games by correspondence by command, as TAP."""
import contextlib
import datetime
import os
import sqlite3
import subprocess
import sys
import tempfile
import zipfile

import ctl

HOST = ctl.Host(sys.argv[1])
FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fixtures", "correspondence")
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


# Days of tests are past, whenever they run.
LATER = ["--today", "01.01.2031"]
WRITING = ("add", "correct", "remove", "import", "break", "decide", "receipt", "sheet")


def run(*arguments, status=0):
    later = LATER if arguments and arguments[0] in WRITING and "--today" not in arguments else []
    done = HOST.ask("correspondence", *arguments, *later)
    assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    assert ("bergerctl: " in done.stderr) == (status != 0), done.stderr
    return done.stdout if status != 2 else done.stderr


def read(*names):
    with open(os.path.join(FIXTURES, *names), encoding="utf-8") as file:
        return file.read()


def games():
    """id, arguments for the day, expected lines"""
    for line in read("index.tsv").splitlines()[1:]:
        name, _, on, *_ = line.split("\t")
        yield name, [] if on == "-" else ["--on", on], read("games", name + ".exp")


def path(name):
    return os.path.join(FIXTURES, "games", name + ".corr")


def of_today(*asked):
    """what names no day is asked of today, in the zone of the event"""
    today = datetime.date.today()
    told = run(*asked)
    days = [today + datetime.timedelta(days=n) for n in (-1, 0, 1)]
    assert told in [run(*asked, "--on", day.strftime("%d.%m.%Y")) for day in days], told


@case("rus-draughts-2022/10.3.6/charts")
def charts():
    count = 0
    for name, on, expected in games():
        told = run("chart", path(name), *on, status=1 if expected.startswith("ERROR") else 0)
        assert told == expected, name
        count += 1
    assert count == 164, count


@case("rus-draughts-2022/10.3.4/due")
def due():
    """the lines of the day and no others"""
    count = 0
    for name, on, expected in games():
        if not on:
            continue
        wanted = [line for line in expected.splitlines() if line.split("\t")[0] in ("ON", "TURN", "DUE")]
        assert run("due", path(name), *on).splitlines() == wanted, name
        count += 1
    assert count > 20, count
    of_today("due", path("seed-table2"))


@case("rus-draughts-2022/10.3.7/claims")
def claims():
    """0 where the claim holds, else 1; the lines are those of the chart"""
    held = 0
    for name, _, expected in games():
        if expected.startswith("ERROR"):
            continue
        whole = run("chart", path(name))
        claim = [line for line in whole.splitlines() if line.startswith("CLAIM\t")]
        is_held = bool(claim) and claim[-1].split("\t")[9] == "justified"
        told = run("claim", path(name), status=0 if is_held else 1)
        wanted = [line for line in whole.splitlines() if line.split("\t")[0] in ("OVERDUE", "CLAIM", "RESULT")]
        assert told.splitlines() == wanted, name
        held += is_held
    assert held >= 5, held


@case("rus-draughts-2022/10.5.5/tables")
def tables():
    for table in ("days", "deadlines", "leavers", "adjudication"):
        text = read(table + ".tsv")
        assert run(table, os.path.join(FIXTURES, table + ".tsv")) == text, table
        # What stands behind the question does not matter.
        width = {"days": 3, "deadlines": 2, "leavers": 3, "adjudication": 4}[table]
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".tsv") as file:
            for line in text.splitlines():
                file.write("\t".join(line.split("\t")[:width]) + "\n" if line[0] != "#" else line + "\n")
            file.flush()
            assert run(table, file.name) == text, table


@case("rus-draughts-2022/10.5.1/record")
def record():
    assert run("record", path("seed-table2")) == "К\nПетров - Седов\n1.cb4 fg5\n2.bc3 gh4\n-\n"


@case("bad-tables")
def bad_tables():
    for table, line in (("days", "01.01.2025\t02.01.2025\tx"), ("days", "02.01.2025\t01.01.2025\t-"),
                        ("days", "30.02.2025\t01.03.2025\t-"), ("deadlines", "tea\t01.01.2025"),
                        ("deadlines", "repeat"), ("leavers", "9\t8\t2"), ("leavers", "0\t0\t0"),
                        ("leavers", "9\t-1\t2"), ("adjudication", "01.01.2025\t-\t-\t2-0"),
                        ("adjudication", "01.01.2025\t1-0,01.01.2025\t-\t1-0")):
        with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
            file.write("# head\n" + line + "\n")
            file.flush()
            assert f"{file.name}:2:1: " in run(table, file.name, status=2), (table, line)


@case("bad-usage")
def bad_usage():
    game = path("seed-table2")
    run(status=2)
    run("chart", status=2)
    run("chart", game, "more", status=2)
    run("charts", game, status=2)
    run("chart", game, "--on", "2025-03-01", status=2)
    run("chart", game, "--on", "30.02.2025", status=2)
    run("days", os.path.join(FIXTURES, "days.tsv"), "--on", "01.03.2025", status=2)
    run("chart", os.path.join(FIXTURES, "none.corr"), status=2)
    run("chart", FIXTURES, status=2)


@case("bad-files")
def bad_files():
    """one line among the answers, and line and reason on stderr"""
    for text, line in ((b"", 1), (b"corr 1\nwhite \xff\n", 2), (b"corr 1\nletter\n", 2), (b"\0" * 100, 1),
                       (b"corr 1\n" * 200000, 1), (b"corr 1\n" + b"x" * 9000 + b"\n", 2)):
        with tempfile.NamedTemporaryFile(suffix=".corr") as file:
            file.write(text)
            file.flush()
            for word in ("chart", "claim"):
                done = HOST.ask("correspondence", word, file.name)
                assert done.returncode == 1, (text[:20], done)
                assert done.stdout.startswith("ERROR\t") and done.stdout.count("\n") == 1, done.stdout
                assert f"{file.name}:{line}:1: " in done.stderr, done.stderr


@case("without-end")
def without_end():
    """a file without an end is read no further than a game can be long"""
    done = HOST.ask("correspondence", "chart", "/dev/zero")
    assert done.returncode == 1 and done.stdout.startswith("ERROR\tfile of more than"), done
    run("days", "/dev/zero", status=2)
    assert run("chart", "/dev/null", status=1) == "ERROR\tno line “corr 1”\n"


@contextlib.contextmanager
def event(*letters):
    """an event of six, all games begun; its first game has @letters"""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "w.berger")
        subprocess.run([sys.argv[3], file, "6"], check=True)
        where = ["--db", file, "--event", "2"]
        run("terms", *where, "--first", "01.03.2026", "--last", "01.03.2028", "--cipher", "В-26")
        run("begin", *where)
        for line in letters:
            run("add", *where, "--game", "1", "--line", line)
        yield folder, where


L1 = "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4 var=А:f6-g5,b2-c3"


@case("event/charts")
def event_charts():
    """a game of a workspace says what its file says"""
    with event(L1) as (folder, where):
        told = run("chart", *where, "--game", "В-26-01", "--on", "05.05.2026").split("\n", 1)
        assert told[0] == "CASE\tВ-26-01\t1\t1", told[0]
        file = os.path.join(folder, "game.corr")
        with open(file, "w", encoding="utf-8") as out:
            out.write(run("file", *where, "--game", "1"))
        of_file = run("chart", file, "--on", "05.05.2026")
        assert told[1] == of_file, (told[1], of_file)
        assert run("chart", *where).count("CASE\t") == 15


@case("event/due")
def event_due():
    with event(L1) as (_, where):
        rows = [row.split("\t") for row in run("due", *where, "--on", "31.03.2026").splitlines()]
        assert len(rows) == 30 and rows[0][:3] == ["31.03.2026", "today", "Ask for the first move by registered letter"]
        assert rows[0][5] == "10.3.4", rows[0]
        of_today("due", *where)
        run("due", *where, "--on", "31.02.2026", status=2)
        # Within a week, and of one player: of his moves and of what his opponents owe him.
        asked = ["due", *where, "--on", "10.03.2026"]
        assert run(*asked).count("\n") == 30 and run(*asked, "--week") == ""
        of_one = run(*asked, "--player", "2").splitlines()
        assert len(of_one) == 10 and len({row.split("\t")[4] for row in of_one}) == 5, of_one
        assert sum(row.split("\t")[3] == "Игрок2" for row in of_one) == 5, of_one
        assert run("due", *where, "--on", "28.03.2026", "--week").count("Ask for the first move") == 15
        run(*asked, "--player", "9", status=2)


@case("event/overdue")
def event_overdue():
    """a claim is decided, the result stands in the table and is one act"""
    with event(L1, "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=f6-g5 materials=full",
               "told date=12.05.2026") as (_, where):
        assert "Decide the claim of overdue time" in run("due", *where, "--on", "20.05.2026")
        assert "Protest against the claim" in run("due", *where, "--on", "20.05.2026")
        run("add", *where, "--game", "1", "--line", "decision date=25.05.2026")
        assert "RESULT\t0-1\t25.05.2026\toverdue" in run("chart", *where, "--game", "1")
        with contextlib.closing(sqlite3.connect(where[1])) as db:
            assert db.execute("SELECT white, black FROM result").fetchall() == [("0", "1")]
        run("decide", *where, "--on", "26.05.2026", "--office", "secretary", "--kind", "loss", "--article", "10.2.9",
            "--player", "1", "--game", "2", status=2)
        run("decide", *where, "--on", "26.05.2026", "--office", "arbiter", "--kind", "warning", "--article", "10.2.9",
            "--player", "1", "--reason", "пропуск хода")
        for wrong in (("--article", "5.4.5.1", "--reason", "x"), ("--article", "10.2.9"),
                      ("--article", "10.2.9", "--reason", "x", "--on", "28.02.2026")):
            run("decide", *where, "--on", "26.05.2026", "--office", "arbiter", "--kind", "warning", "--player", "1",
                *wrong, status=2)


@case("rus-draughts-2022/10.1.12/event/decisions")
def event_decisions():
    """what was decided, who got it when, and that a protest came late; a file keeps the days"""
    with event(L1.split(" var")[0],
               "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=f6-g5 materials=full",
               "decision date=20.05.2026 told_white=25.05.2026", "protest white sent=05.06.2026") as (folder, where):
        assert run("decisions", *where, "--on", "19.05.2026") == ""
        told = run("decisions", *where, "--on", "06.06.2026")
        assert told == ("20.05.2026\tВ-26-01\toverdue time approved, White has lost\tИгрок1 – Игрок6\tarbiter\t10.3.7\t"
                        "Игрок1 got it 25.05.2026, protest of 05.06.2026, late by 1 day; Игрок6: receipt not entered\n"
                        ), told
        assert "Decide the protest against the decision on overdue time\torganisation" in run("due", *where, "--on",
                                                                                               "06.06.2026")
        run("decide", *where, "--on", "10.06.2026", "--office", "arbiter", "--kind", "rejected", "--player", "1",
            "--game", "1", "--reason", "late", status=2)
        run("decide", *where, "--on", "10.06.2026", "--office", "organisation", "--kind", "rejected", "--player", "1",
            "--game", "1", "--reason", "late")
        assert "answered by no. 1" in run("decisions", *where, "--on", "11.06.2026")
        kept = run("file", *where, "--game", "1")
        assert "decision date=20.05.2026 told_white=25.05.2026" in kept, kept
        there = os.path.join(folder, "game.corr")
        with open(there, "w", encoding="utf-8") as out:
            out.write(kept)
        assert run("file", there) == kept


@case("event/import")
def event_import():
    """a file is taken by the game that it is of; every refusal has its line"""
    with event() as (folder, where):
        def file(text):
            name = os.path.join(folder, "game.corr")
            with open(name, "w", encoding="utf-8") as out:
                out.write(text)
            return name

        empty = run("file", *where, "--game", "3")
        whole = empty + L1 + "\n"
        assert "2026" in empty and "letter" not in empty, empty
        run("import", *where, "--game", "3", "--file", file(whole))
        assert L1.split(" var")[0] in run("file", *where, "--game", "3")
        told = run("import", *where, "--game", "3", "--file", file(whole), status=2)
        assert "game.corr:1:1: The file has nothing that the game has not." in told, told
        told = run("import", *where, "--game", "4", "--file", file(whole), status=2)
        number = 1 + next(i for i, line in enumerate(whole.splitlines()) if line.startswith("white "))
        assert f"game.corr:{number}:1: The file has “" in told and "with White" in told, told
        told = run("import", *where, "--game", "3", "--file", file(whole + L1.replace("letter 1", "letter 2") + "\n"),
                   status=2)
        assert f"game.corr:{whole.count(chr(10)) + 1}:1: The letters of the game cannot be reckoned" in told, told
        early = L1.split(" sent=")[0] + " sent=03.11.2025 tot=0/0 moves=c3-b4"
        told = run("import", *where, "--game", "5", "--file", file(
            run("file", *where, "--game", "5") + early + "\n"))
        assert told.startswith("NOTE\t03.11.2025 is long before the first day of play"), told
        run("import", *where, "--game", "3", "--file", path("seed-table2"), status=2)
        run("import", *where, "--game", "99", "--file", path("seed-table2"), status=2)
        run("import", *where, "--game", "4", "--file", path("cal-bad-date"), status=2)
        assert "letter" not in run("file", *where, "--game", "4")


@case("rus-draughts-2022/10.2.3/pdn")
def pdn():
    """a file as PDN and back says the same; what PDN cannot hold is told with its line"""
    held = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, _, expected in games():
            done = HOST.ask("correspondence", "file", path(name), "--format", "pdn")
            if done.returncode != 0:
                assert expected.startswith("ERROR") or "PDN cannot hold the " in done.stderr, done
                continue
            there = os.path.join(folder, "game.pdn")
            with open(there, "w", encoding="utf-8") as out:
                out.write(done.stdout)
            assert run("file", there) == run("file", path(name)), name
            assert run("chart", there) == run("chart", path(name)), name
            held += 1
    assert held >= 35, held
    run("file", path("seed-table2"), "--format", "rjn", status=2)
    run("file", path("seed-table2"), "--on", "01.03.2026", status=2)
    run("chart", path("seed-table2"), "--format", "pdn", status=2)


@case("rus-draughts-2022/10.2.3/event/import-pdn")
def event_import_pdn():
    """a PDN with dates is taken by its game as a file is; a wrong date has line and column"""
    with event() as (folder, where):
        def file(text):
            name = os.path.join(folder, "game.pdn")
            with open(name, "w", encoding="utf-8") as out:
                out.write(text)
            return ["import", *where, "--game", "3", "--file", name]

        line = "letter 1 white sent=30.04.2026 tot=60/0 moves=c3-b4"
        whole = run("file", *where, "--game", "3", "--format", "pdn").replace(
            " *", " ").rstrip("*\n ") + "\n\n1. c3-b4 {sent=30.04.2026 tot=60/0} *\n"
        told = run(*file(whole.replace("30.04.2026", "31.04.2026")), status=2)
        assert f"game.pdn:{whole.count(chr(10))}:11: date 31.04.2026" in told, told
        told = run(*file(whole.replace("[White \"", "[White \"Не ")), status=2)
        number = 1 + next(i for i, text in enumerate(whole.splitlines()) if text.startswith("[White "))
        assert f"game.pdn:{number}:1: The file has “Не " in told, told
        run(*file(whole))
        assert line in run("file", *where, "--game", "3")
        assert "{sent=30.04.2026 tot=60/0}" in run("file", *where, "--game", "3", "--format", "pdn")
        told = run(*file(whole), status=2)
        assert "The file has nothing that the game has not." in told, told


@case("hostile-pdn")
def hostile_pdn():
    """one line among the answers, and the place on stderr"""
    deep = "1. c3-b4 (1. c3-d4 (" * 10000
    for text, place in ((b"[" * (1024 * 1024 + 1), "1:1"), (b"[White \"\xd0\0", "1:1"), (os.urandom(1000), None),
                        (b"[" + bytes(range(1, 256)) * 100, None), (b"[White \"x\"]\n\n{", "3:1"),
                        (b"[White \"x\"]\n\n" + deep.encode(), None), (b"[White \"x\"]\n\n" + b"(" * 100000, "3:1")):
        with tempfile.NamedTemporaryFile(suffix=".pdn") as file:
            file.write(text)
            file.flush()
            done = HOST.ask("correspondence", "chart", file.name)
            assert done.returncode == 1, (text[:20], done)
            assert done.stdout.startswith("ERROR\t") and done.stdout.count("\n") == 1, done.stdout
            assert f"{file.name}:" + (f"{place}: " if place else "") in done.stderr, done.stderr


@case("event/import-head")
def event_import_head():
    """a head that contradicts the regulations is refused with its line"""
    with event() as (folder, where):
        whole = run("file", *where, "--game", "3") + L1 + "\n"
        assert "\nend 01.03.2028\n" in whole and "\nnorm 50/10\n" in whole, whole
        for old, new, why in (("end 01.03.2028", "end 01.03.2030", "Play ends on 01.03.2030 in the file"),
                              ("norm 50/10", "norm 40/10", "The file has the norm 40/10, the event 50/10."),
                              ("end 01.03.2028", "end 01.03.2028\nchannel email", "The file has the channel “email”")):
            text = whole.replace("channel post\n", "").replace(old, new)
            name = os.path.join(folder, "head.corr")
            with open(name, "w", encoding="utf-8") as out:
                out.write(text)
            number = 1 + next(i for i, line in enumerate(text.splitlines()) if line == new.splitlines()[-1])
            told = run("import", *where, "--game", "3", "--file", name, status=2)
            assert f"head.corr:{number}:1: {why}" in told, told


@case("rus-draughts-2022/10.5.3/event/expelled")
def event_expelled():
    """once, and nothing begins after it"""
    with event() as (_, where):
        out = ["decide", *where, "--office", "organisation", "--kind", "expulsion", "--article", "10.1.11", "--player",
               "2", "--reason", "x"]
        run(*out, "--on", "26.05.9999", status=2)
        run(*out, "--on", "26.05.2026")
        told = run(*out, "--on", "27.05.2026", status=2)
        assert "No. 2 is out already by decision no. 1 of 26.05.2026." in told, told
        refused = 0
        for game in range(1, 16):
            done = HOST.ask("correspondence", "add", *where, "--game", str(game), "--line",
                            "over date=01.06.2026 result=1-0 why=10.5.3", *LATER)
            refused += "left on 26.05.2026 before this game began." in done.stderr
        assert refused == 5, refused


@case("rus-draughts-2022/10.5.3/event/fate")
def event_fate():
    """the results of who left are counted or annulled by the arbiter, and the line is discharged"""
    wait = "Count or annul the results of who left"
    with event(L1) as (_, where):
        def decide(office, kind, day, status=0):
            return run("decide", *where, "--office", office, "--kind", kind, "--player", "1", "--reason", "x", "--on",
                       day, *(["--article", "10.1.11"] if kind == "expulsion" else []), status=status)

        def due():
            return run("due", *where, "--on", "10.06.2026")

        told = decide("arbiter", "counted", "01.06.2026", status=2)
        assert "The player has not left: there is nothing to count or to annul (10.5.3)." in told, told
        decide("organisation", "expulsion", "26.05.2026")
        assert wait in due() and "adjudicate it" not in due(), due()
        told = decide("organisation", "annulled", "01.06.2026", status=2)
        assert "This office may not decide that (10.5.3)." in told, told
        decide("arbiter", "counted", "01.06.2026")
        assert wait not in due() and "Count the game of who left lost, or adjudicate it" in due(), due()
        told = decide("arbiter", "counted", "02.06.2026", status=2)
        assert "That is decided already (10.5.3)." in told, told
        decide("arbiter", "annulled", "03.06.2026")
        assert wait not in due() and "adjudicate it" not in due(), due()


@case("event/pipe")
def event_pipe():
    """a pipe is no file: nobody waits for who would write into it"""
    with event() as (folder, where):
        pipe = os.path.join(folder, "pipe")
        os.mkfifo(pipe)
        for told in (run("chart", pipe, status=2), run("days", pipe, status=2),
                     run("import", *where, "--game", "3", "--file", pipe, status=2)):
            assert "this is no file." in told, told


@case("bad-byte")
def bad_byte():
    """the line of a byte that is no UTF-8"""
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "bad.corr")
        with open(path("seed-table2"), "rb") as file:
            lines = file.read().split(b"\n")
        lines[3] = b"# \xff"
        with open(name, "wb") as file:
            file.write(b"\n".join(lines))
        told = HOST.ask("correspondence", "chart", name)
        assert told.returncode == 1 and "bad.corr:4:1: not in UTF-8" in told.stderr, told
        with open(name, "wb") as file:
            file.write(b"# x\n# y\n\xff\n")
        told = run("days", name, status=2)
        assert "bad.corr:3:1: not in UTF-8" in told, told


@case("event/reminders")
def event_reminders():
    """texts in a folder; nothing is sent"""
    with event(L1) as (folder, where):
        out = os.path.join(folder, "new", "out")
        names = run("reminders", *where, "--on", "01.04.2026", "--output", out).splitlines()
        assert sorted(names + ["list.tsv"]) == sorted(os.listdir(out)) and len(names) >= 1, names
        with open(os.path.join(out, names[0]), encoding="utf-8") as file:
            text = file.read()
        assert "10.3.4" in text and "31.03.2026" in text, text
        english = os.path.join(folder, "english")
        run("reminders", *where, "--on", "01.04.2026", "--output", english, "--lang", "en")
        with open(os.path.join(english, names[0]), encoding="utf-8") as file:
            assert "Ask for the first move by registered letter" in file.read()
        run("reminders", *where, "--on", "01.04.2026", "--output", english, "--lang", "la", status=2)
        run("reminders", *where, "--on", "01.04.2026", "--output", os.path.join(out, "list.tsv"), status=2)


@case("event/no-paper")
def event_no_paper():
    """a paper without anything on it is refused and not written, whatever the file"""
    with event(L1) as (folder, where):
        for name in ("endings.html", "endings.csv", "endings.pdf"):
            out = os.path.join(folder, name)
            done = HOST.ask("document", "postal-endings", *where, "-o", out)
            assert done.returncode == 2 and "no game is adjudicated" in done.stderr, (name, done.stderr)
            assert not os.path.exists(out), name


@case("event/break")
def event_break():
    with event(L1) as (_, where):
        assert run("break", *where, "--player", "1", "--first", "10.04.2026", "--last", "19.04.2026", "--told",
                   "01.04.2026") == ""
        assert "BREAK\t" in run("chart", *where, "--game", "1")
        run("break", *where, "--player", "9", "--first", "10.04.2026", "--last", "19.04.2026", status=2)
        run("break", *where, "--player", "2", "--first", "10.04.2026", "--last", "09.04.2026", status=2)
        # What is written is read again: the file takes no other days.
        for first, last, told in (("01.01.1000", "10.01.1000", "01.04.2026"), ("10.04.2026", "31.12.9999", "01.04.2026"),
                                  ("01.06.2026", "10.06.2026", "01.01.1000")):
            run("break", *where, "--player", "3", "--first", first, "--last", last, "--told", told, status=2)
        run("terms", *where, "--first", "01.03.2026", "--last", "31.12.9999", status=2)
        assert "BREAK\t" in run("chart", *where, "--game", "1")


@case("rus-draughts-2022/10.4.1/event/break-notes")
def event_break_notes():
    """what does not count of a break is told; one outside of play is refused"""
    with event() as (_, where):
        told = run("break", *where, "--player", "1", "--first", "10.04.2026", "--last", "12.05.2026", "--told",
                   "01.04.2026")
        assert told.startswith("NOTE\tThe break has 33 days, at most 30 count (10.4.1)"), told
        told = run("break", *where, "--player", "1", "--first", "10.06.2026", "--last", "12.06.2026", "--told",
                   "01.06.2026")
        assert told.startswith("NOTE\tOne break in a calendar year counts: that from 10.06.2026 to 12.06.2026 "), told
        told = run("break", *where, "--player", "2", "--first", "10.06.2036", "--last", "12.06.2036", status=2)
        assert "The break from 10.06.2036 to 12.06.2036 is not in the time of play (10.4.1)." in told, told


@case("rus-draughts-2022/10.3.1/event/dates")
def event_dates():
    """a day that cannot be is refused, in a file with its line; one that hardly can is told"""
    answer = "letter 2 black first=30.04.2026 rcv={} sent={} tot=60/0 moves=b6-a5"
    with event(L1) as (folder, where):
        told = run("add", *where, "--game", "1", "--line", answer.format("12.05.2026", "11.05.2026"), status=2)
        assert ("Sent on 11.05.2026, but the letter that it answers was received only on 12.05.2026."
                in told), told
        told = run("add", *where, "--game", "1", "--line", answer.format("12.05.2026", "12.05.2036"), status=2)
        assert "check the year" in told, told
        told = run("add", *where, "--game", "1", "--line", answer.format("08.08.2026", "08.08.2026"))
        assert told == "NOTE\tThe letter ran 100 days: after 40 it is repeated (10.3.4).\n", told
        whole = run("file", *where, "--game", "2") + L1 + "\n" + answer.format("12.05.2026", "11.05.2026") + "\n"
        name = os.path.join(folder, "dates.corr")
        with open(name, "w", encoding="utf-8") as out:
            out.write(whole)
        told = run("import", *where, "--game", "2", "--file", name, status=2)
        assert f"dates.corr:{whole.count(chr(10))}:1: Sent on 11.05.2026" in told, told
        assert "letter" not in run("file", *where, "--game", "2")


@case("rus-draughts-2022/10.3.1/event/days-to-come")
def event_days_to_come():
    """as in the window: a day still to come is noted, one long after today is refused with its place"""
    soon = ["--today", "01.04.2026"]
    noted = "NOTE\tThe day 30.04.2026 is still to come, today is 01.04.2026.\n"
    with event() as (folder, where):
        assert run("add", *where, "--game", "1", "--line", L1, *soon) == noted
        assert run("add", *where, "--game", "2", "--line", L1, "--on", "30.04.2026") == ""
        far = L1.replace("30.04.2026", "01.06.2026")
        told = run("add", *where, "--game", "3", "--line", far, *soon, status=2)
        assert "--line: The day 01.06.2026 is long after today, 01.04.2026: check the year." in told, told
        name = os.path.join(folder, "to-come.corr")
        whole = run("file", *where, "--game", "3")
        for line, status in ((far, 2), (L1, 0)):
            with open(name, "w", encoding="utf-8") as out:
                out.write(whole + line + "\n")
            told = run("import", *where, "--game", "3", "--file", name, *soon, status=status)
            assert (told == noted if status == 0 else
                    f"to-come.corr:{whole.count(chr(10)) + 1}:1: The day 01.06.2026 is long after" in told), told
        assert run("file", *where, "--game", "3").count("letter ") == 1
        decision = ["decide", *where, "--office", "arbiter", "--kind", "warning", "--article", "10.2.9", "--player", "1",
                    "--reason", "x", *soon]
        assert run(*decision, "--on", "30.04.2026") == noted
        told = run(*decision, "--on", "01.06.2026", status=2)
        assert "--on: The day 01.06.2026 is long after today, 01.04.2026" in told, told
        told = run(*decision, "--on", "01.04.2026", "--told", "01.06.2026", status=2)
        assert "--told: The day 01.06.2026" in told, told
        assert run("decisions", *where).count("\n") == 1
        told = run("break", *where, "--player", "1", "--first", "01.07.2026", "--last", "05.07.2026", "--told",
                   "30.04.2026", *soon)
        assert told == noted, told
        told = run("break", *where, "--player", "2", "--first", "01.07.2026", "--last", "05.07.2026", "--told",
                   "01.06.2026", *soon, status=2)
        assert "--told: The day 01.06.2026" in told, told
        run("sheet", *where, "--player", "1", "--told", "01.06.2026", *soon, status=2)


@case("event/corrected")
def event_corrected():
    """a record is corrected and taken out by its number; what it would break is refused"""
    with event(L1, "letter 2 black first=30.04.2026 rcv=08.05.2026 sent=08.05.2026 tot=60/0 moves=b6-a5") as (_, where):
        run("correct", *where, "--game", "1", "--number", "2", "--line",
            "letter 2 black first=30.04.2026 rcv=09.05.2026 sent=09.05.2026 tot=60/0 moves=b6-a5")
        assert "rcv=09.05.2026" in run("file", *where, "--game", "1")
        told = run("correct", *where, "--game", "1", "--number", "2", "--line",
                   "letter 2 black first=30.04.2026 rcv=09.05.2026 sent=08.05.2026 tot=60/0 moves=b6-a5", status=2)
        assert "Sent on 08.05.2026, but the letter that it answers was received only on 09.05.2026." in told, told
        told = run("remove", *where, "--game", "1", "--number", "1", status=2)
        assert "cannot be reckoned" in told, told
        told = run("remove", *where, "--game", "1", "--number", "3", status=2)
        assert "--number: the game has 2 records" in told, told
        run("remove", *where, "--game", "1", "--number", "2")
        assert run("file", *where, "--game", "1").count("letter ") == 1
        run("correct", *where, "--game", "1", "--number", "1", status=2)


@case("rus-draughts-2022/10.1.12/event/receipt")
def event_receipt():
    """receipt of a decision and the protest against it, and the answer of the next office"""
    with event() as (_, where):
        run("decide", *where, "--on", "04.05.2026", "--office", "secretary", "--kind", "remark", "--article", "10.2.6",
            "--player", "2", "--reason", "x")
        run("receipt", *where, "--number", "1", "--told", "08.05.2026")
        run("receipt", *where, "--number", "1", "--protested", "19.05.2026")
        assert "got it 08.05.2026, protest of 19.05.2026, late by 1 day" in run("decisions", *where)
        answer = ["decide", *where, "--on", "21.05.2026", "--kind", "rejected", "--player", "2", "--reason", "late",
                  "--number", "1"]
        run(*answer, "--office", "organisation", status=2)
        run(*answer, "--office", "arbiter", "--told", "23.05.2026")
        assert "answered by no. 2" in run("decisions", *where)
        told = run("receipt", *where, "--number", "3", "--told", "08.05.2026", status=2)
        assert "there is no decision no. 3" in told, told


@case("rus-draughts-2022/10.3.2/event/starting-list")
def event_starting_list():
    with event() as (_, where):
        run("sheet", *where, "--player", "1", "--told", "10.03.2026")
        assert "startlist white 10.03.2026" in run("file", *where, "--game", "1")
        run("sheet", *where, "--player", "1")
        assert "startlist" not in run("file", *where, "--game", "1")
        run("sheet", *where, "--player", "9", "--told", "10.03.2026", status=2)


@case("rus-draughts-2022/10.4.2/event/one-partner")
def event_one_partner():
    """a partner who is told on another day; a break that is taken out"""
    with event() as (_, where):
        run("break", *where, "--player", "1", "--first", "10.06.2026", "--last", "12.06.2026", "--told", "01.06.2026")
        game = next(str(n) for n in range(1, 16) if {"Игрок1", "Игрок2"} == {
            line.split(" ")[1] for line in run("file", *where, "--game", str(n)).splitlines()
            if line.split(" ")[0] in ("white", "black")})
        run("break", *where, "--player", "1", "--first", "10.06.2026", "--partner", "2", "--told", "11.06.2026")
        assert "to=12.06.2026 told=11.06.2026" in run("file", *where, "--game", game)
        told = "".join(run("file", *where, "--game", str(n)) for n in range(1, 16))
        assert told.count("told=01.06.2026") == 4 and told.count("told=11.06.2026") == 1, told
        run("break", *where, "--player", "1", "--first", "10.06.2026", "--partner", "2")
        assert "told=none" in run("file", *where, "--game", game)
        run("no-break", *where, "--player", "1", "--first", "11.06.2026", status=2)
        run("no-break", *where, "--player", "1", "--first", "10.06.2026")
        assert "break" not in run("file", *where, "--game", game)


@case("rus-draughts-2022/10.2.1/event/regulations")
def event_regulations():
    """who is written to where, and whether letters are registered, stand on the starting list"""
    with event() as (folder, where):
        run("terms", *where, "--registered", "yes", "--secretary-at", "Псков, а/я 7", "--arbiter-at", "Тверь", "--note",
            "E-mail is taken", "--organisation-at", "Федерация")
        for form in ("html", "fods", "xlsx"):
            out = os.path.join(folder, "list." + form)
            done = HOST.ask("document", "start-list", *where, "--lang", "en", "-o", out)
            assert done.returncode == 0, done.stderr
            if form == "xlsx":
                with zipfile.ZipFile(out) as file:
                    text = "".join(file.read(name).decode() for name in file.namelist() if name.endswith(".xml"))
            else:
                with open(out, encoding="utf-8") as file:
                    text = file.read()
            assert all(word in text for word in ("Псков, а/я 7", "Тверь", "Федерация", "registered")), (form, text)
        run("terms", *where, "--registered", "maybe", status=2)


@case("made-by-the-table")
def made_by_the_table():
    """the event of programs is a round robin: everybody meets everybody once, odd numbers too"""
    for number in (2, 5, 6):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "w.berger")
            subprocess.run([sys.argv[3], file, str(number)], check=True)
            with contextlib.closing(sqlite3.connect(file)) as store:
                rows = store.execute("SELECT p.white_id, p.black_id, r.number FROM pairing p"
                                     " JOIN round r ON r.id = p.round_id WHERE p.black_id IS NOT NULL").fetchall()
            pairs = {frozenset(row[:2]) for row in rows}
            assert len(pairs) == len(rows) == number * (number - 1) // 2, rows
            for place in {row[2] for row in rows}:
                seats = [seat for row in rows if row[2] == place for seat in row[:2]]
                assert len(seats) == len(set(seats)), rows


@case("event/terms-kept")
def event_terms_kept():
    """an option of the regulations changes its own value and no other"""
    def heading(where):
        return [line for line in run("file", *where, "--game", "1").splitlines()
                if line.split(" ")[0] in ("code", "channel", "norm", "start", "end", "transit")]

    with event() as (_, where):
        run("terms", *where, "--norm", "60/12", "--transit", "9", "--channel", "email")
        before = heading(where)
        assert before, before
        run("terms", *where, "--norm", "70/12")
        assert heading(where) == [line.replace("60/12", "70/12") for line in before], (before, heading(where))
        run("terms", *where, "--last", "01.04.2028")
        assert heading(where) == [line.replace("60/12", "70/12").replace("01.03.2028", "01.04.2028")
                                  for line in before], (before, heading(where))


@case("event/bad-usage")
def event_bad_usage():
    with event() as (_, where):
        run("chart", *where[:2], status=2)
        run("charts", *where, status=2)
        run("add", *where, "--game", "1", status=2)
        run("add", *where, "--game", "1", "--line", "letter", status=2)
        run("terms", *where, "--first", "01.03.2026", "--last", "01.02.2026", status=2)
        run("terms", *where, "--first", "01.03.2026", "--last", "01.03.2028", "--norm", "50", status=2)
        run("terms", *where, "--first", "01.03.2026", "--last", "01.03.2028", "--channel", "pigeon", status=2)
        run("begin", *where, status=2)


@case("notes-in-english")
def notes_in_english():
    """rows are for programs: they are English whatever the user reads"""
    with event(L1) as (_, where):
        done = subprocess.run(
            [sys.argv[2], "correspondence", "add", *where, "--game", "1", "--line",
             "letter 2 black first=30.04.2026 rcv=08.08.2026 sent=08.08.2026 tot=60/0 moves=b6-a5", *LATER],
            capture_output=True, timeout=60,
            env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "ru",
                 "BERGER_LOCALEDIR": os.path.join(os.path.dirname(sys.argv[2]), "..", "po")})
        assert done.stdout.decode() == "NOTE\tThe letter ran 100 days: after 40 it is repeated (10.3.4).\n", done


@case("rus-draughts-2022/10.3.7/event/partial-claim")
def event_partial_claim():
    """a claim whose materials are not complete: what is missing is told; it is kept back, then taken"""
    claim = "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=b6-a5 lacks=receipts,chart"
    with event(L1) as (_, where):
        run("add", *where, "--game", "1", "--line", claim)
        told = run("due", *where, "--on", "12.05.2026")
        assert "1 move; missing: receipts of registered letters, chart of the time\n" in told, told
        run("add", *where, "--game", "1", "--line", "decision date=20.05.2026 claim=kept")
        assert "chart of the time, kept back on 20.05.2026\n" in run("due", *where, "--on", "21.05.2026")
        told = run("add", *where, "--game", "1", "--line", "decision date=01.06.2026 claim=taken")
        assert told == "", told
        assert "kept back until the rest of the materials comes" in run("decisions", *where)
        assert "RESULT\t0-1\t01.06.2026\toverdue\n" in run("chart", *where, "--game", "1")
        run("add", *where, "--game", "2", "--line", "protest white sent=01.06.2026", status=2)


@case("rus-draughts-2022/10.3.8/event/early-decision")
def event_early_decision():
    """decided before the accused could protest: that is told, and his protest goes to the arbiter"""
    with event(L1) as (_, where):
        run("add", *where, "--game", "1", "--line",
            "claim 2 black first=30.04.2026 rcv=05.05.2026 sent=08.05.2026 tot=60/3 moves=b6-a5")
        run("add", *where, "--game", "1", "--line", "told date=12.05.2026")
        told = run("add", *where, "--game", "1", "--line", "decision date=16.05.2026")
        assert told == ("NOTE\tDecided on 16.05.2026, but the accused may protest against the claim until 22.05.2026 "
                        "(10.3.8).\n"), told
        run("add", *where, "--game", "1", "--line", "protest white sent=20.05.2026")
        told = run("due", *where, "--on", "21.05.2026")
        row = next(line for line in told.splitlines() if "Decide the protest" in line)
        assert row.split("\t")[3] == "arbiter" and row.split("\t")[5] == "10.3.8", row


@case("rus-draughts-2022/10.4.2/event/secretary")
def event_secretary():
    """the notice of a break to the secretary is kept, and stands in the file of a game"""
    with event() as (_, where):
        run("break", *where, "--player", "1", "--first", "10.06.2026", "--last", "12.06.2026", "--told", "01.06.2026",
            "--secretary", "02.06.2026")
        assert "to=12.06.2026 told=01.06.2026 secretary=02.06.2026\n" in run("file", *where, "--game", "1")
        run("break", *where, "--player", "2", "--first", "10.07.2026", "--last", "12.07.2026", "--secretary", "2",
            status=2)
        assert "was not told" not in run("due", *where, "--on", "11.06.2026")


@case("rus-draughts-2022/10.5.10/event/of-a-server")
def event_of_server():
    """a game as a server gives it, on 100 squares: every half-move is a letter, the last one gives up"""
    with tempfile.TemporaryDirectory() as folder:
        store = os.path.join(folder, "event.berger")
        subprocess.run([sys.argv[3], store, "4", "0", "international", "server"], check=True, timeout=60)
        where = ["--db", store, "--event", "2"]
        names = [line.split(" ")[1] for line in run("file", *where, "--game", "1").splitlines()
                 if line.split(" ")[0] in ("white", "black")]
        name = os.path.join(folder, "server.pdn")
        with open(name, "w", encoding="utf-8") as out:
            out.write('[Event "x"]\n[Site "https://example.org/abc"]\n[Date "2026.05.01"]\n'
                      f'[White "{names[0]}"]\n[Black "{names[1]}"]\n[Result "0-2"]\n[GameType "20"]\n\n'
                      "1. 32-28 { [%clock w1:00:00 B1:00:00] } 19-23 2. 28x19 14x23 0-2\n")
        run("import", *where, "--game", "1", "--file", name)
        told = run("chart", *where, "--game", "1")
        assert "\t32-28\t1\t19-23\t" in told and "RESULT\t0-1\t-\tresigned" in told, told
        assert "letter 4 black moves=14x23" in run("file", *where, "--game", "1")
        with contextlib.closing(sqlite3.connect(store)) as db:
            assert db.execute("SELECT white, black FROM result").fetchall() == [("0", "1")]


@case("event/without-letters")
def event_without_letters():
    """an event whose games have all begun and have no letter"""
    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "event.berger")
        subprocess.run([sys.argv[3], name, "4", "0"], check=True, timeout=60)
        told = run("due", "--db", name, "--event", "2", "--on", "10.03.2026")
        assert told.count("Move 1 of White") == 6 and "letter" not in told.replace("registered letter", ""), told


@case("any-locale")
def any_locale():
    """names and variants are Cyrillic; the answer is the same bytes in every locale and zone"""
    for locale, zone in (("C", "UTC"), ("C.UTF-8", "Asia/Kamchatka")):
        done = subprocess.run([sys.argv[2], "correspondence", "chart", path("var-ab")], capture_output=True, timeout=60,
                              env={**os.environ, "LC_ALL": locale, "TZ": zone})
        assert done.returncode == 0 and done.stderr == b"", done
        assert done.stdout.decode() == read("games", "var-ab.exp")


print(f"1..{len(cases)}")
for number, (name, function) in enumerate(cases, 1):
    try:
        function()
        print(f"ok {number} /app/bergerctl-correspondence/{name}", flush=True)
    except Exception as error:
        print(f"not ok {number} /app/bergerctl-correspondence/{name}", flush=True)
        print("# " + repr(error)[:3000].replace("\n", "\n# "), flush=True)
sys.exit(HOST.close())
