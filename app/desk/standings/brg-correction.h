/* brg-correction.h - a result of an earlier round is found to be wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-impact.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgResultWay:
 * @BRG_RESULT_WAY_SAME: it is there already
 * @BRG_RESULT_WAY_ENTER: entered as usual
 * @BRG_RESULT_WAY_CORRECT: a correction: its effect is shown first, and a reason is asked for
 * @BRG_RESULT_WAY_REOPEN: what others have built on cannot be cleared or adjourned: the round is to
 *   be opened again first
 * @BRG_RESULT_WAY_BYE: a bye has no result
 * @BRG_RESULT_WAY_ALONE: on a board of a match there is no opponent
 * @BRG_RESULT_WAY_EVENT_CLOSED: the results of the event are approved
 * @BRG_RESULT_WAY_FULL: all games of a micro-match are over, and none was chosen
 *
 * How a keyed result may be stored.
 */
typedef enum
{
  BRG_RESULT_WAY_SAME,
  BRG_RESULT_WAY_ENTER,
  BRG_RESULT_WAY_CORRECT,
  BRG_RESULT_WAY_REOPEN,
  BRG_RESULT_WAY_BYE,
  BRG_RESULT_WAY_ALONE,
  BRG_RESULT_WAY_EVENT_CLOSED,
  BRG_RESULT_WAY_FULL,
} BrgResultWay;

/**
 * brg_correction_find_way:
 * @snapshot: a group
 * @round: number of a round
 * @game: a board of it, of a micro-match as brg_meeting_board_aim() made it
 * @white: what is keyed for White
 * @black: what is keyed for Black
 *
 * A result that others have built on is corrected: one of a closed round, or of a round after which
 * another one was published. An adjourned game gets its result as usual, whenever it is finished.
 *
 * Returns: how the result may be stored
 */
BrgResultWay brg_correction_find_way (const BrgSnapshot *snapshot,
                                      gint round,
                                      const BrgGame *game,
                                      BrgOutcome white,
                                      BrgOutcome black);

/**
 * brg_result_way_get_refusal:
 * @way: a way
 *
 * Returns: (nullable): why nothing can be stored, a translated sentence; %NULL when something can
 */
const char *brg_result_way_get_refusal (BrgResultWay way);

/**
 * BrgResultStep:
 * @BRG_RESULT_STEP_NONE: nothing: what is empty was cleared
 * @BRG_RESULT_STEP_GO_ON: it is there already: the next board
 * @BRG_RESULT_STEP_REFUSE: it is said why not
 * @BRG_RESULT_STEP_STORE: it is stored
 * @BRG_RESULT_STEP_SEAL: the game is adjourned: the sealed move is asked for
 * @BRG_RESULT_STEP_CORRECT: the sheet of corrections
 *
 * What follows when a result is keyed, wherever that is.
 */
typedef enum
{
  BRG_RESULT_STEP_NONE,
  BRG_RESULT_STEP_GO_ON,
  BRG_RESULT_STEP_REFUSE,
  BRG_RESULT_STEP_STORE,
  BRG_RESULT_STEP_SEAL,
  BRG_RESULT_STEP_CORRECT,
} BrgResultStep;

/**
 * brg_result_step_find:
 * @way: how the result may be stored
 * @white: what is keyed for White
 *
 * Returns: what follows
 */
BrgResultStep brg_result_step_find (BrgResultWay way, BrgOutcome white);

/**
 * BrgCorrectionChoice:
 * @BRG_CORRECT_AND_PAIR_ANEW: it counts, and later rounds without results are paired anew
 * @BRG_CORRECT_AND_KEEP_PAIRS: it counts, and the pairs on the wall stay
 * @BRG_CORRECT_FOR_RATING: the old result goes on counting, the new one is for rating
 *
 * From where a correction works.
 */
typedef enum
{
  BRG_CORRECT_AND_PAIR_ANEW,
  BRG_CORRECT_AND_KEEP_PAIRS,
  BRG_CORRECT_FOR_RATING,
} BrgCorrectionChoice;

#define BRG_N_CORRECTION_CHOICES (BRG_CORRECT_FOR_RATING + 1)

