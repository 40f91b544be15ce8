/* brg-numbers.c - start numbers are given before the first round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-numbers.h"

#include <glib/gi18n.h>

#include "brg-columns.h"
#include "brg-draft.h"
#include "brg-drawing-sheet.h"
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-player-item.h"
#include "brg-seed-entry.h"
#include "brg-start-numbers.h"
#include "brg-store-players.h"
#include "brg-template.h"
#include "brg-ui.h"
#include "brg-varma-sheet.h"
#include "brg-varma-text.h"

struct _BrgNumbers
{
  BrgSheet parent_instance;

  GtkButton *confirm_button;
  GtkBox *columns;
  GtkCheckButton *rating_check;
  GtkCheckButton *fide_check;
  GtkCheckButton *lots_check;
  GtkCheckButton *varma_check;
  GtkCheckButton *hand_check;
  GtkWidget *varma_box;
  GtkDropDown *delegations_drop_down;
  GtkWidget *draw_button;
  GtkWidget *minutes_button;
  GtkLabel *varma_label;
  GtkWidget *seed_box;
  BrgSeedEntry *seed_entry;
  GtkWidget *hand_label;
  GtkColumnView *view;

  BrgSnapshot *snapshot;
  BrgVarmaLots *lots; /* NULL until it is wanted, and after a change of what it depends on */
  GPtrArray *players; /* (element-type BrgPlayerItem), by index */
  GListStore *items;  /* the same in the order of their new numbers */
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (BrgNumbers, brg_numbers, BRG_TYPE_SHEET)

static BrgNumberMethod
get_method (BrgNumbers *self)
{
  if (gtk_check_button_get_active (self->rating_check))
    return BRG_NUMBERS_RATING;
  if (gtk_check_button_get_active (self->fide_check))
    return BRG_NUMBERS_FIDE;
  if (gtk_check_button_get_active (self->varma_check))
    return BRG_NUMBERS_VARMA;
  return gtk_check_button_get_active (self->lots_check) ? BRG_NUMBERS_LOTS : BRG_NUMBERS_HAND;
}

/* rus-chess-2014 22.9.1: an order while there is one; else what is in its way. */
static gint *
order_by_varma (BrgNumbers *self)
{
  g_autofree char *remarks = NULL;

  if (self->lots == NULL)
    self->lots = brg_start_numbers_new_lots (
        self->snapshot, gtk_drop_down_get_selected (self->delegations_drop_down),
        brg_seed_entry_get_seed (self->seed_entry));
  remarks = brg_varma_lots_dup_remarks (self->lots);
  gtk_label_set_text (self->varma_label, remarks);
  gtk_widget_set_visible (GTK_WIDGET (self->varma_label), *remarks != '\0');
  gtk_widget_set_sensitive (self->draw_button, brg_varma_lots_has_table (self->lots));
  return brg_start_numbers_order_by_lots (self->lots);
}

static gboolean
is_without_lots (BrgNumbers *self, BrgNumberMethod method)
{
  return method == BRG_NUMBERS_HAND || method == BRG_NUMBERS_FIDE ||
         (method == BRG_NUMBERS_VARMA && self->lots != NULL &&
          brg_varma_lots_is_by_hand (self->lots));
}

/* rus-draughts-2022 5.3: who is refused stands behind all in the order and gets no number. */
static gboolean
is_refused (const BrgNumbers *self, gint index)
{
  return brg_snapshot_get_entry (self->snapshot, index)->admission == BRG_ADMISSION_REFUSED;
}

/* By hand one goes on from what is on show. */
static void
show_order (BrgNumbers *self)
{
  BrgNumberMethod method = get_method (self);
  g_autofree gint *order = NULL;
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  gtk_widget_set_visible (self->seed_box, !is_without_lots (self, method));
  gtk_widget_set_visible (self->varma_box, method == BRG_NUMBERS_VARMA);
  gtk_widget_set_visible (self->hand_label, method == BRG_NUMBERS_HAND);
  gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button), TRUE);
  if (method == BRG_NUMBERS_HAND && g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0)
    return;
  order = method == BRG_NUMBERS_VARMA
              ? order_by_varma (self)
              : brg_start_numbers_order (self->snapshot, method,
                                         brg_seed_entry_get_seed (self->seed_entry));
  if (method == BRG_NUMBERS_VARMA)
    gtk_widget_set_sensitive (GTK_WIDGET (self->confirm_button),
                              brg_varma_lots_is_complete (self->lots));
  for (guint i = 0; i < self->players->len; i++)
    if (!is_refused (self, order[i]))
      g_ptr_array_add (items, self->players->pdata[order[i]]);
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
}

