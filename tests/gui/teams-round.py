#!/usr/bin/python3
"""teams-round.py BERGER: a round between teams, by keys: results of boards under their matches, line-ups with a
reserve and against the regulations, too few players, a board that was not his, undo, a correction."""
import sys

from walk import Walk, workspace

ROUND = 2
SCORE = 4
NOTES = 8


def go_to(walk, label):
    walk.key("g", *["period" if letter == "." else letter for letter in label], "Return")
    walk.wait_selected(label if "." in label else label + ".1")


def wait_score(walk, match, score):
    walk.until(lambda: (walk.row(match) or [""] * 5)[SCORE] == score, f"match {match} to stand {score}")


def wait_boards(walk, match, letters):
    """what is stored on the boards of a match"""
    def look():
        return [walk.stored(ROUND, 1000 * match + board) for board in range(1, 5)] == letters
    walk.until(look, f"{letters} on the boards of match {match}")


def seats(walk, match):
    """{board: (places with White, with Black)} of a match"""
    return dict((board, (white, black)) for board, white, black in walk.ask(
        "SELECT match_board, w.team_place, b.team_place FROM pairing p JOIN round r ON r.id = round_id"
        " JOIN entry w ON w.id = p.white_id LEFT JOIN entry b ON b.id = p.black_id"
        " WHERE r.number = ? AND p.board / 1000 = ? AND match_id IS NOT NULL", ROUND, match))


def team_of(walk, match, side):
    return walk.ask("SELECT family_name FROM pairing p JOIN round r ON r.id = round_id"
                    f" JOIN entry e ON e.id = p.{side}_id JOIN person ON person.id = person_id"
                    " WHERE r.number = ? AND p.board = ? AND match_id IS NULL", ROUND, match)[0][0]


def open_line_up(walk, match):
    go_to(walk, str(match))
    walk.key("l")
    walk.app.wait_window(f"Line-ups: round {ROUND}, match {match}")
    walk.app.find("combo box", "Board 1", state="focused")


def wait_closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"{title} to close")


def results(walk):
    """every key books a board; the match above adds them up"""
    walk.wait_selected("1.1")
    walk.key("1", "0", "5", "equal")
    walk.wait_selected("2.1")
    walk.wait_results({"1.1": "1 – 0", "1.2": "0 – 1", "1.3": "½ – ½", "1.4": "½ – ½"})
    wait_boards(walk, 1, ["10", "01", "==", "=="])
    wait_score(walk, "1", "3\u00a0:\u00a01")              # on board 2 the first team has Black
    walk.expect_label("4 of 12")
    head = next(node for cells, node in walk.rows() if cells[0] == "1")
    first, second = team_of(walk, 1, "white"), team_of(walk, 1, "black")
    assert head.name == f"Match 1, {first} – {second}, 3\u00a0:\u00a01, 0 boards without result", head.name


def go_and_slip(walk):
    go_to(walk, "3.4")
    go_to(walk, "2")
    walk.key("s", "2", "period", "3", "space", "0")
    walk.wait_stored(ROUND, 2003, "01")
    walk.key("3", "space")                      # a match is no board
    walk.key("Escape")
    go_to(walk, "2")
    walk.key("Up")                              # over the head of the match
    walk.wait_selected("1.4")
    walk.key("m")
    walk.until(lambda: walk.row("1") is None and walk.row("2") and walk.row("3.1"), "only what is missing")
    walk.key("m")
    walk.until(lambda: walk.row("1.1"), "all boards")


def reserve(walk):
    """a reserve on board 2 of the second team; then the sheet is done with both"""
    first, second = team_of(walk, 3, "white"), team_of(walk, 3, "black")
    open_line_up(walk, 3)
    walk.expect_label(f"{first}: no line-up yet, the order of round 1 applies.\n"
                      f"{second}: no line-up yet, the order of round 1 applies.")
    walk.key("ctrl+Return")
    walk.app.find("button", second, state="pressed")
    walk.until(lambda: walk.ask("SELECT count(*) FROM line_up") == [(1,)], "the first line-up")
    walk.key("Down", "5", "ctrl+Return")
    wait_closed(walk, f"Line-ups: round {ROUND}, match 3")
    assert walk.ask("SELECT count(*) FROM line_up WHERE round = ?", ROUND) == [(2,)]
    assert seats(walk, 3) == {1: (1, 1), 2: (5, 2), 3: (3, 3), 4: (4, 4)}, seats(walk, 3)
    walk.until(lambda: "line-up" not in walk.row("3")[NOTES], "the sign of missing line-ups to go")
    walk.key("ctrl+z")
    walk.until(lambda: "no line-up →" in walk.row("3")[NOTES], "the sign of one missing line-up")
    assert seats(walk, 3)[2] == (2, 2)


