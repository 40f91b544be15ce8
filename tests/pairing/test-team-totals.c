/* test-team-totals.c - team places of an event that people play for themselves
 *
 * Expected values: worked by hand from rus-draughts-2022 1.3 and appendix 11.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-team-totals.h"
#include "brg-test.h"

#define MOST 10

typedef struct
{
  const char *path;
  const char *teams;  /* by player, best first: a letter, or `-` for no team */
  gint points[MOST];  /* in half points */
  const char *places; /* a range for who shares a place: best place of each player */
  gint best;
  BrgTotalsOrder order;
  const char *expected; /* place-last team(points in halves/twice the places) */
} Case;

#define POINTS BRG_TOTALS_BY_POINTS
#define PLACES BRG_TOTALS_BY_PLACES

static const Case cases[] = {
  { "rus-draughts-2022/1.3/two-best",
    "ABABAC",
    { 8, 7, 6, 5, 4, 3 },
    "123456",
    2,
    POINTS,
    "1-1 A(14/8), 2-2 B(12/12), 3-3 C(3/12)!" },
  { "rus-draughts-2022/1.3/all",
    "ABABAC",
    { 8, 7, 6, 5, 4, 3 },
    "123456",
    0,
    POINTS,
    "1-1 A(18/18), 2-2 B(12/12), 3-3 C(3/12)" },
  /* C has the fewest places in sum, with one player of two. A's best player is second, B's third.
   */
  { "rus-draughts-2022/1.3/short-team-by-places",
    "CABBA",
    { 8, 7, 6, 5, 4 },
    "12345",
    2,
    PLACES,
    "1-1 A(11/14), 2-2 B(11/14), 3-3 C(8/2)!" },
  { "short-team-by-points-stands-by-its-sum",
    "CABBA",
    { 9, 4, 4, 2, 1 },
    "12245",
    2,
    POINTS,
    "1-1 C(9/2)!, 2-2 B(6/13), 3-3 A(5/15)" },
  /* Equal points, and A has 1 + 4 = 5, B 2 + 3 = 5 places: the best player decides. */
  { "rus-draughts-2022/1.3/best-player",
    "ABBA",
    { 8, 7, 7, 6 },
    "1234",
    2,
    POINTS,
    "1-1 A(14/10), 2-2 B(14/10)" },
  /* Equal points; A has 1 + 4, B 2½ + 2½ places. */
  { "shared-place-is-the-middle",
    "ABBA",
    { 8, 7, 7, 6 },
    "1224",
    2,
    PLACES,
    "1-1 A(14/10), 2-2 B(14/10)" },
  { "sum-of-places-parts-equal-points",
    "ABBAC",
    { 8, 8, 6, 6, 1 },
    "12345",
    2,
    POINTS,
    "1-1 A(14/10), 2-2 B(14/10), 3-3 C(1/10)!" },
  { "nothing-parts-them", "ABAB", { 8, 8, 6, 6 }, "1133", 2, POINTS, "1-2 A(14/10), 1-2 B(14/10)" },
  { "without-a-team", "-A-B", { 8, 7, 6, 5 }, "1234", 1, POINTS, "1-1 A(7/4), 2-2 B(5/8)" },
};

static gint
count_sharing (const char *places, gchar place)
{
  gint n = 0;

  for (; *places != '\0'; places++)
    n += *places == place;
  return n;
}

static GArray *
make_lines (const Case *c)
{
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (BrgClassified));

  for (gint i = 0; c->teams[i] != '\0'; i++)
    {
      BrgClassified line = { .player = i, .place = c->places[i] - '0' };

      line.last_place = line.place + count_sharing (c->places, c->places[i]) - 1;
      g_array_append_val (lines, line);
    }
  return lines;
}

static char *
dup_totals (GPtrArray *totals)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < totals->len; i++)
    {
      const BrgTeamTotal *total = totals->pdata[i];

      g_string_append_printf (text, "%s%d-%d %c(%d/%d)%s", i > 0 ? ", " : "", total->place,
                              total->last_place, 'A' + total->team, total->points / (BRG_POINT / 2),
                              total->twice_places, total->is_short ? "!" : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GArray) lines = make_lines (c);
  gint points[MOST];
  gint team_of[MOST];
  BrgTotalsTerms terms = { lines, points, team_of, 3, c->best, c->order };
  g_autoptr (GPtrArray) totals = NULL;
  g_autofree char *found = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      points[i] = c->points[i] * BRG_POINT / 2;
      team_of[i] = c->teams[i] == '-' ? -1 : c->teams[i] - 'A';
    }
  totals = brg_team_totals_new (&terms);
  found = dup_totals (totals);
  g_assert_cmpstr (found, ==, c->expected);
}

BRG_TEST_TOPIC ("team-totals")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/team-totals/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  return g_test_run ();
}
