/* brg-table-page.c - crosstable and standings
 *
 * The crosstable is the way to enter results of a round robin as well: a key sets what the player
 * of the row got in the game of the cell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-cell-text.h"
#include "brg-columns.h"
#include "brg-crosstable-content.h"
#include "brg-event-table.h"
#include "brg-next-step.h"
#include "brg-player-card.h"
#include "brg-result-entry.h"
#include "brg-standing-item.h"
#include "brg-tab-bin.h"
#include "brg-table-notices.h"
#include "brg-ui-words.h"
#include "brg-ui.h"
#include "brg-window.h"
#include "brg-withdrawal-sheet.h"

G_DEFINE_FINAL_TYPE (BrgTablePage, brg_table_page, BRG_TYPE_PAGE)

static BrgCrosstable *
make_crosstable (BrgSnapshot *snapshot, const BrgEventTable *table, BrgTableOrder order)
{
  BrgTableSource source = {
    .snapshot = snapshot,
    .withdrawals = table->withdrawals,
    .standings = table->standings,
    .criteria = table->criteria,
    .through_round = table->through_round,
  };
  BrgTableChoice choice = { .order = order, .parts_points = TRUE, .drops_empty = TRUE };

  return brg_crosstable_content_new (&source, &choice, brg_ui_get_words ());
}

static BrgTableOrder
get_order (BrgTablePage *self)
{
  return gtk_toggle_button_get_active (self->by_place_button) ? BRG_TABLE_BY_PLACE
                                                              : BRG_TABLE_BY_NUMBER;
}

static void
update_state (BrgTablePage *self, BrgSnapshot *snapshot, const BrgEventTable *table)
{
  if (snapshot->event->state == BRG_EVENT_CLOSED)
    brg_chip_set (self->state_chip, BRG_CHIP_OK, "emblem-ok-symbolic", _ ("final"));
  else if (table->is_final)
    brg_chip_set (self->state_chip, BRG_CHIP_OUTLINE, NULL, _ ("all rounds are in"));
  else
    brg_chip_set (self->state_chip, BRG_CHIP_DRAFT, "content-loading-symbolic", _ ("provisional"));
}

static void
update_legend (BrgTablePage *self, const BrgCrosstable *table)
{
  g_autofree char *legend =
      table->legend != NULL ? g_strjoinv ("    ", table->legend) : g_strdup ("");

  gtk_label_set_text (self->legend_label, legend);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->legend_label), legend);
}

static char *
dup_list_text (gpointer item, gpointer data)
{
  return g_strdup (brg_standing_item_get_text (item, GPOINTER_TO_UINT (data)));
}

static void
remove_columns (GtkColumnView *view)
{
  GListModel *columns = gtk_column_view_get_columns (view);

  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (view, column);
    }
}

static void
add_column (BrgTablePage *self,
            const char *title,
            BrgColumnAlign align,
            gint width_chars,
            const char *css_class,
            guint field)
{
  GtkColumnViewColumn *column;

  if (title == NULL)
    return;
  column = brg_columns_add_text (self->list, title, align, width_chars, css_class, dup_list_text,
                                 GUINT_TO_POINTER (field));
  if (field == BRG_STANDING_NAME)
    gtk_column_view_column_set_expand (column, TRUE);
}

/* The tie-breaks may change, and another group may have brought points: the columns follow. */
static void
update_columns (BrgTablePage *self, BrgSnapshot *snapshot, const BrgCrosstable *table)
{
  g_autofree char *columns =
      g_strdup_printf ("%d %s", table->head_carried != NULL, snapshot->group->tie_breaks);

  if (g_strcmp0 (self->listed_columns, columns) == 0)
    return;
  g_free (self->listed_columns);
  self->listed_columns = g_steal_pointer (&columns);
  remove_columns (self->list);
  add_column (self, table->head_place, BRG_COLUMN_RIGHT, 6, NULL, BRG_STANDING_PLACE);
  add_column (self, table->head_number, BRG_COLUMN_RIGHT, 4, "brg-dim", BRG_STANDING_NUMBER);
  add_column (self, table->head_name, BRG_COLUMN_LEFT, 0, NULL, BRG_STANDING_NAME);
  add_column (self, table->head_title, BRG_COLUMN_LEFT, 5, "brg-dim", BRG_STANDING_TITLE);
  add_column (self, table->head_rating, BRG_COLUMN_RIGHT, 6, NULL, BRG_STANDING_RATING);
  add_column (self, table->head_organisation, BRG_COLUMN_LEFT, 18, "brg-dim",
              BRG_STANDING_ORGANISATION);
  add_column (self, "", BRG_COLUMN_LEFT, 10, "brg-dim", BRG_STANDING_CHIP);
  add_column (self, table->head_carried, BRG_COLUMN_RIGHT, 6, NULL, BRG_STANDING_CARRIED);
  add_column (self, table->head_points, BRG_COLUMN_RIGHT, 6, "heading", BRG_STANDING_POINTS);
  for (gint i = 0; i < table->n_values; i++)
    add_column (self, table->value_heads[i], BRG_COLUMN_RIGHT, 7, NULL,
                BRG_STANDING_VALUE + (guint) i);
}

