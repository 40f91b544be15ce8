/* brg-clock-correction.h - a clock showed the wrong time, and no player is to blame
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-correction-book.h"
#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgClockCorrectionQuery:
 * @rulebook: the event's rule book
 * @discipline: what is played
 * @tempo: how fast; unknown is taken for standard
 * @clock: whose clock was wrong, %BRG_COLOUR_NONE when that cannot be told
 * @add_seconds: what his remaining time has to change by, below 0 for less
 * @left_seconds: what the clocks show now: White's, Black's
 * @is_first_control: whether he has not yet reached his first time control
 * @is_resumed: whether an adjourned game is played on
 * @is_broken: whether the clock itself does not work, not what was set on it
 * @is_restored: whether nothing was wrong but both players restored their records after mutual time
 *   trouble, which took @add_seconds
 * @is_watched: fast play: whether there are enough arbiters; standard play always counts as watched
 * @moves: moves that each has completed; -1 when it is not known
 *
 * What is asked.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgTempo tempo;
  BrgColour clock;
  gint add_seconds;
  gint left_seconds[2];
  gboolean is_first_control;
  gboolean is_resumed;
  gboolean is_broken;
  gboolean is_restored;
  gboolean is_watched;
  gint moves;
} BrgClockCorrectionQuery;

/**
 * BrgClockCorrectionVerdict:
 * @BRG_CLOCK_CORRECTION_MADE: the clock is corrected by all of it
 * @BRG_CLOCK_CORRECTION_CUT: it is corrected as far as the book allows
 * @BRG_CLOCK_CORRECTION_REFUSED: less time may not be left: the readings stay
 * @BRG_CLOCK_CORRECTION_UNKNOWN: nobody can tell which clock was wrong: the clocks are replaced,
 * the readings stay
 * @BRG_CLOCK_CORRECTION_TOO_LATE: too many moves have been made
 *
 * What becomes of the clocks.
 */
typedef enum
{
  BRG_CLOCK_CORRECTION_MADE,
  BRG_CLOCK_CORRECTION_CUT,
  BRG_CLOCK_CORRECTION_REFUSED,
  BRG_CLOCK_CORRECTION_UNKNOWN,
  BRG_CLOCK_CORRECTION_TOO_LATE,
} BrgClockCorrectionVerdict;

#define BRG_N_CLOCK_CORRECTION_VERDICTS (BRG_CLOCK_CORRECTION_TOO_LATE + 1)

/**
 * BrgClockCorrection:
 * @verdict: what becomes of the clocks
 * @left_seconds: what they show afterwards: White's, Black's
 * @least_seconds: below which less time may not leave them, -1 where the book sets no bound
 * @is_judgement: whether the arbiter finds the reading by his best judgement, so that another one
 *   than @left_seconds is as good
 * @is_replaced: whether the clock has to be replaced
 * @article: book id and article, a constant string
 *
 * The answer.
 */
typedef struct
{
  BrgClockCorrectionVerdict verdict;
  gint left_seconds[2];
  gint least_seconds;
  gboolean is_judgement;
  gboolean is_replaced;
  const char *article;
} BrgClockCorrection;

/**
 * brg_clock_correction_judge:
 * @query: what is asked
 * @correction: (out): the answer
 *
 * A reading never gets below 0.
 *
 * ussr-chess-1956 18: in the first control more time is given at any reading, less only when each
 * player keeps a quarter of an hour; ussr-chess-1956 20: when an adjourned game is played on the
 * error is corrected only by adding time. rus-draughts-2022 5.4.2.5: in standard play of Russian
 * and international draughts less time stops at a quarter of an hour; who has less keeps what he
 * has. The books of today leave it to the arbiter, fast play sets an end to it after some moves
 * (fide-2023 A.5.1.1, rus-chess-2014 16.4.1).
 *
 * rus-draughts-2022 5.4.3.3: what restoring the records took is halved, and each pays a half; a
 * book that says nothing of it leaves the clocks as they are.
 */
void brg_clock_correction_judge (const BrgClockCorrectionQuery *query,
                                 BrgClockCorrection *correction);

/**
 * brg_clock_correction_asks:
 * @rulebook: a rule book
 * @when: a circumstance
 *
 * Returns: whether it matters to the book, so that it has to be asked for
 */
gboolean brg_clock_correction_asks (const BrgRulebook *rulebook, BrgCorrectionWhen when);

/**
 * brg_clock_correction_halves_restoring:
 * @rulebook: a rule book
 *
 * Returns: whether it makes both players pay for restoring their records
 */
gboolean brg_clock_correction_halves_restoring (const BrgRulebook *rulebook);

G_END_DECLS
