#!/usr/bin/python3
"""follow.py BERGER: two laptops: the first lets the second follow by code and PIN and keys results, the second shows them,
loses the network and goes on, takes the event over; the first knows it and is a copy, also when it is opened again; both
files side by side."""
import contextlib
import os
import re
import sqlite3
import subprocess
import sys

from walk import Cases, Walk, workspace


def picture(walk, name):
    folder = os.environ.get("GUI_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, f"follow-{name}.png"))


def labels(walk):
    return [node.name for node in walk.app.find_all("label")]


def share(first):
    """address with code, and PIN"""
    first.key("F10")
    first.app.find("menu item", "Share on the Network…").click()
    first.app.wait_window("Share on the Network")
    network = first.app.find("combo box", "Network")
    network.focus()
    first.key("space", "End", "Return")
    first.key("Tab", "space")
    first.until(lambda: any(name.startswith("http://127.0.0.1:") for name in labels(first)), "the address")
    first.app.find("check box", re.compile("^A Second Laptop May Follow")).mclick()
    first.until(lambda: any("/copy#" in name for name in labels(first)), "the code")
    picture(first, "code")
    address = next(name for name in labels(first) if "/copy#" in name)
    pin = next(re.match(r"PIN (\d{6})", name)[1] for name in labels(first) if re.match(r"PIN \d{6}", name))
    assert pin not in address
    kept = os.path.join(first.app.tmp, "state", "berger", "second-laptop")
    assert os.stat(kept).st_mode & 0o777 == 0o600
    return address, pin


def open_sheet(second, address, pin, path):
    second.key("F10")
    second.app.find("menu item", "Follow Another Laptop…").click()
    second.app.wait_window("Follow Another Laptop")
    second.app.find("text", re.compile("^Address and code")).focus()
    second.app.type(address)
    second.key("Tab")
    second.app.type(pin)
    second.app.find("text", re.compile("^Keep the copy")).focus()
    second.key("ctrl+a")
    second.app.type(path)


def wrong_pin(second, address, pin, path):
    open_sheet(second, address, "000000" if pin != "000000" else "111111", path)
    second.key("Return")
    second.app.find("status bar", "Code or PIN is not the one of the other laptop.")
    picture(second, "wrong")
    assert not os.path.exists(path)
    second.key("Escape")
    second.until(lambda: "Follow Another Laptop" not in str(second.app.windows()), "the sheet to be closed")


def follow(first, second, address, pin, path):
    open_sheet(second, address, pin, path)
    second.key("Return")
    second.app.find("button", "follows")
    second.app.find("alert", re.compile("^Copy: the event is led at the computer"))
    second.path = path
    first.until(lambda: any(name.startswith("1 second laptop has asked") or name.startswith("2 second laptops")
                            for name in labels(first)), "the second laptop to be counted")
    first.key("Escape")
    first.until(lambda: "Share on the Network" not in str(first.app.windows()), "the sheet to be closed")


def see(first, second):
    """what is keyed on the first is on show on the second, where nothing can be keyed"""
    for walk in (first, second):
        walk.key("alt+3")
        walk.wait_selected(1)
    second.key("1")
    second.expect_label("View only: nothing was changed.")
    first.key("1")
    first.wait_stored(1, 1, "10")
    second.wait_result(1, "1 – 0")
    first.key("0")
    first.wait_stored(1, 2, "01")
    second.wait_result(2, "0 – 1")
    picture(second, "sees")


def lose(first, second):
    """the first shares no more, then again"""
    first.key("F10")
    first.app.find("menu item", "Share on the Network…").click()
    first.app.wait_window("Share on the Network")
    first.app.find("check box", "Share").mclick()
    second.app.find("button", "follows: no network")
    picture(second, "lost")
    network = first.app.find("combo box", "Network")
    network.focus()
    first.key("space", "End", "Return")
    first.key("Tab", "space")
    second.app.find("button", "follows")
    first.key("Escape")
    first.until(lambda: "Share on the Network" not in str(first.app.windows()), "the sheet to be closed")
    first.key("1")
    first.wait_stored(1, 3, "10")
    second.wait_result(3, "1 – 0")


def take_over(first, second):
    second.app.find("button", "Take Over…")
    second.key("F2")
    second.app.find("button", "Cancel")
    picture(second, "ask")
    second.app.find("button", "Take Over").click()
    second.app.gone("button", "Take Over…")
    second.until(lambda: re.search("Event taken over on a second laptop", second.journal()[-1]), "an entry")
    # The first was told, and is a copy.
    first.app.find("alert", re.compile("^Copy: the event was taken over at the computer"))
    picture(first, "copy")
    first.key("0")
    first.expect_label("View only: nothing was changed.")
    assert first.stored(1, 4) == ""
    second.key("alt+3")
    second.until(lambda: second.selected() is not None, "a board to be at hand")
    second.key("g", "4", "Return")
    second.wait_selected(4)
    second.key("0")
    second.wait_stored(1, 4, "01")


def compare(first, second):
    """both files side by side, in the window and without one"""
    first.key("F10")
    first.app.find("menu item", "Compare with Another File…").click()
    first.app.wait_window("Compare with Another File")
    first.app.type("/")
    first.app.find("text", state="focused").set_text(second.path)
    first.key("Return")
    first.app.wait_window("Two Files Compared")
    first.app.find("label", re.compile("^This file is an earlier state: it ends with No. 5, the other one goes on"))
    first.app.find("list", "What the other file has")
    first.app.find("label", re.compile("^Event taken over on a second laptop"))
    picture(first, "compare")
    first.key("Escape")
    done = subprocess.run([os.environ["BERGERCTL"], "db", "diverge", first.path, second.path], capture_output=True, text=True,
                          check=False, timeout=60)
    assert done.returncode == 0 and done.stdout.startswith("second-ahead\t"), done
    assert subprocess.run([os.environ["BERGERCTL"], "db", "check", second.path], check=False, timeout=60).returncode == 0


def meet_again(program, stale, taken):
    """a file of before that nobody told: compared with the one that took over, it becomes a copy"""
    with Walk(program, stale) as walk:
        walk.key("F10")
        walk.app.find("menu item", "Compare with Another File…").click()
        walk.app.wait_window("Compare with Another File")
        walk.app.type("/")
        walk.app.find("text", state="focused").set_text(taken)
        walk.key("Return")
        walk.app.wait_window("Two Files Compared")
        walk.app.find("label", re.compile("^The event was taken over at the computer .* this file was not told"))
        picture(walk, "meet")
        walk.key("alt+y")
        walk.app.find("alert", re.compile("^Copy: the event was taken over at the computer"))
        assert walk.problems() == [], walk.problems()


def opened_again(program, path):
    with Walk(program, path) as again:
        again.app.find("alert", re.compile("^Copy: the event was taken over at the computer"))
        again.app.find("button", "Take Over…")


def main():
    program = sys.argv[1]
    path = workspace("--players", "12", "--rounds", "5", "--name", "Кубок города")
    own = workspace("--players", "4", "--rounds", "3", "--name", "Другой кубок")
    copy = os.path.join(os.path.dirname(own), "copy.berger")
    cases = Cases()
    with Walk(program, path) as first:
        address, pin = cases.run(share, first)
        with Walk(program, own) as second:
            cases.run(wrong_pin, second, address, pin, copy)
            cases.run(follow, first, second, address, pin, copy)
            cases.run(see, first, second)
            cases.run(lose, first, second)
            stale = os.path.join(os.path.dirname(own), "stale.berger")
            with contextlib.closing(sqlite3.connect(first.path)) as source, contextlib.closing(sqlite3.connect(stale)) as kept:
                source.backup(kept)
            cases.run(take_over, first, second)
            assert second.problems() == [], second.problems()
        cases.run(compare, first, second)
        assert first.problems() == [], first.problems()
    with cases:
        cases.run(meet_again, program, stale, copy)
        cases.run(opened_again, program, path)


main()
