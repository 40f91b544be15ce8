/* brg-exchange-popover.h - two players change places, or one gets the bye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "brg-draft-pairs.h"

G_BEGIN_DECLS

#define BRG_TYPE_EXCHANGE_POPOVER (brg_exchange_popover_get_type ())
G_DECLARE_FINAL_TYPE (BrgExchangePopover, brg_exchange_popover, BRG, EXCHANGE_POPOVER, GtkPopover)

/**
 * BrgExchangePopover:
 *
 * Asks which player of a board moves, and with whom. Signal `chosen` (player, other): two players
 * shall change places; @other is %BRG_NOBODY when @player shall have the bye.
 */

/**
 * brg_exchange_popover_new:
 *
 * Returns: (transfer floating): a popover
 */
GtkWidget *brg_exchange_popover_new (void);

/**
 * brg_exchange_popover_ask:
 * @self: a popover
 * @draft: (transfer none): the draft
 * @white: a player, with White or without a pair
 * @black: his opponent, or %BRG_NOBODY
 * @about_bye: whether it is asked who shall have the bye
 *
 * Shows the popover.
 */
void brg_exchange_popover_ask (BrgExchangePopover *self,
                               BrgDraft *draft,
                               gint white,
                               gint black,
                               gboolean about_bye);

G_END_DECLS
