/* test-incident-late.c - a late player: by how much, from when on that is too late, and what
 * follows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-facts.h"
#include "brg-incident-ready.h"
#include "brg-test.h"

#include "brg-store-absent.h"
#include "incident-fixture.h"

#define UNKNOWN BRG_INCIDENT_FACT_UNKNOWN
#define BIT(fact) (1u << BRG_INCIDENT_FACT_##fact)
#define MINUTE 60

/* What stands in the group: 30 minutes in the regulations, or nothing. */
typedef struct
{
  const char *article; /* in the path: what speaks of it */
  const char *rulebook;
  BrgDiscipline discipline;
  const char *control;
  gint set_minutes;
  gint too_late; /* the first second that is too late */
  const char *articles[2];
  const char *labels[2];
} LateCase;

static const LateCase late_cases[] = {
  { "fide-2023 6.7.1/30-minutes",
    "fide-2023",
    BRG_DISCIPLINE_CHESS,
    "90+30",
    30,
    30 * MINUTE + 1,
    { "fide-2023 6.7.1", "fide-2023 6.7.1" },
    { "up to 30 min", "more than 30 min" } },
  /* 6.9: White's first period is over before it is too late. */
  { "fide-2023 6.9/first-period",
    "fide-2023",
    BRG_DISCIPLINE_CHESS,
    "15+10",
    30,
    15 * MINUTE,
    { "fide-2023 6.7.1", "fide-2023 6.9" },
    { "less than 15 min", "15 min or more" } },
  { "rus-chess-2014 6.9/first-period",
    "rus-chess-2014",
    BRG_DISCIPLINE_CHESS,
    "25",
    60,
    25 * MINUTE,
    { "rus-chess-2014 6.6.1", "rus-chess-2014 6.9" },
    { "less than 25 min", "25 min or more" } },
  { "ukr-chess-2016 6.3.5/first-period",
    "ukr-chess-2016",
    BRG_DISCIPLINE_CHESS,
    "25",
    60,
    25 * MINUTE,
    { "ukr-chess-2016 6.3.1", "ukr-chess-2016 6.3.5" },
    { "less than 25 min", "25 min or more" } },
  { "rus-chess-2014 6.6.1/60-minutes",
    "rus-chess-2014",
    BRG_DISCIPLINE_CHESS,
    "90+30",
    60,
    60 * MINUTE + 1,
    { "rus-chess-2014 6.6.1", "rus-chess-2014 6.6.1" },
    { "up to 60 min", "more than 60 min" } },
  { "ukr-chess-2016 6.3.2/15-minutes",
    "ukr-chess-2016",
    BRG_DISCIPLINE_CHESS,
    "90+30",
    15,
    15 * MINUTE + 1,
    { "ukr-chess-2016 6.3.1", "ukr-chess-2016 6.3.2" },
    { "up to 15 min", "more than 15 min" } },
  /* 6.3.2: the regulations have to say it, and do not. */
  { "ukr-chess-2016 6.3.2/unsaid",
    "ukr-chess-2016",
    BRG_DISCIPLINE_CHESS,
    "90+30",
    -1,
    1,
    { "ukr-chess-2016 6.3.1", "ukr-chess-2016 6.3.2" },
    { "no more than is allowed", "more than is allowed" } },
  /* "the first time control, but no more than an hour" */
  { "rus-draughts-2022 5.4.4.1/first-control",
    "rus-draughts-2022",
    BRG_DISCIPLINE_RUSSIAN,
    "45+15",
    -1,
    45 * MINUTE,
    { "rus-draughts-2022 5.4.1.2", "rus-draughts-2022 5.4.4.1" },
    { "less than 45 min", "45 min or more" } },
  { "rus-draughts-2022 5.4.4.1/an-hour",
    "rus-draughts-2022",
    BRG_DISCIPLINE_RUSSIAN,
    "90+30",
    -1,
    60 * MINUTE + 1,
    { "rus-draughts-2022 5.4.1.2", "rus-draughts-2022 5.4.4.1" },
    { "up to 60 min", "more than 60 min" } },
};

