/* brg-timetable-sheet.c - a row of the timetable: what is held, when, where
 *
 * Tests: tests/gui/timetable.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-timetable-sheet.h"

#include <glib/gi18n.h>

#include "brg-spin-row.h"
#include "brg-store-timetable.h"
#include "brg-template.h"
#include "brg-timetable-draft.h"
#include "brg-timetable-words.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

#define MOST_ROUNDS 300

struct _BrgTimetableSheet
{
  BrgSheet parent_instance;

  GtkWidget *save_button;
  AdwComboRow *kind_row;
  BrgSpinRow *round_row;
  GtkWidget *when_row;
  GtkWidget *minutes_row;
  GtkWidget *title_row;
  GtkWidget *place_row;
  GtkWidget *reason_row;
  GtkLabel *fault_label;

  BrgTimetableDraft *draft;
  BrgTimetableRow *row; /* what is changed; of a new one its proposal */
};

G_DEFINE_FINAL_TYPE (BrgTimetableSheet, brg_timetable_sheet, BRG_TYPE_SHEET)

static BrgTimetableKind
get_kind (BrgTimetableSheet *self)
{
  return adw_combo_row_get_selected (self->kind_row);
}

/* Rounds and resumed games name a round. */
static void
on_kind_chosen (BrgTimetableSheet *self)
{
  BrgTimetableKind kind = get_kind (self);

  gtk_widget_set_visible (GTK_WIDGET (self->round_row),
                          kind == BRG_TIMETABLE_ROUND || kind == BRG_TIMETABLE_RESUMPTION);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->round_row),
                                 kind == BRG_TIMETABLE_RESUMPTION ? _ ("Up to round, 0 for all")
                                                                  : _ ("Round"));
  brg_spin_row_set_range (self->round_row, kind == BRG_TIMETABLE_ROUND ? 1 : 0, MOST_ROUNDS);
}

static void
show_fault (BrgTimetableSheet *self, GtkWidget *field, const char *text)
{
  gtk_label_set_text (self->fault_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), TRUE);
  gtk_widget_grab_focus (field);
}

static void
take (char **text, GtkWidget *field)
{
  g_free (*text);
  *text = brg_ui_dup_text (field);
}

/* (nullable) (transfer full): what stands in the fields; NULL when something is in fault, which is
 * told then. */
static BrgTimetableRow *
read_fields (BrgTimetableSheet *self)
{
  g_autoptr (BrgTimetableRow) row = brg_timetable_row_copy (self->row);

  row->kind = get_kind (self);
  row->round = gtk_widget_get_visible (GTK_WIDGET (self->round_row))
                   ? brg_spin_row_get_value (self->round_row)
                   : 0;
  row->is_by_hand = TRUE;
  row->is_kept = FALSE;
  take (&row->title, self->title_row);
  take (&row->place, self->place_row);
  take (&row->reason, self->reason_row);
  if (!brg_timetable_draft_set_when (self->draft, row, brg_ui_get_text (self->when_row)))
    show_fault (self, self->when_row, _ ("Enter a day, with or without an hour: 21.11 15:00."));
  else if (!brg_timetable_parse_minutes (brg_ui_get_text (self->minutes_row), &row->minutes))
    show_fault (self, self->minutes_row, _ ("Enter hours, 5 or 2:30, at most a day."));
  else if (row->kind == BRG_TIMETABLE_OTHER && *row->title == '\0')
    show_fault (self, self->title_row, _ ("Say what is held."));
  else
    return g_steal_pointer (&row);
  return NULL;
}

