/* test-draft-start.c - the announced start of a round, as somebody types it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-start.h"
#include "brg-test.h"

/* It is 14:30 on 21 November 2026 three hours east of Greenwich. */
static const struct
{
  const char *path;
  const char *text;
  const char *utc; /* NULL where it cannot be read */
} cases[] = {
  { "/app/draft-start/nothing", "  ", "" },
  { "/app/draft-start/later-today", "15:00", "2026-11-21T12:00Z" },
  { "/app/draft-start/now", "14:30", "2026-11-21T11:30Z" },
  { "/app/draft-start/has-just-passed", "14:29", "2026-11-21T11:29Z" },
  { "/app/draft-start/published-late", "11:30", "2026-11-21T08:30Z" },
  { "/app/draft-start/has-passed", "11:29", "2026-11-22T08:29Z" },
  { "/app/draft-start/full-stop", "15.00", "2026-11-21T12:00Z" },
  { "/app/draft-start/one-figure", " 9:05 ", "2026-11-22T06:05Z" },
  { "/app/draft-start/day-and-month", "22.11 10:00", "2026-11-22T07:00Z" },
  { "/app/draft-start/next-year", "02.01 10:00", "2027-01-02T07:00Z" },
  { "/app/draft-start/just-past", "20.11 10:00", "2026-11-20T07:00Z" },
  { "/app/draft-start/with-year", "22.11.2026 10:00", "2026-11-22T07:00Z" },
  { "/app/draft-start/iso", "2026-11-22 10:00", "2026-11-22T07:00Z" },
  { "/app/draft-start/before-midnight-in-utc", "22.11.2026 01:30", "2026-11-21T22:30Z" },
  { "/app/draft-start/leap-day", "29.02.2028 10:00", "2028-02-29T07:00Z" },
  { "/app/draft-start/no-leap-day", "29.02.2027 10:00", NULL },
  { "/app/draft-start/no-such-hour", "24:00", NULL },
  { "/app/draft-start/no-such-minute", "10:60", NULL },
  { "/app/draft-start/time-first", "22.11", "2026-11-21T19:11Z" },
  { "/app/draft-start/day-alone", "31.12", NULL },
  { "/app/draft-start/two-figures-of-year", "22.11.26 10:00", NULL },
  { "/app/draft-start/word", "soon", NULL },
  { "/app/draft-start/more-behind", "15:00:30", NULL },
  { "/app/draft-start/negative", "-1:30", NULL },
};

static void
test_case (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GTimeZone) zone = g_time_zone_new_offset (3 * 3600);
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 11, 21, 14, 30, 0);
  g_autofree char *utc = NULL;

  g_assert_cmpint (brg_draft_start_parse (cases[i].text, now, &utc), ==, cases[i].utc != NULL);
  g_assert_cmpstr (utc, ==, cases[i].utc);
}

BRG_TEST_TOPIC ("draft-start")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GSIZE_TO_POINTER (i), test_case);
  return g_test_run ();
}
