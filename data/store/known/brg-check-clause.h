/* brg-check-clause.h - the CHECK clauses of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_check_clauses_list:
 * @sql: a CREATE TABLE
 *
 * Returns: (transfer full) (element-type utf8): what stands behind CHECK, in parentheses
 */
GPtrArray *brg_check_clauses_list (const char *sql);

/**
 * brg_check_clause_dup_column:
 * @clause: one of brg_check_clauses_list()
 * @columns: (element-type utf8): the columns of its table
 *
 * Returns: (transfer full): the first column that it names; `?` when it names none
 */
char *brg_check_clause_dup_column (const char *clause, GPtrArray *columns);

G_END_DECLS
