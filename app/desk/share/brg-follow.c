/* brg-follow.c - a second laptop that follows the event of another one
 *
 * One question is under way at a time.
 *
 * Tests: tests/app/bergerctl-follow.py, tests/app/test-share-copy.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-follow.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-follow-copy.h"
#include "brg-share-copier.h"
#include "brg-share-copies.h"
#include "brg-share-copy.h"
#include "brg-share-heir.h"
#include "brg-share-helper.h"

/* How often it asks, milliseconds: what is done there is here within two seconds. Where nobody
 * answers, or the question was refused, less often. */
#define ASK_MS 700
#define REST_MS 3000

#define STATUS_OK 200
#define STATUS_SAME 304
#define STATUS_FORBIDDEN 403
#define STATUS_NOT_FOUND 404
#define STATUS_TOO_MANY 429
#define STATUS_UNABLE 503

struct _BrgFollow
{
  BrgShareHelper *helper;
  BrgFollowNews news;
  BrgShareKeys keys;
  char *base;
  char *path;
  char *client;
  gint64 counter;
  BrgFollowState state;
  char *sentence;

  /* the question that is under way; @asked_path is NULL for none */
  guint number;
  char *asked_path;
  char *whose;

  char *held_tag;     /* (nullable): the list that needs not come again */
  BrgShareList *list; /* (nullable): the one whose pieces are fetched */
  char *list_tag;
  GHashTable *pieces; /* tag -> GBytes */
  gboolean is_writing;
  gboolean was_right; /* it was answered once */
  GBytes *heir;       /* (nullable): what is told instead of asking */
  guint timer;
  gboolean is_gone;
};

static void
clear (gpointer data)
{
  BrgFollow *follow = data;

  g_free (follow->base);
  g_free (follow->path);
  g_free (follow->client);
  g_free (follow->sentence);
  g_free (follow->asked_path);
  g_free (follow->whose);
  g_free (follow->held_tag);
  g_clear_pointer (&follow->list, brg_share_list_free);
  g_free (follow->list_tag);
  g_hash_table_unref (follow->pieces);
  g_clear_pointer (&follow->heir, g_bytes_unref);
}

static void
release (BrgFollow *follow)
{
  g_rc_box_release_full (follow, clear);
}

typedef BrgFollow Held;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Held, release)

/* ----- Addresses ----- */

gboolean
brg_follow_read_address (const char *typed, char **base, char **code)
{
  g_autofree char *text = NULL;
  g_autofree char *whole = NULL;
  g_autoptr (GUri) uri = NULL;
  g_autoptr (GInetAddress) inet = NULL;
  const char *host;
  int port;

  g_return_val_if_fail (typed != NULL && base != NULL && code != NULL, FALSE);

  *base = NULL;
  *code = NULL;
  text = g_strstrip (g_strdup (typed));
  whole = strstr (text, "://") != NULL ? g_strdup (text) : g_strconcat ("http://", text, NULL);
  uri = g_uri_parse (whole, G_URI_FLAGS_NONE, NULL);
  if (uri == NULL || !g_str_equal (g_uri_get_scheme (uri), "http") ||
      g_uri_get_userinfo (uri) != NULL)
    return FALSE;
  host = g_uri_get_host (uri);
  inet = host != NULL ? g_inet_address_new_from_string (host) : NULL;
  if (inet == NULL)
    return FALSE;
  port = g_uri_get_port (uri) > 0 ? g_uri_get_port (uri) : BRG_FOLLOW_USUAL_PORT;
  *base =
      g_strdup_printf (strchr (host, ':') != NULL ? "http://[%s]:%d" : "http://%s:%d", host, port);
  *code = g_strdup (g_uri_get_fragment (uri) != NULL ? g_uri_get_fragment (uri) : "");
  return TRUE;
}

/* ----- How it goes ----- */

static void
tell_state (BrgFollow *follow, BrgFollowState state, const char *sentence)
{
  if (follow->state == state && g_strcmp0 (follow->sentence, sentence) == 0)
    return;
  follow->state = state;
  g_free (follow->sentence);
  follow->sentence = g_strdup (sentence);
  if (follow->news.state != NULL)
    follow->news.state (state, sentence, follow->news.data);
}

static void
tell_lost (BrgFollow *follow)
{
  tell_state (
      follow, BRG_FOLLOW_LOST,
      _ ("The other laptop does not answer. What is here stays; it goes on when the network "
         "is back."));
}

/* ----- Asking ----- */

static gboolean on_time (gpointer data);

