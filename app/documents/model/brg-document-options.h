/* brg-document-options.h - how a document is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgDocumentOrder:
 * @BRG_DOCUMENT_ORDER_USUAL: as the form is usually printed: round robin by number, Swiss by place,
 *   pairs by board
 * @BRG_DOCUMENT_BY_NUMBER: by start number
 * @BRG_DOCUMENT_BY_PLACE: by place
 * @BRG_DOCUMENT_BY_NAME: pairs by name
 */
typedef enum
{
  BRG_DOCUMENT_ORDER_USUAL,
  BRG_DOCUMENT_BY_NUMBER,
  BRG_DOCUMENT_BY_PLACE,
  BRG_DOCUMENT_BY_NAME,
} BrgDocumentOrder;

/**
 * BrgDocumentState:
 * @BRG_DOCUMENT_STATE_NONE: nothing is said
 * @BRG_DOCUMENT_PROVISIONAL: results are missing, or games adjourned
 * @BRG_DOCUMENT_CORRECTED: printed before and changed since
 * @BRG_DOCUMENT_FINAL: final
 */
typedef enum
{
  BRG_DOCUMENT_STATE_NONE,
  BRG_DOCUMENT_PROVISIONAL,
  BRG_DOCUMENT_CORRECTED,
  BRG_DOCUMENT_FINAL,
} BrgDocumentState;

/**
 * BrgOrientation:
 * @BRG_ORIENTATION_AUTO: whichever needs fewer sheets, then the larger type
 * @BRG_ORIENTATION_PORTRAIT: upright
 * @BRG_ORIENTATION_LANDSCAPE: broad
 */
typedef enum
{
  BRG_ORIENTATION_AUTO,
  BRG_ORIENTATION_PORTRAIT,
  BRG_ORIENTATION_LANDSCAPE,
} BrgOrientation;

/**
 * BrgDocumentOptions:
 * @words: language of the document
 * @order: order of the rows
 * @state: state that is printed
 * @orientation: how the sheet lies
 * @signatures: whether lines for signatures are printed
 * @stamp: whether the place of the stamp is marked
 * @father_names: whether names show the father's name
 * @form_number: whether the number of the official form is printed
 * @font_size: type size of the table in points; 0 for as large as is usual and fits
 * @n_prizes: how many prize places a line ends, 0 for none
 * @number: number of the document, or empty
 * @printed_at: when it is printed, UTC, `YYYY-MM-DDThh:mm:ssZ`; or empty
 * @is_bare: whether nothing is said of when it was printed and by which state of the journal: what
 * is left is what it shows
 *
 * How a document is wanted. Nothing is owned; no text is %NULL. The documents never read the clock:
 * the same content with the same options gives the same file.
 */
typedef struct
{
  const BrgWords *words;
  BrgDocumentOrder order;
  BrgDocumentState state;
  BrgOrientation orientation;
  gboolean signatures;
  gboolean stamp;
  gboolean father_names;
  gboolean form_number;
  double font_size;
  gint n_prizes;
  const char *number;
  const char *printed_at;
  gboolean is_bare;
} BrgDocumentOptions;

/**
 * brg_document_options_init:
 * @options: (out caller-allocates): options
 * @words: language of the document
 *
 * Sets what is usual: signatures, stamp and form number, everything else empty.
 */
void brg_document_options_init (BrgDocumentOptions *options, const BrgWords *words);

G_END_DECLS
