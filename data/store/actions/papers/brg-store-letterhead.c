/* brg-store-letterhead.c - the letterhead of an event, and on what its papers are printed
 *
 * Tests: tests/data/test-store-letterhead.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-letterhead.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action.h"
#include "brg-photo.h"
#include "brg-sql.h"
#include "brg-store-rows.h"
#include "brg-text-tidy.h"

#define MOST_KIND 64
#define MOST_CHOICE 256
#define LEAST_TYPE 60
#define MOST_TYPE 300

static const char *const side_words[BRG_N_LETTERHEAD_SIDES] = { "left", "right" };
static const char *const sheets[] = { "", "a3", "a4", "a5", "letter", NULL };

/* ----- The letterhead ----- */

static gboolean
read_logo (BrgStore *store, gint64 event_id, guint side, BrgLetterhead *letterhead, GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt = brg_sql_query (store, error,
                                      "SELECT picture FROM letterhead_logo WHERE event_id = ?1 AND"
                                      " side = ?2",
                                      "it", event_id, side_words[side]);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  letterhead->logos[side] = brg_photo_from_text (brg_sql_get_text (stmt, 0));
  sqlite3_reset (stmt);
  return TRUE;
}

BrgLetterhead *
brg_store_load_letterhead (BrgStore *store, gint64 event_id, GError **error)
{
  g_autoptr (BrgLetterhead) letterhead = NULL;
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL, NULL);

  letterhead = brg_letterhead_new ();
  stmt = brg_sql_query (store, error,
                        "SELECT approval, foot, stamp FROM letterhead WHERE event_id = ?1", "i",
                        event_id);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return NULL;
  if (has_row)
    {
      g_free (letterhead->approval);
      letterhead->approval = brg_sql_dup_text (stmt, 0);
      g_free (letterhead->foot);
      letterhead->foot = brg_sql_dup_text (stmt, 1);
      letterhead->stamp = sqlite3_column_int (stmt, 2) != 0;
      sqlite3_reset (stmt);
    }
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (!read_logo (store, event_id, side, letterhead, error))
      return NULL;
  return g_steal_pointer (&letterhead);
}

static gboolean
are_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_utf8_strlen (lines[i], -1) > BRG_LETTERHEAD_MOST_LINE)
      return FALSE;
  return g_strv_length (lines) <= BRG_LETTERHEAD_MOST_LINES;
}

static gboolean
is_png (GBytes *picture)
{
  BrgPhotoSize size;

  return brg_photo_is_kept (picture, &size) && size.kind == BRG_PHOTO_PNG;
}

static gboolean
check (const BrgLetterhead *letterhead, GError **error)
{
  const BrgTextRule approval = { _ ("Approval"), G_MAXLONG, TRUE };
  const BrgTextRule foot = { _ ("Foot"), BRG_LETTERHEAD_MOST_LINE, FALSE };

  if (!brg_store_check_text (&approval, letterhead->approval, error) ||
      !brg_store_check_text (&foot, letterhead->foot, error))
    return FALSE;
  if (!are_lines (letterhead->approval))
    return brg_store_refuse (error, _ ("The approval has at most four lines of 120 letters."));
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (letterhead->logos[side] != NULL && !is_png (letterhead->logos[side]))
      return brg_store_refuse (error,
                               _ ("A logo is kept as a PNG of at most 256 kB and 2000 by 2000 "
                                  "points."));
  return TRUE;
}

static gboolean
write_logo (BrgStore *store, gint64 event_id, guint side, GBytes *logo, GError **error)
{
  g_autofree char *picture = logo != NULL ? brg_photo_to_text (logo) : NULL;

  if (picture == NULL)
    return brg_sql_run (store, error,
                        "DELETE FROM letterhead_logo WHERE event_id = ?1 AND side = ?2", "it",
                        event_id, side_words[side]);
  return brg_sql_run (store, error,
                      "INSERT INTO letterhead_logo (event_id, side, picture) VALUES (?1, ?2, ?3)"
                      " ON CONFLICT (event_id, side) DO UPDATE SET picture = excluded.picture",
                      "itt", event_id, side_words[side], picture);
}

static gboolean
check_choice (const char *choice, GError **error)
{
  return (strlen (choice) <= MOST_CHOICE && brg_text_is_printable (choice)) ||
         brg_store_refuse (error, _ ("What is wanted of the paper is too long."));
}

static gboolean
write_choice (BrgStore *store,
              gint64 event_id,
              const char *kind,
              const char *choice,
              GError **error)
{
  return brg_sql_run (store, error,
                      "INSERT INTO paper_option (event_id, kind, choice) VALUES (?1, ?2, ?3)"
                      " ON CONFLICT (event_id, kind) DO UPDATE SET choice = excluded.choice",
                      "itt", event_id, kind, choice);
}

static gboolean
check_print (const BrgPaperPrint *print, GError **error)
{
  if (*print->kind == '\0' || strlen (print->kind) > MOST_KIND)
    return brg_store_refuse (error, _ ("There is no such paper."));
  if (!g_strv_contains (sheets, print->sheet))
    return brg_store_refuse (error, _ ("A sheet is A3, A4, A5 or Letter."));
  if (print->type != 0 && (print->type < LEAST_TYPE || print->type > MOST_TYPE))
    return brg_store_refuse (error, _ ("The type is 6 to 30 points."));
  if (print->sets_picture && print->picture != NULL && !is_png (print->picture))
    return brg_store_refuse (error, _ ("A picture is kept as a PNG of at most 256 kB and 2000 by "
                                       "2000 points."));
  return print->choice == NULL || check_choice (print->choice, error);
}

