/* brg-rounds-page-table.c - the rounds page: the table of boards
 *
 * In GTK 4.8 the keyboard focus of a list is on its rows, and selecting an item moves neither focus
 * nor scroll. So one function moves all three, and rows remember their widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-chip.h"
#include "brg-columns.h"
#include "brg-meeting-board.h"
#include "brg-result-box.h"
#include "brg-rounds-page-private.h"
#include "brg-store-decisions.h"
#include "brg-ui.h"

/* Rows kept free between the current one and the lower edge: what comes next is in sight. */
#define ROWS_BELOW 3

/* Widths in characters: constant, so that columns stay where they are while the list scrolls. */
#define NUMBER_CHARS 3
#define SUM_CHARS 7
#define NAME_CHARS 11
#define FEDERATION_CHARS 3

static char *
dup_board (gpointer item, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_board_item_get_label (item));
}

static char *
dup_round (gpointer item, gpointer data G_GNUC_UNUSED)
{
  gint round = brg_board_item_get_round (item);

  return round > 0 ? g_strdup_printf ("%d", round) : g_strdup ("");
}

static char *
dup_number (gpointer item, guint is_white, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_board_item_get_side (item, is_white != 0)->number);
}

static char *
dup_federation (gpointer item, guint is_white, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_board_item_get_side (item, is_white != 0)->federation);
}

static char *
dup_points (gpointer item, guint is_white, gpointer data G_GNUC_UNUSED)
{
  return g_strdup (brg_board_item_get_side (item, is_white != 0)->points);
}

/* One label for name and title, so that the column has the same width whatever stands in it, and
 * the title is what gives way. */
static GtkWidget *
make_name (gpointer data G_GNUC_UNUSED)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0.0f);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (label, NAME_CHARS);
  gtk_label_set_max_width_chars (label, NAME_CHARS);
  brg_ui_show_whole_text (label);
  return GTK_WIDGET (label);
}

/* Beside federations names need the room of a window that is not broad; the pane has the title. */
static gboolean
has_room_for_title (BrgRoundsPage *self)
{
  return !self->is_crowded || !gtk_column_view_column_get_visible (self->federation_columns[0]);
}

static void
show_name (BrgRoundsPage *self, GtkWidget *label, BrgBoardItem *item, gboolean is_white)
{
  const BrgBoardSide *side = brg_board_item_get_side (item, is_white);
  gboolean is_bold =
      brg_board_item_get_match (item) != NULL ||
      (!brg_board_item_is_padding (item) && brg_board_item_get_state (item) == BRG_BOARD_MISSING);
  const BrgTeamMatch *match = brg_board_item_get_match (item);
  /* In a tight window there is no room for notes: what is missing stands with the team. */
  const char *aside =
      !self->is_narrow ? (has_room_for_title (self) ? side->title : "")
      : self->is_tight && match != NULL && brg_team_match_lacks_line_up (match, is_white ? 0 : 1)
          ? _ ("no line-up")
          : "";
  g_autofree char *name = g_markup_escape_text (side->name, -1);
  g_autofree char *title = g_markup_escape_text (aside, -1);
  g_autofree char *markup = g_strdup_printf (
      "<span weight=\"%s\">%s</span> <span size=\"smaller\" alpha=\"72%%\">%s</span>",
      is_bold ? "bold" : "normal", name, title);

  gtk_label_set_markup (GTK_LABEL (label), markup);
}

static void
show_white (GtkWidget *label, gpointer item, gpointer data)
{
  show_name (data, label, item, TRUE);
}

static void
show_black (GtkWidget *label, gpointer item, gpointer data)
{
  show_name (data, label, item, FALSE);
}

