/* brg-official-discipline.h - the disciplines of the register and what they are called abroad
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-discipline.h"

G_BEGIN_DECLS

/**
 * BrgOfficialKind:
 * @BRG_OFFICIAL_AT_THE_BOARD: played at a board, #BrgOfficialDiscipline says which game
 * @BRG_OFFICIAL_CORRESPONDENCE: played by correspondence
 * @BRG_OFFICIAL_COMPOSITION: composing and solving
 */
typedef enum
{
  BRG_OFFICIAL_AT_THE_BOARD,
  BRG_OFFICIAL_CORRESPONDENCE,
  BRG_OFFICIAL_COMPOSITION,
} BrgOfficialKind;

/**
 * BrgOfficialDiscipline:
 * @number: its number in the list
 * @kind: how it is played
 * @discipline: at the board: the game
 * @tempo: how fast; standard also where the list knows no other
 * @has_teams: whether teams play
 * @international: its name in documents of the international federation
 * @spelling: how it is written in records of international events
 *
 * A discipline of the register (rus-draughts-2022 1.2, appendix 1). Names are constant strings, not
 * to be translated.
 */
typedef struct
{
  guint number;
  BrgOfficialKind kind;
  BrgDiscipline discipline;
  BrgTempo tempo;
  gboolean has_teams;
  const char *international;
  const char *spelling;
} BrgOfficialDiscipline;

/**
 * brg_official_disciplines_list:
 * @n_disciplines: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_disciplines): all of them, by numbers
 */
const BrgOfficialDiscipline *brg_official_disciplines_list (guint *n_disciplines);

/**
 * brg_official_discipline_find:
 * @discipline: a game; draughts-64 is played as Russian draughts (rus-draughts-2022 6.2)
 * @tempo: how fast; unknown counts as standard
 * @has_teams: whether teams play
 *
 * Returns: (transfer none) (nullable): the discipline of the register; %NULL where it has none
 */
const BrgOfficialDiscipline *brg_official_discipline_find (BrgDiscipline discipline,
                                                           BrgTempo tempo,
                                                           gboolean has_teams);

G_END_DECLS
