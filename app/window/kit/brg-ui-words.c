/* brg-ui-words.c - the language that the user works in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ui-words.h"

#include "brg-article-words.h"
#include "brg-language-choice.h"

static const char *const names[] = { "English", "русский", "українська" };

const char *
brg_ui_get_language (void)
{
  const char *const *languages = brg_language_choice_list ();
  const char *const *wanted = g_get_language_names ();

  for (guint i = 0; wanted[i] != NULL; i++)
    for (guint k = 0; languages[k] != NULL; k++)
      if (g_str_equal (wanted[i], languages[k]))
        return languages[k];
  return languages[0];
}

const BrgWords *
brg_ui_get_words (void)
{
  static BrgWords *words;

  if (words == NULL)
    words = brg_words_open (brg_ui_get_language ());
  return words;
}

const char *const *
brg_ui_languages (void)
{
  return brg_language_choice_list ();
}

const char *
brg_ui_get_language_name (const char *language)
{
  const char *const *languages = brg_language_choice_list ();

  g_return_val_if_fail (language != NULL, NULL);

  for (guint i = 0; languages[i] != NULL; i++)
    if (g_str_equal (languages[i], language))
      return names[i];
  return language;
}

char *
brg_ui_dup_article (const BrgRulebook *own, const char *article)
{
  return brg_article_words_beside (brg_ui_get_words (), own, article);
}
