#!/usr/bin/python3
"""rules.py BERGER: a walk through the page of rules, in Russian.

Articles are found by number and by a Russian word whatever their language, read, copied, and opened
from the card of a question on the page of boards; one key leads back."""
import atexit
import gettext
import os
import re
import shutil
import subprocess
import sys
import tempfile

from walk import Walk, workspace

FIRST = ("The first completed illegal move gives the opponent two minutes, the second loses. It is a draw when "
         "the opponent could never checkmate.")
FIRST_RU = ("Первый завершённый невозможный ход приносит сопернику две минуты, второй проигрывает. Ничья, если "
            "соперник никак не мог бы поставить мат.")
CHECK = "Perpetual check from which the king cannot hide is a draw by itself."
CHECK_RU = "Вечный шах, от которого королю не укрыться, сам по себе ничья."


def make_catalogue():
    """the Russian words of the program, with two articles in words that this walk knows"""
    built = os.environ["BERGER_LOCALEDIR"]
    folder = tempfile.mkdtemp(prefix="berger-words.")
    atexit.register(shutil.rmtree, folder, True)
    for language in ("ru", "uk"):
        os.makedirs(os.path.join(folder, language, "LC_MESSAGES"))
        shutil.copy(os.path.join(built, language, "LC_MESSAGES", "berger.mo"),
                    os.path.join(folder, language, "LC_MESSAGES"))
    target = os.path.join(folder, "ru", "LC_MESSAGES", "berger.mo")
    own, whole = (os.path.join(folder, name) for name in ("own.po", "whole.po"))
    with open(own, "w", encoding="utf-8") as file:
        file.write('msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n')
        for source, words in ((FIRST, FIRST_RU), (CHECK, CHECK_RU)):
            file.write(f'msgid "{source}"\nmsgstr "{words}"\n\n')
    subprocess.run(["msgunfmt", target, "-o", whole], check=True, timeout=60)
    merge(own, whole, target)
    os.environ["BERGER_LOCALEDIR"] = folder
    return gettext.translation("berger", folder, ["ru"])


def merge(own, whole, target):
    """compiles what stands in @own and, for the rest, in @whole"""
    done = subprocess.run(["msgcat", "--use-first", own, whole], check=True, capture_output=True, timeout=60)
    with open(whole, "rb") as file:
        head = file.read().split(b"\n\n", 1)[0]
    body = done.stdout.split(b"\n\n", 1)[1]
    with open(whole + ".merged", "wb") as file:
        file.write(head + b"\n\n" + body)
    subprocess.run(["msgfmt", whole + ".merged", "-o", target], check=True, timeout=60)


class Russian(Walk):
    def __init__(self, program, path, words):
        self.words = words
        super().__init__(program, path, lang="ru")

    def __enter__(self):
        try:
            self.app.wait_window("Berger")
            self.app.find("button", self.say("Events and groups"))
        except BaseException:
            self.__exit__()
            raise
        return self

    def say(self, text):
        return self.words.gettext(text).replace("_", "")

    def clipboard(self):
        script = ("import gi; gi.require_version('Gtk', '4.0'); from gi.repository import Gtk, Gdk, GLib\n"
                  "Gtk.init(); loop = GLib.MainLoop(); board = Gdk.Display.get_default().get_clipboard()\n"
                  "def done(source, result):\n"
                  "    print(source.read_text_finish(result), end=''); loop.quit()\n"
                  "board.read_text_async(None, done); GLib.timeout_add_seconds(15, loop.quit); loop.run()")
        return subprocess.run(["/usr/bin/python3", "-c", script], env=self.app.env, check=True,
                              capture_output=True, text=True, timeout=30).stdout


def search(walk, text):
    walk.key("ctrl+f")
    entry = walk.app.find("text", walk.say("Search the rules"), state="focused")
    entry.set_text(text)


def find_by_number(walk):
    walk.key("alt+9")
    walk.app.find("list", walk.say("Articles"))
    search(walk, "7.5.5")
    walk.key("Down")
    walk.expect_label(FIRST_RU)
    walk.expect_label(walk.say("In the other rule books"))
    walk.app.find("button", "ст.\u00a07.4.2")
    walk.app.find("button", "§\u00a015")
    walk.expect_label(walk.say("Incidents based on it"))


def copy(walk):
    book = walk.say("FIDE Laws 2023")
    walk.key("ctrl+c")
    walk.until(lambda: walk.clipboard() == f"ст.\u00a07.5.5, {book}", "the citation on the clipboard")


