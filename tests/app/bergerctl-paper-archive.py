#!/usr/bin/python3
"""bergerctl-paper-archive.py CTL-HOST MAKE-WORKSPACE: sets of papers and the archive by command, as TAP."""
import hashlib
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])
MAKE = sys.argv[2]
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


class Workspace:
    """an event of six players after one round, in a folder of its own"""

    def __init__(self, *arguments):
        self.folder = tempfile.TemporaryDirectory()
        self.db = os.path.join(self.folder.name, "work.berger")
        self.out = os.path.join(self.folder.name, "out.pdf")
        subprocess.run([MAKE, self.db, *(arguments or ("6",))], check=True)
        self.event = HOST.ask("db", "list", self.db).stdout.split("\t")[0]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def run(self, *arguments, status=0):
        done = HOST.ask("document", *arguments, "--db", self.db, "--event", self.event)
        assert done.returncode == status, (arguments, done.returncode, done.stdout, done.stderr)
        if status == 2:
            assert done.stderr.startswith("bergerctl: "), done
            return done.stderr
        return done.stdout

    def set(self, *arguments, status=0):
        """the rows of a set, by paper: tick, copies, round, sheets or the reason"""
        lines = self.run("set", *arguments, status=status).splitlines()
        if status:
            return lines
        rows = [line.split("\t") for line in lines[1:-1]]
        return {row[2]: (row[0], int(row[1]), int(row[3]), row[4]) for row in rows}, int(lines[-1].split("\t")[1])

    def archive(self):
        return [line.split("\t") for line in self.run("archive", "list").splitlines()]

    def sql(self, text, *values):
        db = sqlite3.connect(self.db)
        rows = db.execute(text, values).fetchall()
        db.commit()
        db.close()
        return rows


def read(path):
    with open(path, "rb") as file:
        return file.read()


def count_pages(path):
    if not shutil.which("pdfinfo"):
        return None
    text = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True).stdout
    return int(text.split("Pages:")[1].split()[0])


@case("/bergerctl/document-set/before")
def before():
    with Workspace() as work:
        rows, sheets = work.set("--preset", "before", "--round", "1", "-o", work.out)
        assert rows["pairings"] == ("x", 1, 1, "1"), rows
        assert rows["pairings-by-name"][0] == "x" and rows["slips"][0] == "x", rows
        # Nobody has a duty: listed with the reason, behind the others. Before round 1 there is no table.
        assert rows["duties"] == ("-", 1, 1, "# no arbiter has a sector in this round"), rows
        assert "standings" not in rows, rows
        assert [row for row in rows.values() if row[3].startswith("#")] == list(rows.values())[-1:], rows
        assert sheets == 3 and count_pages(work.out) in (None, 3), sheets


@case("/bergerctl/document-set/after")
def after():
    with Workspace() as work:
        rows, sheets = work.set("--preset", "after", "--round", "1", "-o", work.out)
        assert [kind for kind, row in rows.items() if row[0] == "x"] == ["standings", "protocol", "table"], rows
        # Those of the round that follows, as soon as it is published.
        assert rows["pairings"] == ("-", 1, 2, "# the round is not paired yet"), rows
        assert sheets == 3
        # All results are in: without a word the set is that of after the round.
        assert work.run("set").startswith("# after round 1\n")
        work.sql("DELETE FROM result")
        assert work.run("set").startswith("# before round 1\n")


@case("/bergerctl/document-set/remembered")
def remembered():
    with Workspace() as work:
        work.set("--preset", "before", "--copies", "pairings=3", "--copies", "slips=0", "--copies", "protocol=2")
        rows, sheets = work.set("--preset", "before", "-o", work.out)
        assert rows["pairings"][:2] == ("x", 3) and rows["slips"][0] == "-", rows
        # Any paper of the group can be in a set.
        assert rows["protocol"] == ("x", 2, 1, "1"), rows
        assert sheets == 3 + 1 + 2 and count_pages(work.out) in (None, 6), sheets
        # One act; the same once more is none.
        entries = work.sql("SELECT count(*) FROM journal")
        work.set("--preset", "before", "--copies", "pairings=3")
        assert work.sql("SELECT count(*) FROM journal") == entries
        assert work.sql("SELECT action FROM journal ORDER BY id DESC LIMIT 1") == [("paper-set",)]
        # The other set is another one.
        assert work.set("--preset", "after")[0]["protocol"][1] == 1
        # A paper of a newer program is left alone.
        work.sql("INSERT INTO paper_set VALUES (?, 'before', 'hologram', 1, 5)", work.event)
        assert "hologram" not in work.set("--preset", "before")[0]


