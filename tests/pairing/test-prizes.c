/* test-prizes.c - who gets which prize
 *
 * Expected values: the worked example of Hort's system with 100, 80, 60, 40, 20, 10 and places
 * 8, 8, 7½, 7, 7, 7 points, as it is published; the others worked by hand from the definitions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-prizes.h"
#include "brg-test.h"

#define MOST 12

/* A list: for every player, best first, whether he is parted from the one before him by nothing
 * (`=`), by tie-breaks (`,`) or by points (`>`). */
static GArray *
make_list (const char *players, const char *links)
{
  GArray *lines = g_array_new (FALSE, TRUE, sizeof (BrgClassified));
  gint tied = 1000;
  guint first = 0;

  for (guint i = 0; players[i] != '\0'; i++)
    {
      BrgClassified line = { .player = players[i] - 'A' };

      if (i > 0 && links[i - 1] == '>')
        tied--;
      if (i > 0 && links[i - 1] != '=')
        first = i;
      line.tied = tied;
      line.place = (gint) first + 1;
      line.last_place = (gint) i + 1;
      g_array_append_val (lines, line);
      for (guint k = first; k < i; k++)
        g_array_index (lines, BrgClassified, k).last_place = (gint) i + 1;
    }
  return lines;
}

typedef struct
{
  const char *path;
  BrgPrizeSharing sharing;
  gboolean once;
  const char *players[2];
  const char *links[2];
  BrgPrizeOffer offers[MOST];
  const char *expected;
  gint64 left;
  const char *excluded;
} Case;

#define NONE BRG_PRIZE_SHARING_NONE
#define EQUAL BRG_PRIZE_SHARING_EQUAL
#define HORT BRG_PRIZE_SHARING_HORT
#define SIX                                                                      \
  {                                                                              \
    { 0, 1, 1, 10000 }, { 0, 2, 2, 8000 }, { 0, 3, 3, 6000 }, { 0, 4, 4, 4000 }, \
        { 0, 5, 5, 2000 },                                                       \
    {                                                                            \
      0, 6, 6, 1000                                                              \
    }                                                                            \
  }

