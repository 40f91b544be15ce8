#!/usr/bin/python3
"""arbiter-day.py BERGER [ru]: an arbiter's day by keys alone: a Swiss of 60 players to the end of round 3.

A new event with the choices of the language as they stand, players from a table; round 1 with what
happens at the boards, a second person's check and its slip; round 2 with somebody who did not come
and somebody who comes late, a game that is adjourned, sealed and resumed; a correction of round 1;
round 3; papers. English is chess by the laws of FIDE, Russian is draughts by the rules of Russia."""
import os
import re
import subprocess
import sys

from walk import Cases, Fresh, Words

N_PLAYERS = 60
N_BOARDS = N_PLAYERS // 2

# What an arbiter types in each language.
DAYS = {
    "en": {
        "name": "Spring Open", "late": "Young Peter",
        "heads": "Name;Rating;Born;Federation;Club",
        "families": ["Abbott", "Baker", "Carter", "Dalton", "Ellis", "Foster"], "given": ["Adam", "Brian", "Carl", "David"],
        "parts": ["", "son", "ton", "man", "ley", "er", "ford", "well", "by", "ham"],
        # What is typed, how many facts are asked, and what is stored: kind, sanction, clock, result.
        "incidents": [("il", 0, "illegal-move", "time", "opponent+120", ""),
                      ("il", 1, "illegal-move", "loss", "-", "0-1"),
                      ("phone", 0, "phone", "loss", "-", "0-1"),
                      ("claim", 0, "false-draw-claim", "time", "opponent+120", "")],
        "position": "6k1/5p2/6p1/p3R2p/4P2P/5KP1/r7/8 w - - 3 42", "stored": "6k1/5p2/",
        "sealed": "Rxa5",
    },
    "ru": {
        "name": "Кубок весны", "late": "Юрьев Пётр",
        "heads": "Фамилия, имя;Рейтинг;Дата рождения;Федерация;Организация",
        "families": ["Абрамов", "Белов", "Волков", "Громов", "Дымов", "Ершов"], "given": ["Антон", "Борис", "Виктор", "Глеб"],
        "parts": ["", "-Азин", "-Бажов", "-Вязов", "-Гусев", "-Дубов", "-Зимин", "-Козин", "-Лунин", "-Мохов"],
        "incidents": [("тел", 0, "phone", "remark", "-", ""), ("тел", 0, "phone", "warning", "-", "")],
        "position": "W:W22,28,29:B4,8,12", "stored": "W:W", "sealed": "c3-d4",
    },
}


class Day(Fresh):
    """the walk with the words of its language and its event"""

    def __init__(self, program, language):
        super().__init__(program, None, lang=language)
        self.say = Words(language)
        self.language = language
        self.dialog = {"en": "Print", "ru": "Печать"}[language]    # the toolkit's word
        self.day = DAYS[language]
        self.boards = self.say("Boards of the round")
        self.shots = os.environ.get("DAY_SHOTS")

    def shot(self, name):
        if self.shots:
            self.app.shot(os.path.join(self.shots, f"{self.language}-{name}.png"))

    def wait_count(self, table, number, where="1"):
        self.until(lambda: self.ask(f"SELECT count(*) FROM {table} WHERE {where}") == [(number,)],
                   f"{number} rows of {table}")

    def go_to(self, board):
        self.key("g", *str(board), "Return")
        self.wait_selected(board)

    def wait_state(self, number, state):
        self.until(lambda: self.ask("SELECT state FROM round WHERE number = ?", number) == [(state,)],
                   f"round {number} to be {state}")

    def missing(self, number):
        return [board for board, in self.ask(
            "SELECT board FROM pairing p JOIN round r ON r.id = round_id LEFT JOIN result s ON s.pairing_id = p.id "
            "WHERE number = ? AND s.white IS NULL AND black_id IS NOT NULL ORDER BY board", number)]

    def tab_to(self, role, name):
        """Tab until it has the focus"""
        for _ in range(40):
            if self.app.find_all(role, name, state="focused"):
                return
            self.key("Tab")
        self.app.find(role, name, state="focused")

    def wait_event(self, kind):
        self.until(lambda: self.ask("SELECT kind FROM envelope_event ORDER BY position DESC LIMIT 1") == [(kind,)],
                   f"the event {kind}")

    def finish_results(self, number):
        """the keys go from board to board without a result"""
        left = self.missing(number)
        self.go_to(left[0])
        keys = "10510"
        self.key(*[keys[board % len(keys)] for board in left])
        self.until(lambda: not self.missing(number), f"all results of round {number}")


