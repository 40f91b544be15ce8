/* brg-place.h - on what kind of file system a workspace lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPlaceKind:
 * @BRG_PLACE_LOCAL: of this computer: several programs may have a file open
 * @BRG_PLACE_LOCKED: a network drive that knows locks: one program alone may have a file open
 * @BRG_PLACE_REFUSED: a network drive that does not keep two computers from writing at once: files
 *   are only looked at
 *
 * What may be done with a workspace there.
 */
typedef enum
{
  BRG_PLACE_LOCAL,
  BRG_PLACE_LOCKED,
  BRG_PLACE_REFUSED,
} BrgPlaceKind;

/**
 * BrgPlace:
 * @type: the file system as the system calls it, `ext2`, `nfs`, `fuse.sshfs`
 * @kind: what may be done there
 * @counts_short_names: whether a file has several links for its names of other systems
 *
 * A file system.
 */
typedef struct
{
  char *type;
  BrgPlaceKind kind;
  gboolean counts_short_names;
} BrgPlace;

/**
 * brg_place_free:
 * @place: (nullable): a file system
 */
void brg_place_free (BrgPlace *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPlace, brg_place_free)

/**
 * brg_place_find:
 * @path: a file, which need not be there yet
 *
 * Returns: (transfer full): what it lies on, or would
 */
BrgPlace *brg_place_find (const char *path);

/**
 * brg_place_is_mount:
 * @path: a file
 *
 * One file can be mounted under a name of its own in another folder: what lies beside it there is
 * not what lies beside it.
 *
 * Returns: whether it is
 */
gboolean brg_place_is_mount (const char *path);

/**
 * brg_place_dup_listed_name:
 * @folder: a folder
 * @name: a name that leads to a file there
 * @device: of that file
 * @inode: of that file
 *
 * Where case does not count, and where a file has a short name besides its long one
 * (`FINALN~1.BER`), names lead to a file that the folder does not list.
 *
 * Returns: (transfer full): the name under which the folder lists the file; @name where it lists
 *   that, or none
 */
char *brg_place_dup_listed_name (const char *folder,
                                 const char *name,
                                 guint64 device,
                                 guint64 inode);

/**
 * brg_place_dup_listed_path:
 * @path: a path without links
 *
 * Returns: (transfer full): the same file by the name that its folder lists, so that whoever opens
 *   it finds one journal and one lease beside it
 */
char *brg_place_dup_listed_path (const char *path);

/**
 * BrgPlaceProbe:
 * @folder: a folder
 *
 * Returns: (transfer full): the type of its file system, empty when it is not known
 */
typedef char *(*BrgPlaceProbe) (const char *folder);

/**
 * brg_place_set_probe:
 * @probe: (nullable): who tells types, %NULL for the system
 *
 * Lets tests have every file system.
 */
void brg_place_set_probe (BrgPlaceProbe probe);

G_END_DECLS
