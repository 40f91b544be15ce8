#!/usr/bin/python3
"""tournament.py BERGER PLAYERS.csv [ru|uk]: from the list of players to the printed protocol, by keys.

A new event with the choices as they stand, players from a table, a round paired and published, its
results, the table's cells, the protocol as PDF. The words are looked up in the program's own
catalogue, so that the same walk goes through the window in every language."""
import os
import subprocess
import sys

from walk import Cases, Fresh, Words, thin


def make_event(walk, say):
    walk.key("ctrl+n")
    walk.app.find("combo box", say("_System"), state="focused")
    for page in ("Kind", "Rules", "Rounds and points", "Event"):
        walk.expect_label(say(page))
        walk.key("Return")
    walk.expect_label(say("No players yet"))
    walk.wait_workspace()
    walk.until(lambda: walk.ask("SELECT count(*) FROM event") == [(1,)], "the event to be stored")


def import_players(walk, say, players):
    walk.key("ctrl+i")
    walk.app.wait_window(say("Import"))
    # A slash opens the field; GTK completes what is typed there while it is typed.
    walk.app.type("/")
    walk.app.find("text", state="focused").set_text(os.path.realpath(players))
    walk.key("Return", "Return")
    walk.app.find("tree table", say("Rows of the file"))
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM entry") == [(12,)], "12 players to be stored")


def find_by_proposed_number(walk, say):
    """the numbers of the list find a player also before they are given"""
    players = say("Players of the round")
    walk.until(lambda: len(walk.rows(players)) == 12, "all players")
    walk.key("5")
    walk.until(lambda: [cells[0] for cells, _ in walk.rows(players)] == ["5"], "number 5 alone")
    walk.key("Escape")
    walk.until(lambda: len(walk.rows(players)) == 12, "all players again")


def pair(walk, say):
    walk.until(lambda: walk.app.find("button", say("Pair round %d") % 1), "the next step")
    for page in ("Players of the round", None, "Pairs of the round"):
        walk.key("ctrl+Return")
        if page is not None:
            walk.until(lambda name=page: len(walk.rows(say(name))) >= 6, page)
            if page == "Players of the round":
                find_by_proposed_number(walk, say)
        else:
            walk.expect_label(say("Enter continues to the pairing."))
    walk.key("ctrl+Return")
    walk.app.find("button", say("_Publish round %d") % 1)
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM pairing") == [(6,)], "six boards to be stored")


def enter_results(walk, say):
    boards = say("Boards of the round")
    walk.until(lambda: len(walk.rows(boards)) == 6, "the six boards")
    walk.key("1", "0", "5", "plus", "equal", "1")
    win, draw, loss = say.points
    wanted = [f"{win} – {loss}", f"{loss} – {win}", f"{draw} – {draw}", "+ / −", f"{draw} – {draw}",
              f"{win} – {loss}"]
    wanted = [thin(text) for text in wanted]
    walk.until(lambda: [cells[4] for cells, _ in walk.rows(boards)] == wanted, f"the results {wanted}")
    return {int(cells[0]): (cells[2], cells[6]) for cells, _ in walk.rows(boards)}


def check_table(walk, say, boards):
    """the list of standings by its cells, against the results as they were keyed"""
    points = {}
    win, draw, loss = say.points
    for board, (white, black) in boards.items():
        gained = {1: (win, loss), 2: (loss, win), 3: (draw, draw), 4: (win, loss), 5: (draw, draw),
                  6: (win, loss)}[board]
        for name, number in zip((white, black), gained):
            points[name] = number
    walk.key("alt+4")
    walk.app.find("table", say("Crosstable"))
    walk.app.find("button", say("_List")).click()
    shown = walk.until(lambda: [cells for cells, _ in walk.rows(say("Standings"))], "the list")
    walk.until(lambda: len(walk.rows(say("Standings"))) == 12, "twelve lines")
    shown = [cells for cells, _ in walk.rows(say("Standings"))]
    heads = walk.heads(say("Standings"))
    name, number = (heads.index(walk_word) for walk_word in
                    (say.in_context("table head", "Name"), say.in_context("table head", "Points")))
    assert len(points) == 12, points
    for cells in shown:
        key = next((whole for whole in points if whole.startswith(cells[name])), None)
        assert key is not None, (cells, points)
        assert cells[number] == points[key], (cells, points)
    assert [cells[number] for cells in shown] == sorted(points.values(), key=say.points.index)


def close_round(walk, say):
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count(*) FROM journal WHERE action = 'round-close'") == [(1,)],
               "the round to be closed")
    walk.app.find("button", say("Pair round %d") % 2)


def write_protocol(walk, say, boards, language):
    path = os.path.join(walk.app.tmp, "protocol.pdf")
    walk.key("alt+8")
    walk.app.find("list item", say("Result sheet of round %d") % 1)
    walk.key("ctrl+s")
    walk.app.wait_window(say("Save the Document"))
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the PDF")
    walk.expect_label(say("Saved: %s") % path)
    text = subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True,
                          text=True, timeout=60).stdout
    title = {"en": "RESULT SHEET No. 1", "ru": "ПРОТОКОЛ № 1", "uk": "ПРОТОКОЛ № 1"}[language]
    assert title in text, text
    lines = [" ".join(line.split()) for line in text.splitlines()]
    win, draw, loss = say.points
    won, lost, drawn = f"{win} {{}} {loss}", f"{loss} {{}} {win}", f"{draw} {{}} {draw}"
    marks = {1: won, 2: lost, 3: drawn, 4: "+ {} −", 5: drawn, 6: won}
    for board, players in boards.items():
        white, black = (" ".join(name.split()[:2]) for name in players)
        wanted = marks[board].format(f"{white} {board} {black}")
        assert wanted in lines, (wanted, text)


def check_end(walk):
    """everything stands in the journal, and the program complained of nothing"""
    titles = walk.journal()
    assert len(titles) >= 10, titles
    assert walk.problems() == [], walk.problems()


def main():
    program, players = sys.argv[1:3]
    language = sys.argv[3] if len(sys.argv) > 3 else "en"
    say = Words(language)
    with Cases() as cases, Fresh(program, None, lang=language) as walk:
        cases.run(make_event, walk, say)
        cases.run(import_players, walk, say, players)
        cases.run(pair, walk, say)
        boards = cases.run(enter_results, walk, say)
        cases.run(check_table, walk, say, boards)
        cases.run(close_round, walk, say)
        cases.run(write_protocol, walk, say, boards, language)
        cases.run(check_end, walk)


main()
