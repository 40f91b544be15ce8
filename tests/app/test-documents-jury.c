/* test-documents-jury.c - roles and categories in three languages, the paper of the jury
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-jury-form.h"
#include "brg-jury-words.h"
#include "brg-jury.h"
#include "brg-rulebooks.h"
#include "brg-test.h"
#include "words-fixture.h"

/* How the categories stand behind "arbiter", and that each is read again as itself. */
static void
test_phrases (void)
{
  static const struct
  {
    const char *language;
    const char *rulebook;
    const char *written;
    const char *phrase;
  } cases[] = {
    { "ru", "rus-draughts-2022", "1", "судья первой категории" },
    { "ru", "rus-draughts-2022", "2", "судья второй категории" },
    { "ru", "rus-draughts-2022", "3", "судья третьей категории" },
    { "ru", "rus-draughts-2022", "вк", "судья всероссийской категории" },
    { "ru", "rus-draughts-2022", "юный", "юный спортивный судья" },
    { "ru", "rus-chess-2014", "IA", "международный арбитр" },
    { "ru", "rus-chess-2014", "FA", "арбитр ФИДЕ" },
    { "ru", "rus-chess-2014", "1", "арбитр первой категории" },
    { "en", "fide-2023", "1", "arbiter of the first category" },
    { "ru", "fide-2023", "2", "арбитр второй категории" },
    { "ru", "ussr-chess-1956", "всесоюзная", "судья всесоюзной категории" },
    { "ru", "ussr-chess-1956", "республиканская", "судья республиканской категории" },
    { "uk", "ukr-chess-2016", "1", "суддя першої категорії" },
    { "uk", "ukr-chess-2016", "2", "суддя другої категорії" },
    { "uk", "ukr-chess-2016", "національна", "суддя національної категорії" },
    { "uk", "ukr-chess-2016", "міжнародний арбітр", "міжнародний арбітр" },
    { "en", "rus-draughts-2022", "1", "arbiter of the first category" },
    { "en", "fide-2023", "IA", "international arbiter" },
    { "ru", "rus-draughts-2022", "особая", "особая" },
  };
  static const char *const languages[] = { "en", "ru", "uk" };
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (BrgWords) words = fixture_open_words (cases[i].language);
      g_autofree char *phrase = brg_jury_words_dup_category (
          words, brg_rulebook_find (cases[i].rulebook), cases[i].written);

      g_assert_cmpstr (phrase, ==, cases[i].phrase);
    }
  for (guint b = 0; b < n_books; b++)
    for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
      for (guint i = 0; i < books[b]->jury->n_categories; i++)
        {
          const BrgArbiterCategory *category = books[b]->jury->categories[i];
          g_autoptr (BrgWords) words = fixture_open_words (languages[l]);

          g_test_message ("%s %s %s", books[b]->id, languages[l], category->id);
          g_assert_true (brg_jury_find_category (books[b], W_ (words, category->phrase)) ==
                         category);
          g_assert_true (brg_jury_find_category (books[b], WC_ (words, "arbiter category",
                                                                category->name)) == category);
        }
}

/* Behind a signature no word stands twice; what the book does not know is as it was written. */
static void
test_signed (void)
{
  static const struct
  {
    const char *written;
    const char *signed_as;
  } cases[] = {
    { "1-ая", "(судья первой категории)" },
    { "1я", "(судья первой категории)" },
    { "3кат", "(судья третьей категории)" },
    { "судья-1", "(судья первой категории)" },
    { "без категории", "(без категории)" },
    { "судья республиканской категории", "(судья республиканской категории)" },
    { "национальная категория", "(национальная категория)" },
    { "", "(судья ____ категории)" },
    { NULL, "(судья ____ категории)" },
  };
  g_autoptr (BrgWords) words = fixture_open_words ("ru");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = brg_jury_words_dup_signed (
          words, brg_rulebook_find ("rus-draughts-2022"), cases[i].written);

      g_assert_cmpstr (text, ==, cases[i].signed_as);
    }
}

