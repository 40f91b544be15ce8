#!/usr/bin/python3
"""incidents.py BERGER: incidents noted by keyboard, decided, corrected and undone.

An illegal move in rapid under two books, each with the time that its article names; a flag that
falls against a bare king; a correction that supersedes; undo that takes back log, clock and result
together. What is expected stands in the books, what came of it is read from the database."""
import re
import sys

from walk import Walk, change, thin, workspace

BARE_KING = "8/8/8/4k3/8/8/4K3/7Q w - - 0 60"
HARD = "2k5/6q1/8/3K4/8/8/8/3b3N b - - 0 1"  # more than 200,000 positions are looked at
BARE_KINGS = "8/8/8/4k3/8/8/4K3/8 w - - 0 60"

# What a rule may depend on, with its answers: fide-2023 A.5.2, 7.3, 9.1.1; ussr-chess-1956 16, 17 zh.
REPLY = "The opponent"
MOVES = "Moves by each player"
LEAVE = "The arbiter"
TIME = "The claimant’s time"
REASON = "The player"
NOBODY = "Which player? Nothing that was entered tells it: choose with ← → and Space."
FALLEN = "Whose flag has fallen? The clock of this board does not tell it: choose with ← → and Space."
WHO = "Who was it? W – White, B – Black, or Both."
ANSWERS = {REPLY: ["has not replied yet", "has already replied"], MOVES: ["fewer than 30", "30 or more"],
           LEAVE: ["had not allowed it", "had allowed it"], TIME: ["did not run out", "ran out during the check"],
           REASON: ["has no good reason", "has a good reason"]}
MATES = ["can checkmate", "can never checkmate"]
IN_TIME, MATING = (REPLY, "has not replied yet"), (REPLY, MATES[0], MATES)
FOUND_DURING = ("Found", "during the game", ["during the game", "when the game was over"])

# The first illegal move in rapid: fide-2023 A.3 one minute, rus-chess-2014 7.4.2 two minutes.
RAPID = {"fide-2023": "opponent+60", "rus-chess-2014": "opponent+120"}


def incidents(walk):
    """[(state, kind, sanction, clock, result before, result after, superseded), ...] by numbers"""
    return walk.ask("SELECT i.state, i.kind, i.sanction, i.clock, i.result_before, i.result_after, "
                    "s.id IS NOT NULL FROM incident i LEFT JOIN incident s ON s.supersedes_id = i.id "
                    "ORDER BY i.number")


def wait_entries(walk, *entries):
    walk.until(lambda: [tuple(row) for row in incidents(walk)] == list(entries), f"the log {entries}")


def result(walk, board):
    rows = walk.ask("SELECT s.white || s.black FROM result s JOIN pairing p ON p.id = s.pairing_id "
                    "JOIN round r ON r.id = p.round_id WHERE r.number = 4 AND p.board = ?", board)
    return rows[0][0] if rows else ""


def choose(walk, question, answer, answers=None):
    """the line that waits for an answer has the focus; the answer is chosen by keys"""
    answers = answers or ANSWERS[question]
    walk.app.find("push button", f"{question}: {answers[0]}", state="focused")
    walk.key(*["Right"] * answers.index(answer), "space")


def tell_side(walk, side):
    """whose incident it is nobody has told: a letter does, W or B"""
    walk.expect_label(WHO)
    walk.key(side)


def begin(walk, letters, side="w"):
    """letters of a kind, and whose it is, where nothing tells it"""
    walk.app.find("text", "What happened", state="focused")
    walk.app.type(letters)
    walk.key("Return")
    if side:
        tell_side(walk, side)


def note(walk, letters, *answers, side="w"):
    """what an arbiter presses at a board of the rounds: I, letters, Enter, who, what is asked, Ctrl+Enter"""
    begin(walk, letters, side)
    for answer in answers:
        choose(walk, *answer)
    walk.app.find("push button", "Decide", state="focused")
    walk.key("ctrl+Return")


def open_rounds(walk):
    walk.key("alt+3")
    walk.app.find("tree table", "Boards of the round")


