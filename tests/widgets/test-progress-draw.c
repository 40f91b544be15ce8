/* test-progress-draw.c - a chart of places by rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-progress-draw.h"
#include "brg-test.h"

#include "canvas.h"

#define WIDTH 900
#define HEIGHT 500

/* Player i ends at place i + 1; in the first round the order is the other way about. */
static BrgProgressChart *
make_chart (gint n_rounds, gint n_lines)
{
  BrgProgressChart *chart = brg_progress_chart_new (n_rounds, n_lines);

  for (gint k = 0; k < n_rounds; k++)
    chart->heads[k] = g_strdup_printf ("%d", k + 1);
  for (gint i = 0; i < n_lines; i++)
    {
      chart->lines[i].player = i;
      chart->lines[i].name = g_strdup_printf ("%d Player", i + 1);
      for (gint k = 0; k < n_rounds; k++)
        {
          chart->lines[i].places[k] = k == 0 ? n_lines - i : i + 1;
          chart->lines[i].texts[k] = g_strdup_printf ("%d", chart->lines[i].places[k]);
        }
    }
  return chart;
}

static void
assert_shown (const gboolean *is_shown, gint n_lines, gint from, gint to)
{
  for (gint i = 0; i < n_lines; i++)
    g_assert_true (is_shown[i] == (i >= from && i <= to));
}

/* All of a small field; of a large one nine at the picked one, at the ends as many. */
static void
test_choose (void)
{
  gboolean is_shown[300];
  gboolean pinned[300] = { FALSE };
  g_autoptr (BrgProgressChart) small = make_chart (3, 12);
  g_autoptr (BrgProgressChart) large = make_chart (3, 300);

  brg_progress_chart_choose (small, 5, NULL, is_shown);
  assert_shown (is_shown, 12, 0, 11);
  brg_progress_chart_choose (large, 100, NULL, is_shown);
  assert_shown (is_shown, 300, 96, 104);
  brg_progress_chart_choose (large, 0, NULL, is_shown);
  assert_shown (is_shown, 300, 0, 8);
  brg_progress_chart_choose (large, 299, NULL, is_shown);
  assert_shown (is_shown, 300, 291, 299);
  pinned[20] = TRUE;
  brg_progress_chart_choose (large, 100, pinned, is_shown);
  g_assert_true (is_shown[20]);
  is_shown[20] = FALSE;
  assert_shown (is_shown, 300, 96, 104);
}

static void
test_range (void)
{
  gboolean is_shown[12] = { FALSE };
  gint first, last;
  g_autoptr (BrgProgressChart) chart = make_chart (3, 12);

  is_shown[4] = TRUE; /* 8, then 5 */
  brg_progress_chart_find_range (chart, is_shown, &first, &last);
  g_assert_cmpint (first, ==, 5);
  g_assert_cmpint (last, ==, 8);
  is_shown[4] = FALSE;
  brg_progress_chart_find_range (chart, is_shown, &first, &last);
  g_assert_cmpint (first, ==, 1);
  g_assert_cmpint (last, ==, 2);
}

/* Every name is beside the end of its line: there the line is found, also by the pointer. */
static void
test_find (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  g_autoptr (BrgProgressChart) chart = make_chart (4, 12);
  BrgProgressScene scene = { .width = WIDTH, .height = HEIGHT, .picked = 0, .round = -1 };
  gint before = -1;
  gint n_found = 0;

  for (gint y = 0; y < HEIGHT; y++)
    {
      gint found = brg_progress_draw_find (chart, texts, &scene, WIDTH - 40, y);

      if (found < 0 || found == before)
        continue;
      /* From the top down in the order of the last places. */
      g_assert_cmpint (found, ==, before + 1);
      before = found;
      n_found++;
    }
  g_assert_cmpint (n_found, ==, 12);
}

static gint
count_colour (Canvas *canvas, guint32 colour)
{
  gint n = 0;

  for (gint y = 0; y < HEIGHT; y++)
    for (gint x = 0; x < WIDTH; x++)
      n += canvas_get (canvas, x, y) == colour;
  return n;
}

/* The picked line is drawn in the colour of the focus, the others are not. */
static void
test_picked (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  g_autoptr (BrgProgressChart) chart = make_chart (4, 12);
  BrgPalette palette;

  brg_palette_init (&palette, BRG_SCHEME_LIGHT);
  for (gint picked = -1; picked < 2; picked++)
    {
      g_autoptr (Canvas) canvas = canvas_new (WIDTH, HEIGHT);
      BrgProgressScene scene = { .width = WIDTH, .height = HEIGHT, .picked = picked, .round = -1 };

      brg_progress_draw (canvas->cr, chart, texts, &palette, &scene);
      g_assert_true ((count_colour (canvas, 0x1c5fa8) > 500) == (picked >= 0));
    }
}

/* Nothing fails without rounds, with one, with one player, or when nobody has a place. */
static void
test_small (void)
{
  g_autoptr (TextContext) context = canvas_new_context (2);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  BrgPalette palette;

  brg_palette_init (&palette, BRG_SCHEME_DARK);
  for (gint n_rounds = 0; n_rounds < 3; n_rounds++)
    for (gint n_lines = 0; n_lines < 3; n_lines++)
      {
        g_autoptr (Canvas) canvas = canvas_new (WIDTH, HEIGHT);
        g_autoptr (BrgProgressChart) chart = make_chart (n_rounds, n_lines);
        BrgProgressScene scene = { .width = WIDTH, .height = HEIGHT, .picked = n_lines - 1 };

        if (n_lines == 2)
          for (gint k = 0; k < n_rounds; k++)
            chart->lines[1].places[k] = 0;
        brg_progress_draw (canvas->cr, chart, texts, &palette, &scene);
        g_assert_cmpint (cairo_status (canvas->cr), ==, CAIRO_STATUS_SUCCESS);
      }
}

BRG_TEST_TOPIC ("progress-draw")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/progress-draw/choose", test_choose);
  g_test_add_func ("/widgets/progress-draw/range", test_range);
  g_test_add_func ("/widgets/progress-draw/find", test_find);
  g_test_add_func ("/widgets/progress-draw/picked", test_picked);
  g_test_add_func ("/widgets/progress-draw/small", test_small);
  return g_test_run ();
}
