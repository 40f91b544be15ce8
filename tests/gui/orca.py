#!/usr/bin/python3
"""orca.py BERGER en|ru: what Orca says at each step of a round: a new event is asked for, the players, the pairs, their
publication, a result, an incident, an envelope, the table, a document and its printing. Orca runs without a voice; what
it would speak is read from its log. Of no control only its kind is said, and nothing has the name of a C type."""
import os
import re
import sys
import tempfile

from walk import Walk, Words, gui_drive, workspace

# A sentence that is nothing but a kind of control.
BARE = re.compile(r"^\s*(push button|toggle button|check box|combo box|entry|list item|spin button|кнопка|флажок|"
                  r"комбинированный список|поле ввода|элемент списка)\s*[.]?\s*$", re.I)
# With the name of a C type: the toolkit's own.
TYPE = re.compile(r"\b(Gtk|Adw|Brg)[A-Z]\w+")


class Ear:
    """what is said after a key"""

    def __init__(self, walk):
        self.walk, self.heard, self.at = walk, [], 0

    def after(self, what, *keys):
        if keys:
            self.walk.key(*keys)
        self.walk.app.listened()
        lines = re.findall(r"SPEECH OUTPUT: '(.*?)'[ {]", self.walk.app.heard())
        new, self.at = lines[self.at:], len(lines)
        print(f"-- {what} {' '.join(keys)}", *new, sep="\n   ", flush=True)
        self.heard += new
        return new

    def expect(self, what, pattern, *keys):
        new = self.after(what, *keys)
        assert any(re.search(pattern, line) for line in new), f"{what}: {pattern!r} was not said, but {new}"


def walk_round(ear, say, is_russian):
    board = r"Доска 1, белые .+, чёрные .+" if is_russian else r"Board 1, White .+, Black .+, no result"
    ear.after("the window")
    ear.expect("players", re.escape(say("Players")), "alt+2")
    ear.expect("the second player", r"2, \w+ \w+.* 2490\b", "Down")
    ear.expect("rounds", board, "alt+3")
    ear.after("result", "1")
    ear.expect("the board before", r"(Доска|Board) 1, .*", "Up")
    ear.after("incident", "i")
    ear.after("its first question", "Tab")
    ear.after("away", "Escape")
    ear.after("envelopes", "alt+7")
    ear.expect("table", re.escape(say("Table")), "alt+4")
    ear.expect("a row of the table", r"\w+ \w+", "Down")
    ear.expect("documents", re.escape(say("Documents")), "alt+8")
    ear.after("another document", "Down")
    ear.after("print", "ctrl+p")
    ear.after("away", "Escape")
    ear.expect("new event", re.escape(say("New Event")) + "|" + re.escape(say("System")), "ctrl+n")
    ear.after("its next field", "Tab")
    ear.after("away", "Escape")


def main():
    language = sys.argv[2]
    say = Words(language)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["GUI_ORCA"] = folder
        options = {} if language == "en" else {"lang": language}
        path = workspace("--players=8", "--played=1", "--rulebook=fide-2023", "--discipline=chess", "--system=dutch")
        with Walk(sys.argv[1], path, **options) as walk:
            ear = Ear(walk)
            walk_round(ear, say, language == "ru")
            assert walk.problems() == [], walk.problems()
        bare = [line for line in ear.heard if BARE.match(line) or TYPE.search(line)]
        assert not bare, f"said without a name: {sorted(set(bare))}"


if __name__ == "__main__":
    if gui_drive.shutil.which("orca") is None:
        sys.exit(77)
    main()
