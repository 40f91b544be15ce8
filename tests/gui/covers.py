#!/usr/bin/python3
"""covers.py BERGER: nothing that comes and goes covers what it is about.

On every page the pointer rests on buttons, cut names and cells of the crosstable: the window of the tooltip lies
beside them. What was just done is told beside the board, its clocks, the open question and the row at hand, in a
usual window and in a small one. Places are measured: of things on the accessible tree, of tooltips on the X
server."""
import re
import sys
import time

import gui_drive
from walk import Walk, change, thin, workspace

LONG = "Преображенский-Константинопольский-Заболотный"
PAGES = "1234567890"
ON_A_PAGE = 1       # buttons that are pointed at
FRAME = 2           # edge of a window that nothing is drawn on


def screen(node):
    """left, top, right, bottom on the screen"""
    return (*node.screen_point(0, 0), *node.screen_point(1, 1))


def inside(node):
    """the same within the window"""
    x, y, width, height = node.extents()
    return x, y, x + width, y + height


def overlap(one, other):
    """the area that both have"""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return width * height if width > 0 and height > 0 else 0


def in_sight(walk, node):
    left, top, right, bottom = inside(node)
    return right - left > 8 and left >= 0 and top >= 0 and right <= walk.size[0] and bottom <= walk.size[1]


class Tips:
    """tooltips, which are windows of their own"""

    def __init__(self, walk):
        self.walk = walk
        self.main = set(walk.app._x("search", "--onlyvisible", "--class", ".").split())
        self.n_seen = 0

    def look(self):
        """where they are; asked of the X server alone, and often"""
        app = self.walk.app
        found = []
        for window in set(app._x("search", "--onlyvisible", "--class", ".").split()) - self.main:
            shape = dict(line.split("=") for line in app._x("getwindowgeometry", "--shell", window).split() if "=" in line)
            left, top = gui_drive._places(app.display, [window])[0] or (int(shape["X"]), int(shape["Y"]))
            right, bottom = left + int(shape["WIDTH"]), top + int(shape["HEIGHT"])
            if right - left > 2 * FRAME:
                found.append((left + FRAME, top + FRAME, right - FRAME, bottom - FRAME))
        return found

    def leave(self):
        """nothing is pointed at, and the last one is gone"""
        self.walk.app.mouse(683, 20, 0)
        self.walk.until(lambda: self.look() == [], "the tooltip to go")

    def over(self, x, y, must=True):
        """the tooltip of what is at a point; it may be that there is none"""
        self.walk.app.mouse(x - 1, y, 0)        # a pointer is moved, and then rests
        self.walk.app.mouse(x, y, 0)
        end = time.monotonic() + (20 if must else .8)
        found = []
        while not found and time.monotonic() < end:
            found = self.look()
        self.n_seen += len(found) > 0
        assert found or not must, f"no tooltip at {x}, {y}"
        return found[0] if found else None


def of_buttons(walk, tips):
    """what has a tooltip says so on the accessible tree"""
    for page in PAGES:
        walk.key("alt+" + page)
        walk.app.settle()
        nodes = [node for node in walk.app.find_all("push button") if node.desc and in_sight(walk, node)]
        for node in nodes[::max(1, len(nodes) // ON_A_PAGE)][:ON_A_PAGE]:
            place = screen(node)
            tips.leave()
            tip = tips.over((place[0] + place[2]) // 2, (place[1] + place[3]) // 2, False)
            assert tip is None or overlap(tip, place) == 0, (page, node, tip, place)
    assert tips.n_seen >= len(PAGES) // 2, tips.n_seen


def of_cut_names(walk, tips):
    """a name that is cut is whole in its tooltip, and the row can be read on"""
    walk.key("alt+3")
    label = walk.app.find("label", re.compile(LONG))
    place = screen(label)
    tips.leave()
    tip = tips.over((place[0] + place[2]) // 2, (place[1] + place[3]) // 2)
    assert overlap(tip, place) == 0, (tip, place)


def of_the_crosstable(walk, tips):
    """short headings and cut names: pointed at near its upper edge, the cell is not covered further down"""
    walk.key("alt+4")
    table = walk.app.find("table", "Crosstable")
    walk.app.settle()
    left, top, right, _ = screen(table)
    heads = [(x, top + 4) for x in range(right - 300, right, 50)]
    names = [(left + 150, top + 30 + 26 * row) for row in range(7, 11)]     # the ninth is cut
    tips.leave()
    for points in (heads, names):
        before = tips.n_seen
        for x, y in points:
            tip = tips.over(x, y, False)
            assert tip is None or overlap(tip, (x - 8, y - 3, x + 8, y + 18)) == 0, (tip, x, y)
        assert tips.n_seen > before, "no tooltip on the crosstable"


def notice_beside(walk, text, *nodes):
    """what was just done covers none of these"""
    notice = walk.app.find("label", text)
    place = inside(notice)
    assert place[2] > place[0] and place[3] > place[1], place
    for node in nodes:
        assert overlap(place, inside(node)) == 0, (notice, place, node, inside(node))


def notices(walk):
    """on the boards, the rounds, the players"""
    walk.key("alt+5")
    walk.app.find("text", "Move")
    walk.key("g", "2", "Return")
    walk.app.find("label", re.compile("board 2$"))
    walk.key("n")
    walk.key("space")
    walk.app.find("push button", "Count it and add the time").click()
    board = walk.app.find("image", re.compile("^Board. "))
    clocks = walk.app.find_all("panel", re.compile(r" \d:\d\d:\d\d$"))
    # In a small window the questions stand in their place.
    assert len(clocks) == (2 if walk.size[0] > 1000 else 0), clocks
    notice_beside(walk, re.compile("^Decision no. 1"), board, walk.app.find("push button", "Illegal Move (N)"), *clocks)
    walk.key("alt+3")
    walk.key("g", "2", "Return")
    row = next(node for cells, node in walk.rows() if cells[0] == "2")
    walk.wait_selected(2)
    walk.key("0")
    walk.wait_result(2, "0 – 1")
    notice_beside(walk, re.compile(thin("^Board 2: 0")), row, walk.app.find("tree table", walk.boards))


def main():
    for size in ((1366, 768), (900, 600)):
        path = workspace("--players", "20", "--played", "1", "--rulebook", "fide-2023", "--discipline", "chess",
                         "--time", "90+30")
        change(path, f"UPDATE person SET family_name = '{LONG}' WHERE id IN (2, 5)")
        with Walk(sys.argv[1], path, size=size) as walk:
            notices(walk)
            if size[0] > 1000:
                tips = Tips(walk)
                of_buttons(walk, tips)
                of_cut_names(walk, tips)
                of_the_crosstable(walk, tips)
            assert walk.problems() == [], walk.problems()


main()
