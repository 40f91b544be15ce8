/* test-board-way.c - leading a piece over its way on a board
 *
 * The page of the test takes the man on c1 over e3 to g5, and from there to e7 or h4 is its own
 * business: what matters is what the board asks and tells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view.h"
#include "brg-test.h"

#include "brg-board-view-way.h"
#include "stage.h"

enum
{
  C1 = 2,
  G1 = 6,
  E3 = 20,
  A5 = 32,
  C5 = 34,
  G5 = 38,
  E7 = 52,
};

#define MAN(colour) brg_piece (colour, BRG_PIECE_SHAPE_DRAUGHTS_MAN)

typedef struct
{
  BrgBoardView *view;
  GtkWindow *window;
  GString *log;     /* the ways that were told */
  gboolean answers; /* whether the page shows the way at once */
  gint activated;
  guint n_squares_then; /* squares of the way when a square was activated */
} Page;

/* From square to square; a man that is led may go straight to the end as well. */
static const gint hops[][2] = {
  { C1, E3 }, { C1, G5 }, { C1, E7 }, { E3, G5 }, { E3, E7 }, { G5, E7 }, { G1, A5 },
};

static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer user_data G_GNUC_UNUSED)
{
  g_assert_cmpuint (way->n_squares, >=, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (hops); i++)
    if (hops[i][0] == way->squares[way->n_squares - 1])
      brg_board_set_add (targets, hops[i][1]);
}

/* The board in the middle of a way; without one that of the game. */
static void
fill_picture (const BrgBoardWay *way, BrgBoardPicture *picture)
{
  brg_board_picture_init (picture, 8, 8);
  picture->is_dark_only = TRUE;
  picture->pieces[C1] = MAN (BRG_COLOUR_WHITE);
  picture->pieces[G1] = MAN (BRG_COLOUR_WHITE);
  picture->pieces[C5] = MAN (BRG_COLOUR_BLACK);
  if (way == NULL)
    return;
  picture->pieces[way->squares[0]] = BRG_PIECE_NONE;
  picture->pieces[way->squares[way->n_squares - 1]] = MAN (BRG_COLOUR_WHITE);
}

static void
on_way_changed (BrgBoardView *view, const BrgBoardWay *way, Page *page)
{
  BrgBoardPicture picture;

  for (guint i = 0; i < way->n_squares; i++)
    g_string_append_printf (page->log, "%s%d", i > 0 ? "-" : "", way->squares[i]);
  g_string_append_c (page->log, ' ');
  if (!page->answers)
    return;
  fill_picture (way, &picture);
  brg_board_view_show_way (view, &picture);
}

static void
on_square_activated (BrgBoardView *view, gint square, Page *page)
{
  page->activated = square;
  page->n_squares_then = brg_board_view_get_way (view)->n_squares;
}

static void
open_page (Page *page)
{
  BrgBoardPicture picture;

  *page = (Page){ .view = BRG_BOARD_VIEW (brg_board_view_new ()),
                  .log = g_string_new (NULL),
                  .answers = TRUE,
                  .activated = BRG_BOARD_NO_SQUARE };
  fill_picture (NULL, &picture);
  brg_board_view_set_picture (page->view, &picture);
  brg_board_view_set_targets (page->view, find_targets, NULL, NULL);
  g_signal_connect (page->view, "way-changed", G_CALLBACK (on_way_changed), page);
  g_signal_connect (page->view, "square-activated", G_CALLBACK (on_square_activated), page);
  page->window = stage_new (GTK_WIDGET (page->view), 500, 450);
  gtk_widget_grab_focus (GTK_WIDGET (page->view));
}

static void
close_page (Page *page)
{
  stage_assert_dies (page->window, GTK_WIDGET (page->view));
  g_string_free (page->log, TRUE);
}

/* What Enter does there. */
static void
touch (Page *page, gint square)
{
  brg_board_view_set_cursor (page->view, square);
  g_assert_true (stage_press (GTK_WIDGET (page->view), "Return"));
}

static guint
get_marks (Page *page, gint square)
{
  return brg_board_view_get_picture (page->view)->marks[square];
}

