/* brg-postal-chart-sheet.c - the chart of the time of a game by correspondence, and its letters
 *
 * Rules: rus-draughts-2022 10.3.6
 * Tests: tests/gui/letters.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-chart-sheet.h"

#include <glib/gi18n.h>

#include "brg-letter-sheet.h"
#include "brg-postal-remarks.h"
#include "brg-postal-table.h"
#include "brg-postal-words.h"
#include "brg-store-postal-records.h"
#include "brg-store-postal-rows.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

/* "05.12.2026" */
#define DAY_CHARS 10

struct _BrgPostalChartSheet
{
  BrgSheet parent_instance;

  GtkLabel *game_label;
  GtkLabel *sums_label;
  GtkGrid *grid;
  GtkListBox *remarks_list;
  GtkListBox *records_list;
  GtkButton *edit_button;
  GtkButton *remove_button;

  gint64 pairing_id;
  BrgPostalDesk *desk; /* owned */
};

G_DEFINE_FINAL_TYPE (BrgPostalChartSheet, brg_postal_chart_sheet, BRG_TYPE_SHEET)

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* A day with what is said of it stands in two lines, so that both players have room. */
static void
narrow (GtkWidget *label)
{
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), DAY_CHARS);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
}

static void
attach (BrgPostalChartSheet *self, int column, int row, const char *text, const char *css_class)
{
  GtkWidget *label = make_label (text != NULL ? text : "", css_class);

  narrow (label);
  gtk_grid_attach (self->grid, label, column, row, 1, 1);
}

static void
attach_heads (BrgPostalChartSheet *self, const BrgPostalCase *matter)
{
  const char *const heads[] = { _ ("Received"), _ ("Sent"), _ ("Days"),  _ ("Total"),
                                _ ("White"),    _ ("No."),  _ ("Black"), _ ("Received"),
                                _ ("Sent"),     _ ("Days"), _ ("Total") };

  gtk_grid_attach (self->grid, make_label (matter->names[BRG_COLOUR_WHITE], "brg-strong"), 0, 0, 4,
                   1);
  gtk_grid_attach (self->grid, make_label (matter->names[BRG_COLOUR_BLACK], "brg-strong"), 7, 0, 4,
                   1);
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    attach (self, (int) i, 1, heads[i], "brg-dim");
}

static char *
dup_day (const char *day, BrgPostalMark mark)
{
  return brg_postal_table_dup_day (day != NULL ? day : "", mark, brg_ui_get_words ());
}

/* In the order of table 2: White at left, Black at right. */
static void
attach_row (BrgPostalChartSheet *self, const BrgPostalTableRow *row, int place)
{
  const BrgPostalCell *white = &row->cells[BRG_COLOUR_WHITE];
  const BrgPostalCell *black = &row->cells[BRG_COLOUR_BLACK];
  g_autofree char *number = g_strdup_printf ("%u", row->number);
  g_autofree char *white_received = dup_day (white->received, white->received_mark);
  g_autofree char *white_sent = dup_day (white->sent, white->sent_mark);
  g_autofree char *black_received = dup_day (black->received, black->received_mark);
  g_autofree char *black_sent = dup_day (black->sent, black->sent_mark);
  const char *const texts[] = { white_received, white_sent,  white->days, white->total,
                                white->move,    number,      black->move, black_received,
                                black_sent,     black->days, black->total };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gboolean is_overdue = (i == 3 && white->is_overdue) || (i == 10 && black->is_overdue);
      g_autofree char *marked = is_overdue ? g_strdup_printf ("⚠ %s", texts[i]) : NULL;

      attach (self, (int) i, place, marked != NULL ? marked : texts[i],
              is_overdue         ? "brg-wrong"
              : i >= 4 && i <= 6 ? "brg-strong"
                                 : NULL);
    }
}

static void
append_text (GtkListBox *list, const char *text, const char *css_class)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = make_label (text, css_class);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_list_box_append (list, row);
}

static void
show_remarks (BrgPostalChartSheet *self, const BrgPostalCase *matter)
{
  g_autoptr (GArray) remarks =
      brg_postal_remarks_new (matter->game, matter->chart, matter->scoring, brg_ui_get_words ());

  brg_ui_clear (self->remarks_list);
  for (guint i = 0; i < remarks->len; i++)
    {
      const BrgPostalRemark *remark = &g_array_index (remarks, BrgPostalRemark, i);
      g_autofree char *text = remark->letter != 0
                                  /* Translators: number of a letter, a remark, an article */
                                  ? g_strdup_printf (_ ("Letter %u: %s (%s)"), remark->letter,
                                                     remark->text, remark->article)
                                  : g_strdup_printf ("%s (%s)", remark->text, remark->article);

      append_text (self->remarks_list, text, remark->is_wrong ? "brg-wrong" : NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->remarks_list), remarks->len > 0);
}

