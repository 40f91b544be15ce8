/* brg-document-options.h - how a document is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-letterhead.h"
#include "brg-transliteration.h"
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

#define BRG_N_DOCUMENT_ORDERS (BRG_DOCUMENT_BY_TITLE + 1)

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
 * BrgSheetSize:
 * @BRG_SHEET_USUAL: as the paper is usually printed, on A4
 * @BRG_SHEET_A3: A3
 * @BRG_SHEET_A4: A4
 * @BRG_SHEET_A5: A5
 * @BRG_SHEET_LETTER: Letter
 *
 * On what a document is printed.
 */
typedef enum
{
  BRG_SHEET_USUAL,
  BRG_SHEET_A3,
  BRG_SHEET_A4,
  BRG_SHEET_A5,
  BRG_SHEET_LETTER,
} BrgSheetSize;

#define BRG_N_SHEET_SIZES (BRG_SHEET_LETTER + 1)

/**
 * BRG_MOST_SHIFT:
 *
 * How far a paper is moved on its sheet at most, in millimetres.
 */
#define BRG_MOST_SHIFT 30

/**
 * brg_sheet_size_from_word:
 * @word: `a3`, `a4`, `a5`, `letter`; empty for the usual one
 * @size: (out): the size
 *
 * Returns: whether it is one of them
 */
gboolean brg_sheet_size_from_word (const char *word, BrgSheetSize *size);

/**
 * BrgDocumentOptions:
 * @words: language of the document
 * @latin: by which table what somebody typed is written in Latin letters, where @words are
 * @order: order of the rows
 * @state: state that is printed
 * @orientation: how the sheet lies
 * @sheet: what it is printed on
 * @letterhead: (nullable): what stands on every paper of the event
 * @signatures: whether lines for signatures are printed
 * @stamp: whether the place of the stamp is marked
 * @father_names: whether names show the father's name
 * @form_number: whether the number of the official form is printed
 * @font_size: type size of the table in points; 0 for as large as is usual and fits
 * @n_prizes: how many prize places a line ends, 0 for none
 * @number: number of the document, or empty
 * @printed_at: when it is printed, UTC, `YYYY-MM-DDThh:mm:ssZ`; or empty
 * @columns: of a list whose columns can be chosen their names, by commas; empty for the usual ones
 * @addresses: (nullable) (element-type utf8): of a start list by correspondence where each player
 * of the snapshot is written to
 * @chosen: of papers about single players or boards their numbers, `3,5,7-9`; empty for all
 * @text: of diplomas and certificates their text with named fields; empty for the usual one
 * @card_size: of papers that are cards how large one is
 * @is_blank: of cards whether what is played is left out, to be written by hand
 * @is_large: of cards whether type and lines are for the partially sighted
 * @has_backs: of badges whether every sheet is followed by its other side
 * @is_preprinted: of diplomas and certificates whether frame and letterhead are on the sheets
 * already
 * @picture_covers: of these whether the picture under them covers the sheet and is cut at its
 * edges; else all of it is seen
 * @shift_right: of these how far everything is moved to the right, in millimetres
 * @shift_down: of these how far down
 * @is_bare: whether nothing is said of when it was printed and by which state of the journal: what
 * is left is what it shows
 * @is_compared: whether nothing is said of how far the event is either, "round 5 in play": what is
 * left is what closing a round does not change
 *
 * How a document is wanted. Nothing is owned; no text is %NULL. The documents never read the clock:
 * the same content with the same options gives the same file.
 */
typedef struct
{
  const BrgWords *words;
  BrgTransliteration latin;
  BrgDocumentOrder order;
  BrgDocumentState state;
  BrgOrientation orientation;
  BrgSheetSize sheet;
  const BrgLetterhead *letterhead;
  gboolean signatures;
  gboolean stamp;
  gboolean father_names;
  gboolean form_number;
  double font_size;
  gint n_prizes;
  const char *number;
  const char *printed_at;
  const char *columns;
  const GPtrArray *addresses;
  const char *chosen;
  const char *text;
  BrgCardSize card_size;
  gboolean is_blank;
  gboolean is_large;
  gboolean has_backs;
  gboolean is_preprinted;
  gboolean picture_covers;
  gint shift_right;
  gint shift_down;
  gboolean is_bare;
  gboolean is_compared;
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
