#!/usr/bin/python3
"""bergerctl-contest.py CTL-HOST BERGERCTL MAKE-CONTEST: contests of composition by command, as TAP."""
import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])
MAKE = sys.argv[3]
FIXTURES = os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "fixtures", "composition")
FOLDER = tempfile.mkdtemp(prefix="berger-contest-")
JUDGE = "О. Л. Гордеев"
NAMED = ["--authors", "--by", "Ильина Е.", "--reason", "реестр"]
made = {}
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def contest(kind, how="filled"):
    """a workspace of its own, written once for each kind"""
    key = f"{kind}-{how}"
    if key not in made:
        made[key] = os.path.join(FOLDER, key + ".berger")
        subprocess.run([MAKE, made[key], kind, how], check=True, capture_output=True)
    copy = os.path.join(FOLDER, f"copy-{len(os.listdir(FOLDER))}.berger")
    shutil.copy(made[key], copy)
    return copy


def run(word, store, *arguments, status=0):
    done = HOST.ask("compose", word, "--db", store, "--event", "2", *arguments)
    assert done.returncode == status, (word, arguments, done.returncode, done.stdout, done.stderr)
    assert ("bergerctl: " in done.stderr) == (status == 2), done.stderr
    return done.stdout if status != 2 else done.stderr


def rows(text):
    return [line.split("\t") for line in text.splitlines()]


def actions(store, name):
    """what the journal keeps of such acts"""
    with contextlib.closing(sqlite3.connect(store)) as db:
        return [row[0] for row in db.execute("SELECT arguments FROM journal WHERE action = ? ORDER BY id", (name,))]


