#!/usr/bin/python3
"""bergerctl-paper-files.py CTL-HOST: papers as files for other programs, as TAP."""
import csv
import html.parser
import io
import os
import re
import sys
import tempfile
import xml.etree.ElementTree
import zipfile

import ctl

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fixtures", "ratings"))
import rating_list  # noqa: E402

HOST = ctl.Host(sys.argv[1])
TRF = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fixtures", "trf", "karl-mala-2005.trf")
SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
ODF = "{urn:oasis:names:tc:opendocument:xmlns:"
VOID = {"meta", "link", "br", "img"}
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


class Workspace:
    """a Swiss that was played, one of whose players is called as a formula is written"""

    def __init__(self, folder):
        self.folder = folder
        self.db = os.path.join(folder, "work.berger")
        with open(TRF, encoding="utf-8") as file:
            lines = file.read().split("\n")
        first = next(i for i, line in enumerate(lines) if line.startswith("001"))
        lines[first] = lines[first][:14] + f"{'=1+1, Name':<33}" + lines[first][47:]
        self.n_players = sum(line.startswith("001") for line in lines)
        report = os.path.join(folder, "report.trf")
        with open(report, "w", encoding="utf-8") as file:
            file.write("\n".join(lines))
        done = HOST.ask("db", "import", self.db, report, "--rulebook", "fide-2023", "--discipline", "chess", "--system",
                        "dutch")
        assert done.returncode == 0, done

    def write(self, kind, name, *more, status=0):
        out = os.path.join(self.folder, name)
        done = HOST.ask("document", kind, "--db", self.db, "--event", "1", "--lang", "ru", "-o", out, *more)
        assert done.returncode == status, (kind, done.stderr)
        if status:
            return done.stderr
        with open(out, "rb") as file:
            return file.read()


class Tags(html.parser.HTMLParser):
    """every tag that is opened is closed, in turn"""

    def __init__(self):
        super().__init__()
        self.open = []
        self.seen = []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        assert not any(name in ("src", "href") for name, _ in attrs), attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag


@case("/bergerctl/papers/csv")
def papers_csv():
    with tempfile.TemporaryDirectory() as folder:
        work = Workspace(folder)
        data = work.write("standings", "s.csv")
        assert data.startswith(b"\xef\xbb\xbf")
        rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=";"))
        assert len(rows) == work.n_players + 1 and len({len(row) for row in rows}) == 1
        assert not any("½" in cell or "\u00ad" in cell for row in rows for cell in row), rows
        assert any(cell.startswith("'=1+1") for row in rows for cell in row), rows
        old = work.write("standings", "s1251.csv", "--encoding", "windows-1251")
        assert old.decode("cp1251").splitlines()[1:] == data.decode("utf-8-sig").splitlines()[1:]
        assert "utf-8 or windows-1251" in work.write("standings", "s.csv", "--encoding", "koi8", status=2)


@case("/bergerctl/papers/xlsx")
def papers_xlsx():
    with tempfile.TemporaryDirectory() as folder:
        work = Workspace(folder)
        data = work.write("standings", "s.xlsx")
        book = zipfile.ZipFile(io.BytesIO(data))
        assert book.testzip() is None
        sheet = xml.etree.ElementTree.fromstring(book.read("xl/worksheets/sheet1.xml"))
        cells = list(sheet.iter(SHEET + "c"))
        numbers = [float(cell.find(SHEET + "v").text) for cell in cells
                   if cell.get("t") is None and cell.find(SHEET + "v") is not None]
        assert len(numbers) >= 3 * work.n_players and any(number % 1 == 0.5 for number in numbers), numbers
        assert not list(sheet.iter(SHEET + "f")), "a formula"
        assert sheet.find(f".//{SHEET}pane").get("state") == "frozen"


@case("/bergerctl/papers/fods")
def papers_fods():
    """as a program reads it: every row as wide as the table, numbers as numbers, no formula"""
    with tempfile.TemporaryDirectory() as folder:
        work = Workspace(folder)
        for kind in ("standings", "start-list", "protocol"):
            data = work.write(kind, "s.fods")
            root = xml.etree.ElementTree.fromstring(data)
            assert root.get(ODF + "office:1.0}mimetype") == "application/vnd.oasis.opendocument.spreadsheet"
            table = f"{ODF}table:1.0}}"
            heads = root.find(f".//{table}table-header-rows/{table}table-row")
            n_columns = len(list(root.iter(table + "table-column")))
            rows = [list(row) for row in root.iter(table + "table-row")]
            assert len(heads) == n_columns and sum(len(row) == n_columns for row in rows) > work.n_players // 2, kind
            cells = [cell for row in rows for cell in row]
            styles = {style.get(ODF + "style:1.0}name") for style in root.iter(ODF + "style:1.0}style")}
            assert all(cell.get(table + "formula") is None and cell.get(table + "style-name", "title") in styles
                       for cell in cells), kind
            numbers = [float(cell.get(ODF + "office:1.0}value")) for cell in cells
                       if cell.get(ODF + "office:1.0}value-type") == "float"]
            assert len(numbers) >= work.n_players // 2, (kind, numbers)


