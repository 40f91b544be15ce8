/* brg-trf-matches.c - the matches of teams that the boards of a report show
 *
 * Tests: tests/data/test-trf-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-matches.h"

#include <string.h>

#include "brg-match.h"

/* A round while its matches are looked for. */
typedef struct
{
  const BrgTrf *trf;
  gint round;
  gint n_boards;
  gint *team_of; /* by players */
} Search;

/* Players of one team who take part in a match, and their boards. */
typedef struct
{
  GArray *players; /* gint: index of a player */
  GArray *boards;  /* gint: the board by his place among them or by a line-up */
  gboolean has_line_up;
} Side;

static void
clear_side (Side *side)
{
  g_array_unref (side->players);
  g_array_unref (side->boards);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Side, clear_side)

static void
free_meeting (gpointer data)
{
  BrgTrfMeeting *meeting = data;

  g_array_unref (meeting->boards);
  g_free (meeting);
}

static BrgTrfTeam *
get_team (const BrgTrf *trf, gint index)
{
  return trf->teams->teams->pdata[index];
}

static gint
get_player (const BrgTrf *trf, const BrgTrfTeam *team, guint place)
{
  return brg_trf_find_player (trf, g_array_index (team->players, gint, place));
}

gint
brg_trf_find_team (const BrgTrf *trf, gint number)
{
  g_return_val_if_fail (trf != NULL && trf->teams != NULL, BRG_NOBODY);

  for (guint i = 0; i < trf->teams->teams->len; i++)
    if (get_team (trf, (gint) i)->number == number)
      return (gint) i;
  return BRG_NOBODY;
}

static gint *
map_teams (const BrgTrf *trf)
{
  gint *team_of = g_new (gint, trf->tournament->n_players);

  for (gint player = 0; player < trf->tournament->n_players; player++)
    team_of[player] = BRG_NOBODY;
  for (guint i = 0; i < trf->teams->teams->len; i++)
    for (guint place = 0; place < get_team (trf, (gint) i)->players->len; place++)
      team_of[get_player (trf, get_team (trf, (gint) i), place)] = (gint) i;
  return team_of;
}

static const BrgCell *
get_cell (const Search *search, gint player)
{
  return brg_tournament_cell (search->trf->tournament, player, search->round);
}

/* The team that the player's team meets; its own one where that cannot be. */
static gint
find_met_team (const Search *search, gint player)
{
  gint opponent = get_cell (search, player)->opponent;

  if (opponent == BRG_NOBODY)
    return BRG_NOBODY;
  return search->team_of[opponent] == BRG_NOBODY ? search->team_of[player]
                                                 : search->team_of[opponent];
}

/* The first player whose opponent is not of the team that his team meets. */
static gint
find_stray_player (const Search *search)
{
  g_autofree gint *met = g_new (gint, search->trf->teams->teams->len);

  for (guint i = 0; i < search->trf->teams->teams->len; i++)
    met[i] = BRG_NOBODY;
  for (gint player = 0; player < search->trf->tournament->n_players; player++)
    {
      gint team = search->team_of[player];
      gint other = find_met_team (search, player);

      if (other == BRG_NOBODY)
        continue;
      if (other == team || (met[team] != BRG_NOBODY && met[team] != other))
        return player;
      met[team] = other;
    }
  return BRG_NOBODY;
}

static gint
find_loner (const BrgTrf *trf, const gint *team_of)
{
  for (gint player = 0; player < trf->tournament->n_players; player++)
    for (gint round = 1; team_of[player] == BRG_NOBODY && round <= trf->tournament->n_rounds;
         round++)
      if (brg_tournament_cell (trf->tournament, player, round)->opponent != BRG_NOBODY)
        return player;
  return BRG_NOBODY;
}

