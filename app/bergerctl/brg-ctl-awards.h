/* brg-ctl-awards.h - what the commands about awards share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-ctl.h"

G_BEGIN_DECLS

/**
 * brg_ctl_share_prizes:
 * @amounts: (nullable): what the first places bring, `1000,600.50`
 * @split: (nullable): how equal players share: `place`, `equal` or `hort`
 * @standings: (nullable): `NAME:POINTS` parted by blanks, in the order of the places,
 * `NAME:POINTS:x` for who was excluded
 *
 * Prints what everybody gets, a line a name.
 *
 * Returns: the status; a fault is reported
 */
BrgCtlStatus brg_ctl_share_prizes (const char *amounts, const char *split, const char *standings);

G_END_DECLS
