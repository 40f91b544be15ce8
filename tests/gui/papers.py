#!/usr/bin/python3
"""papers.py BERGER: the Russian window, by keys alone: from the last result to the printer in eight keys; ticks and
copies of a set, remembered by the event; a paper found by typing, one that lacks something leads to where it is
made; a paper of the archive printed again byte for byte, corrected after a change; the same page at 200 %; the next step
of an event that is over leads to its report."""
import hashlib
import os
import re
import subprocess
import sys

from walk import Walk, change, workspace

PRINT = "Печать"    # the toolkit's word
FINAL = "Отчёт о соревновании"


def picture(walk, name):
    folder = os.environ.get("PAPERS_SHOTS")
    if folder:
        walk.app.settle()
        walk.app.shot(os.path.join(folder, name + ".png"))


def ctl(path, *arguments):
    program = os.environ["BERGERCTL"]
    done = subprocess.run([program, "document", *arguments, "--db", path, "--event", "1"], capture_output=True,
                          text=True, timeout=60, env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
                          check=False)
    return [line.split("\t") for line in done.stdout.splitlines()]


def printed(walk):
    """the files that the dialog wrote: printing goes into the folder in which the program runs"""
    folder = os.path.dirname(walk.path)
    return sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".pdf"))


def focused_row(walk):
    return next((node.name for node in walk.app.find_all("list item", state="focused")), None)


def last_result(walk):
    """the last result of the round, then the printer: no more than eight keys"""
    walk.app.find("list item", "Туры", state="selected")
    walk.app.find("label", "Доска 3")
    walk.key("1")
    walk.until(lambda: walk.ask("SELECT count(*) FROM result") == [(3,)], "the last result")
    # Where no printer is the usual one it is chosen once: there is none here but the file.
    keys = ["alt+8", "ctrl+p", "Tab", "Down", "shift+Tab", "Return"]
    assert 1 + len(keys) <= 8
    walk.key(keys[0])
    # All results are in: the page opens with the set of after the round.
    walk.app.find("button", "После тура", state="pressed")
    walk.app.find("list item", "Протокол 1-го тура")
    # It can be closed first: the page says so, and the button is beside it.
    walk.app.find("label", "предварительно: 1-й тур не закрыт")
    walk.app.find("button", "Закрыть 1-й тур")
    picture(walk, "after")
    walk.key(keys[1])
    walk.app.wait_window(PRINT)
    picture(walk, "dialog")
    before = printed(walk)
    walk.key(*keys[2:4])
    walk.app.find("button", ".../Документы после тура 1.pdf")      # the printer has said what it can
    walk.key(*keys[4:])
    walk.until(lambda: len(printed(walk)) > len(before), "the file of the printer")
    walk.until(lambda: walk.ask("SELECT kind FROM printed_paper ORDER BY number") ==
               [("standings",), ("protocol",), ("table",)], "the archive")
    assert walk.ask("SELECT DISTINCT way, round, copies FROM printed_paper") == [("printed", 1, 1)]


def ticks(walk):
    """space takes a tick, plus and minus change the copies; it is remembered when it is saved"""
    walk.app.find("button", "До тура").click()
    walk.app.find("list item", "Пары 1-го тура по доскам")
    walk.key("ctrl+f")
    walk.app.type("доскам")
    walk.key("Return")
    walk.until(lambda: focused_row(walk) == "Пары 1-го тура по доскам", "the row to have the focus")
    picture(walk, "found")
    walk.key("ctrl+f", "Escape")
    walk.until(lambda: focused_row(walk) == "Пары 1-го тура по доскам", "the row again")
    walk.key("plus", "plus", "minus", "plus")
    walk.app.find("button", "Печать, 5 листов")
    walk.key("Down", "space")
    walk.app.find("button", "Печать, 4 листа")
    picture(walk, "before")
    path = os.path.join(walk.app.tmp, "set.pdf")
    walk.key("ctrl+s")
    walk.app.wait_window("Сохранить документ")
    walk.key("ctrl+a")
    walk.app.type(path)
    walk.key("Return")
    walk.until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the PDF")
    walk.until(lambda: ("pairings", 1, 3) in walk.ask("SELECT kind, is_wanted, copies FROM paper_set"), "the set")
    assert ("pairings-by-name", 0, 1) in walk.ask("SELECT kind, is_wanted, copies FROM paper_set")
    rows = {row[2]: row[:2] for row in ctl(walk.path, "set", "--preset", "before") if len(row) > 2}
    assert rows["pairings"] == ["x", "3"] and rows["pairings-by-name"][0] == "-", rows


