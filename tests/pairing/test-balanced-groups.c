/* test-balanced-groups.c - a list of players divided into groups of equal strength
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-balanced-groups.h"
#include "brg-test.h"

static char *
divide (const gint *kinds, gint n_players, gint n_groups)
{
  g_autofree gint *groups = g_new (gint, n_players);
  g_autoptr (GString) text = g_string_new (NULL);

  brg_balanced_groups_divide (kinds, n_players, n_groups, groups);
  for (gint i = 0; i < n_players; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", groups[i] + 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_there_and_back (void)
{
  const gint strangers[10] = { 0 };
  g_autofree char *three = divide (strangers, 10, 3);
  g_autofree char *one = divide (strangers, 4, 1);
  g_autofree char *each = divide (strangers, 4, 4);

  g_assert_cmpstr (three, ==, "1 2 3 3 2 1 1 2 3 3");
  g_assert_cmpstr (one, ==, "1 1 1 1");
  g_assert_cmpstr (each, ==, "1 2 3 4");
}

/* Those who would meet at the turn are parted, the others stay. */
static void
test_one_club (void)
{
  const gint kinds[] = { 0, 0, 7, 7, 0, 0 };
  g_autofree char *parted = divide (kinds, 6, 3);

  g_assert_cmpstr (parted, ==, "1 2 3 2 3 1");
}

/* Every pot gives each group one player, the kinds are spread evenly, whatever they are. */
static void
test_any_list (void)
{
  guint n_rounds = brg_test_rounds (20000);

  for (guint n = 0; n < n_rounds; n++)
    {
      gint n_players = g_test_rand_int_range (1, 80);
      gint n_groups = g_test_rand_int_range (1, MIN (n_players, 12) + 1);
      gint n_kinds = g_test_rand_int_range (1, 20);
      gint kinds[80];
      gint groups[80];
      gint in_pot[80 * 12] = { 0 };
      gint of_kind[20 * 12] = { 0 };

      for (gint i = 0; i < n_players; i++)
        kinds[i] = g_test_rand_int_range (0, n_kinds);
      brg_balanced_groups_divide (kinds, n_players, n_groups, groups);
      for (gint i = 0; i < n_players; i++)
        {
          g_assert_cmpint (groups[i], >=, 0);
          g_assert_cmpint (groups[i], <, n_groups);
          g_assert_cmpint (++in_pot[i / n_groups * n_groups + groups[i]], ==, 1);
          of_kind[kinds[i] * 12 + groups[i]]++;
        }
      for (gint kind = 1; kind < n_kinds; kind++)
        for (gint a = 0; a < n_groups; a++)
          for (gint b = 0; b < n_groups; b++)
            g_assert_cmpint (of_kind[kind * 12 + a], <=, of_kind[kind * 12 + b] + 1);
    }
}

BRG_TEST_TOPIC ("balanced-groups")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pairing/balanced-groups/there-and-back", test_there_and_back);
  g_test_add_func ("/pairing/balanced-groups/one-club", test_one_club);
  g_test_add_func ("/pairing/balanced-groups/any-list", test_any_list);
  return g_test_run ();
}
