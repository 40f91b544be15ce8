/* brg-play-order-form.h - who meets whom in every round of a round robin, for the wall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_play_order_form_new:
 * @snapshot: a group with rounds
 * @options: how the document is wanted
 *
 * Makes the table of the order of play (rus-draughts-2022 app. 2, ussr-chess-1956 app. 2): rounds
 * downwards, in each the numbers that meet, the one who begins first; the number that an odd field
 * lacks stands in brackets. Whose the numbers are is said below.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_play_order_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