/**
 * BrgBarredPair:
 * @round: a later round
 * @board: its board
 * @ban: what forbids the pair or the bye
 *
 * A published pair that the rules would no longer allow.
 */
typedef struct
{
  gint round;
  gint board;
  BrgReason ban;
} BrgBarredPair;

/**
 * BrgCorrection:
 * @snapshot: the group as it is
 * @round: the round of the wrong result
 * @game: the board as it is, of a micro-match with the outcomes of the game
 * @board: the board as it will be
 * @white: the right result of White
 * @black: the right result of Black
 * @remove_from: first of the later rounds that are paired and have no results yet, 0 for none
 * @article: (nullable): book id and article on corrections, %NULL where the book is silent
 * @impact: (nullable): what counting the new result changes, once it is computed
 * @barred: (element-type BrgBarredPair) (nullable): pairs of rounds from @remove_from on that the
 * new result makes forbidden, once it is computed
 *
 * A correction that is being considered. Nothing is stored.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  gint round;
  BrgGame game;
  BrgGame board;
  BrgOutcome white;
  BrgOutcome black;
  gint remove_from;
  const char *article;
  BrgImpact *impact;
  GArray *barred;
} BrgCorrection;

/**
 * brg_correction_new:
 * @snapshot: a group
 * @round: number of a round
 * @game: a board of it; between teams one of the view of players
 * @white: the right result of White
 * @black: the right result of Black
 *
 * Returns: (transfer full): the correction, its effect not yet computed
 */
BrgCorrection *brg_correction_new (BrgSnapshot *snapshot,
                                   gint round,
                                   const BrgGame *game,
                                   BrgOutcome white,
                                   BrgOutcome black);

/**
 * brg_correction_free:
 * @self: (nullable): a correction
 */
void brg_correction_free (BrgCorrection *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCorrection, brg_correction_free)

/**
 * brg_correction_get_rule:
 * @self: a correction
 *
 * Returns: what the rules say of pairings after a wrong result, a translated sentence; @article of
 *   @self says where
 */
const char *brg_correction_get_rule (const BrgCorrection *self);

/**
 * brg_correction_compute:
 * @self: a correction
 *
 * Computes the effect: places before and after, and how later rounds of a Swiss would have been
 * paired. Takes as long as pairing these rounds twice; may run in another thread while nobody else
 * uses @self.
 */
void brg_correction_compute (BrgCorrection *self);

/**
 * brg_correction_may_choose:
 * @self: a correction
 * @choice: a choice
 *
 * Returns: whether the choice is open
 */
gboolean brg_correction_may_choose (const BrgCorrection *self, BrgCorrectionChoice choice);

/**
 * brg_correction_propose:
 * @self: a correction whose effect is computed
 *
 * Published pairs stay (rus-draughts-2022 5.4.10.12: they are final, as a rule; fide-handling-2026
 * 4). Pairing anew is proposed only when that round has not begun and the new result makes a pair
 * of it forbidden: two who have met, a second bye, both with an absolute claim to one colour; in a
 * knock-out, when somebody else goes on.
 *
 * Returns: the choice
 */
BrgCorrectionChoice brg_correction_propose (const BrgCorrection *self);

/**
 * brg_impact_pair_for_group:
 * @tournament: the event before the round
 * @round: the round to be paired
 * @snapshot: (type BrgSnapshot): the group
 *
 * A #BrgImpactPairFunc: pairs with the group's system and seed; pairs that the arbiter has made or
 * changed are fixed.
 *
 * Returns: (transfer full) (nullable): the answer
 */
BrgPairing *brg_impact_pair_for_group (const BrgTournament *tournament,
                                       gint round,
                                       gpointer snapshot);

/**
 * brg_impact_new_for_group:
 * @snapshot: a group
 * @before: its tournament
 * @after: the same with a change
 *
 * Compares the two by the rule book, the tie-breaks and the system of the group.
 *
 * Returns: (transfer full): what changes
 */
BrgImpact *brg_impact_new_for_group (BrgSnapshot *snapshot,
                                     const BrgTournament *before,
                                     const BrgTournament *after);

G_END_DECLS
