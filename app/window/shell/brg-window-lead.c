/* brg-window-lead.c - several programs on one workspace: who leads, what the others did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-compat.h"
#include "brg-follow-copy.h"
#include "brg-follow-service.h"
#include "brg-lead-sheet.h"
#include "brg-session-file.h"
#include "brg-ui.h"
#include "brg-window-actions.h"
#include "brg-window-private.h"

/* A draft on show counts on what was on show when it was begun: the session holds that. */
static gboolean
on_follow (gpointer data)
{
  BrgWindow *self = data;

  brg_session_follow (self->session);
  return G_SOURCE_CONTINUE;
}

void
brg_window_follow (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  self->follow_source = g_timeout_add (BRG_STORE_NEWS_MS, on_follow, self);
}

static char *
dup_leader_words (const BrgLeaseHolder *leader, gboolean is_gone)
{
  g_autofree char *since = NULL;

  if (leader->obstacle != NULL)
    /* Translators: the name of a file */
    return g_strdup_printf (_ ("View only: “%s” of another user lies beside the file. Who put it "
                               "there leads the event, or has to remove it."),
                            leader->obstacle);
  if (is_gone)
    /* Translators: %s is the name of a computer */
    return g_strdup_printf (_ ("View only: “%s” no longer leads the event. It can be led here."),
                            leader->computer);
  since = brg_ui_dup_local_time (leader->since, FALSE);
  /* Translators: the name of a computer, of a person, a time of day */
  return g_strdup_printf (_ ("View only: the event is led at the computer “%s”, %s, since %s."),
                          leader->computer, leader->person, since);
}

/* What is on show, and up to where; empty where nobody else does anything. */
static char *
dup_followed (BrgWindow *self)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  g_autofree char *time = NULL;
  g_autofree char *number = NULL;
  gboolean is_gone;

  if (brg_session_get_leader (self->session, &is_gone) == NULL || is_gone)
    return g_strdup ("");
  if (snapshot == NULL)
    return g_strdup (_ ("Changes made there appear here."));
  time = brg_ui_dup_local_time (snapshot->saved_at, TRUE);
  number = g_strdup_printf ("%" G_GINT64_FORMAT, snapshot->journal_id);
  /* Translators: a time of day, the number of an entry of the journal */
  return g_strdup_printf (_ ("Changes made there appear here: the last at %s, No. %s."), time,
                          number);
}

/* %NULL where there is nothing to say. */
static char *
dup_words (BrgWindow *self)
{
  BrgStore *store = brg_session_get_store (self->session);
  const char *network = store != NULL ? brg_store_get_network (store) : NULL;
  gboolean is_gone;
  const BrgLeaseHolder *leader = brg_session_get_leader (self->session, &is_gone);

  if (store == NULL || brg_session_file_get_state (self->session, NULL) != BRG_FILE_IN_PLACE)
    return NULL;
  if (leader != NULL)
    return dup_leader_words (leader, is_gone);
  if (network == NULL && brg_store_is_read_only (store) && brg_store_get_hindrance (store) == NULL)
    return g_strdup (_ ("View only: this is a copy. To go on with it, save it under another "
                        "name."));
  if (network == NULL)
    return g_strdup (brg_store_get_hindrance (store));
  if (brg_store_is_read_only (store))
    /* Translators: %s is the type of a network drive, "fuse.sshfs" */
    return g_strdup_printf (_ ("View only: the file lies on a network drive (%s), where two "
                               "computers could write at once. Save it on this computer to lead "
                               "the event."),
                            network);
  /* Translators: %s is the type of a network drive, "nfs" */
  return g_strdup_printf (_ ("The file is on a network drive (%s): it is open on this computer "
                             "only, and others cannot view it."),
                          network);
}

