/* brg-store-tie-rows.c - rows of orders of equal players
 *
 * Tests: tests/data/test-store-ties.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-tie-rows.h"

#include "brg-sql.h"
#include "brg-store-words.h"

gboolean
brg_store_insert_tie_order (BrgStore *store,
                            gint64 group_id,
                            BrgTieMethod method,
                            const char *note,
                            const gint64 *entry_ids,
                            const gint *positions,
                            guint n_entries,
                            gint64 *order_id,
                            GError **error)
{
  gint64 id;

  if (!brg_sql_run (store, error,
                    "INSERT INTO tie_order (group_id, method, note) VALUES (?1, ?2, ?3)", "itt",
                    group_id, brg_store_tie_method_to_word (method), note))
    return FALSE;
  id = sqlite3_last_insert_rowid (store->db);
  for (guint i = 0; i < n_entries; i++)
    if (!brg_sql_run (store, error,
                      "INSERT INTO tie_order_place (order_id, entry_id, position)"
                      " VALUES (?1, ?2, ?3)",
                      "iii", id, entry_ids[i], (gint64) positions[i]))
      return FALSE;
  if (order_id != NULL)
    *order_id = id;
  return TRUE;
}

gboolean
brg_store_write_tie_reach (BrgStore *store, gint64 order_id, BrgTieReach reach, GError **error)
{
  return brg_sql_run (store, error, "UPDATE tie_order SET overrules = ?2 WHERE id = ?1", "ii",
                      order_id, (gint64) reach);
}

gboolean
brg_store_delete_tie_order (BrgStore *store, gint64 order_id, GError **error)
{
  return brg_sql_run (store, error, "UPDATE playoff SET order_id = NULL WHERE order_id = ?1", "i",
                      order_id) &&
         brg_sql_run (store, error, "DELETE FROM tie_order_place WHERE order_id = ?1", "i",
                      order_id) &&
         brg_sql_run (store, error, "DELETE FROM tie_order WHERE id = ?1", "i", order_id);
}

gboolean
brg_store_leave_tie_orders (BrgStore *store, gint64 entry_id, GError **error)
{
  gint64 order_id;

  for (;;)
    {
      if (!brg_sql_get_int (store, &order_id, error,
                            "SELECT coalesce (min (order_id), 0) FROM tie_order_place p"
                            " WHERE entry_id = ?1 AND 2 >="
                            " (SELECT count(*) FROM tie_order_place q"
                            " WHERE q.order_id = p.order_id)",
                            "i", entry_id))
        return FALSE;
      if (order_id == 0)
        return brg_sql_run (store, error, "DELETE FROM tie_order_place WHERE entry_id = ?1", "i",
                            entry_id);
      if (!brg_store_delete_tie_order (store, order_id, error))
        return FALSE;
    }
}
