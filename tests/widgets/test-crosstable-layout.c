/* test-crosstable-layout.c - where everything of a crosstable stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-scene.h"
#include "brg-test.h"

#include "canvas.h"
#include "sample-tables.h"

typedef struct
{
  PangoContext *context;
  BrgTextCache *texts;
  BrgCrosstable *table;
  BrgCrosstableLayout *layout;
} Fixture;

static void
set_up_with (Fixture *fixture, BrgCrosstable *table, double scale)
{
  fixture->context = canvas_new_context (scale);
  fixture->texts = brg_text_cache_new (fixture->context);
  fixture->table = table;
  fixture->layout = brg_crosstable_layout_new (table, fixture->texts);
}

static void
set_up_round_robin (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  set_up_with (fixture, sample_tables_new_annulled (), 1);
}

static void
set_up_swiss (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  set_up_with (fixture, sample_tables_new_swiss (40, 9), 1);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  brg_crosstable_layout_free (fixture->layout);
  brg_crosstable_free (fixture->table);
  brg_text_cache_free (fixture->texts);
  g_object_unref (fixture->context);
}

static const BrgCrosstableColumn *
find_part (Fixture *fixture, BrgCrosstablePart part)
{
  for (gint i = 0; i < fixture->layout->n_columns; i++)
    if (fixture->layout->columns[i].part == part)
      return &fixture->layout->columns[i];
  g_assert_not_reached ();
}

static BrgCrosstableBlock
block_at (Fixture *fixture, BrgCrosstablePart part, gint width)
{
  brg_crosstable_layout_fit (fixture->layout, width);
  return find_part (fixture, part)->block;
}

/* Column numbers */

static void
test_numbers_go_round (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (gint column = BRG_CROSSTABLE_COLUMN_NAME;
       column < brg_crosstable_columns_count (fixture->table); column++)
    {
      gint index;
      BrgCrosstablePart part = brg_crosstable_columns_get_part (fixture->table, column, &index);

      g_assert_cmpint (brg_crosstable_columns_get_number (fixture->table, part, index), ==, column);
    }
}

static void
test_missing_heading (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  g_autoptr (BrgCrosstable) table = sample_tables_new_annulled ();
  g_autoptr (BrgCrosstableLayout) with = brg_crosstable_layout_new (table, texts);
  g_autoptr (BrgCrosstableLayout) without = NULL;

  g_clear_pointer (&table->head_rating, g_free);
  without = brg_crosstable_layout_new (table, texts);
  g_assert_cmpint (without->n_columns, ==, with->n_columns - 1);
  for (gint i = 0; i < without->n_columns; i++)
    g_assert_cmpint (without->columns[i].part, !=, BRG_CROSSTABLE_RATING);
}

/* Order on the screen */

static void
test_round_robin_order (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const BrgCrosstablePart expected[] = {
    BRG_CROSSTABLE_NUMBER, BRG_CROSSTABLE_NAME,         BRG_CROSSTABLE_TITLE,
    BRG_CROSSTABLE_RATING, BRG_CROSSTABLE_ORGANISATION, BRG_CROSSTABLE_RESULT,
  };
  const BrgCrosstableLayout *layout = fixture->layout;

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpint (layout->columns[i].part, ==, expected[i]);
  g_assert_cmpint (layout->columns[layout->n_columns - 3].part, ==, BRG_CROSSTABLE_POINTS);
  g_assert_cmpint (layout->columns[layout->n_columns - 2].part, ==, BRG_CROSSTABLE_VALUE);
  g_assert_cmpint (layout->columns[layout->n_columns - 1].part, ==, BRG_CROSSTABLE_PLACE);
}

static void
test_swiss_order (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpint (fixture->layout->columns[0].part, ==, BRG_CROSSTABLE_PLACE);
  g_assert_cmpint (fixture->layout->columns[1].part, ==, BRG_CROSSTABLE_NUMBER);
  g_assert_cmpint (fixture->layout->columns[2].part, ==, BRG_CROSSTABLE_NAME);
  g_assert_cmpint (fixture->layout->columns[0].block, ==, BRG_CROSSTABLE_LEFT);
}

