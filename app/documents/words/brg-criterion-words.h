/* brg-criterion-words.h - names and headings of tie-breaks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-rulebook.h"
#include "brg-standings.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * brg_criterion_words_name:
 * @words: words
 * @code: code of a tie-break, `BH/C1`
 * @rulebook: the event's rule book: the draughts rules say Solkoff where chess says Buchholz
 *
 * Returns: (transfer full): its name, `усечённый Солкоф`; an unknown modifier stays behind the name
 *   as it is, an unknown code is its own name
 */
char *brg_criterion_words_name (const BrgWords *words,
                                const char *code,
                                const BrgRulebook *rulebook);

/**
 * brg_criterion_words_head:
 * @words: words
 * @index: which tie-break it is, from 0
 * @n_criteria: how many there are
 *
 * Returns: (transfer full): the heading of its column, `Кт` or `Кт1` (rus-draughts-2022 appendices
 *   9 and 10)
 */
char *brg_criterion_words_head (const BrgWords *words, guint index, guint n_criteria);

/**
 * brg_criterion_words_short:
 * @words: words
 * @code: code of a tie-break
 * @rulebook: the event's rule book
 *
 * Returns: (transfer full): the heading of its column on the screen, `Бх-1`
 */
char *brg_criterion_words_short (const BrgWords *words,
                                 const char *code,
                                 const BrgRulebook *rulebook);

/**
 * BrgTeamScores:
 * @BRG_SCORES_OF_PLAYERS: players are ranked
 * @BRG_SCORES_BOARDS_FIRST: teams, by their points on all boards
 * @BRG_SCORES_MATCHES_FIRST: teams, by the points of matches
 *
 * Who is ranked by what: the book has articles of its own for each.
 */
typedef enum
{
  BRG_SCORES_OF_PLAYERS,
  BRG_SCORES_BOARDS_FIRST,
  BRG_SCORES_MATCHES_FIRST,
} BrgTeamScores;

/**
 * brg_criterion_words_legend:
 * @words: words
 * @criteria: (array length=n_criteria): the tie-breaks
 * @n_criteria: how many
 * @index: which of them
 * @rulebook: the event's rule book
 * @scores: who is ranked by what
 * @is_short: whether its column is headed by its short name
 *
 * Returns: (transfer full): its sentence in a legend, `Кт1 – усечённый Солкоф (п. 5.4.8.7).`
 */
char *brg_criterion_words_legend (const BrgWords *words,
                                  const BrgCriterion *const *criteria,
                                  guint n_criteria,
                                  guint index,
                                  const BrgRulebook *rulebook,
                                  BrgTeamScores scores,
                                  gboolean is_short);

/**
 * brg_criterion_words_value:
 * @words: words
 * @code: code of the tie-break
 * @value: a value
 *
 * Returns: (transfer full): the value as people read it, `13½`, `12,33`; a dash when there is none,
 *   or when a criterion among the tied parts nobody there
 */
char *brg_criterion_words_value (const BrgWords *words,
                                 const char *code,
                                 const BrgStandingValue *value);

G_END_DECLS
