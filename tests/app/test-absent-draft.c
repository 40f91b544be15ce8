/* test-absent-draft.c - who is still absent, and what follows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-absent-draft-private.h"
#include "brg-absent-draft.h"
#include "brg-absent-incidents.h"
#include "brg-absent-words.h"
#include "brg-test.h"

#include "brg-desk-clock.h"
#include "brg-incident-log.h"
#include "event-fixture.h"

#define SECOND G_GINT64_CONSTANT (1000000)
#define MINUTE (60 * SECOND)

/* 2026-11-20T07:00Z */
#define START (G_GINT64_CONSTANT (1795158000) * SECOND)

/* Three boards, one of them with its result, one board of somebody who has left, and a bye. */
static BrgSnapshot *
make_snapshot (const char *rulebook, BrgDiscipline discipline, gint late)
{
  BrgSnapshot *snapshot = event_fixture_new ("coefficients", rulebook, 9, 5);
  BrgRound *round = event_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, "1-2 3-4 5-6:1 7-8 9");

  ((BrgEntry *) snapshot->entries->pdata[6])->left_after = 0;
  snapshot->event->discipline = discipline;
  snapshot->group->default_minutes = late;
  g_free (snapshot->group->time_control);
  snapshot->group->time_control = g_strdup ("45+15");
  g_free (round->starts_at);
  round->starts_at = g_strdup ("2026-11-20T07:00Z");
  return snapshot;
}

static void
test_list (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("fide-2023", BRG_DISCIPLINE_CHESS, 30);
  g_autoptr (BrgAbsentDraft) draft = brg_absent_draft_new (snapshot, 1);
  g_autoptr (GArray) results = NULL;
  gint64 start = 0;

  g_assert_true (brg_round_find_start (snapshot->rounds->pdata[0], &start));
  g_assert_cmpint (start, ==, START);
  g_assert_cmpuint (brg_absent_draft_get_n_boards (draft), ==, 2);
  g_assert_cmpint (brg_absent_draft_get_game (draft, 1)->board, ==, 2);
  /* Everybody is there until somebody is marked. */
  results = brg_absent_draft_list_results (draft, START + 90 * MINUTE);
  g_assert_cmpuint (results->len, ==, 0);
  g_assert_null (brg_absent_draft_dup_effect (draft, 0, START + 90 * MINUTE));
}

static void
assert_incident (const BrgIncident *incident,
                 const char *kind,
                 const char *proposed,
                 const char *result)
{
  g_assert_cmpstr (brg_incident_kind_to_id (incident->kind), ==, kind);
  g_assert_cmpstr (incident->proposed, ==, proposed);
  g_assert_cmpstr (incident->article, ==, "fide-2023 6.7.1");
  g_assert_cmpstr (incident->result_after, ==, result);
}