def opens(walk):
    """the set of after the round opens with what can be printed, not with the pairs of a round that is not there yet"""
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text("доскам")
    walk.key("Return")
    walk.until(lambda: focused_row(walk) == "Пары 1-го тура по доскам", "the pairs")
    walk.app.find("button", "После тура").click()
    walk.app.find("list item", re.compile("^Пары 2-го тура по доскам"))
    chosen = [node.name for node in walk.app.find_all("list item", state="selected") if node.name != "Документы"]
    assert len(chosen) == 1 and not chosen[0].startswith("Пары"), chosen
    picture(walk, "opens")


def lacking(walk):
    """a paper that has nothing yet says why, and Enter goes to where it is made"""
    walk.key("ctrl+f")
    walk.app.type("обязанности")
    walk.key("Return")
    walk.until(lambda: (focused_row(walk) or "").startswith("Обязанности"), "the duties")
    picture(walk, "lacking")
    walk.key("Return")
    walk.app.find("list item", "Соревнование", state="selected")
    walk.key("alt+8")
    walk.app.find("list item", "Документы", state="selected")
    walk.app.settle()


def foreign(walk):
    """what the group has not is found by its name, with the reason and the way"""
    assert walk.app.find_all("list item", re.compile("^Дипломы")) == []
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text("дипломы")
    walk.key("Return")
    walk.until(lambda: (focused_row(walk) or "").startswith("Дипломы"), "the diplomas")
    walk.app.find("button", "Все", state="pressed")
    walk.app.find(name=re.compile("^призы не заданы. Enter: страница «Таблица»"))
    picture(walk, "foreign")
    walk.key("Return")
    walk.app.find("list item", "Таблица", state="selected")
    walk.key("alt+8")
    walk.app.find("list item", "Документы", state="selected")
    # What can be printed goes before what cannot, whatever its title begins with.
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text("записи партий")
    walk.key("Return")
    walk.until(lambda: (focused_row(walk) or "").startswith("Бланки записи партий"), "the blanks, not the games")
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text("протокол")
    walk.key("Return")
    walk.until(lambda: (focused_row(walk) or "").startswith("Протокол ") and
               not focused_row(walk).startswith("Протокол жеребьёвки"), "the protocol of the round")
    walk.key("ctrl+f", "Escape")
    walk.app.settle()


def archive(walk):
    """what was printed is printed again as it was, byte for byte, and says when it was corrected since"""
    walk.app.find("button", "Архив").click()
    sha256, number = walk.ask("SELECT sha256, number FROM printed_paper WHERE kind = 'protocol'")[0]
    walk.app.find("list item", f"№ {number}. Протокол 1-го тура")
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused")
    walk.app.type("протокол")
    walk.key("Return")
    walk.until(lambda: focused_row(walk) == f"№ {number}. Протокол 1-го тура", "the protocol of the archive")
    picture(walk, "archive")
    before = printed(walk)
    walk.key("ctrl+p")
    walk.app.wait_window(PRINT)
    walk.key("Return")
    new = walk.until(lambda: [path for path in printed(walk) if path not in before and os.path.getsize(path) > 0],
                     "the file of the printer")

    def is_same():
        with open(new[0], "rb") as file:
            return hashlib.sha256(file.read()).hexdigest() == sha256
    walk.until(is_same, "the same bytes")
    # Undo takes the result back, not the printing; the protocol of the archive is corrected since.
    count = walk.ask("SELECT count(*) FROM printed_paper")
    walk.key("alt+3", "ctrl+z")
    while walk.ask("SELECT count(*) FROM result") == [(3,)]:
        walk.key("ctrl+z")
        walk.app.settle()
    walk.key("alt+8")
    walk.app.find("button", "Архив").click()
    assert walk.ask("SELECT count(*) FROM printed_paper") == count
    rows = {row[2]: row[9] for row in ctl(walk.path, "archive", "list")}
    assert rows["protocol"] == "corrected" and rows["pairings"] == "as-printed", rows
    picture(walk, "corrected")
    # Both of a corrected paper: where it differs, and it as it would be now.
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text("протокол")
    walk.key("Return")
    walk.app.find("button", "Что не сходится", state="pressed")
    walk.app.find("label", "лист 1 из 1")
    picture(walk, "differs")
    walk.app.find("button", "Сейчас").click()
    walk.app.find("button", "Сейчас", state="pressed")
    walk.app.find("label", "лист 1 из 1")
    picture(walk, "as-now")
    walk.key("ctrl+shift+z")


