/* brg-document.h - a form laid out on pages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <cairo.h>
#include <gio/gio.h>
#include <glib.h>

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-print-page.h"

G_BEGIN_DECLS

/**
 * BrgDocument:
 *
 * The pages of a form: A4, each upright or broad. An immutable value without ties to what it was
 * made from; any thread may draw it.
 */
typedef struct _BrgDocument BrgDocument;

/**
 * brg_document_layout:
 * @form: content
 * @options: how it is wanted
 *
 * Lays a form out. Type and rows are as large as is usual for the form and fits one sheet; what
 * does not fit one sheet goes on with the headings repeated. Names are never cut: the type gets
 * smaller within limits, then they take two lines, then the columns are spread over several sheets
 * with number and name on each. The signatures stand on the sheet of the last row with at least two
 * rows above them.
 *
 * Of %BRG_FORM_DIAGRAMS one board stands large on its sheet; several stand in two columns, up to
 * six a sheet, all of one size.
 *
 * Returns: (transfer full): the document, at least one page
 */
BrgDocument *brg_document_layout (const BrgForm *form, const BrgDocumentOptions *options);

/**
 * brg_document_take_pages:
 * @document: a document
 * @other: (transfer full): a document that follows it
 *
 * Makes one document of two; each keeps its own count of sheets.
 */
void brg_document_take_pages (BrgDocument *document, BrgDocument *other);

/**
 * brg_document_free:
 * @document: (nullable): a document
 */
void brg_document_free (BrgDocument *document);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgDocument, brg_document_free)

/**
 * brg_document_get_n_pages:
 * @document: a document
 *
 * Returns: how many pages it has
 */
guint brg_document_get_n_pages (const BrgDocument *document);

/**
 * brg_document_get_page:
 * @document: a document
 * @index: a page, from 0
 *
 * Returns: (transfer none): the page, with its size in points
 */
const BrgPrintPage *brg_document_get_page (const BrgDocument *document, guint index);

/**
 * brg_document_get_type_size:
 * @document: a document
 *
 * Returns: type size of the table, or of the captions of diagrams, in points
 */
double brg_document_get_type_size (const BrgDocument *document);

/**
 * brg_document_draw_page:
 * @document: a document
 * @index: a page, from 0
 * @cr: where to; one unit is a point
 *
 * Draws a page in black; the paper is not drawn. For the preview, the print operation and PDF
 * alike.
 */
void brg_document_draw_page (const BrgDocument *document, guint index, cairo_t *cr);

/**
 * brg_document_to_pdf:
 * @document: a document
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the same PDF in memory; %NULL with @error set
 */
GBytes *brg_document_to_pdf (const BrgDocument *document, GError **error);

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
                                  GError **error);

G_END_DECLS
