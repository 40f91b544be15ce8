/* brg-regulation-words.h - the numbers of an event's regulations in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-regulations.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgRegulationKind:
 * @BRG_REGULATION_NUMBER: a whole number in the unit of its title
 * @BRG_REGULATION_MONEY: an amount, typed with up to two decimals
 * @BRG_REGULATION_CHOICE: one of brg_regulation_words_choices()
 *
 * How a number of the regulations is entered.
 */
typedef enum
{
  BRG_REGULATION_NUMBER,
  BRG_REGULATION_MONEY,
  BRG_REGULATION_CHOICE,
} BrgRegulationKind;

/**
 * BrgRegulationChoice:
 * @value: a value
 * @name: what it means, to be translated in the context `regulation`
 */
typedef struct
{
  gint value;
  const char *name;
} BrgRegulationChoice;

/**
 * BrgRegulationCase:
 * @rulebook: the event's rule book
 * @discipline: what is played
 * @tempo: class of its time control
 *
 * What the numbers depend on.
 */
typedef struct
{
  const BrgRulebook *rulebook;
  BrgDiscipline discipline;
  BrgTempo tempo;
} BrgRegulationCase;

/** brg_regulation_words_get_case: Returns: what is played in @snapshot, and by which book */
BrgRegulationCase brg_regulation_words_get_case (const BrgSnapshot *snapshot);

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

/** brg_regulation_words_dup_value: Returns: (transfer full): @value as it is typed, empty for unset
 */
char *brg_regulation_words_dup_value (const BrgRegulation *regulation, gint64 value);

/**
 * brg_regulation_words_dup_change:
 * @regulation: a number of the regulations
 * @now: what it becomes, or %BRG_REGULATION_UNSET
 * @was: what it was
 *
 * Returns: (transfer full): what is told of the change, with both values; in the user's language
 */
char *brg_regulation_words_dup_change (const BrgRegulation *regulation, gint64 now, gint64 was);

G_END_DECLS
