/* test-wall.c - what a second screen shows to the hall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-test.h"
#include "brg-wall.h"
#include "contest-fixture.h"
#include "event-fixture.h"

/* Minutes after the start of 15:00 on that day, by the clock of the hall. */
static gint64
at (const BrgWall *wall, gint seconds)
{
  return wall->start + (gint64) seconds * G_USEC_PER_SEC;
}

static BrgSnapshot *
make_event (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("dutch", "fide-2023", 5, 5);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-3:1 2-4:= 5");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 5-3:0 4");
  return snapshot;
}

/* rus-draughts-2022 5.4.11: every player of the published round by name, with board, colour and
 * opponent. */
static void
test_by_name (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgWall) wall = brg_wall_new (snapshot, "en");
  const BrgForm *list = wall->lists[BRG_WALL_BY_NAME];
  g_autofree char *title = brg_wall_dup_title (wall, BRG_WALL_BY_NAME);
  g_autofree char *guide = brg_wall_dup_guide (wall);
  guint n_white = 0;
  guint n_black = 0;

  g_assert_cmpint (wall->round, ==, 2);
  g_assert_cmpstr (title, ==, "Round 2: where I play");
  g_assert_cmpstr (guide, ==, "");
  g_assert_nonnull (list);
  g_assert_cmpuint (list->rows->len, ==, 5);
  for (guint i = 0; i < list->rows->len; i++)
    {
      const BrgFormCell *cells = brg_form_get_row (list, i)->cells;
      BrgColour colour = brg_wall_find_colour (wall, BRG_WALL_BY_NAME, i);

      n_white += colour == BRG_COLOUR_WHITE;
      n_black += colour == BRG_COLOUR_BLACK;
      g_assert_cmpstr (cells[2].text, ==,
                       colour == BRG_COLOUR_WHITE   ? "white"
                       : colour == BRG_COLOUR_BLACK ? "black"
                                                    : "");
      g_assert_cmpint (*cells[1].text == '\0', ==, colour == BRG_COLOUR_NONE);
    }
  /* Two boards, and one who is free. */
  g_assert_cmpuint (n_white, ==, 2);
  g_assert_cmpuint (n_black, ==, 2);
}

/* Standings after the last round that is closed: place, name and points always. */
static void
test_standings (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgWall) wall = brg_wall_new (snapshot, "en");
  const BrgForm *list = wall->lists[BRG_WALL_STANDINGS];
  guint n_always = 0;

  g_assert_nonnull (list);
  g_assert_nonnull (strstr (list->title, "1"));
  for (guint i = 0; i < list->columns->len; i++)
    n_always += brg_wall_get_rank (wall, BRG_WALL_STANDINGS, i) == 0;
  g_assert_cmpuint (n_always, ==, 3);
}

/* What is only paired is on no wall. */
static void
test_unpublished (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("dutch", "fide-2023", 4, 3);
  g_autoptr (BrgWall) wall = NULL;

  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-3 2-4");
  wall = brg_wall_new (snapshot, "en");
  g_assert_cmpint (wall->round, ==, 0);
  for (guint i = 0; i < BRG_N_WALL_KINDS; i++)
    g_assert_null (wall->lists[i]);
}

static const struct
{
  gint seconds;
  const char *call;
  const char *count;
  const char *what;
} hours[] = {
  { -25 * 3600, NULL, "", "" },
  { -3600, NULL, "1:00:00", "until the start" },
  { -288, "5 minutes", "4:48", "until the start" },
  { -59, "1 minute", "0:59", "until the start" },
  { 0, NULL, "30:00", "until it is too late" },
  { 25 * 60 + 1, "5 minutes", "4:59", "until it is too late" },
  { 29 * 60 + 30, "1 minute", "0:30", "until it is too late" },
  { 31 * 60, NULL, "31:00", "since the start" },
};

static void
test_hour (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_event ();
  g_autoptr (BrgWall) wall = brg_wall_new (snapshot, "en");

  wall->start = (gint64) 1764428400 * G_USEC_PER_SEC;
  wall->limit = 30;
  for (guint i = 0; i < G_N_ELEMENTS (hours); i++)
    {
      g_auto (BrgWallHour) hour = { 0 };

      g_test_message ("%d", hours[i].seconds);
      brg_wall_read_hour (wall, at (wall, hours[i].seconds), &hour);
      g_assert_cmpstr (hour.call, ==, hours[i].call);
      g_assert_cmpstr (hour.count, ==, hours[i].count);
      g_assert_cmpstr (hour.what, ==, hours[i].what);
    }
}

