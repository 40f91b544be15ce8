#!/usr/bin/python3
"""letters.py PROGRAM [SCALE]: an event of six by correspondence, by keys alone: all games begin, letters
with a variant, a break, an overdue claim that is decided, a warning, the table; the window in Russian is
looked at."""
import datetime
import os
import re
import subprocess
import sys

import walk as walks

TODAY = datetime.date.today()


def day(back):
    return (TODAY - datetime.timedelta(days=back)).strftime("%d.%m.%Y")


def short(back):
    """without its year"""
    return day(back)[:5]


def workspace():
    return walks.workspace("6", maker="MAKE_POSTAL")


def picture(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], f"letters-{name}.png"))


def fill(walk, **texts):
    for name, text in texts.items():
        walk.app.find("text", FIELDS[name], on_screen=False).set_text(text)


FIELDS = {
    "first": "First date: sent by the other", "received": "Second date: received", "sent": re.compile("^(Third date: sent|Day sent)$"),
    "totals": "Totals, White/Black", "moves": "Moves", "variants": "Variants offered", "accept": "Variant accepted",
    "receipt": "Postal receipt", "date": "Day", "first_day": "First day of play", "last_day": "Last day of play",
}


def count(walk, table):
    return walk.ask(f"SELECT count(*) FROM {table}")[0][0]


def wait_count(walk, table, number):
    walk.until(lambda: count(walk, table) == number, f"{number} rows of {table}")


def terms(walk):
    """the regulations are changed: play began a hundred days ago"""
    walk.key("alt+minus")
    walk.app.find("list item", re.compile("10.3.4"))
    walk.app.find("push button", "More").click()
    walk.app.find("menu item", re.compile("Regulations")).click()
    walk.app.find("push button", "Save")
    fill(walk, first_day=day(100), last_day=day(-600))
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT first_day FROM postal_terms") == [
        ((TODAY - datetime.timedelta(days=100)).isoformat(),)], "the regulations")


def begin(walk):
    """all games begin at once, in one act"""
    walk.app.find("push button", "More").click()
    walk.app.find("menu item", "All Games Begin").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM round WHERE state = 'published'") == [(5,)], "all rounds")


def choose_game(walk, number):
    """the list of games, that row"""
    walk.app.find("push button", "Games").click()
    walk.key("ctrl+f")
    walk.app.find("entry", "Player, code").set_text(f"26-{number:02}")
    walk.app.find("list item", re.compile(rf"В-26-{number:02}, .*"), state="selected")
    walk.key("Return")
    walk.until(lambda: len([node for node in walk.app.find_all("list item", re.compile("В-26-.., "))]) == 1,
               "one game in the list")


def choose_kind(walk, number, field):
    """the kind of what is entered, so many below the first one"""
    walk.app.find("combo box", "What is entered").focus()
    walk.key("space")
    walk.key("Home", *["Down"] * number, "Return")
    walk.app.find("text", field, on_screen=False)


def choose(walk, name, number):
    """in a list, so many below the first one"""
    walk.app.find("combo box", name).focus()
    walk.key("space")
    walk.key("Home", *["Down"] * number, "Return")


def open_form(walk):
    """from the list, wherever the keys were"""
    walk.key("ctrl+f", "Return")
    walk.app.find("list item", re.compile("В-26-.., "), state="focused")
    walk.key("Insert")
    walk.app.find("push button", "Save")


def drop(walk):
    """what was typed is dropped, and that is asked first"""
    walk.key("Escape")
    walk.app.find("push button", "Keep Typing", state="focused")
    walk.key("Tab", "space")
    walk.app.gone("push button", "Save")


def letter(walk, **texts):
    n = count(walk, "postal_record")
    open_form(walk)
    fill(walk, **texts)
    walk.key("ctrl+Return")
    wait_count(walk, "postal_record", n + 1)
    walk.app.gone("push button", "Save")


