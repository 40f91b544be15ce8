#!/usr/bin/python3
"""bergerctl-ratings.py CTL-HOST: the commands ratings and norms, as TAP. Expected numbers are worked by hand."""
import os
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


def run(*arguments, status=0):
    done = HOST.ask(*arguments)
    assert done.returncode == status, (arguments, done.returncode, done.stderr)
    if status == 2:
        assert "bergerctl: " in done.stderr, done.stderr
    else:
        assert done.stderr == "", done.stderr
    return done.stdout if status != 2 else done.stderr


def table(text):
    """rows without remarks, as dictionaries by heading"""
    lines = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    assert all(len(line) == len(lines[0]) for line in lines), text
    return [dict(zip(lines[0], line)) for line in lines[1:]]


def player(number, rating, results, title="", federation="", birth="", name=None):
    """001; results are (opponent, colour, letter)"""
    name = name or f"Player, No{number}"
    points = sum({"1": 1, "=": .5, "+": 1, "U": 1}.get(letter, 0) for _, _, letter in results)
    cells = "".join(f"  {opponent:>04} {colour} {letter}" for opponent, colour, letter in results)
    return (f"001 {number:>4} m{title:>3} {name:<33} {rating or '':>4} {federation:>3} {number:>11} {birth:<10} "
            f"{points:>4.1f} {number:>4}{cells}")


class Report:
    """a report in a file of its own"""

    def __init__(self, lines, header=()):
        self.text = "\n".join(["012 Test", "122 90+30", *header, *lines]) + "\n"

    def __enter__(self):
        with tempfile.NamedTemporaryFile("w", suffix=".trf", delete=False, encoding="utf-8") as file:
            file.write(self.text)
        self.path = file.name
        return self.path

    def __exit__(self, *_):
        os.remove(self.path)


def example(rating=2000):
    """the example of the digest: 2000 beats 2150, draws 1980, loses to 1560"""
    return [player(1, rating, [(2, "w", "1"), (3, "b", "="), (4, "w", "0")]),
            player(2, 2150, [(1, "b", "0"), (0, "-", "Z"), (0, "-", "Z")]),
            player(3, 1980, [(0, "-", "Z"), (1, "w", "="), (0, "-", "Z")]),
            player(4, 1560, [(0, "-", "Z"), (0, "-", "Z"), (1, "b", "1")])]


@case("/bergerctl/ratings/example")
def worked_example():
    with Report(example()) as path:
        text = run("ratings", path)
        assert text.startswith("NO\tNAME\tRATING\tK\tGAMES\tPOINTS\tEXPECTED\tCHANGE\tNEW\tPERF\n"), text
        first = table(text)[0]
        assert list(first.values()) == ["1", "Player No1", "2000", "20", "3", "1.5", "1.75", "-5", "1995", "1897"], first
        # 440 count as 400; the other side gains what table B leaves.
        assert table(text)[3]["EXPECTED"] == "0.08", text
        assert "# 1\tround 3\t4\t1560\t0\t400*\t0.92\t-0.92" in run("ratings", path, "--explain")


@case("/bergerctl/ratings/date")
def by_date():
    lines = [player(1, 2650, [(2, "w", "1")]), player(2, 1800, [(1, "b", "0")])]
    with Report(lines) as path:
        assert table(run("ratings", path, "--date", "2025-09-30"))[0]["CHANGE"] == "0.8"
        assert table(run("ratings", path, "--date", "2025-10-01"))[0]["CHANGE"] == "0"
        assert table(run("ratings", path))[0]["CHANGE"] == "0"
    with Report(lines, ["042 2025/09/30"]) as path:
        assert table(run("ratings", path))[0]["CHANGE"] == "0.8"


@case("/bergerctl/ratings/kind")
def by_kind():
    with Report([player(1, 2450, [(2, "w", "1")]), player(2, 2450, [(1, "b", "0")])]) as path:
        assert [row["K"] for row in table(run("ratings", path))] == ["10", "10"]
        assert [row["K"] for row in table(run("ratings", path, "--kind", "rapid"))] == ["20", "20"]
        assert [row["K"] for row in table(run("ratings", path, "--kind", "blitz"))] == ["20", "20"]
        assert "bullet" in run("ratings", path, "--kind", "bullet", status=2)
        assert "31" in run("ratings", path, "--date", "2025-02-31", status=2)


@case("/bergerctl/ratings/rus-draughts-2022 5.4.7.2/unplayed")
def unplayed():
    with Report([player(1, 2000, [(2, "w", "+")]), player(2, 2000, [(1, "b", "-")])]) as path:
        for row in table(run("ratings", path)):
            assert (row["GAMES"], row["CHANGE"], row["NEW"], row["PERF"]) == ("0", "0", "2000", "-"), row


@case("/bergerctl/ratings/junior")
def junior():
    lines = [player(1, 2000, [(2, "w", "1")], birth="2008/05/05"), player(2, 2000, [(1, "b", "0")], birth="2007/05/05")]
    with Report(lines, ["042 2026/01/10"]) as path:
        assert [row["K"] for row in table(run("ratings", path))] == ["40", "20"]


