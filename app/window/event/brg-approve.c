/* brg-approve.c - the results of an event are approved
 *
 * Rules: rus-draughts-2022 5.4.17.3, 10.5.1
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-approve.h"

#include <glib/gi18n.h>

#include "brg-letters-desk.h"
#include "brg-postal-due-list.h"
#include "brg-store-event.h"
#include "brg-store-protest-rows.h"
#include "brg-ui.h"

static void
on_answered (const char *answer, gpointer data)
{
  BrgSession *session = brg_shell_get_session (data);
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  GError *error = NULL;
  gboolean done;

  if (!g_str_equal (answer, "yes") || snapshot == NULL)
    return;
  done = brg_store_close_event (brg_session_get_store (session), snapshot->event->id, &error);
  brg_session_finish (session, done, error);
}

/* Where the book says nothing of protests, the question reminds of those that are open. */
static char *
dup_body (BrgStore *store, const BrgSnapshot *snapshot)
{
  const char *usual = _ ("The standings become final and the event is closed. It can be reopened.");
  guint n_open = brg_store_count_open_protests (store, snapshot->event->id, NULL);

  if (n_open == 0)
    return g_strdup (usual);
  return g_strdup_printf (
      /* Translators: how many protests; a sentence about approving the results */
      ngettext ("%u protest is not decided. %s", "%u protests are not decided. %s", n_open), n_open,
      usual);
}

/* rus-draughts-2022 10.5.1: records and decisions may be due by correspondence when all games have
 * ended. @body: (transfer full) */
static char *
dup_postal_body (BrgSession *session, char *body)
{
  g_autoptr (BrgLettersDesk) held = brg_letters_desk_hold (session);
  guint n_due = held != NULL ? brg_postal_due_list_count_open (held->items) : 0;
  g_autofree char *usual = body;

  if (n_due == 0)
    return g_steal_pointer (&usual);
  return g_strdup_printf (
      /* Translators: how many things are due; a sentence about approving the results */
      ngettext ("By correspondence %u thing is still due: page Letters. %s",
                "By correspondence %u things are still due: page Letters. %s", n_due),
      n_due, usual);
}

void
brg_approve_ask (BrgShell *shell)
{
  BrgSession *session;
  BrgSnapshot *snapshot;
  g_autofree char *body = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (BRG_IS_SHELL (shell));

  session = brg_shell_get_session (shell);
  snapshot = brg_session_get_snapshot (session);
  /* rus-draughts-2022 5.4.17.3: a protest is decided before the results are approved. */
  if (!brg_store_check_protests_decided (brg_session_get_store (session), snapshot->event->id,
                                         &error))
    {
      brg_shell_go (shell, "incidents", "protests");
      brg_ui_tell (GTK_WIDGET (shell), _ ("Protests are undecided"), error->message);
      return;
    }
  body = dup_postal_body (session, dup_body (brg_session_get_store (session), snapshot));
  brg_ui_ask (GTK_WIDGET (shell), _ ("Approve the results?"), body, NULL, _ ("_Approve"), FALSE,
              on_answered, shell);
}
