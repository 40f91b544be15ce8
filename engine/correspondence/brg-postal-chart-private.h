/* brg-postal-chart-private.h - what the files of the chart share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-chart.h"

G_BEGIN_DECLS

#define BRG_POSTAL_TAG(article_) "rus-draughts-2022 " article_

/**
 * BrgPostalMail:
 * @record: a letter, report, correction or claim
 * @answered: index of the mail of the other that it answers, -1 for none
 * @answer: index of the mail of the other that answers it, -1 for none
 * @root: index of the letter to which its days are added; its own but for a correction
 * @received: receipt that is used
 * @sent: dispatch that is used
 * @is_received_known: whether @received is more than an average
 * @is_sent_known: whether @sent is more than an average
 * @has_run: whether its run is among those of the average
 * @shown_sent: dispatch that the chart shows: of a correction that brought the move
 * @dated: half-move from 1 at which its days stand, 0 while there is none
 * @days: days for the move
 * @penalty: penalty days
 * @is_charged: whether it has days of its own in the chart
 * @n_moves: moves of the writer that stand after it
 * @n_mandatory: moves of his variants that count for the norm with it
 * @has_impossible: whether a move of it stops the game
 * @has_replaced: whether a move of it was replaced without a stop
 * @is_reported: whether an error of it that stopped the game was reported
 * @omission: how many letters of his so far left something out, this one too; 0 when it did not
 * @has_stop_penalty: whether days for a stop were counted
 * @has_omission_penalty: whether days for an omission were counted
 * @n_offers: how many variants it offers
 * @first_offer: index of the first of them
 * @repeated: last repeat of it, 0 for none
 *
 * Numbered mail, with what the rules make of it.
 */
typedef struct
{
  const BrgPostalRecord *record;
  gint answered;
  gint answer;
  gint root;
  BrgPostalDay received;
  BrgPostalDay sent;
  gboolean is_received_known;
  gboolean is_sent_known;
  gboolean has_run;
  BrgPostalDay shown_sent;
  guint dated;
  guint days;
  guint penalty;
  gboolean is_charged;
  guint n_moves;
  guint n_mandatory;
  gboolean has_impossible;
  gboolean has_replaced;
  gboolean is_reported;
  guint omission;
  gboolean has_stop_penalty;
  gboolean has_omission_penalty;
  guint n_offers;
  guint first_offer;
  BrgPostalDay repeated;
} BrgPostalMail;

/**
 * BrgPostalWork:
 * @game: the game
 * @rules: the book
 * @on: the day, or 0
 * @chart: what is made
 * @fault: what is wrong
 * @spans: (element-type BrgPostalSpan): days of breaks
 * @records: (element-type gconstpointer): records that are known on that day
 * @mails: (element-type BrgPostalMail): the mail among them
 * @n_mails: how many mails have been gone through
 * @position: position with the moves that stand
 * @turn: whose letter is awaited
 * @carried: by #BrgColour, days that are in his total and go to his next move
 * @n_omissions: by #BrgColour, letters that left something out
 * @stopped: index of the mail that stopped the game, -1 for none
 * @is_reported: whether that was told
 * @offering: index of the mail whose variants are open, -1 for none
 * @claim: index of the mail of a claim that is not decided, -1 for none
 * @decision: (nullable): the last decision on a claim
 * @decided: its day, or the later one on which the move of a wrong claim was sent on; 0 for none
 * @resumed: by #BrgColour, from which day on play goes on for a claimant who has to play on
 * @told: when the accused got notice of the claim, 0 for not yet
 * @has_protest: by #BrgColour, whether he protested
 * @has_inquiry: whether the first move was asked for
 * @has_record: by #BrgColour, whether the record was sent
 * @analyses: by #BrgColour, his analysis
 * @adjudged: the adjudication
 * @finals: by #BrgColour, when the final table came
 * @arrived: index of the last mail that is known to have come, -1 for none
 * @arrived_on: when it came
 *
 * A chart in the making.
 */
typedef struct
{
  const BrgPostalGame *game;
  const BrgCorrespondenceRules *rules;
  BrgPostalDay on;
  BrgPostalChart *chart;
  BrgPostalFault *fault;
  GArray *spans;
  GPtrArray *records;
  GArray *mails;
  guint n_mails;
  BrgDraughtsPosition position;
  BrgColour turn;
  guint carried[3];
  guint n_omissions[3];
  gint stopped;
  gboolean is_reported;
  gint offering;
  gint claim;
  const BrgPostalRecord *decision;
  BrgPostalDay decided;
  BrgPostalDay resumed[3];
  BrgPostalDay told;
  gboolean has_protest[3];
  gboolean has_inquiry;
  gboolean has_record[3];
  const BrgPostalRecord *analyses[3];
  const BrgPostalRecord *adjudged;
  BrgPostalDay finals[3];
  gint arrived;
  BrgPostalDay arrived_on;
} BrgPostalWork;