static void
open_event (StoreFixture *fixture, const LateCase *item)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (BrgEvent) event = NULL;
  g_autoptr (BrgGroup) group = NULL;
  g_autoptr (GError) error = NULL;

  incident_fixture_open (fixture, item->rulebook, item->discipline, item->control);
  snapshot = store_fixture_load (fixture);
  event = brg_event_copy (snapshot->event);
  group = brg_group_copy (snapshot->group);
  group->default_minutes = item->set_minutes;
  brg_store_update_event_and_group (fixture->store, event, group, &error);
  g_assert_no_error (error);
}

static BrgIncidentDesk *
begin (StoreFixture *fixture)
{
  BrgIncidentDesk *desk = incident_fixture_open_desk (fixture);
  g_autoptr (GError) error = NULL;

  brg_incident_desk_set_game (desk, 1, store_fixture_game (fixture, 1, 1), &error);
  g_assert_no_error (error);
  brg_incident_desk_set_side (desk, BRG_COLOUR_WHITE);
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_LATE);
  return desk;
}

/* The round began so long ago. */
static void
start_round (BrgIncidentDesk *desk, gint64 seconds)
{
  BrgRound *round = desk->snapshot->rounds->pdata[0];
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) start = g_date_time_add_seconds (now, (gdouble) -seconds);

  g_free (round->starts_at);
  round->starts_at = g_date_time_format (start, "%Y-%m-%dT%H:%MZ");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LATE, UNKNOWN);
}

static void
assert_lost (const BrgIncidentDesk *desk, const char *article)
{
  g_assert_cmpstr (desk->incident->article, ==, article);
  g_assert_cmpstr (desk->incident->proposed, ==, "loss - lost");
}

static void
assert_plays (const BrgIncidentDesk *desk, const char *article)
{
  g_assert_cmpstr (desk->incident->article, ==, article);
  g_assert_cmpstr (desk->incident->proposed, ==, "continue - -");
  g_assert_cmpint (desk->incident->result, ==, BRG_RESULT_NONE);
  g_assert_true (brg_incident_desk_is_ready (desk, NULL));
}

static void
test_limit (gconstpointer data)
{
  const LateCase *item = data;
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autoptr (GArray) choices = NULL;
  gint chosen;

  open_event (&fixture, item);
  desk = begin (&fixture);
  /* No start of the round: nothing is known and nothing proposed. */
  g_assert_cmpuint (desk->asked, ==, BIT (LATE));
  g_assert_cmpuint (desk->unanswered, ==, BIT (LATE));
  g_assert_cmpstr (desk->incident->proposed, ==, "");
  g_assert_cmpint (desk->incident->result, ==, BRG_RESULT_NONE);
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  choices = brg_incident_facts_list_choices (desk, BRG_INCIDENT_FACT_LATE, &chosen);
  g_assert_cmpint (chosen, ==, -1);
  g_assert_cmpuint (choices->len, ==, 2);
  for (guint i = 0; i < choices->len; i++)
    g_assert_cmpstr (g_array_index (choices, BrgIncidentChoice, i).label, ==, item->labels[i]);
  g_assert_cmpint (g_array_index (choices, BrgIncidentChoice, 1).value, ==, item->too_late);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LATE, item->too_late - 1);
  assert_plays (desk, item->articles[0]);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LATE, item->too_late);
  assert_lost (desk, item->articles[1]);
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023 6.7.1, rus-chess-2014 6.6.1: with nothing in the regulations any lateness loses. */
static void
test_none_allowed (void)
{
  static const LateCase items[] = {
    { .rulebook = "fide-2023", .control = "90+30", .set_minutes = -1 },
    { .rulebook = "rus-chess-2014", .control = "90+30", .set_minutes = -1 },
    { .rulebook = "ukr-chess-2016", .control = "90+30", .set_minutes = 0 },
  };
  static const char *const articles[] = { "fide-2023 6.7.1", "rus-chess-2014 6.6.1",
                                          "ukr-chess-2016 6.3.2" };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      StoreFixture fixture = { 0 };
      BrgIncidentDesk *desk;

      open_event (&fixture, &items[i]);
      desk = begin (&fixture);
      g_assert_cmpuint (desk->asked, ==, 0);
      assert_lost (desk, articles[i]);
      brg_incident_desk_free (desk);
      store_fixture_close (&fixture);
    }
}

