/* brg-notice-form.h - a notice to whoever entered a player who left
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_notice_form_new:
 * @snapshot: a group
 * @player: index of a player or team that left
 * @options: how the document is wanted
 *
 * Says who left when and why, and what becomes of the games by the book.
 *
 * Returns: (transfer full): the notice, signed by arbiter and secretary, and by who gets it
 */
BrgForm *brg_notice_form_new (const BrgSnapshot *snapshot,
                              gint player,
                              const BrgDocumentOptions *options);

G_END_DECLS
