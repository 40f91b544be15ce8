/* brg-session-lead.c - who leads the event: asking, taking over, giving away
 *
 * Tests: tests/gui/two-programs.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-session-lead.h"

#include <glib/gi18n.h>

#include "brg-handover.h"
#include "brg-session-private.h"
#include "brg-store-file.h"
#include "brg-store-lead.h"

/* A leader looks for questions twice a second. */
#define ANSWER_TIME (3 * G_USEC_PER_SEC)

/* A leader that has taken the question up gives the lead within this, or has died over it. */
#define GIVING_TIME (60 * G_USEC_PER_SEC)

BrgLeaseHolder *
brg_session_describe_us (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  const char *name = g_get_real_name ();
  BrgLeaseHolder *us = g_new0 (BrgLeaseHolder, 1);

  us->computer = g_strdup (g_get_host_name ());
  us->person = g_strdup (g_str_equal (name, "Unknown") ? g_get_user_name () : name);
  us->since = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  return us;
}

static void
tell_taken (BrgSession *self, const BrgLeaseHolder *who, const char *reason)
{
  g_autofree char *text =
      *reason != '\0'
          /* Translators: the name of a computer, of a person, his reason */
          ? g_strdup_printf (_ ("View only from now on: “%s”, %s, has taken the lead (%s)."),
                             who->computer, who->person, reason)
          /* Translators: the name of a computer, of a person */
          : g_strdup_printf (_ ("View only from now on: “%s”, %s, has taken the lead."),
                             who->computer, who->person);

  brg_session_tell (self, text);
}

/* What leads no more looks on. @who: (transfer full): who leads instead */
static void
give_lead (BrgSession *self, BrgLeaseHolder *who, const char *reason)
{
  g_autoptr (GError) error = NULL;
  BrgStore *viewer = brg_store_open (brg_store_get_path (self->store), BRG_STORE_READ_ONLY, &error);

  /* Without a look there is still nothing that this program may write. */
  if (viewer != NULL)
    brg_session_take_store (self, viewer);
  else
    brg_store_file_retire (self->store);
  g_clear_pointer (&self->lease, brg_lease_free);
  g_clear_pointer (&self->leader, brg_lease_holder_free);
  self->leader = who;
  self->is_lead_free = FALSE;
  self->given_at = g_get_monotonic_time ();
  tell_taken (self, who, reason);
}

static gboolean
answer_question (BrgSession *self)
{
  g_autoptr (BrgHandover) handover = NULL;

  if (!brg_handover_is_waiting (brg_store_get_path (self->store)))
    return FALSE;
  handover = brg_handover_read (brg_store_get_path (self->store));
  if (handover == NULL || !handover->wants_lead)
    return FALSE;
  give_lead (self, g_steal_pointer (&handover->who), handover->reason);
  return TRUE;
}

/* The lease is away: somebody took the lead by force, or tidied the folder. */
static gboolean
notice_force (BrgSession *self)
{
  g_autoptr (BrgLeaseHolder) us = NULL;
  g_autoptr (BrgLeaseHolder) leader = NULL;
  BrgLease *lease;

  if (brg_lease_is_held (self->lease))
    return FALSE;
  us = brg_session_describe_us ();
  lease = brg_lease_take (brg_store_get_path (self->store), us, &leader);
  if (lease != NULL)
    {
      brg_store_set_lease (self->store, lease);
      brg_lease_free (self->lease);
      self->lease = lease;
    }
  else if (leader != NULL)
    give_lead (self, g_steal_pointer (&leader), "");
  return lease == NULL && self->leader != NULL;
}

/* What is recorded stands before anything that is done from here. */
static void
lead_now (BrgSession *self, BrgLease *lease, const char *reason, gboolean by_force)
{
  g_autofree char *path = g_strdup (brg_store_get_path (self->store));
  g_autoptr (BrgLeaseHolder) us = brg_session_describe_us ();
  g_autoptr (BrgLeaseHolder) former = g_steal_pointer (&self->leader);
  g_autoptr (GError) error = NULL;
  gint64 event_id = self->snapshot != NULL ? self->snapshot->event->id : 0;

  if (!brg_session_open_store (self, path, BRG_STORE_READ_WRITE, lease, &error))
    {
      self->leader = g_steal_pointer (&former);
      brg_session_fail (self, error);
      return;
    }
  if (self->leader == NULL &&
      !brg_store_record_lead (self->store, event_id, us, former, reason, by_force, &error))
    brg_session_fail (self, error);
}

