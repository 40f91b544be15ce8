/* brg-pairing-check-sheet.c - what a check of all pairings has found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-check-sheet.h"

#include <glib/gi18n.h>

#include "brg-chip.h"
#include "brg-pairing-check.h"
#include "brg-template.h"

struct _BrgPairingCheckSheet
{
  BrgSheet parent_instance;

  GtkLabel *summary_label;
  GtkListBox *list;

  BrgPairingCheck *check; /* NULL while it is computed */
  BrgBoardChosenFunc func;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (BrgPairingCheckSheet, brg_pairing_check_sheet, BRG_TYPE_SHEET)

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_hexpand (label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_row (const BrgCheckedBoard *board)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* Translators: number of a round, number of a board */
  g_autofree char *place = g_strdup_printf (_ ("Round %d, board %d"), board->round, board->board);
  /* Translators: %s is a pair, "Ivanov (No. 1) – Petrov (No. 2)" */
  g_autofree char *played = g_strdup_printf (_ ("Played: %s."), board->played);
  g_autofree char *spoken = g_strdup_printf ("%s. %s %s", place, played, board->remark);

  gtk_box_append (GTK_BOX (head), make_label (place, "heading"));
  if (board->is_manual)
    gtk_box_append (GTK_BOX (head), brg_chip_new (BRG_CHIP_INFO, NULL, _ ("by hand")));
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), make_label (played, NULL));
  gtk_box_append (GTK_BOX (box), make_label (board->remark, "brg-dim"));
  gtk_widget_add_css_class (box, "brg-sheet");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static void
show_check (BrgPairingCheckSheet *self)
{
  const GPtrArray *boards = brg_pairing_check_get_boards (self->check);
  g_autofree char *summary = brg_pairing_check_dup_summary (self->check);

  gtk_label_set_text (self->summary_label, summary);
  for (guint i = 0; i < boards->len; i++)
    gtk_list_box_append (self->list, make_row (boards->pdata[i]));
  gtk_widget_set_visible (GTK_WIDGET (self->list), boards->len > 0);
  if (boards->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
}

static void
run_check (GTask *task,
           gpointer source G_GNUC_UNUSED,
           gpointer data,
           GCancellable *cancellable G_GNUC_UNUSED)
{
  brg_pairing_check_run (data);
  g_task_return_boolean (task, TRUE);
}

static void
on_checked (GObject *source, GAsyncResult *result, gpointer data)
{
  BrgPairingCheckSheet *self = BRG_PAIRING_CHECK_SHEET (source);

  g_task_propagate_boolean (G_TASK (result), NULL);
  self->check = data;
  brg_pairing_check_finish (self->check);
  show_check (self);
}

static void
on_row_activated (BrgPairingCheckSheet *self, GtkListBoxRow *row)
{
  const BrgCheckedBoard *board =
      brg_pairing_check_get_boards (self->check)->pdata[gtk_list_box_row_get_index (row)];

  self->func (board->round, board->board, self->data);
  gtk_window_close (GTK_WINDOW (self));
}

static void
brg_pairing_check_sheet_finalize (GObject *object)
{
  g_clear_pointer (&BRG_PAIRING_CHECK_SHEET (object)->check, brg_pairing_check_free);
  G_OBJECT_CLASS (brg_pairing_check_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgPairingCheckSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (summary_label),
  CHILD (list),
};

static void
brg_pairing_check_sheet_class_init (BrgPairingCheckSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_pairing_check_sheet_finalize;
  brg_template_set (klass, "brg-pairing-check-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_row_activated);
}

static void
brg_pairing_check_sheet_init (BrgPairingCheckSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
brg_pairing_check_sheet_present (GtkWidget *parent,
                                 BrgSnapshot *snapshot,
                                 BrgBoardChosenFunc func,
                                 gpointer data)
{
  BrgPairingCheckSheet *self;
  BrgPairingCheck *check;
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent) && snapshot != NULL && func != NULL);

  self = g_object_new (BRG_TYPE_PAIRING_CHECK_SHEET, "transient-for", gtk_widget_get_root (parent),
                       NULL);
  self->func = func;
  self->data = data;
  check = brg_pairing_check_new (snapshot);
  if (check == NULL)
    gtk_label_set_text (self->summary_label,
                        _ ("The pairing system of this group is not known, so its rounds "
                           "cannot be checked."));
  else
    {
      task = g_task_new (self, NULL, on_checked, check);
      g_task_set_task_data (task, check, NULL);
      g_task_run_in_thread (task, run_check);
    }
  gtk_window_present (GTK_WINDOW (self));
}
