/* brg-ctl-postal-tables.h - questions of chapter X that come in tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_postal_tables_run:
 * @table: `days`, `deadlines`, `leavers`, `adjudication`
 * @path: a file: lines of columns parted by tabs, `#` starts a remark. What is asked stands in the
 *   first columns; others are not looked at
 *
 * Prints the lines with their answers behind what is asked.
 *
 * Returns: the status of the command
 */
BrgCtlStatus brg_ctl_postal_tables_run (const char *table, const char *path);

/**
 * brg_ctl_postal_tables_has:
 * @table: a word
 *
 * Returns: whether there is such a table
 */
gboolean brg_ctl_postal_tables_has (const char *table);

G_END_DECLS
