/* brg-window-lead.c - several programs on one workspace: who leads, what the others did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-ui.h"
#include "brg-window-actions.h"
#include "brg-window-private.h"

/* What another program did is on show within a second. */
#define FOLLOW_MS 500

/* A draft on show is not to change under the hand: what happened meanwhile waits for its end. */
static gboolean
on_follow (gpointer data)
{
  BrgWindow *self = data;

  if (brg_shell_get_mode (BRG_SHELL (self)) == NULL)
    brg_session_follow (self->session);
  return G_SOURCE_CONTINUE;
}

void
brg_window_follow (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  self->follow_source = g_timeout_add (FOLLOW_MS, on_follow, self);
}

static char *
dup_words (const BrgLeaseHolder *leader, gboolean is_gone)
{
  g_autofree char *since = NULL;

  if (is_gone)
    /* Translators: %s is the name of a computer */
    return g_strdup_printf (_ ("View only: “%s” no longer leads the event. It can be led here."),
                            leader->computer);
  since = brg_ui_dup_local_time (leader->since, FALSE);
  /* Translators: the name of a computer, of a person, a time of day */
  return g_strdup_printf (_ ("View only: the event is led at the computer “%s”, %s, since %s. What "
                             "is done there shows here by itself."),
                          leader->computer, leader->person, since);
}

void
brg_window_update_lead (BrgWindow *self)
{
  static const char *const writing[] = { "new-event", "import", "paste-players", NULL };
  gboolean is_view_only;
  g_autofree char *words = NULL;
  const BrgLeaseHolder *leader;
  gboolean is_gone;

  g_return_if_fail (BRG_IS_WINDOW (self));

  leader = brg_session_get_leader (self->session, &is_gone);
  is_view_only = brg_session_is_view_only (self->session);
  gtk_widget_set_visible (self->lead_box, is_view_only);
  gtk_widget_set_visible (GTK_WIDGET (self->lead_button), is_gone);
  for (guint i = 0; writing[i] != NULL; i++)
    brg_window_actions_set_enabled (self, writing[i], !is_view_only);
  if (!is_view_only)
    return;
  words = leader != NULL
              ? dup_words (leader, is_gone)
              : g_strdup (brg_store_get_hindrance (brg_session_get_store (self->session)));
  gtk_label_set_text (self->lead_label, words);
}