static const Case cases[] = {
  /* The example of the system's description, with its fractions: 31,67 for D and so on; the pot of
   * the last three is 35,00, a third of it 11,67. */
  { "hort/published",
    HORT,
    FALSE,
    { "ABCDEF" },
    { ",>>,," },
    SIX,
    "A 9500, B 8500, C 6000, D 3167, E 2167, F 1666",
    0,
    NULL },
  { "hort/published-larger",
    HORT,
    FALSE,
    { "ABCDEF" },
    { ",>>,," },
    { { 0, 1, 1, 100000 },
      { 0, 2, 2, 50000 },
      { 0, 3, 3, 35000 },
      { 0, 4, 4, 20000 },
      { 0, 5, 5, 15000 },
      { 0, 6, 6, 10000 } },
    "A 87500, B 62500, C 35000, D 17500, E 15000, F 12500",
    0,
    NULL },
  { "equal/six",
    EQUAL,
    FALSE,
    { "ABCDEF" },
    { ",>>,," },
    SIX,
    "A 9000, B 9000, C 6000, D 2334, E 2333, F 2333",
    0,
    NULL },
  { "none/six",
    NONE,
    FALSE,
    { "ABCDEF" },
    { ",>>,," },
    SIX,
    "A 10000, B 8000, C 6000, D 4000, E 2000, F 1000",
    0,
    NULL },
  /* Three with equal points for two prizes: 300/2 + 500/6, 200/2 + 500/6, 500/6. */
  { "hort/one-without-own-prize",
    HORT,
    FALSE,
    { "ABC" },
    { ",," },
    { { 0, 1, 1, 30000 }, { 0, 2, 2, 20000 } },
    "A 23334, B 18333, C 8333",
    0,
    NULL },
  { "none/no-prize-no-share",
    NONE,
    FALSE,
    { "ABC" },
    { ",," },
    { { 0, 1, 1, 30000 }, { 0, 2, 2, 20000 } },
    "A 30000, B 20000",
    0,
    NULL },
  /* B and C are equal in everything: the halves of 2nd and 3rd place are one. 300/2 + 600/6 = 250;
   * (200 + 100)/4 + 100 = 175 each. */
  { "hort/equal-in-everything",
    HORT,
    FALSE,
    { "ABC" },
    { ",=" },
    { { 0, 1, 1, 30000 }, { 0, 2, 2, 20000 }, { 0, 3, 3, 10000 } },
    "A 25000, B 17500, C 17500",
    0,
    NULL },
  { "none/equal-in-everything",
    NONE,
    FALSE,
    { "ABC" },
    { ",=" },
    { { 0, 1, 1, 30000 }, { 0, 2, 2, 20000 }, { 0, 3, 3, 10000 } },
    "A 30000, B 15000, C 15000",
    0,
    NULL },
  { "range-of-places",
    NONE,
    FALSE,
    { "ABCD" },
    { ">>>" },
    { { 0, 1, 1, 500 }, { 0, 2, 4, 100 } },
    "A 500, B 100, C 100, D 100",
    0,
    NULL },
  { "two-prizes-for-a-place",
    NONE,
    FALSE,
    { "AB" },
    { ">" },
    { { 0, 1, 1, 500 }, { 0, 1, 1, 25 } },
    "A 525",
    0,
    NULL },
  { "fewer-players-than-prizes",
    HORT,
    FALSE,
    { "AB" },
    { ">" },
    { { 0, 1, 1, 500 }, { 0, 2, 4, 100 } },
    "A 500, B 100",
    200,
    NULL },
  { "a-cup-is-a-prize", NONE, FALSE, { "AB" }, { ">" }, { { 0, 1, 2, 0 } }, "A 0, B 0", 0, NULL },
  /* B is the first woman: she takes 200 as second of all, and the next woman moves up. */
  { "once/next-moves-up",
    NONE,
    TRUE,
    { "ABCD", "BD" },
    { ">>>", ">" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 }, { 1, 1, 1, 150 } },
    "A 300, B 200, D 150",
    0,
    NULL },
  /* 250 among the women is more than 200 of all: C moves up to second of all. */
  { "once/better-in-the-category",
    NONE,
    TRUE,
    { "ABCD", "BD" },
    { ">>>", ">" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 }, { 1, 1, 1, 250 } },
    "A 300, C 200, B 250",
    0,
    NULL },
  /* Equal amounts: the table of all goes first. */
  { "once/equal-amounts",
    NONE,
    TRUE,
    { "ABC", "BC" },
    { ">>", ">" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 }, { 1, 1, 1, 200 } },
    "A 300, B 200, C 200",
    0,
    NULL },
  /* A leaves the category first, and B becomes its first: 200 is more than 100. Taking the best of
   * the lists as they were would give B the 100. */
  { "once/one-after-the-other",
    NONE,
    TRUE,
    { "ABC", "ABC" },
    { ">>", ">>" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 100 }, { 1, 1, 1, 200 }, { 1, 2, 2, 90 } },
    "A 300, C 100, B 200",
    90,
    NULL },
  { "several/both",
    NONE,
    FALSE,
    { "AB", "B" },
    { ">", "" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 }, { 1, 1, 1, 150 } },
    "A 300, B 200, B 150",
    0,
    NULL },
  /* rus-draughts-2022 1.5.4: who stood below the excluded moves up, a tied group shrinks. */
  { "rus-draughts-2022/1.5.4/next-moves-up",
    NONE,
    FALSE,
    { "ABCD" },
    { ">,>" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 }, { 0, 3, 3, 100 } },
    "A 300, C 200, D 100",
    0,
    "B" },
  { "rus-draughts-2022/1.5.4/tied-group-shrinks",
    HORT,
    FALSE,
    { "ABCD" },
    { ",,>" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 }, { 0, 3, 3, 100 } },
    "A 275, C 225, D 100",
    0,
    "B" },
  { "rus-draughts-2022/1.5.4/the-winner-of-an-equal-pair",
    EQUAL,
    FALSE,
    { "ABC" },
    { "=>" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 } },
    "B 300, C 200",
    0,
    "A" },
  /* In every list, whatever else he would have had. */
  { "rus-draughts-2022/1.5.4/in-all-lists",
    NONE,
    TRUE,
    { "ABCD", "BD" },
    { ">>>", ">" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 }, { 1, 1, 1, 250 } },
    "A 300, C 200, D 250",
    0,
    "B" },
  { "rus-draughts-2022/1.5.4/nobody-is-left-for-a-prize",
    NONE,
    FALSE,
    { "AB" },
    { ">" },
    { { 0, 1, 1, 300 }, { 0, 2, 2, 200 } },
    "B 300",
    200,
    "A" },
};

static guint
count_offers (const Case *c)
{
  guint n = 0;

  while (n < MOST && c->offers[n].first_place > 0)
    n++;
  return n;
}

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  GArray *lists[2] = { NULL, NULL };
  gboolean excluded[26] = { FALSE };
  BrgPrizeTerms terms = { c->offers, count_offers (c), (const GArray *const *) lists, 0, c->sharing,
                          c->once,   excluded };
  g_autoptr (BrgPrizeShares) shares = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < 2 && c->players[i] != NULL; i++)
    lists[terms.n_lists++] = make_list (c->players[i], c->links[i]);
  for (const char *name = c->excluded; name != NULL && *name != '\0'; name++)
    excluded[*name - 'A'] = TRUE;
  shares = brg_prizes_share (&terms);
  for (guint i = 0; i < shares->awards->len; i++)
    {
      const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, i);

      g_string_append_printf (text, "%s%c %" G_GINT64_FORMAT, i > 0 ? ", " : "",
                              'A' + award->player, award->amount);
    }
  g_assert_cmpstr (text->str, ==, c->expected);
  g_assert_cmpint (shares->left, ==, c->left);
  g_assert_cmpint (shares->paid + shares->left, ==, shares->offered);
  for (guint i = 0; i < terms.n_lists; i++)
    g_array_unref (lists[i]);
}

