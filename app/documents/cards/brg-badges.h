/* brg-badges.h - badges of players and officials, to be cut
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_badges_lay_out:
 * @snapshot: a group, either view
 * @options: how the document is wanted
 *
 * Lays out a badge of 90 x 60 mm, eight on A4, for every player who has not left, in the order of
 * the list, and then for every official of the event. A player's badge carries the code that the
 * check-in reads.
 *
 * Returns: (transfer full) (nullable): the document; %NULL when there is nobody
 */
BrgDocument *brg_badges_lay_out (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
