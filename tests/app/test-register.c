/* test-register.c - persons of the register: found, compared, and what their books say of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-register.h"
#include "brg-rulebooks.h"
#include "brg-store-papers.h"
#include "brg-store-removal.h"
#include "brg-test.h"
#include "store-fixture.h"

static BrgPerson *
add (GPtrArray *persons, const char *family, const char *given, const char *birth)
{
  BrgPerson *person = brg_person_new ();

  person->id = 300 + (gint64) persons->len;
  brg_person_set_text (person, BRG_PERSON_FAMILY_NAME, family);
  brg_person_set_text (person, BRG_PERSON_GIVEN_NAME, given);
  brg_person_set_text (person, BRG_PERSON_BIRTH, birth);
  g_ptr_array_add (persons, person);
  return person;
}

static GPtrArray *
make_persons (void)
{
  GPtrArray *persons = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_person_free);
  BrgPerson *first = add (persons, "Ковтун", "Артём", "2010-05-05");
  BrgPersonAlias *alias = g_new0 (BrgPersonAlias, 1);

  brg_person_set_text (first, BRG_PERSON_TOWN, "Балаково");
  brg_person_set_text (first, BRG_PERSON_COACHES, "Юшина Л. Д.");
  brg_person_set_text (first, BRG_PERSON_FIDE_ID, "4100018");
  alias->old_id = 17;
  alias->name = g_strdup ("Kowtun Artem");
  alias->fide_id = g_strdup ("4100999");
  g_ptr_array_add (first->aliases, alias);
  add (persons, "Kovtun", "Artem", "2010");
  add (persons, "Артём", "Ковтун", "2010");
  add (persons, "Ковутн", "Артём", "2010");
  add (persons, "Ковтун", "Артём", "1999");
  add (persons, "Бережной", "Иван", "2010");
  return persons;
}

static const struct
{
  const char *text;
  const char *numbers;
} searches[] = {
  { "", "300 301 302 303 304 305" },
  { "ковтун", "300 301 302 304" },
  { "kovt art", "300 301 302 304" },
  { "балак", "300" },
  { "юшина", "300" },
  { "4100018", "300" },
  { "4100999", "300" },
  { "17", "300" },
  { "kowtun", "300 301 302 304" },
  { "305", "305" },
  { "30", "" },
  { "бережной артём", "" },
};

static void
test_found (void)
{
  g_autoptr (GPtrArray) persons = make_persons ();

  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autoptr (GPtrArray) found = brg_register_find (persons, searches[i].text);
      g_autoptr (GString) numbers = g_string_new (NULL);

      for (guint k = 0; k < found->len; k++)
        g_string_append_printf (numbers, "%s%d", k > 0 ? " " : "",
                                (gint) ((BrgPerson *) found->pdata[k])->id);
      g_test_message ("%s", searches[i].text);
      g_assert_cmpstr (numbers->str, ==, searches[i].numbers);
    }
}

static gboolean
has_pair (const GArray *pairs, guint one, guint other)
{
  for (guint i = 0; i < pairs->len; i++)
    if (g_array_index (pairs, BrgRegisterPair, i).one == one &&
        g_array_index (pairs, BrgRegisterPair, i).other == other)
      return TRUE;
  return FALSE;
}

/* Another alphabet, swapped names, a slip of the hand; another year of birth is another person. */
static void
test_duplicates (void)
{
  g_autoptr (GPtrArray) persons = make_persons ();
  gboolean is_whole = FALSE;
  g_autoptr (GArray) pairs = brg_register_find_duplicates (persons, &is_whole);

  g_assert_true (is_whole);
  g_assert_true (has_pair (pairs, 0, 1));
  g_assert_true (has_pair (pairs, 0, 2));
  g_assert_true (has_pair (pairs, 1, 2));
  g_assert_true (has_pair (pairs, 0, 3));
  g_assert_false (has_pair (pairs, 0, 4));
  for (guint i = 0; i < persons->len; i++)
    {
      g_assert_false (has_pair (pairs, i, i));
      g_assert_false (has_pair (pairs, i, 5));
      g_assert_false (has_pair (pairs, 5, i));
    }
  for (guint i = 1; i < pairs->len; i++)
    g_assert_cmpint (g_array_index (pairs, BrgRegisterPair, i - 1).likeness, >=,
                     g_array_index (pairs, BrgRegisterPair, i).likeness);
}

