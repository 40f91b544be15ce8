/* brg-export-dialog.c - a group is written to a file for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-export-dialog.h"

#include <glib/gi18n.h>

#include "brg-export-text.h"
#include "brg-format-error.h"
#include "brg-grey.h"
#include "brg-latin-names.h"
#include "brg-output.h"
#include "brg-report-check-sheet.h"
#include "brg-store-load.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

#define CHOICES_WIDTH 280.0

/* So much of the file is shown, and so many remarks. */
#define N_LINES 60
#define MAX_NOTES 6

struct _BrgExportDialog
{
  BrgSheet parent_instance;

  GtkButton *save_button;
  GtkWidget *choices;
  GtkCheckButton *checks[BRG_N_EXPORT_KINDS];
  GtkWidget *encoding_box;
  GtkDropDown *encoding_drop;
  GtkWidget *latin_box;
  GtkDropDown *latin_drop;
  GtkWidget *notes_window;
  GtkLabel *notes_label;
  GtkTextView *preview;
  GtkLabel *size_label;

  BrgSnapshot *snapshot;
  BrgExportKind kind;
  char *text;       /* of @kind, NULL while it is made or when that failed */
  GPtrArray *notes; /* (element-type BrgFormatNote) to @text */
  gpointer job;     /* the one that is waited for, not owned */
};

G_DEFINE_FINAL_TYPE (BrgExportDialog, brg_export_dialog, BRG_TYPE_SHEET)

static const char *const check_names[BRG_N_EXPORT_KINDS] = {
  [BRG_EXPORT_TRF_26] = "trf_26_check",
  [BRG_EXPORT_TRF_16] = "trf_16_check",
  [BRG_EXPORT_PLAYERS] = "players_check",
  [BRG_EXPORT_STANDINGS] = "standings_check",
  [BRG_EXPORT_CHESS_RESULTS] = "chess_results_check",
};

/* In the order of the drop-down. */
static const BrgEncoding encodings[] = { BRG_ENCODING_UTF8, BRG_ENCODING_WINDOWS_1251 };

static const BrgTransliteration letters[] = { BRG_TRANSLITERATE_NOT, BRG_TRANSLITERATE_ISO9,
                                              BRG_TRANSLITERATE_PASSPORT };

/* (transfer full): the group, of a report with its names as they are wanted. */
static BrgSnapshot *
get_named (BrgExportDialog *self)
{
  guint chosen = gtk_drop_down_get_selected (self->latin_drop);
  BrgTransliteration table = brg_export_is_table (self->kind)
                                 ? BRG_TRANSLITERATE_NOT
                                 : letters[MIN (chosen, G_N_ELEMENTS (letters) - 1)];
  BrgSnapshot *named =
      table != BRG_TRANSLITERATE_NOT
          ? brg_store_load (brg_sheet_get_store (BRG_SHEET (self)), self->snapshot->group->id, NULL)
          : NULL;

  if (named == NULL)
    return brg_snapshot_ref (self->snapshot);
  brg_latin_names_apply (named, table, NULL);
  return named;
}

static BrgEncoding
get_encoding (BrgExportDialog *self)
{
  return brg_export_is_table (self->kind)
             ? encodings[gtk_drop_down_get_selected (self->encoding_drop)]
             : BRG_ENCODING_UTF8;
}

/* What was made in a thread. */
typedef struct
{
  BrgSnapshot *snapshot;
  BrgExportKind kind;
  const BrgWords *words;
  char *text;
  GPtrArray *notes;
} Job;

static void
free_job (gpointer data)
{
  Job *job = data;

  brg_snapshot_unref (job->snapshot);
  g_free (job->text);
  g_ptr_array_unref (job->notes);
  g_free (job);
}

