/* brg-site-publish.h - the pages of an event are written while the window goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_site_publish:
 * @shell: the main window, with an event whose pages have a folder
 *
 * Reads what was published and writes it in the background; then it is told what was written, or
 * why not. What is asked for while that goes on is done behind it.
 */
void brg_site_publish (BrgShell *shell);

/**
 * brg_site_publish_by_hand:
 * @shell: the main window, with an event whose pages have a folder
 *
 * The same, asked for by the user: from now on this file may write there by itself as well.
 */
void brg_site_publish_by_hand (BrgShell *shell);

/**
 * brg_site_publish_watch:
 * @shell: the main window
 *
 * From now on the pages are written when a round was published or closed, for events that want it.
 */
void brg_site_publish_watch (BrgShell *shell);

G_END_DECLS
