/* brg-health.c - is everything well with the program and its file
 *
 * Tests: tests/app/test-health.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-health.h"

#include <cairo.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

#include "brg-backup.h"
#include "brg-journal.h"
#include "brg-store.h"

#define MEGABYTE ((guint64) 1000000)

/* Below these the disk is full before the event is over. */
#define LEAST_ROOM (100 * MEGABYTE)
#define GOOD_ROOM (1000 * MEGABYTE)

static void
free_row (gpointer data)
{
  BrgHealthRow *row = data;

  g_free (row->what);
  g_free (row->told);
  g_free (row);
}

GPtrArray *
brg_health_rows_new (void)
{
  return g_ptr_array_new_with_free_func (free_row);
}

void
brg_health_add (GPtrArray *rows, BrgHealthState state, const char *what, const char *format, ...)
{
  BrgHealthRow *row = g_new0 (BrgHealthRow, 1);
  va_list arguments;

  va_start (arguments, format);
  row->told = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  row->what = g_strdup (what);
  row->state = state;
  g_ptr_array_add (rows, row);
}

static void
look_at_versions (GPtrArray *rows)
{
  brg_health_add (rows, BRG_HEALTH_GOOD, _ ("Versions"),
                  "Berger %s, GLib %u.%u.%u, SQLite %s, cairo %s, pango %s", BRG_VERSION,
                  glib_major_version, glib_minor_version, glib_micro_version,
                  brg_store_get_library_version (), cairo_version_string (),
                  pango_version_string ());
}

/* ----- Fonts ----- */

static gboolean
has_family (const char *name)
{
  PangoFontFamily **families;
  gboolean is_there = FALSE;
  int n_families;

  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families, &n_families);
  for (int i = 0; i < n_families && !is_there; i++)
    is_there = g_ascii_strcasecmp (pango_font_family_get_name (families[i]), name) == 0;
  g_free (families);
  return is_there;
}

static const char *
find_family (const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (has_family (names[i]))
      return names[i];
  return NULL;
}

/* The faces of papers: layout/brg-typesetter.c. */
static void
look_at_fonts (GPtrArray *rows)
{
  static const char *const sans[] = { "PT Sans", "Liberation Sans", "DejaVu Sans", NULL };
  static const char *const serif[] = { "PT Serif", "Liberation Serif", "DejaVu Serif", NULL };
  const char *plain = find_family (sans);
  const char *with_serifs = find_family (serif);

  if (plain != NULL && with_serifs != NULL)
    brg_health_add (rows, BRG_HEALTH_GOOD, _ ("Fonts of papers"), "%s, %s", plain, with_serifs);
  else
    brg_health_add (rows, BRG_HEALTH_DOUBT, _ ("Fonts of papers"),
                    /* Translators: names of fonts */
                    _ ("Neither %s nor what stands in for it is installed: papers look different "
                       "and may have other page breaks. Install %s."),
                    plain == NULL ? "PT Sans" : "PT Serif", "fonts-paratype, fonts-liberation");
}

/* ----- The file ----- */

static void
look_at_room (GPtrArray *rows, const char *what, const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GFileInfo) info =
      g_file_query_filesystem_info (file, G_FILE_ATTRIBUTE_FILESYSTEM_FREE, NULL, NULL);
  guint64 room;
  g_autofree char *size = NULL;

  if (info == NULL || !g_file_info_has_attribute (info, G_FILE_ATTRIBUTE_FILESYSTEM_FREE))
    {
      brg_health_add (rows, BRG_HEALTH_DOUBT, what, "%s",
                      _ ("How much room is left is not known."));
      return;
    }
  room = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_FILESYSTEM_FREE);
  size = g_format_size (room);
  if (room >= GOOD_ROOM)
    /* Translators: %s is a size: "12 GB" */
    brg_health_add (rows, BRG_HEALTH_GOOD, what, _ ("%s left"), size);
  else
    brg_health_add (rows, room < LEAST_ROOM ? BRG_HEALTH_BAD : BRG_HEALTH_DOUBT, what,
                    _ ("Only %s left. Remove what is not needed."), size);
}

static void
look_at_copies (GPtrArray *rows, BrgStore *store, gint64 last_entry)
{
  g_autoptr (GArray) copies = brg_backup_list_since (store, 0);
  gint64 newest = copies->len > 0 ? g_array_index (copies, gint64, copies->len - 1) : 0;

  if (last_entry == 0)
    brg_health_add (rows, BRG_HEALTH_GOOD, _ ("Copies"), "%s", _ ("There is nothing to copy yet."));
  else if (copies->len == 0)
    brg_health_add (rows, BRG_HEALTH_DOUBT, _ ("Copies"), "%s",
                    _ ("There is none. One is made when a round is published or closed, or by "
                       "Ctrl+B."));
  else
    {
      g_autofree char *entry = g_strdup_printf ("%" G_GINT64_FORMAT, newest);

      brg_health_add (rows, BRG_HEALTH_GOOD, _ ("Copies"),
                      /* Translators: number of copies, number of an entry of the journal */
                      ngettext ("%u copy, the newest up to entry %s",
                                "%u copies, the newest up to entry %s", copies->len),
                      copies->len, entry);
    }
}

