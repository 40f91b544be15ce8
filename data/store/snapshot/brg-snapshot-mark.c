/* brg-snapshot-mark.c - by which state of the journal a snapshot was read
 *
 * Tests: tests/data/test-proof.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-snapshot-mark.h"

#include "brg-snapshot-private.h"

const char *
brg_snapshot_get_mark (const BrgSnapshot *snapshot)
{
  const char *mark;

  g_return_val_if_fail (snapshot != NULL, "");

  mark = ((const BrgSnapshotWhole *) snapshot)->mark;
  return mark != NULL ? mark : "";
}

void
brg_snapshot_set_mark (BrgSnapshot *snapshot, const char *mark)
{
  BrgSnapshotWhole *whole = (BrgSnapshotWhole *) snapshot;

  g_return_if_fail (snapshot != NULL && mark != NULL);

  g_free (whole->mark);
  whole->mark = g_strdup (mark);
}

gboolean
brg_snapshot_is_doubted (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return ((const BrgSnapshotWhole *) snapshot)->is_doubted;
}

void
brg_snapshot_set_doubted (BrgSnapshot *snapshot, gboolean is_doubted)
{
  g_return_if_fail (snapshot != NULL);

  ((BrgSnapshotWhole *) snapshot)->is_doubted = is_doubted;
}
