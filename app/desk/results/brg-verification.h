/* brg-verification.h - the blind pass: a second person keys every result again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BRG_SYMBOL_UNKNOWN:
 *
 * A key that has no sign, as those that move.
 */
#define BRG_SYMBOL_UNKNOWN 0x01

/**
 * BrgVerification:
 * @is_on: whether the pass goes on
 * @game_id: row of the board on which the two entries differ, 0 while there is none
 * @white: what the second entry gives White there
 * @black: what it gives Black
 * @has_ignored: whether keys were typed past the difference, so that the next key may be a slip of
 *   the hand
 * @refused: the key that was refused last, %BRG_SYMBOL_UNKNOWN for one without a sign; 0 for none
 *
 * The state of a pass. What differs is kept with the game, #BrgGame.has_second: the pass can be
 * ended and taken up again. Results that are verified already or not yet entered are not asked for.
 */
typedef struct
{
  gboolean is_on;
  gint64 game_id;
  BrgOutcome white;
  BrgOutcome black;
  gboolean has_ignored;
  gunichar refused;
} BrgVerification;

/**
 * BrgEntryVerdict:
 * @BRG_ENTRY_VERDICT_FIRST: there is no entry to compare with: this is the first one
 * @BRG_ENTRY_VERDICT_EQUAL: both entries are the same
 * @BRG_ENTRY_VERDICT_DIFFERENT: they differ: the pass stops until brg_verification_decide()
 * @BRG_ENTRY_VERDICT_BUSY: another difference is still to be decided; the entry is not looked at
 *
 * What a second entry says.
 */
typedef enum
{
  BRG_ENTRY_VERDICT_FIRST,
  BRG_ENTRY_VERDICT_EQUAL,
  BRG_ENTRY_VERDICT_DIFFERENT,
  BRG_ENTRY_VERDICT_BUSY,
} BrgEntryVerdict;

/**
 * BrgDecision:
 * @BRG_DECISION_NONE: the key decides nothing
 * @BRG_DECISION_KEEP_FIRST: the first entry is right
 * @BRG_DECISION_TAKE_SECOND: the second entry is right
 *
 * How a difference is settled.
 */
typedef enum
{
  BRG_DECISION_NONE,
  BRG_DECISION_KEEP_FIRST,
  BRG_DECISION_TAKE_SECOND,
} BrgDecision;

/**
 * brg_verification_set_on:
 * @self: a pass
 * @is_on: whether it goes on
 *
 * Begins or ends a pass. An undecided difference stays with its game.
 */
void brg_verification_set_on (BrgVerification *self, gboolean is_on);

/**
 * brg_verification_enter:
 * @self: a pass that is on
 * @game: a board
 * @white: what the second person keys for White
 * @black: what he keys for Black
 *
 * Compares a second entry with the first. An adjourned game or one without a result has no first
 * entry.
 *
 * Returns: what it says
 */
BrgEntryVerdict brg_verification_enter (BrgVerification *self,
                                        const BrgGame *game,
                                        BrgOutcome white,
                                        BrgOutcome black);

/**
 * brg_verification_decide:
 * @self: a pass with a difference
 * @symbol: a key, see brg_key_scheme_look_up()
 *
 * Enter keeps the first entry, T takes the second. Other keys are refused; after one of them the
 * first Enter is refused as well, because somebody who did not notice the difference types on. What
 * was refused last is in @self, for brg_verification_dup_line().
 *
 * Returns: the decision; the difference stands until brg_verification_settle()
 */
BrgDecision brg_verification_decide (BrgVerification *self, gunichar symbol);

/**
 * brg_verification_settle:
 * @self: a pass
 *
 * The difference is decided and the decision stored.
 */
void brg_verification_settle (BrgVerification *self);

/**
 * brg_verification_resume:
 * @self: a pass
 * @game: the board that keys are for now
 *
 * Takes up the difference that was left open on a board.
 *
 * Returns: whether there is one
 */
gboolean brg_verification_resume (BrgVerification *self, const BrgGame *game);

/**
 * brg_verification_follow:
 * @self: a pass
 * @snapshot: the group as it is now
 * @round: number of the round
 *
 * Another page, another program or an undo may have settled what differed: then the pass goes on.
 */
void brg_verification_follow (BrgVerification *self, const BrgSnapshot *snapshot, gint round);

/**
 * brg_verification_find_differing:
 * @snapshot: a group
 * @round: number of a round
 *
 * Returns: index of the first board on which two entries differ, -1 when there is none
 */
gint brg_verification_find_differing (const BrgSnapshot *snapshot, gint round);

/**
 * brg_verification_dup_entry:
 * @snapshot: a group
 * @white: what an entry gives White
 * @black: what it gives Black
 *
 * Returns: (transfer full): the entry in words
 */
char *brg_verification_dup_entry (const BrgSnapshot *snapshot, BrgOutcome white, BrgOutcome black);

/**
 * brg_verification_dup_line:
 * @self: a pass
 * @snapshot: a group
 * @round: number of the round
 *
 * Says that the pass goes on and how far it is, what differs, and which key was not taken; without
 * a pass that boards wait to be settled.
 *
 * Returns: (transfer full) (nullable): a line, %NULL when there is nothing to say
 */
char *brg_verification_dup_line (const BrgVerification *self,
                                 const BrgSnapshot *snapshot,
                                 gint round);

/**
 * brg_verification_hides:
 * @self: a pass
 * @game: a board
 *
 * Returns: whether the result of @game is hidden, so that the second person keys what he reads
 */
gboolean brg_verification_hides (const BrgVerification *self, const BrgGame *game);

/**
 * brg_verification_find_next:
 * @snapshot: a group
 * @round: number of a round
 * @after: index of a board, -1 to begin with the first
 *
 * Returns: index of the next board whose result is to be verified, going round at the end; -1 when
 *   there is none
 */
gint brg_verification_find_next (const BrgSnapshot *snapshot, gint round, gint after);

G_END_DECLS
