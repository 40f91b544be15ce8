/* test-tie-break-presets.c - orders that the books recommend, and types that they do not want mixed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-test.h"
#include "brg-tie-break-presets.h"

/* The lists of the books, point by point. */
static const struct
{
  const char *id;
  const char *article;
  const char *codes;
} expected[] = {
  { "rus-chess-2014-31.3.1", "rus-chess-2014 31.3.1", "SB,DE,WIN,KS,BPG" },
  { "rus-chess-2014-31.3.2", "rus-chess-2014 31.3.2", "MP,TDE,SBGG" },
  { "rus-chess-2014-31.3.3", "rus-chess-2014 31.3.3", "ARO_R,TPR,BH,PS,WIN,DE" },
  { "rus-chess-2014-31.3.4", "rus-chess-2014 31.3.4", "BH,PS,SB,DE,WIN,BPG" },
  { "rus-chess-2014-31.3.5", "rus-chess-2014 31.3.5", "MP,TDE,SOLKG,SBGG" },
  { "rus-draughts-2022-5.4.8.2-swiss", "rus-draughts-2022 5.4.8.2", "SOLK,WIN,DE,VSTOP,RATSUM" },
  { "rus-draughts-2022-5.4.9.6.1-round-robin", "rus-draughts-2022 5.4.9.6.1",
    "MP,TDE,MWIN,SBGG,BOARDS" },
  { "rus-draughts-2022-5.4.9.6.2-round-robin", "rus-draughts-2022 5.4.9.6.2",
    "GP,TDE,MWIN,SBMG,BOARDS" },
};

static const BrgTieBreakPreset *
find_preset (const char *id)
{
  guint n_presets;
  const BrgTieBreakPreset *presets = brg_tie_break_presets (&n_presets);

  for (guint i = 0; i < n_presets; i++)
    if (g_str_equal (presets[i].id, id))
      return &presets[i];
  g_error ("no preset %s", id);
}

static GPtrArray *
parse (const char *codes)
{
  g_auto (GStrv) words = g_strsplit (codes, ",", -1);
  GPtrArray *criteria = g_ptr_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      const BrgCriterion *criterion = brg_criterion_find (words[i]);

      if (criterion == NULL)
        g_error ("no criterion %s", words[i]);
      g_ptr_array_add (criteria, (gpointer) criterion);
    }
  return criteria;
}

static void
test_articles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const BrgTieBreakPreset *preset = find_preset (expected[i].id);
      g_autoptr (GPtrArray) ours = parse (preset->codes);
      g_autoptr (GPtrArray) theirs = parse (expected[i].codes);

      g_assert_cmpstr (preset->article, ==, expected[i].article);
      g_assert_cmpuint (ours->len, ==, theirs->len);
      for (guint k = 0; k < ours->len; k++)
        g_assert_true (ours->pdata[k] == theirs->pdata[k]);
      /* rus-chess-2014 31.3 ends every list with a play-off, rus-draughts-2022 does not. */
      g_assert_cmpint (preset->has_play_off, ==, g_str_has_prefix (preset->id, "rus-chess"));
      /* Where the first tie-break is one score, the other is the primary one. */
      if (preset->for_teams)
        g_assert_cmpint (preset->board_points_first, ==, g_str_has_prefix (preset->codes, "MPTS"));
    }
}

/* Every order can be computed where it is offered, and is written in the codes of the list. */
static void
test_codes (void)
{
  guint n_presets;
  const BrgTieBreakPreset *presets = brg_tie_break_presets (&n_presets);

  for (guint i = 0; i < n_presets; i++)
    {
      g_autoptr (GPtrArray) criteria = parse (presets[i].codes);
      g_auto (GStrv) words = g_strsplit (presets[i].codes, ",", -1);

      for (guint k = 0; k < criteria->len; k++)
        {
          const BrgCriterion *criterion = criteria->pdata[k];

          g_assert_cmpstr (criterion->code, ==, words[k]);
          g_assert_true (presets[i].kind == BRG_TOURNAMENT_SWISS ? criterion->for_swiss
                                                                 : criterion->for_round_robin);
          if (!presets[i].for_teams)
            g_assert_false (brg_criterion_is_for_teams (criterion));
          for (guint l = 0; l < k; l++)
            g_assert_true (criteria->pdata[l] != criterion);
        }
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (presets[k].id, !=, presets[i].id);
    }
}

