/* brg-snapshot-private.h - what a snapshot holds besides what everybody reads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-snapshot.h"

G_BEGIN_DECLS

/* Every snapshot is one of these. */
typedef struct
{
  BrgSnapshot snapshot;
  char *mark;           /* (nullable) */
  GHashTable *families; /* (nullable): owned family name -> owned GArray of gint, made when asked */
  gboolean is_doubted;
} BrgSnapshotWhole;

G_END_DECLS
