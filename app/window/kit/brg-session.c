/* brg-session.c - the open workspace and the group that the window shows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-session.h"

#include <glib/gi18n.h>

#include "brg-action-names.h"
#include "brg-backup.h"
#include "brg-session-private.h"
#include "brg-store-fide-mode.h"
#include "brg-store-file.h"
#include "brg-store-lists.h"
#include "brg-store-load.h"

/* A window that waits longer for another program stands still. */
#define PATIENCE_MS 300

G_DEFINE_FINAL_TYPE (BrgSession, brg_session, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_ACTED,
  SIGNAL_FAILED,
  SIGNAL_TOLD,
  SIGNAL_ASKS,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
brg_session_finalize (GObject *object)
{
  BrgSession *self = BRG_SESSION (object);

  brg_prover_set_path (self->prover, NULL);
  g_signal_handlers_disconnect_by_data (self->prover, self);
  g_clear_object (&self->prover);
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  g_clear_pointer (&self->store, brg_store_free);
  g_clear_pointer (&self->retired, g_ptr_array_unref);
  g_clear_pointer (&self->lease, brg_lease_free);
  g_clear_pointer (&self->leader, brg_lease_holder_free);
  g_clear_pointer (&self->take_reason, g_free);
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
  signals[SIGNAL_ASKS] =
      g_signal_new ("asks", BRG_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0,
                    g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);
  signals[SIGNAL_TOLD] = g_signal_new ("told", BRG_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
brg_session_init (BrgSession *self)
{
  self->prover = brg_prover_new ();
  self->retired = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_store_free);
  brg_session_watch_proof (self);
}

BrgSession *
brg_session_new (void)
{
  return g_object_new (BRG_TYPE_SESSION, NULL);
}

/* What is led elsewhere is looked at, and so is what lies where nothing may be written. */
static BrgStore *
open_or_look (const char *path, BrgStoreMode mode, GError **error)
{
  g_autoptr (GError) problem = NULL;
  BrgStore *store = brg_store_open_within (path, mode, PATIENCE_MS, &problem);

  if (store == NULL && g_error_matches (problem, BRG_STORE_ERROR, BRG_STORE_ERROR_NETWORK) &&
      g_file_test (path, G_FILE_TEST_EXISTS))
    return brg_store_open_within (path, BRG_STORE_READ_ONLY, PATIENCE_MS, error);
  if (store == NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return store;
}

/* A sheet that is open has the present one at hand until it is closed. */
void
brg_session_take_store (BrgSession *self, BrgStore *store)
{
  if (self->store != NULL)
    {
      brg_store_file_retire (self->store);
      g_ptr_array_add (self->retired, self->store);
    }
  if (self->n_holds == 0)
    g_ptr_array_set_size (self->retired, 0);
  self->store = store;
  self->is_gone = FALSE;
  self->looked_inode = 0;
  self->looked_time = 0;
}

gboolean
brg_session_open_store (BrgSession *self,
                        const char *given,
                        BrgStoreMode mode,
                        BrgLease *taken,
                        GError **error)
{
  g_autofree char *path = brg_store_dup_real_path (given);
  gboolean is_same = taken == NULL && self->store != NULL && self->lease != NULL &&
                     brg_lease_is_held (self->lease) &&
                     g_str_equal (path, brg_store_get_path (self->store));
  g_autoptr (BrgLeaseHolder) us = brg_session_describe_us ();
  g_autoptr (BrgLeaseHolder) leader = NULL;
  g_autoptr (BrgLease) lease = is_same || taken != NULL || mode == BRG_STORE_READ_ONLY
                                   ? taken
                                   : brg_lease_take (path, us, &leader);
  BrgStore *store = open_or_look (path, leader != NULL ? BRG_STORE_READ_ONLY : mode, error);

  if (store == NULL)
    return FALSE;
  brg_session_take_store (self, store);
  brg_backup_settle_later (store, TRUE);
  brg_prover_set_path (self->prover, path);
  if (!is_same)
    {
      g_clear_pointer (&self->lease, brg_lease_free);
      g_clear_pointer (&self->leader, brg_lease_holder_free);
      g_clear_pointer (&self->take_reason, g_free);
      self->lease = g_steal_pointer (&lease);
      self->leader = g_steal_pointer (&leader);
      self->is_lead_free = FALSE;
      self->asked_at = 0;
      self->given_at = 0;
    }
  brg_store_set_lease (store, self->lease);
  return TRUE;
}

void
brg_session_leave_event (BrgSession *self)
{
  g_clear_pointer (&self->snapshot, brg_snapshot_unref);
  self->board = 0;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

gboolean
brg_session_open (BrgSession *self, const char *path, BrgStoreMode mode, GError **error)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), FALSE);

  if (!brg_session_open_store (self, path, mode, NULL, error))
    return FALSE;
  brg_session_leave_event (self);
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

const BrgRulebook *
brg_session_get_rulebook (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  return self->snapshot != NULL ? self->snapshot->event->rulebook : NULL;
}

void
brg_session_set_board (BrgSession *self, gint64 pairing_id)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  self->board = pairing_id;
}

gint64
brg_session_get_board (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), 0);

  return self->board;
}