gboolean
brg_trf_check_matches (const BrgTrf *trf, gint *player, gint *round)
{
  g_autofree gint *team_of = NULL;
  gint found;
  gint found_round = 0;

  g_return_val_if_fail (trf != NULL, FALSE);

  if (trf->teams == NULL)
    return FALSE;
  team_of = map_teams (trf);
  found = find_loner (trf, team_of);
  while (found == BRG_NOBODY && found_round < trf->tournament->n_rounds)
    {
      Search search = { trf, ++found_round, 0, team_of };

      found = find_stray_player (&search);
    }
  if (found == BRG_NOBODY)
    return TRUE;
  if (player != NULL)
    *player = found;
  if (round != NULL)
    *round = found_round;
  return FALSE;
}

/* A board that was won because the other team had nobody for it. */
static gboolean
has_won_alone (const Search *search, gint player)
{
  const BrgCell *cell = get_cell (search, player);

  return cell->opponent == BRG_NOBODY &&
         (cell->outcome == BRG_OUTCOME_PAIRING_BYE || cell->outcome == BRG_OUTCOME_FULL_BYE);
}

static const BrgTrfLineUp *
find_line_up (const Search *search, gint team)
{
  const GPtrArray *line_ups = search->trf->teams->line_ups;

  for (guint i = 0; i < line_ups->len; i++)
    {
      const BrgTrfLineUp *line_up = line_ups->pdata[i];

      if (line_up->round == search->round && line_up->team == get_team (search->trf, team)->number)
        return line_up;
    }
  return NULL;
}

static gint
find_board (const BrgTrfLineUp *line_up, gint number)
{
  for (guint i = 0; line_up != NULL && i < line_up->players->len; i++)
    if (g_array_index (line_up->players, gint, i) == number)
      return (gint) i + 1;
  return 0;
}

static void
read_side (const Search *search, gint team, Side *side)
{
  const BrgTrfTeam *record = get_team (search->trf, team);
  const BrgTrfLineUp *line_up = find_line_up (search, team);

  side->players = g_array_new (FALSE, FALSE, sizeof (gint));
  side->boards = g_array_new (FALSE, FALSE, sizeof (gint));
  side->has_line_up = line_up != NULL;
  for (guint place = 0; place < record->players->len; place++)
    {
      gint number = g_array_index (record->players, gint, place);
      gint player = brg_trf_find_player (search->trf, number);
      gint board = line_up != NULL ? find_board (line_up, number) : (gint) side->players->len + 1;

      if (get_cell (search, player)->opponent == BRG_NOBODY && !has_won_alone (search, player))
        continue;
      g_array_append_val (side->players, player);
      g_array_append_val (side->boards, board);
    }
}

static gint
get_board (const Side *side, gint player)
{
  for (guint i = 0; i < side->players->len; i++)
    if (g_array_index (side->players, gint, i) == player)
      return g_array_index (side->boards, gint, i);
  return 0;
}

static gboolean
is_taken (const GArray *boards, gint board)
{
  for (guint i = 0; i < boards->len; i++)
    if (g_array_index (boards, BrgTrfBoard, i).board == board)
      return TRUE;
  return FALSE;
}

/* Puts a player, with his opponent if he has one, on a board, or on the first one that is free. */
static void
add_board (const Search *search, GArray *boards, gint board, gint player)
{
  const BrgCell *cell = get_cell (search, player);
  gboolean is_black = cell->opponent != BRG_NOBODY && cell->colour == BRG_COLOUR_BLACK;
  BrgTrfBoard row = { board, is_black ? cell->opponent : player,
                      is_black ? player : cell->opponent };

  if (row.board == 0)
    for (row.board = 1; is_taken (boards, row.board);)
      row.board++;
  g_array_append_val (boards, row);
}

/* The board of a pair or of a player alone: a line-up beats the order of the application. */
static gint
choose_board (const Search *search, const Side *own, const Side *other, gint player)
{
  gint board = get_board (own, player);
  gint opponent = get_cell (search, player)->opponent;

  if (opponent != BRG_NOBODY && !own->has_line_up && other->has_line_up)
    board = get_board (other, opponent);
  return board;
}

