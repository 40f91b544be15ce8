/* test-norm-table.c - norms as a table in a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-norm-table.h"
#include "brg-test.h"

static const BrgNormRule *
find_rule (const BrgNormTable *table, const char *name)
{
  for (guint i = 0; i < table->rules->len; i++)
    if (g_str_equal (((const BrgNormRule *) table->rules->pdata[i])->name, name))
      return table->rules->pdata[i];
  return NULL;
}

/* Articles 1.4.1 to 1.4.8 of the title regulations. */
static void
test_fide (void)
{
  static const struct
  {
    const char *name;
    gboolean for_women;
    gint performance;
    gint average;
    gint floor;
    const char *titles;
  } norms[] = {
    { "GM", FALSE, 2600, 2380, 2200, "GM" },
    { "IM", FALSE, 2450, 2230, 2050, "IM,GM" },
    { "WGM", TRUE, 2400, 2180, 2000, "WGM,IM,GM" },
    { "WIM", TRUE, 2250, 2030, 1850, "WIM,WGM,IM,GM" },
  };
  const BrgNormTable *table = brg_norm_table_get_fide ();

  g_assert_cmpuint (table->rules->len, ==, G_N_ELEMENTS (norms));
  g_assert_true (table == brg_norm_table_get_fide ());
  g_assert_cmpint (table->open_players, ==, 20);
  g_assert_cmpint (table->open_federations, ==, 3);
  g_assert_cmpint (table->open_holders, ==, 10);
  g_assert_cmpuint (g_strv_length (table->holders), ==, 6);
  g_assert_false (g_strv_contains ((const char *const *) table->holders, "CM"));
  for (gsize i = 0; i < G_N_ELEMENTS (norms); i++)
    {
      const BrgNormRule *rule = find_rule (table, norms[i].name);
      g_autofree char *titles = g_strjoinv (",", rule->titles);

      g_assert_cmpint (rule->list, ==, BRG_RATING_STANDARD);
      g_assert_cmpint (rule->for_women, ==, norms[i].for_women);
      g_assert_cmpint (rule->games, ==, 9);
      g_assert_cmpint (rule->short_games, ==, 8);
      g_assert_cmpint (rule->performance, ==, norms[i].performance);
      g_assert_cmpint (rule->average, ==, norms[i].average);
      g_assert_cmpint (rule->floor, ==, norms[i].floor);
      g_assert_cmpint (rule->unrated, ==, 1400);
      g_assert_cmpint (rule->score, ==, 35);
      g_assert_cmpint (rule->least_seekers, ==, 3);
      g_assert_cmpint (rule->federations, ==, 2);
      g_assert_cmpint (brg_norm_share_least (rule->holders, 9), ==, 5);
      g_assert_cmpint (brg_norm_share_least (rule->seekers, 10), ==, 4);
      g_assert_cmpint (brg_norm_share_least (rule->double_seekers, 5), ==, 3);
      g_assert_cmpint (brg_norm_share_most (rule->own, 9), ==, 5);
      g_assert_cmpint (brg_norm_share_most (rule->one, 9), ==, 6);
      g_assert_cmpuint (rule->steps->len, ==, 0);
      g_assert_cmpstr (titles, ==, norms[i].titles);
    }
}

static void
test_scores (void)
{
  static const char text[] = "# of one's own\r\n"
                             "\r\n"
                             "score\tКМС\t\t\t7\t\t\t1700\t\t\t75\r\n"
                             "score\tКМС\t\t\t7\t\t\t1800\t\t\t60\r\n"
                             "score\tI\t\t\t\t\t\t\t\t\t75";
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgNormTable) table = brg_norm_table_read (text, strlen (text), "own.tsv", &error);
  const BrgNormRule *rule;

  g_assert_no_error (error);
  g_assert_cmpuint (table->rules->len, ==, 2);
  rule = find_rule (table, "КМС");
  g_assert_cmpint (rule->list, ==, BRG_RATING_NONE);
  g_assert_cmpuint (rule->steps->len, ==, 2);
  g_assert_cmpint (g_array_index (rule->steps, BrgNormStep, 1).average, ==, 1800);
  g_assert_cmpint (g_array_index (rule->steps, BrgNormStep, 1).score, ==, 60);
  g_assert_cmpint (g_array_index (rule->steps, BrgNormStep, 0).games, ==, 7);
}

typedef struct
{
  const char *text;
  const char *message;
} Broken;

static const Broken broken[] = {
  { "", "own.tsv:1:1: " },
  { "# nothing\n", "own.tsv:1:1: " },
  { "norm\tGM\n", "own.tsv:1:1: title, score" },
  { "title\t\n", "own.tsv:1:7: the norm has no name" },
  { "title\tGM\tfast\n", "own.tsv:1:10: standard, rapid" },
  { "title\tGM\t\tm\n", "own.tsv:1:11: f or nothing" },
  { "\ntitle\tGM\t\t\tnine\n", "own.tsv:2:12: a whole number" },
  { "title\tGM\t\t\t9\t\t-1\n", "own.tsv:1:15: a whole number" },
  { "title\tGM\t\t\t9\t\t2600\t\t\t\t101\n", "own.tsv:1:23: a whole number" },
  { "title\tGM\t\t\t9\t\t2600\t\t\t\t35\t1:2\n", "own.tsv:1:26: a part" },
  { "title\tGM\t\t\t9\t\t2600\t\t\t\t35\t3/2\n", "own.tsv:1:26: a part" },
  { "title\tGM\t\t\t\t\t2600\n", "own.tsv:1:12: the norm does not say how many games" },
  { "title\tGM\t\t\t9\n", "own.tsv:1:15: the norm does not say which performance" },
  { "score\tI\n", "own.tsv:1:17: the norm does not say which score" },
  { "score\tI\t\t\t\t\t\t\t\t\t75\ntitle\tI\t\t\t9\t\t2600\n",
    "own.tsv:2:7: this norm is already" },
  { "score\tI\t\t\t\t\t\t\t\t\t75\nscore\tI\trapid\t\t\t\t\t\t\t\t75\n",
    "own.tsv:2:7: rows of one norm" },
  { "title\tGM\t\t\t9\t\t2600\t\t\t\t\t\t\t\t\t\t\t\t\tsource\tmore\n", "own.tsv:1:" },
  { "title\tGM\xff\n", "own.tsv:1:1: a text in UTF-8" },
};

static void
test_broken (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BrgNormTable) table =
          brg_norm_table_read (broken[i].text, strlen (broken[i].text), "own.tsv", &error);

      g_assert_null (table);
      g_assert_nonnull (error);
      g_assert_true (error->domain == BRG_FORMAT_ERROR);
      if (!g_str_has_prefix (error->message, broken[i].message))
        g_error ("row %" G_GSIZE_FORMAT ": %s", i, error->message);
    }
}

BRG_TEST_TOPIC ("norm-table")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/data/norm-table/fide", test_fide);
  g_test_add_func ("/data/norm-table/scores", test_scores);
  g_test_add_func ("/data/norm-table/broken", test_broken);
  return g_test_run ();
}
