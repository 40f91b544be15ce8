/* brg-trf-repair.h - how a fault of a report file can be mended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgTrfRepairKind:
 * @BRG_TRF_REPAIR_FIELD: a field that cannot be read is left empty
 * @BRG_TRF_REPAIR_RECORD: a record that cannot be carried out is left out
 * @BRG_TRF_REPAIR_NUMBER: the number of a player or team that is not there is left out of a record
 * @BRG_TRF_REPAIR_LINE_TWICE: a line that is there twice is taken once
 * @BRG_TRF_REPAIR_NEW_NUMBER: a player or team gets a number that is free
 * @BRG_TRF_REPAIR_MORE_ROUNDS: the tournament gets as many rounds as the table has
 * @BRG_TRF_REPAIR_FROM_OPPONENT: half a game is completed from the opponent's record
 * @BRG_TRF_REPAIR_COLOURS: the player of the line gets White, his opponent Black
 * @BRG_TRF_REPAIR_OPEN_GAME: a game gets no result
 * @BRG_TRF_REPAIR_NO_GAME: a game that the opponent's record excludes is left out
 * @BRG_TRF_REPAIR_PAIRING_BYE: a full-point bye is a pairing-allocated one
 * @BRG_TRF_REPAIR_BYE_TO_COME: a pairing-allocated bye of a round without games is left out
 * @BRG_TRF_REPAIR_INTO_TEAM: a player is put into the team that he plays for
 * @BRG_TRF_REPAIR_NEW_TEAM: players who play for a team without a record get one
 *
 * What is done about a fault.
 */
typedef enum
{
  BRG_TRF_REPAIR_FIELD,
  BRG_TRF_REPAIR_RECORD,
  BRG_TRF_REPAIR_NUMBER,
  BRG_TRF_REPAIR_LINE_TWICE,
  BRG_TRF_REPAIR_NEW_NUMBER,
  BRG_TRF_REPAIR_MORE_ROUNDS,
  BRG_TRF_REPAIR_FROM_OPPONENT,
  BRG_TRF_REPAIR_COLOURS,
  BRG_TRF_REPAIR_OPEN_GAME,
  BRG_TRF_REPAIR_NO_GAME,
  BRG_TRF_REPAIR_PAIRING_BYE,
  BRG_TRF_REPAIR_BYE_TO_COME,
  BRG_TRF_REPAIR_INTO_TEAM,
  BRG_TRF_REPAIR_NEW_TEAM,
} BrgTrfRepairKind;

#define BRG_TRF_N_REPAIR_KINDS (BRG_TRF_REPAIR_NEW_TEAM + 1)

/**
 * BrgTrfRepair:
 * @kind: what is done
 * @line: line of the fault, from 1
 * @column: its column in characters, from 1
 * @fault: what is wrong, translated
 * @detail: what it becomes, a number or the name of a team; may be empty
 * @is_needed: whether the file cannot be taken without it
 * @is_taken: whether it is carried out
 *
 * A repair that is offered. Of one file no two have line, column and kind in common.
 */
typedef struct
{
  BrgTrfRepairKind kind;
  guint line;
  guint column;
  char *fault;
  char *detail;
  gboolean is_needed;
  gboolean is_taken;
} BrgTrfRepair;

/**
 * brg_trf_repair_free:
 * @repair: (nullable): a repair
 */
void brg_trf_repair_free (BrgTrfRepair *repair);

/**
 * brg_trf_repair_get_id:
 * @kind: a kind
 *
 * Returns: (transfer none): its id for other programs, `new-number`
 */
const char *brg_trf_repair_get_id (BrgTrfRepairKind kind);

/**
 * brg_trf_repair_dup_offer:
 * @repair: a repair
 *
 * Returns: (transfer full): what would be done, translated, "Give a free number: 12"
 */
char *brg_trf_repair_dup_offer (const BrgTrfRepair *repair);

/**
 * brg_trf_repair_is_left:
 * @repairs: (nullable) (element-type BrgTrfRepair): repairs of an earlier reading
 * @kind: a kind
 * @line: a line
 * @column: a column
 *
 * Returns: whether this repair is among them and was not taken
 */
gboolean brg_trf_repair_is_left (const GPtrArray *repairs,
                                 BrgTrfRepairKind kind,
                                 guint line,
                                 guint column);

G_END_DECLS
