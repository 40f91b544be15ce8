/* brg-attachments.c - files beside incidents and protests, in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-attachments.h"

#include <glib/gi18n.h>

#include "brg-output.h"
#include "brg-plain-file.h"
#include "brg-shell.h"
#include "brg-store-attachments.h"
#include "brg-store-incidents.h"
#include "brg-store-protests.h"
#include "brg-ui.h"

static BrgSession *
find_session (GtkWidget *widget)
{
  return brg_shell_get_session (brg_shell_find (widget));
}

/* A file dialog that is open: for whom, and for which row. */
typedef struct
{
  GtkWidget *widget; /* owned */
  BrgAttachmentOwner owner;
  gint64 id;
} Picking;

static Picking *
new_picking (GtkWidget *widget, BrgAttachmentOwner owner, gint64 id)
{
  Picking *picking = g_new (Picking, 1);

  *picking = (Picking){ g_object_ref (widget), owner, id };
  return picking;
}

static void
free_picking (Picking *picking)
{
  g_object_unref (picking->widget);
  g_free (picking);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Picking, free_picking)

static void
on_place_picked (const char *path, gpointer data)
{
  g_autoptr (Picking) picking = data;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (path == NULL)
    return;
  bytes = brg_store_load_attachment (brg_session_get_store (find_session (picking->widget)),
                                     picking->id, &error);
  if (bytes == NULL ||
      !brg_output_write (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                         BRG_OUTPUT_PRIVATE, &error))
    brg_ui_tell (picking->widget, _ ("The file could not be saved"), error->message);
}

static void
on_file_clicked (GtkWidget *button)
{
  const BrgAttachment *file = g_object_get_data (G_OBJECT (button), "brg-file");
  GtkWidget *box = gtk_widget_get_parent (button);

  brg_ui_pick_file (box, _ ("Save File"), BRG_FILE_SAVE, NULL, file->name, on_place_picked,
                    new_picking (box, 0, file->id));
}

static GtkWidget *
make_button (BrgAttachment *file)
{
  GtkWidget *button = gtk_button_new_with_label (file->name);
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Save this file…"));
  g_object_set_data_full (G_OBJECT (button), "brg-file", file,
                          (GDestroyNotify) brg_attachment_free);
  g_signal_connect (button, "clicked", G_CALLBACK (on_file_clicked), NULL);
  return button;
}

void
brg_attachments_show (GtkBox *box, BrgAttachmentOwner owner, gint64 owner_id)
{
  g_autoptr (GPtrArray) files = NULL;

  g_return_if_fail (GTK_IS_BOX (box));

  brg_ui_clear (box);
  files = brg_store_list_attachments (brg_session_get_store (find_session (GTK_WIDGET (box))),
                                      owner, owner_id, NULL);
  if (files == NULL)
    return;
  g_ptr_array_set_free_func (files, NULL);
  for (guint i = 0; i < files->len; i++)
    gtk_box_append (box, make_button (files->pdata[i]));
}

static void
on_file_picked (const char *path, gpointer data)
{
  static gboolean (*const attach[]) (BrgStore *, gint64, const char *, GBytes *, GError **) = {
    [BRG_OF_INCIDENT] = brg_store_attach_incident,
    [BRG_OF_PROTEST] = brg_store_attach_protest,
  };
  g_autoptr (Picking) picking = data;
  BrgSession *session = find_session (picking->widget);
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;
  gboolean done = FALSE;

  if (path == NULL)
    return;
  bytes = brg_plain_file_read (path, BRG_ATTACHMENT_MAX_BYTES, &error);
  if (bytes != NULL)
    {
      g_autofree char *name = g_path_get_basename (path);

      done =
          attach[picking->owner](brg_session_get_store (session), picking->id, name, bytes, &error);
    }
  brg_session_finish (session, done, error);
}

void
brg_attachments_pick (GtkWidget *widget, BrgAttachmentOwner owner, gint64 owner_id)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  brg_ui_pick_file (widget, _ ("Attach a File"), BRG_FILE_OPEN, NULL, NULL, on_file_picked,
                    new_picking (widget, owner, owner_id));
}