static void
add_works (StoreFixture *fixture)
{
  g_autoptr (BrgContest) contest = contest_fixture_load (fixture);
  const BrgContestWork *first = contest->works->pdata[0];

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (BrgContestWork) work = contest_fixture_work (fixture, first->section_id, i, 0);
      g_autoptr (GError) error = NULL;

      work->points = 4000;
      brg_store_put_contest_work (fixture->store, work, &error);
      g_assert_no_error (error);
    }
}

/* rus-draughts-2022 11.6.1: twelve works stand in two parts, each once; place, name, bonus and sum
 * in both. */
static void
test_parts (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgWall) wall = NULL;
  g_autoptr (GError) error = NULL;
  const BrgForm *list;
  guint n_columns[2] = { 0 };

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  add_works (&fixture);
  snapshot = brg_store_load (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  wall = brg_wall_new (snapshot, "en");
  brg_wall_add_contest (wall, snapshot, fixture.store);
  list = wall->lists[BRG_WALL_STANDINGS];
  g_assert_cmpuint (wall->n_parts, ==, 2);
  g_assert_cmpuint (list->rows->len, ==, 10);
  for (guint i = 0; i < list->columns->len; i++)
    {
      gboolean is_first = brg_wall_is_in_part (wall, BRG_WALL_STANDINGS, i, 0);
      gboolean is_second = brg_wall_is_in_part (wall, BRG_WALL_STANDINGS, i, 1);

      g_assert_true (is_first || is_second);
      if (is_first != is_second)
        g_assert_nonnull (strstr (brg_form_get_column (list, i)->head, " ("));
      n_columns[0] += is_first && !is_second;
      n_columns[1] += is_second && !is_first;
    }
  g_assert_cmpuint (n_columns[0], ==, 6);
  g_assert_cmpuint (n_columns[1], ==, 6);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.6.1: the table of solvers stands where the standings do; place, name and sum
 * are always there. */
static void
test_solving (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgWall) wall = NULL;
  g_autoptr (GError) error = NULL;
  const BrgForm *list;
  guint n_always = 0;

  contest_fixture_open (&fixture, BRG_CONTEST_SOLVING);
  contest_fixture_fill (&fixture);
  snapshot = brg_store_load (fixture.store, fixture.group_id, &error);
  g_assert_no_error (error);
  wall = brg_wall_new (snapshot, "en");
  g_assert_null (wall->lists[BRG_WALL_STANDINGS]);
  brg_wall_add_contest (wall, snapshot, fixture.store);
  list = wall->lists[BRG_WALL_STANDINGS];
  g_assert_nonnull (list);
  g_assert_true (wall->is_contest);
  g_assert_cmpuint (list->rows->len, >=, 10);
  for (guint i = 0; i < list->columns->len; i++)
    n_always += brg_wall_get_rank (wall, BRG_WALL_STANDINGS, i) == 0;
  g_assert_cmpuint (n_always, ==, 3);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  store_fixture_close (&fixture);
}

/* rus-draughts-2022 11.5.2: the results of a contest for composing hang there when they are
 * published, not before. */
static void
test_composing (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgWall) wall = NULL;
  g_autofree char *title = NULL;

  contest_fixture_open (&fixture, BRG_CONTEST_COMPOSING);
  contest_fixture_fill (&fixture);
  contest_fixture_judge (&fixture);
  snapshot = store_fixture_load (&fixture);
  wall = brg_wall_new (snapshot, "en");
  brg_wall_add_contest (wall, snapshot, fixture.store);
  g_assert_null (wall->lists[BRG_WALL_STANDINGS]);
  contest_fixture_publish (&fixture, BRG_CONTEST_STAGE_PRELIMINARY, "2026-12-20");
  brg_wall_add_contest (wall, snapshot, fixture.store);
  g_assert_nonnull (wall->lists[BRG_WALL_STANDINGS]);
  title = brg_wall_dup_title (wall, BRG_WALL_STANDINGS);
  g_assert_cmpstr (title, ==, "Preliminary results of the contest");
  g_assert_cmpstr (brg_form_get_row (wall->lists[BRG_WALL_STANDINGS], 0)->cells[0].text, ==, "1");
  g_assert_cmpuint (wall->lists[BRG_WALL_STANDINGS]->rows->len, >, 9);
  g_clear_pointer (&snapshot, brg_snapshot_unref);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("wall")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/wall/by-name", test_by_name);
  g_test_add_func ("/app/wall/standings", test_standings);
  g_test_add_func ("/app/wall/unpublished", test_unpublished);
  g_test_add_func ("/app/wall/hour", test_hour);
  g_test_add_func ("/app/wall/rus-draughts-2022/11.6.1/solving", test_solving);
  g_test_add_func ("/app/wall/rus-draughts-2022/11.5.2/composing", test_composing);
  g_test_add_func ("/app/wall/rus-draughts-2022/11.6.1/parts", test_parts);
  return g_test_run ();
}
