/* test-tie-break-order.c - presets and editing of the order of tie-breaks
 *
 * The presets of rus-chess-2014 31.3.1, 31.3.3 and 31.3.4 are among those that are checked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "brg-criterion-code.h"
#include "brg-pairing.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "brg-tie-break-order.h"

#define ROUND_ROBIN BRG_TOURNAMENT_ROUND_ROBIN
#define SWISS BRG_TOURNAMENT_SWISS

/* Every code of every choice is a criterion that may be used there, and no choice mixes types. */
static void
test_choices_are_lawful (void)
{
  static const BrgTournamentKind kinds[] = { ROUND_ROBIN, SWISS };
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    for (guint k = 0; k < 2 * G_N_ELEMENTS (kinds); k++)
      {
        gboolean for_teams = k >= G_N_ELEMENTS (kinds);
        BrgTournamentKind kind = kinds[k % G_N_ELEMENTS (kinds)];
        g_autoptr (GPtrArray) choices =
            brg_tie_break_order_list_choices (books[i], kind, for_teams);

        g_assert_cmpuint (choices->len, >, 0);
        for (guint p = 0; p < choices->len; p++)
          {
            const BrgTieBreakChoice *choice = choices->pdata[p];
            g_autoptr (GPtrArray) order = brg_tie_break_order_parse (choice->codes);
            g_autofree char *text = brg_tie_break_order_to_text (order);

            g_assert_cmpstr (text, ==, choice->codes);
            g_assert_null (brg_tie_break_order_find_unfit (order, kind));
            g_assert_null (brg_tie_break_order_find_mixed (order, books[i], NULL));
            g_assert_true (brg_tie_break_order_is_preset (choice->codes));
            for (guint other = 0; other < p; other++)
              g_assert_cmpstr (((const BrgTieBreakChoice *) choices->pdata[other])->codes, !=,
                               choice->codes);
          }
      }
}

typedef struct
{
  const char *path;
  const char *rulebook;
  BrgTournamentKind kind;
  const char *first;
} DefaultCase;

/* The lists that the books print. */
static const DefaultCase defaults[] = {
  { "/app/tie-break-order/rus-chess-2014/31.3.1/round-robin", "rus-chess-2014", ROUND_ROBIN,
    "SB,DE,WIN,KS,BPG" },
  { "/app/tie-break-order/rus-chess-2014/31.3.4/swiss", "rus-chess-2014", SWISS,
    "BH,PS,SB,DE,WIN,BPG" },
  { "/app/tie-break-order/rus-draughts-2022/5.4.8.2/round-robin", "rus-draughts-2022", ROUND_ROBIN,
    "SB,WIN,DE,VSTOP" },
  { "/app/tie-break-order/rus-draughts-2022/5.4.8.2/swiss", "rus-draughts-2022", SWISS,
    "BH/C1,BH,SB,WIN" },
  { "/app/tie-break-order/ussr-chess-1956/22/places-are-shared", "ussr-chess-1956", ROUND_ROBIN,
    "" },
};

static void
test_default (gconstpointer data)
{
  const DefaultCase *test = data;
  g_autoptr (GPtrArray) choices =
      brg_tie_break_order_list_choices (brg_rulebook_find (test->rulebook), test->kind, FALSE);

  g_assert_cmpstr (((const BrgTieBreakChoice *) choices->pdata[0])->codes, ==, test->first);
}

typedef struct
{
  const char *path;
  const char *rulebook;
  const char *codes;
  const char *article;
  const char *first;
  const char *other;
} MixCase;

static const MixCase mixes[] = {
  { "/app/tie-break-order/rus-chess-2014/31.2/progress-and-buchholz", "rus-chess-2014", "WIN,PS,BH",
    "rus-chess-2014 31.2", "WIN", "BH" },
  { "/app/tie-break-order/rus-chess-2014/31.2/buchholz-and-ratings", "rus-chess-2014",
    "BH,BH/C1,TPR", "rus-chess-2014 31.2", "BH", "TPR" },
  { "/app/tie-break-order/rus-chess-2014/31.2/own-results-are-one-kind", "rus-chess-2014",
    "PS,PS/C1,WIN,DE,KS,BPG", NULL, NULL, NULL },
  { "/app/tie-break-order/rus-chess-2014/31.2/one-kind", "rus-chess-2014", "BH,SB,BH/M1", NULL,
    NULL, NULL },
  { "/app/tie-break-order/fide-2023/mixing-is-free", "fide-2023", "BH,PS,TPR", NULL, NULL, NULL },
  { "/app/tie-break-order/rus-draughts-2022/5.4.8.2/mixing-is-free", "rus-draughts-2022",
    "SB,RATSUM", NULL, NULL, NULL },
};

