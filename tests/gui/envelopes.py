#!/usr/bin/python3
"""envelopes.py PROGRAM: an adjourned game from the sealed move to its result; the sealer comes late.

The game is adjourned on the page of rounds. At the resumption the opponent is there and the sealer
is not: the envelope is opened, the reply goes into a second one, the sealer comes 25 minutes late.
The clocks are those of story d13 of the independent worked examples: 1:58 and 2:26."""
import os
import re
import sys

import walk as walks

ROUND, BOARD, FLAG_BOARD = 3, 5, 6
STANDS = "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 3 42"


def fill(walk, name, text):
    """a row of the sheet by its title"""
    field = walk.app.find("text", name, on_screen=False)
    field.set_text(text)


def seal(walk):
    walk.key("alt+3")
    walk.until(lambda: walk.row(BOARD), "the boards of the round")
    walk.key("g")
    walk.key(str(BOARD), "Return")
    walk.wait_selected(BOARD)
    walk.key("a")
    walk.app.find("push button", "Seal")
    # Of a game without moves nobody knows who is to move: it has to be said.
    wait_told(walk, "^Not stated yet who seals the move: choose the player to move.$")
    walk.app.find("label", "not stated yet")
    walk.key("ctrl+Return")
    assert walk.ask("SELECT count(*) FROM envelope") == [(0,)]
    walk.app.find("combo box", "Sealed by", state="focused")
    walk.key("space", "Down", "Return")
    wait_told(walk, "^Missing: position, clock times, arbiter who sealed$")
    walk.key("ctrl+Return")                  # once is not enough
    wait_told(walk, "arbiter who sealed. Ctrl.Enter once more seals it so")
    assert walk.ask("SELECT count(*) FROM envelope") == [(0,)]
    for name, text in (("Position (FEN)", STANDS), ("Move number", "42"), ("White, h:mm", "1:40"),
                       ("Black, h:mm", "2:19"), ("Date", "2026-11-22"), ("Time", "15:00"),
                       ("Place", "small hall"), ("Kept by", "V. Tokarev"), ("Sealed in the presence of", "Petrov")):
        fill(walk, name, text)
    walk.app.find("label", "White to move")
    wait_told(walk, "^Missing: arbiter who sealed$")
    seal_out_of_turn(walk)
    walk.key("ctrl+Return")
    wait_told(walk, "Ctrl.Enter once more seals it so")
    walk.key("ctrl+Return")
    walk.app.gone("push button", "Seal")
    walk.wait_stored(ROUND, BOARD, "**")
    assert walk.ask("SELECT move_number, white_used, black_used, position FROM envelope") == [
        (42, 6000, 8340, STANDS)]
    # On its board nobody is to move: it says who sealed.
    walk.key("alt+5")
    walk.app.find("label", re.compile("^Adjourned: White sealed, envelope No. 1"))
    walk.key("alt+3")
    walk.until(lambda: walk.row(BOARD), "the boards of the round")


def seal_out_of_turn(walk):
    """ussr-chess-1956 19: who is to move seals, and the position tells who is"""
    walk.app.find("combo box", "Sealed by").focus()
    walk.key("space", "Down", "Return")
    wait_told(walk, "^White is to move in this position, but Black is to seal.$")
    walk.key("ctrl+Return", "ctrl+Return")
    assert walk.ask("SELECT count(*) FROM envelope") == [(0,)]
    walk.key("space", "Up", "Return")
    wait_told(walk, "^Missing: arbiter who sealed$")


def wait_told(walk, text):
    """what an alert says is its name"""
    walk.until(lambda: [node for role in ("alert", "label", "notification")
                        for node in walk.app.find_all(role, re.compile(text))], text)


