/* brg-player-card.h - a player's card: rounds, opponents, results, running total
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_PLAYER_CARD (brg_player_card_get_type ())
G_DECLARE_FINAL_TYPE (BrgPlayerCard, brg_player_card, BRG, PLAYER_CARD, BrgSheet)

/**
 * brg_player_card_present:
 * @shell: the main shell
 * @entry_id: row of a player
 * @other_id: row of another player to whom the card can be turned, 0 for none
 *
 * Shows the card as form 8 of rus-draughts-2022 has it. With two players, of a board, the arrows
 * turn from one to the other. Escape closes.
 */
void brg_player_card_present (BrgShell *shell, gint64 entry_id, gint64 other_id);

G_END_DECLS
