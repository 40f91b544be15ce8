/* brg-letters-fate.h - what the results of a player who left are worth: the form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-desk.h"
#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_letters_form_fate:
 * @shell: the window
 * @desk: games
 * @entry: index of a player who left
 *
 * Asks whether his results are counted or annulled (10.5.3).
 */
void brg_letters_form_fate (BrgShell *shell, const BrgPostalDesk *desk, gint entry);

G_END_DECLS
