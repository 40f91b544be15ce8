/* brg-session.c - the open workspace and the group that the window shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-session.h"

#include "brg-action-names.h"
#include "brg-backup.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"
#include "brg-ui-words.h"

/* A window that waits longer for another program stands still. */
#define PATIENCE_MS 300

struct _BrgSession
{
  GObject parent_instance;

  BrgStore *store;
  BrgSnapshot *snapshot;
  BrgLease *lease;        /* (nullable): while this program leads */
  BrgLeaseHolder *leader; /* (nullable): who leads elsewhere */
  gboolean is_lead_free;  /* whether the leader has gone */
};

G_DEFINE_FINAL_TYPE (BrgSession, brg_session, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_ACTED,
  SIGNAL_FAILED,
  SIGNAL_TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
brg_session_finalize (GObject *object)
{
  BrgSession *self = BRG_SESSION (object);

  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->store, brg_store_free);
  g_clear_pointer (&self->lease, brg_lease_free);
  g_clear_pointer (&self->leader, brg_lease_holder_free);
  G_OBJECT_CLASS (brg_session_parent_class)->finalize (object);
}

static void
brg_session_class_init (BrgSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_session_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_ACTED] = g_signal_new ("acted", BRG_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_FAILED] = g_signal_new ("failed", BRG_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_TOLD] = g_signal_new ("told", BRG_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
brg_session_init (BrgSession *self G_GNUC_UNUSED)
{
}

BrgSession *
brg_session_new (void)
{
  return g_object_new (BRG_TYPE_SESSION, NULL);
}

static BrgLease *
take_lease (const char *path, BrgLeaseHolder **leader)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *since = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
  const char *name = g_get_real_name ();
  BrgLeaseHolder us = { (char *) g_get_host_name (), NULL, since };

  us.person = (char *) (g_str_equal (name, "Unknown") ? g_get_user_name () : name);
  return brg_lease_take (path, &us, leader);
}

/* Opens @path and leads there, or looks on when somebody else does. */
static gboolean
open_store (BrgSession *self, const char *given, gboolean may_create, GError **error)
{
  g_autofree char *path = brg_store_dup_real_path (given);
  gboolean is_same = self->lease != NULL && g_str_equal (path, brg_store_get_path (self->store));
  g_autoptr (BrgLeaseHolder) leader = NULL;
  g_autoptr (BrgLease) lease = is_same ? NULL : take_lease (path, &leader);
  BrgStoreMode mode = leader != NULL ? BRG_STORE_READ_ONLY
                      : may_create   ? BRG_STORE_CREATE
                                     : BRG_STORE_READ_WRITE;
  BrgStore *store = brg_store_open_within (path, mode, PATIENCE_MS, error);

  if (store == NULL)
    return FALSE;
  g_clear_pointer (&self->store, brg_store_free);
  self->store = store;
  if (is_same)
    return TRUE;
  g_clear_pointer (&self->lease, brg_lease_free);
  g_clear_pointer (&self->leader, brg_lease_holder_free);
  self->lease = g_steal_pointer (&lease);
  self->leader = g_steal_pointer (&leader);
  self->is_lead_free = FALSE;
  return TRUE;
}

gboolean
brg_session_open (BrgSession *self, const char *path, gboolean may_create, GError **error)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), FALSE);

  if (!open_store (self, path, may_create, error))
    return FALSE;
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  return TRUE;
}

BrgStore *
brg_session_get_store (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  return self->store;
}

BrgSnapshot *
brg_session_get_snapshot (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  return self->snapshot;
}

/* Takes a new snapshot of a group. A group that is gone closes the event. */
static gboolean
load_group (BrgSession *self, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  if (group_id != 0)
    snapshot = brg_store_load (self->store, group_id, &error);
  /* What another program holds is loaded later; what is on show stays. */
  if (g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_BUSY))
    {
      g_signal_emit (self, signals[SIGNAL_TOLD], 0, error->message);
      return FALSE;
    }
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  self->snapshot = g_steal_pointer (&snapshot);
  brg_ui_set_rulebook (self->snapshot != NULL ? self->snapshot->event->rulebook : NULL);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
  if (error != NULL)
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
  return error == NULL;
}

gboolean
brg_session_open_group (BrgSession *self, gint64 group_id)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), FALSE);
  g_return_val_if_fail (self->store != NULL, FALSE);

  return load_group (self, group_id);
}

static void
tell_about_copy (BrgSession *self)
{
  g_autoptr (BrgBackupReport) report = brg_backup_take_report (self->store);

  if (report != NULL && report->problem != NULL)
    g_signal_emit (self, signals[SIGNAL_TOLD], 0, report->problem);
}

/* The group on show, or when it was taken back the one it came from, else the first of the event.
 */
