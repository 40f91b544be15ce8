/* brg-round-progress.h - how much of a round is in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define BRG_TYPE_ROUND_PROGRESS (brg_round_progress_get_type ())
G_DECLARE_FINAL_TYPE (BrgRoundProgress, brg_round_progress, BRG, ROUND_PROGRESS, GtkWidget)

/**
 * brg_round_progress_new:
 *
 * Returns: (transfer floating): a bar with "0 of 0" beside it
 */
GtkWidget *brg_round_progress_new (void);

/**
 * brg_round_progress_set:
 * @self: a #BrgRoundProgress
 * @entered: results that are in, adjourned games not among them
 * @adjourned: games that are adjourned: the hatched part of the bar
 * @total: games of the round; @entered and @adjourned together are not more
 */
void brg_round_progress_set (BrgRoundProgress *self, guint entered, guint adjourned, guint total);

G_END_DECLS
