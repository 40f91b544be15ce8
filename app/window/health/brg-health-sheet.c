/* brg-health-sheet.c - is everything well with the program and its file
 *
 * Tests: tests/gui/health.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-health-sheet.h"

#include <glib/gi18n.h>

#include "brg-health-window.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgHealthSheet
{
  BrgSheet parent_instance;

  GtkLabel *state_label;
  GtkListBox *list;
  GtkButton *report_button;

  GPtrArray *rows; /* NULL while everything is looked at */
};

G_DEFINE_FINAL_TYPE (BrgHealthSheet, brg_health_sheet, BRG_TYPE_SHEET)

static const struct
{
  const char *icon;
  const char *word; /* said before the row where icons are not seen */
} states[] = {
  [BRG_HEALTH_GOOD] = { "object-select-symbolic", NC_ ("health", "good") },
  [BRG_HEALTH_DOUBT] = { "dialog-question-symbolic", NC_ ("health", "to be looked at") },
  [BRG_HEALTH_BAD] = { "dialog-warning-symbolic", NC_ ("health", "bad") },
};

static void
add_row (BrgHealthSheet *self, const BrgHealthRow *row)
{
  GtkWidget *widget = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name (states[row->state].icon);
  const char *word = g_dpgettext2 (NULL, "health", states[row->state].word);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), row->what);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (widget), row->told);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (widget), 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
  gtk_widget_set_tooltip_text (icon, word);
  adw_action_row_add_prefix (ADW_ACTION_ROW (widget), icon);
  gtk_list_box_append (self->list, widget);
}

static void
show_rows (BrgHealthSheet *self)
{
  static const char *const sentences[] = {
    [BRG_HEALTH_GOOD] = N_ ("Everything is well."),
    [BRG_HEALTH_DOUBT] = N_ ("It works; something is to be looked at."),
    [BRG_HEALTH_BAD] = N_ ("Something is wrong."),
  };

  brg_ui_clear (self->list);
  for (guint i = 0; i < self->rows->len; i++)
    add_row (self, self->rows->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->list), TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->report_button), TRUE);
  gtk_label_set_text (self->state_label, _ (sentences[brg_health_find_worst (self->rows)]));
}

static void
on_printers (gint n_printers, gpointer data)
{
  g_autoptr (BrgHealthSheet) self = data;

  brg_health_window_add_printers (self->rows, n_printers);
  show_rows (self);
}

/* ----- Looking ----- */

typedef struct
{
  char *workspace;
  char *second_folder;
} Question;

static void
free_question (gpointer data)
{
  Question *question = data;

  g_free (question->workspace);
  g_free (question->second_folder);
  g_free (question);
}

static void
look (GTask *task,
      gpointer source G_GNUC_UNUSED,
      gpointer data,
      GCancellable *cancellable G_GNUC_UNUSED)
{
  Question *question = data;

  g_task_return_pointer (task,
                         brg_health_list (question->workspace, question->second_folder,
                                          g_get_real_time () / G_USEC_PER_SEC),
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
on_looked (GObject *source, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgHealthSheet *self = BRG_HEALTH_SHEET (source);

  self->rows = g_task_propagate_pointer (G_TASK (result), NULL);
  brg_health_window_add_toolkit (self->rows);
  brg_health_window_ask_printers (FALSE, on_printers, g_object_ref (self));
}

static void
begin (BrgHealthSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  BrgStore *store = brg_session_get_store (brg_sheet_get_session (BRG_SHEET (self)));
  g_autoptr (GTask) task = g_task_new (self, NULL, on_looked, NULL);
  Question *question = g_new0 (Question, 1);

  question->workspace = store != NULL ? g_strdup (brg_store_get_path (store)) : NULL;
  question->second_folder =
      brg_preferences_dup (brg_shell_get_preferences (shell), "copies-second-folder");
  g_task_set_task_data (task, question, free_question);
  g_task_run_in_thread (task, look);
}

static void
on_path (const char *path, gpointer data)
{
  BrgHealthSheet *self = data;
  g_autoptr (GError) error = NULL;

  if (path != NULL && !brg_health_window_write_report (self->rows, path, &error))
    brg_ui_tell (GTK_WIDGET (self), _ ("The report was not saved"), error->message);
}

static void
on_report_clicked (BrgHealthSheet *self)
{
  const char *const filters[] = { "ZIP", "*.zip", NULL };

  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save a Report"), BRG_FILE_SAVE, filters,
                    "berger-report.zip", on_path, self);
}

static void
brg_health_sheet_finalize (GObject *object)
{
  g_clear_pointer (&BRG_HEALTH_SHEET (object)->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_health_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgHealthSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (state_label),
  CHILD (list),
  CHILD (report_button),
};

static void
brg_health_sheet_class_init (BrgHealthSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_health_sheet_finalize;
  brg_template_set (klass, "brg-health-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_report_clicked);
}

static void
brg_health_sheet_init (BrgHealthSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
brg_health_sheet_present (BrgShell *shell)
{
  BrgHealthSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  self = g_object_new (BRG_TYPE_HEALTH_SHEET, "transient-for", shell, NULL);
  begin (self);
  gtk_window_present (GTK_WINDOW (self));
}
