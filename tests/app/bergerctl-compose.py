#!/usr/bin/python3
"""bergerctl-compose.py CTL-HOST BERGERCTL: the command compose, as TAP. Works, mates and contests of fixtures/composition."""
import os
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])
FIXTURES = os.path.join(os.path.dirname(os.path.realpath(__file__)), "..", "fixtures", "composition")
FEN = "W:W6,8,9,10,11:B13,17,18,19,28"
WORK = ["x", "64", FEN, "W", "problem", "-", "win", "5", "1.c7-b8 a5:e5 2.g7-f8 e5:g7 3.b8:g3 h2:f4 "
        "4.f8:h6:e3:c5:a3"]
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def run(*arguments, status=0):
    done = HOST.ask("compose", *arguments)
    assert done.returncode == status, (arguments, done.returncode, done.stderr)
    if status == 2:
        assert "bergerctl: " in done.stderr and done.stdout == "", (done.stdout, done.stderr)
    else:
        assert done.stderr == "", done.stderr
    return done.stdout if status != 2 else done.stderr


def fixture(name):
    path = os.path.join(FIXTURES, name)
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return path, rows[1:]


def ask(what, content, *options, status=0):
    """the command about a file with this content; FILE stands for its name in errors"""
    data = content if isinstance(content, bytes) else content.encode("utf-8")
    with tempfile.NamedTemporaryFile(suffix=".tsv") as file:
        file.write(data)
        file.flush()
        return run(what, *options, file.name, status=status).replace(file.name, "FILE")


def row(**changes):
    names = ["id", "board", "fen", "stm", "kind", "group", "task", "limit", "solution"]
    return "\t".join(changes.get(name, value) for name, value in zip(names, WORK)) + "\n"


def same(what, name, expected):
    path, rows = fixture(name)
    answers = [line.split("\t") for line in run(what, path).splitlines()]
    assert len(answers) == len(rows), (len(answers), len(rows))
    for fields, answer in zip(rows, answers):
        wanted = fields[expected]
        assert answer[:len(wanted)] == wanted, (fields[0], answer, wanted)


@case("check/rus-draughts-2022/11.2.1/every-work-of-the-fixture")
def _():
    same("check", "composition.tsv", slice(9, 15))


@case("mates/fide-2023/5.1.1/every-mate-of-the-fixture")
def _():
    same("mates", "chess_mates.tsv", slice(4, 6))


@case("marks/rus-draughts-2022/11.7/every-fact-of-the-fixture")
def _():
    same("marks", "marks.tsv", slice(2, 4))


@case("solving/rus-draughts-2022/11.6.1/every-contest-of-the-fixture")
def _():
    same("solving", "solving.tsv", slice(3, 6))


@case("check/remarks-header-and-empty-lines-are-left-out")
def _():
    header = "id\tboard\tfen\tstm\tkind\tgroup\ttask\tlimit\tsolution\n"
    sound = "sound\t-\t-\t-\t64/problem/miniature\t-\n"
    assert ask("check", "# a remark\n\n" + header + row() + "#\n" + row(id="y")) == sound * 2
    assert ask("check", row()) == sound
    assert ask("check", "\ufeff" + header.replace("\n", "\r\n") + row().replace("\n", "\r\n")) == sound
    assert ask("check", row().rstrip("\n")) == sound
    assert ask("check", row().rstrip("\n") + "\tmore\t\tfields\n") == sound
    assert ask("check", "") == "" and ask("check", header) == ""


@case("check/from-standard-input-or-a-file-only")
def _():
    done = ctl.start(sys.argv[2], "compose", "check", "/dev/null")
    assert (done.returncode, done.stdout) == (0, ""), done
    assert "FILE" not in run("check", "/nowhere/works.tsv", status=2)
    run("check", status=2)
    run("check", "/dev/null", "/dev/null", status=2)
    run(status=2)
    assert "“chekc”" in run("chekc", "/dev/null", status=2)


@case("check/nothing-is-checked-when-a-row-is-wrong")
def _():
    assert ask("check", "# x\n" + row() + row(board="96"), status=2) == (
        "bergerctl: FILE:3:3: the board is 64 or 100\n")
    assert "FILE:1:9: " in ask("check", row(fen="W:W99:B1"), status=2)
    assert "FILE:1:11: " in ask("check", row(fen="W:W6,6:B1"), status=2)
    assert "FILE:1:37: the side" in ask("check", row(stm="B"), status=2)
    for name, text in (("kind", "poem"), ("group", "tiny"), ("task", "block:1"), ("limit", "-1"), ("limit", "4.5"),
                       ("solution", "")):
        assert "FILE:1:" in ask("check", row(**{name: text}), status=2)


