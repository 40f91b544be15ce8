/* brg-follow-service.c - following the event of another laptop, as long as the window does
 *
 * Tests: tests/gui/follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-follow-service.h"

#include <glib/gi18n.h>

#include "brg-journal.h"
#include "brg-session-lead.h"
#include "brg-store-lists.h"

struct _BrgFollowService
{
  GObject parent_instance;

  BrgShell *shell; /* weak: it owns the service */
  BrgFollow *follow;
  char *path;
  BrgFollowState state;
  char *sentence;
  gboolean is_open;
  gboolean is_taken_over; /* what is left is to tell the other laptop */
};

G_DEFINE_FINAL_TYPE (BrgFollowService, brg_follow_service, G_TYPE_OBJECT)

static guint changed_signal;

static void
tell (BrgFollowService *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static BrgSession *
get_session (BrgFollowService *self)
{
  return brg_shell_get_session (self->shell);
}

static void
put_away (BrgFollowService *self)
{
  g_clear_pointer (&self->follow, brg_follow_free);
  g_clear_pointer (&self->path, g_free);
  self->is_open = FALSE;
  self->is_taken_over = FALSE;
  g_free (self->sentence);
  self->sentence = g_strdup ("");
  self->state = BRG_FOLLOW_BEGINNING;
}

/* ----- What comes ----- */

static void
open_only_event (BrgFollowService *self)
{
  BrgStore *store = brg_session_get_store (get_session (self));
  g_autoptr (GPtrArray) events = store != NULL ? brg_store_list_events (store, NULL) : NULL;

  if (events != NULL && events->len == 1 && brg_session_get_snapshot (get_session (self)) == NULL)
    brg_shell_open_group (self->shell, ((const BrgEventSummary *) events->pdata[0])->group_id,
                          NULL);
}

static gboolean
is_shown (BrgFollowService *self)
{
  BrgStore *store = brg_session_get_store (get_session (self));

  return store != NULL && self->path != NULL &&
         g_str_equal (brg_store_get_path (store), self->path);
}

/* The first time there is a file; later the session sees by itself what came. */
static void
on_taken (gint64 entry_id, gpointer data)
{
  BrgFollowService *self = data;

  (void) entry_id;
  if (self->is_open)
    return;
  if (!is_shown (self))
    brg_shell_open_workspace (self->shell, self->path, FALSE);
  self->is_open = is_shown (self);
  if (self->is_open)
    open_only_event (self);
  tell (self);
}

static void
on_state (BrgFollowState state, const char *sentence, gpointer data)
{
  BrgFollowService *self = data;

  if (self->is_taken_over)
    return;
  self->state = state;
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  tell (self);
}

static gboolean
on_idle (gpointer data)
{
  BrgFollowService *self = data;

  put_away (self);
  tell (self);
  return G_SOURCE_REMOVE;
}

/* Nothing is left to do; the one who calls is still at work. */
static void
on_announced (const char *sentence, gpointer data)
{
  BrgFollowService *self = data;

  brg_session_tell (get_session (self),
                    sentence != NULL
                        ? sentence
                        : _ ("The first laptop knows that the event was taken over: its file is a "
                             "copy."));
  g_idle_add_full (G_PRIORITY_DEFAULT, on_idle, g_object_ref (self), g_object_unref);
}

/* ----- Begin and end ----- */

gboolean
brg_follow_service_start (BrgFollowService *self,
                          const char *base,
                          const BrgSharePair *pair,
                          const char *path,
                          GError **error)
{
  const BrgFollowNews news = {
    .taken = on_taken, .state = on_state, .announced = on_announced, .data = self
  };

  g_return_val_if_fail (BRG_IS_FOLLOW_SERVICE (self) && base != NULL && path != NULL, FALSE);

  put_away (self);
  self->path = brg_store_dup_real_path (path);
  self->follow = brg_follow_new (base, pair, self->path, &news, error);
  tell (self);
  return self->follow != NULL;
}

void
brg_follow_service_stop (BrgFollowService *self)
{
  g_return_if_fail (BRG_IS_FOLLOW_SERVICE (self));

  put_away (self);
  tell (self);
}

gboolean
brg_follow_service_is_on (BrgFollowService *self)
{
  g_return_val_if_fail (BRG_IS_FOLLOW_SERVICE (self), FALSE);

  return self->follow != NULL && !self->is_taken_over;
}

gboolean
brg_follow_service_is_open (BrgFollowService *self)
{
  g_return_val_if_fail (BRG_IS_FOLLOW_SERVICE (self), FALSE);

  return self->is_open;
}

BrgFollowState
brg_follow_service_get_state (BrgFollowService *self)
{
  g_return_val_if_fail (BRG_IS_FOLLOW_SERVICE (self), BRG_FOLLOW_BEGINNING);

  return self->state;
}

const char *
brg_follow_service_get_sentence (BrgFollowService *self)
{
  g_return_val_if_fail (BRG_IS_FOLLOW_SERVICE (self), "");

  return self->sentence;
}

/* The entry that both laptops have: the last one before it was taken over. */
static BrgJournalEntry *
find_last (BrgStore *store)
{
  g_autoptr (GPtrArray) entries = brg_journal_list (store, -1, NULL);

  return entries != NULL && entries->len > 0 ? g_ptr_array_steal_index (entries, entries->len - 1)
                                             : NULL;
}

gboolean
brg_follow_service_take_over (BrgFollowService *self, GError **error)
{
  g_autoptr (BrgJournalEntry) last = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *at = g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");

  g_return_val_if_fail (BRG_IS_FOLLOW_SERVICE (self), FALSE);

  if (self->follow != NULL && brg_follow_is_writing (self->follow))
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_BUSY,
                           _ ("Something is just coming in: wait a moment and take over then."));
      return FALSE;
    }
  last = find_last (brg_session_get_store (get_session (self)));
  /* First of all nothing more comes over it. */
  if (is_shown (self) && self->follow != NULL && last != NULL)
    {
      self->is_taken_over = TRUE;
      brg_follow_announce (self->follow, last->id, last->hash, at);
    }
  if (brg_session_take_over (get_session (self), _ ("copy of another laptop"), error))
    {
      tell (self);
      return TRUE;
    }
  put_away (self);
  tell (self);
  return FALSE;
}

