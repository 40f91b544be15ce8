/* brg-tour-bar.h - the step of a tour, under the page on show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-sample.h"
#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_TOUR_BAR (brg_tour_bar_get_type ())
G_DECLARE_FINAL_TYPE (BrgTourBar, brg_tour_bar, BRG, TOUR_BAR, GtkWidget)

/**
 * brg_tour_bar_begin:
 * @self: a bar
 * @shell: the main window, with the sample open
 * @sample: which sample it is
 *
 * Begins the tour of the sample. It takes no focus and can be left at any time.
 */
void brg_tour_bar_begin (BrgTourBar *self, BrgShell *shell, BrgSample sample);

/**
 * brg_tour_bar_look:
 * @self: a bar
 * @page: (nullable): the page on show
 *
 * Goes on when what was asked is done; ends the tour when another group is open.
 */
void brg_tour_bar_look (BrgTourBar *self, const char *page);

G_END_DECLS