/* fide-2023 6.7.1: by the start of the round until somebody tells it. */
static void
test_start (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;

  open_event (&fixture, &late_cases[0]);
  desk = begin (&fixture);
  start_round (desk, 20 * MINUTE);
  g_assert_cmpuint (desk->unanswered, ==, 0);
  assert_plays (desk, "fide-2023 6.7.1");
  start_round (desk, 40 * MINUTE);
  assert_lost (desk, "fide-2023 6.7.1");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_LATE, 25 * MINUTE);
  assert_plays (desk, "fide-2023 6.7.1");
  /* It has not begun, or was long ago: that tells nothing. */
  start_round (desk, -5 * MINUTE);
  g_assert_cmpuint (desk->unanswered, ==, BIT (LATE));
  start_round (desk, 48 * 60 * MINUTE);
  g_assert_cmpuint (desk->unanswered, ==, BIT (LATE));
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023 6.7.1: when he came is on the list of those who were absent. */
static void
test_attendance (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  BrgAttendance attendance = { .white_comes = 12 * MINUTE };
  g_autoptr (GError) error = NULL;

  open_event (&fixture, &late_cases[0]);
  attendance.pairing_id = store_fixture_game (&fixture, 1, 1);
  brg_store_note_attendance (fixture.store, &attendance, &error);
  g_assert_no_error (error);
  desk = begin (&fixture);
  start_round (desk, 40 * MINUTE);
  g_assert_cmpint (desk->facts[BRG_INCIDENT_FACT_LATE], ==, 12 * MINUTE);
  assert_plays (desk, "fide-2023 6.7.1");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* ussr-chess-1956 16: more than an hour, without a good reason; until then 18 */
static void
test_reason (void)
{
  static const LateCase code = { .rulebook = "ussr-chess-1956", .control = "120" };
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;

  open_event (&fixture, &code);
  desk = begin (&fixture);
  g_assert_cmpuint (desk->unanswered, ==, BIT (LATE) | BIT (REASON));
  start_round (desk, 30 * MINUTE);
  g_assert_cmpuint (desk->asked, ==, BIT (LATE));
  assert_plays (desk, "ussr-chess-1956 18");
  start_round (desk, 70 * MINUTE);
  g_assert_cmpuint (desk->unanswered, ==, BIT (REASON));
  g_assert_cmpstr (desk->incident->proposed, ==, "");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REASON, FALSE);
  assert_lost (desk, "ussr-chess-1956 16");
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REASON, TRUE);
  assert_plays (desk, "ussr-chess-1956 16");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023 6.7.1, rus-chess-2014 6.6.1, ukr-chess-2016 6.3.2, ussr-chess-1956 16,
 * rus-draughts-2022 5.4.4.1: who is not there has not lost before it is too late. */
static void
test_no_show (gconstpointer data)
{
  const LateCase *item = data;
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;

  open_event (&fixture, item);
  desk = begin (&fixture);
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_NO_SHOW);
  g_assert_cmpuint (desk->unanswered & BIT (LATE), ==, BIT (LATE));
  g_assert_false (brg_incident_desk_is_ready (desk, NULL));
  start_round (desk, item->too_late - MINUTE);
  assert_plays (desk, item->articles[0]);
  start_round (desk, item->too_late + MINUTE);
  if ((desk->asked & BIT (REASON)) != 0)
    {
      g_assert_cmpuint (desk->unanswered, ==, BIT (REASON));
      brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REASON, FALSE);
    }
  assert_lost (desk, item->articles[1]);
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* rus-chess-2014 13.19: the game is lost either way; ussr-chess-1956 16: only without a reason */
static void
test_no_show_reason (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  g_autofree char *note = NULL;

  open_event (&fixture, &(const LateCase){ .rulebook = "rus-chess-2014", .control = "90+30" });
  desk = begin (&fixture);
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_NO_SHOW);
  g_assert_cmpuint (desk->unanswered, ==, BIT (REASON));
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REASON, FALSE);
  assert_lost (desk, "rus-chess-2014 6.6.1");
  note = g_strdup (desk->advice.note);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REASON, TRUE);
  assert_lost (desk, "rus-chess-2014 6.6.1");
  g_assert_cmpstr (desk->advice.note, !=, note);
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);

  open_event (&fixture, &(const LateCase){ .rulebook = "ussr-chess-1956", .control = "120" });
  desk = begin (&fixture);
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_NO_SHOW);
  start_round (desk, 70 * MINUTE);
  brg_incident_facts_tell (desk, BRG_INCIDENT_FACT_REASON, TRUE);
  assert_plays (desk, "ussr-chess-1956 16");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

