/* test-line-up-draft.c - a line-up that is being put together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-board.h"
#include "brg-line-up-draft.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "team-fixture.h"

#define ARTICLE "par.\u00a05.4.9.2"

/* Four boards, two reserves; round 1 is over, round 2 published. Team 2 is named first there. */
static BrgLineUpDraft *
make_draft (BrgLineUpRule rule, gint reserve_from, const char *matches)
{
  g_autoptr (BrgSnapshot) snapshot = team_fixture_new (2, 6, 4);

  snapshot->group->line_up = rule;
  snapshot->group->reserve_from = reserve_from;
  team_fixture_add_round (snapshot, BRG_ROUND_CLOSED, "1-2:1111");
  team_fixture_add_round (snapshot, BRG_ROUND_PUBLISHED, matches);
  return brg_line_up_draft_new (snapshot, 2, 0, 0);
}

static char *
dup_seats (const BrgLineUpDraft *draft)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint i = 0; i < draft->regulations.n_boards; i++)
    g_string_append_printf (text, "%d", draft->places[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_seats (const BrgLineUpDraft *draft, const char *expected)
{
  g_autofree char *seats = dup_seats (draft);

  g_assert_cmpstr (seats, ==, expected);
}

static void
assert_faults (const BrgLineUpDraft *draft, const char *expected)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (GPtrArray) faults = brg_line_up_draft_dup_faults (draft, words);
  g_autofree char *text = NULL;

  g_ptr_array_add (faults, NULL);
  text = g_strjoinv ("\n", (char **) faults->pdata);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_begins (void)
{
  g_autoptr (BrgLineUpDraft) draft = make_draft (BRG_LINE_UP_TIED, 1, "2-1");

  assert_seats (draft, "1234");
  g_assert_cmpint (draft->team, ==, 1);
  g_assert_cmpint (draft->other, ==, 0);
  g_assert_cmpuint (draft->players->len, ==, 6);
  g_assert_cmpstr (brg_line_up_draft_get_player (draft, 3)->family_name, ==, "P23");
  g_assert_null (brg_line_up_draft_get_player (draft, 7));
  g_assert_null (brg_line_up_draft_get_player (draft, 0));
  g_assert_false (brg_line_up_draft_is_changed (draft));
  g_assert_cmpstr (draft->filed_at, ==, "");
  assert_faults (draft, "");
}

static void
test_colours (void)
{
  g_autoptr (BrgLineUpDraft) first = make_draft (BRG_LINE_UP_TIED, 1, "2-1");
  g_autoptr (BrgLineUpDraft) second = brg_line_up_draft_new (first->snapshot, 2, 0, 1);

  g_assert_cmpint (brg_line_up_draft_get_colour (first, 1), ==, BRG_COLOUR_WHITE);
  g_assert_cmpint (brg_line_up_draft_get_colour (first, 2), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_line_up_draft_get_colour (second, 3), ==, BRG_COLOUR_BLACK);
  g_assert_cmpint (brg_line_up_draft_get_colour (second, 4), ==, BRG_COLOUR_WHITE);
}

/* Who is missing is replaced by the regulations; who comes after all gets his board again. */
typedef struct
{
  const char *path;
  BrgLineUpRule rule;
  gint reserve_from;
  const char *missing; /* places, one after the other */
  const char *seats;
  const char *faults;
} Case;

static const Case cases[] = {
  { "tied", BRG_LINE_UP_TIED, 1, "2", "1534", "" },
  { "tied/two", BRG_LINE_UP_TIED, 1, "24", "1536", "" },
  { "tied/reserves-below", BRG_LINE_UP_TIED, 3, "24", "1035", "" },
  { "order", BRG_LINE_UP_ORDER, 1, "2", "1345", "" },
  { "order/three", BRG_LINE_UP_ORDER, 1, "123", "4560", "" },
  { "free", BRG_LINE_UP_FREE, 1, "1", "5234", "" },
};

static void
test_missing (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (BrgLineUpDraft) draft = make_draft (test->rule, test->reserve_from, "2-1");

  for (const char *place = test->missing; *place != '\0'; place++)
    brg_line_up_draft_set_present (draft, *place - '0', FALSE);
  assert_seats (draft, test->seats);
  assert_faults (draft, test->faults);
  g_assert_true (brg_line_up_draft_is_changed (draft));
  g_assert_cmpint (brg_line_up_draft_count_present (draft), ==, 6 - (gint) strlen (test->missing));
  for (const char *place = test->missing; *place != '\0'; place++)
    brg_line_up_draft_set_present (draft, *place - '0', TRUE);
  assert_seats (draft, "1234");
}

static void
test_seats (void)
{
  g_autoptr (BrgLineUpDraft) draft = make_draft (BRG_LINE_UP_FREE, 1, "2-1");
  g_autofree gint64 *ids = NULL;

  brg_line_up_draft_set_present (draft, 6, FALSE);
  g_assert_true (brg_line_up_draft_seat (draft, 1, 3)); /* two change places */
  assert_seats (draft, "3214");
  g_assert_true (brg_line_up_draft_seat (draft, 2, 6)); /* who sits down is there */
  assert_seats (draft, "3614");
  g_assert_cmpint (brg_line_up_draft_count_present (draft), ==, 6);
  g_assert_true (brg_line_up_draft_seat (draft, 4, 0));
  assert_seats (draft, "3610");
  g_assert_false (brg_line_up_draft_seat (draft, 4, 7));
  assert_seats (draft, "3610");
  ids = brg_line_up_draft_dup_ids (draft);
  g_assert_cmpint (ids[1], ==, 206);
  g_assert_cmpint (ids[3], ==, 0);
  brg_line_up_draft_reset (draft);
  assert_seats (draft, "1234");
  g_assert_false (brg_line_up_draft_is_changed (draft));
}

/* Boards with a result keep their players. */
static void
test_locked (void)
{
  g_autoptr (BrgLineUpDraft) draft = make_draft (BRG_LINE_UP_ORDER, 1, "2-1:1...");

  g_assert_false (brg_line_up_draft_seat (draft, 1, 5));
  g_assert_false (brg_line_up_draft_seat (draft, 2, 1));
  assert_seats (draft, "1234");
  brg_line_up_draft_set_present (draft, 1, FALSE);
  g_assert_cmpint (draft->places[0], ==, 1);
  brg_line_up_draft_set_present (draft, 1, TRUE);
  brg_line_up_draft_set_present (draft, 2, FALSE);
  assert_seats (draft, "1345");
}

static void
test_faults (void)
{
  g_autoptr (BrgLineUpDraft) tied = make_draft (BRG_LINE_UP_TIED, 3, "2-1");
  g_autoptr (BrgLineUpDraft) order = make_draft (BRG_LINE_UP_ORDER, 1, "2-1");
  g_autoptr (BrgLineUpDraft) other = NULL;

  brg_line_up_draft_seat (tied, 1, 2);
  brg_line_up_draft_seat (tied, 2, 6);
  assert_faults (tied, "Board 1: P22 is fixed on board 2. " ARTICLE "\n"
                       "Board 2: the reserve P26 may play from board 3 down. " ARTICLE "");
  brg_line_up_draft_seat (order, 2, 0);
  assert_faults (order, "Board 2 is empty: the players below move up. " ARTICLE "");
  brg_line_up_draft_seat (order, 2, 4);
  brg_line_up_draft_seat (order, 4, 5);
  assert_faults (
      order, "Board 3: P23 is listed in the entry above a player on a higher board. " ARTICLE "");
  /* Another book has other articles. */
  tied->snapshot->event->rulebook = brg_rulebook_find ("fide-2023");
  other = brg_line_up_draft_new (tied->snapshot, 2, 0, 0);
  brg_line_up_draft_seat (other, 1, 2);
  assert_faults (other, "Board 1: P22 is fixed on board 2.\nBoard 2: P21 is fixed on board 1.");
}

/* rus-draughts-2022 5.4.9.4: less than half, and less than two. */
static void
test_too_few (void)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autoptr (BrgLineUpDraft) draft = make_draft (BRG_LINE_UP_TIED, 1, "2-1");
  g_autofree char *refusal = NULL;

  for (gint place = 1; place <= 4; place++)
    {
      brg_line_up_draft_set_present (draft, place, FALSE);
      g_assert_null (brg_line_up_draft_dup_refusal (draft, words));
    }
  brg_line_up_draft_set_present (draft, 5, FALSE);
  refusal = brg_line_up_draft_dup_refusal (draft, words);
  g_assert_cmpstr (refusal, ==,
                   "1 player present for 4 boards: the team may not play and loses the match. "
                   "par.\u00a05.4.9.4");
}

typedef struct
{
  const char *now;
  BrgLineUpTime expected;
  gint minutes;
} Time;

/* rus-draughts-2022 5.4.9.2: 15 minutes before the start. */
static void
test_deadline (void)
{
  static const Time times[] = {
    { "2026-11-22T09:00:00Z", BRG_LINE_UP_IN_TIME, 45 },
    { "2026-11-22T09:44:30Z", BRG_LINE_UP_IN_TIME, 0 },
    { "2026-11-22T09:45:00Z", BRG_LINE_UP_IN_TIME, 0 },
    { "2026-11-22T09:45:01Z", BRG_LINE_UP_LATE, 0 },
    { "2026-11-22T10:15:00Z", BRG_LINE_UP_LATE, 30 },
  };
  BrgRound *round = brg_round_new (1);
  gint minutes = -1;

  g_free (round->starts_at);
  round->starts_at = g_strdup ("2026-11-22T10:00Z");
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 (times[i].now, NULL);

      g_assert_cmpint (brg_line_up_time_find (round, now, &minutes), ==, times[i].expected);
      g_assert_cmpint (minutes, ==, times[i].minutes);
    }
  *round->starts_at = '\0';
  {
    g_autoptr (GDateTime) now = g_date_time_new_from_iso8601 (times[0].now, NULL);

    g_assert_cmpint (brg_line_up_time_find (round, now, &minutes), ==, BRG_LINE_UP_TIME_UNKNOWN);
  }
  brg_round_free (round);
}

BRG_TEST_TOPIC ("line-up-draft")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/line-up-draft/begins", test_begins);
  g_test_add_func ("/line-up-draft/rus-draughts-2022 5.4.9.3 colours", test_colours);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/line-up-draft/missing/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_missing);
    }
  g_test_add_func ("/line-up-draft/seats", test_seats);
  g_test_add_func ("/line-up-draft/locked", test_locked);
  g_test_add_func ("/line-up-draft/rus-draughts-2022 5.4.9.2 faults", test_faults);
  g_test_add_func ("/line-up-draft/rus-draughts-2022 5.4.9.4 too-few", test_too_few);
  g_test_add_func ("/line-up-draft/rus-draughts-2022 5.4.9.2 deadline", test_deadline);
  return g_test_run ();
}
