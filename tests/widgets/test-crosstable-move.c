/* test-crosstable-move.c - where a key takes the cursor of a crosstable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-crosstable-move.h"
#include "brg-test.h"

#include "canvas.h"
#include "sample-tables.h"

/* The sample has 12 players: results 0 to 11, points 12, tie-break 13, place 14. */
#define NAME BRG_CROSSTABLE_COLUMN_NAME
#define PLACE 14
#define PAGE 5

typedef struct
{
  const char *path;
  BrgCrosstableMove move;
  gint row, column;
  gint new_row, new_column;
} Case;

static const Case free_cases[] = {
  { "left", BRG_CROSSTABLE_MOVE_LEFT, 3, 5, 3, 4 },
  { "left-from-first-result", BRG_CROSSTABLE_MOVE_LEFT, 3, 0, 3, NAME },
  { "left-at-edge", BRG_CROSSTABLE_MOVE_LEFT, 3, NAME, 3, NAME },
  { "right-over-diagonal", BRG_CROSSTABLE_MOVE_RIGHT, 3, 2, 3, 3 },
  { "right-from-last-result", BRG_CROSSTABLE_MOVE_RIGHT, 3, 11, 3, 12 },
  { "right-at-edge", BRG_CROSSTABLE_MOVE_RIGHT, 3, PLACE, 3, PLACE },
  { "up", BRG_CROSSTABLE_MOVE_UP, 3, 5, 2, 5 },
  { "up-at-edge", BRG_CROSSTABLE_MOVE_UP, 0, 5, 0, 5 },
  { "down", BRG_CROSSTABLE_MOVE_DOWN, 3, 5, 4, 5 },
  { "down-at-edge", BRG_CROSSTABLE_MOVE_DOWN, 11, 5, 11, 5 },
  { "row-start", BRG_CROSSTABLE_MOVE_ROW_START, 3, 5, 3, NAME },
  { "row-end", BRG_CROSSTABLE_MOVE_ROW_END, 3, 5, 3, PLACE },
  { "page-up", BRG_CROSSTABLE_MOVE_PAGE_UP, 7, 5, 2, 5 },
  { "page-up-at-edge", BRG_CROSSTABLE_MOVE_PAGE_UP, 4, 5, 0, 5 },
  { "page-down", BRG_CROSSTABLE_MOVE_PAGE_DOWN, 3, 5, 8, 5 },
  { "page-down-at-edge", BRG_CROSSTABLE_MOVE_PAGE_DOWN, 8, 5, 11, 5 },
  { "top", BRG_CROSSTABLE_MOVE_TOP, 8, 5, 0, 5 },
  { "bottom", BRG_CROSSTABLE_MOVE_BOTTOM, 8, 5, 11, 5 },
};

static const Case entry_cases[] = {
  { "left", BRG_CROSSTABLE_MOVE_LEFT, 3, 6, 3, 5 },
  { "left-over-diagonal", BRG_CROSSTABLE_MOVE_LEFT, 3, 4, 3, 2 },
  { "left-at-edge", BRG_CROSSTABLE_MOVE_LEFT, 3, 0, 3, 0 },
  { "left-before-diagonal-at-edge", BRG_CROSSTABLE_MOVE_LEFT, 0, 1, 0, 1 },
  { "right-over-diagonal", BRG_CROSSTABLE_MOVE_RIGHT, 3, 2, 3, 4 },
  { "right-at-edge", BRG_CROSSTABLE_MOVE_RIGHT, 3, 11, 3, 11 },
  { "right-before-diagonal-at-edge", BRG_CROSSTABLE_MOVE_RIGHT, 11, 10, 11, 10 },
  { "right-from-name", BRG_CROSSTABLE_MOVE_RIGHT, 3, NAME, 3, 0 },
  { "left-from-place", BRG_CROSSTABLE_MOVE_LEFT, 3, PLACE, 3, 11 },
  { "up-over-diagonal", BRG_CROSSTABLE_MOVE_UP, 6, 5, 4, 5 },
  { "down-over-diagonal", BRG_CROSSTABLE_MOVE_DOWN, 4, 5, 6, 5 },
  { "down-before-diagonal-at-edge", BRG_CROSSTABLE_MOVE_DOWN, 10, 11, 10, 11 },
  { "row-start", BRG_CROSSTABLE_MOVE_ROW_START, 3, 5, 3, 0 },
  { "row-start-on-diagonal", BRG_CROSSTABLE_MOVE_ROW_START, 0, 5, 0, 1 },
  { "row-end", BRG_CROSSTABLE_MOVE_ROW_END, 3, 5, 3, 11 },
  { "row-end-on-diagonal", BRG_CROSSTABLE_MOVE_ROW_END, 11, 5, 11, 10 },
  { "page-down-on-diagonal", BRG_CROSSTABLE_MOVE_PAGE_DOWN, 0, 5, 6, 5 },
  { "top-on-diagonal", BRG_CROSSTABLE_MOVE_TOP, 8, 0, 1, 0 },
  { "bottom-on-diagonal", BRG_CROSSTABLE_MOVE_BOTTOM, 8, 11, 10, 11 },
};

static void
run_case (const Case *expected, gboolean entry_mode)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  g_autoptr (BrgCrosstable) table = sample_tables_new_annulled ();
  g_autoptr (BrgCrosstableLayout) layout = brg_crosstable_layout_new (table, texts);
  gint row = expected->row;
  gint column = expected->column;

  brg_crosstable_move (layout, expected->move, PAGE, entry_mode, &row, &column);
  g_assert_cmpint (row, ==, expected->new_row);
  g_assert_cmpint (column, ==, expected->new_column);
}

static void
test_free (gconstpointer data)
{
  run_case (data, FALSE);
}

static void
test_entry (gconstpointer data)
{
  run_case (data, TRUE);
}

/* A player alone has nothing to enter and nowhere to go. */
static void
test_nothing_to_enter (void)
{
  g_autoptr (TextContext) context = canvas_new_context (1);
  g_autoptr (BrgTextCache) texts = brg_text_cache_new (context);
  g_autoptr (BrgCrosstable) table = sample_tables_new_round_robin (1);
  g_autoptr (BrgCrosstableLayout) layout = brg_crosstable_layout_new (table, texts);

  for (gint move = BRG_CROSSTABLE_MOVE_LEFT; move <= BRG_CROSSTABLE_MOVE_BOTTOM; move++)
    {
      gint row = 0;
      gint column = NAME;

      brg_crosstable_move (layout, (BrgCrosstableMove) move, PAGE, TRUE, &row, &column);
      g_assert_cmpint (row, ==, 0);
      g_assert_cmpint (column, ==, NAME);
    }
}

static void
add_cases (const char *group, const Case *cases, gsize n, GTestDataFunc test)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/widgets/crosstable-move/%s/%s", group, cases[i].path);

      g_test_add_data_func (path, &cases[i], test);
    }
}

BRG_TEST_TOPIC ("crosstable-move")
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("free", free_cases, G_N_ELEMENTS (free_cases), test_free);
  add_cases ("entry", entry_cases, G_N_ELEMENTS (entry_cases), test_entry);
  g_test_add_func ("/widgets/crosstable-move/entry/nothing-to-enter", test_nothing_to_enter);
  return g_test_run ();
}
