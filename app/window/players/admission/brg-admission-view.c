/* brg-admission-view.c - the admission committee: delegation by delegation, player by player
 *
 * Rules: rus-draughts-2022 2.2.1, 2.2.4, 5.1, 5.3
 * Tests: tests/gui/admission.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-admission-view-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-admission-limits-sheet.h"
#include "brg-admission-names.h"
#include "brg-admission-sheets.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-date-text.h"
#include "brg-delegation-sheet.h"
#include "brg-names.h"
#include "brg-row-menu.h"
#include "brg-shell.h"
#include "brg-template.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-wizard-columns.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgAdmissionView, brg_admission_view, GTK_TYPE_WIDGET)

static const BrgAdmissionRow *
get_selected (BrgAdmissionView *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  return item != NULL && self->list != NULL ? brg_admission_view_get_row (self, item) : NULL;
}

/* ----- What is shown ----- */

static void
show_pane (BrgAdmissionView *self)
{
  brg_admission_pane_show (self->pane, self->list, get_selected (self));
}

static void
on_selected (BrgAdmissionView *self)
{
  if (!self->is_filling)
    show_pane (self);
}

static void
fill_items (BrgAdmissionView *self, gint64 entry_id)
{
  const GPtrArray *rows = brg_admission_list_get_rows (self->list);
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  guint selected = 0;

  for (guint i = 0; i < rows->len; i++)
    {
      const BrgAdmissionRow *row = rows->pdata[i];

      if (row->delegation != self->delegation)
        continue;
      if (row->entry->id == entry_id)
        selected = numbers->len;
      g_ptr_array_add (numbers, g_strdup_printf ("%u", i));
    }
  g_ptr_array_add (numbers, NULL);
  self->is_filling = TRUE;
  gtk_string_list_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                          (const char *const *) numbers->pdata);
  gtk_single_selection_set_selected (self->selection, selected);
  self->is_filling = FALSE;
  show_pane (self);
}

static void
show_delegation (BrgAdmissionView *self)
{
  const GPtrArray *rows = brg_admission_list_get_delegations (self->list);
  const BrgDelegationRow *row =
      (guint) self->delegation < rows->len ? rows->pdata[self->delegation] : NULL;
  const BrgDelegation *known = row != NULL ? row->delegation : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  gtk_label_set_text (self->delegation_label, row == NULL          ? ""
                                              : *row->name != '\0' ? row->name
                                                                   : _ ("No delegation"));
  if (row != NULL)
    /* Translators: players who are decided, of how many of a delegation */
    g_string_append_printf (text, _ ("%d of %d considered"), row->n_done, row->n_players);
  if (known != NULL && *known->representative != '\0')
    {
      g_string_append (text, " · ");
      /* Translators: the representative of a delegation */
      g_string_append_printf (text, _ ("representative %s"), known->representative);
    }
  if (known != NULL && *known->receipts[BRG_ENTRY_FINAL].received_on != '\0')
    {
      g_autofree char *day = brg_names_dup_day (known->receipts[BRG_ENTRY_FINAL].received_on);

      g_string_append (text, " · ");
      /* Translators: a day */
      g_string_append_printf (text, _ ("final entry of %s"), day);
    }
  gtk_label_set_text (self->entry_label, text->str);
}

static void
add_delegation (BrgAdmissionView *self, const BrgDelegationRow *row, gint index)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (*row->name != '\0' ? row->name : _ ("No delegation"));
  /* Translators: players who are decided, of how many */
  g_autofree char *text =
      g_strdup_printf (C_ ("admission", "%d of %d"), row->n_done, row->n_players);
  GtkWidget *count = gtk_label_new (text);
  gboolean is_done = row->n_done == row->n_players;

  gtk_label_set_xalign (GTK_LABEL (name), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, is_done ? "brg-dim" : "brg-strong");
  gtk_widget_add_css_class (count, "brg-dim");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), count);
  gtk_list_box_append (self->delegations, box);
  if (index == self->delegation)
    gtk_list_box_select_row (self->delegations,
                             gtk_list_box_get_row_at_index (self->delegations, index));
}

static void
show_delegations (BrgAdmissionView *self)
{
  const GPtrArray *rows = brg_admission_list_get_delegations (self->list);

  self->is_filling = TRUE;
  brg_ui_clear (self->delegations);
  for (guint i = 0; i < rows->len; i++)
    add_delegation (self, rows->pdata[i], (gint) i);
  self->is_filling = FALSE;
}

