/* brg-check-in-paper.h - the check-in before a round on paper: who is here, what becomes of the
 * others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_check_in_paper_has: Returns: whether there is a round before which anybody is checked in */
gboolean brg_check_in_paper_has (const BrgPaperSource *source);

/**
 * brg_check_in_paper_make:
 * @source: what it is made from; its round does not matter: it is the next one
 * @options: how the document is wanted
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): everybody with what is known of his presence
 */
BrgForm *brg_check_in_paper_make (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error);

G_END_DECLS
