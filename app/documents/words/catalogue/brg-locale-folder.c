/* brg-locale-folder.c - where the translations are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-locale-folder.h"

static gboolean
holds_catalogues (const char *folder)
{
  g_autofree char *probe = g_build_filename (folder, "ru", "LC_MESSAGES", "berger.mo", NULL);

  return g_file_test (probe, G_FILE_TEST_IS_REGULAR);
}

static char *
find_beside_program (void)
{
  static const char *const places[] = { "../share/locale", "../po" };
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = program != NULL ? g_path_get_dirname (program) : NULL;

  for (guint i = 0; folder != NULL && i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *place = g_build_filename (folder, places[i], NULL);

      if (holds_catalogues (place))
        return g_canonicalize_filename (place, NULL);
    }
  return NULL;
}

const char *
brg_locale_folder_get (void)
{
  static char *found;
  const char *named = g_getenv ("BERGER_LOCALEDIR");

  if (named != NULL)
    return named;
  if (found == NULL && !holds_catalogues (BRG_LOCALEDIR))
    found = find_beside_program ();
  return found != NULL ? found : BRG_LOCALEDIR;
}