def walk_rapid(program, rulebook):
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=" + rulebook, "--discipline=chess", "--time=15+10")
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("i")
        note(walk, "il", IN_TIME)
        first = ("decided", "illegal-move", "time", RAPID[rulebook], "", "", 0)
        wait_entries(walk, first)
        walk.app.find("tree table", "Penalty log")
        # The second one of the same player, found by a Russian word; the first shows on the board's row.
        open_rounds(walk)
        walk.expect_label("incident")
        walk.key("i")
        note(walk, "нев", IN_TIME, *[MATING] * (rulebook == "fide-2023"))
        if rulebook == "fide-2023":
            second = ("decided", "illegal-move", "loss", "-", "", "0-1", 0)
        else:
            second = ("decided", "illegal-move", "time", RAPID[rulebook], "", "", 0)
        wait_entries(walk, first, second)
        assert result(walk, 5) == ("01" if rulebook == "fide-2023" else ""), result(walk, 5)
        # Undo takes the log and the result together.
        walk.key("ctrl+z")
        wait_entries(walk, first)
        assert result(walk, 5) == ""
        if rulebook == "fide-2023":
            correct(walk, first)
        assert walk.problems() == [], walk.problems()


def correct(walk, first):
    """the decision is corrected: a new entry supersedes it, and undo brings it back"""
    walk.key("alt+6")
    walk.app.find("push button", "Correct…").click()
    # Not without a reason: the focus goes to it.
    walk.app.find("push button", "Undo the Decision").click()
    walk.app.find("text", "Reason", state="focused")
    wait_entries(walk, first)
    walk.app.type("the move was legal")
    walk.app.find("push button", "Undo the Decision").click()
    old = first[:-1] + (1,)
    wait_entries(walk, old, ("cancelled", "illegal-move", "none", "-", "", "", 0))
    counts = walk.ask("SELECT white_illegal + black_illegal FROM game WHERE pairing_id IS NOT NULL")
    assert [row[0] for row in counts] == [0], counts
    walk.key("ctrl+z")
    wait_entries(walk, first)


def set_up(path, board, fen):
    """the position stands on the board before the window opens"""
    change(path, f"INSERT INTO game (group_id, pairing_id, discipline, start) SELECT r.group_id, p.id, 'chess', '{fen}' "
           f"FROM pairing p JOIN round r ON r.id = p.round_id WHERE r.number = 4 AND p.board = {board}")


def walk_flag(program):
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=90+30")
    set_up(path, 5, BARE_KING)
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.wait_selected(5)
        # White's flag falls, and Black's bare king can never mate.
        walk.key("i")
        note(walk, "flag")
        wait_entries(walk, ("decided", "flag", "loss", "-", "", "=-=", 0))
        assert result(walk, 5) == "==", result(walk, 5)
        walk.key("ctrl+z")
        wait_entries(walk)
        assert result(walk, 5) == ""
        # A draft is kept and goes on where it stood.
        open_rounds(walk)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("phone")
        walk.key("Return")
        # Nobody has told who it was: no draft names a player, and Enter chooses none.
        walk.app.find("push button", "Draft").click()
        walk.expect_label("Say first who it was: White, Black or both.")
        walk.key("Return", "Return")
        walk.app.settle()
        assert incidents(walk) == []
        tell_side(walk, "w")
        walk.app.find("push button", "Decide", state="focused")
        walk.app.find("push button", "Draft").click()
        wait_entries(walk, ("draft", "phone", "loss", "-", "", "", 0))
        walk.app.find("push button", "Continue the Draft").click()
        walk.app.find("push button", "Decide", state="focused")
        walk.key("b", "ctrl+Return")
        phone = ("decided", "phone", "loss", "-", "", "1-0", 0)
        wait_entries(walk, phone)
        # On the page itself six keys do: I, the board, which needs no Enter, a letter, Enter, Enter.
        walk.key("i", "6")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("н")
        walk.key("Return")
        tell_side(walk, "w")
        walk.app.find("push button", "Decide", state="focused")
        walk.key("Return")
        wait_entries(walk, phone, ("decided", "illegal-move", "time", "opponent+120", "", "", 0))
        assert walk.problems() == [], walk.problems()


def fall(walk):
    """the flag of White: no clock tells it, and Enter does not choose"""
    walk.expect_label(FALLEN)
    walk.key("Return", "space")


