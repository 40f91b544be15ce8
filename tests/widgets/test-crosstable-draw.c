/* test-crosstable-draw.c - a crosstable on a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-draw.h"
#include "brg-test.h"

#include <math.h>

#include "canvas.h"
#include "sample-tables.h"

/* Row of the annulled player, and cells of the sample table that are looked at. */
#define STRUCK_ROW 4
#define STRUCK_COLUMN 4
#define WIDTH 1200
#define HEIGHT 600

typedef struct
{
  PangoContext *context;
  BrgTextCache *texts;
  BrgCrosstable *table;
  BrgCrosstableLayout *layout;
  BrgPalette palette;
  BrgCrosstableScene scene;
  Canvas *canvas;
} Fixture;

static void
set_up_with (Fixture *fixture, BrgCrosstable *table, double scale, gint width)
{
  fixture->context = canvas_new_context (scale);
  fixture->texts = brg_text_cache_new (fixture->context);
  fixture->table = table;
  fixture->layout = brg_crosstable_layout_new (table, fixture->texts);
  brg_palette_init (&fixture->palette, BRG_SCHEME_LIGHT);
  fixture->scene = (BrgCrosstableScene){ .width = width, .height = HEIGHT, .cursor_row = -1 };
  fixture->canvas = canvas_new (width, HEIGHT);
  brg_crosstable_layout_fit (fixture->layout, width);
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  set_up_with (fixture, sample_tables_new_annulled (), 1, WIDTH);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  canvas_free (fixture->canvas);
  brg_crosstable_layout_free (fixture->layout);
  brg_crosstable_free (fixture->table);
  brg_text_cache_free (fixture->texts);
  g_object_unref (fixture->context);
}

static void
draw (Fixture *fixture)
{
  brg_crosstable_draw (fixture->canvas->cr, fixture->layout, &fixture->palette, &fixture->scene);
}

static guint32
pack_ink (const BrgInk *ink)
{
  return ((guint32) lround (ink->red * 255) << 16) | ((guint32) lround (ink->green * 255) << 8) |
         (guint32) lround (ink->blue * 255);
}

static guint32
get_ink (Fixture *fixture, BrgInkName name)
{
  return pack_ink (&fixture->palette.ink[name]);
}

static BrgCrosstableRect
get_cell (Fixture *fixture, gint row, gint column)
{
  BrgCrosstableRect rect;

  g_assert_true (
      brg_crosstable_scene_get_cell (&fixture->scene, fixture->layout, row, column, &rect));
  return rect;
}

/* Pixels of a cell that are not white, its lines left out. */
static gint
count_inside (Fixture *fixture, gint row, gint column)
{
  BrgCrosstableRect rect = get_cell (fixture, row, column);

  return canvas_count (fixture->canvas, rect.x + 1, rect.y, rect.width - 2, rect.height - 1);
}

/* Annulled */

static void
test_struck_row_has_a_line (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect points = get_cell (fixture, STRUCK_ROW, fixture->table->n_columns);
  gint y = points.y + points.height / 2;
  guint32 line = get_ink (fixture, BRG_INK_DIM);

  draw (fixture);
  /* The stroke is 1.5 px: one row of pixels is full. */
  for (gint x = 0; x < points.x; x++)
    g_assert_true (canvas_get (fixture->canvas, x, y) == line ||
                   canvas_get (fixture->canvas, x, y - 1) == line);
  /* It stops before the note. */
  g_assert_cmphex (canvas_get (fixture->canvas, points.x + 3, y), !=, line);
  /* Its neighbours have none. */
  y += fixture->layout->row_height;
  g_assert_cmphex (canvas_get (fixture->canvas, 3, y), ==, 0xffffff);
  g_assert_cmphex (canvas_get (fixture->canvas, 3, y - 1), ==, 0xffffff);
}

static void
test_struck_column_has_a_line (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect first = get_cell (fixture, 0, STRUCK_COLUMN);
  BrgCrosstableRect last = get_cell (fixture, fixture->table->n_rows - 1, STRUCK_COLUMN);
  gint x = first.x + first.width / 2;
  guint32 line = get_ink (fixture, BRG_INK_DIM);

  draw (fixture);
  for (gint y = first.y; y < last.y + last.height; y++)
    g_assert_true (canvas_get (fixture->canvas, x, y) == line ||
                   canvas_get (fixture->canvas, x - 1, y) == line);
  /* The heading is hatched but not struck: the number can be read. */
  g_assert_cmphex (canvas_get (fixture->canvas, x, 1), !=, line);
}