def letters(walk):
    """a letter with two variants, its answer that takes half of one"""
    choose_game(walk, 1)
    open_form(walk)
    # the first letter answers nothing (10.2.3)
    for title in (FIELDS["first"], FIELDS["received"], FIELDS["accept"], "Postmark of receipt", "Penalty days / article"):
        assert not walk.app.find_all("text", title), title
    assert not walk.app.find_all("combo box", "Moves of the other")
    fill(walk, sent=day(98), totals="2/0", moves="1.c3-b4", variants="А: 1...f6-g5 2.b2-c3; Б: f6-e5 b4-d4")
    walk.app.find("label", re.compile("White is bound until the answer, 2 of 2"))
    walk.app.find("label", re.compile("White is bound until the answer, 1 of 2"))
    picture(walk, "variants")
    walk.key("ctrl+Return")
    wait_count(walk, "postal_record", 1)
    letter(walk, received=short(90), sent=short(87), totals="2/3", accept="А", moves="g7-f6")
    # Wherever the row of the game has gone in the list, it is seen with the keys on it.
    walk.app.find("push button", "Due").click()
    walk.app.find("entry", "Player, code").set_text("")
    walk.key("ctrl+f", "Return")
    assert is_whole(walk, walk.app.find("list item", re.compile("В-26-01"), state="focused"))
    choose_game(walk, 1)
    assert walk.ask("SELECT line FROM postal_record ORDER BY position")[1][0].startswith("letter 2 black first=")
    walk.app.find("label", re.compile("Игрок6: 3 of 50 d., 2 moves"))


def wrong(walk):
    """a day that is none keeps the form, and nothing is stored"""
    open_form(walk)
    fill(walk, sent="31.02.2026", moves="c3-d4")
    walk.key("ctrl+Return")
    walk.app.find("alert", "This cannot be read: Third date: sent")
    assert count(walk, "postal_record") == 2
    # A day without its year is shown with it when it is left.
    walk.app.find("text", FIELDS["received"]).focus()
    fill(walk, received=short(80))
    walk.key("Tab")
    walk.until(lambda: walk.app.find("text", FIELDS["received"]).text() == day(80), "the year")
    walk.key("ctrl+a")
    walk.app.type(short(79))
    walk.key("Tab")
    walk.until(lambda: walk.app.find("text", FIELDS["sent"]).text() == day(79), "the year")
    # A move against the rules in full notation is told at its field, and of what kind it is.
    walk.app.find("text", FIELDS["moves"]).focus()
    fill(walk, moves="b4-h4")
    note = walk.app.find("label", re.compile("^⚠ A move is impossible: play stops until it is put right .10.2.10.. "
                                             "Move b4-h4: impossible .10.2.10."))
    assert is_whole(walk, note)
    walk.app.find("label", "✓ full notation", on_screen=False)
    walk.app.find("label", "⚠ an impossible move", on_screen=False)
    picture(walk, "wrong-move")
    # What a letter lacks is told as it was chosen (10.2.9).
    walk.app.find("label", "✓ moves of the other repeated", on_screen=False)
    choose(walk, "Moves of the other", 1)
    walk.app.find("label", "⚠ moves of the other not repeated", on_screen=False)
    choose(walk, "Moves of the other", 0)
    walk.app.find("label", "✓ moves of the other repeated", on_screen=False)
    walk.app.find("text", FIELDS["moves"]).focus()
    # A second Escape only answers the question.
    walk.key("Escape")
    walk.app.find("push button", "Keep Typing", state="focused")
    walk.key("Escape")
    walk.app.gone("push button", "Keep Typing")
    assert walk.app.find("text", FIELDS["moves"]).text() == "b4-h4"
    drop(walk)


def lines(walk):
    return [line for line, in walk.ask("SELECT line FROM postal_record ORDER BY pairing_id, position")]


def before(walk):
    """until a letter can be reckoned the form has the position before it and says what is missing; a day that
    cannot be is told beside its field and keeps the form, an unlikely one is only told"""
    open_form(walk)
    walk.app.find("label", "1…f6-g5 2.b2-c3 g7-f6")
    fill(walk, received=day(80), sent=day(81))
    walk.app.find("label", "It cannot be reckoned: no move.")
    walk.app.find("label", re.compile("^⚠ Sent on .*, but the letter that it answers was received only on "))
    fill(walk, moves="c3-d4")
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("^Sent on .*, but the letter that it answers was received only on "))
    picture(walk, "impossible")
    assert count(walk, "postal_record") == 2
    fill(walk, sent=day(-800))
    walk.app.find("label", re.compile("^⚠ The day .* is .*: check the year"))
    fill(walk, received=day(40), sent=day(39))
    walk.app.find("label", "⚠ The letter ran 47 days: after 40 it is repeated (10.3.4).")
    drop(walk)


