#!/usr/bin/python3
"""boards-renju.py BERGER: renju on the page of boards.

A game is opened by the procedure of Yamaguchi, with a change of colours, and won by a five: the result goes
to the player who has the colour then. Fouls are named before and after they are made."""
import sys

from desk import RENJU, Desk
from walk import Walk, workspace

CHANGED = " · colours swapped, Black: {}"


def compose(black, white=""):
    """a board as text, the row above first; Black has the move"""
    points = ["."] * 225
    for stones, letter in ((black, "x"), (white, "o")):
        for point in stones.split():
            points[RENJU[0].index(point[0]) + 15 * (15 - int(point[1:]))] = letter
    return "".join(points) + " b"


def names(desk):
    """who plays, Black first"""
    return next(label.name for label in desk.find_all("label") if " – " in label.name).split(" – ")


def refuses(desk, square, text):
    """a click that is answered by a sentence; nothing is stored"""
    before = desk.walk.count_journal()
    desk.click(square)
    desk.find("label", text)
    assert desk.walk.count_journal() == before


def choose_procedure(desk):
    """the second of the list, by keys"""
    refuses(desk, "C3", "Black begins in the centre of the board, H8. (par.\u00a09.2.4.1)")
    desk.find("combo box", "Opening procedure").mclick()
    desk.walk.key("Down", "Return")
    desk.find("button", "Begin the Opening").click()
    desk.gone("button", "Begin the Opening")


def place_three(desk):
    """by the mouse, by keys, typed: each where the regulation wants it"""
    refuses(desk, "C3", "C3 is too far from the centre. It is placed at the centre of the board.")
    desk.click("H8")
    desk.wait_moves("1. H8 *")
    desk.by_keys("I9")
    desk.wait_moves("1. H8 2. I9 *")
    desk.enter_move("L12")
    desk.find("label", "L12 is too far from the centre. It is placed in the central 5 × 5 square.")
    desk.enter_move("g7")
    desk.wait_moves("1. H8 2. I9 3. G7 *")
    desk.walk.key("Escape")


def change_colours(desk, black, white):
    """the number of fifth moves, then the choice of the other player; it can be taken back"""
    desk.find("spin button", "Fifth moves").set_value(2)
    desk.find("button", "Enter the Number").click()
    desk.find("label", f"{white} decides whether to change colours. Now {black} has Black and {white} has White."
                           " par.\u00a09.2.4.3")
    desk.find("button", "Keep Colours").click()
    desk.gone("button", "Keep Colours")
    desk.walk.key("b", "Escape", "BackSpace")
    desk.find("button", "Swap Colours").click()
    desk.find("label", f"{white} – {black}")
    desk.wait_status("White to move · last: 3. G7" + CHANGED.format(white))


def offer_fifth(desk):
    """one that is another one's reflection is no further offer; one that is not offered cannot stay"""
    desk.type_move("f6")
    desk.wait_moves("1. H8 2. I9 3. G7 4. F6 *")
    desk.click("I8")
    desk.wait_square("I8, empty, offered as fifth move no. 1")
    refuses(desk, "H9", "H9 is symmetrical to a fifth move already offered.")
    desk.by_keys("D12")
    refuses(desk, "A1", "A1 is not among the fifth moves offered.")
    desk.click("I8")
    desk.wait_moves("1. H8 2. I9 3. G7 4. F6 5. I8 *")
    desk.by_keys("A1")
    desk.wait_moves("1. H8 2. I9 3. G7 4. F6 5. I8 6. A1 *")


def win(desk, black):
    """passing; then a five, which is recorded for who has Black now: the pairing has this player as White"""
    desk.walk.key("m")
    for move in ("pass", "a2", "g8", "a3", "f8", "a4", "k8"):
        desk.walk.key(*move, "Return")
    desk.wait_moves("1. H8 2. I9 3. G7 4. F6 5. I8 6. A1 7. - 8. A2 9. G8 10. A3 11. F8 12. A4 13. K8 *")
    desk.wait_status("Five in a row: Black has won · last: 13. K8" + CHANGED.format(black) + " (par.\u00a09.2.6.1)")
    desk.walk.key("Escape")
    desk.find("button", "Record: Black wins").click()
    desk.walk.wait_stored(1, 1, "10")


def wait_forbidden(desk, number):
    """the number of points forbidden to Black, in the list beside the board"""
    desk.find("list item", f"Points forbidden to Black: {number}. 33 double three, 44 double four, 6 overline"
                               " (par.\u00a09.2.4.2)")


def make_foul(desk):
    """rus-draughts-2022 9.2.4.2: forbidden before it is made, named when it is, by keys and by the mouse"""
    desk.walk.key("Page_Down")
    desk.app.find("label", "Round 1 of 9 · board 2")
    desk.paste(compose("H10 H9 I8 K8"), "Black to move")
    wait_forbidden(desk, 1)
    desk.go("H8")
    desk.wait_square("H8, empty, forbidden to Black: a three on the horizontal, a straight four by G8,"
                     " a three on the vertical, a straight four by H7")
    desk.walk.key("Return")
    desk.wait_moves("1. H8 *", 2)
    desk.wait_status("Foul: a double three. White may claim the win before his next move; the arbiter decides"
                     " · last: 1. H8 (par.\u00a09.2.4.2a)")
    desk.walk.key("n")
    desk.find("label", "A black stone on H8 makes a double three: a three on the horizontal, a straight four by G8;"
                       " a three on the vertical, a straight four by H7.")
    desk.walk.key("Escape", "b", "ctrl+z")
    desk.wait_moves("", 2)
    desk.paste(compose("E8 F8 G8 H9 H10 H11", "D8 H12"), "Black to move")
    wait_forbidden(desk, 1)
    desk.click("H8")
    desk.wait_status("Foul: a double four. White may claim the win before his next move; the arbiter decides"
                     " · last: 1. H8 (par.\u00a09.2.4.2b)")
    desk.find("button", "White claims the foul and wins").click()
    desk.walk.wait_stored(1, 2, "10")


def main():
    with Walk(sys.argv[1], workspace("--players", "4", "--discipline", "renju", "--time", "90+30")) as walk:
        desk = Desk(walk, RENJU)
        desk.open()
        black, white = names(desk)
        choose_procedure(desk)
        place_three(desk)
        change_colours(desk, black, white)
        offer_fifth(desk)
        win(desk, white)
        make_foul(desk)
        assert walk.problems() == [], walk.problems()


main()
