/* brg-paper-job.h - papers that are printed, or saved, together
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper-set.h"

G_BEGIN_DECLS

/**
 * BrgPaperJobPart:
 * @paper: which paper
 * @source: what it was made from
 * @options: how it was wanted
 * @document: it, laid out
 * @copies: how many copies
 * @content: (nullable): hash of what it shows, of a paper that tells what the store keeps: that may
 *   have changed when it has been printed
 *
 * A paper of a job. It belongs to the job.
 */
typedef struct
{
  const BrgPaper *paper;
  BrgPaperSource source;
  BrgDocumentOptions options;
  BrgDocument *document;
  gint copies;
  char *content;
} BrgPaperJobPart;

/**
 * BrgPaperJob:
 * @snapshot: the group
 * @store: its store, not owned
 * @parts: (element-type BrgPaperJobPart): its papers
 * @words: the language of its papers
 * @printed_at: when they are printed
 * @latin: by which table the event writes names on papers in that language
 * @named: (nullable): the group with names in Latin letters, while they are wanted
 * @named_by: by which table
 *
 * Papers of a group in one language. The store must outlive the job.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  BrgStore *store;
  GPtrArray *parts;
  BrgWords *words;
  char *printed_at;
  BrgTransliteration latin;
  BrgSnapshot *named;
  BrgTransliteration named_by;
} BrgPaperJob;

/**
 * brg_paper_job_new:
 * @store: a store
 * @snapshot: a group
 * @language: language of the papers, `ru`
 * @printed_at: when, UTC, as #BrgDocumentOptions has it
 *
 * Returns: (transfer full): a job without papers
 */
BrgPaperJob *brg_paper_job_new (BrgStore *store,
                                BrgSnapshot *snapshot,
                                const char *language,
                                const char *printed_at);

/**
 * brg_paper_job_free:
 * @job: (nullable): a job
 */
void brg_paper_job_free (BrgPaperJob *job);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPaperJob, brg_paper_job_free)

/**
 * brg_paper_job_add:
 * @job: a job
 * @paper: a paper
 * @source: what it is made from, of the group and the store of the job
 * @wish: (nullable): how it is wanted, whose language, time and state do not matter; %NULL for as
 *   usual
 * @copies: how many copies
 * @error: return location for an error
 *
 * Lays a paper out and adds it.
 *
 * Returns: whether it was added; %FALSE without an error when there is nothing to print
 */
gboolean brg_paper_job_add (BrgPaperJob *job,
                            const BrgPaper *paper,
                            const BrgPaperSource *source,
                            const BrgDocumentOptions *wish,
                            gint copies,
                            GError **error);

/**
 * brg_paper_job_add_form:
 * @job: a job
 * @paper: a paper
 * @source: as of brg_paper_job_add()
 * @make: makes the form that is laid out
 * @data: for @make
 * @error: return location for an error
 *
 * Adds a paper as only a page can fill it in. It is kept as it is printed and never compared.
 *
 * Returns: as of brg_paper_job_add()
 */
gboolean brg_paper_job_add_form (BrgPaperJob *job,
                                 const BrgPaper *paper,
                                 const BrgPaperSource *source,
                                 BrgPaperFormFunc make,
                                 gpointer data,
                                 GError **error);

/**
 * brg_paper_job_take_named:
 * @job: a job
 * @named: (transfer full): the group with its names in Latin letters
 * @table: by which table
 *
 * Sets what papers are made of that are wanted by that table; without it the job loads the group
 * itself.
 */
void brg_paper_job_take_named (BrgPaperJob *job, BrgSnapshot *named, BrgTransliteration table);

/**
 * brg_paper_job_get_group:
 * @job: a job
 * @table: by which table names are wanted
 *
 * Returns: (transfer none): the group with such names
 */
BrgSnapshot *brg_paper_job_get_group (BrgPaperJob *job, BrgTransliteration table);

/**
 * brg_paper_job_get_options:
 * @job: a job
 * @paper: a paper of a set
 * @wish: (nullable): what is wished of the whole set
 *
 * Returns: how the paper is wanted: what the event remembers of it goes before what is wished of
 *   the set
 */
BrgDocumentOptions brg_paper_job_get_options (const BrgPaperJob *job,
                                              const BrgPaper *paper,
                                              const BrgDocumentOptions *wish);

/**
 * brg_paper_job_add_set:
 * @job: a job
 * @set: a set
 * @wish: (nullable): as of brg_paper_job_add()
 * @error: return location for an error
 *
 * Adds the papers of the set that have a tick and something to print.
 *
 * Returns: whether it went well
 */
gboolean brg_paper_job_add_set (BrgPaperJob *job,
                                const BrgPaperSet *set,
                                const BrgDocumentOptions *wish,
                                GError **error);

/**
 * brg_paper_job_find:
 * @job: a job
 * @id: a paper
 *
 * Returns: (transfer none) (nullable): its part
 */
const BrgPaperJobPart *brg_paper_job_find (const BrgPaperJob *job, const char *id);

/**
 * brg_paper_job_count_sheets:
 * @job: a job
 *
 * Returns: sheets of all papers in all copies
 */
guint brg_paper_job_count_sheets (const BrgPaperJob *job);

/**
 * brg_paper_job_list_documents:
 * @job: a job
 *
 * Returns: (transfer container) (element-type BrgDocument): what comes out of the printer: a
 *   document a copy, the copies of a paper one behind the other
 */
GPtrArray *brg_paper_job_list_documents (const BrgPaperJob *job);

/**
 * brg_paper_job_write_pdf:
 * @job: a job with papers
 * @path: where to
 * @error: return location for an error
 *
 * Writes one PDF with everything that would come out of the printer.
 *
 * Returns: whether it was written
 */
gboolean brg_paper_job_write_pdf (const BrgPaperJob *job, const char *path, GError **error);

/**
 * brg_paper_job_file:
 * @job: a job that was printed or saved
 * @is_saved: whether it went into a file
 * @notice: (out) (nullable) (transfer full): for a person, which papers are not kept, or noted with
 *   their hashes alone, and why; %NULL when all are kept
 * @error: return location for an error
 *
 * Keeps every paper of the job in the archive, by one act; never one that shows personal papers.
 *
 * Returns: whether it went well
 */
gboolean brg_paper_job_file (const BrgPaperJob *job,
                             gboolean is_saved,
                             char **notice,
                             GError **error);

G_END_DECLS
