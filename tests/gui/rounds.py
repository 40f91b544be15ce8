#!/usr/bin/python3
"""rounds.py BERGER: a walk through the page of rounds by keys alone.

36 players, four of nine rounds closed, the fifth on the wall without a result. What the rows say
and what is stored are looked at after every step."""
import re
import sys

from walk import JOINER, THIN, Walk, change, thin, workspace

ROUND = 5
N_BOARDS = 18


def go_to(walk, board):
    walk.key("g", *str(board), "Return")
    walk.wait_selected(board)


def enter_results(walk):
    """each key books one result and goes on to the next board without one"""
    walk.wait_selected(1)
    walk.key("1", "0", "5", "equal", "plus", "minus", "KP_Divide")
    walk.wait_selected(8)
    results = ["1 – 0", "0 – 1", "½ – ½", "½ – ½", "+ / −", "− / +", "− / −"]
    walk.wait_results(dict(enumerate(results, 1)))
    assert [walk.stored(ROUND, board) for board in range(1, 9)] == [
        "10", "01", "==", "==", "+-", "-+", "--", ""]
    walk.expect_label("7 of 18")
    cells, row = walk.rows()[0]
    names = walk.ask("SELECT family_name || ' ' || given_name FROM pairing JOIN round ON round.id = round_id "
                     "JOIN entry ON entry.id IN (white_id, black_id) JOIN person ON person.id = person_id "
                     "WHERE round.number = ? AND board = 1 ORDER BY entry.id = black_id", ROUND)
    assert cells[2].startswith(names[0][0]) and cells[6].startswith(names[1][0]), (cells, names)
    assert row.name == (f"Board 1, White {names[0][0]} {cells[3]}, Black {names[1][0]} {cells[5]}, "
                        f"1{THIN}–{JOINER}{THIN}0"), row.name


def overwrite(walk):
    """another result is taken without a question; the notice says what it was, and undo restores it"""
    go_to(walk, 2)
    walk.key("1")
    walk.expect_label("Board 2 was 0 – 1, now 1 – 0")
    walk.wait_result(2, "1 – 0")
    assert walk.stored(ROUND, 2) == "10"
    walk.key("ctrl+z")
    walk.wait_result(2, "0 – 1")
    walk.app.gone("label", thin("Board 2 was 0 – 1, now 1 – 0"))
    assert walk.stored(ROUND, 2) == "01"
    assert walk.ask("SELECT kind FROM journal ORDER BY id DESC LIMIT 1") == [("undo",)]
    walk.key("ctrl+shift+z")
    walk.wait_result(2, "1 – 0")
    walk.key("ctrl+z")
    walk.wait_result(2, "0 – 1")


def only_missing(walk):
    """the search that is left by Escape gives the keys back to the board"""
    walk.key("slash", "Escape")
    walk.key("m")
    walk.until(lambda: walk.row(7) is None and walk.row(8), "only boards without a result")
    walk.key("m")
    walk.until(lambda: walk.row(7), "all boards")


def slips(walk):
    """unsorted slips: the board, a blank, the result; the board stays where it is booked"""
    walk.key("s", "1", "7", "space", "1")
    walk.wait_result(17, "1 – 0")
    assert walk.stored(ROUND, 17) == "10"
    walk.key("9", "space", "5")
    walk.wait_result(9, "½ – ½")
    assert walk.stored(ROUND, 9) == "=="
    n_entries = walk.count_journal()
    walk.key("9", "9", "space", "1")            # there is no such board
    assert walk.count_journal() == n_entries
    walk.key("Escape", "Escape")


def special(walk):
    go_to(walk, 8)
    walk.key("asterisk")
    walk.expect_label("White gets a draw, Black zero")
    walk.key("1")
    walk.app.gone("label", "White gets a draw, Black zero")
    walk.wait_result(8, "½ – 0")
    assert walk.stored(ROUND, 8) == "=0"


def adjourn(walk, press=None):
    """the sheet of the envelope can be left for later"""
    (press or walk.key)("a")
    walk.app.find("push button", "Without an Envelope").click()
    walk.app.gone("push button", "Without an Envelope")