def write_players(walk):
    """sixty names of six families; ratings fall by the number"""
    day = walk.day
    path = os.path.join(walk.app.tmp, "players.csv")
    names = [family + part for part in day["parts"] for family in day["families"]]
    assert len(set(names)) == N_PLAYERS
    with open(path, "w", encoding="utf-8") as file:
        print(day["heads"], file=file)
        for number, name in enumerate(names):
            given = day["given"][number % len(day["given"])]
            print(f"{name} {given};{2400 - 11 * number};{1960 + number % 45};RUS;{day['name']}", file=file)
    return path


def make_event(walk):
    say = walk.say
    walk.key("ctrl+n")
    walk.app.find("combo box", say("_System"), state="focused")
    for page in ("Kind", "Rules", "Rounds and points", "Event"):
        walk.expect_label(say(page))
        if page == "Event":
            # Letters beyond ASCII are set: no layout that the server has is asked for.
            walk.app.find("text", say("_Name")).set_text(walk.day["name"])
        walk.key("Return")
    walk.expect_label(say("No players yet"))
    walk.wait_workspace()
    walk.until(lambda: walk.ask("SELECT name FROM event") == [(walk.day["name"],)], "the event")


def import_players(walk):
    path = write_players(walk)
    walk.key("ctrl+i")
    walk.app.wait_window(walk.say("Import"))
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(path)
    walk.key("Return", "Return")
    walk.app.find("tree table", walk.say("Rows of the file"))
    walk.shot("import")
    walk.key("ctrl+Return")
    walk.wait_count("entry", N_PLAYERS)


def note_incidents(walk):
    """I at a board, letters, Enter, what is asked, Ctrl+Enter; back on the rounds the board shows it"""
    for place, (letters, n_answers, kind, sanction, clock, result) in enumerate(walk.day["incidents"], 1):
        walk.key("alt+3")
        walk.go_to(1 if place < 3 else place)
        walk.key("i")
        walk.app.find("text", walk.say("What happened"), state="focused")
        walk.app.type(letters)
        walk.key("Return")
        walk.app.find("label", walk.say("Who was it? W – White, B – Black, or Both."))
        walk.key("w")
        for _ in range(n_answers):
            walk.app.find("push button", re.compile(": "), state="focused")
            walk.key("space")
        walk.shot(f"incident-{place}")
        walk.app.find("push button", re.compile("^" + walk.say("_Decide") + "…?$"), state="focused")
        walk.key("ctrl+Return")
        walk.wait_count("incident", place)
        stored = walk.ask("SELECT kind, sanction, clock, result_after FROM incident ORDER BY number DESC LIMIT 1")
        assert stored == [(kind, sanction, clock, result)], stored
    walk.key("alt+3")
    walk.shot("incidents-shown")
    assert walk.say.in_context("board", "incident") in walk.row(1)[-1], walk.row(1)


def absent(walk):
    """H, the board, B: Black has not come"""
    walk.key("h")
    walk.app.wait_window(walk.say("Who Is Still Absent"))
    walk.key("3", "0", "b")
    walk.shot("absent")
    walk.app.find("button", walk.say.one("_Enter %u Forfeit", "_Enter %u Forfeits") % 1, state="sensitive")
    walk.key("Return")
    walk.wait_stored(1, 30, "+-")


def verify(walk):
    """the second person finds one slip, which is put right; nothing else is asked"""
    walk.finish_results(1)
    walk.shot("results-1")
    keys = {"10": "1", "01": "0", "==": "5", "+-": "plus", "-+": "minus"}
    letters = [walk.stored(1, board) for board in range(1, N_BOARDS + 1)]
    walk.key("v")
    walk.shot("verify")
    walk.wait_selected(1)
    walk.until(lambda: "?" in walk.row(1), "the results to be hidden")
    walk.key(*[keys[pair] for pair in letters[:9]], "1" if letters[9] != "10" else "0")
    walk.shot("verify-differs")
    walk.key("Return")                          # the first was right
    walk.wait_selected(11)
    walk.key(*[keys[pair] for pair in letters[10:]])
    walk.until(lambda: walk.ask("SELECT sum(verified) FROM result") == [(N_BOARDS,)], "all to be verified")
    walk.shot("verified")
    assert [walk.stored(1, board) for board in range(1, N_BOARDS + 1)] == letters


