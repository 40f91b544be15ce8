/* test-timetable-check.c - what a timetable breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-regulations.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-timetable-check.h"

#define DAY (24 * 60)
#define AT(day, hour, minute) (day), (gint64) (day) *DAY + (hour) *60 + (minute)

static GArray *
check (const char *book,
       gboolean has_blind,
       gint n_rounds,
       const BrgTimetableSession *sessions,
       guint n_sessions)
{
  return brg_timetable_check (brg_rulebook_find (book), has_blind, n_rounds, 0, sessions,
                              n_sessions);
}

static void
assert_fault (const GArray *faults,
              BrgTimetableFaultKind kind,
              guint index,
              gint value,
              gint limit,
              const char *article)
{
  const BrgTimetableFault *fault = &g_array_index (faults, BrgTimetableFault, 0);

  g_assert_cmpuint (faults->len, ==, 1);
  g_assert_cmpint (fault->kind, ==, kind);
  g_assert_cmpuint (fault->index, ==, index);
  g_assert_cmpint (fault->value, ==, value);
  g_assert_cmpint (fault->limit, ==, limit);
  g_assert_cmpstr (fault->article, ==, article);
}

/* The day of the mock: two hours of resumed games and a round of five hours. */
static void
test_blind (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 3, AT (13, 15, 0), 300, 0 },
    { BRG_SESSION_ROUND, 4, AT (14, 15, 0), 300, 0 },
    { BRG_SESSION_RESUMPTION, 0, AT (14, 10, 0), 120, 0 },
    { BRG_SESSION_OTHER, 0, AT (14, 21, 0), 120, 0 },
  };
  g_autoptr (GArray) seven = check ("ussr-chess-1956", TRUE, 9, sessions, 4);
  g_autoptr (GArray) who_see = check ("ussr-chess-1956", FALSE, 9, sessions, 4);
  g_autoptr (GArray) elsewhere = check ("fide-2023", TRUE, 9, sessions, 4);
  g_autoptr (GArray) six = NULL;

  assert_fault (seven, BRG_TIMETABLE_FAULT_BLIND_HOURS, 1, 420, 360, "ussr-chess-1956 app. 1");
  g_assert_cmpuint (who_see->len, ==, 0);
  g_assert_cmpuint (elsewhere->len, ==, 0);
  sessions[2].minutes = 60;
  six = check ("ussr-chess-1956", TRUE, 9, sessions, 4);
  g_assert_cmpuint (six->len, ==, 0);
}

static void
test_draw (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 1, AT (11, 10, 0), 300, 0 },
    { BRG_SESSION_DRAW, 0, AT (10, 22, 1), 60, 0 },
  };
  g_autoptr (GArray) late = check ("rus-chess-2014", FALSE, 9, sessions, 2);
  g_autoptr (GArray) elsewhere = check ("fide-2023", FALSE, 9, sessions, 2);
  g_autoptr (GArray) early = NULL;
  g_autoptr (GArray) unknown = NULL;

  assert_fault (late, BRG_TIMETABLE_FAULT_LATE_DRAW, 1, 719, 720, "rus-chess-2014 22.3");
  g_assert_cmpuint (elsewhere->len, ==, 0);
  sessions[1].start--;
  early = check ("rus-chess-2014", FALSE, 9, sessions, 2);
  g_assert_cmpuint (early->len, ==, 0);
  sessions[1].start = BRG_SESSION_NO_START;
  unknown = check ("rus-chess-2014", FALSE, 9, sessions, 2);
  g_assert_cmpuint (unknown->len, ==, 0);
}