def find_by_word(walk):
    """the book of the event does not know perpetual check, the code of 1956 does"""
    search(walk, "вечн шах")
    walk.app.find("button", walk.say("Search all rule books and topics")).click()
    walk.expect_label(CHECK_RU)
    walk.expect_label("§\u00a017\u00a0г")
    search(walk, "perpetual check")                     # the English words find it as well
    walk.expect_label(CHECK_RU)
    search(walk, "")


def find_composition(walk):
    """chapter XI of the draughts book is found from an event of chess, by its own word"""
    search(walk, "статист")
    walk.app.find("button", walk.say("Search all rule books and topics")).click()
    walk.expect_label(walk.say("All pieces take part: a piece that can be taken off without breaking idea and "
                               "requirements is a spectator. White keeps nothing needless in the final."))
    walk.expect_label("п.\u00a011.2.4")
    search(walk, "")


def follow(walk):
    """from the article of one book to that of another, and Escape leaves the search alone"""
    search(walk, "7.5.5")
    walk.key("Down")
    walk.expect_label(FIRST_RU)
    walk.app.find("button", "ст.\u00a07.4.2").click()
    walk.app.find("button", "ст.\u00a07.5.5")


def open_from_card(walk):
    """the card of a question names its article; a click opens it, Escape and Alt+Left lead back to the card"""
    walk.key("alt+5")
    walk.expect_label(walk.say("Arbiter’s Questions"))
    walk.key("n")
    walk.app.find("label", re.compile("^Кто из игроков"))   # nothing that was entered tells it
    walk.key("Right", "space")
    back = walk.say("Back: %s (Esc)") % walk.say("Boards")
    link = walk.app.find("label", "ст.\u00a07.5.5")       # the page of rules shows another article
    link.mclick(.05, .5)
    walk.app.find("button", back)
    walk.expect_label(FIRST_RU)
    walk.key("Escape")
    walk.app.gone("button", back)
    link.mclick(.1, .5)                                  # a pointer that rests hovers over nothing
    walk.app.find("button", back)
    walk.key("alt+Left")
    walk.app.gone("button", back)
    walk.key("alt+9")
    walk.expect_label(FIRST_RU)
    walk.app.gone("button", back)


def focused(walk):
    """the texts of what has the focus"""
    return [node.name for node in walk.app.find_all(None, None, state="focused")]


def open_by_keyboard(walk):
    """Tab goes to the link in the subtitle of a row, Enter opens it, Escape leads back to the link"""
    walk.key("alt+1")
    walk.app.find("text", re.compile("^" + walk.say("_Time control"))).focus()
    link = walk.app.find("label", walk.say("By the rule book, %s") % "ст.\u00a06.7.1", on_screen=False)
    for _ in range(6):
        walk.key("Tab")
        if "focused" in link.refresh().states:
            break
    assert "focused" in link.states, focused(walk)
    walk.key("Return")
    back = walk.say("Back: %s (Esc)") % walk.say("Event")
    walk.app.find("button", back)
    walk.expect_label("ст.\u00a06.7.1")
    walk.key("Escape")
    walk.app.gone("button", back)
    walk.until(lambda: "focused" in link.refresh().states, "the focus to be at the link again")


def open_in_sheet(walk):
    """over a sheet an article opens in place, and what was typed there stays"""
    walk.key("alt+5", "o")
    walk.app.wait_window(walk.say("A Clock Was Wrong"))
    sheet = walk.app.find("frame", walk.say("A Clock Was Wrong"))
    entry = walk.app.find("text", within=sheet, state="focused")
    entry.set_text("-2")
    link = walk.app.find("label", re.compile("^ст\\.\u00a06"), within=sheet)
    for _ in range(12):
        walk.key("Tab")
        if "focused" in link.refresh().states:
            break
    assert "focused" in link.states, focused(walk)
    walk.key("Return")
    walk.app.find("label", re.compile(f"^{re.escape(link.name)}, "), within=sheet)    # with its book
    walk.key("Escape")
    walk.until(lambda: "focused" in link.refresh().states, "the focus to be at the link again")
    assert entry.refresh().text() == "-2", entry.text()
    walk.key("Escape")


def main():
    words = make_catalogue()
    path = workspace("--players", "4", "--rulebook", "fide-2023", "--discipline", "chess", "--time", "90+30")
    with Russian(sys.argv[1], path, words) as walk:
        find_by_number(walk)
        copy(walk)
        find_by_word(walk)
        find_composition(walk)
        follow(walk)
        open_from_card(walk)
        open_by_keyboard(walk)
        open_in_sheet(walk)
        assert walk.problems() == [], walk.problems()


main()
