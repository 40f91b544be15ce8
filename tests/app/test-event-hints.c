/* test-event-hints.c - what a book wants of the chief arbiter, before somebody asks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-hints.h"
#include "brg-test.h"

#include "brg-incident-log.h"
#include "event-fixture.h"

/* Player 1 does not come to @n rounds. */
static BrgSnapshot *
make_snapshot (const char *rulebook, gint n)
{
  static const char *const pairs[] = { "1-2 3-4", "1-3 2-4", "1-4 2-3" };
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", rulebook, 4, 5);

  snapshot->event->discipline = BRG_DISCIPLINE_CHESS;
  for (gint round = 1; round <= n; round++)
    {
      BrgGame *game;

      event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, pairs[round - 1]);
      game = event_fixture_game (snapshot, round, 1);
      game->white_outcome = BRG_OUTCOME_FORFEIT_LOSS;
      game->black_outcome = BRG_OUTCOME_FORFEIT_WIN;
    }
  return snapshot;
}

static GPtrArray *
list_hints (const BrgSnapshot *snapshot, const GPtrArray *log, const char *today)
{
  BrgRegulations regulations;

  brg_regulations_init (&regulations);
  return brg_event_hints_list (snapshot, log, &regulations, today);
}

/* rus-chess-2014 13.20: the third one excludes, whatever the log says of the causes. */
static void
test_third (void)
{
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (BrgSnapshot) twice = make_snapshot ("rus-chess-2014", 2);
  g_autoptr (BrgSnapshot) thrice = make_snapshot ("rus-chess-2014", 3);
  g_autoptr (BrgSnapshot) code = make_snapshot ("ussr-chess-1956", 3);
  g_autoptr (GPtrArray) two = NULL;
  g_autoptr (GPtrArray) three = NULL;
  g_autoptr (GPtrArray) none = NULL;
  BrgIncident *incident = brg_incident_new ();
  const BrgEventHint *hint;

  incident->state = BRG_INCIDENT_DECIDED;
  incident->round = 3;
  incident->entry_id = brg_snapshot_get_entry (thrice, 0)->id;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_NO_SHOW;
  brg_incident_set_text (&incident->explanation, "ill");
  g_ptr_array_add (log, incident);
  two = list_hints (twice, log, "2026-11-22");
  g_assert_cmpuint (two->len, ==, 1);
  hint = two->pdata[0];
  g_assert_cmpint (hint->kind, ==, BRG_EVENT_HINT_NO_SHOW);
  g_assert_cmpstr (hint->article, ==, "rus-chess-2014 13.19");
  three = list_hints (thrice, log, "2026-11-22");
  g_assert_cmpuint (three->len, ==, 1);
  hint = three->pdata[0];
  g_assert_cmpint (hint->kind, ==, BRG_EVENT_HINT_MISSED);
  g_assert_cmpstr (hint->article, ==, "rus-chess-2014 13.20");
  g_assert_cmpint (hint->entry_id, ==, brg_snapshot_get_entry (thrice, 0)->id);
  g_assert_cmpint (hint->round, ==, 3);
  /* The code of 1956 does not know it. */
  none = list_hints (code, log, "2026-11-22");
  g_assert_cmpuint (none->len, ==, 0);
}

/* Of two who have one name the hint says which. */
static void
test_namesakes (void)
{
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("rus-chess-2014", 1);
  g_autoptr (GPtrArray) hints = NULL;

  for (guint i = 0; i < 2; i++)
    {
      BrgEntry *entry = snapshot->entries->pdata[i];

      g_free (entry->family_name);
      entry->family_name = g_strdup ("Lee");
      g_free (entry->birth);
      entry->birth = g_strdup_printf ("%u", 2001 + i);
    }
  hints = list_hints (snapshot, log, "2026-11-22");
  g_assert_cmpuint (hints->len, ==, 1);
  g_assert_true (g_str_has_prefix (((const BrgEventHint *) hints->pdata[0])->text, "Lee (2001): "));
}

