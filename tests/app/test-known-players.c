/* test-known-players.c - players of earlier events, found by a few letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-entry.h"
#include "brg-known-players.h"
#include "brg-test.h"

static void
add (GPtrArray *entries, const char *family, const char *given, const char *birth, gint rating)
{
  BrgEntry *entry = brg_entry_new ();

  g_free (entry->family_name);
  entry->family_name = g_strdup (family);
  g_free (entry->given_name);
  entry->given_name = g_strdup (given);
  g_free (entry->birth);
  entry->birth = g_strdup (birth);
  entry->rating = rating;
  g_ptr_array_add (entries, entry);
}

static GPtrArray *
make_entries (void)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  add (entries, "Мазур", "Ольга", "2009-05-17", 1874);
  add (entries, "Мазуренко", "Пётр", "1988", 2001);
  add (entries, "Белов", "Мазепа", "1990", 1500);
  add (entries, "Мазур", "Ольга", "2009", 1790);
  add (entries, "Мазур", "Ольга", "1971", 2100);
  return entries;
}

static void
assert_found (const char *text, GPtrArray *present, const char *expected)
{
  g_autoptr (GPtrArray) entries = make_entries ();
  g_autoptr (BrgKnownPlayers) known = brg_known_players_new (entries);
  g_autoptr (GPtrArray) found = brg_known_players_find (known, text, present, 10);
  g_autoptr (GString) ratings = g_string_new (NULL);

  for (guint i = 0; i < found->len; i++)
    g_string_append_printf (ratings, " %d", ((BrgEntry *) found->pdata[i])->rating);
  g_assert_cmpstr (ratings->str, ==, expected);
}

/* The latest entry of a person is offered, namesakes of another year are others. */
static void
test_find (void)
{
  g_autoptr (GPtrArray) nobody = g_ptr_array_new ();

  assert_found ("маз", nobody, " 1874 2100 2001 1500");
  assert_found ("мазур", nobody, " 1874 2100 2001");
  assert_found ("mazur", nobody, " 1874 2100 2001");
  assert_found ("мазур оль", nobody, " 1874 2100");
  assert_found ("  ", nobody, "");
  assert_found ("яки", nobody, "");
}

static void
test_present (void)
{
  g_autoptr (GPtrArray) present = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_entry_free);

  add (present, "Мазур", "Ольга", "2009", 0);
  assert_found ("мазур", present, " 2100 2001");
}

BRG_TEST_TOPIC ("known-players")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/known-players/find", test_find);
  g_test_add_func ("/app/known-players/present", test_present);
  return g_test_run ();
}