static void
make_text (GTask *task,
           gpointer source G_GNUC_UNUSED,
           gpointer data,
           GCancellable *cancellable G_GNUC_UNUSED)
{
  Job *job = data;
  GError *error = NULL;

  job->text = brg_export_make (job->snapshot, job->kind, job->words, job->notes, &error);
  if (job->text != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
append_line (GString *text, const char *line)
{
  g_string_append_printf (text, "%s• %s", text->len > 0 ? "\n" : "", line);
}

/* What will not be in the file as it is here. */
static void
show_notes (BrgExportDialog *self, const char *lost)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_notes = self->notes != NULL ? self->notes->len : 0;

  if (*lost != '\0')
    {
      /* Translators: letters that an encoding has not */
      g_autofree char *line =
          g_strdup_printf (_ ("This encoding has no “%s”: question marks will appear. UTF-8 "
                              "has every letter."),
                           lost);

      append_line (text, line);
    }
  for (guint i = 0; i < MIN (n_notes, MAX_NOTES); i++)
    append_line (text, ((const BrgFormatNote *) self->notes->pdata[i])->text);
  if (n_notes > MAX_NOTES)
    {
      g_autofree char *line = g_strdup_printf (
          ngettext ("and %u more remark", "and %u more remarks", n_notes - MAX_NOTES),
          n_notes - MAX_NOTES);

      append_line (text, line);
    }
  gtk_label_set_text (self->notes_label, text->str);
  gtk_widget_set_visible (self->notes_window, text->len > 0);
}

static void
show_size (BrgExportDialog *self, GBytes *bytes)
{
  g_autofree char *size = g_format_size (g_bytes_get_size (bytes));
  g_autofree char *name = brg_export_dup_name (self->snapshot, self->kind);
  /* Translators: the name of a file, its size */
  g_autofree char *text = g_strdup_printf (_ ("%s, %s"), name, size);

  gtk_label_set_text (self->size_label, text);
}

static void
show_text (BrgExportDialog *self)
{
  g_autofree char *lost = NULL;
  g_autofree char *beginning = NULL;
  g_autoptr (GBytes) bytes = NULL;

  gtk_widget_set_visible (self->encoding_box, brg_export_is_table (self->kind));
  gtk_widget_set_visible (self->latin_box, !brg_export_is_table (self->kind));
  gtk_widget_set_sensitive (GTK_WIDGET (self->save_button), self->text != NULL);
  if (self->text == NULL)
    return;
  bytes = brg_export_encode (self->text, get_encoding (self), &lost);
  beginning = brg_export_dup_beginning (self->text, N_LINES);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->preview), beginning, -1);
  show_size (self, bytes);
  show_notes (self, lost);
}

static void
on_text_made (GObject *object, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgExportDialog *self = BRG_EXPORT_DIALOG (object);
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  /* Meanwhile another kind was chosen, or the dialog is gone. */
  if (job->kind != self->kind || self->snapshot == NULL || job != self->job)
    return;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->preview), error->message, -1);
      gtk_label_set_text (self->size_label, "");
      gtk_widget_set_visible (self->notes_window, FALSE);
      return;
    }
  g_free (self->text);
  self->text = g_steal_pointer (&job->text);
  g_clear_pointer (&self->notes, g_ptr_array_unref);
  self->notes = g_ptr_array_ref (job->notes);
  show_text (self);
}

static void
choose_kind (BrgExportDialog *self, BrgExportKind kind)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_text_made, NULL);
  Job *job = g_new0 (Job, 1);

  self->kind = kind;
  g_clear_pointer (&self->text, g_free);
  show_text (self);
  job->snapshot = get_named (self);
  job->kind = kind;
  self->job = job;
  job->words = brg_ui_get_words ();
  job->notes = brg_format_notes_new ();
  g_task_set_task_data (task, job, free_job);
  g_task_run_in_thread (task, make_text);
}

static void
on_check_toggled (BrgExportDialog *self, GtkCheckButton *check)
{
  if (!gtk_check_button_get_active (check) || self->snapshot == NULL)
    return;
  for (BrgExportKind kind = 0; kind < BRG_N_EXPORT_KINDS; kind++)
    if (self->checks[kind] == check)
      choose_kind (self, kind);
}

static void
on_latin_chosen (BrgExportDialog *self)
{
  if (self->snapshot != NULL)
    choose_kind (self, self->kind);
}

/* Writing */

static char *
dup_path (BrgExportDialog *self, const char *path)
{
  const char *suffix = brg_export_get_suffix (self->kind);
  g_autofree char *name = g_path_get_basename (path);

  return strchr (name, '.') != NULL ? g_strdup (path) : g_strconcat (path, suffix, NULL);
}