def chart(walk):
    """Tab leaves the list of letters with its row, Delete takes that row out; Undo brings it back"""
    walk.key("g")
    walk.app.find("push button", "Take Out")
    walk.app.find("label", "In all 2/3 d., 2/2 moves")
    picture(walk, "chart")
    first = re.compile("letter 1 ")
    walk.app.find("list item", first, state="focused")
    walk.key("Tab")
    walk.app.find("push button", "Correct…", state="focused")
    walk.app.find("list item", first, state="selected")
    walk.key("Tab")
    walk.app.find("push button", "Take Out", state="focused")
    walk.app.find("list item", first, state="selected")
    walk.key("shift+Tab", "shift+Tab", "Down")
    walk.app.find("list item", re.compile("letter 2 "), state="focused")
    walk.key("Delete")
    wait_count(walk, "postal_record", 1)
    walk.app.find("list item", first, state="focused")
    walk.key("Escape")
    walk.app.gone("push button", "Take Out")
    walk.key("ctrl+z")
    wait_count(walk, "postal_record", 2)


def correct(walk):
    """a letter that was entered is opened filled, and what is saved takes its place in one act"""
    old = lines(walk)
    walk.key("ctrl+f", "Return", "g")
    walk.app.find("push button", "Take Out")
    walk.key("Down", "Return")
    walk.app.find("push button", "Save")
    assert walk.app.find("text", FIELDS["moves"], on_screen=False).text() == "g7-f6"
    picture(walk, "correct")
    fill(walk, sent=day(88), totals="2/2")
    walk.key("ctrl+Return")
    walk.until(lambda: lines(walk) != old, "the letter corrected")
    assert "sent=" + day(88) in lines(walk)[1] and lines(walk)[0] == old[0], lines(walk)
    walk.app.find("push button", "Take Out")
    walk.app.find("list item", re.compile("letter 2 "), state="focused")
    walk.app.find("label", "In all 2/2 d., 2/2 moves")
    walk.key("Escape")
    walk.app.gone("push button", "Take Out")
    walk.key("ctrl+z")
    walk.until(lambda: lines(walk) == old, "the letter as it was")


def announced(walk):
    """a letter that announces a break leads to the form of the break, its postmark as the notice to the partner"""
    open_form(walk)
    fill(walk, received=day(60), sent=day(59), receipt=day(58), totals="22/3", moves="c3-d4")
    walk.app.find("check box", "A break is announced in it", on_screen=False).click()
    walk.key("ctrl+Return")
    walk.app.find("text", "First day", on_screen=False)
    wait_count(walk, "postal_record", 3)
    assert walk.app.find("text", "Игрок6", on_screen=False).text() == day(58)
    picture(walk, "announced")
    walk.key("Escape")
    walk.app.gone("push button", "Save")
    walk.key("ctrl+z")
    wait_count(walk, "postal_record", 2)


def pause(walk):
    """a break of who has the move, told to two of the opponents"""
    walk.key("b")
    walk.app.find("push button", "Save")
    walk.app.find("text", "First day", on_screen=False).set_text(day(10))
    walk.app.find("text", "Last day", on_screen=False).set_text(day(-10))
    for name in ("Игрок2", "Игрок3"):
        walk.app.find("text", name, on_screen=False).set_text(day(20))
    walk.app.find("text", "Last day", on_screen=False).set_text(day(-25))
    walk.key("ctrl+Return")
    walk.app.find("alert", re.compile("^The break has 36 days, at most 30 count .10.4.1."))
    picture(walk, "long-break")
    assert count(walk, "postal_break") == 0
    walk.app.find("text", "Last day", on_screen=False).set_text(day(-10))
    walk.key("ctrl+Return")
    wait_count(walk, "postal_break", 1)
    assert count(walk, "postal_notice") == 2
    assert walk.ask("SELECT e.number FROM postal_break b JOIN entry e ON e.id = b.entry_id") == [(1,)]
    # The same days once more, typed without a year.
    walk.app.gone("push button", "Save")
    walk.key("b")
    walk.app.find("push button", "Save")
    walk.app.find("text", "First day", on_screen=False).set_text(short(5))
    walk.app.find("text", "Last day", on_screen=False).set_text(short(-20))
    walk.key("ctrl+Return")
    walk.app.find("alert", f"This player has a break from {day(10)} to {day(-10)} already: change that one, or enter "
                           "days outside it.")
    assert walk.app.find("text", "First day").text() == day(5)
    assert walk.app.find("text", "Last day", on_screen=False).text() == day(-20)
    assert count(walk, "postal_break") == 1
    drop(walk)