/* Whether the orders of both teams, as far as they have no line-up, fit together. */
static gboolean
do_sides_agree (const Search *search, const Side *first, const Side *second)
{
  for (guint i = 0; i < first->players->len; i++)
    {
      gint player = g_array_index (first->players, gint, i);
      gint opponent = get_cell (search, player)->opponent;
      gint board = get_board (first, player);

      for (guint k = 0; k < second->players->len; k++)
        {
          gboolean is_opponent = g_array_index (second->players, gint, k) == opponent;
          gboolean is_same_board = g_array_index (second->boards, gint, k) == board;

          if (is_opponent != is_same_board)
            return FALSE;
        }
    }
  return TRUE;
}

/* Boards that no record tells, one after the other down both lists. */
static void
merge_sides (const Search *search, const Side *first, const Side *second, GArray *boards)
{
  guint k = 0;

  for (guint i = 0; i < first->players->len; i++)
    {
      gint player = g_array_index (first->players, gint, i);

      while (k < second->players->len &&
             get_cell (search, g_array_index (second->players, gint, k))->opponent == BRG_NOBODY &&
             get_cell (search, player)->opponent != BRG_NOBODY)
        add_board (search, boards, 0, g_array_index (second->players, gint, k++));
      add_board (search, boards, 0, player);
      if (k < second->players->len &&
          g_array_index (second->players, gint, k) == get_cell (search, player)->opponent)
        k++;
    }
  for (; k < second->players->len; k++)
    if (get_cell (search, g_array_index (second->players, gint, k))->opponent == BRG_NOBODY)
      add_board (search, boards, 0, g_array_index (second->players, gint, k));
}

static void
add_side (const Search *search,
          const Side *own,
          const Side *other,
          gboolean with_pairs,
          GArray *boards)
{
  for (guint i = 0; i < own->players->len; i++)
    {
      gint player = g_array_index (own->players, gint, i);
      gint board = choose_board (search, own, other, player);

      if (get_cell (search, player)->opponent == BRG_NOBODY || with_pairs)
        add_board (search, boards, is_taken (boards, board) ? 0 : board, player);
    }
}

static gint
compare_boards (gconstpointer a, gconstpointer b)
{
  return ((const BrgTrfBoard *) a)->board - ((const BrgTrfBoard *) b)->board;
}

static void
fill_boards (const Search *search, BrgTrfMeeting *meeting)
{
  g_auto (Side) first = { 0 };
  g_auto (Side) second = { 0 };

  read_side (search, meeting->white, &first);
  read_side (search, meeting->black, &second);
  if (!first.has_line_up && !second.has_line_up && !do_sides_agree (search, &first, &second))
    merge_sides (search, &first, &second, meeting->boards);
  else
    {
      add_side (search, &first, &second, TRUE, meeting->boards);
      add_side (search, &second, &first, FALSE, meeting->boards);
    }
  g_array_sort (meeting->boards, compare_boards);
}

static BrgTrfMeeting *
add_meeting (GPtrArray *meetings, gint white, gint black, BrgOutcome outcome)
{
  BrgTrfMeeting *meeting = g_new0 (BrgTrfMeeting, 1);

  meeting->white = white;
  meeting->black = black;
  meeting->outcome = outcome;
  meeting->boards = g_array_new (FALSE, FALSE, sizeof (BrgTrfBoard));
  g_ptr_array_add (meetings, meeting);
  return meeting;
}

static gboolean
has_colours (const Search *search, const BrgTrfBoard *board)
{
  return board->black != BRG_NOBODY && get_cell (search, board->white)->colour != BRG_COLOUR_NONE;
}

/* Whether a board has the colours of board 1. */
static gboolean
is_like_first (const Search *search, gint board)
{
  return brg_match_colour (board, BRG_COLOUR_WHITE, brg_trf_has_one_colour (search->trf)) ==
         BRG_COLOUR_WHITE;
}

