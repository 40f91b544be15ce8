#!/usr/bin/python3
"""bergerctl-rating-lists.py CTL-HOST: ratings import and find, as TAP. What is found is compared with a plain search."""
import os
import random
import sys
import tempfile
import unicodedata

import ctl

HOST = ctl.Host(sys.argv[1])
HEAD = ("ID Number      Name                                                         Fed Sex Tit  WTit OTit           "
        "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag")
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


def run(*arguments, status=0):
    done = HOST.ask("ratings", *arguments)
    assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
    if status == 2:
        assert "bergerctl: " in done.stderr, done.stderr
        return done.stderr
    return done.stdout


def text_line(number, name, fed="NOR", sex="M", title="", titles="", standard="", rapid="", blitz="", birth="",
              flag=""):
    return (f"{number:<15}{name:<61}{fed:<4}{sex:<4}{title:<5}{'':<5}{titles:<15}{'':<4}{standard:<6}{'0':<4}{'10':<3}"
            f"{rapid:<6}{'0':<4}{'20':<3}{blitz:<6}{'0':<4}{'20':<3}{birth:<6}{flag:<4}")


def xml_player(number, name, standard="0"):
    return (f"<player>\n<fideid>{number}</fideid>\n<name>{name}</name>\n<country>NOR</country>\n<sex>M</sex>\n"
            f"<title></title>\n<rating>{standard}</rating>\n<birthday>1990</birthday>\n<flag></flag>\n</player>\n")


class Folder:
    """lists and their file in a folder of its own"""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.db = self.path("lists.sqlite")
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def write(self, name, *lines):
        with open(self.path(name), "w", encoding="utf-8", newline="") as file:
            file.write("".join(line + "\r\n" for line in lines))
        return self.path(name)

    def put(self, name, *lines):
        return run("import", self.write(name, HEAD, *lines), "--db", self.db)

    def find(self, text, status=0):
        out = run("find", self.db, text, status=status)
        rows = [line.split("\t") for line in out.splitlines()]
        return [dict(zip(rows[0], row)) for row in rows[1:]] if rows else []

    def numbers(self, text, status=0):
        return [row["ID"] for row in self.find(text, status)]


@case("/bergerctl/rating-lists/columns")
def columns():
    with Folder() as f:
        assert f.put("players_list.txt", text_line("1503014", "Carlsen, Magnus", title="GM", standard="2840",
                                                   rapid="2824", birth="1990", flag="w")) == "players\t1\n"
        assert f.find("carlsen") == [{"ID": "1503014", "NAME": "Carlsen, Magnus", "FED": "NOR", "TITLE": "GM",
                                      "STANDARD": "2840", "RAPID": "2824", "BLITZ": "", "BIRTH": "1990", "SEX": "M",
                                      "FLAG": "w"}]
        assert f.find("kasparov", status=1) == []


@case("/bergerctl/rating-lists/parts")
def parts():
    with Folder() as f:
        f.put("players_list.txt", text_line("1", "Vachier-Lagrave, Maxime"), text_line("2", "O'Kelly, Albéric"),
              text_line("3", "Łukasz, Jørgen"), text_line("4", "De la Riva, Ana Maria"), text_line("5", "Straße, Öz"))
        for text, found in (("vach", "1"), ("LAGR", "1"), ("maxime vachier-l", "1"), ("max, v", "1"), ("o'k", "2"),
                            ("okel", "2"), ("Kelly", "2"), ("o’kelly alb", "2"), ("alberic", "2"), ("ALBÉR", "2"),
                            ("lukasz", "3"), ("jorgen", "3"), ("jør ł", "3"), ("riva mar", "4"),
                            ("de la riva ana maria", "4"), ("strasse", "5"), ("oz", "5")):
            assert f.numbers(text) == [found], (text, f.numbers(text))
        for text in ("agrave", "riva x", "carlsen", "", " , ", "*", "%", "maxime lagrave alberic"):
            assert f.numbers(text, status=1) == [], text


@case("/bergerctl/rating-lists/numbers")
def numbers():
    with Folder() as f:
        f.put("players_list.txt", text_line("1503014", "C, A"), text_line("15030141", "B, A"), text_line("150", "A, A"),
              text_line("RUS77", "D, A"))
        assert f.numbers("1503014") == ["1503014"]
        assert f.numbers("01503014") == ["1503014"]
        assert f.numbers("15030") == ["15030141", "1503014"]  # by name
        assert f.numbers("150") == ["150"]
        assert f.numbers("RUS77") == ["RUS77"]
        assert f.numbers("9", status=1) == []


@case("/bergerctl/rating-lists/replaced")
def replaced():
    with Folder() as f:
        f.put("players_list_foa.txt", text_line("1", "Old, Name", standard="2000"), text_line("2", "Gone, Away"))
        f.put("players_list_foa.txt", text_line("1", "Old, Name", standard="2010"), text_line("3", "New, Comer"))
        assert [row["STANDARD"] for row in f.find("old")] == ["2010"]
        assert f.numbers("gone", status=1) == []
        assert f.numbers("new") == ["3"]
        path = f.path("players_list_xml_foa.xml")
        with open(path, "w", encoding="utf-8") as file:
            file.write("<playerslist>" + xml_player(1, "Old, Name", "2020") + "</playerslist>")
        assert run("import", path, "--db", f.db) == "players\t1\n"
        assert [row["STANDARD"] for row in f.find("old")] == ["2020"]
        assert f.numbers("new", status=1) == []


