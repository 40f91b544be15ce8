/* brg-postal-state.h - what has become of a game by correspondence, and whose record is missing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgPostalState:
 * @BRG_POSTAL_STATE_NOT_BEGUN: no letter was written
 * @BRG_POSTAL_STATE_IN_PLAY: letters go to and fro, or the position waits to be adjudicated
 * @BRG_POSTAL_STATE_LEFT: a player left, and the arbiter has still to decide on the game (10.5.3)
 * @BRG_POSTAL_STATE_PLAYED: played to the end
 * @BRG_POSTAL_STATE_OVERDUE: lost by overdue time
 * @BRG_POSTAL_STATE_ADJUDICATED: adjudicated
 * @BRG_POSTAL_STATE_BOTH_LOST: a minus to both
 * @BRG_POSTAL_STATE_DECIDED: counted lost, or decided in the table
 * @BRG_POSTAL_STATE_FORFEITED: not begun when a player left whose results count: he has lost
 * @BRG_POSTAL_STATE_ANNULLED: of a player who left and whose results are annulled
 *
 * What has become of a game; those up to %BRG_POSTAL_STATE_LEFT are open.
 */
typedef enum
{
  BRG_POSTAL_STATE_NOT_BEGUN,
  BRG_POSTAL_STATE_IN_PLAY,
  BRG_POSTAL_STATE_LEFT,
  BRG_POSTAL_STATE_PLAYED,
  BRG_POSTAL_STATE_OVERDUE,
  BRG_POSTAL_STATE_ADJUDICATED,
  BRG_POSTAL_STATE_BOTH_LOST,
  BRG_POSTAL_STATE_DECIDED,
  BRG_POSTAL_STATE_FORFEITED,
  BRG_POSTAL_STATE_ANNULLED,
} BrgPostalState;

#define BRG_N_POSTAL_STATES (BRG_POSTAL_STATE_ANNULLED + 1)

/** brg_postal_state_find: Returns: what has become of @matter on the day of @desk (10.5.3) */
BrgPostalState brg_postal_state_find (const BrgPostalDesk *desk, const BrgPostalCase *matter);

/** brg_postal_state_is_open: Returns: whether the game has still to come to an end */
gboolean brg_postal_state_is_open (BrgPostalState state);

/** brg_postal_state_get_words: Returns: (transfer none): "Not begun", "Annulled" */
const char *brg_postal_state_get_words (BrgPostalState state, const BrgWords *words);

/**
 * brg_postal_state_dup_result:
 * @desk: games on a day
 * @matter: one of them
 * @words: words of a paper
 *
 * Returns: (transfer full): its result as the table has it, `1 – 0`, `− / +` where it was not begun
 * when somebody left, "annulled"; empty while it is open
 */
char *brg_postal_state_dup_result (const BrgPostalDesk *desk,
                                   const BrgPostalCase *matter,
                                   const BrgWords *words);

/**
 * brg_postal_state_lacks_record:
 * @desk: games on a day
 * @matter: one of them
 * @side: White or Black
 *
 * Returns: whether @side owes the record of the game and has not sent it: of a game that ended
 *   (10.5.1), of one that is to be adjudicated once the term of 10.5.2 is past. An analysis holds
 *   the record, unless it was noted as missing. Who left, and who plays on a server, owes none.
 */
gboolean brg_postal_state_lacks_record (const BrgPostalDesk *desk,
                                        const BrgPostalCase *matter,
                                        BrgColour side);

/** brg_postal_state_has_analysis: Returns: whether @side, White or Black, analysed the position:
 * what came without an analysis is not weighed as one (10.5.5) */
gboolean brg_postal_state_has_analysis (const BrgPostalDesk *desk,
                                        const BrgPostalCase *matter,
                                        BrgColour side);

/**
 * brg_postal_state_find_record:
 * @desk: games on a day
 * @matter: one of them
 * @kind: what kind of record
 * @side: whose; none for anybody's
 *
 * Returns: (nullable): the last such record that is known on the day of @desk
 */
const BrgPostalRecord *brg_postal_state_find_record (const BrgPostalDesk *desk,
                                                     const BrgPostalCase *matter,
                                                     BrgPostalKind kind,
                                                     BrgColour side);

/**
 * brg_postal_state_dup_ended:
 * @desk: games on a day
 * @matter: one of them
 * @side: who owes an analysis
 * @words: the catalogue
 *
 * Returns: (transfer full): when play ended and, where an analysis came that lacks something, what:
 *   "play ended 01.09.2026; missing: diagram" (rus-draughts-2022 10.5.2)
 */
char *brg_postal_state_dup_ended (const BrgPostalDesk *desk,
                                  const BrgPostalCase *matter,
                                  BrgColour side,
                                  const BrgWords *words);

G_END_DECLS
