/* brg-postal-doubt.h - days of a record that cannot be, or that hardly can
 *
 * Rules: rus-draughts-2022 10.3.1, 10.3.2, 10.3.4, 10.3.6, 10.3.7, 10.3.8, 10.5.4, 10.5.5, 10.5.8
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correspondence.h"
#include "brg-postal-file.h"

G_BEGIN_DECLS

/* In days; what is farther from play has a wrong year. */
#define BRG_POSTAL_DOUBT_YEAR 366

/**
 * BrgPostalDayField:
 *
 * The days of a record, in the order of a form.
 */
typedef enum
{
  BRG_POSTAL_DAY_FIRST,
  BRG_POSTAL_DAY_RECEIVED,
  BRG_POSTAL_DAY_SENT,
  BRG_POSTAL_DAY_RECEIVED_STAMP,
  BRG_POSTAL_DAY_SENT_STAMP,
  BRG_POSTAL_DAY_RECEIPT,
  BRG_POSTAL_DAY_DATE,
  BRG_POSTAL_DAY_TOLD_WHITE,
  BRG_POSTAL_DAY_TOLD_BLACK,
  BRG_POSTAL_DAY_PREVIOUS_RECEIVED,
  BRG_POSTAL_DAY_PREVIOUS_SENT,
} BrgPostalDayField;

#define BRG_N_POSTAL_DAY_FIELDS (BRG_POSTAL_DAY_PREVIOUS_SENT + 1)

/**
 * BrgPostalDoubtReason:
 *
 * Why a day is doubted. Those up to %BRG_POSTAL_DOUBT_TOO_LATE cannot be, the others are only
 * unlikely.
 */
typedef enum
{
  BRG_POSTAL_DOUBT_BEFORE_START,    /* play has not begun, and it is no first move (10.3.2) */
  BRG_POSTAL_DOUBT_NOT_SENT_YET,    /* received before it was sent */
  BRG_POSTAL_DOUBT_BEFORE_RECEIPT,  /* sent before the letter that it answers was received */
  BRG_POSTAL_DOUBT_BEFORE_DISPATCH, /* sent before the letter that it is about was sent */
  BRG_POSTAL_DOUBT_TOLD_EARLY,      /* the secretary, before that letter was sent (10.3.6) */
  BRG_POSTAL_DOUBT_FAR,             /* more than a year from play */
  BRG_POSTAL_DOUBT_TOO_LATE,        /* more than two months after today */
  BRG_POSTAL_DOUBT_FUTURE,          /* after today */
  BRG_POSTAL_DOUBT_LONG_BEFORE,     /* a first move long before play */
  BRG_POSTAL_DOUBT_LONG_RUN,        /* a letter ran longer than it is waited for (10.3.4) */
  BRG_POSTAL_DOUBT_LONG_THOUGHT,    /* more days for an answer than there are for ten (10.3.1) */
  BRG_POSTAL_DOUBT_OTHER_DISPATCH,  /* the first date is far from the dispatch of that letter */
  BRG_POSTAL_DOUBT_AGAINST_BOTH,    /* adjudicated otherwise than both assess (10.5.4) */
  BRG_POSTAL_DOUBT_BEFORE_ANALYSIS, /* adjudicated before an analysis came (10.5.5) */
  BRG_POSTAL_DOUBT_MONTH_OVER,      /* adjudicated when the month for it was over (10.5.5) */
  BRG_POSTAL_DOUBT_TERM_RUNS,       /* decided while the accused may still protest (10.3.8) */
  BRG_POSTAL_DOUBT_MINUS_EARLY,     /* a minus while the record may still be sent (10.5.8) */
  BRG_POSTAL_DOUBT_LATE_PROTEST,    /* a protest after its term (10.1.12, 10.3.8, 10.5.6) */
  BRG_POSTAL_DOUBT_UNMARKED, /* materials are not complete, and nothing is missing (10.3.6) */
} BrgPostalDoubtReason;

#define BRG_N_POSTAL_DOUBTS (BRG_POSTAL_DOUBT_UNMARKED + 1)

/** brg_postal_doubt_is_impossible: Returns: whether such a day is refused */
static inline gboolean
brg_postal_doubt_is_impossible (BrgPostalDoubtReason reason)
{
  return reason <= BRG_POSTAL_DOUBT_TOO_LATE;
}

/**
 * BrgPostalDoubt:
 * @reason: why
 * @field: which day of the record
 * @day: the day
 * @bound: the day that it contradicts: first or last day of play, today, a receipt, a dispatch, the
 *   end of a term
 * @limit: how many days the book gives, where days are counted
 *
 * A day that is doubted.
 */
typedef struct
{
  BrgPostalDoubtReason reason;
  BrgPostalDayField field;
  BrgPostalDay day;
  BrgPostalDay bound;
  guint limit;
} BrgPostalDoubt;

/**
 * brg_postal_doubt_find:
 * @start: first day of play
 * @end: last day of play
 * @on: today, 0 where that is not asked
 * @day: a day of something that has been
 * @doubt: (out): why it is doubted; its field is not set
 *
 * Returns: whether the day is far from play, or still to come
 */
gboolean brg_postal_doubt_find (BrgPostalDay start,
                                BrgPostalDay end,
                                BrgPostalDay on,
                                BrgPostalDay day,
                                BrgPostalDoubt *doubt);

/**
 * brg_postal_doubts_new:
 * @game: a game
 * @rules: what the book says of time
 * @index: number of one of its records from 0
 * @on: today, 0 where that is not asked
 *
 * Holds the days of a record against each other, against the letter that it answers, and against
 * the days of play. The days of a server are its own (10.3.9): there only those of play count.
 *
 * Returns: (transfer full) (element-type BrgPostalDoubt): what is doubted, by field
 */
GArray *brg_postal_doubts_new (const BrgPostalGame *game,
                               const BrgCorrespondenceRules *rules,
                               guint index,
                               BrgPostalDay on);

G_END_DECLS
