/* brg-trf-set-teams.c - the teams of an event as those of a report file
 *
 * Tests: tests/data/test-trf-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-trf-set-teams.h"

#include "brg-match.h"
#include "brg-snapshot-teams.h"
#include "brg-snapshot-tournament.h"
#include "brg-trf-set-bans.h"
#include "brg-trf-system.h"

static gint
get_team_number (const BrgSnapshot *snapshot, gint team)
{
  gint number = brg_snapshot_get_entry (snapshot, team)->number;

  return number > 0 ? number : team + 1;
}

static void
set_texts (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  const BrgGroup *group = snapshot->group;
  gboolean is_round_robin = brg_snapshot_is_round_robin (snapshot);
  g_autofree char *n_teams = g_strdup_printf ("%u", snapshot->entries->len);
  g_autofree char *code =
      is_round_robin ? g_strdup (group->cycles == 1 ? "FIDE_TEAM_ROUNDROBIN" : NULL)
                     : brg_trf_system_make_team_code (group->system, group->board_points_first);
  g_autoptr (GString) colours = g_string_new (NULL);

  for (gint board = 1; board <= group->boards; board++)
    {
      BrgColour colour = brg_match_colour (board, BRG_COLOUR_WHITE, group->one_colour);

      g_string_append_c (colours, colour == BRG_COLOUR_WHITE ? 'W' : 'B');
    }
  brg_trf_set_text (trf, BRG_TRF_TEXT_N_TEAMS, n_teams);
  brg_trf_set_text (trf, BRG_TRF_TEXT_TYPE,
                    !is_round_robin     ? "Team: Swiss-System"
                    : group->cycles > 1 ? "Team: Double Round-Robin"
                                        : "Team: Round-Robin");
  brg_trf_set_text (trf, BRG_TRF_TEXT_TYPE_CODE, code);
  brg_trf_set_text (trf, BRG_TRF_TEXT_BOARD_COLOURS, colours->str);
}

static char *
format_points (gint points)
{
  return g_strdup_printf ("%d.%d", points / BRG_POINT, points % BRG_POINT * 10 / BRG_POINT);
}

/* 362: the grid of 162, with two letters. */
static void
set_match_points (BrgTrf *trf, const BrgScoring *scoring)
{
  g_autofree char *win = format_points (scoring->win);
  g_autofree char *draw = format_points (scoring->draw);
  g_autofree char *loss = format_points (scoring->loss);
  g_autofree char *text = g_strdup_printf ("TW%4s   TD%4s   TL%4s", win, draw, loss);

  brg_trf_set_text (trf, BRG_TRF_TEXT_MATCH_POINTS, text);
}

static void
add_team (BrgTrf *trf, const BrgSnapshot *snapshot, gint index, const BrgTournament *tournament)
{
  gint last = brg_tournament_last_paired_round (tournament);
  BrgTrfTeam *team = brg_trf_teams_add (trf->teams, get_team_number (snapshot, index),
                                        brg_snapshot_get_entry (snapshot, index)->family_name);
  gint n_players;
  gint first = brg_snapshot_find_players (snapshot, index, &n_players);

  for (gint player = first; player < first + n_players; player++)
    g_array_append_val (team->players, brg_trf_get_player (trf, player)->number);
  if (index >= tournament->n_players)
    return;
  team->match_points = brg_tournament_score (tournament, index, last);
  team->points = brg_tournament_board_score (tournament, index, last);
  if (tournament->board_points_first)
    {
      gint points = team->points;

      team->points = team->match_points;
      team->match_points = points;
    }
}

/* By the application, those who play first, nobody between them: then 300 says nothing. */
static gboolean
is_in_order (const gint *players, gint n_boards)
{
  gint last = BRG_NOBODY;

  for (gint i = 0; i < n_boards; i++)
    {
      if (players[i] == BRG_NOBODY)
        continue;
      if (players[i] < last || (i > 0 && players[i - 1] == BRG_NOBODY))
        return FALSE;
      last = players[i];
    }
  return TRUE;
}

