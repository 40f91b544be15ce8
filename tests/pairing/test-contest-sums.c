/* test-contest-sums.c - contests of composition: means of marks, places, an author's best works
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-sums.h"
#include "brg-test.h"

#define MOST 12

typedef struct
{
  const char *path;
  BrgContestMean mean;
  gint marks[5];
  guint n_marks;
  gint64 expected; /* -1: not all are there */
} MeanCase;

static const MeanCase mean_cases[] = {
  { "one", BRG_CONTEST_MEAN, { 7500 }, 1, 7500 },
  { "two", BRG_CONTEST_MEAN, { 7000, 7500 }, 2, 7250 },
  { "third-down", BRG_CONTEST_MEAN, { 7000, 7000, 8000 }, 3, 7333 },
  { "third-up", BRG_CONTEST_MEAN, { 7000, 8000, 8000 }, 3, 7667 },
  { "half-up", BRG_CONTEST_MEAN, { 1, 0 }, 2, 1 },
  { "zero", BRG_CONTEST_MEAN, { 0, 0 }, 2, 0 },
  { "missing", BRG_CONTEST_MEAN, { 7000, -1 }, 2, -1 },
  { "nobody", BRG_CONTEST_MEAN, { 0 }, 0, -1 },
  { "trimmed-of-two", BRG_CONTEST_TRIMMED, { 6000, 9000 }, 2, 7500 },
  { "trimmed-of-three", BRG_CONTEST_TRIMMED, { 9000, 6000, 7000 }, 3, 7000 },
  { "trimmed-once-each", BRG_CONTEST_TRIMMED, { 9000, 9000, 6000, 6000 }, 4, 7500 },
  { "trimmed-missing", BRG_CONTEST_TRIMMED, { 9000, 6000, -1 }, 3, -1 },
  { "sum", BRG_CONTEST_SUM, { 9000, 6500, 7000 }, 3, 22500 },
};

/* rus-draughts-2022 11.5.2 */
static void
test_mean (gconstpointer data)
{
  const MeanCase *test = data;
  gint64 result = -1;
  gboolean is_full = brg_contest_mean_marks (test->mean, test->marks, test->n_marks, &result);

  g_assert_cmpint (result, ==, test->expected);
  g_assert_cmpint (is_full, ==, test->expected >= 0);
}

/* The mean lies between the marks, and as near to what the marks make as a thousandth allows. */
static void
test_mean_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (gint round = 0; round < 2000; round++)
    {
      gint marks[MOST];
      guint n = (guint) g_rand_int_range (rand, 1, MOST + 1);
      BrgContestMean mean = (BrgContestMean) g_rand_int_range (rand, 0, BRG_CONTEST_SUM);
      guint best = 0;
      guint worst = 0;
      gint64 sum = 0;
      gint64 n_counted = 0;
      gint64 result;

      for (guint i = 0; i < n; i++)
        marks[i] = g_rand_int_range (rand, 0, 21) * 500;
      for (guint i = 1; i < n; i++)
        {
          best = marks[i] > marks[best] ? i : best;
          worst = marks[i] <= marks[worst] ? i : worst;
        }
      for (guint i = 0; i < n; i++)
        if (mean == BRG_CONTEST_MEAN || n < 3 || (i != best && i != worst))
          {
            sum += marks[i];
            n_counted++;
          }
      g_assert_true (brg_contest_mean_marks (mean, marks, n, &result));
      g_assert_cmpint (ABS (2 * (result * n_counted - sum)), <=, n_counted);
      g_assert_cmpint (result, >=, marks[worst]);
      g_assert_cmpint (result, <=, marks[best]);
    }
}

/* Places of a table of 14-solving: what is known shares places, what is open spans them. */
static void
test_places (void)
{
  BrgContestTotal totals[] = {
    { 1, 45000, 0, 0, 0 },     { 2, 43000, 9000, 0, 0 }, { 3, 42000, 0, 0, 0 },
    { 4, 34000, 10000, 0, 0 }, { 5, 34000, 0, 0, 0 },    { 6, 31000, 0, 0, 0 },
    { 7, 31000, 0, 0, 0 },     { 8, 20000, 0, 0, 0 },    { 9, 18000, 0, 0, 0 },
    { 10, 10000, 9000, 0, 0 },
  };
  static const guint expected[][2] = { { 1, 2 }, { 1, 3 }, { 3, 4 }, { 2, 4 },  { 4, 5 },
                                       { 6, 6 }, { 6, 6 }, { 8, 8 }, { 9, 10 }, { 9, 10 } };

  brg_contest_rank (totals, G_N_ELEMENTS (totals));
  for (guint i = 0; i < G_N_ELEMENTS (totals); i++)
    {
      g_assert_cmpint (totals[i].id, ==, i + 1);
      g_assert_cmpuint (totals[i].first, ==, expected[i][0]);
      g_assert_cmpuint (totals[i].last, ==, expected[i][1]);
    }
}