@case("/bergerctl/papers/html")
def papers_html():
    with tempfile.TemporaryDirectory() as folder:
        work = Workspace(folder)
        text = work.write("protocol", "p.html", "--round", "2").decode()
        tags = Tags()
        tags.feed(text)
        assert not tags.open and tags.seen.count("tr") > work.n_players // 2 and "thead" in tags.seen
        assert text.startswith("<!DOCTYPE html>") and '<html lang="' in text and "http" not in text


@case("/bergerctl/papers/sheets")
def papers_sheets():
    with tempfile.TemporaryDirectory() as folder:
        work = Workspace(folder)
        for sheet, box in (("a3", b"841.889764 1190.551181"), ("a5", b"419.527559 595.275591"),
                           ("letter", b"612 792")):
            data = work.write("standings", "s.pdf", "--sheet", sheet, "--orientation", "portrait")
            assert b"/MediaBox [ 0 0 " + box in data, (sheet, data[data.find(b"/MediaBox"):][:60])
        for kind in ("certificates", "final-report"):
            data = work.write(kind, "d.pdf", "--sheet", "a5", "--orientation", "landscape")
            first = data[data.find(b"/MediaBox"):][:60]
            assert first.startswith(b"/MediaBox [ 0 0 595.275591 419.527559"), (kind, first)
        # Cards take the sheet that there is; what holds nothing one way lies the other.
        for kind in ("badges", "slips", "board-numbers", "place-cards", "player-cards", "scoresheets", "statistics"):
            for sheet, box in (("a3", b"841.889764 1190.551181"), ("a5", b"419.527559 595.275591"),
                               ("letter", b"612 792")):
                for lies in ("portrait", "landscape"):
                    data = work.write(kind, "d.pdf", "--round", "2", "--sheet", sheet, "--orientation", lies)
                    first = data[data.find(b"/MediaBox [ 0 0 ") + 16:].split(b" ]")[0].split()
                    asked = sorted(map(float, box.split()), reverse=lies == "landscape")
                    upright_only = kind in ("player-cards", "scoresheets") and sheet == "a5"
                    if upright_only or kind == "place-cards" and sheet == "a5":
                        asked = sorted(asked, reverse=kind == "place-cards")
                    assert [round(float(side)) for side in first] == [round(side) for side in asked], (kind, sheet,
                                                                                                       lies, first)
        assert "not “b5”" in work.write("standings", "s.pdf", "--sheet", "b5", status=2)
        assert "portrait or landscape" in work.write("standings", "s.pdf", "--orientation", "flat", status=2)
        assert "4 to 40" in work.write("standings", "s.pdf", "--type-size", "400", status=2)
        assert "PDF only" in work.write("badges", "b.csv", status=2)
        # What would be dropped is refused.
        for kind, name, asked, told in (
                ("standings", "s.doc", (), "ends in none of"), ("standings", "s.csv", ("--keep",), "goes with .pdf"),
                ("standings", "s.pdf", ("--encoding", "windows-1251"), "is for .csv"),
                ("standings", "s.pdf", ("--personal",), "entry-final"), ("standings", "s.pdf", ("--blank",), "by hand"),
                ("standings", "s.pdf", ("--round", "0"), "1 to 300"), ("standings", "s.pdf", ("--lang", "xx"), "“xx”"),
                ("standings", "s.pdf", ("--lang", "../../etc"), "no language"), ("standings", "", (), "ends in none of"),
                ("standings", os.path.join("nowhere", "s.pdf"), (), "“s.pdf”: No such file or directory")):
            heard = work.write(kind, name, *asked, status=2)
            assert told in heard, (kind, name, asked, heard)


