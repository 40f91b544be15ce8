#!/usr/bin/python3
"""stages.py BERGER: a mixed competition by keys: two groups of four that have played, equals at the line,
a final to which points are brought; the final is paired and its table shows what was brought."""
import re
import sys

from walk import Walk, workspace


def open_entry(walk, title, place):
    """an entry of the list of groups, counted from the group on show"""
    walk.key("ctrl+g")
    walk.app.find("list item", title)
    walk.key(*["Down"] * place, "Return")
    walk.app.wait_window(title.rstrip("…"))


def wait_closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"{title} to close")


def groups(walk):
    return [name for name, in walk.ask("SELECT name FROM event_group ORDER BY id")]


def first_of(walk, group):
    return walk.ask("SELECT family_name || ' ' || given_name FROM person JOIN entry ON person.id = person_id"
                    " JOIN event_group g ON g.id = group_id WHERE g.name = ? AND number = 1", group)[0][0]


def wait_first(walk, name):
    """the first row of the crosstable"""
    walk.until(lambda: walk.app.find("table", "Crosstable").desc == name, f"{name} in the first row")


def turn(walk):
    """Alt and Page Down: the other group on the same page, and behind the last one the first"""
    walk.key("alt+4")
    wait_first(walk, first_of(walk, "Группа А"))
    walk.key("alt+Page_Down")
    wait_first(walk, first_of(walk, "Группа Б"))
    walk.key("alt+Page_Down")
    wait_first(walk, first_of(walk, "Группа А"))
    walk.key("alt+Page_Up")
    wait_first(walk, first_of(walk, "Группа Б"))
    walk.key("alt+Page_Up")
    wait_first(walk, first_of(walk, "Группа А"))


def add_group(walk):
    """a further group begins empty; Undo brings back the group from which it was made"""
    open_entry(walk, "New Group…", 2)
    walk.app.find("text", "Name of the new group").set_text("Группа Б")
    walk.expect_label("Another group of the event is already called “Группа Б”.")
    walk.app.find("text", "Name of the new group").set_text("Juniors")
    walk.app.find("button", "Create", state="sensitive")
    walk.key("ctrl+Return")
    wait_closed(walk, "New Group")
    walk.expect_label("No players yet")
    assert groups(walk) == ["Группа А", "Группа Б", "Juniors"]
    walk.key("ctrl+z")
    walk.until(lambda: groups(walk) == ["Группа А", "Группа Б"], "two groups")
    walk.key("alt+4")
    wait_first(walk, first_of(walk, "Группа А"))


def add_contest(walk):
    """beside groups at the board a contest of composition, which has no system; and back"""
    open_entry(walk, "New Group…", 2)
    walk.app.find("text", "Name of the new group").set_text("Works")
    walk.app.find("combo box", re.compile("^System"))
    walk.app.find("combo box", re.compile("^How")).mclick()
    walk.key("Down", "Down", "Return")
    walk.app.gone("combo box", re.compile("^System"))
    walk.app.find("button", "Create", state="sensitive")
    walk.key("ctrl+Return")
    wait_closed(walk, "New Group")
    walk.expect_label("No works yet")
    assert walk.ask("SELECT g.name, t.kind FROM contest_terms t JOIN event_group g ON g.id = group_id") == [
        ("Works", "composing")]
    walk.key("ctrl+z")
    walk.until(lambda: groups(walk) == ["Группа А", "Группа Б"], "two groups")
    walk.key("alt+4")
    wait_first(walk, first_of(walk, "Группа А"))


def decide_ties(walk):
    """two share the first place in both groups, so the arbiter decides who plays on"""
    open_entry(walk, "Next Stage…", 3)
    walk.expect_label("4 qualify, by pairing numbers")
    walk.app.find("spin button", re.compile("^Top places of each group")).set_value(1)
    for group in ("Группа А", "Группа Б"):
        walk.expect_label(f"{group}, places 1–2: 1 of 2 qualifies")
    walk.expect_label("Tied players at the qualifying line: choose who qualifies.")
    walk.until(lambda: not walk.app.find_all("button", "Create", state="sensitive"), "the button to be off")
    walk.app.find("check box", "Шевцов Захар").click()
    walk.app.find("check box", "Гречко Илья").click()
    walk.expect_label("2 qualify, by pairing numbers")
    walk.app.gone("label", "Tied players at the qualifying line: choose who qualifies.")
    walk.app.find("button", "Create", state="sensitive")