/* Reckoned anew for every one, against each other one. */
static void
test_places_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (gint round = 0; round < 2000; round++)
    {
      BrgContestTotal totals[MOST];
      guint n = (guint) g_rand_int_range (rand, 0, MOST + 1);
      gboolean is_over = g_rand_boolean (rand);

      for (guint i = 0; i < n; i++)
        totals[i] = (BrgContestTotal){ .sum = g_rand_int_range (rand, 0, 10),
                                       .open = is_over ? 0 : g_rand_int_range (rand, 0, 4) };
      brg_contest_rank (totals, n);
      for (guint i = 0; i < n; i++)
        {
          guint first = 1;
          guint last = 1;

          for (guint k = 0; k < n; k++)
            {
              first += k != i && totals[k].sum > totals[i].sum + totals[i].open;
              last += k != i && totals[k].sum + totals[k].open > totals[i].sum;
            }
          g_assert_cmpuint (totals[i].first, ==, first);
          g_assert_cmpuint (totals[i].last, ==, last);
          g_assert_true (!is_over || totals[i].first == totals[i].last);
        }
    }
}

/* No choice of so many works brings more, and one brings as much. */
static void
test_best_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);

  for (gint round = 0; round < 500; round++)
    {
      gint64 sums[8];
      guint n = (guint) g_rand_int_range (rand, 0, 9);
      guint n_counted = (guint) g_rand_int_range (rand, 0, 10);
      gint64 most = 0;

      for (guint i = 0; i < n; i++)
        sums[i] = g_rand_int_range (rand, 0, 21) * 500;
      for (guint chosen = 0; chosen < 1U << n; chosen++)
        {
          gint64 sum = 0;
          guint n_chosen = 0;

          for (guint i = 0; i < n; i++)
            if ((chosen >> i & 1) != 0)
              {
                sum += sums[i];
                n_chosen++;
              }
          if (n_counted == 0 || n_chosen <= n_counted)
            most = MAX (most, sum);
        }
      g_assert_cmpint (brg_contest_sum_best (sums, n, n_counted), ==, most);
    }
}

/* Every id is read as what it is written for, and nothing else is read. */
static void
test_ids (void)
{
  BrgContestKind kind = BRG_CONTEST_NONE;
  BrgContestMean mean = BRG_CONTEST_SUM;

  for (guint i = BRG_CONTEST_COMPOSING; i < BRG_N_CONTEST_KINDS; i++)
    {
      g_assert_true (brg_contest_kind_find (brg_contest_kind_get_id ((BrgContestKind) i), &kind));
      g_assert_cmpuint (kind, ==, i);
    }
  for (guint i = 0; i < BRG_N_CONTEST_MEANS; i++)
    {
      g_assert_true (brg_contest_mean_find (brg_contest_mean_get_id ((BrgContestMean) i), &mean));
      g_assert_cmpuint (mean, ==, i);
    }
  g_assert_false (brg_contest_kind_find ("", &kind));
  g_assert_false (brg_contest_kind_find (NULL, &kind));
  g_assert_false (brg_contest_mean_find ("median", &mean));
  g_assert_cmpuint (kind, ==, BRG_CONTEST_SOLVING);
  g_assert_cmpuint (mean, ==, BRG_CONTEST_SUM);
}

BRG_TEST_TOPIC ("contest-sums")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (mean_cases); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/pairing/contest-sums/rus-draughts-2022/11.7/%s", mean_cases[i].path);

      g_test_add_data_func (path, &mean_cases[i], test_mean);
    }
  g_test_add_func ("/pairing/contest-sums/mean-random", test_mean_random);
  g_test_add_func ("/pairing/contest-sums/rus-draughts-2022/11.6.1/places", test_places);
  g_test_add_func ("/pairing/contest-sums/places-random", test_places_random);
  g_test_add_func ("/pairing/contest-sums/rus-draughts-2022/11.5.2/best-works", test_best_random);
  g_test_add_func ("/pairing/contest-sums/ids", test_ids);
  return g_test_run ();
}
