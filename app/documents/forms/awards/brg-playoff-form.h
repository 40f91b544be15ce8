/* brg-playoff-form.h - the protocol of a play-off
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
 * brg_playoff_form_new:
 * @snapshot: a group with a play-off
 * @options: how the document is wanted
 *
 * Makes the protocol of the play-offs of the group: every game with its stage, time control and
 * result, the sentences that say why it went on as it did with their articles, and the order.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_playoff_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
