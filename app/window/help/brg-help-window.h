/* brg-help-window.h - the manual, beside the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-shell.h"

G_BEGIN_DECLS

/**
 * brg_help_window_present:
 * @shell: the main window
 * @over: (nullable): the sheet that is open, which is explained rather than @page
 * @page: (nullable): id of the page on show
 *
 * Opens the manual at what explains @over, else @page, else at its first topic. There is one window
 * of it; it can be read while a sheet is open.
 */
void brg_help_window_present (BrgShell *shell, GtkWidget *over, const char *page);

/**
 * brg_help_window_present_topic:
 * @shell: the main window
 * @topic: id of a topic
 *
 * Opens the manual at the topic.
 */
void brg_help_window_present_topic (BrgShell *shell, const char *topic);

G_END_DECLS