@case("/bergerctl/ratings/first")
def first_rating():
    """(8500 + 3600) / 7 and 57 per cent"""
    me = [(2, "w", "1"), (3, "b", "1"), (4, "w", "="), (5, "b", "="), (6, "w", "0")]
    inverse = {"1": "0", "0": "1", "=": "="}
    others = [player(i + 2, 1700, [(0, "-", "Z")] * i + [(1, "b" if i % 2 == 0 else "w", inverse[me[i][2]])]
                     + [(0, "-", "Z")] * (4 - i)) for i in range(5)]
    with Report([player(1, 0, me), *others]) as path:
        text = run("ratings", path)
        row = table(text)[0]
        assert (row["RATING"], row["K"], row["CHANGE"], row["NEW"]) == ("-", "-", "-", "1779"), row
        assert "# 1: Initial rating 1779." in text, text
    with Report([player(1, 0, me[:1]), player(2, 1700, [(1, "b", "0")])]) as path:
        assert "needs 4 more games" in run("ratings", path)


FIELD = [(2550, "GM", "UKR"), (2520, "GM", "GER"), (2500, "GM", "RUS"), (2480, "IM", "RUS"), (2450, "IM", "FRA"),
         (2430, "FM", "RUS"), (2400, "", "GER"), (2380, "CM", "RUS"), (2150, "", "RUS")]


def norm_event(results, rounds=9):
    inverse = {"1": "0", "0": "1", "=": "="}
    colours = "wbwbwbwbw"
    me = [(i + 2, colours[i], results[i]) for i in range(len(results))]
    lines = [player(1, 2480, me, title="IM", federation="RUS", name="Candidate, Ivan")]
    for i, (rating, title, federation) in enumerate(FIELD):
        cells = [(0, "-", "Z")] * len(results)
        if i < len(results):
            cells[i] = (1, "b" if colours[i] == "w" else "w", inverse[results[i]])
        lines.append(player(i + 2, rating, cells, title=title, federation=federation))
    return Report(lines, ["032 RUS", f"XXR {rounds}"])


@case("/bergerctl/norms/reached")
def norm_reached():
    """6½ of 9 against 2434: 2600"""
    with norm_event("==1=10111") as path:
        text = run("norms", path)
        rows = table(text)
        assert len(rows) == 1, text
        assert list(rows[0].values()) == ["1", "Candidate Ivan", "GM", "reached", "9/9", "6.5/6.5", "2434/2380", "2600/2600",
                                          "6/5", "3/3", "3/2", "5/5", "5/6", "-"], rows[0]
        assert "# 1 GM: the lowest rated opponent counts with 2200" in text


@case("/bergerctl/norms/missed")
def norm_missed():
    with norm_event("==1=101=1") as path:
        assert table(run("norms", path)) == []
        row = table(run("norms", path, "--all"))[0]
        assert (row["STATE"], row["PERF"]) == ("missed", "2559/2600!"), row
    # The list must be the standard one.
    with norm_event("==1=10111") as path:
        assert table(run("norms", path, "--kind", "rapid", "--all")) == []


@case("/bergerctl/norms/needs")
def norm_needs():
    """4 of 7 against 2476: 67 per cent of nine games are 6"""
    with norm_event("==1=10=") as path:
        row = table(run("norms", path))[0]
        assert (row["STATE"], row["NEEDS"], row["GAMES"]) == ("possible", "2/2", "7/9!"), row


@case("/bergerctl/norms/table")
def own_table():
    with norm_event("==1=10111") as path, tempfile.NamedTemporaryFile("w", suffix=".tsv", encoding="utf-8") as own:
        own.write("# of one's own\nscore\tКМС\t\t\t9\t\t\t2400\t\t\t70\nscore\tI\t\t\t9\t\t\t2500\t\t\t50\n")
        own.flush()
        rows = table(run("norms", path, "--table", own.name))
        # 70 per cent of nine games are 6.3, so 6½.
        assert [(row["NO"], row["NORM"], row["STATE"], row["SCORE"], row["AVERAGE"]) for row in rows] == [
            ("1", "КМС", "reached", "6.5/6.5", "2429/2400")], rows
        own.seek(0)
        own.truncate()
        own.write("\nscore\tКМС\t\t\tnine\n")
        own.flush()
        error = run("norms", path, "--table", own.name, status=2)
        assert f"{own.name}:2:" in error, error
        assert "there-is-no-such-file" in run("norms", path, "--table", "/there-is-no-such-file", status=2)


@case("/bergerctl/ratings/nothing-is-kept")
def nothing_kept():
    """what the commands before left in memory is freed"""
    assert HOST.close() == 0


def main():
    print(f"1..{len(cases)}")
    failed = 0
    for number, (path, function) in enumerate(cases, 1):
        try:
            function()
            print(f"ok {number} {path}", flush=True)
        except Exception as error:  # noqa: BLE001
            failed += 1
            print(f"not ok {number} {path}", flush=True)
            print(f"# {type(error).__name__}: {error}".replace("\n", "\n# "), flush=True)
    return 1 if failed else 0


sys.exit(main())
