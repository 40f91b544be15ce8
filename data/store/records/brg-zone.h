/* brg-zone.h - the time zone of an event, by its name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * brg_zone_is_name:
 * @name: a text
 *
 * A name of the register of zones, `Europe/Moscow`, or a difference, `+03:00`; never a path that
 * leads out of the register. Whether this machine knows it is another question.
 *
 * Returns: whether it can be the name of a zone
 */
gboolean brg_zone_is_name (const char *name);

/**
 * brg_zone_open:
 * @name: name of a zone, empty for that of this machine
 *
 * Returns: (transfer full): the zone; that of this machine where @name is unknown
 */
GTimeZone *brg_zone_open (const char *name);

G_END_DECLS
