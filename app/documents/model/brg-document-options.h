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
 * @BRG_DOCUMENT_BY_NAME: pairs and players by name
 * @BRG_DOCUMENT_BY_RATING: players by rating
 * @BRG_DOCUMENT_BY_REGION: players by region, with its total
 * @BRG_DOCUMENT_BY_TITLE: players by title, with its total
 */
typedef enum
{
  BRG_DOCUMENT_ORDER_USUAL,
  BRG_DOCUMENT_BY_NUMBER,
  BRG_DOCUMENT_BY_PLACE,
  BRG_DOCUMENT_BY_NAME,
  BRG_DOCUMENT_BY_RATING,
  BRG_DOCUMENT_BY_REGION,
  BRG_DOCUMENT_BY_TITLE,
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
 * BrgCardSize:
 * @BRG_CARD_USUAL: what the paper usually has
 * @BRG_CARD_A4: a sheet each
 * @BRG_CARD_A5: A5
 * @BRG_CARD_A6: A6
 *
 * How large a card is: a board number, a player's card, a diploma.
 */
typedef enum
{
  BRG_CARD_USUAL,
  BRG_CARD_A4,
  BRG_CARD_A5,
  BRG_CARD_A6,
} BrgCardSize;

/**
 * BrgPaperSize:
 * @BRG_PAPER_A4: 210 x 297 mm
 * @BRG_PAPER_A3: 297 x 420 mm
 * @BRG_PAPER_A5: 148 x 210 mm
 * @BRG_PAPER_LETTER: 8.5 x 11 inches
 *
 * The sheets that are printed on. What is cut and cards have a size of their own.
 */
typedef enum
{
  BRG_PAPER_A4,
  BRG_PAPER_A3,
  BRG_PAPER_A5,
  BRG_PAPER_LETTER,
} BrgPaperSize;

#define BRG_N_PAPER_SIZES (BRG_PAPER_LETTER + 1)

/**
 * BrgDocumentOptions:
 * @words: language of the document
 * @order: order of the rows
 * @state: state that is printed
 * @paper: size of the sheets
 * @orientation: how the sheet lies
 * @signatures: whether lines for signatures are printed
 * @stamp: whether the place of the stamp is marked
 * @father_names: whether names show the father's name
 * @form_number: whether the number of the official form is printed
 * @font_size: type size of the table in points; 0 for as large as is usual and fits
 * @n_prizes: how many prize places a line ends, 0 for none
 * @number: number of the document, or empty
 * @printed_at: when it is printed, UTC, `YYYY-MM-DDThh:mm:ssZ`; or empty
 * @columns: of a list whose columns can be chosen their names, by commas; empty for the usual ones
 * @chosen: of papers about single players or boards their numbers, `3,5,7-9`; empty for all
 * @text: of diplomas and certificates their text with named fields; empty for the usual one
 * @card_size: of papers that are cards how large one is
 * @is_blank: of cards whether what is played is left out, to be written by hand
 * @is_large: of cards whether type and lines are for the partially sighted
 *
 * How a document is wanted. Nothing is owned; no text is %NULL. The documents never read the clock:
 * the same content with the same options gives the same file.
 */
typedef struct
{
  const BrgWords *words;
  BrgDocumentOrder order;
  BrgDocumentState state;
  BrgPaperSize paper;
  BrgOrientation orientation;
  gboolean signatures;
  gboolean stamp;
  gboolean father_names;
  gboolean form_number;
  double font_size;
  gint n_prizes;
  const char *number;
  const char *printed_at;
  const char *columns;
  const char *chosen;
  const char *text;
  BrgCardSize card_size;
  gboolean is_blank;
  gboolean is_large;
} BrgDocumentOptions;

/**
 * brg_paper_size_from_id:
 * @id: `a3`, `a4`, `a5` or `letter`
 * @size: (out): the size
 *
 * Returns: whether the id is known
 */
gboolean brg_paper_size_from_id (const char *id, BrgPaperSize *size);

/**
 * brg_document_options_init:
 * @options: (out caller-allocates): options
 * @words: language of the document
 *
 * Sets what is usual: signatures, stamp and form number, everything else empty.
 */
void brg_document_options_init (BrgDocumentOptions *options, const BrgWords *words);

G_END_DECLS