static gboolean
write_print (BrgStore *store, gint64 event_id, const BrgPaperPrint *print, GError **error)
{
  g_autofree char *picture =
      print->picture != NULL ? brg_photo_to_text (print->picture) : g_strdup ("");

  return brg_sql_run (store, error,
                      "INSERT INTO paper_option (event_id, kind, sheet, type) VALUES (?1, ?2, ?3,"
                      " ?4) ON CONFLICT (event_id, kind) DO UPDATE SET sheet = excluded.sheet,"
                      " type = excluded.type",
                      "itti", event_id, print->kind, print->sheet, (gint64) print->type) &&
         (!print->sets_picture ||
          brg_sql_run (store, error,
                       "UPDATE paper_option SET picture = ?3 WHERE event_id = ?1 AND kind = ?2",
                       "itt", event_id, print->kind, picture)) &&
         (print->choice == NULL ||
          write_choice (store, event_id, print->kind, print->choice, error));
}

gboolean
brg_store_set_letterhead (BrgStore *store,
                          gint64 event_id,
                          const BrgLetterhead *letterhead,
                          const BrgPaperPrint *print,
                          GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && letterhead != NULL, FALSE);

  if (!check (letterhead, error) || (print != NULL && !check_print (print, error)))
    return FALSE;
  action = brg_action_begin (store, "letterhead-set", event_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error,
                    "INSERT INTO letterhead (event_id, approval, foot, stamp) VALUES (?1, ?2, ?3,"
                    " ?4) ON CONFLICT (event_id) DO UPDATE SET approval = excluded.approval,"
                    " foot = excluded.foot, stamp = excluded.stamp",
                    "itti", event_id, letterhead->approval, letterhead->foot,
                    (gint64) (letterhead->stamp != FALSE)))
    return FALSE;
  for (guint side = 0; side < BRG_N_LETTERHEAD_SIDES; side++)
    if (!write_logo (store, event_id, side, letterhead->logos[side], error))
      return FALSE;
  if (print != NULL && !write_print (store, event_id, print, error))
    return FALSE;
  return brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- On what papers are printed ----- */

gboolean
brg_store_load_paper_option (BrgStore *store,
                             gint64 event_id,
                             const char *kind,
                             char **sheet,
                             gint *type,
                             GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && kind != NULL && sheet != NULL && type != NULL, FALSE);

  stmt = brg_sql_query (store, error,
                        "SELECT sheet, type FROM paper_option WHERE event_id = ?1 AND kind = ?2",
                        "it", event_id, kind);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  *sheet = has_row ? brg_sql_dup_text (stmt, 0) : g_strdup ("");
  *type = has_row ? sqlite3_column_int (stmt, 1) : 0;
  if (has_row)
    sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_store_load_paper_picture (BrgStore *store,
                              gint64 event_id,
                              const char *kind,
                              GBytes **picture,
                              GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && kind != NULL && picture != NULL, FALSE);

  *picture = NULL;
  stmt = brg_sql_query (store, error,
                        "SELECT picture FROM paper_option WHERE event_id = ?1 AND kind = ?2 AND"
                        " picture <> ''",
                        "it", event_id, kind);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (!has_row)
    return TRUE;
  *picture = brg_photo_from_text (brg_sql_get_text (stmt, 0));
  sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_store_set_paper_option (BrgStore *store,
                            gint64 event_id,
                            const BrgPaperPrint *print,
                            GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && print != NULL, FALSE);

  if (!check_print (print, error))
    return FALSE;
  action = brg_action_begin (store, "paper-option-set", event_id, error);
  if (action == NULL || !write_print (store, event_id, print, error))
    return FALSE;
  brg_action_set_text (action, "kind", print->kind);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_load_paper_choice (BrgStore *store,
                             gint64 event_id,
                             const char *kind,
                             char **choice,
                             GError **error)
{
  gboolean has_row = FALSE;
  sqlite3_stmt *stmt;

  g_return_val_if_fail (store != NULL && kind != NULL && choice != NULL, FALSE);

  stmt = brg_sql_query (store, error,
                        "SELECT choice FROM paper_option WHERE event_id = ?1 AND kind = ?2", "it",
                        event_id, kind);
  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  *choice = has_row ? brg_sql_dup_text (stmt, 0) : NULL;
  if (has_row)
    sqlite3_reset (stmt);
  return TRUE;
}

gboolean
brg_store_set_paper_choice (BrgStore *store,
                            gint64 event_id,
                            const char *kind,
                            const char *choice,
                            GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && kind != NULL && choice != NULL, FALSE);

  if (*kind == '\0' || strlen (kind) > MOST_KIND)
    return brg_store_refuse (error, _ ("There is no such paper."));
  if (!check_choice (choice, error))
    return FALSE;
  action = brg_action_begin (store, "paper-option-set", event_id, error);
  if (action == NULL || !write_choice (store, event_id, kind, choice, error))
    return FALSE;
  brg_action_set_text (action, "kind", kind);
  return brg_action_commit (g_steal_pointer (&action), error);
}
