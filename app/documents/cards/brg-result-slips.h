/* brg-result-slips.h - the slips on which players write their result, to be cut
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_result_slips_lay_out:
 * @snapshot: a group, either view
 * @round: number of a round that is paired
 * @board: number of one board, #BrgGame.board; 0 for all
 * @options: how the document is wanted
 *
 * Lays out a slip for every board on which two play, as many as a sheet of the wanted size holds:
 * eight on A4. When the sheets are cut together and the
 * stacks are laid upon each other from the first to the last, the slips lie in the order of the
 * boards; what is left of the last places are spare slips.
 *
 * Returns: (transfer full) (nullable): the document; %NULL when nobody plays
 */
BrgDocument *brg_result_slips_lay_out (const BrgSnapshot *snapshot,
                                       gint round,
                                       gint board,
                                       const BrgDocumentOptions *options);

G_END_DECLS