def against_the_regulations(walk):
    """two who are tied to their boards change places: the arbiter has to say why he takes that"""
    open_line_up(walk, 3)
    walk.app.find("button", team_of(walk, 3, "black"), state="pressed")
    walk.key("2")
    fault = walk.until(
        lambda: [node for node in walk.app.find_all("alert") if "5.4.9.2" in node.name], "the faults")[0]
    assert fault.name.count("is fixed on board") == 2, fault.name
    assert not walk.app.find_all("push button", "Submit", state="sensitive"), "it may not be handed in without a word"
    walk.app.find("entry", "Why the arbiter accepts it anyway").set_text("the organiser agrees")
    walk.until(lambda: walk.app.find_all("push button", "Submit", state="sensitive"), "the reason to be enough")
    walk.key("ctrl+Return")
    wait_closed(walk, f"Line-ups: round {ROUND}, match 3")
    assert seats(walk, 3)[1] == (1, 2) and seats(walk, 3)[2] == (1, 2), seats(walk, 3)
    assert "the organiser agrees" in walk.journal()[-1], walk.journal()[-1]
    walk.key("ctrl+z")
    walk.until(lambda: seats(walk, 3)[1] == (1, 1), "the boards as they were")


def too_few(walk):
    """one of five has come: the team may not play, and the match is forfeited at once"""
    open_line_up(walk, 3)
    walk.app.find("button", team_of(walk, 3, "black"), state="pressed")
    checks = walk.until(lambda: len(found := [node for node in walk.app.find_all("check box")
                                              if node.name[:3] in ("1. ", "2. ", "3. ", "4. ", "5. ")]) == 5 and found,
                        "who is there")
    for check in checks[:4]:
        check.mclick()
    walk.until(lambda: any("1 player present for 4 boards: the team may not play and loses the match."
                           " par.\u00a05.4.9.4" in node.name for node in walk.app.find_all("alert")), "the refusal")
    assert not walk.app.find_all("push button", "Submit", state="sensitive"), "it may not be handed in without a word"
    walk.app.find("push button", "Does Not Play…").click()
    walk.expect_label("Forfeit match 3?")
    walk.key("Return")
    wait_boards(walk, 3, ["+-", "-+", "+-", "-+"])
    wait_score(walk, "3", "4\u00a0:\u00a00")
    assert "orfeit" in walk.journal()[-1], walk.journal()[-1]
    walk.key("ctrl+z")
    wait_boards(walk, 3, [""] * 4)
    wait_score(walk, "3", "0\u00a0:\u00a00")


def wrong_board(walk):
    """the game does not count; undo brings it back"""
    go_to(walk, "1.1")
    walk.key("asterisk")
    walk.expect_label("White was not entitled to play on this board")
    walk.key("x")
    walk.expect_label("Remove the game on board 1.1 from the score?")
    walk.key("Return")
    walk.wait_stored(ROUND, 1001, "-+")
    wait_score(walk, "1", "2\u00a0:\u00a02")
    assert "5.4.9.4" in walk.journal()[-1], walk.journal()[-1]
    assert "played on the wrong board" in walk.journal()[-1], walk.journal()[-1]
    walk.key("ctrl+z")
    walk.wait_stored(ROUND, 1001, "10")
    wait_score(walk, "1", "3\u00a0:\u00a01")


def find_team(walk):
    """the search finds teams and players"""
    team = team_of(walk, 2, "black")
    walk.key("slash")
    walk.app.find("text", state="focused").set_text(team)
    walk.until(lambda: any(team in node.name for node in walk.app.find_all("list item")), "the team to be found")
    walk.key("Return")
    walk.wait_selected("2.1")


def close(walk):
    go_to(walk, "2.1")
    walk.key("1", "1", "1", "1", "1", "1", "1")
    wait_boards(walk, 2, ["10", "10", "01", "10"])
    wait_boards(walk, 3, ["10"] * 4)
    walk.expect_label("12 of 12")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT state FROM round WHERE number = ?", ROUND) == [("closed",)],
               "the round to be closed")
    assert walk.ask("SELECT count(*) FROM document WHERE kind = 'protocol'") == [(1,)]


def correct(walk):
    """a board of a closed round is corrected for its match"""
    go_to(walk, "1.1")
    walk.key("0")
    walk.app.find("frame", f"Correction: round {ROUND}, board 1.1")
    walk.until(lambda: any("change score" in node.name for node in walk.app.find_all("label")), "the effect")
    walk.key("Return", "ctrl+Return")
    walk.wait_stored(ROUND, 1001, "01")
    wait_score(walk, "1", "2\u00a0:\u00a02")


def other_pages(walk):
    """the boards have their names there as well; the protocols of the matches have a sheet each"""
    walk.key("alt+5")
    walk.until(lambda: walk.app.find_all("label", "Board 1.1"), "the board on its page")
    walk.key("alt+8")
    walk.app.find("list item", f"Match protocols of round {ROUND}").mclick()
    walk.expect_label("page 1 of 3")


def main():
    path = workspace("--teams", "6", "--boards", "4", "--rounds", "5", "--played", "1")
    with Walk(sys.argv[1], path) as walk:
        walk.key("alt+3")
        for step in (results, go_and_slip, reserve, against_the_regulations, too_few, wrong_board, find_team, close,
                     correct, other_pages):
            step(walk)
        assert walk.problems() == [], walk.problems()


main()
