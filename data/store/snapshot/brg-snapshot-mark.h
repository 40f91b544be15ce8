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

/**
 * brg_snapshot_is_doubted:
 * @snapshot: a snapshot
 *
 * Returns: whether it was read from a file that its journal does not prove: papers made of it are
 *   provisional and say so
 */
gboolean brg_snapshot_is_doubted (const BrgSnapshot *snapshot);

/**
 * brg_snapshot_set_doubted:
 * @snapshot: a snapshot that is being made
 * @is_doubted: what brg_snapshot_is_doubted() shall give
 */
void brg_snapshot_set_doubted (BrgSnapshot *snapshot, gboolean is_doubted);

G_END_DECLS
