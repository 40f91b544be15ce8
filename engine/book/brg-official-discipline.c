/* brg-official-discipline.c - the disciplines of the register and what they are called abroad
 *
 * Two slips of the pen of the print ("Rapd", a missing full stop) are put right.
 *
 * Rules: rus-draughts-2022 1.2, app. 1
 * Tests: tests/engine/test-official-discipline.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-official-discipline.h"

#define BOARD(number, discipline, tempo, has_teams, international, spelling)                      \
  {                                                                                               \
    number, BRG_OFFICIAL_AT_THE_BOARD, BRG_DISCIPLINE_##discipline, BRG_TEMPO_##tempo, has_teams, \
        international, spelling                                                                   \
  }

/* rus-draughts-2022 1.2, app. 1 */
static const BrgOfficialDiscipline disciplines[] = {
  BOARD (1, RUSSIAN, RAPID, FALSE, "Draughts-64. Rapid", "Draughts-64. Rapid"),
  BOARD (2,
         RUSSIAN,
         RAPID,
         TRUE,
         "Draughts-64. Rapid. Team competition",
         "Draughts-64. Rapid. Teams / Team competition"),
  BOARD (3,
         RUSSIAN,
         STANDARD,
         TRUE,
         "Draughts-64. Team competition",
         "Draughts-64. Teams / Team competition"),
  BOARD (4, RUSSIAN, BLITZ, FALSE, "Draughts-64. Blitz", "Draughts-64. Blitz"),
  BOARD (5,
         RUSSIAN,
         BLITZ,
         TRUE,
         "Draughts-64. Blitz. Team competition",
         "Draughts-64. Blitz. Teams / Team competition"),
  BOARD (6, RUSSIAN, STANDARD, FALSE, "Draughts-64", "Draughts-64"),
  BOARD (7,
         INTERNATIONAL,
         RAPID,
         FALSE,
         "Draughts-100 / International Draughts. Rapid",
         "Draughts / Draughts-100 / International Draughts. Rapid"),
  BOARD (8,
         INTERNATIONAL,
         RAPID,
         TRUE,
         "Draughts-100 / International Draughts. Rapid. Team competition",
         "Draughts / Draughts-100 / International Draughts. Rapid. Teams / Team competition"),
  BOARD (9,
         INTERNATIONAL,
         STANDARD,
         TRUE,
         "Draughts-100 / International Draughts. Team competition",
         "Draughts / Draughts-100 / International Draughts. Teams / Team competition"),
  BOARD (10,
         INTERNATIONAL,
         BLITZ,
         FALSE,
         "Draughts-100 / International Draughts. Blitz",
         "Draughts / Draughts-100 / International Draughts. Blitz"),
  BOARD (11,
         INTERNATIONAL,
         BLITZ,
         TRUE,
         "Draughts-100 / International Draughts. Blitz. Team competition",
         "Draughts / Draughts-100 / International Draughts. Blitz. Teams / Team competition"),
  BOARD (12,
         INTERNATIONAL,
         STANDARD,
         FALSE,
         "Draughts-100 / International Draughts",
         "Draughts / Draughts-100 / International Draughts"),
  { 13, BRG_OFFICIAL_CORRESPONDENCE, BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_UNKNOWN, FALSE,
    "Correspondence draughts", "Correspondence draughts" },
  BOARD (14,
         GIVEAWAY,
         STANDARD,
         FALSE,
         "Giveaway / Giveaway draughts",
         "Giveaway / Giveaway draughts"),
  { 15, BRG_OFFICIAL_COMPOSITION, BRG_DISCIPLINE_RUSSIAN, BRG_TEMPO_UNKNOWN, FALSE,
    "Draughts composition", "Composition / Draughts composition" },
  BOARD (16, RENJU, STANDARD, FALSE, "Renju", "Renju"),
};

const BrgOfficialDiscipline *
brg_official_disciplines_list (guint *n_disciplines)
{
  g_return_val_if_fail (n_disciplines != NULL, NULL);

  *n_disciplines = G_N_ELEMENTS (disciplines);
  return disciplines;
}

const BrgOfficialDiscipline *
brg_official_discipline_find (BrgDiscipline discipline, BrgTempo tempo, gboolean has_teams)
{
  BrgDiscipline game =
      discipline == BRG_DISCIPLINE_DRAUGHTS64 ? BRG_DISCIPLINE_RUSSIAN : discipline;

  for (guint i = 0; i < G_N_ELEMENTS (disciplines); i++)
    if (disciplines[i].kind == BRG_OFFICIAL_AT_THE_BOARD && disciplines[i].discipline == game &&
        disciplines[i].tempo == tempo && disciplines[i].has_teams == (has_teams != FALSE))
      return &disciplines[i];
  return NULL;
}
