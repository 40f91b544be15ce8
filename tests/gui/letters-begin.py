#!/usr/bin/python3
"""letters-begin.py PROGRAM: an event by correspondence from New Event to the first day of play, by keys: no clocks, all
games begin in one act, the page Letters is there; and back to the board on the page Event."""
import os
import re
import sys

from walk import Fresh


def picture(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], f"letters-begin-{name}.png"))


def turn(walk, is_postal=True):
    """by correspondence, or back to the board"""
    walk.app.find("combo box", "How").focus()
    walk.key("space", "Home", *(("Down",) if is_postal else ()), "Return")


def choose(walk, name, *keys):
    walk.app.find("combo box", name).focus()
    walk.key("space", *keys, "Return")


def make_event(walk):
    walk.key("ctrl+n")
    walk.app.find("combo box", "System", state="focused")
    assert not walk.app.find_all("combo box", "How")        # chess
    walk.app.find("combo box", "Discipline").focus()
    walk.key("space", "Home", "Down", "Down", "Return")
    walk.app.find("combo box", "How")
    turn(walk)
    walk.app.find("label", re.compile("^Each player meets every other"))
    # what does not fit says so, and passing over it takes nothing away
    choose(walk, "System", "Home", "Down")
    walk.app.find("label", re.compile("^Chosen, but not with this system"))
    picture(walk, "kind-swiss")
    choose(walk, "Discipline", "Home")
    walk.app.find("label", re.compile("^Chosen, but not played in this discipline"))
    picture(walk, "kind-chess")
    choose(walk, "Discipline", "Home", "Down", "Down")
    walk.app.find("label", re.compile("^Chosen, but not with this system"))
    turn(walk)
    walk.app.find("label", re.compile("^Each player meets every other"))
    walk.app.find("label", re.compile("^By post, e-mail"))
    picture(walk, "kind")
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile("^50 days for every 10 moves .*, unless the regulations on the page Letters"))
    assert not walk.app.find_all("text", re.compile("Time control"))
    assert not walk.app.find_all("spin button", re.compile("late"))
    picture(walk, "rules")
    walk.key("ctrl+Return", "ctrl+Return", "ctrl+Return")
    walk.expect_label("No players yet")
    walk.wait_workspace()
    walk.until(lambda: walk.ask("SELECT norm_days, norm_moves, channel FROM postal_terms") == [(50, 10, "post")],
               "the regulations of 10.3.1")
    assert walk.ask("SELECT starts = first_day AND ends = last_day AND starts < ends FROM event, postal_terms") == [(1,)]
    assert walk.ask("SELECT system, time_control, default_minutes FROM event_group") == [("berger", "", -1)]
    assert len(walk.journal()) == 1, walk.journal()


def refused_address(walk):
    """an address that is refused is still in the form, of the player who is stored by then"""
    walk.app.find("text", "Postal address", on_screen=False).set_text("дом " * 400)
    walk.key("ctrl+Return")
    walk.app.find("label", re.compile("^A personal paper is one line of at most 1024 bytes"))
    walk.key("Escape")
    walk.app.gone("label", re.compile("^A personal paper is one line of at most 1024 bytes"))
    walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(4,)], "the player")
    assert walk.app.find("text", "Postal address", on_screen=False).text().startswith("дом дом")
    walk.app.find("push button", "Save")
    walk.app.find("text", "Postal address", on_screen=False).set_text("Москва, дом 4")


def enter_players(walk):
    for n, name in enumerate(("Анна Белова", "Борис Громов", "Вера Дымова", "Глеб Ершов"), 1):
        walk.key("Insert")
        walk.app.wait_window("New Player")
        walk.app.type(name)
        # where letters go is a personal paper: once it is asked whether there are any
        walk.app.find("text", "Postal address", on_screen=False).set_text(f"Москва, дом {n}")
        if n == 1:
            picture(walk, "player")
        if n == 4:
            refused_address(walk)
        walk.key("ctrl+Return")
        if n == 1:
            walk.app.find("push button", "Keep Them").click()
        walk.until(lambda n=n: walk.ask("SELECT count(*) FROM entry") == [(n,)], name)
        walk.until(lambda n=n: walk.ask("SELECT count(*) FROM personal_paper") == [(n,)], "the address")
        walk.key("Escape")
        walk.app.gone("push button", "Save")


