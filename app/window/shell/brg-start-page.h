/* brg-start-page.h - the list of events, and ways to begin
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

#define BRG_TYPE_START_PAGE (brg_start_page_get_type ())
G_DECLARE_FINAL_TYPE (BrgStartPage, brg_start_page, BRG, START_PAGE, GtkWidget)

/**
 * brg_start_page_new:
 * @shell: (transfer none): the window it belongs to
 *
 * Returns: (transfer floating): the page
 */
BrgStartPage *brg_start_page_new (BrgShell *shell);

/**
 * brg_start_page_refresh:
 * @self: the page
 *
 * Reads the list of events again.
 */
void brg_start_page_refresh (BrgStartPage *self);

/**
 * brg_start_page_take_focus:
 * @self: the page
 *
 * Puts the focus on the first event, or on the button for a new one.
 */
void brg_start_page_take_focus (BrgStartPage *self);

G_END_DECLS