/* The parts of a share, for the sentence that explains it. */
static void
test_parts (void)
{
  GArray *list = make_list ("ABCDEF", ",>>,,");
  const GArray *lists[] = { list };
  const Case *c = &cases[0];
  BrgPrizeTerms terms = { c->offers, 6, lists, 1, HORT, FALSE, NULL };
  g_autoptr (BrgPrizeShares) shares = brg_prizes_share (&terms);
  const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, 4);

  g_assert_cmpint (award->place, ==, 5);
  g_assert_cmpint (award->last_place, ==, 5);
  g_assert_cmpint (award->first_tied, ==, 4);
  g_assert_cmpint (award->last_tied, ==, 6);
  g_assert_cmpint (award->own, ==, 2000);
  g_assert_cmpint (award->pool, ==, 7000);
  g_assert_cmpint (award->rounding, ==, 1);
  g_array_unref (list);
}

static GArray *
make_random_list (GRand *rand, guint n, gboolean all)
{
  g_autoptr (GString) players = g_string_new (NULL);
  g_autoptr (GString) links = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (all || g_rand_boolean (rand))
      {
        g_string_append_c (players, (gchar) ('A' + (gint) i));
        g_string_append_c (links, "=,>>"[g_rand_int_range (rand, 0, 4)]);
      }
  return make_list (players->str, links->str);
}

static guint
fill_offers (GRand *rand, BrgPrizeOffer *offers, guint n_lists)
{
  guint n = 0;

  for (guint list = 0; list < n_lists; list++)
    {
      gint64 amount = g_rand_int_range (rand, 1, 100000);

      for (gint place = 1; place <= 4; place++)
        {
          offers[n++] = (BrgPrizeOffer){ list, place, place, amount };
          amount = amount * g_rand_int_range (rand, 20, 100) / 100;
        }
    }
  return n;
}

static void
check_shares (const BrgPrizeShares *shares, const BrgPrizeTerms *terms)
{
  gint n_awards[26] = { 0 };
  gint64 paid = 0;

  for (guint i = 0; i < shares->awards->len; i++)
    {
      const BrgPrizeAward *award = &g_array_index (shares->awards, BrgPrizeAward, i);
      const BrgPrizeAward *before =
          i > 0 ? &g_array_index (shares->awards, BrgPrizeAward, i - 1) : NULL;

      paid += award->amount;
      n_awards[award->player]++;
      /* Within a list nobody gets more than who stands in front of him. */
      if (before != NULL && before->list == award->list)
        g_assert_cmpint (before->amount, >=, award->amount);
      g_assert_cmpint (award->rounding, >=, 0);
      g_assert_cmpint (award->rounding, <=, 1);
    }
  g_assert_cmpint (paid, ==, shares->paid);
  g_assert_cmpint (shares->paid + shares->left, ==, shares->offered);
  for (guint i = 0; terms->once && i < G_N_ELEMENTS (n_awards); i++)
    g_assert_cmpint (n_awards[i], <=, 1);
  /* More players than prizes in the table of all: nothing of it is left over when nobody takes his
   * prize elsewhere. */
  if (terms->n_lists == 1)
    g_assert_cmpint (shares->left, ==, 0);
}

static void
test_properties (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261122);

  for (guint round = 0; round < 3000; round++)
    {
      BrgPrizeOffer offers[12];
      guint n_lists = (guint) g_rand_int_range (rand, 1, 4);
      GArray *lists[3];
      BrgPrizeTerms terms = { offers, 0, (const GArray *const *) lists, n_lists, 0, FALSE, NULL };

      terms.sharing = (BrgPrizeSharing) g_rand_int_range (rand, 0, BRG_N_PRIZE_SHARINGS);
      terms.once = g_rand_boolean (rand);
      for (guint i = 0; i < n_lists; i++)
        lists[i] = make_random_list (rand, 10, i == 0);
      terms.n_offers = fill_offers (rand, offers, n_lists);
      {
        g_autoptr (BrgPrizeShares) shares = brg_prizes_share (&terms);

        check_shares (shares, &terms);
      }
      for (guint i = 0; i < n_lists; i++)
        g_array_unref (lists[i]);
    }
}

BRG_TEST_TOPIC ("prizes")
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/pairing/prizes/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/pairing/prizes/parts", test_parts);
  g_test_add_func ("/pairing/prizes/properties", test_properties);
  return g_test_run ();
}
