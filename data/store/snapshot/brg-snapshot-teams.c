/* brg-snapshot-teams.c - the two views of a group of teams
 *
 * Rules: rus-draughts-2022 5.4.9.6.1; fide-team-swiss-2026 1.4
 * Tests: tests/data/test-store-teams.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-teams.h"

#include "brg-snapshot-mark.h"

#include "brg-match.h"
#include "brg-snapshot-tournament.h"

gint
brg_snapshot_find_players (const BrgSnapshot *snapshot, gint team, gint *n_players)
{
  gint64 team_id;
  gint first = 0;

  g_return_val_if_fail (snapshot != NULL && snapshot->players != NULL, 0);
  g_return_val_if_fail (n_players != NULL, 0);

  team_id = brg_snapshot_get_entry (snapshot, team)->id;
  *n_players = 0;
  for (gint i = 0; (guint) i < snapshot->players->entries->len; i++)
    if (brg_snapshot_get_entry (snapshot->players, i)->team_id == team_id && (*n_players)++ == 0)
      first = i;
  return first;
}

static const BrgGame *
find_match (const BrgSnapshot *snapshot, gint team, gint round)
{
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  for (guint i = 0; paired != NULL && i < paired->games->len; i++)
    {
      const BrgGame *match = &g_array_index (paired->games, BrgGame, i);

      if (match->black != BRG_NOBODY && (match->white == team || match->black == team))
        return match;
    }
  return NULL;
}

gboolean
brg_snapshot_get_line_up (const BrgSnapshot *snapshot, gint team, gint round, gint *players)
{
  const BrgGame *match;
  const BrgRound *boards;
  gint n_players;
  gint first;

  g_return_val_if_fail (snapshot != NULL && snapshot->players != NULL, FALSE);
  g_return_val_if_fail (players != NULL, FALSE);

  for (gint board = 0; board < snapshot->group->boards; board++)
    players[board] = BRG_NOBODY;
  match = find_match (snapshot, team, round);
  if (match == NULL)
    return FALSE;
  first = brg_snapshot_find_players (snapshot, team, &n_players);
  boards = brg_snapshot_get_round (snapshot->players, round);
  for (guint i = 0; i < boards->games->len; i++)
    {
      const BrgGame *board = &g_array_index (boards->games, BrgGame, i);

      if (board->match_id != match->id || board->match_board > snapshot->group->boards)
        continue;
      if (board->white >= first && board->white < first + n_players)
        players[board->match_board - 1] = board->white;
      else if (board->black >= first && board->black < first + n_players)
        players[board->match_board - 1] = board->black;
    }
  return TRUE;
}

static BrgRound *
copy_frame (const BrgRound *round)
{
  BrgRound *copy = brg_round_new (round->number);

  copy->id = round->id;
  copy->state = round->state;
  g_free (copy->starts_at);
  copy->starts_at = g_strdup (round->starts_at);
  g_free (copy->published_at);
  copy->published_at = g_strdup (round->published_at);
  g_free (copy->closed_at);
  copy->closed_at = g_strdup (round->closed_at);
  g_free (copy->changed_reason);
  copy->changed_reason = g_strdup (round->changed_reason);
  g_free (copy->changed_by);
  copy->changed_by = g_strdup (round->changed_by);
  return copy;
}

void
brg_snapshot_add_players (BrgSnapshot *snapshot)
{
  BrgSnapshot *players;

  g_return_if_fail (snapshot != NULL && snapshot->players == NULL);

  players = brg_snapshot_new ();
  brg_event_free (players->event);
  players->event = brg_event_copy (snapshot->event);
  brg_group_free (players->group);
  players->group = brg_group_copy (snapshot->group);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    g_ptr_array_add (players->rounds, copy_frame (snapshot->rounds->pdata[i]));
  for (guint i = 0; i < snapshot->timetable->len; i++)
    g_ptr_array_add (players->timetable, brg_timetable_row_copy (snapshot->timetable->pdata[i]));
  g_free (players->timetable_at);
  players->timetable_at = g_strdup (snapshot->timetable_at);
  players->n_groups = snapshot->n_groups;
  players->n_open_groups = snapshot->n_open_groups;
  players->journal_id = snapshot->journal_id;
  g_free (players->saved_at);
  players->saved_at = g_strdup (snapshot->saved_at);
  brg_snapshot_set_mark (players, brg_snapshot_get_mark (snapshot));
  brg_snapshot_set_doubted (players, brg_snapshot_is_doubted (snapshot));
  snapshot->players = players;
  players->group->n_rounds = brg_snapshot_count_rounds (snapshot);
}

static void
finish_players (BrgSnapshot *snapshot)
{
  g_autoptr (GHashTable) teams = g_hash_table_new (g_int64_hash, g_int64_equal);

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      BrgEntry *team = snapshot->entries->pdata[i];

      g_hash_table_insert (teams, &team->id, team);
    }
  for (guint i = 0; i < snapshot->players->entries->len; i++)
    {
      BrgEntry *player = snapshot->players->entries->pdata[i];
      const BrgEntry *team = g_hash_table_lookup (teams, &player->team_id);

      player->number = (gint) i + 1;
      if (team != NULL)
        player->left_after = MIN (player->left_after, team->left_after);
    }
}

/* The boards of a match, seen from the team that was named first. */
static void
add_board (BrgMatchResult *result,
           const BrgSnapshot *snapshot,
           const BrgGame *match,
           const BrgRound *round,
           const BrgGame *board)
{
  BrgOutcome outcome;
  BrgOutcome other;
  const BrgEntry *white = brg_snapshot_get_entry (snapshot->players, board->white);
  gboolean is_first = white->team_id == brg_snapshot_get_entry (snapshot, match->white)->id;

  brg_snapshot_get_outcomes (snapshot->players, round, board, &outcome, &other);
  brg_match_add_board (result, &snapshot->group->scoring, is_first ? outcome : other,
                       is_first ? other : outcome);
}

