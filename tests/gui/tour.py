#!/usr/bin/python3
"""tour.py BERGER: the samples of the start page and the tour of the Swiss, which waits for each act, in a Russian
window; the tour of the teams is left by key."""
import os

import sys
import tempfile

from walk import Fresh, Words

def open_sample(walk, say, label):
    walk.app.find("push button", say(label)).click()

def main():
    say = Words("ru")
    with Fresh(sys.argv[1], None, lang="ru") as walk:
        open_sample(walk, say, "Open the S_wiss")
        walk.app.find("label", say("Enter a result"), timeout=90)
        walk.app.find("label", say("Waiting for a result"))
        walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", tempfile.gettempdir()), "tour.png"))
        walk.key("1")
        walk.app.find("label", say("Take it back"))
        walk.key("ctrl+z")
        walk.app.find("label", say("Two incidents wait"))
        walk.app.find("push button", say("Show Me _Where")).click()
        walk.app.find("label", say("Read the table"))
        walk.key("alt+4")
        walk.app.find("label", say("Print"))
        walk.app.find("push button", say("Leave the _Tour")).focus()
        walk.key("space")
        walk.app.gone("label", say("Waiting for the page"))
        walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", tempfile.gettempdir()), "tour-left.png"))
        assert walk.problems() == [], walk.problems()
    print("ok")

if __name__ == "__main__":
    main()
