#!/usr/bin/python3
"""incident-kinds.py BERGER EVENT: every kind of incident of an event is recorded and taken back, by keys.

EVENT is `chess`, a FIDE event in an English window, or `draughts`, Russian draughts in a Russian one. What is
pressed for each kind, and the article that its entry has to cite, stand in the tables; who it was is asked of every
kind that is not of both. The entry and its line in the journal cite the event's own book, and undo leaves results,
games and players as they were."""
import re
import sys

from walk import Walk, Words, workspace

# What is pressed after the kind: "w" White, "f" the first answer to a question, "c" the first sanction of a list, "n" the next one,
# "x" the sheet of who is excluded. Then the article, "" where the book is silent, and the kinds.
CHESS = [
    ("w", "7.5.5", ["Illegal move", "Move with two hands", "Clock pressed without a move",
                    "Pawn not replaced on promotion", "King captured"]),
    ("w", "9.5.3", ["Incorrect claim of a draw"]), ("w", "6.9", ["Flag fall"]), ("", "III.2.2", ["Both flags fallen"]),
    ("w", "6.7.1", ["Late arrival", "No-show"]), ("", "6.7.1", ["Both players absent"]),
    ("wf", "7.3", ["Colours reversed"]), ("w", "7.2.1", ["Wrong initial position"]),
    ("w", "7.2.2", ["Board placed wrongly"]), ("w", "7.4.1", ["Pieces displaced"]), ("w", "4.3", ["Touch-move breached"]),
    ("wc", "6.2.4", ["Misuse of the clock"]),
    ("wc", "6.11.4", ["Clocks stopped without reason", "Arbiter called without reason"]),
    ("w", "11.3.2.2", ["Phone or electronic device"]), ("wc", "11.3.3", ["Inspection refused"]),
    ("wc", "11.5", ["Distracting the opponent", "Repeated draw offers", "Check called falsely", "Mate called falsely"]),
    ("wc", "11.2.3", ["Left the playing area"]), ("wc", "11.3.1", ["Notes, advice or analysis", "Help from a computer"]),
    ("w", "11.7", ["Refusal to comply with the rules"]), ("", "11.8", ["Both refuse to comply with the rules"]),
    ("wc", "11.1", ["Alcohol in the venue", "Prearranged result", "Dress code", "Bribery", "Betting on the event",
                    "Attempt to influence a result"]),
    ("w", "12.5", ["Interference from outside"]), ("f", "5.2.3", ["Draw by agreement"]),
    ("w", "7.5.1", ["Both kings in check"]), ("wc", "8.1.1", ["Moves not recorded"]),
    ("w", "7.6", ["Displaced piece found later"]),
    ("w", "III.2.2", ["Draw claimed, no arbiter: opponent cannot win",
                      "Draw claimed, no arbiter: opponent does not try to win"]),
    ("w", "4.9", ["Assistant to move the pieces"]), ("wfn", "6.2.6", ["Assistant to press the clock"]),
    ("wfn", "8.1.6", ["Assistant to write the moves"]),
    ("wn", "", ["Pointing at squares", "Record asked for more than five times"]),
]
DRAUGHTS = [
    ("w", "5.4.15.2", ["Clock pressed without a move", "Pieces displaced", "Misuse of the clock",
                       "Phone or electronic device", "Inspection refused", "Distracting the opponent",
                       "Left the playing area", "Notes, advice or analysis", "Refusal to comply with the rules",
                       "Alcohol in the venue", "Interference from outside", "Dress code", "King not crowned",
                       "Pointing at squares", "Moves not recorded"]),
    ("wf", "5.4.15.2", ["Repeated draw offers", "Wrong move of a man or king", "Two moves in succession",
                        "One piece touched, another moved", "Move taken back", "Opponent’s piece moved",
                        "Compulsory capture not made", "Pieces removed without reason",
                        "Pieces removed before the capture was complete", "Wrong number of pieces removed",
                        "Pieces removed that were not captured", "Stopped while removing pieces", "Own pieces removed",
                        "Uncrowned king moved as a king"]),
    ("wf", "5.4.13.2", ["Incorrect claim of a draw"]), ("w", "5.4.2.6", ["Flag fall"]),
    ("", "5.4.13.1", ["Both flags fallen"]), ("wf", "5.4.1.2", ["Late arrival"]), ("wf", "5.4.4.1", ["No-show"]),
    ("", "5.4.1.2", ["Both players absent"]), ("wf", "5.4.14.1", ["Colours reversed", "Wrong initial position"]),
    ("wf", "5.4.14.3", ["Touch-move breached"]),
    ("w", "5.4.2.9", ["Clocks stopped without reason", "Arbiter called without reason"]),
    ("", "5.4.15.1", ["Both refuse to comply with the rules"]), ("wx", "1.5.4", ["Prearranged result"]),
    ("ff", "6.1.8.1", ["Draw by agreement"]),
    ("w", "1.5.6", ["Bribery", "Attempt to influence a result", "Help from a computer"]),
    ("w", "1.5.5", ["Betting on the event"]),
    ("wn", "", ["Board placed wrongly", "Record asked for more than five times", "Displaced piece found later",
                "Assistant to move the pieces", "Assistant to press the clock", "Assistant to write the moves"]),
]
KEYS = {"w": ["w"], "f": ["space"], "c": ["space", "Home", "Return"], "n": ["space", "Down", "Return"], "x": []}
EVENTS = {
    "chess": ("en", "fide-2023", "90+30", "chess", CHESS, "art.\u00a0"),
    "draughts": ("ru", "rus-draughts-2022", "45+15", "russian", DRAUGHTS, "par.\u00a0"),
}
BOARD = "5"         # without a result and without moves


