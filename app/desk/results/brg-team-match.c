/* brg-team-match.c - the matches of a round between teams, as the desk shows them
 *
 * Tests: tests/app/test-team-match.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-match.h"

#include "brg-board.h"
#include "brg-rational.h"

static void
count_boards (BrgTeamMatch *match, const BrgSnapshot *boards, gint round, gint64 match_id)
{
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (boards, round, i)) != NULL; i++)
    {
      if (game->match_id != match_id)
        continue;
      if (match->first_board < 0)
        match->first_board = i;
      match->n_boards++;
      if (brg_board_get_state (boards, round, game) == BRG_BOARD_MISSING)
        match->n_missing++;
    }
}

static gboolean
has_line_up (const BrgSnapshot *snapshot, gint team, gint round)
{
  for (guint i = 0; i < snapshot->line_ups->len; i++)
    {
      const BrgLineUp *line_up = &g_array_index (snapshot->line_ups, BrgLineUp, i);

      if (line_up->team == team && line_up->round == round)
        return TRUE;
    }
  return FALSE;
}

GArray *
brg_team_match_list (const BrgSnapshot *snapshot, gint round)
{
  GArray *matches = g_array_new (FALSE, FALSE, sizeof (BrgTeamMatch));
  const BrgGame *game;

  g_return_val_if_fail (snapshot != NULL, matches);

  if (!brg_snapshot_has_teams (snapshot))
    return matches;
  for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    {
      BrgTeamMatch match = { .index = i,
                             .number = game->board,
                             .first = game->white,
                             .second = game->black,
                             .first_points = game->white_points,
                             .second_points = game->black_points,
                             .first_board = -1 };

      count_boards (&match, snapshot->players, round, game->id);
      match.has_line_up[0] = has_line_up (snapshot, match.first, round);
      match.has_line_up[1] = has_line_up (snapshot, match.second, round);
      g_array_append_val (matches, match);
    }
  return matches;
}

gboolean
brg_team_match_has_board (const BrgTeamMatch *match, gint board)
{
  g_return_val_if_fail (match != NULL, FALSE);

  return match->first_board >= 0 && board >= match->first_board &&
         board < match->first_board + match->n_boards;
}

const BrgTeamMatch *
brg_team_match_find (const GArray *matches, gint board)
{
  g_return_val_if_fail (matches != NULL, NULL);

  for (guint i = 0; i < matches->len; i++)
    {
      const BrgTeamMatch *match = &g_array_index (matches, BrgTeamMatch, i);

      if (brg_team_match_has_board (match, board))
        return match;
    }
  return NULL;
}

gboolean
brg_team_match_lacks_line_up (const BrgTeamMatch *match, guint side)
{
  g_return_val_if_fail (match != NULL && side < 2, FALSE);

  return match->second != BRG_NOBODY && match->n_missing == match->n_boards &&
         !match->has_line_up[side];
}

char *
brg_team_match_dup_score (const BrgTeamMatch *match)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (match != NULL, NULL);

  first = brg_points_to_figures (match->first_points);
  second = brg_points_to_figures (match->second_points);
  return g_strdup_printf ("%s\u00a0:\u00a0%s", first, second);
}

gint
brg_team_find_of_player (const BrgSnapshot *snapshot, gint player)
{
  gint64 team_id;

  g_return_val_if_fail (snapshot != NULL, -1);

  if (!brg_snapshot_has_teams (snapshot))
    return -1;
  team_id = brg_snapshot_get_entry (snapshot->players, player)->team_id;
  return brg_snapshot_find_entry (snapshot, team_id);
}