/* rus-chess-2014 13.19: one is enough without a good cause; the log settles it by a word on that.
 */
static void
test_first (void)
{
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_incident_free);
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("rus-chess-2014", 1);
  BrgIncident *incident = brg_incident_new ();

  incident->state = BRG_INCIDENT_DECIDED;
  incident->round = 1;
  incident->entry_id = brg_snapshot_get_entry (snapshot, 0)->id;
  incident->has_kind = TRUE;
  incident->kind = BRG_INCIDENT_NO_SHOW;
  incident->sanction = BRG_SANCTION_LOSS;
  g_ptr_array_add (log, incident);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) hints = list_hints (snapshot, log, "2026-11-22");

      g_assert_cmpuint (hints->len, ==, i == 0 ? 1 : 0);
      brg_incident_set_text (&incident->note, "a telegram came in time");
    }
}

/* rus-chess-2014 13.19, 13.20: for absence; who came too late and lost by it was there. */
static void
test_came (void)
{
  g_autoptr (GPtrArray) log = g_ptr_array_new ();
  g_autoptr (BrgSnapshot) thrice = make_snapshot ("rus-chess-2014", 3);

  for (gint round = 3; round >= 0; round--)
    {
      g_autoptr (GPtrArray) hints = list_hints (thrice, log, "2026-11-22");
      const BrgEventHint *hint = round > 0 ? hints->pdata[0] : NULL;

      /* Three for absence exclude, one or two are a question of the cause; none is left at last. */
      g_assert_cmpuint (hints->len, ==, round > 0 ? 1 : 0);
      if (hint == NULL)
        break;
      g_assert_cmpint (hint->kind, ==, round == 3 ? BRG_EVENT_HINT_MISSED : BRG_EVENT_HINT_NO_SHOW);
      g_assert_cmpint (hint->round, ==, round);
      event_fixture_game (thrice, round, 1)->came = 1u << BRG_COLOUR_WHITE;
    }
}

/* rus-chess-2014 21.8, 21.9: ten days from the last day, then it is late. */
static void
test_report (void)
{
  static const struct
  {
    const char *rulebook;
    const char *today;
    guint n_hints;
    gboolean is_late;
  } rows[] = {
    { "rus-chess-2014", "2026-11-24", 0, FALSE }, { "rus-chess-2014", "2026-11-25", 1, FALSE },
    { "rus-chess-2014", "2026-12-05", 1, FALSE }, { "rus-chess-2014", "2026-12-06", 1, TRUE },
    { "fide-2023", "2026-12-06", 0, FALSE },
  };
  g_autoptr (GPtrArray) log = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_snapshot (rows[i].rulebook, 0);
      g_autoptr (GPtrArray) hints = NULL;

      g_free (snapshot->event->ends);
      snapshot->event->ends = g_strdup ("2026-11-25");
      hints = list_hints (snapshot, log, rows[i].today);
      g_assert_cmpuint (hints->len, ==, rows[i].n_hints);
      if (hints->len == 0)
        continue;
      g_assert_cmpint (((const BrgEventHint *) hints->pdata[0])->kind, ==, BRG_EVENT_HINT_REPORT);
      g_assert_cmpint (((const BrgEventHint *) hints->pdata[0])->is_late, ==, rows[i].is_late);
    }
}

BRG_TEST_TOPIC ("event-hints")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/event-hints/namesakes", test_namesakes);
  g_test_add_func ("/app/event-hints/rus-chess-2014 13.19/first", test_first);
  g_test_add_func ("/app/event-hints/rus-chess-2014 13.20/third", test_third);
  g_test_add_func ("/app/event-hints/rus-chess-2014 13.19/came-too-late", test_came);
  g_test_add_func ("/app/event-hints/rus-chess-2014 21.8/report", test_report);
  return g_test_run ();
}