def more(walk, *keys):
    """the menu of the page, by keys"""
    walk.app.find("push button", "More").focus()
    walk.key("space")
    walk.app.find("menu item", "Break…")
    walk.key(*keys, "Return")
    walk.app.find("push button", "Save")


def edit_pause(walk):
    """an announced break is changed and withdrawn, both taken back"""
    before = walk.ask("SELECT first_day, last_day FROM postal_break")
    more(walk, "Up")                    # the last of the menu
    walk.app.find("text", "Last day", on_screen=False).set_text(day(-5))
    walk.app.find("text", "Игрок4", on_screen=False).set_text(day(20))
    walk.key("ctrl+Return")
    wait_count(walk, "postal_notice", 3)
    walk.app.gone("push button", "Save")
    assert walk.ask("SELECT first_day, last_day FROM postal_break") != before
    walk.key("ctrl+z")
    wait_count(walk, "postal_notice", 2)
    assert walk.ask("SELECT first_day, last_day FROM postal_break") == before
    walk.app.find("push button", "Due").click()
    walk.key("ctrl+f")
    walk.app.find("entry", "Player, code").set_text("Игрок1")
    walk.key("Return")
    walk.app.find("list item", re.compile("Игрок1"), state="selected")
    places = [node.name for node in walk.app.find_all("list item", re.compile("Игрок1"))]
    end = next(name for name in places if name.startswith("End of the break"))
    walk.key(*["Down"] * places.index(end))
    walk.app.find("list item", end, state="selected")
    walk.key("Return")
    walk.app.find("push button", "Save")
    picture(walk, "break")
    walk.app.find("push button", "Remove").click()
    wait_count(walk, "postal_break", 0)
    walk.app.gone("push button", "Save")
    walk.key("ctrl+z")
    wait_count(walk, "postal_break", 1)


def late_list(walk):
    """who got the starting list late begins later: two players, one act, one undo"""
    more(walk, "Down")
    walk.app.find("text", "Игрок4", on_screen=False).set_text(day(95))
    walk.app.find("text", "Игрок5", on_screen=False).set_text(day(90))
    picture(walk, "starting-list")
    walk.key("ctrl+Return")
    wait_count(walk, "postal_sheet", 2)
    walk.app.gone("push button", "Save")
    walk.key("ctrl+z")
    wait_count(walk, "postal_sheet", 0)


def quick(walk):
    """a search that is not carried out yet does not take the keys from the list"""
    walk.key("ctrl+f")
    walk.app.find("entry", "Player, code").set_text("26-02")
    walk.key("Return", "Insert")
    walk.app.find("label", re.compile("^В-26-02 "))
    walk.app.find("push button", "Save")
    walk.key("Escape")
    walk.app.gone("push button", "Save")


def pick(walk, path):
    """a file of letters, by keys in the dialog of files"""
    walk.app.find("push button", "More").click()
    walk.app.find("menu item", "Letters from a File…").click()
    walk.app.wait_window("Letters of the Game")
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return")


