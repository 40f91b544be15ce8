/* brg-language-choice.c - one language for everything that the program shows
 *
 * Tests: tests/app/test-language-choice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-language-choice.h"

#include <locale.h>

#include "brg-locale-folder.h"

/* Every system has it; unlike the plain C locale it lets catalogues be read. */
#define NEUTRAL "C.UTF-8"

static const char *const languages[] = { "en", "ru", "uk", NULL };

const char *const *
brg_language_choice_list (void)
{
  return languages;
}

/* Each kind by itself: one that is not installed does not take the others away. */
static void
set_locale (void)
{
  static const int kinds[] = {
    LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (setlocale (kinds[i], "") == NULL)
      setlocale (kinds[i], NEUTRAL);
}

static gboolean
has_catalogue (const char *language)
{
  g_autofree char *path =
      g_build_filename (brg_locale_folder_get (), language, "LC_MESSAGES", "berger.mo", NULL);

  return g_str_equal (language, languages[0]) || g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static const char *
find_language (const char *const *wanted)
{
  for (guint i = 0; wanted[i] != NULL; i++)
    for (guint k = 0; languages[k] != NULL; k++)
      if (g_str_equal (wanted[i], languages[k]) && has_catalogue (languages[k]))
        return languages[k];
  return languages[0];
}

static gboolean
reads_catalogues (void)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return g_strcmp0 (locale, "C") != 0 && g_strcmp0 (locale, "POSIX") != 0;
}

const char *
brg_language_choice_make (const char *preference)
{
  const char *chosen;

  g_return_val_if_fail (preference != NULL, languages[0]);

  if (*preference != '\0')
    g_setenv ("LANGUAGE", preference, TRUE);
  set_locale ();
  chosen = find_language (g_get_language_names ());
  if (!reads_catalogues () && setlocale (LC_MESSAGES, NEUTRAL) == NULL)
    chosen = languages[0];
  g_setenv ("LANGUAGE", chosen, TRUE);
  return chosen;
}