@case("/bergerctl/document-set/refused")
def refused():
    with Workspace() as work:
        for wrong in (("--preset", "during"), ("--copies", "pairings"), ("--copies", "pairings=100"),
                      ("--copies", "pairings=-1"), ("--copies", "poem=1"), ("--copies", "diagram=1"), ("--round", "-1"),
                      ("--keep",)):
            work.set(*wrong, status=2)
        assert "anything to print" in work.run("set", "--preset", "before", "--round", "9", "-o", work.out, status=2)
        assert not os.path.exists(work.out)
        assert work.sql("SELECT count(*) FROM paper_set") == [(0,)]


@case("/bergerctl/document-archive/byte-for-byte")
def byte_for_byte():
    with Workspace() as work:
        work.run("protocol", "-o", work.out)
        assert work.archive() == []
        work.run("protocol", "--keep", "--lang", "ru", "-o", work.out)
        rows = work.archive()
        assert len(rows) == 1 and rows[0][:1] + rows[0][2:10] == [
            "1", "protocol", "1", rows[0][4], "saved", "1", "1", "provisional", "as-printed"], rows
        assert rows[0][11] == hashlib.sha256(read(work.out)).hexdigest() and rows[0][10] == "kept", rows
        back = work.out + ".back"
        work.run("archive", "get", "--number", "1", "-o", back)
        assert read(back) == read(work.out)
        # The journal has the hash.
        journal = HOST.ask("db", "journal", work.db).stdout
        assert "paper saved to a file: Result sheet of round 1" in journal, journal
        assert HOST.ask("db", "check", work.db).returncode == 0
        work.set("--preset", "after", "--keep", "-o", work.out)
        assert [row[2] for row in work.archive()] == ["table", "protocol", "standings", "protocol"]
        for wrong in (("get",), ("get", "--number", "9", "-o", back), ("get", "--number", "1"), ("burn",),
                      ("drop",), ("drop", "--number", "9")):
            work.run("archive", *wrong, status=2)


@case("/bergerctl/document-archive/db-check-looks-at-the-files")
def checked():
    with Workspace() as work:
        work.run("protocol", "--keep", "-o", work.out)
        work.run("table", "--keep", "-o", work.out)
        assert HOST.ask("db", "check", work.db).returncode == 0
        entry = work.sql("SELECT max (id) FROM journal")[0][0]
        work.sql("UPDATE paper_file SET bytes = x'00' WHERE sha256 = (SELECT sha256 FROM printed_paper WHERE number = 2)")
        done = HOST.ask("db", "check", work.db)
        assert done.returncode == 1, done
        assert "paper No. 2 " in done.stderr and f"journal entry {entry} " in done.stderr, done.stderr
        assert "was changed outside" in work.run("archive", "get", "--number", "2", "-o", work.out, status=2)
        # Taken out, it is no alteration any more; the paper stays in the list.
        work.run("archive", "drop", "--number", "2")
        assert HOST.ask("db", "check", work.db).returncode == 0
        assert [row[10] for row in work.archive()] == ["not-kept", "kept"]
        assert "taken out of the archive" in HOST.ask("db", "journal", work.db).stdout
        # A file that was taken away, or that another hash was written on, is missed, and can be given up.
        work.sql("UPDATE paper_file SET sha256 = '" + "0" * 64 + "'")
        done = HOST.ask("db", "check", work.db)
        assert done.returncode == 1 and "paper No. 1 " in done.stderr and "is missing" in done.stderr, done
        assert [row[10] for row in work.archive()] == ["not-kept", "missing"]
        work.run("archive", "drop", "--number", "1")
        assert HOST.ask("db", "check", work.db).returncode == 0
        assert [row[10] for row in work.archive()] == ["not-kept", "not-kept"]