/* Forfeits for which nobody wrote colours down. */
static void
settle_colours (const Search *search, BrgTrfMeeting *meeting)
{
  for (guint i = 0; i < meeting->boards->len; i++)
    {
      BrgTrfBoard *board = &g_array_index (meeting->boards, BrgTrfBoard, i);
      gint white = board->white;

      if (board->black == BRG_NOBODY || has_colours (search, board) ||
          (search->team_of[white] == meeting->white) == is_like_first (search, board->board))
        continue;
      board->white = board->black;
      board->black = white;
    }
}

/* The team that has White on board 1; a match that begins further down is read back from there. */
static void
settle_first_team (const Search *search, BrgTrfMeeting *meeting)
{
  for (guint i = 0; i < meeting->boards->len; i++)
    {
      const BrgTrfBoard *board = &g_array_index (meeting->boards, BrgTrfBoard, i);
      gint black = meeting->black;

      if (!has_colours (search, board))
        continue;
      if ((search->team_of[board->white] == meeting->white) == is_like_first (search, board->board))
        return;
      meeting->black = meeting->white;
      meeting->white = black;
      return;
    }
}

/* A match that nobody came to has the line-up of the application on the boards of who was there. */
static void
fill_forfeit (const Search *search, BrgTrfMeeting *meeting, const BrgTrfMatch *match)
{
  gint winner = match->white_outcome == BRG_OUTCOME_FORFEIT_WIN   ? meeting->white
                : match->black_outcome == BRG_OUTCOME_FORFEIT_WIN ? meeting->black
                                                                  : BRG_NOBODY;
  const BrgTrfTeam *team;

  if (winner == BRG_NOBODY || meeting->boards->len > 0)
    return;
  team = get_team (search->trf, winner);
  for (gint board = 1; board <= search->n_boards && board <= (gint) team->players->len; board++)
    {
      BrgTrfBoard row = { board, get_player (search->trf, team, (guint) board - 1), BRG_NOBODY };

      g_array_append_val (meeting->boards, row);
    }
}

static void
add_forfeits (const Search *search, GPtrArray *meetings, gboolean *is_busy)
{
  const GArray *forfeits = search->trf->teams->forfeits;

  for (guint i = 0; i < forfeits->len; i++)
    {
      const BrgTrfMatch *match = &g_array_index (forfeits, BrgTrfMatch, i);
      gint white = brg_trf_find_team (search->trf, match->white);
      gint black = brg_trf_find_team (search->trf, match->black);
      BrgTrfMeeting *meeting;

      if (match->round != search->round || is_busy[white] || is_busy[black])
        continue;
      is_busy[white] = is_busy[black] = TRUE;
      meeting = add_meeting (meetings, white, black, BRG_OUTCOME_NONE);
      fill_boards (search, meeting);
      fill_forfeit (search, meeting, match);
    }
}

static BrgOutcome
find_bye (const Search *search, gint team)
{
  const BrgTrfTeam *record = get_team (search->trf, team);
  const GArray *byes = search->trf->teams->byes;

  for (guint i = 0; i < byes->len; i++)
    {
      const BrgTrfTeamBye *bye = &g_array_index (byes, BrgTrfTeamBye, i);

      if (bye->round == search->round && bye->team == record->number)
        return bye->outcome;
    }
  for (guint place = 0; place < record->players->len; place++)
    {
      BrgOutcome outcome = get_cell (search, get_player (search->trf, record, place))->outcome;

      if (brg_outcome_is_bye (outcome) && outcome != BRG_OUTCOME_ZERO_BYE)
        return outcome;
    }
  return BRG_OUTCOME_ZERO_BYE;
}

