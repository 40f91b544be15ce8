/* test-postal-measure.c - who may decide what in an event by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-measure.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

/* The secretary, the arbiter, the organisation. */
static const struct
{
  const char *id;
  const char *may;
} rights[] = {
  { "remark", "yyy" },   { "warning", "yyy" },   { "no-news", "yyy" },  { "request", "yy-" },
  { "loss", "-yy" },     { "expulsion", "--y" }, { "counted", "-y-" },  { "annulled", "-y-" },
  { "no-final", "-yy" }, { "ban-1", "--y" },     { "ban-2", "--y" },    { "ban-3", "--y" },
  { "settled", "yyy" },  { "upheld", "-yy" },    { "rejected", "-yy" },
};

static void
test_rights (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rights); i++)
    for (guint office = 0; office < BRG_N_POSTAL_OFFICES; office++)
      {
        BrgPostalMeasureKind kind;
        const char *article = NULL;

        g_assert_true (brg_postal_measure_find (rights[i].id, &kind));
        g_assert_cmpstr (brg_postal_measure_get_id (kind), ==, rights[i].id);
        g_assert_cmpint (brg_postal_measure_may ((BrgPostalOffice) office, kind, &article), ==,
                         rights[i].may[office] == 'y');
        /* rus-draughts-2022 10.5.3: only the arbiter counts or annuls what who left has played;
         * 10.5.9: the final news. */
        g_assert_true (g_str_has_prefix (
            article, brg_postal_measure_is_fate (kind) ? "rus-draughts-2022 10.5.3"
                     : kind == BRG_POSTAL_NO_FINAL     ? "rus-draughts-2022 10.5.9"
                                                       : "rus-draughts-2022 10.1."));
      }
  g_assert_cmpuint (G_N_ELEMENTS (rights), ==, BRG_N_POSTAL_MEASURES);
}

/* For how many years the organisation bars, one to three, and by what article: a penalty. */
static void
test_ban (void)
{
  const char *article = NULL;

  for (guint kind = BRG_POSTAL_BAN_1; kind <= BRG_POSTAL_BAN_3; kind++)
    {
      g_assert_true (
          brg_postal_measure_may (BRG_POSTAL_ORGANISATION, (BrgPostalMeasureKind) kind, &article));
      g_assert_cmpstr (article, ==, "rus-draughts-2022 10.1.14");
      g_assert_true (brg_postal_measure_is_penalty ((BrgPostalMeasureKind) kind));
      g_assert_false (
          brg_postal_measure_may (BRG_POSTAL_ARBITER, (BrgPostalMeasureKind) kind, NULL));
    }
}

static void
test_article (void)
{
  const BrgRulebook *book = brg_rulebook_find ("rus-draughts-2022");

  g_assert_true (brg_postal_measure_is_penalty (BRG_POSTAL_REMARK));
  g_assert_true (brg_postal_measure_is_penalty (BRG_POSTAL_LOSS));
  g_assert_false (brg_postal_measure_is_penalty (BRG_POSTAL_SETTLED));
  g_assert_true (brg_postal_measure_is_reply (BRG_POSTAL_UPHELD));
  g_assert_false (brg_postal_measure_is_reply (BRG_POSTAL_LOSS));
  g_assert_true (brg_postal_measure_is_article ("10.2.9"));
  g_assert_false (brg_postal_measure_is_article (""));
  g_assert_false (brg_postal_measure_is_article ("10."));
  g_assert_false (brg_postal_measure_is_article ("10..2"));
  g_assert_false (brg_postal_measure_is_article ("x10.2"));
  g_assert_false (brg_postal_measure_is_article (NULL));
  g_assert_true (brg_postal_measure_is_article_of (book, "10.2.9"));
  g_assert_true (brg_postal_measure_is_article_of (book, "10.5.10"));
  g_assert_false (brg_postal_measure_is_article_of (book, "10.5.11"));
  g_assert_false (brg_postal_measure_is_article_of (book, "10.2.9.1"));
  g_assert_false (brg_postal_measure_is_article_of (book, "1.1.1"));
  g_assert_false (brg_postal_measure_is_article_of (book, "5.4.5.1"));
  g_assert_false (brg_postal_measure_is_article_of (brg_rulebook_find ("fide-2023"), "7.5.5"));
}

static void
test_chain (void)
{
  BrgPostalOffice office = BRG_POSTAL_SECRETARY;

  g_assert_true (brg_postal_office_find_next (office, &office));
  g_assert_cmpstr (brg_postal_office_get_id (office), ==, "arbiter");
  g_assert_true (brg_postal_office_find_next (office, &office));
  g_assert_cmpstr (brg_postal_office_get_id (office), ==, "organisation");
  g_assert_false (brg_postal_office_find_next (office, &office));
  g_assert_false (brg_postal_office_find ("captain", &office));
}

BRG_TEST_TOPIC ("postal-measure")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/postal-measure/rus-draughts-2022/10.1.9/rights", test_rights);
  g_test_add_func ("/engine/postal-measure/rus-draughts-2022/10.5.3/rights", test_rights);
  g_test_add_func ("/engine/postal-measure/rus-draughts-2022/10.1.10/article", test_article);
  g_test_add_func ("/engine/postal-measure/rus-draughts-2022/10.1.12/chain", test_chain);
  g_test_add_func ("/engine/postal-measure/rus-draughts-2022/10.1.14/ban", test_ban);
  return g_test_run ();
}
