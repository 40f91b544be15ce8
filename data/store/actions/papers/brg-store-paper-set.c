/* brg-store-paper-set.c - what an event wants of its sets of papers
 *
 * Tests: tests/data/test-store-printed.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-paper-set.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-printed-paper.h"
#include "brg-sql.h"
#include "brg-store-rows.h"

#define MOST_KIND 64
/* More papers than there are. */
#define MOST_TICKS 200

BrgPaperTick *
brg_paper_tick_new (const char *kind, gboolean is_wanted, gint copies)
{
  BrgPaperTick *tick;

  g_return_val_if_fail (kind != NULL, NULL);

  tick = g_new0 (BrgPaperTick, 1);
  tick->kind = g_strdup (kind);
  tick->is_wanted = is_wanted;
  tick->copies = copies;
  return tick;
}

void
brg_paper_tick_free (BrgPaperTick *tick)
{
  if (tick == NULL)
    return;
  g_free (tick->kind);
  g_free (tick);
}

static gpointer
read_tick (sqlite3_stmt *stmt)
{
  return brg_paper_tick_new (brg_sql_get_text (stmt, 0), sqlite3_column_int (stmt, 1) != 0,
                             sqlite3_column_int (stmt, 2));
}

GPtrArray *
brg_store_list_paper_set (BrgStore *store, gint64 event_id, const char *preset, GError **error)
{
  g_return_val_if_fail (store != NULL && preset != NULL, NULL);

  return brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT kind, is_wanted, copies FROM paper_set WHERE"
                                      " event_id = ?1 AND preset = ?2 ORDER BY kind",
                                      "it", event_id, preset),
                       read_tick, (GDestroyNotify) brg_paper_tick_free, error);
}

static gboolean
check (const char *preset, const GPtrArray *ticks, GError **error)
{
  if (!g_str_equal (preset, "before") && !g_str_equal (preset, "after"))
    return brg_store_refuse (error, _ ("There is no such set of papers."));
  if (ticks->len > MOST_TICKS)
    return brg_store_refuse (error, _ ("A set has at most 200 papers."));
  for (guint i = 0; i < ticks->len; i++)
    {
      const BrgPaperTick *tick = ticks->pdata[i];

      if (*tick->kind == '\0' || strlen (tick->kind) > MOST_KIND)
        return brg_store_refuse (error, _ ("There is no such paper."));
      if (tick->copies < 1 || tick->copies > BRG_PRINTED_MOST_COPIES)
        return brg_store_refuse (error, _ ("A paper is printed in 1 to 99 copies."));
    }
  return TRUE;
}

gboolean
brg_store_set_paper_set (BrgStore *store,
                         gint64 event_id,
                         const char *preset,
                         const GPtrArray *ticks,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 n_wanted;

  g_return_val_if_fail (store != NULL && preset != NULL && ticks != NULL, FALSE);

  if (!check (preset, ticks, error))
    return FALSE;
  action = brg_action_begin (store, "paper-set", event_id, error);
  if (action == NULL)
    return FALSE;
  for (guint i = 0; i < ticks->len; i++)
    {
      const BrgPaperTick *tick = ticks->pdata[i];

      if (!brg_sql_run (store, error,
                        "INSERT INTO paper_set (event_id, preset, kind, is_wanted, copies)"
                        " VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (event_id, preset, kind) DO"
                        " UPDATE SET is_wanted = excluded.is_wanted, copies = excluded.copies",
                        "ittii", event_id, preset, tick->kind, (gint64) (tick->is_wanted != FALSE),
                        (gint64) tick->copies))
        return FALSE;
    }
  if (!brg_sql_get_int (store, &n_wanted, error,
                        "SELECT count(*) FROM paper_set WHERE event_id = ?1 AND preset = ?2 AND"
                        " is_wanted = 1",
                        "it", event_id, preset))
    return FALSE;
  brg_action_set_text (action, "preset", preset);
  brg_action_set_int (action, "count", n_wanted);
  return brg_action_commit (g_steal_pointer (&action), error);
}
