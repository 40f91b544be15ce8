/* brg-window-files.c - files that are handed to the main window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-window-files.h"

#include <glib/gi18n.h>

#include "brg-file-kind.h"
#include "brg-import.h"
#include "brg-output.h"
#include "brg-plain-file.h"
#include "brg-store-lists.h"
#include "brg-ui.h"
#include "brg-window-private.h"

/* What is read to know what a file is. */
#define HEAD_SIZE 65536

/* By what stands in it. A file that cannot be read is told by whoever opens a workspace. */
gboolean
brg_window_is_import (const char *path)
{
  g_autoptr (GBytes) head = NULL;
  gsize length = 0;
  const char *bytes;

  g_return_val_if_fail (path != NULL, FALSE);

  if (g_str_has_suffix (path, ".berger") || brg_output_is_database (path))
    return FALSE;
  head = brg_plain_file_read_head (path, HEAD_SIZE, NULL);
  if (head == NULL)
    return FALSE;
  bytes = g_bytes_get_data (head, &length);
  return brg_file_kind_find (bytes, length) != BRG_FILE_WORKSPACE;
}

/* Where there is nothing to choose. */
static void
open_only_event (BrgWindow *self)
{
  BrgStore *store = brg_session_get_store (self->session);
  g_autoptr (GPtrArray) events = NULL;

  if (store == NULL || brg_session_get_snapshot (self->session) != NULL)
    return;
  events = brg_store_list_events (store, NULL);
  if (events != NULL && events->len == 1)
    brg_window_open_group (self, ((BrgEventSummary *) events->pdata[0])->group_id, NULL);
}

void
brg_window_open_file (BrgWindow *self, const char *path)
{
  g_return_if_fail (BRG_IS_WINDOW (self) && path != NULL);

  /* A draft would be lost without a word. */
  if (brg_shell_get_mode (BRG_SHELL (self)) != NULL)
    brg_ui_tell (GTK_WIDGET (self), _ ("A round is being paired"),
                 _ ("Publish or cancel the pairing first, then open the file again."));
  else if (brg_window_is_import (path))
    brg_import_present_file (BRG_SHELL (self), path);
  else
    {
      brg_window_open_workspace (self, path, FALSE);
      open_only_event (self);
    }
}

static gboolean
on_dropped (GtkDropTarget *target G_GNUC_UNUSED,
            const GValue *value,
            double x G_GNUC_UNUSED,
            double y G_GNUC_UNUSED,
            BrgWindow *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));
  g_autofree char *path = files != NULL ? g_file_get_path (files->data) : NULL;

  if (path != NULL)
    brg_window_open_file (self, path);
  return path != NULL;
}

void
brg_window_accept_files (BrgWindow *self)
{
  GtkDropTarget *target;

  g_return_if_fail (BRG_IS_WINDOW (self));

  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect (target, "drop", G_CALLBACK (on_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
