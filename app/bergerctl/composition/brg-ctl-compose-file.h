/* brg-ctl-compose-file.h - the tables that bergerctl compose reads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * BrgCtlComposeRow:
 * @line: its number in the file, from 1
 * @text: the row without its line end
 *
 * A row of a table.
 */
typedef struct
{
  guint line;
  char *text;
} BrgCtlComposeRow;

/**
 * brg_ctl_compose_load:
 * @path: a file, `-` for standard input
 * @heading: what the first field of the header is
 *
 * Reads a table: remarks, empty lines and the header are left out. What is wrong with the file is
 * told.
 *
 * Returns: (transfer full) (nullable) (element-type BrgCtlComposeRow): the rows
 */
GPtrArray *brg_ctl_compose_load (const char *path, const char *heading);

/**
 * brg_ctl_compose_complain:
 * @path: the file
 * @row: a row of it
 * @column: where, in characters from 1
 * @what: what is wrong
 *
 * Tells what is wrong with a row, with its place.
 *
 * Returns: %BRG_CTL_WRONG
 */
BrgCtlStatus brg_ctl_compose_complain (const char *path,
                                       const BrgCtlComposeRow *row,
                                       glong column,
                                       const char *what);

G_END_DECLS
