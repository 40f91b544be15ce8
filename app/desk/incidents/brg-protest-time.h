/* brg-protest-time.h - moments of a protest as they are stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_protest_time_parse:
 * @utc: a moment, `YYYY-MM-DDThh:mm` with or without seconds and `Z`, or empty
 *
 * Returns: UTC seconds, 0 for none
 */
gint64 brg_protest_time_parse (const char *utc);

/**
 * brg_protest_time_dup:
 * @seconds: UTC seconds, 0 for none
 *
 * Returns: (transfer full): `YYYY-MM-DDThh:mm:ssZ`, empty for none
 */
char *brg_protest_time_dup (gint64 seconds);

G_END_DECLS
