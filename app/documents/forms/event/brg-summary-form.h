/* brg-summary-form.h - an event in figures: its games and its participants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_summary_form_new:
 * @snapshot: a group
 * @options: how the document is wanted
 *
 * Games won with White, with Black, drawn, not played, adjourned; participants by title, region,
 * federation, sex and age.
 *
 * Returns: (transfer full): the figures
 */
BrgForm *brg_summary_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
