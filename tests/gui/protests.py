#!/usr/bin/python3
"""protests.py BERGER: a protest after the deadline: it is filed and marked, the arbiter has to say why it is
considered all the same, and Ctrl+Z opens it again. Then the appeal: the committee
with a reserve in the seat of a party, and votes that the decision follows; a protest against a decision
of the log names its article."""
import datetime
import re
import sys

from walk import Walk, workspace

ROUND = 3
BORN = "Born: 1970 or 1970-05-31"


def at(walk, minutes):
    """as it is typed, that long after the round was closed"""
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


def protest(walk, column, number=1):
    return walk.ask(f"SELECT {column} FROM protest WHERE number = {number}")[0][0]


def choose(walk, steps):
    """of the list with the focus"""
    walk.key("space", *["Down"] * steps, "Return")


def open_protests(walk):
    """by the accessible action: the keys belong to the page all the same"""
    walk.key("alt+6")
    walk.app.find("button", "Protests").click()
    walk.app.find("button", "New Protest…", state="focused")
    walk.key("Insert")
    walk.app.wait_window("New Protest")


def file_late(walk):
    walk.app.type("2")
    walk.key("Return")                              # the second board, White
    walk.app.find("check box", walk.white, state="checked")
    walk.app.find("text", "Filed at: 18:05 or 07.03.2026 18:05").set_text(at(walk, 125))
    walk.app.find("text", "Articles named").set_text("5.4.2.10")
    walk.app.find("text", "What is disputed").set_text("The flag had fallen")
    walk.app.find("label", re.compile("1 h 5 min late"))
    walk.app.find("button", "File", state="sensitive")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT board FROM protest") == [(2,)], "the protest")
    assert protest(walk, "due_at") < protest(walk, "filed_at")


def open_first(walk, title):
    """Enter on the list, which has the keys after everything that is done"""
    walk.until(lambda: [row for row, node in walk.rows("Protests and appeals") if "focused" in node.states], "the list")
    walk.key("Return")
    walk.app.wait_window(title)


def decide(walk):
    open_first(walk, "Protest no. 1")
    walk.app.find("status bar", "Choose a decision on the protest.")
    choose(walk, 3)                                 # rejected
    walk.app.find("text", "Grounds for the decision").set_text("Seen by the arbiter")
    reason = walk.app.find("text", "Reason for considering it late")
    assert "sensitive" not in walk.app.find("button", "Decide").states
    reason.set_text("The end of the round was not announced")
    walk.app.find("button", "Decide", state="sensitive")
    walk.key("ctrl+Return")
    walk.until(lambda: protest(walk, "decision") == "rejected", "the decision")
    assert protest(walk, "admitted") == "The end of the round was not announced"


def file_of_incident(walk):
    """the article of a decision is read as its book quotes it, and stored as it is"""
    walk.key("alt+3", "i")
    walk.app.find("text", "What happened", state="focused")
    walk.app.type("phone")
    walk.key("Return")
    walk.app.find("label", "Who was it? W – White, B – Black, or Both.")
    walk.key("w")
    walk.app.find("push button", "Decide", state="focused")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM incident") == [(1,)], "the incident")
    article = walk.ask("SELECT article FROM incident")[0][0]
    book, number = article.split(" ")
    assert book == "rus-draughts-2022", article
    quoted = "par.\u00a0" + number
    assert quoted in walk.journal()[-1] and book not in walk.journal()[-1], walk.journal()[-1]
    walk.app.find("button", "Protest…", state="sensitive").click()
    walk.app.wait_window("New Protest")
    walk.until(lambda: walk.app.find("text", "Articles named").text() == quoted, "the article")
    walk.app.find("text", "What is disputed").set_text("It was another one")
    walk.app.find("button", "File", state="sensitive").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM protest") == [(3,)], "the third protest")
    assert walk.ask("SELECT articles FROM protest WHERE number = 3") == [(article,)]


def add_member(walk, name, year):
    walk.app.find("text", "Name as printed").set_text(name)
    walk.app.find("text", BORN).set_text(year)
    walk.app.find("button", "Add", state="sensitive")
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM committee_member WHERE name = ?", name) == [(1,)], name)


def form_committee(walk):
    """the second member is the party itself, found by letters"""
    walk.app.find("button", "Appeals Committee…").click()
    walk.app.wait_window("Appeals Committee")
    add_member(walk, "Ivanov Petr", "1970")
    add_member(walk, "Orlov Ilya", "1971")
    walk.key("shift+Tab")
    walk.app.find("text", "Player in the event: type part of the name, Enter").set_text(walk.white.split()[0].lower())
    walk.key("Return")
    walk.app.find("button", "Add", state="focused")
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM committee_member WHERE entry_id IS NOT NULL") == [(1,)], "the player")
    add_member(walk, "Fomin Yan", "1960")
    add_member(walk, "Zuev Oleg", "1961")
    walk.key("Escape")


def vote(walk, name, steps):
    walk.app.find("combo box", name).mclick()
    walk.key(*["Down"] * steps, "Return")


def appeal(walk):
    open_first(walk, "Protest no. 1")
    walk.app.find("button", "Appeal…").click()
    walk.app.wait_window("New Appeal")
    walk.app.find("text", "What is disputed").set_text("Nobody asked the opponent")
    walk.app.find("button", "File", state="sensitive")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM protest") == [(2,)], "the appeal")
    open_first(walk, "Appeal no. 2")
    form_committee(walk)
    walk.app.find("text", "Grounds for the decision").set_text("He was heard")
    walk.app.find("label", "3 vote: 0 for the protest, 0 against.")
    vote(walk, "Ivanov Petr", 2)
    vote(walk, "Fomin Yan", 2)                      # the reserve, in the seat of the party
    walk.app.find("label", "3 vote: 0 for the protest, 2 against.")
    walk.app.find("combo box", "Decision").mclick()
    walk.key("Down", "Return")                      # upheld
    walk.app.find("status bar", "The majority of the committee is against.")
    choose(walk, 2)                                 # rejected
    walk.app.find("button", "Decide", state="sensitive")
    walk.key("ctrl+Return")
    walk.until(lambda: protest(walk, "decision", 2) == "rejected", "the decision on the appeal")


with Walk(sys.argv[1], workspace("--rulebook", "rus-draughts-2022", "--discipline", "russian", "--players", "8",
                                 "--rounds", "5", "--played", str(ROUND))) as walk:
    walk.white = walk.ask("SELECT family_name || ' ' || given_name FROM pairing p JOIN round r ON r.id = round_id"
                          " JOIN entry e ON e.id = white_id JOIN person ON person.id = person_id"
                          f" WHERE r.number = {ROUND} AND board = 2")[0][0]
    open_protests(walk)
    file_late(walk)
    decide(walk)
    walk.key("ctrl+z")
    walk.until(lambda: protest(walk, "decision") == "", "the undone decision")
    walk.key("ctrl+shift+z")
    walk.until(lambda: protest(walk, "decision") == "rejected", "the decision again")
    appeal(walk)
    file_of_incident(walk)
    assert walk.problems() == [], walk.problems()
print("1..1\nok 1 /gui/protests/rus-draughts-2022/5.4.17.1/after-the-deadline")
