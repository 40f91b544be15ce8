/* test-incident-hints.c - what the log and the results remind the arbiter of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "incident-fixture.h"

#include "brg-event-hints.h"
#include "brg-incident-desk.h"

static void
set_forfeit (StoreFixture *fixture, gint round)
{
  g_autoptr (GError) error = NULL;

  brg_store_set_result (fixture->store, store_fixture_game (fixture, round, 1),
                        BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN, &error);
  g_assert_no_error (error);
}

static GPtrArray *
list_hints (StoreFixture *fixture, const char *ends, const char *today)
{
  g_autoptr (BrgIncidentDesk) desk = incident_fixture_open_desk (fixture);

  brg_incident_set_text (&desk->snapshot->event->ends, ends);
  return brg_event_hints_list (desk->snapshot, desk->log, &desk->regulations, today);
}

/* One no-show is enough where there is no good reason; a decision in the log settles it. */
static void
test_hint_no_show (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgIncidentDesk) desk = NULL;
  g_autoptr (GPtrArray) hints = NULL;
  g_autoptr (GPtrArray) open = NULL;
  g_autoptr (GPtrArray) settled = NULL;
  const BrgEventHint *hint;

  incident_fixture_open (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30");
  set_forfeit (&fixture, 1);
  hints = list_hints (&fixture, "", "2026-11-22");
  g_assert_cmpuint (hints->len, ==, 1);
  hint = hints->pdata[0];
  g_assert_cmpint (hint->kind, ==, BRG_EVENT_HINT_NO_SHOW);
  g_assert_cmpstr (hint->article, ==, "rus-chess-2014 13.19");
  g_assert_cmpint (hint->round, ==, 1);
  /* That the game is lost says nothing of the cause. */
  incident_fixture_note (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_NO_SHOW);
  open = list_hints (&fixture, "", "2026-11-22");
  g_assert_cmpuint (open->len, ==, 1);
  desk = incident_fixture_begin (&fixture, BRG_COLOUR_WHITE, BRG_INCIDENT_NO_SHOW);
  brg_incident_set_text (&desk->incident->explanation, "the train was late");
  incident_fixture_decide (desk);
  settled = list_hints (&fixture, "", "2026-11-22");
  g_assert_cmpuint (settled->len, ==, 0);
  store_fixture_close (&fixture);
}

/* The report is due within ten days after the last day; the regulations may say otherwise. */
static void
test_hint_report (void)
{
  static const struct
  {
    const char *today;
    guint n_hints;
    gboolean is_late;
  } cases[] = {
    { "2026-11-20", 0, FALSE },
    { "2026-11-21", 1, FALSE },
    { "2026-12-01", 1, FALSE },
    { "2026-12-02", 1, TRUE },
  };
  StoreFixture fixture = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) later = NULL;

  incident_fixture_open (&fixture, "rus-chess-2014", BRG_DISCIPLINE_CHESS, "90+30");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) hints = list_hints (&fixture, "2026-11-21", cases[i].today);

      g_assert_cmpuint (hints->len, ==, cases[i].n_hints);
      if (hints->len > 0)
        g_assert_cmpint (((BrgEventHint *) hints->pdata[0])->is_late, ==, cases[i].is_late);
    }
  g_assert_true (
      brg_store_set_setting (fixture.store, fixture.event_id, "rule-report-days", "14", &error));
  g_assert_no_error (error);
  later = list_hints (&fixture, "2026-11-21", "2026-12-02");
  g_assert_cmpuint (later->len, ==, 1);
  g_assert_false (((BrgEventHint *) later->pdata[0])->is_late);
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("incident-hints")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/incident-desk/rus-chess-2014 13.19/hint", test_hint_no_show);
  g_test_add_func ("/incident-desk/rus-chess-2014 21.9/hint", test_hint_report);
  return g_test_run ();
}