def pdn(walk):
    """a PDN with dates is taken in; a wrong date is told with its place, and nothing is stored"""
    choose_game(walk, 2)
    n = count(walk, "postal_record")
    text = subprocess.run([os.environ["BERGERCTL"], "correspondence", "file", "--db", walk.path, "--event", "2",
                           "--game", "2", "--format", "pdn"], check=True, capture_output=True, timeout=60).stdout.decode()
    text = text.rstrip("*\n") + f"\n\n1. c3-b4 {{sent={day(98)} tot=2/0}} *\n"
    path = os.path.join(os.path.dirname(walk.path), "letters.pdn")
    for moves in (text.replace("sent=" + day(98), "sent=31.02.2026"), text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(moves)
        pick(walk, path)
        if moves != text:
            walk.app.find(None, re.compile("^Line [0-9]+, character 11: date 31.02.2026"))
            picture(walk, "pdn")
            assert count(walk, "postal_record") == n
            walk.key("Escape")
            walk.until(lambda: len(walk.app.windows()) == 1, "the message to close")
    wait_count(walk, "postal_record", n + 1)
    walk.key("ctrl+z")
    wait_count(walk, "postal_record", n)


def overdue(walk):
    """a claim of overdue time is decided: the loss stands in the table, Undo takes both back"""
    choose_game(walk, 2)
    letter(walk, sent=day(40), totals="60/0", moves="c3-b4")
    walk.app.find("list item", re.compile("^В-26-02, .*White overdue with letter 1"))
    n = count(walk, "postal_record")
    open_form(walk)
    choose_kind(walk, 3, "Second date: received")
    partial = walk.app.find("check box", "Not all materials were sent", on_screen=False)
    fill(walk, received=day(35), sent=day(32), totals="60/3", moves="f6-g5")
    partial.click()
    walk.key("ctrl+Return")
    walk.app.find("alert", "Tick what is missing (10.3.6).")
    walk.app.find("check box", "letters and cards of the other", state="focused")
    assert count(walk, "postal_record") == n
    partial.click()
    walk.app.find("combo box", "What is entered").focus()
    walk.key("ctrl+Return")             # no list opens
    wait_count(walk, "postal_record", n + 1)
    walk.app.find("push button", "Due").click()
    walk.app.find("list item", re.compile("Decide the claim of overdue time"), state="selected")
    walk.key("ctrl+f", "Return")             # back to the list
    picture(walk, "due")
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.app.find("label", re.compile("letter 1: 60 days counted, 50 allowed .10.3.5., over by 10. Decision: overdue time "
                                      "approved, White has lost .10.3.7."))
    picture(walk, "claim")
    walk.app.find("text", "Received by White on", on_screen=False).set_text(day(0))
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT white, black FROM result") == [("0", "1")], "the loss")
    assert walk.ask("SELECT line FROM postal_record ORDER BY id")[-1][0] == f"decision date={day(0)} told_white={day(0)}"
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM result") == [(0,)], "the loss taken back")
    walk.key("ctrl+shift+z")
    walk.until(lambda: walk.ask("SELECT white, black FROM result") == [("0", "1")], "the loss again")


def decide(walk):
    """a penalty names its article; the secretary may warn"""
    choose_game(walk, 3)
    walk.key("d")
    walk.app.find("push button", "Save")
    walk.key("ctrl+Return")
    walk.app.find("alert", "A penalty names the article that was broken, as 10.2.9 (10.1.10).")
    walk.app.type("10.2.9")             # the caret is where it was missing
    walk.key("ctrl+Return")
    walk.app.find("alert", "Say on what grounds it was decided.")
    walk.app.type("No totals")
    assert walk.app.find("text", "Grounds", on_screen=False).text() == "No totals"
    walk.app.find("text", "Article that was broken", on_screen=False).set_text("7.5.5")
    walk.key("ctrl+Return")
    walk.app.find("alert", "The rules of play by correspondence have no article 7.5.5.")
    walk.app.find("text", "Article that was broken", on_screen=False).set_text("10.2.9")
    walk.key("ctrl+Return")
    wait_count(walk, "postal_measure", 1)
    assert walk.ask("SELECT office, kind, article FROM postal_measure") == [("secretary", "remark", "10.2.9")]


def table(walk):
    walk.key("alt+4")
    walk.app.find(None, "Crosstable")
    walk.app.find("label", re.compile("t – lost on time .10.3.7.[.]"))
    walk.app.find("label", "6 players")             # no round is spoken of
    assert walk.ask("SELECT count(*) FROM result WHERE white = '0' AND black = '1'") == [(1,)]
    picture(walk, "table")


def adjudicate(walk):
    """after the last day of play positions are adjudicated, and the table says so"""
    walk.key("alt+minus")
    choose_game(walk, 4)
    letter(walk, sent=day(98), totals="2/0", moves="c3-b4")
    # Of a game whose record nobody sent there is nothing to adjudicate (10.5.8).
    n = count(walk, "postal_record")
    open_form(walk)
    choose_kind(walk, 11, "Day sent")
    walk.app.gone("text", "Moves")
    fill(walk, sent=day(19))
    walk.key("ctrl+Return")
    wait_count(walk, "postal_record", n + 1)
    walk.app.gone("push button", "Save")
    walk.app.find("push button", "More").click()
    walk.app.find("menu item", re.compile("Regulations")).click()
    walk.app.find("push button", "Save")
    fill(walk, last_day=day(20))
    walk.key("ctrl+Return")
    walk.app.find("push button", "Due").click()
    # Both analyses are owed; the arbiter has a month from the end of the term for them (10.5.5).
    walk.app.find("list item", re.compile("Adjudicate the game, 20 days.*В-26-04"))
    walk.key("ctrl+f", "Return", "Down", "Down")
    walk.app.find("list item", re.compile("Adjudicate the game.*В-26-04"), state="selected")
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.app.find("label", re.compile("no analysis, no right to protest .*the chief arbiter decides alone .10.5.5."))
    walk.app.find("push button", "Save").click()
    walk.app.find("alert", "Choose the result.")        # nothing is proposed
    picture(walk, "adjudication")
    choose(walk, "Result", 1)
    walk.app.find("text", "Received by Black on", on_screen=False).set_text(day(0))
    walk.app.find("push button", "Save").click()
    walk.until(lambda: walk.ask("SELECT white, black FROM result WHERE adjudicated") == [("1", "0")], "adjudication")


def expel(walk):
    """White of the first game is out by a decision of the organisation"""
    choose_game(walk, 1)
    walk.key("d")
    walk.app.find("push button", "Save")
    walk.app.find("label", re.compile("^The secretary remarks.*A protest goes to the arbiter, within ten days"))
    choose(walk, "Who decides", 2)
    walk.app.find("label", re.compile("^The organisation may also expel.*Its decision is final"))
    assert not walk.app.find_all("combo box", "Answers the protest against")
    choose(walk, "Decision", 4)         # of five that the organisation may take
    walk.app.find("text", "Article that was broken", on_screen=False).set_text("10.1.11")
    walk.app.find("text", "Grounds", on_screen=False).set_text("Plays no more")
    walk.app.find("push button", "Save").click()
    walk.until(lambda: walk.ask("SELECT count(*) FROM entry WHERE is_excluded") == [(1,)], "the expulsion")
    walk.app.gone("push button", "Save")
    walk.key("alt+4")
    walk.app.find("label", re.compile("The chief arbiter has not decided yet: the results are counted or annulled"))
    picture(walk, "undecided")


def settle(walk):
    """10.5.3: the chief arbiter counts the results; one choice of two, and none is made for him"""
    walk.key("alt+minus")
    walk.app.find("push button", "Due").click()
    walk.key("ctrl+f")
    walk.app.find("entry", "Player, code").set_text("Игрок1")
    walk.key("Return")
    row = re.compile("^Count or annul the results of who left")
    places = [node.name for node in walk.app.find_all("list item", re.compile(", "))]
    walk.app.find("list item", row)
    names = [name for name in places if name.startswith("Count or annul")]
    walk.key(*["Down"] * max(places.index(names[0]), 0))
    walk.app.find("list item", row, state="selected")
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.key("ctrl+Return")
    walk.app.find("alert", "Choose whether the results are counted or annulled (10.5.3).")
    picture(walk, "fate")
    choose(walk, "Decision", 1)
    walk.app.find("text", "Grounds", on_screen=False).set_text("Played half")
    walk.app.find("push button", "Save").click()
    walk.until(lambda: walk.ask("SELECT leaver_rule FROM entry WHERE is_excluded") == [("forfeits",)], "the decision")
    assert walk.ask("SELECT office, kind, article FROM postal_measure ORDER BY number")[-1] == (
        "arbiter", "counted", "10.5.3")
    walk.app.gone("list item", row)
    # What had not begun is lost by it and open no more, in the head of the page too.
    n = walk.ask("SELECT count(*) FROM pairing p WHERE NOT EXISTS (SELECT 1 FROM result r WHERE r.pairing_id = p.id)"
                 " AND (EXISTS (SELECT 1 FROM postal_record c WHERE c.pairing_id = p.id) OR NOT EXISTS"
                 " (SELECT 1 FROM entry e WHERE e.is_excluded AND e.id IN (p.white_id, p.black_id)))")[0][0]
    assert n < 13, n
    walk.app.find("label", re.compile(f"· {n} open"))


def lose(walk):
    """who left has lost, White too; of a game that is over the form says so"""
    walk.app.find("push button", "Due").click()
    row = re.compile("^Count the game of who left lost, or adjudicate it")
    walk.app.find("list item", row)
    walk.key("ctrl+f", "Return")
    places = [node.name for node in walk.app.find_all("list item", re.compile(", "))]
    names = [name for name in places if name.startswith("Count the game of who left")]
    walk.key("Home", *["Down"] * places.index(names[0]))
    walk.app.find("list item", row, state="selected")
    walk.key("Return")
    walk.app.find("push button", "Save")
    walk.app.find("label", walks.thin("The game ends 0 – 1."))
    picture(walk, "loss")
    walk.app.find("push button", "Save").click()
    walk.until(lambda: walk.ask("SELECT line FROM postal_record ORDER BY id")[-1][0].endswith(
        "result=0-1 why=10.5.3"), "the loss")
    walk.app.gone("push button", "Save")
    walk.key("alt+4")
    walk.app.find("label", re.compile("By decision of the chief arbiter the results count"))
    walk.key("alt+minus")
    choose_game(walk, 1)
    walk.key("ctrl+f", "Return", "Insert")
    walk.app.find("alert", re.compile(walks.thin("^The game is over, 0 – 1 since .*: no letter is due")))
    picture(walk, "over")
    walk.key("Escape")
    walk.app.gone("push button", "Save")


def is_whole(walk, node):
    """nothing of it lies beyond the edge of its window"""
    x, y, width, height = node.extents()
    return min(x, y) >= 0 and x + width <= walk.size[0] and y + height <= walk.size[1]


def russian(path, scale):
    with walks.Walk(sys.argv[1], path, lang="ru", text_scale=scale) as walk:
        walk.key("alt+minus")
        walk.until(lambda: walk.app.find_all("list item", re.compile("В-26-05")), "the list")
        picture(walk, f"ru-{scale}")
        walk.key("Insert")
        walk.app.find("push button", re.compile("Сохранить"))
        picture(walk, f"ru-letter-{scale}")
        # The fields are seen at once, whatever the size of the text.
        walk.app.find("text", "Дата отправления", state="focused")
        walk.app.find("text", "Предложены варианты")
        # What the chart says after the letter, too; and the chart has all its columns.
        assert is_whole(walk, walk.app.find("label", re.compile("^Рассчитать нельзя: ")))
        # The answer that loses nothing has the keys, also where the buttons stand below each other.
        walk.app.type("1")
        walk.key("Escape")
        walk.app.find("push button", re.compile("Продолжить ввод|Keep Typing"), state="focused")
        picture(walk, f"ru-drop-{scale}")
        walk.key("Return")
        walk.app.gone("push button", re.compile("Продолжить ввод|Keep Typing"))
        walk.key("ctrl+a", "BackSpace", "Escape")       # what it was opened with
        walk.app.gone("push button", re.compile("Сохранить"))
        walk.app.find("push button", "График").click()
        walk.app.find("push button", "Изъять")
        assert [is_whole(walk, node) for node in walk.app.find_all("label", "Сумма")] == [True, True]
        walk.key("Escape")
        walk.app.gone("push button", "Изъять")
        walk.app.find("push button", "Ещё").focus()
        walk.key("space")
        walk.app.find("menu item", re.compile("^Стартовый лист"))
        picture(walk, f"ru-menu-{scale}")
        walk.key("Up", "Return")
        walk.app.find("push button", re.compile("Сохранить"))
        picture(walk, f"ru-break-{scale}")
        assert not walk.problems(), walk.problems()


def main():
    path = workspace()
    with walks.Walk(sys.argv[1], path) as walk:
        for step in (terms, begin, letters, wrong, before, announced, chart, correct, pause, edit_pause, late_list, quick, pdn, overdue, decide, table,
                     adjudicate, expel, settle, lose):
            step(walk)
        assert not walk.problems(), walk.problems()
    for scale in (1.0, 2.0):
        russian(path, scale)


if __name__ == "__main__":
    main()