static void
test_hop_by_hop (void)
{
  Page page;
  const BrgBoardPicture *picture;

  open_page (&page);
  picture = brg_board_view_get_picture (page.view);
  touch (&page, C1);
  /* To lift is no way yet. */
  g_assert_cmpstr (page.log->str, ==, "");
  g_assert_cmpuint (brg_board_view_get_way (page.view)->n_squares, ==, 1);
  g_assert_cmpuint (picture->way.n_squares, ==, 0);
  touch (&page, E3);
  touch (&page, G5);
  g_assert_cmpstr (page.log->str, ==, "2-20 2-20-38 ");
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, G5);
  g_assert_cmpint (get_marks (&page, G5) & BRG_BOARD_LIFTED, !=, 0);
  g_assert_cmpint (get_marks (&page, E7) & BRG_BOARD_TARGET, !=, 0);
  g_assert_cmpint (get_marks (&page, E3) & BRG_BOARD_TARGET, ==, 0);
  /* The line on the board. */
  g_assert_cmpuint (picture->way.n_squares, ==, 3);
  g_assert_cmpint (picture->way.squares[1], ==, E3);
  close_page (&page);
}

static void
test_straight_to_the_end (void)
{
  Page page;

  open_page (&page);
  touch (&page, C1);
  touch (&page, E7);
  g_assert_cmpstr (page.log->str, ==, "2-52 ");
  close_page (&page);
}

static void
test_picture_ends_the_way (void)
{
  Page page;
  BrgBoardPicture picture;

  open_page (&page);
  touch (&page, C1);
  touch (&page, E3);
  fill_picture (NULL, &picture);
  brg_board_view_set_picture (page.view, &picture);
  g_assert_cmpuint (brg_board_view_get_way (page.view)->n_squares, ==, 0);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, BRG_BOARD_NO_SQUARE);
  g_assert_cmpuint (brg_board_view_get_picture (page.view)->way.n_squares, ==, 0);
  close_page (&page);
}

/* A picture may bring a way of its own, that of the last move: shown while nothing is led. */
static void
test_way_of_the_picture (void)
{
  Page page;
  BrgBoardPicture picture;

  open_page (&page);
  fill_picture (NULL, &picture);
  picture.way = (BrgBoardWay){ 2, { A5, C5 } };
  brg_board_view_set_picture (page.view, &picture);
  g_assert_cmpint (brg_board_view_get_picture (page.view)->way.squares[0], ==, A5);
  page.answers = FALSE;
  touch (&page, C1);
  touch (&page, E3);
  g_assert_cmpint (brg_board_view_get_picture (page.view)->way.squares[0], ==, C1);
  brg_board_view_put_back (page.view);
  g_assert_cmpint (brg_board_view_get_picture (page.view)->way.squares[0], ==, A5);
  close_page (&page);
}

/* Where something may be placed, while nothing is lifted. */
static void
test_targets_of_the_picture (void)
{
  Page page;
  BrgBoardPicture picture;

  open_page (&page);
  fill_picture (NULL, &picture);
  brg_board_picture_mark (&picture, A5, BRG_BOARD_TARGET);
  brg_board_view_set_picture (page.view, &picture);
  g_assert_cmpint (get_marks (&page, A5) & BRG_BOARD_TARGET, !=, 0);
  touch (&page, C1);
  g_assert_cmpint (get_marks (&page, A5) & BRG_BOARD_TARGET, ==, 0);
  touch (&page, C1);
  g_assert_cmpint (get_marks (&page, A5) & BRG_BOARD_TARGET, !=, 0);
  close_page (&page);
}

static void
test_step_back (gconstpointer key)
{
  Page page;
  GtkWidget *widget;

  open_page (&page);
  widget = GTK_WIDGET (page.view);
  /* With nothing lifted the key is the page's. */
  g_assert_false (stage_press (widget, key));
  touch (&page, C1);
  touch (&page, E3);
  touch (&page, G5);
  g_string_truncate (page.log, 0);
  g_assert_true (stage_press (widget, key));
  g_assert_cmpstr (page.log->str, ==, "2-20 ");
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, E3);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, E3);
  g_assert_true (stage_press (widget, key));
  g_assert_cmpstr (page.log->str, ==, "2-20 2 ");
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, C1);
  g_assert_cmpint (get_marks (&page, E3) & BRG_BOARD_TARGET, !=, 0);
  /* To put it back changes nothing on the board. */
  g_assert_true (stage_press (widget, key));
  g_assert_cmpstr (page.log->str, ==, "2-20 2 ");
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, BRG_BOARD_NO_SQUARE);
  g_assert_false (stage_press (widget, key));
  close_page (&page);
}

