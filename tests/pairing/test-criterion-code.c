/* test-criterion-code.c - codes of tie-breaks with their modifiers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-criteria.h"
#include "brg-criterion-code.h"
#include "brg-test.h"

static void
test_codes (void)
{
  static const struct
  {
    const char *written;
    const char *code;
  } rows[] = {
    { "BH/C4", "BH/C4" },
    { "SOLK/C1", "BH/C1" },
    { "BH:MP/P/C1", "BH:MP/C1/P" },
    { "BH/P/C1", "BH/C1/P" },
    { "BH/F", "FB" },
    { "BH/F/C1", "FB/C1" },
    { "BH/C2/F", "FB/C2" },
    { "FB/M1", "FB/M1" },
    { "AOB/F", "AOB/F" },
    { "ARO/M1", "ARO/M1" },
    { "ARO/U1400/C1", "ARO/C1/U1400" },
    { "PROG/C3", "PS/C3" },
    { "SB/C2", "SB/C2" },
    { "SB:GP", "SB:GP" },
    { "KS/L1", "KS/L+1" },
    { "KS/L+3", "KS/L+3" },
    { "KOYA/L-2", "KS/L-2" },
    { "KOYA+2", "KOYA+2" },
    { "KOYA-12", "KOYA-12" },
    { "DE/P", "DE/P" },
    { "DE:GP/P", "DE:GP/P" },
    { "TPN/R", "TPN/R" },
    { "RTNG/R/U1000", "RTNG/U1000/R" },
    { "TPR/U1400", "TPR/U1400" },
    { "APPO/U1400", "APPO/U1400" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      const BrgCriterion *criterion = brg_criterion_parse (rows[i].written, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (criterion->code, ==, rows[i].code);
      /* One criterion has one address, however it is written. */
      g_assert_true (brg_criterion_find (rows[i].code) == criterion);
      g_assert_true (brg_criterion_find (rows[i].written) == criterion);
    }
}

