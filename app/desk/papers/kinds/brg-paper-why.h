/* brg-paper-why.h - why the pairs of a round are as they are, for the wall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_why_belongs: Returns: whether the program knows by which rules the group is paired */
gboolean brg_paper_why_belongs (const BrgSnapshot *snapshot);

/** brg_paper_why_make: Returns: (transfer full): the boards of a round with the reasons for each */
BrgForm *brg_paper_why_make (const BrgPaperSource *source,
                             const BrgDocumentOptions *options,
                             GError **error);

G_END_DECLS
