/* brg-standing.c - whether a workspace is the copy of another one, and of whose
 *
 * Tests: tests/data/test-follow.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing.h"

#include <glib/gi18n-lib.h>

static const char *const kinds[] = {
  [BRG_STANDING_FOLLOWS] = "follows",
  [BRG_STANDING_TAKEN] = "taken",
};

void
brg_standing_clear (BrgStanding *standing)
{
  g_free (standing->computer);
  g_free (standing->person);
  g_free (standing->at);
  *standing = (BrgStanding){ 0 };
}

static char *
dup_cell (sqlite3_stmt *stmt, int column)
{
  return g_strdup ((const char *) sqlite3_column_text (stmt, column));
}

void
brg_standing_read (sqlite3 *db, BrgStanding *standing)
{
  sqlite3_stmt *stmt = NULL;

  g_return_if_fail (db != NULL && standing != NULL);

  *standing = (BrgStanding){ 0 };
  if (sqlite3_prepare_v2 (db, "SELECT kind, computer, person, at, entry_id FROM standing", -1,
                          &stmt, NULL) == SQLITE_OK &&
      sqlite3_step (stmt) == SQLITE_ROW)
    {
      g_autofree char *kind = dup_cell (stmt, 0);

      standing->kind = g_strcmp0 (kind, kinds[BRG_STANDING_TAKEN]) == 0 ? BRG_STANDING_TAKEN
                                                                        : BRG_STANDING_FOLLOWS;
      standing->computer = dup_cell (stmt, 1);
      standing->person = dup_cell (stmt, 2);
      standing->at = dup_cell (stmt, 3);
      standing->entry_id = sqlite3_column_int64 (stmt, 4);
    }
  sqlite3_finalize (stmt);
}

gboolean
brg_standing_write (sqlite3 *db, const BrgStanding *standing)
{
  sqlite3_stmt *stmt = NULL;
  gboolean is_done;

  g_return_val_if_fail (db != NULL && standing != NULL, FALSE);

  if (standing->kind == BRG_STANDING_OWN)
    return sqlite3_exec (db, "DELETE FROM standing", NULL, NULL, NULL) == SQLITE_OK;
  is_done = sqlite3_prepare_v2 (db,
                                "INSERT OR REPLACE INTO standing (id, kind, computer, person, at,"
                                " entry_id) VALUES (1, ?1, ?2, ?3, ?4, ?5)",
                                -1, &stmt, NULL) == SQLITE_OK &&
            sqlite3_bind_text (stmt, 1, kinds[standing->kind], -1, SQLITE_STATIC) == SQLITE_OK &&
            sqlite3_bind_text (stmt, 2, standing->computer, -1, SQLITE_STATIC) == SQLITE_OK &&
            sqlite3_bind_text (stmt, 3, standing->person, -1, SQLITE_STATIC) == SQLITE_OK &&
            sqlite3_bind_text (stmt, 4, standing->at, -1, SQLITE_STATIC) == SQLITE_OK &&
            sqlite3_bind_int64 (stmt, 5, standing->entry_id) == SQLITE_OK &&
            sqlite3_step (stmt) == SQLITE_DONE;
  sqlite3_finalize (stmt);
  return is_done;
}

char *
brg_standing_dup_sentence (const BrgStanding *standing)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (standing != NULL, NULL);

  number = g_strdup_printf ("%" G_GINT64_FORMAT, standing->entry_id);
  switch (standing->kind)
    {
    case BRG_STANDING_FOLLOWS:
      /* Translators: name of a computer, of a person */
      return g_strdup_printf (
          _ ("Copy: the event is led at the computer “%s”, %s. Nothing is changed "
             "here before it is taken over."),
          standing->computer, standing->person);
    case BRG_STANDING_TAKEN:
      /* Translators: name of a computer, of a person, number of an entry of the journal */
      return g_strdup_printf (
          _ ("Copy: the event was taken over at the computer “%s”, %s, after No. "
             "%s. It goes on there; nothing is changed here."),
          standing->computer, standing->person, number);
    case BRG_STANDING_OWN:
    default:
      return NULL;
    }
}
