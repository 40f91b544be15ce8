/* brg-health-window.h - what of the health of the program only the window knows: toolkit, printers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-health.h"
#include "brg-preferences.h"

G_BEGIN_DECLS

/** brg_health_window_add_toolkit: Adds a row with the versions of GTK and libadwaita */
void brg_health_window_add_toolkit (GPtrArray *rows);

/**
 * BrgHealthPrinters:
 * @n_printers: printers of the system, -1 where it cannot be asked
 * @data: the caller's data
 */
typedef void (*BrgHealthPrinters) (gint n_printers, gpointer data);

/**
 * brg_health_window_ask_printers:
 * @waits: whether @func is called before this returns
 * @func: called once
 * @data: handed to @func
 *
 * The toolkit must be there.
 */
void brg_health_window_ask_printers (gboolean waits, BrgHealthPrinters func, gpointer data);

/** brg_health_window_add_printers: Adds a row for the printers of the system, -1: cannot be asked
 */
void brg_health_window_add_printers (GPtrArray *rows, gint n_printers);

/**
 * brg_health_window_tell:
 * @preferences: the user's preferences: which workspace, which second folder
 * @report: (nullable): a ZIP archive to write, for a report on a fault
 *
 * `berger --doctor`: prints a line for everything that was looked at.
 *
 * Returns: exit status: 0, 1 when something is bad, 2 when @report cannot be written
 */
int brg_health_window_tell (BrgPreferences *preferences, const char *report);

/**
 * brg_health_window_write_report:
 * @rows: what was found
 * @path: a ZIP archive
 * @error: return location for an error
 *
 * Returns: whether it was written, with log and settings of this user
 */
gboolean brg_health_window_write_report (const GPtrArray *rows, const char *path, GError **error);

G_END_DECLS
