/* brg-preferences.c - what the user of this machine likes, and where he was
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-preferences.h"

#include "brg-ui-words.h"

#define SECTION "berger"

typedef struct
{
  char *path;
  GKeyFile *keys;
} Half;

struct _BrgPreferences
{
  Half chosen;
  Half state;
};

static void
open_half (Half *half, const char *folder, const char *name)
{
  g_autofree char *own = g_build_filename (folder, "berger", NULL);

  half->path = g_build_filename (own, name, NULL);
  half->keys = g_key_file_new ();
  g_mkdir_with_parents (own, 0700);
  g_key_file_load_from_file (half->keys, half->path, G_KEY_FILE_KEEP_COMMENTS, NULL);
}

static void
close_half (Half *half)
{
  g_free (half->path);
  g_key_file_unref (half->keys);
}

static char *
dup_value (const Half *half, const char *key)
{
  char *value = g_key_file_get_string (half->keys, SECTION, key, NULL);

  return value != NULL ? value : g_strdup ("");
}

static void
set_value (Half *half, const char *key, const char *value)
{
  g_autofree char *old = dup_value (half, key);

  if (g_str_equal (old, value))
    return;
  if (*value == '\0')
    g_key_file_remove_key (half->keys, SECTION, key, NULL);
  else
    g_key_file_set_string (half->keys, SECTION, key, value);
  g_key_file_save_to_file (half->keys, half->path, NULL);
}

BrgPreferences *
brg_preferences_new (void)
{
  BrgPreferences *self = g_new0 (BrgPreferences, 1);

  open_half (&self->chosen, g_get_user_config_dir (), "settings.ini");
  open_half (&self->state, g_get_user_state_dir (), "state.ini");
  return self;
}

void
brg_preferences_free (BrgPreferences *self)
{
  if (self == NULL)
    return;
  close_half (&self->chosen);
  close_half (&self->state);
  g_free (self);
}

char *
brg_preferences_dup (BrgPreferences *self, const char *key)
{
  g_return_val_if_fail (self != NULL && key != NULL, NULL);

  return dup_value (&self->chosen, key);
}

char *
brg_preferences_dup_document_language (BrgPreferences *self)
{
  g_autofree char *chosen = brg_preferences_dup (self, "document-language");

  return *chosen != '\0' ? g_steal_pointer (&chosen) : g_strdup (brg_ui_get_language ());
}

void
brg_preferences_set (BrgPreferences *self, const char *key, const char *value)
{
  g_return_if_fail (self != NULL && key != NULL && value != NULL);

  set_value (&self->chosen, key, value);
}

char *
brg_preferences_dup_state (BrgPreferences *self, const char *key)
{
  g_return_val_if_fail (self != NULL && key != NULL, NULL);

  return dup_value (&self->state, key);
}

void
brg_preferences_set_state (BrgPreferences *self, const char *key, const char *value)
{
  g_return_if_fail (self != NULL && key != NULL && value != NULL);

  set_value (&self->state, key, value);
}
