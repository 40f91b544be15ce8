/* brg-regulation-names.h - what the numbers of an event's regulations are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-regulations.h"

G_BEGIN_DECLS

/**
 * BrgRegulationKind:
 * @BRG_REGULATION_NUMBER: a whole number in the unit of its title
 * @BRG_REGULATION_MONEY: an amount, typed with up to two decimals
 * @BRG_REGULATION_CHOICE: one of the choices of its name
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
 * BrgRegulationName:
 * @name: name of the regulation in the settings of an event, `rule-draw-offer-moves`
 * @title: what it is called, with its unit; to be translated
 * @kind: how it is entered
 * @choices: (array length=n_choices) (nullable): what can be chosen
 * @n_choices: how many there are
 */
typedef struct
{
  const char *name;
  const char *title;
  BrgRegulationKind kind;
  const BrgRegulationChoice *choices;
  guint n_choices;
} BrgRegulationName;

/**
 * brg_regulation_name_find:
 * @name: name of a regulation
 *
 * Returns: (transfer none): what it is called; every regulation has a row
 */
const BrgRegulationName *brg_regulation_name_find (const char *name);

/**
 * brg_regulation_name_dup_value:
 * @regulation: a regulation
 * @value: a value of it, or %BRG_REGULATION_UNSET
 *
 * Returns: (transfer full): @value as it is typed, empty for unset
 */
char *brg_regulation_name_dup_value (const BrgRegulation *regulation, gint64 value);

/**
 * brg_regulation_name_dup_change:
 * @regulation: a number of the regulations
 * @now: what it becomes, or %BRG_REGULATION_UNSET
 * @was: what it was
 *
 * Returns: (transfer full): what is told of the change, with both values; in the user's language
 */
char *brg_regulation_name_dup_change (const BrgRegulation *regulation, gint64 now, gint64 was);

G_END_DECLS
