#!/usr/bin/python3
"""micro-matches.py BERGER: draughts-64 in Russian by keys: six players, meetings of two games, keyed game by game, a
lateness, the round closed, the table; a federation's own table of positions is loaded and drawn from."""
import os
import re
import sys

from walk import Walk, change, thin, workspace

TABLE = "Доски тура"


def shot(walk, name):
    if "GUI_SHOTS" in os.environ:
        walk.app.shot(os.path.join(os.environ["GUI_SHOTS"], name + ".png"))


def games(walk, board):
    """what is stored of the games of a board, first player's side"""
    return "".join(row[0] + row[1] for row in walk.ask(
        "SELECT m.white, m.black FROM meeting_game m JOIN pairing p ON p.id = m.pairing_id JOIN round r ON r.id = "
        "p.round_id WHERE r.number = 1 AND p.board = ? ORDER BY m.game", board))


def rows(walk):
    return {cells[0]: cells for cells, _ in walk.rows(TABLE)}


def wait_row(walk, board, *texts):
    wanted = [thin(text) for text in texts]
    walk.until(lambda: all(text in rows(walk).get(str(board), ()) for text in wanted), f"board {board}: {texts}")


def event_has_the_field(walk):
    """the page of the event shows the games of a meeting with their article"""
    walk.key("alt+1")
    walk.app.find("label", "Партий во встрече")
    walk.app.find("label", "Таблица начальных ходов")


def first_board(walk):
    """two keys are two games; the meeting has one result, and the next board comes when it has it"""
    walk.key("alt+3")
    walk.until(lambda: len(walk.rows(TABLE)) >= 3, "three boards")
    heads = walk.heads(TABLE)
    assert "Первый" in heads and "Второй" in heads and "Встреча" in heads and "Сумма" in heads, heads
    walk.key("1")
    walk.until(lambda: games(walk, 1) == "10", "the first game")
    wait_row(walk, 1, "1 – 0")
    assert walk.stored(1, 1) == "", "half a meeting has no result"
    walk.expect_label("Сумма 1 – 0. Ничья в 2-й: встреча 1 – 0.")
    # rus-draughts-2022 5.4.6: five minutes' break, counted in the row and in the pane.
    walk.app.find("label", re.compile("^Перерыв: следующая партия через [45]:[0-5][0-9]"))
    walk.until(lambda: any(re.match("пер. [45]:[0-5][0-9]", text) for text in rows(walk)["1"]), "the break in the row")
    shot(walk, "break")
    walk.key("5")
    walk.wait_stored(1, 1, "10")
    assert games(walk, 1) == "10=="
    wait_row(walk, 1, "1 – 0", "½ – ½", "1½ – ½")


def lateness(walk):
    """plus is for the whole meeting: 5.4.4.1"""
    walk.key("plus")
    walk.wait_stored(1, 2, "+-")
    assert games(walk, 2) == "+-+-"


def a_game_each(walk):
    """Delete takes the last game back; a full meeting refuses another key"""
    walk.key("1", "1")
    walk.wait_stored(1, 3, "10")
    walk.key("g", "3", "Return", "0")
    walk.app.find("label", "Все партии встречи внесены: N выбирает партию, Delete снимает последнюю.")
    walk.key("Delete")
    walk.until(lambda: games(walk, 3) == "10", "one game")
    walk.key("0")
    walk.wait_stored(1, 3, "==")
    assert games(walk, 3) == "1001"


def chosen_game(walk):
    """N chooses the first game, which is changed where it stands"""
    walk.key("n", "5")
    walk.until(lambda: games(walk, 3) == "==01", "the first game changed")
    walk.key("ctrl+z")
    walk.until(lambda: games(walk, 3) == "1001", "and back")


def special_of_second_game(walk):
    """5.4.6: in the second game the second player has White, and "White wins" is his win"""
    walk.key("Delete")
    walk.until(lambda: games(walk, 3) == "10", "one game")
    walk.key("asterisk")
    walk.app.find("label", "Доска 3, партия 2: особый результат")
    walk.key("7")
    walk.until(lambda: games(walk, 3) == "1001", "the second player to have won")
    walk.wait_stored(1, 3, "==")


def close_round(walk):
    walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT state FROM round WHERE number = 1") == [("closed",)], "the round to be closed")