def write(content, name="file"):
    path = os.path.join(FOLDER, f"{name}-{len(os.listdir(FOLDER))}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(content)
    return path


def take(store, word, content, *arguments, status=0):
    path = write(content)
    return run(word, store, "--file", path, *arguments, status=status).replace(path, "FILE")


@case("works")
def _():
    listed = rows(run("works", contest("composing")))
    assert len(listed) == 12
    assert listed[0][:7] == ["1", "Проблемы-64", "64/problem/miniature", "win", "4", "received", "-"], listed[0]
    assert listed[1][5] == "excluded"
    assert listed[0][7] == "W:W6,7,9,10,12:B4,13,17,18,24"


@case("rus-draughts-2022/11.5.2/authors-of-a-closed-contest")
def _():
    """until preliminary results no name comes out, in whatever form, but for who asks for it"""
    store = contest("composing")
    for word, more in [("works", []), ("table", []), ("export", []), ("export", ["--format", "csv"]),
                       ("sheet", ["--judge", JUDGE]), ("check", ["--number", "1"])]:
        told = run(word, store, *more)
        assert told and "Сизова" not in told and "Ребров" not in told, (word, told)
    # Who asks for them is told to the journal, or reads nothing.
    assert "the authors are hidden" in run("works", store, "--authors", status=2)
    assert "has to be told" in run("works", store, "--authors", "--by", "Ильина Е.", status=2)
    assert actions(store, "contest-register") == []
    assert rows(run("works", store, *NAMED))[0][6] == "Сизова Дарья"
    assert [json.loads(told)["reason"] for told in actions(store, "contest-register")] == ["реестр"]
    assert rows(run("works", store, "--authors"))[0][6] == "Сизова Дарья"
    assert len(actions(store, "contest-register")) == 1
    assert "Сизова" not in run("works", store)
    assert '[Author "Сизова Дарья"]' in run("export", store, "--authors")


@case("rus-draughts-2022/11.6.1/authors-of-works-to-be-solved")
def _():
    store = contest("solving")
    assert "Бардин" not in run("works", store) + run("export", store) + run("table", store)
    assert "Бардин" in run("works", store, *NAMED)


@case("table/composing")
def _():
    told = rows(run("table", contest("composing", "judged")))
    works = {row[2]: row for row in told if row[0] == "WORK"}
    assert sorted(works, key=int) == ["1", "4", "6", "7", "8", "9", "10", "11", "12"]
    assert works["4"][1] == "1" and works["4"][5:8] == ["8 8.5", "8.25", "8.25"], works["4"]
    assert [row for row in told if row[0] == "AUTHOR"] == []


@case("rus-draughts-2022/11.5.2/places-before-the-sheets-are-in")
def _():
    told = [row for row in rows(run("table", contest("composing"), *NAMED)) if row[0] != "DOUBT"]
    assert told and all(row[1] == "-" for row in told), told
    works = [row for row in told if row[0] == "WORK"]
    assert works and all(row[6:8] == ["-", "-"] for row in works), works
    marks = run("export", contest("composing"), "--format", "csv").splitlines()
    results = [line.split(",")[marks[0].split(",").index("result")] for line in marks[1:]]
    assert results and not any(results), marks


@case("rus-draughts-2022/11.5.2/doubts")
def _():
    """the book is cited against the days of a contest"""
    told = [row for row in rows(run("table", contest("composing", "judged"))) if row[0] == "DOUBT"]
    assert all(len(row) == 3 and (row[1] == "-" or row[1].startswith("11.")) for row in told), told


@case("table/solving")
def _():
    told = [row for row in rows(run("table", contest("solving"))) if row[0] != "DOUBT"]
    assert len(told) == 10 and all(row[0] == "SOLVER" for row in told)
    assert told[0] == ["SOLVER", "1-2", "Сизова Дарья", "3 4 5 5 6 8 9 5", "0", "45", "0"], told[0]
    assert told[1][1:] == ["1-3", "Ребров Артём", "3 4 5 5 6 8 0? 10", "2", "43", "9"], told[1]
    over = [row for row in rows(run("table", contest("solving", "judged"))) if row[0] != "DOUBT"]
    assert [row[1] for row in over] == ["1", "2", "3", "4", "5", "6", "6", "8", "9", "10"], over


@case("check")
def _():
    store = contest("composing")
    found = {row[0]: row for row in rows(run("check", store))}
    assert len(found) == 12
    assert found["1"][1] == "sound"
    assert found["2"][4] == "h2" and "11.2.4:spectator" in found["2"][2]
    assert found["3"][1:4] == ["cooked-later", "11.2.6:full", "2.c7-d8/full"]
    assert found["5"][1] == "refuted"
    assert rows(run("check", store, "--number", "5")) == [found["5"]]
    assert rows(run("check", store, "--number", "1", "--nodes", "1", status=1))[0][1] == "not-decided"
    assert "no work no. 99" in run("check", store, "--number", "99", status=2)


@case("export-and-import")
def _():
    """works go out as records and come back as the same works, with their authors"""
    for kind in ("composing", "solving"):
        store = contest(kind)
        text = run("export", store, *NAMED)
        empty = contest("composing", "empty")
        section = ["--section", "Все"]
        assert "there is no section" in take(empty, "import", text, *section, status=2)
        target = contest(kind)
        before = rows(run("works", target, *NAMED))
        records = [record for record in text.split("[Event ") if record]
        assert len(records) == len(before)
        # What is there already is refused by its author.
        told = take(target, "import", text, "--section", before[0][1], status=2)
        assert "Work 1: The position is that of work no. 1 of the same author." in told, told
        # Without authors it is taken, behind the others.
        hidden = run("export", store)
        assert take(target, "import", hidden, "--section", before[0][1]) == f"{len(before)}\n"
        after = rows(run("works", target, "--authors"))
        for old, new in zip(before, after[len(before):]):
            assert new[2:5] == old[2:5] and new[7] == old[7], (old, new)
            assert new[8].replace(" | ", "|") == old[8].replace(" | ", "|") or new[8] == old[8], (old, new)


@case("import/records-of-others")
def _():
    """what other programs write: White is the author, the result the task"""
    store = contest("composing")
    told = take(store, "import", '[White "Вотинов Р."]\n[Result "1/2-1/2"]\n[GameType "25"]\n'
                '[FEN "W:W10,12:B3,20"]\n\n1. d6-e7 f8:d6 1/2-1/2\n', status=0)
    assert told == "1\n"
    new = rows(run("works", store, *NAMED))[-1]
    assert new[2:7] == ["64/problem/-", "draw", "1", "received", "Вотинов Р."], new


@case("import/namesakes")
def _():
    """an author whom two players may be stays a name; he who is told from the other is a player"""
    store = contest("composing", "namesakes")
    names = ["Быков Егор", "Быков Егор Ильич", "РЕБРОВ АРТЁМ", "Никто"]
    content = "".join(f'[White "{name}"]\n[FEN "W:W6:B{number}"]\n\n*\n' for number, name in enumerate(names, 1))
    assert take(store, "import", content) == "4\n"
    with contextlib.closing(sqlite3.connect(store)) as db:
        kept = db.execute("SELECT name FROM contest_author JOIN contest_work ON contest_work.id = work_id "
                          "WHERE number > 12 ORDER BY number").fetchall()
    assert kept == [("Быков Егор",), ("",), ("",), ("Никто",)], kept


@case("import/position-alone")
def _():
    """neither game nor moves: the position says that it is draughts"""
    store = contest("composing")
    assert take(store, "import", '[White "A"]\n[FEN "W:W6:B4"]\n\n*\n[White "B"]\n[FEN "W:W7:B4"]\n\n*\n') == "2\n"


@case("import/table")
def _():
    store = contest("composing")
    with open(os.path.join(FIXTURES, "composition.tsv"), encoding="utf-8") as file:
        table = [line for line in file if line.split("\t")[0] in ("id", "p016", "p003", "p061")]
    assert take(store, "import", "".join(table)) == "3\n"
    new = rows(run("works", store))[-3:]
    assert [row[0] for row in new] == ["13", "14", "15"]
    assert [row[3] for row in new] == ["win"] * 3


@case("import/refused")
def _():
    """all or none, with the place of what is wrong"""
    store = contest("composing")
    before = run("works", store)
    for content, told in [
            ("", "FILE:1:1: there are no works in it"),
            ("x\t64\tW:W1\n", "FILE:1:10: a field is missing"),
            ('[White "A"]\n[GameType "25"]\n\n1. c3-d4 *\n', "FILE:1:1: a work has a position"),
            ('[GameType "25"]\n[FEN "W:W10:B3"]\n[Task "fly"]\n\n*\n', "are none of a work"),
            ('[GameType "20"]\n[FEN "W:W40:B3"]\n\n*\n', "Work 1: The section takes no such works.")]:
        answer = take(store, "import", content, status=2)
        assert told in answer, (content, answer)
    assert run("works", store) == before


@case("sheet-and-marks")
def _():
    """the sheet of a judge goes out and comes back; halves with point or comma"""
    store = contest("composing")
    sheet = run("sheet", store, "--judge", JUDGE)
    assert sheet.splitlines()[0] == "work,mark,remark" and "\n9,,\n" in sheet.replace("\r", ""), sheet
    filled = sheet.replace("\r", "").replace("9,,", '9,"7,5",Тонко').replace("11,,", "11,10,")
    assert take(store, "marks", filled, "--judge", JUDGE) == "9\n"
    again = run("sheet", store, "--judge", JUDGE).replace("\r", "")
    assert "\n9,7.5,Тонко\n" in again and "\n11,10,\n" in again and "\n12,,\n" in again, again
    table = run("export", store, "--format", "csv").replace("\r", "")
    assert "\n9,Проблемы-64,7.5,7.5,,\n" in table, table      # the result waits for the sheets


@case("rus-draughts-2022/11.7/marks-refused")
def _():
    store = contest("composing")
    before = run("sheet", store, "--judge", JUDGE)
    for content, told in [
            ("work,points\n1,5\n", "FILE:1:1: the columns work and mark are expected"),
            ("work,mark\n9,5\n9,6\n", "FILE:3:1: the work stands here twice"),
            ("work,mark\n9,11\n", "FILE:2:3: this is no mark from 0 to 10"),
            ("work,mark\n2,5\n", "FILE:2:1: no work that this judge judges has such a number"),
            ("work,mark\n99,5\n", "FILE:2:1: no work that this judge judges has such a number")]:
        assert told in take(store, "marks", content, "--judge", JUDGE, status=2), told
    assert "there is no judge" in take(store, "marks", "work,mark\n9,5\n", "--judge", "Никто", status=2)
    long = "work,mark,remark\n9,5,\n11,6," + "x" * 5000 + "\n12,7,\n"
    told = take(store, "marks", long, "--judge", JUDGE, status=2)
    assert "FILE:3:6: " in told, told
    assert run("sheet", store, "--judge", JUDGE) == before
    handed = contest("composing", "judged")
    assert "FILE:2: The judge has handed his sheet in." in take(handed, "marks", "work,mark\n9,5\n", "--judge",
                                                               JUDGE, status=2)


@case("usage")
def _():
    store = contest("composing")
    for arguments, told in [(("praise", store), "cannot be asked of an event"),
                            (("import", store), "--file FILE is missing"),
                            (("sheet", store), "--judge NAME is missing"),
                            (("export", store, "--format", "odt"), "--format is pdn or csv")]:
        assert told in run(*arguments, status=2)
    assert "no marks" in run("export", contest("solving"), "--format", "csv", status=2)
    done = HOST.ask("compose", "works", "--db", store)
    assert done.returncode == 2 and "--event ID is missing" in done.stderr


@case("nothing-is-kept")
def _():
    """what the commands before left in memory is freed"""
    assert HOST.close() == 0


def main():
    print(f"1..{len(cases)}")
    failed = 0
    for number, (path, function) in enumerate(cases, 1):
        try:
            function()
            print(f"ok {number} /bergerctl/contest/{path}", flush=True)
        except Exception as error:  # noqa: BLE001
            failed += 1
            print(f"not ok {number} /bergerctl/contest/{path}", flush=True)
            print(f"# {type(error).__name__}: {error}".replace("\n", "\n# "), flush=True)
    shutil.rmtree(FOLDER)
    return 1 if failed else 0


sys.exit(main())