/* The table holds a result for each match of the round; a match is found by its row. */
static GHashTable *
add_up_boards (const BrgSnapshot *snapshot, guint round)
{
  const BrgRound *matches = snapshot->rounds->pdata[round];
  const BrgRound *boards = snapshot->players->rounds->pdata[round];
  g_autoptr (GHashTable) match_of = g_hash_table_new (g_int64_hash, g_int64_equal);
  GHashTable *results = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  for (guint i = 0; i < matches->games->len; i++)
    {
      BrgGame *match = &g_array_index (matches->games, BrgGame, i);

      g_hash_table_insert (match_of, &match->id, match);
      g_hash_table_insert (results, match, g_new0 (BrgMatchResult, 1));
    }
  for (guint i = 0; i < boards->games->len; i++)
    {
      const BrgGame *board = &g_array_index (boards->games, BrgGame, i);
      const BrgGame *match = g_hash_table_lookup (match_of, &board->match_id);

      if (match != NULL)
        add_board (g_hash_table_lookup (results, match), snapshot, match, boards, board);
    }
  return results;
}

/* rus-draughts-2022 5.4.9.6.1: the points on all boards decide the match. */
static void
finish_match (const BrgSnapshot *snapshot, BrgGame *match, const BrgMatchResult *result)
{
  const BrgGroup *group = snapshot->group;

  /* fide-team-swiss-2026 1.4: the bye brings points on the boards as well. */
  if (match->black == BRG_NOBODY)
    {
      match->white_points = brg_match_bye_points (&group->match_scoring, &group->scoring,
                                                  group->boards, match->white_outcome);
      return;
    }
  match->white_points = result->first_points;
  match->black_points = result->second_points;
  brg_match_get_outcomes (result, &match->white_outcome, &match->black_outcome);
}

void
brg_snapshot_finish_teams (BrgSnapshot *snapshot)
{
  g_return_if_fail (snapshot != NULL && snapshot->players != NULL);

  finish_players (snapshot);
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *matches = snapshot->rounds->pdata[i];
      g_autoptr (GHashTable) results = add_up_boards (snapshot, i);

      for (guint k = 0; k < matches->games->len; k++)
        {
          BrgGame *match = &g_array_index (matches->games, BrgGame, k);

          finish_match (snapshot, match, g_hash_table_lookup (results, match));
        }
    }
}