def ask_before_result(walk):
    """a key of a result does not pass by the sealed envelope: it is asked first, and Escape leaves all"""
    walk.key("g")
    walk.key(str(BOARD), "Return")
    walk.wait_selected(BOARD)
    walk.key("1")
    walk.app.find("push button", "Record")
    wait_told(walk, "envelope No. 1 is sealed: record the result all the same")
    if "ENVELOPES_SHOT" in os.environ:
        walk.app.shot(os.environ["ENVELOPES_SHOT"])
    walk.key("Escape")
    walk.app.gone("push button", "Record")
    walk.wait_stored(ROUND, BOARD, "**")
    # Clearing it would take the envelope with it, and is asked as well.
    walk.key("Delete")
    walk.app.find("push button", "Clear")
    wait_told(walk, "envelope No. 1 is sealed: clear it all the same")
    walk.key("Escape")
    walk.app.gone("push button", "Clear")
    walk.wait_stored(ROUND, BOARD, "**")
    assert walk.ask("SELECT count(*) FROM envelope") == [(1,)]
    # So is adjudication.
    walk.key("asterisk")
    walk.app.find("label", "Adjudicated: White wins")
    walk.key("7")
    walk.app.find("push button", "Record")
    wait_told(walk, "envelope No. 1 is sealed: record the result all the same")
    walk.key("Escape")
    walk.app.gone("push button", "Record")
    walk.wait_stored(ROUND, BOARD, "**")
    # Enter lies beside the keys of results: it is not what answers.
    walk.key("5")
    walk.app.find("push button", "Record")
    walk.key("Return")
    walk.app.gone("push button", "Record")
    walk.wait_stored(ROUND, BOARD, "**")
    walk.key("5")
    walk.app.find("push button", "Record").click()
    walk.wait_stored(ROUND, BOARD, "==")
    walk.key("ctrl+z")
    walk.wait_stored(ROUND, BOARD, "**")


def undo_on_page(walk):
    """after an undo the keys go on in the list where they were"""
    item = re.compile(" – ")
    walk.key("ctrl+f")
    walk.app.type("1")
    walk.key("Return")
    walk.app.find("list item", item, state="focused")
    walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM envelope_event") == [(0,)], "the event to be undone")
    walk.app.find("list item", item, state="focused")
    walk.key("ctrl+shift+z")
    wait_event(walk, "here")
    walk.app.find("list item", item, state="focused")
    walk.key("ctrl+f", "Escape")


def at(walk, time):
    walk.app.find("text", "Time it happened").set_text(time)


def tick(walk, name):
    walk.app.find("check box", re.compile(name)).mclick()


def wait_event(walk, kind):
    walk.until(lambda: walk.ask("SELECT kind FROM envelope_event ORDER BY position DESC LIMIT 1") == [(kind,)],
               f"the event {kind}")


def read(walk, move):
    walk.app.find("text", "Move as written in the envelope").set_text(move)
    walk.app.find("label", "unique")
    walk.app.find("text", "Move as written in the envelope").focus()
    walk.key("Return")
    wait_event(walk, "read:ok")


def search(walk):
    """the envelope by its number; Enter goes to it, Escape shows all again"""
    walk.key("ctrl+f")
    walk.app.type("1")
    walk.key("Return")
    walk.app.find("list item", re.compile(" – "), state="focused")
    walk.key("ctrl+f")
    walk.key("Escape")


def misread(walk):
    """what would end the game is not done by Enter, and the button says what it does"""
    entry = walk.app.find("text", "Move as written in the envelope")
    entry.set_text("Ra5 or Re8")
    walk.app.find("label", "ambiguous")
    walk.app.find("push button", re.compile("^The game is over: 0.+1$"))
    walk.key("Return")
    walk.app.settle()
    assert walk.ask("SELECT count(*) FROM envelope_event WHERE kind LIKE 'read%'") == [(0,)]


def ask_before_resumption(walk):
    """one key does not end a game whose envelope is open and whose move nobody has entered"""
    walk.key("alt+3")
    walk.until(lambda: walk.row(BOARD), "the boards of the round")
    walk.key("g")
    walk.key(str(BOARD), "Return")
    walk.wait_selected(BOARD)
    walk.key("1")
    walk.app.find("push button", "Record")
    wait_told(walk, "Envelope No. 1 is open, its move has not been entered yet: record the result all the same")
    walk.key("Escape")
    walk.app.gone("push button", "Record")
    walk.wait_stored(ROUND, BOARD, "**")
    walk.key("alt+7")
    walk.app.find("label", "Envelope No. 1")


def resume(walk):
    walk.key("alt+7")
    walk.app.find("label", "Envelope No. 1")
    search(walk)
    at(walk, "15:00")
    tick(walk, r"At the board: .*\(Black\)")
    wait_event(walk, "here")
    undo_on_page(walk)
    assert not walk.app.find_all("text", "Move as written in the envelope")
    walk.app.find("check box", "Envelope opened").focus()      # by the Tab key
    walk.key("space")
    wait_event(walk, "open")
    misread(walk)
    ask_before_resumption(walk)
    read(walk, "Rxa5")
    at(walk, "15:07")
    expand(walk, "Player Absent", r"Seals the reply in a second envelope")
    wait_event(walk, "seal-reply")
    at(walk, "15:25")
    tick(walk, r"At the board: .*\(White\)")
    wait_event(walk, "here")
    tick(walk, "nvelope opened")
    wait_event(walk, "open")
    read(walk, "Ra3+")
    walk.app.find("label", "White’s clock runs; used: White 1:58, Black 2:26")
    moves = walk.ask("SELECT moves FROM game")[0][0]
    assert "Rxa5" in moves and "Ra3" in moves, moves


