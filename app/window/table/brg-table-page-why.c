/* brg-table-page-why.c - the table's page: why A is above B, and where a number comes from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-narrow.h"
#include "brg-ui.h"

/* Below this width of the window the button shows its sign alone. */
#define WIDE_BAR 1000.0

/* Beside larger text than this there is more room below the bar than below a cell. */
#define LARGE_TEXT 1.4

/* A player, or a team, whose place there is to explain; -1 for none. Players of teams have none. */
static gint
find_player (BrgTablePage *self)
{
  BrgSnapshot *view;
  gint player = brg_table_page_find_player (self, &view);

  return player >= 0 && !brg_snapshot_is_of_players (view) ? player : -1;
}

static gboolean
has_cells (BrgTablePage *self)
{
  BrgTableView view = brg_table_page_get_view (self);

  return view == BRG_TABLE_VIEW_CROSSTABLE || view == BRG_TABLE_VIEW_BOARDS;
}

/* The number under the cursor: 0 for the points, k for the k-th tie-break, -1 for neither. */
static gint
find_criterion (BrgTablePage *self)
{
  const BrgCrosstable *table = brg_crosstable_view_get_table (self->crosstable);
  BrgCrosstablePart part;
  gint column;
  gint index;

  if (table == NULL || !has_cells (self) ||
      !brg_crosstable_view_get_cursor (self->crosstable, NULL, &column))
    return -1;
  part = brg_crosstable_columns_get_part (table, column, &index);
  if (part == BRG_CROSSTABLE_VALUE)
    return index + 1;
  return part == BRG_CROSSTABLE_POINTS ? 0 : -1;
}

/* Where the cursor is in the page; else the button that was pressed. */
static void
find_area (BrgTablePage *self, GdkRectangle *area)
{
  GtkWidget *widget = self->why_button;
  graphene_point_t place = { 0 };
  gint row;
  gint column;

  *area = (GdkRectangle){ 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget) };
  if (has_cells (self) && brg_ui_get_text_scale (widget) < LARGE_TEXT &&
      brg_crosstable_view_get_cursor (self->crosstable, &row, &column) &&
      brg_crosstable_view_get_cell_area (self->crosstable, row, column, area))
    widget = GTK_WIDGET (self->crosstable);
  if (!gtk_widget_compute_point (widget, GTK_WIDGET (self),
                                 &GRAPHENE_POINT_INIT ((float) area->x, (float) area->y), &place))
    place = (graphene_point_t){ 0 };
  area->x = (gint) place.x;
  area->y = (gint) place.y;
}

gboolean
brg_table_page_ask_why (BrgTablePage *self, gboolean chooses)
{
  gint player = find_player (self);
  gint criterion = find_criterion (self);
  GdkRectangle area;

  brg_table_why_set_snapshot (self->why, brg_page_get_snapshot (BRG_PAGE (self)));
  find_area (self, &area);
  if (player < 0)
    return FALSE;
  if (criterion >= 0 && !chooses)
    return brg_table_why_show_sum (self->why, player, criterion, &area);
  return brg_table_why_ask (self->why, player, chooses, &area);
}

char *
brg_table_page_dup_sum (BrgTablePage *self)
{
  gint player = find_player (self);
  gint criterion = find_criterion (self);

  if (player < 0 || criterion < 0)
    return NULL;
  brg_table_why_set_snapshot (self->why, brg_page_get_snapshot (BRG_PAGE (self)));
  return brg_table_why_dup_line (self->why, player, criterion);
}

/* The button compares the player of the row, whatever column the cursor is in. */
static void
on_why_clicked (BrgTablePage *self)
{
  gint player = find_player (self);
  GdkRectangle area;

  brg_table_why_set_snapshot (self->why, brg_page_get_snapshot (BRG_PAGE (self)));
  find_area (self, &area);
  if (!brg_table_why_ask (self->why, MAX (player, 0), FALSE, &area))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_closed (BrgTablePage *self)
{
  brg_page_take_focus (BRG_PAGE (self));
}

static void
on_narrow_changed (gboolean is_narrow, gpointer data)
{
  BrgTablePage *self = data;
  GtkWidget *content = gtk_button_get_child (GTK_BUTTON (self->why_button));

  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), is_narrow ? "" : _ ("Wh_y"));
}

void
brg_table_page_setup_why (BrgTablePage *self)
{
  /* It has a name when it shows only its sign. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->why_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Why this player is ranked above the next"), -1);
  brg_narrow_watch (GTK_WIDGET (self), WIDE_BAR, on_narrow_changed, self);
  self->why = brg_table_why_new (GTK_WIDGET (self));
  g_signal_connect_swapped (self->why_button, "clicked", G_CALLBACK (on_why_clicked), self);
  g_signal_connect_swapped (self->why, "closed", G_CALLBACK (on_closed), self);
}
