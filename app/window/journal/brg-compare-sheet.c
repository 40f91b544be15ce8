/* brg-compare-sheet.c - two files of one event side by side, from where their journals part
 *
 * Tests: tests/gui/follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-compare-sheet.h"

#include <glib/gi18n.h>

#include "brg-action-names.h"
#include "brg-divergence.h"
#include "brg-follow-copy.h"
#include "brg-template.h"
#include "brg-ui.h"

/* So many entries of a file are shown: more than a day brings. */
#define MOST_ROWS 400

struct _BrgCompareSheet
{
  BrgSheet parent_instance;

  GtkLabel *verdict_label;
  GtkLabel *first_label;
  GtkLabel *second_label;
  GtkListBox *first_list;
  GtkListBox *second_list;
  GtkWidget *heir_box;
  GtkLabel *heir_label;

  BrgShell *shell;
  BrgLeaseHolder *heir; /* (nullable): who took the event over from this file, which was not told */
  gint64 last_common;
  char *last_hash;
};

G_DEFINE_FINAL_TYPE (BrgCompareSheet, brg_compare_sheet, BRG_TYPE_SHEET)

static char *
dup_verdict (const BrgDivergence *divergence)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, divergence->last_common);

  switch (divergence->kind)
    {
    case BRG_DIVERGENCE_SAME:
      return g_strdup (_ ("Both files hold the same."));
    case BRG_DIVERGENCE_FIRST_AHEAD:
      /* Translators: number of an entry of the journal */
      return g_strdup_printf (_ ("The other file is an earlier state: it ends with No. %s, "
                                 "this one goes on."),
                              number);
    case BRG_DIVERGENCE_SECOND_AHEAD:
      /* Translators: number of an entry of the journal */
      return g_strdup_printf (_ ("This file is an earlier state: it ends with No. %s, "
                                 "the other one goes on."),
                              number);
    case BRG_DIVERGENCE_PARTED:
      return g_strdup_printf (
          /* Translators: number of an entry of the journal */
          _ ("Both files are the same up to No. %s, then each goes its own way. Nothing is merged: "
             "decide which file is the event's and enter there by hand what only the other one "
             "has."),
          number);
    case BRG_DIVERGENCE_STRANGERS:
    default:
      return g_strdup (_ ("These are files of different events: their journals have nothing in "
                          "common."));
    }
}

static char *
dup_side (const char *path, guint n_entries)
{
  g_autofree char *name = g_filename_display_name (path);

  /* Translators: entries of the journal; behind it stands the name of a file */
  g_autofree char *count = g_strdup_printf (
      ngettext ("%u entry of its own", "%u entries of its own", n_entries), n_entries);

  return g_strdup_printf ("%s: %s", name, count);
}

static GtkWidget *
make_row (const BrgJournalEntry *entry)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = brg_journal_entry_dup_title (entry);
  g_autofree char *when = brg_ui_dup_when (entry->at);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, entry->id);
  g_autofree char *subtitle =
      /* Translators: number of an entry of the journal, when it was made */
      g_strdup_printf (_ ("No. %s, %s"), number, when);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

static void
fill (GtkListBox *list, const GPtrArray *entries)
{
  for (guint i = 0; i < MIN (entries->len, MOST_ROWS); i++)
    gtk_list_box_append (list, make_row (entries->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (list), entries->len > 0);
}

/* ----- Two that led the same event meet again ----- */

static void
on_yield_clicked (BrgCompareSheet *self)
{
  BrgSession *session = brg_shell_get_session (self->shell);
  BrgStore *store = brg_session_get_store (session);
  g_autoptr (GError) error = NULL;

  if (store == NULL ||
      !brg_follow_give_up (store, self->heir, self->last_common, self->last_hash, &error))
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("The file is no copy yet"),
                   error != NULL ? error->message : "");
      return;
    }
  brg_session_finish_from_outside (session);
  brg_sheet_finish (BRG_SHEET (self));
}

