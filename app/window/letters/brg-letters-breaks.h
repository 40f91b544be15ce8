/* brg-letters-breaks.h - forms of breaks, and of when the starting list came
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_letters_form_break:
 * @shell: the window
 * @desk: games
 * @entry: index of the player that is proposed, -1 for the first
 * @notice: (nullable): a letter that announced it
 *
 * Asks for a break.
 */
void brg_letters_form_break (BrgShell *shell,
                             const BrgPostalDesk *desk,
                             gint entry,
                             const BrgPostalNotice *notice);

/**
 * brg_letters_form_pause:
 * @shell: the window
 * @desk: games
 * @pause: a break of one of the players
 *
 * Shows a break that was announced, to be changed or withdrawn.
 */
void brg_letters_form_pause (BrgShell *shell,
                             const BrgPostalDesk *desk,
                             const BrgPostalPause *pause);

/** brg_letters_break_dup_name: Returns: (transfer full): "Laptev: 01.07.2026 – 10.07.2026" */
char *brg_letters_break_dup_name (const BrgPostalDesk *desk, const BrgPostalPause *pause);

/**
 * brg_letters_form_sheets:
 * @shell: the window
 * @desk: games
 *
 * Asks when every player got the starting list: who got it late begins later (10.3.2).
 */
void brg_letters_form_sheets (BrgShell *shell, const BrgPostalDesk *desk);

G_END_DECLS
