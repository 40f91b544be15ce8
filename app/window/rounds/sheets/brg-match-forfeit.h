/* brg-match-forfeit.h - a match that a team does not play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_match_forfeit_ask:
 * @shell: the window
 * @parent: widget in the shell that asks
 * @round: a paired round
 * @match: index of a match in #BrgRound.games that is no bye
 * @side: the team that is thought of: 0 for the first, 1 for the second
 *
 * Asks which team does not play, and forfeits all boards of the match that have no result.
 */
void brg_match_forfeit_ask (BrgShell *shell, GtkWidget *parent, gint round, gint match, guint side);

G_END_DECLS