static GtkWidget *
make_result (gpointer data G_GNUC_UNUSED)
{
  GtkWidget *box = brg_result_box_new ();

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
show_result (GtkWidget *box, gpointer item, gpointer data)
{
  BrgRoundsPage *self = data;
  BrgRoundsDesk desk = { .snapshot = brg_rounds_page_get_boards (self), .item = item };
  const BrgTeamMatch *match = brg_board_item_get_match (item);
  GtkWidget *row = brg_columns_get_row (box);
  g_autofree char *spoken = NULL;

  gtk_widget_set_visible (box, !brg_board_item_is_padding (item) &&
                                   (match == NULL || match->second != BRG_NOBODY));
  brg_ui_set_class (row, "brg-padding", brg_board_item_is_padding (item));
  brg_ui_set_class (row, "brg-match", match != NULL);
  if (brg_board_item_is_padding (item))
    return;
  if (match != NULL)
    brg_result_box_set_result (BRG_RESULT_BOX (box), BRG_RESULT_ENTERED,
                               brg_board_item_get_result (item));
  else
    brg_rounds_desk_show_result (&desk, box);
  brg_result_box_set_focused (BRG_RESULT_BOX (box),
                              (brg_board_item_get_marks (item) & BRG_BOARD_MARK_CURRENT) != 0 &&
                                  brg_rounds_page_find_game (self) == 0);
  spoken = brg_board_item_dup_spoken (item);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                    -1);
}

/* The chips lie over an empty label that alone is measured: the column keeps its width. */
static const BrgGame *
get_shown_game (gpointer item)
{
  return brg_board_item_get_index (item) >= 0 &&
                 (brg_board_item_get_marks (item) & BRG_BOARD_MARK_HIDDEN) == 0
             ? brg_board_item_get_game (item)
             : NULL;
}

static char *
dup_lot (gpointer item, gpointer data G_GNUC_UNUSED)
{
  const BrgGame *game = get_shown_game (item);

  if (game == NULL || game->black == BRG_NOBODY)
    return g_strdup ("");
  return game->opening > 0 ? g_strdup_printf ("%d", game->opening) : g_strdup ("—");
}

static char *
dup_sum (gpointer item, gpointer data)
{
  const BrgGame *game = get_shown_game (item);

  return game != NULL ? brg_meeting_board_dup_sum (brg_rounds_page_get_boards (data), game)
                      : g_strdup ("");
}

static GtkWidget *
make_game (gpointer data)
{
  GtkWidget *box = make_result (data);

  gtk_widget_add_css_class (box, "brg-game");
  return box;
}

/* A game of a meeting; the ring is round the one that the next key is for. */
static void
show_game (BrgRoundsPage *self, GtkWidget *box, gpointer item, gint game)
{
  const BrgGame *board = get_shown_game (item);
  gboolean has_games = board != NULL && board->black != BRG_NOBODY;
  gboolean is_current = (brg_board_item_get_marks (item) & BRG_BOARD_MARK_CURRENT) != 0;

  gtk_widget_set_visible (box, has_games);
  if (has_games)
    brg_rounds_desk_show_game (brg_rounds_page_get_boards (self), board, game,
                               is_current && brg_rounds_page_find_game (self) == game, box);
}

static void
show_game_0 (GtkWidget *box, gpointer item, gpointer data)
{
  show_game (data, box, item, 1);
}

static void
show_game_1 (GtkWidget *box, gpointer item, gpointer data)
{
  show_game (data, box, item, 2);
}

static void
show_game_2 (GtkWidget *box, gpointer item, gpointer data)
{
  show_game (data, box, item, 3);
}

static void
show_game_3 (GtkWidget *box, gpointer item, gpointer data)
{
  show_game (data, box, item, 4);
}

