/* brg-board-numbers.h - numbers that stand on the boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_board_numbers_list:
 * @snapshot: a group, either view
 *
 * Returns: (transfer full) (element-type utf8): what its boards are called, `12` or `3.2`: those
 *   that were used in a round, and those that its players need
 */
GPtrArray *brg_board_numbers_list (const BrgSnapshot *snapshot);

/**
 * brg_board_numbers_lay_out:
 * @snapshot: a group, either view
 * @options: how the document is wanted: #BrgDocumentOptions.chosen are boards, of teams matches
 *
 * Lays out a card for every board, A5 two a sheet or A6 four: its number as large as there is room,
 * the event above it.
 *
 * Returns: (transfer full) (nullable): the document; %NULL when there is no such board
 */
BrgDocument *brg_board_numbers_lay_out (const BrgSnapshot *snapshot,
                                        const BrgDocumentOptions *options);

G_END_DECLS