static void
add_holder (GPtrArray *holders, gint64 person_id, const char *snils)
{
  BrgPaperHolder *holder = g_new0 (BrgPaperHolder, 1);

  holder->person_id = person_id;
  holder->name = g_strdup ("");
  holder->papers = brg_personal_papers_new ();
  brg_personal_papers_set (holder->papers, BRG_PAPER_SNILS, snils);
  g_ptr_array_add (holders, holder);
}

/* One SNILS is one person, whatever the names; who has none is like nobody. */
static void
test_holders (void)
{
  g_autoptr (GPtrArray) persons = make_persons ();
  g_autoptr (GPtrArray) holders =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_paper_holder_free);
  g_autoptr (GArray) pairs = brg_register_find_duplicates (persons, NULL);
  guint n_pairs = pairs->len;

  add_holder (holders, 300, "112-233-445 95");
  add_holder (holders, 301, "11223344595");
  add_holder (holders, 304, "");
  add_holder (holders, 305, "11223344595");
  add_holder (holders, 303, "");
  brg_register_add_holders (pairs, persons, holders);
  g_assert_cmpuint (pairs->len, ==, n_pairs + 1);
  g_assert_true (has_pair (pairs, 0, 5));
}

/* Where everybody is called alike each is like each: the search ends, and says that it is not
 * whole.
 */
static void
test_all_alike (void)
{
  g_autoptr (GPtrArray) persons = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_person_free);
  g_autoptr (GArray) pairs = NULL;
  gboolean is_whole = TRUE;

  for (gint i = 0; i < 5000; i++)
    {
      BrgPerson *person = brg_person_new ();

      person->id = i + 1;
      brg_person_set_text (person, BRG_PERSON_FAMILY_NAME, "Иванов");
      brg_person_set_text (person, BRG_PERSON_GIVEN_NAME, "Иван");
      g_ptr_array_add (persons, person);
    }
  pairs = brg_register_find_duplicates (persons, &is_whole);
  g_assert_false (is_whole);
  g_assert_cmpuint (pairs->len, >=, 20000);
  g_assert_cmpuint (pairs->len, <, 20000 + 5000);
}

static const struct
{
  const char *rulebook;
  BrgPersonField field;
  const char *word;
  const char *articles;
} articles[] = {
  { "fide-2023", BRG_PERSON_SIGHT, "blind", "fide-2023 D.2.1" },
  { "fide-2023", BRG_PERSON_SIGHT, "", "" },
  { "fide-2023", BRG_PERSON_HEARING, "deaf", "fide-2023 D.2.11" },
  { "fide-2023", BRG_PERSON_MOVEMENT, "impaired", "fide-2023 4.9|fide-2023 6.2.6|fide-2023 8.1.6" },
  { "rus-chess-2014", BRG_PERSON_SIGHT, "impaired", "rus-chess-2014 32.2" },
  { "rus-chess-2014", BRG_PERSON_HEARING, "deaf", "" },
  { "rus-chess-2014", BRG_PERSON_MOVEMENT, "impaired", "rus-chess-2014 6.7.4|rus-chess-2014 8.1" },
  { "ukr-chess-2016", BRG_PERSON_MOVEMENT, "impaired",
    "ukr-chess-2016 4.9|ukr-chess-2016 6.2.5|ukr-chess-2016 8.1" },
  { "ussr-chess-1956", BRG_PERSON_SIGHT, "blind", "ussr-chess-1956 app. 1" },
  { "ussr-chess-1956", BRG_PERSON_MOVEMENT, "impaired", "" },
  { "rus-draughts-2022", BRG_PERSON_SIGHT, "blind", "rus-draughts-2022 2.3.3" },
  { "rus-draughts-2022", BRG_PERSON_HEARING, "deaf", "" },
};