static void
add_columns (BrgRoundsPage *self)
{
#define NUMBER(css_class, dup, is_white) \
  BRG_COLUMN_RIGHT, NUMBER_CHARS, css_class, .dup_field = dup, .field = is_white
#define FEDERATION(is_white) \
  BRG_COLUMN_LEFT, FEDERATION_CHARS, "brg-dim", .dup_field = dup_federation, .field = is_white
#define GAME(n)                                                                   \
  {                                                                               \
    "", .make = make_game, .show = show_game_##n, .place = &self->game_columns[n] \
  }
  const BrgColumn columns[] = {
    { C_ ("column", "Round"), BRG_COLUMN_RIGHT, NUMBER_CHARS, "brg-dim", .dup_text = dup_round,
      .place = &self->round_column },
    { C_ ("column", "Board"), BRG_COLUMN_RIGHT, NUMBER_CHARS, "heading", .dup_text = dup_board,
      .place = &self->board_column },
    { C_ ("column", "No."), NUMBER ("brg-dim", dup_number, TRUE),
      .place = &self->number_columns[0] },
    { C_ ("side", "White"), .make = make_name, .show = show_white, .expands = TRUE,
      .place = &self->side_columns[0] },
    { _ ("Fed."), FEDERATION (TRUE), .place = &self->federation_columns[0] },
    { C_ ("column", "Points"), NUMBER (NULL, dup_points, TRUE) },
    { C_ ("column", "Lot"), BRG_COLUMN_RIGHT, NUMBER_CHARS, "brg-dim", .dup_text = dup_lot,
      .place = &self->lot_column },
    GAME (0),
    GAME (1),
    GAME (2),
    GAME (3),
    { C_ ("column", "Sum"), BRG_COLUMN_RIGHT, SUM_CHARS, "brg-dim", .dup_text = dup_sum,
      .place = &self->sum_column },
    { C_ ("column", "Result"), .make = make_result, .show = show_result,
      .place = &self->result_column },
    { C_ ("column", "Points"), NUMBER (NULL, dup_points, FALSE) },
    { C_ ("side", "Black"), .make = make_name, .show = show_black, .expands = TRUE,
      .place = &self->side_columns[1] },
    { _ ("Fed."), FEDERATION (FALSE), .place = &self->federation_columns[1] },
    { C_ ("column", "No."), NUMBER ("brg-dim", dup_number, FALSE),
      .place = &self->number_columns[1] },
    { C_ ("column", "Notes"), .make = brg_rounds_page_make_notes,
      .show = brg_rounds_page_show_notes, .place = &self->notes_column },
  };

  brg_columns_add_all (self->view, columns, G_N_ELEMENTS (columns), self);
}

BrgBoardItem *
brg_rounds_page_get_item (BrgRoundsPage *self, gint index)
{
  g_autoptr (BrgBoardItem) item = NULL;

  if (index >= 0)
    item = g_list_model_get_item (G_LIST_MODEL (self->items), (guint) index);
  /* The store keeps it. */
  return item;
}

static gboolean
is_urgent (BrgBoardItem *item)
{
  return brg_board_item_get_state (item) == BRG_BOARD_MISSING ||
         (brg_board_item_get_marks (item) & (BRG_BOARD_MARK_JUST_NOW | BRG_BOARD_MARK_DIFFERENT)) !=
             0;
}

/* A match stays above those of its boards that do. */
static gboolean
is_on_show (gpointer item, gpointer data)
{
  BrgRoundsPage *self = data;
  const BrgTeamMatch *match = brg_board_item_get_match (item);

  if (!gtk_toggle_button_get_active (self->missing_toggle))
    return TRUE;
  if (match == NULL)
    return is_urgent (item);
  for (gint i = 0; i < match->n_boards; i++)
    if (is_urgent (brg_rounds_page_get_item (self, match->first_board + i)))
      return TRUE;
  return FALSE;
}

/* Where a board of the round stands among the rows on show; GTK_INVALID_LIST_POSITION when it is
 * filtered out. */
static guint
find_position (BrgRoundsPage *self, gint index)
{
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (BrgBoardItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (brg_board_item_get_index (item) == index &&
          brg_board_item_get_round (item) == self->round)
        return i;
    }
  return GTK_INVALID_LIST_POSITION;
}

/* The board there; NULL for the head of a match, for room and for no row. */
static BrgBoardItem *
get_board_at (BrgRoundsPage *self, gint position)
{
  g_autoptr (BrgBoardItem) item = NULL;

  if (position >= 0)
    item = g_list_model_get_item (G_LIST_MODEL (self->selection), (guint) position);
  /* The store keeps it. */
  return item != NULL && brg_board_item_get_index (item) >= 0 ? item : NULL;
}

gint
brg_rounds_page_count_visible (BrgRoundsPage *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  double row_height = n_rows > 0 ? gtk_adjustment_get_upper (adjustment) / n_rows : 0;

  return row_height > 0 ? MAX ((gint) (gtk_adjustment_get_page_size (adjustment) / row_height), 1)
                        : 1;
}

/* Scrolls so that the row stands clear of the lower edge. All rows are equally
 * high, so that the place of one that has no widget yet is known as well. */
