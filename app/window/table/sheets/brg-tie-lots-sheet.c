/* brg-tie-lots-sheet.c - players who are equal in everything are put in order
 *
 * Rules: rus-draughts-2022 5.4.8.13; rus-chess-2014 30.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-lots-sheet.h"

#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-seed-entry.h"
#include "brg-store-ties.h"
#include "brg-template.h"
#include "brg-tie-groups.h"
#include "brg-tie-words.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgTieLotsSheet
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkLabel *group_label;
  GtkWidget *form_box;
  GtkCheckButton *lot_button;
  GtkCheckButton *hand_lot_button;
  GtkCheckButton *playoff_button;
  GtkCheckButton *other_button;
  GtkWidget *seed_box;
  BrgSeedEntry *seed_entry;
  GtkWidget *hand_box;
  GtkEntry *note_entry;
  GtkGrid *positions;
  GtkButton *back_button;
  GtkListBox *list;
  GtkLabel *hint_label;

  GPtrArray *groups; /* (element-type BrgTieGroup) */
  GPtrArray *spins;  /* (element-type GtkWidget): a position a player of the marked group */
};

G_DEFINE_FINAL_TYPE (BrgTieLotsSheet, brg_tie_lots_sheet, BRG_TYPE_SHEET)

static BrgSnapshot *
get_snapshot (BrgTieLotsSheet *self)
{
  return brg_sheet_get_snapshot (BRG_SHEET (self));
}

/* The marked group; NULL for none. */
static const BrgTieGroup *
get_group (BrgTieLotsSheet *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  gint index = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  return index >= 0 && (guint) index < self->groups->len ? self->groups->pdata[index] : NULL;
}

static gboolean
is_by_program (BrgTieLotsSheet *self)
{
  return gtk_check_button_get_active (self->lot_button);
}

static gboolean
has_note (BrgTieLotsSheet *self)
{
  g_autofree char *note = brg_ui_dup_text (self->note_entry);

  return *note != '\0';
}

static void
update_form (BrgTieLotsSheet *self)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  const BrgTieGroup *group = get_group (self);
  gboolean may_change = group != NULL && snapshot->event->state == BRG_EVENT_OPEN;
  gboolean is_open = may_change && (group->order < 0 || group->is_shared);
  /* Another decision needs to be told. */
  gboolean is_told = !gtk_check_button_get_active (self->other_button) || has_note (self);

  gtk_widget_set_sensitive (self->form_box, is_open);
  gtk_widget_set_visible (self->seed_box, is_by_program (self));
  gtk_widget_set_visible (self->hand_box, !is_by_program (self));
  gtk_button_set_label (self->confirm_button,
                        is_by_program (self) ? _ ("_Draw Lots") : _ ("_Save the Order"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), is_open && is_told);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), group != NULL && group->order >= 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->back_button), may_change);
}

/* A position for everybody of the group, in the order in which they stand. */
static void
show_positions (BrgTieLotsSheet *self, const BrgTieGroup *group)
{
  BrgSnapshot *snapshot = get_snapshot (self);

  g_ptr_array_set_size (self->spins, 0);
  brg_ui_clear (self->positions);
  for (guint i = 0; group != NULL && i < group->players->len; i++)
    {
      gint player = g_array_index (group->players, gint, i);
      g_autofree char *name = brg_name_words_dup (snapshot, player, BRG_NAME_PLAIN, NULL);
      GtkWidget *label = gtk_label_new (name);
      GtkWidget *spin = gtk_spin_button_new_with_range (1, group->players->len, 1);

      gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), i + 1);
      gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
      gtk_grid_attach (self->positions, label, 0, (gint) i, 1, 1);
      gtk_grid_attach (self->positions, spin, 1, (gint) i, 1, 1);
      g_ptr_array_add (self->spins, spin);
    }
}