def walk_board(program):
    """what the page of boards counts by itself stands in the log as well"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=90+30")
    set_up(path, 6, BARE_KINGS)
    with Walk(program, path) as walk:
        walk.key("alt+5")
        walk.app.find("text", "Move")
        walk.key("g")                        # the first board without a result was at hand
        walk.key("1", "Return")
        walk.app.find("label", re.compile("board 1$"))
        walk.key("n")
        walk.expect_label(NOBODY)
        walk.key("space")
        walk.app.find("push button", "Count it and add the time").click()
        wait_entries(walk, ("decided", "illegal-move", "time", "opponent+120", "", "", 0))
        counts = walk.ask("SELECT white_illegal, black_illegal FROM game WHERE white_illegal + black_illegal > 0")
        assert [tuple(row) for row in counts] == [(1, 0)], counts
        walk.key("ctrl+z")
        wait_entries(walk)
        # Board 1 has been won by White: that is not replaced unseen.
        assert result(walk, 1) == "10", result(walk, 1)
        walk.key("f")
        fall(walk)
        walk.app.find("push button", thin("Record 0 – 1")).click()
        walk.app.find("label", thin("Present result: 1 – 0. New result: 0 – 1."))
        walk.key("Escape")
        walk.key("f")
        assert result(walk, 1) == "10", result(walk, 1)
        # Board 5 has no result and no moves: fide-2023 9.2.1 asks how often the position has appeared, and
        # no position has. Enter decides nothing; what the score sheets show does, by the article of its
        # price (9.5.3), and then a flag.
        walk.key("g")
        walk.key("5", "Return")
        walk.app.find("label", re.compile("board 5$"))
        walk.key("r")
        walk.app.find("label", re.compile("^The moves are not entered: "))
        walk.key("Return")
        walk.app.settle()
        walk.app.find("push button", "Wrong claim by White").click()
        claim = ("decided", "false-draw-claim", "time", "opponent+120", "", "", 0)
        wait_entries(walk, claim)
        assert walk.ask("SELECT article FROM incident")[0][0] == "fide-2023 9.5.3"
        walk.key("f")
        fall(walk)
        walk.app.find("push button", thin("Record 0 – 1")).click()
        wait_entries(walk, claim, ("decided", "flag", "loss", "-", "", "0-1", 0))
        assert result(walk, 5) == "01", result(walk, 5)
        walk.key("ctrl+z")
        wait_entries(walk, claim)
        assert result(walk, 5) == ""
        # fide-2023 5.2.2: with bare kings the game was over before the flag; the log has nothing to say.
        walk.key("g")
        walk.key("6", "Return")
        walk.app.find("label", re.compile("board 6$"))
        walk.key("f")
        walk.app.find("push button", "Record the draw").click()
        walk.until(lambda: result(walk, 6) == "==", "the draw of a dead position")
        wait_entries(walk, claim)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        assert walk.problems() == [], walk.problems()


def walk_board_unkeyed(program):
    """what depends on moves that were not entered is asked for on the page of boards, and Enter decides nothing"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--system=dutch", "--results=4",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=15+10")
    with Walk(program, path) as walk:
        # fide-2023 A.5.2: an illegal move stands once the opponent has replied.
        walk.key("alt+5")
        walk.app.find("text", "Move")
        walk.key("g")
        walk.key("5", "Return")
        walk.app.find("label", re.compile("board 5$"))
        walk.key("n")
        walk.expect_label(NOBODY)
        walk.key("space")
        walk.app.find("label", re.compile("^The moves are not entered: if the opponent has already replied"))
        walk.key("Return")
        walk.app.settle()
        walk.app.find("check box", "The opponent has already replied").focus()
        walk.key("space")
        walk.app.find("label", re.compile("Found too late"))
        walk.key("space")
        walk.app.find("push button", "Count it and add the time").click()
        wait_entries(walk, ("decided", "illegal-move", "time", "opponent+60", "", "", 0))
        assert walk.problems() == [], walk.problems()
    path = workspace("--players=12", "--rounds=9", "--played=3", "--system=dutch", "--results=4",
                     "--rulebook=rus-draughts-2022", "--discipline=russian", "--time=45+15")
    with Walk(program, path) as walk:
        # rus-draughts-2022 5.4.13.3, 6.1.8.1: who has moved and how often is told by ticks.
        walk.key("alt+5")
        walk.app.find("text", "Move")
        walk.key("g")
        walk.key("5", "Return")
        walk.app.find("label", re.compile("board 5$"))
        walk.key("d")
        walk.app.find("label", re.compile("^The moves are not entered: a draw is offered after making a move"))
        walk.key("Return")
        walk.app.settle()
        walk.app.find("check box", "The offer came after making a move").click()
        walk.app.find("label", re.compile("^The moves are not entered: a draw may be offered after 20 moves"))
        walk.app.find("check box", "Enough moves were made, or few enough pieces are left").click()
        walk.app.find("push button", "Agreed: draw").click()
        walk.until(lambda: result(walk, 5) == "==", "the draw by agreement")
        # 5.4.13.2: a wrong claim is nobody's before it is said whose.
        walk.key("g")
        walk.key("6", "Return")
        walk.app.find("label", re.compile("board 6$"))
        walk.key("r")
        walk.app.find("push button", "Wrong claim by Black")
        walk.key("Return")
        walk.app.settle()
        walk.key("ctrl+3")
        walk.until(lambda: [tuple(row) for row in walk.ask("SELECT kind, article FROM incident")] ==
                   [("false-draw-claim", "rus-draughts-2022 5.4.13.2")], "the wrong claim")
        assert walk.problems() == [], walk.problems()


