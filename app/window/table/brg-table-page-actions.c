/* brg-table-page-actions.c - what can be done with the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include <glib/gi18n.h>

#include "brg-crosstable-copy.h"
#include "brg-row-menu.h"

static void
on_copy (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgTablePage *self = data;

  if (self->progress_table != NULL)
    brg_crosstable_copy (GTK_WIDGET (self), self->progress_table, 0, G_MAXINT);
  else
    brg_crosstable_view_copy (self->crosstable);
}

static void
on_card (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_table_page_press_player (data, GDK_KEY_Return);
}

static void
on_withdraw (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_table_page_press_player (data, GDK_KEY_w);
}

static void
on_board (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_table_page_show_board (data, "board");
}

static void
on_why_pair (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_table_page_show_board (data, "why");
}

static const GActionEntry actions[] = {
  { .name = "card", .activate = on_card },   { .name = "withdraw", .activate = on_withdraw },
  { .name = "board", .activate = on_board }, { .name = "why-pair", .activate = on_why_pair },
  { .name = "copy", .activate = on_copy },
};

static void
set_enabled (BrgTablePage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

/* What there is to do depends on the cell at hand. */
static void
update_row_actions (BrgTablePage *self)
{
  BrgSnapshot *view;
  gboolean has_player = brg_table_page_find_player (self, &view) >= 0;

  set_enabled (self, "card", has_player);
  set_enabled (self, "withdraw",
               has_player && view->event->state == BRG_EVENT_OPEN &&
                   !brg_snapshot_is_of_players (view));
  set_enabled (self, "board", brg_table_page_has_game (self));
  set_enabled (self, "why-pair", brg_table_page_has_game (self));
}

/* The crosstable has moved its cursor to what was pointed at. */
static gboolean
place_at_cell (GtkWidget *widget, const GdkRectangle *point, GdkRectangle *place, gpointer data)
{
  BrgTablePage *self = data;
  gint row;
  gint column;

  if (!brg_crosstable_view_get_cursor (BRG_CROSSTABLE_VIEW (widget), &row, &column))
    return FALSE;
  update_row_actions (self);
  return point != NULL ||
         brg_crosstable_view_get_cell_area (BRG_CROSSTABLE_VIEW (widget), row, column, place);
}

static gboolean
place_in_list (GtkWidget *widget, const GdkRectangle *point, GdkRectangle *place, gpointer data)
{
  if (!brg_row_menu_place_row (widget, point, place, NULL))
    return FALSE;
  update_row_actions (data);
  return TRUE;
}

static void
add_row_menus (BrgTablePage *self)
{
  const BrgRowMenuLine lines[] = {
    { _ ("Player’s _Card"), "table.card", "Return" },
    { _ ("_Go to Board"), "table.board", "g" },
    { _ ("Why this _Pairing"), "table.why-pair", "question" },
    { _ ("With_draw or Reinstate a Player…"), "table.withdraw", "w" },
    { NULL },
    { _ ("_Copy for a Spreadsheet"), "table.copy", "<Control>c" },
  };

  brg_row_menu_add_to (GTK_WIDGET (self->crosstable), lines, G_N_ELEMENTS (lines), place_at_cell,
                       self);
  brg_row_menu_add_to (GTK_WIDGET (self->list), lines, G_N_ELEMENTS (lines), place_in_list, self);
}

void
brg_table_page_add_actions (BrgTablePage *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", G_ACTION_GROUP (group));
  self->actions = group;
  add_row_menus (self);
}
