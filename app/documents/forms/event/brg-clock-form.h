/* brg-clock-form.h - how the clocks of a group are set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_clock_form_has:
 * @snapshot: a group
 *
 * Returns: whether its time control can be read
 */
gboolean brg_clock_form_has (const BrgSnapshot *snapshot);

/**
 * brg_clock_form_new:
 * @snapshot: a group whose time control can be read
 * @options: how the document is wanted
 *
 * Tells who sets the clocks what to set: each period with its moves, time and what is added, what
 * that makes in all, how late a player may come; lines for the model and the number of its program.
 *
 * Returns: (transfer full) (nullable): the form; %NULL without such a time control
 */
BrgForm *brg_clock_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