/* Until one of them is a copy both go on, and nobody can put them together again. */
static void
show_heir (BrgCompareSheet *self, BrgShell *shell, BrgStore *ours, const BrgDivergence *divergence)
{
  g_autofree char *text = NULL;

  self->heir = brg_store_is_read_only (ours) ? NULL : brg_divergence_dup_heir (divergence);
  if (self->heir == NULL)
    return;
  self->shell = shell;
  self->last_common = divergence->last_common;
  self->last_hash = g_strdup (divergence->last_hash);
  text = g_strdup_printf (
      /* Translators: name of a computer, of a person */
      _ ("The event was taken over at the computer “%s”, %s, and this file was not told. As the "
         "copy it is only looked at; what it alone has stays readable in it."),
      self->heir->computer, self->heir->person);
  gtk_label_set_text (self->heir_label, text);
  gtk_widget_set_visible (self->heir_box, TRUE);
}

static void
brg_compare_sheet_finalize (GObject *object)
{
  BrgCompareSheet *self = BRG_COMPARE_SHEET (object);

  g_clear_pointer (&self->heir, brg_lease_holder_free);
  g_free (self->last_hash);
  G_OBJECT_CLASS (brg_compare_sheet_parent_class)->finalize (object);
}

static void
present (BrgShell *shell, BrgStore *ours, const char *path, const BrgDivergence *divergence)
{
  BrgCompareSheet *self = g_object_new (BRG_TYPE_COMPARE_SHEET, "transient-for", shell, NULL);
  g_autofree char *verdict = dup_verdict (divergence);
  g_autofree char *first = dup_side (brg_store_get_path (ours), divergence->first->len);
  g_autofree char *second = dup_side (path, divergence->second->len);

  gtk_label_set_text (self->verdict_label, verdict);
  gtk_label_set_text (self->first_label, first);
  gtk_label_set_text (self->second_label, second);
  fill (self->first_list, divergence->first);
  fill (self->second_list, divergence->second);
  show_heir (self, shell, ours, divergence);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->verdict_label));
}

static void
on_picked (const char *path, gpointer data)
{
  BrgShell *shell = data;
  BrgStore *ours = brg_session_get_store (brg_shell_get_session (shell));
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgStore) other = NULL;
  g_autoptr (BrgDivergence) divergence = NULL;

  if (path == NULL || ours == NULL)
    return;
  other = brg_store_open (path, BRG_STORE_READ_ONLY, &error);
  if (other != NULL)
    divergence = brg_divergence_new (ours, other, &error);
  if (divergence != NULL)
    present (shell, ours, path, divergence);
  else
    brg_ui_tell (GTK_WIDGET (shell), _ ("The files were not compared"), error->message);
}

static const BrgTemplateChild children[] = {
  BRG_TEMPLATE_CHILD (BrgCompareSheet, verdict_label),
  BRG_TEMPLATE_CHILD (BrgCompareSheet, first_label),
  BRG_TEMPLATE_CHILD (BrgCompareSheet, second_label),
  BRG_TEMPLATE_CHILD (BrgCompareSheet, first_list),
  BRG_TEMPLATE_CHILD (BrgCompareSheet, second_list),
  BRG_TEMPLATE_CHILD (BrgCompareSheet, heir_box),
  BRG_TEMPLATE_CHILD (BrgCompareSheet, heir_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_yield_clicked),
};

static void
brg_compare_sheet_class_init (BrgCompareSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_compare_sheet_finalize;
  brg_template_set (klass, "brg-compare-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_compare_sheet_init (BrgCompareSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
brg_compare_sheet_ask (BrgShell *shell)
{
  const char *const filters[] = { _ ("Berger workspaces"), "*.berger", NULL };

  g_return_if_fail (BRG_IS_SHELL (shell));

  brg_ui_pick_file (GTK_WIDGET (shell), _ ("Compare with Another File"), BRG_FILE_OPEN, filters,
                    NULL, on_picked, shell);
}
