/* main.c - starts the workstation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-application.h"
#include "brg-language-choice.h"
#include "brg-locale-folder.h"
#include "brg-preferences.h"

/* Before any text is looked up. The toolkit does not choose again. */
static void
choose_language (void)
{
  g_autoptr (BrgPreferences) preferences = brg_preferences_new ();
  g_autofree char *language = brg_preferences_dup (preferences, "language");

  brg_language_choice_make (language);
  gtk_disable_setlocale ();
}

int
main (int argc, char *argv[])
{
  g_autoptr (BrgApplication) application = NULL;

  choose_language ();
  bindtextdomain (GETTEXT_PACKAGE, brg_locale_folder_get ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Berger");
  application = brg_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
