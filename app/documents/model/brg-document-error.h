/* brg-document-error.h - error domain of the documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_DOCUMENT_ERROR:
 *
 * Error domain of the documents.
 */
#define BRG_DOCUMENT_ERROR (brg_document_error_quark ())
GQuark brg_document_error_quark (void);

/**
 * BrgDocumentError:
 * @BRG_DOCUMENT_ERROR_CATALOGUE: a catalogue of translations is damaged or of another kind
 * @BRG_DOCUMENT_ERROR_DRAWING: the pages could not be drawn
 */
typedef enum
{
  BRG_DOCUMENT_ERROR_CATALOGUE,
  BRG_DOCUMENT_ERROR_DRAWING,
} BrgDocumentError;

G_END_DECLS
