/* brg-adjournment-private.h - what the files of adjourned games share; only for engine/adjournment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-adjournment-book.h"
#include "brg-adjournment.h"

G_BEGIN_DECLS

/* Marks a text for translation; the engine itself knows no language. */
#define N_(text) (text)

/**
 * brg_adjournment_cite:
 * @rulebook: the event's rule book
 * @topic: what an article is cited for
 *
 * Returns: (nullable): book id and article, a constant string; where @rulebook is silent that of
 *   the book which it names for that
 */
const char *brg_adjournment_cite (const BrgRulebook *rulebook, BrgAdjournmentCite topic);

/** brg_adjournment_cite_content: Returns: the article on a move read as @content */
const char *brg_adjournment_cite_content (const BrgRulebook *rulebook, BrgEnvelopeContent content);

/** brg_adjournment_is_for_arbiter: Returns: whether @rulebook leaves it to the arbiter what follows
 *   from a move read as @content */
gboolean brg_adjournment_is_for_arbiter (const BrgRulebook *rulebook, BrgEnvelopeContent content);

/** brg_adjournment_loss_is_for_arbiter: Returns: whether @rulebook leaves it to the arbiter what
 * follows when the envelope is lost and the position cannot be restored */
gboolean brg_adjournment_loss_is_for_arbiter (const BrgRulebook *rulebook);

/** brg_adjournment_is_in_doubt: Returns: whether the position of an envelope that is lost with
 * @loss is known, but not beyond doubt which move was sealed, in a book that asks for it
 * (ussr-chess-1956 20) */
gboolean brg_adjournment_is_in_doubt (const BrgAdjournment *state, guint loss);

/**
 * brg_adjournment_cite_event:
 * @state: a state
 * @event: an event that can come
 *
 * Returns: book id and article that speaks of @event, a constant string
 */
const char *brg_adjournment_cite_event (const BrgAdjournment *state,
                                        const BrgAdjournmentEvent *event);

/** brg_adjournment_is_closed: Returns: whether there is a closed envelope, or one that was lost */
gboolean brg_adjournment_is_closed (const BrgAdjournment *state);

/** brg_adjournment_is_over: Returns: whether nothing more is played in @state */
gboolean brg_adjournment_is_over (const BrgAdjournment *state);

/** brg_adjournment_get_answerer: Returns: who answers the move in the envelope */
BrgColour brg_adjournment_get_answerer (const BrgAdjournment *state);

/** brg_adjournment_is_at_hour: Returns: whether events of @kind are told of at the hour and later,
 *   after all who come at the hour were named */
gboolean brg_adjournment_is_at_hour (const BrgAdjournmentEvent *event);

/**
 * brg_adjournment_refuse:
 * @state: a state, settled if brg_adjournment_is_at_hour()
 * @event: an event; its time is not asked
 *
 * Returns: (nullable): why it cannot happen, a constant sentence; %NULL when it can
 */
const char *brg_adjournment_refuse (const BrgAdjournment *state, const BrgAdjournmentEvent *event);

/**
 * brg_adjournment_finish:
 * @state: (inout): a state
 * @end: why the game ends
 * @result: its result
 * @topic: the article
 *
 * Ends the game.
 */
void brg_adjournment_finish (BrgAdjournment *state,
                             BrgAdjournmentEnd end,
                             BrgAdjournmentResult result,
                             BrgAdjournmentCite topic);

/** brg_adjournment_win: Returns: the result when @side wins */
BrgAdjournmentResult brg_adjournment_win (BrgColour side);

/**
 * brg_adjournment_advance:
 * @state: (inout): a state
 * @at: seconds after the hour, not before @state's time; %BRG_ADJOURNMENT_UNTIMED changes nothing
 *   once the hour has come
 *
 * Lets the hour come and the time pass: the clock that runs, and who is too late.
 */
void brg_adjournment_advance (BrgAdjournment *state, gint at);

/**
 * brg_adjournment_judge_sealing:
 * @state: (inout): a game that has just been adjourned
 *
 * Ends it when a player's time was over before his moves of the control were made. The move that is
 * sealed is made when the clocks are stopped, so it does not help. With both times over, and where
 * moves, times or an increment leave it open, the arbiter has to look at the clocks.
 */
void brg_adjournment_judge_sealing (BrgAdjournment *state);

/** brg_adjournment_arrive: Somebody comes; at the hour itself he was there (fide-2023 I.11, I.9.2)
 */
void brg_adjournment_arrive (BrgAdjournment *state, BrgColour side);

/** brg_adjournment_open: Opens the envelope, or plays on without it, if that may be now. */
void brg_adjournment_open (BrgAdjournment *state);

/** brg_adjournment_read: Draws what follows from the move as it was read. */
void brg_adjournment_read (BrgAdjournment *state, BrgEnvelopeContent content);

/** brg_adjournment_cite_late_end: Names the article of a game that the sealed move had ended before
 * somebody was too late; @is_missed: whether anybody was not there until now. */
void brg_adjournment_cite_late_end (BrgAdjournment *state, gboolean is_missed);

G_END_DECLS
