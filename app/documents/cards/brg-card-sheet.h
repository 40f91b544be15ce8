/* brg-card-sheet.h - cards that are cut from a sheet: how many, where they stand, where it is cut
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-card.h"
#include "brg-document-options.h"
#include "brg-document.h"

G_BEGIN_DECLS

/**
 * BrgCardFit:
 * @BRG_CARD_CENTRED: the cards share the paper; what is on a card stands in the middle of its share
 * @BRG_CARD_FILLED: the cards share the paper, and what is on them fills it
 * @BRG_CARD_TURNABLE: likewise, and a card may be as broad as it is usually high
 * @BRG_CARD_EXACT: a card has its size and no other; what is left of the paper is cut off
 *
 * How cards of a kind take the paper that there is.
 */
typedef enum
{
  BRG_CARD_CENTRED,
  BRG_CARD_FILLED,
  BRG_CARD_TURNABLE,
  BRG_CARD_EXACT,
} BrgCardFit;

/**
 * BrgCardKind:
 * @width: usual width of a card
 * @height: usual height
 * @least_width: so wide it has to be, for what stands on it
 * @least_height: so high
 * @border: how far it is from the edge of the paper on every side, for marks outside the cards
 * @foot: how much more below
 * @fit: how it takes the paper
 * @sheet_is_card: a card that is wanted of A5 is on A5, unless a sheet was asked for
 * @lies: how the sheet lies when nobody asks; %BRG_ORIENTATION_AUTO for whichever holds more
 *
 * A kind of cards. All lengths are millimetres.
 */
typedef struct
{
  double width;
  double height;
  double least_width;
  double least_height;
  double border;
  double foot;
  BrgCardFit fit;
  BrgOrientation lies;
  gboolean sheet_is_card;
} BrgCardKind;

/**
 * BrgCardSheet:
 * @width: width of a card
 * @height: its height
 * @n_across: cards beside each other
 * @n_down: cards below each other
 * @left: left edge of the first one on the sheet
 * @top: its upper edge
 * @inset_x: where on a card begins what is drawn on it
 * @inset_y: likewise, from above
 * @paper_width: width of the paper
 * @paper_height: its height
 *
 * Cards without gaps on a sheet of paper. All lengths are millimetres.
 */
typedef struct
{
  double width;
  double height;
  guint n_across;
  guint n_down;
  double left;
  double top;
  double inset_x;
  double inset_y;
  double paper_width;
  double paper_height;
} BrgCardSheet;

/**
 * brg_card_sheet_find:
 * @kind: a kind of cards
 * @options: on what they are printed: size of the sheet, and how it lies
 *
 * Returns: as many cards as the sheet holds, one at least. A sheet that lies as was asked and would
 *   hold none lies the other way: it is the same paper.
 */
BrgCardSheet brg_card_sheet_find (const BrgCardKind *kind, const BrgDocumentOptions *options);

/** brg_card_sheet_page_new: Returns: (transfer full): an empty page of the paper of a sheet */
BrgPrintPage *brg_card_sheet_page_new (const BrgCardSheet *sheet);

/** brg_card_sheet_count: Returns: how many cards a sheet has */
guint brg_card_sheet_count (const BrgCardSheet *sheet);

/**
 * brg_card_sheet_place:
 * @sheet: a sheet
 * @page: a page
 * @typesetter: a typesetter
 * @place: number of a place on it from 0, by rows from the left
 *
 * Returns: the card there
 */
BrgCard brg_card_sheet_place (const BrgCardSheet *sheet,
                              BrgPrintPage *page,
                              BrgTypesetter *typesetter,
                              guint place);

/**
 * brg_card_sheet_next:
 * @sheet: a sheet
 * @document: receives a page, with its cuts, for each first card of a sheet
 * @page: (inout): the page of the card before, NULL before the first; of @document
 * @typesetter: a typesetter
 * @index: number of the card in the document, from 0
 * @type_size: size of the type that the page says of itself, in points
 *
 * Returns: the card
 */
BrgCard brg_card_sheet_next (const BrgCardSheet *sheet,
                             BrgDocument *document,
                             BrgPrintPage **page,
                             BrgTypesetter *typesetter,
                             guint index,
                             double type_size);

/**
 * brg_card_sheet_add_cuts:
 * @sheet: a sheet whose cards begin at its edges
 * @page: a page
 *
 * Adds dashed lines between the cards, from edge to edge of the paper, and where paper is left over
 * behind the last of them.
 */
void brg_card_sheet_add_cuts (const BrgCardSheet *sheet, BrgPrintPage *page);

/**
 * brg_card_sheet_add_crop_marks:
 * @sheet: a sheet with room around its cards
 * @page: a page
 *
 * Adds short lines outside the cards, which show where to cut and are cut off.
 */
void brg_card_sheet_add_crop_marks (const BrgCardSheet *sheet, BrgPrintPage *page);

G_END_DECLS
