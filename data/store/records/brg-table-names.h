/* brg-table-names.h - what the tables of the database and their fields are called, for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_table_name_get:
 * @table: a table of the database
 *
 * Returns: (transfer none) (nullable): what it holds, in the user's language: "participants"; %NULL
 *   for a table that no action writes
 */
const char *brg_table_name_get (const char *table);

/**
 * brg_table_name_get_field:
 * @field: a field of a table
 *
 * Returns: (transfer none): what it holds, in the user's language: "rating"; @field itself where
 *   there is no word for it
 */
const char *brg_table_name_get_field (const char *field);

G_END_DECLS