static void
test_last (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 9, AT (22, 11, 0), 300, 0 },
    { BRG_SESSION_RESUMPTION, 0, AT (22, 17, 0), 120, 0 },
  };
  g_autoptr (GArray) after = check ("ussr-chess-1956", FALSE, 9, sessions, 2);
  g_autoptr (GArray) before = NULL;
  g_autoptr (GArray) of_last = NULL;

  assert_fault (after, BRG_TIMETABLE_FAULT_AFTER_LAST, 1, 0, 0, "ussr-chess-1956 20");
  sessions[1].round = 9;
  of_last = check ("ussr-chess-1956", FALSE, 9, sessions, 2);
  g_assert_cmpuint (of_last->len, ==, 0);
  sessions[1] = (BrgTimetableSession){ BRG_SESSION_RESUMPTION, 0, AT (22, 8, 0), 120, 0 };
  before = check ("ussr-chess-1956", FALSE, 9, sessions, 2);
  g_assert_cmpuint (before->len, ==, 0);
}

static void
test_order (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 1, AT (12, 15, 0), 120, 0 },
    { BRG_SESSION_ROUND, 3, AT (12, 10, 0), 120, 0 },
  };
  g_autoptr (GArray) turned = check ("fide-2023", FALSE, 9, sessions, 2);
  g_autoptr (GArray) at_once = NULL;
  g_autoptr (GArray) sound = NULL;

  assert_fault (turned, BRG_TIMETABLE_FAULT_ORDER, 1, 0, 0, NULL);
  sessions[1].start = sessions[0].start + 119;
  at_once = check ("fide-2023", FALSE, 9, sessions, 2);
  assert_fault (at_once, BRG_TIMETABLE_FAULT_OVERLAP, 1, 0, 0, NULL);
  sessions[1].start++;
  sound = check ("fide-2023", FALSE, 9, sessions, 2);
  g_assert_cmpuint (sound->len, ==, 0);
}

/* "fault:row fault:row": what is told of a timetable, in its order. */
static void
assert_faults (const char *book,
               const BrgTimetableSession *sessions,
               guint n_sessions,
               const char *expected)
{
  static const char *const names[] = {
    [BRG_TIMETABLE_FAULT_BLIND_HOURS] = "blind", [BRG_TIMETABLE_FAULT_LATE_DRAW] = "draw",
    [BRG_TIMETABLE_FAULT_AFTER_LAST] = "after",  [BRG_TIMETABLE_FAULT_ORDER] = "order",
    [BRG_TIMETABLE_FAULT_OVERLAP] = "overlap",   [BRG_TIMETABLE_FAULT_NO_ROUND] = "none",
    [BRG_TIMETABLE_FAULT_ARRIVAL] = "arrival",   [BRG_TIMETABLE_FAULT_DEPARTURE] = "departure",
    [BRG_TIMETABLE_FAULT_BEGUN] = "begun",       [BRG_TIMETABLE_FAULT_CLOSING] = "closing",
  };
  g_autoptr (GArray) faults = check (book, FALSE, 5, sessions, n_sessions);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const BrgTimetableFault *fault = &g_array_index (faults, BrgTimetableFault, i);

      g_string_append_printf (text, "%s%s:%u", i > 0 ? " " : "", names[fault->kind], fault->index);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* ussr-chess-1956 20: games that still go on when the last round begins are not finished before. */
static void
test_still_on (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 5, AT (15, 10, 0), 300, 0 },
    { BRG_SESSION_RESUMPTION, 4, AT (15, 6, 0), 240, 0 },
  };

  assert_faults ("ussr-chess-1956", sessions, 2, "");
  sessions[1].minutes++;
  assert_faults ("ussr-chess-1956", sessions, 2, "overlap:0 after:1");
}

/* rus-chess-2014 22.3: a day alone tells enough when it is later than the round. */
static void
test_draw_by_days (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 1, AT (11, 10, 0), 300, 0 },
    { BRG_SESSION_DRAW, 0, 12, BRG_SESSION_NO_START, 0, 0 },
  };

  assert_faults ("rus-chess-2014", sessions, 2, "draw:1");
  sessions[1].day = 11;
  assert_faults ("rus-chess-2014", sessions, 2, "");
}

