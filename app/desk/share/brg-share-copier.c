/* brg-share-copier.c - the copy that a second laptop gets, made anew after every change
 *
 * Tests: tests/app/bergerctl-follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-copier.h"

#include <gio/gio.h>

#include "brg-follow-copy.h"
#include "brg-share-copy.h"

struct _BrgShareCopier
{
  char *path;
  BrgShareHelper *helper;
  BrgShareKeys keys;
  BrgShareCopierFunc done;
  gpointer data;
  BrgShareCut *cut; /* (nullable): what the server has */
  gboolean is_busy;
  gboolean has_changed; /* while it was busy */
  gboolean is_gone;
};

/* What the thread works on: it shares nothing that changes. */
typedef struct
{
  char *path;
  BrgShareKeys keys;
  BrgShareCut *before;
} Job;

static void
job_free (Job *job)
{
  g_free (job->path);
  g_clear_pointer (&job->before, brg_share_cut_unref);
  g_free (job);
}

static void
clear (gpointer data)
{
  BrgShareCopier *copier = data;

  g_free (copier->path);
  g_clear_pointer (&copier->cut, brg_share_cut_unref);
}

static void
release (BrgShareCopier *copier)
{
  g_rc_box_release_full (copier, clear);
}

typedef BrgShareCopier Held;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Held, release)

void
brg_share_dup_names (char **computer, char **person)
{
  const char *name = g_get_real_name ();

  g_return_if_fail (computer != NULL && person != NULL);

  *computer = g_utf8_make_valid (g_get_host_name (), -1);
  *person = g_utf8_make_valid (g_str_equal (name, "Unknown") ? g_get_user_name () : name, -1);
  if (!brg_share_pipe_is_field (*person, 256))
    {
      g_free (*person);
      *person = g_strdup ("-");
    }
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  g_auto (BrgShareLabel) label = { 0 };
  GError *error = NULL;
  g_autoptr (GBytes) file = brg_follow_make_copy (job->path, &label.entry_id, &label.hash, &error);

  (void) source;
  (void) cancellable;
  if (file == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  brg_share_dup_names (&label.computer, &label.person);
  g_task_return_pointer (task, brg_share_cut_new (&job->keys, file, &label, job->before),
                         (GDestroyNotify) brg_share_cut_unref);
}

/* ----- To the server ----- */

static GHashTable *
index_tags (const BrgShareCut *cut)
{
  GHashTable *tags = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; cut != NULL && i < cut->pieces->len; i++)
    g_hash_table_add (tags, ((const BrgSharePiece *) cut->pieces->pdata[i])->tag);
  return tags;
}

/* Pieces before the list that names them; those that nobody names any more go last. */
static void
hand_over (BrgShareCopier *copier, BrgShareCut *cut)
{
  g_autoptr (GHashTable) before = index_tags (copier->cut);
  g_autoptr (GHashTable) now = index_tags (cut);
  GHashTableIter iter;
  gpointer tag;

  for (guint i = 0; i < cut->pieces->len; i++)
    {
      const BrgSharePiece *piece = cut->pieces->pdata[i];

      if (!g_hash_table_add (before, piece->tag))
        continue;
      brg_share_helper_say (copier->helper, "piece\t%s\t%" G_GSIZE_FORMAT, piece->tag,
                            g_bytes_get_size (piece->sealed));
      brg_share_helper_hand (copier->helper, piece->sealed);
    }
  brg_share_helper_say (copier->helper, "copy\t%s\t%" G_GSIZE_FORMAT, cut->tag,
                        g_bytes_get_size (cut->list));
  brg_share_helper_hand (copier->helper, cut->list);
  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, &tag, NULL))
    if (!g_hash_table_contains (now, tag))
      brg_share_helper_say (copier->helper, "no-piece\t%s", (const char *) tag);
}

static void begin (BrgShareCopier *copier);

static void
on_made (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Held) copier = data;
  g_autoptr (GError) error = NULL;
  BrgShareCut *cut = g_task_propagate_pointer (G_TASK (result), &error);

  (void) source;
  copier->is_busy = FALSE;
  if (copier->is_gone)
    {
      g_clear_pointer (&cut, brg_share_cut_unref);
      return;
    }
  if (cut != NULL)
    {
      hand_over (copier, cut);
      g_clear_pointer (&copier->cut, brg_share_cut_unref);
      copier->cut = cut;
    }
  if (copier->has_changed)
    begin (copier);
  copier->done (error != NULL ? error->message : NULL, copier->data);
}

static void
begin (BrgShareCopier *copier)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_made, g_rc_box_acquire (copier));
  Job *job = g_new0 (Job, 1);

  job->path = g_strdup (copier->path);
  job->keys = copier->keys;
  job->before = copier->cut != NULL ? brg_share_cut_ref (copier->cut) : NULL;
  copier->is_busy = TRUE;
  copier->has_changed = FALSE;
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, run);
}

BrgShareCopier *
brg_share_copier_new (const char *path,
                      BrgShareHelper *helper,
                      const BrgSharePair *pair,
                      BrgShareCopierFunc done,
                      gpointer data)
{
  BrgShareCopier *copier;
  g_autofree char *key = NULL;

  g_return_val_if_fail (path != NULL && helper != NULL && pair != NULL && done != NULL, NULL);

  copier = g_rc_box_new0 (BrgShareCopier);
  copier->path = g_strdup (path);
  copier->helper = helper;
  copier->done = done;
  copier->data = data;
  brg_share_keys_derive (&copier->keys, pair);
  key = brg_share_key_to_text (copier->keys.ask);
  brg_share_helper_say (helper, "pair\t%s", key);
  begin (copier);
  return copier;
}

void
brg_share_copier_free (BrgShareCopier *copier)
{
  if (copier == NULL)
    return;
  copier->is_gone = TRUE;
  brg_share_helper_say (copier->helper, "no-pair");
  release (copier);
}

void
brg_share_copier_renew (BrgShareCopier *copier)
{
  g_return_if_fail (copier != NULL);

  if (copier->is_busy)
    copier->has_changed = TRUE;
  else
    begin (copier);
}

const BrgShareKeys *
brg_share_copier_get_keys (BrgShareCopier *copier)
{
  g_return_val_if_fail (copier != NULL, NULL);

  return &copier->keys;
}
