#!/usr/bin/python3
"""teams-entry.py BERGER: an event of teams is made and filled in by keys alone.

Two boards a match; three teams, one with a reserve. A player is moved in his team's application, one
is removed, and the list says what it holds."""
import glob
import re
import sys

from walk import Walk

TEAMS = (
    ("Kazan", "Romanov", ("Abrosimov Ivan", "Berezhnoy Pavel", "Vavilin Oleg")),
    ("Samara", "Stepanov", ("Grechko Anton", "Dorokhov Ilya")),
    ("Penza", "", ("Evseev Maksim", "Zabelin Yury")),
)


class Fresh(Walk):
    """the program without any event"""

    def __enter__(self):
        try:
            self.app.wait_window("Berger")
        except BaseException:
            self.__exit__()
            raise
        return self


def names(walk):
    return [cells[1] for cells, _ in walk.rows("Players")]


def wait_names(walk, wanted):
    walk.until(lambda: names(walk) == wanted, f"the list to be {wanted}")


def wait_selected(walk, name):
    walk.until(lambda: any(cells[1] == name and "selected" in node.states
                           for cells, node in walk.rows("Players")), f"{name} to be marked")


def state_of(walk, name):
    return next(cells[-1] for cells, _ in walk.rows("Players") if cells[1] == name)


def is_marked(walk, text):
    """whether this is the line with the focus in the list of a choice, which opens when it has a place"""
    boxes = walk.below([(0, node) for node in walk.app.find_all("list item", state="focused")])
    return any(kid.name == text for _, kid in walk.below(boxes))


def make_event(walk):
    walk.key("ctrl+n")
    walk.app.find("combo box", "System", state="focused")
    walk.key("Tab", "Tab", "Tab")            # over the article of the system
    walk.app.find("combo box", "Participants", state="focused")
    walk.key("space")
    walk.until(lambda: is_marked(walk, "Individual players"), "the list of the choice")
    walk.key("Down")
    walk.until(lambda: is_marked(walk, "Teams"), "the choice of teams to be marked")
    walk.key("Return")
    walk.app.find("combo box", "Participants", state="focused")
    walk.app.find("label", "Teams on 4 boards, matches 2 – 1 – 0")
    walk.key("Tab")
    walk.until(lambda: walk.app.find("spin button", re.compile("^Boards of a match"), state="focused"),
               "the number of boards")
    walk.key("ctrl+a")
    walk.app.type("2")
    walk.key("Tab")
    walk.app.find("label", "Teams on 2 boards, matches 2 – 1 – 0")
    walk.expect_label("Even boards: Opposite to board 1")
    walk.key("alt+e")                        # opens the choice of the colours on the even boards
    walk.until(lambda: is_marked(walk, "Opposite to board 1"), "the list of the colours")
    walk.key("Down")
    walk.until(lambda: is_marked(walk, "Same as on board 1"), "one colour to be marked")
    walk.key("Return")
    walk.expect_label("Even boards: Same as on board 1")
    for page in ("Kind", "Rules", "Rounds and points", "Event"):
        walk.expect_label(page)
        walk.key("Return")
    walk.expect_label("No teams yet")
    found = walk.until(lambda: glob.glob(walk.app.tmp + "/**/*.berger", recursive=True), "a workspace")
    walk.path = found[0]
    walk.until(lambda: walk.ask("SELECT boards, match_win, line_up, one_colour FROM event_group")
               == [(2, 120, "tied", 1)], "the event to be stored")


def enter_teams(walk):
    """the first team with Insert, the others with Control and Enter in the same sheet"""
    walk.key("Insert")
    walk.app.wait_window("New Team")
    walk.key("Return")
    walk.expect_label("The name is missing.")
    for place, (team, captain, _) in enumerate(TEAMS):
        walk.app.find("text", "Name of the team")
        walk.app.type(team)
        walk.key("Tab")
        walk.app.type(captain)
        walk.key("Return" if place + 1 == len(TEAMS) else "ctrl+Return")
        walk.until(lambda wanted=place + 1: walk.ask("SELECT count(*) FROM entry WHERE is_team") == [(wanted,)],
                   f"{team} to be stored")
    wait_names(walk, [team for team, _, _ in TEAMS])
    wait_selected(walk, "Penza")
    assert state_of(walk, "Penza").endswith("too few players"), state_of(walk, "Penza")


