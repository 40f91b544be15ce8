/* brg-paper-admission.h - the protocol of the admission committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_admission_has: Returns: whether there are players to decide about */
gboolean brg_paper_admission_has (const BrgPaperSource *source);

/** brg_paper_admission_make: Returns: (transfer full) (nullable): the protocol of a group */
BrgForm *brg_paper_admission_make (const BrgPaperSource *source,
                                   const BrgDocumentOptions *options,
                                   GError **error);

/** brg_paper_admission_make_meeting: Returns: (transfer full) (nullable): technical meeting */
BrgForm *brg_paper_admission_make_meeting (const BrgPaperSource *source,
                                           const BrgDocumentOptions *options,
                                           GError **error);

/**
 * brg_paper_admission_dup_today:
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the day on which it is printed, `YYYY-MM-DD`, for an event that says no
 *   days; papers never read the clock
 */
char *brg_paper_admission_dup_today (const BrgDocumentOptions *options);

G_END_DECLS
