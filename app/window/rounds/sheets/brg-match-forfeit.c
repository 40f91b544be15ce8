/* brg-match-forfeit.c - a match that a team does not play
 *
 * Rules: rus-draughts-2022 5.4.9.4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-match-forfeit.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-store-results.h"
#include "brg-ui.h"

#define N_CHOICES 3

/* Who does not play: the first team, the second, both. */
static const BrgOutcome outcomes[N_CHOICES][2] = {
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
  { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
};

typedef struct
{
  BrgShell *shell; /* not owned: outlives the question */
  gint64 match_id;
  GtkCheckButton *checks[N_CHOICES]; /* the question's */
} Question;

static void
on_answered (const char *answer, gpointer data)
{
  g_autofree Question *question = data;
  BrgSession *session = brg_shell_get_session (question->shell);
  GError *error = NULL;
  gboolean done;
  guint choice = 0;

  if (!g_str_equal (answer, "yes"))
    return;
  while (choice < N_CHOICES - 1 && !gtk_check_button_get_active (question->checks[choice]))
    choice++;
  done = brg_store_set_result (brg_session_get_store (session), question->match_id,
                               outcomes[choice][0], outcomes[choice][1], &error);
  brg_session_finish (session, done, error);
}

/* Enter confirms; a radio button would keep it to itself. */
static gboolean
on_key_pressed (gpointer data G_GNUC_UNUSED,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state G_GNUC_UNUSED,
                GtkEventControllerKey *controller)
{
  GtkWidget *box = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  if (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_default (box);
  return GDK_EVENT_STOP;
}

static GtkWidget *
make_choices (Question *question, const char *const *labels, guint chosen)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  brg_ui_add_keys (box, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), NULL);
  for (guint i = 0; i < N_CHOICES; i++)
    {
      question->checks[i] = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (labels[i]));
      gtk_check_button_set_group (question->checks[i], i > 0 ? question->checks[0] : NULL);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (question->checks[i]));
    }
  gtk_check_button_set_active (question->checks[chosen], TRUE);
  return box;
}

static char *
dup_choice (const BrgSnapshot *snapshot, gint team)
{
  /* Translators: %s is a team */
  return g_strdup_printf (_ ("%s does not play"),
                          brg_snapshot_get_entry (snapshot, team)->family_name);
}

void
brg_match_forfeit_ask (BrgShell *shell, GtkWidget *parent, gint round, gint match, guint side)
{
  BrgSnapshot *snapshot;
  const BrgGame *game;
  g_autofree char *heading = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  Question *question;

  g_return_if_fail (BRG_IS_SHELL (shell) && GTK_IS_WIDGET (parent) && side < 2);

  snapshot = brg_session_get_snapshot (brg_shell_get_session (shell));
  game = snapshot != NULL ? brg_board_get_game (snapshot, round, match) : NULL;
  if (game == NULL || game->black == BRG_NOBODY)
    return;
  heading = g_strdup_printf (_ ("Forfeit match %d?"), game->board);
  first = dup_choice (snapshot, game->white);
  second = dup_choice (snapshot, game->black);
  question = g_new0 (Question, 1);
  question->shell = shell;
  question->match_id = game->id;
  brg_ui_ask (
      parent, heading,
      _ ("All its boards without a result are forfeited. Undo reverses this in one step."),
      make_choices (question, (const char *[]){ first, second, _ ("Neither team plays") }, side),
      _ ("_Forfeit"), FALSE, on_answered, question);
}