def close(walk, number):
    walk.key("ctrl+Return")
    walk.wait_state(number, "closed")
    walk.until(lambda: walk.app.find("button", walk.say("Pair round %d") % (number + 1)), "the next step")
    walk.shot(f"closed-{number}")


def late_entry(walk):
    """Insert wherever one is; the list shows the new one"""
    walk.key("Insert")
    walk.app.wait_window(walk.say("New Player"))
    walk.app.type(walk.day["late"])
    walk.shot("late-entry")
    walk.key("Return")
    walk.wait_count("entry", N_PLAYERS + 1)
    walk.until(lambda: any(walk.day["late"] in cells and "selected" in node.states
                           for cells, node in walk.rows(walk.say("Players"))), "the new one to be marked")
    walk.shot("late-entered")


def pair_second(walk):
    """who did not come is asked about, and the pairing waits for it"""
    walk.key("ctrl+Return")
    walk.until(lambda: walk.rows(walk.say("Players of the round")), "the players")
    walk.shot("missed")
    misses = walk.say.in_context("answer", "Misses the Round")
    walk.key("ctrl+Return")
    walk.shot("missed-refused")
    walk.until(lambda: walk.app.find_all("button", re.compile(": " + misses)), "the question")
    plays = walk.say.in_context("answer", "Comes")
    walk.app.find("button", re.compile(": " + plays), state="focused")
    walk.key("ctrl+Return", "ctrl+Return")  # refused again: what Enter would press now is the same
    walk.app.find("button", re.compile(": " + plays), state="focused")
    for _ in range(12):
        if walk.app.find_all("button", re.compile(": " + misses), state="focused"):
            break
        walk.key("Tab")
    walk.app.find("button", re.compile(": " + misses), state="focused")
    walk.key("space")
    walk.app.gone("button", re.compile(": " + misses))
    walk.shot("missed-answered")
    finish_pairing(walk, 2)


def finish_pairing(walk, number):
    walk.key("ctrl+Return")
    walk.expect_label(walk.say("Enter continues to the pairing."))
    walk.key("ctrl+Return")
    walk.until(lambda: len(walk.rows(walk.say("Pairs of the round"))) >= 20, "the pairs")
    walk.shot(f"pairs-{number}")
    walk.key("ctrl+Return")
    walk.app.find("button", walk.say("_Publish round %d") % number)
    walk.key("ctrl+Return")
    walk.wait_state(number, "published")
    walk.table = None
    walk.until(lambda: len(walk.rows()) >= 20, "the boards")
    walk.shot(f"round-{number}")


def pair(walk, number):
    """who missed the round before is asked about again; now he comes"""
    walk.until(lambda: walk.app.find("button", walk.say("Pair round %d") % number), "the next step")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.rows(walk.say("Players of the round")), "the players")
    walk.shot(f"pair-{number}")
    if number > 1:
        comes = re.compile(": " + walk.say.in_context("answer", "Comes"))
        walk.key("ctrl+Return")
        walk.app.find("button", comes, state="focused")
        walk.key("space")
        walk.app.gone("button", comes)
    finish_pairing(walk, number)


def adjourn(walk):
    """A seals: the position tells who seals which move; the clocks by Tab; Ctrl+Enter"""
    walk.go_to(2)
    walk.app.settle()
    place = walk.app.find("tree table", walk.boards).extents()
    walk.key("a")
    walk.app.wait_window(walk.say("Envelope"))
    walk.app.type(walk.day["position"])
    walk.app.find("label", walk.say("White to move"))
    walk.key(*["Tab"] * 6)
    walk.app.type("1:40")
    walk.key("Tab")
    walk.app.type("1:19")
    walk.shot("seal")
    walk.key("ctrl+Return")                         # there is no arbiter yet: it is said, and done at the second press
    again = re.compile(re.escape(walk.say("%s. Ctrl+Enter once more seals it so.").replace("%s", "")))
    walk.until(lambda: [node for role in ("alert", "label") for node in walk.app.find_all(role, again)], "the question")
    walk.key("ctrl+Return")
    walk.wait_stored(2, 2, "**")
    envelope = walk.ask("SELECT white_used, black_used, sealer, position FROM envelope")
    assert envelope[0][:3] == (6000, 4740, "white") and envelope[0][3].startswith(walk.day["stored"]), envelope
    walk.shot("sealed")
    # The sidebar counts the envelope from now on: nothing has moved.
    walk.app.settle()
    after = walk.app.find("tree table", walk.boards).extents()
    assert after == place, (place, after)