static void
wait_for (BrgFollow *follow, guint ms)
{
  g_clear_handle_id (&follow->timer, g_source_remove);
  follow->timer = g_timeout_add (ms, on_time, follow);
}

static char *
begin_question (BrgFollow *follow, const char *method, const char *path, GBytes *body)
{
  g_autofree char *question = NULL;
  g_autofree char *sign = NULL;

  g_free (follow->whose);
  follow->whose = g_strdup_printf ("%s %" G_GINT64_FORMAT, follow->client, ++follow->counter);
  g_free (follow->asked_path);
  follow->asked_path = g_strdup (path);
  follow->number++;
  question = brg_share_dup_question (method, path, follow->whose, body);
  sign = brg_share_sign (follow->keys.ask, question);
  return g_strjoin (" ", follow->whose, sign, NULL);
}

static void
ask (BrgFollow *follow, const char *path, const char *tag, gsize most)
{
  g_autofree char *header = begin_question (follow, "GET", path, NULL);

  brg_share_helper_say (follow->helper, "ask\t%u\t%s%s\t%s\t%s\t%" G_GSIZE_FORMAT, follow->number,
                        follow->base, path, header, tag != NULL ? tag : "-", most);
}

static void
announce (BrgFollow *follow)
{
  g_autofree char *header = begin_question (follow, "POST", BRG_SHARE_TAKEN_PATH, follow->heir);

  brg_share_helper_say (follow->helper, "send\t%u\t%s%s\t%s\t%" G_GSIZE_FORMAT, follow->number,
                        follow->base, BRG_SHARE_TAKEN_PATH, header,
                        g_bytes_get_size (follow->heir));
  brg_share_helper_hand (follow->helper, follow->heir);
}

static gboolean
on_time (gpointer data)
{
  BrgFollow *follow = data;

  follow->timer = 0;
  if (follow->heir != NULL)
    announce (follow);
  else
    ask (follow, BRG_SHARE_LIST_PATH, follow->held_tag, BRG_SHARE_LARGEST_LIST);
  return G_SOURCE_REMOVE;
}

/* ----- What came ----- */

static void
refuse (BrgFollow *follow, const char *sentence)
{
  g_clear_pointer (&follow->list, brg_share_list_free);
  tell_state (follow, BRG_FOLLOW_FAULTY, sentence);
  wait_for (follow, REST_MS);
}

static void
refuse_forged (BrgFollow *follow)
{
  refuse (follow,
          _ ("Somebody changes what the other laptop sends: it was not taken. Use a network "
             "of your own."));
}

/* What the thread works on: it shares nothing that changes. */
typedef struct
{
  BrgShareKeys keys;
  BrgShareList *list;
  GHashTable *pieces;
  char *path;
} Job;

static void
job_free (Job *job)
{
  brg_share_list_free (job->list);
  g_hash_table_unref (job->pieces);
  g_free (job->path);
  g_free (job);
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  g_autoptr (GBytes) file = brg_share_list_join (job->list, &job->keys, job->pieces);
  const BrgLeaseHolder leader = { job->list->label.computer, job->list->label.person, NULL, NULL };
  GError *error = NULL;
  gint64 entry_id = 0;

  (void) source;
  (void) cancellable;
  if (file == NULL)
    g_task_return_new_error (task, BRG_STORE_ERROR, BRG_STORE_ERROR_DAMAGED, "%s",
                             _ ("What came is not whole: it was not taken."));
  else if (!brg_follow_take_copy (job->path, file, &leader, &entry_id, &error))
    g_task_return_error (task, error);
  else
    g_task_return_int (task, (gssize) entry_id);
}

static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Held) follow = data;
  g_autoptr (GError) error = NULL;
  gint64 entry_id = g_task_propagate_int (G_TASK (result), &error);

  (void) source;
  follow->is_writing = FALSE;
  if (follow->is_gone)
    return;
  /* What was not taken is not fetched again before it is another one. */
  g_free (follow->held_tag);
  follow->held_tag = g_strdup (follow->list_tag);
  if (error != NULL)
    {
      refuse (follow, error->message);
      return;
    }
  wait_for (follow, ASK_MS);
  if (follow->news.taken != NULL)
    follow->news.taken (entry_id, follow->news.data);
  if (!follow->is_gone)
    tell_state (follow, BRG_FOLLOW_LIVE, "");
}

static gboolean
is_unnamed (gpointer tag, gpointer piece, gpointer data)
{
  (void) piece;
  return !g_hash_table_contains (data, tag);
}