def pair(walk):
    """10.3.2: all games begin on one day"""
    walk.key("ctrl+Return")
    walk.expect_label("Pairing of all rounds")
    walk.key("ctrl+Return", "ctrl+Return", "ctrl+Return")
    walk.app.find("button", "Save All Rounds")
    walk.app.find("check box", re.compile("^All games begin now"))
    assert not walk.app.find_all("label", "Start of the round")
    picture(walk, "publish")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round WHERE state = 'published'") == [(3,)], "all rounds")
    walk.app.find("tree table", "Games of all rounds")
    assert not walk.app.find_all("label", re.compile("Time control"))


def rounds(walk):
    """10.3.2: one table has the games of all rounds, and each leads to its letters"""
    walk.app.find("tree table", "Games of all rounds")
    rows = walk.app.find_all("table row", re.compile("^Round . game .*White to move|^Round ., game .*White to move"))
    assert len(rows) == 6, [row.name for row in rows]
    walk.key("End")
    walk.app.find("label", "Game 06")
    walk.key("Up", "Up")
    walk.app.find("label", "Game 04")
    walk.key("Right")
    walk.app.find("label", "Game 05")
    picture(walk, "rounds")
    walk.key("1")
    walk.until(lambda: walk.ask("SELECT round.number FROM result JOIN pairing ON pairing_id = pairing.id JOIN round "
                                "ON round_id = round.id") == [(3,)], "a result of the last round")
    walk.key("ctrl+z")
    walk.key("Home", "Return")
    walk.app.find("list item", re.compile("^01, "), state="focused")
    picture(walk, "letters")
    walk.key("alt+3")
    walk.key("End", "Return")
    walk.app.find("list item", re.compile("^06, "), state="focused")
    walk.app.find("push button", "Due").focus()
    walk.key("space")
    walk.key("alt+minus")
    walk.app.find("list item", re.compile("10.3.4"))


def back_to_the_board(walk):
    """no letter was entered: rounds are taken back, and the event is one at the board"""
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round") == [(0,)], "no round")
    walk.key("alt+minus")
    walk.app.find("push button", "More").click()
    walk.app.find("menu item", re.compile("Regulations")).click()
    walk.app.find("push button", "Save")
    assert walk.app.find_all(None, "All letters registered", on_screen=False)
    choose(walk, "Moves are sent by", "Home", "Down")
    walk.until(lambda: not walk.app.find_all("switch", "All letters registered"), "nothing of the post")
    walk.app.find("text", "Cipher of the event", on_screen=False).set_text("EP-1")
    walk.app.find("text", "Days", on_screen=False).set_text("30")
    walk.key("ctrl+Return")
    kept = [("email", 30, "EP-1")]
    walk.until(lambda: walk.ask("SELECT channel, norm_days, code FROM postal_terms") == kept, "the regulations")
    walk.key("alt+1")
    turn(walk, False)
    walk.until(lambda: walk.ask("SELECT count(*) FROM postal_terms") == [(0,)], "an event at the board")
    assert walk.ask("SELECT time_control <> '' FROM event_group") == [(1,)]
    turn(walk)
    walk.until(lambda: walk.ask("SELECT count(*) FROM postal_terms") == [(1,)], "one by correspondence again")
    assert walk.ask("SELECT channel, norm_days, code FROM postal_terms") == kept
    # a Swiss that becomes one by correspondence, and a Swiss again
    choose(walk, "System", "Home", "Down")
    walk.until(lambda: walk.ask("SELECT count(*) FROM postal_terms") == [(0,)], "a Swiss at the board")
    swiss = walk.ask("SELECT system FROM event_group")
    assert swiss != [("berger",)], swiss
    walk.app.find("label", re.compile("^Chosen, but not with this system"), on_screen=False)
    turn(walk)
    walk.until(lambda: walk.ask("SELECT system FROM event_group") == [("berger",)], "a round robin by correspondence")
    turn(walk, False)
    walk.until(lambda: walk.ask("SELECT system FROM event_group") == swiss, "the Swiss of before")


def main():
    with Fresh(sys.argv[1], None) as walk:
        for step in (make_event, enter_players, pair, rounds, back_to_the_board):
            step(walk)
        assert not walk.problems(), walk.problems()


if __name__ == "__main__":
    main()