def correct(walk):
    """a result of the closed round: the effect, a reason, who decided"""
    walk.key("Left")
    walk.app.find("button", walk.say("Round %d") % 1, state="pressed")
    walk.table = None
    walk.go_to(5)
    before = walk.stored(1, 5)
    walk.key("0" if before == "10" else "1")
    walk.app.wait_window(walk.say("Correction: round %d, board %s").replace("%s", "5") % 1)
    walk.shot("correction")
    walk.key("Return", "ctrl+Return")
    after = "01" if before == "10" else "10"
    walk.wait_stored(1, 5, after)
    walk.shot("corrected")
    walk.key("Right")
    walk.app.find("button", walk.say("Round %d") % 2, state="pressed")
    walk.table = None


def resume(walk):
    """the envelope is opened with both there, the move is read, the game goes on and ends"""
    walk.finish_results(2)
    walk.key("alt+7")
    walk.app.find("label", walk.say("Envelope No. %d") % 1)
    walk.shot("envelope")
    for colour in ("White", "Black"):
        walk.tab_to("check box", re.compile(r"\(" + walk.say.in_context("side", colour) + r"\)$", re.I))
        walk.key("space")
        walk.wait_event("here")
    walk.tab_to("check box", walk.say("Envelope opened"))
    walk.key("space")
    walk.wait_event("open")
    walk.tab_to("text", walk.say("Move as written in the envelope"))
    walk.app.type(walk.day["sealed"])
    walk.shot("envelope-move")
    walk.key("Return")
    walk.wait_event("read:ok")
    walk.shot("envelope-read")
    walk.key("alt+3")
    walk.go_to(2)
    walk.key("5")
    walk.wait_stored(2, 2, "==")


def end_third(walk):
    walk.finish_results(3)
    close(walk, 3)


def table(walk):
    walk.key("alt+4")
    walk.app.find("table", walk.say("Crosstable"))
    walk.shot("table")


def prints(walk):
    """Ctrl+P prints what each page shows, and Escape leaves it; no page does nothing"""
    for page in "2346789":
        walk.key("alt+" + page)
        walk.app.settle()
        walk.key("ctrl+p")
        walk.app.wait_window(walk.dialog)
        walk.shot(f"print-{page}")
        walk.key("Escape")
        walk.until(lambda: len(walk.app.windows()) == 1, "the dialog to close")


def papers(walk):
    path = os.path.join(walk.app.tmp, "protocol.pdf")
    walk.key("alt+8")
    walk.app.find("list item", walk.say("Result sheet of round %d") % 3)
    walk.shot("documents")
    walk.key("ctrl+s")
    walk.app.wait_window(walk.say("Save the Document"))
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the PDF")
    text = subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True, text=True,
                          timeout=60).stdout
    names = [row[0] for row in walk.ask("SELECT family_name FROM pairing p JOIN round r ON r.id = round_id "
                                        "JOIN entry e ON e.id = white_id JOIN person ON person.id = person_id "
                                        "WHERE r.number = 3")]
    assert len(names) >= N_BOARDS and all(name in text for name in names), text


def check_journal(walk):
    """everything stands in the journal once, and nothing complained"""
    actions = [row[0] for row in walk.ask("SELECT action FROM journal WHERE kind = 'do'")]
    assert actions.count("round-close") == 3, actions
    assert [row for row in walk.ask("SELECT kind FROM journal WHERE kind <> 'do'")] == []
    walk.key("alt+0")
    walk.shot("journal")
    assert walk.problems() == [], walk.problems()


def main():
    program = sys.argv[1]
    language = sys.argv[2] if len(sys.argv) > 2 else "en"
    with Cases() as cases, Day(program, language) as walk:
        cases.run(make_event, walk)
        cases.run(import_players, walk)
        cases.run(pair, walk, 1)
        cases.run(note_incidents, walk)
        cases.run(absent, walk)
        cases.run(verify, walk)
        cases.run(close, walk, 1)
        cases.run(late_entry, walk)
        cases.run(pair_second, walk)
        cases.run(adjourn, walk)
        cases.run(correct, walk)
        cases.run(resume, walk)
        cases.run(close, walk, 2)
        cases.run(pair, walk, 3)
        cases.run(end_third, walk)
        cases.run(table, walk)
        cases.run(prints, walk)
        cases.run(papers, walk)
        cases.run(check_journal, walk)


main()
