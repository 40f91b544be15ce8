/* main.c - starts the workstation
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-application.h"
#include "brg-language-choice.h"
#include "brg-locale-folder.h"
#include "brg-log.h"
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

/* What keeps GTK from looking for GL: a variable and its word. */
#if GTK_CHECK_VERSION(4, 16, 0)
#define WITHOUT_GL "GDK_DISABLE", "gl"
#else
#define WITHOUT_GL "GDK_DEBUG", "gl-disable"
#endif

/* What Linux gives to draw with: a card with a driver of the kernel, that of NVIDIA, one lent to a
 * virtual machine. */
static gboolean
has_graphics_card (void)
{
  static const char *const others[] = { "/dev/nvidiactl", "/dev/dxg" };
  g_autoptr (GDir) dir = g_dir_open ("/dev/dri", 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "renderD"))
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_file_test (others[i], G_FILE_TEST_EXISTS))
      return TRUE;
  return FALSE;
}

/* Where only the processor draws, GL brings a compiler of its own into memory, 60 MB with what it
 * makes, and draws no faster: cairo does it then. What somebody has set himself stays. */
static void
choose_drawing (void)
{
  if (g_getenv ("GSK_RENDERER") == NULL && !has_graphics_card ())
    g_setenv ("GSK_RENDERER", "cairo", TRUE);
  if (g_strcmp0 (g_getenv ("GSK_RENDERER"), "cairo") == 0)
    g_setenv (WITHOUT_GL, FALSE);
}

int
main (int argc, char *argv[])
{
  g_autoptr (BrgApplication) application = NULL;

  brg_log_start ();
  choose_drawing ();
  choose_language ();
  bindtextdomain (GETTEXT_PACKAGE, brg_locale_folder_get ());
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Berger");
  application = brg_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
