/* brg-event-document.h - papers by their ids, of a group alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-document.h"
#include "brg-paper.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_event_document_is_available:
 * @snapshot: a group
 * @id: id of a paper of brg_paper_list()
 * @round: a round; of a table the last one that counts, 0 for all
 *
 * Returns: whether the document can be made now from the group alone
 */
gboolean brg_event_document_is_available (const BrgSnapshot *snapshot, const char *id, gint round);

/**
 * brg_event_document_new_form:
 * @snapshot: a group
 * @id: id of a paper of brg_paper_list()
 * @round: the round; of a table the last one that counts, 0 for all
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the content of the document; of `matches`, which are several, the
 *   protocol of the round
 */
BrgForm *brg_event_document_new_form (const BrgSnapshot *snapshot,
                                      const char *id,
                                      gint round,
                                      const BrgDocumentOptions *options);

/**
 * brg_event_document_new:
 * @snapshot: a group
 * @id: id of a paper of brg_paper_list()
 * @round: the round; of a table the last one that counts, 0 for all
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the document, laid out
 */
BrgDocument *brg_event_document_new (const BrgSnapshot *snapshot,
                                     const char *id,
                                     gint round,
                                     const BrgDocumentOptions *options);

/**
 * brg_event_document_to_pdf:
 * @snapshot: a group
 * @id: id of a paper of brg_paper_list()
 * @round: its round
 * @language: language of the document
 * @printed_at: the time now, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @error: return location for an error
 *
 * Makes a document as it is usual, with signature lines.
 *
 * Returns: (transfer full) (nullable): the PDF
 */
GBytes *brg_event_document_to_pdf (const BrgSnapshot *snapshot,
                                   const char *id,
                                   gint round,
                                   const char *language,
                                   const char *printed_at,
                                   GError **error);

/**
 * brg_event_document_dup_file_name:
 * @snapshot: a group
 * @words: the language of the paper
 * @paper: (nullable): a paper of brg_paper_list(); %NULL for a set of them
 * @title: (nullable): what a set is called, in the language of @words
 * @round: its round
 * @extension: `pdf`
 *
 * Returns: (transfer full): a name for the file in the language of the paper, from the event, the
 *   group, the title, the round and whether it is provisional, without signs and names that file
 * systems refuse, that of memory sticks among them, and never longer than they allow
 */
char *brg_event_document_dup_file_name (const BrgSnapshot *snapshot,
                                        const BrgWords *words,
                                        const BrgPaper *paper,
                                        const char *title,
                                        gint round,
                                        const char *extension);

G_END_DECLS
