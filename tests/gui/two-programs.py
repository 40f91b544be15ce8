#!/usr/bin/python3
"""two-programs.py BERGER: two programs on one workspace: the second looks on, shows what the first does, and leads when
the first has gone."""
import os
import re
import sys

from walk import Walk, workspace

def results(walk):
    return walk.ask("SELECT count(*) FROM result")


def look_on(leader, viewer):
    """told at once; nothing can be done; what the leader does is on show"""
    viewer.app.find("alert", re.compile("^View only: the event is led at the computer"))
    for name in ("Undo", "Redo", "Close round 1"):
        assert "sensitive" not in viewer.app.find("button", re.compile("^" + name)).states, name
    viewer.key("alt+3")
    viewer.wait_selected(1)
    viewer.key("1")
    viewer.expect_label("View only: nothing was changed.")
    assert results(leader) == [(0,)], results(leader)
    leader.key("alt+3")
    leader.wait_selected(1)
    leader.key("1")
    viewer.wait_result(1, "1 – 0")
    viewer.app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), "two-programs.png"))


def take_the_lead(viewer):
    """the leader has gone: one button, and the keys do their work"""
    viewer.app.find("alert", re.compile("no longer leads the event"))
    viewer.app.find("button", "Lead Here").click()
    viewer.app.gone("button", "Lead Here")
    viewer.key("alt+3")
    viewer.wait_selected(1)
    viewer.key("Down", "0")
    viewer.until(lambda: results(viewer) == [(2,)], "a result of one's own")


def main():
    program = sys.argv[1]
    path = workspace("--players", "8", "--name", "Кубок города")
    leader = Walk(program, path)
    with leader:
        viewer = Walk(program, path).__enter__()
        try:
            look_on(leader, viewer)
        except BaseException:
            viewer.__exit__(*sys.exc_info())
            raise
    with viewer:
        take_the_lead(viewer)
        assert viewer.problems() == [], viewer.problems()


main()