/* Pieces of before that no list names are forgotten. */
static void
forget_others (BrgFollow *follow)
{
  g_autoptr (GHashTable) named = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < follow->list->tags->len; i++)
    g_hash_table_add (named, follow->list->tags->pdata[i]);
  g_hash_table_foreach_remove (follow->pieces, is_unnamed, named);
}

static void
write_down (BrgFollow *follow)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_written, g_rc_box_acquire (follow));
  Job *job = g_new0 (Job, 1);
  GHashTableIter iter;
  gpointer tag;
  gpointer piece;

  forget_others (follow);
  job->keys = follow->keys;
  job->list = g_steal_pointer (&follow->list);
  job->path = g_strdup (follow->path);
  job->pieces =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  g_hash_table_iter_init (&iter, follow->pieces);
  while (g_hash_table_iter_next (&iter, &tag, &piece))
    g_hash_table_insert (job->pieces, g_strdup (tag), g_bytes_ref (piece));
  follow->is_writing = TRUE;
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, run);
}

static void
fetch_next (BrgFollow *follow)
{
  for (guint i = 0; i < follow->list->tags->len; i++)
    {
      const char *tag = follow->list->tags->pdata[i];
      g_autofree char *path = NULL;

      if (g_hash_table_contains (follow->pieces, tag))
        continue;
      path = g_strconcat (BRG_SHARE_PIECE_PATH, tag, NULL);
      ask (follow, path, NULL, BRG_SHARE_LARGEST_PIECE);
      return;
    }
  write_down (follow);
}

static void
take_list (BrgFollow *follow, guint status, const char *tag, GBytes *bytes)
{
  if (status == STATUS_SAME)
    {
      /* It stays what it was called: what was not taken is still not taken. */
      if (follow->state != BRG_FOLLOW_FAULTY)
        tell_state (follow, BRG_FOLLOW_LIVE, "");
      wait_for (follow, ASK_MS);
      return;
    }
  g_clear_pointer (&follow->list, brg_share_list_free);
  follow->list = brg_share_list_read (&follow->keys, bytes, tag);
  if (follow->list == NULL)
    {
      refuse_forged (follow);
      return;
    }
  g_free (follow->list_tag);
  follow->list_tag = g_strdup (tag);
  fetch_next (follow);
}

/* Looked into at once: what is wrong does not stay. */
static void
take_piece (BrgFollow *follow, const char *tag, GBytes *bytes)
{
  g_autoptr (GBytes) opened = brg_share_open (&follow->keys, bytes, tag);

  if (opened == NULL)
    {
      refuse_forged (follow);
      return;
    }
  g_hash_table_replace (follow->pieces, g_strdup (tag), g_bytes_ref (bytes));
  fetch_next (follow);
}

/* Nobody has proven such an answer: it may be from anybody. */
static void
take_refusal (BrgFollow *follow, guint status)
{
  if (status == STATUS_NOT_FOUND && g_str_has_prefix (follow->asked_path, BRG_SHARE_PIECE_PATH))
    {
      /* Something was done meanwhile: the next list has it. */
      g_clear_pointer (&follow->list, brg_share_list_free);
      wait_for (follow, ASK_MS);
      return;
    }
  if (status == STATUS_FORBIDDEN && !follow->was_right)
    tell_state (follow, BRG_FOLLOW_REFUSED, _ ("Code or PIN is not the one of the other laptop."));
  else if (status == STATUS_NOT_FOUND && !follow->was_right)
    tell_state (follow, BRG_FOLLOW_REFUSED,
                _ ("No second laptop may follow there: it has to be allowed on the other laptop."));
  else if ((status == STATUS_TOO_MANY && follow->list != NULL) || status == STATUS_UNABLE)
    {
      /* A large file in many pieces, or one that is still being cut: a little later. */
      wait_for (follow, ASK_MS);
      return;
    }
  else
    tell_lost (follow);
  g_clear_pointer (&follow->list, brg_share_list_free);
  /* Wrong ones are counted there, and more would lock this laptop out. */
  if (follow->state != BRG_FOLLOW_REFUSED)
    wait_for (follow, REST_MS);
}

static void
take_announced (BrgFollow *follow, guint status)
{
  if (status == STATUS_UNABLE)
    {
      wait_for (follow, REST_MS);
      return;
    }
  g_clear_pointer (&follow->heir, g_bytes_unref);
  if (follow->news.announced != NULL)
    follow->news.announced (status == STATUS_OK
                                ? NULL
                                : _ ("The other laptop has gone on with another journal. Compare "
                                     "the two files."),
                            follow->news.data);
}

