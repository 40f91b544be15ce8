/* faulty-vfs.h - a disk and a memory that fail when a test wants it
 *
 * A layer of SQLite over that of the system. It counts what is asked of it, lets the nth of a kind
 * fail, and knows what is not yet on the disk, so that it can leave there what a power cut leaves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

typedef enum
{
  FAULT_OPEN,
  FAULT_WRITE,
  FAULT_SYNC,
  FAULT_TRUNCATE,
  FAULT_LOCK,
  FAULT_DELETE,
  FAULT_MEMORY,
} FaultKind;

#define N_FAULT_KINDS (FAULT_MEMORY + 1)

/* "write" */
const char *fault_kind_to_text (FaultKind kind);

/* Takes the place of the system's layer, from now on for every connection of the program. To be
 * called before SQLite is used. A wait for a lock passes at once. */
void faulty_vfs_install (void);

/* The @nth of @kind fails, from 1; when @stays everything of that kind after it as well. */
void faulty_vfs_arm (FaultKind kind, guint nth, gboolean stays);

/* How often something of @kind was asked for since the last arming. */
guint faulty_vfs_get_count (FaultKind kind);

/* Nothing fails and nothing is counted meanwhile. */
void faulty_vfs_pause (gboolean is_paused);

/* Whether something failed since the last arming. Nothing fails any more. */
gboolean faulty_vfs_disarm (void);

/* The power goes at the @nth write, flush or change of length from now: that one may have come
 * about, all after it fail. */
void faulty_vfs_cut_power (guint nth);

gboolean faulty_vfs_is_power_gone (void);

/* Files open for reading alone and none is made, as on a medium that cannot be written. */
void faulty_vfs_set_read_only (gboolean is_read_only);

/* Whether it was cut meanwhile. The power is back, and on the disk is of every sector (512 bytes)
 * written since the last flush either the old or the new, by chance. To be called when all files
 * are closed. */
gboolean faulty_vfs_restore_power (GRand *rand);
