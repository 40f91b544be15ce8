/* test-varma.c - lots for a round robin that keep delegations apart in the last rounds
 *
 * When two numbers meet is read from the recorded Berger tables, not asked of the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-pairing.h"
#include "brg-test.h"
#include "brg-varma.h"

#define MAX_PLAYERS 24

/* Round in which two numbers meet, by the recorded tables; index: players of the even table. */
static gint meets[MAX_PLAYERS + 1][MAX_PLAYERS + 1][MAX_PLAYERS + 1];

static GStrv
read_lines (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "tables", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

static gint
read_size (const char *players)
{
  return (gint) g_ascii_strtoll (strpbrk (players, "-/") + 1, NULL, 10);
}

static void
read_tables (void)
{
  g_auto (GStrv) lines = read_lines ("berger.tsv");

  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_auto (GStrv) pairs = g_strsplit (fields[2], " ", -1);
      gint size = read_size (fields[0]);

      for (gsize j = 0; size <= MAX_PLAYERS && pairs[j] != NULL; j++)
        {
          gint a = (gint) g_ascii_strtoll (pairs[j], NULL, 10);
          gint b = (gint) g_ascii_strtoll (strchr (pairs[j], ':') + 1, NULL, 10);

          meets[size][a][b] = meets[size][b][a] = (gint) g_ascii_strtoll (fields[1], NULL, 10);
        }
    }
}

static gint
find_late_round (gint n_players, gint a, gint b)
{
  gint size = n_players + n_players % 2;

  return meets[size][a][b] > size - 4 ? meets[size][a][b] : 0;
}

/* rus-chess-2014 22.9.1.5: the groups as printed, and whether they meet in the last rounds. */
static void
test_tables (void)
{
  g_auto (GStrv) lines = read_lines ("varma.tsv");
  gint n_numbers = 0;

  for (gsize i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_auto (GStrv) numbers = g_strsplit (fields[2], ",", -1);
      gint size = read_size (fields[0]);
      gint last = 0;

      for (gsize j = 0; numbers[j] != NULL; j++)
        {
          gint number = (gint) g_ascii_strtoll (numbers[j], NULL, 10);

          g_assert_cmpint (brg_varma_get_group (size, number), ==, fields[1][0] - 'A');
          g_assert_cmpint (brg_varma_get_group (size - 1, number), ==, fields[1][0] - 'A');
          n_numbers++;
          for (gsize k = 0; k < j; k++)
            {
              gint other = (gint) g_ascii_strtoll (numbers[k], NULL, 10);
              gint late = brg_varma_find_late_round (size, number, other);

              last = MAX (last, meets[size][number][other]);
              g_assert_cmpint (late, ==, find_late_round (size, number, other));
              g_assert_cmpint (late, ==, number == 12 && other == 6 && size == 12 ? 11 : 0);
              if (number < size)
                g_assert_cmpint (brg_varma_find_late_round (size - 1, number, other), ==, 0);
            }
        }
      g_assert_cmpint (last, ==, g_ascii_strtoll (fields[4], NULL, 10));
    }
  /* 10 + 12 + ... + 24: the groups are all numbers. */
  g_assert_cmpint (n_numbers, ==, 136);
  /* 11 players: the partner of 6 in the last round is free. */
  g_assert_cmpint (brg_varma_find_late_round (11, 6, 12), ==, 0);
}