static void
test_annulled_is_hatched (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect head = get_cell (fixture, -1, STRUCK_COLUMN);
  BrgCrosstableRect empty = get_cell (fixture, STRUCK_ROW, 1);

  draw (fixture);
  /* Above the stroke of an empty cell there is only the hatch. */
  g_assert_cmpint (canvas_count (fixture->canvas, empty.x + 2, empty.y + 1, 30, 15), >, 15);
  g_assert_cmpint (canvas_count (fixture->canvas, head.x + 2, head.y, 30, 8), >, 8);
  /* An empty cell that counts is empty. */
  g_assert_cmpint (count_inside (fixture, 0, 9), ==, 0);
}

static void
test_not_counted_is_hatched_without_lines (void)
{
  Fixture fixture;
  BrgCrosstableRect rect;
  gint rows = 0;

  set_up_with (&fixture, sample_tables_new_withdrawn (), 1, WIDTH);
  draw (&fixture);
  rect = get_cell (&fixture, 6, 0);
  g_assert_cmpint (canvas_count (fixture.canvas, rect.x + 2, rect.y + 1, 30, 10), >, 10);
  for (gint y = rect.y; y < rect.y + rect.height - 1; y++)
    rows += canvas_count (fixture.canvas, rect.x + 1, y, rect.width - 2, 1) == rect.width - 2;
  g_assert_cmpint (rows, ==, 0);
  tear_down (&fixture, NULL);
}

/* Results */

static void
test_win_is_bold (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableCell *cell = &fixture->table->rows[0].cells[9];
  gint plain, bold;

  cell->text = g_strdup ("1");
  draw (fixture);
  plain = count_inside (fixture, 0, 9);
  cell->mark = BRG_CELL_WIN;
  draw (fixture);
  bold = count_inside (fixture, 0, 9);
  g_assert_cmpint (plain, >, 0);
  g_assert_cmpint (bold, >, plain);
}

static void
test_not_counted_win_is_not_bold (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableCell *cell = &fixture->table->rows[0].cells[9];
  gint plain;

  cell->text = g_strdup ("1");
  cell->mark = BRG_CELL_NOT_COUNTED;
  draw (fixture);
  plain = count_inside (fixture, 0, 9);
  cell->mark = BRG_CELL_NOT_COUNTED | BRG_CELL_WIN;
  draw (fixture);
  g_assert_cmpint (count_inside (fixture, 0, 9), ==, plain);
}

static void
test_diagonal_is_grey (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect rect = get_cell (fixture, 2, 2);

  draw (fixture);
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + 10, rect.y + 10), ==,
                   get_ink (fixture, BRG_INK_NEUTRAL_BG));
}

static void
test_adjourned_is_tinted_with_an_envelope (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect rect = get_cell (fixture, 8, 10);
  guint32 ink = get_ink (fixture, BRG_INK_ADJOURNED);
  gint n = 0;

  draw (fixture);
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + 3, rect.y + 3), ==,
                   get_ink (fixture, BRG_INK_ADJOURNED_BG));
  for (gint y = rect.y; y < rect.y + rect.height; y++)
    for (gint x = rect.x; x < rect.x + rect.width; x++)
      n += canvas_get (fixture->canvas, x, y) == ink;
  g_assert_cmpint (n, >, 10);
}

static void
test_forfeit_has_a_box (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect rect = get_cell (fixture, 0, 9);

  fixture->table->rows[0].cells[9].text = g_strdup ("+");
  fixture->table->rows[0].cells[9].mark = BRG_CELL_FORFEIT;
  draw (fixture);
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + rect.width / 2, rect.y + 9), ==,
                   get_ink (fixture, BRG_INK_NEUTRAL_BG));
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + 3, rect.y + 3), ==, 0xffffff);
}

static void
test_open_has_dashes (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->table->rows[0].cells[9].mark = BRG_CELL_OPEN;
  draw (fixture);
  g_assert_cmpint (count_inside (fixture, 0, 9), >, 30);
}

/* The cursor */

static void
test_cursor (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect rect = get_cell (fixture, 0, 9);

  fixture->scene.cursor_row = 0;
  fixture->scene.cursor_column = 9;
  draw (fixture);
  /* The row is tinted from end to end, the column by half. */
  g_assert_cmphex (canvas_get (fixture->canvas, 2, rect.y + 3), ==,
                   get_ink (fixture, BRG_INK_SELECTED));
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + rect.width / 2, rect.y + 60), !=,
                   0xffffff);
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + rect.width / 2, rect.y), !=,
                   get_ink (fixture, BRG_INK_RING));
  fixture->scene.has_ring = TRUE;
  draw (fixture);
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + rect.width / 2, rect.y), ==,
                   get_ink (fixture, BRG_INK_RING));
  g_assert_cmphex (canvas_get (fixture->canvas, rect.x + 1, rect.y + rect.height / 2), ==,
                   get_ink (fixture, BRG_INK_RING));
}

