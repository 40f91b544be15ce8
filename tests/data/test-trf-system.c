/* test-trf-system.c - pairing systems and their codes in report files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-pairing-systems.h"
#include "brg-pairing.h"
#include "brg-test.h"
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
  { "/data/trf-system/team", "FIDE_TEAM", "team-swiss" },
  { "/data/trf-system/team-a", "FIDE_TEAM_TYPEA_GP", "team-swiss" },
  { "/data/trf-system/team-b", "FIDE_TEAM_TYPEB_MP_GP_BAKU", "team-swiss-b" },
  { "/data/trf-system/team-plain", "FIDE_TEAM_GP_MP", "team-swiss-plain" },
  { "/data/trf-system/team-round-robin", "FIDE_TEAM_ROUNDROBIN", "berger" },
  { "/data/trf-system/team-custom", "CUSTOM_TEAM_SWISS_MP", NULL },
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

/* Swiss Team: what is written is read again as the same system with the same first score. */
static void
test_team_code (void)
{
  static const char *const ids[] = { "team-swiss", "team-swiss-b", "team-swiss-plain" };
  g_autofree char *custom = brg_trf_system_make_team_code ("coefficients", TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    for (gint first = 0; first < 2; first++)
      {
        g_autofree char *code = brg_trf_system_make_team_code (ids[i], first);

        g_assert_cmpstr (brg_trf_system_find (code), ==, ids[i]);
        g_assert_cmpint (brg_trf_system_has_board_points_first (code), ==, first);
      }
  g_assert_cmpstr (custom, ==, "CUSTOM_TEAM_SWISS_GP");
  g_assert_true (brg_trf_system_has_board_points_first (custom));
  g_assert_false (brg_trf_system_has_board_points_first ("FIDE_TEAM"));
  g_assert_false (brg_trf_system_has_board_points_first (NULL));
}

BRG_TEST_TOPIC ("trf-system")
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_find);
  g_test_add_func ("/data/trf-system/code", test_code);
  g_test_add_func ("/data/trf-system/every-system", test_every_system);
  g_test_add_func ("/data/trf-system/team-code", test_team_code);
  return g_test_run ();
}