/* Every edition has an order for every event, but that of 1956. */
static void
test_suits (void)
{
  guint n_presets;
  const BrgTieBreakPreset *presets = brg_tie_break_presets (&n_presets);
  const BrgTieBreakEdition editions[] = { BRG_TIEBREAK_FIDE_2026, BRG_TIEBREAK_FIDE_2024,
                                          BRG_TIEBREAK_CHESS_2014, BRG_TIEBREAK_DRAUGHTS_2022,
                                          BRG_TIEBREAK_CHESS_1956 };
  const BrgTournamentKind kinds[] = { BRG_TOURNAMENT_SWISS, BRG_TOURNAMENT_ROUND_ROBIN };

  for (guint e = 0; e < G_N_ELEMENTS (editions); e++)
    for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
      for (gint teams = 0; teams < 2; teams++)
        {
          guint n_found = 0;

          for (guint i = 0; i < n_presets; i++)
            n_found += brg_tie_break_preset_suits (&presets[i], editions[e], teams, kinds[k]);
          if (editions[e] == BRG_TIEBREAK_CHESS_1956)
            g_assert_cmpuint (n_found, ==, 0);
          else
            g_assert_cmpuint (n_found, >=, 1);
        }
}

static const struct
{
  const char *codes;
  const char *first; /* NULL where nothing is mixed */
  BrgTieBreakType first_type;
  const char *second;
  BrgTieBreakType second_type;
} mixes[] = {
  /* The example of rus-chess-2014 31.2 itself. */
  { "PS,BH", "PS", BRG_TIE_BREAK_TYPE_OWN, "BH", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "BH/C1,PS/C1", "BH/C1", BRG_TIE_BREAK_TYPE_OPPONENTS, "PS/C1", BRG_TIE_BREAK_TYPE_OWN },
  { "ARO,TPR,BH", "ARO", BRG_TIE_BREAK_TYPE_RATING, "BH", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "WIN,DE,PS,BPG", NULL, 0, NULL, 0 },
  { "BH,SB,SOLK+", NULL, 0, NULL, 0 },
  { "ARO,TPR", NULL, 0, NULL, 0 },
  /* The same words in another order are no longer a list of the book. */
  { "PS,BH,SB,DE,WIN,BPG", "PS", BRG_TIE_BREAK_TYPE_OWN, "BH", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "BH,PS,SB,DE", NULL, 0, NULL, 0 },
  /* The direct encounter of teams is of their group (30.2.4), and so is the number of matches won.
   */
  { "MPTS,DE:MP,WIN:MP,TBR", NULL, 0, NULL, 0 },
  { "GPTS,DE,EGGSB", "GPTS", BRG_TIE_BREAK_TYPE_TEAM, "EGGSB", BRG_TIE_BREAK_TYPE_OPPONENTS },
  { "DE,SB", "DE", BRG_TIE_BREAK_TYPE_OWN, "SB", BRG_TIE_BREAK_TYPE_OPPONENTS },
};

static void
test_mixes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    {
      g_autoptr (GPtrArray) criteria = parse (mixes[i].codes);
      BrgTieBreakMix mix = { 0 };
      gboolean is_mixed = brg_tie_break_mixes_types ((const BrgCriterion *const *) criteria->pdata,
                                                     criteria->len, &mix);

      g_test_message ("%s", mixes[i].codes);
      g_assert_cmpint (is_mixed, ==, mixes[i].first != NULL);
      if (mixes[i].first == NULL)
        continue;
      g_assert_cmpstr (mix.first->code, ==, mixes[i].first);
      g_assert_cmpstr (mix.second->code, ==, mixes[i].second);
      g_assert_cmpint (mix.first_type, ==, mixes[i].first_type);
      g_assert_cmpint (mix.second_type, ==, mixes[i].second_type);
    }
  g_assert_false (brg_tie_break_mixes_types (NULL, 0, NULL));
}

/* The lists of rus-chess-2014 31.3 join several groups, and are recommended all the same. */
static void
test_presets_mix_nothing (void)
{
  guint n_presets;
  const BrgTieBreakPreset *presets = brg_tie_break_presets (&n_presets);

  for (guint i = 0; i < n_presets; i++)
    if (presets[i].edition == BRG_TIEBREAK_CHESS_2014)
      {
        g_autoptr (GPtrArray) criteria = parse (presets[i].codes);

        for (guint n = 0; n <= criteria->len; n++)
          g_assert_false (
              brg_tie_break_mixes_types ((const BrgCriterion *const *) criteria->pdata, n, NULL));
      }
}

BRG_TEST_TOPIC ("tie-break-presets")
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pairing/tie-break-presets/rus-chess-2014/31.3/lists-of-the-books",
                   test_articles);
  g_test_add_func ("/pairing/tie-break-presets/codes", test_codes);
  g_test_add_func ("/pairing/tie-break-presets/suits", test_suits);
  g_test_add_func ("/pairing/tie-break-presets/rus-chess-2014/31.2/one-type", test_mixes);
  g_test_add_func ("/pairing/tie-break-presets/rus-chess-2014/31.3/lists-mix-nothing",
                   test_presets_mix_nothing);

  return g_test_run ();
}
