/* test-regulations.c - what the regulations of an event may set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-regulations.h"
#include "brg-test.h"

/* Every name once; nothing but what was set changes, and what is out of bounds is refused. */
static void
test_every_number (void)
{
  guint n_known;
  const BrgRegulation *known = brg_regulations_list (&n_known);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < n_known; i++)
    {
      BrgRegulations regulations;

      g_assert_true (g_hash_table_add (names, (gpointer) known[i].name));
      g_assert_true (g_str_has_prefix (known[i].name, "rule-"));
      brg_regulations_init (&regulations);
      g_assert_true (brg_regulations_set (&regulations, &known[i], known[i].most));
      g_assert_false (brg_regulations_set (&regulations, &known[i], known[i].most + 1));
      g_assert_false (brg_regulations_set (&regulations, &known[i], BRG_REGULATION_UNSET - 1));
      for (guint k = 0; k < n_known; k++)
        g_assert_cmpint (brg_regulations_get (&regulations, &known[k]), ==,
                         k == i ? known[k].most : BRG_REGULATION_UNSET);
      g_assert_true (brg_regulations_set (&regulations, &known[i], known[i].least));
      g_assert_cmpint (brg_regulations_get (&regulations, &known[i]), ==, known[i].least);
      g_assert_true (brg_regulations_set (&regulations, &known[i], BRG_REGULATION_UNSET));
      g_assert_cmpint (brg_regulations_get (&regulations, &known[i]), ==, BRG_REGULATION_UNSET);
    }
}

/* A row of the list for every field of the struct. */
static void
test_every_field (void)
{
  BrgRegulations regulations;

  brg_regulations_init (&regulations);
  g_assert_cmpint (regulations.phone_sanction, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.draw_offer_moves, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.is_watched, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.quickplay_announced, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.protest_minutes, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.last_protest_minutes, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.decision_hours, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.protest_fee, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.session_minutes, ==, BRG_REGULATION_UNSET);
  g_assert_cmpint (regulations.report_days, ==, BRG_REGULATION_UNSET);
}

BRG_TEST_TOPIC ("regulations")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/regulations/every-number", test_every_number);
  g_test_add_func ("/engine/regulations/every-field", test_every_field);
  return g_test_run ();
}
