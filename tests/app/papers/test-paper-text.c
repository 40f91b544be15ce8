/* test-paper-text.c - forms as plain text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-form-text.h"
#include "brg-test.h"

#include <string.h>

static BrgForm *
new_list (guint width)
{
  static const char *const names[] = { "Алексеева Анна", "Brown, Bob" };
  BrgForm *form = brg_form_new (BRG_FORM_LIST);

  form->text_width = width;
  brg_form_set_text (&form->title, g_strdup ("Start\302\240list"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, "No.");
  brg_form_add_column (form, BRG_COLUMN_NAME, "Name");
  brg_form_add_column (form, BRG_COLUMN_CENTRED, "Rating");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup_printf ("%u", 9 + i), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup (names[i]), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 2, g_strdup (i == 0 ? "2−" : "2100"), BRG_FORM_PLAIN);
    }
  return form;
}

static char *
make (const BrgForm *form)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");

  return brg_form_text_make (form, words);
}

/* Columns below one another, figures to the right, the signs of print plain. */
static void
test_columns (void)
{
  g_autoptr (BrgForm) form = new_list (0);
  g_autofree char *text = make (form);

  g_assert_cmpstr (text, ==,
                   "Start list\n\n"
                   "No.  Name            Rating\n\n"
                   "  9  Алексеева Анна  2-\n"
                   " 10  Brown, Bob      2100\n\n");
}

/* Too broad for the line: each row says what it is; what goes on stands in. */
static void
test_records (void)
{
  g_autoptr (BrgForm) form = new_list (20);
  g_autofree char *text = NULL;

  ((BrgFormRow *) form->rows->pdata[1])->struck_until = 3;
  text = make (form);
  g_assert_cmpstr (text, ==,
                   "Start list\n\n"
                   "9. Алексеева Анна;\n  Rating 2-\n"
                   "10. Brown, Bob;\n  Rating 2100;\n  struck out\n\n");
}

/* A word that is longer than the line is cut, and nothing is lost. */
static void
test_long_word (void)
{
  g_autoptr (BrgForm) form = brg_form_new (BRG_FORM_LIST);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  form->text_width = 20;
  brg_form_set_text (&form->title, g_strdup ("a Донаудампфшиффартсгезельшафт b"));
  text = make (form);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, 20);
  g_assert_cmpstr (lines[0], ==, "a");
  g_assert_cmpstr (lines[1], ==, "Донаудампфшиффартсге");
  g_assert_cmpstr (lines[2], ==, "зельшафт b");
}

BRG_TEST_TOPIC ("paper-text")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/paper-text/columns", test_columns);
  g_test_add_func ("/app/paper-text/records", test_records);
  g_test_add_func ("/app/paper-text/long-word", test_long_word);
  return g_test_run ();
}