static gboolean
go_on_taking (BrgSession *self)
{
  g_autofree char *reason = NULL;

  if (self->take_reason == NULL)
    return FALSE;
  if (brg_lease_is_free (brg_store_get_path (self->store)))
    {
      reason = g_steal_pointer (&self->take_reason);
      brg_handover_withdraw (brg_store_get_path (self->store));
      lead_now (self, NULL, reason, FALSE);
      return TRUE;
    }
  if (g_get_monotonic_time () - self->asked_at < ANSWER_TIME)
    return FALSE;
  /* One of both takes the question away. When it is not this program, the lead is being given: on a
   * slow computer, or over a network, that takes its time. */
  if (!brg_handover_withdraw (brg_store_get_path (self->store)) &&
      g_get_monotonic_time () - self->asked_at < GIVING_TIME)
    return FALSE;
  g_clear_pointer (&self->take_reason, g_free);
  brg_session_tell (self, _ ("The leading computer does not answer. Nothing was changed."));
  return FALSE;
}

gboolean
brg_session_follow_lead (BrgSession *self)
{
  gboolean is_free;

  if (self->lease != NULL)
    return answer_question (self) || notice_force (self);
  if (self->leader == NULL)
    return FALSE;
  if (go_on_taking (self))
    return TRUE;
  /* Who takes the lead needs a moment for it. */
  is_free = (self->given_at == 0 || g_get_monotonic_time () - self->given_at > ANSWER_TIME) &&
            brg_lease_is_free (brg_store_get_path (self->store));
  if (is_free == self->is_lead_free)
    return FALSE;
  self->is_lead_free = is_free;
  return TRUE;
}

static gboolean
ask (BrgSession *self, gboolean wants_lead, const char *reason)
{
  g_autoptr (BrgLeaseHolder) us = brg_session_describe_us ();

  self->asked_at = g_get_monotonic_time ();
  return brg_handover_ask (brg_store_get_path (self->store), us, wants_lead, reason);
}

void
brg_session_lead_ask (BrgSession *self)
{
  g_return_if_fail (BRG_IS_SESSION (self) && self->leader != NULL);

  /* Where no question can be put nobody can answer. */
  if (!ask (self, FALSE, ""))
    self->asked_at = -ANSWER_TIME;
}

BrgLeaderAnswer
brg_session_lead_get_answer (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), BRG_LEADER_SILENT);

  if (self->asked_at > 0 && !brg_handover_is_waiting (brg_store_get_path (self->store)))
    return BRG_LEADER_ANSWERS;
  return g_get_monotonic_time () - self->asked_at < ANSWER_TIME ? BRG_LEADER_ASKED
                                                                : BRG_LEADER_SILENT;
}

/* The question lies beside the file, and the reason is for the journal. */
static gboolean
may_say (BrgSession *self, const char *reason)
{
  g_autoptr (GError) error = NULL;

  if (brg_store_check_lead_reason (self->store, reason, &error))
    return TRUE;
  brg_session_fail (self, error);
  return FALSE;
}

void
brg_session_lead_take (BrgSession *self, const char *reason)
{
  g_return_if_fail (BRG_IS_SESSION (self) && self->leader != NULL && reason != NULL);

  if (!may_say (self, reason))
    return;
  if (!ask (self, TRUE, reason))
    {
      brg_session_tell (
          self, _ ("The leading computer cannot be asked: the folder cannot be written to."));
      return;
    }
  g_free (self->take_reason);
  self->take_reason = g_strdup (reason);
}

void
brg_session_lead_force (BrgSession *self, const char *reason)
{
  g_autoptr (BrgLeaseHolder) us = NULL;
  BrgLease *lease;

  g_return_if_fail (BRG_IS_SESSION (self) && self->leader != NULL && reason != NULL);

  if (!may_say (self, reason))
    return;
  brg_handover_withdraw (brg_store_get_path (self->store));
  us = brg_session_describe_us ();
  lease = brg_lease_force (brg_store_get_path (self->store), us);
  if (lease != NULL)
    lead_now (self, lease, reason, TRUE);
  else
    brg_session_tell (self, _ ("The lead cannot be taken: the folder may not be written to."));
  brg_session_reload (self);
}

/* With a connection of its own: the one that shows the copy cannot write. */
static gboolean
record_take_over (BrgSession *self, const char *path, const char *reason, GError **error)
{
  g_autoptr (BrgLeaseHolder) us = brg_session_describe_us ();
  g_autoptr (BrgStore) store = brg_store_open (path, BRG_STORE_TAKE_OVER, error);
  gint64 event_id = self->snapshot != NULL ? self->snapshot->event->id : 0;

  if (store == NULL)
    return FALSE;
  brg_store_set_lease (store, self->lease);
  return brg_store_take_over (store, event_id, us, reason, error);
}

gboolean
brg_session_take_over (BrgSession *self, const char *reason, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (BRG_IS_SESSION (self) && self->store != NULL && reason != NULL, FALSE);

  path = g_strdup (brg_store_get_path (self->store));
  if (!record_take_over (self, path, reason, error) ||
      !brg_session_open_store (self, path, BRG_STORE_READ_WRITE, NULL, error))
    return FALSE;
  brg_session_reload (self);
  return TRUE;
}