/* fide-2023 6.7.1: lost by the moment after the default time, not before. */
static void
test_lost (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("fide-2023", BRG_DISCIPLINE_CHESS, 30);
  g_autoptr (BrgAbsentDraft) draft = brg_absent_draft_new (snapshot, 1);
  g_autoptr (GPtrArray) incidents = NULL;
  g_autoptr (GArray) cases = NULL;
  BrgAbsentResult result;
  const char *article = NULL;
  const BrgAbsentCase *one;

  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_BLACK, FALSE, START);
  brg_absent_draft_set_here (draft, 1, BRG_COLOUR_WHITE, FALSE, START);
  brg_absent_draft_set_here (draft, 1, BRG_COLOUR_BLACK, FALSE, START);
  g_assert_false (brg_absent_draft_get_result (draft, 0, START + 30 * MINUTE, &result, &article));
  g_assert_true (
      brg_absent_draft_get_result (draft, 0, START + 30 * MINUTE + 1, &result, &article));
  g_assert_cmpint (result.white, ==, BRG_OUTCOME_FORFEIT_WIN);
  g_assert_cmpint (result.black, ==, BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpstr (article, ==, "fide-2023 6.7.1");
  g_assert_true (brg_absent_draft_get_result (draft, 1, START + 40 * MINUTE, &result, &article));
  g_assert_cmpint (result.white, ==, BRG_OUTCOME_FORFEIT_LOSS);
  g_assert_cmpint (result.black, ==, BRG_OUTCOME_FORFEIT_LOSS);
  cases = brg_absent_draft_list_cases (draft, START + 40 * MINUTE);
  g_assert_cmpuint (cases->len, ==, 2);
  one = &g_array_index (cases, BrgAbsentCase, 0);
  g_assert_cmpint (one->kind, ==, BRG_INCIDENT_NO_SHOW);
  g_assert_cmpint (one->side, ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (one->minutes, ==, 40);
  g_assert_cmpint (g_array_index (cases, BrgAbsentCase, 1).kind, ==, BRG_INCIDENT_BOTH_ABSENT);
  incidents = brg_absent_draft_list_incidents (draft, START + 40 * MINUTE);
  g_assert_cmpuint (incidents->len, ==, 2);
  assert_incident (incidents->pdata[0], "no-show", "loss - lost", "+--");
  assert_incident (incidents->pdata[1], "both-absent", "loss-both - both-lost", "---");
}

/* Who comes in time is late and plays; who is marked as there after it was let by the arbiter. */
static void
test_coming (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("fide-2023", BRG_DISCIPLINE_CHESS, 30);
  g_autoptr (BrgAbsentDraft) draft = brg_absent_draft_new (snapshot, 1);
  g_autoptr (BrgAbsentDraft) again = NULL;
  g_autoptr (GArray) attendance = g_array_new (FALSE, FALSE, sizeof (BrgAttendance));
  g_autoptr (GArray) cases = NULL;
  g_autoptr (GArray) results = NULL;
  g_autofree char *effect = NULL;

  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, TRUE, START + 12 * MINUTE);
  brg_absent_draft_set_here (draft, 1, BRG_COLOUR_BLACK, FALSE, START);
  brg_absent_draft_set_here (draft, 1, BRG_COLOUR_BLACK, TRUE, START + 33 * MINUTE);
  /* The list is made anew from what was stored. */
  again = brg_absent_draft_new (snapshot, 1);
  for (guint i = 0; i < 2; i++)
    {
      BrgAttendance one;

      brg_absent_draft_get_attendance (draft, i, &one);
      g_array_append_val (attendance, one);
    }
  brg_absent_draft_set_attendance (again, attendance);
  results = brg_absent_draft_list_results (again, START + 40 * MINUTE);
  g_assert_cmpuint (results->len, ==, 0);
  cases = brg_absent_draft_list_cases (again, START + 40 * MINUTE);
  g_assert_cmpuint (cases->len, ==, 2);
  g_assert_cmpint (g_array_index (cases, BrgAbsentCase, 0).kind, ==, BRG_INCIDENT_LATE);
  g_assert_cmpint (g_array_index (cases, BrgAbsentCase, 0).minutes, ==, 12);
  g_assert_cmpint (g_array_index (cases, BrgAbsentCase, 1).minutes, ==, 33);
  effect = brg_absent_draft_dup_effect (again, 0, START + 40 * MINUTE);
  g_assert_cmpstr (effect, ==, "used: White 12:00, Black 0:00");
}

/* A player who came in time and one whom the arbiter let play stand in the log once, with minutes.
 */
static void
test_late_log (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("fide-2023", BRG_DISCIPLINE_CHESS, 30);
  g_autoptr (BrgAbsentDraft) draft = brg_absent_draft_new (snapshot, 1);
  g_autoptr (GPtrArray) incidents = NULL;
  g_autoptr (GPtrArray) again = NULL;
  const BrgIncident *in_time;
  const BrgIncident *let;

  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, TRUE, START + 12 * MINUTE);
  brg_absent_draft_set_here (draft, 1, BRG_COLOUR_BLACK, FALSE, START);
  brg_absent_draft_set_here (draft, 1, BRG_COLOUR_BLACK, TRUE, START + 30 * MINUTE + SECOND);
  g_assert_cmpuint (brg_absent_draft_count_late (draft), ==, 2);
  incidents = brg_absent_draft_list_incidents (draft, START + 40 * MINUTE);
  g_assert_cmpuint (incidents->len, ==, 2);
  in_time = incidents->pdata[0];
  let = incidents->pdata[1];
  g_assert_cmpint (in_time->kind, ==, BRG_INCIDENT_LATE);
  g_assert_cmpstr (in_time->description, ==, "12 minutes after the start");
  g_assert_cmpstr (in_time->article, ==, "fide-2023 6.7.1");
  g_assert_cmpstr (in_time->proposed, ==, "none - -");
  g_assert_cmpstr (in_time->reason, ==, "");
  g_assert_cmpstr (let->proposed, ==, "loss - lost");
  g_assert_cmpint (let->sanction, ==, BRG_SANCTION_NONE);
  g_assert_cmpstr (let->reason, ==, "The arbiter allowed the player to play.");
  for (guint i = 0; i < incidents->len; i++)
    ((BrgIncident *) incidents->pdata[i])->state = BRG_INCIDENT_DECIDED;
  brg_absent_draft_set_log (draft, incidents);
  g_assert_cmpuint (brg_absent_draft_count_late (draft), ==, 0);
  again = brg_absent_draft_list_incidents (draft, START + 40 * MINUTE);
  g_assert_cmpuint (again->len, ==, 0);
}