static void
show_counts (BrgAdmissionView *self)
{
  guint n_rows = brg_admission_list_get_rows (self->list)->len;
  gint n_open = brg_admission_list_count_open (self->list);
  g_autofree char *text =
      /* Translators: players about whom the committee has decided, of how many */
      g_strdup_printf (_ ("%d of %d considered"), (gint) n_rows - n_open, (gint) n_rows);

  gtk_label_set_text (self->count_label, text);
}

static gboolean
has_focus_inside (BrgAdmissionView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)) ||
                           gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pane)));
}

static void
focus_table (BrgAdmissionView *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  /* What is put away with the focus takes it along: the table comes first, then the list goes. */
  gtk_widget_set_visible (GTK_WIDGET (self->sides), TRUE);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->items)) == 0)
    gtk_widget_child_focus (GTK_WIDGET (self->box), GTK_DIR_TAB_FORWARD);
  else
    brg_wizard_columns_move_focus (self->view,
                                   selected == GTK_INVALID_LIST_POSITION ? 0 : selected);
  gtk_toggle_button_set_active (self->list_toggle, FALSE);
}

/* Whom to show: who comes next, or who was shown. */
static gint64
find_shown (BrgAdmissionView *self, gint64 before_id)
{
  gint64 id = self->wanted_id != 0 ? self->wanted_id : before_id;

  self->wanted_id = 0;
  return id;
}

void
brg_admission_view_refresh (BrgAdmissionView *self, BrgSnapshot *snapshot)
{
  g_autofree char *today = brg_date_text_dup_today ();
  const BrgAdmissionRow *before;
  const BrgAdmissionRow *shown;
  BrgAdmissionList *list;
  gboolean had_focus;
  gboolean moves;
  gint64 id;

  g_return_if_fail (BRG_IS_ADMISSION_VIEW (self) && snapshot != NULL);

  list = brg_admission_list_new (brg_session_get_store (brg_page_get_session (self->page)),
                                 snapshot, brg_ui_get_words (), today, NULL);
  if (list == NULL)
    return;
  had_focus = has_focus_inside (self);
  before = get_selected (self);
  moves = self->wanted_id != 0;
  id = find_shown (self, before != NULL ? before->entry->id : 0);
  g_clear_pointer (&self->list, brg_admission_list_free);
  self->list = list;
  shown = brg_admission_list_find (list, id);
  if (shown == NULL)
    shown = brg_admission_list_find_next (list, 0);
  self->delegation = shown != NULL ? shown->delegation : 0;
  brg_admission_view_show_columns (self);
  show_counts (self);
  show_delegations (self);
  show_delegation (self);
  fill_items (self, shown != NULL ? shown->entry->id : 0);
  if (had_focus && moves)
    {
      brg_sides_set_reveal_side (self->sides, !brg_sides_get_folded (self->sides));
      focus_table (self);
    }
}

/* ----- What is done ----- */

static void
on_written (gint64 entry_id, gpointer data)
{
  BrgAdmissionView *self = data;
  const BrgAdmissionRow *next =
      entry_id != 0 ? brg_admission_list_find_next (self->list, entry_id) : NULL;

  self->wanted_id = next != NULL ? next->entry->id : entry_id;
}

static void
on_delegation_selected (BrgAdmissionView *self, GtkListBoxRow *row)
{
  if (self->is_filling || row == NULL)
    return;
  self->delegation = gtk_list_box_row_get_index (row);
  show_delegation (self);
  fill_items (self, 0);
}

/* To the delegation before or behind. */
static void
move_delegation (BrgAdmissionView *self, gint step)
{
  gint n = (gint) brg_admission_list_get_delegations (self->list)->len;
  gint index = CLAMP (self->delegation + step, 0, MAX (n - 1, 0));

  if (index == self->delegation)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  gtk_list_box_select_row (self->delegations,
                           gtk_list_box_get_row_at_index (self->delegations, index));
  focus_table (self);
}

