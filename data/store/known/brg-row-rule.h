/* brg-row-rule.h - what the rows of a workspace have to be besides what their schema says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgRowRule:
 * @table: the table
 * @column: what is named when a row is not so
 * @condition: in SQL, of the row t; brg_known (LIST, ID) asks brg_known_value_is_in(), and
 *   brg_adds_up(), brg_is_flat() are functions of brg-validate.c
 *
 * A condition of every row of a table.
 */
typedef struct
{
  const char *table;
  const char *column;
  const char *condition;
} BrgRowRule;

/**
 * brg_row_rules:
 * @n_rules: (out): how many there are
 *
 * Returns: (array length=n_rules): all of them; the order is the one in which a table is looked at
 */
const BrgRowRule *brg_row_rules (guint *n_rules);

G_END_DECLS