/* "3. Иванов, 4. Петров": the places as they stand now. */
static char *
dup_placed (BrgTieLotsSheet *self, const BrgTieGroup *group)
{
  BrgSnapshot *snapshot = get_snapshot (self);
  g_autofree char *how = NULL;
  g_autofree char *names = brg_tie_groups_dup_names (snapshot, group);

  if (group->order < 0)
    /* Translators: names of players */
    return g_strdup_printf (_ ("%s: tied on everything"), names);
  how = brg_tie_words_how (brg_ui_get_words (), snapshot->tie_orders->pdata[group->order]);
  /* Translators: names of players in their order, how it came about: "by lot, seed 4711" */
  return g_strdup_printf (_ ("%s: %s"), names, how);
}

static void
show_group (BrgTieLotsSheet *self)
{
  const BrgTieGroup *group;
  g_autofree char *places = NULL;
  g_autofree char *placed = NULL;
  g_autofree char *text = NULL;

  /* The rows are unselected when the sheet goes. */
  if (self->groups == NULL)
    return;
  group = get_group (self);
  if (group != NULL)
    {
      places = brg_tie_groups_dup_places (group);
      placed = dup_placed (self, group);
      text = g_strdup_printf ("%s\n%s", places, placed);
    }
  else
    text = g_strdup (_ ("Nobody is tied on everything."));
  gtk_label_set_text (self->group_label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->group_label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  show_positions (self, group);
  update_form (self);
}

static void
add_row (BrgTieLotsSheet *self, const BrgTieGroup *group)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *places = brg_tie_groups_dup_places (group);
  g_autofree char *placed = dup_placed (self, group);
  GtkWidget *icon = gtk_image_new_from_icon_name (group->is_shared ? "dialog-warning-symbolic"
                                                                   : "emblem-ok-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), places);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), placed);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_append (self->list, row);
}

/* The first group that still shares places, else the first one. */
static gint
find_next (BrgTieLotsSheet *self)
{
  for (guint i = 0; i < self->groups->len; i++)
    if (((const BrgTieGroup *) self->groups->pdata[i])->is_shared)
      return (gint) i;
  return 0;
}

/* After an action there is another snapshot. */
static void
refresh (BrgTieLotsSheet *self, gint marked)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (get_snapshot (self), 0);

  g_ptr_array_unref (self->groups);
  self->groups = brg_tie_groups_list (table);
  brg_ui_clear (self->list);
  for (guint i = 0; i < self->groups->len; i++)
    add_row (self, self->groups->pdata[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->groups->len > 0);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (
                                           self->list, marked >= 0 ? marked : find_next (self)));
  gtk_label_set_text (self->hint_label,
                      table->is_final
                          ? _ ("Delete removes the order of the selected group.")
                          : _ ("The event is not over: later results may separate these "
                               "players, and then the order has no effect."));
  show_group (self);
}

static BrgTieMethod
get_method (BrgTieLotsSheet *self)
{
  if (gtk_check_button_get_active (self->playoff_button))
    return BRG_TIE_BY_PLAYOFF;
  return gtk_check_button_get_active (self->other_button) ? BRG_TIE_BY_OTHER : BRG_TIE_BY_LOT;
}

static gboolean
store_order (BrgTieLotsSheet *self, const BrgTieGroup *group, const gint64 *ids, GError **error)
{
  BrgStore *store = brg_sheet_get_store (BRG_SHEET (self));
  gint64 group_id = get_snapshot (self)->group->id;
  guint n = group->players->len;
  g_autofree gint *positions = g_new0 (gint, n);
  g_autofree char *note = brg_ui_dup_text (self->note_entry);

  if (is_by_program (self))
    return brg_store_draw_tie_lots (store, group_id, ids, n,
                                    brg_seed_entry_get_seed (self->seed_entry), error);
  for (guint i = 0; i < n; i++)
    {
      gtk_spin_button_update (self->spins->pdata[i]);
      positions[i] = gtk_spin_button_get_value_as_int (self->spins->pdata[i]);
    }
  return brg_store_set_tie_order (store, group_id, get_method (self), note, ids, positions, n, NULL,
                                  error);
}