static void
test_articles (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (articles); i++)
    {
      g_autoptr (BrgPerson) person = brg_person_new ();
      g_auto (GStrv) found = NULL;
      g_autofree char *text = NULL;

      brg_person_set_text (person, articles[i].field, articles[i].word);
      found = brg_register_list_articles (brg_rulebook_find (articles[i].rulebook), person,
                                          articles[i].field);
      text = g_strjoinv ("|", found);
      g_test_message ("%s %d", articles[i].rulebook, articles[i].field);
      g_assert_cmpstr (text, ==, articles[i].articles);
    }
}

static void
test_over (void)
{
  g_autoptr (GPtrArray) persons = make_persons ();
  BrgPerson *person = persons->pdata[0];

  g_assert_false (brg_register_is_over (person, BRG_PERSON_LICENCE_UNTIL, "2026-11-28"));
  brg_person_set_text (person, BRG_PERSON_LICENCE_UNTIL, "2026-11-27");
  g_assert_true (brg_register_is_over (person, BRG_PERSON_LICENCE_UNTIL, "2026-11-28"));
  g_assert_false (brg_register_is_over (person, BRG_PERSON_LICENCE_UNTIL, "2026-11-27"));
}

/* Papers are in no journal: a removal that takes them along is told before, and undo brings the
 * player back without them. */
static void
test_papers_lost (void)
{
  StoreFixture fixture = { 0 };
  g_autoptr (BrgPersonalPapers) papers = brg_personal_papers_new ();
  g_autoptr (BrgPersonalPapers) after = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GError) error = NULL;
  const BrgEntry *first;
  const BrgEntry *second;

  store_fixture_open (&fixture, 4);
  snapshot = store_fixture_load (&fixture);
  first = brg_snapshot_get_entry (snapshot, 0);
  second = brg_snapshot_get_entry (snapshot, 1);
  g_assert_false (brg_register_loses_papers (fixture.store, snapshot, first->id));
  brg_store_keep_papers (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  brg_personal_papers_set (papers, BRG_PAPER_PASSPORT, "6300 123456");
  brg_store_set_papers (fixture.store, fixture.event_id, first->person_id, papers, &error);
  g_assert_no_error (error);
  g_assert_true (brg_register_loses_papers (fixture.store, snapshot, first->id));
  g_assert_false (brg_register_loses_papers (fixture.store, snapshot, second->id));
  brg_store_remove_entry (fixture.store, first->id, &error);
  g_assert_no_error (error);
  brg_journal_undo (fixture.store, fixture.event_id, &error);
  g_assert_no_error (error);
  after = brg_store_load_papers (fixture.store, first->person_id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (after->texts[BRG_PAPER_PASSPORT], ==, "");
  store_fixture_close (&fixture);
}

BRG_TEST_TOPIC ("register")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/desk/register/found", test_found);
  g_test_add_func ("/desk/register/duplicates", test_duplicates);
  g_test_add_func ("/app/register/holders", test_holders);
  g_test_add_func ("/desk/register/all-alike", test_all_alike);
  g_test_add_func (
      "/desk/register/fide-2023/4.9/fide-2023/6.2.6/fide-2023/8.1.6/"
      "rus-chess-2014/6.7.4/rus-chess-2014/8.1/rus-chess-2014/32.2/rus-draughts-2022/2.3.3",
      test_articles);
  g_test_add_func ("/desk/register/over", test_over);
  g_test_add_func ("/desk/register/papers-lost", test_papers_lost);
  return g_test_run ();
}