static void
test_touched_again (void)
{
  Page page;

  open_page (&page);
  touch (&page, C1);
  touch (&page, E3);
  touch (&page, G5);
  g_string_truncate (page.log, 0);
  /* The piece itself: a step back. An earlier square: back to it. */
  touch (&page, G5);
  g_assert_cmpstr (page.log->str, ==, "2-20 ");
  touch (&page, G5);
  touch (&page, C1);
  g_assert_cmpstr (page.log->str, ==, "2-20 2-20-38 2 ");
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, C1);
  touch (&page, C1);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, BRG_BOARD_NO_SQUARE);
  close_page (&page);
}

/* Another piece instead: the page is told, so that the first one stands where it stood. */
static void
test_another_piece (void)
{
  Page page;

  open_page (&page);
  touch (&page, C1);
  touch (&page, G1);
  g_assert_cmpstr (page.log->str, ==, "");
  touch (&page, C1);
  touch (&page, E3);
  g_string_truncate (page.log, 0);
  touch (&page, G1);
  g_assert_cmpstr (page.log->str, ==, "6 ");
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, G1);
  g_assert_cmpint (brg_board_view_get_picture (page.view)->pieces[E3], ==, BRG_PIECE_NONE);
  close_page (&page);
}

/* The page can still see what was lifted, and say why it does not go there. */
static void
test_useless_square (void)
{
  Page page;

  open_page (&page);
  touch (&page, C1);
  touch (&page, A5);
  g_assert_cmpint (page.activated, ==, A5);
  g_assert_cmpuint (page.n_squares_then, ==, 1);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, BRG_BOARD_NO_SQUARE);
  touch (&page, C1);
  touch (&page, E3);
  touch (&page, C5);
  /* What had been done is kept. */
  g_assert_cmpint (page.activated, ==, C5);
  g_assert_cmpuint (page.n_squares_then, ==, 2);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, E3);
  close_page (&page);
}

/* While the page asks which way is meant the old picture stands, with a line to the end. */
static void
test_page_that_waits (void)
{
  Page page;
  const BrgBoardPicture *picture;

  open_page (&page);
  picture = brg_board_view_get_picture (page.view);
  page.answers = FALSE;
  touch (&page, C1);
  touch (&page, E7);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, C1);
  g_assert_cmpuint (picture->way.n_squares, ==, 2);
  g_assert_cmpint (get_marks (&page, E3) & BRG_BOARD_TARGET, ==, 0);
  g_assert_true (brg_board_view_put_back (page.view));
  g_assert_cmpuint (picture->way.n_squares, ==, 0);
  g_assert_false (brg_board_view_put_back (page.view));
  close_page (&page);
}

/* A way shown when none is open is a picture. */
static void
test_show_without_a_way (void)
{
  Page page;
  BrgBoardPicture picture;

  open_page (&page);
  fill_picture (NULL, &picture);
  picture.pieces[A5] = MAN (BRG_COLOUR_BLACK);
  brg_board_view_show_way (page.view, &picture);
  g_assert_cmpint (brg_board_view_get_picture (page.view)->pieces[A5], !=, BRG_PIECE_NONE);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, BRG_BOARD_NO_SQUARE);
  close_page (&page);
}

/* The pointer: what the gesture tells of a press, a motion and a release. */

static GtkGesture *
find_drag (Page *page)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (page->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        return GTK_GESTURE (controller);
    }
  g_assert_not_reached ();
}

