#!/usr/bin/python3
"""bergerctl-admission.py CTL-HOST MAKE-WORKSPACE: who may play, who owes what, what was decided, as TAP."""
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile

import ctl

HOST = ctl.Host(sys.argv[1])
BOOK = "rus-draughts-2022"
cases = []


def case(path):
    def add(function):
        cases.append((path, function))
        return function
    return add


class Event:
    """A Swiss of draughts with four players, ratings 2399 to 2396, the first round published."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "e.berger")
        subprocess.run([sys.argv[2], self.path, "4"], check=True)
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def run(self, call, *arguments, status=0):
        done = HOST.ask("admission", call, "--db", self.path, "--event", "1", *arguments)
        assert done.returncode == status, (call, arguments, done.returncode, done.stdout, done.stderr)
        if status == 2:
            assert "bergerctl: " in done.stderr, done.stderr
            return done.stderr
        return [line.split("\t") for line in done.stdout.splitlines()]

    def rows(self, kind, call, *arguments, status=0):
        return [row for row in self.run(call, *arguments, status=status) if row[0] == kind]


@case(f"/bergerctl/admission/{BOOK} 2.1, 2.2.1/limits")
def limits():
    """what the group limits is told with its article, and proposed for everybody"""
    with Event() as event:
        assert event.rows("fault", "list", status=1)[0][2] == "papers"
        assert event.run("limits", "--limit", "rating-least=2398@reg. 3", "--limit", "age-under=17") == [
            ["limit", "age-under", "17", "-"], ["limit", "rating-least", "2398", "reg. 3"]]
        advice = [row[5] for row in event.rows("row", "list", status=1)]
        assert advice == ["owes", "owes", "paired", "paired"], advice
        faults = event.rows("fault", "list", status=1)
        ages = [row for row in faults if row[2] == "age"]
        assert len(ages) == 4 and all(row[3:5] == ["doubt", f"{BOOK} 2.1"] for row in ages), ages
        ratings = [row for row in faults if row[2] == "rating"]
        assert [row[4] for row in ratings] == ["reg. 3"] * 2, ratings
        assert ratings[0][5] == "Rating 2397; the group is for 2398 at least.", ratings
        # A bare number is a point of the regulations, not the article of the book that has the same one.
        event.run("limits", "--limit", "rating-least=2398@5.2")
        ratings = [row for row in event.rows("fault", "list", status=1) if row[2] == "rating"]
        assert [row[4] for row in ratings] == ["par. 5.2 of the regulations"] * 2, ratings
        for wrong in ("age-under=x", "shoe-size=43", "sex=x", "age-under", "title-least=FM", "title-most=сорт"):
            event.run("limits", "--limit", wrong, status=2)
        assert event.run("limits", "--limit", "none") == []


@case(f"/bergerctl/admission/{BOOK} 5.3/entered-twice")
def entered_twice():
    """who may stand in the list twice is asked about, by the number of the other; who has left does not play besides"""
    with Event() as event:
        see_all(event, "1", "2")
        with sqlite3.connect(event.path) as db:
            db.execute("UPDATE person SET birth = 1980 + id")
        db.close()
        before = [row[5] for row in event.rows("row", "list", status=1)][:2]
        assert before == ["admit", "admit"], before
        with sqlite3.connect(event.path) as db:
            db.execute("UPDATE person SET (family_name, given_name, father_name, birth, fide_id) ="
                       " (SELECT family_name, given_name, father_name, '1990-05-01', '' FROM person WHERE id ="
                       " (SELECT person_id FROM entry WHERE id = 1)) WHERE id IN"
                       " (SELECT person_id FROM entry WHERE id < 3)")
            numbers = [row[0] for row in db.execute("SELECT number FROM entry WHERE id < 3 ORDER BY id")]
        db.close()
        assert [row[5] for row in event.rows("row", "list", status=1)][:2] == ["look", "look"]
        told = [row for row in event.rows("fault", "list", status=1) if row[2] == "other"]
        assert [row[3] for row in told] == ["doubt", "doubt"] and numbers[1] > 0, told
        assert [row[5] for row in told] == [f"Perhaps entered twice: No.\u00a0{number}." for number in numbers[::-1]], told
        with sqlite3.connect(event.path) as db:
            db.execute("UPDATE entry SET left_after = 1 WHERE id = 2")
        db.close()
        assert [row[5] for row in event.rows("row", "list", status=1)][0] == "admit"


@case(f"/bergerctl/admission/{BOOK} 2.2.3, 2.2.4/papers")
def papers():
    """the check list of the book, what was seen, by whom, what the regulations ask for besides"""
    with Event() as event:
        items = [row[1:3] for row in event.rows("item", "papers", status=1)]
        assert [item[0] for item in items] == ["application", "doctor", "identity", "birth-certificate",
                                               "classification", "medical-insurance", "life-insurance"], items
        assert dict(items)["doctor"] == f"{BOOK} 2.2.3" and dict(items)["identity"] == f"{BOOK} 2.2.4", items
        seen = event.rows("paper", "papers", "--entry", "1", "--see", "identity", "--day", "17.11.2026", "--by",
                          "Перминова", status=1)
        assert ["paper", "1", "identity", "seen", "2026-11-17", "Перминова"] in seen, seen
        copy = event.rows("paper", "papers", "--entry", "1", "--see", "life-insurance", "--day", "2026-11-17", "--by",
                          "A", "--copy", status=1)
        assert ["paper", "1", "life-insurance", "copy", "2026-11-17", "A"] in copy, copy
        assert "no day" in event.run("papers", "--entry", "1", "--see", "identity", "--day", "x", "--by", "A", status=2)
        event.run("papers", "--entry", "1", "--see", "diploma", "--day", "2026-11-17", "--by", "A", status=2)
        asked = event.rows("item", "papers", "--ask", "diploma", "--title", "Diploma", status=1)
        assert asked[-1] == ["item", "diploma", f"{BOOK} 2.2.4", "Diploma"], asked
        with sqlite3.connect(event.path) as db:
            db.execute("INSERT INTO setting SELECT id, 'rule-level', '1' FROM event")
        db.close()
        told = event.run("papers", "--drop", "doctor", status=2)
        assert f"({BOOK} 2.2.3)" in told, told
        event.run("papers", "--drop", "diploma", status=1)
        with sqlite3.connect(event.path) as db:
            db.execute("UPDATE setting SET value = '2' WHERE name = 'rule-level'")
        db.close()
        assert "doctor" not in str(event.rows("item", "papers", "--drop", "doctor", status=1))


@case(f"/bergerctl/admission/{BOOK} 5.2/fees")
def fees():
    """what is due, paid, returned; five thousand are the most"""
    with Event() as event:
        assert event.run("fees")[0] == ["fee", "-1", "500000", f"{BOOK} 5.2"]
        paid = event.run("fees", "--entry", "2", "--due", "1500", "--paid", "1500.50", "--day", "2026-11-16",
                         "--receipt", "0417")
        assert ["paid", "2", "150000", "150050", "2026-11-16", "0417", "0", "-"] in paid, paid
        high = event.run("fees", "--entry", "3", "--due", "5000.01", status=1)
        assert ["paid", "3", "500001", "0", "-", "-", "0", "above the limit"] in high, high
        for wrong in (("--paid", "-3"), ("--paid", "1,505"), ("--returned", "2000", "--returned-on", "2026-11-17"),
                      ("--paid", "10", "--day", "soon")):
            event.run("fees", "--entry", "2", *wrong, status=2)


def see_all(event, *entries):
    for entry in entries:
        for item in ("application", "doctor", "identity", "medical-insurance", "life-insurance"):
            event.run("papers", "--entry", entry, "--see", item, "--day", "2026-11-17", "--by", "A", status=1)


@case(f"/bergerctl/admission/{BOOK} 5.1, 5.3/protocol")
def protocol():
    """deadlines, the committee, decisions with their grounds; complete when everybody is decided"""
    with Event() as event:
        event.run("terms", "--final", "10.11.2026", "--meets", "2026-11-17", "--member", "chair:Токарев", "--member",
                  "doctor:Сомов")
        assert event.run("terms")[:2] == [["terms", "", "2026-11-10", "2026-11-17"], ["member", "chair", "Токарев"]]
        event.run("terms", "--member", "king:A", status=2)
        event.run("terms", "--member", "chair:B", "--preliminary", "2026-11-11", status=2)
        assert event.run("terms")[:2] == [["terms", "", "2026-11-10", "2026-11-17"], ["member", "chair", "Токарев"]]
        # 2.2.4, 5.3: while something is missing it is an exception, and the protocol says why
        told = event.run("decide", "--entry", "1", "--state", "admitted", "--by", "Токарев", status=2)
        assert "Not brought" in told and "only as an exception, with a reason" in told, told
        see_all(event, "1", "3", "4")
        event.run("decide", "--entry", "1", "--state", "admitted", "--by", "Токарев", status=1)
        event.run("decide", "--entry", "2", "--entered", "2026-11-14", status=1)
        event.run("decide", "--entry", "2", "--accepted", "2026-10-01", status=1)
        late = [row for row in event.rows("fault", "list", status=1) if row[2] == "late"]
        assert [row[1] for row in late] == ["2"] and late[0][4] == f"{BOOK} 5.1", late
        for blank in ("", "   "):
            assert "reason" in event.run("decide", "--entry", "2", "--state", "exception", "--reason", blank, status=2)
            assert "words" in event.run("decide", "--entry", "2", "--state", "later", "--ground", "other", "--reason", blank,
                                        status=2)
        told = event.run("decide", "--entry", "3", "--state", "refused", "--ground", "age", status=2)
        assert "already been paired" in told and "withdraw" in told, told
        event.run("decide", "--entry", "2", "--state", "exception", "--ground", "late", "--reason", "train", status=1)
        event.run("decide", "--entry", "3", "--state", "admitted", status=1)
        event.run("protocol-data", status=1)
        event.run("decide", "--entry", "4", "--state", "admitted")
        data = event.run("protocol-data")
        assert data[-1] == ["totals", "4", "open 0", "admitted 3", "refused 0", "exception 1", "later 0"], data
        exception = [row for row in data if row[5:6] == ["exception"]]
        assert len(exception) == 1 and exception[0][6:9] == ["late", f"{BOOK} 5.1", "train"], exception
        journal = HOST.ask("db", "journal", event.path, "--event", "1").stdout
        assert "Admitted as an exception: " in journal and "Reason: train" in journal, journal
        assert HOST.ask("db", "check", event.path).returncode == 0


@case(f"/bergerctl/admission/{BOOK} 1.5.10, 1.6.2/disqualified")
def disqualified():
    """admitted only as an exception with a reason; the check-in tells of it"""
    with Event() as event:
        name = event.rows("row", "list", status=1)[0][2]
        HOST.ask("disqualified", "--db", event.path, "--event", "1", "--add", name)
        assert event.rows("row", "list", status=1)[0][5] == "paired"
        told = event.run("decide", "--entry", "1", "--state", "admitted", status=2)
        assert "only as an exception, with a reason" in told, told
        here = HOST.ask("check-in", "--db", event.path, "--event", "1", "--who", name, "--as", "here")
        assert here.returncode == 0 and here.stdout.startswith(f"remark\t{BOOK} 1.5.10\t{name} is disqualified"), here
        event.run("decide", "--entry", "1", "--state", "exception", "--ground", "disqualified", "--reason", "court", status=1)


@case("/bergerctl/admission/namesakes")
def namesakes():
    """two of one name are told apart in the list, in the protocol and where one of them is meant"""
    with Event() as event:
        with sqlite3.connect(event.path) as db:
            for entry, year in ((1, "2001"), (2, "2002")):
                db.execute("UPDATE person SET family_name = 'Orlov', given_name = 'Ivan', father_name = '', birth = ? WHERE"
                           " id = (SELECT person_id FROM entry WHERE id = ?)", (year, entry))
        db.close()
        both = ["Orlov Ivan (2001)", "Orlov Ivan (2002)"]
        names = [row[2] for row in event.rows("row", "list", status=1)]
        assert [name for name in sorted(names) if name.startswith("Orlov")] == both, names
        text = text_of(event, "admission")
        assert holds(text, *both), text
        seen = HOST.ask("check-in", "--db", event.path, "--event", "1", "--who", both[1], "--as", "here")
        assert seen.returncode == 0, seen
        listed = HOST.ask("check-in", "--db", event.path, "--event", "1").stdout
        assert [line.split("\t")[2] for line in listed.splitlines() if line.startswith("here\t")] == both[1:], listed
        seen = HOST.ask("check-in", "--db", event.path, "--event", "1", "--who", "Orlov Ivan", "--as", "here")
        assert seen.returncode == 2, seen


@case("/bergerctl/admission/options")
def options():
    """an option of another call is refused in words, and so is a text that would write over a terminal"""
    with Event() as event:
        assert "admission papers knows no --paid" in event.run("papers", "--entry", "1", "--paid", "100", status=2)
        assert "admission fees knows no --see" in event.run("fees", "--see", "vaccination", status=2)
        for arguments in (("papers", "--ask", "a\x1b[2Jb", "--title", "b"), ("papers", "--ask", "a", "--title", "\x1b]0;b"),
                          ("limits", "--limit", "rating-least=2398@\x1b[2J")):
            assert "no line of text" in event.run(*arguments, status=2)
        # The letters of a name cannot turn the line around.
        event.run("papers", "--ask", "pass", "--title", "a\u202eb\u2066c", status=1)
        assert ["item", "pass", f"{BOOK} 2.2.4", "abc"] in event.run("papers", status=1)


@case("/bergerctl/admission/delegations")
def delegations():
    """everything of appendices 3 and 4 that is not personal"""
    with Event() as event:
        event.run("delegations", "--name", "Пенза", "--region", "Пензенская обл.", "--representative", "Орлов",
                  "--doctor", "Сомов", "--clinic", "ВФД", "--doctor-on", "12.11.2026", "--head", "федерация:Лужин",
                  "--head", "министерство:Панов", "--got-final", "2026-11-17", "--original")
        told = event.run("delegations")
        assert ["detail", "1", "Пензенская обл. | Орлов | Сомов | ВФД | 2026-11-12"] in told, told
        assert ["head", "1", "министерство", "Панов"] in told, told
        assert ["receipt", "1", "", "2026-11-17", "original"] in told, told
        assert "that name" in event.run("delegations", "--name", "Пенза", status=2)
        event.run("delegations", "--delegation", "9", "--name", "X", status=2)
        told = event.run("delegations", "--delegation", "1", "--head", "клуб:Зуев")
        assert [row for row in told if row[0] == "head"] == [["head", "1", "клуб", "Зуев"]], told
        assert ["receipt", "1", "", "2026-11-17", "original"] in told, told
        assert "number: 9" in event.run("delegations", "--delegation", "9", "--head", "клуб:Зуев", status=2)
        assert "needs a name" in event.run("delegations", "--head", "клуб:Зуев", status=2)
        event.run("dance", status=2)


def text_of(event, kind, *arguments):
    """a paper of the event as text; None where nothing reads it"""
    out = os.path.join(event.folder.name, "paper.pdf")
    done = HOST.ask("document", kind, "--db", event.path, "--event", "1", "--lang", "en", "-o", out, *arguments)
    assert done.returncode == 0, (kind, arguments, done.stderr)
    if not shutil.which("pdftotext"):
        return None
    return " ".join(subprocess.run(["pdftotext", "-layout", out, "-"], capture_output=True, text=True,
                                   check=True).stdout.split())


def holds(text, *parts):
    return text is None or all(part in text for part in parts)


@case(f"/bergerctl/admission/{BOOK} 5.3/paper")
def paper():
    """the protocol on paper: who sat there, what was seen and decided, why, and the totals"""
    with Event() as event:
        event.run("terms", "--meets", "2026-11-17", "--member", "chair:Tokarev", "--member", "doctor:Somov")
        for item in ("application", "doctor", "identity", "medical-insurance", "life-insurance"):
            for entry in ("1", "2"):
                event.run("papers", "--entry", entry, "--see", item, "--day", "2026-11-17", "--by", "A", status=1)
        event.run("papers", "--entry", "2", "--unsee", "life-insurance", status=1)
        event.run("fees", "--entry", "1", "--due", "1500", "--paid", "1500", "--day", "2026-11-16")
        event.run("decide", "--entry", "1", "--state", "admitted", status=1)
        event.run("decide", "--entry", "2", "--state", "exception", "--ground", "papers", "--reason", "policy by train",
                  status=1)
        text = text_of(event, "admission")
        assert holds(text, "Chair: Tokarev", "Members of the committee: Somov, doctor of the event", "17 November 2026",
                     "Papers of players considered: 2 of 4.", "Decided: admit 1, admit as an exception 1.",
                     "Policies: Policy of compulsory medical insurance; Policy of life",
                     "Not brought: Policy of life and accident", "policy by train", "Chair of the committee:",
                     "Doctor of the event:", "Fee"), text
        # Two of four were looked at: what they did not bring is missing, of the others nothing is known.
        assert holds(text, "“no”: not brought or not paid.", "An empty cell: not looked at yet."), text
        columns = [line.split() for line in text.split("\n")] if text is not None else []
        assert text is None or sum("no" in words for words in columns) <= 2, text


@case(f"/bergerctl/admission/{BOOK} 5.3/put-off")
def put_off():
    """why somebody is put off: what is owed, and what was written; the head names what stands under it"""
    with Event() as event:
        see_all(event, "1", "2")
        event.run("papers", "--entry", "1", "--unsee", "life-insurance", status=1)
        event.run("decide", "--entry", "1", "--state", "later", "--ground", "papers", "--reason", "by Monday", status=1)
        event.run("decide", "--entry", "2", "--state", "later", "--ground", "other", "--reason", "train late", status=1)
        text = text_of(event, "admission")
        assert holds(text, "Ground of postponement", "by Monday", "train late", "put off 2", "Chief arbiter:",
                     "Chief secretary:"), text
        # A paper has its whole name there: the heading of its column is no word of a sentence.
        assert holds(text, "Policy of life and accident insurance"), text
        owed = [row[6] for row in event.rows("row", "list", status=1)]
        assert owed[0] == "Policy of life and accident insurance", owed
        assert text is None or "refusal" not in text, text


@case(f"/bergerctl/admission/{BOOK} 2.2.1, 5.3/ground-of-the-regulations")
def ground_of_the_regulations():
    """the protocol says of a point of the regulations that it is one"""
    with Event() as event:
        event.run("limits", "--limit", "rating-least=2398@5.2")
        event.run("decide", "--entry", "3", "--state", "exception", "--ground", "rating", "--reason", "host", status=1)
        text = text_of(event, "admission")
        text = text and " ".join(text.replace("\u00a0", " ").split())
        assert holds(text, "(par. 5.2 of the regulations)", "host") and (text is None or "(5.2)" not in text), text


@case(f"/bergerctl/admission/{BOOK} 2.1, 5.1/regulations")
def regulations():
    """section 2 of the regulations says what stands: who may play with the place that says so, until when is entered"""
    with Event() as event:
        event.run("limits", "--limit", "rating-least=2398@5.2")
        event.run("terms", "--preliminary", "2026-11-01", "--final", "2026-11-10")
        text = text_of(event, "regulations")
        text = text and " ".join(text.replace("\u00a0", " ").split())
        assert holds(text, "rating from 2398 (par. 5.2 of the regulations)", "preliminary until 1 November 2026",
                     "final until 10 November 2026", "Entry fee"), text


@case(f"/bergerctl/admission/{BOOK} 2.2.2, app. 3, app. 4/entries")
def entries():
    """both entries, of all delegations, of one, blank; what is private only when it is asked for"""
    with Event() as event:
        with sqlite3.connect(event.path) as db:
            db.execute("UPDATE entry SET organisation = 'Penza', coach = 'Smolin' WHERE id < 3")
        db.close()
        event.run("delegations", "--name", "Penza", "--region", "Penza region", "--representative", "Orlov",
                  "--doctor", "Somov", "--doctor-on", "12.11.2026", "--clinic", "Clinic 1",
                  "--head", "Head of the federation:Luzhin", "--head", "authority:Panov", "--head", "club:Zuev")
        HOST.ask("register", "keep-papers", "--db", event.path)
        done = HOST.ask("register", "set-papers", "--db", event.path, "1", "passport=6300 123456",
                        "address=410000 Mira 5", "snils=112-233-445 95")
        assert done.returncode == 0, done.stderr
        names = [row[2] for row in event.rows("row", "list", status=1)]
        final = text_of(event, "entry-final", "--delegation", "Penza")
        assert holds(final, "ENTRY", "Penza", "Orlov", "Somov, 2026-11-12", "Clinic 1", "Luzhin", "Panov", "club", "Zuev",
                     "Smolin", "appendix no. 4", "Admitted by the doctor: ____ of 2.", names[0], names[1]), final
        assert final is None or not any(part in final for part in ("6300", "Mira", "112-233", names[3])), final
        private = text_of(event, "entry-final", "--delegation", "Penza", "--personal")
        assert holds(private, "6300 123456", "410000 Mira 5", "112-233-445 95"), private
        # Such a paper is written and never kept: that is said, the status is that of a paper which is not kept.
        out = os.path.join(event.folder.name, "private.pdf")
        done = HOST.ask("document", "entry-final", "--db", event.path, "--event", "1", "--personal", "--keep", "-o", out)
        assert done.returncode == 1 and "shows personal papers: such a paper is never kept" in done.stderr, done
        assert os.path.getsize(out) > 0
        assert HOST.ask("document", "archive", "list", "--db", event.path, "--event", "1").stdout == ""
        first = text_of(event, "entry-preliminary")
        assert holds(first, "PRELIMINARY ENTRY", "appendix no. 3", "Penza", names[0], names[3]), first
        assert first is None or "Somov" not in first, first
        blank = text_of(event, "entry-final", "--blank", "--personal")
        assert blank is None or not any(part in blank for part in ("Penza", "Smolin", "6300", names[0])), blank
        out = os.path.join(event.folder.name, "none.pdf")
        done = HOST.ask("document", "entry-final", "--db", event.path, "--event", "1", "--delegation", "X", "-o", out)
        assert done.returncode == 2 and "no player of “X”" in done.stderr and not os.path.exists(out), done
        done = HOST.ask("document", "entry-final", "--db", event.path, "--event", "1", "--delegation", "\x1b[2J", "-o", out)
        assert done.returncode == 2 and "no line of text" in done.stderr and "\x1b" not in done.stderr, done


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
