/* brg-postal-sheet.h - the record of a game by correspondence for the secretary
 *
 * Rules: rus-draughts-2022 10.5.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-chart.h"

G_BEGIN_DECLS

/**
 * brg_postal_sheet_write:
 * @game: a game
 * @chart: its chart
 *
 * Writes the record in one column: cipher, names, the moves that stand in half-short notation (on
 * 100 squares in full, for 7.3 knows no other), the result. Signature and date are the player's.
 *
 * Returns: (transfer full): the lines
 */
char *brg_postal_sheet_write (const BrgPostalGame *game, const BrgPostalChart *chart);

G_END_DECLS
