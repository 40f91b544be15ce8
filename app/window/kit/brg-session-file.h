/* brg-session-file.h - the file of the open workspace is not where it was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-session.h"

G_BEGIN_DECLS

/**
 * BrgFileState:
 * @BRG_FILE_IN_PLACE: all is well
 * @BRG_FILE_MISSING: there is nothing under its name
 * @BRG_FILE_MOVED: it has another name now
 * @BRG_FILE_REPLACED: something else is under its name
 *
 * Where the file is. Unless it is in its place nothing is recorded; everything that was done is
 * still in the open workspace.
 */
typedef enum
{
  BRG_FILE_IN_PLACE,
  BRG_FILE_MISSING,
  BRG_FILE_MOVED,
  BRG_FILE_REPLACED,
} BrgFileState;

/**
 * brg_session_file_get_state:
 * @self: a session
 * @moved_path: (out) (optional) (transfer full) (nullable): where the file is when it was moved
 *
 * Returns: where the file is
 */
BrgFileState brg_session_file_get_state (BrgSession *self, char **moved_path);

/**
 * brg_session_file_check:
 * @self: a session whose file is not in its place
 *
 * Goes on where the file is found: in its place with all that was done, in its place with less,
 * which is then added, or under its other name. What belongs to another workspace is left alone,
 * and `told` says so.
 *
 * Returns: whether it was found
 */
gboolean brg_session_file_check (BrgSession *self);

/**
 * brg_session_file_move:
 * @self: a session
 * @path: a new file
 * @error: return location for an error
 *
 * Saves everything there and goes on in it, with the whole journal.
 *
 * Returns: whether it went well; on failure nothing changed
 */
gboolean brg_session_file_move (BrgSession *self, const char *path, GError **error);

G_END_DECLS