static void
on_lots_changed (gpointer data)
{
  show_order (data);
}

static void
on_draw_clicked (BrgNumbers *self)
{
  brg_varma_sheet_present (GTK_WIDGET (self), self->lots, on_lots_changed, self);
}

/* What the draw depends on is another one. */
static void
drop_lots (BrgNumbers *self)
{
  g_clear_pointer (&self->lots, brg_varma_lots_free);
  show_order (self);
}

static void
scroll_to (BrgNumbers *self, guint position)
{
  /* GTK 4.8 has no gtk_column_view_scroll_to(). */
  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (self->view)),
                              "list.scroll-to-item", "u", position);
}

static void
move_selected (BrgNumbers *self, gint to)
{
  guint from = gtk_single_selection_get_selected (self->selection);
  gint n_items = (gint) g_list_model_get_n_items (G_LIST_MODEL (self->items));
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->items), from);

  if (item == NULL || to < 0 || to >= n_items)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  g_list_store_remove (self->items, from);
  g_list_store_insert (self->items, (guint) to, item);
  scroll_to (self, (guint) to);
}

static gboolean
on_key_pressed (BrgNumbers *self, guint keyval, guint keycode G_GNUC_UNUSED, GdkModifierType state)
{
  gint position = (gint) gtk_single_selection_get_selected (self->selection);
  gint n_items = (gint) g_list_model_get_n_items (G_LIST_MODEL (self->items));

  if ((state & GDK_ALT_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      position--;
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      position++;
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      position = 0;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      position = n_items - 1;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  gtk_check_button_set_active (self->hand_check, TRUE);
  move_selected (self, position);
  return GDK_EVENT_STOP;
}

static void
on_confirm_clicked (BrgNumbers *self)
{
  BrgSession *session = brg_sheet_get_session (BRG_SHEET (self));
  BrgNumberMethod method = get_method (self);
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  g_autofree gint64 *ids = g_new (gint64, n_entries + 1);
  guint64 seed = is_without_lots (self, method) ? 0 : brg_seed_entry_get_seed (self->seed_entry);
  g_autoptr (BrgDrawRecord) draw =
      method == BRG_NUMBERS_VARMA ? brg_varma_lots_to_record (self->lots) : NULL;
  gint64 group_id = self->snapshot->group->id;
  GError *error = NULL;
  gboolean done;

  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (BrgPlayerItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);

      ids[i] = brg_player_item_get_entry (item)->id;
    }
  gtk_window_close (GTK_WINDOW (self));
  done = brg_store_number_entries (brg_session_get_store (session), group_id, ids, n_entries,
                                   brg_number_method_get_word (method), seed, draw, &error);
  brg_session_finish (session, done, error);
}

static void
on_minutes_clicked (BrgNumbers *self)
{
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));

  gtk_window_close (GTK_WINDOW (self));
  brg_drawing_sheet_present (shell);
}

static char *
dup_name (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_player_item_get_name (item));
}

static char *
dup_rating (gpointer item, gpointer data G_GNUC_UNUSED)
{
  gint rating = brg_player_item_get_rating (item, NULL);

  return rating > 0 ? g_strdup_printf ("%d", rating) : g_strdup ("");
}

static char *
dup_old_number (gpointer item, gpointer data G_GNUC_UNUSED)
{
  gint number = brg_player_item_get_entry (item)->number;

  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

/* The new number is the place in the table, which only the cell knows. */
static void
show_number (GtkListItem *cell)
{
  g_autofree char *text = g_strdup_printf ("%u", gtk_list_item_get_position (cell) + 1);

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (cell)), text);
}

static void
setup_number (GtkSignalListItemFactory *factory G_GNUC_UNUSED,
              GtkListItem *cell,
              gpointer data G_GNUC_UNUSED)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1.0f);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (cell, label);
  g_signal_connect (cell, "notify::position", G_CALLBACK (show_number), NULL);
}

