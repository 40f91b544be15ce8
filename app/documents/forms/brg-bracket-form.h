/* brg-bracket-form.h - what stands around a bracket on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_bracket_form_new:
 * @snapshot: a group that plays a knock-out
 * @options: how the document is wanted
 *
 * Makes head, signatures and foot of the bracket, and the sentences on level meetings.
 *
 * Returns: (transfer full): the form, without a table
 */
BrgForm *brg_bracket_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
