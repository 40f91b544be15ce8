/* brg-two-players-sheet.h - two without an opponent get each other in a published round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_TWO_PLAYERS_SHEET (brg_two_players_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgTwoPlayersSheet, brg_two_players_sheet, BRG, TWO_PLAYERS_SHEET, BrgSheet)

/**
 * brg_two_players_sheet_is_possible:
 * @snapshot: a group
 * @round: a round of it
 *
 * Returns: whether two players of that round have no opponent
 */
gboolean brg_two_players_sheet_is_possible (const BrgSnapshot *snapshot, gint round);

/**
 * brg_two_players_sheet_present:
 * @shell: the main window
 * @round: a published round
 * @entry_id: row of the entry that gets an opponent, 0 to begin with who has the bye
 * @reason: (nullable): a reason that is proposed
 *
 * Asks for two players and the reason; shows the board and the colours that they would have.
 */
void brg_two_players_sheet_present (BrgShell *shell,
                                    gint round,
                                    gint64 entry_id,
                                    const char *reason);

G_END_DECLS
