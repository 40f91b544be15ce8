/* test-board-view.c - a board in a window
 *
 * Dragging needs a pointer: tests/gui/position-editor.py does it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board-view.h"
#include "brg-test.h"

#include "brg-board-view-speech.h"
#include "brg-board-view-way.h"
#include "stage.h"

enum
{
  A1 = 0,
  B1 = 1,
  E1 = 4,
  H1 = 7,
  E2 = 12,
  E3 = 20,
  F3 = 21,
  E4 = 28,
  E7 = 52,
  A8 = 56,
  H8 = 63,
};

typedef struct
{
  BrgBoardView *view;
  GtkWindow *window;
  gint from;
  gint to;
  gint activated;
  gint lifted;
  gint n_moves;
} Page;

static void
on_way_changed (BrgBoardView *view G_GNUC_UNUSED, const BrgBoardWay *way, Page *page)
{
  g_assert_cmpuint (way->n_squares, ==, 2);
  page->from = way->squares[0];
  page->to = way->squares[1];
  page->n_moves++;
}

static void
on_square_activated (BrgBoardView *view G_GNUC_UNUSED, gint square, Page *page)
{
  page->activated = square;
}

static void
on_lifted_changed (BrgBoardView *view, gint square, Page *page)
{
  g_assert_cmpint (brg_board_view_get_lifted (view), ==, square);
  page->lifted = square;
}

/* White's pawn on e2 goes to e3 and e4, its king to e2 never, nothing else moves. */
static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer user_data G_GNUC_UNUSED)
{
  if (way->squares[0] != E2)
    return;
  brg_board_set_add (targets, E3);
  brg_board_set_add (targets, E4);
}

static void
open_page (Page *page)
{
  BrgPosition position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  BrgBoardPicture picture;

  brg_board_picture_init_chess (&picture, &position);
  *page = (Page){ .view = BRG_BOARD_VIEW (brg_board_view_new ()),
                  .from = -1,
                  .to = -1,
                  .activated = -1,
                  .lifted = BRG_BOARD_NO_SQUARE };
  brg_board_view_set_picture (page->view, &picture);
  brg_board_view_set_targets (page->view, find_targets, NULL, NULL);
  g_signal_connect (page->view, "way-changed", G_CALLBACK (on_way_changed), page);
  g_signal_connect (page->view, "square-activated", G_CALLBACK (on_square_activated), page);
  g_signal_connect (page->view, "lifted-changed", G_CALLBACK (on_lifted_changed), page);
  page->window = stage_new (GTK_WIDGET (page->view), 500, 450);
  gtk_widget_grab_focus (GTK_WIDGET (page->view));
}

static void
press (Page *page, const char *keys)
{
  g_assert_true (stage_press (GTK_WIDGET (page->view), keys));
}

typedef struct
{
  const char *path;
  gboolean is_flipped;
  gint from;
  const char *keys;
  gint to;
} Step;

static const Step steps[] = {
  { "/widgets/board-view/cursor/right", FALSE, A1, "Right", B1 },
  { "/widgets/board-view/cursor/left-at-the-edge", FALSE, A1, "Left", A1 },
  { "/widgets/board-view/cursor/up", FALSE, E1, "Up", E2 },
  { "/widgets/board-view/cursor/down-at-the-edge", FALSE, E1, "Down", E1 },
  { "/widgets/board-view/cursor/end", FALSE, A1, "End", H1 },
  { "/widgets/board-view/cursor/home", FALSE, H1, "Home", A1 },
  { "/widgets/board-view/cursor/control-home", FALSE, E4, "<Control>Home", A8 },
  { "/widgets/board-view/cursor/control-end", FALSE, E4, "<Control>End", H1 },
  { "/widgets/board-view/cursor/keypad", FALSE, A1, "KP_Right", B1 },
  { "/widgets/board-view/cursor/askew", FALSE, E2, "KP_Page_Up", F3 },
  { "/widgets/board-view/cursor/askew-at-the-edge", FALSE, E1, "KP_End", E1 },
  { "/widgets/board-view/cursor/flipped-askew", TRUE, F3, "KP_Next", E4 },
  /* Keys go where one looks, whoever sits below. */
  { "/widgets/board-view/cursor/flipped-left", TRUE, A1, "Left", B1 },
  { "/widgets/board-view/cursor/flipped-down", TRUE, E1, "Down", E2 },
  { "/widgets/board-view/cursor/flipped-home", TRUE, A1, "Home", H1 },
  { "/widgets/board-view/cursor/flipped-control-end", TRUE, E4, "<Control>End", A8 },
};

static void
test_step (gconstpointer data)
{
  const Step *step = data;
  Page page;

  open_page (&page);
  brg_board_view_set_flipped (page.view, step->is_flipped);
  brg_board_view_set_cursor (page.view, step->from);
  press (&page, step->keys);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, step->to);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