@case("/bergerctl/papers/transliterate")
def papers_latin():
    with tempfile.TemporaryDirectory() as folder:
        db = os.path.join(folder, "work.berger")
        report = os.path.join(folder, "report.trf")
        names = (("Щукин, Юрий", 2, "w"), ("Їжакевич, Ганна", 1, "b"), ("Smith, John", 4, "w"),
                 ("Хрущёва, Анна", 3, "b"))
        with open(report, "w", encoding="utf-8") as file:
            file.write("012 Кубок\n" + "".join(
                f"001 {i:4} {'m':1}    {name:<33} {2000 - i:4} RUS {str(100 + i) if i == 4 else '':>11} 2010/05/0{i} "
                f"{'0.0':>4} {i:4}  {opponent:4} {colour} =\n" for i, (name, opponent, colour) in enumerate(names, 1)))
        assert HOST.ask("db", "import", db, report, "--rulebook", "fide-2023", "--discipline", "chess", "--system",
                        "dutch").returncode == 0
        fide = os.path.join(folder, "players_list.txt")
        player = dict(zip((name for name, _ in rating_list.COLUMNS), ("104", "Khruscheva, Anya", "RUS", "F")))
        with open(fide, "w", encoding="utf-8") as file:
            file.write(rating_list.HEAD + "\n" + "".join(
                player.get(name, "2000" if name == "SRtng" else "").ljust(width) for name, width in rating_list.COLUMNS)
                + "\n")
        lists = os.path.join(folder, "lists.sqlite")
        done = HOST.ask("ratings", "import", fide, "--db", lists)
        assert done.returncode == 0, done.stderr
        for table, expected in (("iso9", ("Ŝukin", "Ïžakevič", "Smith", "Hruŝëva")),
                                ("passport", ("Shchukin", "Yizhakevych", "Smith", "Khrushcheva")),
                                ("none", ("Щукин", "Їжакевич", "Smith", "Хрущёва"))):
            text = HOST.ask("db", "export", db, "--event", "1", "--to", "trf26", "--transliterate", table).stdout
            for name in expected:
                assert name in text, (table, name, text)
            out = os.path.join(folder, "list.csv")
            done = HOST.ask("document", "standings", "--db", db, "--event", "1", "--transliterate", table, "-o", out)
            assert done.returncode == 0, done.stderr
            with open(out, encoding="utf-8-sig") as file:
                assert all(name in file.read() for name in expected[:1]), table
        text = HOST.ask("db", "export", db, "--event", "1", "--to", "trf26", "--transliterate", "passport", "--lists",
                        lists).stdout
        assert "Khruscheva, Anya" in text and "Shchukin" in text, text
        assert HOST.ask("db", "export", db, "--event", "1", "--transliterate", "runes").returncode == 2


@case("/bergerctl/papers/text")
def papers_text():
    """pairings, table and protocol in the lines of a Braille display, in both ways of writing them"""
    with tempfile.TemporaryDirectory() as folder:
        work = Workspace(folder)
        for kind in ("pairings", "table", "protocol"):
            for width in (40, 80):
                done = HOST.ask("document", kind, "--db", work.db, "--event", "1", "--round", "1", "--lang", "ru",
                                "--as", "text", "--line", str(width))
                assert done.returncode == 0, done.stderr
                lines = done.stdout.splitlines()
                assert max(map(len, lines)) <= width and len(lines) > 5, done.stdout
                assert not re.search("[\u00a0\u00ad\u2009\u200b\u202f\u2060–—−|]", done.stdout), done.stdout
        written = work.write("table", "t.txt").decode()
        assert max(map(len, written.splitlines())) <= 80, written
        assert HOST.ask("document", "table", "--db", work.db, "--event", "1", "--as", "braille").returncode == 2
        assert HOST.ask("document", "table", "--db", work.db, "--event", "1", "--as", "text", "--line",
                        "10").returncode == 2


@case("/bergerctl/papers/same-bytes")
def papers_same():
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SOURCE_DATE_EPOCH"] = "1795350000"
        ctl.ENVIRONMENT["SOURCE_DATE_EPOCH"] = "1795350000"
        HOST.close()
        work = Workspace(folder)
        for name in ("t.pdf", "t.xlsx", "t.fods", "t.csv", "t.html"):
            assert work.write("table", name) == work.write("table", name), name
        assert b"2026" in work.write("table", "t.pdf")


def main():
    print(f"1..{len(cases)}")
    failed = False
    for number, (path, function) in enumerate(cases, 1):
        try:
            function()
            print(f"ok {number} {path}")
        except Exception as fault:  # every fault is told, and the next case goes on
            failed = True
            print(f"# {type(fault).__name__}: {str(fault)[:1500]}")
            print(f"not ok {number} {path}")
    sys.exit(failed)


main()