static void
show_records (BrgPostalChartSheet *self, const BrgPostalCase *matter)
{
  brg_ui_clear (self->records_list);
  gtk_widget_set_visible (GTK_WIDGET (self->records_list), matter->game->records->len > 0);
  for (guint i = 0; i < matter->game->records->len; i++)
    {
      const BrgPostalRecord *record = brg_postal_game_get_record (matter->game, i);
      g_autofree char *day = brg_postal_words_dup_day (brg_postal_record_get_known (record));
      g_autofree char *moves =
          record->moves != NULL ? g_strjoinv (" ", record->moves) : g_strdup ("");
      const char *kind =
          brg_postal_words_get_kind (record->kind, matter->game->channel, brg_ui_get_words ());
      g_autofree char *text =
          record->number != 0 ? g_strdup_printf ("%s  %s %u %s", day, kind, record->number, moves)
                              : g_strdup_printf ("%s  %s", day, kind);

      append_text (self->records_list, text, NULL);
    }
}

static const BrgPostalCase *
load (BrgPostalChartSheet *self)
{
  BrgSnapshot *snapshot = brg_sheet_get_snapshot (BRG_SHEET (self));
  BrgPostalEvent *event = brg_store_load_postal_game (brg_sheet_get_store (BRG_SHEET (self)),
                                                      snapshot->group->id, self->pairing_id, NULL);

  g_clear_pointer (&self->desk, brg_postal_desk_free);
  if (event != NULL)
    self->desk = brg_postal_desk_new (snapshot, event, brg_postal_today (snapshot->event->zone));
  return self->desk != NULL ? brg_postal_desk_find (self->desk, self->pairing_id) : NULL;
}

static void
show (BrgPostalChartSheet *self, const BrgPostalCase *matter)
{
  g_autofree char *names = brg_postal_words_dup_game (matter);
  g_autoptr (GArray) rows = brg_postal_table_new (matter->game, matter->chart);
  g_autofree char *sums = g_strdup_printf (
      /* Translators: days used by White and Black, moves of White and Black */
      ngettext ("In all %u/%u d., %u/%u move", "In all %u/%u d., %u/%u moves",
                matter->chart->n_moves[BRG_COLOUR_BLACK]),
      matter->chart->totals[BRG_COLOUR_WHITE], matter->chart->totals[BRG_COLOUR_BLACK],
      matter->chart->n_moves[BRG_COLOUR_WHITE], matter->chart->n_moves[BRG_COLOUR_BLACK]);

  gtk_label_set_text (self->game_label, names);
  gtk_label_set_text (self->sums_label, sums);
  while (gtk_widget_get_first_child (GTK_WIDGET (self->grid)) != NULL)
    gtk_grid_remove (self->grid, gtk_widget_get_first_child (GTK_WIDGET (self->grid)));
  attach_heads (self, matter);
  for (guint i = 0; i < rows->len; i++)
    attach_row (self, &g_array_index (rows, BrgPostalTableRow, i), (int) i + 2);
  show_remarks (self, matter);
  show_records (self, matter);
}

/* The record that is chosen, 0 for none, or where nothing may be changed. */
static gint64
get_chosen (BrgPostalChartSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->records_list);
  const GPtrArray *rows =
      self->desk != NULL ? brg_postal_event_list_rows (self->desk->event, self->pairing_id) : NULL;
  guint index = row != NULL ? (guint) gtk_list_box_row_get_index (row) : G_MAXUINT;

  return rows != NULL && index < rows->len &&
                 brg_session_may_write (brg_sheet_get_session (BRG_SHEET (self)))
             ? ((const BrgPostalRow *) rows->pdata[index])->id
             : 0;
}

static void
on_record_selected (BrgPostalChartSheet *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->edit_button), get_chosen (self) != 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->remove_button), get_chosen (self) != 0);
}

