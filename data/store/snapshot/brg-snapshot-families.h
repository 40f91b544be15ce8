/* brg-snapshot-families.h - who of a snapshot has the same family name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * brg_snapshot_list_family:
 * @snapshot: a snapshot
 * @family_name: a family name, or the name of a team
 * @n: (out): how many have it
 *
 * Finds namesakes without looking at everybody: the first question sorts the names of the snapshot,
 * the others look them up. May be asked in several threads at a time.
 *
 * Returns: (transfer none) (array length=n): indices of those with that very name, ascending; valid
 *   as long as the snapshot
 */
const gint *brg_snapshot_list_family (const BrgSnapshot *snapshot,
                                      const char *family_name,
                                      guint *n);

/**
 * brg_snapshot_forget_families:
 * @snapshot: a snapshot that only the caller has, and whose names he changes
 *
 * Lets the next question look at the names anew.
 */
void brg_snapshot_forget_families (BrgSnapshot *snapshot);

G_END_DECLS
