/* brg-follow-sheet.c - a sheet that begins to follow the event of another laptop
 *
 * Tests: tests/gui/follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-follow-sheet.h"

#include <glib/gi18n.h>

#include "brg-follow-service.h"
#include "brg-template.h"
#include "brg-ui.h"

struct _BrgFollowSheet
{
  BrgSheet parent_instance;

  GtkWidget *follow_button;
  GtkEditable *address_row;
  GtkEditable *pin_row;
  GtkEditable *path_row;
  GtkLabel *state_label;

  BrgFollowService *service;
  gboolean has_begun; /* with what stands in it now */
};

G_DEFINE_FINAL_TYPE (BrgFollowSheet, brg_follow_sheet, BRG_TYPE_SHEET)

/* What stands in the fields; %FALSE where something is missing. */
static gboolean
read_fields (BrgFollowSheet *self, char **base, BrgSharePair *pair)
{
  g_autofree char *code = NULL;
  g_autofree char *pin = g_strstrip (g_strdup (gtk_editable_get_text (self->pin_row)));

  *pair = (BrgSharePair){ 0 };
  return brg_follow_read_address (gtk_editable_get_text (self->address_row), base, &code) &&
         brg_share_pair_read (code, pin, pair);
}

static void
show (BrgFollowSheet *self)
{
  g_autofree char *base = NULL;
  g_auto (BrgSharePair) pair = { 0 };
  gboolean is_whole = read_fields (self, &base, &pair) &&
                      g_path_is_absolute (gtk_editable_get_text (self->path_row));

  self->has_begun = FALSE;
  gtk_widget_set_sensitive (self->follow_button, is_whole);
  gtk_label_set_text (self->state_label, "");
  brg_ui_set_class (self->address_row, "error",
                    base == NULL && *gtk_editable_get_text (self->address_row) != '\0');
}

static void
on_follow_clicked (BrgFollowSheet *self)
{
  g_autofree char *base = NULL;
  g_auto (BrgSharePair) pair = { 0 };
  g_autoptr (GError) error = NULL;

  if (!read_fields (self, &base, &pair))
    return;
  self->has_begun = TRUE;
  gtk_widget_set_sensitive (self->follow_button, FALSE);
  gtk_label_set_text (self->state_label, _ ("Asking the other laptop…"));
  if (!brg_follow_service_start (self->service, base, &pair, gtk_editable_get_text (self->path_row),
                                 &error))
    {
      gtk_label_set_text (self->state_label, error->message);
      gtk_widget_set_sensitive (self->follow_button, TRUE);
    }
}

/* It closes when the copy is on show; until then it says what hinders it. */
static void
on_service_changed (BrgFollowSheet *self)
{
  const char *sentence = brg_follow_service_get_sentence (self->service);

  if (!self->has_begun)
    return;
  if (brg_follow_service_is_open (self->service))
    {
      brg_sheet_finish (BRG_SHEET (self));
      return;
    }
  if (*sentence == '\0')
    return;
  gtk_label_set_text (self->state_label, sentence);
  gtk_widget_set_sensitive (self->follow_button, TRUE);
}

/* Who gives it up before anything came follows nobody. */
static void
brg_follow_sheet_dispose (GObject *object)
{
  BrgFollowSheet *self = BRG_FOLLOW_SHEET (object);

  if (self->service != NULL && self->has_begun && !brg_follow_service_is_open (self->service))
    brg_follow_service_stop (self->service);
  self->service = NULL;
  G_OBJECT_CLASS (brg_follow_sheet_parent_class)->dispose (object);
}

static const BrgTemplateChild children[] = {
  BRG_TEMPLATE_CHILD (BrgFollowSheet, follow_button),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, address_row),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, pin_row),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, path_row),
  BRG_TEMPLATE_CHILD (BrgFollowSheet, state_label),
};

static const BrgTemplateCallback callbacks[] = {
  BRG_TEMPLATE_CALLBACK (on_follow_clicked),
  BRG_TEMPLATE_CALLBACK (show),
};

static void
brg_follow_sheet_class_init (BrgFollowSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_follow_sheet_dispose;
  brg_template_set (klass, "brg-follow-sheet", children, G_N_ELEMENTS (children));
  brg_template_set_callbacks (klass, callbacks, G_N_ELEMENTS (callbacks));
}

static void
brg_follow_sheet_init (BrgFollowSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->follow_button);
}

/* A new file of this day, in the folder of the user's documents. */
static char *
dup_usual_path (void)
{
  const char *folder = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: the name of a file; %Y, %m and %d are the day of today */
  g_autofree char *name = g_date_time_format (now, _ ("Copy %Y-%m-%d"));
  g_autofree char *file = g_strconcat (name, ".berger", NULL);

  return g_build_filename (folder != NULL ? folder : g_get_home_dir (), file, NULL);
}

void
brg_follow_sheet_present_at (BrgShell *shell, const char *address)
{
  g_autofree char *path = dup_usual_path ();
  BrgFollowSheet *self;

  g_return_if_fail (BRG_IS_SHELL (shell) && address != NULL);

  self = g_object_new (BRG_TYPE_FOLLOW_SHEET, "transient-for", shell, NULL);
  self->service = brg_follow_service_get (shell);
  gtk_editable_set_text (self->address_row, address);
  gtk_editable_set_text (self->path_row, path);
  g_signal_connect_object (self->service, "changed", G_CALLBACK (on_service_changed), self,
                           G_CONNECT_SWAPPED);
  show (self);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (*address != '\0' ? self->pin_row : self->address_row));
}

void
brg_follow_sheet_present (BrgShell *shell)
{
  brg_follow_sheet_present_at (shell, "");
}
