/* brg-postal-chart-sheet.h - the chart of the time of a game by correspondence, and its letters
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sheet.h"

G_BEGIN_DECLS

#define BRG_TYPE_POSTAL_CHART_SHEET (brg_postal_chart_sheet_get_type ())
G_DECLARE_FINAL_TYPE (BrgPostalChartSheet,
                      brg_postal_chart_sheet,
                      BRG,
                      POSTAL_CHART_SHEET,
                      BrgSheet)

/**
 * brg_postal_chart_sheet_present:
 * @shell: the window
 * @pairing_id: row of a game
 *
 * Shows table 2 of the game, what is to be said of its letters, and the letters themselves, which
 * can be corrected and taken out.
 */
void brg_postal_chart_sheet_present (BrgShell *shell, gint64 pairing_id);

G_END_DECLS