/* Whether the other laptop has said this to the question that was asked. */
static gboolean
is_proven (BrgFollow *follow, guint status, const char *tag, const char *sign)
{
  g_autofree char *answer = brg_share_dup_answer (follow->asked_path, follow->whose, status, tag);

  return sign != NULL && brg_share_is_signed (follow->keys.ask, answer, sign);
}

static void
take_answer (BrgFollow *follow, guint status, const char *tag, const char *sign, GBytes *bytes)
{
  g_autofree char *path = NULL;

  if (status == 0)
    {
      g_clear_pointer (&follow->list, brg_share_list_free);
      tell_lost (follow);
      wait_for (follow, REST_MS);
      return;
    }
  if (!is_proven (follow, status, tag, sign))
    {
      if (status == STATUS_OK || status == STATUS_SAME)
        refuse_forged (follow);
      else
        take_refusal (follow, status);
      return;
    }
  follow->was_right = TRUE;
  path = g_steal_pointer (&follow->asked_path);
  if (g_str_equal (path, BRG_SHARE_TAKEN_PATH))
    take_announced (follow, status);
  else if (tag == NULL)
    refuse_forged (follow);
  else if (g_str_equal (path, BRG_SHARE_LIST_PATH))
    take_list (follow, status, tag, bytes);
  else if (follow->list != NULL && g_str_has_suffix (path, tag))
    take_piece (follow, tag, bytes);
  else
    refuse_forged (follow);
}

static const char *
get_word (const char *field)
{
  return g_str_equal (field, "-") ? NULL : field;
}

/* What the program says is foreign: it may have been taken over. */
static gboolean
on_line (char **fields, GBytes *bytes, gpointer data)
{
  g_autoptr (Held) follow = g_rc_box_acquire (data);
  guint64 number;
  guint64 status;

  if (bytes == NULL || !g_str_equal (fields[0], "told") ||
      !g_ascii_string_to_unsigned (fields[1], 10, 1, G_MAXUINT, &number, NULL) ||
      !g_ascii_string_to_unsigned (fields[2], 10, 0, 999, &status, NULL))
    return FALSE;
  /* An answer to what is not asked any more. */
  if (number == follow->number && follow->asked_path != NULL && !follow->is_gone)
    take_answer (follow, (guint) status, get_word (fields[3]), get_word (fields[4]), bytes);
  return TRUE;
}

static void
on_end (gpointer data)
{
  BrgFollow *follow = data;

  g_clear_handle_id (&follow->timer, g_source_remove);
  tell_state (follow, BRG_FOLLOW_LOST, _ ("The program that asks the other laptop has ended."));
}

/* ----- Begin and end ----- */

BrgFollow *
brg_follow_new (const char *base,
                const BrgSharePair *pair,
                const char *path,
                const BrgFollowNews *news,
                GError **error)
{
  g_autoptr (Held) follow = NULL;

  g_return_val_if_fail (base != NULL && pair != NULL && path != NULL && news != NULL, NULL);

  follow = g_rc_box_new0 (BrgFollow);
  follow->news = *news;
  follow->base = g_strdup (base);
  follow->path = brg_store_dup_real_path (path);
  follow->client = g_strdup_printf ("%08x%08x", g_random_int (), g_random_int ());
  follow->pieces =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  brg_share_keys_derive (&follow->keys, pair);
  follow->helper = brg_share_helper_new (on_line, on_end, follow, error);
  if (follow->helper == NULL)
    return NULL;
  on_time (follow);
  return g_steal_pointer (&follow);
}

void
brg_follow_free (BrgFollow *follow)
{
  if (follow == NULL)
    return;
  follow->is_gone = TRUE;
  g_clear_handle_id (&follow->timer, g_source_remove);
  g_clear_pointer (&follow->helper, brg_share_helper_free);
  release (follow);
}

gboolean
brg_follow_is_writing (BrgFollow *follow)
{
  g_return_val_if_fail (follow != NULL, FALSE);

  return follow->is_writing;
}

void
brg_follow_announce (BrgFollow *follow, gint64 entry_id, const char *hash, const char *at)
{
  g_auto (BrgShareLabel) heir = { .entry_id = entry_id, .hash = g_strdup (hash) };

  g_return_if_fail (follow != NULL && hash != NULL && at != NULL);

  brg_share_dup_names (&heir.computer, &heir.person);
  g_clear_pointer (&follow->heir, g_bytes_unref);
  follow->heir = brg_share_heir_seal (&follow->keys, &heir, at);
  g_clear_pointer (&follow->list, brg_share_list_free);
  wait_for (follow, 0);
}