static void
update_list (BrgTablePage *self, BrgSnapshot *snapshot, const BrgCrosstable *table)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  update_columns (self, snapshot, table);
  for (gint i = 0; i < table->n_rows; i++)
    g_ptr_array_add (items, brg_standing_item_new (&table->rows[i], table->n_values));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
}

static void
update_cell_line (BrgTablePage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgCrosstable *table = brg_crosstable_view_get_table (self->crosstable);
  gint row;
  gint column;
  g_autofree char *text = NULL;

  if (snapshot == NULL || table == NULL ||
      !brg_crosstable_view_get_cursor (self->crosstable, &row, &column))
    {
      gtk_label_set_text (self->cell_label, "");
      return;
    }
  text = brg_table_page_dup_sum (self);
  if (text == NULL)
    text = brg_cell_dup_text (snapshot, table, row, column);
  gtk_label_set_text (self->cell_label, text);
}

/* The order that fits the kind of event, when another group comes up. */
static void
choose_order (BrgTablePage *self, BrgSnapshot *snapshot)
{
  if (self->group_id == snapshot->group->id)
    return;
  self->group_id = snapshot->group->id;
  self->is_choosing = TRUE;
  gtk_toggle_button_set_active (brg_snapshot_is_round_robin (snapshot) ? self->by_number_button
                                                                       : self->by_place_button,
                                TRUE);
  self->is_choosing = FALSE;
  g_clear_pointer (&self->listed_columns, g_free);
}

static const char *
find_view (BrgTablePage *self, BrgSnapshot *snapshot)
{
  if (brg_snapshot_count_numbered (snapshot) == 0)
    return "empty";
  return gtk_toggle_button_get_active (self->list_button) ? "list" : "crosstable";
}

static void
brg_table_page_refresh (BrgPage *page, BrgSnapshot *snapshot)
{
  BrgTablePage *self = BRG_TABLE_PAGE (page);
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  BrgCrosstable *shown;
  /* The result of a match comes from its boards. */
  gboolean is_entry =
      snapshot->event->state == BRG_EVENT_OPEN && !brg_snapshot_has_teams (snapshot);
  gboolean is_list = gtk_toggle_button_get_active (self->list_button);

  choose_order (self, snapshot);
  shown = make_crosstable (snapshot, table, get_order (self));
  brg_table_notices_fill (self->notices, snapshot, table);
  update_state (self, snapshot, table);
  update_legend (self, shown);
  update_list (self, snapshot, shown);
  /* The list has neither cells nor results. */
  gtk_widget_set_visible (self->cell_line, !is_list);
  gtk_widget_set_visible (GTK_WIDGET (self->keys_box), is_entry && !is_list);
  brg_crosstable_view_set_table (self->crosstable, shown);
  gtk_stack_set_visible_child_name (self->stack, find_view (self, snapshot));
  update_cell_line (self);
}

static void
on_view_chosen (BrgTablePage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack));

  if (snapshot == NULL || self->is_choosing)
    return;
  brg_table_page_refresh (BRG_PAGE (self), snapshot);
  /* What had the focus may be hidden now. */
  if (had_focus)
    brg_page_take_focus (BRG_PAGE (self));
}

/* The player of the row that has the keys, -1 for none. */
gint
brg_table_page_find_player (BrgTablePage *self)
{
  BrgStandingItem *item;
  gint row;

  if (gtk_toggle_button_get_active (self->list_button))
    {
      item = gtk_single_selection_get_selected_item (self->selection);
      return item != NULL ? brg_standing_item_get_player (item) : -1;
    }
  if (!brg_crosstable_view_get_cursor (self->crosstable, &row, NULL))
    return -1;
  return brg_crosstable_view_get_table (self->crosstable)->rows[row].player;
}

