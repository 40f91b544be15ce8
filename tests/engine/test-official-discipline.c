/* test-official-discipline.c - the disciplines of the register
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-official-discipline.h"
#include "brg-test.h"

/* Numbered through, all different, and each of the board is found by what it is made of. */
static void
test_list (void)
{
  guint n_disciplines;
  const BrgOfficialDiscipline *list = brg_official_disciplines_list (&n_disciplines);
  guint n_boards = 0;

  g_assert_cmpuint (n_disciplines, ==, 16);
  for (guint i = 0; i < n_disciplines; i++)
    {
      g_assert_cmpuint (list[i].number, ==, i + 1);
      if (list[i].kind != BRG_OFFICIAL_AT_THE_BOARD)
        continue;
      n_boards++;
      g_assert_true (brg_official_discipline_find (list[i].discipline, list[i].tempo,
                                                   list[i].has_teams) == &list[i]);
    }
  g_assert_cmpuint (n_boards, ==, 14);
}

static void
test_find (void)
{
  static const struct
  {
    BrgDiscipline discipline;
    BrgTempo tempo;
    gboolean has_teams;
    guint number; /* 0 for none */
  } items[] = {
    { BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_RAPID, TRUE, 2 },
    { BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_STANDARD, FALSE, 6 },
    { BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_UNKNOWN, FALSE, 0 },
    { BRG_DISCIPLINE_DRAUGHTS64, BRG_TEMPO_BLITZ, FALSE, 4 },
    { BRG_DISCIPLINE_INTERNATIONAL, BRG_TEMPO_STANDARD, TRUE, 9 },
    { BRG_DISCIPLINE_GIVEAWAY, BRG_TEMPO_STANDARD, FALSE, 14 },
    { BRG_DISCIPLINE_GIVEAWAY, BRG_TEMPO_RAPID, FALSE, 0 },
    { BRG_DISCIPLINE_RENJU, BRG_TEMPO_STANDARD, TRUE, 0 },
    { BRG_DISCIPLINE_CHESS, BRG_TEMPO_STANDARD, FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      const BrgOfficialDiscipline *found =
          brg_official_discipline_find (items[i].discipline, items[i].tempo, items[i].has_teams);

      g_assert_cmpuint (found != NULL ? found->number : 0, ==, items[i].number);
    }
}

BRG_TEST_TOPIC ("official-discipline")
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/official-discipline/rus-draughts-2022 1.2, app. 1/list", test_list);
  g_test_add_func ("/engine/official-discipline/rus-draughts-2022 6.2/find", test_find);
  return g_test_run ();
}
