/* bench-crosstable.c - times of measuring and drawing crosstables
 *
 * Not a test: prints milliseconds. The table is drawn as a window of 1200 x 650 shows it, scrolled
 * by a row from picture to picture.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "brg-crosstable-draw.h"
#include "canvas.h"
#include "sample-tables.h"

#define WIDTH 1200
#define HEIGHT 650
#define N_PICTURES 200

static double
ms_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000.0;
}

static void
draw_pictures (const BrgCrosstableLayout *layout, const char *name, double layout_ms)
{
  g_autoptr (Canvas) canvas = canvas_new (WIDTH, HEIGHT);
  BrgPalette palette;
  double first_ms = 0;
  gint64 start;

  brg_palette_init (&palette, BRG_SCHEME_LIGHT);
  start = g_get_monotonic_time ();
  for (gint i = 0; i < N_PICTURES; i++)
    {
      gint hidden = layout->height - HEIGHT;
      BrgCrosstableScene scene = {
        .width = WIDTH,
        .height = HEIGHT,
        .scroll_y = hidden > 0 ? i * layout->row_height % hidden : 0,
        .cursor_row = i % layout->table->n_rows,
        .has_ring = TRUE,
      };

      brg_crosstable_draw (canvas->cr, layout, &palette, &scene);
      if (i == 0)
        first_ms = ms_since (start);
    }
  printf ("%s: layout %.1f ms, first picture %.1f ms, mean of %d pictures %.2f ms\n", name,
          layout_ms, first_ms, N_PICTURES, ms_since (start) / N_PICTURES);
}

static void
measure (BrgCrosstable *table, const char *name)
{
  g_autoptr (BrgCrosstable) owned = table;
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  gint64 start = g_get_monotonic_time ();
  g_autoptr (BrgCrosstableLayout) layout = brg_crosstable_layout_new (table, texts);
  g_autoptr (BrgCrosstableLayout) again = NULL;
  double layout_ms;

  brg_crosstable_layout_fit (layout, WIDTH);
  layout_ms = ms_since (start);
  start = g_get_monotonic_time ();
  again = brg_crosstable_layout_new (table, texts);
  printf ("%s: layout again %.1f ms\n", name, ms_since (start));
  draw_pictures (layout, name, layout_ms);
}

int
main (void)
{
  measure (sample_tables_new_swiss (300, 9), "Swiss of 300, 9 rounds");
  measure (sample_tables_new_swiss (1000, 11), "Swiss of 1,000, 11 rounds");
  measure (sample_tables_new_round_robin (30), "round robin of 30");
  return 0;
}