/* Every role and body has a name in every language. */
static void
test_roles (void)
{
  g_autoptr (BrgWords) english = fixture_open_words ("en");
  g_autoptr (BrgWords) russian = fixture_open_words ("ru");
  g_autoptr (BrgWords) ukrainian = fixture_open_words ("uk");

  for (guint i = 0; i < BRG_N_OFFICIAL_ROLES; i++)
    {
      const char *name = brg_jury_words_role (english, i);

      g_assert_cmpstr (brg_jury_words_role (russian, i), !=, name);
      g_assert_cmpstr (brg_jury_words_role (ukrainian, i), !=, name);
    }
  g_assert_cmpstr (brg_jury_words_role (russian, BRG_OFFICIAL_COMMANDANT), ==,
                   "Комендант соревнований");
  g_assert_cmpstr (brg_jury_words_role (russian, BRG_OFFICIAL_ASSISTANT), ==, "Помощник-секретарь");
}

/* ussr-chess-1956 27: beside the chief arbiter stands an arbiter-secretary, and so he signs. */
static void
test_arbiter_secretary (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  g_autoptr (BrgForm) form = NULL;
  BrgDocumentOptions options;

  snapshot->event->rulebook = brg_rulebook_find ("ussr-chess-1956");
  brg_document_options_init (&options, words);
  form = brg_jury_form_new (snapshot, &options);
  g_assert_cmpstr (((BrgFormSignature *) form->signatures->pdata[0])->role, ==, "Главный судья:");
  g_assert_cmpstr (((BrgFormSignature *) form->signatures->pdata[1])->role, ==, "Судья-секретарь:");
  g_assert_cmpstr (brg_jury_words_role_by (words, brg_rulebook_find ("rus-chess-2014"),
                                           BRG_OFFICIAL_CHIEF_SECRETARY),
                   ==, "Главный секретарь");
}

/* The paper lists by body, with the category in words. */
static void
test_paper (void)
{
  g_autoptr (BrgSnapshot) snapshot = brg_snapshot_new ();
  GPtrArray *officials = snapshot->event->officials;
  g_autoptr (BrgWords) words = fixture_open_words ("ru");
  g_autoptr (BrgForm) form = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  BrgDocumentOptions options;

  snapshot->event->rulebook = brg_rulebook_find ("rus-draughts-2022");
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "А. Главный", "1"));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_NURSE, "С. Сестра", ""));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "З. Заместитель", "ВК"));
  brg_document_options_init (&options, words);
  form = brg_jury_form_new (snapshot, &options);
  for (guint i = 0; i < form->rows->len; i++)
    {
      const BrgFormRow *row = form->rows->pdata[i];

      for (guint k = 0; k < 3; k++)
        g_string_append_printf (text, "%s|", row->cells[k].text != NULL ? row->cells[k].text : "");
      g_string_append (text, "\n");
    }
  g_assert_cmpstr (text->str, ==,
                   "Главная судейская коллегия|||\n"
                   "Главный судья|А. Главный|судья первой категории|\n"
                   "Заместитель главного судьи|З. Заместитель|судья всероссийской категории|\n"
                   "Вспомогательный и технический персонал|||\n"
                   "Медицинская сестра|С. Сестра||\n");
  /* The name of a body stands across the table, not in the column of the roles. */
  g_assert_cmpuint (brg_form_get_row (form, 0)->cells[0].span, ==, form->columns->len);
  g_assert_cmpuint (brg_form_get_row (form, 3)->cells[0].span, ==, form->columns->len);
}

BRG_TEST_TOPIC ("documents-jury")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/documents-jury/rus-draughts-2022 app. 6/phrases", test_phrases);
  g_test_add_func ("/app/documents-jury/rus-draughts-2022 app. 6/signed", test_signed);
  g_test_add_func ("/app/documents-jury/rus-draughts-2022 13.1/roles", test_roles);
  g_test_add_func ("/app/documents-jury/ussr-chess-1956 27/arbiter-secretary",
                   test_arbiter_secretary);
  g_test_add_func ("/app/documents-jury/rus-draughts-2022 12.1/paper", test_paper);
  return g_test_run ();
}
