/* test-result-keys.c - which key does what on a page of results
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-keys.h"
#include "brg-test.h"

typedef struct
{
  const char *path;
  const char *scheme;
  gunichar symbol;
  gboolean on_pad;
  BrgKeyAction action;
  char white; /* letters of report files, '.' for nothing */
  char black;
} Case;

#define WIN '1', '0'
#define DRAW '=', '='
#define LOSS '0', '1'
#define NO_RESULT '.', '.'

/* "vega" from the manual of Vega, "Result Entry"; "sharly" from the keys of Sharly-Chess: 1 White,
 * 2 Black, 3 draw, 0 none. */
static const Case cases[] = {
  { "own/one-is-white", "berger", '1', FALSE, BRG_KEY_RESULT, WIN },
  { "own/one-on-the-pad", "berger", '1', TRUE, BRG_KEY_RESULT, WIN },
  { "own/zero-is-black", "berger", '0', TRUE, BRG_KEY_RESULT, LOSS },
  { "own/five-is-a-draw", "berger", '5', FALSE, BRG_KEY_RESULT, DRAW },
  { "own/equals-is-a-draw", "berger", '=', FALSE, BRG_KEY_RESULT, DRAW },
  { "own/two-means-nothing", "berger", '2', FALSE, BRG_KEY_NOTHING, NO_RESULT },
  { "own/plus-is-a-forfeit", "berger", '+', TRUE, BRG_KEY_RESULT, '+', '-' },
  { "own/plus-of-the-main-block", "berger", '+', FALSE, BRG_KEY_RESULT, '+', '-' },
  { "own/minus-is-a-forfeit", "berger", '-', FALSE, BRG_KEY_RESULT, '-', '+' },
  { "own/stroke-on-the-pad-is-both-absent", "berger", '/', TRUE, BRG_KEY_RESULT, '-', '-' },
  { "own/stroke-of-the-main-block-finds", "berger", '/', FALSE, BRG_KEY_FIND_PLAYER, NO_RESULT },
  { "own/star-is-special", "berger", '*', TRUE, BRG_KEY_SPECIAL, NO_RESULT },
  { "own/a-adjourns", "berger", 'a', FALSE, BRG_KEY_ADJOURN, '*', '*' },
  { "own/delete-clears", "berger", BRG_SYMBOL_DELETE, FALSE, BRG_KEY_CLEAR, NO_RESULT },
  { "own/backspace-clears", "berger", BRG_SYMBOL_BACKSPACE, FALSE, BRG_KEY_CLEAR, NO_RESULT },
  { "own/point-clears", "berger", '.', TRUE, BRG_KEY_CLEAR, NO_RESULT },
  { "own/point-of-the-main-block-clears", "berger", '.', FALSE, BRG_KEY_CLEAR, NO_RESULT },
  { "own/comma-on-the-pad-clears", "berger", ',', TRUE, BRG_KEY_CLEAR, NO_RESULT },
  { "own/comma-of-the-main-block-does-not", "berger", ',', FALSE, BRG_KEY_NOTHING, NO_RESULT },
  { "own/m", "berger", 'm', FALSE, BRG_KEY_ONLY_MISSING, NO_RESULT },
  { "own/v", "berger", 'v', FALSE, BRG_KEY_VERIFY, NO_RESULT },
  { "own/c", "berger", 'c', FALSE, BRG_KEY_SWAP_COLOURS, NO_RESULT },
  { "own/w", "berger", 'w', FALSE, BRG_KEY_WITHDRAW, NO_RESULT },
  { "own/s", "berger", 's', FALSE, BRG_KEY_SLIPS, NO_RESULT },
  { "own/g", "berger", 'g', FALSE, BRG_KEY_GO_TO_BOARD, NO_RESULT },
  { "own/absent", "berger", 'h', FALSE, BRG_KEY_ABSENT, NO_RESULT },
  { "own/draw-agreed", "berger", 'j', FALSE, BRG_KEY_AGREED, NO_RESULT },
  { "own/scoresheets", "berger", 'b', FALSE, BRG_KEY_SHEETS, NO_RESULT },
  { "own/question-mark", "berger", '?', FALSE, BRG_KEY_WHY, NO_RESULT },
  { "own/other-letters-mean-nothing", "berger", 'z', FALSE, BRG_KEY_NOTHING, NO_RESULT },
  { "unknown-scheme-is-our-own", "no such", '5', FALSE, BRG_KEY_RESULT, DRAW },
  { "empty-scheme-is-our-own", "", '5', FALSE, BRG_KEY_RESULT, DRAW },
  { "vega/1", "vega", '1', TRUE, BRG_KEY_RESULT, WIN },
  { "vega/0", "vega", '0', TRUE, BRG_KEY_RESULT, LOSS },
  { "vega/5", "vega", '5', TRUE, BRG_KEY_RESULT, DRAW },
  { "vega/3", "vega", '3', TRUE, BRG_KEY_RESULT, '+', '-' },
  { "vega/4", "vega", '4', FALSE, BRG_KEY_RESULT, '-', '+' },
  { "vega/2", "vega", '2', TRUE, BRG_KEY_RESULT, '-', '-' },
  { "vega/7-adjourns", "vega", '7', TRUE, BRG_KEY_ADJOURN, '*', '*' },
  { "vega/9-deletes", "vega", '9', TRUE, BRG_KEY_CLEAR, NO_RESULT },
  { "vega/keeps-common-keys", "vega", '+', FALSE, BRG_KEY_RESULT, '+', '-' },
  { "sharly/1", "sharly", '1', TRUE, BRG_KEY_RESULT, WIN },
  { "sharly/2", "sharly", '2', TRUE, BRG_KEY_RESULT, LOSS },
  { "sharly/3", "sharly", '3', TRUE, BRG_KEY_RESULT, DRAW },
  { "sharly/0-deletes", "sharly", '0', TRUE, BRG_KEY_CLEAR, NO_RESULT },
  { "sharly/5-means-nothing", "sharly", '5', TRUE, BRG_KEY_NOTHING, NO_RESULT },
};

