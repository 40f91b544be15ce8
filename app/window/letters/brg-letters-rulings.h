/* brg-letters-rulings.h - forms of the arbiter's decisions in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
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

G_END_DECLS