static void
on_save_clicked (BrgTimetableSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  BrgTimetableRow *row = read_fields (self);
  g_autofree char *reason = brg_ui_dup_text (self->reason_row);
  g_autoptr (BrgTimetableDraft) draft = NULL;
  g_autoptr (GError) error = NULL;

  if (row == NULL)
    return;
  draft = brg_timetable_draft_new (brg_session_get_store (session), snapshot);
  brg_timetable_draft_put (draft, row);
  if (!brg_store_set_timetable (brg_session_get_store (session), snapshot->group->id,
                                brg_timetable_draft_get_rows (draft),
                                *snapshot->timetable_at != '\0' ? reason : NULL, &error))
    {
      show_fault (self,
                  *snapshot->timetable_at != '\0' && *reason == '\0' ? self->reason_row
                                                                     : self->when_row,
                  error->message);
      return;
    }
  brg_session_finish (session, TRUE, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
brg_timetable_sheet_finalize (GObject *object)
{
  BrgTimetableSheet *self = BRG_TIMETABLE_SHEET (object);

  brg_timetable_draft_free (self->draft);
  brg_timetable_row_free (self->row);
  G_OBJECT_CLASS (brg_timetable_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTimetableSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (save_button), CHILD (kind_row),    CHILD (round_row),
  CHILD (when_row),    CHILD (minutes_row), CHILD (title_row),
  CHILD (place_row),   CHILD (reason_row),  CHILD (fault_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),
};

static void
brg_timetable_sheet_class_init (BrgTimetableSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_SPIN_ROW);
  G_OBJECT_CLASS (klass)->finalize = brg_timetable_sheet_finalize;
  brg_template_set (klass, "brg-timetable-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_timetable_sheet_init (BrgTimetableSheet *self)
{
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint kind = 0; kind < BRG_N_TIMETABLE_KINDS; kind++)
    gtk_string_list_append (kinds,
                            g_dpgettext2 (NULL, "timetable", brg_timetable_words_get_kind (kind)));
  adw_combo_row_set_model (self->kind_row, G_LIST_MODEL (kinds));
  brg_whole_choices_attach (self->kind_row);
  g_signal_connect_swapped (self->kind_row, "notify::selected", G_CALLBACK (on_kind_chosen), self);
}

/* A new row is on the day of the one that was looked at. */
static BrgTimetableRow *
propose (BrgTimetableSheet *self, guint near)
{
  BrgTimetableRow *row = brg_timetable_row_new (BRG_TIMETABLE_OPENING);
  g_autofree char *day = near < brg_timetable_draft_get_rows (self->draft)->len
                             ? brg_timetable_draft_dup_day (self->draft, near)
                             : brg_timetable_draft_dup_first_day (self->draft);

  brg_timetable_draft_set_when (self->draft, row, day);
  return row;
}

static void
fill (BrgTimetableSheet *self)
{
  const BrgTimetableRow *row = self->row;
  g_autofree char *when = brg_timetable_draft_dup_when (self->draft, row);
  g_autofree char *minutes = brg_timetable_dup_minutes (row->minutes);

  adw_combo_row_set_selected (self->kind_row, row->kind);
  on_kind_chosen (self);
  brg_spin_row_set_value (self->round_row, row->round);
  brg_ui_set_text (self->when_row, when);
  brg_ui_set_text (self->minutes_row, minutes);
  brg_ui_set_text (self->title_row, row->title);
  brg_ui_set_text (self->place_row, row->place);
  brg_ui_set_text (self->reason_row,
                   *brg_sheet_get_snapshot (BRG_SHEET (self))->timetable_at != '\0' ? ""
                                                                                    : row->reason);
}

void
brg_timetable_sheet_present (BrgShell *shell, BrgTimetableRow *row, guint near)
{
  BrgTimetableSheet *self;
  gboolean is_new = row == NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  self = g_object_new (BRG_TYPE_TIMETABLE_SHEET, "transient-for", shell, NULL);
  self->draft = brg_timetable_draft_new (brg_session_get_store (brg_shell_get_session (shell)),
                                         brg_session_get_snapshot (brg_shell_get_session (shell)));
  self->row = is_new ? propose (self, near) : row;
  fill (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save_button);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (is_new ? GTK_WIDGET (self->kind_row) : self->when_row);
}
