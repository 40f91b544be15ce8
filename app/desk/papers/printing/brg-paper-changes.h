/* brg-paper-changes.h - what a paper said when it was printed, and what it would say today
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper-archive.h"
#include "brg-paper-row-changes.h"

G_BEGIN_DECLS

/**
 * brg_paper_changes_find:
 * @then: what could be read on a paper, a text a line, rows of tables as of brg_document_dup_rows()
 * @today: the same of today
 *
 * Returns: (transfer full) (element-type BrgPaperChange): the places at which they differ: texts in
 *   the order of the paper, when too many differ one place for all of them; then rows
 */
GPtrArray *brg_paper_changes_find (const char *then, const char *today);

/**
 * brg_paper_changes_new_document:
 * @archived: a paper of the archive whose file is kept
 * @store: a store
 * @snapshot: its group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): a list of the places at which the paper differs from the one
 *   of today, in the language of the paper; %NULL with an error when it is not kept or cannot be
 *   made anew
 */
BrgDocument *brg_paper_changes_new_document (const BrgArchivedPaper *archived,
                                             BrgStore *store,
                                             const BrgSnapshot *snapshot,
                                             GError **error);

/**
 * brg_paper_changes_make_today:
 * @archived: a paper of the archive
 * @store: a store
 * @snapshot: its group
 * @now: the time now
 * @is_as_printed: (out): whether every text of it is the one that was printed
 *
 * Returns: (transfer full) (nullable): the paper as it would be now, with its letterhead; one that
 *   stands with head and foot as they were, where they are kept; %NULL when it cannot be made anew
 */
BrgDocument *brg_paper_changes_make_today (const BrgArchivedPaper *archived,
                                           BrgStore *store,
                                           const BrgSnapshot *snapshot,
                                           const char *now,
                                           gboolean *is_as_printed);

G_END_DECLS