static void
on_next_open (BrgAdmissionView *self)
{
  const BrgAdmissionRow *row = get_selected (self);
  const BrgAdmissionRow *next =
      self->list != NULL
          ? brg_admission_list_find_next (self->list, row != NULL ? row->entry->id : 0)
          : NULL;

  if (next == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  self->delegation = next->delegation;
  show_delegations (self);
  show_delegation (self);
  fill_items (self, next->entry->id);
  focus_table (self);
}

/* Where the pane is folded it comes over the table when something is asked there. */
static void
choose (BrgAdmissionView *self, BrgAdmissionState state)
{
  BrgAdmissionState asked = brg_admission_pane_get_asked (self->pane, state);

  if (asked == BRG_ADMISSION_REFUSED || asked == BRG_ADMISSION_EXCEPTION)
    brg_sides_set_reveal_side (self->sides, TRUE);
  brg_admission_pane_choose (self->pane, state);
}

static const struct
{
  guint keyvals[2];
  const char *accel;
  const char *text;
  BrgAdmissionState state;
} keys[] = {
  { { GDK_KEY_1, GDK_KEY_KP_1 }, "1", N_ ("Admit"), BRG_ADMISSION_ADMITTED },
  { { GDK_KEY_5, GDK_KEY_KP_5 }, "5", N_ ("Put off"), BRG_ADMISSION_LATER },
  { { GDK_KEY_0, GDK_KEY_KP_0 }, "0", N_ ("Refuse"), BRG_ADMISSION_REFUSED },
  { { GDK_KEY_asterisk, GDK_KEY_KP_Multiply },
    "asterisk",
    N_ ("Admit as an exception"),
    BRG_ADMISSION_EXCEPTION },
};

static void
on_line_chosen (gpointer data, guint line)
{
  choose (data, keys[line].state);
}

static void
add_row_menu (BrgAdmissionView *self)
{
  BrgRowMenuLine lines[G_N_ELEMENTS (keys)];

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    lines[i] = (BrgRowMenuLine){ _ (keys[i].text), NULL, keys[i].accel };
  brg_row_menu_add_chosen (self->view, lines, G_N_ELEMENTS (lines), on_line_chosen, self);
}

static gboolean
on_table_key (BrgAdmissionView *self,
              guint keyval,
              guint keycode,
              GdkModifierType state,
              GtkEventControllerKey *controller)
{
  guint latin = brg_ui_key_to_latin (controller, keyval, keycode);

  if ((state & GDK_CONTROL_MASK) != 0 && (keyval == GDK_KEY_Page_Down || keyval == GDK_KEY_Page_Up))
    {
      move_delegation (self, keyval == GDK_KEY_Page_Down ? 1 : -1);
      return GDK_EVENT_STOP;
    }
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 || self->list == NULL)
    return GDK_EVENT_PROPAGATE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keyval == keys[i].keyvals[0] || keyval == keys[i].keyvals[1])
      {
        choose (self, keys[i].state);
        return GDK_EVENT_STOP;
      }
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    brg_admission_pane_apply (self->pane);
  else if (keyval == GDK_KEY_F8)
    on_next_open (self);
  else if (latin == GDK_KEY_p)
    {
      brg_sides_set_reveal_side (self->sides, TRUE);
      brg_admission_pane_focus_papers (self->pane);
    }
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* The one that is shown: another one would be chosen by getting the focus. */
static gboolean
focus_delegation (BrgAdmissionView *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->delegations);

  return row != NULL && gtk_widget_get_mapped (GTK_WIDGET (row)) &&
         gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* Where there is no room for both, the delegations stand in the place of the players. */
static void
show_sides (BrgAdmissionView *self)
{
  gboolean is_chosen = self->is_narrow && gtk_toggle_button_get_active (self->list_toggle);

  gtk_widget_set_visible (self->list_scroller, !self->is_narrow || is_chosen);
  gtk_widget_set_hexpand (self->list_scroller, is_chosen);
  if (is_chosen)
    focus_delegation (self);
  gtk_widget_set_visible (GTK_WIDGET (self->sides), !is_chosen);
}

static gboolean
on_delegations_key (BrgAdmissionView *self,
                    guint keyval,
                    guint keycode G_GNUC_UNUSED,
                    GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_F8)
    on_next_open (self);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_Right ||
           (keyval == GDK_KEY_Escape && gtk_toggle_button_get_active (self->list_toggle)))
    focus_table (self);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* Escape leads back from what is asked beside the table. */
static gboolean
on_pane_key (BrgAdmissionView *self,
             guint keyval,
             guint keycode G_GNUC_UNUSED,
             GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  if (brg_sides_get_folded (self->sides))
    brg_sides_set_reveal_side (self->sides, FALSE);
  focus_table (self);
  return GDK_EVENT_STOP;
}

static void
on_delegation_clicked (BrgAdmissionView *self)
{
  if (self->list != NULL &&
      (guint) self->delegation < brg_admission_list_get_delegations (self->list)->len)
    brg_delegation_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->list, self->delegation);
}

static void
on_limits_clicked (BrgAdmissionView *self)
{
  if (self->list != NULL)
    brg_admission_limits_sheet_present (brg_shell_find (GTK_WIDGET (self)), self->list);
}

static void
on_committee_clicked (BrgAdmissionView *self)
{
  if (self->list != NULL)
    brg_admission_sheet_committee (brg_shell_find (GTK_WIDGET (self)), self->list, NULL);
}

