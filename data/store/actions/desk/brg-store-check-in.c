/* brg-store-check-in.c - who is there before a round is paired
 *
 * Rules: rus-draughts-2022 5.4.10.2
 * Tests: tests/data/test-store-check-in.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-check-in.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-points.h"
#include "brg-sql.h"
#include "brg-store-entry-place.h"
#include "brg-store-rows.h"

/* What a mark writes: a word of check_in, or a bye. */
static const struct
{
  const char *word;
  BrgOutcome bye;
} marks[BRG_N_CHECK_IN_MARKS] = {
  [BRG_CHECK_IN_OPEN] = { "open", BRG_OUTCOME_NONE },
  [BRG_CHECK_IN_HERE] = { "here", BRG_OUTCOME_NONE },
  [BRG_CHECK_IN_WAITED] = { "wait", BRG_OUTCOME_NONE },
  [BRG_CHECK_IN_HALF] = { "half", BRG_OUTCOME_HALF_BYE },
  [BRG_CHECK_IN_ZERO] = { "zero", BRG_OUTCOME_ZERO_BYE },
};

GArray *
brg_store_list_check_ins (BrgStore *store, gint64 group_id, gint round, GError **error)
{
  g_autoptr (GArray) list = g_array_new (FALSE, TRUE, sizeof (BrgCheckIn));
  gboolean has_row = TRUE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  stmt = brg_sql_query (store, error,
                        "SELECT c.entry_id, c.state = 'here', c.at FROM check_in c"
                        " JOIN entry e ON e.id = c.entry_id WHERE e.group_id = ?1 AND c.round = ?2"
                        " ORDER BY c.at DESC, c.entry_id",
                        "ii", group_id, (gint64) round);
  if (stmt == NULL)
    return NULL;
  while (brg_sql_step (store, stmt, &has_row, error))
    {
      BrgCheckIn one = { 0 };
      g_autofree char *at = has_row ? brg_sql_dup_text (stmt, 2) : NULL;

      if (!has_row)
        return g_steal_pointer (&list);
      one.entry_id = sqlite3_column_int64 (stmt, 0);
      one.mark = sqlite3_column_int (stmt, 1) != 0 ? BRG_CHECK_IN_HERE : BRG_CHECK_IN_WAITED;
      g_strlcpy (one.at, at, sizeof one.at);
      g_array_append_val (list, one);
    }
  return NULL;
}

static gboolean
check_round (BrgStore *store,
             const BrgEntryPlace *place,
             gint64 entry_id,
             gint round,
             GError **error)
{
  gint64 n_rounds;
  gint64 has_left;

  if (place->team_id != 0)
    return brg_store_refuse (error, _ ("A team player misses a round through the line-up."));
  if (!brg_sql_get_int (store, &n_rounds, error, "SELECT count(*) FROM round WHERE group_id = ?1",
                        "i", place->group_id) ||
      !brg_sql_get_int (
          store, &has_left, error,
          "SELECT left_after IS NOT NULL AND left_after < ?2 FROM entry WHERE id = ?1", "ii",
          entry_id, (gint64) round))
    return FALSE;
  if (round <= n_rounds)
    return brg_store_refuse (error, _ ("The round is already paired."));
  return !has_left || brg_store_refuse (error, _ ("The player has left the event."));
}

static gboolean
write_mark (BrgStore *store, gint64 entry_id, gint round, BrgCheckInMark mark, GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  if (!brg_sql_run (store, error, "DELETE FROM check_in WHERE entry_id = ?1 AND round = ?2", "ii",
                    entry_id, (gint64) round) ||
      !brg_store_write_absence (store, entry_id, round, marks[mark].bye, error))
    return FALSE;
  return (mark != BRG_CHECK_IN_HERE && mark != BRG_CHECK_IN_WAITED) ||
         brg_sql_run (store, error,
                      "INSERT INTO check_in (entry_id, round, state, at) VALUES (?1, ?2, ?3, ?4)",
                      "iitt", entry_id, (gint64) round, marks[mark].word, now);
}

gboolean
brg_store_check_in (BrgStore *store,
                    gint64 entry_id,
                    gint round,
                    BrgCheckInMark mark,
                    GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_auto (BrgEntryPlace) place = { 0 };

  g_return_val_if_fail (store != NULL && round >= 1 && mark < BRG_N_CHECK_IN_MARKS, FALSE);

  if (!brg_store_find_entry (store, entry_id, &place, error) ||
      !check_round (store, &place, entry_id, round, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "check-in", place.group_id, error);
  if (action == NULL || !write_mark (store, entry_id, round, mark, error))
    return FALSE;
  brg_action_set_text (action, "name", place.name);
  brg_action_set_int (action, "round", round);
  brg_action_set_text (action, "mark", marks[mark].word);
  return brg_action_commit (g_steal_pointer (&action), error);
}