static void
add_line_up (BrgTrf *trf, const BrgSnapshot *snapshot, gint round, gint team, gint opponent)
{
  gint n_boards = snapshot->group->boards;
  g_autofree gint *players = g_new (gint, n_boards);
  BrgTrfLineUp *line_up;

  brg_snapshot_get_line_up (snapshot, team, round, players);
  if (is_in_order (players, n_boards))
    return;
  line_up = brg_trf_teams_add_line_up (trf->teams, round, get_team_number (snapshot, team),
                                       get_team_number (snapshot, opponent));
  for (gint i = 0; i < n_boards; i++)
    {
      gint number = players[i] == BRG_NOBODY ? 0 : brg_trf_get_player (trf, players[i])->number;

      g_array_append_val (line_up->players, number);
    }
}

static void
add_match (BrgTrf *trf, const BrgSnapshot *snapshot, gint round, const BrgGame *match)
{
  BrgTrfMatch forfeit = {
    .round = round,
    .white = get_team_number (snapshot, match->white),
    .white_outcome = match->white_outcome,
    .black_outcome = match->black_outcome,
  };

  if (match->black == BRG_NOBODY)
    {
      BrgTrfTeamBye bye = { round, forfeit.white, match->white_outcome };

      g_array_append_val (trf->teams->byes, bye);
      return;
    }
  forfeit.black = get_team_number (snapshot, match->black);
  if (brg_outcome_is_forfeit (match->white_outcome))
    g_array_append_val (trf->teams->forfeits, forfeit);
  add_line_up (trf, snapshot, round, match->white, match->black);
  add_line_up (trf, snapshot, round, match->black, match->white);
}

static void
add_rounds (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        add_match (trf, snapshot, round->number, &g_array_index (round->games, BrgGame, k));
    }
  for (guint i = 0; i < snapshot->absences->len; i++)
    {
      const BrgAbsence *absence = &g_array_index (snapshot->absences, BrgAbsence, i);
      BrgTrfTeamBye bye = { absence->round, get_team_number (snapshot, absence->entry),
                            absence->outcome };

      g_array_append_val (trf->teams->byes, bye);
    }
}

static void
add_bans (BrgTrf *trf, const BrgSnapshot *snapshot)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      gint number = get_team_number (snapshot, (gint) i);

      g_array_append_val (numbers, number);
    }
  brg_trf_set_bans (trf->teams->forbidden, snapshot, numbers, trf->tournament->n_rounds);
}

void
brg_trf_set_teams (BrgTrf *trf,
                   const BrgSnapshot *snapshot,
                   const BrgTournament *tournament,
                   const gint *places)
{
  g_autoptr (BrgTournament) made = NULL;
  const BrgGroup *group;

  g_return_if_fail (trf != NULL && trf->teams == NULL);
  g_return_if_fail (snapshot != NULL && snapshot->players != NULL);

  group = snapshot->group;
  if (tournament == NULL)
    tournament = made = brg_snapshot_to_tournament (snapshot);
  trf->is_team = TRUE;
  trf->teams = brg_trf_teams_new ();
  set_texts (trf, snapshot);
  set_match_points (trf, &group->match_scoring);
  trf->teams->bye_match_points = group->match_scoring.pairing_bye;
  trf->teams->bye_points = brg_match_bye_points (&group->match_scoring, &group->scoring,
                                                 group->boards, BRG_OUTCOME_PAIRING_BYE);
  for (gint i = 0; i < (gint) snapshot->entries->len; i++)
    {
      add_team (trf, snapshot, i, tournament);
      if (places != NULL && i < brg_snapshot_count_numbered (snapshot))
        ((BrgTrfTeam *) trf->teams->teams->pdata[i])->rank = places[i];
    }
  add_rounds (trf, snapshot);
  add_bans (trf, snapshot);
}