static void
on_file_picked (const char *picked, gpointer data)
{
  BrgExportDialog *self = data;
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = NULL;
  g_autofree char *message = NULL;

  if (picked == NULL || self->text == NULL)
    return;
  path = dup_path (self, picked);
  bytes = brg_export_encode (self->text, get_encoding (self), NULL);
  if (!brg_output_write (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                         BRG_OUTPUT_PRIVATE, &error))
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("The file was not written"), error->message);
      return;
    }
  gtk_window_close (GTK_WINDOW (self));
  /* Translators: %s is the path of a file */
  message = g_strdup_printf (_ ("Written: %s"), path);
  brg_session_tell (brg_shell_get_session (shell), message);
}

static void
pick_file (gpointer data)
{
  BrgExportDialog *self = data;
  const char *const tables[] = { _ ("Tables"), "*.csv", NULL };
  const char *const reports[] = { _ ("Reports"), "*.trf;*.trfx;*.txt;*.xml", NULL };
  g_autofree char *name = brg_export_dup_name (self->snapshot, self->kind);

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Export"), BRG_FILE_SAVE,
                    brg_export_is_table (self->kind) ? tables : reports, name, on_file_picked,
                    self);
}

/* What a rating officer would send back is said before the file is made. */
static void
on_save_clicked (BrgExportDialog *self)
{
  if (brg_export_is_table (self->kind))
    pick_file (self);
  else
    brg_report_check_sheet_present (BRG_SHEET (self), self->snapshot, pick_file, self);
}

static void
brg_export_dialog_dispose (GObject *object)
{
  BrgExportDialog *self = BRG_EXPORT_DIALOG (object);

  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->notes, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_export_dialog_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgExportDialog, name)

static const BrgTemplateChild children[] = {
  CHILD (latin_box),    CHILD (latin_drop),    CHILD (save_button),  CHILD (choices),
  CHILD (encoding_box), CHILD (encoding_drop), CHILD (notes_window), CHILD (notes_label),
  CHILD (preview),      CHILD (size_label),
};

static void
brg_export_dialog_class_init (BrgExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_export_dialog_dispose;
  brg_template_set (klass, "brg-export-dialog", children, G_N_ELEMENTS (children));
  for (guint i = 0; i < BRG_N_EXPORT_KINDS; i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, check_names[i], FALSE,
        (gssize) (G_STRUCT_OFFSET (BrgExportDialog, checks) + i * sizeof (GtkCheckButton *)));
}

static void
brg_export_dialog_init (BrgExportDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->save_button));
  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    gtk_string_list_append (names, brg_encoding_get_name (encodings[i]));
  gtk_drop_down_set_model (self->encoding_drop, G_LIST_MODEL (names));
  for (guint i = 0; i < BRG_N_EXPORT_KINDS; i++)
    g_signal_connect_swapped (self->checks[i], "toggled", G_CALLBACK (on_check_toggled), self);
  g_signal_connect_swapped (self->latin_drop, "notify::selected", G_CALLBACK (on_latin_chosen),
                            self);
  g_signal_connect_swapped (self->encoding_drop, "notify::selected", G_CALLBACK (show_text), self);
  g_signal_connect_swapped (self->save_button, "clicked", G_CALLBACK (on_save_clicked), self);
}

void
brg_export_dialog_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgExportDialog *self;
  BrgExportKind first = 0;
  const char *why;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  while (first < BRG_N_EXPORT_KINDS && !brg_export_is_available (snapshot, first))
    first++;
  if (first == BRG_N_EXPORT_KINDS)
    {
      brg_session_tell (brg_shell_get_session (shell), _ ("There are no players to export yet."));
      return;
    }
  self = g_object_new (BRG_TYPE_EXPORT_DIALOG, "transient-for", shell, NULL);
  self->snapshot = brg_snapshot_ref (snapshot);
  /* rus-draughts-2022 11.5.2, 11.6.1 */
  why = snapshot->group->contest != BRG_CONTEST_NONE
            ? _ ("No games are played in a contest of composition.")
            : _ ("There is nothing of this kind yet.");
  for (BrgExportKind kind = 0; kind < BRG_N_EXPORT_KINDS; kind++)
    brg_grey_set (self->checks[kind], brg_export_is_available (snapshot, kind) ? NULL : why);
  gtk_widget_set_size_request (
      self->choices, (int) (CHOICES_WIDTH * brg_ui_get_text_scale (GTK_WIDGET (self))), -1);
  show_text (self);
  gtk_check_button_set_active (self->checks[first], TRUE);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->checks[first]));
}