def walk_absent(program):
    """who did not come loses without play, and the log says so in the same action"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=90+30")
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("h")
        walk.app.find("push button", "Enter Forfeits")
        # Nobody at the first board, Black missing at the second.
        walk.key("space", "Down", "b")
        walk.app.find("push button", "Enter 2 Forfeits").click()
        wait_entries(walk, ("decided", "both-absent", "loss-both", "-", "", "---", 0),
                     ("decided", "no-show", "loss", "-", "", "+--", 0))
        assert (result(walk, 5), result(walk, 6)) == ("--", "+-")
        walk.key("ctrl+z")
        wait_entries(walk)
        assert (result(walk, 5), result(walk, 6)) == ("", "")
        assert walk.problems() == [], walk.problems()


def leavers(walk):
    return [row[0] for row in walk.ask("SELECT left_after FROM entry WHERE is_excluded = 1 ORDER BY id")]


def walk_exclusion(program):
    """collusion excludes both, by the jury of rus-draughts-2022 1.5.7, in one act with the log"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=rus-draughts-2022", "--discipline=russian", "--time=45+15")
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.wait_selected(5)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("prearr")
        walk.key("Return")
        walk.expect_label(WHO)
        walk.app.find("push button", "Both").click()
        walk.app.find("push button", "Decide…", state="focused")
        walk.key("ctrl+Return")
        # The sheet waits until somebody has decided.
        walk.app.find("push button", "Exclude")
        walk.app.find("text", "Others who decided, separated by commas", state="focused")
        walk.app.type("Karpov")
        walk.app.find("push button", "Exclude", state="sensitive").click()
        walk.until(lambda: len(leavers(walk)) == 2, "both are excluded")
        rows = walk.ask("SELECT state, sanction, is_both, decided_by FROM incident")
        assert [tuple(row)[:3] for row in rows] == [("decided", "expulsion", 1)], rows
        assert rows[0][3].split("\n")[-1] == "Karpov", rows
        assert leavers(walk) == [4, 4], leavers(walk)
        walk.key("ctrl+z")
        walk.until(lambda: leavers(walk) == [] and incidents(walk) == [], "undo takes all of it back")
        assert walk.problems() == [], walk.problems()


def walk_chosen(program):
    """a sanction of the book's list is chosen by keyboard, a player of a round robin excluded"""
    path = workspace("--players=9", "--rounds=9", "--played=4", "--results=3", "--system=berger",
                     "--rulebook=rus-chess-2014", "--discipline=chess", "--time=90+30")
    with Walk(program, path) as walk:
        walk.key("alt+6")
        walk.key("i", "2")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("notes")
        walk.key("Return")
        tell_side(walk, "w")
        # rus-chess-2014 14.4: the list opens at what is chosen.
        for _ in range(12):
            sanction = walk.app.find("combo box", "Sanction")
            if "expulsion" in sanction.shown():
                break
            shown = sanction.shown()
            walk.key("space", "Down", "Return")
            walk.until(lambda: walk.app.find("combo box", "Sanction").shown() != shown, "the next sanction")
        walk.app.find("push button", "Decide…", state="sensitive")
        walk.key("ctrl+Return")
        # 24.1: four games of eight are half of them.
        walk.app.find("push button", "Exclude", state="focused")
        walk.app.find("spin button", "Last round of the player")
        walk.key("Return")
        wait_entries(walk, ("decided", "notes-or-advice", "expulsion", "-", "", "", 0))
        walk.until(lambda: len(leavers(walk)) == 1, "the player is excluded")
        assert walk.problems() == [], walk.problems()


