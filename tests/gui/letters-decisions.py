#!/usr/bin/python3
"""letters-decisions.py PROGRAM: the list of decisions by correspondence, by keys alone: a claim that is decided, its
receipt, a late protest and its answer, taken back; the same list on the page of incidents; notes of a file, results
that are keyed; in Russian at 100 and 200 %."""
import os
import re
import subprocess
import sys

import letters
import walk as walks

DAY = letters.day


def claim(walk):
    """a claim that waits, decided long ago: nobody entered who got the decision when"""
    letters.choose_game(walk, 1)
    letters.letter(walk, sent=DAY(40), totals="60/0", moves="c3-b4")
    letters.open_form(walk)
    letters.choose_kind(walk, 3, "Second date: received")
    letters.fill(walk, received=DAY(35), sent=DAY(32), totals="60/3", moves="f6-g5")
    walk.app.find("combo box", "What is entered").focus()
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 2)
    walk.app.gone("push button", "Save")
    walk.app.find("push button", "Due").click()
    walk.app.find("list item", re.compile("Decide the claim of overdue time"), state="selected")
    walk.key("ctrl+f", "Return", "Return")
    walk.app.find("push button", "Save")
    walk.app.find("text", "Decided on", on_screen=False).set_text(DAY(30))
    walk.app.find("text", "Received by Black on", on_screen=False).set_text(DAY(31))
    walk.key("ctrl+Return")
    walk.app.find("alert", "Nobody gets a decision before it is made.")
    walk.app.find("text", "Received by Black on", on_screen=False).set_text("")
    walk.key("ctrl+Return")
    # Two days after the claim: the accused has ten for a protest.
    walk.app.find("alert", f"Decided on {DAY(30)}, but the accused may protest against the claim until {DAY(22)} "
                           "(10.3.8). Save once more to keep it so.")
    letters.picture(walk, "early-decision")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 3)
    walk.app.gone("push button", "Save")
    walk.app.find("list item", re.compile("Enter the receipt of the decision on overdue time"))


def decisions(walk):
    """the third list: what was decided, and what became of it"""
    walk.key("ctrl+f")
    walk.app.find("entry", "Player, code").set_text("")
    walk.key("Return")
    walk.app.find("push button", "Decisions").focus()
    walk.key("space")
    walk.app.find("list item", re.compile("^overdue time approved, White has lost, .*arbiter · 10.3.7, В-26-01, "
                                          ".*receipt not entered"))
    walk.key("ctrl+f", "Return")
    walk.app.find("list item", re.compile("^overdue time approved"), state="focused")


def last(walk):
    return walk.ask("SELECT line FROM postal_record ORDER BY id")[-1][0]


def protest(walk):
    """receipt and protest of White, on the eleventh day: late, and kept"""
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.app.find("text", "Received by White on", on_screen=False).set_text(DAY(25))
    walk.app.find("text", "Protest of White sent on", on_screen=False).set_text(DAY(14))
    letters.picture(walk, "receipt")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 4)
    walk.app.gone("push button", "Save")
    assert last(walk) == f"protest white sent={DAY(14)}", last(walk)
    assert walk.ask("SELECT count(*) FROM postal_record WHERE line = ?",
                    f"decision date={DAY(30)} told_white={DAY(25)}")[0][0] == 1
    walk.app.find("list item", re.compile("late by 1 day"))
    letters.picture(walk, "late")


