/* brg-order-sheet.c - the order of the rounds of a table is changed
 *
 * Rules: rus-draughts-2022 app. 2 (note)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-order-sheet.h"

#include <glib/gi18n.h>

#include "brg-order-draft.h"
#include "brg-store-order.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgOrderSheet
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkListBox *list;
  GtkEntry *reason_entry;
  GtkLabel *remarks_label;

  BrgOrderDraft *draft;
  gint64 group_id;
};

G_DEFINE_FINAL_TYPE (BrgOrderSheet, brg_order_sheet, BRG_TYPE_SHEET)

static void
update (BrgOrderSheet *self)
{
  g_autofree char *remarks = brg_order_draft_dup_remarks (self->draft);
  g_autofree char *reason = brg_ui_dup_text (self->reason_entry);

  gtk_label_set_text (self->remarks_label,
                      *remarks != '\0'
                          ? remarks
                          : _ ("Nobody has the same colour three times running, and no players "
                               "of one delegation meet in the last three rounds."));
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button),
                            brg_order_draft_is_changed (self->draft) && *reason != '\0');
}

static void
show_row (BrgOrderSheet *self, gint place)
{
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, place));
  gint n_rounds;
  const gint *order = brg_order_draft_get_order (self->draft, &n_rounds);
  g_autofree char *pairs = brg_order_draft_dup_pairs (self->draft, place);
  g_autofree char *title =
      brg_order_draft_is_fixed (self->draft, place)
          /* Translators: the number of a round, the number of the round in the table */
          ? g_strdup_printf (_ ("Round %d: round %d of the table, already begun"), place + 1,
                             order[place])
          /* Translators: the number of a round, the number of the round in the table */
          : g_strdup_printf (_ ("Round %d: round %d of the table"), place + 1, order[place]);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), pairs);
}

static void
show_rows (BrgOrderSheet *self)
{
  gint n_rounds;

  brg_order_draft_get_order (self->draft, &n_rounds);
  for (gint place = 0; place < n_rounds; place++)
    show_row (self, place);
  update (self);
}

static void
move (BrgOrderSheet *self, gint place, gint step)
{
  gint to = brg_order_draft_move (self->draft, place, step);
  GtkListBoxRow *row;

  if (to < 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  show_rows (self);
  row = gtk_list_box_get_row_at_index (self->list, to);
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
on_move_clicked (GtkWidget *button, BrgOrderSheet *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW);

  move (self, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)),
        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "brg-step")));
}

static gboolean
on_key_pressed (BrgOrderSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  gboolean is_up = keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up;
  gboolean is_down = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down;

  if (row == NULL || (state & GDK_ALT_MASK) == 0 || (!is_up && !is_down))
    return GDK_EVENT_PROPAGATE;
  move (self, gtk_list_box_row_get_index (row), is_up ? -1 : 1);
  return GDK_EVENT_STOP;
}

static void
on_reset_clicked (BrgOrderSheet *self)
{
  brg_order_draft_reset (self->draft);
  show_rows (self);
}

static void
on_confirm_clicked (BrgOrderSheet *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  g_autoptr (BrgOrderDraft) draft = g_steal_pointer (&self->draft);
  g_autofree char *reason = brg_ui_dup_text (self->reason_entry);
  gint64 group_id = self->group_id;
  gint n_rounds;
  const gint *order = brg_order_draft_get_order (draft, &n_rounds);
  GError *error = NULL;
  gboolean done;

  gtk_window_close (GTK_WINDOW (self));
  done = brg_store_set_round_order (brg_session_get_store (session), group_id, order, n_rounds,
                                    reason, &error);
  brg_session_finish (session, done, error);
}

static void
add_button (BrgOrderSheet *self, GtkWidget *row, const char *icon_name, const char *text, gint step)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data (G_OBJECT (button), "brg-step", GINT_TO_POINTER (step));
  g_signal_connect (button, "clicked", G_CALLBACK (on_move_clicked), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
}

static void
add_rows (BrgOrderSheet *self)
{
  gint n_rounds;

  brg_order_draft_get_order (self->draft, &n_rounds);
  for (gint place = 0; place < n_rounds; place++)
    {
      GtkWidget *row = adw_action_row_new ();

      if (!brg_order_draft_is_fixed (self->draft, place))
        {
          add_button (self, row, "go-up-symbolic", _ ("Earlier (Alt+↑)"), -1);
          add_button (self, row, "go-down-symbolic", _ ("Later (Alt+↓)"), 1);
        }
      gtk_list_box_append (self->list, row);
    }
}

static void
brg_order_sheet_finalize (GObject *object)
{
  brg_order_draft_free (BRG_ORDER_SHEET (object)->draft);
  G_OBJECT_CLASS (brg_order_sheet_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgOrderSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button),
  CHILD (list),
  CHILD (reason_entry),
  CHILD (remarks_label),
};

static void
brg_order_sheet_class_init (BrgOrderSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_order_sheet_finalize;
  brg_template_set (klass, "brg-order-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_reset_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_confirm_clicked);
}

static void
brg_order_sheet_init (BrgOrderSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  brg_ui_add_keys (self->list, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->reason_entry, "changed", G_CALLBACK (update), self);
}

/* The first round that may move. */
static gint
find_first_free (BrgOrderSheet *self)
{
  gint place = 0;

  while (brg_order_draft_is_fixed (self->draft, place))
    place++;
  return place;
}

void
brg_order_sheet_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgOrderSheet *self;
  GtkListBoxRow *row;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL || !brg_order_draft_is_possible (snapshot))
    return;
  self = g_object_new (BRG_TYPE_ORDER_SHEET, "transient-for", shell, NULL);
  self->group_id = snapshot->group->id;
  self->draft = brg_order_draft_new (snapshot);
  add_rows (self);
  show_rows (self);
  gtk_window_present (GTK_WINDOW (self));
  row = gtk_list_box_get_row_at_index (self->list, find_first_free (self));
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (GTK_WIDGET (row));
}
