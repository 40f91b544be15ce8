/* brg-table-page-keys.c - keys of the table: results, players, start numbers
 *
 * A key sets what the player of the row got in the game of the cell. Where no game is under the
 * cursor figures are a start number to go to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-table-page-private.h"

#include "brg-cell-text.h"
#include "brg-player-card.h"
#include "brg-result-entry.h"
#include "brg-shell.h"
#include "brg-standing-item.h"
#include "brg-ui.h"
#include "brg-withdrawal-sheet.h"

/* Figures that follow each other faster make one number. */
#define TYPING_MS 1500

gint
brg_table_page_find_player (BrgTablePage *self, BrgSnapshot **view)
{
  BrgTableView shown = brg_table_page_get_view (self);
  BrgStandingItem *item;
  gint row;

  *view = brg_page_get_snapshot (BRG_PAGE (self));
  if (shown == BRG_TABLE_VIEW_PROGRESS)
    return brg_progress_view_get_player (self->progress);
  if (shown == BRG_TABLE_VIEW_BRACKET)
    return -1;
  if (shown == BRG_TABLE_VIEW_LIST)
    {
      item = gtk_single_selection_get_selected_item (self->selection);
      return item != NULL ? brg_standing_item_get_player (item) : -1;
    }
  if (!brg_crosstable_view_get_cursor (self->crosstable, &row, NULL))
    return -1;
  *view = brg_table_page_get_row_view (self, row);
  return brg_crosstable_view_get_table (self->crosstable)->rows[row].player;
}

/* The game under the cursor; NULL for none. */
static const BrgGame *
find_game (BrgTablePage *self, gint *round)
{
  BrgTableView shown = brg_table_page_get_view (self);
  gint row;
  gint column;

  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL || shown == BRG_TABLE_VIEW_LIST ||
      shown == BRG_TABLE_VIEW_PROGRESS || shown == BRG_TABLE_VIEW_BRACKET ||
      !brg_crosstable_view_get_cursor (self->crosstable, &row, &column))
    return NULL;
  return brg_cell_find_game (brg_table_page_get_row_view (self, row),
                             brg_crosstable_view_get_table (self->crosstable), row, column,
                             brg_crosstable_view_get_game (self->crosstable), round);
}

gboolean
brg_table_page_show_board (BrgTablePage *self, const char *what)
{
  gint round;
  const BrgGame *game = find_game (self, &round);
  g_autofree char *target = NULL;

  if (game == NULL)
    return GDK_EVENT_PROPAGATE;
  target = g_strdup_printf ("%s/%d/%d", what, round, game->board);
  brg_shell_go (brg_shell_find (GTK_WIDGET (self)), "rounds", target);
  return GDK_EVENT_STOP;
}

gboolean
brg_table_page_press_player (BrgTablePage *self, guint keyval)
{
  BrgSnapshot *view;
  BrgShell *shell = brg_shell_find (GTK_WIDGET (self));
  gint player = brg_table_page_find_player (self, &view);
  gint64 entry_id;

  if (player < 0)
    return GDK_EVENT_PROPAGATE;
  entry_id = brg_snapshot_get_entry (view, player)->id;
  /* A player of a team leaves with his team. */
  if (keyval == GDK_KEY_w && view->event->state == BRG_EVENT_OPEN &&
      !brg_snapshot_is_of_players (view))
    brg_withdrawal_sheet_present (shell, entry_id);
  else if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    brg_player_card_present (shell, entry_id, 0);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* Start numbers */

static gint
find_row (const BrgCrosstable *table, gint number)
{
  for (gint row = 0; row < table->n_rows; row++)
    if (table->rows[row].number == number)
      return row;
  return -1;
}

static void
go_to_number (BrgTablePage *self, gint number)
{
  const BrgCrosstable *table = brg_crosstable_view_get_table (self->crosstable);
  gint row = table != NULL ? find_row (table, number) : -1;
  gint column = BRG_CROSSTABLE_COLUMN_NAME;

  if (row < 0)
    return;
  switch (brg_table_page_get_view (self))
    {
    case BRG_TABLE_VIEW_PROGRESS:
      brg_progress_view_pick_player (self->progress, table->rows[row].player);
      break;
    case BRG_TABLE_VIEW_BRACKET:
      break;
    case BRG_TABLE_VIEW_LIST:
      gtk_single_selection_set_selected (self->selection, (guint) row);
      gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", (guint) row);
      break;
    case BRG_TABLE_VIEW_CROSSTABLE:
    case BRG_TABLE_VIEW_BOARDS:
    default:
      brg_crosstable_view_get_cursor (self->crosstable, NULL, &column);
      brg_crosstable_view_set_cursor (self->crosstable, row, column);
      break;
    }
}

static gint
find_figure (guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return (gint) (keyval - GDK_KEY_0);
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (gint) (keyval - GDK_KEY_KP_0);
  return -1;
}

static gboolean
type_number (BrgTablePage *self, GtkEventController *controller, guint keyval)
{
  guint32 now = gtk_event_controller_get_current_event_time (controller);
  gint figure = find_figure (keyval);

  if (figure < 0)
    {
      self->typed = 0;
      return GDK_EVENT_PROPAGATE;
    }
  if (now - self->typed_at > TYPING_MS || self->typed > G_MAXINT / 100)
    self->typed = 0;
  self->typed = self->typed * 10 + figure;
  self->typed_at = now;
  go_to_number (self, self->typed);
  return GDK_EVENT_STOP;
}

static gboolean
on_key_pressed (gpointer data,
                guint keyval,
                guint keycode,
                GdkModifierType state,
                GtkEventControllerKey *controller)
{
  BrgTablePage *self = data;
  guint latin = brg_ui_key_to_latin (controller, keyval, keycode);
  BrgSnapshot *view;
  const BrgGame *game;
  gint round;

  if (brg_page_get_snapshot (BRG_PAGE (self)) == NULL ||
      (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (brg_table_page_press_player (self, latin) == GDK_EVENT_STOP)
    return GDK_EVENT_STOP;
  if (latin == GDK_KEY_y && brg_table_page_ask_why (self, (state & GDK_SHIFT_MASK) != 0))
    return GDK_EVENT_STOP;
  if (latin == GDK_KEY_g)
    return brg_table_page_show_board (self, "board");
  if (latin == GDK_KEY_question)
    return brg_table_page_show_board (self, "why");
  game = find_game (self, &round);
  if (game == NULL)
    return type_number (self, GTK_EVENT_CONTROLLER (controller), keyval);
  return brg_result_entry_handle_key (brg_shell_find (GTK_WIDGET (self)), controller, keyval,
                                      keycode, state, round, game,
                                      brg_table_page_find_player (self, &view));
}

/* Taken before the views see them: Enter would go to a board. */
void
brg_table_page_add_keys (BrgTablePage *self, GtkWidget *view)
{
  brg_ui_add_keys (view, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
}

gboolean
brg_table_page_has_game (BrgTablePage *self)
{
  gint round;

  return find_game (self, &round) != NULL;
}

void
brg_table_page_activate_cell (BrgTablePage *self)
{
  brg_table_page_show_board (self, "board");
}

void
brg_table_page_activate_player (BrgTablePage *self)
{
  brg_table_page_press_player (self, GDK_KEY_Return);
}
