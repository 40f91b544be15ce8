/* brg-works-page-files.c - works that come from a file and go into one
 *
 * Rules: rus-draughts-2022 11.5.2
 * Tests: tests/gui/contest-composing.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-contest-fields.h"
#include "brg-contest-file-marks.h"
#include "brg-contest-file.h"
#include "brg-contest-sections.h"
#include "brg-contest-words.h"
#include "brg-fields-sheet.h"
#include "brg-plain-file.h"
#include "brg-store-contest-works.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-work-authors.h"
#include "brg-works-page-private.h"

/* More than a collection of thousands of works takes. */
#define MOST_BYTES (4 * 1024 * 1024)

/* So many works of a file are named before it is taken. */
#define MOST_NAMED 6

enum
{
  FIELD_SECTION,
  FIELD_RECEIVED,
  FIELD_NOTE,
};

/* Works that are read and wait for their section. */
typedef struct
{
  GPtrArray *works;    /* BrgContestWork */
  GArray *section_ids; /* gint64 */
  gboolean has_day;    /* whether it is asked when they came */
} Waiting;

static void
free_waiting (gpointer data)
{
  Waiting *waiting = data;

  g_ptr_array_unref (waiting->works);
  g_array_unref (waiting->section_ids);
  g_free (waiting);
}

static gboolean
save_works (BrgFieldsSheet *form, gpointer data, GError **error)
{
  const Waiting *waiting = data;
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (form));
  gint64 section_id = g_array_index (waiting->section_ids, gint64,
                                     brg_fields_sheet_get_choice (form, FIELD_SECTION));
  g_autoptr (GPtrArray) works =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_contest_work_free);
  g_autofree char *day = NULL;

  if (waiting->has_day && !brg_contest_fields_read_day (form, FIELD_RECEIVED, FALSE, &day, error))
    return FALSE;
  for (guint i = 0; i < waiting->works->len; i++)
    {
      /* What is refused is asked again: those of the file stay as they came. */
      BrgContestWork *work = brg_contest_work_copy (waiting->works->pdata[i]);

      g_ptr_array_add (works, work);
      work->section_id = section_id;
      /* rus-draughts-2022 11.5.2: what comes after the last day is late. */
      if (day != NULL)
        {
          g_free (work->received);
          work->received = g_strdup (day);
          if (*work->note == '\0')
            brg_contest_fields_take_text (form, FIELD_NOTE, &work->note);
        }
      brg_work_authors_find_players (snapshot, work->authors);
    }
  return brg_store_add_contest_works (brg_sheet_get_store (BRG_SHEET (form)), snapshot->group->id,
                                      works, error);
}

/* What is in the file, a line a work, and that it comes as a whole. */
static char *
dup_note (const GPtrArray *works)
{
  const BrgWords *words = brg_ui_get_words ();
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (works->len, MOST_NAMED); i++)
    {
      const BrgContestWork *work = works->pdata[i];
      g_autofree char *sort = brg_contest_words_dup_sort (work, words);
      g_autofree char *task = brg_contest_words_dup_task (work, words);

      g_string_append_printf (text, "%u. %s. %s\n", i + 1, sort, task);
    }
  if (works->len > MOST_NAMED)
    g_string_append (text, "…\n");
  g_string_append (text, _ ("All of them come in, or none; one undo takes them back."));
  return g_string_free (text, FALSE);
}

/* Into which section they come, and when they were received; the one of the work that is chosen
 * stands there already. */
