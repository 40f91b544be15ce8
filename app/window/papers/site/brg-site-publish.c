/* brg-site-publish.c - the pages of an event are written while the window goes on
 *
 * Tests: tests/gui/site.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-site-publish.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-language-choice.h"
#include "brg-site.h"
#include "brg-store-site.h"

/* What a session has under this name: its #Watch. */
#define WATCH "brg-site-watch"
/* The name of what is remembered of the user, and how much of it. */
#define CONSENTS "site-folders"
#define MOST_CONSENTS 50

/* How far the group was, and what is being written. */
typedef struct
{
  BrgShell *shell; /* weak */
  gint64 group_id;
  gint n_published;
  gint n_closed;
  gboolean is_writing;
  gboolean is_wanted_again;
} Watch;

/* What a thread does. */
typedef struct
{
  BrgSite *site;
  char *folder;
  BrgOutputFolderCount count;
} Job;

static void
watch_free (gpointer data)
{
  Watch *watch = data;

  g_clear_weak_pointer (&watch->shell);
  g_free (watch);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  brg_site_free (job->site);
  g_free (job->folder);
  g_free (job);
}

static Watch *
get_watch (BrgShell *shell)
{
  BrgSession *session = brg_shell_get_session (shell);
  Watch *watch = g_object_get_data (G_OBJECT (session), WATCH);

  if (watch == NULL)
    {
      watch = g_new0 (Watch, 1);
      g_set_weak_pointer (&watch->shell, shell);
      g_object_set_data_full (G_OBJECT (session), WATCH, watch, watch_free);
    }
  return watch;
}

static void
tell_failure (BrgSession *session, const GError *error)
{
  /* Translators: %s says why: a sentence */
  g_autofree char *message = g_strdup_printf (_ ("The site was not written: %s"), error->message);

  brg_session_tell (session, message);
}

static void
tell_written (BrgSession *session, const Job *job)
{
  g_autofree char *files = g_strdup_printf (
      /* Translators: so many files are in the folder of the site */
      ngettext ("%u file", "%u files", job->count.n_files), job->count.n_files);
  g_autofree char *message = g_strdup_printf (
      /* Translators: a folder; "12 files"; number of files that are new or changed */
      ngettext ("Site written to %s: %s, %u of them new or changed",
                "Site written to %s: %s, %u of them new or changed", job->count.n_changed),
      job->folder, files, job->count.n_changed);
  g_autofree char *with_gap =
      job->count.had_gap
          ? g_strdup_printf (
                /* Translators: %s is the sentence that the site was written */
                _ ("%s. This drive cannot exchange two folders in one step: for a moment there "
                   "was no site."),
                message)
          : NULL;

  brg_session_tell (session, with_gap != NULL ? with_gap : message);
}

