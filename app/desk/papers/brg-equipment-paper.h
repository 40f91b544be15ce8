/* brg-equipment-paper.h - halls and equipment on paper: where is played, what was looked at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_equipment_paper_has: Returns: whether the book lists equipment, or sites are named */
gboolean brg_equipment_paper_has (const BrgPaperSource *source);

/**
 * brg_equipment_paper_make:
 * @source: what it is made from
 * @options: how the document is wanted
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): sites, platform and organisers, and the check list of the
 *   book with what is needed and who looked at it
 */
BrgForm *brg_equipment_paper_make (const BrgPaperSource *source,
                                   const BrgDocumentOptions *options,
                                   GError **error);

G_END_DECLS