/* Where only dark squares are played on: a1, c1 ... and b2, d2 ... */
static const Step dark_steps[] = {
  { "/widgets/board-view/dark-cursor/right", FALSE, A1, "Right", 2 },
  { "/widgets/board-view/dark-cursor/left-at-the-edge", FALSE, 9, "Left", 9 },
  { "/widgets/board-view/dark-cursor/right-at-the-edge", FALSE, 6, "Right", 6 },
  /* Up and down in a band of two columns. */
  { "/widgets/board-view/dark-cursor/up", FALSE, A1, "Up", 9 },
  { "/widgets/board-view/dark-cursor/up-again", FALSE, 9, "Up", 16 },
  { "/widgets/board-view/dark-cursor/down", FALSE, 9, "Down", A1 },
  { "/widgets/board-view/dark-cursor/up-at-the-edge", FALSE, 57, "Up", 57 },
  { "/widgets/board-view/dark-cursor/end", FALSE, A1, "End", 6 },
  { "/widgets/board-view/dark-cursor/home", FALSE, 15, "Home", 9 },
  { "/widgets/board-view/dark-cursor/control-home", FALSE, A1, "<Control>Home", 57 },
  { "/widgets/board-view/dark-cursor/control-end", FALSE, 57, "<Control>End", 6 },
  { "/widgets/board-view/dark-cursor/askew", FALSE, 9, "KP_Page_Up", 18 },
  { "/widgets/board-view/dark-cursor/askew-at-the-edge", FALSE, A1, "KP_Home", A1 },
  { "/widgets/board-view/dark-cursor/flipped-down", TRUE, 9, "Down", 16 },
  { "/widgets/board-view/dark-cursor/flipped-right", TRUE, H8, "Right", 61 },
};

static void
test_dark_step (gconstpointer data)
{
  const Step *step = data;
  BrgDraughtsPosition position = brg_draughts_position_start (BRG_DRAUGHTS_RUSSIAN);
  BrgBoardPicture picture;
  Page page;

  open_page (&page);
  brg_board_picture_init_draughts (&picture, &position, FALSE);
  brg_board_view_set_flipped (page.view, step->is_flipped);
  brg_board_view_set_picture (page.view, &picture);
  brg_board_view_set_cursor (page.view, step->from);
  press (&page, step->keys);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, step->to);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

/* A cursor that stood on a light square comes to a dark one. */
static void
test_cursor_leaves_light_squares (void)
{
  static const gint light[][2] = { { B1, A1 }, { 8, 9 }, { A8, 57 } };
  BrgDraughtsPosition position = brg_draughts_position_start (BRG_DRAUGHTS_RUSSIAN);
  BrgBoardPicture picture;

  brg_board_picture_init_draughts (&picture, &position, FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (light); i++)
    {
      Page page;

      open_page (&page);
      brg_board_view_set_cursor (page.view, light[i][0]);
      brg_board_view_set_picture (page.view, &picture);
      g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, light[i][1]);
      stage_assert_dies (page.window, GTK_WIDGET (page.view));
    }
}