static void
test_ring_is_thicker_for_contrast (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableRect rect = get_cell (fixture, 1, 9);
  gint thickness[2] = { 0, 0 };

  fixture->scene.cursor_row = 1;
  fixture->scene.cursor_column = 9;
  fixture->scene.has_ring = TRUE;
  for (gint i = 0; i < 2; i++)
    {
      brg_palette_init (&fixture->palette, i == 0 ? BRG_SCHEME_LIGHT : BRG_SCHEME_LIGHT_CONTRAST);
      draw (fixture);
      for (gint x = rect.x; x < rect.x + 10; x++)
        thickness[i] += canvas_get (fixture->canvas, x, rect.y + rect.height / 2) ==
                        get_ink (fixture, BRG_INK_RING);
    }
  g_assert_cmpint (thickness[0], ==, 2);
  g_assert_cmpint (thickness[1], ==, 3);
}

/* Lines and edges */

static void
test_strong_line_parts_groups (void)
{
  Fixture fixture;
  gint strong = 0;

  set_up_with (&fixture, sample_tables_new_swiss (20, 5), 1, WIDTH);
  draw (&fixture);
  for (gint row = 1; row < 20; row++)
    {
      BrgCrosstableRect rect = get_cell (&fixture, row, 0);
      guint32 line = canvas_get (fixture.canvas, 3, rect.y - 1);
      gboolean is_strong = (line & 0xff) < 0xa0;

      g_assert_cmpint (is_strong, ==, fixture.table->rows[row].line_above);
      strong += is_strong;
    }
  g_assert_cmpint (strong, >, 0);
  tear_down (&fixture, NULL);
}

static void
test_nothing_beyond_the_table (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint right = fixture->layout->width;
  gint bottom = fixture->layout->height;

  g_assert_cmpint (right, <, WIDTH);
  g_assert_cmpint (bottom, <, HEIGHT);
  draw (fixture);
  g_assert_cmpint (canvas_count (fixture->canvas, right, 0, WIDTH - right, HEIGHT), ==, 0);
  g_assert_cmpint (canvas_count (fixture->canvas, 0, bottom, WIDTH, HEIGHT - bottom), ==, 0);
}

static void
test_frozen_blocks_do_not_scroll (void)
{
  Fixture still, scrolled;
  gint left;

  set_up_with (&still, sample_tables_new_round_robin (30), 1, 900);
  set_up_with (&scrolled, sample_tables_new_round_robin (30), 1, 900);
  scrolled.scene.scroll_x = 77;
  draw (&still);
  draw (&scrolled);
  /* But for the line at their edges. */
  left = still.layout->block_width[BRG_CROSSTABLE_LEFT] - 1;
  for (gint y = 0; y < HEIGHT; y++)
    {
      for (gint x = 0; x < left; x++)
        g_assert_cmphex (canvas_get (still.canvas, x, y), ==, canvas_get (scrolled.canvas, x, y));
      for (gint x = 900 - still.layout->block_width[BRG_CROSSTABLE_RIGHT] + 1; x < 900; x++)
        g_assert_cmphex (canvas_get (still.canvas, x, y), ==, canvas_get (scrolled.canvas, x, y));
    }
  tear_down (&still, NULL);
  tear_down (&scrolled, NULL);
}

/* No text runs into the next column, whatever the width and the scale of the text. */
static void
assert_margins_are_empty (Fixture *fixture)
{
  for (gint i = 0; i < fixture->layout->n_columns; i++)
    {
      const BrgCrosstableColumn *column = &fixture->layout->columns[i];
      gint x = column->x;

      if (column->block != BRG_CROSSTABLE_LEFT)
        continue;
      for (gint row = 0; row < STRUCK_ROW; row++)
        {
          BrgCrosstableRect rect = get_cell (fixture, row, BRG_CROSSTABLE_COLUMN_NAME);
          guint32 ground = canvas_get (fixture->canvas, x + 1, rect.y + 2);

          if (rect.y + rect.height >= HEIGHT)
            continue;
          for (gint y = rect.y + 1; y < rect.y + rect.height - fixture->layout->line; y++)
            g_assert_cmphex (canvas_get (fixture->canvas, x + column->width - 2, y), ==, ground);
        }
    }
}

