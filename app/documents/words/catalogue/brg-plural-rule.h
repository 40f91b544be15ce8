/* brg-plural-rule.h - which plural form a number takes in a language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPluralRule:
 *
 * The rule of a catalogue's `Plural-Forms` field, ready to be asked.
 */
typedef struct _BrgPluralRule BrgPluralRule;

/**
 * brg_plural_rule_parse:
 * @field: the field, `nplurals=2; plural=n != 1;`
 *
 * Reads the rule: an expression of C over `n` with `?:`, `||`, `&&`, comparisons, `+ - * / %`, `!`,
 * parentheses and whole numbers.
 *
 * Returns: (transfer full) (nullable): the rule; %NULL when the field cannot be read
 */
BrgPluralRule *brg_plural_rule_parse (const char *field);

/**
 * brg_plural_rule_free:
 * @rule: (nullable): a rule
 */
void brg_plural_rule_free (BrgPluralRule *rule);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPluralRule, brg_plural_rule_free)

/**
 * brg_plural_rule_form:
 * @rule: (nullable): a rule; %NULL is that of English
 * @n: a number
 *
 * Returns: index of the form that @n takes, less than the number of forms
 */
guint brg_plural_rule_form (const BrgPluralRule *rule, guint n);

G_END_DECLS
