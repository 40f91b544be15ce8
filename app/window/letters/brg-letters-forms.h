/* brg-letters-forms.h - forms of play by correspondence: regulations, breaks, decisions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-due-list.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/** brg_letters_form_terms: Shows the regulations of the open group, which may have none yet */
void brg_letters_form_terms (BrgShell *shell);

/**
 * brg_letters_form_decision:
 * @shell: the window
 * @desk: games
 * @matter: (nullable): the game that it is about
 * @item: (nullable): what waits in that game: whose time is over, and who decides it
 *
 * Asks for a decision.
 */
void brg_letters_form_decision (BrgShell *shell,
                                const BrgPostalDesk *desk,
                                const BrgPostalCase *matter,
                                const BrgPostalItem *item);

G_END_DECLS
