/* brg-resumption-sheet.c - when and where the adjourned games are resumed
 *
 * Rules: ussr-chess-1956 20
 * Tests: tests/gui/envelopes.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-resumption-sheet.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "brg-article-link.h"
#include "brg-envelope-settings.h"
#include "brg-envelope-words.h"
#include "brg-resumption-draft.h"
#include "brg-seal-draft.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgResumptionSheet
{
  BrgSheet parent_instance;

  AdwEntryRow *date_row;
  AdwEntryRow *start_row;
  AdwEntryRow *end_row;
  AdwEntryRow *length_row;
  AdwEntryRow *place_row;
  GtkButton *propose_button;
  AdwPreferencesGroup *games_group;
  GtkLabel *problem_label;
  GtkBox *link_box;
  GtkLabel *state_label;
  GtkButton *save_button;

  GtkWidget *link;
  BrgSnapshot *snapshot; /* kept for the desk */
  BrgEnvelopeDesk *desk;
  BrgResumptionDraft *draft;
  GPtrArray *rows; /* AdwEntryRow: a game each, not owned */
};

G_DEFINE_FINAL_TYPE (BrgResumptionSheet, brg_resumption_sheet, BRG_TYPE_SHEET)

/* A time of the day of the session; 0 for none, -1 for what is no time. */
static gint64
read_moment (BrgResumptionSheet *self, AdwEntryRow *row)
{
  g_autofree char *utc = NULL;
  g_autoptr (GDateTime) moment = NULL;
  gint year, month, day, hour, minute;

  if (*brg_ui_get_text (row) == '\0')
    return 0;
  utc = brg_seal_draft_join_time (brg_ui_get_text (self->date_row), brg_ui_get_text (row));
  if (utc == NULL || sscanf (utc, "%4d-%2d-%2dT%2d:%2d", &year, &month, &day, &hour, &minute) != 5)
    return -1;
  moment = g_date_time_new_utc (year, month, day, hour, minute, 0);
  return g_date_time_to_unix (moment);
}

/* An alert is not named by its text. */
static void
show (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static const char *
read_session (BrgResumptionSheet *self)
{
  BrgResumptionSession *session = &self->draft->session;
  gint length;

  session->start = read_moment (self, self->start_row);
  session->end = read_moment (self, self->end_row);
  if (session->start <= 0 || session->end <= session->start)
    return _ ("The session needs a date, 2026-11-22, a start and a later end, 15:00.");
  if (!brg_envelope_words_read_used (brg_ui_get_text (self->length_row), &length) || length <= 0)
    return _ ("Enter the length of a game as hours and minutes, 2:00.");
  for (guint i = 0; i < self->draft->games->len; i++)
    g_array_index (self->draft->games, BrgResumptionGame, i).length = length;
  return NULL;
}

static const char *
read_draft (BrgResumptionSheet *self)
{
  const char *fault = read_session (self);

  for (guint i = 0; fault == NULL && i < self->rows->len; i++)
    {
      gint64 start = read_moment (self, self->rows->pdata[i]);

      if (start < 0)
        fault = _ ("Enter a time of day as 15:20.");
      g_array_index (self->draft->starts, gint64, i) = start;
    }
  return fault;
}

static void
update (BrgResumptionSheet *self)
{
  const char *fault;
  const char *article = NULL;
  g_autofree char *problems = NULL;

  if (self->draft == NULL)
    return;
  fault = read_draft (self);
  show (self->state_label, fault != NULL ? fault : "");
  gtk_widget_set_sensitive (GTK_WIDGET (self->save_button), fault == NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->propose_button), read_session (self) == NULL);
  problems = fault == NULL
                 ? brg_resumption_draft_dup_problems (self->draft, self->desk->snapshot, &article)
                 : g_strdup ("");
  show (self->problem_label, problems);
  brg_article_link_set (self->link, brg_sheet_get_rulebook (BRG_SHEET (self)), article);
}

static void
show_start (BrgResumptionSheet *self, guint index)
{
  gint64 start = g_array_index (self->draft->starts, gint64, index);
  g_autoptr (GDateTime) moment = g_date_time_new_from_unix_local (start);
  g_autofree char *text = start > 0 ? g_date_time_format (moment, "%H:%M") : g_strdup ("");

  brg_ui_set_text (self->rows->pdata[index], text);
}

static void
on_propose_clicked (BrgResumptionSheet *self)
{
  g_autofree gint64 *starts = NULL;
  guint n_starts = self->draft->starts->len;

  if (read_session (self) != NULL)
    return;
  brg_resumption_draft_propose (self->draft);
  /* Showing one reads them all again. */
  starts = g_memdup2 (self->draft->starts->data, n_starts * sizeof *starts);
  for (guint i = 0; i < n_starts; i++)
    {
      g_array_index (self->draft->starts, gint64, i) = starts[i];
      show_start (self, i);
    }
  update (self);
}

