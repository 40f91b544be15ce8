/* brg-board.c - boards of a round: state, the next one without a result, points before the round
 *
 * Tests: tests/app/test-board.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board.h"

#include <string.h>

#include "brg-board-label.h"
#include "brg-incident-log.h"
#include "brg-journal.h"
#include "brg-next-step.h"
#include "brg-snapshot-tournament.h"
#include "brg-standings.h"
#include "brg-withdrawals.h"

BrgBoardState
brg_board_get_state (const BrgSnapshot *snapshot, gint round, const BrgGame *game)
{
  g_return_val_if_fail (snapshot != NULL && game != NULL, BRG_BOARD_MISSING);

  if (game->black == BRG_NOBODY)
    return game->match_id != 0 ? BRG_BOARD_ALONE : BRG_BOARD_BYE;
  if (game->white_outcome == BRG_OUTCOME_ADJOURNED)
    return BRG_BOARD_ADJOURNED;
  if (game->white_outcome == BRG_OUTCOME_NONE)
    return brg_snapshot_is_unplayable (snapshot, round, game) ? BRG_BOARD_WITHDREW
                                                              : BRG_BOARD_MISSING;
  return brg_outcome_is_forfeit (game->white_outcome) ? BRG_BOARD_FORFEIT : BRG_BOARD_PLAYED;
}

gboolean
brg_board_is_no_show (const BrgGame *game, BrgColour side)
{
  g_return_val_if_fail (game != NULL, FALSE);

  if (side == BRG_COLOUR_NONE)
    return brg_board_is_no_show (game, BRG_COLOUR_WHITE) ||
           brg_board_is_no_show (game, BRG_COLOUR_BLACK);
  return (side == BRG_COLOUR_WHITE ? game->white_outcome : game->black_outcome) ==
             BRG_OUTCOME_FORFEIT_LOSS &&
         (game->came & 1u << side) == 0;
}

const BrgGame *
brg_board_get_game (const BrgSnapshot *snapshot, gint round, gint index)
{
  const BrgRound *paired;

  g_return_val_if_fail (snapshot != NULL, NULL);

  paired = brg_snapshot_get_round (snapshot, round);
  if (paired == NULL || index < 0 || (guint) index >= paired->games->len)
    return NULL;
  return &g_array_index (paired->games, BrgGame, index);
}

gint
brg_board_find_number (const BrgSnapshot *snapshot, gint round, gint board)
{
  const BrgGame *game;

  for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    if (game->board == board && (game->black != BRG_NOBODY || game->match_id != 0))
      return i;
  for (gint i = 0; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    if (game->match_id != 0 && brg_board_label_get_match (game) == board)
      return i;
  return -1;
}

gint
brg_board_find_typed (const BrgSnapshot *snapshot,
                      gint round,
                      const char *text,
                      gboolean *is_certain)
{
  const BrgGame *game;
  gint found = -1;
  guint n_begin = 0;

  g_return_val_if_fail (snapshot != NULL && text != NULL, -1);

  for (gint i = 0; *text != '\0' && (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    {
      g_autofree char *label = brg_board_label_new (game);

      if (!g_str_has_prefix (label, text) || (game->black == BRG_NOBODY && game->match_id == 0))
        continue;
      n_begin++;
      /* The number of a match alone is its first board. */
      if (label[strlen (text)] == '\0' || (found < 0 && label[strlen (text)] == '.'))
        found = i;
    }
  if (is_certain != NULL)
    *is_certain = found >= 0 && n_begin == 1;
  return found;
}

gint
brg_board_find_next_missing (const BrgSnapshot *snapshot, gint round, gint after)
{
  const BrgRound *paired;
  gint n_boards;

  g_return_val_if_fail (snapshot != NULL && after >= -1, -1);

  paired = brg_snapshot_get_round (snapshot, round);
  n_boards = paired != NULL ? (gint) paired->games->len : 0;
  for (gint step = 1; step <= n_boards; step++)
    {
      gint i = (after + step) % n_boards;

      if (brg_board_get_state (snapshot, round, &g_array_index (paired->games, BrgGame, i)) ==
          BRG_BOARD_MISSING)
        return i;
    }
  return -1;
}

gint *
brg_board_points_before (const BrgSnapshot *snapshot, gint round)
{
  g_autofree gint *points = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  g_autoptr (BrgStandings) standings = NULL;

  g_return_val_if_fail (snapshot != NULL && round >= 1, NULL);

  points = g_new0 (gint, snapshot->entries->len);
  tournament = brg_snapshot_to_tournament (snapshot);
  withdrawals = brg_withdrawals_apply (tournament, snapshot->event->rulebook);
  standings = brg_standings_compute (withdrawals->tournament, withdrawals->counted, round - 1,
                                     brg_tie_break_edition_for_rulebook (snapshot->event->rulebook),
                                     NULL, 0);
  for (gint i = 0; i < standings->n_lines; i++)
    points[standings->lines[i].player] = standings->lines[i].points;
  return g_steal_pointer (&points);
}

/* First round of those that an action took back, 0 for none. */
static gint
find_removed (const BrgJournalEntry *entry)
{
  return brg_journal_entry_get_int (
      entry, g_str_equal (entry->action, "rounds-remove") ? "round" : "removed-from");
}

GHashTable *
brg_board_list_corrected (GPtrArray *journal, gint64 group_id, gint round)
{
  GHashTable *boards = g_hash_table_new (NULL, NULL);

  g_return_val_if_fail (journal != NULL, boards);

  for (guint i = 0; i < journal->len; i++)
    {
      const BrgJournalEntry *entry = journal->pdata[i];
      gboolean is_correction = g_str_equal (entry->action, "result-correct");
      gint removed;

      if (entry->kind != BRG_JOURNAL_DO || !entry->is_in_force ||
          !brg_journal_entry_is_of_group (entry, group_id) ||
          !(is_correction || g_str_equal (entry->action, "rounds-remove")))
        continue;
      if (is_correction && brg_journal_entry_get_int (entry, "round") == round)
        g_hash_table_add (boards, GINT_TO_POINTER (brg_journal_entry_get_int (entry, "board")));
      /* A round that was paired anew has other games on its boards. */
      removed = find_removed (entry);
      if (removed > 0 && removed <= round)
        g_hash_table_remove_all (boards);
    }
  return boards;
}

GHashTable *
brg_board_list_with_incidents (GPtrArray *log, gint64 group_id, gint round)
{
  GHashTable *boards = g_hash_table_new (NULL, NULL);

  g_return_val_if_fail (log != NULL, boards);

  for (guint i = 0; i < log->len; i++)
    {
      const BrgIncident *incident = log->pdata[i];

      if (incident->group_id == group_id && incident->round == round && incident->board > 0 &&
          brg_incident_stands (incident))
        g_hash_table_add (boards, GINT_TO_POINTER (incident->board));
    }
  return boards;
}

BrgGame
brg_board_orient (const BrgGame *game, gboolean is_swapped)
{
  BrgGame oriented = *game;

  if (is_swapped)
    brg_game_exchange (&oriented);
  return oriented;
}