/* Sizes as they are designed: rows 40 and 26, square cells of 38. */
static void
test_design_sizes (void)
{
  for (gint64 scale = 1; scale <= 2; scale++)
    {
      Fixture fixture;

      set_up_with (&fixture, sample_tables_new_annulled (), (double) scale);
      g_assert_cmpint (fixture.layout->row_height, ==, 40 * scale);
      g_assert_cmpint (fixture.layout->cell_width, ==, 38 * scale);
      tear_down (&fixture, NULL);
      set_up_with (&fixture, sample_tables_new_swiss (8, 3), (double) scale);
      g_assert_cmpint (fixture.layout->row_height, ==, 26 * scale);
      tear_down (&fixture, NULL);
    }
}

/* What gives way: titles, organisations, ratings, then tie-breaks and totals scroll. */
static void
test_narrow (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint full = fixture->layout->full_width;
  gint name = find_part (fixture, BRG_CROSSTABLE_NAME)->natural;
  gint last = BRG_CROSSTABLE_N_PARTS;
  static const BrgCrosstablePart order[] = { BRG_CROSSTABLE_TITLE, BRG_CROSSTABLE_ORGANISATION,
                                             BRG_CROSSTABLE_RATING, BRG_CROSSTABLE_VALUE,
                                             BRG_CROSSTABLE_POINTS };

  for (gint width = full; width > 300; width -= 10)
    {
      gint gone = 0;
      gint totals;

      brg_crosstable_layout_fit (fixture->layout, width);
      totals = find_part (fixture, BRG_CROSSTABLE_POINTS)->width;
      if (find_part (fixture, BRG_CROSSTABLE_PLACE)->block == BRG_CROSSTABLE_MIDDLE)
        totals += find_part (fixture, BRG_CROSSTABLE_PLACE)->width;
      for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
        {
          BrgCrosstableBlock block = find_part (fixture, order[i])->block;
          gboolean gave_way = block == BRG_CROSSTABLE_HIDDEN || block == BRG_CROSSTABLE_MIDDLE;

          /* Nothing gives way before what stands above it in the list. */
          g_assert_true (!gave_way || gone == (gint) i);
          gone += gave_way;
        }
      /* Names are cut before the points are out of sight. */
      if (find_part (fixture, BRG_CROSSTABLE_NAME)->width < name)
        g_assert_cmpint (gone, >=, 4);
      if (gone == 5)
        g_assert_cmpint (fixture->layout->block_width[BRG_CROSSTABLE_LEFT] +
                             fixture->layout->cell_width +
                             MAX (totals, fixture->layout->notes_width) + 4,
                         >, width - 10);
      last = MIN (last, gone);
    }
  g_assert_cmpint (last, ==, 0);
  g_assert_cmpint (find_part (fixture, BRG_CROSSTABLE_POINTS)->block, ==, BRG_CROSSTABLE_MIDDLE);
}

/* 900 px for text of 10 pt is the limit; at 200 % it is 1800. */
static void
test_narrow_is_scaled (void)
{
  Fixture fixture;

  set_up_with (&fixture, sample_tables_new_round_robin (30), 1);
  g_assert_cmpint (block_at (&fixture, BRG_CROSSTABLE_TITLE, 900), ==, BRG_CROSSTABLE_LEFT);
  g_assert_cmpint (block_at (&fixture, BRG_CROSSTABLE_TITLE, 899), ==, BRG_CROSSTABLE_HIDDEN);
  g_assert_cmpint (block_at (&fixture, BRG_CROSSTABLE_ORGANISATION, 899), ==,
                   BRG_CROSSTABLE_HIDDEN);
  tear_down (&fixture, NULL);
  set_up_with (&fixture, sample_tables_new_round_robin (30), 2);
  g_assert_cmpint (block_at (&fixture, BRG_CROSSTABLE_TITLE, 1800), ==, BRG_CROSSTABLE_LEFT);
  g_assert_cmpint (block_at (&fixture, BRG_CROSSTABLE_TITLE, 1799), ==, BRG_CROSSTABLE_HIDDEN);
  tear_down (&fixture, NULL);
}

static void
test_small_table_keeps_titles (void)
{
  Fixture fixture;

  set_up_with (&fixture, sample_tables_new_round_robin (4), 1);
  g_assert_cmpint (fixture.layout->full_width, <, 899);
  g_assert_cmpint (block_at (&fixture, BRG_CROSSTABLE_TITLE, 899), ==, BRG_CROSSTABLE_LEFT);
  tear_down (&fixture, NULL);
}

/* One pixel too few for everything: a column about persons goes, and every result stays in sight.
 */
