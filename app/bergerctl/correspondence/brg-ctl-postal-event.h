/* brg-ctl-postal-event.h - bergerctl correspondence of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/** brg_ctl_postal_event_has: Returns: whether the arguments ask for an event, with `--db` */
gboolean brg_ctl_postal_event_has (int argc, char **argv);

/**
 * brg_ctl_postal_event_run:
 * @argc: number of arguments
 * @argv: what is asked, then options
 *
 * Returns: what came of it
 */
BrgCtlStatus brg_ctl_postal_event_run (int argc, char **argv);

G_END_DECLS