static void
test_refuses (void)
{
  static const struct
  {
    const char *code;
    const char *message;
  } rows[] = {
    { "BH/L1", "“BH/L1”: this tie-break cannot have the modifier “/L1”" },
    { "KS/C1", "“KS/C1”: this tie-break cannot have the modifier “/C1”" },
    { "WIN/P", "“WIN/P”: this tie-break cannot have the modifier “/P”" },
    { "SB/R", "“SB/R”: this tie-break cannot have the modifier “/R”" },
    { "PS/M1", "“PS/M1”: this tie-break cannot have the modifier “/M1”" },
    { "BH/U1400", "“BH/U1400”: this tie-break cannot have the modifier “/U1400”" },
    { "BH/X", "“BH/X”: there is no modifier “/X”" },
    { "BH/", "“BH/”: there is no modifier “/”" },
    { "BH/C", "“BH/C”: there is no modifier “/C”" },
    { "BH/C0", "“BH/C0”: there is no modifier “/C0”" },
    { "BH/C01", "“BH/C01”: there is no modifier “/C01”" },
    { "BH/C100", "“BH/C100”: there is no modifier “/C100”" },
    { "BH/C-1", "“BH/C-1”: there is no modifier “/C-1”" },
    { "BH/P1", "“BH/P1”: there is no modifier “/P1”" },
    { "KS/L0", "“KS/L0”: there is no modifier “/L0”" },
    { "ARO/U99999", "“ARO/U99999”: there is no modifier “/U99999”" },
    { "BH/C1/C2", "“BH/C1/C2”: the modifier “/C2” stands there twice" },
    { "BH/P/P", "“BH/P/P”: the modifier “/P” stands there twice" },
    { "BH/C1/M1", "“BH/C1/M1”: “/M1” cannot go with another cut" },
    { "BH:XP", "“BH:XP”: there is no score “:XP”" },
    { "RIGA:MP", "“RIGA:MP”: this tie-break has no score “:MP”" },
    { "SHORT/P", "there is no tie-break “SHORT/P”" },
    { "KOYA+0", "there is no tie-break “KOYA+0”" },
    { "SB3", "there is no tie-break “SB3”" },
    { "bh/c1", "there is no tie-break “bh/c1”" },
    { "/C1", "there is no tie-break “/C1”" },
    { "", "there is no tie-break “”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (brg_criterion_parse (rows[i].code, &error));
      g_assert_error (error, BRG_CRITERION_ERROR, 0);
      g_assert_cmpstr (error->message, ==, rows[i].message);
      g_assert_null (brg_criterion_find (rows[i].code));
    }
}

static void
test_what_it_is (void)
{
  static const struct
  {
    const char *code;
    const char *plain;
    gboolean is_ascending;
    const char *fide;
    const char *draughts;
    const char *chess;
  } rows[] = {
    { "BH/C1", "BH", FALSE, "14.1", "5.4.8.7", "30.3.1.3" },
    { "BH/C5", "BH", FALSE, "14", "5.4.8.7", NULL },
    { "BH/M3", "BH", FALSE, "14.4", NULL, "30.3.1.2" },
    { "BH/P", "BH", FALSE, "14", NULL, NULL },
    { "PS/C4", "PS", FALSE, "14.2", NULL, "30.1.1.1" },
    { "ARO/C2", "ARO", FALSE, "14.1", NULL, "30.4.2" },
    { "SB2/C1", "SB2", FALSE, NULL, NULL, NULL },
    { "KOYA+3", "KOYA+3", FALSE, NULL, NULL, "30.1.3" },
    { "TPN", "TPN", TRUE, "7.8", NULL, NULL },
    { "TPN/R", "TPN", FALSE, "7.8", NULL, NULL },
    { "RTNG", "RTNG", FALSE, "10.6", NULL, NULL },
    { "RTNG/R", "RTNG", TRUE, "10.6", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const BrgCriterion *criterion = brg_criterion_find (rows[i].code);
      const char *articles[] = { criterion->article_fide, criterion->article_draughts,
                                 criterion->article_chess };
      const char *expected[] = { rows[i].fide, rows[i].draughts, rows[i].chess };

      g_assert_cmpstr (brg_criterion_get_plain (criterion)->code, ==, rows[i].plain);
      g_assert_cmpint (brg_criterion_is_ascending (criterion), ==, rows[i].is_ascending);
      for (guint k = 0; k < G_N_ELEMENTS (articles); k++)
        g_assert_cmpstr (articles[k] != NULL ? strchr (articles[k], ' ') + 1 : NULL, ==,
                         expected[k]);
    }
  g_assert_cmphex (brg_criterion_get_modifiers (brg_criterion_find ("KS")), ==,
                   BRG_MODIFIER_LIMIT | BRG_MODIFIER_SCORE);
  g_assert_cmphex (brg_criterion_get_modifiers (brg_criterion_find ("KS/L+1")), ==, 0);
  g_assert_cmphex (brg_criterion_get_modifiers (brg_criterion_find ("WON")), ==, 0);
}

/* fide-tiebreaks-2026 10.6, 7.8, 7.7 came in 2026; the other articles had their numbers before. */
static void
test_articles_of_2024 (void)
{
  g_assert_cmpstr (brg_criterion_get_article (brg_criterion_find ("SB"), BRG_TIEBREAK_FIDE_2024),
                   ==, "fide-tiebreaks-2024 9.1");
  g_assert_null (brg_criterion_get_article (brg_criterion_find ("STD"), BRG_TIEBREAK_FIDE_2024));
  g_assert_null (brg_criterion_get_article (brg_criterion_find ("TPN/R"), BRG_TIEBREAK_FIDE_2024));
  g_assert_null (brg_criterion_get_article (brg_criterion_find ("RTNG"), BRG_TIEBREAK_FIDE_2024));
  g_assert_null (brg_criterion_get_article (brg_criterion_find ("RIGA"), BRG_TIEBREAK_FIDE_2024));
  g_assert_null (brg_criterion_get_article (brg_criterion_find ("SB"), BRG_TIEBREAK_FIDE_2009));
}

/* Whatever is put together: a code is refused with a sentence, or means the same once more. */
static void
test_random (void)
{
  static const char *const parts[] = { "BH",   "FB",  "AOB",   "SB",  "KS",  "DE",  "ARO",    "TPN",
                                       "RTNG", "PS",  "KOYA+", ":MP", ":GP", "/C1", "/C12",   "/M2",
                                       "/L+1", "/L2", "/L-3",  "/P",  "/F",  "/R",  "/U1400", "/K4",
                                       "/",    "1",   "99",    "é",   " " };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_lawful = 0;

  for (guint i = 0; i < 20000; i++)
    {
      g_autoptr (GString) code = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      const BrgCriterion *criterion;

      for (gint n = g_rand_int_range (rand, 1, 5); n > 0; n--)
        g_string_append (code, parts[g_rand_int_range (rand, 0, G_N_ELEMENTS (parts))]);
      criterion = brg_criterion_parse (code->str, &error);
      g_assert_true ((criterion != NULL) == (error == NULL));
      if (criterion == NULL)
        continue;
      n_lawful++;
      g_assert_true (brg_criterion_find (criterion->code) == criterion);
      g_assert_true (brg_criterion_get_plain (criterion) != NULL);
    }
  g_assert_cmpuint (n_lawful, >, 500);
}

BRG_TEST_TOPIC ("criterion-code")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/criterion-code/fide-tiebreaks-2026/14/codes", test_codes);
  g_test_add_func ("/pairing/criterion-code/fide-tiebreaks-2026/14/refuses", test_refuses);
  g_test_add_func ("/pairing/criterion-code/what-it-is", test_what_it_is);
  g_test_add_func ("/pairing/criterion-code/articles-of-2024", test_articles_of_2024);
  g_test_add_func ("/pairing/criterion-code/random", test_random);
  return g_test_run ();
}
