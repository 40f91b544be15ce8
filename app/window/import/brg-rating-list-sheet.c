/* brg-rating-list-sheet.c - a rating list is read in, and can be stopped
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rating-list-sheet.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "brg-listed-players.h"
#include "brg-rating-lists-import.h"
#include "brg-template.h"
#include "brg-ui.h"

#define REFRESH_MS 100

/* What the thread and the window share. */
typedef struct
{
  char *path;
  gboolean is_table;
  BrgRatingMapping mapping;
  char *title;
  char *game;
  char *day;
  BrgRatingListInfo info;
  GPtrArray *notes;
  gint permille; /* atomic */
} Work;

struct _BrgRatingListSheet
{
  BrgSheet parent_instance;

  GtkLabel *state_label;
  GtkProgressBar *progress;
  GtkLabel *notes_label;
  GtkButton *close_button;

  Work *work; /* belongs to the task */
  GCancellable *cancellable;
  guint refresh_id;
};

G_DEFINE_FINAL_TYPE (BrgRatingListSheet, brg_rating_list_sheet, BRG_TYPE_SHEET)

static void
free_work (gpointer data)
{
  Work *work = data;

  g_free (work->path);
  g_free (work->title);
  g_free (work->game);
  g_free (work->day);
  g_ptr_array_unref (work->notes);
  g_free (work);
}

static void
on_progress (goffset done, goffset total, gpointer data)
{
  Work *work = data;

  g_atomic_int_set (&work->permille, total > 0 ? (gint) (done * 1000 / total) : 0);
}

static void
read_list (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data, GCancellable *cancellable)
{
  Work *work = data;
  g_autofree char *path = brg_listed_players_dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GFile) file = g_file_new_for_path (work->path);
  g_autofree char *name = g_path_get_basename (work->path);
  BrgRatingListsEdition edition = { .mapping = work->is_table ? &work->mapping : NULL,
                                    .title = work->title,
                                    .game = work->game,
                                    .day = work->day };
  GError *error = NULL;

  g_mkdir_with_parents (folder, 0700);
  if (brg_rating_lists_import (path, file, name, &edition, &work->info, work->notes, on_progress,
                               work, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The reading is the first half of the work; what is behind it has no measure. */
static gboolean
refresh (gpointer data)
{
  BrgRatingListSheet *self = data;
  gint permille = g_atomic_int_get (&self->work->permille);

  if (permille < 1000)
    gtk_progress_bar_set_fraction (self->progress, permille / 1000.0);
  else
    {
      gtk_progress_bar_pulse (self->progress);
      gtk_label_set_text (self->state_label, _ ("Sorting by name…"));
    }
  return G_SOURCE_CONTINUE;
}

static void
show_notes (BrgRatingListSheet *self, const Work *work)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (work->info.n_doubtful == 0)
    return;
  g_string_append_printf (
      text, ngettext ("%d line in doubt:", "%d lines in doubt:", (gulong) work->info.n_doubtful),
      (int) work->info.n_doubtful);
  for (guint i = 0; i < MIN (work->notes->len, 10); i++)
    {
      const BrgFormatNote *note = work->notes->pdata[i];

      /* Translators: the number of a line of a file, what is wrong there */
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("Line %u: %s"), note->line, note->text);
    }
  gtk_label_set_text (self->notes_label, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->notes_label), TRUE);
}

static void
show_end (BrgRatingListSheet *self, const char *sentence)
{
  gtk_label_set_text (self->state_label, sentence);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
  gtk_button_set_label (self->close_button, _ ("_Close"));
  gtk_widget_grab_focus (GTK_WIDGET (self->close_button));
}

/* In an event of another game nobody would see anything of what was read. */
static char *
dup_read (BrgRatingListSheet *self, const Work *work)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  const char *game = work->game != NULL ? work->game : "chess";
  gboolean is_own = snapshot == NULL ||
                    g_str_equal (brg_listed_players_get_game (snapshot->event->discipline), game);
  gulong n_players = (gulong) work->info.n_players;

  if (is_own)
    return g_strdup_printf (
        ngettext ("%d player read. The list is searched when you add a player.",
                  "%d players read. The list is searched when you add a player.", n_players),
        (int) n_players);
  if (g_str_equal (game, "chess"))
    return g_strdup_printf (ngettext ("%d player read. The list is searched in chess events only.",
                                      "%d players read. The list is searched in chess events only.",
                                      n_players),
                            (int) n_players);
  return g_strdup_printf (
      ngettext ("%d player read. The list is searched in events of its game only.",
                "%d players read. The list is searched in events of its game only.", n_players),
      (int) n_players);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgRatingListSheet *self = BRG_RATING_LIST_SHEET (source);
  const Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  g_clear_handle_id (&self->refresh_id, g_source_remove);
  self->work = NULL;
  if (!gtk_widget_get_realized (GTK_WIDGET (self)))
    return;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      g_autofree char *words = brg_format_error_dup_words (error);

      sentence = g_strdup_printf ("%s\n%s", words, _ ("Your earlier lists are unchanged."));
    }
  else
    {
      sentence = dup_read (self, work);
      show_notes (self, work);
    }
  show_end (self, sentence);
}

static void
brg_rating_list_sheet_dispose (GObject *object)
{
  BrgRatingListSheet *self = BRG_RATING_LIST_SHEET (object);

  g_clear_handle_id (&self->refresh_id, g_source_remove);
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  G_OBJECT_CLASS (brg_rating_list_sheet_parent_class)->dispose (object);
}

/* The task holds the sheet: closing has to stop it. */
static gboolean
on_close_request (BrgRatingListSheet *self)
{
  g_cancellable_cancel (self->cancellable);
  return GDK_EVENT_PROPAGATE;
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgRatingListSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (state_label),
  CHILD (progress),
  CHILD (notes_label),
  CHILD (close_button),
};

static void
brg_rating_list_sheet_class_init (BrgRatingListSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_rating_list_sheet_dispose;
  brg_template_set (klass, "brg-rating-list-sheet", children, G_N_ELEMENTS (children));
}

static void
brg_rating_list_sheet_init (BrgRatingListSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
}

static Work *
make_work (const char *path, const BrgRatingListsEdition *edition)
{
  Work *work = g_new0 (Work, 1);

  work->path = g_strdup (path);
  work->notes = brg_format_notes_new ();
  if (edition == NULL)
    return work;
  work->is_table = edition->mapping != NULL;
  if (work->is_table)
    work->mapping = *edition->mapping;
  work->title = g_strdup (edition->title);
  work->game = g_strdup (edition->game);
  work->day = g_strdup (edition->day);
  return work;
}

void
brg_rating_list_sheet_present (GtkWindow *parent,
                               const char *path,
                               const BrgRatingListsEdition *edition)
{
  BrgRatingListSheet *self;
  g_autoptr (GTask) task = NULL;
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent) && path != NULL);

  self = g_object_new (BRG_TYPE_RATING_LIST_SHEET, "transient-for", parent, NULL);
  name = g_path_get_basename (path);
  /* Translators: %s is the name of a file */
  sentence = g_strdup_printf (_ ("Reading “%s”…"), name);
  gtk_label_set_text (self->state_label, sentence);
  self->work = make_work (path, edition);
  task = g_task_new (self, self->cancellable, on_read, NULL);
  g_task_set_task_data (task, self->work, free_work);
  g_task_run_in_thread (task, read_list);
  self->refresh_id = g_timeout_add (REFRESH_MS, refresh, self);
  gtk_window_present (GTK_WINDOW (self));
}