/* rus-draughts-2022 12.2, 5.2: what is done before the event; a later meeting is one more. */
static void
test_before (void)
{
  static const struct
  {
    BrgSessionKind kind;
    const char *article;
  } cases[] = {
    { BRG_SESSION_DRAW, "rus-draughts-2022 12.2" },
    { BRG_SESSION_MEETING, "rus-draughts-2022 12.2" },
    { BRG_SESSION_OPENING, "rus-draughts-2022 12.2" },
    { BRG_SESSION_ADMISSION, "rus-draughts-2022 5.2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      BrgTimetableSession sessions[] = {
        { BRG_SESSION_ROUND, 1, AT (11, 10, 0), 300, 0 },
        { cases[i].kind, 0, AT (11, 10, 0), 60, 0 },
        { cases[i].kind, 0, AT (12, 10, 0), 60, 0 },
      };
      g_autoptr (GArray) late = check ("rus-draughts-2022", FALSE, 5, sessions, 3);
      g_autoptr (GArray) silent = check ("fide-2023", FALSE, 5, sessions, 3);

      assert_fault (late, BRG_TIMETABLE_FAULT_BEGUN, 1, 0, 0, cases[i].article);
      assert_fault (silent, BRG_TIMETABLE_FAULT_BEGUN, 1, 0, 0, NULL);
      sessions[1].start--;
      assert_faults ("rus-draughts-2022", sessions, 3, "");
      sessions[1].start = BRG_SESSION_NO_START;
      assert_faults ("rus-draughts-2022", sessions, 3, "");
      sessions[1].day = 12;
      assert_faults ("rus-draughts-2022", sessions, 2, "begun:1");
    }
}

static void
test_closing (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 5, AT (15, 10, 0), 300, 0 },
    { BRG_SESSION_CLOSING, 0, AT (15, 14, 59), 60, 0 },
  };

  assert_faults ("rus-draughts-2022", sessions, 2, "closing:1");
  sessions[1].start++;
  assert_faults ("rus-draughts-2022", sessions, 2, "");
}

static void
test_order_of_play (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 1, AT (11, 10, 0), 600, 0 },
    { BRG_SESSION_ROUND, 2, AT (11, 9, 0), 60, 0 },
    { BRG_SESSION_ROUND, 3, AT (11, 12, 0), 240, 0 },
    { BRG_SESSION_RESUMPTION, 4, AT (12, 10, 0), 60, 0 },
    { BRG_SESSION_ROUND, 4, AT (13, 10, 0), 240, 0 },
    { BRG_SESSION_RESUMPTION, 3, AT (13, 10, 0), 60, 0 },
    { BRG_SESSION_RESUMPTION, 1, AT (12, 10, 0), 60, 0 },
  };

  assert_faults ("fide-2023", sessions, G_N_ELEMENTS (sessions),
                 "order:1 overlap:2 order:3 overlap:4");
}

/* ussr-chess-1956 app. 1: what is played past midnight belongs to the next day as well. */
static void
test_blind_night (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 1, AT (13, 20, 0), 360, 120 },
    { BRG_SESSION_ROUND, 2, AT (14, 15, 0), 240, 0 },
  };
  g_autoptr (GArray) even = check ("ussr-chess-1956", TRUE, 9, sessions, 2);
  g_autoptr (GArray) longer = NULL;

  g_assert_cmpuint (even->len, ==, 0);
  sessions[1].minutes++;
  longer = check ("ussr-chess-1956", TRUE, 9, sessions, 2);
  assert_fault (longer, BRG_TIMETABLE_FAULT_BLIND_HOURS, 1, 361, 360, "ussr-chess-1956 app. 1");
}

