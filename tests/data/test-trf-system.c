/* test-trf-system.c - pairing systems and their codes in report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing.h"
#include "brg-trf-system.h"

typedef struct
{
  const char *path;
  const char *code;
  const char *system;
} Case;

static const Case cases[] = {
  { "/data/trf-system/dutch", "FIDE_DUTCH", "dutch" },
  { "/data/trf-system/dutch-2025", "FIDE_DUTCH_2025", "dutch" },
  { "/data/trf-system/dutch-2026", "FIDE_DUTCH_2026", "dutch" },
  { "/data/trf-system/dutch-accelerated", "FIDE_DUTCH_2026_BAKU", "dutch" },
  { "/data/trf-system/small-letters", "fide_dutch_baku", "dutch" },
  { "/data/trf-system/dubov", "FIDE_DUBOV", "dubov" },
  { "/data/trf-system/burstein", "FIDE_BURSTEIN_BAKU", "burstein" },
  { "/data/trf-system/double-swiss", "FIDE_DOUBLESWISS", "double-swiss" },
  { "/data/trf-system/round-robin", "FIDE_ROUNDROBIN", "berger" },
  { "/data/trf-system/older-rules", "FIDE_DUTCH_2017", NULL },
  { "/data/trf-system/custom", "CUSTOM_SWISS", NULL },
  { "/data/trf-system/empty", "", NULL },
  { "/data/trf-system/none", NULL, NULL },
};

static void
test_find (gconstpointer data)
{
  const Case *row = data;

  g_assert_cmpstr (brg_trf_system_find (row->code), ==, row->system);
}

static void
test_code (void)
{
  g_assert_cmpstr (brg_trf_system_get_code ("dutch"), ==, "FIDE_DUTCH");
  g_assert_cmpstr (brg_trf_system_get_code ("burstein"), ==, "FIDE_BURSTEIN");
  g_assert_cmpstr (brg_trf_system_get_code ("coefficients"), ==, "CUSTOM_SWISS");
}

/* What is written is read again as the same system. */
static void
test_every_system (void)
{
  guint n_systems;
  const BrgPairingSystem *const *systems = brg_pairing_systems (&n_systems);

  for (guint i = 0; i < n_systems; i++)
    {
      const char *found = brg_trf_system_find (brg_trf_system_get_code (systems[i]->id));

      g_assert_true (found == NULL || g_str_equal (found, systems[i]->id));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_find);
  g_test_add_func ("/data/trf-system/code", test_code);
  g_test_add_func ("/data/trf-system/every-system", test_every_system);
  return g_test_run ();
}