static void
test_whole_before_scrolled (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  brg_crosstable_layout_fit (fixture->layout, fixture->layout->full_width - 1);
  g_assert_cmpint (fixture->layout->width, <, fixture->layout->full_width);
  g_assert_cmpint (find_part (fixture, BRG_CROSSTABLE_TITLE)->block, ==, BRG_CROSSTABLE_HIDDEN);
  g_assert_cmpint (find_part (fixture, BRG_CROSSTABLE_ORGANISATION)->block, ==,
                   BRG_CROSSTABLE_LEFT);
}

static void
test_columns_touch (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const gint widths[] = { 400, 700, 1000, 1366, 2000 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gint ends[BRG_CROSSTABLE_N_BLOCKS] = { 0 };

      brg_crosstable_layout_fit (fixture->layout, widths[i]);
      for (gint j = 0; j < fixture->layout->n_columns; j++)
        {
          const BrgCrosstableColumn *column = &fixture->layout->columns[j];

          if (column->block == BRG_CROSSTABLE_HIDDEN)
            continue;
          g_assert_cmpint (column->x, ==, ends[column->block]);
          if (column->part != BRG_CROSSTABLE_NAME)
            g_assert_cmpint (column->width, >=, column->natural);
          ends[column->block] += column->width;
        }
      g_assert_cmpmem (ends, sizeof ends, fixture->layout->block_width, sizeof ends);
    }
}

/* The note of an annulled row is read whole, in whatever room. */
static void
test_note_has_room (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint note = brg_text_cache_get_width (fixture->texts, "аннулирован, § 23", BRG_TEXT_BOLD);

  for (gint width = 300; width < 1400; width += 50)
    {
      const BrgCrosstableColumn *points = find_part (fixture, BRG_CROSSTABLE_POINTS);

      brg_crosstable_layout_fit (fixture->layout, width);
      g_assert_cmpint (fixture->layout->block_width[points->block] - points->x, >, note);
    }
}

static void
test_long_organisation_is_bounded (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  g_autoptr (BrgCrosstable) table = sample_tables_new_annulled ();
  g_autoptr (BrgCrosstableLayout) layout = NULL;

  g_free (table->rows[0].organisation);
  table->rows[0].organisation =
      g_strdup ("Муниципальное учреждение спортивная школа олимпийского резерва № 12");
  layout = brg_crosstable_layout_new (table, texts);
  for (gint i = 0; i < layout->n_columns; i++)
    if (layout->columns[i].part == BRG_CROSSTABLE_ORGANISATION)
      g_assert_cmpint (layout->columns[i].natural, ==, 220);
}

static void
test_long_name_is_bounded (void)
{
  g_autoptr (TextContext) context = canvas_new_context (2);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  g_autoptr (BrgCrosstable) table = sample_tables_new_annulled ();
  g_autoptr (BrgCrosstableLayout) layout = NULL;
  Fixture fixture = { .layout = NULL };

  g_free (table->rows[0].name);
  table->rows[0].name = g_strdup ("Преображенский-Константинопольский-Заболотный Иннокентий");
  layout = brg_crosstable_layout_new (table, texts);
  fixture.layout = layout;
  g_assert_cmpint (find_part (&fixture, BRG_CROSSTABLE_NAME)->natural, ==, 2 * 230);
  /* 900 px and letters of 200 % */
  brg_crosstable_layout_fit (layout, 900);
  g_assert_cmpint (find_part (&fixture, BRG_CROSSTABLE_NAME)->width, ==, 2 * 130);
  g_assert_cmpint (find_part (&fixture, BRG_CROSSTABLE_POINTS)->block, ==, BRG_CROSSTABLE_RIGHT);
}

/* Geometry */