static void
scroll_to (BrgRoundsPage *self, guint position)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  double page = gtk_adjustment_get_page_size (adjustment);
  double row_height = gtk_adjustment_get_upper (adjustment) / MAX (n_rows, 1);
  double top = position * row_height;
  double below = MIN ((1 + ROWS_BELOW) * row_height, page);
  double value = gtk_adjustment_get_value (adjustment);

  if (top < value)
    gtk_adjustment_set_value (adjustment, top);
  else if (top + below > value + page)
    gtk_adjustment_set_value (adjustment, top + below - page);
}

gboolean
brg_rounds_page_focus_row (BrgRoundsPage *self)
{
  BrgBoardItem *item = brg_rounds_page_get_item (self, self->index);
  GtkWidget *row = item != NULL ? brg_columns_find_row (self->view, item) : NULL;

  if (row != NULL)
    return gtk_widget_grab_focus (row);
  return gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

gboolean
brg_rounds_page_has_table_focus (BrgRoundsPage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return focus != NULL && (focus == GTK_WIDGET (self->view) ||
                           gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view)));
}

/* A row that was out of sight has its widget after the next layout. */
static gboolean
focus_later (gpointer data)
{
  BrgRoundsPage *self = data;
  guint position = find_position (self, self->index);

  self->focus_source = 0;
  /* Another page has come up: the focus is its own. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;
  if (position != GTK_INVALID_LIST_POSITION)
    scroll_to (self, position);
  brg_rounds_page_focus_row (self);
  return G_SOURCE_REMOVE;
}

static void
queue_focus (BrgRoundsPage *self)
{
  if (self->focus_source == 0)
    self->focus_source = g_idle_add_full (GTK_PRIORITY_RESIZE + 1, focus_later, self, NULL);
}

void
brg_rounds_page_move_to (BrgRoundsPage *self, gint index)
{
  gboolean had_focus = brg_rounds_page_has_table_focus (self);
  const BrgGame *game;
  guint position;

  if (index != self->index)
    self->meeting_game = 0;
  self->index = index;
  game = brg_rounds_page_get_game (self);
  /* What was chosen on another page stays at hand until another board is at hand here. */
  if (game != NULL && game->id != self->board_told)
    {
      self->board_told = game->id;
      brg_session_set_board (brg_page_get_session (BRG_PAGE (self)), game->id);
    }
  brg_rounds_page_update (self);
  position = index >= 0 ? find_position (self, index) : GTK_INVALID_LIST_POSITION;
  self->is_moving = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->is_moving = FALSE;
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  scroll_to (self, position);
  if (had_focus)
    {
      brg_rounds_page_focus_row (self);
      queue_focus (self);
    }
}

void
brg_rounds_page_move_by (BrgRoundsPage *self, gint n_rows)
{
  gint n_shown = (gint) (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) -
                         g_list_model_get_n_items (G_LIST_MODEL (self->bottom_padding)));
  guint position = find_position (self, self->index);
  gint wanted = position == GTK_INVALID_LIST_POSITION ? 0 : (gint) position + n_rows;
  gint step = n_rows < 0 ? -1 : 1;
  BrgBoardItem *item = NULL;

  /* Heads of matches are passed over; before the first one the way is back. */
  wanted = CLAMP (wanted, 0, MAX (n_shown - 1, 0));
  for (gint i = wanted; item == NULL && i >= 0 && i < n_shown; i += step)
    item = get_board_at (self, i);
  for (gint i = wanted; item == NULL && i >= 0 && i < n_shown; i -= step)
    item = get_board_at (self, i);
  if (item != NULL)
    brg_rounds_page_move_to_item (self, item);
}

/* A click, or the list's own keys. The rows of room at the end cannot be chosen; a match stands for
 * its first board. */
static void
on_selected (BrgRoundsPage *self)
{
  BrgBoardItem *item = gtk_single_selection_get_selected_item (self->selection);
  const BrgTeamMatch *match;

  if (self->is_moving || item == NULL)
    return;
  match = brg_board_item_get_match (item);
  if (match != NULL && match->first_board >= 0)
    brg_rounds_page_move_to (self, match->first_board);
  else if (brg_board_item_get_index (item) < 0)
    brg_rounds_page_move_to (self, self->index);
  else if (brg_board_item_get_index (item) != self->index ||
           brg_board_item_get_round (item) != self->round)
    brg_rounds_page_move_to_item (self, item);
}