/* %NULL where there is nothing to do. */
static const char *
find_verb (BrgWindow *self)
{
  BrgStore *store = brg_session_get_store (self->session);
  gboolean is_gone;

  if (brg_session_get_leader (self->session, &is_gone) != NULL)
    return is_gone ? _ ("Lead Here") : _ ("Take the Lead…");
  if (store != NULL && brg_follow_is_copy (store))
    return _ ("Take Over…");
  return store != NULL && brg_store_is_read_only (store) ? _ ("Save on This Computer…") : NULL;
}

static void
on_take_over_answered (const char *answer, gpointer data)
{
  BrgWindow *self = data;
  g_autoptr (GError) error = NULL;

  if (g_str_equal (answer, "yes") &&
      !brg_follow_service_take_over (brg_follow_service_get (BRG_SHELL (self)), &error))
    brg_ui_tell (GTK_WIDGET (self), _ ("The event was not taken over"), error->message);
  brg_shell_focus_page (BRG_SHELL (self));
}

/* Two who both go on would part, and nobody could put that together again. */
static void
ask_to_take_over (BrgWindow *self)
{
  g_autoptr (BrgLeaseHolder) leader = brg_follow_dup_leader (brg_session_get_store (self->session));
  /* Translators: the name of a computer */
  g_autofree char *heading =
      g_strdup_printf (_ ("Take the event over from “%s”?"), leader->computer);

  brg_ui_ask (GTK_WIDGET (self), heading,
              _ ("Only if that laptop is off, or its arbiter was told: whatever is entered there "
                 "from now on is not here. The journal says who took over, and when."),
              NULL, _ ("_Take Over"), TRUE, on_take_over_answered, self);
}

void
brg_window_press_lead (BrgWindow *self)
{
  BrgStore *store = brg_session_get_store (self->session);
  gboolean is_gone;

  if (brg_session_get_leader (self->session, &is_gone) == NULL && store != NULL &&
      brg_follow_is_copy (store))
    ask_to_take_over (self);
  else if (brg_session_get_leader (self->session, &is_gone) == NULL)
    brg_window_save_elsewhere (self);
  else if (!is_gone)
    brg_lead_sheet_present (BRG_SHELL (self));
  else
    {
      brg_session_lead (self->session);
      brg_shell_focus_page (BRG_SHELL (self));
    }
}

void
brg_window_bind_lead (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, brg_window_press_lead);
  gtk_widget_class_bind_template_callback (widget_class, brg_window_check_file);
  gtk_widget_class_bind_template_callback (widget_class, brg_window_save_elsewhere);
}

/* Told once, not with every action that is followed. */
static void
show_words (BrgWindow *self, const char *words)
{
  g_autofree char *followed = NULL;
  g_autofree char *markup = NULL;

  if (words != NULL && g_strcmp0 (words, self->lead_words) != 0)
    brg_compat_announce (self->lead_box, words);
  g_free (self->lead_words);
  self->lead_words = g_strdup (words);
  if (words == NULL)
    return;
  followed = dup_followed (self);
  markup = g_markup_printf_escaped ("<b>%s</b> %s", words, followed);
  gtk_label_set_markup (self->lead_label, g_strchomp (markup));
}

static void
show_verb (BrgWindow *self, const char *verb)
{
  gtk_label_set_text (self->lead_verb, verb);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lead_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  verb, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "F2", -1);
}

void
brg_window_update_lead (BrgWindow *self)
{
  static const char *const writing[] = { "new-event", "import", "paste-players", NULL };
  g_autofree char *words = NULL;
  const char *verb;

  g_return_if_fail (BRG_IS_WINDOW (self));

  words = dup_words (self);
  verb = words != NULL ? find_verb (self) : NULL;
  gtk_widget_set_visible (self->lead_box, words != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->lead_button), verb != NULL);
  gtk_widget_set_visible (self->view_chip, brg_session_is_looking (self->session));
  show_words (self, words);
  if (verb != NULL)
    show_verb (self, verb);
  for (guint i = 0; writing[i] != NULL; i++)
    brg_window_actions_set_enabled (self, writing[i], !brg_session_is_looking (self->session));
}
