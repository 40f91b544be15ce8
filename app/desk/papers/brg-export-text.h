/* brg-export-text.h - a group as a file for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-encoding.h"
#include "brg-snapshot.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgExportKind:
 * @BRG_EXPORT_TRF_26: report in TRF26, with places
 * @BRG_EXPORT_TRF_16: report in TRF16, with places
 * @BRG_EXPORT_PLAYERS: list of players as CSV
 * @BRG_EXPORT_STANDINGS: standings as CSV
 * @BRG_EXPORT_CHESS_RESULTS: the file of chess-results.com, see brg-chess-results.h
 *
 * What a group can be written as.
 */
typedef enum
{
  BRG_EXPORT_TRF_26,
  BRG_EXPORT_TRF_16,
  BRG_EXPORT_PLAYERS,
  BRG_EXPORT_STANDINGS,
  BRG_EXPORT_CHESS_RESULTS,
} BrgExportKind;

#define BRG_N_EXPORT_KINDS (BRG_EXPORT_CHESS_RESULTS + 1)

/**
 * brg_export_get_suffix:
 * @kind: a kind
 *
 * Returns: end of the file's name, `.trf`; a constant string
 */
const char *brg_export_get_suffix (BrgExportKind kind);

/**
 * brg_export_is_available:
 * @snapshot: a group
 * @kind: a kind
 *
 * Returns: whether there is something to write
 */
gboolean brg_export_is_available (const BrgSnapshot *snapshot, BrgExportKind kind);

/**
 * brg_export_dup_name:
 * @snapshot: a group
 * @kind: a kind
 *
 * Returns: (transfer full): a name for the file, made of that of the event; letters that file
 *   systems do not take are left out
 */
char *brg_export_dup_name (const BrgSnapshot *snapshot, BrgExportKind kind);

/**
 * brg_export_make:
 * @snapshot: a group
 * @kind: what to make of it
 * @words: language of the headings of standings
 * @notes: (nullable) (element-type BrgFormatNote): takes what the format has no room for
 * @error: return location for an error of %BRG_FORMAT_ERROR
 *
 * Reports have the marks of leavers and the places of the standings so far. Lists have a byte order
 * mark and semicolons, so that spreadsheets open them as they are.
 *
 * Returns: (transfer full) (nullable): the text of the file
 */
char *brg_export_make (const BrgSnapshot *snapshot,
                       BrgExportKind kind,
                       const BrgWords *words,
                       GPtrArray *notes,
                       GError **error);

/**
 * brg_export_is_table:
 * @kind: a kind
 *
 * Returns: whether it is a table for spreadsheets, whose encoding may be chosen; reports are UTF-8
 */
gboolean brg_export_is_table (BrgExportKind kind);

/**
 * brg_export_encode:
 * @text: what brg_export_make() gave
 * @encoding: %BRG_ENCODING_UTF8 or an eight-bit encoding
 * @lost: (out) (optional) (transfer full): the letters that the encoding has not, each once; they
 *   become question marks
 *
 * Returns: (transfer full): the bytes of the file
 */
GBytes *brg_export_encode (const char *text, BrgEncoding encoding, char **lost);

/**
 * brg_export_dup_beginning:
 * @text: what brg_export_make() gave
 * @n_lines: how many lines are wanted
 *
 * Returns: (transfer full): the first lines without the byte order mark, for a look at them
 */
char *brg_export_dup_beginning (const char *text, guint n_lines);

G_END_DECLS
