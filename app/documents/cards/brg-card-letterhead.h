/* brg-card-letterhead.h - the letterhead of the event on what is drawn by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-card.h"
#include "brg-form.h"

G_BEGIN_DECLS

/** BRG_CARD_LOGO: how high a logo is on a card of A5, in millimetres */
#define BRG_CARD_LOGO 12.0

/**
 * brg_card_letterhead_add:
 * @card: a card
 * @form: whose logos and approval stand on it
 * @left: left edge of what is printed, in millimetres
 * @right: its right edge
 * @top: its upper edge
 * @most_logo: how high a logo is at most
 *
 * Adds the logos at the edges and the lines of approval below the right one.
 *
 * Returns: what they take, in millimetres, 0 for none
 */
double brg_card_letterhead_add (const BrgCard *card,
                                const BrgForm *form,
                                double left,
                                double right,
                                double top,
                                double most_logo);

/**
 * brg_card_letterhead_add_logos:
 * @card: a card
 * @form: whose logos stand on it
 * @left: left edge of what is printed, in millimetres
 * @right: its right edge
 * @top: upper edge of the logos
 * @most_width: how wide a logo is at most
 * @most_height: how high a logo is at most
 *
 * Adds the logos at the edges, and nothing else.
 */
void brg_card_letterhead_add_logos (const BrgCard *card,
                                    const BrgForm *form,
                                    double left,
                                    double right,
                                    double top,
                                    double most_width,
                                    double most_height);

/**
 * brg_card_letterhead_add_foot:
 * @card: a card
 * @form: whose foot stands on it
 * @left: left edge of what is printed, in millimetres
 * @right: its right edge
 * @baseline: baseline of the line
 * @size: its type at most, in points
 *
 * Adds the line that every paper of the event has at its foot, in one line.
 */
void brg_card_letterhead_add_foot (const BrgCard *card,
                                   const BrgForm *form,
                                   double left,
                                   double right,
                                   double baseline,
                                   double size);

G_END_DECLS
