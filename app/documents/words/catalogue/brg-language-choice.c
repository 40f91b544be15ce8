/* brg-language-choice.c - one language for everything that the program shows
 *
 * Tests: tests/app/test-language-choice.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-language-choice.h"

#include <libintl.h>
#include <locale.h>
#include <string.h>

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

/* Locales of a language; English names are those of the neutral one. */
static const struct
{
  const char *language;
  const char *locales[2];
} installed[] = {
  { "ru", { "ru_RU.UTF-8", "ru_UA.UTF-8" } },
  { "uk", { "uk_UA.UTF-8", NULL } },
};

static gboolean
set_kind (int kind, const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (installed); i++)
    for (guint k = 0; g_str_equal (installed[i].language, language) &&
                      k < G_N_ELEMENTS (installed[i].locales) && installed[i].locales[k] != NULL;
         k++)
      if (setlocale (kind, installed[i].locales[k]) != NULL)
        return TRUE;
  return FALSE;
}

/* Days and months in the dialogs of the toolkit are named as in the texts beside them, else in
 * English: never in a third language. Names of people are sorted by the alphabet of the language
 * where the session has none. */
static void
fit_locale (const char *language)
{
  const char *time = setlocale (LC_TIME, NULL);
  gsize length = strlen (language);
  const char *order;

  if ((!g_str_has_prefix (time, language) || g_ascii_isalpha (time[length])) &&
      !set_kind (LC_TIME, language))
    setlocale (LC_TIME, NEUTRAL);
  order = setlocale (LC_COLLATE, NULL);
  if (g_str_equal (order, "C") || g_str_equal (order, "POSIX") || g_str_equal (order, NEUTRAL))
    set_kind (LC_COLLATE, language);
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

/* The heading of the catalogue is the translation of nothing. */
static gboolean
reads_catalogue (const char *language)
{
  if (g_str_equal (language, languages[0]))
    return TRUE;
  bindtextdomain (GETTEXT_PACKAGE, brg_locale_folder_get ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  return *dgettext (GETTEXT_PACKAGE, "") != '\0';
}

/* Catalogues are not read in the plain C locale, and by newer C libraries only in a real one: any
 * that is installed will do, for texts alone. */
static gboolean
open_catalogue (const char *language)
{
  static const char *const locales[] = { NEUTRAL, "en_US.UTF-8", "ru_RU.UTF-8", "uk_UA.UTF-8",
                                         "en_GB.UTF-8" };

  for (guint i = 0; !reads_catalogue (language); i++)
    {
      while (i < G_N_ELEMENTS (locales) && setlocale (LC_MESSAGES, locales[i]) == NULL)
        i++;
      if (i >= G_N_ELEMENTS (locales))
        return FALSE;
    }
  return TRUE;
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
  g_setenv ("LANGUAGE", chosen, TRUE);
  if (!open_catalogue (chosen))
    {
      chosen = languages[0];
      g_setenv ("LANGUAGE", chosen, TRUE);
    }
  fit_locale (chosen);
  return chosen;
}