def walk_words(program):
    """a search without a hit is no description before that is chosen"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=90+30")
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("qzx")
        walk.expect_label("Recorded as: “qzx”")
        walk.key("Return")
        walk.expect_label("No such incident in the list. ↓ and Enter record it in these words.")
        walk.key("ctrl+Return")
        assert incidents(walk) == []
        walk.key("Down", "Return")
        tell_side(walk, "w")
        walk.app.find("combo box", "Sanction")
        walk.key("ctrl+Return")
        walk.until(lambda: incidents(walk), "the decision")
        assert walk.ask("SELECT description FROM incident") == [("qzx",)]
        assert walk.problems() == [], walk.problems()


def walk_unkeyed(program):
    """rus-chess-2014 13.3.2, 6.9: of a game that was not keyed it is asked whether the opponent can mate"""
    path = workspace("--players=8", "--rounds=5", "--played=1", "--results=1", "--system=coefficients",
                     "--rulebook=rus-chess-2014", "--discipline=chess", "--time=90+30")
    with Walk(program, path) as walk:
        for kind, article, result_after in (("phone", "13.3.2", "0-="), ("flag", "6.9", "=-=")):
            open_rounds(walk)
            walk.key("i")
            begin(walk, kind)
            walk.expect_label("The position has not been entered: look at the board.")
            walk.key("ctrl+Return")
            walk.expect_label("Answer the question first: the rule depends on it.")
            assert not walk.ask("SELECT 1 FROM incident WHERE kind = ?", kind)
            choose(walk, REPLY, MATES[1], MATES)
            walk.app.find("push button", "Decide", state="focused")
            walk.key("ctrl+Return")
            walk.until(lambda: walk.ask("SELECT article, result_after FROM incident WHERE kind = ?", kind) ==
                       [("rus-chess-2014 " + article, result_after)], f"the decision of {kind}")
        assert walk.problems() == [], walk.problems()


def walk_hard(program):
    """the decision waits until it is found that White can mate, and then has the focus"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=90+30")
    set_up(path, 5, HARD)
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.wait_selected(5)
        walk.key("i")
        note(walk, "flag", side="b")
        wait_entries(walk, ("decided", "flag", "loss", "-", "", "1-0", 0))
        assert walk.problems() == [], walk.problems()


