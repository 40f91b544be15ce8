/* brg-snapshot-mark.h - by which state of the journal a snapshot was read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_snapshot_get_mark:
 * @snapshot: a snapshot
 *
 * Returns: (transfer none): number and hash of the last entry of its event, as they stand on
 * papers: `123:a1b2c3d4`; empty when it does not come from a workspace
 */
const char *brg_snapshot_get_mark (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_set_mark:
 * @snapshot: a snapshot that is being made
 * @mark: what brg_snapshot_get_mark() shall give
 */
void brg_snapshot_set_mark (BrgSnapshot *snapshot, const char *mark);

G_END_DECLS
