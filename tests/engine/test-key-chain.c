/* test-key-chain.c - things found by their keys, against a search through all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-key-chain.h"
#include "brg-test.h"

#define N_KEYS 7

static gint
search (const GArray *keys, guint64 key, gint below)
{
  for (gint i = below; i-- > 0;)
    if (g_array_index (keys, guint64, i) == key)
      return i;
  return -1;
}

static void
assert_same (const BrgKeyChain *chain, const GArray *keys)
{
  for (guint64 key = 0; key < N_KEYS; key++)
    g_assert_cmpint (brg_key_chain_find (chain, key), ==, search (keys, key, (gint) keys->len));
  for (gint i = 0; i < (gint) keys->len; i++)
    g_assert_cmpint (brg_key_chain_find_before (chain, i), ==,
                     search (keys, g_array_index (keys, guint64, i), i));
}

static void
test_random (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (1);

  for (guint n = 0; n < 100; n++)
    {
      g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (guint64));
      BrgKeyChain *chain = brg_key_chain_new ();

      assert_same (chain, keys);
      for (guint step = 0; step < 60; step++)
        {
          guint64 key = (guint64) g_rand_int_range (dice, 0, N_KEYS);

          if (keys->len > 0 && g_rand_int_range (dice, 0, 3) == 0)
            {
              brg_key_chain_pop (chain);
              g_array_set_size (keys, keys->len - 1);
            }
          else
            {
              brg_key_chain_push (chain, key);
              g_array_append_val (keys, key);
            }
          assert_same (chain, keys);
        }
      brg_key_chain_free (chain);
    }
}

BRG_TEST_TOPIC ("key-chain")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/key-chain/random", test_random);
  return g_test_run ();
}
