/* brg-output-names.h - which files of a folder the program wrote: for brg-output-folder.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-output-file.h"

G_BEGIN_DECLS

/**
 * brg_output_names_read_mark:
 * @folder: an open folder
 *
 * Returns: (transfer full) (nullable): what its mark says, %NULL when it has none
 */
char *brg_output_names_read_mark (int folder);

/**
 * brg_output_names_parse:
 * @text: what a mark says
 * @names: (element-type utf8 utf8): gets the names in it, and the SHA-256 of each file
 * @folders: (element-type utf8): gets the folders of these
 *
 * Returns: whether it is a mark of this program
 */
gboolean brg_output_names_parse (const char *text, GHashTable *names, GHashTable *folders);

/**
 * brg_output_names_write:
 * @files: (element-type BrgOutputFile): files
 *
 * Returns: (transfer full): the mark of a folder with them
 */
char *brg_output_names_write (const GPtrArray *files);

/**
 * brg_output_names_find_stranger:
 * @folder: an open folder
 * @names: names that are known, and the SHA-256 of each file, %NULL for one that may hold anything
 * @folders: folders of these
 * @is_altered: (out) (optional): whether what was found has a known name and another content
 *
 * Returns: (transfer full) (nullable): path of something that is not known; the mark is no
 *   stranger where any name is known
 */
char *brg_output_names_find_stranger (int folder,
                                      GHashTable *names,
                                      GHashTable *folders,
                                      gboolean *is_altered);

/**
 * brg_output_names_is_whole:
 * @folder: an open folder
 * @names: names that are known, and the SHA-256 of each file
 * @folders: folders of these
 *
 * Returns: whether it holds all of them and nothing else
 */
gboolean brg_output_names_is_whole (int folder, GHashTable *names, GHashTable *folders);

/**
 * brg_output_names_is_begun:
 * @folder: an open folder
 *
 * Returns: whether there is at most a mark in it that was never finished
 */
gboolean brg_output_names_is_begun (int folder);

/**
 * brg_output_names_remove:
 * @folder: an open folder
 * @names: names that are known, and the SHA-256 of each file
 * @folders: folders of these
 *
 * Removes what is known and holds what it held when it was written, also what was just being
 * written, %BRG_OUTPUT_FOLDER_PART, and, when nothing else is left, the mark.
 */
void brg_output_names_remove (int folder, GHashTable *names, GHashTable *folders);

/**
 * brg_output_names_holds:
 * @folder: an open folder
 * @name: a file of it
 * @content: bytes
 * @size: how many
 *
 * Returns: whether the file holds just them
 */
gboolean brg_output_names_holds (int folder, const char *name, const char *content, gsize size);

G_END_DECLS