def expand(walk, group, offer):
    heading = walk.app.find("label", group)
    heading.mclick()
    heading.mclick(button=5, count=20)       # the wheel: the rows may lie below the window
    walk.app.settle()
    walk.app.find("label", re.compile(offer)).mclick()


def finish(walk):
    walk.key("alt+3")
    walk.until(lambda: walk.row(BOARD), "the boards of the round")
    walk.key("g")
    walk.key(str(BOARD), "Return")
    walk.wait_selected(BOARD)
    walk.key("5")
    walk.wait_stored(ROUND, BOARD, "==")
    wait_event(walk, "result")               # the envelope tells how the game ended, in the same act
    walk.key("ctrl+z")
    walk.wait_stored(ROUND, BOARD, "**")
    wait_event(walk, "read:ok")
    walk.key("ctrl+shift+z")
    walk.wait_stored(ROUND, BOARD, "==")
    # A game with a result is not adjourned by one key, and no sheet is filled in in vain.
    walk.key("a")
    walk.app.find("push button", "Adjourn")
    wait_told(walk, walks.thin(f"^Board {BOARD} already has a result: ½ – ½. Adjourn the game instead"))
    walk.key("Escape")
    walk.app.gone("push button", "Adjourn")
    walk.wait_stored(ROUND, BOARD, "==")
    walk.key("a")
    walk.app.find("push button", "Adjourn")
    walk.key("Return")
    walk.app.gone("push button", "Adjourn")
    walk.wait_stored(ROUND, BOARD, "==")
    # The page Boards shows the board that is at hand here.
    walk.key("alt+5")
    walk.app.find("label", re.compile(f"Round {ROUND} of 11 · board {BOARD}$"))
    walk.key("alt+7")
    walk.app.find("label", walks.thin("The game is over: ½ – ½"))
    walk.app.find("label", "What Happened").mclick()
    walk.app.find("label", walks.thin("The game ended, result entered: ½ – ½"))


def flag(walk):
    """a flag that fell before the move was sealed: all is asked at once, and the envelope has the result"""
    walk.key("alt+3")
    walk.until(lambda: walk.row(FLAG_BOARD), "the boards of the round")
    walk.key("g")
    walk.key(str(FLAG_BOARD), "Return")
    walk.wait_selected(FLAG_BOARD)
    walk.key("a")
    walk.app.find("push button", "Seal")
    walk.app.find("combo box", "Sealed by").focus()
    walk.key("space", "Down", "Return")
    for name, text in (("Move number", "30"), ("White, h:mm", "2:05"), ("Black, h:mm", "1:50")):
        fill(walk, name, text)
    wait_told(walk, "^White’s time was over .* White has lost. Missing: position, arbiter who sealed$")
    walk.key("ctrl+Return")
    wait_told(walk, "White has lost. Missing: .*Ctrl.Enter once more seals it so")
    walk.key("ctrl+Return")
    walk.app.gone("push button", "Seal")
    walk.wait_stored(ROUND, FLAG_BOARD, "**")
    walk.key("alt+7")
    walk.app.find("label", re.compile("^White’s time was over .* White has lost.$"))
    walk.app.find("label", "Until the result is entered")
    assert not walk.app.find_all("label", "Envelope opened")
    if "ENVELOPES_SHOT" in os.environ:
        walk.app.shot(os.environ["ENVELOPES_SHOT"])
    walk.app.find("label", walks.thin("Enter 0 – 1")).mclick()
    walk.wait_stored(ROUND, FLAG_BOARD, "01")
    walk.app.find("label", walks.thin("The game is over: 0 – 1"))


def main():
    path = walks.workspace("--players", "12", "--rounds", "11", "--played", "2", "--results", "3",
                           "--system", "berger", "--rulebook", "ussr-chess-1956", "--discipline", "chess",
                           "--time", "40/120, 60")
    with walks.Walk(sys.argv[1], path) as walk:
        for step in (seal, ask_before_result, resume, finish, flag):
            step(walk)
        assert not walk.problems(), walk.problems()


if __name__ == "__main__":
    main()