/* Another workspace ends it. */
static void
on_session_changed (BrgFollowService *self)
{
  if (self->is_open && !is_shown (self))
    brg_follow_service_stop (self);
}

static void
brg_follow_service_finalize (GObject *object)
{
  BrgFollowService *self = BRG_FOLLOW_SERVICE (object);

  put_away (self);
  g_free (self->sentence);
  G_OBJECT_CLASS (brg_follow_service_parent_class)->finalize (object);
}

static void
brg_follow_service_class_init (BrgFollowServiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = brg_follow_service_finalize;
  changed_signal = g_signal_new ("changed", BRG_TYPE_FOLLOW_SERVICE, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_follow_service_init (BrgFollowService *self)
{
  self->sentence = g_strdup ("");
}

BrgFollowService *
brg_follow_service_get (BrgShell *shell)
{
  static const char key[] = "brg-follow-service";
  BrgFollowService *self;

  g_return_val_if_fail (BRG_IS_SHELL (shell), NULL);

  self = g_object_get_data (G_OBJECT (shell), key);
  if (self != NULL)
    return self;
  self = g_object_new (BRG_TYPE_FOLLOW_SERVICE, NULL);
  self->shell = shell;
  g_object_set_data_full (G_OBJECT (shell), key, self, g_object_unref);
  g_signal_connect_object (brg_shell_get_session (shell), "changed",
                           G_CALLBACK (on_session_changed), self, G_CONNECT_SWAPPED);
  return self;
}
