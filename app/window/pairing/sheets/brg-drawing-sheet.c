/* brg-drawing-sheet.c - the minutes of a draw of lots: when, by whom, who was present
 *
 * Rules: rus-chess-2014 22.1, 22.3; rus-draughts-2022 12.2
 * Tests: tests/gui/jury.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-drawing-sheet.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-drawing-draft.h"
#include "brg-minutes-form.h"
#include "brg-print.h"
#include "brg-store-drawings.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-whole-choices.h"

struct _BrgDrawingSheet
{
  BrgSheet parent_instance;

  GtkWidget *save_button;
  GtkWidget *remove_button;
  GtkWidget *print_button;
  GtkWidget *time_row;
  GtkWidget *place_row;
  GtkWidget *by_row;
  AdwComboRow *way_row;
  GtkSwitch *open_switch;
  GtkTextView *present_view;
  GtkWidget *note_row;
  GtkBox *faults_box;
  GtkLabel *fault_label;

  BrgDrawing *drawing; /* what stands in the fields as far as it can be read */
  gboolean is_kept;    /* whether minutes are stored */
};

G_DEFINE_FINAL_TYPE (BrgDrawingSheet, brg_drawing_sheet, BRG_TYPE_SHEET)

static void
take (char **text, GtkWidget *field)
{
  g_free (*text);
  *text = brg_ui_dup_text (field);
}

static char *
dup_present (BrgDrawingSheet *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->present_view);
  GtkTextIter start;
  GtkTextIter end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  return g_strstrip (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));
}

/* Returns: whether the hour can be read */
static gboolean
read_fields (BrgDrawingSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));

  take (&self->drawing->place, self->place_row);
  take (&self->drawing->drawn_by, self->by_row);
  take (&self->drawing->note, self->note_row);
  g_free (self->drawing->present);
  self->drawing->present = dup_present (self);
  self->drawing->way = adw_combo_row_get_selected (self->way_row);
  self->drawing->is_open = gtk_switch_get_active (self->open_switch);
  return brg_drawing_draft_set_time (self->drawing, snapshot, brg_ui_get_text (self->time_row));
}

static void
add_fault (BrgDrawingSheet *self, const BrgDrawingFault *fault)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *text =
      brg_minutes_form_dup_fault (brg_ui_get_words (), snapshot->event->rulebook, fault);

  if (fault->article != NULL)
    brg_article_set_markup (GTK_LABEL (label), snapshot->event->rulebook, text, fault->article);
  else
    gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "warning");
  gtk_box_append (self->faults_box, label);
}

/* What the book has against the draw, while the fields are filled in. */
static void
update (BrgDrawingSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  g_autoptr (GArray) faults = NULL;
  GtkWidget *child;

  if (self->drawing == NULL || snapshot == NULL)
    return;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->faults_box))) != NULL)
    gtk_box_remove (self->faults_box, child);
  if (!read_fields (self))
    return;
  faults = brg_drawing_draft_check (self->drawing, snapshot);
  for (guint i = 0; i < faults->len; i++)
    add_fault (self, &g_array_index (faults, BrgDrawingFault, i));
}

static void
show_fault (BrgDrawingSheet *self, GtkWidget *field, const char *text)
{
  gtk_label_set_text (self->fault_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), TRUE);
  gtk_widget_grab_focus (field);
}

static gboolean
store (BrgDrawingSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autoptr (GError) error = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->fault_label), FALSE);
  if (!read_fields (self))
    {
      show_fault (self, self->time_row, _ ("Enter day and hour of the draw: 20.11.2026 19:00."));
      return FALSE;
    }
  if (*self->drawing->drawn_by == '\0')
    {
      show_fault (self, self->by_row, _ ("Say who held the draw."));
      return FALSE;
    }
  if (!brg_store_record_drawing (brg_session_get_store (session), self->drawing, &error))
    {
      show_fault (self, self->by_row, error->message);
      return FALSE;
    }
  brg_session_finish (session, TRUE, NULL);
  return TRUE;
}

