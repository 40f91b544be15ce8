/* brg-score-sheets.c - which scoresheets of a round were handed in and signed
 *
 * Rules: fide-2023 8.7; rus-draughts-2022 5.4.3.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-score-sheets.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-desk-words.h"
#include "brg-name-words.h"
#include "brg-sheet-list.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgScoreSheets
{
  BrgSheet parent_instance;

  GtkToggleButton *missing_toggle;
  GtkLabel *state_label;
  GtkLabel *missing_label;
  GtkLabel *fault_label;
  GtkListBox *list;

  BrgSheetList *sheets; /* owned; a row of the list for each */
  gboolean is_showing;  /* the ticks are being set */
  gboolean is_warned;   /* that closing leaves out what is no time */
};

G_DEFINE_FINAL_TYPE (BrgScoreSheets, brg_score_sheets, BRG_TYPE_SHEET)

#define RECEIVED_KEY "brg-received"
#define SIGNED_KEY "brg-signed"
#define TIME_KEY "brg-time"
#define INDEX_KEY "brg-index"

static guint
get_index (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (widget), INDEX_KEY));
}

static GtkCheckButton *
get_tick (GtkListBoxRow *row, const char *key)
{
  return g_object_get_data (G_OBJECT (row), key);
}

static void
show_state (BrgScoreSheets *self)
{
  g_autofree char *state = brg_sheet_list_dup_state (self->sheets);
  g_autofree char *missing = brg_sheet_list_dup_missing (self->sheets);

  gtk_label_set_text (self->state_label, state);
  gtk_label_set_text (self->missing_label, missing);
  gtk_widget_set_visible (GTK_WIDGET (self->missing_label), *missing != '\0');
}

static void
show_row (BrgScoreSheets *self, guint index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (gint) index);
  const BrgSheetRow *shown = brg_sheet_list_get (self->sheets, index);

  self->is_showing = TRUE;
  gtk_check_button_set_active (get_tick (row, RECEIVED_KEY), shown->sheet.is_received);
  gtk_check_button_set_active (get_tick (row, SIGNED_KEY), shown->sheet.is_signed);
  self->is_showing = FALSE;
}

static void
keep (BrgScoreSheets *self, guint index)
{
  GError *error = NULL;

  if (!brg_store_note_sheet (brg_sheet_get_store (BRG_SHEET (self)),
                             &brg_sheet_list_get (self->sheets, index)->sheet, &error))
    brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), FALSE, error);
  show_row (self, index);
  show_state (self);
}

static void
on_received_toggled (GtkCheckButton *tick, BrgScoreSheets *self)
{
  guint index = get_index (tick);

  if (self->is_showing)
    return;
  brg_sheet_list_set_received (brg_sheet_list_get (self->sheets, index),
                               gtk_check_button_get_active (tick));
  keep (self, index);
}

static void
on_signed_toggled (GtkCheckButton *tick, BrgScoreSheets *self)
{
  guint index = get_index (tick);

  if (self->is_showing)
    return;
  brg_sheet_list_set_signed (brg_sheet_list_get (self->sheets, index),
                             gtk_check_button_get_active (tick));
  keep (self, index);
}

static GtkEditable *
get_time (BrgScoreSheets *self, guint index)
{
  return g_object_get_data (G_OBJECT (gtk_list_box_get_row_at_index (self->list, (gint) index)),
                            TIME_KEY);
}

static gboolean
read_time (GtkEditable *entry, gint64 *milliseconds)
{
  const char *text = gtk_editable_get_text (entry);

  *milliseconds = BRG_SCORE_SHEET_NO_TIME * 1000;
  return *text == '\0' || brg_desk_words_read_time (text, milliseconds);
}

/* The first row whose time is none, with what is wrong; -1 for none. */
static gint
find_fault (BrgScoreSheets *self, char **fault)
{
  for (guint i = 0; i < self->sheets->rows->len; i++)
    {
      gint64 milliseconds;

      if (!read_time (get_time (self, i), &milliseconds))
        {
          *fault = brg_sheet_list_dup_fault (self->sheets, i,
                                             gtk_editable_get_text (get_time (self, i)));
          return (gint) i;
        }
    }
  return -1;
}

static void
show_fault (BrgScoreSheets *self)
{
  g_autofree char *fault = NULL;

  find_fault (self, &fault);
  gtk_label_set_text (self->fault_label, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), fault != NULL);
}

static void
on_used_changed (GtkEditable *entry, BrgScoreSheets *self)
{
  guint index = get_index (entry);
  gint64 milliseconds;
  gboolean is_time = read_time (entry, &milliseconds);

  self->is_warned = FALSE;
  brg_ui_set_class (entry, "error", !is_time);
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               is_time ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
  show_fault (self);
  if (!is_time)
    return;
  brg_sheet_list_get (self->sheets, index)->sheet.used = (gint) (milliseconds / 1000);
  keep (self, index);
}

/* What is no time is not lost without a word: the sheet stays once, at its field. */
static gboolean
on_close_request (BrgScoreSheets *self)
{
  g_autofree char *fault = NULL;
  gint index = find_fault (self, &fault);

  if (index < 0 || self->is_warned)
    return FALSE;
  self->is_warned = TRUE;
  gtk_toggle_button_set_active (self->missing_toggle, FALSE);
  gtk_widget_error_bell (GTK_WIDGET (self));
  gtk_widget_grab_focus (GTK_WIDGET (get_time (self, (guint) index)));
  return TRUE;
}

static gboolean
is_on_show (GtkListBoxRow *row, gpointer data)
{
  BrgScoreSheets *self = data;
  guint index = (guint) gtk_list_box_row_get_index (row);

  return !gtk_toggle_button_get_active (self->missing_toggle) ||
         brg_sheet_row_is_missing (brg_sheet_list_get (self->sheets, index));
}

