/* brg-action-arguments.h - reads the arguments of an action
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A text; empty when it is not there. */
const char *brg_action_get_text (JsonObject *arguments, const char *key);

/* A number; 0 when it is not there. A `board` of a match is its number within the match. */
gint brg_action_get_int (JsonObject *arguments, const char *key);

/* (transfer full): a text or a number as text; empty when it is not there, or is 0. */
char *brg_action_dup_argument (JsonObject *arguments, const char *key);

G_END_DECLS
