/* brg-protocol-form.h - the protocol of a round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_protocol_form_new:
 * @snapshot: the group
 * @round: a paired round
 * @options: how the document is wanted; without a number the protocol has that of the round
 *
 * Makes the protocol of a round as rus-draughts-2022 appendix 6 has it: result, White, board,
 * Black, result. In renju Black begins and stands first. A player without an opponent has a row of
 * his own under the boards; who is absent stands in a note. Between teams every match has a row
 * with its points above those of its boards.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_protocol_form_new (const BrgSnapshot *snapshot,
                                gint round,
                                const BrgDocumentOptions *options);

G_END_DECLS
