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
 * BRG_DOCUMENT_ERROR:
 *
 * Error domain of documents.
 */
#define BRG_DOCUMENT_ERROR (brg_document_error_quark ())
GQuark brg_document_error_quark (void);

/**
 * BrgDocumentError:
 * @BRG_DOCUMENT_ERROR_DRAWING: the pages could not be drawn
 */
typedef enum
{
  BRG_DOCUMENT_ERROR_DRAWING,
} BrgDocumentError;

/**
 * BrgDocument:
 *
 * The pages of a form: A4, each upright or broad. An immutable value without ties to what it was
 * made from; any thread may draw it.
 */
typedef struct _BrgDocument BrgDocument;

/**
 * brg_document_new:
 * @options: how it is wanted
 * @title: (transfer full): its title
 * @author: (transfer full): who made it, may be empty
 *
 * Returns: (transfer full): a document without pages
 */
BrgDocument *brg_document_new (const BrgDocumentOptions *options, char *title, char *author);

/**
 * brg_document_take_page:
 * @document: a document
 * @page: (transfer full): a page, which becomes its last
 * @type_size: size of the type of its matter in points
 */
void brg_document_take_page (BrgDocument *document, BrgPrintPage *page, double type_size);

/**
 * brg_document_take_pages:
 * @document: a document
 * @other: (transfer full): a document that follows it
 *
 * Makes one document of two, which are its parts; each keeps its own count of sheets.
 */
void brg_document_take_pages (BrgDocument *document, BrgDocument *other);

/**
 * brg_document_begin_part:
 * @document: a document
 * @title: what begins on the page that is taken next
 * @level: 0, or 1 for a part of the last one of level 0
 *
 * A PDF of several parts has bookmarks that lead to them.
 */
void brg_document_begin_part (BrgDocument *document, const char *title, guint level);

/**
 * brg_document_number_sheets:
 * @document: a document
 * @words: its language
 *
 * Numbers its sheets through, whatever their parts had: `page 12 of 56`.
 */
void brg_document_number_sheets (BrgDocument *document, const BrgWords *words);

/**
 * brg_document_get_title:
 * @document: a document
 *
 * Returns: its title
 */
const char *brg_document_get_title (const BrgDocument *document);

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

G_END_DECLS