static void
on_save_clicked (BrgDrawingSheet *self)
{
  if (store (self))
    gtk_window_close (GTK_WINDOW (self));
}

static void
on_remove_clicked (BrgDrawingSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  GError *error = NULL;
  gboolean done =
      brg_store_remove_drawing (brg_session_get_store (session), snapshot->group->id, &error);

  gtk_window_close (GTK_WINDOW (self));
  brg_session_finish (session, done, error);
}

static void
on_print_clicked (BrgDrawingSheet *self)
{
  BrgPaperSource source = { .snapshot = brg_sheet_get_snapshot (BRG_SHEET (self)),
                            .store =
                                brg_session_get_store (brg_sheet_get_session (BRG_SHEET (self))) };

  brg_print_paper (GTK_WIDGET (self), "minutes", &source);
}

static void
brg_drawing_sheet_finalize (GObject *object)
{
  brg_drawing_free (BRG_DRAWING_SHEET (object)->drawing);
  G_OBJECT_CLASS (brg_drawing_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgDrawingSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (save_button), CHILD (remove_button), CHILD (print_button), CHILD (time_row),
  CHILD (place_row),   CHILD (by_row),        CHILD (way_row),      CHILD (open_switch),
  CHILD (note_row),    CHILD (present_view),  CHILD (faults_box),   CHILD (fault_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_save_clicked),
  BRG_TEMPLATE_CALLBACK (on_remove_clicked),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
  BRG_TEMPLATE_CALLBACK (update),
};

static void
brg_drawing_sheet_class_init (BrgDrawingSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_drawing_sheet_finalize;
  brg_template_set (klass, "brg-drawing-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_drawing_sheet_init (BrgDrawingSheet *self)
{
  g_autoptr (GtkStringList) ways = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint way = 0; way < BRG_N_DRAWING_WAYS; way++)
    gtk_string_list_append (ways, brg_minutes_form_way (brg_ui_get_words (), way));
  adw_combo_row_set_model (self->way_row, G_LIST_MODEL (ways));
  brg_whole_choices_attach (self->way_row);
  g_signal_connect_swapped (self->way_row, "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->open_switch, "notify::active", G_CALLBACK (update), self);
  g_signal_connect_swapped (gtk_text_view_get_buffer (self->present_view), "changed",
                            G_CALLBACK (update), self);
}

static void
fill (BrgDrawingSheet *self, BrgDrawing *drawing, const BrgSnapshot *snapshot)
{
  g_autofree char *time = brg_drawing_draft_dup_time (drawing, snapshot);

  brg_ui_set_text (self->time_row, time);
  brg_ui_set_text (self->place_row, drawing->place);
  brg_ui_set_text (self->by_row, drawing->drawn_by);
  brg_ui_set_text (self->note_row, drawing->note);
  adw_combo_row_set_selected (self->way_row, drawing->way);
  gtk_switch_set_active (self->open_switch, drawing->is_open);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->present_view), drawing->present, -1);
  gtk_widget_set_sensitive (self->remove_button, self->is_kept);
  gtk_widget_set_sensitive (self->print_button, self->is_kept);
  self->drawing = drawing;
}

void
brg_drawing_sheet_present (BrgShell *shell)
{
  BrgSession *session;
  BrgSnapshot *snapshot;
  BrgDrawing *drawing = NULL;
  BrgDrawingSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  session = brg_shell_get_session (shell);
  snapshot = brg_session_get_snapshot (session);
  if (snapshot == NULL)
    return;
  brg_store_load_drawing (brg_session_get_store (session), snapshot->group->id, &drawing, NULL);
  self = g_object_new (BRG_TYPE_DRAWING_SHEET, "transient-for", shell, NULL);
  self->is_kept = drawing != NULL;
  fill (self, drawing != NULL ? drawing : brg_drawing_draft_new (snapshot), snapshot);
  update (self);
  gtk_window_set_default_widget (GTK_WINDOW (self), self->save_button);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->time_row);
}
