#!/usr/bin/python3
"""bergerctl-rating-lists.py CTL-HOST: ratings import and find, as TAP. What is found is compared with a plain search."""
import os
import random
import sqlite3
import sys
import tempfile
import unicodedata

import ctl

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fixtures", "ratings"))
import rating_list  # noqa: E402

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
                                      "FLAG": "w", "FIDE": "", "REGION": ""}]
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


COLUMNS = ("ID", "NAME", "FED", "TITLE", "STANDARD", "RAPID", "BLITZ", "BIRTH", "SEX", "FLAG")
FIELDS = (0, 1, 2, 4, 8, 11, 14, 17, 3, 18)  # where they stand in what the generator gives


def expected(values, kinds=(0, 1, 2)):
    row = {name: values[field] for name, field in zip(COLUMNS, FIELDS)}
    row["TITLE"] = row["TITLE"] or ""
    for kind, name in enumerate(("STANDARD", "RAPID", "BLITZ")):
        row[name] = row[name] if kind in kinds and row[name] != "0" else ""
    return row


def check_all(f, people, kinds=(0, 1, 2)):
    for values in people:
        found = f.find(values[0])
        assert len(found) == 1, (values, found)
        assert {name: found[0][name] for name in COLUMNS} == expected(values, kinds), (values, found)


@case("/bergerctl/rating-lists/every-shape")
def every_shape():
    """every shape of a generated list gives what the generator wrote, titles that push their line among it"""
    people = list(rating_list.players(200, seed=3))
    assert sum(values[rating_list.OTHER] in rating_list.OVERFLOWED for values in people) >= 1
    for shape, name, kinds in (("text", "players_list_foa.txt", (0, 1, 2)), ("text-lf", "players_list.txt", (0, 1, 2)),
                               ("text-no-foa", "players_list.txt", (0, 1, 2)), ("standard", "standard_oct26frl.txt", (0,)),
                               ("rapid", "rapid_oct26frl.txt", (1,)), ("blitz", "Blitz_oct26frl.txt", (2,)),
                               ("xml", "players_list_xml_foa.xml", (0, 1, 2)), ("xml-one-line", "p.xml", (0, 1, 2))):
        with Folder() as f:
            path = rating_list.write(f.path(name), rating_list.SHAPES[shape](people))
            for _ in range(2):  # again: it replaces itself
                assert run("import", path, "--db", f.db) == "players\t200\n", shape
            assert len(run("lists", f.db).splitlines()) == 2, shape
            check_all(f, people, kinds)


@case("/bergerctl/rating-lists/eight-bit")
def eight_bit():
    """national lists in the encodings of their time, and in UTF-8 counted in characters"""
    people = list(rating_list.players(150, seed=5, syllables=rating_list.CYRILLIC))
    for encoding in ("utf-8", "utf-8-sig", "cp1251", "koi8-r", "cp866"):
        for shape, name in (("text", "rus.txt"), ("xml", "rus.xml")):
            with Folder() as f:
                path = rating_list.write(f.path(name), rating_list.SHAPES[shape](people), encoding)
                assert run("import", path, "--db", f.db) == "players\t150\n", (encoding, shape)
                check_all(f, people)


