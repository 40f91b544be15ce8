/* test-alteration-words.c - an alteration in an arbiter's words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-alteration-words.h"
#include "brg-test.h"

static GPtrArray *
make_list (BrgAlteration *rows, guint n_rows)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < n_rows; i++)
    g_ptr_array_add (list, &rows[i]);
  return list;
}

static void
test_result (void)
{
  BrgAlteration rows[] = {
    { BRG_ALTERATION_CHANGED, (char *) "result", (char *) "17 1", (char *) "white", 42,
      (char *) "=", (char *) "1" },
    { BRG_ALTERATION_CHANGED, (char *) "result", (char *) "17 1", (char *) "black", 42,
      (char *) "=", (char *) "0" },
    { BRG_ALTERATION_ADDED, (char *) "person", (char *) "77", NULL, 0, (char *) "–", (char *) "+" },
  };
  g_autoptr (GPtrArray) list = make_list (rows, G_N_ELEMENTS (rows));
  g_autoptr (BrgAlterationWords) result = brg_alteration_words_new (NULL, list, 0);
  g_autoptr (BrgAlterationWords) person = brg_alteration_words_new (NULL, list, 2);
  g_autoptr (GArray) places = brg_alteration_words_list_places (list);

  g_assert_cmpstr (result->headline, ==, "Result changed outside the program: row 17 1.");
  g_assert_cmpstr (result->values, ==, "In the journal ½ – ½, in the file 1 – 0.");
  g_assert_cmpstr (result->table, ==, "results (result)");
  g_assert_cmpstr (result->field, ==, "white, black");
  g_assert_true (result->can_restore);
  g_assert_cmpstr (person->headline, ==, "Added outside the program: persons, row 77.");
  g_assert_cmpstr (person->values, ==, "");
  g_assert_cmpstr (person->touched, ==, "–");
  g_assert_cmpuint (places->len, ==, 2);
  g_assert_cmpuint (g_array_index (places, guint, 0), ==, 0);
  g_assert_cmpuint (g_array_index (places, guint, 1), ==, 2);
}

/* The journal itself cannot be put right by itself. */
static void
test_journal (void)
{
  BrgAlteration rows[] = {
    { BRG_ALTERATION_JOURNAL, (char *) "journal", (char *) "3", NULL, 3, (char *) "", (char *) "" },
    { BRG_ALTERATION_CUT, (char *) "journal", (char *) "9", NULL, 9, (char *) "a1b2c3d4",
      (char *) "–" },
  };
  g_autoptr (GPtrArray) list = make_list (rows, G_N_ELEMENTS (rows));
  g_autoptr (BrgAlterationWords) altered = brg_alteration_words_new (NULL, list, 0);
  g_autoptr (BrgAlterationWords) cut = brg_alteration_words_new (NULL, list, 1);

  g_assert_false (altered->can_restore);
  g_assert_cmpstr (altered->headline, ==,
                   "Journal entry 3 was changed, or one before it is missing.");
  g_assert_false (cut->can_restore);
  g_assert_cmpstr (cut->headline, ==,
                   "The journal was cut or made anew: entry 9 was a1b2c3d4, now it is –.");
}

BRG_TEST_TOPIC ("alteration-words")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/alteration-words/result", test_result);
  g_test_add_func ("/app/alteration-words/journal", test_journal);
  return g_test_run ();
}