@case("/bergerctl/document-archive/too-large-is-said")
def too_large():
    with Workspace() as work:
        # The archive is full: other files take what there may be.
        work.sql("INSERT INTO paper_file SELECT printf ('%064d', value), 8388608, 0, 0, zeroblob (8388608), 0, x''"
                 " FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 16)"
                 " SELECT value FROM n)")
        work.sql("INSERT INTO printed_paper (group_id, number, kind, round, title, language, way, copies, sheets,"
                 " printed_at, sha256) SELECT g.id, CAST (f.sha256 AS INTEGER), 'table', 1, 'x', 'en', 'saved', 1, 1,"
                 " '2026-11-20T10:00:00Z', f.sha256 FROM paper_file f, event_group g")
        done = HOST.ask("document", "protocol", "--db", work.db, "--event", work.event, "--keep", "-o", work.out)
        assert done.returncode == 1, done
        assert "No. 17" in done.stderr and "the archive is full, 128 MB" in done.stderr, done.stderr
        assert read(work.out).startswith(b"%PDF")
        assert work.archive()[0][10] == "no-room", work.archive()[0]
        work.sql("DELETE FROM paper_file")
        work.sql("UPDATE printed_paper SET lost = 'large' WHERE number = 17")
        assert work.archive()[-17][10] == "too-large"


@case("/bergerctl/document-letterhead/numbers-are-numbers")
def letterhead_numbers():
    with Workspace() as work:
        for wrong in ("nan", "inf", "-inf", "-5", "1e300", "", "12pt", "5.9", "30.1", "0x10"):
            error = work.run("letterhead", "--paper", "table", f"--type={wrong}", status=2)
            assert "--type is a size of 6 to 30 points" in error, (wrong, error)
        assert "--sheet is a3" in work.run("letterhead", "--paper", "table", "--sheet", "a2", status=2)
        assert "yes or no" in work.run("letterhead", "--stamp", "maybe", status=2)
        for wrong in ("nan", "inf", "41", "3"):
            assert "type size is 4 to 40" in work.run("table", "--type-size", wrong, "-o", work.out, status=2)
        assert work.sql("SELECT count(*) FROM paper_option") == [(0,)]
        work.run("letterhead", "--paper", "table", "--type", "9.5", "--sheet", "a3")
        assert "table\ta3\t9.5\t-\n" in work.run("letterhead", "--paper", "table")
        work.run("letterhead", "--stamp", "no")
        assert "stamp\tno\n" in work.run("letterhead")
        # Of every list and table that has no row of its own.
        work.run("letterhead", "--paper", "*", "--sheet", "letter")
        if shutil.which("pdfinfo"):
            for kind, size in (("protocol", "612 x 792"), ("table", "841.89 x 1190.55")):
                work.run(kind, "--orientation", "portrait", "-o", work.out)
                text = subprocess.run(["pdfinfo", work.out], capture_output=True, text=True, check=True).stdout
                assert size + " pts" in text, text


@case("/bergerctl/document/names-that-mislead")
def misleading():
    """marks of direction and letters without width come from the file of somebody else"""
    with Workspace() as work:
        work.sql("UPDATE person SET family_name = ? WHERE id = 1", "Zlo\u202ecod\u200bing\ufeff")
        table = os.path.join(work.folder.name, "out.")
        for end in ("csv", "html"):
            work.run("start-list", "-o", table + end)
            text = read(table + end).decode("utf-8-sig")
            assert "Zlocoding" in text and not set(text) & set("\u202e\u200b\ufeff"), text
        work.run("start-list", "-o", table + "xlsx")
        import zipfile
        with zipfile.ZipFile(table + "xlsx") as book:
            text = "".join(book.read(name).decode() for name in book.namelist() if name.endswith(".xml"))
        assert "Zlocoding" in text and not set(text) & set("\u202e\u200b"), text[:200]
        if shutil.which("pdftotext"):
            work.run("certificates", "-o", work.out)
            text = subprocess.run(["pdftotext", work.out, "-"], capture_output=True, text=True, check=True).stdout
            assert "Zlocoding" in text, text


@case("/bergerctl/document/tables-say-the-state")
def tables():
    """a table for other programs is headed as the paper is, and says that it is provisional"""
    with Workspace() as work:
        for moment in ("after round 1, not closed yet", "during round 1: 2 of 3 results in"):
            for end in ("html", "fods", "xlsx"):
                out = os.path.join(work.folder.name, "out." + end)
                work.run("standings", "-o", out)
                if end == "xlsx":
                    import zipfile
                    with zipfile.ZipFile(out) as book:
                        text = book.read("xl/sharedStrings.xml").decode()
                else:
                    text = read(out).decode()
                assert f">Standings {moment}<" in text and f"{moment}, provisional" in text, (end, text)
            work.sql("DELETE FROM result WHERE pairing_id = (SELECT min (id) FROM pairing)")