def reply(walk):
    """the organisation answers; the journal takes it back"""
    walk.key("ctrl+f", "Return")
    walk.app.find("list item", re.compile("^overdue time approved"), state="focused")
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.app.find("label", re.compile("Against: overdue time approved.*late by 1 day.*organisation .10.1.12."))
    letters.choose(walk, "Decision", 2)
    walk.app.find("text", "Grounds", on_screen=False).set_text("Came late")
    letters.picture(walk, "reply")
    walk.app.find("push button", "Save").click()
    letters.wait_count(walk, "postal_measure", 1)
    walk.app.gone("push button", "Save")
    assert walk.ask("SELECT office, kind FROM postal_measure") == [("organisation", "rejected")]
    walk.app.find("list item", re.compile("late protest of .*, answered by no. 1"))
    walk.key("ctrl+z")
    letters.wait_count(walk, "postal_measure", 0)
    walk.key("ctrl+shift+z")
    letters.wait_count(walk, "postal_measure", 1)
    # 10.1.12: the organisation has the last word; no protest against that is asked for.
    walk.key("ctrl+f", "Return", "Home")
    walk.app.find("list item", re.compile("^No. 1: protest rejected"), state="focused")
    walk.key("p")
    walk.app.find("text", "Received by the player on", on_screen=False)
    walk.app.find("label", re.compile("no protest possible.* The decision of the organisation is final: there is no "
                                      "protest .10.1.12..$"))
    assert not walk.app.find_all("text", "Protest sent on")
    letters.picture(walk, "final")
    walk.key("Escape")
    walk.app.gone("push button", "Save")


def incidents(walk):
    """the page of incidents has the same list, and leads to the letters"""
    walk.app.find("list item", "Incidents").click()
    walk.app.find("push button", re.compile("^By Correspondence 2"), state="pressed")
    walk.app.find("list item", re.compile("^No. 1: protest rejected")).focus()
    letters.picture(walk, "incidents")
    walk.key("Return")
    walk.app.find("push button", "Decisions", state="pressed")


def from_file(walk):
    """days of letters from a file that hardly can be are told with their lines"""
    letters.choose_game(walk, 2)
    text = subprocess.run([os.environ["BERGERCTL"], "correspondence", "file", "--db", walk.path, "--event", "2",
                           "--game", "2"], check=True, capture_output=True, timeout=60).stdout.decode()
    path = os.path.join(os.path.dirname(walk.path), "letters.corr")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text + f"letter 1 white sent={DAY(98)} tot=2/0 moves=c3-b4\n"
                   f"letter 2 black first={DAY(98)} rcv={DAY(48)} sent={DAY(48)} tot=2/0 moves=f6-g5\n")
    n = letters.count(walk, "postal_record")
    letters.pick(walk, path)
    walk.app.find(None, re.compile(f"Line {len(text.splitlines()) + 2}: The letter ran 50 days"))
    letters.picture(walk, "notes")
    letters.wait_count(walk, "postal_record", n + 2)
    walk.key("Escape")
    walk.until(lambda: len(walk.app.windows()) == 1, "the message to close")


def keyed(walk):
    """10.3.2: a first result of the first round is an ordinary one; what letters say is corrected there"""
    walk.key("alt+3")
    walk.app.find("button", "Round 1").click()
    walk.app.find("label", re.compile("^Games of all rounds · 1 of 15 results"))
    walk.key("Home", "1")
    walk.app.find("label", re.compile("^The letters of game В-26-01 say how it ended: "))
    walk.key("Home", "Down", "Down", "1")
    walk.until(lambda: walk.ask("SELECT count(*) FROM result WHERE white = '1'") == [(1,)], "the result")
    assert not walk.app.find_all("push button", re.compile("^Correct"))


def russian(path, scale):
    with walks.Walk(sys.argv[1], path, lang="ru", text_scale=scale) as walk:
        walk.key("alt+minus")
        walk.app.find("push button", "Решения").click()
        walk.app.find("list item", re.compile("просрочка"))
        letters.picture(walk, f"ru-decisions-{scale}")
        walk.key("ctrl+f", "Return", "Down", "p")
        walk.app.find("push button", re.compile("Сохранить"))
        letters.picture(walk, f"ru-receipt-{scale}")
        walk.key("Escape")
        walk.app.gone("push button", re.compile("Сохранить"))
        assert not walk.problems(), walk.problems()


def main():
    path = letters.workspace()
    with walks.Walk(sys.argv[1], path) as walk:
        for step in (letters.terms, letters.begin, claim, decisions, protest, reply, incidents, from_file, keyed):
            step(walk)
        assert not walk.problems(), walk.problems()
    for scale in (1.0, 2.0):
        russian(path, scale)


if __name__ == "__main__":
    main()