/* An action counts on what is on show. What sheets took before does not become newer with it. */
static void
remember_seen (BrgSession *self)
{
  gint64 last;

  if (self->n_holds == 0 && brg_store_get_last_entry (self->store, &last, NULL))
    brg_store_set_seen (self->store, last);
}

/* Takes a new snapshot of a group. A group that is gone closes the event. */
static gboolean
load_group (BrgSession *self, gint64 group_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSnapshot) snapshot = NULL;

  remember_seen (self);
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
  if (self->is_from_outside && self->snapshot != NULL)
    self->outside_id = self->snapshot->journal_id;
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

/* A copy is proven in the background, and the workspace with it. */
static void
tell_about_copy (BrgSession *self)
{
  g_autoptr (BrgBackupReport) report = brg_backup_take_report (self->store);

  if (report == NULL)
    return;
  if (report->problem != NULL)
    g_signal_emit (self, signals[SIGNAL_TOLD], 0, report->problem);
  if (report->path != NULL)
    brg_prover_add_copy (self->prover, report->path);
  if (report->second_path != NULL)
    brg_prover_add_copy (self->prover, report->second_path);
  brg_prover_run (self->prover);
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

void
brg_session_reload (BrgSession *self)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  load_group (self, self->snapshot != NULL ? find_group (self) : 0);
}

/* What belongs to the open event; in the list of events the workspace itself. */
static gint64
get_scope (BrgSession *self)
{
  return self->snapshot != NULL ? self->snapshot->event->id : 0;
}

/* What others did since @seen, the last three of it: "Result of board 7: 1-0; …" (transfer full) */
static char *
dup_news (BrgSession *self, gint64 seen)
{
  g_autoptr (GPtrArray) entries = brg_journal_list (self->store, get_scope (self), NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_told = 0;

  for (guint i = entries != NULL ? entries->len : 0; i > 0 && n_told < 3; i--)
    {
      const BrgJournalEntry *entry = entries->pdata[i - 1];
      g_autofree char *title = NULL;

      if (entry->id <= seen)
        break;
      title = brg_journal_entry_dup_title (entry);
      g_string_append_printf (text, "%s%s", n_told++ > 0 ? "; " : "", title);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What stands in an open sheet is not lost: who saves it once more has been told what he had not
 * seen. */
static void
tell_stale (BrgSession *self, const char *message)
{
  gboolean is_held = self->n_holds > 0 && brg_store_has_unseen (self->store);
  g_autofree char *news = NULL;
  g_autofree char *told = NULL;
  gint64 last;

  brg_session_reload (self);
  if (!is_held)
    {
      brg_session_tell (self, message);
      return;
    }
  news = dup_news (self, brg_store_get_seen (self->store));
  if (brg_store_get_last_entry (self->store, &last, NULL))
    brg_store_set_seen (self->store, last);
  told = *news != '\0'
             /* Translators: what others did, "Result of board 7: 1-0" */
             ? g_strdup_printf (_ ("Another program did something meanwhile: %s. Nothing was "
                                   "changed: look again and save once more."),
                                news)
             : g_strdup (_ ("Another program did something meanwhile. Nothing was changed: look "
                            "again and save once more."));
  brg_session_tell (self, told);
}

void
brg_session_follow (BrgSession *self)
{
  gboolean has_changed;

  g_return_if_fail (BRG_IS_SESSION (self));

  if (self->store == NULL)
    return;
  has_changed = brg_session_follow_file (self);
  /* A sheet has said itself that it was not saved. */
  if (!self->is_gone && self->n_holds > 0 && brg_store_is_refused_unseen (self->store))
    tell_stale (self, "");
  if (!self->is_gone)
    has_changed = brg_session_follow_lead (self) | brg_store_has_news (self->store) |
                  (self->n_holds == 0 && brg_store_has_unseen (self->store)) | has_changed;
  if (!has_changed)
    return;
  self->is_from_outside = TRUE;
  brg_session_reload (self);
  self->is_from_outside = FALSE;
}

void
brg_session_hold (BrgSession *self)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  self->n_holds++;
}

void
brg_session_release (BrgSession *self)
{
  g_return_if_fail (BRG_IS_SESSION (self) && self->n_holds > 0);

  self->n_holds--;
  if (self->n_holds == 0)
    g_ptr_array_set_size (self->retired, 0);
}

gboolean
brg_session_is_looking (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), FALSE);

  return self->store != NULL &&
         (self->leader != NULL || self->is_gone || brg_store_is_read_only (self->store));
}