@case("/bergerctl/rating-lists/several")
def several():
    """three lists of one kind are one player; a national number is somebody else"""
    head = HEAD.replace("SRtng SGm SK RRtng RGm Rk BRtng BGm BK", "OCT26 Gms K ")
    with Folder() as f:
        for kind, rating in (("standard", "2500"), ("rapid", "2400"), ("blitz", "2300")):
            line = f"{'9':<15}{'Same, Player':<61}{'NOR':<4}{'M':<4}{'IM':<5}{'':<5}{'':<15}{'':<4}{rating:<6}{'0':<4}{'10':<3}"
            run("import", f.write(f"{kind}_oct26frl.txt", head, line), "--db", f.db)
        f.put("national 2026-10.txt", text_line("9", "Other, Person", standard="1800"))
        assert [(row["STANDARD"], row["RAPID"], row["BLITZ"]) for row in f.find("same")] == [("2500", "2400", "2300")]
        assert [row["NAME"] for row in f.find("9")] == ["Other, Person", "Same, Player"]
        f.put("national 2026-11.txt", text_line("8", "Third, Person", standard="1800"))
        assert f.numbers("other", status=1) == []


@case("/bergerctl/rating-lists/refused")
def refused():
    """what is no list, and a file that is none of lists, stay as they are"""
    with Folder() as f:
        f.put("players_list.txt", text_line("1", "Kept, Here"))
        before = open(f.db, "rb").read()
        for bad in (f.write("a.txt", "nothing of that kind"), f.write("b.xml", "<a>", "</a>"), f.write("c.txt", HEAD),
                    f.write("d.xml", "<playerslist><player><fideid>1</fideid><name>A</name>"), f.path("missing.txt"),
                    f.folder.name):
            run("import", bad, "--db", f.db, status=2)
            assert open(f.db, "rb").read() == before, bad
        good = f.write("good.txt", HEAD, text_line("1", "Kept, Here"))
        other = f.write("thesis.txt", "my thesis")
        run("import", good, "--db", other, status=2)
        assert open(other, "rb").read() == b"my thesis\r\n"
        run("find", other, "x", status=2)
        run("find", f.path("none.sqlite"), "x", status=2)
        run("import", f.write("a.txt", "nothing"), "--db", f.path("new.sqlite"), status=2)
        run("import", good, "--db", f.path("no/such/folder.sqlite"), status=2)
        assert not os.path.exists(f.path("new.sqlite"))
        work = f.path("event.berger")
        HOST.ask("db", "import", work, f.write("e.trf", "012 E", "062 0"))
        if os.path.exists(work):
            kept = open(work, "rb").read()
            run("import", good, "--db", work, status=2)
            assert open(work, "rb").read() == kept
        run("import", good, status=2)
        assert f.numbers("kept") == ["1"]


def fold(text):
    text = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c if c.isalnum() else " " for c in text if not unicodedata.combining(c)).split()


@case("/bergerctl/rating-lists/like-a-plain-search")
def plain_search():
    """every beginning of one to four letters, and pairs of them: the same players in the same order"""
    rng = random.Random(11)
    syllables = ["ma", "mé", "ro", "ra", "ri", "so", "se", "Ко", "ко", "ве", "an", "ö"]

    def word():
        return "".join(rng.choice(syllables) for _ in range(rng.randint(1, 3))).capitalize()

    people = [(str(100 + i), f"{word()}{rng.choice([' ', '-', ', '])}{word()}, {word()}") for i in range(3000)]
    with Folder() as f:
        f.put("players_list.txt", *[text_line(number, name) for number, name in people])
        keys = [(" ".join(fold(name)), number) for number, name in people]
        order = {number: i for i, (_, number) in enumerate(sorted(keys, key=lambda k: (k[0].encode(),)))}
        queries = {"".join(rng.choice("marisoeкоn") for _ in range(rng.randint(1, 4))) for _ in range(40)}
        queries |= {f"{a} {b}" for a, b in zip(sorted(queries), sorted(queries, reverse=True))}
        for query in sorted(queries):
            words = fold(query)
            wanted = [number for key, number in keys
                      if all(any(part.startswith(w) for part in key.split()) for w in words)]
            wanted.sort(key=order.get)
            found = f.numbers(query, status=0 if wanted else 1)
            assert len(found) == min(50, len(wanted)), (query, len(found), len(wanted))
            names = dict(people)
            assert [" ".join(fold(names[n])) for n in found] == [" ".join(fold(names[n])) for n in wanted[:50]], query


@case("/bergerctl/rating-lists/nothing-is-kept")
def nothing_kept():
    """what the commands before left in memory is freed"""
    assert HOST.close() == 0


print(f"1..{len(cases)}")
failed = False
for number, (path, function) in enumerate(cases, 1):
    try:
        function()
        print(f"ok {number} {path}", flush=True)
    except Exception as fault:  # pylint: disable=broad-except
        failed = True
        print(f"not ok {number} {path}", flush=True)
        print(f"# {fault!r}".replace("\n", "\n# "))
sys.exit(1 if failed else 0)
