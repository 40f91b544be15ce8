/* brg-letters-way.h - forms of what becomes of a decision, and of the answer to a protest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-rulings.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_letters_form_way:
 * @shell: the window
 * @desk: games on a day
 * @ruling: a decision
 *
 * Opens the form in which is entered who got it when and when he protested (10.1.12, 10.5.6).
 */
void brg_letters_form_way (BrgShell *shell,
                           const BrgPostalDesk *desk,
                           const BrgPostalRuling *ruling);

/**
 * brg_letters_form_reply:
 * @shell: the window
 * @desk: games on a day
 * @ruling: a decision
 * @party: index in it of a player whose protest waits
 *
 * Opens the form in which the next office decides on a protest (10.1.12, 10.5.7).
 */
void brg_letters_form_reply (BrgShell *shell,
                             const BrgPostalDesk *desk,
                             const BrgPostalRuling *ruling,
                             guint party);

G_END_DECLS
