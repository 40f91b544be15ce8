/* brg-document-pdf.h - documents as PDF files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document.h"
#include "brg-output.h"

G_BEGIN_DECLS

/**
 * brg_document_to_pdf:
 * @document: a document
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the same PDF in memory; %NULL with @error set
 */
GBytes *brg_document_to_pdf (const BrgDocument *document, GError **error);

/**
 * brg_document_to_small_pdf:
 * @document: a document
 * @error: return location for an error
 *
 * The same pages without tags. The tags of a large table, an object a cell, take three quarters of
 * a file; this is for readers that have the table as a page besides.
 *
 * Returns: (transfer full) (nullable): the PDF in memory; %NULL with @error set
 */
GBytes *brg_document_to_small_pdf (const BrgDocument *document, GError **error);

/**
 * brg_document_write_pdf:
 * @document: a document
 * @path: where to
 * @error: return location for an error
 *
 * Writes a PDF with its fonts, title and author. The file appears whole or not at all; the same
 * document gives the same file.
 *
 * Returns: whether it was written; %FALSE with @error set, a file error or
 *   %BRG_DOCUMENT_ERROR_DRAWING
 */
gboolean brg_document_write_pdf (const BrgDocument *document, const char *path, GError **error);

/**
 * brg_documents_write_pdf:
 * @documents: (array length=n_documents): documents
 * @n_documents: how many, at least 1
 * @path: where to
 * @privacy: who may read a new file
 * @error: return location for an error
 *
 * Writes several documents into one PDF, with the title, author and date of the first: "everything
 * for this round".
 *
 * Returns: whether it was written
 */
gboolean brg_documents_write_pdf (const BrgDocument *const *documents,
                                  guint n_documents,
                                  const char *path,
                                  BrgOutputPrivacy privacy,
                                  GError **error);

G_END_DECLS