static void
add_matches (const Search *search, GPtrArray *meetings, gboolean *is_busy)
{
  for (gint player = 0; player < search->trf->tournament->n_players; player++)
    {
      gint team = search->team_of[player];
      gint other = team == BRG_NOBODY ? BRG_NOBODY : find_met_team (search, player);
      BrgTrfMeeting *meeting;

      if (other == BRG_NOBODY || is_busy[team])
        continue;
      is_busy[team] = is_busy[other] = TRUE;
      meeting = add_meeting (meetings, team, other, BRG_OUTCOME_NONE);
      fill_boards (search, meeting);
      settle_first_team (search, meeting);
      settle_colours (search, meeting);
    }
}

static GPtrArray *
list_meetings (const Search *search)
{
  gint n_teams = (gint) search->trf->teams->teams->len;
  GPtrArray *meetings = g_ptr_array_new_with_free_func (free_meeting);
  g_autofree gboolean *is_busy = g_new0 (gboolean, n_teams);

  add_matches (search, meetings, is_busy);
  add_forfeits (search, meetings, is_busy);
  for (gint team = 0; team < n_teams; team++)
    if (!is_busy[team])
      add_meeting (meetings, team, BRG_NOBODY, find_bye (search, team));
  return meetings;
}

GPtrArray *
brg_trf_list_matches (const BrgTrf *trf, gint round, gint n_boards)
{
  g_autofree gint *team_of = NULL;
  Search search = { trf, round, n_boards, NULL };

  g_return_val_if_fail (trf != NULL && trf->teams != NULL, NULL);

  team_of = map_teams (trf);
  search.team_of = team_of;
  return list_meetings (&search);
}

static gint
find_smallest_team (const BrgTrf *trf)
{
  guint smallest = G_MAXUINT;

  for (guint i = 0; i < trf->teams->teams->len; i++)
    smallest = MIN (smallest, get_team (trf, (gint) i)->players->len);
  return smallest == G_MAXUINT ? 1 : MAX ((gint) smallest, 1);
}

gint
brg_trf_count_boards (const BrgTrf *trf)
{
  const char *colours;
  gint n_boards = 0;

  g_return_val_if_fail (trf != NULL && trf->teams != NULL, 1);

  colours = trf->texts[BRG_TRF_TEXT_BOARD_COLOURS];
  if (colours != NULL && strspn (colours, "WBwb") == strlen (colours))
    n_boards = (gint) strlen (colours);
  for (gint round = 1; round <= trf->tournament->n_rounds; round++)
    {
      g_autoptr (GPtrArray) meetings = brg_trf_list_matches (trf, round, 0);

      for (guint i = 0; i < meetings->len; i++)
        {
          const GArray *boards = ((const BrgTrfMeeting *) meetings->pdata[i])->boards;

          if (boards->len > 0)
            n_boards = MAX (n_boards, g_array_index (boards, BrgTrfBoard, boards->len - 1).board);
        }
    }
  return n_boards > 0 ? n_boards : find_smallest_team (trf);
}

gboolean
brg_trf_has_one_colour (const BrgTrf *trf)
{
  const char *colours;

  g_return_val_if_fail (trf != NULL && trf->teams != NULL, FALSE);

  colours = trf->texts[BRG_TRF_TEXT_BOARD_COLOURS];
  return colours != NULL && strlen (colours) > 1 &&
         (strspn (colours, "Ww") == strlen (colours) || strspn (colours, "Bb") == strlen (colours));
}

gint
brg_trf_last_match_round (const BrgTrf *trf)
{
  gint last;

  g_return_val_if_fail (trf != NULL && trf->teams != NULL, 0);

  last = brg_tournament_last_paired_round (trf->tournament);
  for (guint i = 0; i < trf->teams->forfeits->len; i++)
    last = MAX (last, g_array_index (trf->teams->forfeits, BrgTrfMatch, i).round);
  for (guint i = 0; i < trf->teams->byes->len; i++)
    {
      const BrgTrfTeamBye *bye = &g_array_index (trf->teams->byes, BrgTrfTeamBye, i);

      if (bye->outcome == BRG_OUTCOME_PAIRING_BYE)
        last = MAX (last, bye->round);
    }
  return last;
}
