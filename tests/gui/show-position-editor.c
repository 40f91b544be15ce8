/* show-position-editor.c - opens the position editor alone and prints what was set up
 *
 * show-position-editor [--game] [FEN]
 *
 * With --game only positions are taken that a game can lead to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>

#include <glib/gi18n.h>

#include "brg-fen.h"
#include "brg-position-editor.h"

static gboolean opt_game;
static char **opt_fen;

static const GOptionEntry options[] = {
  { "game", 0, 0, G_OPTION_ARG_NONE, &opt_game, "Take positions of games only", NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &opt_fen, NULL, "[FEN]" },
  { 0 },
};

static void
on_done (const BrgPositionEditorResult *result, gpointer data)
{
  g_autofree char *fen = brg_fen_write (&result->position, BRG_FEN_PLAIN);
  g_autofree char *text = g_strdup_printf ("%s; start %d", fen, result->start_number);

  g_print ("%s\n", text);
  gtk_label_set_text (GTK_LABEL (data), text);
}

static void
on_activate (GtkApplication *app)
{
  GtkWidget *window = adw_application_window_new (app);
  GtkWidget *label = gtk_label_new ("");
  BrgPosition position;
  gboolean has_position = opt_fen != NULL && brg_fen_read (opt_fen[0], BRG_CHESS_ORTHODOX,
                                                           BRG_POSITION_COMPOSED, &position, NULL);

  gtk_window_set_title (GTK_WINDOW (window), "Berger");
  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), label);
  gtk_window_present (GTK_WINDOW (window));
  brg_position_editor_present (label, NULL, has_position ? &position : NULL,
                               opt_game ? BRG_POSITION_FROM_GAME : BRG_POSITION_COMPOSED, 1,
                               on_done, label);
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
