/* brg-output-folder.h - writes a folder of files that the program gives out, whole or not at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-output-file.h"

G_BEGIN_DECLS

/**
 * BrgOutputFolderCount:
 * @n_files: files that the folder has now
 * @n_changed: those of them that are new or have another content
 * @n_bytes: bytes of all
 * @had_gap: whether the drive cannot exchange two folders in one step, so that there was none for a
 *   moment
 *
 * What was written.
 */
typedef struct
{
  guint n_files;
  guint n_changed;
  guint64 n_bytes;
  gboolean had_gap;
} BrgOutputFolderCount;

/**
 * brg_output_folder_check:
 * @path: where a folder is to be written
 * @error: return location for an error, for a person
 *
 * Refuses what is neither new nor empty nor a folder that this program wrote and in which nobody
 * added or changed anything: also a link, a file, the root, the home of the user, and what lies in
 * a folder that this program wrote.
 *
 * Returns: whether it may be written there
 */
gboolean brg_output_folder_check (const char *path, GError **error);

/**
 * brg_output_folder_write:
 * @path: the folder
 * @files: (element-type BrgOutputFile): all that it shall hold
 * @count: (out) (optional): what was written
 * @error: return location for an error, for a person
 *
 * Writes the folder beside @path and exchanges the two in one step: whoever looks, at whatever
 * moment the program dies, finds the old folder or the new one. A file whose content stays is the
 * same file, with its time. What a run that died left beside it is taken away. A folder in which
 * nothing changes is not touched. Of runs for folders of one place each waits for the other.
 *
 * A drive that cannot exchange folders, such as FAT, has the old one renamed and then the new one;
 * who dies between the two leaves both beside, whole, and the next run puts one in its place before
 * it does anything else.
 *
 * Returns: whether everything is on the disk; on failure @path is as it was
 */
gboolean brg_output_folder_write (const char *path,
                                  const GPtrArray *files,
                                  BrgOutputFolderCount *count,
                                  GError **error);

G_END_DECLS
