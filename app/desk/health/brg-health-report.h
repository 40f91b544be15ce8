/* brg-health-report.h - one file for a report on a fault, without names and paths
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-health.h"

G_BEGIN_DECLS

/**
 * brg_health_dup_without_names:
 * @text: lines of a log or of a settings file
 *
 * Takes out what may be private: whatever stands in quotation marks, and paths of files.
 *
 * Returns: (transfer full): the lines with `…` in the place of it
 */
char *brg_health_dup_without_names (const char *text);

/**
 * brg_health_write_report:
 * @rows: (element-type BrgHealthRow): what was found
 * @log: (nullable): path of the program's log
 * @settings: (nullable): path of the settings
 * @path: the new file, a ZIP archive
 * @error: return location for an error
 *
 * Writes one file for a report on a fault: what was found, the log and the settings, without names
 * and paths; nothing of the workspace.
 *
 * Returns: whether it was written
 */
gboolean brg_health_write_report (const GPtrArray *rows,
                                  const char *log,
                                  const char *settings,
                                  const char *path,
                                  GError **error);

G_END_DECLS
