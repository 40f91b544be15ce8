/* brg-correspondence.h - what a book sets in days for play by correspondence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgCorrespondenceTerm:
 *
 * What the book sets in days; ids `answer` to `keep-letters` in small letters with hyphens.
 */
typedef enum
{
  BRG_TERM_ANSWER,           /* for each @moves_per_period moves */
  BRG_TERM_PENALTY,          /* added for one faulty letter, however many its faults */
  BRG_TERM_OMISSION_PENALTY, /* at most, for dates or totals left out again */
  BRG_TERM_CLAIM_PENALTY,    /* for announcing that the time is over when it is not */
  BRG_TERM_REPEAT,           /* without an answer: the move is repeated */
  BRG_TERM_ENQUIRY,          /* without a first move: an enquiry */
  BRG_TERM_REPORT_ERROR,     /* to say that a repetition of moves is wrong */
  BRG_TERM_CLAIM_PROTEST,    /* to protest against an announced end of the time */
  BRG_TERM_DECISION_PROTEST, /* to protest against a decision of an official */
  BRG_TERM_BREAK,            /* the longest break */
  BRG_TERM_RECORD,           /* to send the record of a game */
  BRG_TERM_ADJUDICATION,     /* to send what is to be adjudicated */
  BRG_TERM_ADJUDICATE,       /* to adjudicate it; a month */
  BRG_TERM_APPEAL,           /* to protest against an adjudication */
  BRG_TERM_KEEP_LETTERS,     /* to keep all letters after the final table; a month */
} BrgCorrespondenceTerm;

#define BRG_N_CORRESPONDENCE_TERMS (BRG_TERM_KEEP_LETTERS + 1)

/**
 * BrgCorrespondenceDays:
 * @term: what for
 * @days: how many days; of a month the most it can have
 * @months: months instead, 0 where days are meant
 * @article: book id and article
 */
typedef struct
{
  BrgCorrespondenceTerm term;
  guint days;
  guint months;
  const char *article;
} BrgCorrespondenceDays;

/**
 * BrgCorrespondenceRules:
 * @moves_per_period: for how many moves %BRG_TERM_ANSWER is given; time left over stays
 * @breaks_per_year: how many breaks a player may take in a calendar year
 * @overdue_article: book id and article on when the time is over
 * @time_article: book id and article on counting it
 * @break_article: book id and article on counting it around a break
 * @leaver_article: book id and article on the results of who left
 * @minus_article: book id and article on games whose record nobody sent
 * @terms: (array fixed-size=15): all terms in the order of #BrgCorrespondenceTerm
 *
 * What a book says of it.
 */
struct _BrgCorrespondenceRules
{
  guint moves_per_period;
  guint breaks_per_year;
  const char *overdue_article;
  const char *time_article;
  const char *break_article;
  const char *leaver_article;
  const char *minus_article;
  BrgCorrespondenceDays terms[BRG_N_CORRESPONDENCE_TERMS];
};

/**
 * brg_correspondence_get_term:
 * @rules: rules
 * @term: a term
 *
 * Returns: (transfer none): its row
 */
const BrgCorrespondenceDays *brg_correspondence_get_term (const BrgCorrespondenceRules *rules,
                                                          BrgCorrespondenceTerm term);

/**
 * brg_correspondence_get_limit:
 * @days: days for every @n_period moves; %BRG_TERM_ANSWER, or what the regulations say
 * @n_period: for how many moves, not 0
 * @n_moves: moves made
 *
 * Returns: how many days they may have taken; one more and the time is over (10.3.5)
 */
guint brg_correspondence_get_limit (guint days, guint n_period, guint n_moves);

G_END_DECLS
