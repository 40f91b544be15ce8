/* brg-timetable-form.h - the timetable of an event for the wall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_timetable_form_new:
 * @snapshot: a group
 * @options: how the document is wanted
 *
 * Returns: (transfer full): days downwards, with hour, what is held, and where
 */
BrgForm *brg_timetable_form_new (const BrgSnapshot *snapshot, const BrgDocumentOptions *options);

G_END_DECLS
