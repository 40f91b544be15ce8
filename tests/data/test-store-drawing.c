/* test-store-drawing.c - minutes of a draw of lots in the database
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-drawings.h"
#include "brg-test.h"
#include "store-fixture.h"

static void
set (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

static BrgDrawing *
make (const StoreFixture *fixture, const char *at, const char *by)
{
  BrgDrawing *drawing = brg_drawing_new (fixture->group_id);

  set (&drawing->drawn_at, at);
  set (&drawing->drawn_by, by);
  set (&drawing->present, "А. Первый\nБ. Второй\n\nВ. Третий");
  set (&drawing->place, "Большой зал");
  drawing->way = BRG_DRAWING_TICKETS;
  drawing->is_open = TRUE;
  return drawing;
}

static BrgDrawing *
load (StoreFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BrgDrawing *drawing;

  g_assert_true (brg_store_load_drawing (fixture->store, fixture->group_id, &drawing, &error));
  g_assert_no_error (error);
  return drawing;
}

/* The numbers of the minutes are those that were drawn; new minutes take the place of old ones. */
static void
test_kept (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgDrawing) first = NULL;
  g_autoptr (BrgDrawing) second = NULL;
  g_autoptr (BrgDrawing) read = NULL;
  g_autoptr (BrgDrawing) again = NULL;
  g_autoptr (BrgDrawing) undone = NULL;

  store_fixture_open (&fixture, 4);
  g_assert_null (load (&fixture));
  first = make (&fixture, "2026-11-20T16:00Z", "В. С. Токарев");
  g_assert_true (brg_store_record_drawing (fixture.store, first, &error));
  g_assert_no_error (error);
  read = load (&fixture);
  g_assert_cmpstr (read->drawn_at, ==, "2026-11-20T16:00Z");
  g_assert_cmpstr (read->drawn_by, ==, "В. С. Токарев");
  g_assert_cmpstr (read->place, ==, "Большой зал");
  g_assert_cmpuint (brg_drawing_count_present (read), ==, 3);
  g_assert_true (read->is_open);
  g_assert_cmpuint (read->numbers->len, ==, 4);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpint (g_array_index (read->numbers, BrgDrawnNumber, i).number, ==, (gint) i + 1);
  second = make (&fixture, "2026-11-20T17:00Z", "О. И. Перминова");
  second->way = BRG_DRAWING_COMPUTER;
  second->seed = G_MAXUINT64;
  g_assert_true (brg_store_record_drawing (fixture.store, second, &error));
  again = load (&fixture);
  g_assert_cmpint (again->way, ==, BRG_DRAWING_COMPUTER);
  g_assert_true (again->seed == G_MAXUINT64);
  g_assert_true (brg_store_remove_drawing (fixture.store, fixture.group_id, &error));
  g_assert_null (load (&fixture));
  for (guint i = 0; i < 2; i++)
    g_assert_true (brg_journal_undo (fixture.store, fixture.event_id, &error));
  undone = load (&fixture);
  g_assert_cmpstr (undone->drawn_by, ==, "В. С. Токарев");
  brg_journal_verify (fixture.store, &error);
  g_assert_no_error (error);
  store_fixture_close (&fixture);
}

static void
test_refused (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgDrawing) no_hour = NULL;
  g_autoptr (BrgDrawing) nobody = NULL;
  g_autoptr (BrgDrawing) odd = NULL;
  const BrgDrawing *wrong[3];
  g_autoptr (GError) missing = NULL;

  store_fixture_open (&fixture, 4);
  wrong[0] = no_hour = make (&fixture, "2026-11-20", "A");
  wrong[1] = nobody = make (&fixture, "2026-11-20T16:00Z", "");
  wrong[2] = odd = make (&fixture, "2026-11-20T16:00Z", "A\001");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (brg_store_record_drawing (fixture.store, wrong[i], &error));
      g_assert_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
    }
  g_assert_false (brg_store_remove_drawing (fixture.store, fixture.group_id, &missing));
  g_assert_error (missing, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED);
  g_assert_null (load (&fixture));
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("store-drawing")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/store-drawing/rus-draughts-2022 12.2/kept", test_kept);
  g_test_add_func ("/data/store-drawing/refused", test_refused);
  return g_test_run ();
}
