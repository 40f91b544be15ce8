/* test-person-form.c - the card of a person as it is typed and as it is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-person-form.h"
#include "brg-test.h"

static const struct
{
  BrgPersonField field;
  const char *typed;
  const char *stored;
  const char *shown;
} texts[] = {
  { BRG_PERSON_BIRTH, "5.5.2010", "2010-05-05", "05.05.2010" },
  { BRG_PERSON_BIRTH, "2010", "2010", "2010" },
  { BRG_PERSON_LICENCE_UNTIL, " 31.12.2026 ", "2026-12-31", "31.12.2026" },
  { BRG_PERSON_LICENCE_UNTIL, "some day", "some day", "some day" },
  { BRG_PERSON_TOWN, "  Балаково   на Волге ", "Балаково на Волге", "Балаково на Волге" },
  { BRG_PERSON_NOTES, " a  b \n c\n", "a b\nc", "a b\nc" },
};

static void
test_texts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (BrgPerson) person = brg_person_new ();
      g_autofree char *shown = NULL;

      brg_person_form_take_text (person, texts[i].field, texts[i].typed);
      g_assert_cmpstr (person->texts[texts[i].field], ==, texts[i].stored);
      shown = brg_person_form_dup_text (person, texts[i].field);
      g_assert_cmpstr (shown, ==, texts[i].shown);
    }
}

static void
test_ranks (void)
{
  g_autoptr (BrgPerson) person = brg_person_new ();
  g_autofree char *fault =
      brg_person_form_take_ranks (person, "кмс; 12.2.2025; приказ 14\n\n 1 разряд;2024-01-10\nмс");
  g_autofree char *shown = brg_person_form_dup_ranks (person);
  g_autofree char *wrong = NULL;

  g_assert_null (fault);
  g_assert_cmpuint (person->ranks->len, ==, 3);
  g_assert_cmpstr (shown, ==, "кмс; 12.02.2025; приказ 14\n1 разряд; 10.01.2024\nмс");
  wrong = brg_person_form_take_ranks (person, "мс\nкмс; 2025");
  g_assert_cmpstr (wrong, ==,
                   "Not understood: “кмс; 2025”. A title is written “title; day; order”.");
  g_assert_cmpuint (person->ranks->len, ==, 3);
  g_assert_null (brg_person_form_take_ranks (person, ""));
  g_assert_cmpuint (person->ranks->len, ==, 0);
}

static void
test_ratings (void)
{
  static const char *const wrong[] = { "российский", "российский; 01.11.2026; 4001",
                                       "; 01.11.2026; 2000", "российский; 1.13.2026; 2000",
                                       "российский; 01.11.2026; x" };
  g_autoptr (BrgPerson) person = brg_person_new ();
  g_autofree char *fault =
      brg_person_form_take_ratings (person, "российский; 01.11.2026; 2048\nмеждународный;;2071");
  g_autofree char *shown = brg_person_form_dup_ratings (person);

  g_assert_null (fault);
  g_assert_cmpstr (shown, ==, "российский; 01.11.2026; 2048\nмеждународный; ; 2071");
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *said = brg_person_form_take_ratings (person, wrong[i]);

      g_assert_nonnull (said);
      g_assert_cmpuint (person->ratings->len, ==, 2);
    }
}

BRG_TEST_TOPIC ("person-form")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/person-form/texts", test_texts);
  g_test_add_func ("/desk/person-form/ranks", test_ranks);
  g_test_add_func ("/desk/person-form/ratings", test_ratings);
  return g_test_run ();
}
