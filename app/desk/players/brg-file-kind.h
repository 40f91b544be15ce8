/* brg-file-kind.h - what a file is, by what stands in it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgFileKind:
 * @BRG_FILE_WORKSPACE: a SQLite file, so perhaps a workspace
 * @BRG_FILE_TRF: a tournament report
 * @BRG_FILE_TABLE: some other text, so perhaps a list of players
 */
typedef enum
{
  BRG_FILE_WORKSPACE,
  BRG_FILE_TRF,
  BRG_FILE_TABLE,
} BrgFileKind;

/**
 * brg_file_kind_find:
 * @bytes: (array length=length): the beginning of a file, or all of it
 * @length: number of bytes
 *
 * Looks at what stands in a file, not at its name: reports are often called `.txt`. A report has a
 * player record (`001`), or two records of the tournament (`012`, `092`).
 *
 * Returns: what the file seems to be
 */
BrgFileKind brg_file_kind_find (const char *bytes, gsize length);

G_END_DECLS