/* The row at @index, the last one where there are fewer; the first where @index is below 0. */
static void
choose_record (BrgPostalChartSheet *self, int index)
{
  GtkListBoxRow *row = NULL;

  for (int i = MAX (index, 0); row == NULL && i >= 0; i--)
    row = gtk_list_box_get_row_at_index (self->records_list, i);
  if (row == NULL)
    {
      gtk_window_set_focus (GTK_WINDOW (self), NULL);
      return;
    }
  gtk_list_box_select_row (self->records_list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* What was entered wrongly is taken out; the journal keeps that it was there. */
static void
on_remove_clicked (BrgPostalChartSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->records_list);
  int index = row != NULL ? gtk_list_box_row_get_index (row) : -1;
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autoptr (GError) error = NULL;
  const BrgPostalCase *matter;
  gint64 row_id = get_chosen (self);

  if (row_id == 0)
    return;
  if (!brg_store_change_postal_record (brg_session_get_store (session), row_id, NULL, &error))
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("The letter stays"), error->message);
      return;
    }
  brg_session_finish (session, TRUE, NULL);
  matter = load (self);
  if (matter != NULL && matter->chart != NULL)
    show (self, matter);
  choose_record (self, index);
  on_record_selected (self);
}

/* Delete on a row takes it out, and nothing else has that key here. */
static gboolean
on_key_pressed (BrgPostalChartSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED,
                GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  if ((keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete) || get_chosen (self) == 0)
    return FALSE;
  on_remove_clicked (self);
  return TRUE;
}

/* Where the chart is shown again when the form has closed. */
typedef struct
{
  BrgShell *shell;
  gint64 pairing_id;
  int index;
} Return;

static void open_chart (BrgShell *shell, gint64 pairing_id, int index);

static void
on_form_destroyed (GtkWidget *form G_GNUC_UNUSED, gpointer data)
{
  const Return *back = data;

  if (!gtk_widget_in_destruction (GTK_WIDGET (back->shell)) &&
      brg_session_get_snapshot (brg_shell_get_session (back->shell)) != NULL)
    open_chart (back->shell, back->pairing_id, back->index);
}

static void
free_return (gpointer data, GClosure *closure G_GNUC_UNUSED)
{
  g_object_unref (((Return *) data)->shell);
  g_free (data);
}

/* The form takes the place of the chart, which comes back with it closed. */
static void
on_edit_clicked (BrgPostalChartSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->records_list);
  gint64 row_id = get_chosen (self);
  BrgShell *shell = brg_sheet_get_shell (BRG_SHEET (self));
  GtkWindow *form;
  Return *back;

  if (row_id == 0)
    return;
  form = brg_letter_sheet_present_record (shell, self->pairing_id, row_id);
  if (form == NULL)
    return;
  back = g_new0 (Return, 1);
  *back = (Return){ g_object_ref (shell), self->pairing_id, gtk_list_box_row_get_index (row) };
  g_signal_connect_data (form, "destroy", G_CALLBACK (on_form_destroyed), back, free_return, 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_print_clicked (BrgPostalChartSheet *self)
{
  brg_sheet_leave_for (BRG_SHEET (self), "documents", "postal-chart");
}

static void
brg_postal_chart_sheet_dispose (GObject *object)
{
  BrgPostalChartSheet *self = BRG_POSTAL_CHART_SHEET (object);

  brg_template_silence (self);
  g_clear_pointer (&self->desk, brg_postal_desk_free);
  G_OBJECT_CLASS (brg_postal_chart_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPostalChartSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (game_label),   CHILD (sums_label),  CHILD (grid),          CHILD (remarks_list),
  CHILD (records_list), CHILD (edit_button), CHILD (remove_button),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_record_selected),
  BRG_TEMPLATE_CALLBACK (on_edit_clicked),
  BRG_TEMPLATE_CALLBACK (on_remove_clicked),
  BRG_TEMPLATE_CALLBACK (on_print_clicked),
};

static void
brg_postal_chart_sheet_class_init (BrgPostalChartSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_postal_chart_sheet_dispose;
  brg_template_set (klass, "brg-postal-chart-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_postal_chart_sheet_init (BrgPostalChartSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_ui_add_keys (self->records_list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
}

static void
open_chart (BrgShell *shell, gint64 pairing_id, int index)
{
  BrgPostalChartSheet *self =
      g_object_new (BRG_TYPE_POSTAL_CHART_SHEET, "transient-for", shell, NULL);
  const BrgPostalCase *matter;

  self->pairing_id = pairing_id;
  matter = load (self);
  if (matter == NULL || matter->chart == NULL)
    {
      gtk_window_destroy (GTK_WINDOW (self));
      return;
    }
  show (self, matter);
  gtk_window_present (GTK_WINDOW (self));
  choose_record (self, index);
  on_record_selected (self);
}

void
brg_postal_chart_sheet_present (BrgShell *shell, gint64 pairing_id)
{
  open_chart (shell, pairing_id, 0);
}
