/* brg-rating-lists-order.c - the order of rating lists, lists thrown away
 *
 * Tests: tests/app/bergerctl-rating-lists.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-lists-order.h"

#include <glib/gi18n-lib.h>

#include "brg-rating-lists-private.h"
#include "brg-sql.h"

typedef struct
{
  const gint64 *ids;
  guint n_ids;
} Lists;

static gboolean
is_known (sqlite3 *db, gint64 id, GError **error)
{
  g_autofree char *sql =
      g_strdup_printf ("SELECT count(*) FROM list WHERE id = %" G_GINT64_FORMAT, id);
  gint64 n_lists;

  if (!brg_sql_read_number (db, sql, &n_lists, error))
    return FALSE;
  if (n_lists == 1)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
               /* Translators: the number of a list */
               _ ("There is no rating list %d."), (int) id);
  return FALSE;
}

static gboolean
write_order (sqlite3 *db, gpointer data, GError **error)
{
  const Lists *lists = data;

  if (!brg_sql_script (db, "UPDATE list SET position = 0", error))
    return FALSE;
  for (guint i = 0; i < lists->n_ids; i++)
    {
      g_autofree char *sql = g_strdup_printf (
          "UPDATE list SET position = %u WHERE id = %" G_GINT64_FORMAT, i + 1, lists->ids[i]);

      if (!is_known (db, lists->ids[i], error) || !brg_sql_script (db, sql, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_rating_lists_arrange (const char *path, const gint64 *ids, guint n_ids, GError **error)
{
  Lists lists = { ids, n_ids };

  g_return_val_if_fail (path != NULL && (ids != NULL || n_ids == 0), FALSE);

  return brg_rating_lists_write (path, FALSE, write_order, &lists, error);
}

static gboolean
remove_list (sqlite3 *db, gpointer data, GError **error)
{
  const Lists *lists = data;

  return is_known (db, lists->ids[0], error) && brg_rating_lists_drop (db, lists->ids[0], error);
}

gboolean
brg_rating_lists_remove (const char *path, gint64 id, GError **error)
{
  Lists lists = { &id, 1 };

  g_return_val_if_fail (path != NULL, FALSE);

  return brg_rating_lists_write (path, FALSE, remove_list, &lists, error);
}
