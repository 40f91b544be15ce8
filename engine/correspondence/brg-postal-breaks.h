/* brg-postal-breaks.h - breaks in play by correspondence, and the days that are charged around them
 *
 * Rules: rus-draughts-2022 10.3.1, 10.4.1, 10.4.2, 10.4.3, 10.4.4, 10.4.5
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-correspondence.h"
#include "brg-postal-day.h"

G_BEGIN_DECLS

/**
 * BrgPostalBreak:
 * @side: who takes it
 * @from: first day
 * @to: last day, which belongs to it
 * @told: postmark of the notice to this opponent; 0 where he was not told
 * @is_granted: whether the chief arbiter counts it, or gives it beyond the others (10.4.5)
 * @secretary: postmark of the notice to the chief secretary, 0 where he was not told; nothing hangs
 *   on it in the time of a game (10.4.2)
 *
 * A break as it was declared.
 */
typedef struct
{
  BrgColour side;
  BrgPostalDay from;
  BrgPostalDay to;
  BrgPostalDay told;
  gboolean is_granted;
  BrgPostalDay secretary;
} BrgPostalBreak;

/**
 * BrgPostalBreakNote:
 *
 * What becomes of a break; ids as `full`, `cut-30+late`.
 */
typedef enum
{
  BRG_POSTAL_BREAK_FULL,
  BRG_POSTAL_BREAK_LATE,
  BRG_POSTAL_BREAK_CUT,
  BRG_POSTAL_BREAK_CUT_AND_LATE,
  BRG_POSTAL_BREAK_GRANTED,
  BRG_POSTAL_BREAK_SECOND,
  BRG_POSTAL_BREAK_NOT_TOLD,
  BRG_POSTAL_BREAK_TOLD_AFTER,
} BrgPostalBreakNote;

#define BRG_N_POSTAL_BREAK_NOTES (BRG_POSTAL_BREAK_TOLD_AFTER + 1)

/**
 * BrgPostalBreakLine:
 * @pause: as declared
 * @from: first day that counts, 0 for none
 * @to: last day that counts, 0 for none
 * @days: how many count
 * @note: why so
 * @article: book id and article of that
 *
 * A break as it counts in this game.
 */
typedef struct
{
  BrgPostalBreak pause;
  BrgPostalDay from;
  BrgPostalDay to;
  guint days;
  BrgPostalBreakNote note;
  const char *article;
} BrgPostalBreakLine;

/**
 * brg_postal_break_note_get_id:
 * @note: a note
 *
 * Returns: its id
 */
const char *brg_postal_break_note_get_id (BrgPostalBreakNote note);

/**
 * brg_postal_breaks_judge:
 * @rules: what the book says
 * @breaks: (array length=n_breaks): breaks of both players, none with @to before @from
 * @n_breaks: how many
 *
 * Returns: (transfer full) (element-type BrgPostalBreakLine): what counts, by declared beginning
 */
GArray *brg_postal_breaks_judge (const BrgCorrespondenceRules *rules,
                                 const BrgPostalBreak *breaks,
                                 guint n_breaks);

/**
 * BrgPostalSpan:
 * @from: first day
 * @to: last day
 *
 * Days in a row.
 */
typedef struct
{
  BrgPostalDay from;
  BrgPostalDay to;
} BrgPostalSpan;

/**
 * brg_postal_spans_new:
 * @lines: (element-type BrgPostalBreakLine): breaks that were judged
 *
 * Nobody's time runs in a break of either player.
 *
 * Returns: (transfer full) (element-type BrgPostalSpan): the days of all breaks, no day twice, in
 *   order
 */
GArray *brg_postal_spans_new (GArray *lines);

/**
 * brg_postal_spans_charge:
 * @spans: (element-type BrgPostalSpan): days that are free, as brg_postal_spans_new() makes them
 * @received: when a letter came
 * @sent: when the answer went
 *
 * Returns: how many days after @received up to and with @sent are not free; 0 when @sent is earlier
 */
guint brg_postal_spans_charge (GArray *spans, BrgPostalDay received, BrgPostalDay sent);

/**
 * brg_postal_spans_find_last:
 * @spans: (element-type BrgPostalSpan): days that are free
 * @received: when a letter came
 * @days: how many days may be charged
 *
 * Returns: the last day of dispatch for which no more than @days are charged
 */
BrgPostalDay brg_postal_spans_find_last (GArray *spans, BrgPostalDay received, guint days);

G_END_DECLS
