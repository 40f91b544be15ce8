#!/usr/bin/python3
"""clocks.py BERGER: a walk along the clocks.

A correction that the code of 1956 refuses, and one that it allows; a player who has not come when the
default time is over; a claim in a quickplay finish that is put off and then declared a draw."""
import sys

from desk import Desk
from walk import Walk, workspace


RESTORED = "Both restored their records: half of the time from each"


def clock_of(walk, board=1):
    """what both clocks of a board have left, in whole minutes"""
    rows = walk.ask("SELECT game.clock FROM game JOIN pairing ON pairing.id = pairing_id WHERE board = ?", board)
    if not rows or not rows[0][0]:
        return None
    return tuple(int(side.split()[0]) // 60000000 for side in rows[0][0].split("|")[-2:])


def set_clocks(walk, white, black):
    """the fields are called as the players are"""
    names = walk.ask("SELECT w.family_name || ' ' || substr(w.given_name, 1, 1) || '.',"
                     " b.family_name || ' ' || substr(b.given_name, 1, 1) || '.' FROM pairing"
                     " JOIN entry we ON we.id = white_id JOIN person w ON w.id = we.person_id"
                     " JOIN entry be ON be.id = black_id JOIN person b ON b.id = be.person_id"
                     " WHERE board = 1")[0]
    walk.key("c")
    for name, text in zip(names, (white, black)):
        walk.app.find("text", name).set_text(text)
    walk.app.find("button", "Set").click()


def wrong_clock(walk):
    """ussr-chess-1956 18: less time only where each keeps a quarter of an hour"""
    desk = Desk(walk)
    desk.open()
    walk.key("s", "s")                                   # both clocks at two hours
    walk.until(lambda: clock_of(walk) is not None, "the clocks to be stored")
    walk.key("o")
    app = walk.app
    entry = app.find("text", "Change the remaining time by")
    before = walk.count_journal()
    entry.set_text("-110")
    app.find("alert", "Time may be taken off only if each player keeps at least 15 minutes. The readings stay.")
    confirm = app.find("button", "Correct")
    assert "sensitive" not in confirm.refresh().states
    entry.set_text("−100")
    app.find("alert", "The clock is corrected by the full amount.")
    walk.until(lambda: "sensitive" in confirm.refresh().states, "a correction that is allowed")
    confirm.click()
    walk.until(lambda: clock_of(walk)[0] in (19, 20), "White’s corrected clock")
    assert clock_of(walk)[1] == 120 and walk.count_journal() == before + 1
    desk.find("label", "Both record the moves (§\u00a024)")
    walk.key("ctrl+z")
    walk.until(lambda: clock_of(walk)[0] >= 119, "White’s clock as it was")


def restoring(walk):
    """rus-draughts-2022 5.4.3.3: restoring the records costs each half of the time, and the journal cites it in words"""
    desk = Desk(walk)
    desk.open()
    walk.key("s", "s")
    walk.until(lambda: clock_of(walk) is not None, "the clocks to be stored")
    start = clock_of(walk)
    walk.key("o")
    app = walk.app
    entry = app.find("text", "Change the remaining time by")
    before = walk.count_journal()
    entry.set_text("7")
    app.find("check box", RESTORED).click()
    app.find("alert", "The time for restoring the records is halved and counts as used by each player.")
    confirm = app.find("button", "Correct")
    walk.until(lambda: "sensitive" in confirm.refresh().states, "a correction that is allowed")
    confirm.click()
    walk.until(lambda: all(now in (then - 4, then - 3) for now, then in zip(clock_of(walk), start)), "both clocks, 3:30 less")
    assert walk.count_journal() == before + 1
    title = walk.journal()[-1]
    assert "(par.\u00a05.4.3.3)" in title and "rus-draughts" not in title, title


def unknown_control(walk):
    """no clocks are made up; those that the arbiter sets are what there is"""
    desk = Desk(walk)
    desk.open()
    desk.find("label", "no clock")
    walk.key("s")
    fields = walk.until(lambda: [node for node in walk.app.find_all("text") if node.text() == ""][:2], "two empty fields")
    assert len(fields) == 2, fields
    walk.key("Escape")
    set_clocks(walk, "12:05", "7:00")
    walk.until(lambda: clock_of(walk) == (12, 7), "the clocks as they were set")


def absent_player(walk):
    """fide-2023 6.7.1: the default time is over"""
    app = walk.app
    walk.key("alt+3")
    app.find("alert", "The default time has passed. Players not at the board have lost.")
    before = walk.count_journal()
    walk.key("h")
    app.find("label", "The default time has passed: players not ticked have lost.")
    confirm = app.find("button", "Enter Forfeits")
    assert "sensitive" not in confirm.refresh().states   # everybody is ticked
    walk.key("3", "b", "2", "space")
    app.find("button", "Enter 2 Forfeits").click()
    walk.wait_results({2: "− / −", 3: "+ / −"})
    assert walk.count_journal() == before + 4            # three marks, and one action
    walk.key("ctrl+z")
    walk.wait_results({2: "", 3: ""})
    # Who is ticked now was let play; what was ticked before the sheet closed stands in it.
    walk.key("h")
    app.find("button", "Enter 2 Forfeits")
    walk.key("2", "space", "3", "b", "Escape")
    walk.key("h")
    app.find("button", "Log 3 Late Players").click()
    walk.until(lambda: walk.ask("SELECT DISTINCT kind, state, sanction, reason FROM incident")
               == [("late", "decided", "none", "The arbiter allowed the player to play.")], "late players in the log")
    walk.key("h")
    assert "sensitive" not in app.find("button", "Enter Forfeits").refresh().states
    walk.key("Escape")


def quickplay(walk):
    """rus-chess-2014 10.2: put off with two minutes for the opponent, then drawn"""
    app = walk.app
    desk = Desk(walk)
    desk.open()
    set_clocks(walk, "1:30", "5:00")
    walk.until(lambda: clock_of(walk) == (1, 5), "the clocks to be stored")
    walk.key("q")
    desk.find("label", "Which player? Nothing that was entered tells it: choose with ← → and Space.")
    walk.key("space")
    desk.find("button", "Play on, decide later").click()
    walk.until(lambda: walk.ask("SELECT side, kind, state, article FROM finish_request")
               == [("white", "draw", "open", "rus-chess-2014 10.2.2")], "a request that waits")
    assert clock_of(walk) == (1, 7), clock_of(walk)        # the opponent's two minutes
    walk.key("q")
    desk.find("button", "Declare the draw").click()
    walk.until(lambda: walk.ask("SELECT state, article FROM finish_request")
               == [("drawn", "rus-chess-2014 10.2.1")], "a request that is decided")
    walk.until(lambda: walk.ask("SELECT white, black FROM result") == [("=", "=")], "the draw")


def main(program):
    with Walk(program, workspace("--players", "6", "--rulebook", "fide-2023", "--discipline", "chess",
                                 "--time", "as the hall allows")) as walk:
        unknown_control(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players", "6", "--rulebook", "rus-draughts-2022", "--discipline", "russian",
                                 "--time", "45+15")) as walk:
        restoring(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players", "6", "--rulebook", "ussr-chess-1956", "--discipline", "chess",
                                 "--time", "40/120, 20/60")) as walk:
        wrong_clock(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players", "8", "--rulebook", "fide-2023", "--discipline", "chess",
                                 "--time", "90+30", "--started", "32", "--late", "30")) as walk:
        absent_player(walk)
        assert walk.problems() == [], walk.problems()
    with Walk(program, workspace("--players", "6", "--rulebook", "rus-chess-2014", "--discipline", "chess",
                                 "--time", "20")) as walk:
        quickplay(walk)
        assert walk.problems() == [], walk.problems()


main(sys.argv[1])
