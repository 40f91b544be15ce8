/* brg-correction-book.h - what a book says of clocks that showed the wrong time
 *
 * For brg-clock-correction.c and the files of the books.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgLessTime:
 * @BRG_LESS_FREELY: nothing but 0 bounds it
 * @BRG_LESS_CUT: it stops at the bound
 * @BRG_LESS_REFUSED: nothing is taken when either player would have less than the bound
 * @BRG_LESS_NEVER: only more time is given
 *
 * How far a clock is corrected towards less time.
 */
typedef enum
{
  BRG_LESS_FREELY,
  BRG_LESS_CUT,
  BRG_LESS_REFUSED,
  BRG_LESS_NEVER,
} BrgLessTime;

/**
 * BrgCorrectionWhen:
 * @BRG_CORRECTION_WHENEVER: always
 * @BRG_CORRECTION_IN_FIRST_CONTROL: before his first time control is reached
 * @BRG_CORRECTION_WHEN_RESUMED: when an adjourned game is played on
 * @BRG_CORRECTION_IN_STANDARD_PLAY: neither in rapid nor in blitz
 *
 * When a row holds; a bit set.
 */
typedef enum
{
  BRG_CORRECTION_WHENEVER = 0,
  BRG_CORRECTION_IN_FIRST_CONTROL = 1 << 0,
  BRG_CORRECTION_WHEN_RESUMED = 1 << 1,
  BRG_CORRECTION_IN_STANDARD_PLAY = 1 << 2,
} BrgCorrectionWhen;

/**
 * BrgCorrectionRule:
 * @disciplines: bit set: 1 << BrgDiscipline
 * @when: all that has to hold, a set of #BrgCorrectionWhen
 * @less: how far a clock is corrected towards less time
 * @bound: what less time leaves, in seconds; 0 where @less knows no bound
 * @is_judgement: whether the arbiter finds the reading by his best judgement
 * @broken: book id and article on a clock that does not work
 * @wrong: book id and article on one that was set wrongly
 */
typedef struct
{
  guint disciplines;
  guint when;
  BrgLessTime less;
  gint bound;
  gboolean is_judgement;
  const char *broken;
  const char *wrong;
} BrgCorrectionRule;

/**
 * BrgCorrectionBook:
 * @rules: (array length=n_rules): the first row that fits answers; one fits always
 * @n_rules: how many
 * @too_late: (nullable): book id and article by which the clocks of fast play that is not watched
 *   stay as they are after @too_late_moves
 * @too_late_moves: moves of each
 * @restored: (nullable): book id and article by which both pay half of the time in which they
 * restore their records
 */
struct _BrgCorrectionBook
{
  const BrgCorrectionRule *rules;
  guint n_rules;
  const char *too_late;
  gint too_late_moves;
  const char *restored;
};

G_END_DECLS
