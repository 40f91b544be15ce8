/* brg-discipline.h - what is played and how fast, and the forms of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-incident.h"

G_BEGIN_DECLS

/**
 * BrgDiscipline:
 *
 * What is played. One discipline an event.
 */
typedef enum
{
  BRG_DISCIPLINE_CHESS,
  BRG_DISCIPLINE_CHESS960,
  BRG_DISCIPLINE_RUSSIAN,
  BRG_DISCIPLINE_DRAUGHTS64,
  BRG_DISCIPLINE_INTERNATIONAL,
  BRG_DISCIPLINE_GIVEAWAY,
  BRG_DISCIPLINE_RENJU,
} BrgDiscipline;

#define BRG_N_DISCIPLINES (BRG_DISCIPLINE_RENJU + 1)

/**
 * brg_discipline_to_id:
 * @discipline: a discipline
 *
 * Returns: its id, `russian`; a constant string
 */
const char *brg_discipline_to_id (BrgDiscipline discipline);

/**
 * brg_discipline_from_id:
 * @id: an id
 * @discipline: (out): the discipline; untouched when the id is unknown
 *
 * Returns: whether @id is known
 */
gboolean brg_discipline_from_id (const char *id, BrgDiscipline *discipline);

/**
 * BrgTempo:
 * @BRG_TEMPO_UNKNOWN: between the classes of the book, or the book has none
 * @BRG_TEMPO_STANDARD: standard ("classical") play
 * @BRG_TEMPO_RAPID: rapid
 * @BRG_TEMPO_BLITZ: blitz
 */
typedef enum
{
  BRG_TEMPO_UNKNOWN,
  BRG_TEMPO_STANDARD,
  BRG_TEMPO_RAPID,
  BRG_TEMPO_BLITZ,
} BrgTempo;

/**
 * brg_play_form_find:
 * @discipline: what is played
 * @tempo: how fast; chess of which nothing is known is standard play
 *
 * Returns: the form of play at the board
 */
BrgPlayForm brg_play_form_find (BrgDiscipline discipline, BrgTempo tempo);

G_END_DECLS