void
brg_admission_view_enter (BrgAdmissionView *self)
{
  g_return_if_fail (BRG_IS_ADMISSION_VIEW (self));

  /* Nowhere where a figure decides. */
  if (!(self->is_narrow && gtk_widget_grab_focus (GTK_WIDGET (self->list_toggle))) &&
      !focus_delegation (self))
    gtk_widget_child_focus (GTK_WIDGET (self->box), GTK_DIR_TAB_FORWARD);
}

void
brg_admission_view_take_focus (BrgAdmissionView *self)
{
  g_return_if_fail (BRG_IS_ADMISSION_VIEW (self));

  focus_table (self);
}

void
brg_admission_view_set_narrow (BrgAdmissionView *self, gboolean is_narrow)
{
  g_return_if_fail (BRG_IS_ADMISSION_VIEW (self));

  self->is_narrow = is_narrow;
  gtk_widget_set_visible (GTK_WIDGET (self->list_toggle), is_narrow);
  if (!is_narrow)
    gtk_toggle_button_set_active (self->list_toggle, FALSE);
  show_sides (self);
  if (self->list != NULL)
    brg_admission_view_show_columns (self);
}

gint
brg_admission_view_count_open (BrgAdmissionView *self)
{
  g_return_val_if_fail (BRG_IS_ADMISSION_VIEW (self), 0);

  return self->list != NULL && brg_admission_list_has_begun (self->list)
             ? brg_admission_list_count_open (self->list)
             : 0;
}

char *
brg_admission_view_dup_subtitle (BrgAdmissionView *self)
{
  g_return_val_if_fail (BRG_IS_ADMISSION_VIEW (self), NULL);

  if (self->list == NULL)
    return g_strdup ("");
  /* Translators: players entered, admitted (exceptions too), refused, put off, not considered */
  return g_strdup_printf (
      _ ("entered: %d · admitted: %d · refused: %d · put off: %d · not considered: %d"),
      (gint) brg_admission_list_get_rows (self->list)->len,
      brg_admission_list_count (self->list, BRG_ADMISSION_ADMITTED) +
          brg_admission_list_count (self->list, BRG_ADMISSION_EXCEPTION),
      brg_admission_list_count (self->list, BRG_ADMISSION_REFUSED),
      brg_admission_list_count (self->list, BRG_ADMISSION_LATER),
      brg_admission_list_count (self->list, BRG_ADMISSION_OPEN));
}

static void
brg_admission_view_dispose (GObject *object)
{
  BrgAdmissionView *self = BRG_ADMISSION_VIEW (object);

  brg_template_silence (self);
  if (self->box != NULL)
    gtk_widget_unparent (self->box);
  self->box = NULL;
  g_clear_pointer (&self->list, brg_admission_list_free);
  g_clear_pointer (&self->columns, g_free);
  G_OBJECT_CLASS (brg_admission_view_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgAdmissionView, name)

static const BrgTemplateChild children[] = {
  CHILD (box),
  CHILD (count_label),
  CHILD (list_scroller),
  CHILD (list_toggle),
  CHILD (pane_toggle),
  CHILD (delegations),
  CHILD (delegation_label),
  CHILD (entry_label),
  CHILD (view),
  CHILD (sides),
  CHILD (pane),
};

static void
brg_admission_view_class_init (BrgAdmissionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_WRAP_BOX);
  g_type_ensure (BRG_TYPE_SIDES);
  g_type_ensure (BRG_TYPE_ADMISSION_PANE);
  G_OBJECT_CLASS (klass)->dispose = brg_admission_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-admission-view", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_delegation_selected);
  gtk_widget_class_bind_template_callback (widget_class, show_sides);
  gtk_widget_class_bind_template_callback (widget_class, focus_table);
  gtk_widget_class_bind_template_callback (widget_class, on_delegation_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_limits_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_committee_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_next_open);
  gtk_widget_class_bind_template_callback (widget_class, brg_admission_view_take_focus);
}

static void
brg_admission_view_init (BrgAdmissionView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_sides_show_while_folded (self->sides, self->pane_toggle);
  self->items = gtk_string_list_new (NULL);
  self->selection = brg_columns_set_model (self->view, G_LIST_MODEL (self->items));
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (on_selected), self);
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_table_key), self);
  add_row_menu (self);
  brg_ui_add_keys (self->delegations, GTK_PHASE_CAPTURE, G_CALLBACK (on_delegations_key), self);
  brg_ui_add_keys (self->pane, GTK_PHASE_BUBBLE, G_CALLBACK (on_pane_key), self);
}

void
brg_admission_view_set_page (BrgAdmissionView *self, BrgPage *page)
{
  g_return_if_fail (BRG_IS_ADMISSION_VIEW (self) && BRG_IS_PAGE (page));

  self->page = page;
  brg_admission_pane_set_page (self->pane, page, on_written, self);
}