static void
test_find_is_inverse_of_cell (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableScene scene = { .width = 820, .height = 400, .scroll_x = 33, .scroll_y = 17 };
  gint seen = 0;

  brg_crosstable_layout_fit (fixture->layout, scene.width);
  for (gint row = 0; row < fixture->table->n_rows; row++)
    for (gint column = BRG_CROSSTABLE_COLUMN_NAME;
         column < brg_crosstable_columns_count (fixture->table); column++)
      {
        BrgCrosstableRect rect, block;
        const BrgCrosstableColumn *found;
        gint found_row;
        double x, y;

        g_assert_true (brg_crosstable_scene_get_cell (&scene, fixture->layout, row, column, &rect));
        x = rect.x + rect.width / 2.0;
        y = rect.y + rect.height / 2.0;
        found = brg_crosstable_scene_find (&scene, fixture->layout, x, y, &found_row);
        if (found == NULL || y < fixture->layout->head_height)
          continue;
        brg_crosstable_scene_get_block (&scene, fixture->layout, found->block, &block);
        g_assert_cmpint (found_row, ==, row);
        /* Only a cell that is scrolled under a frozen block is found as another one. */
        if (found->column != column)
          g_assert_cmpint (found->block, !=, BRG_CROSSTABLE_MIDDLE);
        else
          seen++;
      }
  g_assert_cmpint (seen, >, 40);
}

static void
test_find_outside (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableScene scene = { .width = 1600, .height = 1600 };
  gint row;

  brg_crosstable_layout_fit (fixture->layout, scene.width);
  g_assert_null (brg_crosstable_scene_find (&scene, fixture->layout, 1590, 100, &row));
  g_assert_null (brg_crosstable_scene_find (&scene, fixture->layout, 100, 1500, &row));
  g_assert_null (brg_crosstable_scene_find (&scene, fixture->layout, 100, -1, &row));
  g_assert_nonnull (brg_crosstable_scene_find (&scene, fixture->layout, 100, 3, &row));
  g_assert_cmpint (row, ==, -1);
}

static void
test_right_block_is_frozen (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  BrgCrosstableScene scene = { .width = 820, .height = 400 };
  BrgCrosstableRect rect;

  brg_crosstable_layout_fit (fixture->layout, scene.width);
  brg_crosstable_scene_get_block (&scene, fixture->layout, BRG_CROSSTABLE_RIGHT, &rect);
  g_assert_cmpint (rect.x + rect.width, ==, scene.width);
  scene.scroll_x = 200;
  brg_crosstable_scene_get_block (&scene, fixture->layout, BRG_CROSSTABLE_RIGHT, &rect);
  g_assert_cmpint (rect.x + rect.width, ==, scene.width);
  /* In a wide window it follows the results instead. */
  scene.width = 2000;
  brg_crosstable_layout_fit (fixture->layout, scene.width);
  brg_crosstable_scene_get_block (&scene, fixture->layout, BRG_CROSSTABLE_RIGHT, &rect);
  g_assert_cmpint (rect.x + rect.width, ==, fixture->layout->width);
}

/* Steps */

static void
test_steps_of_round_robin (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BrgCrosstableLayout *layout = fixture->layout;

  g_assert_cmpint (brg_crosstable_layout_step (layout, BRG_CROSSTABLE_COLUMN_NAME, 1), ==, 0);
  g_assert_cmpint (brg_crosstable_layout_step (layout, 11, 1), ==, 12);
  g_assert_cmpint (brg_crosstable_layout_step (layout, 13, 1), ==, 14);
  g_assert_cmpint (brg_crosstable_layout_step (layout, 14, 1), ==, 14);
  g_assert_cmpint (brg_crosstable_layout_step (layout, 5, G_MININT), ==,
                   BRG_CROSSTABLE_COLUMN_NAME);
  g_assert_cmpint (brg_crosstable_layout_step (layout, 5, G_MAXINT), ==, 14);
  /* A column that is not there means the last one. */
  g_assert_cmpint (brg_crosstable_layout_step (layout, 99, 0), ==, 14);
}

/* In a Swiss the place, the last number, is the first column. */
static void
test_steps_of_swiss (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const BrgCrosstableLayout *layout = fixture->layout;
  gint place = brg_crosstable_columns_count (fixture->table) - 1;

  g_assert_cmpint (brg_crosstable_layout_step (layout, 0, -1), ==, BRG_CROSSTABLE_COLUMN_NAME);
  g_assert_cmpint (brg_crosstable_layout_step (layout, 0, -2), ==, place);
  g_assert_cmpint (brg_crosstable_layout_step (layout, place, 1), ==, BRG_CROSSTABLE_COLUMN_NAME);
  g_assert_cmpint (brg_crosstable_layout_step (layout, place, G_MAXINT), ==, place - 1);
}

#define ADD_BOTH(name, function)                                                                 \
  g_test_add ("/widgets/crosstable-layout/round-robin/" name, Fixture, NULL, set_up_round_robin, \
              function, tear_down);                                                              \
  g_test_add ("/widgets/crosstable-layout/swiss/" name, Fixture, NULL, set_up_swiss, function,   \
              tear_down)

