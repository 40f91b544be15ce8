/* main.c - starts the workstation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <locale.h>

#include "brg-application.h"
#include "brg-locale-folder.h"

int
main (int argc, char *argv[])
{
  g_autoptr (BrgApplication) application = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, brg_locale_folder_get ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Berger");
  application = brg_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