static void
test_mix (gconstpointer data)
{
  const MixCase *test = data;
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse (test->codes);
  BrgTieBreakMix mix = { 0 };
  const char *article =
      brg_tie_break_order_find_mixed (order, brg_rulebook_find (test->rulebook), &mix);

  g_assert_cmpstr (article, ==, test->article);
  if (test->article == NULL)
    return;
  g_assert_cmpstr (mix.first->code, ==, test->first);
  g_assert_cmpstr (mix.second->code, ==, test->other);
}

static void
test_parse (void)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse ("PTS, bh ,NONSENSE,SOLK,WIN,BH");
  g_autofree char *text = brg_tie_break_order_to_text (order);

  /* SOLK is another word for BH, which is there already. */
  g_assert_cmpstr (text, ==, "BH,WIN");
}

static void
assert_moved (guint from, guint to, const char *expected)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse ("BH,SB,WIN,DE");
  g_autofree char *text = NULL;

  brg_tie_break_order_move (order, from, to);
  text = brg_tie_break_order_to_text (order);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_move (void)
{
  assert_moved (0, 3, "SB,WIN,DE,BH");
  assert_moved (3, 0, "DE,BH,SB,WIN");
  assert_moved (1, 2, "BH,WIN,SB,DE");
  assert_moved (2, 2, "BH,SB,WIN,DE");
}

static void
test_unused (void)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse ("SB,WIN");
  g_autoptr (GPtrArray) swiss = brg_tie_break_order_list_unused (order, SWISS);
  g_autoptr (GPtrArray) round_robin = brg_tie_break_order_list_unused (order, ROUND_ROBIN);

  g_assert_true (g_ptr_array_find (swiss, brg_criterion_find ("BH"), NULL));
  g_assert_false (g_ptr_array_find (swiss, brg_criterion_find ("SB"), NULL));
  g_assert_false (g_ptr_array_find (swiss, brg_criterion_find ("SHM"), NULL));
  /* fide-tiebreaks-2026 8: Buchholz is for the Swiss */
  g_assert_false (g_ptr_array_find (round_robin, brg_criterion_find ("BH"), NULL));
  g_assert_true (g_ptr_array_find (round_robin, brg_criterion_find ("SHM"), NULL));
}

/* A code is found in either case; what is used, unfit or unknown is not. */
static void
test_find_code (void)
{
  g_autoptr (GPtrArray) order = brg_tie_break_order_parse ("SB,WIN");

  g_assert_true (brg_tie_break_order_find_code (order, SWISS, " bh/c2 ") ==
                 brg_criterion_find ("BH/C2"));
  g_assert_null (brg_tie_break_order_find_code (order, ROUND_ROBIN, "BH/C2"));
  g_assert_null (brg_tie_break_order_find_code (order, SWISS, "KS"));
  g_assert_null (brg_tie_break_order_find_code (order, SWISS, "SB"));
  g_assert_null (brg_tie_break_order_find_code (order, SWISS, "nonsense"));
  g_assert_null (brg_tie_break_order_find_code (order, SWISS, ""));
}

static void
test_needs_ratings (void)
{
  g_autoptr (GPtrArray) with = brg_tie_break_order_parse ("BH,ARO,TPR");
  g_autoptr (GPtrArray) without = brg_tie_break_order_parse ("BH,SB,DE");

  g_assert_cmpstr (brg_tie_break_order_needs_ratings (with)->code, ==, "ARO");
  g_assert_null (brg_tie_break_order_needs_ratings (without));
}

BRG_TEST_TOPIC ("tie-break-order")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/tie-break-order/choices-are-lawful", test_choices_are_lawful);
  for (guint i = 0; i < G_N_ELEMENTS (defaults); i++)
    g_test_add_data_func (defaults[i].path, &defaults[i], test_default);
  for (guint i = 0; i < G_N_ELEMENTS (mixes); i++)
    g_test_add_data_func (mixes[i].path, &mixes[i], test_mix);
  g_test_add_func ("/app/tie-break-order/parse", test_parse);
  g_test_add_func ("/app/tie-break-order/move", test_move);
  g_test_add_func ("/app/tie-break-order/unused", test_unused);
  g_test_add_func ("/app/tie-break-order/find-code", test_find_code);
  g_test_add_func ("/app/tie-break-order/needs-ratings", test_needs_ratings);
  return g_test_run ();
}