def adjourn_and_clear(walk):
    go_to(walk, 10)
    adjourn(walk)
    walk.wait_stored(ROUND, 10, "**")
    walk.until(lambda: "adjourned" in walk.row(10)[8], "the mark of the adjourned game")
    walk.until(lambda: walk.app.find_all("push button", "Close round 5"), "the next step")
    go_to(walk, 10)
    walk.key("Delete")
    walk.wait_stored(ROUND, 10, "")
    walk.until(lambda: "adjourned" not in walk.row(10)[8], "the mark to go")
    walk.key("1")
    walk.wait_stored(ROUND, 10, "10")


def letters_under_cyrillic(walk):
    """the keys lie where they lie, whatever letters the layout puts on them"""
    walk.set_layout("ru")
    walk.press_place("m")
    walk.until(lambda: walk.row(7) is None and walk.row(11), "only boards without a result")
    walk.press_place("m")
    walk.until(lambda: walk.row(7), "all boards")
    walk.press_place("g")
    walk.key("1", "1", "Return")
    walk.wait_selected(11)
    adjourn(walk, walk.press_place)
    walk.wait_stored(ROUND, 11, "**")
    walk.press_place("s")
    walk.key("1", "1", "space", "0")
    walk.wait_stored(ROUND, 11, "01")
    walk.key("Escape", "Escape")
    walk.press_place("v")
    walk.until(lambda: walk.row(1)[4] == "?", "the second person's pass")
    walk.press_place("v")
    walk.wait_result(1, "1 – 0")
    walk.set_layout("us")


def finish_round(walk):
    missing = [board for board in range(1, N_BOARDS + 1) if walk.stored(ROUND, board) == ""]
    go_to(walk, missing[0])
    walk.key(*["5"] * len(missing))
    walk.until(lambda: walk.ask("SELECT count(*) FROM result JOIN pairing ON pairing.id = pairing_id "
                                "JOIN round ON round.id = round_id WHERE number = ?", ROUND)
               == [(N_BOARDS,)], "all results")
    walk.expect_label("18 of 18")


def verify(walk):
    """the second person finds the slip of the first: the board is named and nothing goes on before"""
    keys = {"10": "1", "01": "0", "==": "5", "+-": "plus", "-+": "minus", "--": "KP_Divide"}
    planted = 4
    top = walk.rows()[0][1].screen_point(.5, .5)
    walk.key("v")
    walk.until(lambda: walk.row(1)[4] == "?", "the results to be hidden")
    walk.expect_label(f"Verification by a second person: 0 of {N_BOARDS} results verified. Esc ends it.", "alert")
    assert walk.rows()[0][1].refresh().screen_point(.5, .5) == top      # no row has moved
    one = walk.app.find("push button", "White wins")
    place = one.screen_point(.5, .5)
    walk.key("1", "0", "5", "0")                # board 4 is a draw
    walk.expect_label("Board 4: the entries differ. First ½ – ½, now 0 – 1. Check the slip.", "alert")
    # The keys of results have not given their place to the decision: whoever clicks on decides nothing.
    assert one.refresh().screen_point(.5, .5) == place
    n_entries = walk.count_journal()
    walk.app.mouse(*place)
    walk.key("5")                               # neither the one nor the other
    walk.expect_label("Key 5 ignored: settle board 4 first. Enter keeps ½ – ½, T takes 0 – 1.", "alert")
    assert walk.count_journal() == n_entries
    walk.key("Return")                          # nor is the first Enter after a stray key
    walk.expect_label("Enter was ignored because it followed another key. "
                      "Board 4: Enter keeps ½ – ½, T takes 0 – 1.", "alert")
    walk.key("Down")
    walk.expect_label("Key ignored: settle board 4 first. Enter keeps ½ – ½, T takes 0 – 1.", "alert")
    assert walk.count_journal() == n_entries
    # Left open it outlives the pass, and the round does not close over it.
    walk.key("Escape")
    walk.expect_label("On 1 board the two entries differ: V settles it. The round cannot be closed.", "alert")
    walk.key("ctrl+Return")
    walk.expect_label("two entries differ on 1 board")          # a key that does nothing says why
    assert "sensitive" not in walk.app.find("push button", f"Close round {ROUND}").states
    assert walk.ask("SELECT state FROM round WHERE number = ?", ROUND) == [("published",)]
    walk.key("v")
    walk.expect_label("Board 4: the entries differ. First ½ – ½, now 0 – 1. Check the slip.", "alert")
    assert walk.count_journal() == n_entries
    walk.key("Return")                          # the first was right
    walk.wait_selected(planted + 1)
    assert walk.stored(ROUND, planted) == "=="
    letters = [walk.stored(ROUND, board) for board in range(planted + 1, N_BOARDS + 1)]
    special_one = next(i for i, pair in enumerate(letters) if pair not in keys)
    walk.key(*[keys[pair] for pair in letters[:special_one]], "asterisk")
    walk.expect_label("White gets a draw, Black zero")
    walk.key("1")
    walk.app.gone("label", "White gets a draw, Black zero")
    walk.key(*[keys[pair] for pair in letters[special_one + 1:]])
    walk.expect_label("All 18 results are verified.")
    assert walk.ask("SELECT sum(verified) FROM result JOIN pairing ON pairing.id = pairing_id "
                    "JOIN round ON round.id = round_id WHERE number = ?", ROUND) == [(N_BOARDS,)]


