#!/usr/bin/python3
"""bergerctl-reference.py CTL-HOST: checker, engine and generator called as the reference programs are, as TAP."""
import os
import re
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def call(*arguments, status=0):
    done = HOST.ask(*arguments)
    assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    return done


class Folder:
    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8", newline="") as file:
            file.write(text)
        return self.path(name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8", newline="") as file:
            return file.read()


def cells(text):
    """by player his results: opponent, colour, result a round"""
    rows = {}
    for line in text.splitlines():
        if line.startswith("001 "):
            rows[int(line[4:8])] = [(line[at:at + 4].strip(), line[at + 5], line[at + 7])
                                    for at in range(91, len(line), 10)]
    return rows


def count(rows, number, *codes):
    return sum(row[number - 1][2] in codes for row in rows.values() if len(row) >= number)


@case("/bergerctl/reference/generate-check-and-pair")
def circle():
    with Folder() as folder:
        path = folder.path("a.trf")
        settings = folder.write("settings", "# a comment\nPlayersNumber=30\nRoundsNumber = 6\nDrawPercentage=40\n"
                                "ForfeitRate=20\nHalfPointByeRate=25\nRetiredRate=0\nHighestRating=2400\n"
                                "LowestRating=1800\n")
        call("-g", settings, "-o", path, "-s", "11")
        text = folder.read("a.trf")
        assert text.count("\n001 ") == 30 and "\n142 6" in text, text
        ratings = [int(line[48:52]) for line in text.splitlines() if line.startswith("001 ")]
        assert 1800 <= min(ratings) <= max(ratings) <= 2400, ratings
        call("-g", settings, "-o", folder.path("b.trf"), "-s", "11")
        assert folder.read("b.trf") == text
        told = call(path, "-c", "-l", folder.path("list")).stdout
        assert told.endswith("rounds\t6\tequal\t6\tdifferent\t0\n") and "standings\t30\tequal\t30" in told, told
        listed = folder.read("list")
        assert re.findall(r"^# round (\d)", listed, re.M) == list("123456"), listed
        assert "fide-dutch-2026" in listed and "\n# 15. " in listed, listed


@case("/bergerctl/reference/pairs-of-the-next-round")
def pairs():
    with Folder() as folder:
        path = folder.write("a.trf", call("generate", "--seed", "3", "--players", "21", "--rounds", "5").stdout)
        lines = folder.read("a.trf").splitlines(keepends=True)
        cut = folder.write("cut.trf", "".join(
            line[:91 + 40].rstrip() + "\r\n" if line.startswith("001 ") else line for line in lines
            if not line.startswith("240")))
        wanted = call("pair", "dutch", path, "--round", "5").stdout
        text = call(cut, "-p").stdout
        assert text == f"{wanted.count(chr(10))}\n{wanted}", (text, wanted)
        assert text.splitlines()[-1].endswith(" 0")
        call(cut, "-p", folder.path("pairs"), "--dutch", "-l", folder.path("list"))
        assert folder.read("pairs") == text
        assert folder.read("list").startswith("# round 5, dutch, ")


@case("/bergerctl/reference/what-differs-is-1")
def differs():
    with Folder() as folder:
        text = call("generate", "--seed", "5", "--players", "20", "--rounds", "4").stdout
        first = next(line for line in text.splitlines() if line.startswith("001    1 "))
        place = int(first[85:89])
        path = folder.write("a.trf", text.replace(first, f"{first[:85]}{place + 5:4d}{first[89:]}"))
        assert "place\t1\t" in call(path, "-c", status=1).stdout
        last = folder.write("none.trf", call("generate", "--seed", "2", "--players", "2", "--rounds", "3").stdout)
        assert "no pairing exists" in call(last, "-p", status=1).stderr


@case("/bergerctl/reference/refuses")
def refuses():
    with Folder() as folder:
        good = folder.write("good.trf", call("generate", "--seed", "5", "--players", "20", "--rounds", "4").stdout)
        bad = folder.write("bad.trf", "001 nonsense\n")
        out = folder.path("o.trf")
        for status, message, arguments in (
                (5, "No such file", (folder.path("missing"), "-c")),
                (5, "o.trf", ("-g", "-o", os.path.join(folder.path("no"), "o.trf"))),
                (5, "missing", ("-g", folder.path("missing"), "-o", out)),
                (3, "bad.trf", (bad, "-c")),
                (3, "a report file is missing", ("-c",)),
                (3, "-g wants -o", ("-g", "-s", "4")),
                (3, "one file is expected", (good, "-c", bad)),
                (3, "-o: something", ("-g", "-o")),
                (3, "no seed", ("-g", "-o", out, "-s", "x")),
                (3, "-x is not expected", (good, "-c", "-x")),
                (3, "no system “nonsense”", (good, "-c", "--nonsense")),
                (3, "another kind", (good, "-c", "--berger")),
                (3, "“Players” is no setting", ("-g", folder.write("s1", "Players=3\n"), "-o", out)),
                (3, "“PlayersNumber” is no setting", ("-g", folder.write("s2", "PlayersNumber=x\n"), "-o", out)),
                (3, "“PointsForWin” is no setting", ("-g", folder.write("s3", "PointsForWin=0.55\n"), "-o", out)),
                (3, "1 players, expected", ("-g", folder.write("s4", "PlayersNumber=1\n"), "-o", out)),
                (3, "“stray” is no setting", ("-g", folder.write("s5", "stray\n"), "-o", out))):
            told = call(*arguments, status=status).stderr
            assert message in told, (message, told)
        assert not os.path.exists(out)


@case("/bergerctl/generate/numbers-by-round")
def by_round():
    text = call("generate", "--seed", "8", "--players", "50", "--rounds", "5", "--half-byes", "x3,x0,x2",
                "--full-byes", "x1", "--zero-byes", "0,100,0", "--double-forfeits", "x0,x0,x0,x2", "--forfeits",
                "x0,x0,x4").stdout
    rows = cells(text)
    assert [count(rows, number, "H") for number in range(1, 6)] == [3, 0, 2, 0, 0]
    assert sum(count(rows, number, "F") for number in range(1, 6)) == 1 or count(rows, 2, "Z") == 50
    assert [count(rows, number, "Z") for number in range(1, 6)] == [0, 50, 0, 0, 0]
    assert count(rows, 3, "+") == 4 and count(rows, 3, "-") == 4
    assert count(rows, 4, "-") == 4 and count(rows, 4, "+") == 0
    with Folder() as folder:
        assert call("check", "--standings", folder.write("a.trf", text)).stdout.endswith("different\t0\n")


@case("/bergerctl/generate/numbers-of-the-event")
def of_event():
    text = call("generate", "--seed", "8", "--players", "60", "--rounds", "7", "--half-byes", "x9", "--late", "x5",
                "--withdrawals", "x4", "--forfeits", "x6").stdout
    rows = cells(text)
    assert sum(count(rows, number, "H") for number in range(1, 8)) == 9
    assert sum(count(rows, number, "+") for number in range(1, 8)) == 6
    assert count(rows, 1, "Z") == 5
    assert count(rows, 7, "Z") == 4


@case("/bergerctl/generate/unusual-results-and-tie-breaks")
def unusual():
    text = call("generate", "--seed", "4", "--players", "80", "--rounds", "6", "--half-results", "10",
                "--zero-results", "10", "--tie-breaks", "WIN,BH,BH/C1").stdout
    rows = cells(text)
    halves = zeros = 0
    for number in range(1, 7):
        for row in rows.values():
            opponent, _, result = row[number - 1]
            if opponent == "0000":
                continue
            pair = {result, rows[int(opponent)][number - 1][2]}
            halves += pair == {"=", "0"}
            zeros += pair == {"0"}
    assert 24 <= halves <= 75 and 24 <= zeros <= 75, (halves, zeros)
    assert "\n202 WIN,BH,BH/C1" in text and "\n212 PTS,WIN,BH,BH/C1" in text
    with Folder() as folder:
        told = call("check", "--standings", folder.write("a.trf", text)).stdout
        assert "standings\t80\tequal\t80" in told and told.endswith("different\t0\n"), told


@case("/bergerctl/generate/refuses-amounts")
def refuses_amounts():
    for message, *arguments in (
            ("--half-byes x:", "--half-byes", "x"),
            ("--half-byes x2,3:", "--half-byes", "x2,3"),
            ("--half-byes ,:", "--half-byes", ","),
            ("values for 6 rounds", "--half-byes", "1,1,1,1,1,1"),
            ("late: one value", "--late", "1,2"),
            ("draws: a rate", "--draws", "x3"),
            ("zero-results: a rate", "--zero-results", "x3"),
            ("Unusual results", "--half-results", "60", "--zero-results", "60"),
            ("Byes of all kinds", "--half-byes", "0,60", "--zero-byes", "60"),
            ("“XYZ”", "--tie-breaks", "BH,XYZ"),
            ("“MPTS”", "--tie-breaks", "MPTS")):
        told = call("generate", "--seed", "1", "--players", "20", "--rounds", "5", *arguments, status=2).stderr
        assert message in told, (message, told)


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