static void
on_confirm_clicked (BrgTieLotsSheet *self)
{
  const BrgTieGroup *group = get_group (self);
  g_autofree gint64 *ids = NULL;
  GError *error = NULL;
  gint marked;
  gboolean done;

  if (group == NULL || !gtk_widget_get_sensitive (GTK_WIDGET (self->confirm_button)))
    return;
  marked = gtk_list_box_row_get_index (gtk_list_box_get_selected_row (self->list));
  ids = g_new0 (gint64, group->players->len);
  for (guint i = 0; i < group->players->len; i++)
    ids[i] =
        brg_snapshot_get_entry (get_snapshot (self), g_array_index (group->players, gint, i))->id;
  done = store_order (self, group, ids, &error);
  if (!brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error))
    return;
  refresh (self, marked);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_selected_row (self->list)));
}

static void
take_back (BrgTieLotsSheet *self)
{
  const BrgTieGroup *group = get_group (self);
  const BrgTieOrder *order;
  GError *error = NULL;
  gint marked;
  gboolean done;

  if (group == NULL || group->order < 0 ||
      !gtk_widget_get_sensitive (GTK_WIDGET (self->back_button)))
    return;
  marked = gtk_list_box_row_get_index (gtk_list_box_get_selected_row (self->list));
  order = get_snapshot (self)->tie_orders->pdata[group->order];
  done = brg_store_remove_tie_order (brg_sheet_get_store (BRG_SHEET (self)), order->id, &error);
  if (!brg_session_finish (brg_sheet_get_session (BRG_SHEET (self)), done, error))
    return;
  refresh (self, marked);
}

static gboolean
on_key_pressed (BrgTieLotsSheet *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED)
{
  if (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete)
    return GDK_EVENT_PROPAGATE;
  take_back (self);
  return GDK_EVENT_STOP;
}

static void
brg_tie_lots_sheet_dispose (GObject *object)
{
  BrgTieLotsSheet *self = BRG_TIE_LOTS_SHEET (object);

  g_clear_pointer (&self->groups, g_ptr_array_unref);
  g_clear_pointer (&self->spins, g_ptr_array_unref);
  G_OBJECT_CLASS (brg_tie_lots_sheet_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgTieLotsSheet, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button),  CHILD (group_label),    CHILD (form_box),     CHILD (lot_button),
  CHILD (hand_lot_button), CHILD (playoff_button), CHILD (other_button), CHILD (seed_box),
  CHILD (seed_entry),      CHILD (hand_box),       CHILD (note_entry),   CHILD (positions),
  CHILD (back_button),     CHILD (list),           CHILD (hint_label),
};

static void
brg_tie_lots_sheet_class_init (BrgTieLotsSheetClass *klass)
{
  g_type_ensure (BRG_TYPE_SEED_ENTRY);
  G_OBJECT_CLASS (klass)->dispose = brg_tie_lots_sheet_dispose;
  brg_template_set (klass, "brg-tie-lots-sheet", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), on_confirm_clicked);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), take_back);
}

static void
brg_tie_lots_sheet_init (BrgTieLotsSheet *self)
{
  self->groups = g_ptr_array_new ();
  self->spins = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  brg_ui_add_keys (self->list, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->lot_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->hand_lot_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->playoff_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->other_button, "toggled", G_CALLBACK (update_form), self);
  g_signal_connect_swapped (self->note_entry, "changed", G_CALLBACK (update_form), self);
}

void
brg_tie_lots_sheet_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  BrgTieLotsSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_TIE_LOTS_SHEET, "transient-for", shell, NULL);
  brg_seed_entry_set_seed (self->seed_entry, snapshot->group->seed);
  refresh (self, -1);
  g_signal_connect_swapped (self->list, "row-selected", G_CALLBACK (show_group), self);
  gtk_window_present (GTK_WINDOW (self));
  if (gtk_widget_get_sensitive (self->form_box))
    gtk_widget_grab_focus (GTK_WIDGET (self->lot_button));
}
