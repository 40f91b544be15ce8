/* brg-session-file.c - the file of the open workspace is not where it was
 *
 * Tests: tests/gui/file-gone.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-session-file.h"

#include <glib/gi18n.h>
#include <sys/stat.h>

#include "brg-backup.h"
#include "brg-session-private.h"
#include "brg-store-file.h"

/* Whoever reads just now is waited for no longer than a person notices. */
#define NOTICE_MS 100

/* Who asked to go on waits a little longer. */
#define PATIENCE_MS 1000

BrgFileState
brg_session_file_get_state (BrgSession *self, char **moved_path)
{
  g_autofree char *moved = NULL;

  g_return_val_if_fail (BRG_IS_SESSION (self), BRG_FILE_IN_PLACE);

  if (moved_path != NULL)
    *moved_path = NULL;
  if (!self->is_gone)
    return BRG_FILE_IN_PLACE;
  moved = brg_store_file_dup_moved_path (self->store);
  if (moved != NULL)
    {
      if (moved_path != NULL)
        *moved_path = g_steal_pointer (&moved);
      return BRG_FILE_MOVED;
    }
  return g_file_test (brg_store_get_path (self->store), G_FILE_TEST_EXISTS) ? BRG_FILE_REPLACED
                                                                            : BRG_FILE_MISSING;
}

gboolean
brg_session_file_move (BrgSession *self, const char *path, GError **error)
{
  g_return_val_if_fail (BRG_IS_SESSION (self) && path != NULL, FALSE);

  if (!brg_backup_write_whole (self->store, path, error) ||
      !brg_session_open_store (self, path, BRG_STORE_READ_WRITE, NULL, error))
    return FALSE;
  brg_session_reload (self);
  return TRUE;
}

/* The lease that lies there is our own. */
static gboolean
add_to (BrgSession *self, const char *path, GError **error)
{
  brg_store_set_lease (self->store, NULL);
  g_clear_pointer (&self->lease, brg_lease_free);
  return brg_backup_write_whole (self->store, path, error);
}

/* The same file under another name. SQLite keeps one memory for all that have a file open, but a
 * journal for each name: nobody may have it under the old one when it is opened. */
static gboolean
go_over_to (BrgSession *self, const char *path, GError **error)
{
  if (self->n_holds > 0)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                           _ ("Close what is open first."));
      return FALSE;
    }
  brg_session_take_store (self, NULL);
  if (brg_session_open_store (self, path, BRG_STORE_READ_WRITE, NULL, error))
    return TRUE;
  brg_session_leave_event (self);
  return FALSE;
}

/* @may_add: whether a file that holds less gets what it lacks */
static gboolean
go_on_in (BrgSession *self, const char *path, gboolean may_add, GError **error)
{
  g_autoptr (BrgStore) found = brg_store_open (path, BRG_STORE_READ_ONLY, error);
  gboolean has_all = found != NULL && brg_store_file_holds (found, self->store);
  gboolean lacks = found != NULL && !has_all && brg_store_file_holds (self->store, found);

  if (found == NULL)
    return FALSE;
  g_clear_pointer (&found, brg_store_free);
  if (!has_all && !lacks)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                         _ ("Another workspace is under this name now. It was left alone."));
  else if (lacks && !may_add)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                         _ ("The file is older than what was done here."));
  else
    return (has_all || add_to (self, path, error)) &&
           brg_session_open_store (self, path, BRG_STORE_READ_WRITE, NULL, error);
  return FALSE;
}

/* While our journal lies beside the name, nothing may be opened there: it would be played in. */
static gboolean
go_on (BrgSession *self, const char *path, gboolean may_add, GError **error)
{
  if (!self->is_settled)
    self->is_settled = brg_store_file_settle (self->store, PATIENCE_MS);
  if (!self->is_settled)
    g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
                         _ ("Another program is still reading the file. Try again."));
  else if (!g_str_equal (path, brg_store_get_path (self->store)) &&
           brg_store_file_is_at (self->store, path))
    return go_over_to (self, path, error);
  else
    return go_on_in (self, path, may_add, error);
  return FALSE;
}

/* Once for whatever comes to lie there. */
static gboolean
has_changed_there (BrgSession *self)
{
  struct stat status;
  gint64 inode;
  gint64 time;

  if (stat (brg_store_get_path (self->store), &status) != 0)
    return FALSE;
  inode = (gint64) status.st_ino;
  time = (gint64) status.st_mtim.tv_sec * 1000000000 + status.st_mtim.tv_nsec;
  if (inode == self->looked_inode && time == self->looked_time)
    return FALSE;
  self->looked_inode = inode;
  self->looked_time = time;
  return TRUE;
}

gboolean
brg_session_follow_file (BrgSession *self)
{
  g_autofree char *path = g_strdup (brg_store_get_path (self->store));
  gboolean was_gone = self->is_gone;

  self->is_gone = !brg_store_is_in_place (self->store);
  if (self->is_gone != was_gone)
    {
      /* What has the name is not what is to be proven. */
      brg_prover_set_path (self->prover, self->is_gone ? NULL : path);
      self->is_settled = FALSE;
    }
  if (self->is_gone && !self->is_settled)
    self->is_settled = brg_store_file_settle (self->store, NOTICE_MS);
  /* A stick that is back, or a program that wrote what it found. */
  if (self->is_gone && self->is_settled && has_changed_there (self) &&
      go_on (self, path, FALSE, NULL))
    {
      brg_session_tell (self, _ ("The file is back in its place with everything that was done."));
      return TRUE;
    }
  return self->is_gone != was_gone;
}

gboolean
brg_session_file_check (BrgSession *self)
{
  g_autofree char *path = NULL;
  g_autofree char *moved = NULL;
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;
  BrgFileState state;

  g_return_val_if_fail (BRG_IS_SESSION (self) && self->store != NULL, FALSE);

  state = brg_session_file_get_state (self, &moved);
  path = g_strdup (moved != NULL ? moved : brg_store_get_path (self->store));
  if (state != BRG_FILE_IN_PLACE && brg_store_is_in_place (self->store))
    brg_session_follow_file (self);
  else if (state == BRG_FILE_MISSING)
    {
      brg_session_tell (self, _ ("The file is still not there."));
      return FALSE;
    }
  else if (!go_on (self, path, TRUE, &error))
    {
      brg_session_tell (self, error->message);
      return FALSE;
    }
  brg_session_reload (self);
  /* Translators: %s is the name of a file with its folder */
  message = g_strdup_printf (_ ("Continuing in %s"), path);
  brg_session_tell (self, message);
  return TRUE;
}
