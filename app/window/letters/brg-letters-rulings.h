/* brg-letters-rulings.h - forms of the arbiter's decisions in a game, and of what becomes of any
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-rulings.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/** brg_letters_form_claim: Opens the form in which a claim of overdue time is decided (10.3.7) */
void brg_letters_form_claim (BrgShell *shell,
                             const BrgPostalDesk *desk,
                             const BrgPostalCase *matter);

/** brg_letters_form_adjudication: Opens the form in which a game is adjudicated (10.5.5) */
void brg_letters_form_adjudication (BrgShell *shell,
                                    const BrgPostalDesk *desk,
                                    const BrgPostalCase *matter);

/** brg_letters_form_minus: Opens the form that gives both a minus for want of a record (10.5.8) */
void brg_letters_form_minus (BrgShell *shell,
                             const BrgPostalDesk *desk,
                             const BrgPostalCase *matter);

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
