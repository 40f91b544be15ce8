#!/usr/bin/python3
"""letters-kinds.py PROGRAM: play by correspondence that is not Russian draughts by post, by keys: 100 squares on a
server from the first move over a break and an adjudication to the table, giveaway by post to its end."""
import re
import sys

import letters
import walk as walks

DAY = letters.day


def workspace(*kind):
    return walks.workspace("4", "0", *kind, maker="MAKE_POSTAL")


def terms(walk, last):
    """play began a hundred days ago"""
    walk.key("alt+minus")
    walk.app.find("push button", "More").click()
    walk.app.find("menu item", re.compile("Regulations")).click()
    walk.app.find("push button", "Save")
    letters.fill(walk, first_day=DAY(100), last_day=last)
    walk.key("ctrl+Return")
    walk.app.gone("push button", "Save")
    letters.choose_game(walk, 1)


def lines(walk):
    return [line for line, in walk.ask("SELECT line FROM postal_record ORDER BY id")]


def server(walk):
    """10.3.9: the server counts; nothing of the post is asked, and nothing is repeated"""
    letters.open_form(walk)
    for title in (letters.FIELDS["first"], letters.FIELDS["received"], letters.FIELDS["totals"], "Postmark of dispatch"):
        assert not walk.app.find_all("text", title), title
    assert not walk.app.find_all("combo box", "Moves of the other")
    walk.app.type(letters.short(98))
    walk.key("Tab")
    walk.until(lambda: walk.app.find("text", "Day of the move").text() == DAY(98), "the year")
    for move, note in (("32-27-1", "^⚠ .*Move 32-27-1: not in full notation .10.2.2."),
                       ("c3-d4", "^⚠ .*Move c3-d4: not in full notation .10.2.2."),
                       ("32-23", "^⚠ .*Move 32-23: impossible .10.2.10.")):
        walk.app.find("text", "Moves").set_text(move)
        walk.app.find("label", re.compile(note))
    letters.picture(walk, "kinds-server")
    walk.app.find("text", "Moves").set_text("32-28")
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("^The days of the server are not entered"))
    walk.app.find("text", "Days by the server", state="focused")
    walk.app.find("text", "Days by the server").set_text("2")
    walk.app.find("label", re.compile("^1.32-28: .*, 2 d., 2 in all"))
    assert not walk.app.find_all("label", re.compile("received|postmark", re.I))
    walk.app.find("label", "After it: 2/0 d., 1/0 moves.")
    walk.key("ctrl+Return")
    walk.until(lambda: lines(walk) == [f"letter 1 white sent={DAY(98)} moves=32-28 days=2"], "the first move")
    walk.app.gone("push button", "Save")
    letters.open_form(walk)
    walk.app.find("text", "Day of the move").set_text(letters.short(97))
    walk.app.find("text", "Moves").set_text("19-23 28x19 14x23")
    walk.app.find("text", "Days by the server").set_text("1")
    walk.app.find("label", "After it: 2/1 d., 2/2 moves.")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 2)
    walk.app.gone("push button", "Save")
    assert not walk.app.find_all("label", re.compile("^Nobody knows when the last letter"))


def pause(walk):
    """a break, its days without a year"""
    walk.key("ctrl+f", "Return", "b")
    walk.app.find("push button", "Save")
    walk.app.find("text", "First day", on_screen=False).set_text(letters.short(10))
    walk.app.find("text", "Last day", on_screen=False).set_text(letters.short(-5))
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_break", 1)
    walk.app.gone("push button", "Save")


def adjudicate(walk):
    """10.5.10: the server keeps the record, the arbiter adjudicates by it"""
    terms(walk, DAY(20))
    walk.app.find("push button", "Due").click()
    walk.app.find("list item", re.compile("Adjudicate the game"))
    walk.key("ctrl+f")
    walk.app.find("entry", "Player, code").set_text("26-01")
    walk.key("Return")
    # The analyses of both are overdue and stand before it.
    walk.app.find("list item", re.compile("^Send the analysis"), state="focused")
    walk.key("Down", "Down")
    walk.app.find("list item", re.compile("^Adjudicate the game"), state="focused")
    walk.key("Return")
    walk.app.find("push button", "Save")
    letters.choose(walk, "Result", 3)
    walk.app.find("text", "Decided on", on_screen=False).set_text(letters.short(0))
    walk.app.find("push button", "Save").click()
    walk.until(lambda: walk.ask("SELECT white, black FROM result WHERE adjudicated") == [("=", "=")], "adjudication")
    walk.app.gone("push button", "Save")
    walk.key("alt+4")
    walk.app.find(None, "Crosstable")
    letters.picture(walk, "kinds-table")


def meanwhile(walk):
    """another program writes while a letter is typed: that is told, and the letter is saved then"""
    letters.open_form(walk)
    letters.fill(walk, sent=letters.short(98), totals="2/0", moves="g3-h4")
    walks.write_beside(walk.path, 2)
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile("^Another program did something meanwhile: Letterhead of the papers.*save once more"))
    assert letters.count(walk, "postal_record") == 0
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 1)
    walk.app.gone("push button", "Save")


def giveaway(walk):
    """the first letter, and the answer in which Black resigns"""
    meanwhile(walk)
    letters.open_form(walk)
    letters.fill(walk, received=letters.short(95), sent=letters.short(95), totals="2/0")
    letters.choose(walk, "The game", 1)
    walk.app.find("label", walks.thin("The game ends 1 – 0."))
    letters.picture(walk, "kinds-giveaway")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT white, black FROM result") == [("1", "0")], "the result")


def main():
    with walks.Walk(sys.argv[1], workspace("international", "server")) as walk:
        terms(walk, DAY(-600))
        for step in (server, pause, adjudicate):
            step(walk)
        assert not walk.problems(), walk.problems()
    with walks.Walk(sys.argv[1], workspace("giveaway")) as walk:
        terms(walk, DAY(-600))
        giveaway(walk)
        assert not walk.problems(), walk.problems()


if __name__ == "__main__":
    main()
