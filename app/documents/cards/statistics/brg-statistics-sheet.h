/* brg-statistics-sheet.h - what can be counted in a group, with bars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_statistics_sheet_lay_out:
 * @snapshot: a group, either view
 * @round: the last round that counts
 * @options: how the document is wanted
 *
 * Lays out the rows of brg_statistics_new() by sections, each share as a bar in a 12 % tint.
 *
 * Returns: (transfer full): the document
 */
BrgDocument *brg_statistics_sheet_lay_out (const BrgSnapshot *snapshot,
                                           gint round,
                                           const BrgDocumentOptions *options);

G_END_DECLS
