/* test-equipment.c - what has to be in the hall before play begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-equipment.h"
#include "brg-rulebooks.h"
#include "brg-test.h"

/* rus-draughts-2022 4.2: "with a reserve, of at least two clocks" */
static void
test_count (void)
{
  static const struct
  {
    const char *rulebook;
    const char *id;
    gint n_games;
    gint expected;
  } items[] = {
    { "rus-draughts-2022", "clocks", 12, 14 }, { "rus-draughts-2022", "boards", 12, 12 },
    { "rus-draughts-2022", "chairs", 12, 24 }, { "rus-draughts-2022", "light", 12, 0 },
    { "rus-chess-2014", "clocks", 12, 12 },    { "ussr-chess-1956", "sets", 7, 7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      const BrgEquipmentItem *item =
          brg_equipment_find (brg_rulebook_find (items[i].rulebook), items[i].id);

      g_assert_nonnull (item);
      g_assert_cmpint (brg_equipment_count (item, items[i].n_games), ==, items[i].expected);
    }
  g_assert_null (brg_equipment_find (brg_rulebook_find ("fide-2023"), "clocks"));
  g_assert_null (brg_equipment_find (brg_rulebook_find ("ussr-chess-1956"), "glossary"));
}

/* No id twice: ticks are found by it. */
static void
test_ids (void)
{
  guint n_books;
  const BrgRulebook *const *books = brg_rulebooks (&n_books);

  for (guint i = 0; i < n_books; i++)
    for (guint k = 0; k < books[i]->n_equipment; k++)
      g_assert_true (brg_equipment_find (books[i], books[i]->equipment[k].id) ==
                     &books[i]->equipment[k]);
}

BRG_TEST_TOPIC ("equipment")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/equipment/rus-draughts-2022 4.1, 4.2, 12.2, 12.4.2/count", test_count);
  g_test_add_func ("/engine/equipment/rus-chess-2014 21.4, ussr-chess-1956 26 g/ids", test_ids);
  return g_test_run ();
}