static void
ask_section (BrgWorksPage *self, GPtrArray *works, const char *name)
{
  const BrgContestWorkRow *row = brg_works_page_get_row (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  /* Translators: how many works were read */
  g_autofree char *read =
      g_strdup_printf (ngettext ("%u work", "%u works", works->len), works->len);
  g_autofree char *heading = g_strdup_printf ("%s · %s", name, read);
  g_autofree char *today = brg_contest_today (brg_page_get_session (BRG_PAGE (self)));
  g_autofree char *note = dup_note (works);
  Waiting *waiting = g_new0 (Waiting, 1);
  guint chosen = 0;
  BrgFieldsSheet *form;

  waiting->works = works;
  /* rus-draughts-2022 11.5.2: works to be solved are chosen, not sent in. */
  waiting->has_day = self->desk->contest->terms->kind == BRG_CONTEST_COMPOSING;
  waiting->section_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; i < self->desk->contest->sections->len; i++)
    {
      const BrgContestSection *section = self->desk->contest->sections->pdata[i];

      g_array_append_val (waiting->section_ids, section->id);
      g_ptr_array_add (names, section->name);
      if (row != NULL && row->work->section_id == section->id)
        chosen = i;
    }
  g_ptr_array_add (names, NULL);
  form = brg_fields_sheet_new (brg_shell_find (GTK_WIDGET (self)), _ ("Works of a file"),
                               save_works, waiting, free_waiting);
  brg_fields_sheet_add_heading (form, heading);
  brg_fields_sheet_add_choice (
      form, self->desk->contest->terms->kind == BRG_CONTEST_SOLVING ? _ ("Round") : _ ("Section"),
      (const char *const *) (gconstpointer) names->pdata, chosen);
  if (waiting->has_day)
    {
      brg_contest_fields_add_day (form, _ ("Received on"), today);
      /* Works that came late are taken with a reason. */
      brg_fields_sheet_add_text (form, _ ("Note"), "");
    }
  brg_fields_sheet_set_note (form, note);
  brg_fields_sheet_present (form);
}

static void
on_works_picked (const char *path, gpointer data)
{
  BrgWorksPage *self = data;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  GPtrArray *works = NULL;

  if (path == NULL || self->desk == NULL)
    return;
  name = g_path_get_basename (path);
  bytes = brg_plain_file_read (path, MOST_BYTES, &error);
  if (bytes != NULL)
    works = brg_contest_file_read (bytes, name, &error);
  if (works != NULL)
    ask_section (self, works, name);
  else
    brg_ui_tell (GTK_WIDGET (self), _ ("The works were not read"), error->message);
}

void
brg_works_page_import (BrgWorksPage *self)
{
  const char *const filters[] = { _ ("Works"), "*.pdn;*.pgn;*.tsv;*.txt", NULL };

  if (self->desk->contest->sections->len == 0)
    brg_contest_form_section (brg_shell_find (GTK_WIDGET (self)), self->desk, 0);
  else
    brg_ui_pick_file (GTK_WIDGET (self), _ ("Import Works"), BRG_FILE_OPEN, filters, NULL,
                      on_works_picked, self);
}

/* rus-draughts-2022 11.5.2: the desk has the eyes of a judge, so hidden authors are in no file. */
static void
on_works_named (const char *path, gpointer data)
{
  BrgWorksPage *self = data;
  g_autofree char *text = NULL;

  if (path == NULL || self->desk == NULL)
    return;
  text = brg_contest_file_write (self->desk);
  brg_page_write_file (BRG_PAGE (self), path, text, _ ("Works saved"));
}

void
brg_works_page_export (BrgWorksPage *self)
{
  const char *const filters[] = { _ ("Works"), "*.pdn", NULL };

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Export Works"), BRG_FILE_SAVE, filters, "works.pdn",
                    on_works_named, self);
}

static void
on_marks_named (const char *path, gpointer data)
{
  BrgWorksPage *self = data;
  g_autofree char *text = NULL;

  if (path == NULL || self->desk == NULL)
    return;
  text = brg_contest_file_marks_write (self->desk);
  brg_page_write_file (BRG_PAGE (self), path, text, _ ("Marks saved"));
}

void
brg_works_page_export_marks (BrgWorksPage *self)
{
  const char *const filters[] = { "CSV", "*.csv", NULL };

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Export Marks"), BRG_FILE_SAVE, filters, "marks.csv",
                    on_marks_named, self);
}
