/* brg-window-file.c - the file is not in its place: what is said, and what can be done
 *
 * Tests: tests/gui/file-gone.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-session-file.h"
#include "brg-ui.h"
#include "brg-window-private.h"

static char *
dup_heading (BrgFileState state, const char *path, const char *moved)
{
  g_autofree char *name = g_filename_display_basename (path);

  switch (state)
    {
    case BRG_FILE_MOVED:
      /* Translators: the name of a file, its new name with its folder */
      return g_strdup_printf (_ ("The file “%s” was moved to %s."), name, moved);
    case BRG_FILE_REPLACED:
      /* Translators: %s is the name of a file */
      return g_strdup_printf (_ ("Another file took the place of “%s”. It was left alone."), name);
    case BRG_FILE_MISSING:
    case BRG_FILE_IN_PLACE:
    default:
      /* Translators: %s is the name of a file */
      return g_strdup_printf (_ ("The file “%s” is gone (the stick?)."), name);
    }
}

/* What there is, up to which action, and where it was. */
static char *
dup_hint (BrgWindow *self, const char *path)
{
  BrgSnapshot *snapshot = brg_session_get_snapshot (self->session);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *time = NULL;
  g_autofree char *number = NULL;

  if (snapshot == NULL)
    /* Translators: %s is a folder */
    return g_strdup_printf (_ ("Everything is in this window. Nothing new is taken until it is "
                               "saved. Folder: %s"),
                            folder);
  time = brg_ui_dup_local_time (snapshot->saved_at, TRUE);
  number = g_strdup_printf ("%" G_GINT64_FORMAT, snapshot->journal_id);
  /* Translators: the number of an entry of the journal, a time of day, a folder */
  return g_strdup_printf (_ ("Everything up to No. %s, %s, is in this window. Nothing new is taken "
                             "until it is saved. Folder: %s"),
                          number, time, folder);
}

void
brg_window_update_file (BrgWindow *self)
{
  g_autofree char *moved = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *hint = NULL;
  BrgFileState state;
  gboolean was_told;
  const char *path;

  g_return_if_fail (BRG_IS_WINDOW (self));

  was_told = gtk_widget_get_visible (self->file_box);
  state = brg_session_file_get_state (self->session, &moved);
  /* The last notice, with its Undo, would hide what counts now. */
  if (state != BRG_FILE_IN_PLACE && !was_told)
    brg_window_withdraw_notice (self);
  gtk_widget_set_visible (self->file_box, state != BRG_FILE_IN_PLACE);
  if (state == BRG_FILE_IN_PLACE)
    {
      /* While it was away it was not proven. */
      if (was_told && brg_window_has_workspace (self))
        brg_window_begin_proof (self);
      return;
    }
  path = brg_store_get_path (brg_session_get_store (self->session));
  heading = dup_heading (state, path, moved);
  hint = dup_hint (self, path);
  gtk_label_set_text (self->file_label, heading);
  gtk_label_set_text (self->file_hint, hint);
}

/* From now on it is the workspace to begin with, and has its copies. */
static void
settle_in (BrgWindow *self)
{
  BrgStore *store = brg_session_get_store (self->session);

  brg_preferences_set_state (self->preferences, "workspace", brg_store_get_path (store));
  brg_window_set_copies (self);
  brg_shell_focus_page (BRG_SHELL (self));
}

void
brg_window_check_file (BrgWindow *self)
{
  g_return_if_fail (BRG_IS_WINDOW (self));

  if (brg_session_file_check (self->session))
    settle_in (self);
}

static void
on_place_picked (const char *path, gpointer data)
{
  BrgWindow *self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (path == NULL)
    return;
  if (!brg_session_file_move (self->session, path, &error))
    {
      brg_ui_tell (GTK_WIDGET (self), _ ("The workspace was not saved"), error->message);
      return;
    }
  settle_in (self);
  /* Translators: %s is the name of a file with its folder */
  message = g_strdup_printf (_ ("Continuing in %s"), path);
  brg_session_tell (self->session, message);
}

void
brg_window_save_elsewhere (BrgWindow *self)
{
  const char *const filters[] = { _ ("Berger workspaces"), "*.berger", NULL };
  g_autofree char *name = NULL;

  g_return_if_fail (BRG_IS_WINDOW (self));

  name = g_path_get_basename (brg_store_get_path (brg_session_get_store (self->session)));
  brg_ui_pick_file (GTK_WIDGET (self), _ ("Save the Workspace"), BRG_FILE_SAVE, filters, name,
                    on_place_picked, self);
}

char *
brg_window_dup_file_unsaved (BrgWindow *self)
{
  g_return_val_if_fail (BRG_IS_WINDOW (self), NULL);

  if (brg_session_file_get_state (self->session, NULL) == BRG_FILE_IN_PLACE)
    return NULL;
  return g_strdup (_ ("The file of the event is not in its place. What was done is in this window "
                      "alone and is lost with it: save it first (F2)."));
}
