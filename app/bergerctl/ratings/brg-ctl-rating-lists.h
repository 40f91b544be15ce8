/* brg-ctl-rating-lists.h - bergerctl ratings: what is done with rating lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

typedef BrgCtlStatus (*BrgCtlRun) (int argc, char **argv);

/**
 * brg_ctl_rating_lists_find:
 * @name: `import`, `find`, `lists`, `update`
 *
 * Returns: (nullable): what runs it, %NULL when there is no such command
 */
BrgCtlRun brg_ctl_rating_lists_find (const char *name);

G_END_DECLS