/** brg_postal_work_mail: Returns: the mail at @index */
static inline BrgPostalMail *
brg_postal_work_mail (const BrgPostalWork *work, gint index)
{
  return &g_array_index (work->mails, BrgPostalMail, index);
}

/** brg_postal_work_is_server: Returns: whether a server keeps the time (10.3.9) */
static inline gboolean
brg_postal_work_is_server (const BrgPostalWork *work)
{
  return work->game->channel == BRG_POSTAL_BY_SERVER;
}

/**
 * brg_postal_work_fail:
 * @work: a chart in the making
 * @record: the record at fault
 * @reason: what is wrong
 *
 * Returns: %FALSE
 */
gboolean brg_postal_work_fail (BrgPostalWork *work,
                               const BrgPostalRecord *record,
                               BrgPostalFaultReason reason);

/**
 * brg_postal_work_charge:
 * @work: a chart in the making
 * @side: whose time runs
 * @received: since when
 * @sent: until when
 *
 * Returns: the days charged to him (10.3.1, 10.3.2)
 */
guint brg_postal_work_charge (const BrgPostalWork *work,
                              BrgColour side,
                              BrgPostalDay received,
                              BrgPostalDay sent);

/**
 * brg_postal_work_carry:
 * @work: a chart in the making
 * @side: a player
 * @days: days of his
 *
 * Adds days that will stand at his next move.
 */
void brg_postal_work_carry (BrgPostalWork *work, BrgColour side, guint days);

/**
 * brg_postal_work_get_limit:
 * @work: a chart in the making
 * @n_moves: moves
 *
 * Returns: days for so many moves by the norm of the game
 */
guint brg_postal_work_get_limit (const BrgPostalWork *work, guint n_moves);

/**
 * brg_postal_work_dates:
 * @work: a chart in the making
 *
 * Finds the dates of all mail that are used.
 *
 * Returns: whether there are such for all
 */
gboolean brg_postal_work_dates (BrgPostalWork *work);

/**
 * brg_postal_work_play:
 * @work: a chart in the making
 * @index: index of a letter, correction or claim
 *
 * Plays what it accepts and writes, and judges what it offers. Where a move of the writer is not to
 * be played it stops the game.
 *
 * Returns: whether the moves could follow on what stands
 */
gboolean brg_postal_work_play (BrgPostalWork *work, gint index);

/**
 * brg_postal_work_offer:
 * @work: a chart in the making
 * @index: index of a mail whose moves were played
 *
 * Judges the variants that it offers; those of before are gone.
 */
void brg_postal_work_offer (BrgPostalWork *work, gint index);

/**
 * brg_postal_work_get_repeat_due:
 * @work: a chart in the making
 * @index: index of a mail
 *
 * Returns: when it is to be repeated (10.3.4)
 */
BrgPostalDay brg_postal_work_get_repeat_due (const BrgPostalWork *work, gint index);

/**
 * brg_postal_work_penalties:
 * @work: a chart in the making
 * @index: index of a letter, report or claim
 *
 * Judges the penalty days that it enters against the other.
 */
void brg_postal_work_penalties (BrgPostalWork *work, gint index);

/**
 * brg_postal_work_omissions:
 * @work: a chart in the making
 * @index: index of a letter
 *
 * Notes what it leaves out (10.3.3).
 */
void brg_postal_work_omissions (BrgPostalWork *work, gint index);

/**
 * brg_postal_work_claim:
 * @work: a chart in the making
 * @index: index of a claim
 *
 * Judges a claim; nothing follows before the decision.
 *
 * Returns: whether it could be made
 */
gboolean brg_postal_work_claim (BrgPostalWork *work, gint index);

/**
 * brg_postal_work_decide:
 * @work: a chart in the making
 * @record: a decision
 *
 * Carries out what follows from the claim (10.3.7).
 *
 * Returns: whether there was one
 */
gboolean brg_postal_work_decide (BrgPostalWork *work, const BrgPostalRecord *record);

/**
 * brg_postal_work_state:
 * @work: a chart in the making
 * @index: index of a mail
 * @days: by #BrgColour, days by which the totals of that mail differ from those so far
 *
 * Compares the totals that it gives.
 */
void brg_postal_work_state (BrgPostalWork *work, gint index, const guint days[3]);

/**
 * brg_postal_work_walk:
 * @work: a chart in the making
 *
 * Goes through all records in their order.
 *
 * Returns: whether they follow one another
 */
gboolean brg_postal_work_walk (BrgPostalWork *work);

/**
 * brg_postal_work_end:
 * @work: a chart in the making
 * @result: a result
 * @day: when
 * @reason: why
 *
 * Ends the game; what ended already stays as it is.
 */
void brg_postal_work_end (BrgPostalWork *work,
                          BrgPostalResult result,
                          BrgPostalDay day,
                          const char *reason);

/**
 * brg_postal_work_turn:
 * @work: a chart that was gone through
 *
 * Tells who has the move, and what is due.
 */
void brg_postal_work_turn (BrgPostalWork *work);

G_END_DECLS
