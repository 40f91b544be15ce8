/* brg-regulation-words.h - the numbers of an event's regulations in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-regulation-names.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgRegulationCase:
 * @rulebook: the event's rule book
 * @discipline: what is played
 * @tempo: class of its time control
 * @is_off_board: whether it is played by correspondence, or a contest of composition, where no rule
 *   of the board counts
 *
 * What the numbers depend on.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgTempo tempo;
  gboolean is_off_board;
} BrgRegulationCase;

/** brg_regulation_words_get_case: Returns: what is played in @snapshot, and by which book */
BrgRegulationCase brg_regulation_words_get_case (const BrgSnapshot *snapshot);

/** brg_regulation_words_counts: Returns: whether a number that was set means anything in that case:
 * off the board no clock runs and nobody is late */
gboolean brg_regulation_words_counts (const BrgRegulation *regulation,
                                      const BrgRegulationCase *around);

/** brg_regulation_words_is_asked: Returns: whether @regulation means anything in that case */
gboolean brg_regulation_words_is_asked (const BrgRegulation *regulation,
                                        const BrgRegulationCase *around);

/**
 * brg_regulation_words_is_watched:
 * @regulations: what the event's regulations set
 * @around: what is played
 *
 * Returns: whether arbiters watch every game of the event. Where the regulations are silent it is
 *   what the book says then; where the book does not ask they always do.
 */
gboolean brg_regulation_words_is_watched (const BrgRegulations *regulations,
                                          const BrgRegulationCase *around);

/** brg_regulation_words_get_kind: Returns: how @regulation is entered */
BrgRegulationKind brg_regulation_words_get_kind (const BrgRegulation *regulation);

/** brg_regulation_words_get_name: Returns: what it is called, with its unit; not translated */
const char *brg_regulation_words_get_name (const BrgRegulation *regulation);

/** brg_regulation_words_get_title: Returns: what it is called, with its unit; translated */
const char *brg_regulation_words_get_title (const BrgRegulation *regulation);

/**
 * brg_regulation_words_choices:
 * @regulation: a regulation that is a choice
 * @n_choices: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_choices): what can be chosen
 */
const BrgRegulationChoice *brg_regulation_words_choices (const BrgRegulation *regulation,
                                                         guint *n_choices);

/**
 * brg_regulation_words_name_choice:
 * @regulation: a regulation that is a choice
 * @choice: one of its choices
 * @around: the event
 *
 * Returns: (nullable): what the book of the event calls the choice, translated; %NULL where it does
 *   not know it: books have statuses of their own
 */
const char *brg_regulation_words_name_choice (const BrgRegulation *regulation,
                                              const BrgRegulationChoice *choice,
                                              const BrgRegulationCase *around);

/**
 * brg_regulation_words_dup_default:
 * @regulation: a regulation
 * @around: what is played
 * @article: (out) (nullable): book id and article that says it, a constant string
 *
 * Returns: (transfer full) (nullable): what holds as long as nothing is set, `60 min`; %NULL where
 *   the book says nothing
 */
char *brg_regulation_words_dup_default (const BrgRegulation *regulation,
                                        const BrgRegulationCase *around,
                                        const char **article);

/**
 * brg_regulation_words_parse:
 * @regulation: a number or an amount
 * @text: what somebody typed; empty leaves it to the book
 * @value: (out): its value, or %BRG_REGULATION_UNSET; untouched when it is none
 *
 * Returns: whether @text is a number within the bounds of @regulation
 */
gboolean brg_regulation_words_parse (const BrgRegulation *regulation,
                                     const char *text,
                                     gint64 *value);

G_END_DECLS
