/* brg-card.h - what is put on a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-document.h"
#include "brg-typesetter.h"

G_BEGIN_DECLS

/**
 * BrgCard:
 * @page: the page on which it stands
 * @typesetter: a typesetter
 * @left: its left edge on the page, in points
 * @top: its upper edge
 *
 * A card. What is put on it is given in millimetres from its upper left corner; sizes of type are
 * points.
 */
typedef struct
{
  BrgPrintPage *page;
  BrgTypesetter *typesetter;
  double left;
  double top;
} BrgCard;

/**
 * brg_card_add_text:
 * @card: a card
 * @type: type
 * @text: a text without markup
 * @x: left edge of its box
 * @baseline: baseline of its line
 * @width: width of the box; a longer text is set smaller
 * @align: 0 left, 0.5 middle, 1 right
 */
void brg_card_add_text (const BrgCard *card,
                        BrgType type,
                        const char *text,
                        double x,
                        double baseline,
                        double width,
                        double align);

/**
 * BrgCardText:
 * @text: (transfer none): a text without markup
 * @type: the type that suits it
 * @n_lines: how many lines it takes in that
 *
 * A text that may take two lines.
 */
typedef struct
{
  const char *text;
  BrgType type;
  guint n_lines;
} BrgCardText;

/**
 * brg_card_fit:
 * @card: a card
 * @largest: the type in which it should stand
 * @small: size in points down to which it is set smaller to stay on one line
 * @text: a text without markup
 * @width: width of its box
 *
 * Returns: the text on one line, else on two lines of @small type, and smaller only where that is
 *   not enough; nothing is cut
 */
BrgCardText brg_card_fit (const BrgCard *card,
                          BrgType largest,
                          double small,
                          const char *text,
                          double width);

/** brg_card_text_step: Returns: from the baseline of one line of @text to that of the next */
double brg_card_text_step (const BrgCardText *text);

/**
 * brg_card_add_fitted:
 * @card: a card
 * @text: a text
 * @x: left edge of its box
 * @baseline: baseline of its first line
 * @width: the width for which it was fitted
 *
 * Returns: baseline of its last line
 */
double brg_card_add_fitted (const BrgCard *card,
                            const BrgCardText *text,
                            double x,
                            double baseline,
                            double width);

/**
 * brg_card_wrap:
 * @card: a card
 * @type: type
 * @text: a text without markup
 * @width: width of its box
 *
 * Returns: the text on as many lines as it takes in that type
 */
BrgCardText brg_card_wrap (const BrgCard *card, BrgType type, const char *text, double width);

/**
 * brg_card_even_width:
 * @card: a card
 * @text: a text that was fitted
 * @width: the width for which it was
 *
 * Returns: the least width in which it takes no more lines, so that none is left with a word; in
 *   millimetres
 */
double brg_card_even_width (const BrgCard *card, const BrgCardText *text, double width);

/**
 * brg_card_fit_head:
 * @card: a card
 * @largest: the type in which it should stand
 * @text: head of a column without markup
 * @width: width of its box
 * @most: the most lines
 *
 * Returns: the text as brg_card_fit_lines() gives it, and so small that no word ends but where it
 *   may: at a space or a hyphen
 */
BrgCardText brg_card_fit_head (const BrgCard *card,
                               BrgType largest,
                               const char *text,
                               double width,
                               guint most);

/**
 * brg_card_fit_lines:
 * @card: a card
 * @largest: the type in which it should stand
 * @text: a text without markup
 * @width: width of its box
 * @most: the most lines
 *
 * Returns: the text in the largest type in which it takes no more lines
 */
BrgCardText brg_card_fit_lines (const BrgCard *card,
                                BrgType largest,
                                const char *text,
                                double width,
                                guint most);

/** BRG_CARD_READABLE: type of that size is read without effort, in points */
#define BRG_CARD_READABLE 8.0

/**
 * brg_card_fit_readable:
 * @card: a card
 * @largest: the type in which it should stand
 * @text: a text without markup
 * @width: width of its box
 * @most: so many lines it has rather than smaller type
 *
 * Returns: the text in the largest type in which it takes no more lines, but not below
 *   %BRG_CARD_READABLE: in that it takes as many as it needs
 */
BrgCardText brg_card_fit_readable (const BrgCard *card,
                                   BrgType largest,
                                   const char *text,
                                   double width,
                                   guint most);

/**
 * brg_card_add_raised:
 * @card: a card
 * @type: the type in which it should stand
 * @text: a text without markup
 * @x: left edge of its box
 * @baseline: baseline of its last line
 * @width: width of its box
 * @height: how far above @baseline there is room
 *
 * Adds a text on one line if it is %BRG_CARD_READABLE there, else on as many as make its type
 * largest in the room that there is.
 */
void brg_card_add_raised (const BrgCard *card,
                          BrgType type,
                          const char *text,
                          double x,
                          double baseline,
                          double width,
                          double height);

/**
 * brg_card_add_lines:
 * @card: a card
 * @text: a text
 * @x: left edge of its box
 * @baseline: baseline of its first line
 * @width: the width for which it was fitted
 * @align: 0 left, 0.5 middle, 1 right
 *
 * Returns: baseline of its last line
 */
double brg_card_add_lines (const BrgCard *card,
                           const BrgCardText *text,
                           double x,
                           double baseline,
                           double width,
                           double align);

/** brg_card_text_width: Returns: width of @text in one line, in millimetres */
double brg_card_text_width (const BrgCard *card, BrgType type, const char *text);

/** brg_card_cap: Returns: height of a capital of @type in millimetres */
double brg_card_cap (BrgType type);

/** brg_card_sans: Returns: type of tables */
BrgType brg_card_sans (double size, gboolean is_bold);

/** brg_card_serif: Returns: type of headings and texts */
BrgType brg_card_serif (double size, gboolean is_bold);

/** brg_card_add_line: Adds a line to @card */
void brg_card_add_line (const BrgCard *card,
                        BrgPrintPageLineStyle style,
                        double x1,
                        double y1,
                        double x2,
                        double y2);

/** brg_card_add_box: Adds a rectangle of strong lines to @card */
void brg_card_add_box (const BrgCard *card, double x, double y, double width, double height);

/** brg_card_add_disc: Adds a disc, or a ring for White, to @card */
void brg_card_add_disc (const BrgCard *card, double x, double y, double radius, gboolean is_black);

G_END_DECLS
