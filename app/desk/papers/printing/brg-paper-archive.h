/* brg-paper-archive.h - papers as they were printed, and whether they still say what is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"
#include "brg-printed-paper.h"

G_BEGIN_DECLS

/**
 * BrgPaperStanding:
 * @BRG_PAPER_STANDS: the same paper made today says the same
 * @BRG_PAPER_CORRECTED: what it shows was changed after it was printed, or is not there any more
 * @BRG_PAPER_NOT_COMPARED: it cannot be made anew: its positions were handed over, a page filled it
 *   in, its names are in Latin letters, or this program does not know it
 *
 * What became of a printed paper.
 */
typedef enum
{
  BRG_PAPER_STANDS,
  BRG_PAPER_CORRECTED,
  BRG_PAPER_NOT_COMPARED,
} BrgPaperStanding;

/**
 * BrgArchivedPaper:
 * @printed: the paper
 * @standing: what became of it
 * @has_old_letterhead: whether the letterhead of the event was set anew after it was printed; of a
 *   paper of before schema 27 that is not known
 * @had_no_letterhead: whether it was printed before the event had one
 *
 * A row of the archive.
 */
typedef struct
{
  BrgPrintedPaper *printed;
  BrgPaperStanding standing;
  gboolean has_old_letterhead;
  gboolean had_no_letterhead;
} BrgArchivedPaper;

/**
 * brg_archived_paper_free:
 * @paper: (nullable): a row
 */
void brg_archived_paper_free (BrgArchivedPaper *paper);

/**
 * brg_paper_archive_list:
 * @store: a store
 * @snapshot: a group
 * @error: return location for an error
 *
 * A paper since which nothing was done that papers show stands; the others are filled in anew, each
 * different one once, to be compared, and laid out only where they are no forms.
 *
 * Returns: (transfer full) (nullable) (element-type BrgArchivedPaper): the archive of the group,
 *   the latest first
 */
GPtrArray *brg_paper_archive_list (BrgStore *store, const BrgSnapshot *snapshot, GError **error);

/**
 * brg_paper_archive_dup_content:
 * @paper: a paper
 * @source: what it is made from
 * @options: how it is wanted
 *
 * Returns: (transfer full): hash of what the paper shows today, whenever it is printed; empty where
 *   there is nothing, or where it cannot be made anew later
 */
char *brg_paper_archive_dup_content (const BrgPaper *paper,
                                     const BrgPaperSource *source,
                                     const BrgDocumentOptions *options);

/**
 * brg_paper_archive_get_source:
 * @printed: a paper of the archive
 * @store: a store
 * @snapshot: its group
 * @words: the language of the paper
 * @source: (out): what it would be made from today
 * @options: (out): how it was wanted
 *
 * Returns: whether it can be made anew
 */
gboolean brg_paper_archive_get_source (const BrgPrintedPaper *printed,
                                       BrgStore *store,
                                       const BrgSnapshot *snapshot,
                                       const BrgWords *words,
                                       BrgPaperSource *source,
                                       BrgDocumentOptions *options);

/**
 * brg_paper_archive_find_state:
 * @paper: a paper
 * @source: what it is made from
 * @options: how it is wanted
 *
 * Returns: what the paper must say of itself, as brg_paper_find_state(); corrected where a paper of
 *   the same round, that did not call itself provisional, was printed before and is no longer so
 */
BrgDocumentState brg_paper_archive_find_state (const BrgPaper *paper,
                                               const BrgPaperSource *source,
                                               const BrgDocumentOptions *options);

/**
 * brg_paper_archive_state_to_word:
 * @state: a state
 *
 * Returns: (transfer none): as it is kept: empty, `provisional`, `corrected`, `final`
 */
const char *brg_paper_archive_state_to_word (BrgDocumentState state);

/**
 * brg_paper_archive_state_from_word:
 * @word: a state as it is kept
 *
 * Returns: the state; none for a word that this program does not know
 */
BrgDocumentState brg_paper_archive_state_from_word (const char *word);

G_END_DECLS