static BrgOutcome
read_letter (char letter)
{
  BrgOutcome outcome = BRG_OUTCOME_NONE;

  if (letter != '.')
    g_assert_true (brg_outcome_from_code (letter, &outcome));
  return outcome;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  BrgKeyCommand command =
      brg_key_scheme_look_up (brg_key_scheme_find (test->scheme), test->symbol, test->on_pad);

  g_assert_cmpint (command.action, ==, test->action);
  g_assert_cmpint (command.white, ==, read_letter (test->white));
  g_assert_cmpint (command.black, ==, read_letter (test->black));
  g_assert_cmpint (brg_key_command_writes (&command), ==,
                   test->action == BRG_KEY_RESULT || test->action == BRG_KEY_CLEAR ||
                       test->action == BRG_KEY_ADJOURN);
}

static void
test_shown_keys (void)
{
  static const BrgKeyCommand draw = { BRG_KEY_RESULT, BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW };
  static const BrgKeyCommand adjourn = { BRG_KEY_ADJOURN, BRG_OUTCOME_ADJOURNED,
                                         BRG_OUTCOME_ADJOURNED };
  static const BrgKeyCommand reduced = { BRG_KEY_RESULT, BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS };

  g_assert_cmpint (brg_key_scheme_get_key (brg_key_scheme_find ("berger"), &draw), ==, '5');
  g_assert_cmpint (brg_key_scheme_get_key (brg_key_scheme_find ("sharly"), &draw), ==, '3');
  g_assert_cmpint (brg_key_scheme_get_key (brg_key_scheme_find ("berger"), &adjourn), ==, 'A');
  g_assert_cmpint (brg_key_scheme_get_key (brg_key_scheme_find ("vega"), &adjourn), ==, '7');
  g_assert_cmpint (brg_key_scheme_get_key (brg_key_scheme_find ("berger"), &reduced), ==, 0);
}

/* Keys of a Cyrillic keyboard by their place: the letters are on the keys of these Latin ones
 * (йцукенгшщзх, фывапролджэ, ячсмитьбю; the Ukrainian layout differs only in what stands there). */
static void
test_letters_by_place (void)
{
  static const struct
  {
    guint keycode;
    gunichar latin;
  } keys[] = {
    { 38, 'a' },                         /* ф */
    { 39, 's' },                         /* ы, і */
    { 25, 'w' },                         /* ц */
    { 42, 'g' },                         /* п */
    { 54, 'c' },                         /* с */
    { 55, 'v' },                         /* м */
    { 58, 'm' },                         /* ь */
    { 28, 't' },                         /* е */
    { 24, 'q' }, { 33, 'p' }, { 34, 0 }, /* х */
    { 47, 0 },                           /* ж */
    { 52, 'z' }, { 59, 0 },              /* б */
    { 10, 0 },                           /* the digit 1 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_assert_cmpint (brg_key_to_us_letter (keys[i].keycode), ==, keys[i].latin);
}

static void
test_special_results (void)
{
  guint n_results;
  const BrgResultChoice *results = brg_result_choices (FALSE, &n_results);
  g_autoptr (GHashTable) keys = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < n_results; i++)
    g_assert_true (g_hash_table_add (keys, GUINT_TO_POINTER (results[i].key)));
  /* fide-2023 11.7, 11.8: both lose; one gets a half, the other nothing */
  g_assert_cmpint (results[0].white, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (results[0].black, ==, BRG_OUTCOME_LOSS);
  g_assert_cmpint (results[1].white, ==, BRG_OUTCOME_DRAW);
  g_assert_cmpint (results[1].black, ==, BRG_OUTCOME_LOSS);
}

BRG_TEST_TOPIC ("result-keys")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/app/result-keys/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/app/result-keys/shown-on-buttons", test_shown_keys);
  g_test_add_func ("/app/result-keys/letters-by-place", test_letters_by_place);
  g_test_add_func ("/app/result-keys/fide-2023/11.8/special", test_special_results);
  return g_test_run ();
}
