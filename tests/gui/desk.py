"""desk.py: the page of boards, as walks through it see and drive it.

Squares have the names that the board shows: a1 to h8, 1 to 50, A1 to P15."""
import gui_drive

# The files of a board, and whether only its dark squares are played on.
CHESS = "abcdefgh", False
DRAUGHTS = "abcdefgh", True
DRAUGHTS_100 = None, True
RENJU = "ABCDEFGHIKLMNOP", False


class Desk:
    """the page of boards"""

    def __init__(self, walk, board=CHESS):
        self.walk = walk
        self.app = walk.app
        self.files, self.is_dark_only = board
        self.side = len(self.files) if self.files else 10
        self.page = None
        self.picture = None
        self.entry = None

    def open(self):
        self.walk.key("alt+5")
        self.app.find("label", "Arbiter’s Questions")
        self.picture = next(node for node in self.app.find_all("image") if node.name.startswith("Board. "))
        self.page = self.picture
        # The page is a group; GTK 4.8 has groups in it and calls what has no name by its type.
        while self.page.raw != "BrgBoardsPage" and (self.page.role != "grouping" or self.page.raw):
            self.page = gui_drive.Node(self.app, self.page._get("Accessible", "Parent")).refresh()

    # ---- what is on show: on this page alone, as a walk over all pages takes long
    def look(self, role, name):
        """what there is of it; None when something vanished while it was looked at"""
        try:
            return self.app.find_all(role, name, within=self.page, first=True)
        except gui_drive.GuiError:
            return None

    def find(self, role, name):
        return self.walk.until(lambda: self.look(role, name), f"{role} {name!r}")[-1]

    def find_all(self, role):
        return self.app.find_all(role, within=self.page)

    def gone(self, role, name):
        self.walk.until(lambda: self.look(role, name) == [], f"{name!r} to go")

    # ---- what is stored
    def stored(self, board=1):
        """moves in one line, '' without any"""
        rows = self.walk.ask("SELECT game.moves FROM game JOIN pairing ON pairing.id = pairing_id WHERE board = ?",
                             board)
        return " ".join(rows[0][0].split()) if rows else ""

    def wait_moves(self, text, board=1):
        try:
            self.walk.until(lambda: self.stored(board) == text, f"the moves {text!r}")
        except gui_drive.GuiError as error:
            raise AssertionError(f"{error}: there are {self.stored(board)!r}") from None

    # ---- texts
    def field(self):
        """the field for moves; looked for once"""
        if self.entry is None:
            self.entry = self.find("text", "Move")
        return self.entry

    def paste(self, text, status):
        """the field for moves puts the text on the clipboard"""
        self.walk.key("m")
        self.field().set_text(text)
        self.walk.key("ctrl+a", "ctrl+x", "Escape", "ctrl+v")
        self.wait_status(status)

    def type_move(self, text):
        self.enter_move(text)
        self.walk.key("Escape")

    def enter_move(self, text):
        """the field keeps what it has to say"""
        self.walk.key("m")
        self.field().set_text(text)
        self.walk.key("Return")

    # ---- the board
    def image(self):
        """the board as it is now"""
        return self.picture.refresh()

    def wait_status(self, text):
        """the line below the board: what the board is called"""
        try:
            self.walk.until(lambda: self.image().name == "Board. " + text, f"the status {text!r}")
        except gui_drive.GuiError as error:
            raise AssertionError(f"{error}: there is {self.image().name!r}") from None

    def cursor(self):
        """the square that is read aloud"""
        return self.image().desc.split(",")[0]

    def wait_square(self, words):
        """what is read aloud of the square of the cursor"""
        try:
            self.walk.until(lambda: self.image().desc == words, f"{words!r}")
        except gui_drive.GuiError as error:
            raise AssertionError(f"{error}: it says {self.image().desc!r}") from None

    def place(self, square):
        """column and row from the corner above on the left"""
        if self.files:
            return self.files.index(square[0]), self.side - int(square[1:])
        row, pair = divmod(int(square) - 1, self.side // 2)
        return 2 * pair + 1 - row % 2, row

    # ---- by keys
    def go(self, square):
        """the cursor by keys; where only dark squares are played on, each goes to one of those"""
        self.walk.key("b")
        self.steer(square)

    def steer(self, square):
        self.walk.until(lambda: self.cursor() not in ("", "light square"), "a cursor")
        width = 2 if self.is_dark_only else 1
        here, there = self.place(self.cursor()), self.place(square)
        columns, rows = there[0] // width - here[0] // width, there[1] - here[1]
        keys = ["Right" if columns > 0 else "Left"] * abs(columns) + ["Down" if rows > 0 else "Up"] * abs(rows)
        if keys:
            self.walk.key(*keys)
        self.walk.until(lambda: self.cursor() == square, f"the cursor on {square}, not {self.cursor()}")

    def by_keys(self, *squares):
        """a piece is led over the board"""
        self.walk.key("b")
        for square in squares:
            self.steer(square)
            self.walk.key("Return")

    # ---- by the mouse
    def point(self, square):
        """middle of a square on the screen; the board is as large as fits, in the middle"""
        image = self.image()
        _, _, width, height = image.extents()
        margin = 20 if self.files else 0                # letters and numbers at the edges
        side = min((width - margin - 2) // self.side, (height - margin - 2) // self.side)
        left = (width - self.side * side - margin - 2) // 2 + margin + 1
        top = (height - self.side * side - margin - 2) // 2 + 1
        column, row = self.place(square)
        return image.screen_point((left + (column + .5) * side) / width, (top + (row + .5) * side) / height)

    def click(self, square):
        """the board stands still before: what was shown above it may have gone"""
        self.app.settle(2, .15)
        self.app.mouse(*self.point(square))
        self.walk.until(lambda: self.cursor() == square, f"{square} under the pointer, not {self.cursor()}")

    def by_mouse(self, *squares):
        for square in squares:
            self.click(square)
