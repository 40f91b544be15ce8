/* brg-store-papers.h - personal papers: off until somebody wants them, purged in one step
 *
 * They are in no copy, no export and not in the journal, which only says that they changed; none of
 * it is undone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper-index.h"
#include "brg-personal-papers.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_are_papers_kept:
 * @store: a store
 *
 * Returns: whether this workspace keeps personal papers
 */
gboolean brg_store_are_papers_kept (BrgStore *store);

/**
 * brg_store_is_purge_open:
 * @store: a store
 *
 * A purge that was broken off, or that could not reach everything, is repeated.
 *
 * Returns: whether a purge was begun and has not yet cleaned the file and all its copies
 */
gboolean brg_store_is_purge_open (BrgStore *store);

/**
 * brg_store_keep_papers:
 * @store: a store
 * @event_id: the event in whose journal it stands, 0 for the workspace
 * @error: return location for an error
 *
 * From now on papers may be entered; brg_store_purge_papers() ends it.
 *
 * Returns: whether it went well
 */
gboolean brg_store_keep_papers (BrgStore *store, gint64 event_id, GError **error);

/**
 * brg_store_list_paper_holders:
 * @store: a store
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable) (element-type BrgPaperHolder): everybody of whom papers are
 *   kept, in the order of their numbers
 */
GPtrArray *brg_store_list_paper_holders (BrgStore *store, GError **error);

/**
 * brg_store_load_papers:
 * @store: a store
 * @person_id: a person
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): his papers, also by and under a number that he had before
 *   a merge; empty where nothing is known
 */
BrgPersonalPapers *brg_store_load_papers (BrgStore *store, gint64 person_id, GError **error);

/**
 * brg_store_set_papers:
 * @store: a store
 * @event_id: the event in whose journal it stands, 0 for the workspace
 * @person_id: a person
 * @papers: his papers, all empty for none
 * @error: return location for an error
 *
 * Refused as long as the workspace keeps none, and where the SNILS is that of another person.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_papers (BrgStore *store,
                               gint64 event_id,
                               gint64 person_id,
                               const BrgPersonalPapers *papers,
                               GError **error);

/**
 * BrgPurgeReport:
 * @n_persons: whose papers were there
 * @n_files: printed papers that showed something of them and are not kept any more
 * @n_copies: copies that held papers and were written anew without them
 * @is_in_use: another program has the file open, so that the working file beside it could not be
 *   emptied: it goes when that program closes the file
 * @is_finished: nothing is left; else brg_store_is_purge_open() says so until it is repeated
 * @left: (element-type utf8): files and folders that could not be reached, with the reason
 *
 * What came of a purge.
 */
typedef struct
{
  guint n_persons;
  guint n_files;
  guint n_copies;
  gboolean is_in_use;
  gboolean is_finished;
  GPtrArray *left;
} BrgPurgeReport;

/**
 * brg_purge_report_clear:
 * @report: a report
 */
void brg_purge_report_clear (BrgPurgeReport *report);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (BrgPurgeReport, brg_purge_report_clear)

/**
 * brg_store_purge_papers:
 * @store: a store
 * @event_id: the event in whose journal it stands, 0 for the workspace
 * @report: (out): what came of it
 * @error: return location for an error
 *
 * Deletes the papers of everybody and keeps none from now on. Then the file is written anew and its
 * working file emptied, so that no byte of them is left, and every copy that the program knows of
 * is looked through. Copies that something else made, elsewhere, cannot be known. As long as
 * something is left the purge stays open, and calling this again repeats it.
 *
 * Returns: whether they were deleted; on failure nothing has changed
 */
gboolean brg_store_purge_papers (BrgStore *store,
                                 gint64 event_id,
                                 BrgPurgeReport *report,
                                 GError **error);

G_END_DECLS
