"""walk.py: what the walks through the window share: a workspace, the table on show, the database.

Nothing sleeps: every look waits for what it wants to see, with a bound."""
import atexit
import gettext
import glob
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import gui_drive  # noqa: E402

THIN = "\u202f"
JOINER = "\u2060"


def thin(text):
    """results as the program sets them: 1 – 0 with thin spaces, and nowhere a place to break"""
    text = re.sub("(?<=[012½+−]) – (?=[012½+−])", f"{THIN}–{JOINER}{THIN}", text)
    return re.sub("(?<=[012½+−]) / (?=[012½+−])", f"{THIN}/{THIN}", text)


# Keys by their place on the keyboard: they stay where they are under any layout.
KEYCODES = {"a": 38, "c": 54, "g": 42, "m": 58, "s": 39, "v": 55, "w": 25}


def workspace(*arguments, maker="MAKE_WORKSPACE"):
    """path of a new workspace that is removed at the end; the program that makes it stands in this variable"""
    folder = tempfile.mkdtemp(prefix="berger-walk.")
    atexit.register(shutil.rmtree, folder, True)
    path = os.path.join(folder, "walk.berger")
    subprocess.run([os.environ[maker], path, *arguments], check=True)
    return path


def change(path, *statements):
    """carries SQL out in a workspace as an action of the program: its journal goes on proving the tables"""
    subprocess.run([os.environ["MAKE_WORKSPACE"], path, "--change", "; ".join(statements)], check=True)


def write_beside(path, event):
    """another program writes while a window leads, which none of ours does: it sets the foot of the letterhead"""
    writer = os.environ.get("STORE_WRITER", os.path.join(os.path.dirname(os.environ["MAKE_POSTAL"]), "store-writer"))
    subprocess.run([writer, "letterhead", path, str(event), "0", "1"], check=True, capture_output=True, timeout=60)


class Cases:
    """the steps of a walk as cases of TAP: one that fails ends the walk, those after it are not run"""

    def __init__(self):
        self.number = 0

    def __enter__(self):
        return self

    def __exit__(self, kind, problem, _):
        if kind is SystemExit and problem.code == 77 and not self.number:
            print("1..0 # SKIP a tool is missing")
            sys.exit(0)
        if kind is None:
            print(f"1..{self.number}", flush=True)

    def run(self, step, *arguments):
        self.number += 1
        name = step.__name__.replace("_", "-")
        try:
            found = step(*arguments)
        except BaseException:
            print(f"not ok {self.number} {name}", flush=True)
            raise
        print(f"ok {self.number} {name}", flush=True)
        return found


