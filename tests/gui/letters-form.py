#!/usr/bin/python3
"""letters-form.py PROGRAM: what the form of a letter lacks is ticked by keys; the form of a decision says what was
decided against the player already, and has player and article of a request; in Russian at 100 and 200 %."""
import re
import sys

import letters
import walk as walks

DAY = letters.day
LACK = "The form of the letter lacks something"


def lacks(walk):
    """10.2.3: greeting, cipher, address, signature; nothing is stored while it is not said which"""
    letters.choose_game(walk, 1)
    letters.open_form(walk)
    letters.fill(walk, sent=DAY(98), totals="2/0", moves="c3-b4")
    walk.app.find("label", "✓ greeting, cipher, address, signature", on_screen=False)
    assert not walk.app.find_all("check box", "greeting")
    walk.app.find("check box", LACK, on_screen=False).focus()
    walk.key("space")
    walk.app.find("check box", "greeting", on_screen=False)
    walk.key("ctrl+Return")
    walk.app.find("alert", "Tick what is missing (10.2.3).")
    walk.app.find("check box", "greeting", state="focused")
    walk.key("space", "Tab", "Tab", "Tab", "space")
    walk.app.find("label", "⚠ greeting, cipher, address, signature", on_screen=False)
    letters.picture(walk, "form-lacks")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 1)
    walk.app.gone("push button", "Save")
    assert walk.ask("SELECT line FROM postal_record") == [
        (f"letter 1 white sent={DAY(98)} tot=2/0 moves=c3-b4 lacks=greeting,signature",)]
    # Of a claim other things are missing.
    letters.open_form(walk)
    letters.choose_kind(walk, 3, "Second date: received")
    walk.app.find("check box", "Not all materials were sent", on_screen=False).focus()
    walk.key("space")
    walk.app.find("check box", "chart of the time", on_screen=False)
    assert not walk.app.find_all("check box", "greeting")
    letters.drop(walk)


def noted(walk):
    """10.5.2: an analysis may come without its parts; 10.2.14: a wrong number is told in the next letter, or not"""
    letters.open_form(walk)
    letters.choose_kind(walk, 12, "Day sent")
    walk.app.find("check box", "Not all was sent that goes with it", on_screen=False).focus()
    walk.key("space")
    for part in ("record of the game", "diagram", "analysis", "assessment of the position"):
        walk.app.find("check box", part, on_screen=False)
    letters.picture(walk, "form-analysis")
    letters.drop(walk)
    letters.open_form(walk)
    letters.fill(walk, first=DAY(98), received=DAY(96), sent=DAY(95), totals="2/1", moves="7...f6-g5")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_record", 2)
    walk.app.gone("push button", "Save")
    letters.open_form(walk)
    letters.fill(walk, first=DAY(95), received=DAY(93), sent=DAY(92), totals="3/1", moves="b2-c3")
    walk.app.find("check box", "Nothing is said of the wrong number in letter 2", on_screen=False).focus()
    walk.key("space")
    walk.app.find("label", re.compile("Does not tell of the wrong number in letter 2"), on_screen=False)
    letters.picture(walk, "form-number")
    letters.drop(walk)


def decision(walk):
    walk.app.find("push button", "More").click()
    walk.app.find("menu item", re.compile("^Decision")).click()
    walk.app.find("push button", "Save")


def against(walk):
    """10.1.9: a remark; the next decision about that player says so, about another one not"""
    decision(walk)
    assert not walk.app.find_all("label", re.compile("^Decided against this player"))
    walk.app.find("text", "Article that was broken", on_screen=False).set_text("10.2.3")
    walk.app.find("text", "Grounds", on_screen=False).set_text("No signature")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_measure", 1)
    walk.app.gone("push button", "Save")
    decision(walk)
    walk.app.find("label", re.compile(r"^Decided against this player: remark no\. 1 of .* \(10\.2\.3\)\. The secretary"))
    letters.picture(walk, "form-against")
    letters.choose(walk, "Player", 1)
    walk.app.find("label", re.compile("^The secretary remarks, warns"))
    letters.drop(walk)


def request(walk):
    """10.1.9: who is asked for a stricter penalty has the player and the article from the request"""
    decision(walk)
    letters.choose(walk, "Decision", 3)
    walk.app.find("text", "Article that was broken", on_screen=False).set_text("10.2.6")
    walk.app.find("text", "Grounds", on_screen=False).set_text("Once more")
    walk.key("ctrl+Return")
    letters.wait_count(walk, "postal_measure", 2)
    walk.app.gone("push button", "Save")
    assert walk.ask("SELECT kind FROM postal_measure ORDER BY id")[1] == ("request",)
    walk.app.find("push button", "Due").click()
    walk.app.find("list item", re.compile("^Decide on request no. 2")).focus()
    walk.key("Return")
    walk.app.find("push button", "Save")
    assert walk.app.find("text", "Article that was broken", on_screen=False).text() == "10.2.6"
    walk.app.find("label", re.compile(r"^Decided against this player: remark no\. 1 of .* The arbiter may also"))
    letters.picture(walk, "form-request")
    walk.key("Escape")
    walk.app.gone("push button", "Save")


def russian(path, scale):
    with walks.Walk(sys.argv[1], path, lang="ru", text_scale=scale) as walk:
        walk.key("alt+minus")
        walk.app.find("push button", "Партии").click()
        walk.key("ctrl+f", "Return")
        walk.app.find("list item", re.compile("В-26-01"), state="focused")
        walk.key("Insert")
        walk.app.find("push button", re.compile("Сохранить"))
        letters.picture(walk, f"ru-form-{scale}")
        walk.key("Escape")
        walk.app.gone("push button", re.compile("Сохранить"))
        assert not walk.problems(), walk.problems()


def main():
    path = letters.workspace()
    with walks.Walk(sys.argv[1], path) as walk:
        for step in (letters.terms, letters.begin, lacks, noted, against, request):
            step(walk)
        assert not walk.problems(), walk.problems()
    for scale in (1.0, 2.0):
        russian(path, scale)


if __name__ == "__main__":
    main()