def walk_facts(program):
    """what an article depends on is asked in one line each, by keys; nothing is decided before"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=15+10")
    change(path, "INSERT INTO setting (event_id, name, value) SELECT id, 'rule-draw-offer-moves', '30' FROM event")
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("i")
        # fide-2023 A.5.2: after the reply it stands. Before the answer there is nothing to decide.
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("il")
        walk.key("Return")
        tell_side(walk, "w")
        walk.expect_label(REPLY + "?")
        walk.app.gone("radio button", "As proposed")
        walk.key("ctrl+Return")
        walk.expect_label("Answer the question first: the rule depends on it.")
        choose(walk, REPLY, "has already replied")
        walk.app.find("push button", "Decide", state="focused")
        walk.key("Return")
        stands = ("decided", "illegal-move", "continue", "-", "", "", 0)
        wait_entries(walk, stands)
        # fide-2023 9.1.1: how many moves, and then whether the arbiter had allowed it.
        open_rounds(walk)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("offers")
        walk.key("Return")
        tell_side(walk, "w")
        choose(walk, MOVES, "fewer than 30")
        choose(walk, LEAVE, "had not allowed it")
        walk.app.find("combo box", "Sanction")
        walk.app.find("label", re.compile("9.1.1"))
        walk.app.find("push button", "Draft").click()
        wait_entries(walk, stands, ("draft", "repeated-draw-offer", "choose", "-", "", "", 0))
        assert walk.ask("SELECT article FROM incident WHERE number = 2")[0][0] == "fide-2023 9.1.1"
        # fide-2023 9.1.1: the draw that was agreed on such an offer does not count.
        walk.key("Escape")
        open_rounds(walk)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("agreed")
        walk.key("Return")
        choose(walk, MOVES, "1 to 29", ["not one", "1 to 29", "30 or more"])
        choose(walk, LEAVE, "had allowed it")
        walk.app.find("push button", "Decide", state="focused")
        walk.expect_label(thin("Result: <b>½ – ½</b>").replace("<b>", "").replace("</b>", ""))
        # What is given up leads back to the board where it was begun.
        walk.key("Escape")
        walk.app.find("tree table", "Boards of the round")
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.key("Escape")
        walk.app.find("tree table", "Boards of the round")
        walk.key("alt+6")
        # The draft knows what was answered.
        walk.app.find("push button", "Continue the Draft").click()
        walk.app.find("push button", LEAVE + ": had not allowed it", state="pressed")
        walk.app.find("label", re.compile("9.1.1"))
        assert walk.problems() == [], walk.problems()


def walk_time(program):
    """ussr-chess-1956 17 zh: a wrong claim is checked on the claimant's time, which may run out"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=ussr-chess-1956", "--discipline=chess", "--time=120")
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("i")
        note(walk, "claim", (TIME, "ran out during the check"))
        lost = ("decided", "false-draw-claim", "loss", "-", "", "0-1", 0)
        wait_entries(walk, lost)
        # On the page of boards, without moves: noted though it costs no time; touching a piece is no bar.
        walk.key("alt+5")
        walk.app.find("text", "Move")
        walk.key("g")
        walk.key("6", "Return")
        walk.app.find("label", re.compile("board 6$"))
        # 16: by this book the time alone decides.
        walk.app.gone("label", "whether checkmate is possible by any series of legal moves")
        walk.key("r")
        walk.app.find("push button", "Wrong claim by White")
        walk.app.find("check box", "The move had already been made")
        walk.app.gone("check box", "A piece was touched first")
        walk.key("ctrl+2")
        wait_entries(walk, lost, ("decided", "false-draw-claim", "none", "-", "", "", 0))
        assert walk.ask("SELECT article FROM incident ORDER BY number DESC LIMIT 1") == [("ussr-chess-1956 17 zh",)]
        assert walk.problems() == [], walk.problems()