/* rus-draughts-2022 5.4.1.2: what was halved is set on the clocks that are kept, before a move. */
static void
test_late_clock (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      make_snapshot ("rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 30);
  g_autoptr (BrgAbsentDraft) draft = brg_absent_draft_new (snapshot, 1);
  g_autoptr (BrgStoredGame) record = brg_stored_game_new (1, 1, BRG_DISCIPLINE_RUSSIAN);
  g_autoptr (GPtrArray) incidents = NULL;
  gint64 now = START + 20 * MINUTE;
  BrgGameClock clock;

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      brg_absent_draft_set_here (draft, 0, side, FALSE, START);
      brg_absent_draft_set_here (draft, 0, side, TRUE, START + 12 * MINUTE);
    }
  incidents = brg_absent_draft_list_incidents (draft, now);
  g_assert_cmpuint (incidents->len, ==, 2);
  /* No clock is kept. */
  g_assert_false (brg_absent_draft_set_clock (draft, 0, now, record, incidents));
  g_assert_true (brg_desk_clock_begin ("45+15", &clock));
  /* The clocks that are kept know their control, whatever is written at the event. */
  g_free (snapshot->group->time_control);
  snapshot->group->time_control = g_strdup ("as agreed");
  g_free (record->clock);
  record->clock = brg_desk_clock_write (&clock, now);
  g_assert_true (brg_absent_draft_set_clock (draft, 0, now, record, incidents));
  g_assert_true (brg_desk_clock_read (record->clock, &clock));
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    g_assert_cmpint (brg_game_clock_get_left_ms (&clock, side, now) / 1000, ==, 39 * 60 + 15);
  g_assert_cmpstr (((BrgIncident *) incidents->pdata[0])->clock_after, ==, "0:39:15 0:39:15");
}

/* fide-2023 6.9: who comes when his first period is over has lost by time, though he might come
 * later; a control that cannot be read bounds nothing. */
static void
test_first_period (void)
{
  static const struct
  {
    const char *control;
    const char *article;
    BrgLatenessVerdict verdict;
  } items[] = {
    { "45+15", "fide-2023 6.9", BRG_LATENESS_FIRST_LOSES },
    { "as agreed", "fide-2023 6.7.1", BRG_LATENESS_PLAYED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (BrgSnapshot) snapshot = make_snapshot ("fide-2023", BRG_DISCIPLINE_CHESS, 90);
      g_autoptr (BrgAbsentDraft) draft = NULL;
      BrgLateness lateness;

      g_free (snapshot->group->time_control);
      snapshot->group->time_control = g_strdup (items[i].control);
      draft = brg_absent_draft_new (snapshot, 1);
      brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
      brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, TRUE, START + 70 * MINUTE);
      brg_absent_draft_judge (draft, brg_absent_draft_get_row (draft, 0), START + 70 * MINUTE,
                              &lateness);
      g_assert_cmpint (lateness.verdict, ==, items[i].verdict);
      g_assert_cmpstr (lateness.article, ==, items[i].article);
    }
}