@case("/bergerctl/rating-lists/cut-off")
def cut_off():
    """a list that is cut off anywhere is read to there, or refused; it never costs the list of before"""
    people = list(rating_list.players(40, seed=7))
    with Folder() as f:
        f.put("players_list.txt", text_line("1", "Kept, Here"))
        before = open(f.db, "rb").read()
        whole = "".join(rating_list.xml(people)).encode()
        for length in (5, 300, len(whole) // 2, len(whole) - 20):
            path = f.path("players_list_xml.xml")
            with open(path, "wb") as file:
                file.write(whole[:length])
            done = HOST.ask("ratings", "import", path, "--db", f.db)
            is_whole = whole[:length].rstrip().endswith(b"</player>")
            assert done.returncode == (0 if is_whole else 2), (length, done.stderr)
            if not is_whole:
                assert "bergerctl: " in done.stderr and open(f.db, "rb").read() == before, length
        whole = "".join(rating_list.text(people))
        path = f.path("players_list.txt")
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(whole[:whole.index(people[9][1])])
        assert run("import", path, "--db", f.db) == "players\t9\n"
        check_all(f, people[:8])


def table(f, name, text, *options, encoding="utf-8", status=0):
    path = f.path(name)
    with open(path, "w", encoding=encoding, newline="") as file:
        file.write(text)
    return run("import", path, "--db", f.db, *options, status=status)


@case("/bergerctl/rating-lists/table")
def tables():
    """a table by its headings; its numbers are its own, FIDE's find the same player"""
    people = list(rating_list.players(100, seed=9, syllables=rating_list.CYRILLIC))
    for encoding in ("utf-8", "cp1251", "koi8-r", "cp866"):
        with Folder() as f:
            assert table(f, "rcf.csv", "".join(rating_list.csv(people)), "--table", encoding=encoding) == "players\t100\n"
            for at, values in enumerate(people):
                for number in (str(5000 + at), values[0]):
                    found = f.find(number)
                    assert len(found) == 1, (number, found)
                    wanted = expected(values) | {"ID": str(5000 + at), "FIDE": values[0], "FED": "", "FLAG": "",
                                                 "NAME": values[1].replace(",", ""), "REGION": "Самарская обл."}
                    assert found[0] == wanted, (found, wanted)


@case("/bergerctl/rating-lists/table/mapped")
def mapped():
    """columns named by heading or number; names in parts; quoted cells; ratings and dates as people write them"""
    text = ('sep=;\r\n"Список\nна ноябрь"\r\nFam;Im;Ot;G;Wert;x;"born"\r\n'
            'Иванов;"Пётр";Ильич;м;"2 150";1;05.05.2010\r\n\r\n"О""Нил; Мл.";Анна;;ж;1800.0;2;1999\r\n'
            ';Никто;;;1700;3;\r\nДолгих;Лев;;м;много;4;\r\n')
    with Folder() as f:
        mapping = [f"--map={m}" for m in ("family=Fam", "given=im", "father=3", "sex=4", "standard=Wert",
                                          "number=x", "birth=born", "rapid=")]
        done = HOST.ask("ratings", "import", f.path("none.csv"), "--db", f.db, "--table")
        assert done.returncode == 2 and not os.path.exists(f.db)
        assert table(f, "t.csv", text, *mapping, "--name", "Клуб", "--date", "2026-11-01", "--game", "russian") == "players\t4\n"
        assert [(r["NAME"], r["STANDARD"], r["BIRTH"], r["SEX"]) for r in f.find("иванов")] == \
            [("Иванов, Пётр Ильич", "2150", "2010-05-05", "M")]
        assert f.find("нил")[0]["NAME"] == 'О"Нил; Мл., Анна' and f.find("нил")[0]["STANDARD"] == "1800"
        assert f.find("долгих")[0]["STANDARD"] == ""
        row = run("lists", f.db).splitlines()[1].split("\t")
        assert row[1:4] == ["Клуб", "russian", "2026-11-01"] and row[5] == "4", row
        assert run("find", f.db, "иванов", "--game", "russian") and run("find", f.db, "иванов", "--game", "chess", status=1) == ""
        assert "no column" in table(f, "t.csv", text, "--map=family=Nobody", status=2)
        assert "does not say" in table(f, "t.csv", text, "--map=colour=Fam", status=2)
        before = open(f.db, "rb").read()
        assert "no column holds ratings" in table(f, "t.csv", "Имя;Город\r\nА Б;В\r\n", "--table", status=2)
        assert ":2:1: " in table(f, "t.csv", 'Имя;Рейтинг\r\n"А Б;1\r\nВ Г;2\r\n', "--map=name=1", "--map=standard=2",
                                 status=2)
        assert "UTF-16" in table(f, "t.csv", "Имя;Рейтинг\r\nА Б;1\r\n", "--table", encoding="utf-16", status=2)
        assert open(f.db, "rb").read() == before


@case("/bergerctl/rating-lists/order")
def order():
    """which list is asked first: the last one, then the order of the arbiter, which an import keeps"""
    heading = "ID FIDE;ФИО;Рейтинг\r\n"
    with Folder() as f:
        for name, rating in (("first", 2001), ("second", 2002), ("third", 2003)):
            table(f, "l.csv", f"{heading}77;Один Игрок;{rating}\r\n", "--table", "--name", name)
        assert [r["STANDARD"] for r in f.find("77")] == ["2003"]
        ids = {row.split("\t")[1]: row.split("\t")[0] for row in run("lists", f.db).splitlines()[1:]}
        run("lists", f.db, "--order", f"{ids['second']},{ids['first']}")
        assert [r["STANDARD"] for r in f.find("77")] == ["2002"]
        table(f, "l.csv", f"{heading}77;Один Игрок;2011\r\n", "--table", "--name", "first")
        assert [r["STANDARD"] for r in f.find("77")] == ["2002"]
        assert [row.split("\t")[1] for row in run("lists", f.db).splitlines()[1:]] == ["second", "first", "third"]
        before = open(f.db, "rb").read()
        run("lists", f.db, "--order", f"{ids['second']},99", status=2)
        run("lists", f.db, "--remove", "99", status=2)
        run("lists", f.db, "--order", "x", status=2)
        assert open(f.db, "rb").read() == before
        run("lists", f.db, "--remove", ids["second"])
        assert [r["STANDARD"] for r in f.find("77")] == ["2011"]


@case("/bergerctl/rating-lists/earlier-file")
def earlier_file():
    """a file of before lists had an order is brought up to date, and the lists stay"""
    with Folder() as f:
        f.put("players_list.txt", text_line("1", "Kept, Here", standard="2000"))
        db = sqlite3.connect(f.db)
        for column in ("title", "game", "day", "position", "own_numbers"):
            db.execute(f"ALTER TABLE list DROP COLUMN {column}")
        for column in ("fide_number", "region"):
            db.execute(f"ALTER TABLE player_1 DROP COLUMN {column}")
        db.execute("PRAGMA user_version = 1")
        db.commit()
        db.close()
        assert f.numbers("kept") == ["1"]
        assert run("lists", f.db).splitlines()[1].split("\t")[1:3] == ["fide", "chess"]
        f.put("players_list.txt", text_line("2", "New, One"))
        assert f.numbers("kept", status=1) == []


TRF = ("012 Event\n042 {}\n052 {}\n062 4\nXXR 3\n"
       "001    1 m    Ivanov, Petr                      2100 RUS          11 2000/05/05  0.0    1\n"
       "001    2 m    Sidorov, Ilja                     1900 RUS             1990/00/00  0.0    2\n"
       "001    3 m    Kuznetsov, Lev                    1800 RUS             1980/00/00  0.0    3\n"
       "001    4 m    Nobody, Known                     1700 RUS             1970/00/00  0.0    4\n")


@case("/bergerctl/rating-lists/update")
def update():
    """a preview, then what is ticked or named, in one act that is taken back in one"""
    with Folder() as f:
        trf, work = f.path("e.trf"), f.path("e.berger")
        with open(trf, "w", encoding="utf-8") as file:
            file.write(TRF.format("2026/09/01", "2026/12/01"))
        assert HOST.ask("db", "import", work, trf).returncode == 0
        f.put("players_list.txt", text_line("11", "Ivanov, Petr", standard="2123", birth="2000"),
              text_line("12", "Sidorov, Ilia", standard="1955", birth="1990"),
              text_line("13", "Kuznetsov, Lev", standard="1850"))
        place = ("update", f.db, "--db", work, "--event", "1")
        def rows(out):
            return [line.split("\t") for line in out.splitlines()[1:]]
        def stored():
            db = sqlite3.connect(work)
            try:
                return db.execute("SELECT rating, fide_id FROM entry e JOIN person p ON p.id = person_id"
                                  " ORDER BY number").fetchall()
            finally:
                db.close()
        preview = rows(run(*place))
        assert [(r[1], r[2], r[3], r[4], r[7]) for r in preview] == [
            ("Ivanov Petr", "2100", "2123", "number", "yes"), ("Sidorov Ilja", "1900", "1955", "name", "yes"),
            ("Kuznetsov Lev", "1800", "1850", "likely", ""), ("Nobody Known", "1700", "", "none", "")], preview
        assert stored() == [(2100, "11"), (1900, ""), (1800, ""), (1700, "")]
        assert run(*place, "--take", "all").endswith("written\t2\n")
        assert stored() == [(2123, "11"), (1955, "12"), (1800, ""), (1700, "")]
        journal = HOST.ask("db", "journal", work, "--event", "1").stdout.splitlines()
        assert "2 ratings from the lists, from round 1" in journal[-1], journal
        third = preview[2][0]
        assert run(*place, "--take", third, "--from-round", "3").endswith("written\t1\n")
        assert stored()[2] == (1800, "13")
        assert [r[2] for r in rows(run(*place, "--from-round", "3"))] == ["2123", "1955", "1850", "1700"]
        assert [r[2] for r in rows(run(*place, "--from-round", "2"))] == ["2123", "1955", "1800", "1700"]
        for wrong in (("--take", preview[3][0]), ("--take", "x"), ("--from-round", "0")):
            run(*place, *wrong, status=2)
        assert run(*place, "--take", "all").endswith("written\t1\n")
        run(*place, "--take", "all", status=2)
        assert HOST.ask("db", "check", work).returncode == 0


TWINS = ("012 Event\n042 2026/09/01\n052 2026/12/01\n062 4\nXXR 3\n"
         "001    1 m    Ivanov, Petr                      2100 RUS          11 2000/05/05  0.0    1\n"
         "001    2 m    Ivanov, Petr                      2050 RUS             2000/00/00  0.0    2\n"
         "001    3 m    Sidorov, Ilja                     1910 RUS             1990/00/00  0.0    3\n"
         "001    4 m    Sidorov, Ilja                     1900 RUS             1990/00/00  0.0    4\n"
         "001    5 m    Kuznetsov, Lev                    1800 RUS             1980/00/00  0.0    5\n"
         "001    6 m    Orlov, Jan                        1700 RUS             1970/00/00  0.0    6\n")


@case("/bergerctl/rating-lists/update-one-for-two")
def update_one_for_two():
    """whom a list has once is one player at most: the one with his number, else none of those whom he may be"""
    with Folder() as f:
        trf, work = f.path("e.trf"), f.path("e.berger")
        with open(trf, "w", encoding="utf-8") as file:
            file.write(TWINS)
        assert HOST.ask("db", "import", work, trf).returncode == 0
        f.put("players_list.txt", text_line("11", "Ivanov, Petr", standard="2123", birth="2000"),
              text_line("12", "Sidorov, Ilja", standard="1955", birth="1990"),
              text_line("13", "Kuznetsov, Lev", standard="1850", birth="1980"),
              text_line("14", "Orlov, Jan", standard="1750", birth="1970"))
        place = ("update", f.db, "--db", work, "--event", "1")
        rows = [line.split("\t") for line in run(*place).splitlines()[1:]]
        assert [(r[3], r[4], r[7]) for r in rows] == [
            ("2123", "number", "yes"), ("", "several", ""), ("", "several", ""), ("", "several", ""),
            ("1850", "name", "yes"), ("1750", "name", "yes")], rows
        run(*place, "--take", rows[2][0], status=2)
        assert run(*place, "--take", "all").endswith("written\t3\n")


@case("/bergerctl/rating-lists/update-unread")
def update_unread():
    """a rating that could not be read in the list is none: what is stored stays"""
    with Folder() as f:
        trf, work = f.path("e.trf"), f.path("e.berger")
        with open(trf, "w", encoding="utf-8") as file:
            file.write(TRF.format("2026/09/01", "2026/12/01"))
        assert HOST.ask("db", "import", work, trf).returncode == 0
        f.put("players_list.txt", text_line("11", "Ivanov, Petr", standard="99999", birth="2000"),
              text_line("12", "Sidorov, Ilia", standard="1955", birth="1990"))
        place = ("update", f.db, "--db", work, "--event", "1")
        first, second = (line.split("\t") for line in run(*place).splitlines()[1:3])
        assert first[1:5] == ["Ivanov Petr", "2100", "", "number"] and first[7] == "", first
        before = open(work, "rb").read()
        told = run(*place, "--take", first[0], status=2)
        assert f"the list has no rating of the entry {first[0]}" in told, told
        run(*place, "--take", f"{second[0]},{first[0]}", status=2)
        assert open(work, "rb").read() == before
        assert run(*place, "--take", "all").endswith("written\t1\n")
        assert [line.split("\t")[2] for line in run(*place).splitlines()[1:3]] == ["2100", "1955"]


@case("/bergerctl/disqualified/rus-draughts-2022 1.5.10/capacities")
def capacities():
    """in no capacity: coaches, assistants, the committee and organisers are looked at as well, each once"""
    with Folder() as f:
        trf, work = f.path("e.trf"), f.path("e.berger")
        with open(trf, "w", encoding="utf-8") as file:
            file.write(TRF.format("2026/09/01", "2026/12/01"))
        assert HOST.ask("db", "import", work, trf).returncode == 0
        place = ("disqualified", "--db", work, "--event", "1")
        with sqlite3.connect(work) as db:
            db.execute("UPDATE entry SET coach = 'Орлов П. С., Сергеев С.', assistant = 'Котова Анна'")
            db.execute("INSERT INTO committee_member (event_id, position, role, name)"
                       " VALUES (1, 1, 'chair', 'Рысев Лев Ильич')")
            db.execute("INSERT INTO event_part (event_id, kind, position, name, detail)"
                       " VALUES (1, 'organiser', 1, 'Белов Иван', 'hall'), (1, 'site', 1, 'Серов Пётр', 'Юдин Олег')")
            db.execute("UPDATE event SET organiser = 'Дворец спорта; Лисин Иван'")
            db.execute("INSERT INTO admission_member (event_id, position, role, name) VALUES (1, 1, 'member', 'Ёлкин Ян')")
            db.execute("INSERT INTO delegation (id, event_id, name, representative, doctor)"
                       " VALUES (1, 1, 'Пенза', 'Жуков Илья', 'Зимин Глеб')")
            db.execute("INSERT INTO delegation_head (delegation_id, position, role, name)"
                       " VALUES (1, 1, 'федерация', 'Панов Олег')")
        db.close()
        for name in ("Орлов Пётр", "Котова Анна", "Рысев Лев Ильич", "Белов Иван Петрович", "Серов Пётр", "Лисин Иван",
                     "Юдин Олег", "Ёлкин Ян", "Жуков Илья", "Зимин Глеб", "Панов Олег"):
            HOST.ask(*place, "--add", name, "--until", "2026-12-31", "--by", "federation")
        rows = [line.split("\t") for line in HOST.ask(*place).stdout.splitlines()]
        barred = [(row[1], row[2]) for row in rows if row[0] == "barred"]
        term = " is disqualified until 2026-12-31 (federation) and may not take part in any capacity."
        assert barred == [("coach", "Орлов Пётр" + term), ("assistant", "Котова Анна" + term),
                          ("committee", "Рысев Лев Ильич" + term), ("organiser", "Лисин Иван" + term),
                          ("organiser", "Белов Иван Петрович" + term), ("site", "Юдин Олег" + term),
                          ("admission", "Ёлкин Ян" + term), ("representative", "Жуков Илья" + term),
                          ("doctor", "Зимин Глеб" + term), ("head", "Панов Олег" + term)], barred


@case("/bergerctl/disqualified/rus-draughts-2022 1.6.2")
def disqualified():
    """noted for the workspace, told for the players of an event, in whatever letters"""
    with Folder() as f:
        trf, work = f.path("e.trf"), f.path("e.berger")
        with open(trf, "w", encoding="utf-8") as file:
            file.write(TRF.format("2026/09/01", "2026/12/01"))
        assert HOST.ask("db", "import", work, trf).returncode == 0
        place = ("disqualified", "--db", work, "--event", "1")
        assert HOST.ask(*place).stdout == ""
        for wrong in (("--add", ""), ("--add", "A B", "--until", "31.12.2026"), ("--remove", "5"),
                      ("--add", "A B", "--from", "2026-02-01", "--until", "2026-01-01")):
            done = HOST.ask(*place, *wrong)
            assert done.returncode == 2 and "bergerctl: " in done.stderr, (wrong, done)
        done = HOST.ask(*place, "--add", "Иванов Пётр", "--birth", "2000", "--until", "2026-08-31")
        assert done.returncode == 0 and "barred" not in done.stdout, done  # over before the event
        done = HOST.ask(*place, "--add", "Иванов Пётр", "--birth", "2000-05-05", "--until", "2026-09-01", "--by", "federation")
        assert done.returncode == 1 and done.stdout.endswith(
            "barred\tplayer\tИванов Пётр is disqualified until 2026-09-01 (federation) and may not take part in any "
            "capacity.\n"), done
        assert HOST.ask(*place, "--remove", "2").returncode == 0
        done = HOST.ask(*place, "--add", "A\tB\n9\tC", "--by", "\x1b[2J", "--reason", "x\ry")
        assert done.stdout.splitlines()[0].split("\t") == ["2", "A B 9 C", "", "", "", " [2J", "x y"], done
        done = HOST.ask(*place, "--add", "Я" * 2049)
        assert done.returncode == 2 and "4098 bytes, at most 4096" in done.stderr, done
        assert "Disqualification removed: Иванов Пётр" in HOST.ask("db", "journal", work, "--event", "1").stdout
        assert HOST.ask("db", "check", work).returncode == 0


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
