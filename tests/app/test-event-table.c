/* test-event-table.c - the table of a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-table.h"
#include "brg-test.h"

#include "event-fixture.h"

static void
set_text (char **place, const char *text)
{
  g_free (*place);
  *place = g_strdup (text);
}

/* Five players, three of five rounds begun. */
static BrgSnapshot *
make_round_robin (void)
{
  BrgSnapshot *snapshot = event_fixture_new ("berger", "rus-draughts-2022", 5, 0);

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "2-5:1 3-4:=");
  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "5-3:= 1-2:0");
  event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "3-1 4-5:*");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "1-4 2-3");
  event_fixture_add_round (snapshot, BRG_ROUND_PLANNED, "4-2 5-1");
  set_text (&snapshot->group->tie_breaks, "SB, WIN,PTS,nonsense");
  return snapshot;
}

static void
test_criteria (void)
{
  guint n_criteria;
  g_autofree const BrgCriterion **criteria =
      brg_event_table_parse_criteria ("SB, WIN,PTS,nonsense", &n_criteria);

  g_assert_cmpuint (n_criteria, ==, 2);
  g_assert_cmpstr (criteria[0]->code, ==, "SB");
  g_assert_cmpstr (criteria[1]->code, ==, "WIN");
}

static void
test_table (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_round_robin ();
  g_autoptr (BrgEventTable) table = brg_event_table_new (snapshot, 0);
  const BrgStanding *first = &table->standings->lines[0];

  g_assert_cmpint (table->through_round, ==, 5);
  g_assert_false (table->is_final);
  g_assert_cmpint (first->player, ==, 1);
  g_assert_cmpint (first->points, ==, 2 * BRG_POINT);
}

static void
test_final (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 1);
  g_autoptr (BrgEventTable) open = NULL;
  g_autoptr (BrgEventTable) closed = NULL;
  BrgRound *round = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-3:1 4-2:=");

  open = brg_event_table_new (snapshot, 0);
  g_assert_false (open->is_final);
  round->state = BRG_ROUND_CLOSED;
  closed = brg_event_table_new (snapshot, 0);
  g_assert_true (closed->is_final);
}

/* The list that was in force on the first day, unless the group has its own
 */
static void
test_edition (void)
{
  static const struct
  {
    const char *rulebook;
    const char *starts;
    const char *edition;
    BrgTieBreakEdition expected;
  } rows[] = {
    { "fide-2023", "", "", BRG_TIEBREAK_FIDE_2026 },
    { "fide-2023", "2025-11-02", "", BRG_TIEBREAK_FIDE_2024 },
    { "fide-2023", "2025-11-02", "fide-2026", BRG_TIEBREAK_FIDE_2026 },
    { "fide-2023", "2026-11-02", "fide-2009", BRG_TIEBREAK_FIDE_2009 },
    { "fide-2023", "2026-11-02", "of a later program", BRG_TIEBREAK_FIDE_2026 },
    { "rus-draughts-2022", "2025-11-02", "", BRG_TIEBREAK_DRAUGHTS_2022 },
    { "rus-draughts-2022", "2025-11-02", "fide-2024", BRG_TIEBREAK_FIDE_2024 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", rows[i].rulebook, 4, 1);
      g_autoptr (BrgEventTable) table = NULL;

      set_text (&snapshot->event->starts, rows[i].starts);
      set_text (&snapshot->group->tie_break_edition, rows[i].edition);
      table = brg_event_table_new (snapshot, 0);
      g_assert_cmpint (brg_event_table_find_edition (snapshot), ==, rows[i].expected);
      g_assert_cmpint (table->standings->edition, ==, rows[i].expected);
    }
}

/* rus-draughts-2022 5.4.8.13: the table of the group has the lots of its equal players. */
static void
test_tie_order (void)
{
  g_autoptr (BrgSnapshot) snapshot = event_fixture_new ("coefficients", "rus-draughts-2022", 4, 1);
  BrgTieOrder *order = brg_tie_order_new ();
  g_autoptr (BrgEventTable) before = NULL;
  g_autoptr (BrgEventTable) table = NULL;
  static const BrgTiePlace places[] = { { 0, 2 }, { 1, 3 }, { 2, 1 }, { 3, 4 } };

  event_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:= 3-4:=");
  before = brg_event_table_new (snapshot, 0);
  g_assert_cmpint (before->standings->lines[0].last_place, ==, 4);
  g_array_append_vals (order->places, places, G_N_ELEMENTS (places));
  g_ptr_array_add (snapshot->tie_orders, order);
  table = brg_event_table_new (snapshot, 0);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpint (table->standings->lines[table->standings->line_of[i]].place, ==,
                     places[i].position);
  g_assert_cmpint (table->standings->lines[1].deciding, ==, BRG_DECIDED_ORDER);
}

BRG_TEST_TOPIC ("event-table")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/event-table/criteria", test_criteria);
  g_test_add_func ("/app/event-table/standings", test_table);
  g_test_add_func ("/app/event-table/final", test_final);
  g_test_add_func ("/app/event-table/edition", test_edition);
  g_test_add_func ("/app/event-table/rus-draughts-2022/5.4.8.13/tie-order", test_tie_order);
  return g_test_run ();
}
