/* show-position-editor.c - opens the position editor alone and prints what was set up
 *
 * show-position-editor [--discipline ID] [--notation ID] [TEXT]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

#include <glib/gi18n.h>

#include "brg-discipline.h"
#include "brg-position-editor.h"

static char *opt_discipline;
static char *opt_notation;
static char **opt_text;

static const GOptionEntry options[] = {
  { "discipline", 0, 0, G_OPTION_ARG_STRING, &opt_discipline, "What is played", "ID" },
  { "notation", 0, 0, G_OPTION_ARG_STRING, &opt_notation, "How squares are named", "ID" },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &opt_text, NULL, "[TEXT]" },
  { 0 },
};

static void
on_done (const BrgPositionEditorResult *result, gpointer data)
{
  g_autofree char *text =
      g_strdup_printf ("%s: %s; start %d", brg_discipline_to_id (result->discipline), result->text,
                       result->start_number);

  g_print ("%s\n", text);
  gtk_label_set_text (GTK_LABEL (data), text);
}

static void
on_activate (GtkApplication *app)
{
  GtkWidget *window = adw_application_window_new (app);
  GtkWidget *label = gtk_label_new ("");
  BrgDiscipline discipline = BRG_DISCIPLINE_CHESS;

  if (opt_discipline != NULL && !brg_discipline_from_id (opt_discipline, &discipline))
    g_error ("no discipline %s", opt_discipline);
  gtk_window_set_title (GTK_WINDOW (window), "Berger");
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  brg_position_editor_present (label, NULL, discipline, opt_notation,
                               opt_text != NULL ? opt_text[0] : NULL, 1, on_done, label);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) app =
      g_object_new (ADW_TYPE_APPLICATION, "application-id", "org.berger.PositionEditor", "flags",
                    G_APPLICATION_NON_UNIQUE, "resource-base-path", "/org/berger/Berger", NULL);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("BERGER_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_application_add_main_option_entries (G_APPLICATION (app), options);
  g_signal_connect (app, "activate", G_CALLBACK (on_activate), NULL);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
