/* brg-contest-doubts.h - what the book says against a contest: days, copies, judges who compete
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest-desk.h"

G_BEGIN_DECLS

/**
 * BrgContestDoubt:
 * @article: `11.5.2`
 * @text: a sentence
 * @work_id: the work it is about, 0 for the contest
 */
typedef struct
{
  char *article;
  char *text;
  gint64 work_id;
} BrgContestDoubt;

/**
 * brg_contest_doubts_of_terms:
 * @terms: regulations, as they are being typed
 * @words: a language
 *
 * rus-draughts-2022 11.5.2: three months for sending, two months for remarks, what regulations have
 * to name; 11.6.1 of solving.
 *
 * Returns: (transfer full) (element-type BrgContestDoubt): doubts
 */
GArray *brg_contest_doubts_of_terms (const BrgContestTerms *terms, const BrgWords *words);

/**
 * brg_contest_doubts_of_publication:
 * @contest: a contest, with the day of preliminary results where these were published, and with
 *   its judges
 * @stage: what is published
 * @day: on which day, `YYYY-MM-DD`
 * @today: `YYYY-MM-DD`
 * @words: a language
 *
 * rus-draughts-2022 11.5.2: a day to come, less than two months for remarks, later than the
 * regulations say; 11.7: preliminary results before the sheets of the judges.
 *
 * Returns: (transfer full) (element-type BrgContestDoubt): doubts
 */
GArray *brg_contest_doubts_of_publication (const BrgContest *contest,
                                           BrgContestStage stage,
                                           const char *day,
                                           const char *today,
                                           const BrgWords *words);

/** brg_contest_doubt_dup_text: Returns: (transfer full): the sentence, with its article if any */
char *brg_contest_doubt_dup_text (const BrgContestDoubt *doubt);

/**
 * brg_contest_doubts_new:
 * @desk: a contest
 * @today: `YYYY-MM-DD`
 * @words: a language
 *
 * Those of the regulations, and: judges and the chief arbiter among the authors (11.7), works that
 * came late or are more than are taken (11.5.2), printed in too few copies (11.4.1), equal to an
 * earlier one (11.4.2), sections without judge or senior judge (11.7), results that are
 * overdue or came before the sheets of the judges, sheets of solvers that came after the time or
 * before their round (11.6.1).
 * Names of authors are never said while they are hidden.
 *
 * Returns: (transfer full) (element-type BrgContestDoubt): doubts, of the contest first
 */
GArray *brg_contest_doubts_new (const BrgContestDesk *desk,
                                const char *today,
                                const BrgWords *words);

/**
 * BrgContestStep:
 * @title: "marks", "preliminary results", "remarks", "final results"
 * @day: until or on which day, as people write it; may be empty: "two months"
 * @is_done: whether it is behind
 * @is_now: whether it goes on
 *
 * A step of a contest for composing (11.5.2).
 */
typedef struct
{
  char *title;
  char *day;
  gboolean is_done;
  gboolean is_now;
} BrgContestStep;

/** brg_contest_steps_new: Returns: (transfer full) (element-type BrgContestStep): the four steps */
GArray *brg_contest_steps_new (const BrgContestTerms *terms, const BrgWords *words);

G_END_DECLS