class Walk:
    """one event in a window"""
    boards = "Boards of the round"      # what the table of the page Rounds is called

    def __init__(self, program, path, size=(1366, 768), ready=re.compile("^(Events and groups|Соревнования и группы)$"), **options):
        gui_drive.skip_if_missing()
        env = {name: os.environ[name] for name in ("BERGER_LOCALEDIR",) if name in os.environ}
        self.path = path
        self.ready = ready      # in the language of the window
        self.size = size
        self.lang = options.get("lang")
        command = [program, path] if path else [program]
        # A bound for a slow machine; nothing waits longer than it must.
        self.app = gui_drive.start(command, fatal="fatal-criticals", env=env, size=size, timeout=45,
                                   **options)
        self.table = None

    def __enter__(self):
        try:
            self.app.wait_window("Berger")
            self.app.find("button", self.ready)     # the only event of a file opens by itself
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, kind=None, *_):
        if kind is not None:
            shots = os.environ.get("GUI_SHOTS", tempfile.gettempdir())
            name = os.path.splitext(os.path.basename(sys.argv[0]))[0]
            print(self.app.log(), file=sys.stderr)
            print("picture:", self.app.shot(os.path.join(shots, name + "-failed.png"), settle=False),
                  file=sys.stderr)
        self.app.close()

    # ---- the keyboard
    def key(self, *keys):
        self.app.key(*keys)

    def press_place(self, letter):
        """the key that has this letter under a Latin layout, whatever the layout is now"""
        self.app.key(str(KEYCODES[letter]))

    def set_layout(self, layout):
        subprocess.run(["setxkbmap", layout], env=self.app.env, check=True, timeout=20)

    # ---- what is on show
    def until(self, look, what):
        return self.app._until(look, what)

    def choose(self, name, option):
        """an option of a drop-down list, by mouse; under load the toolkit now and then loses a click"""
        self.app.find("combo box", name).mclick()

        def chosen():
            if self.app.find("combo box", name).shown() == option:
                return True
            self.app.find("label", option).mclick()
            try:
                return self.app._until(lambda: self.app.find("combo box", name).shown() == option, option, timeout=5)
            except gui_drive.GuiError:
                return False
        self.until(chosen, f"{option!r} to be chosen of {name!r}")

    def below(self, nodes):
        """the children of all these, with the place of their parent"""
        found = [(place, gui_drive.Node(self.app, kid)) for place, node in nodes for kid in node.kids]
        self.app._load([node for _, node in found])
        return found

    def rows(self, table=None):
        """the rows of a table as ([text of a cell, ...], row); rows without a text are left out"""
        table = table or self.boards
        if self.table is None or self.table.name != table:
            self.table = self.app.find("tree table", table)
        parts = self.below([(0, self.table.refresh())])
        rows = self.below([(0, node) for _, node in parts if node.role == "list"])
        cells = self.below([(place, row) for place, (_, row) in enumerate(rows)])
        texts = [[] for _ in rows]
        for place, _ in cells:
            texts[place].append([])
        level = [((place, column), node) for place, row in enumerate(texts)
                 for column, node in enumerate(cell for where, cell in cells if where == place)]
        while level:
            for (place, column), node in level:
                if node.role == "label" and node.name:
                    texts[place][column].append(node.name)
            level = self.below([(where, node) for where, node in level if not (node.role == "label" and node.name)])
        return [([" ".join(cell) for cell in row], node)
                for row, (_, node) in zip(texts, rows) if any(text.strip() for cell in row for text in cell)]

    def heads(self, table):
        """the headings of the columns of a table"""
        node = self.app.find("tree table", table).refresh()
        row = next(kid for _, kid in self.below([(0, node)]) if kid.role != "list")
        level = list(enumerate(kid for _, kid in self.below([(0, row)])))
        texts = [""] * len(level)
        while level:
            for place, kid in level:
                if kid.name and not texts[place]:
                    texts[place] = kid.name
            level = self.below(level)
        return texts

    def row(self, board):
        return next((cells for cells, _ in self.rows() if cells[0] == str(board)), None)

    def selected(self):
        return next((cells for cells, node in self.rows() if "selected" in node.states), None)

    def wait_selected(self, board):
        return self.until(lambda: (self.selected() or [None])[0] == str(board), f"board {board} to be at hand")

    def wait_results(self, results):
        """{board: text, ...} in the column of results"""
        wanted = {str(board): thin(text) for board, text in results.items()}

        def look():
            # Its place depends on what stands there: federations, ratings.
            shown = {cells[0]: cells for cells, _ in self.rows()}
            return all(text in shown.get(board, ()) for board, text in wanted.items())
        self.until(look, f"the results {results}")

    def wait_result(self, board, text):
        self.wait_results({board: text})

    def expect_label(self, text, role="label"):
        return self.app.find(role, thin(text))

    def problems(self):
        return self.app.problems()

    # ---- what is stored
    def ask(self, sql, *values):
        with sqlite3.connect(f"file:{self.path}?mode=ro", uri=True, timeout=5) as base:
            return base.execute(sql, values).fetchall()

    def stored(self, round_number, board):
        """the letters of a result, '' without one"""
        rows = self.ask("SELECT white || black FROM result JOIN pairing ON pairing.id = pairing_id "
                        "JOIN round ON round.id = round_id WHERE number = ? AND board = ?",
                        round_number, board)
        return rows[0][0] if rows else ""

    def wait_stored(self, round_number, board, letters):
        self.until(lambda: self.stored(round_number, board) == letters,
                   f"{letters!r} to be stored for board {board} of round {round_number}")

    def count_journal(self):
        return self.ask("SELECT count(*) FROM journal")[0][0]

    def journal(self):
        """the titles of the journal as the command line prints them, oldest first"""
        done = subprocess.run([os.environ["BERGERCTL"], "db", "journal", self.path], check=True,
                              capture_output=True, text=True, timeout=20)
        return [line.split("\t")[4] for line in done.stdout.splitlines()]


class Words:
    """what the program calls things in one language"""

    def __init__(self, language):
        folder = os.environ["BERGER_LOCALEDIR"]
        self.words = gettext.translation("berger", folder, [language], fallback=language == "en")
        # Somebody's first event: chess, or Russian draughts.
        self.points = ("1", "½", "0") if language == "en" else ("2", "1", "0")

    def __call__(self, text):
        return self.words.gettext(text).replace("_", "")

    def in_context(self, context, text):
        return self.words.pgettext(context, text)

    def one(self, text, plural):
        """the form for one"""
        return self.words.ngettext(text, plural, 1).replace("_", "")


class Fresh(Walk):
    """the program without any event"""

    def __enter__(self):
        try:
            self.app.wait_window("Berger")
        except BaseException:
            self.__exit__()
            raise
        return self

    def wait_workspace(self):
        found = self.until(lambda: glob.glob(self.app.tmp + "/**/*.berger", recursive=True), "a workspace")
        self.path = found[0]