/* What holds for every draw. */
static void
assert_sound (const BrgVarmaDraw *draw, const gint *delegations, gint n)
{
  gboolean is_drawn[MAX_PLAYERS + 1] = { FALSE };
  gint numbers[MAX_PLAYERS];
  guint n_late = 0;

  g_assert_cmpuint (draw->steps->len, ==, (guint) n);
  for (guint i = 0; i < draw->steps->len; i++)
    {
      BrgVarmaStep step = g_array_index (draw->steps, BrgVarmaStep, i);

      g_assert_cmpint (step.number, >=, 1);
      g_assert_cmpint (step.number, <=, n);
      g_assert_false (is_drawn[step.number]);
      is_drawn[step.number] = TRUE;
      numbers[step.entry] = step.number;
      g_assert_cmpint (draw->entries[step.number - 1], ==, step.entry);
      g_assert_cmpint (brg_varma_get_group (n, step.number), ==, step.group);
    }
  for (gint a = 0; a < n; a++)
    for (gint b = a + 1; b < n; b++)
      if (delegations[a] >= 0 && delegations[a] == delegations[b] &&
          find_late_round (n, numbers[a], numbers[b]) > 0)
        {
          BrgVarmaMeeting *meeting;

          g_assert_cmpuint (n_late, <, draw->late_meetings->len);
          meeting = &g_array_index (draw->late_meetings, BrgVarmaMeeting, n_late++);
          g_assert_cmpint (meeting->entry, ==, a);
          g_assert_cmpint (meeting->other, ==, b);
          g_assert_cmpint (meeting->round, ==, find_late_round (n, numbers[a], numbers[b]));
        }
  g_assert_cmpuint (n_late, ==, draw->late_meetings->len);
}

typedef struct
{
  const char *path;
  const char *delegations; /* of every entry a letter, . for none */
  const char *order;       /* the entries in the order of drawing, as letters from a */
  guint n_apart;           /* delegations that draw from more than one envelope */
  gboolean is_late;        /* whether members of a delegation may meet in the last rounds */
} Case;

static const Case cases[] = {
  { "22.9.1.2/largest-first", "ABABBCC...", "bdeacfghij", 0, FALSE },
  { "22.9.1.2/equal-ones-by-alphabet", "BBAA......", "cdabefghij", 0, FALSE },
  { "22.9.1.2/alone-after-one-member", "...A......", "dabcefghij", 0, FALSE },
  { "22.9.1.3/all-envelopes-full", "AAABBBCCDD", "abcdefghij", 0, FALSE },
  { "22.9.1.3/nine-players", "AAABBBCC.", "abcdefghi", 0, FALSE },
  /* Twos need the envelopes of four and two; so one of the threes has 6, 8 and 12. */
  { "22.9.1.3/looks-ahead", "AAABBBCCDDEE", "abcdefghijkl", 0, TRUE },
  { "22.9.1.3/largest-envelope", "AAAABBB.....", "abcdefghijkl", 0, FALSE },
  { "22.9.1.3/twenty-four", "AAAAAAAAAABBBBBBBBBCCCDD", "abcdefghijklmnopqrstuvwx", 0, FALSE },
  /* Five envelopes of two, and one number each is left in groups B and C. */
  { "22.9.1.5/twelve-by-twos", "AABBCCDDEEFF", "abcdefghijkl", 1, FALSE },
  /* 6 and 12 of group C meet in the last round. */
  { "22.9.1.5/twelve-by-threes", "AAABBBCCC...", "abcdefghijkl", 0, TRUE },
  { "22.9.1.5/twelve-avoidable", "AAABBB......", "abcdefghijkl", 0, FALSE },
  { "22.9.1.5/eleven-players", "AAABBBCCDD.", "abcdefghijk", 0, FALSE },
  /* No envelope holds five of ten. */
  { "22.9.1.3/too-large", "AAAAABB...", "abcdefghij", 1, TRUE },
};

static gint
count_apart (const BrgVarmaDraw *draw, const gint *delegations)
{
  gint groups['Z' + 1];
  gboolean is_apart['Z' + 1] = { FALSE };
  gint count = 0;

  memset (groups, -1, sizeof groups);
  for (guint i = 0; i < draw->steps->len; i++)
    {
      BrgVarmaStep step = g_array_index (draw->steps, BrgVarmaStep, i);
      gint delegation = delegations[step.entry];

      if (delegation < 0)
        continue;
      is_apart[delegation] |= groups[delegation] >= 0 && groups[delegation] != step.group;
      groups[delegation] = step.group;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (is_apart); i++)
    count += is_apart[i];
  return count;
}