@case("check/hostile-files")
def _():
    assert "a zero byte" in ask("check", b"id\0", status=2)
    assert "FILE:1:6: not in UTF-8" in ask("check", b"x\t64\t\xff\t\n", status=2)
    assert "longer than" in ask("check", "x" * 70000 + "\n", status=2)
    assert "64 lines" in ask("check", row(solution="|".join(["1.c7-b8"] * 65)), status=2)
    assert "FILE:1:2: a field" in ask("check", "x", status=2)
    assert "larger than" in ask("check", b"#" * (16 * 1024 * 1024 + 2), status=2)
    assert "more than 100000 rows" in ask("check", row() * 100002, status=2)
    assert run("check", "/", status=2).startswith("bergerctl: /: ")
    # Any text may stand for a solution: what cannot be played refutes the work.
    for text in ("\u0436\u202e", "1.", "....", "c7" * 9000, "1.c7-b8 " * 500, "1.c7:b8:c7:b8", "%s%n", "|"):
        assert ask("check", row(solution=text)).startswith("refuted\t11.2.3:"), text


@case("check/search-is-bounded")
def _():
    start = row(fen="W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12", limit="30", solution="1.a3-b4")
    answer = ask("check", start, "--nodes", "20000", status=1)
    assert answer == "not-decided\t-\t-\t-\t64/problem/kontsovka\t-\n", answer
    assert ask("check", start + row(), "--nodes", "20000", status=1).splitlines()[1].startswith("sound\t")
    explained = ask("check", start, "--nodes", "20000", "--explain", status=1).splitlines()
    assert explained[1].startswith("# looked ") and " of 30 moves far, 20001 positions" in explained[1], explained
    explained = ask("check", row(), "--explain").splitlines()
    assert "looked 5 of 5 moves far" in explained[1] and explained[1].endswith(
        "variations 1, ends: 1 cleared, 0 locked, 0 open; other replies of Black 0"), explained
    for nodes in ("0", "-5", "many"):
        ask("check", row(), "--nodes", nodes, status=2)


@case("check/rus-draughts-2022/11.2.3/what-is-proved-of-studies")
def _():
    study = row(fen="W:WK5:B20", kind="study", limit="4", solution="-")
    lost = row(fen="W:W21:B17,14", kind="study", task="draw", solution="-")
    lines = ask("check", study + lost, "--explain").splitlines()
    assert lines[0] == "not-searched\t-\t-\t-\t64/study\t-" and lines[1].startswith("# proof: white-forces; looked 2 of 4")
    assert lines[3].startswith("# proof: black-wins; looked 1 of 5 moves far"), lines


@case("check/rus-draughts-2022/11.1.4/giveaway")
def _():
    work = row(fen="W:W22:B13", kind="special", task="giveaway", limit="1", solution="-")
    lines = ask("check", work, "--explain").splitlines()
    assert lines[0] == "not-searched\t-\t-\t-\t64/special\t-" and lines[1].startswith("# proof: white-forces"), lines
    assert "FILE:1:" in ask("check", work.replace("special", "problem"), status=2)


@case("mates/wrong-rows")
def _():
    mate = "m\t7k/R7/8/8/8/8/8/1R5K w - - 0 1\t1\tb1b8\n"
    assert ask("mates", mate) == "sound\t-\t-\t-\n"
    assert ask("mates", mate.replace("\t1\t", "\t3\t")).split("\t")[2] == "1"
    assert "FILE:1:3: White is" in ask("mates", mate.replace(" w ", " b "), status=2)
    assert "FILE:1:34: the number" in ask("mates", mate.replace("\t1\t", "\t9\t"), status=2)
    assert "FILE:1:36: the key" in ask("mates", mate.replace("b1b8", "Rb8#"), status=2)
    assert "FILE:1:7: " in ask("mates", mate.replace("R7", "R8"), status=2)
    assert ask("mates", mate.replace("\t1\t", "\t8\t"), "--nodes", "10", status=1).startswith("not-decided\t")
    ask("mates", "m\n", status=2)


@case("marks/wrong-rows")
def _():
    assert ask("marks", "mark\t7\n") == "ok\t-\n"
    assert "FILE:2:1: the question is" in ask("marks", "mark\t7\nmood\t7\n", status=2)
    assert "FILE:1:13: the question" in ask("marks", "publication\tcopies=x\n", status=2)
    assert "FILE:1:5: a field" in ask("marks", "mark\n", status=2)


@case("solving/wrong-rows")
def _():
    assert "FILE:1:13: more points" in ask("solving", "s\tP1=8\tA:P1=9\n", status=2)
    assert "FILE:1:6: this is no number" in ask("solving", "s\tP1=x\tA:P1=9\n", status=2)
    ask("solving", "s\tP1=8\n", status=2)


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
            print(f"ok {number} /bergerctl/compose/{path}", flush=True)
        except Exception as error:  # noqa: BLE001
            failed += 1
            print(f"not ok {number} /bergerctl/compose/{path}", flush=True)
            print(f"# {type(error).__name__}: {error}".replace("\n", "\n# "), flush=True)
    return 1 if failed else 0


sys.exit(main())
