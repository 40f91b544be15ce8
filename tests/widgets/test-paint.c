/* test-paint.c - small signs and lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paint.h"
#include "brg-test.h"

#include "canvas.h"

#define SIZE 40
/* Rounding of half-covered pixels at the edge of a clip; a seam is far stronger. */
#define SEAM 8

static const BrgInk black = { 0, 0, 0, 1 };
static const BrgInk light = { 0.9, 0.9, 0.9, 1 };

static void
test_box_is_crisp (void)
{
  g_autoptr (Canvas) canvas = canvas_new (SIZE, SIZE);

  brg_paint_box (canvas->cr, 5, 7, 20, 1, &black);
  g_assert_cmpint (canvas_count (canvas, 0, 0, SIZE, SIZE), ==, 20);
  g_assert_cmphex (canvas_get (canvas, 5, 7), ==, 0x000000);
  g_assert_cmphex (canvas_get (canvas, 24, 7), ==, 0x000000);
  g_assert_cmphex (canvas_get (canvas, 25, 7), ==, 0xffffff);
}

static void
test_ring_lies_inside (void)
{
  g_autoptr (Canvas) canvas = canvas_new (SIZE, SIZE);

  brg_paint_ring (canvas->cr, 4, 4, 20, 16, 4, 2, &black);
  g_assert_cmphex (canvas_get (canvas, 14, 4), ==, 0x000000);
  g_assert_cmphex (canvas_get (canvas, 14, 5), ==, 0x000000);
  g_assert_cmphex (canvas_get (canvas, 14, 6), ==, 0xffffff);
  g_assert_cmpint (canvas_count (canvas, 4, 4, 20, 16), ==,
                   canvas_count (canvas, 0, 0, SIZE, SIZE));
}

static void
test_dashes_have_gaps (void)
{
  g_autoptr (Canvas) canvas = canvas_new (SIZE, SIZE);
  gint drawn;

  brg_paint_dashes (canvas->cr, 0, 0, SIZE, SIZE, 0, 1, &black);
  drawn = canvas_count (canvas, 1, 0, SIZE - 2, 1);
  g_assert_cmpint (drawn, >, SIZE / 3);
  g_assert_cmpint (drawn, <, SIZE - 4);
}

/* Two boxes beside each other are hatched like one: a row of hatched cells has no seams. */
static void
test_hatches_join (void)
{
  g_autoptr (Canvas) whole = canvas_new (SIZE, SIZE);
  g_autoptr (Canvas) halves = canvas_new (SIZE, SIZE);

  brg_paint_hatch (whole->cr, 0, 0, SIZE, SIZE, 10, 1, &black);
  brg_paint_hatch (halves->cr, 0, 0, 17, SIZE, 10, 1, &black);
  brg_paint_hatch (halves->cr, 17, 0, SIZE - 17, SIZE, 10, 1, &black);
  g_assert_cmpint (canvas_count (whole, 0, 0, SIZE, SIZE), >, SIZE);
  for (gint y = 0; y < SIZE; y++)
    for (gint x = 0; x < SIZE; x++)
      g_assert_cmpfloat_with_epsilon (canvas_get (whole, x, y) & 0xff,
                                      canvas_get (halves, x, y) & 0xff, SEAM);
}

static void
test_hatch_stays_in_its_box (void)
{
  g_autoptr (Canvas) canvas = canvas_new (SIZE, SIZE);

  brg_paint_hatch (canvas->cr, 10, 10, 12, 8, 5, 1, &black);
  g_assert_cmpint (canvas_count (canvas, 10, 10, 12, 8), >, 0);
  g_assert_cmpint (canvas_count (canvas, 10, 10, 12, 8), ==,
                   canvas_count (canvas, 0, 0, SIZE, SIZE));
}

