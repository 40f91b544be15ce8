/* main.c - starts the workstation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <locale.h>

#include "brg-application.h"

int
main (int argc, char *argv[])
{
  g_autoptr (BrgApplication) application = NULL;
  const char *localedir = g_getenv ("BERGER_LOCALEDIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : BRG_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Berger");
  application = brg_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
