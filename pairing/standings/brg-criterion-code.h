/* brg-criterion-code.h - codes of tie-breaks with their modifiers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-tie-break.h"

G_BEGIN_DECLS

/**
 * brg_criterion_find:
 * @code: a code or an alias, in upper case, with modifiers if there are any
 *
 * Returns: (transfer none) (nullable): the criterion, %NULL when brg_criterion_parse() refuses
 */
const BrgCriterion *brg_criterion_find (const char *code);

/**
 * brg_criterion_parse:
 * @code: a code or an alias, in upper case, with modifiers if there are any:
 *   `NAME[:MP|:GP][/Cn|/Mn][/L+n|/Ln|/L-n][/Kn][/Un][/P][/F][/R]`; their order is free
 * @error: return location for an error: a sentence that names the code
 *
 * Finds the criterion of a code. The modifiers of one code must go with its criterion, each once;
 * cuts are 1 to 99, limits 1 to 99 half points, ratings 1 to 9999.
 *
 * Returns: (transfer none) (nullable): the criterion; the same address for the same criterion
 *   however the code is written
 */
const BrgCriterion *brg_criterion_parse (const char *code, GError **error);

/**
 * brg_criterion_get_plain:
 * @criterion: a criterion
 *
 * Returns: (transfer none): the criterion without modifiers: `BH` of `BH/C1/P`
 */
const BrgCriterion *brg_criterion_get_plain (const BrgCriterion *criterion);

/**
 * BRG_CRITERION_ERROR:
 *
 * Domain of what brg_criterion_parse() refuses; there is one code, 0.
 */
#define BRG_CRITERION_ERROR (brg_criterion_error_quark ())

GQuark brg_criterion_error_quark (void);

/**
 * brg_criterion_get_modifiers:
 * @criterion: a criterion
 *
 * Returns: the #BrgModifier that may be added to its code; 0 for one that has modifiers already
 */
guint brg_criterion_get_modifiers (const BrgCriterion *criterion);

/**
 * brg_criterion_is_ascending:
 * @criterion: a criterion
 *
 * Returns: whether less is better, as with start numbers; everywhere else more is better
 */
gboolean brg_criterion_is_ascending (const BrgCriterion *criterion);

/**
 * brg_criterion_compare_values:
 * @criterion: a criterion
 * @a: a value of it
 * @b: another
 *
 * Returns: less than 0 when @a is the better one, more than 0 when @b is, 0 when they are equal
 */
gint brg_criterion_compare_values (const BrgCriterion *criterion,
                                   const BrgStandingValue *a,
                                   const BrgStandingValue *b);

G_END_DECLS
