/* brg-name-list.c - names in one line, those of officials completed
 *
 * Tests: tests/app/test-name-list.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-name-list.h"

#include "brg-name-key.h"

/* One letter says nothing yet. */
#define LEAST_LETTERS 2

static gboolean
begins_a_word (char **words, const char *beginning)
{
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0' && g_str_has_prefix (words[i], beginning))
      return TRUE;
  return FALSE;
}

static char **
split_words (const char *name)
{
  g_auto (GStrv) words = g_strsplit_set (name, " .", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *latin = brg_name_to_latin (words[i]);

      if (*latin != '\0')
        g_strv_builder_add (builder, latin);
    }
  return g_strv_builder_end (builder);
}

static gboolean
fits (const BrgOfficial *official, char **typed)
{
  g_auto (GStrv) words = split_words (official->name);

  for (guint i = 0; typed[i] != NULL; i++)
    if (!begins_a_word (words, typed[i]))
      return FALSE;
  return TRUE;
}

static const char *
complete (const GPtrArray *officials, const char *name)
{
  g_auto (GStrv) typed = split_words (name);
  gsize n_letters = 0;
  const char *found = NULL;

  for (guint i = 0; typed[i] != NULL; i++)
    n_letters = MAX (n_letters, strlen (typed[i]));
  for (guint i = 0; n_letters >= LEAST_LETTERS && i < officials->len; i++)
    {
      const BrgOfficial *official = officials->pdata[i];

      if (!fits (official, typed))
        continue;
      /* He may have two duties; somebody else leaves it open who is meant. */
      if (found != NULL && !g_str_equal (found, official->name))
        return name;
      found = official->name;
    }
  return found != NULL ? found : name;
}

char *
brg_name_list_complete (const GPtrArray *officials, const char *text, const char *separator)
{
  g_auto (GStrv) names = NULL;
  g_autoptr (GPtrArray) whole = g_ptr_array_new ();

  g_return_val_if_fail (officials != NULL && text != NULL && separator != NULL, NULL);

  names = g_strsplit_set (text, ",;\n", -1);
  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *name = complete (officials, g_strstrip (names[i]));

      if (*name != '\0' && !g_ptr_array_find_with_equal_func (whole, name, g_str_equal, NULL))
        g_ptr_array_add (whole, (gpointer) name);
    }
  g_ptr_array_add (whole, NULL);
  return g_strjoinv (separator, (char **) whole->pdata);
}
