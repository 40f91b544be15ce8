/* every-action-fill.c - a workspace with a row in every table that the journal follows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "every-action.h"

#include "brg-action.h"
#include "brg-journal.h"
#include "brg-sql.h"
#include "brg-store-private.h"

#include <string.h>

/* (transfer full): a letter a table, in their order: x where it has a row. */
static char *
dup_state (BrgStore *store)
{
  const char *const *tables = brg_action_recorded_tables ();
  GString *state = g_string_new (NULL);

  for (guint i = 0; tables[i] != NULL; i++)
    {
      g_autofree char *sql =
          g_strdup_printf ("SELECT count(*) FROM (SELECT 1 FROM %s LIMIT 1)", tables[i]);
      gint64 has_row = 0;

      g_assert_true (brg_sql_get_int (store, &has_row, NULL, sql, ""));
      g_string_append_c (state, has_row > 0 ? 'x' : '.');
    }
  return g_string_free (state, FALSE);
}

/* Whether a table that had a row has none. */
static gboolean
has_lost (const char *before, const char *after)
{
  for (guint i = 0; before[i] != '\0'; i++)
    if (before[i] == 'x' && after[i] != 'x')
      return TRUE;
  return FALSE;
}

/* An act that empties a table is taken back, entry by entry. */
static void
take_back (BrgStore *store, gint64 last)
{
  gint64 event_id = 0;
  gint64 now = every_action_last_entry (store, &event_id);

  for (gint64 n = now - last; n > 0; n--)
    if (!brg_journal_undo (store, event_id, NULL))
      return;
}

char *
every_action_fill (Desk *desk, guint most)
{
  const char *const *tables = brg_action_recorded_tables ();
  g_autoptr (GPtrArray) rows = every_action_list ();
  g_autoptr (GString) empty = g_string_new (NULL);
  g_autofree char *state = dup_state (desk->store);

  for (guint n = 0; n < most && strchr (state, '.') != NULL; n++)
    {
      const EveryAction *row = rows->pdata[desk_draw (desk, (gint) rows->len)];
      gint64 last = 0;
      g_autofree char *after = NULL;

      brg_store_get_last_entry (desk->store, &last, NULL);
      if (row->is_beside || row->is_of_altered || !row->act (desk, NULL))
        continue;
      after = dup_state (desk->store);
      if (has_lost (state, after))
        {
          take_back (desk->store, last);
          g_free (after);
          after = dup_state (desk->store);
        }
      g_free (state);
      state = g_steal_pointer (&after);
    }
  for (guint i = 0; state[i] != '\0'; i++)
    if (state[i] == '.')
      g_string_append_printf (empty, "%s%s", empty->len > 0 ? ", " : "", tables[i]);
  return g_string_free (g_steal_pointer (&empty), FALSE);
}