/* The game under the cursor; NULL for none. */
static const BrgGame *
find_game (BrgTablePage *self, gint *round)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  gint row;
  gint column;

  if (snapshot == NULL || gtk_toggle_button_get_active (self->list_button) ||
      !brg_crosstable_view_get_cursor (self->crosstable, &row, &column))
    return NULL;
  return brg_cell_find_game (snapshot, brg_crosstable_view_get_table (self->crosstable), row,
                             column, round);
}

/* `board` goes to the game's board among the rounds, `why` asks there why these two are paired. */
static gboolean
show_board (BrgTablePage *self, const char *what)
{
  gint round;
  const BrgGame *game = find_game (self, &round);
  g_autofree char *target = NULL;

  if (game == NULL)
    return GDK_EVENT_PROPAGATE;
  target = g_strdup_printf ("%s/%d/%d", what, round, game->board);
  brg_window_show_page (brg_window_find (GTK_WIDGET (self)), "rounds", target);
  return GDK_EVENT_STOP;
}

/* Keys that are about a player: Enter his card, W his leaving. */
static gboolean
press_player (BrgTablePage *self, guint keyval)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  BrgWindow *window = brg_window_find (GTK_WIDGET (self));
  gint player = brg_table_page_find_player (self);
  gint64 entry_id;

  if (player < 0)
    return GDK_EVENT_PROPAGATE;
  entry_id = brg_snapshot_get_entry (snapshot, player)->id;
  if (keyval == GDK_KEY_w && snapshot->event->state == BRG_EVENT_OPEN)
    brg_withdrawal_sheet_present (window, entry_id);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    brg_player_card_present (window, entry_id, 0);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed (GtkEventControllerKey *controller,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                gpointer data)
{
  BrgTablePage *self = data;
  guint latin = brg_ui_key_to_latin (controller, keyval, keycode);
  const BrgGame *game;
  gint round;

  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (press_player (self, latin) == GDK_EVENT_STOP)
    return GDK_EVENT_STOP;
  if (latin == GDK_KEY_y && brg_table_page_ask_why (self, (state & GDK_SHIFT_MASK) != 0))
    return GDK_EVENT_STOP;
  if (latin == GDK_KEY_g)
    return show_board (self, "board");
  if (latin == GDK_KEY_question)
    return show_board (self, "why");
  game = find_game (self, &round);
  if (game == NULL)
    return GDK_EVENT_PROPAGATE;
  return brg_result_entry_handle_key (brg_window_find (GTK_WIDGET (self)), controller, keyval,
                                      keycode, state, round, game,
                                      brg_table_page_find_player (self));
}

/* Taken before the views see them: Enter would go to a board. */
static void
add_keys (BrgTablePage *self, GtkWidget *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (view, keys);
}

/* A double click. */
static void
on_cell_activated (BrgTablePage *self)
{
  show_board (self, "board");
}

static void
on_line_activated (BrgTablePage *self)
{
  press_player (self, GDK_KEY_Return);
}

static char *
describe_cell (const BrgCrosstable *table, gint row, gint column, gpointer data)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (data));

  return snapshot != NULL ? brg_cell_dup_text (snapshot, table, row, column) : g_strdup ("");
}

static char *
brg_table_page_dup_subtitle (BrgPage *page G_GNUC_UNUSED, BrgSnapshot *snapshot)
{
  const guint n_entries = snapshot->entries->len;
  gint n_rounds = brg_snapshot_count_rounds (snapshot);
  g_autofree char *players =
      brg_snapshot_has_teams (snapshot)
          ? g_strdup_printf (ngettext ("%u team", "%u teams", n_entries), n_entries)
          : g_strdup_printf (ngettext ("%d player", "%d players", n_entries), (gint) n_entries);

  if (snapshot->rounds->len == 0)
    return g_steal_pointer (&players);
  /* Translators: "24 players" or "8 teams", the last round that began, the number of rounds */
  return g_strdup_printf (_ ("%s · round %d of %d"), players, brg_snapshot_current_round (snapshot),
                          n_rounds);
}