@case("/bergerctl/document-text/kept-by-the-event")
def texts():
    with Workspace() as work:
        path = os.path.join(work.folder.name, "text.txt")
        sample = work.run("text", "sample", "--kind", "certificates")
        assert "{name}" in sample and "CERTIFICATE" in sample, sample
        assert "LETTER OF THANKS" in work.run("text", "sample", "--kind", "certificates", "--name", "Letter of thanks")
        with open(path, "w", encoding="utf-8") as file:
            file.write("# GRATITUDE\n{name}\n")
        work.run("text", "set", "--kind", "certificates", "--name", "Thanks", "--file", path)
        assert work.run("text", "list") == "certificates\tThanks\t19\n", work.run("text", "list")
        assert work.run("text", "show", "--kind", "certificates", "--name", "Thanks").startswith("# GRATITUDE\n{name}")
        work.run("certificates", "--text", "Thanks", "-o", work.out)
        if shutil.which("pdftotext"):
            text = subprocess.run(["pdftotext", work.out, "-"], capture_output=True, text=True, check=True).stdout
            assert text.count("GRATITUDE") == 6, text
        for wrong in (("certificates", "--text", "Nobody"), ("table", "--text", "Thanks"),
                      ("certificates", "--text", "Thanks", "--template", path)):
            work.run(*wrong, "-o", work.out, status=2)
        for wrong in (("sing",), ("set", "--kind", "certificates", "--name", "x"), ("show", "--kind", "certificates"),
                      ("set", "--kind", "table", "--name", "x", "--file", path),
                      ("set", "--kind", "certificates", "--name", "x" * 61, "--file", path),
                      ("remove", "--kind", "diplomas", "--name", "Thanks")):
            work.run("text", *wrong, status=2)
        with open(path, "w", encoding="utf-8") as file:
            file.write("{nmae}")
        assert "1:1: there is no such field" in work.run("text", "set", "--kind", "certificates", "--name", "x",
                                                         "--file", path, status=2)
        work.run("text", "remove", "--kind", "certificates", "--name", "Thanks")
        assert work.run("text", "list") == ""


@case("/bergerctl/document/options-that-the-event-remembers")
def remembered_options():
    with Workspace() as work:
        # As the window notes them; a paper in a set and one by itself have the same.
        event = work.event
        work.sql("INSERT INTO paper_option (event_id, kind, choice) VALUES (?, 'protocol', 'signatures=0 stamp=0')", event)
        work.run("protocol", "-o", work.out)
        one = subprocess.run(["pdftotext", work.out, "-"], capture_output=True, text=True, check=True).stdout \
            if shutil.which("pdftotext") else None
        assert one is None or "Chief arbiter" not in one, one
        work.set("--preset", "after", "--copies", "standings=0", "--copies", "table=0", "--keep", "-o", work.out)
        assert work.sql("SELECT choice FROM printed_paper WHERE kind = 'protocol'") == [("signatures=0 stamp=0",)]
        # A word that this program does not know is left alone.
        work.sql("UPDATE paper_option SET choice = 'hologram=1 order=99 stamp=x'")
        work.run("protocol", "-o", work.out)


@case("/bergerctl/document-set/help")
def helped():
    for words in (("set",), ("archive",), ("archive", "list"), ("letterhead",), ("text",), ("text", "set")):
        text = HOST.ask("document", *words, "--help").stdout
        assert "bergerctl document " + words[0] in text and "Exit status" in text, text


@case("/bergerctl/document-archive/corrected")
def corrected():
    with Workspace() as work:
        for kind in ("protocol", "pairings", "event"):
            work.run(kind, "--keep", "-o", work.out)
        assert [row[9] for row in work.archive()] == ["as-printed"] * 3
        # Time and language of a later one do not matter; what it shows does.
        work.sql("UPDATE result SET white = '0', black = '1' WHERE pairing_id = (SELECT min (id) FROM pairing)")
        standing = {row[2]: row[9] for row in work.archive()}
        assert standing == {"protocol": "corrected", "pairings": "as-printed", "event": "as-printed"}, standing
        # The old one is given as it was; a new one says that it is corrected.
        db = sqlite3.connect(work.db)
        old = db.execute("SELECT sha256 FROM printed_paper WHERE kind = 'protocol'").fetchone()[0]
        db.close()
        work.run("archive", "get", "--number", "1", "-o", work.out)
        assert hashlib.sha256(read(work.out)).hexdigest() == old
        work.sql("UPDATE person SET family_name = 'Another' WHERE id = 1")
        assert {row[2]: row[9] for row in work.archive()}["pairings"] == "corrected"


