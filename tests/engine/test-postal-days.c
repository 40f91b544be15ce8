/* test-postal-days.c - days of the calendar: leap years, ends of years and months, no time zone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-test.h"
#include "postal-games.h"

/* The calendar once more, written out by hand, so that nothing of GLib is trusted. */
static guint
month_days (guint month, guint year)
{
  static const guint days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  gboolean is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

  return days[month - 1] + (month == 2 && is_leap ? 1 : 0);
}

/* Every day of 600 years: it is read, written as it was, and the next one is one more. */
static void
test_every_day (void)
{
  BrgPostalDay last = make_day ("31.12.1799");

  for (guint year = 1800; year < 2400; year++)
    for (guint month = 1; month <= 12; month++)
      for (guint day = 1; day <= month_days (month, year); day++)
        {
          char text[BRG_POSTAL_DAY_LENGTH];
          char again[BRG_POSTAL_DAY_LENGTH];
          BrgPostalDay number;

          g_snprintf (text, sizeof text, "%02u.%02u.%04u", day, month, year);
          number = make_day (text);
          g_assert_cmpuint (number, ==, last + 1);
          g_assert_cmpstr (brg_postal_day_write (number, again), ==, text);
          g_assert_cmpuint (brg_postal_day_get_year (number), ==, year);
          last = number;
        }
}

static void
test_no_days (void)
{
  static const char *const texts[] = {
    "29.02.2027",  "29.02.2100",  "31.04.2025", "00.01.2025", "01.00.2025", "01.13.2025",
    "32.01.2025",  "01.01.0000",  "1.1.2025",   "01.01.25",   "01-01-2025", "01.01.2025 ",
    " 01.01.2025", "01.01.20255", "01.01.2x25", "",           "-",          "２9.02.2028",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BrgPostalDay day = 77;

      g_assert_false (brg_postal_day_read (texts[i], &day));
      g_assert_cmpuint (day, ==, 77);
    }
}

/* A month: the same day of the next one, or its last. */
static void
test_months (void)
{
  static const struct
  {
    const char *from;
    const char *to;
  } rows[] = {
    { "31.01.2027", "28.02.2027" }, { "31.01.2028", "29.02.2028" }, { "29.02.2028", "29.03.2028" },
    { "31.12.2025", "31.01.2026" }, { "30.11.2025", "30.12.2025" }, { "31.10.2025", "30.11.2025" },
    { "31.01.2100", "28.02.2100" }, { "15.06.2025", "15.07.2025" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpuint (brg_postal_day_add_months (make_day (rows[i].from), 1), ==,
                      make_day (rows[i].to));
}

static GArray *
make_breaks (GRand *rand, BrgPostalDay first)
{
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (BrgPostalBreakLine));
  guint n = (guint) g_rand_int_range (rand, 0, 6);

  for (guint i = 0; i < n; i++)
    {
      BrgPostalBreakLine line = { .days = 1 };

      line.from = first + (guint) g_rand_int_range (rand, 0, 90);
      line.to = line.from + (guint) g_rand_int_range (rand, 0, 31);
      g_array_append_val (lines, line);
    }
  return lines;
}

/* The days one by one, as a secretary counts them on a calendar. */
static guint
count_days (GArray *lines, BrgPostalDay received, BrgPostalDay sent)
{
  guint n = 0;

  for (BrgPostalDay day = received + 1; day <= sent; day++)
    {
      gboolean is_free = FALSE;

      for (guint i = 0; i < lines->len; i++)
        {
          const BrgPostalBreakLine *line = &g_array_index (lines, BrgPostalBreakLine, i);

          is_free = is_free || (day >= line->from && day <= line->to);
        }
      n += is_free ? 0 : 1;
    }
  return n;
}

/* Around leap days and ends of years: what is charged, and the last day in time. */
static void
test_charge (void)
{
  static const char *const places[] = { "20.02.2028", "20.02.2100", "20.12.2025", "20.02.2000" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);

  for (guint round = 0; round < brg_test_rounds (4000); round++)
    {
      BrgPostalDay first = make_day (places[round % G_N_ELEMENTS (places)]);
      g_autoptr (GArray) lines = make_breaks (rand, first);
      g_autoptr (GArray) spans = brg_postal_spans_new (lines);
      BrgPostalDay received = first + (guint) g_rand_int_range (rand, 0, 60);
      BrgPostalDay sent = received + (guint) g_rand_int_range (rand, 0, 80);
      guint days = (guint) g_rand_int_range (rand, 0, 60);
      BrgPostalDay last = brg_postal_spans_find_last (spans, received, days);

      g_assert_cmpuint (brg_postal_spans_charge (spans, received, sent), ==,
                        count_days (lines, received, sent));
      g_assert_cmpuint (count_days (lines, received, last), ==, days);
      g_assert_cmpuint (count_days (lines, received, last + 1), ==, days + 1);
      g_assert_cmpuint (brg_postal_spans_charge (spans, sent, received), ==, 0);
    }
}

static const char table[] = "corr 1\nwhite П\nblack С\nstart 01.03.%u\nend 01.03.%u\n"
                            "letter 1 white sent=24.10.%u tot=237/0 moves=c3-b4\n"
                            "letter 2 black first=24.10.%u rcv=26.10.%u sent=02.11.%u tot=237/7 "
                            "moves=f6-g5\n";

/* No time zone and no change of the clocks between two days: in autumn a day has 25 hours. */
static void
test_zones (void)
{
  static const char *const zones[] = { "UTC", "Europe/Moscow", "Europe/Berlin", "Pacific/Apia",
                                       "America/Los_Angeles" };
  g_autofree char *text = g_strdup_printf (table, 2025, 2027, 2025, 2025, 2025, 2025);
  g_autofree char *old = g_strdup (g_getenv ("TZ"));

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autofree char *told = NULL;

      g_setenv ("TZ", zones[i], TRUE);
      told = dup_chart (text, strlen (text), 0);
      g_assert_true (has_line (told, "TOTAL\t237/7\t1/1\n"));
      g_assert_false (has_line (told, "STATED\t2\t237/7\t237/7\twrong"));
    }
  if (old != NULL)
    g_setenv ("TZ", old, TRUE);
  else
    g_unsetenv ("TZ");
}

BRG_TEST_TOPIC ("postal-days")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/postal-days/rus-draughts-2022/10.1.2/every-day", test_every_day);
  g_test_add_func ("/engine/postal-days/no-days", test_no_days);
  g_test_add_func ("/engine/postal-days/rus-draughts-2022/10.1.13/months", test_months);
  g_test_add_func ("/engine/postal-days/rus-draughts-2022/10.3.1/charge", test_charge);
  g_test_add_func ("/engine/postal-days/zones", test_zones);
  return g_test_run ();
}