static gboolean
brg_table_page_take_focus (BrgPage *page)
{
  BrgTablePage *self = BRG_TABLE_PAGE (page);

  if (gtk_toggle_button_get_active (self->list_button))
    return gtk_widget_grab_focus (GTK_WIDGET (self->list));
  if (!brg_crosstable_view_get_cursor (self->crosstable, NULL, NULL))
    brg_crosstable_view_set_cursor (self->crosstable, 0, BRG_CROSSTABLE_COLUMN_NAME);
  return gtk_widget_grab_focus (GTK_WIDGET (self->crosstable));
}

/* `entry/17`: a player. */
static void
brg_table_page_go_to (BrgPage *page, const char *target)
{
  BrgTablePage *self = BRG_TABLE_PAGE (page);
  const BrgCrosstable *table = brg_crosstable_view_get_table (self->crosstable);
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);
  gint64 id;

  if (table == NULL || snapshot == NULL || !g_str_has_prefix (target, "entry/"))
    return;
  id = g_ascii_strtoll (target + strlen ("entry/"), NULL, 10);
  for (gint row = 0; row < table->n_rows; row++)
    if (brg_snapshot_get_entry (snapshot, table->rows[row].player)->id == id)
      brg_crosstable_view_set_cursor (self->crosstable, row, BRG_CROSSTABLE_COLUMN_NAME);
}

static void
brg_table_page_print (BrgPage *page)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (page);
  BrgWindow *window = brg_window_find (GTK_WIDGET (page));
  g_autofree char *target = NULL;

  if (snapshot == NULL)
    return;
  target = g_strdup_printf ("table/%d", brg_snapshot_current_round (snapshot));
  brg_window_show_page (window, "documents", target);
}

static void
brg_table_page_dispose (GObject *object)
{
  BrgTablePage *self = BRG_TABLE_PAGE (object);

  g_clear_object (&self->items);
  if (self->why != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->why));
  self->why = NULL;
  g_clear_pointer (&self->listed_columns, g_free);
  G_OBJECT_CLASS (brg_table_page_parent_class)->dispose (object);
}

static void
brg_table_page_class_init (BrgTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  BrgPageClass *page_class = BRG_PAGE_CLASS (klass);

  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_CROSSTABLE_VIEW);
  g_type_ensure (BRG_TYPE_TAB_BIN);
  G_OBJECT_CLASS (klass)->dispose = brg_table_page_dispose;
  page_class->refresh = brg_table_page_refresh;
  page_class->take_focus = brg_table_page_take_focus;
  page_class->go_to = brg_table_page_go_to;
  page_class->dup_subtitle = brg_table_page_dup_subtitle;
  page_class->print = brg_table_page_print;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, by_number_button);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, by_place_button);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, crosstable_button);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, list_button);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, state_chip);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, notices);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, stack);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, crosstable);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, list);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, cell_line);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, cell_label);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, keys_box);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, legend_label);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, BrgTablePage, why_button);
}

static void
add_keycaps (BrgTablePage *self)
{
  static const char *const keys[] = { "1", "0", "5", "+", "−", "A" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *keycap = gtk_label_new (keys[i]);

      gtk_widget_add_css_class (keycap, "brg-keycap");
      gtk_box_append (self->keys_box, keycap);
    }
}

static void
brg_table_page_init (BrgTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_table_page_add_actions (self);
  brg_table_page_setup_why (self);
  add_keycaps (self);
  self->items = g_list_store_new (BRG_TYPE_STANDING_ITEM);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->items)));
  gtk_column_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_object_unref (self->selection);
  brg_crosstable_view_set_label (self->crosstable, _ ("Crosstable"));
  brg_crosstable_view_set_describe (self->crosstable, describe_cell, self, NULL);
  add_keys (self, GTK_WIDGET (self->crosstable));
  add_keys (self, GTK_WIDGET (self->list));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (on_line_activated), self);
  g_signal_connect_swapped (self->crosstable, "cursor-changed", G_CALLBACK (update_cell_line),
                            self);
  g_signal_connect_swapped (self->crosstable, "cell-activated", G_CALLBACK (on_cell_activated),
                            self);
  g_signal_connect_swapped (self->by_place_button, "toggled", G_CALLBACK (on_view_chosen), self);
  g_signal_connect_swapped (self->list_button, "toggled", G_CALLBACK (on_view_chosen), self);
}