static void
test_texts_are_not_clipped (void)
{
  for (gint scale = 1; scale <= 2; scale++)
    for (gint width = 500 * scale; width <= 1200 * scale; width += 100)
      {
        Fixture fixture;

        set_up_with (&fixture, sample_tables_new_annulled (), scale, width);
        draw (&fixture);
        assert_margins_are_empty (&fixture);
        tear_down (&fixture, NULL);
      }
}

static void
test_schemes_draw (void)
{
  for (gint scheme = 0; scheme < BRG_N_SCHEMES; scheme++)
    {
      Fixture fixture;

      set_up_with (&fixture, sample_tables_new_withdrawn (), 1, WIDTH);
      brg_palette_init (&fixture.palette, (BrgScheme) scheme);
      draw (&fixture);
      g_assert_cmphex (canvas_get (fixture.canvas, WIDTH - 1, HEIGHT - 1), ==,
                       get_ink (&fixture, BRG_INK_VIEW));
      tear_down (&fixture, NULL);
    }
}

static void
test_empty_table_draws (void)
{
  Fixture fixture;

  set_up_with (&fixture, brg_crosstable_new (BRG_CROSSTABLE_SWISS, 0, 0, 0), 1, WIDTH);
  draw (&fixture);
  g_assert_cmpint (canvas_count (fixture.canvas, 0, 100, WIDTH, HEIGHT - 100), ==, 0);
  tear_down (&fixture, NULL);
}

#define ADD(name, function) \
  g_test_add ("/widgets/crosstable-draw/" name, Fixture, NULL, set_up, function, tear_down)

/* The game under the cursor has a line below its mark, and only there; an open one a dashed box. */
static void
test_game_cursor (void)
{
  Fixture fixture;
  BrgCrosstableRect cell, slots[2];
  gint n[2];

  set_up_with (&fixture, sample_tables_new_double (), 1, WIDTH);
  fixture.scene.cursor_row = 2;
  fixture.scene.cursor_column = 3;
  fixture.scene.cursor_game = 1;
  draw (&fixture);
  g_assert_true (brg_crosstable_scene_get_cell (&fixture.scene, fixture.layout, 2, 3, &cell));
  for (gint i = 0; i < 2; i++)
    {
      guint32 ring = 0x1c5fa8;
      gint y = cell.y + cell.height - fixture.layout->line - 4;

      brg_crosstable_scene_get_slot (fixture.layout, &cell, 2, i, &slots[i]);
      n[i] = 0;
      for (gint x = slots[i].x; x < slots[i].x + slots[i].width; x++)
        n[i] += canvas_get (fixture.canvas, x, y) == ring;
    }
  g_assert_cmpint (n[0], ==, 0);
  g_assert_cmpint (n[1], >, slots[1].width / 2);
  tear_down (&fixture, NULL);
}

BRG_TEST_TOPIC ("crosstable-draw")
{
  g_test_init (&argc, &argv, NULL);
  ADD ("struck-row-has-a-line", test_struck_row_has_a_line);
  ADD ("struck-column-has-a-line", test_struck_column_has_a_line);
  ADD ("annulled-is-hatched", test_annulled_is_hatched);
  ADD ("win-is-bold", test_win_is_bold);
  ADD ("not-counted-win-is-not-bold", test_not_counted_win_is_not_bold);
  ADD ("diagonal-is-grey", test_diagonal_is_grey);
  ADD ("adjourned-is-tinted", test_adjourned_is_tinted_with_an_envelope);
  ADD ("forfeit-has-a-box", test_forfeit_has_a_box);
  ADD ("open-has-dashes", test_open_has_dashes);
  ADD ("cursor", test_cursor);
  ADD ("ring-is-thicker-for-contrast", test_ring_is_thicker_for_contrast);
  ADD ("nothing-beyond-the-table", test_nothing_beyond_the_table);
  g_test_add_func ("/widgets/crosstable-draw/not-counted-is-hatched",
                   test_not_counted_is_hatched_without_lines);
  g_test_add_func ("/widgets/crosstable-draw/strong-line", test_strong_line_parts_groups);
  g_test_add_func ("/widgets/crosstable-draw/frozen-blocks", test_frozen_blocks_do_not_scroll);
  g_test_add_func ("/widgets/crosstable-draw/texts-are-not-clipped", test_texts_are_not_clipped);
  g_test_add_func ("/widgets/crosstable-draw/schemes", test_schemes_draw);
  g_test_add_func ("/widgets/crosstable-draw/empty-table", test_empty_table_draws);
  g_test_add_func ("/widgets/crosstable-draw/game-cursor", test_game_cursor);
  return g_test_run ();
}
