/* brg-log.h - what the program and its libraries complain of, kept for a report
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_log_start:
 *
 * Writes warnings and errors also to `berger/berger.log` in the user's state folder, without what
 * stands in quotation marks and without paths. A log above 256 KB becomes `berger.log.1`, of which
 * one is kept. To be called once, before any other thread is there.
 */
void brg_log_start (void);

/** brg_log_dup_path: Returns: (transfer full): where it is */
char *brg_log_dup_path (void);

G_END_DECLS