gboolean
brg_session_may_write (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), FALSE);

  return self->snapshot != NULL && self->snapshot->event->state == BRG_EVENT_OPEN &&
         !brg_session_is_looking (self);
}

const BrgLeaseHolder *
brg_session_get_leader (BrgSession *self, gboolean *is_gone)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  if (is_gone != NULL)
    *is_gone = self->is_lead_free;
  return self->leader;
}

void
brg_session_lead (BrgSession *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (BRG_IS_SESSION (self) && self->store != NULL);

  path = g_strdup (brg_store_get_path (self->store));
  if (brg_session_open_store (self, path, BRG_STORE_READ_WRITE, NULL, &error))
    brg_session_reload (self);
  else
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error->message);
}

/* What stands in the way of every action is on show, in a bar, before anybody asks. */
void
brg_session_fail (BrgSession *self, const GError *error)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  if (g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STALE))
    {
      tell_stale (self, error->message);
      return;
    }
  if (g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_GONE) ||
      g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_READ_ONLY))
    brg_session_follow (self);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error != NULL ? error->message : "");
}

gboolean
brg_session_finish (BrgSession *self, gboolean done, GError *error)
{
  return brg_session_finish_as (self, NULL, done, error);
}

void
brg_session_finish_from_outside (BrgSession *self)
{
  g_return_if_fail (BRG_IS_SESSION (self));

  self->is_from_outside = TRUE;
  brg_session_finish (self, TRUE, NULL);
  self->is_from_outside = FALSE;
}

gboolean
brg_session_is_from_outside (BrgSession *self)
{
  g_return_val_if_fail (BRG_IS_SESSION (self), FALSE);

  return self->snapshot != NULL && self->snapshot->journal_id == self->outside_id;
}

/* What is not regular in FIDE mode is asked about here, whichever page or sheet it came from. The
 * answer is waited for, so that it goes on as if the act had been regular. A question that was
 * declined needs no further word. */
static gboolean
ask_about_irregular (BrgSession *self, GError **error)
{
  gboolean is_confirmed = FALSE;
  GError *problem = NULL;

  g_signal_emit (self, signals[SIGNAL_ASKS], 0, &is_confirmed);
  if (!is_confirmed || self->store == NULL || brg_store_get_irregular (self->store) == NULL)
    return FALSE;
  if (brg_store_do_irregular (self->store, &problem))
    return TRUE;
  g_clear_error (error);
  *error = problem;
  return FALSE;
}

gboolean
brg_session_finish_as (BrgSession *self, const char *title, gboolean done, GError *error)
{
  g_autoptr (GError) owned = error;
  gint64 last_entry;

  g_return_val_if_fail (BRG_IS_SESSION (self), done);

  if (!done && g_error_matches (owned, BRG_STORE_ERROR, BRG_STORE_ERROR_IRREGULAR))
    {
      done = ask_about_irregular (self, &owned);
      if (!done && g_error_matches (owned, BRG_STORE_ERROR, BRG_STORE_ERROR_IRREGULAR))
        return FALSE;
    }
  if (!done)
    {
      brg_session_fail (self, owned);
      return FALSE;
    }
  /* What was done meanwhile is not on a stick that was pulled. */
  brg_session_follow_file (self);
  last_entry = self->snapshot != NULL ? self->snapshot->journal_id : 0;
  brg_session_reload (self);
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

static char *
dup_title (BrgSession *self, BrgJournalEntry *(*peek) (BrgStore *store, gint64 event_id))
{
  g_autoptr (BrgJournalEntry) entry = NULL;

  if (self->store == NULL || brg_session_is_looking (self))
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

char *
brg_session_dup_foreign_title (BrgSession *self)
{
  g_autoptr (BrgJournalEntry) entry = NULL;
  g_autofree char *owner = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (BRG_IS_SESSION (self), NULL);

  if (self->store == NULL || brg_session_is_looking (self))
    return NULL;
  entry = brg_journal_peek_foreign (self->store, get_scope (self), &owner);
  if (entry == NULL)
    return NULL;
  title = brg_journal_entry_dup_title (entry);
  /* Translators: an action, "Result of board 7: 1-0"; who did it: a computer and a person */
  return owner != NULL
             ? g_strdup_printf (_ ("“%s” was done by %s and cannot be undone here"), title, owner)
             /* Translators: an action, "Result of board 7: 1-0" */
             : g_strdup_printf (_ ("“%s” was done in another program and cannot be undone here"),
                                title);
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
      brg_session_fail (self, error);
      return;
    }
  brg_session_reload (self);
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