/* rus-draughts-2022 5.4.1.2: with both absent the time is halved. */
static void
test_halving (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      make_snapshot ("rus-draughts-2022", BRG_DISCIPLINE_RUSSIAN, 30);
  g_autoptr (BrgAbsentDraft) draft = brg_absent_draft_new (snapshot, 1);
  g_autofree char *both = NULL;
  g_autofree char *one = NULL;

  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_BLACK, FALSE, START);
  both = brg_absent_draft_dup_effect (draft, 0, START + 12 * MINUTE + 30 * SECOND);
  g_assert_cmpstr (both, ==, "Neither has arrived · used: White 6:15, Black 6:15");
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, TRUE, START + 4 * MINUTE);
  one = brg_absent_draft_dup_effect (draft, 0, START + 10 * MINUTE);
  g_assert_cmpstr (one, ==, "Black has not arrived · used: White 2:00, Black 8:00");
}

/* rus-draughts-2022 5.4.4.1: silent regulations mean the first control, at most an hour;
 * ukr-chess-2016 6.3.2: they have to speak. */
static void
test_limits (void)
{
  g_autoptr (BrgSnapshot) draughts =
      make_snapshot ("rus-draughts-2022", BRG_DISCIPLINE_DRAUGHTS64, -1);
  g_autoptr (BrgSnapshot) chess = make_snapshot ("ukr-chess-2016", BRG_DISCIPLINE_CHESS, -1);
  g_autoptr (BrgAbsentDraft) draft = brg_absent_draft_new (draughts, 1);
  g_autoptr (BrgAbsentDraft) unsaid = brg_absent_draft_new (chess, 1);
  g_autoptr (GArray) results = NULL;
  g_autofree char *effect = NULL;
  g_autofree char *silent = NULL;

  g_assert_cmpint (brg_round_find_limit (draughts), ==, 45);
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
  effect = brg_absent_draft_dup_effect (draft, 0, START + 46 * MINUTE);
  g_assert_cmpstr (effect, ==, "White has not arrived · the whole micro-match is lost");
  g_assert_cmpint (brg_round_find_limit (chess), ==, -1);
  brg_absent_draft_set_here (unsaid, 0, BRG_COLOUR_WHITE, FALSE, START);
  silent = brg_absent_draft_dup_effect (unsaid, 0, START + 200 * MINUTE);
  g_assert_cmpstr (silent, ==,
                   "White has not arrived · the regulations must set the default "
                   "time");
  results = brg_absent_draft_list_results (unsaid, START + 200 * MINUTE);
  g_assert_cmpuint (results->len, ==, 0);
}

/* rus-draughts-2022 5.4.4.1: the first control that is not understood is no hour; what the
 * regulations set counts all the same. */
static void
test_unknown_control (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      make_snapshot ("rus-draughts-2022", BRG_DISCIPLINE_DRAUGHTS64, -1);
  g_autoptr (BrgAbsentDraft) draft = NULL;
  g_autoptr (GArray) results = NULL;
  g_autofree char *effect = NULL;
  g_autofree char *state = NULL;

  g_free (snapshot->group->time_control);
  snapshot->group->time_control = g_strdup ("as agreed");
  g_assert_cmpint (brg_round_find_limit (snapshot), ==, -1);
  draft = brg_absent_draft_new (snapshot, 1);
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
  effect = brg_absent_draft_dup_effect (draft, 0, START + 200 * MINUTE);
  g_assert_cmpstr (effect, ==, "White has not arrived · the time control is not understood");
  state = brg_absent_draft_dup_state (draft, START);
  g_assert_true (g_str_has_prefix (state, "The default time is the first time control"));
  results = brg_absent_draft_list_results (draft, START + 200 * MINUTE);
  g_assert_cmpuint (results->len, ==, 0);
  snapshot->group->default_minutes = 90;
  g_assert_cmpint (brg_round_find_limit (snapshot), ==, 60);
  snapshot->group->default_minutes = 20;
  g_assert_cmpint (brg_round_find_limit (snapshot), ==, 20);
}

/* rus-draughts-2022 5.4.4.1: where no control is set there is none that could not be understood. */
static void
test_no_control (void)
{
  g_autoptr (BrgSnapshot) snapshot =
      make_snapshot ("rus-draughts-2022", BRG_DISCIPLINE_DRAUGHTS64, -1);
  g_autoptr (BrgAbsentDraft) draft = NULL;
  g_autofree char *effect = NULL;

  g_free (snapshot->group->time_control);
  snapshot->group->time_control = g_strdup ("");
  draft = brg_absent_draft_new (snapshot, 1);
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
  effect = brg_absent_draft_dup_effect (draft, 0, START + 200 * MINUTE);
  g_assert_cmpstr (effect, ==, "White has not arrived · no time control is set");
}