def walk_late(program):
    """ussr-chess-1956 16: a late player has lost only after an hour and without a good reason"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=ussr-chess-1956", "--discipline=chess", "--time=120", "--started=30")
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("i")
        begin(walk, "late")
        walk.app.find("push button", "After the start: up to 60 min", state="pressed")
        walk.app.find("label", re.compile("Up to an hour only the clock runs"))
        walk.app.find("push button", "After the start: more than 60 min").click()
        choose(walk, REASON, "has no good reason")
        walk.app.find("push button", "Decide", state="focused")
        walk.key("Return")
        wait_entries(walk, ("decided", "late", "loss", "-", "", "--+", 0))
        assert walk.ask("SELECT article FROM incident") == [("ussr-chess-1956 16",)]
        assert walk.problems() == [], walk.problems()


def log_row(walk, number):
    """the cells of an entry of the log, the newest first"""
    rows = walk.rows("Penalty log")
    return rows[number][0] if len(rows) > number else []


def wait_log(walk, number, *texts):
    walk.table = None
    walk.until(lambda: all(thin(text) in log_row(walk, number) for text in texts), f"entry {number}: {texts}")


def walk_claim(program):
    """fide-2023 III.6, rus-chess-2014 11: a draw claimed without an arbiter is a form with its status: filed,
    printed to be signed, decided later"""
    for rulebook in ("fide-2023", "rus-chess-2014"):
        path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                         "--rulebook=" + rulebook, "--discipline=chess", "--time=40/120,60")
        change(path, "INSERT INTO setting (event_id, name, value) SELECT id, 'rule-quickplay-announced', '1' FROM event")
        with Walk(program, path) as walk:
            open_rounds(walk)
            walk.key("i")
            walk.app.find("text", "What happened", state="focused")
            walk.app.type("effort")
            walk.key("Return")
            tell_side(walk, "w")
            walk.app.find("button", "File the Claim")
            walk.key("alt+f")
            walk.until(lambda: [row[0] for row in incidents(walk)] == ["draft"], "the claim to be filed")
            wait_log(walk, 0, "Draw claimed, no arbiter: opponent does not try to win", "not decided yet", "claimed")
            walk.key("alt+l")                       # to be signed by both
            walk.app.wait_window("Print")
            walk.key("Escape")
            walk.until(lambda: all(window["title"] != "Print" for window in walk.app.windows()), "the dialog to close")
            assert walk.problems() == [], walk.problems()


def walk_otherwise(program):
    """another decision needs its reason, a fine its amount; both are told at their fields, and Ctrl+Enter goes there"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=90+30")
    why = "A decision that differs from the proposal needs a reason."
    amount = "A fine needs its amount, with the currency."
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("phone")
        walk.key("Return")
        tell_side(walk, "w")
        walk.app.find("push button", "Decide", state="focused")
        # The same sanction, but said to be another decision: without a reason it is none.
        walk.key("alt+h")
        walk.expect_label(why)
        walk.key("ctrl+Return")
        walk.app.find("text", "Reason", state="focused")
        walk.expect_label(why)
        assert incidents(walk) == []
        walk.app.type("seen by the arbiter")
        walk.app.gone("label", why)
        # fide-2023 12.9.6: a fine, first without its currency.
        walk.key("shift+Tab", "shift+Tab", "shift+Tab")
        for _ in range(14):
            if walk.app.find_all("text", "Amount of the fine"):
                break
            shown = walk.app.find("combo box", "Sanction").shown()
            walk.key("space", "Down", "Return")
            walk.until(lambda: walk.app.find("combo box", "Sanction").shown() != shown, "the next sanction")
        walk.expect_label(amount)
        walk.key("Tab")
        walk.app.find("text", "Amount of the fine", state="focused")
        walk.app.type("100")
        walk.expect_label(amount)
        walk.key("ctrl+Return")
        assert incidents(walk) == []
        walk.app.type(" EUR")
        walk.app.gone("label", amount)
        walk.key("ctrl+Return")
        walk.until(lambda: [row[2] for row in incidents(walk)] == ["fine"], "the fine")
        assert walk.problems() == [], walk.problems()


def walk_twice(program):
    """Ctrl+Enter twice by habit decides the incident and leaves the round open; once more closes it"""
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=6", "--system=dutch",
                     "--rulebook=fide-2023", "--discipline=chess", "--time=15+10")
    state = "SELECT state FROM round WHERE number = 4"
    with Walk(program, path) as walk:
        open_rounds(walk)
        walk.key("i")
        walk.app.find("text", "What happened", state="focused")
        walk.app.type("il")
        walk.key("Return")
        tell_side(walk, "w")
        choose(walk, *IN_TIME)
        # All boards have results: when was it found?
        choose(walk, *FOUND_DURING)
        walk.app.find("push button", "Decide", state="focused")
        walk.key("ctrl+Return", "ctrl+Return")
        walk.expect_label("Close round 4: the same key once more")
        walk.app.find("push button", "Close round 4", state="focused")
        assert walk.ask("SELECT count(*) FROM incident") == [(1,)]
        assert walk.ask(state) == [("published",)], walk.ask(state)
        # What was told is done when the key is pressed once more, or at once after another key.
        walk.key("ctrl+Return")
        walk.until(lambda: walk.ask(state) == [("closed",)], "the round to be closed")
        walk.key("ctrl+z")
        walk.until(lambda: walk.ask(state) == [("published",)], "the round to be open again")
        walk.app.find("push button", "Close round 4", state="sensitive")
        walk.key("ctrl+Return")
        walk.until(lambda: walk.ask(state) == [("closed",)], "the first press after another key")
        assert walk.problems() == [], walk.problems()


def main():
    program = sys.argv[1]
    for rulebook in RAPID:
        walk_rapid(program, rulebook)
    walk_facts(program)
    walk_time(program)
    walk_late(program)
    walk_flag(program)
    walk_unkeyed(program)
    walk_hard(program)
    walk_board(program)
    walk_board_unkeyed(program)
    walk_absent(program)
    walk_exclusion(program)
    walk_chosen(program)
    walk_words(program)
    walk_otherwise(program)
    walk_claim(program)
    walk_twice(program)


main()