static gint64
find_group (BrgSession *self)
{
  const BrgGroup *shown = self->snapshot->group;
  g_autoptr (GPtrArray) groups =
      brg_store_list_groups (self->store, self->snapshot->event->id, NULL);
  gint64 found = 0;

  for (guint i = 0; groups != NULL && i < groups->len; i++)
    {
      gint64 id = ((const BrgGroupName *) groups->pdata[i])->id;

      if (id == shown->id)
        return id;
      if (found == 0 || id == shown->previous_id)
        found = id;
    }
  return found != 0 ? found : shown->id;
}

static void
reload (BrgSession *self)
{
  load_group (self, self->snapshot != NULL ? find_group (self) : 0);
}

void
brg_session_follow (BrgSession *self)
{
  gboolean is_lead_free;
  gboolean has_news;

  g_return_if_fail (BRG_IS_SESSION (self));

  if (self->store == NULL)
    return;
  is_lead_free = self->leader != NULL && brg_lease_is_free (brg_store_get_path (self->store));
  has_news = brg_store_has_news (self->store);
  if (!has_news && is_lead_free == self->is_lead_free)
    return;
  self->is_lead_free = is_lead_free;
  reload (self);
}

const BrgLeaseHolder *
brg_session_get_leader (BrgSession *self, gboolean *is_gone)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  if (is_gone != NULL)
    *is_gone = self->is_lead_free;
  return self->leader;
}

gboolean
brg_session_is_view_only (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), FALSE);

  return self->leader != NULL ||
         (self->store != NULL && brg_store_get_hindrance (self->store) != NULL);
}

void
brg_session_lead (BrgSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (BRG_IS_SESSION (self) && self->store != NULL);

  path = g_strdup (brg_store_get_path (self->store));
  if (open_store (self, path, FALSE, &error))
    reload (self);
  else
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
}

gboolean
brg_session_finish (BrgSession *self, gboolean done, GError *error)
{
  return brg_session_finish_as (self, NULL, done, error);
}

gboolean
brg_session_finish_as (BrgSession *self, const char *title, gboolean done, GError *error)
{
  g_autoptr (GError) owned = error;
  gint64 last_entry;

  g_return_val_if_fail (BRG_IS_SESSION (self), done);

  if (!done)
    {
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, owned != NULL ? owned->message : "");
      return FALSE;
    }
  last_entry = self->snapshot != NULL ? self->snapshot->journal_id : 0;
  reload (self);
  if (self->snapshot != NULL && self->snapshot->journal_id != last_entry)
    {
      g_autofree char *own_title = brg_session_dup_undo_title (self);

      if (own_title != NULL && (title == NULL || *title != '\0'))
        g_signal_emit (self, signals[SIGNAL_ACTED], 0, title != NULL ? title : own_title);
    }
  tell_about_copy (self);
  return TRUE;
}

void
brg_session_tell (BrgSession *self, const char *message)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  g_signal_emit (self, signals[SIGNAL_TOLD], 0, message);
}

/* What belongs to the open event; in the list of events the workspace itself. */
static gint64
get_scope (BrgSession *self)
{
  return self->snapshot != NULL ? self->snapshot->event->id : 0;
}

static char *
dup_title (BrgSession *self, BrgJournalEntry *(*peek) (BrgStore *store, gint64 event_id))
{
  g_autoptr (BrgJournalEntry) entry = NULL;

  if (self->store == NULL || brg_session_is_view_only (self))
    return NULL;
  entry = peek (self->store, get_scope (self));
  return entry != NULL ? brg_journal_entry_dup_title (entry) : NULL;
}

char *
brg_session_dup_undo_title (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  return dup_title (self, brg_journal_peek_undo);
}

char *
brg_session_dup_redo_title (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  return dup_title (self, brg_journal_peek_redo);
}

/* The journal is that of the event: what was taken back in another group changes nothing on show.
 */
static void
tell_about_other_group (BrgSession *self, BrgJournalEntry *entry, BrgJournalKind kind)
{
  g_autofree char *title = NULL;

  if (entry == NULL || self->snapshot == NULL ||
      brg_journal_entry_is_of_group (entry, self->snapshot->group->id))
    return;
  entry->kind = kind;
  title = brg_journal_entry_dup_title (entry);
  brg_session_tell (self, title);
}

static void
step_journal (BrgSession *self, BrgJournalKind kind)
{
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_undo = kind == BRG_JOURNAL_UNDO;
  gint64 scope = get_scope (self);

  if (self->store == NULL)
    return;
  entry = (is_undo ? brg_journal_peek_undo : brg_journal_peek_redo) (self->store, scope);
  if (!(is_undo ? brg_journal_undo : brg_journal_redo) (self->store, scope, &error))
    {
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
      return;
    }
  reload (self);
  tell_about_other_group (self, entry, kind);
}

void
brg_session_undo (BrgSession *self)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  step_journal (self, BRG_JOURNAL_UNDO);
}

void
brg_session_redo (BrgSession *self)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  step_journal (self, BRG_JOURNAL_REDO);
}
