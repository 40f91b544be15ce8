/* brg-store-site.c - where the pages of an event are written, and how
 *
 * Tests: tests/data/test-store-site.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-site.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-known-value.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"

/* No path is longer. */
#define MOST_FOLDER 4000

void
brg_site_setting_clear (BrgSiteSetting *setting)
{
  g_clear_pointer (&setting->folder, g_free);
  g_clear_pointer (&setting->language, g_free);
}

gboolean
brg_store_load_site (BrgStore *store, gint64 event_id, BrgSiteSetting *setting, GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && setting != NULL, FALSE);

  *setting = (BrgSiteSetting){ .language = g_strdup ("") };
  stmt = brg_sql_query (store, error,
                        "SELECT folder, language, only_this, hides_children, is_automatic"
                        " FROM site WHERE event_id = ?1",
                        "i", event_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    {
      brg_site_setting_clear (setting);
      return FALSE;
    }
  if (!has_row)
    return TRUE;
  g_free (setting->language);
  setting->folder = brg_sql_dup_text (stmt, 0);
  setting->language = brg_sql_dup_text (stmt, 1);
  setting->only_this = sqlite3_column_int (stmt, 2) != 0;
  setting->hides_children = sqlite3_column_int (stmt, 3) != 0;
  setting->is_automatic = sqlite3_column_int (stmt, 4) != 0;
  sqlite3_reset (stmt);
  return TRUE;
}

static gboolean
check (const BrgSiteSetting *setting, GError **error)
{
  if (setting->folder == NULL || *setting->folder != '/' ||
      strlen (setting->folder) > MOST_FOLDER || !g_utf8_validate (setting->folder, -1, NULL) ||
      !brg_text_is_printable (setting->folder))
    return brg_store_refuse (error, _ ("Choose a folder for the pages."));
  if (setting->language == NULL || !brg_known_value_is_in ("language", setting->language))
    return brg_store_refuse (error, _ ("Choose a language for the pages."));
  return TRUE;
}

gboolean
brg_store_set_site (BrgStore *store, gint64 event_id, const BrgSiteSetting *setting, GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && setting != NULL, FALSE);

  if (!check (setting, error))
    return FALSE;
  action = brg_action_begin (store, "site-set", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "INSERT INTO site (event_id, folder, language, only_this, hides_children,"
                    " is_automatic) VALUES (?1, ?2, ?3, ?4, ?5, ?6)"
                    " ON CONFLICT (event_id) DO UPDATE SET folder = excluded.folder,"
                    " language = excluded.language, only_this = excluded.only_this,"
                    " hides_children = excluded.hides_children,"
                    " is_automatic = excluded.is_automatic",
                    "ittiii", event_id, setting->folder, setting->language,
                    (gint64) setting->only_this, (gint64) setting->hides_children,
                    (gint64) setting->is_automatic))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}