/* A round that the event has not, players who arrive when it has begun or leave before its end. */
static void
test_frame (void)
{
  BrgTimetableSession sessions[] = {
    { BRG_SESSION_ARRIVAL, 0, AT (10, 10, 0), 60, 0 },
    { BRG_SESSION_ROUND, 1, AT (11, 10, 0), 60, 0 },
    { BRG_SESSION_ROUND, 5, AT (12, 10, 0), 60, 0 },
    { BRG_SESSION_RESUMPTION, 5, AT (12, 16, 0), 60, 0 },
    { BRG_SESSION_DEPARTURE, 0, 12, BRG_SESSION_NO_START, 0, 0 },
  };
  const guint n = G_N_ELEMENTS (sessions);

  assert_faults ("fide-2023", sessions, n, "");
  sessions[0].start += DAY + 1;
  assert_faults ("fide-2023", sessions, n, "arrival:0");
  sessions[0].start -= DAY + 1;
  sessions[4].start = sessions[3].start - 1;
  assert_faults ("fide-2023", sessions, n, "departure:4");
  sessions[4].start = BRG_SESSION_NO_START;
  sessions[4].day = 11;
  assert_faults ("fide-2023", sessions, n, "departure:4");
  sessions[4].day = 12;
  sessions[2].round = 6;
  assert_faults ("fide-2023", sessions, n, "none:2");
}

/* The regulations let two rounds a day: told at the last of three, wherever it stands in the list.
 */
static void
test_rounds_a_day (void)
{
  const BrgTimetableSession sessions[] = {
    { BRG_SESSION_ROUND, 1, AT (13, 10, 0), 60, 0 },
    { BRG_SESSION_ROUND, 3, AT (13, 18, 0), 60, 0 },
    { BRG_SESSION_ROUND, 2, AT (13, 14, 0), 60, 0 },
    { BRG_SESSION_RESUMPTION, 0, AT (13, 20, 0), 60, 0 },
    { BRG_SESSION_ROUND, 4, AT (14, 10, 0), 60, 0 },
    { BRG_SESSION_ROUND, 5, AT (14, 14, 0), 60, 0 },
  };
  const BrgRulebook *book = brg_rulebook_find ("fide-2023");
  g_autoptr (GArray) two =
      brg_timetable_check (book, FALSE, 5, 2, sessions, G_N_ELEMENTS (sessions));
  g_autoptr (GArray) three =
      brg_timetable_check (book, FALSE, 5, 3, sessions, G_N_ELEMENTS (sessions));
  g_autoptr (GArray) silent =
      brg_timetable_check (book, FALSE, 5, BRG_REGULATION_UNSET, sessions, G_N_ELEMENTS (sessions));

  assert_fault (two, BRG_TIMETABLE_FAULT_ROUNDS, 1, 3, 2, NULL);
  g_assert_cmpuint (three->len, ==, 0);
  g_assert_cmpuint (silent->len, ==, 0);
}

BRG_TEST_TOPIC ("timetable-check")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/timetable-check/ussr-chess-1956/app. 1/blind", test_blind);
  g_test_add_func ("/engine/timetable-check/rus-chess-2014/22.3/draw", test_draw);
  g_test_add_func ("/engine/timetable-check/ussr-chess-1956/20/last", test_last);
  g_test_add_func ("/engine/timetable-check/order", test_order);
  g_test_add_func ("/engine/timetable-check/ussr-chess-1956 20/still-on", test_still_on);
  g_test_add_func ("/engine/timetable-check/rus-chess-2014 22.3/days", test_draw_by_days);
  g_test_add_func ("/engine/timetable-check/order-of-play", test_order_of_play);
  g_test_add_func ("/engine/timetable-check/rus-draughts-2022 12.2, 5.2/before", test_before);
  g_test_add_func ("/engine/timetable-check/closing", test_closing);
  g_test_add_func ("/engine/timetable-check/ussr-chess-1956/app. 1/night", test_blind_night);
  g_test_add_func ("/engine/timetable-check/frame", test_frame);
  g_test_add_func ("/engine/timetable-check/rounds-a-day", test_rounds_a_day);
  return g_test_run ();
}