static void
test_move_by_keys (void)
{
  Page page;
  const BrgBoardPicture *picture;

  open_page (&page);
  picture = brg_board_view_get_picture (page.view);
  brg_board_view_set_cursor (page.view, E2);
  press (&page, "Return");
  g_assert_cmpint (page.lifted, ==, E2);
  g_assert_cmpint (picture->marks[E4] & BRG_BOARD_TARGET, !=, 0);
  g_assert_cmpint (picture->marks[E2] & BRG_BOARD_LIFTED, !=, 0);
  press (&page, "Up");
  press (&page, "Up");
  press (&page, "space");
  g_assert_cmpint (page.n_moves, ==, 1);
  g_assert_cmpint (page.from, ==, E2);
  g_assert_cmpint (page.to, ==, E4);
  /* The board waits for the page. */
  g_assert_cmpint (page.lifted, ==, E2);
  g_assert_cmpint (picture->marks[E4] & BRG_BOARD_TARGET, ==, 0);
  g_assert_cmpint (picture->pieces[E2], !=, BRG_PIECE_NONE);
  g_assert_cmpint (picture->pieces[E4], ==, BRG_PIECE_NONE);
  g_assert_cmpint (page.activated, ==, -1);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

static void
test_put_back (void)
{
  Page page;

  open_page (&page);
  brg_board_view_set_cursor (page.view, E2);
  /* With nothing lifted Escape is the window's. */
  g_assert_false (stage_press (GTK_WIDGET (page.view), "Escape"));
  press (&page, "Return");
  press (&page, "Escape");
  g_assert_cmpint (page.lifted, ==, BRG_BOARD_NO_SQUARE);
  /* Enter on the lifted piece and on a square that is no target do the same. */
  press (&page, "Return");
  press (&page, "Return");
  g_assert_cmpint (page.lifted, ==, BRG_BOARD_NO_SQUARE);
  g_assert_cmpint (page.activated, ==, -1);
  press (&page, "Return");
  brg_board_view_set_cursor (page.view, E7);
  press (&page, "Return");
  g_assert_cmpint (page.lifted, ==, BRG_BOARD_NO_SQUARE);
  g_assert_cmpint (page.activated, ==, E7);
  g_assert_cmpint (page.n_moves, ==, 0);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

static void
test_piece_without_targets_stays (void)
{
  Page page;

  open_page (&page);
  brg_board_view_set_cursor (page.view, E1);
  press (&page, "Return");
  g_assert_cmpint (page.lifted, ==, BRG_BOARD_NO_SQUARE);
  g_assert_cmpint (page.activated, ==, E1);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

static void
test_picture_puts_back (void)
{
  Page page;
  BrgBoardPicture picture;

  open_page (&page);
  brg_board_view_set_flipped (page.view, TRUE);
  brg_board_view_set_cursor (page.view, E2);
  press (&page, "Return");
  brg_board_picture_init (&picture, 8, 8);
  brg_board_view_set_picture (page.view, &picture);
  g_assert_cmpint (page.lifted, ==, BRG_BOARD_NO_SQUARE);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, E2);
  /* Who sits below is not the position's business. */
  g_assert_true (brg_board_view_get_flipped (page.view));
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

static void
test_smaller_board_keeps_the_cursor_on_it (void)
{
  Page page;
  BrgBoardPicture picture;

  open_page (&page);
  brg_board_picture_init (&picture, 15, 15);
  brg_board_view_set_picture (page.view, &picture);
  brg_board_view_set_cursor (page.view, 224);
  brg_board_picture_init (&picture, 8, 8);
  brg_board_view_set_picture (page.view, &picture);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, H8);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

/* Renju begins with the point H8. */
static void
test_lined_board_begins_in_the_middle (void)
{
  Page page;
  BrgBoardPicture picture;

  open_page (&page);
  brg_board_picture_init_renju (&picture, NULL, BRG_RENJU_LETTER_I);
  brg_board_view_set_picture (page.view, &picture);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, 112);
  press (&page, "Up");
  brg_board_view_set_picture (page.view, &picture);
  g_assert_cmpint (brg_board_view_get_cursor (page.view), ==, 127);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

static char *
describe (const BrgBoardPicture *picture, gint square, gboolean is_lifted, gpointer user_data)
{
  ++*(gint *) user_data;
  return g_strdup_printf ("%d %d %d", square, picture->pieces[square], is_lifted);
}

static void
test_speech (void)
{
  Page page;
  gint n = 0;

  open_page (&page);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (page.view), GTK_ACCESSIBLE_ROLE_IMG);
  brg_board_view_set_label (page.view, "Board 5");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page.view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board 5");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page.view),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "a1");
  brg_board_view_set_describe (page.view, describe, &n, NULL);
  brg_board_view_set_cursor (page.view, E2);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page.view),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "12 2 0");
  press (&page, "Return");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (page.view),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "12 2 1");
  g_assert_cmpint (n, >=, 3);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

static void
test_areas (void)
{
  Page page;
  GdkRectangle a1, h8;

  open_page (&page);
  brg_board_view_get_square_area (page.view, A1, &a1);
  brg_board_view_get_square_area (page.view, H8, &h8);
  g_assert_cmpint (a1.width, ==, a1.height);
  g_assert_cmpint (h8.x - a1.x, ==, 7 * a1.width);
  g_assert_cmpint (a1.y - h8.y, ==, 7 * a1.width);
  g_assert_cmpint (brg_board_view_find_square (page.view, a1.x, a1.y), ==, A1);
  g_assert_cmpint (brg_board_view_find_square (page.view, h8.x + h8.width, h8.y), ==,
                   BRG_BOARD_NO_SQUARE);
  stage_assert_dies (page.window, GTK_WIDGET (page.view));
}

BRG_TEST_TOPIC ("board-view")
{
  gtk_test_init (&argc, &argv, NULL);
  stage_load_styles (NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    g_test_add_data_func (steps[i].path, &steps[i], test_step);
  for (gsize i = 0; i < G_N_ELEMENTS (dark_steps); i++)
    g_test_add_data_func (dark_steps[i].path, &dark_steps[i], test_dark_step);
  g_test_add_func ("/widgets/board-view/dark-cursor/light-square",
                   test_cursor_leaves_light_squares);
  g_test_add_func ("/widgets/board-view/move-by-keys", test_move_by_keys);
  g_test_add_func ("/widgets/board-view/put-back", test_put_back);
  g_test_add_func ("/widgets/board-view/piece-without-targets", test_piece_without_targets_stays);
  g_test_add_func ("/widgets/board-view/picture-puts-back", test_picture_puts_back);
  g_test_add_func ("/widgets/board-view/smaller-board", test_smaller_board_keeps_the_cursor_on_it);
  g_test_add_func ("/widgets/board-view/lined-board", test_lined_board_begins_in_the_middle);
  g_test_add_func ("/widgets/board-view/speech", test_speech);
  g_test_add_func ("/widgets/board-view/areas", test_areas);
  return g_test_run ();
}