@case("/bergerctl/document-archive/closing-corrects-nothing")
def closing():
    """the secretary prints right after the last result and closes the round then"""
    with Workspace() as work:
        kinds = ("protocol", "table", "standings", "progress", "player-cards", "report", "statistics")
        for kind in kinds:
            work.run(kind, "--keep", "-o", work.out)
        assert {row[8] for row in work.archive()} == {"provisional"}, work.archive()
        work.sql("UPDATE round SET state = 'closed'")
        assert {row[9] for row in work.archive()} == {"as-printed"}, work.archive()
        work.run("protocol", "--keep", "-o", work.out)
        assert work.archive()[0][8] != "corrected", work.archive()
        work.sql("UPDATE result SET white = '0', black = '1' WHERE pairing_id = (SELECT min (id) FROM pairing)")
        assert {row[2] for row in work.archive() if row[9] != "corrected"} <= {"report"}, work.archive()


@case("/bergerctl/document-archive/a-hash-of-before")
def of_before():
    """papers that an earlier program kept are compared as it did: with how far the event was"""
    with Workspace() as work:
        work.run("standings", "--keep", "-o", work.out)
        content = work.sql("SELECT content FROM printed_paper")[0][0]
        assert len(content) == 65 and content[0] == "e", content
        work.sql("UPDATE printed_paper SET content = 'f' || substr (content, 2), entry = 0")
        assert [row[9] for row in work.archive()] == ["corrected"], work.archive()


@case("/bergerctl/document-archive/corrected-by-an-act")
def corrected_by_act():
    """a change that the journal knows: found as well, whether or not something was printed since"""
    with Workspace() as work:
        # Without days of its own an event has those of its timetable, on the start list too.
        work.sql("UPDATE event SET starts = '2026-11-20', ends = '2026-11-28'")
        for kind in ("protocol", "pairings", "start-list", "slips"):
            work.run(kind, "--keep", "-o", work.out)
        entries = {row[0] for row in work.sql("SELECT entry FROM printed_paper")}
        assert all(entry > 0 for entry in entries), entries
        work.run("letterhead", "--foot", "A sponsor")
        # Its content stands; that it has another letterhead now is told, and no more when it is printed again.
        assert {row[2]: row[9] for row in work.archive()} == {
            "protocol": "old-letterhead", "pairings": "old-letterhead", "start-list": "old-letterhead", "slips": "as-printed"}
        work.run("protocol", "--keep", "-o", work.out)
        assert [row[9] for row in work.archive()][:2] == ["as-printed"] * 2, work.archive()
        done = HOST.ask("timetable", "--db", work.db, "--event", work.event, "--fill", "15:00", "--from", "2026-11-20")
        assert done.returncode == 0, done
        standing = {row[2]: row[9] for row in work.archive()}
        assert standing["protocol"] == "corrected" and standing["start-list"] == "old-letterhead", standing
        # A paper of before has a hash of what was laid out, which tells as well.
        words = "a" * 64
        work.sql("UPDATE printed_paper SET content = ?, entry = 0 WHERE kind = 'start-list'", words)
        assert {row[2]: row[9] for row in work.archive()}["start-list"] == "corrected"


@case("/bergerctl/document-archive/a-new-one-says-so")
def says_so():
    with Workspace() as work:
        work.run("pairings", "--keep", "-o", work.out)
        work.run("pairings", "--keep", "-o", work.out)
        assert [row[8] for row in work.archive()] == ["-", "-"]
        event = HOST.ask("timetable", "--db", work.db, "--event", work.event).stdout
        assert event is not None
        work.sql("UPDATE printed_paper SET content = ? WHERE number = 2", "0" * 64)
        work.run("pairings", "--keep", "-o", work.out)
        assert [row[8] for row in work.archive()][0] == "corrected"
        if shutil.which("pdftotext"):
            text = subprocess.run(["pdftotext", "-layout", work.out, "-"], capture_output=True, text=True,
                                  check=True).stdout
            assert "corrected" in text or "provisional" in text, text


@case("/bergerctl/document-archive/a-name-that-is-taken-out")
def taken_out():
    with Workspace("6", "Zasekrechin") as work:
        work.run("protocol", "--keep", "-o", work.out)
        db = sqlite3.connect(work.db)
        person = db.execute("SELECT id FROM person ORDER BY id DESC LIMIT 1").fetchone()
        db.close()
        removed = HOST.ask("db", "removed", work.db).stdout.split("\t")[0]
        assert person is not None and removed != ""
        done = HOST.ask("db", "redact", work.db, removed, "--by", "A. Judge", "--reason", "asked to")
        assert done.returncode == 0, done
        # A paper that does not show the name stays.
        assert work.archive()[0][10] == "kept"


