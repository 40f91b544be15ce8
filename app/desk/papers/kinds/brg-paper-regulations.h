/* brg-paper-regulations.h - the regulations of an event, and minutes of the meetings before it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_regulations_make: Returns: (transfer full): the regulations, for approval */
BrgForm *brg_paper_regulations_make (const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error);

G_END_DECLS