static void
look_at_second_folder (GPtrArray *rows, const char *folder)
{
  if (folder == NULL || *folder == '\0')
    brg_health_add (rows, BRG_HEALTH_DOUBT, _ ("Second folder for copies"), "%s",
                    _ ("None is chosen: a disk that fails takes the copies with it. Choose a USB "
                       "stick in Preferences."));
  else if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    brg_health_add (rows, BRG_HEALTH_DOUBT, _ ("Second folder for copies"), "%s",
                    _ ("It is not there now."));
  else
    look_at_room (rows, _ ("Second folder for copies"), folder);
}

/* A clock before the last entry gives papers and copies a wrong day. */
static void
look_at_clock (GPtrArray *rows, gint64 now, const char *last_at)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (now);
  g_autofree char *told = g_date_time_format (time, "%Y-%m-%d %H:%M %Z");
  g_autoptr (GDateTime) last =
      last_at != NULL ? g_date_time_new_from_iso8601 (last_at, NULL) : NULL;

  if (last != NULL && g_date_time_to_unix (last) > now + 60)
    brg_health_add (rows, BRG_HEALTH_BAD, _ ("Clock of the computer"),
                    /* Translators: two moments: "2026-11-21 14:32" */
                    _ ("It says %s, but the journal has an entry of %s. Set the clock."), told,
                    last_at);
  else
    brg_health_add (rows, BRG_HEALTH_GOOD, _ ("Clock of the computer"), "%s", told);
}

static void
look_at_journal (GPtrArray *rows, BrgStore *store, guint n_entries)
{
  g_autoptr (GError) error = NULL;

  if (brg_journal_verify (store, &error))
    brg_health_add (
        rows, BRG_HEALTH_GOOD, _ ("Journal"),
        ngettext ("It proves the file: %u entry", "It proves the file: %u entries", n_entries),
        n_entries);
  else
    brg_health_add (rows, BRG_HEALTH_BAD, _ ("Journal"), "%s",
                    error != NULL ? error->message : _ ("It does not prove the file."));
}

static void
look_at_workspace (GPtrArray *rows, const char *path, gint64 now)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (BrgStore) store = NULL;
  g_autoptr (GPtrArray) entries = NULL;
  const BrgJournalEntry *last;

  look_at_room (rows, _ ("Disk"), folder);
  store = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
  entries = store != NULL ? brg_journal_list (store, -1, &error) : NULL;
  if (entries == NULL)
    {
      brg_health_add (rows, BRG_HEALTH_BAD, _ ("File of events"), "%s", error->message);
      look_at_clock (rows, now, NULL);
      return;
    }
  last = entries->len > 0 ? entries->pdata[entries->len - 1] : NULL;
  look_at_journal (rows, store, entries->len);
  look_at_copies (rows, store, last != NULL ? last->id : 0);
  look_at_clock (rows, now, last != NULL ? last->at : NULL);
}

GPtrArray *
brg_health_list (const char *workspace, const char *second_folder, gint64 now)
{
  GPtrArray *rows = brg_health_rows_new ();

  look_at_versions (rows);
  look_at_fonts (rows);
  if (workspace != NULL && g_file_test (workspace, G_FILE_TEST_EXISTS))
    look_at_workspace (rows, workspace, now);
  else
    {
      brg_health_add (rows, BRG_HEALTH_DOUBT, _ ("File of events"), "%s", _ ("There is none yet."));
      look_at_clock (rows, now, NULL);
    }
  look_at_second_folder (rows, second_folder);
  return rows;
}

BrgHealthState
brg_health_find_worst (const GPtrArray *rows)
{
  BrgHealthState worst = BRG_HEALTH_GOOD;

  g_return_val_if_fail (rows != NULL, BRG_HEALTH_BAD);

  for (guint i = 0; i < rows->len; i++)
    worst = MAX (worst, ((const BrgHealthRow *) rows->pdata[i])->state);
  return worst;
}

char *
brg_health_dup_text (const GPtrArray *rows)
{
  static const char *const states[] = { "ok", "look", "bad" };
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (rows != NULL, NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgHealthRow *row = rows->pdata[i];

      g_string_append_printf (text, "%s\t%s\t%s\n", states[row->state], row->what, row->told);
    }
  return g_string_free (text, FALSE);
}
