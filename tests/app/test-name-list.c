/* test-name-list.c - names in one line, those of officials completed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-list.h"
#include "brg-test.h"

static void
test_complete (void)
{
  static const char *const cases[][2] = {
    { "", "" },
    { "Токарев", "В. С. Токарев" },
    { "ток, сид", "В. С. Токарев|И. И. Сидоренко" },
    { "tok; sid", "В. С. Токарев|И. И. Сидоренко" },
    { "Мельник\nВ. Ток", "Мельник|В. С. Токарев" }, /* two of that name */
    { "П. Мел", "П. Мельник" },                     /* one of them */
    { "Т", "Т" },                                   /* one letter says nothing */
    { "Чужой Человек, ", "Чужой Человек" },         /* no official */
    { "Токаренко", "Токаренко" },                   /* not a beginning of his */
    { "Сидоренко;Сидоренко", "И. И. Сидоренко" },   /* named twice */
  };
  g_autoptr (GPtrArray) officials =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_official_free);

  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_CHIEF_ARBITER, "В. С. Токарев", ""));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "П. Мельник", ""));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "А. Мельник", ""));
  g_ptr_array_add (officials,
                   brg_official_new (BRG_OFFICIAL_CHIEF_SECRETARY, "И. И. Сидоренко", ""));
  g_ptr_array_add (officials, brg_official_new (BRG_OFFICIAL_DEPUTY, "И. И. Сидоренко", ""));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *names = brg_name_list_complete (officials, cases[i][0], "|");

      g_assert_cmpstr (names, ==, cases[i][1]);
    }
}

BRG_TEST_TOPIC ("name-list")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/name-list/complete", test_complete);
  return g_test_run ();
}
