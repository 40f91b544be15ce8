#!/usr/bin/python3
"""protests.py BERGER: a protest after the deadline: it is filed and marked, the arbiter has to say why it
is considered all the same, and undo opens it again. A protest against a decision names its article."""
import datetime
import sys

from walk import Walk, workspace

ROUND = 3


def at(walk, minutes):
    """as it is typed, that long after round 3 was closed"""
    closed, zone = walk.ask("SELECT closed_at, zone FROM round JOIN event_group g ON g.id = group_id"
                            f" JOIN event e ON e.id = event_id WHERE number = {ROUND}")[0]
    moment = datetime.datetime.fromisoformat(closed.replace("Z", "+00:00"))
    moment += datetime.timedelta(minutes=minutes)
    if zone:
        import zoneinfo
        moment = moment.astimezone(zoneinfo.ZoneInfo(zone))
    else:
        moment = moment.astimezone()
    return moment.strftime("%d.%m.%Y %H:%M")


def protest(walk, column):
    return walk.ask(f"SELECT {column} FROM protest")[0][0]


def choose(walk, steps):
    """of the list with the focus"""
    walk.key("space", *["Down"] * steps, "Return")


def file_late(walk):
    walk.key("Insert")
    walk.app.wait_window("New Protest")
    choose(walk, 1)                                 # the first board
    walk.app.find("text", "Handed in at: 18:05 or 07.03.2026 18:05").set_text(at(walk, 125))
    walk.app.find("text", "Articles that it names").set_text("5.4.2.10")
    walk.app.find("text", "What is disputed").set_text("The flag had fallen")
    walk.until(lambda: [n for n in walk.app.find_all("label") if "1 h 5 min too late" in (n.name or "")], "the notice")
    walk.app.find("button", "File", state="sensitive").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM protest") == [(1,)], "the protest")
    assert protest(walk, "due_at") < protest(walk, "filed_at")


def decide(walk):
    walk.app.find("button", "Open…", state="sensitive").click()
    walk.app.wait_window("Protest no. 1")
    choose(walk, 1)                                 # upheld
    walk.app.find("text", "Grounds of the decision").set_text("Seen by the arbiter")
    reason = walk.app.find("text", "Considered although late, because")
    assert "sensitive" not in walk.app.find("button", "Decide").states
    reason.set_text("The end of the round was not announced")
    walk.app.find("button", "Decide", state="sensitive").click()
    walk.until(lambda: protest(walk, "decision") == "upheld", "the decision")
    assert protest(walk, "admitted") == "The end of the round was not announced"


def file_of_incident(walk):
    """the article of a decision is read as its book quotes it, and stored as it is"""
    walk.key("alt+3", "i")
    walk.app.find("text", "What happened", state="focused")
    walk.app.type("phone")
    walk.key("Return")
    walk.app.find("push button", "Take the Decision", state="focused")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM incident") == [(1,)], "the incident")
    article = walk.ask("SELECT article FROM incident")[0][0]
    book, number = article.split(" ")
    assert book == "rus-draughts-2022", article
    quoted = "par.\u00a0" + number
    assert quoted in walk.journal()[-1] and book not in walk.journal()[-1], walk.journal()[-1]
    walk.app.find("button", "Protest…", state="sensitive").click()
    walk.app.wait_window("New Protest")
    walk.until(lambda: walk.app.find("text", "Articles that it names").text() == quoted, "the article")
    walk.app.find("text", "What is disputed").set_text("It was another one")
    walk.app.find("button", "File", state="sensitive").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM protest") == [(2,)], "the second protest")
    assert walk.ask("SELECT articles FROM protest WHERE number = 2") == [(article,)]


with Walk(sys.argv[1], workspace("--rulebook", "rus-draughts-2022", "--discipline", "russian", "--players", "8",
                                    "--rounds", "5", "--played", str(ROUND))) as walk:
    walk.key("alt+6")
    walk.app.find("button", "Protests").mclick()
    file_late(walk)
    decide(walk)
    walk.app.find("button", "Undo", state="sensitive").mclick()
    walk.until(lambda: protest(walk, "decision") == "", "the undone decision")
    file_of_incident(walk)
print("1..1\nok 1 /gui/protests/rus-draughts-2022/5.4.17.1/after-the-deadline")
