/* brg-postal-text.h - the chart of a game by correspondence as lines of text
 *
 * Columns parted by tabs, the first one a tag; `-` is an empty column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-postal-chart.h"

G_BEGIN_DECLS

/**
 * BrgPostalPart:
 * @BRG_POSTAL_WHOLE: everything
 * @BRG_POSTAL_DUE_PART: the day, who has the move, what is due
 * @BRG_POSTAL_CLAIM_PART: overdue time, claims and what came of them
 *
 * What of a chart is written.
 */
typedef enum
{
  BRG_POSTAL_WHOLE,
  BRG_POSTAL_DUE_PART,
  BRG_POSTAL_CLAIM_PART,
} BrgPostalPart;

/**
 * brg_postal_text_write:
 * @game: a game
 * @chart: its chart
 * @part: what is written
 *
 * Returns: (transfer full): the lines
 */
char *brg_postal_text_write (const BrgPostalGame *game,
                             const BrgPostalChart *chart,
                             BrgPostalPart part);

G_END_DECLS
