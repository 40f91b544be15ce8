#!/usr/bin/python3
"""awards.py BERGER: categories, prizes, team results and what is still possible, by keys; the list of
prizes is seen as it is printed, and undo takes everything back."""
import sys

from walk import Walk, change, workspace


def open_sheet(walk, item, title):
    walk.key("alt+4")
    walk.app.find("button", "More about the table").click()
    walk.app.find("menu item", item).click()
    walk.app.wait_window(title)


def wait_closed(walk, title):
    walk.until(lambda: all(window["title"] != title for window in walk.app.windows()), f"{title} to close")


def categories(walk):
    return walk.ask("SELECT name, sex, age_from, age_to FROM category ORDER BY position")


def wait_categories(walk, names):
    walk.until(lambda: [row[0] for row in categories(walk)] == names, f"the categories {names}")


def make_categories(walk):
    """one is typed in, two come from the rules (rus-draughts-2022 2.1); the marked one moves and goes"""
    open_sheet(walk, "Categories…", "Categories")
    walk.app.type("Women")
    walk.expect_label("8 players")
    walk.app.find("combo box", "Sex").focus()
    walk.key("space", "Down", "Down", "Return")
    # Four women, and one player whose sex is not known.
    walk.expect_label("4 players; 1 more unknown")
    walk.app.find("button", "Add", state="sensitive")
    walk.key("ctrl+Return")
    wait_categories(walk, ["Women"])
    assert categories(walk) == [("Women", "f", 0, 0)], categories(walk)
    walk.app.find("button", "From the Rules").click()
    walk.app.find("menu item", "Under 17 and under 14 combined").click()
    wait_categories(walk, ["Women", "Under 17", "Under 14"])
    assert categories(walk)[1:] == [("Under 17", "", 14, 16), ("Under 14", "", 0, 13)], categories(walk)
    walk.app.find("list item", "Under 14").focus()
    walk.key("Up", "alt+Up")
    wait_categories(walk, ["Under 17", "Women", "Under 14"])
    walk.key("Down", "Down", "Delete")
    wait_categories(walk, ["Under 17", "Women"])
    walk.key("Escape")
    wait_closed(walk, "Categories")
    walk.key("ctrl+z")
    wait_categories(walk, ["Under 17", "Women", "Under 14"])
    walk.key("ctrl+shift+z")
    wait_categories(walk, ["Under 17", "Women"])


def make_prizes(walk):
    """the field of the amount has the focus; Enter adds and goes on with the next place"""
    open_sheet(walk, "Prizes…", "Prizes")
    for amount in ("300", "200", "100,50"):
        walk.app.type(amount)
        walk.key("Return")
    walk.until(lambda: walk.ask("SELECT first_place, last_place, amount FROM prize ORDER BY id")
               == [(1, 1, 30000), (2, 2, 20000), (3, 3, 10050)], "three prizes")
    walk.expect_label("Total paid: 600.50")
    walk.app.type("a lot")
    walk.expect_label("The amount is not a sum of money: 300 or 300.50.")
    walk.app.find("button", "Print…").click()
    wait_closed(walk, "Prizes")
    walk.expect_label("Prizes after round 2, round 3 in play")
    walk.app.find("button", "Print, 1 page", state="sensitive")
    assert walk.journal()[-1] == "List of prizes, 3 lines", walk.journal()[-1]


def norms(walk):
    return walk.ask("SELECT name, games, percent, halves, sex FROM norm ORDER BY position")


def make_norms(walk):
    """the table of the regulations: what was played so far counts the players who have reached a row"""
    title = "Norms of the Regulations"
    open_sheet(walk, "Norms of the Regulations…", title)
    walk.expect_label("A score is needed: “70 %” or “6½ points”.")
    walk.app.type("CMS")
    walk.key("Tab")
    walk.app.type("90 %")
    walk.expect_label("90\u00a0% of the points")
    walk.key("Return")
    walk.until(lambda: norms(walk) == [("CMS", 0, 90, 0, "")], "the first norm")
    walk.app.type("First")
    walk.key("Tab")
    walk.app.type("1.5")
    walk.key("Return")
    walk.until(lambda: norms(walk)[1:] == [("First", 0, 0, 3, "")], "a norm in points")
    walk.app.find("list item", "CMS").focus()
    walk.key("Down", "alt+Up")
    walk.until(lambda: [row[0] for row in norms(walk)] == ["First", "CMS"], "the other order")
    walk.key("Escape")
    wait_closed(walk, title)
    assert walk.journal()[-1] == "Norms: First, CMS", walk.journal()[-1]
    for _ in range(3):
        walk.key("ctrl+z")
    walk.until(lambda: norms(walk) == [], "no norms")


def see_chances(walk):
    """the last round is paired: what everybody can reach is known"""
    open_sheet(walk, "Places Within Reach…", "Places Still Within Reach")
    walk.table = None
    rows = walk.until(lambda: walk.rows("Places each player can still reach"), "the rows")
    assert len(rows) == 8, rows
    assert rows[0][0][7].startswith("First place: "), rows[0][0]
    assert all(cells[3] and cells[4] and cells[5] for cells, _ in rows), rows
    walk.key("Escape")
    wait_closed(walk, "Places Still Within Reach")


def make_totals(walk):
    open_sheet(walk, "Team Results…", "Team Results")
    walk.app.find("combo box", "Team").focus()
    walk.key("space", "Down", "Return")
    walk.until(lambda: walk.ask("SELECT totals_by FROM event_group") == [("organisation",)], "teams by organisation")
    walk.until(lambda: [row for row in walk.app.find_all("list item") if row.name.startswith("1. Club")],
               "the teams")
    walk.key("Escape")
    wait_closed(walk, "Team Results")


def take_back(walk):
    for _ in range(4):
        walk.key("ctrl+z")
    walk.until(lambda: walk.ask("SELECT count(*) FROM prize") == [(0,)]
               and walk.ask("SELECT totals_by FROM event_group") == [("",)], "no prizes and no teams")
    wait_categories(walk, ["Under 17", "Women"])


def prepare(path):
    """players whose sex, age and club are known, but of one"""
    change(path, "UPDATE event SET starts = '2026-11-20'",
           "UPDATE person SET sex = iif (id % 2 = 0, 'f', 'm'), birth = iif (id < 4, '2011', '1990')",
           "UPDATE person SET sex = '' WHERE id = (SELECT max (id) FROM person WHERE sex = 'm')",
           "UPDATE entry SET organisation = 'Club ' || (id % 2)")


def main():
    path = workspace("--players", "8", "--rounds", "3", "--played", "2")
    prepare(path)
    with Walk(sys.argv[1], path) as walk:
        make_categories(walk)
        make_prizes(walk)
        make_norms(walk)
        see_chances(walk)
        make_totals(walk)
        take_back(walk)
        assert walk.problems() == [], walk.problems()


main()