static void
on_missing_toggled (BrgScoreSheets *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

/* Space takes the sheet of the row, S says that it is signed. */
static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  BrgScoreSheets *self = data;
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  guint key = brg_ui_key_to_latin (controller, keyval, keycode);
  GtkCheckButton *tick;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_META_MASK)) != 0 ||
      row == NULL || !GTK_IS_LIST_BOX_ROW (focus) || (key != GDK_KEY_space && key != GDK_KEY_s))
    return FALSE;
  tick = get_tick (row, key == GDK_KEY_space ? RECEIVED_KEY : SIGNED_KEY);
  gtk_check_button_set_active (tick, !gtk_check_button_get_active (tick));
  return TRUE;
}

static GtkWidget *
add_tick (BrgScoreSheets *self, GtkBox *box, guint index, const char *label, GCallback toggled)
{
  GtkWidget *tick = gtk_check_button_new_with_label (label);

  g_object_set_data (G_OBJECT (tick), INDEX_KEY, GUINT_TO_POINTER (index));
  gtk_box_append (box, tick);
  g_signal_connect (tick, "toggled", toggled, self);
  return tick;
}

static GtkWidget *
add_time (BrgScoreSheets *self, GtkBox *box, guint index)
{
  const BrgSheetRow *row = brg_sheet_list_get (self->sheets, index);
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 8);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("time used"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("time used"), -1);
  if (row->sheet.used != BRG_SCORE_SHEET_NO_TIME)
    {
      g_autofree char *text = brg_desk_words_dup_time ((gint64) row->sheet.used * 1000);

      gtk_editable_set_text (GTK_EDITABLE (entry), text);
    }
  g_object_set_data (G_OBJECT (entry), INDEX_KEY, GUINT_TO_POINTER (index));
  gtk_box_append (box, entry);
  g_signal_connect (entry, "changed", G_CALLBACK (on_used_changed), self);
  return entry;
}

static void
add_row (BrgScoreSheets *self, guint index)
{
  const BrgSheetRow *shown = brg_sheet_list_get (self->sheets, index);
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  GtkWidget *row = gtk_list_box_row_new ();
  g_autofree char *board = brg_board_label_new (shown->game);
  g_autofree char *name =
      brg_name_words_dup (self->sheets->snapshot, shown->entry, BRG_NAME_PLAIN, NULL);
  g_autofree char *text =
      g_strdup_printf ("%s  %s %s", board, shown->sheet.side == BRG_COLOUR_WHITE ? "○" : "●", name);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (box, label);
  /* Translators: of a scoresheet, ticks: the arbiter has it, the players have signed it */
  g_object_set_data (
      G_OBJECT (row), RECEIVED_KEY,
      add_tick (self, box, index, C_ ("scoresheet", "received"), G_CALLBACK (on_received_toggled)));
  g_object_set_data (
      G_OBJECT (row), SIGNED_KEY,
      add_tick (self, box, index, C_ ("scoresheet", "signed"), G_CALLBACK (on_signed_toggled)));
  g_object_set_data (G_OBJECT (row), TIME_KEY, add_time (self, box, index));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), GTK_WIDGET (box));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_list_box_append (self->list, row);
  show_row (self, index);
}

static void
brg_score_sheets_finalize (GObject *object)
{
  g_clear_pointer (&BRG_SCORE_SHEETS (object)->sheets, brg_sheet_list_free);
  G_OBJECT_CLASS (brg_score_sheets_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgScoreSheets, name)

static const BrgTemplateChild children[] = {
  CHILD (missing_toggle), CHILD (state_label), CHILD (missing_label),
  CHILD (fault_label),    CHILD (list),
};

static void
brg_score_sheets_class_init (BrgScoreSheetsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_score_sheets_finalize;
  brg_template_set (klass, "brg-score-sheets", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_missing_toggled);
}

/* What was marked can be undone when the sheet is gone. */
static void
on_unmapped (BrgScoreSheets *self)
{
  brg_session_finish_as (brg_sheet_get_session (BRG_SHEET (self)), "", TRUE, NULL);
}

static void
brg_score_sheets_init (BrgScoreSheets *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "unmap", G_CALLBACK (on_unmapped), NULL);
  brg_ui_add_keys (self, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
}

static void
fill (BrgScoreSheets *self)
{
  for (guint i = 0; i < self->sheets->rows->len; i++)
    add_row (self, i);
  gtk_list_box_set_filter_func (self->list, is_on_show, self, NULL);
  show_state (self);
}

void
brg_score_sheets_present (BrgShell *shell, gint round)
{
  BrgSession *session;
  BrgSnapshot *snapshot;
  BrgScoreSheets *self;
  g_autoptr (GArray) stored = NULL;
  g_autofree char *title = NULL;
  GError *error = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  session = brg_shell_get_session (shell);
  snapshot = brg_session_get_snapshot (session);
  if (snapshot == NULL)
    return;
  stored =
      brg_store_list_sheets (brg_session_get_store (session), snapshot->group->id, round, &error);
  if (stored == NULL)
    {
      brg_session_finish (session, FALSE, error);
      return;
    }
  self = g_object_new (BRG_TYPE_SCORE_SHEETS, "transient-for", shell, NULL);
  self->sheets = brg_sheet_list_new (snapshot, round, stored);
  /* Translators: number of a round */
  title = g_strdup_printf (_ ("Scoresheets of round %d"), round);
  gtk_window_set_title (GTK_WINDOW (self), title);
  fill (self);
  gtk_window_present (GTK_WINDOW (self));
  if (self->sheets->rows->len > 0)
    {
      GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

      gtk_list_box_select_row (self->list, first);
      gtk_widget_grab_focus (GTK_WIDGET (first));
    }
}
