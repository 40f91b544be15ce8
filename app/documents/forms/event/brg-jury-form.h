/* brg-jury-form.h - the jury and the staff of an event, on paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_jury_form_new:
 * @snapshot: a group of an event
 * @options: options
 *
 * Lists who officiates, by body: main jury, arbiters, staff, representatives and captains.
 *
 * Returns: (transfer full): the form
 */
BrgForm *brg_jury_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
