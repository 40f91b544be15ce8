/* brg-paper-list.h - the list of all papers: adding one is one form and one row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * brg_paper_list:
 * @n_papers: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_papers): all papers, in the order in which they are
 *   offered
 */
const BrgPaper *brg_paper_list (guint *n_papers);

/**
 * brg_paper_list_find:
 * @id: an id
 *
 * Returns: (transfer none) (nullable): the paper; %NULL when the id is unknown
 */
const BrgPaper *brg_paper_list_find (const char *id);

G_END_DECLS