def table(walk):
    walk.key("alt+4")
    walk.until(lambda: walk.app.find("label", "Абросимов Александр"), "the table")


def lot_of_the_round(walk):
    """rus-draughts-2022 6.2.2: the opening that was drawn has its picture and who drew it beside the results"""
    walk.key("alt+5")
    walk.app.find("button", "Жребий на тур").click()
    walk.key("alt+3")
    walk.app.find("image", "Позиция начала партии")
    walk.app.find("label", re.compile(r"(?s)idf-basic.*12345$"))
    assert "Жребий" in walk.heads(TABLE), walk.heads(TABLE)
    # All columns are in sight, the notes as well.
    notes = walk.below([(0, walk.rows(TABLE)[0][1])])[-1][1]
    x, _, width, _ = notes.extents()
    assert x + width <= walk.app.find("button", "Печать").extents()[0] + 200, (x, width)


def own_table(walk):
    """rus-draughts-2022 6.2.2: a table with a starting position is loaded, drawn from and set up on the board"""
    path = os.path.join(os.path.dirname(walk.path), "region.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write("# Region\nR-1\tW:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,h4:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8\n")
    walk.key("alt+1")
    walk.app.find("button", "Загрузить таблицу федерации…").click()
    walk.app.wait_window("Таблица начальных ходов")
    walk.app.type(path)
    walk.key("Return")
    walk.app.find("label", "Таблица своей федерации")
    walk.until(lambda: [row for row in walk.ask("SELECT opening_table, own_openings FROM event_group")
                        if row[0] == "own" and "R-1" in row[1]], "the table of the federation")
    walk.key("ctrl+Return")
    for title in ("Далее: система", "Далее: пары", "Далее: публикация", re.compile("^Опубликовать")):
        walk.app.find("button", title, state="sensitive")
        walk.key("ctrl+Return")
    walk.until(lambda: walk.ask("SELECT count (*) > 0 FROM round"), "the rounds")
    walk.key("alt+5")
    walk.app.find("button", "Жребий на тур").click()
    walk.until(lambda: {row[0].split("|")[1].split(":")[1] for row in walk.ask("SELECT start FROM game")} == {"R-1"},
               "the position of the table on every board")
    shot(walk, "own-table")


def games_in_large_letters(walk):
    """with text of twice the size the games stay in their row"""
    walk.boards = TABLE
    walk.until(lambda: walk.rows(TABLE), "the boards")
    heads = walk.heads(TABLE)
    cells = [cell for _, cell in walk.below([(0, walk.rows(TABLE)[0][1])])]
    for head in ("1-я ○●", "2-я ●○", "Встреча"):
        x, _, width, _ = cells[heads.index(head)].extents()
        assert 0 <= x and x + width <= walk.size[0], (head, x, width)
    board = int(walk.until(walk.selected, "a board at hand")[0])
    walk.key("1", "0")
    walk.until(lambda: games(walk, board) == "1001", "both games")


def main():
    path = workspace("--players", "6", "--system", "berger", "--discipline", "draughts64", "--rulebook",
                     "rus-draughts-2022", "--meeting", "2", "--results", "0")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        event_has_the_field(walk)
        first_board(walk)
        lateness(walk)
        a_game_each(walk)
        chosen_game(walk)
        special_of_second_game(walk)
        close_round(walk)
        table(walk)
        assert not walk.problems(), walk.problems()
    path = workspace("--players", "12", "--system", "berger", "--discipline", "draughts64", "--rulebook",
                     "rus-draughts-2022", "--meeting", "2", "--results", "3")
    change(path, "UPDATE event_group SET opening_table = 'idf-basic'", "UPDATE entry SET federation = 'RUS'")
    with Walk(sys.argv[1], path, lang="ru") as walk:
        lot_of_the_round(walk)
        assert not walk.problems(), walk.problems()
    own = workspace("--players", "6", "--system", "coefficients", "--discipline", "draughts64", "--rulebook",
                    "rus-draughts-2022", "--meeting", "2", "--unpaired")
    with Walk(sys.argv[1], own, lang="ru") as walk:
        own_table(walk)
        assert not walk.problems(), walk.problems()
    with Walk(sys.argv[1], path, lang="ru", text_scale=2.0) as walk:
        games_in_large_letters(walk)
        assert not walk.problems(), walk.problems()


main()
