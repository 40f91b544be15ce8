#!/usr/bin/python3
"""names.py BERGER: every control of every page has a name that a screen reader can say."""
import contextlib
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

from walk import Walk, workspace

PAGES = {"alt+1": "Event", "alt+2": "Players", "alt+3": "Rounds", "alt+4": "Table", "alt+5": "Boards", "alt+6": "Incidents",
         "alt+7": "Envelopes", "alt+8": "Documents", "alt+9": "Rules",
         "alt+0": "Journal"}
ROLES = ("push button", "check box", "combo box", "text", "entry", "spin button", "switch", "tree table", "table",
         "progress bar")


def look(walk, within=None):
    """(controls on show, those of them without a name); a button inside a named choice needs none"""
    shown, wrong = 0, []
    for level in walk.app.walk(within, full=True):
        for node in level:
            if node.role == "combo box" and node.name.strip():
                node.kids = []
            box = node.extents() if node.role in ROLES and "visible" in node.states else None
            if box and box[2] > 0 and box[3] > 0:
                shown += 1
                if not node.name.strip():
                    wrong.append(f"{node.role} ({node.desc}) at {box}")
    return shown, wrong


def look_at_sheet(walk, title):
    walk.app.wait_window(title)
    walk.app.settle()
    shown, without = look(walk, walk.app.find("window", title))
    assert shown > 8, f"{title}: {shown} controls"
    return [f"{title}: {what}" for what in without]


def look_at_protests(walk):
    """the view of protests and its sheets: the form, the committee, the decision"""
    walk.key("alt+6")
    walk.app.find("button", "Protests").click()
    walk.app.find("button", "New Protest…", state="focused")
    walk.key("ctrl+p")                                          # what is on show, and there is none
    walk.app.find("label", "There is nothing to print yet.")
    shown, without = look(walk)
    wrong = [f"Protests: {what}" for what in without]
    walk.key("Insert")
    walk.app.wait_window("New Protest")
    walk.app.type("1")
    walk.key("Return")
    walk.app.find("text", "What is disputed").set_text("The clock")
    wrong += look_at_sheet(walk, "New Protest")
    walk.key("ctrl+Return")
    walk.until(lambda: [cells for cells, node in walk.rows("Protests and appeals") if "focused" in node.states], "the list")
    walk.key("Return")
    wrong += look_at_sheet(walk, "Protest no. 1")
    walk.app.find("button", "Appeals Committee…").click()
    return wrong + look_at_sheet(walk, "Appeals Committee")


# Where Ctrl+P brings the dialog of the printer.
PRINTS = ("alt+1", "alt+2", "alt+3", "alt+4", "alt+5", "alt+9", "alt+0")


def print_page(walk):
    walk.key("ctrl+p")
    walk.app.wait_window("Print")
    walk.key("Escape")
    walk.until(lambda: all(window["title"] != "Print" for window in walk.app.windows()), "the dialog to close")


def read_printed(walk):
    """the words that Ctrl+P prints, by the dialog's own printer that writes a file"""
    def find():
        return glob.glob(os.path.join(walk.app.tmp, "**", "*.pdf"), recursive=True) + glob.glob("*.pdf")

    assert not find(), find()
    walk.key("ctrl+p")
    walk.app.wait_window("Print")
    walk.app.find("label", "Print to File").mclick()
    walk.until(lambda: [node for node in walk.app.find_all("push button", "Print") if "sensitive" in node.states],
               "the button that prints")
    [node for node in walk.app.find_all("push button", "Print") if "sensitive" in node.states][-1].mclick()
    walk.until(lambda: find() and open(find()[0], "rb").read()[-6:].strip() == b"%%EOF", "the printed file")
    walk.until(lambda: all(window["title"] != "Print" for window in walk.app.windows()), "the dialog to close")
    text = subprocess.run(["pdftotext", "-layout", find()[0], "-"], check=True, capture_output=True, text=True).stdout
    os.remove(find()[0])
    return text


# The views of a page, and what only their own paper says.
VIEWS = (("alt+2", "Check-in", "Check-in for round 5"), ("alt+2", "List", "Start list"),
         ("alt+1", "Halls and equipment", "Halls and equipment"), ("alt+1", "Details", "Event and regulations"))


def print_views(walk):
    """the paper is that of the view which is on show"""
    for key, view, words in VIEWS if shutil.which("pdftotext") else ():
        walk.key(key)
        walk.app.find("button", re.compile(f"^{view}( \\(\\d+\\))?$")).click()
        walk.app.settle()
        text = read_printed(walk)
        assert words in text, (view, text)