def read_words(path):
    return subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True, text=True).stdout


@case("/bergerctl/document-archive/names-in-latin-letters")
def latin():
    """a paper in Latin letters is kept byte for byte and never compared; the event remembers the table"""
    with Workspace() as work:
        work.sql("UPDATE person SET family_name = 'Жукова' WHERE id = (SELECT min(id) FROM person)")
        work.run("protocol", "--lang", "en", "--transliterate", "passport", "--keep", "-o", work.out)
        assert "Zhukova" in read_words(work.out)
        row = work.archive()[0]
        assert row[9] == "not-compared" and row[10] == "kept", row
        assert row[11] == hashlib.sha256(open(work.out, "rb").read()).hexdigest()
        assert "Жукова" in (work.run("protocol", "--lang", "en", "-o", work.out) or read_words(work.out))
        assert "runes" in work.run("letterhead", "--transliterate", "runes", status=2)
        assert "goes alone" in work.run("letterhead", "--transliterate", "iso9", "--foot", "A", status=2)
        work.run("letterhead", "--transliterate", "iso9")
        assert "latin\tiso9\n" in work.run("letterhead")
        for arguments, name in ((("protocol", "--lang", "en"), "Žukova"),
                                (("protocol", "--lang", "en", "--transliterate", "none"), "Жукова"),
                                (("protocol", "--lang", "en", "--transliterate", "fide"), "Zhukova"),
                                (("set", "--preset", "after", "--lang", "en"), "Žukova"),
                                (("set", "--preset", "after", "--lang", "en", "--transliterate", "passport"), "Zhukova")):
            work.run(*arguments, "-o", work.out)
            assert name in read_words(work.out), (arguments, read_words(work.out))
        table = os.path.join(work.folder.name, "a.csv")
        work.run("standings", "--lang", "en", "-o", table)
        assert "Žukova" in open(table, encoding="utf-8-sig").read()


@case("/bergerctl/document-letterhead/orientation")
def orientation():
    """how sheets lie is kept of a paper, and of every list without a row of its own"""
    def is_broad(*arguments):
        work.run(*arguments, "-o", work.out)
        size = re.search(r"Page size: *([0-9.]+) x ([0-9.]+)", subprocess.run(
            ["pdfinfo", work.out], check=True, capture_output=True, text=True).stdout)
        return float(size.group(1)) > float(size.group(2))
    with Workspace() as work:
        assert not is_broad("standings")
        assert "portrait" in work.run("letterhead", "--paper", "standings", "--orientation", "askew", status=2)
        work.run("letterhead", "--paper", "standings", "--orientation", "landscape", "--sheet", "a5")
        assert "standings\ta5\t0.0\tlandscape\n" in work.run("letterhead", "--paper", "standings")
        assert is_broad("standings") and not is_broad("protocol")
        assert not is_broad("standings", "--orientation", "portrait")
        work.run("letterhead", "--paper", "*", "--orientation", "landscape")
        assert is_broad("protocol")
        work.run("letterhead", "--paper", "standings", "--orientation", "")
        work.run("letterhead", "--paper", "*", "--orientation", "")
        assert not is_broad("standings") and not is_broad("protocol")


@case("/bergerctl/document-set/no-round-behind-the-last")
def last_round():
    """after the last round there are no pairs of the next one"""
    with Workspace() as work:
        rows, _ = work.set("--preset", "after")
        assert rows["pairings"][2] == rows["protocol"][2] + 1 and "pairings-by-name" in rows, rows
        work.sql("UPDATE event_group SET n_rounds = ?", rows["protocol"][2])
        rows, _ = work.set("--preset", "after")
        assert "pairings" not in rows and "pairings-by-name" not in rows and "protocol" in rows, rows


print(f"1..{len(cases)}")
failed = False
for number, (path, function) in enumerate(cases, 1):
    try:
        function()
        print(f"ok {number} {path}", flush=True)
    except Exception:
        failed = True
        print(f"not ok {number} {path}", flush=True)
        import traceback
        print("".join("# " + line for line in traceback.format_exc().splitlines(True)), flush=True)
sys.exit(1 if failed or HOST.close() else 0)