static gboolean
save_one (BrgResumptionSheet *self, guint index, GError **error)
{
  const BrgEnvelopeCase *matter = &g_array_index (self->draft->cases, BrgEnvelopeCase, index);
  g_autoptr (BrgStoredEnvelope) envelope = brg_stored_envelope_copy (matter->envelope);
  const char *time = brg_ui_get_text (self->rows->pdata[index]);

  if (*time == '\0')
    return TRUE;
  g_free (envelope->resumes_at);
  envelope->resumes_at = brg_seal_draft_join_time (brg_ui_get_text (self->date_row), time);
  g_free (envelope->resumes_in);
  envelope->resumes_in = g_strdup (brg_ui_get_text (self->place_row));
  return brg_store_change_envelope (brg_sheet_get_store (BRG_SHEET (self)), envelope, error);
}

static void
on_save_clicked (BrgResumptionSheet *self)
{
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done = TRUE;

  if (read_draft (self) != NULL)
    return;
  for (guint i = 0; done && i < self->rows->len; i++)
    done = save_one (self, i, &error);
  brg_session_finish (brg_shell_get_session (shell), done, error);
  gtk_window_destroy (GTK_WINDOW (self));
  brg_shell_focus_page (shell);
}

static void
brg_resumption_sheet_dispose (GObject *object)
{
  BrgResumptionSheet *self = BRG_RESUMPTION_SHEET (object);

  g_clear_pointer (&self->draft, brg_resumption_draft_free);
  g_clear_pointer (&self->desk, brg_envelope_desk_free);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_resumption_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgResumptionSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (date_row),  CHILD (start_row),      CHILD (end_row),     CHILD (length_row),
  CHILD (place_row), CHILD (propose_button), CHILD (games_group), CHILD (problem_label),
  CHILD (link_box),  CHILD (state_label),    CHILD (save_button),
};

static void
brg_resumption_sheet_class_init (BrgResumptionSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_resumption_sheet_dispose;
  brg_template_set (klass, "brg-resumption-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_propose_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_save_clicked);
}

static void
watch (BrgResumptionSheet *self, AdwEntryRow *row)
{
  g_signal_connect_swapped (row, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (row, "entry-activated", G_CALLBACK (on_save_clicked), self);
}

static void
brg_resumption_sheet_init (BrgResumptionSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->link = brg_article_link_new (NULL, NULL);
  gtk_box_append (self->link_box, self->link);
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->save_button));
  watch (self, self->date_row);
  watch (self, self->start_row);
  watch (self, self->end_row);
  watch (self, self->length_row);
  watch (self, self->place_row);
}

static void
add_games (BrgResumptionSheet *self)
{
  for (guint i = 0; i < self->draft->cases->len; i++)
    {
      const BrgEnvelopeCase *matter = &g_array_index (self->draft->cases, BrgEnvelopeCase, i);
      AdwEntryRow *row = g_object_new (ADW_TYPE_ENTRY_ROW, NULL);
      g_autofree char *white =
          brg_envelope_words_dup_name (self->desk->snapshot, matter, BRG_COLOUR_WHITE);
      g_autofree char *black =
          brg_envelope_words_dup_name (self->desk->snapshot, matter, BRG_COLOUR_BLACK);
      g_autofree char *title = g_strdup_printf ("%s – %s", white, black);
      g_autofree char *date = NULL;
      g_autofree char *time = NULL;

      brg_seal_draft_split_time (matter->envelope->resumes_at, &date, &time);
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      brg_ui_set_text (row, time);
      adw_preferences_group_add (self->games_group, GTK_WIDGET (row));
      g_ptr_array_add (self->rows, row);
      watch (self, row);
      if (*brg_ui_get_text (self->date_row) == '\0')
        {
          brg_ui_set_text (self->date_row, date);
          brg_ui_set_text (self->start_row, time);
          brg_ui_set_text (self->place_row, matter->envelope->resumes_in);
        }
    }
}

void
brg_resumption_sheet_present (BrgShell *shell)
{
  BrgSession *session = brg_shell_get_session (shell);
  BrgResumptionSheet *self;

  if (brg_session_get_snapshot (session) == NULL)
    return;
  self = g_object_new (BRG_TYPE_RESUMPTION_SHEET, "transient-for", shell, NULL);
  self->snapshot = brg_snapshot_ref (brg_session_get_snapshot (session));
  self->desk = brg_envelope_settings_open_desk (brg_session_get_store (session),
                                                brg_snapshot_get_boards (self->snapshot));
  if (self->desk == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  brg_ui_set_text (self->length_row, "2:00");
  self->draft = brg_resumption_draft_new (self->desk, 7200);
  add_games (self);
  update (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->date_row));
}
