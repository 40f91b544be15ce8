/* brg-action-words.h - what the arguments of an action say, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * brg_action_dup_words:
 * @arguments: arguments of an action
 * @name: which words; every name is a row in brg-action-words.c
 *
 * Returns: (transfer full): the words in the reader's language, empty when the arguments have none
 */
char *brg_action_dup_words (JsonObject *arguments, const char *name);

G_END_DECLS
