#!/usr/bin/python3
"""bergerctl-import.py CTL-HOST: what taking a report in mends, doubts and loses, as TAP."""
import os
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])
FOLDER = tempfile.TemporaryDirectory()
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def report(header, *rounds, encoding="utf-8"):
    path = os.path.join(FOLDER.name, "cup.trf")
    lines = header + [f"001 {number:4}      {'Игрок, Иван':33} 2000{'':28} {cells}"
                      for number, cells in enumerate(rounds, 1)]
    with open(path, "wb") as file:
        file.write("\r\n".join(lines + [""]).encode(encoding))
    return path


def ask(path, *arguments, status):
    done = HOST.ask("import", path, *arguments)
    assert done.returncode == status, (done.returncode, done.stdout, done.stderr)
    assert done.stderr == "" or status == 2, done.stderr
    return [line.split("\t") for line in done.stdout.splitlines()]


ROUNDS = ("".ljust(10) + "   2 w 1", "".ljust(10) + "   1 b 0", "".ljust(10) + "0000 - F")


@case("sound")
def sound():
    lines = ask(report(["012 Cup"], *ROUNDS[:2]), status=0)
    assert all(line[0] == "doubt" for line in lines), lines


@case("repairs")
def repairs():
    lines = ask(report(["012 Кубок", "260   1   3    1    2    7", "902 old"], *ROUNDS, encoding="cp1251"), status=1)
    mended = [line[1:6] for line in lines if line[0] == "repair"]
    assert mended == [["2", "26", "number", "taken", "needed"], ["6", "99", "pairing-bye", "taken", "free"]], mended
    assert all(len(line) == 8 and line[6] and line[7] for line in lines if line[0] == "repair")
    assert [line[1] for line in lines if line[0] == "loss"] == ["3"], lines


@case("left")
def left():
    lines = ask(report([], *ROUNDS), "--leave", "3:99", status=1)
    assert [line[4] for line in lines if line[0] == "repair"] == ["left"], lines


@case("needed repair left")
def needed():
    path = report([], ROUNDS[0], "")
    ask(path, "--leave", "1:92", status=2)
    ask(path, status=1)


@case("stored")
def stored():
    workspace = os.path.join(FOLDER.name, "e.berger")
    refused = HOST.ask("db", "import", workspace, report([], ROUNDS[0], ""))
    assert refused.returncode == 2 and not os.path.exists(workspace), refused
    done = HOST.ask("db", "import", workspace, report([], *ROUNDS), "--repair")
    assert done.returncode == 0, done
    assert "pairing-allocated bye" in done.stdout, done.stdout
    written = HOST.ask("db", "export", workspace, "--event", "1", "--to", "trf16").stdout
    assert "0000 - U" in written, written
    assert HOST.ask("db", "list", workspace).stdout.split("\t")[3] == "dutch"


@case("check of a report file")
def checked():
    done = HOST.ask("check-report", report([], *ROUNDS))
    assert done.returncode == 1, done
    lines = [line.split("\t") for line in done.stdout.splitlines()]
    assert all(len(line) == 5 for line in lines), lines
    assert ["error", "no-place", "event", "-"] in [line[:4] for line in lines], lines
    assert ["error", "no-fide-id", "players", "number/1"] in [line[:4] for line in lines], lines
    assert [line[0] for line in lines] == sorted([line[0] for line in lines], key=["error", "warning", "note"].index)
    assert HOST.ask("check-report", "/nowhere.trf").returncode == 2


@case("check of an event")
def checked_event():
    workspace = os.path.join(FOLDER.name, "c.berger")
    assert HOST.ask("db", "import", workspace, report(["022 Kyiv"], *ROUNDS)).returncode == 0
    done = HOST.ask("check-report", "--db", workspace, "--event", "1")
    assert done.returncode == 1 and "\tplayers\tentry/1\t" in done.stdout, done
    assert "no-place" not in done.stdout, done


@case("bad bytes")
def bad_bytes():
    path = report([], *ROUNDS[:2])
    with open(path, "r+b") as file:
        content = file.read()
        at = content.index("Иван".encode()) + 1
        file.seek(at)
        file.write(b"\xff")
    done = HOST.ask("import", path)
    assert done.returncode == 2 and ":1:" in done.stderr, done


print(f"1..{len(cases)}")
for number, (path, function) in enumerate(cases, 1):
    try:
        function()
        print(f"ok {number} {path}")
    except AssertionError as error:
        print(f"not ok {number} {path}\n# {error}")
sys.exit(HOST.close())
