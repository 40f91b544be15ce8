/* brg-void-board.c - a game on a board where somebody had no right to play
 *
 * Rules: rus-draughts-2022 5.4.9.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-void-board.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-result-entry.h"
#include "brg-store-matches.h"
#include "brg-ui.h"

typedef struct
{
  BrgShell *shell; /* not owned: outlives the question */
  gint64 game_id;
  BrgColour side;
  GtkEditable *reason; /* the question's */
} Question;

static void
on_answered (const char *answer, gpointer data)
{
  g_autofree Question *question = data;
  BrgSession *session = brg_shell_get_session (question->shell);
  g_autofree char *reason = NULL;
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes"))
    return;
  reason = brg_ui_dup_text (question->reason);
  done = brg_store_void_board (brg_session_get_store (session), question->game_id, question->side,
                               reason, &error);
  brg_session_finish (session, done, error);
}

void
brg_void_board_ask (BrgShell *shell, const BrgGame *game, BrgColour side)
{
  g_autofree char *board = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *sealed = NULL;
  g_autofree char *body = NULL;
  GtkWidget *entry;
  Question *question;

  g_return_if_fail (BRG_IS_SHELL (shell));

  if (game == NULL || game->match_id == 0)
    return;
  board = brg_board_label_new (game);
  /* Translators: number of a board of a match */
  heading = g_strdup_printf (_ ("Remove the game on board %s from the score?"), board);
  entry = gtk_entry_new ();
  brg_ui_set_text (entry, _ ("played on the wrong board"));
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Reason"), -1);
  question = g_new0 (Question, 1);
  question->shell = shell;
  question->game_id = game->id;
  question->side = side;
  question->reason = GTK_EDITABLE (entry);
  sealed = brg_result_entry_dup_sealed (shell, game);
  body = g_strconcat (side == BRG_COLOUR_NONE
                          ? _ ("The game does not count, and both teams lose the board.")
                          : _ ("The game does not count: the team loses the board, its opponents "
                               "win it."),
                      sealed != NULL ? "\n" : NULL, sealed, NULL);
  brg_ui_ask (GTK_WIDGET (shell), heading, body, entry, _ ("_Remove Game"), FALSE, on_answered,
              question);
}
