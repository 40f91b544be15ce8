/* brg-letters-reversal.h - form of a decision that is put aside after a protest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-rulings.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_letters_form_reversal:
 * @shell: main window
 * @desk: games on a day
 * @ruling: a decision in a game
 * @party: which of its players protested; the protest was upheld
 *
 * Opens the form of what the game gets instead: another result, or play that goes on.
 */
void brg_letters_form_reversal (BrgShell *shell,
                                const BrgPostalDesk *desk,
                                const BrgPostalRuling *ruling,
                                guint party);

G_END_DECLS
