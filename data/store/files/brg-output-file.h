/* brg-output-file.h - a file of a folder that the program gives out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BRG_OUTPUT_FOLDER_MARK:
 *
 * The file by which a folder of the program is known: its first line is
 * %BRG_OUTPUT_FOLDER_SIGN, the others are what the program wrote, a file a line: SHA-256 of its
 * content in hexadecimal, two blanks, its name. A file with another content is somebody else's.
 */
#define BRG_OUTPUT_FOLDER_MARK ".berger-site"
#define BRG_OUTPUT_FOLDER_SIGN "Berger site 2"

/**
 * BRG_OUTPUT_FOLDER_PART:
 *
 * The name that a file has while it is written.
 */
#define BRG_OUTPUT_FOLDER_PART ".berger-part"

/**
 * BrgOutputFile:
 * @name: path inside the folder, parts of letters, figures, `-`, `_` and `.`, parted by `/`
 * @content: what it shall hold
 *
 * A file of a folder.
 */
typedef struct
{
  char *name;
  GBytes *content;
} BrgOutputFile;

/**
 * brg_output_file_new:
 * @name: path inside the folder
 * @content: (transfer full): what it shall hold
 *
 * Returns: (transfer full): the file
 */
BrgOutputFile *brg_output_file_new (const char *name, GBytes *content);

/**
 * brg_output_file_free:
 * @file: (nullable): a file
 */
void brg_output_file_free (BrgOutputFile *file);

/**
 * brg_output_name_is_plain:
 * @name: path inside a folder
 *
 * Returns: whether it can lead nowhere else: parts of letters, figures, `-`, `_` and `.`, none of
 *   which begins with a point
 */
gboolean brg_output_name_is_plain (const char *name);

G_END_DECLS
