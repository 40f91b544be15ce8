/* brg-store-leaver.c - how somebody leaves and comes back, as rows
 *
 * Tests: tests/data/test-store-leavers.c, tests/app/test-incident-exclusion.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-leaver.h"

#include <glib/gi18n-lib.h>

#include "brg-store-rows.h"
#include "brg-store-seats.h"
#include "brg-store-words.h"

static gboolean
reseat_team_of (BrgStore *store, const BrgEntryPlace *place, GError **error)
{
  return place->team_id == 0 || brg_store_reseat_team (store, place->team_id, error);
}

gboolean
brg_store_write_leaver (BrgStore *store,
                        gint64 entry_id,
                        const BrgEntryPlace *place,
                        gint left_after,
                        const char *reason,
                        BrgLeaverRule rule,
                        gboolean is_excluded,
                        GError **error)
{
  return brg_sql_run (store, error,
                      "UPDATE entry SET left_after = ?2, left_reason = ?3, leaver_rule = ?4,"
                      " is_excluded = ?5 WHERE id = ?1",
                      "iitti", entry_id, (gint64) left_after, reason,
                      brg_store_leaver_rule_to_word (rule), (gint64) (is_excluded != FALSE)) &&
         reseat_team_of (store, place, error);
}

gboolean
brg_store_check_not_refused (BrgStore *store, gint64 entry_id, GError **error)
{
  gint64 is_refused;

  if (!brg_sql_get_int (store, &is_refused, error,
                        "SELECT count(*) FROM admission WHERE entry_id = ?1 AND state = 'refused'",
                        "i", entry_id))
    return FALSE;
  return !is_refused ||
         brg_store_refuse (error, _ ("The admission committee has refused this player: its "
                                     "decision has to change first."));
}

gboolean
brg_store_write_return (BrgStore *store,
                        gint64 entry_id,
                        const BrgEntryPlace *place,
                        GError **error)
{
  return brg_store_check_not_refused (store, entry_id, error) &&
         brg_sql_run (store, error,
                      "UPDATE entry SET left_after = NULL, left_reason = '', leaver_rule = '',"
                      " is_excluded = 0 WHERE id = ?1",
                      "i", entry_id) &&
         reseat_team_of (store, place, error);
}