static void
test_envelope_stays_in_its_box (void)
{
  g_autoptr (Canvas) canvas = canvas_new (SIZE, SIZE);

  brg_paint_envelope (canvas->cr, 8, 8, 16, &black);
  g_assert_cmpint (canvas_count (canvas, 8, 8, 16, 12), >, 40);
  g_assert_cmpint (canvas_count (canvas, 8, 8, 16, 12), ==,
                   canvas_count (canvas, 0, 0, SIZE, SIZE));
  /* The flap comes down in the middle, the corners below it are empty. */
  g_assert_cmpint (canvas_count (canvas, 15, 12, 2, 4), >, 0);
  g_assert_cmpint (canvas_count (canvas, 11, 15, 2, 2), ==, 0);
}

typedef struct
{
  const char *path;
  const BrgInk *ink;
  BrgColour side;
  gboolean is_filled;
} Side;

static const Side sides[] = {
  { "/widgets/paint/side/white-on-light", &black, BRG_COLOUR_WHITE, FALSE },
  { "/widgets/paint/side/black-on-light", &black, BRG_COLOUR_BLACK, TRUE },
  { "/widgets/paint/side/white-on-dark", &light, BRG_COLOUR_WHITE, TRUE },
  { "/widgets/paint/side/black-on-dark", &light, BRG_COLOUR_BLACK, FALSE },
};

static void
test_side (gconstpointer data)
{
  const Side *expected = data;
  g_autoptr (Canvas) canvas = canvas_new (SIZE, SIZE);

  brg_paint_side (canvas->cr, 10, 10, 9, expected->side, expected->ink);
  g_assert_cmphex (canvas_get (canvas, 10, 10), !=, 0xffffff);
  g_assert_cmphex (canvas_get (canvas, 18, 18), !=, 0xffffff);
  g_assert_cmpint (canvas_get (canvas, 14, 14) != 0xffffff, ==, expected->is_filled);
  g_assert_cmpint (canvas_count (canvas, 10, 10, 9, 9), ==,
                   canvas_count (canvas, 0, 0, SIZE, SIZE));
}

static void
test_history (void)
{
  g_autoptr (Canvas) canvas = canvas_new (SIZE, SIZE);

  g_assert_cmpfloat (brg_paint_get_history_width (NULL, 10), ==, 0);
  g_assert_cmpfloat (brg_paint_get_history_width ("", 10), ==, 0);
  g_assert_cmpfloat (brg_paint_get_history_width ("w", 10), ==, 10);
  g_assert_cmpfloat (brg_paint_get_history_width ("wb-", 10), ==, 36);
  brg_paint_history (canvas->cr, 0, 0, 10, "wb-", &black);
  g_assert_cmphex (canvas_get (canvas, 5, 5), ==, 0xffffff);
  g_assert_cmphex (canvas_get (canvas, 18, 5), ==, 0x000000);
  /* No game: a dash, neither side. */
  g_assert_cmpint (canvas_count (canvas, 26, 0, 10, 10), >, 0);
  g_assert_cmpint (canvas_count (canvas, 26, 0, 10, 10), <, 10);
  g_assert_cmpint (canvas_count (canvas, 36, 0, 4, SIZE), ==, 0);
}

BRG_TEST_TOPIC ("paint")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/paint/box/is-crisp", test_box_is_crisp);
  g_test_add_func ("/widgets/paint/ring/lies-inside", test_ring_lies_inside);
  g_test_add_func ("/widgets/paint/dashes/have-gaps", test_dashes_have_gaps);
  g_test_add_func ("/widgets/paint/hatch/neighbours-join", test_hatches_join);
  g_test_add_func ("/widgets/paint/hatch/stays-in-its-box", test_hatch_stays_in_its_box);
  g_test_add_func ("/widgets/paint/envelope/stays-in-its-box", test_envelope_stays_in_its_box);
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    g_test_add_data_func (sides[i].path, &sides[i], test_side);
  g_test_add_func ("/widgets/paint/history", test_history);
  return g_test_run ();
}
