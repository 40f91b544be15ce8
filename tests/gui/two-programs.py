#!/usr/bin/python3
"""two-programs.py BERGER: two programs on one workspace: the second looks on, shows what the first does, takes the lead
from one that answers and from one that does not, and leads when the first has gone."""
import os
import re
import signal
import subprocess
import sys

from walk import Walk, workspace, write_beside

def results(walk):
    return walk.ask("SELECT count(*) FROM result")


def look_on(leader, viewer):
    """told at once; nothing can be done; what the leader does is on show"""
    viewer.app.find("alert", re.compile("^View only: the event is led at the computer .* No\\. [0-9]+\\.$"))
    viewer.app.find("label", re.compile("^Led at “"))
    viewer.app.find("label", "view only")
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


def go_to(walk, board):
    """the board at hand in a window, wherever it was"""
    walk.key("alt+3")
    walk.until(lambda: walk.selected() is not None, "a board to be at hand")
    for _ in range(1, 4):
        walk.key("Up")
    walk.wait_selected(1)
    for following in range(2, board + 1):
        walk.key("Down")
        walk.wait_selected(following)


def shot(walk, name):
    walk.app.shot(os.path.join(os.environ.get("GUI_SHOTS", "/tmp"), f"two-programs-{name}.png"))


def grey(viewer):
    """a sheet of what is only looked at takes nothing, and is left by Escape"""
    viewer.key("alt+2")
    viewer.app.find("tree table", "Players")
    viewer.key("Insert")
    viewer.app.wait_window("New Player")
    viewer.app.find("text", re.compile("^Family name"))
    assert viewer.app.find_all("text", state="focused") == []
    for name in ("Add", "Add and Next"):
        assert "sensitive" not in viewer.app.find("button", name).states, name
    viewer.key("Escape")
    viewer.until(lambda: "New Player" not in str(viewer.app.windows()), "the sheet to be closed")


def take(viewer, answer, reason):
    """the sheet asks the leader, and wants a reason"""
    viewer.app.find("button", "Take the Lead…")
    viewer.key("F2")
    sheet = viewer.app.find("window", "Take the Lead")
    viewer.expect_label(answer)
    viewer.app.find("check box", reason, within=sheet).click()
    shot(viewer, "no" if answer == "no" else "yes")
    viewer.app.find("button", "Take the Lead…", within=sheet).click()
    viewer.app.find("button", "Take the Lead").click()
    viewer.app.gone("button", "Take the Lead…")


def wait_recorded(walk, pattern):
    walk.until(lambda: re.search(pattern, walk.journal()[-1]), f"an entry {pattern}")


def take_over(leader, viewer):
    """who leads and answers looks on from then; it stands in the journal, and its acts are not undone elsewhere"""
    take(viewer, "✓ yes, just now", re.compile("^Agreed with"))
    leader.app.find("alert", re.compile("^View only: the event is led at the computer"))
    wait_recorded(viewer, "^Lead taken over: .*by agreement")
    undo = viewer.app.find("button", re.compile("^Undo"))
    assert "sensitive" not in undo.states
    go_to(viewer, 2)
    viewer.key("1")
    leader.wait_result(2, "1 – 0")
    shot(leader, "taken")


def take_silent(leader, viewer, silent):
    """one that hangs is passed over after a question of its own; when it wakes it writes nothing"""
    os.kill(silent, signal.SIGSTOP)
    try:
        take(leader, "no", re.compile("does not answer or has failed$"))
        wait_recorded(leader, "^Lead taken without an answer: .*does not answer")
        go_to(leader, 3)
        leader.key("1")
        leader.wait_stored(1, 3, "10")
    finally:
        os.kill(silent, signal.SIGCONT)
    viewer.app.find("alert", re.compile("^View only: the event is led at the computer"))
    viewer.wait_result(3, "1 – 0")


def take_the_lead(viewer):
    """the leader has gone: one button, and the keys do their work"""
    viewer.app.find("alert", re.compile("no longer leads the event"))
    viewer.app.find("button", "Lead Here")
    viewer.key("F2")
    viewer.app.gone("button", "Lead Here")
    go_to(viewer, 4)
    viewer.key("0")
    viewer.until(lambda: results(viewer) == [(4,)], "a result of one's own")


def save_once_more(walk, path):
    """what was typed into a sheet is not lost when something else was done meanwhile: that is told, and saved then"""
    walk.key("alt+2")
    walk.app.find("tree table", "Players")
    walk.key("Insert")
    walk.app.wait_window("New Player")
    walk.app.type("Поздний Пётр")
    done = subprocess.run([os.environ["BERGERCTL"], "document", "letterhead", "--db", path, "--event", "1", "--foot",
                           "xx"], check=False, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "the event is led at the computer" in done.stderr, done
    write_beside(path, 1)
    walk.key("Return")
    walk.expect_label("Another program did something meanwhile: Letterhead of the papers. Nothing was changed: look again "
                      "and save once more.")
    assert walk.ask("SELECT count(*) FROM entry") == [(8,)]
    walk.key("Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(9,)], "the player")


def main():
    program = sys.argv[1]
    path = workspace("--players", "8", "--name", "Кубок города")
    leader = Walk(program, path)
    with leader:
        viewer = Walk(program, path).__enter__()
        try:
            look_on(leader, viewer)
            grey(viewer)
            take_over(leader, viewer)
            take_silent(leader, viewer, viewer.app.proc.pid)
        except BaseException:
            viewer.__exit__(*sys.exc_info())
            raise
    with viewer:
        take_the_lead(viewer)
        save_once_more(viewer, path)
        assert viewer.problems() == [], viewer.problems()


main()