def close(walk):
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT state FROM round WHERE number = ?", ROUND) == [("closed",)],
               "the round to be closed")
    walk.until(lambda: "Round 5 closed" in walk.journal(), "the journal to say so")
    assert walk.ask("SELECT count(*) FROM document WHERE kind = 'protocol'") == [(1,)]


def correct_round_three(walk):
    """a result of a round that others have built on: the effect is shown, a reason is asked for"""
    walk.key("alt+3")
    walk.key("Left", "Left")
    walk.app.find("button", "Round 3", state="pressed")
    walk.app.find("label", re.compile(r"^Looking back at round 3 of \d+ · the current round is 5$"))
    walk.table = None
    go_to(walk, 12)
    before = walk.stored(3, 12)
    after, key, text = ("01", "0", "0 – 1") if before != "01" else ("10", "1", "1 – 0")
    n_entries = walk.count_journal()
    walk.key(key)
    walk.app.find("frame", "Correction: round 3, board 12")
    impact = walk.app.find("label", re.compile(r"players? changes? score\."))
    assert "Round 4" in impact.name and "Round 5, all boards finished:" in impact.name, impact.name
    assert walk.stored(3, 12) == before and walk.count_journal() == n_entries
    walk.key("Escape")
    walk.app.gone("frame", "Correction: round 3, board 12")
    assert walk.stored(3, 12) == before and walk.count_journal() == n_entries
    walk.key(key)
    walk.app.find("frame", "Correction: round 3, board 12")
    walk.until(lambda: walk.app.find_all("label", re.compile(r"players? changes? score\.")), "the effect")
    walk.key("Return", "ctrl+Return")           # choose the first reason; correct
    walk.wait_stored(3, 12, after)
    walk.wait_result(12, text)
    title = walk.journal()[-1]
    assert "board 12" in title and "orrect" in title, title


def redo_everything(walk):
    """what was undone, one by one or to an entry, is done again in one go"""
    n_entries = walk.count_journal()
    walk.key("ctrl+z")
    walk.until(lambda: walk.count_journal() == n_entries + 1, "the first undo")
    walk.key("ctrl+z")
    walk.until(lambda: walk.count_journal() == n_entries + 2, "the second undo")
    walk.key("alt+0")
    walk.app.find("button", "Redo All", state="sensitive").click()
    walk.until(lambda: walk.count_journal() == n_entries + 4, "both to be done again")
    walk.until(lambda: "sensitive" not in walk.app.find("button", "Redo All").states, "nothing left")
    walk.key("alt+3")