/* Presses on one square and lets go on another one; BRG_BOARD_NO_SQUARE is beside the board. */
static void
drag (Page *page, gint from, gint to)
{
  GtkGesture *gesture = find_drag (page);
  GdkRectangle start;
  GdkRectangle end = { 1, 1, 0, 0 };
  double x, y, dx, dy;

  brg_board_view_get_square_area (page->view, from, &start);
  if (to != BRG_BOARD_NO_SQUARE)
    brg_board_view_get_square_area (page->view, to, &end);
  x = start.x + start.width / 2.0;
  y = start.y + start.height / 2.0;
  dx = end.x + end.width / 2.0 - x;
  dy = end.y + end.height / 2.0 - y;
  g_signal_emit_by_name (gesture, "drag-begin", x, y);
  g_signal_emit_by_name (gesture, "drag-update", dx / 2, dy / 2);
  g_signal_emit_by_name (gesture, "drag-update", dx, dy);
  g_signal_emit_by_name (gesture, "drag-end", dx, dy);
}

static void
click (Page *page, gint square)
{
  drag (page, square, square);
}

static void
test_clicks (void)
{
  Page page;

  open_page (&page);
  click (&page, C1);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, C1);
  click (&page, E3);
  click (&page, G5);
  g_assert_cmpstr (page.log->str, ==, "2-20 2-20-38 ");
  /* On the piece itself: a step back. */
  click (&page, G5);
  g_assert_cmpstr (page.log->str, ==, "2-20 2-20-38 2-20 ");
  click (&page, E3);
  click (&page, C1);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, BRG_BOARD_NO_SQUARE);
  /* Light squares are nothing. */
  click (&page, C1 + 1);
  g_assert_cmpint (page.activated, ==, BRG_BOARD_NO_SQUARE);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, C1);
  close_page (&page);
}

static void
test_drag_hop_by_hop (void)
{
  Page page;

  open_page (&page);
  drag (&page, C1, E3);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, E3);
  drag (&page, E3, G5);
  g_assert_cmpstr (page.log->str, ==, "2-20 2-20-38 ");
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, G5);
  /* Where it may not go it stays on the last square of its way. */
  drag (&page, G5, A5);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, G5);
  g_assert_cmpint (page.activated, ==, A5);
  drag (&page, G5, BRG_BOARD_NO_SQUARE);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, G5);
  g_assert_cmpstr (page.log->str, ==, "2-20 2-20-38 ");
  close_page (&page);
}

static void
test_drag_straight_to_the_end (void)
{
  Page page;

  open_page (&page);
  drag (&page, C1, E7);
  g_assert_cmpstr (page.log->str, ==, "2-52 ");
  close_page (&page);
}

static void
test_drag_back (void)
{
  Page page;

  open_page (&page);
  drag (&page, C1, A5);
  g_assert_cmpint (brg_board_view_get_lifted (page.view), ==, BRG_BOARD_NO_SQUARE);
  g_assert_cmpstr (page.log->str, ==, "");
  g_assert_cmpint (page.activated, ==, A5);
  g_assert_cmpuint (page.n_squares_then, ==, 1);
  close_page (&page);
}

BRG_TEST_TOPIC ("board-way")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  g_test_add_func ("/widgets/board-way/hop-by-hop", test_hop_by_hop);
  g_test_add_func ("/widgets/board-way/straight-to-the-end", test_straight_to_the_end);
  g_test_add_func ("/widgets/board-way/picture-ends-it", test_picture_ends_the_way);
  g_test_add_func ("/widgets/board-way/of-the-picture", test_way_of_the_picture);
  g_test_add_func ("/widgets/board-way/targets-of-the-picture", test_targets_of_the_picture);
  g_test_add_data_func ("/widgets/board-way/escape", "Escape", test_step_back);
  g_test_add_data_func ("/widgets/board-way/backspace", "BackSpace", test_step_back);
  g_test_add_func ("/widgets/board-way/touched-again", test_touched_again);
  g_test_add_func ("/widgets/board-way/another-piece", test_another_piece);
  g_test_add_func ("/widgets/board-way/useless-square", test_useless_square);
  g_test_add_func ("/widgets/board-way/waiting", test_page_that_waits);
  g_test_add_func ("/widgets/board-way/no-way", test_show_without_a_way);
  g_test_add_func ("/widgets/board-way/pointer/clicks", test_clicks);
  g_test_add_func ("/widgets/board-way/pointer/hop-by-hop", test_drag_hop_by_hop);
  g_test_add_func ("/widgets/board-way/pointer/straight-to-the-end", test_drag_straight_to_the_end);
  g_test_add_func ("/widgets/board-way/pointer/back", test_drag_back);
  return g_test_run ();
}