/* rus-chess-2014 22.9.1 */
static void
test_case (gconstpointer data)
{
  const Case *test = data;
  gint n = (gint) strlen (test->delegations);
  gint delegations[MAX_PLAYERS];
  guint n_late = 0;

  for (gint i = 0; i < n; i++)
    delegations[i] = test->delegations[i] == '.' ? BRG_VARMA_ALONE : test->delegations[i];
  for (guint64 seed = 0; seed < 300; seed++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgVarmaDraw) draw = brg_varma_draw (seed, delegations, n, &error);

      g_assert_no_error (error);
      assert_sound (draw, delegations, n);
      g_assert_cmpint (count_apart (draw, delegations), ==, test->n_apart);
      for (gint i = 0; i < n && test->n_apart == 0; i++)
        g_assert_cmpint (g_array_index (draw->steps, BrgVarmaStep, i).entry, ==,
                         test->order[i] - 'a');
      n_late += draw->late_meetings->len;
    }
  g_assert_cmpint (n_late > 0, ==, test->is_late);
}

/* Whatever the delegations are, everybody gets a number; the same seed gives the same ones. */
static void
test_any (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (229);

  for (gint i = 0; i < (gint) brg_test_rounds (3000); i++)
    {
      gint n = g_rand_int_range (rand, BRG_VARMA_FEWEST, BRG_VARMA_MOST + 1);
      gint n_delegations = g_rand_int_range (rand, 1, n + 1);
      gint delegations[MAX_PLAYERS];
      g_autoptr (BrgVarmaDraw) draw = NULL;
      g_autoptr (BrgVarmaDraw) again = NULL;

      for (gint j = 0; j < n; j++)
        delegations[j] = g_rand_int_range (rand, BRG_VARMA_ALONE, n_delegations);
      draw = brg_varma_draw ((guint64) i, delegations, n, NULL);
      again = brg_varma_draw ((guint64) i, delegations, n, NULL);
      assert_sound (draw, delegations, n);
      g_assert_cmpmem (draw->entries, sizeof (gint) * (gsize) n, again->entries,
                       sizeof (gint) * (gsize) n);
    }
}

/* All alone: every number falls to everybody, none much more often than the others. The envelope
 * comes first, so numbers of small groups are drawn earlier, but not by anybody in particular. */
static void
test_spread (void)
{
  gint counts[10][10] = { { 0 } };
  gint delegations[10];

  for (gint i = 0; i < 10; i++)
    delegations[i] = BRG_VARMA_ALONE;
  for (guint64 seed = 0; seed < 3000; seed++)
    {
      g_autoptr (BrgVarmaDraw) draw = brg_varma_draw (seed, delegations, 10, NULL);

      for (gint i = 0; i < 10; i++)
        counts[i][draw->entries[i]]++;
    }
  for (gint i = 0; i < 10; i++)
    for (gint j = 0; j < 10; j++)
      {
        g_assert_cmpint (counts[i][j], >, 100);
        g_assert_cmpint (counts[i][j], <, 600);
      }
}

static void
test_no_table (void)
{
  static const gint sizes[] = { 0, 8, 25 };
  gint delegations[25] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (brg_varma_draw (1, delegations, sizes[i], &error));
      g_assert_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS);
    }
}

BRG_TEST_TOPIC ("varma")
{
  g_test_init (&argc, &argv, NULL);
  read_tables ();
  g_test_add_func ("/pairing/varma/rus-chess-2014/22.9.1.5/tables", test_tables);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/varma/rus-chess-2014/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/varma/rus-chess-2014/22.9.1/any-delegations", test_any);
  g_test_add_func ("/pairing/varma/rus-chess-2014/22.9.1/spread", test_spread);
  g_test_add_func ("/pairing/varma/rus-chess-2014/22.9/no-table", test_no_table);
  return g_test_run ();
}