static void
write_pages (GTask *task,
             gpointer source G_GNUC_UNUSED,
             gpointer data,
             GCancellable *cancellable G_GNUC_UNUSED)
{
  Job *job = data;
  GError *error = NULL;

  if (brg_site_write (job->site, job->folder, &job->count, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject *object, GAsyncResult *result, gpointer data G_GNUC_UNUSED)
{
  BrgSession *session = BRG_SESSION (object);
  Watch *watch = g_object_get_data (object, WATCH);
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  watch->is_writing = FALSE;
  if (watch->shell == NULL)
    return;
  if (g_task_propagate_boolean (G_TASK (result), &error))
    tell_written (session, job);
  else
    tell_failure (session, error);
  if (watch->is_wanted_again)
    brg_site_publish (watch->shell);
}

static BrgSite *
load (BrgStore *store, gint64 event_id, const BrgSiteSetting *setting, GError **error)
{
  const char *const *known = brg_language_choice_list ();
  BrgSiteChoice choice = {
    .language = g_strv_contains (known, setting->language) ? setting->language : known[0],
    .only_this = setting->only_this,
    .hides_children = setting->hides_children,
  };

  return brg_site_load (store, event_id, 0, &choice, error);
}

/* ---- where somebody here has published */

/* What names a workspace, an event and the folder of its site, in the state of the user. */
static char *
dup_consent (BrgShell *shell, gint64 event_id, const char *folder)
{
  BrgStore *store = brg_session_get_store (brg_shell_get_session (shell));
  g_autofree char *text = g_strdup_printf ("%s\n%" G_GINT64_FORMAT "\n%s",
                                           brg_store_get_path (store), event_id, folder);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

static gboolean
has_consent (BrgShell *shell, gint64 event_id, const char *folder)
{
  g_autofree char *consent = dup_consent (shell, event_id, folder);
  g_autofree char *known = brg_preferences_dup_state (brg_shell_get_preferences (shell), CONSENTS);

  return strstr (known, consent) != NULL;
}

/* The newest ones stand in front. */
static void
keep_consent (BrgShell *shell, gint64 event_id, const char *folder)
{
  g_autofree char *consent = dup_consent (shell, event_id, folder);
  g_autofree char *known = brg_preferences_dup_state (brg_shell_get_preferences (shell), CONSENTS);
  g_autofree char *all = g_strconcat (consent, " ", known, NULL);

  if (strstr (known, consent) != NULL)
    return;
  if (strlen (all) > MOST_CONSENTS * (strlen (consent) + 1))
    all[MOST_CONSENTS * (strlen (consent) + 1)] = '\0';
  brg_preferences_set_state (brg_shell_get_preferences (shell), CONSENTS, all);
}

void
brg_site_publish_by_hand (BrgShell *shell)
{
  BrgSession *session;
  BrgSnapshot *snapshot;
  g_auto (BrgSiteSetting) setting = { 0 };

  g_return_if_fail (BRG_IS_SHELL (shell));

  session = brg_shell_get_session (shell);
  snapshot = brg_session_get_snapshot (session);
  if (snapshot != NULL &&
      brg_store_load_site (brg_session_get_store (session), snapshot->event->id, &setting, NULL) &&
      setting.folder != NULL)
    keep_consent (shell, snapshot->event->id, setting.folder);
  brg_site_publish (shell);
}

void
brg_site_publish (BrgShell *shell)
{
  BrgSession *session;
  BrgSnapshot *snapshot;
  Watch *watch;
  g_auto (BrgSiteSetting) setting = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgSite) site = NULL;
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (BRG_IS_SHELL (shell));

  session = brg_shell_get_session (shell);
  snapshot = brg_session_get_snapshot (session);
  watch = get_watch (shell);
  watch->is_wanted_again = watch->is_writing;
  if (watch->is_writing || snapshot == NULL)
    return;
  if (brg_store_load_site (brg_session_get_store (session), snapshot->event->id, &setting,
                           &error) &&
      setting.folder != NULL)
    site = load (brg_session_get_store (session), snapshot->event->id, &setting, &error);
  if (error != NULL)
    tell_failure (session, error);
  if (site == NULL)
    return;
  job = g_new0 (Job, 1);
  job->site = g_steal_pointer (&site);
  job->folder = g_strdup (setting.folder);
  watch->is_writing = TRUE;
  task = g_task_new (session, NULL, on_written, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, write_pages);
}

/* ---- by itself */

/* A file from elsewhere, or a copy, writes nowhere by itself before somebody has published from it
 * here: the folder that it names may be that of another site. */
static gboolean
is_automatic (BrgShell *shell, gint64 event_id)
{
  BrgSession *session = brg_shell_get_session (shell);
  g_auto (BrgSiteSetting) setting = { 0 };
  g_autofree char *message = NULL;

  if (!brg_store_load_site (brg_session_get_store (session), event_id, &setting, NULL) ||
      setting.folder == NULL || !setting.is_automatic)
    return FALSE;
  if (has_consent (shell, event_id, setting.folder))
    return TRUE;
  message = g_strdup_printf (
      /* Translators: %s is a folder */
      _ ("The site in %s was not written: nobody has published from this file here. Publish once "
         "by "
         "hand."),
      setting.folder);
  brg_session_tell (session, message);
  return FALSE;
}

static void
on_session_changed (BrgShell *shell, BrgSession *session)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (session);
  Watch *watch = get_watch (shell);
  gint n_published;
  gint n_closed;
  gboolean has_more;

  if (snapshot == NULL)
    return;
  n_published = brg_snapshot_count_reached (snapshot, BRG_ROUND_PUBLISHED);
  n_closed = brg_snapshot_count_reached (snapshot, BRG_ROUND_CLOSED);
  has_more = watch->group_id == snapshot->group->id &&
             (n_published > watch->n_published || n_closed > watch->n_closed);
  watch->group_id = snapshot->group->id;
  watch->n_published = n_published;
  watch->n_closed = n_closed;
  if (has_more && !brg_session_is_looking (session) && is_automatic (shell, snapshot->event->id))
    brg_site_publish (shell);
}

void
brg_site_publish_watch (BrgShell *shell)
{
  g_return_if_fail (BRG_IS_SHELL (shell));

  g_signal_connect_object (brg_shell_get_session (shell), "changed",
                           G_CALLBACK (on_session_changed), shell, G_CONNECT_SWAPPED);
}
