/* brg-duty-words.h - duties of arbiters in words, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"
#include "brg-staffing.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgConflictKind:
 * @BRG_CONFLICT_NOTED: it was noted that he must not judge the player
 * @BRG_CONFLICT_FAMILY: the same family name
 * @BRG_CONFLICT_ORGANISATION: of the same organisation
 * @BRG_CONFLICT_FEDERATION: of the same federation, where the event has several
 *
 * Why an official should not watch a board; a bit set.
 */
typedef enum
{
  BRG_CONFLICT_NOTED = 1 << 0,
  BRG_CONFLICT_FAMILY = 1 << 1,
  BRG_CONFLICT_ORGANISATION = 1 << 2,
  BRG_CONFLICT_FEDERATION = 1 << 3,
} BrgConflictKind;

/**
 * BrgDutyConflict:
 * @official: (transfer none): the official, of the event of the list's snapshot
 * @board: number of the board, #BrgGame.board of the view that is played on boards
 * @entry: (transfer none): the player
 * @kinds: #BrgConflictKind
 * @note: (transfer none): what was noted, may be empty
 */
typedef struct
{
  const BrgOfficial *official;
  gint board;
  const BrgEntry *entry;
  guint kinds;
  const char *note;
} BrgDutyConflict;

/**
 * brg_duty_words_conflict:
 * @words: words
 * @conflict: a conflict
 *
 * Returns: (transfer full): whom he would watch and why he should not: `Board 3: Sidorova A., same
 *   family name`
 */
char *brg_duty_words_conflict (const BrgWords *words, const BrgDutyConflict *conflict);

/**
 * brg_duty_words_staffing:
 * @words: words
 * @staffing: what the book wants
 * @n_named: how many there are
 * @is_short: (out): whether there are too few
 *
 * Returns: (transfer full) (nullable): a sentence, `Arbiters needed: 4, named: 3`, to which the
 *   article of the row is added; %NULL when the book does not speak of it
 */
char *brg_duty_words_staffing (const BrgWords *words,
                               const BrgStaffing *staffing,
                               gint n_named,
                               gboolean *is_short);

/**
 * brg_duty_words_recording:
 * @words: words
 * @staffing: what the book wants
 * @article: (out) (nullable): book id and article that says it, a constant string
 *
 * Returns: (transfer none) (nullable): a sentence on who writes the moves, where full supervision
 *   takes that as well; %NULL elsewhere
 */
const char *brg_duty_words_recording (const BrgWords *words,
                                      const BrgStaffing *staffing,
                                      const char **article);

G_END_DECLS