def enter_players(walk):
    """from the last team up: a player joins the team that is marked"""
    n_players = 0
    for team, _, players in reversed(TEAMS):
        wait_selected(walk, team)
        walk.key("Insert")
        walk.app.wait_window("New Player")
        for player in players:
            walk.app.find("text", "Family name, or the whole name")
            walk.app.type(player)
            n_players += 1
            walk.key("Return" if player == players[-1] else "ctrl+Return")
            walk.until(lambda wanted=n_players: walk.ask(
                "SELECT count(*) FROM entry WHERE team_id IS NOT NULL") == [(wanted,)], f"{player} to be stored")
        wait_selected(walk, players[-1])
        # Up over the players and the team to the team above: its line is the last one there.
        for _ in range(len(players) + 1):
            walk.key("Up")
    wait_names(walk, [name for team, _, players in TEAMS for name in (team, *players)])
    assert state_of(walk, "Vavilin Oleg") == "reserve", state_of(walk, "Vavilin Oleg")
    assert state_of(walk, "Penza") == "playing", state_of(walk, "Penza")
    walk.expect_label("3 teams, 7 players")


def places(walk, team):
    return [row[0] for row in walk.ask("SELECT p.family_name FROM entry e JOIN entry t ON t.id = e.team_id"
                                       " JOIN person p ON p.id = e.person_id JOIN person q ON q.id = t.person_id"
                                       " WHERE q.family_name = ? ORDER BY e.team_place", team)]


def reorder(walk):
    """the reserve comes to the second board, and undo takes him back"""
    walk.key("Home")
    wait_selected(walk, "Kazan")
    walk.key("Down", "Down", "Down")
    wait_selected(walk, "Vavilin Oleg")
    walk.key("alt+Up")
    walk.until(lambda: places(walk, "Kazan") == ["Abrosimov", "Vavilin", "Berezhnoy"], "the new order")
    walk.until(lambda: names(walk)[1:4] == ["Abrosimov Ivan", "Vavilin Oleg", "Berezhnoy Pavel"], "the new order")
    wait_selected(walk, "Vavilin Oleg")
    walk.until(lambda: state_of(walk, "Berezhnoy Pavel") == "reserve", "the other one to be the reserve")
    walk.key("ctrl+z")
    walk.until(lambda: places(walk, "Kazan") == ["Abrosimov", "Berezhnoy", "Vavilin"], "the old order")


def search(walk):
    """a team is found with its players, a player with his team"""
    walk.key("ctrl+f")
    walk.app.find("text", "Search the players")
    walk.app.type("samara")
    wait_names(walk, ["Samara", "Grechko Anton", "Dorokhov Ilya"])
    walk.key("ctrl+a")
    walk.app.type("zabelin")
    wait_names(walk, ["Penza", "Zabelin Yury"])
    walk.key("Escape")
    walk.until(lambda: len(names(walk)) == 10, "everybody again")


def remove(walk):
    walk.until(lambda: names(walk)[-1] == "Zabelin Yury", "the last player")
    walk.key("End")
    wait_selected(walk, "Zabelin Yury")
    walk.key("Delete")
    walk.app.find("button", "Remove", state="focused").click()
    walk.until(lambda: "Zabelin Yury" not in names(walk), "the player to leave the list")
    walk.until(lambda: state_of(walk, "Penza").endswith("too few players"), "the team to be short")
    walk.expect_label("3 teams, 6 players")


def main():
    with Fresh(sys.argv[1], None) as walk:
        for step in (make_event, enter_teams, enter_players, reorder, search, remove):
            step(walk)
        assert walk.problems() == [], walk.problems()


main()