def print_nothing(walk, view):
    """a view without anything to print says so"""
    walk.key("alt+1")
    walk.app.find("button", view).click()
    walk.app.settle()
    walk.key("ctrl+p")
    walk.app.find("label", "There is nothing to print yet.")


def print_pages(walk):
    """every page prints what it shows"""
    for key in PRINTS:
        walk.key(key)
        walk.app.find("label", PAGES[key])
        print_page(walk)
    for key in ("alt+6", "alt+7"):                              # no incident was noted, no envelope is sealed
        walk.key(key)
        walk.app.find("label", PAGES[key])
        walk.app.gone("label", "There is nothing to print yet.")
        walk.key("ctrl+p")
        walk.app.find("label", "There is nothing to print yet.")
    walk.key("alt+4")
    walk.app.find("button", "List").click()
    print_page(walk)
    walk.app.find("button", "Crosstable").click()


def look_at_envelopes(walk):
    """the sheet that seals, the steps of an envelope, the sheet of resumptions"""
    wrong = []
    walk.key("alt+7")
    for button, title, key in (("Envelope…", "Envelope", "ctrl+Return"),
                               ("Schedule…", "Resumption of Adjourned Games", "Escape")):
        walk.app.find("push button", button).click()
        wrong += [f"{title}: {what}" for what in look(walk, walk.app.find("frame", title))[1]]
        walk.key(key)
        if title == "Envelope":     # who seals has to be said, and what is missing before it is sealed so
            walk.app.find("combo box", "Sealed by", state="focused")
            walk.key("space", "Down", "Return")
            walk.app.find("alert", re.compile("^Missing: position"))     # the list has closed
            walk.key(key)
            walk.app.find("alert", re.compile("Ctrl.Enter once more seals it so"))
            walk.key(key)
        walk.app.gone("frame", title)
    walk.app.find("check box", "Envelope opened")
    for name in ("Adjourned games", "Steps of the resumption", "Other possibilities"):
        part = walk.app.find("list", name)
        wrong += [f"{name}: {what}" for what in look(walk, part)[1]]
        wrong += [f"{name}: a row without a name" for level in walk.app.walk(within=part, full=True) for node in level
                  if node.role == "list item" and not node.name.strip()]
    return wrong


def look_at_new_event(walk):
    """the steps have a name, and every choice says what is chosen"""
    walk.key("ctrl+n")
    walk.app.find("list", "Steps")
    values = {}
    for step in ("Step 1 of 4: Kind, current", "Step 2 of 4: Rules, current"):
        walk.app.find("list item", step)
        values.update((node.name, node.desc) for level in walk.app.walk(full=True) for node in level
                      if node.role == "combo box" and node.name in ("System", "Discipline", "Participants", "Rule book"))
        walk.app.find("button", "Next").click()
    assert len(values) == 4, values
    wrong = [f"New event: {name} does not say its value" for name, value in values.items() if not value]
    walk.key("Escape")
    walk.app.gone("list", "Steps")
    return wrong


def main():
    with Walk(sys.argv[1], workspace("--players", "12", "--system", "berger", "--played", "2", "--results", "3",
                                     "--adjourned", "5")) as walk:
        wrong = []
        for key, page in PAGES.items():
            walk.key(key)
            walk.app.find("label", page)
            walk.app.settle()
            shown, without = look(walk)
            assert shown > 8, f"{page}: {shown} controls"
            wrong += [f"{page}: {what}" for what in without]
        wrong += look_at_new_event(walk)
        print_pages(walk)
        wrong += look_at_envelopes(walk)
        wrong += look_at_protests(walk)
        assert not wrong, "\n".join(wrong)
        assert walk.problems() == [], walk.problems()
    # What is printed into a file stands where the program was started: a folder of its own.
    program, workplace = os.path.abspath(sys.argv[1]), workspace("--players=12", "--rounds=9", "--played=3",
                                                                 "--system=dutch")
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder), Walk(program, workplace) as walk:
        print_views(walk)
        print_nothing(walk, "Timetable")
        assert walk.problems() == [], walk.problems()
    with Walk(sys.argv[1], workspace("--players=12", "--rounds=9", "--played=3", "--system=dutch")) as walk:
        print_nothing(walk, "Money")
        assert walk.problems() == [], walk.problems()


main()