class Kinds(Walk):
    """the page of incidents"""

    def incidents(self):
        return self.ask("SELECT state, article FROM incident")

    def state(self):
        """what a decision may change"""
        return [self.ask(sql) for sql in (
            "SELECT pairing_id, white, black FROM result ORDER BY pairing_id",
            "SELECT pairing_id, white_illegal, black_illegal, clock FROM game ORDER BY pairing_id",
            "SELECT id, left_after, is_excluded FROM entry ORDER BY id")]

    def begin(self, entry):
        """a new incident at a board; the keyboard is where what happened is typed"""
        self.key("i", BOARD)
        self.until(lambda: "focused" in entry.refresh().states, "the field to have the keyboard")

    def exclude(self, say):
        """rus-draughts-2022 1.5.7: the jury decides, with its members"""
        self.app.find("text", say("Others who decided, separated by commas"), state="focused").set_text("Карпов")
        self.app.find("push button", say("_Exclude"), state="sensitive").click()


def record(walk, say, entry, name, steps):
    """one kind, as an arbiter presses it"""
    entry.set_text(say(name))
    walk.key("Return", *[key for step in steps for key in KEYS[step]])
    if "c" in steps or "n" in steps:
        # A list, which is a window of its own, has the keyboard until it has closed.
        walk.until(lambda: len(walk.app.windows()) == 1, "the list to close")
    walk.app.settle()
    mates = walk.app.find_all("push button", re.compile(": " + say.in_context("fact", "can checkmate") + "$"), first=True)
    if mates:                                           # asked where the opponent's mate decides
        mates[0].click()
        walk.app.settle()
    walk.key("ctrl+Return")
    if "x" in steps:
        walk.exclude(say)


def check_list(walk, say, names):
    """the list of the event has what is in the table, and nothing else"""
    shown = walk.below([(0, walk.app.find("list", say("Incidents")).refresh())])
    labels = [node.name for _, node in walk.below(shown)]
    assert sorted(labels) == sorted(say(name) for name in names), set(labels) ^ {say(name) for name in names}


def check_journal(walk, book, before, articles, mark):
    """the line of each decision cites its article, as the own book is cited; none names another book"""
    titles = walk.journal()[before:]
    cited = [re.findall("(?:art|par)\\.\u00a0([0-9A-Z.]+[0-9a-z])", title) for title in titles]
    decided = [(title, found) for title, found in zip(titles, cited) if not title.startswith("Undone")]
    for title in titles:
        assert mark in title or not re.search("(art|par)\\.\u00a0", title), title
        assert not re.search("fide-|rus-|ukr-|ussr-", title), title
    assert len(decided) >= len(articles), (len(decided), len(articles))
    shown = [found[0] for _, found in decided if found]
    assert shown == [article for article in articles if article], (book, shown)


def main():
    language, book, control, discipline, table, mark = EVENTS[sys.argv[2]]
    say = Words(language)
    path = workspace("--players=12", "--rounds=9", "--played=3", "--results=4", "--system=dutch",
                     "--rulebook=" + book, "--discipline=" + discipline, "--time=" + control)
    with Kinds(sys.argv[1], path, lang=language) as walk:
        walk.key("alt+6")
        walk.key("i", BOARD)
        entry = walk.app.find("text", say("What happened"), state="focused")
        check_list(walk, say, [name for _, _, names in table for name in names])
        walk.key("Escape")
        before, journal = walk.state(), walk.count_journal()
        articles = []
        for steps, article, names in table:
            for name in names:
                walk.begin(entry)
                record(walk, say, entry, name, steps)
                wanted = [("decided", f"{book} {article}" if article else "")]
                walk.until(lambda: walk.incidents() == wanted, f"{name}: {wanted}")
                walk.key("ctrl+z")
                walk.until(lambda: walk.incidents() == [], f"{name} to be taken back")
                assert walk.state() == before, name
                articles.append(article)
        check_journal(walk, book, journal, articles, mark)
        assert walk.problems() == [], walk.problems()


main()
