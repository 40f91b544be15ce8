#!/usr/bin/python3
"""tie-breaks.py BERGER: the order of tie-breaks, why one player is above another, lots among equal ones.

12 players, all eleven rounds closed; two of them are equal in everything."""
import re
import sys

from walk import Walk, workspace


def cell(walk):
    """the sentence about the cell under the cursor"""
    return walk.app.find("table", "Crosstable").desc


def orders(walk):
    return walk.ask("SELECT note FROM tie_order")


def tie_breaks(walk):
    return walk.ask("SELECT tie_breaks FROM event_group")[0][0]


def draw_lots(walk):
    """the notice leads to the sheet; the lot is stored with its seed; Delete and undo take it back"""
    walk.key("alt+4")
    walk.app.find("label", re.compile("^Places 5–6 are shared: "))
    walk.app.find("button", "Lots or Decision…").click()
    walk.app.find("label", re.compile("^Places 5–6$"))
    walk.key("ctrl+Return")
    walk.until(lambda: len(orders(walk)) == 1, "the lot")
    seed = orders(walk)[0][0]
    walk.app.find("label", re.compile(f": by lot, seed {seed}$"))
    walk.key("Delete")
    walk.until(lambda: orders(walk) == [], "the lot to be taken back")
    walk.key("ctrl+Return")
    walk.until(lambda: orders(walk) == [(seed,)], "the same lot")
    walk.key("Escape")
    walk.app.gone("label", re.compile("^Places 5–6$"))
    walk.app.find("label", re.compile(rf"\* Places 5–6: by lot, seed {seed}\."))


def ask_about_lot(walk):
    """Y on a row: the criteria in their order, and who drew what"""
    walk.until(lambda: cell(walk) == "Абросимов Александр", "the first row")
    walk.key(*["Down"] * 5)                     # No. 6, one of the two
    walk.key("y")
    title = walk.app.find("label", re.compile("^(Гречко|Суворин), 5th place, above (Гречко|Суворин), 6th$"))
    assert title.name.count("Гречко") == 1, title.name
    walk.app.find("label", "Lot")
    walk.app.find("label", re.compile(r"^The order was decided by lot, seed \d+: 1\. "))
    walk.key("Escape")
    walk.app.gone("label", title.name)
    walk.key("ctrl+z")
    walk.until(lambda: orders(walk) == [], "the lot to be undone")


def ask_why(walk):
    """against the neighbour, against anybody, and the whole sums of both"""
    walk.key("Up", "Up", "Up")                  # No. 3, the first of the table
    walk.key("y")
    walk.app.find("label", "Рябинин, 1st place, above Мальцев, 2nd")
    walk.app.find("label", re.compile("^Solkoff"))
    walk.app.find("label", "The difference is 2.")
    walk.key("Return")                          # all parts
    walk.app.find("label", "Рябинин: 7")
    walk.app.find("label", "Мальцев: 5")
    walk.key("Escape")
    walk.app.gone("label", "Рябинин: 7")
    walk.key("shift+y")
    walk.app.find("label", "Compare Рябинин with whom?")
    walk.key("1", "Return")
    walk.app.find("label", "Рябинин, 1st place, above Абросимов, 7th")
    walk.key("Escape")
    walk.app.gone("label", "Рябинин, 1st place, above Абросимов, 7th")


def show_sum(walk):
    """the line tells the sum of the number under the cursor, Y opens it"""
    walk.key("End", "Left")                     # the last tie-break
    walk.app.find("label", re.compile(r"^Рябинин: Wins 7 = 1 \+ 1 \+"))
    walk.key("y")
    walk.app.find("label", "Рябинин: 7")
    walk.key("Escape")
    walk.app.gone("label", "Рябинин: 7")


def confirm(walk):
    """the order was announced: a change is asked about"""
    walk.app.find("label", "Change the rules of an event in progress?")
    walk.app.find("button", "Change").click()
    walk.app.gone("label", "Change the rules of an event in progress?")


def choose_preset(walk):
    """Buchholz is not for a round robin, and says so; an order of the book is"""
    walk.key("alt+1")
    walk.app.find("label", "Not used in a round robin")
    preset = walk.app.find("button", "Preset of the order")

    def is_in_sight():
        if 120 < preset.screen_point()[1] < 600:
            return True
        walk.app.mouse(1350, 600, button=5)         # the wheel, down to the section
        return False

    walk.until(is_in_sight, "the section of tie-breaks")
    preset.click()
    walk.app.find("label", "Shmulyan first")
    walk.key("Down", "Return")                  # the second one
    confirm(walk)
    walk.until(lambda: tie_breaks(walk) == "SHM,WIN,DE,VSTOP", "the order of the book")
    walk.app.gone("label", "Not used in a round robin")
    assert walk.journal()[-1].endswith("tie-breaks changed after round 1 was paired: BH,WIN → SHM,WIN,DE,VSTOP"), \
        walk.journal()[-1]


def reorder(walk):
    """Alt and the arrows move a row; undo moves it back"""
    walk.app.find("label", re.compile("^Shmulyan")).mclick()
    walk.key("alt+Down")
    confirm(walk)
    walk.until(lambda: tie_breaks(walk) == "WIN,SHM,DE,VSTOP", "the row to be moved")
    walk.key("ctrl+z")
    walk.until(lambda: tie_breaks(walk) == "SHM,WIN,DE,VSTOP", "the row to be moved back")


def drag(walk):
    """with the pointer the first row is put where the third is; undo moves it back"""
    rows = [walk.app.find("label", re.compile(f"^{name}")) for name in ("Shmulyan", "Direct encounter")]
    walk.app.drag(*(row.resting_point(.1, .5) for row in rows))
    confirm(walk)
    walk.until(lambda: tie_breaks(walk) == "WIN,DE,SHM,VSTOP", "the row to be put down")
    walk.key("ctrl+z")
    walk.until(lambda: tie_breaks(walk) == "SHM,WIN,DE,VSTOP", "the row to be back")


def add_found(walk):
    """the list is searched in any language of the program, and a code may be typed"""
    walk.app.find("button", "Add a tie-break").click()
    walk.app.find("text", "Find a tie-break")
    walk.key("k", "s", "slash", "l", "plus", "1", "Return")
    confirm(walk)
    walk.until(lambda: tie_breaks(walk) == "SHM,WIN,DE,VSTOP,KS/L+1", "the tie-break to be added")
    walk.key("ctrl+z")
    walk.until(lambda: tie_breaks(walk) == "SHM,WIN,DE,VSTOP", "the tie-break to be taken away")


def main():
    path = workspace("--players=12", "--system=berger", "--played=11", "--rulebook=rus-draughts-2022",
                     "--time=60+30", "--unpaired")
    with Walk(sys.argv[1], path) as walk:
        for step in (draw_lots, ask_about_lot, ask_why, show_sum, choose_preset, reorder, drag, add_found):
            step(walk)
        assert walk.problems() == [], walk.problems()


main()
