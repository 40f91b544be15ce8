#!/usr/bin/python3
"""letters-reversal.py PROGRAM: decisions on overdue time that are put aside after a protest that the organisation
upheld: play goes on, the days over the norm are not charged; taken back; in Russian at 100 and 200 %."""
import re
import sys

import letters
import walk as walks

DAY = letters.day


def lost(walk):
    """White has lost by overdue time, protests, and the organisation upholds that"""
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
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("Save once more to keep it so."))
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 3)
    walk.app.gone("push button", "Save")
    walk.app.find("push button", "Decisions").focus()
    walk.key("space", "ctrl+f", "Return")
    walk.app.find("list item", re.compile("^overdue time approved"), state="focused")
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.app.find("text", "Received by White on", on_screen=False).set_text(DAY(25))
    walk.app.find("text", "Protest of White sent on", on_screen=False).set_text(DAY(20))
    n = len(walk.journal())
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 4)
    assert len(walk.journal()) == n + 1, walk.journal()     # receipt and protest are one act
    walk.app.gone("push button", "Save")
    walk.key("ctrl+f", "Return")
    walk.app.find("list item", re.compile("^overdue time approved"), state="focused")
    walk.key("Return")
    walk.app.find("push button", "Save")
    letters.choose(walk, "Decision", 1)
    walk.app.find("text", "Decided on", on_screen=False).set_text(DAY(10))
    walk.app.find("text", "Grounds", on_screen=False).set_text("The break was told in time")
    walk.app.find("push button", "Save").click()
    letters.wait_count(walk, "postal_measure", 1)
    walk.app.gone("push button", "Save")


def put_aside(walk):
    """the row that is due leads to a form of what the game gets instead"""
    walk.app.find("push button", "Due").focus()
    walk.key("space")
    walk.app.find("list item", re.compile("^Correct the decision on overdue time: the protest was upheld"))
    # The receipt of the other player waits longer.
    walk.key("ctrl+f", "Return", "Down")
    walk.app.find("list item", re.compile("^Correct the decision on overdue time"), state="focused")
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.app.find("label", re.compile("^Put aside: overdue time approved, White has lost"))
    assert walk.app.find("text", "Days not charged to White", on_screen=False).text() == "10"
    walk.key("ctrl+Return")
    walk.app.find("alert", "Choose the result.")
    letters.choose(walk, "Result", 1)
    # the bound of what is not charged, in words
    walk.app.find("text", "Days not charged to White", on_screen=False).set_text("9999")
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("^Give whole days, not more than the [0-9]+ days that he used"))
    walk.app.find("text", "Days not charged to White", on_screen=False).set_text("10")
    letters.picture(walk, "reversal")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 5)
    walk.app.gone("push button", "Save")
    assert letters.count(walk, "result WHERE white <> ''") == 0
    assert walk.ask("SELECT line FROM postal_record ORDER BY id")[-1][0] == f"reversed date={DAY(10)} off=10"
    assert not walk.app.find_all("list item", re.compile("^Correct the decision on overdue time"))
    walk.app.find("push button", "Decisions").focus()
    walk.key("space")
    walk.app.find("list item", re.compile("^overdue time approved.* put aside on .* after a protest: play goes on"))
    letters.picture(walk, "decisions")
    walk.key("ctrl+z")
    letters.wait_count(walk, "postal_record", 4)
    walk.key("ctrl+shift+z")
    letters.wait_count(walk, "postal_record", 5)


def play_on(walk):
    """Due tells what was put aside; the next letter answers that of the partner; what is no letter has no three dates"""
    walk.key("alt+minus")
    walk.app.find("push button", "Due").focus()
    walk.key("space")
    walk.app.find("label", re.compile("^the decision on the claim in letter 2 was put aside on " + DAY(10)))
    letters.picture(walk, "play-on")
    letters.choose_game(walk, 1)
    letters.open_form(walk)
    assert walk.app.find("text", letters.FIELDS["first"]).text() == DAY(40)
    walk.key("Escape")
    walk.app.gone("push button", "Save")
    letters.open_form(walk)
    letters.choose_kind(walk, 12, "Day received")
    walk.app.find("text", "Day sent")
    walk.app.find("combo box", "Assessment of the position")
    letters.picture(walk, "analysis")
    walk.key("Escape")
    walk.app.gone("push button", "Save")


def russian(path, scale):
    with walks.Walk(sys.argv[1], path, lang="ru", text_scale=scale) as walk:
        walk.key("alt+minus")
        walk.app.find("push button", "Решения").click()
        walk.app.find("list item", re.compile("просрочка"))
        letters.picture(walk, f"ru-put-aside-{scale}")
        assert not walk.problems(), walk.problems()


def main():
    path = letters.workspace()
    with walks.Walk(sys.argv[1], path) as walk:
        for step in (letters.terms, letters.begin, lost, put_aside, play_on):
            step(walk)
        assert not walk.problems(), walk.problems()
    for scale in (1.0, 2.0):
        russian(path, scale)


if __name__ == "__main__":
    main()
