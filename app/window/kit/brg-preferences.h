/* brg-preferences.h - what the user of this machine likes, and where he was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgPreferences:
 *
 * Two key files: `berger/settings.ini` in the user's configuration folder for what he chose, and
 * `berger/state.ini` in his state folder for where he was. Neither is part of a workspace. A change
 * is written at once; a file that cannot be written costs nothing but the memory of it.
 */
typedef struct _BrgPreferences BrgPreferences;

/**
 * brg_preferences_new:
 *
 * Returns: (transfer full): the preferences of this user
 */
BrgPreferences *brg_preferences_new (void);

/**
 * brg_preferences_free:
 * @self: (nullable): preferences
 */
void brg_preferences_free (BrgPreferences *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgPreferences, brg_preferences_free)

/**
 * brg_preferences_dup:
 * @self: preferences
 * @key: name: `language`, `document-language`, `colour-scheme`, `text-size`, `key-scheme`,
 *   `documents-folder`, `copies-second-folder`
 *
 * Returns: (transfer full): the chosen value, empty when nothing was chosen
 */
char *brg_preferences_dup (BrgPreferences *self, const char *key);

/**
 * brg_preferences_dup_document_language:
 * @self: preferences
 *
 * Returns: (transfer full): the language of papers, `ru`, which need not be that of the window
 */
char *brg_preferences_dup_document_language (BrgPreferences *self);

/**
 * brg_preferences_set:
 * @self: preferences
 * @key: name
 * @value: value, empty to forget
 */
void brg_preferences_set (BrgPreferences *self, const char *key, const char *value);

/**
 * brg_preferences_dup_state:
 * @self: preferences
 * @key: name, `workspace`, `group`, `page`, `board`
 *
 * Returns: (transfer full): where the user was, empty when unknown
 */
char *brg_preferences_dup_state (BrgPreferences *self, const char *key);

/**
 * brg_preferences_set_state:
 * @self: preferences
 * @key: name
 * @value: value, empty to forget
 */
void brg_preferences_set_state (BrgPreferences *self, const char *key, const char *value);

G_END_DECLS