def hidden(walk):
    """a paper that the search hides is not printed: the first that is found gives way to nothing, and then nothing is"""
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text("стартов")
    walk.until(lambda: [node.name for node in walk.app.find_all("list item", state="selected")
                        if node.name.startswith("Стартовый список")], "the list to be chosen")
    walk.app.find("text", "Найти документ").set_text("ъъъ")
    walk.until(lambda: "sensitive" not in walk.app.find("button", re.compile("^Печать")).refresh().states,
               "nothing to print")
    walk.key("ctrl+p")
    walk.app.find(name="Документа с таким названием нет.")
    assert not [window for window in walk.app.windows() if window["title"] == PRINT]
    walk.key("Escape")
    walk.until(lambda: "sensitive" in walk.app.find("button", re.compile("^Печать")).refresh().states, "the paper again")


def hidden_of_set(walk):
    """what has its tick is printed whatever is looked for, so it is seen, and the sum is that of what is seen"""
    walk.app.find("button", "До тура").click()
    walk.app.find("button", "До тура", state="pressed")
    ticked = walk.until(lambda: [node.name for node in walk.app.find_all("list item")
                                 if node.name.startswith("Пары")], "the papers of the set")
    label = walk.app.find("button", re.compile("^Печать")).name
    walk.key("ctrl+f")
    walk.app.find("text", "Найти документ", state="focused").set_text("ъъъ")
    walk.app.find("label", "В этом наборе нет. Enter: все документы.")
    shown = [node.name for node in walk.app.find_all("list item") if node.name.startswith("Пары")]
    assert shown == ticked, (shown, ticked)
    assert walk.app.find("button", re.compile("^Печать")).name == label
    walk.key("Escape")


def large_text(program):
    """at 200 % nothing is wider than the screen, and every view can be reached"""
    path = workspace("--players", "6", "--rounds", "5", "--played", "1", "--results", "1")
    with Walk(program, path, lang="ru", text_scale=2.0) as walk:
        walk.key("alt+8")
        walk.app.find("button", "До тура", on_screen=False)
        picture(walk, "200-before")
        walk.app.find("button", "Список документов", on_screen=False).click()
        picture(walk, "200-list")
        assert max(window["w"] for window in walk.app.windows()) <= 1366, walk.app.windows()
        walk.app.find("button", "Язык, части и печать документа", on_screen=False).click()
        walk.app.settle()
        _, y, _, height = walk.app.find("button", re.compile("PDF$")).extents()
        assert y + height <= 768, (y, height)
        assert walk.problems() == [], walk.problems()


def first_day(program):
    """before the first round the page is not empty"""
    path = workspace("--players", "6", "--rounds", "5", "--unpaired")
    with Walk(program, path, lang="ru") as walk:
        walk.key("alt+8")
        walk.app.find("button", "Все", state="pressed")
        walk.app.find("list item", "Стартовый список")
        # What is shown can be printed.
        walk.app.find("label", "лист 1 из 1")
        picture(walk, "first-day")
        hidden(walk)
        assert walk.problems() == [], walk.problems()


def start_list(walk):
    walk.key("ctrl+f")
    walk.app.type("стартовый")
    walk.key("Return")
    walk.until(lambda: (focused_row(walk) or "").startswith("Стартовый список"), "the start list")


def next_step(program):
    """the next step of an event that is over is its report: also when the page is open, with another paper"""
    path = workspace("--players", "4", "--rounds", "3", "--played", "2", "--results", "2")
    change(path, "UPDATE round SET state = 'closed'", "UPDATE event SET state = 'closed'")
    with Walk(program, path, lang="ru") as walk:
        walk.key("alt+8")
        walk.app.find("button", "Все").click()
        start_list(walk)
        # By the mouse from another paper, then by the key from the search, which hides the report.
        walk.app.find("button", "Составить отчёт").click()
        walk.until(lambda: (focused_row(walk) or "").startswith(FINAL), "the report to have the focus")
        start_list(walk)
        walk.key("ctrl+f")
        walk.key("ctrl+Return")
        walk.until(lambda: (focused_row(walk) or "").startswith(FINAL), "the report to have the focus again")
        walk.app.find("label", re.compile(f"^{FINAL}"))
        picture(walk, "next-step")
        assert walk.problems() == [], walk.problems()


def main():
    path = workspace("--players", "6", "--rounds", "5", "--results", "2")
    with Walk(os.path.abspath(sys.argv[1]), path, lang="ru", cwd=os.path.dirname(path)) as walk:
        last_result(walk)
        ticks(walk)
        hidden_of_set(walk)
        opens(walk)
        lacking(walk)
        foreign(walk)
        archive(walk)
        assert walk.problems() == [], walk.problems()
    first_day(sys.argv[1])
    large_text(sys.argv[1])
    next_step(sys.argv[1])


if __name__ == "__main__":
    main()
