/* brg-store-two-players.c - two without an opponent get each other in a published round
 *
 * Rules: fide-handling-2026 4; rus-draughts-2022 5.4.10.12
 * Tests: tests/data/test-store-two-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-two-players.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-store-entry-place.h"
#include "brg-store-leaver.h"
#include "brg-store-mode-pairs.h"
#include "brg-store-round-place.h"
#include "brg-store-rows.h"

static gboolean
find_open_round (BrgStore *store, gint64 round_id, BrgRoundPlace *round, GError **error)
{
  if (!brg_store_find_round_place (store, round_id, round, error))
    return FALSE;
  return round->state == BRG_ROUND_PUBLISHED ||
         brg_store_refuse (error, _ ("The present state of the round does not allow this."));
}

/* Whoever has an opponent, has left or plays elsewhere is not free. */
static gboolean
check_free (BrgStore *store,
            const BrgTwoPlayers *two,
            const BrgRoundPlace *round,
            gint64 entry_id,
            BrgEntryPlace *place,
            GError **error)
{
  gint64 is_free;

  if (!brg_store_find_entry (store, entry_id, place, error) ||
      !brg_store_check_not_refused (store, entry_id, error) ||
      !brg_sql_get_int (store, &is_free, error,
                        "SELECT e.group_id = ?2 AND e.team_id IS NULL AND e.is_team = 0"
                        " AND (e.left_after IS NULL OR e.left_after >= ?3)"
                        " AND NOT EXISTS (SELECT 1 FROM pairing p WHERE p.round_id = ?4 AND"
                        " p.black_id IS NOT NULL AND (p.white_id = ?1 OR p.black_id = ?1))"
                        " FROM entry e WHERE e.id = ?1",
                        "iiii", entry_id, round->group_id, (gint64) round->number, two->round_id))
    return FALSE;
  if (is_free != 0)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               /* Translators: a name, the number of a round */
               _ ("%s is not without an opponent in round %d."), place->name, round->number);
  return FALSE;
}

/* In this round he plays. */
static gboolean
let_play (BrgStore *store, const BrgRoundPlace *round, gint64 entry_id, GError **error)
{
  return brg_store_write_absence (store, entry_id, round->number, BRG_OUTCOME_NONE, error) &&
         brg_sql_run (store, error,
                      "UPDATE entry SET joins_round = min (joins_round, ?2),"
                      " number = coalesce (number, (SELECT coalesce (max (number), 0) + 1"
                      " FROM entry WHERE group_id = ?3)) WHERE id = ?1",
                      "iii", entry_id, (gint64) round->number, round->group_id);
}

/* The board of the bye, 0 when neither has it; @of_others: that of somebody else. */
static gboolean
find_bye (BrgStore *store, const BrgTwoPlayers *two, gint64 *his, gint64 *of_others, GError **error)
{
  return brg_sql_get_int (store, his, error,
                          "SELECT coalesce (max (id), 0) FROM pairing WHERE round_id = ?1"
                          " AND black_id IS NULL AND white_id IN (?2, ?3)",
                          "iii", two->round_id, two->white_id, two->black_id) &&
         brg_sql_get_int (store, of_others, error,
                          "SELECT coalesce (max (id), 0) FROM pairing WHERE round_id = ?1"
                          " AND black_id IS NULL AND white_id NOT IN (?2, ?3)",
                          "iii", two->round_id, two->white_id, two->black_id);
}

/* After all others; a bye stays the last. */
static gboolean
add_board (BrgStore *store, const BrgTwoPlayers *two, gint64 bye_id, gint64 *board, GError **error)
{
  gint64 pairing_id;

  if (!brg_sql_get_int (store, board, error,
                        "SELECT coalesce (max (board), 0) + 1 FROM pairing WHERE round_id = ?1",
                        "i", two->round_id))
    return FALSE;
  if (bye_id != 0 && !brg_sql_run (store, error, "UPDATE pairing SET board = ?2 WHERE id = ?1",
                                   "ii", bye_id, (*board)--))
    return FALSE;
  return brg_store_insert_pairing (store, two->round_id, (gint) *board, two->white_id,
                                   two->black_id, TRUE, &pairing_id, error);
}

static gboolean
take_bye (BrgStore *store, const BrgTwoPlayers *two, gint64 bye_id, gint64 *board, GError **error)
{
  return brg_sql_get_int (store, board, error, "SELECT board FROM pairing WHERE id = ?1", "i",
                          bye_id) &&
         brg_sql_run (store, error, "DELETE FROM result WHERE pairing_id = ?1", "i", bye_id) &&
         brg_sql_run (store, error,
                      "UPDATE pairing SET white_id = ?2, black_id = ?3, manual = 1 WHERE id = ?1",
                      "iii", bye_id, two->white_id, two->black_id);
}

static gboolean
write_board (BrgStore *store, const BrgTwoPlayers *two, gint64 *board, GError **error)
{
  gint64 his;
  gint64 of_others;

  if (!find_bye (store, two, &his, &of_others, error))
    return FALSE;
  return his != 0 ? take_bye (store, two, his, board, error)
                  : add_board (store, two, of_others, board, error);
}

/* A word that stands there already is not said again. (transfer full) */
static char *
join (const char *old, const char *added, const char *between)
{
  if (*old == '\0' || g_str_equal (old, added))
    return g_strdup (added);
  return g_strconcat (old, between, added, NULL);
}

/* rus-draughts-2022 5.4.10.12 */
static gboolean
write_reason (BrgStore *store, const BrgTwoPlayers *two, const BrgRoundPlace *round, GError **error)
{
  g_autofree char *reason = join (round->reason, two->reason, "; ");
  g_autofree char *decided_by = join (round->decided_by, two->decided_by, ", ");

  return brg_store_write_change_of_pairs (store, two->round_id, reason, decided_by, error);
}

gboolean
brg_store_pair_two_players (BrgStore *store, const BrgTwoPlayers *two, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgRoundPlace) round = { 0 };
  g_auto (BrgEntryPlace) white = { 0 };
  g_auto (BrgEntryPlace) black = { 0 };
  gint64 board;

  g_return_val_if_fail (store != NULL && two != NULL, FALSE);
  g_return_val_if_fail (two->white_id != two->black_id, FALSE);

  if (two->reason == NULL || *two->reason == '\0' || two->decided_by == NULL ||
      *two->decided_by == '\0')
    return brg_store_refuse (error, _ ("Say why pairs were changed by hand, and who decided it."));
  if (!find_open_round (store, two->round_id, &round, error) ||
      !check_free (store, two, &round, two->white_id, &white, error) ||
      !check_free (store, two, &round, two->black_id, &black, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "players-pair", round.group_id, error);
  if (action == NULL || !let_play (store, &round, two->white_id, error) ||
      !let_play (store, &round, two->black_id, error) || !write_board (store, two, &board, error) ||
      !write_reason (store, two, &round, error) ||
      !brg_store_look_at_pairs (action, round.group_id, round.number, round.number, error))
    return FALSE;
  brg_action_set_int (action, "round", round.number);
  brg_action_set_int (action, "board", board);
  brg_action_set_text (action, "white", white.name);
  brg_action_set_text (action, "black", black.name);
  brg_action_set_text (action, "reason", two->reason);
  brg_action_set_text (action, "by", two->decided_by);
  return brg_action_commit (g_steal_pointer (&action), error);
}