/* Without an announced start the arbiter sees himself that the time is over. */
static void
test_no_start (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ("rus-chess-2014", BRG_DISCIPLINE_CHESS, 15);
  g_autoptr (BrgAbsentDraft) draft = NULL;
  g_autoptr (GArray) cases = NULL;
  BrgRound *round = snapshot->rounds->pdata[0];

  round->starts_at[0] = '\0';
  draft = brg_absent_draft_new (snapshot, 1);
  brg_absent_draft_set_here (draft, 0, BRG_COLOUR_WHITE, FALSE, START);
  cases = brg_absent_draft_list_cases (draft, START);
  g_assert_cmpuint (cases->len, ==, 1);
  g_assert_cmpint (g_array_index (cases, BrgAbsentCase, 0).minutes, ==, -1);
  g_assert_cmpstr (g_array_index (cases, BrgAbsentCase, 0).article, ==, "rus-chess-2014 6.6.1");
}

static void
test_words (void)
{
  BrgRoundTimer timer;
  g_autofree char *words = NULL;
  g_autofree char *call = NULL;

  brg_round_timer_read (START, 30, START + 17 * MINUTE + 29 * SECOND, &timer);
  words = brg_round_timer_dup_words (&timer);
  g_assert_cmpstr (words, ==, "default time ends in 12:31");
  g_assert_null (brg_round_timer_dup_call (&timer, 3));
  brg_round_timer_read (START, 30, START + 29 * MINUTE, &timer);
  call = brg_round_timer_dup_call (&timer, 3);
  g_assert_cmpstr (call, ==, "One minute to the default time: who is still absent?");
  /* Nobody is missing: nobody is called. */
  g_assert_null (brg_round_timer_dup_call (&timer, 0));
}

/* rus-chess-2014 23.3, rus-draughts-2022 5.4.1.1: the round is called although nobody is missing.
 */
static void
test_words_before (void)
{
  BrgRoundTimer timer;
  g_autofree char *words = NULL;
  g_autofree char *five = NULL;
  g_autofree char *one = NULL;

  brg_round_timer_read (START, 30, START - 2 * 60 * MINUTE, &timer);
  g_assert_null (brg_round_timer_dup_words (&timer));
  g_assert_null (brg_round_timer_dup_call (&timer, 3));
  brg_round_timer_read (START, 30, START - 5 * MINUTE, &timer);
  words = brg_round_timer_dup_words (&timer);
  five = brg_round_timer_dup_call (&timer, 0);
  g_assert_cmpstr (words, ==, "begins in 5:00");
  g_assert_cmpstr (five, ==, "The round begins in five minutes: players to their boards.");
  brg_round_timer_read (START, -1, START - MINUTE, &timer);
  one = brg_round_timer_dup_call (&timer, 0);
  g_assert_cmpstr (one, ==, "The round begins in one minute.");
}

BRG_TEST_TOPIC ("absent-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/absent-draft/rus-chess-2014/23.3/words-before", test_words_before);
  g_test_add_func ("/app/absent-draft/list", test_list);
  g_test_add_func ("/app/absent-draft/fide-2023/6.7.1/lost", test_lost);
  g_test_add_func ("/app/absent-draft/coming", test_coming);
  g_test_add_func ("/app/absent-draft/fide-2023 6.7.1/late-log", test_late_log);
  g_test_add_func ("/app/absent-draft/rus-draughts-2022 5.4.1.2/late-clock", test_late_clock);
  g_test_add_func ("/app/absent-draft/fide-2023 6.9/first-period", test_first_period);
  g_test_add_func ("/app/absent-draft/rus-draughts-2022/5.4.1.2/halving", test_halving);
  g_test_add_func ("/app/absent-draft/rus-draughts-2022/5.4.4.1/limits", test_limits);
  g_test_add_func ("/app/absent-draft/rus-draughts-2022/5.4.4.1/unknown-control",
                   test_unknown_control);
  g_test_add_func ("/app/absent-draft/rus-draughts-2022/5.4.4.1/no-control", test_no_control);
  g_test_add_func ("/app/absent-draft/no-start", test_no_start);
  g_test_add_func ("/app/absent-draft/words", test_words);
  return g_test_run ();
}