/* The boards of one round. Returns how many results have changed, and the last one that has. */
static guint
fill_round (BrgRoundsPage *self,
            BrgSnapshot *snapshot,
            gint number,
            const gint *points,
            gint *changed)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);
  const BrgSnapshot *teams = brg_snapshot_has_teams (snapshot) ? snapshot : NULL;
  const BrgRound *round = brg_snapshot_get_round (boards, number);
  g_autoptr (GArray) meetings = brg_snapshot_list_meetings (boards, number);
  guint n_changed = 0;

  brg_rounds_page_fit_items (self->items, round->games->len);
  for (guint i = 0; i < round->games->len; i++)
    {
      BrgBoardItem *item = brg_rounds_page_get_item (self, (gint) i);

      brg_rounds_page_show_letters (self, item, &g_array_index (round->games, BrgGame, i));
      if (!brg_board_item_show (item, boards, number, (gint) i, points, meetings, teams))
        continue;
      *changed = (gint) i;
      n_changed++;
    }
  return n_changed;
}

gint
brg_rounds_page_fill_table (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  const BrgSnapshot *boards = brg_snapshot_get_boards (snapshot);
  gboolean has_all = brg_rounds_page_has_all_rounds (self);
  gint n_rounds = (gint) boards->rounds->len;
  /* Games that go on together are played with the points of today. */
  g_autofree gint *points = brg_board_points_before (boards, has_all ? n_rounds + 1 : self->round);
  g_autoptr (GArray) matches = brg_team_match_list (snapshot, self->round);
  gint changed_round = self->round;
  gint changed = -1;
  guint n_changed = 0;

  brg_rounds_page_fit_columns (self);
  self->is_moving = TRUE;
  brg_rounds_page_fit_rounds (self, has_all ? n_rounds : 1);
  for (gint round = has_all ? 1 : self->round; round <= (has_all ? n_rounds : self->round); round++)
    {
      guint n_here;

      brg_rounds_page_take_items (self, round);
      n_here = fill_round (self, snapshot, round, points, &changed);
      if (n_here > 0)
        changed_round = round;
      n_changed += n_here;
    }
  /* What undo has brought back is shown, in whatever round. */
  if (n_changed == 1 && !self->is_acting && changed_round != self->round)
    self->round = changed_round;
  brg_rounds_page_take_items (self, self->round);
  brg_rounds_page_show_matches (self, snapshot, matches);
  self->is_moving = FALSE;
  return n_changed == 1 ? changed : -1;
}

void
brg_rounds_page_setup_table (BrgRoundsPage *self)
{
  GListStore *parts = g_list_store_new (G_TYPE_LIST_MODEL);
  GtkFilterListModel *filtered;
  GtkFlattenListModel *rows;

  add_columns (self);
  brg_article_set_markup (self->meeting_legend, brg_page_get_rulebook (BRG_PAGE (self)),
                          _ ("○● colours of the first and the second player. Sum: points of the "
                             "games. Meeting: the one result that counts."),
                          "rus-draughts-2022 5.4.6");
  self->stores = g_ptr_array_new_with_free_func (g_object_unref);
  brg_rounds_page_fit_rounds (self, 1);
  self->items = self->stores->pdata[0];
  self->match_headers = g_list_store_new (BRG_TYPE_BOARD_ITEM);
  self->rows = g_list_store_new (BRG_TYPE_BOARD_ITEM);
  self->bottom_padding = g_list_store_new (BRG_TYPE_BOARD_ITEM);
  for (guint i = 0; i < ROWS_BELOW; i++)
    {
      g_autoptr (BrgBoardItem) padding = brg_board_item_new ();

      g_list_store_append (self->bottom_padding, padding);
    }
  self->filter = gtk_custom_filter_new (is_on_show, self, NULL);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->rows)),
                                        GTK_FILTER (self->filter));
  g_list_store_append (parts, filtered);
  g_list_store_append (parts, self->bottom_padding);
  g_object_unref (filtered);
  rows = gtk_flatten_list_model_new (G_LIST_MODEL (parts));
  self->selection = brg_columns_set_model (self->view, G_LIST_MODEL (rows));
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (on_selected), self);
  brg_rounds_page_watch_columns (self);
}