/* Several games of a cell */

/* The games of a cell stand side by side inside it, and each is found where it stands. */
static void
test_slots (void)
{
  Fixture fixture;
  BrgCrosstableScene scene = { .width = 1200, .height = 400 };
  BrgCrosstableRect cell, first, second;

  set_up_with (&fixture, sample_tables_new_double (), 1);
  brg_crosstable_layout_fit (fixture.layout, scene.width);
  g_assert_true (brg_crosstable_scene_get_cell (&scene, fixture.layout, 1, 2, &cell));
  brg_crosstable_scene_get_slot (fixture.layout, &cell, 2, 0, &first);
  brg_crosstable_scene_get_slot (fixture.layout, &cell, 2, 1, &second);
  g_assert_cmpint (first.x, >=, cell.x);
  g_assert_cmpint (second.x, ==, first.x + first.width);
  g_assert_cmpint (second.x + second.width, <=, cell.x + cell.width);
  g_assert_cmpint (first.width, >, brg_text_cache_get_width (fixture.texts, "½", BRG_TEXT_LARGE));
  g_assert_cmpint (brg_crosstable_scene_find_game (&scene, fixture.layout, 1, 2, first.x + 1), ==,
                   0);
  g_assert_cmpint (brg_crosstable_scene_find_game (&scene, fixture.layout, 1, 2, second.x + 1), ==,
                   1);
  /* Beside the slots the nearest one is meant; on the diagonal there is none. */
  g_assert_cmpint (brg_crosstable_scene_find_game (&scene, fixture.layout, 1, 2, cell.x), ==, 0);
  g_assert_cmpint (
      brg_crosstable_scene_find_game (&scene, fixture.layout, 1, 2, cell.x + cell.width - 1), ==,
      1);
  g_assert_cmpint (brg_crosstable_scene_find_game (&scene, fixture.layout, 1, 1, second.x), ==, 0);
  tear_down (&fixture, NULL);
}

BRG_TEST_TOPIC ("crosstable-layout")
{
  g_test_init (&argc, &argv, NULL);
  ADD_BOTH ("numbers-go-round", test_numbers_go_round);
  ADD_BOTH ("columns-touch", test_columns_touch);
  ADD_BOTH ("narrow", test_narrow);
  ADD_BOTH ("find-is-inverse-of-cell", test_find_is_inverse_of_cell);
  ADD_BOTH ("find-outside", test_find_outside);
  ADD_BOTH ("right-block-is-frozen", test_right_block_is_frozen);
  g_test_add ("/widgets/crosstable-layout/round-robin/order", Fixture, NULL, set_up_round_robin,
              test_round_robin_order, tear_down);
  g_test_add ("/widgets/crosstable-layout/round-robin/steps", Fixture, NULL, set_up_round_robin,
              test_steps_of_round_robin, tear_down);
  g_test_add ("/widgets/crosstable-layout/round-robin/note-has-room", Fixture, NULL,
              set_up_round_robin, test_note_has_room, tear_down);
  g_test_add ("/widgets/crosstable-layout/swiss/order", Fixture, NULL, set_up_swiss,
              test_swiss_order, tear_down);
  g_test_add ("/widgets/crosstable-layout/swiss/steps", Fixture, NULL, set_up_swiss,
              test_steps_of_swiss, tear_down);
  g_test_add ("/widgets/crosstable-layout/round-robin/whole-before-scrolled", Fixture, NULL,
              set_up_round_robin, test_whole_before_scrolled, tear_down);
  g_test_add_func ("/widgets/crosstable-layout/missing-heading", test_missing_heading);
  g_test_add_func ("/widgets/crosstable-layout/design-sizes", test_design_sizes);
  g_test_add_func ("/widgets/crosstable-layout/narrow-is-scaled", test_narrow_is_scaled);
  g_test_add_func ("/widgets/crosstable-layout/small-table-keeps-titles",
                   test_small_table_keeps_titles);
  g_test_add_func ("/widgets/crosstable-layout/long-organisation-is-bounded",
                   test_long_organisation_is_bounded);
  g_test_add_func ("/widgets/crosstable-layout/long-name-is-bounded", test_long_name_is_bounded);
  g_test_add_func ("/widgets/crosstable-layout/slots", test_slots);
  return g_test_run ();
}