/* fide-2023 6.7.1: the list of absentees says that he did not come. */
static void
test_never (void)
{
  StoreFixture fixture = { 0 };
  BrgIncidentDesk *desk;
  BrgAttendance attendance = { .white_comes = BRG_ATTENDANCE_NEVER };
  g_autoptr (GError) error = NULL;

  open_event (&fixture, &late_cases[0]);
  attendance.pairing_id = store_fixture_game (&fixture, 1, 1);
  brg_store_note_attendance (fixture.store, &attendance, &error);
  g_assert_no_error (error);
  desk = begin (&fixture);
  brg_incident_desk_set_kind (desk, BRG_INCIDENT_NO_SHOW);
  g_assert_cmpuint (desk->unanswered, ==, 0);
  assert_lost (desk, "fide-2023 6.7.1");
  brg_incident_desk_free (desk);
  store_fixture_close (&fixture);
}

static const LateCase absent_cases[] = {
  { "fide-2023 6.7.1",
    "fide-2023",
    BRG_DISCIPLINE_CHESS,
    "90+30",
    30,
    30 * MINUTE + 1,
    { "fide-2023 6.7.1", "fide-2023 6.7.1" },
    { NULL, NULL } },
  { "rus-chess-2014 6.6.1",
    "rus-chess-2014",
    BRG_DISCIPLINE_CHESS,
    "90+30",
    60,
    60 * MINUTE + 1,
    { "rus-chess-2014 6.6.1", "rus-chess-2014 6.6.1" },
    { NULL, NULL } },
  { "ukr-chess-2016 6.3.2",
    "ukr-chess-2016",
    BRG_DISCIPLINE_CHESS,
    "90+30",
    15,
    15 * MINUTE + 1,
    { "ukr-chess-2016 6.3.2", "ukr-chess-2016 6.3.2" },
    { NULL, NULL } },
  { "ussr-chess-1956 16",
    "ussr-chess-1956",
    BRG_DISCIPLINE_CHESS,
    "120",
    -1,
    60 * MINUTE + 1,
    { "ussr-chess-1956 18", "ussr-chess-1956 16" },
    { NULL, NULL } },
  { "rus-draughts-2022 5.4.4.1",
    "rus-draughts-2022",
    BRG_DISCIPLINE_RUSSIAN,
    "45+15",
    -1,
    45 * MINUTE,
    { "rus-draughts-2022 5.4.4.1", "rus-draughts-2022 5.4.4.1" },
    { NULL, NULL } },
};

BRG_TEST_TOPIC ("incident-late")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (late_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/incident-late/", late_cases[i].article, NULL);

      g_test_add_data_func (path, &late_cases[i], test_limit);
    }
  for (guint i = 0; i < G_N_ELEMENTS (absent_cases); i++)
    {
      g_autofree char *path =
          g_strconcat ("/app/incident-late/", absent_cases[i].article, "/no-show", NULL);

      g_test_add_data_func (path, &absent_cases[i], test_no_show);
    }
  g_test_add_func ("/app/incident-late/rus-chess-2014 13.19, ussr-chess-1956 16/no-show-reason",
                   test_no_show_reason);
  g_test_add_func ("/app/incident-late/fide-2023 6.7.1/never", test_never);
  g_test_add_func ("/app/incident-late/fide-2023 6.7.1, rus-chess-2014 6.6.1/none-allowed",
                   test_none_allowed);
  g_test_add_func ("/app/incident-late/fide-2023 6.7.1/since-the-start", test_start);
  g_test_add_func ("/app/incident-late/fide-2023 6.7.1/attendance", test_attendance);
  g_test_add_func ("/app/incident-late/ussr-chess-1956 16/good-reason", test_reason);
  return g_test_run ();
}