def notices_in_motion():
    """notices that follow each other faster than they move in"""
    with Walk(sys.argv[1], workspace("--players", "12", "--played", "1"), animations=True) as walk:
        walk.wait_selected(1)
        for _ in range(4):
            walk.key("1", "0", "5", "1", "0", "5", "1", "0", "5", "1")
            go_to(walk, 6)
            walk.key("1", "0", "5", "1", "0", "5", "1", "0")
            walk.wait_stored(2, 6, "01")
            walk.expect_label("Board 6 was 1 – 0, now 0 – 1")
            go_to(walk, 1)
        assert walk.problems() == [], walk.problems()


def early_draw(walk):
    """fide-2023 9.1.1: a draw is entered without a question; what it may have been is said, and J notes it"""
    walk.wait_selected(1)
    walk.key("5", "1")
    walk.wait_results({1: "½ – ½", 2: "1 – 0"})
    walk.key("Up", "Up", "5")                                    # the same again: nothing stands in the way
    walk.wait_selected(3)
    walk.key("5")
    walk.app.find("label", re.compile("^Board 3: .*No draw by agreement before 30 moves of each player.*9.1.1: J$"))
    walk.expect_label("J: agreed?")
    walk.wait_selected(4)
    walk.key("j")
    walk.app.find("label", "Moves by each player?")
    walk.key("Escape", "alt+3")
    walk.wait_selected(4)


def score_sheets(walk):
    """B lists the scoresheets; Space and S tick, and what is no time does not go unseen"""
    walk.key("b")
    walk.app.find("frame", "Scoresheets of round 2")
    walk.expect_label("Handed in and signed: 0 of 6")
    walk.key("space", "s", "Down", "space")
    walk.expect_label("Handed in and signed: 1 of 6")
    assert walk.ask("SELECT count(*), sum(is_signed) FROM score_sheet WHERE is_received") == [(2, 1)]
    field = walk.app.find_all("text", "time used")[0]
    field.mclick()
    walk.app.type("abc")
    walk.app.find("label", re.compile("^Board 1, .*: “abc” is not a time and was not saved"))
    walk.key("Escape")                                           # it stays once, at the field
    walk.app.find("text", "time used", state="focused")
    walk.key("ctrl+a")
    walk.app.type("45:05")
    walk.until(lambda: walk.ask("SELECT max(used) FROM score_sheet") == [(2705,)], "the time to be stored")
    walk.key("Escape")
    walk.app.gone("frame", "Scoresheets of round 2")


def draws_and_sheets():
    path = workspace("--players=12", "--rounds=9", "--played=1", "--system=dutch", "--rulebook=fide-2023",
                     "--discipline=chess", "--time=90+30")
    change(path, "INSERT INTO setting (event_id, name, value) SELECT id, 'rule-draw-offer-moves', '30' FROM event")
    with Walk(sys.argv[1], path) as walk:
        early_draw(walk)
        score_sheets(walk)
        assert walk.problems() == [], walk.problems()


def only_the_page_on_show(walk):
    """a page that was left is out of the accessible tree, and it comes back with the page"""
    def is_told(role, name):
        return bool(walk.app.find_all(role, name, on_screen=False))

    walk.key("alt+2")
    walk.app.find("tree table", "Players")
    walk.until(lambda: not is_told("tree table", "Boards of the round"), "the rounds to be out of the tree")
    walk.key("alt+3")
    walk.app.find("tree table", "Boards of the round")
    walk.until(lambda: not is_told("tree table", "Players"), "the players to be out of the tree")


def main():
    path = workspace("--players", "36", "--played", "4")
    # Names come first: at this size federations stand beside nobody, and the notes where they are counted.
    change(path, "UPDATE entry SET federation = 'RUS'")
    with Walk(sys.argv[1], path) as walk:
        for step in (enter_results, overwrite, only_missing, slips, special, adjourn_and_clear,
                     letters_under_cyrillic, finish_round, verify, close, correct_round_three, redo_everything,
                     only_the_page_on_show):
            step(walk)
        assert walk.problems() == [], walk.problems()
    notices_in_motion()
    draws_and_sheets()


main()
