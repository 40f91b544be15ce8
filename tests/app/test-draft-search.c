/* test-draft-search.c - a player found by what somebody types
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-search.h"

/* Family name, given name, number. */
static const struct
{
  const char *family;
  const char *given;
  gint number;
} players[] = {
  { "Алфёров", "Егор", 5 },    { "Мальцев", "Борис", 26 }, { "Борисов", "Пётр", 2 },
  { "Мальцева", "Анна", 61 },  { "Де Ла Круз", "Ян", 20 }, { "Smith-Jones", "Ann", 7 },
  { "Без номера", "Олег", 0 },
};

static const struct
{
  const char *path;
  const char *text;
  const char *found; /* numbers */
} cases[] = {
  { "/app/draft-search/nothing", "", "" },
  { "/app/draft-search/blanks", "  ", "" },
  { "/app/draft-search/number-itself-first", "2", "2 26 20" },
  { "/app/draft-search/number", "26", "26" },
  { "/app/draft-search/no-such-number", "99", "" },
  { "/app/draft-search/family", "мальцев", "26 61" },
  { "/app/draft-search/case", "МАЛЬЦЕВ", "26 61" },
  { "/app/draft-search/family-before-given", "бор", "2 26" },
  { "/app/draft-search/two-beginnings", "маль ан", "61" },
  { "/app/draft-search/any-order", "анна маль", "61" },
  { "/app/draft-search/without-dots", "алферов", "5" },
  { "/app/draft-search/with-dots", "пётр", "2" },
  { "/app/draft-search/as-it-is-shown", "Мальцев, № 26", "26" },
  { "/app/draft-search/name-and-other-number", "Мальцев 61", "61" },
  { "/app/draft-search/second-word-of-family", "круз", "20" },
  { "/app/draft-search/hyphen", "jones", "7" },
  { "/app/draft-search/middle-of-word", "альцев", "" },
};

static BrgSnapshot *
make_snapshot (void)
{
  BrgSnapshot *snapshot = brg_snapshot_new ();

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      BrgEntry *entry = brg_entry_new ();

      g_free (entry->family_name);
      g_free (entry->given_name);
      entry->family_name = g_strdup (players[i].family);
      entry->given_name = g_strdup (players[i].given);
      entry->number = players[i].number;
      g_ptr_array_add (snapshot->entries, entry);
    }
  return snapshot;
}

static void
test_case (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ();
  g_autoptr (GArray) found = brg_draft_search (snapshot, cases[i].text, 10);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint k = 0; k < found->len; k++)
    g_string_append_printf (
        text, "%s%d", k > 0 ? " " : "",
        brg_snapshot_get_entry (snapshot, g_array_index (found, gint, k))->number);
  g_assert_cmpstr (text->str, ==, cases[i].found);
}

static void
test_limit (void)
{
  g_autoptr (BrgSnapshot) snapshot = make_snapshot ();
  g_autoptr (GArray) found = brg_draft_search (snapshot, "2", 1);

  g_assert_cmpuint (found->len, ==, 1);
  g_assert_cmpint (g_array_index (found, gint, 0), ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, GSIZE_TO_POINTER (i), test_case);
  g_test_add_func ("/app/draft-search/limit", test_limit);
  return g_test_run ();
}