static void
add_columns (BrgNumbers *self)
{
  const BrgColumn columns[] = {
    { _ ("Name"), BRG_COLUMN_LEFT, 18, .dup_text = dup_name, .expands = TRUE },
    { _ ("Rating"), BRG_COLUMN_RIGHT, 6, .dup_text = dup_rating },
    { _ ("Present number"), BRG_COLUMN_RIGHT, 6, "brg-dim", .dup_text = dup_old_number },
  };
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *column;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_number), NULL);
  column = gtk_column_view_column_new (_ ("No."), factory);
  gtk_column_view_append_column (self->view, column);
  g_object_unref (column);
  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), NULL);
}

static void
brg_numbers_finalize (GObject *object)
{
  BrgNumbers *self = BRG_NUMBERS (object);

  g_clear_object (&self->items);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->lots, brg_varma_lots_free);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_numbers_parent_class)->finalize (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgNumbers, name)

static const BrgTemplateChild children[] = {
  CHILD (confirm_button), CHILD (columns),        CHILD (rating_check),
  CHILD (fide_check),     CHILD (lots_check),     CHILD (varma_check),
  CHILD (hand_check),     CHILD (varma_box),      CHILD (delegations_drop_down),
  CHILD (draw_button),    CHILD (minutes_button), CHILD (varma_label),
  CHILD (seed_box),       CHILD (seed_entry),     CHILD (hand_label),
  CHILD (view),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (drop_lots),
  BRG_TEMPLATE_CALLBACK (on_draw_clicked),
  BRG_TEMPLATE_CALLBACK (on_minutes_clicked),
  BRG_TEMPLATE_CALLBACK (on_confirm_clicked),
};

static void
brg_numbers_class_init (BrgNumbersClass *klass)
{
  g_type_ensure (BRG_TYPE_SEED_ENTRY);
  G_OBJECT_CLASS (klass)->finalize = brg_numbers_finalize;
  brg_template_set (klass, "brg-numbers", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_numbers_init (BrgNumbers *self)
{
  GtkCheckButton *checks[5];

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), GTK_WIDGET (self->confirm_button));
  self->items = g_list_store_new (BRG_TYPE_PLAYER_ITEM);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->items)));
  add_columns (self);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  checks[0] = self->rating_check;
  checks[1] = self->lots_check;
  checks[2] = self->varma_check;
  checks[3] = self->hand_check;
  checks[4] = self->fide_check;
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    g_signal_connect_swapped (checks[i], "toggled", G_CALLBACK (show_order), self);
  g_signal_connect_swapped (self->delegations_drop_down, "notify::selected", G_CALLBACK (drop_lots),
                            self);
  brg_ui_add_keys (self->view, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

/* rus-chess-2014 22.9: for round robins; sides are no delegations that draw. */
static gboolean
may_draw_by_varma (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  return brg_snapshot_is_round_robin (snapshot) && !system->is_two_sided;
}

/* fide-handling-2026 2.2: FIDE's systems want FIDE's order. */
static gboolean
is_by_fide (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  return system != NULL && brg_draft_is_by_fide (system);
}

/* The minutes keep the numbers that are assigned. */
static void
show_minutes (BrgNumbers *self)
{
  gboolean has_numbers = brg_snapshot_count_numbered (self->snapshot) > 0;

  gtk_widget_set_sensitive (self->minutes_button, has_numbers);
  if (!has_numbers)
    gtk_widget_set_tooltip_text (self->minutes_button,
                                 _ ("The minutes keep the numbers: assign them first."));
}

void
brg_numbers_present (BrgShell *shell)
{
  BrgSnapshot *snapshot;
  GtkCheckButton *usual;
  BrgNumbers *self;

  g_return_if_fail (BRG_IS_SHELL (shell));

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  if (snapshot == NULL)
    return;
  self = g_object_new (BRG_TYPE_NUMBERS, "transient-for", shell, NULL);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->players = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgPlayerRemark remark = { .other = -1 };

      g_ptr_array_add (self->players, brg_player_item_new (snapshot, (gint) i, &remark));
    }
  brg_seed_entry_set_seed (self->seed_entry, snapshot->group->seed);
  gtk_widget_set_visible (GTK_WIDGET (self->varma_check), may_draw_by_varma (snapshot));
  usual = is_by_fide (snapshot) ? self->fide_check : self->rating_check;
  gtk_check_button_set_active (usual, TRUE);
  show_order (self);
  show_minutes (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (usual));
}