def make_final(walk):
    """the first two of both groups with all their points; equals need no decision"""
    walk.app.find("spin button", re.compile("^Top places of each group")).set_value(2)
    walk.expect_label("4 qualify, by pairing numbers")
    walk.app.find("combo box", "Points carried over").mclick()
    walk.key("Down", "Return")
    walk.until(lambda: len(walk.app.find_all("label", "brings 2")) == 4, "two points of everybody")
    walk.key("ctrl+Return")
    wait_closed(walk, "Next Stage")
    walk.until(lambda: groups(walk)[2:] == ["Final"], "the final")
    stored = walk.ask("SELECT e.number, e.carried_points, g.name FROM entry e JOIN event_group f ON f.id = e.group_id"
                      " JOIN entry o ON o.person_id = e.person_id AND o.id <> e.id"
                      " JOIN event_group g ON g.id = o.group_id WHERE f.name = 'Final' ORDER BY e.number")
    assert stored == [(1, 120, "Группа А"), (2, 120, "Группа Б"), (3, 120, "Группа Б"), (4, 120, "Группа А")], stored
    assert "Next stage: Final, 4 players" in walk.journal()


def pair_final(walk):
    """start numbers stay as the stage gave them; a win comes on top of what was brought"""
    walk.app.find("button", "Pair round 1", state="sensitive")
    walk.key("ctrl+Return")
    walk.expect_label("4 playing")
    walk.key("ctrl+Return", "ctrl+Return")
    walk.until(lambda: len(walk.rows("Pairs of the round")) == 2, "the pairs of round 1")
    walk.key("ctrl+Return")
    walk.expect_label("The pairings of all 3 rounds are saved.")
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM round r JOIN event_group g ON g.id = r.group_id"
                                " WHERE g.name = 'Final'") == [(3,)], "three rounds")
    pairs = walk.ask("SELECT w.number, b.number FROM pairing p JOIN round r ON r.id = p.round_id"
                     " JOIN event_group g ON g.id = r.group_id JOIN entry w ON w.id = white_id"
                     " JOIN entry b ON b.id = black_id WHERE g.name = 'Final' AND r.number = 1 ORDER BY board")
    assert pairs == [(1, 4), (2, 3)], pairs
    walk.table = None
    walk.key("alt+3")
    walk.app.find("button", "Round 1", state="pressed")
    walk.key("1")
    walk.until(lambda: walk.ask("SELECT white FROM result s JOIN pairing p ON p.id = pairing_id"
                                " JOIN round r ON r.id = round_id JOIN event_group g ON g.id = r.group_id"
                                " WHERE g.name = 'Final'") == [("1",)], "the result of board 1")


def see_table(walk):
    walk.key("alt+4")
    walk.app.find("button", "By place").click()
    walk.app.find("button", "List").click()
    heads = walk.until(lambda: walk.heads("Standings"), "the headings")
    assert "Carried over" in heads, heads
    lines = [cells for cells, _ in walk.rows("Standings")]
    brought, points = heads.index("Carried over"), heads.index("Points")
    winner = first_of(walk, "Final")
    assert [line[brought] for line in lines] == ["2"] * 4, lines
    assert lines[0][heads.index("Name")] == winner and lines[0][points] == "3", lines
    assert [line[points] for line in lines[1:]] == ["2"] * 3, lines
    # A group that has brought nothing has no such column.
    walk.key("alt+Page_Up")
    walk.table = None
    walk.until(lambda: "Carried over" not in walk.heads("Standings"), "the columns of a group")


def main():
    program = sys.argv[1]
    path = workspace("--groups", "2", "--players", "4", "--played", "3", "--unpaired", "--system", "berger")
    with Walk(program, path) as walk:
        turn(walk)
        add_group(walk)
        add_contest(walk)
        decide_ties(walk)
        make_final(walk)
        pair_final(walk)
        see_table(walk)
        assert walk.problems() == [], walk.problems()


main()
