/* brg-setup-text.c - a position as text, and what is to be said of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup-text.h"

#include "brg-template.h"

#include <glib/gi18n.h>

struct _BrgSetupText
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkLabel *name_label;
  GtkEntry *entry;
  GtkWidget *copy_button;
  GtkWidget *paste_button;
  GtkImage *said_image;
  GtkLabel *said_label;

  char *position; /* what is copied, owned; NULL when there is no text for it */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgSetupText, brg_setup_text, GTK_TYPE_WIDGET)

enum
{
  EDITED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The text */

static void
name_button (GtkWidget *button, const char *name)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
brg_setup_text_set_words (BrgSetupText *self, const BrgSetupTextWords *words)
{
  g_return_if_fail (BRG_IS_SETUP_TEXT (self));
  g_return_if_fail (words != NULL);

  gtk_label_set_label (self->name_label, gettext (words->label));
  gtk_entry_set_placeholder_text (self->entry, gettext (words->hint));
  name_button (self->copy_button, gettext (words->copy));
  name_button (self->paste_button, gettext (words->paste));
}

void
brg_setup_text_set (BrgSetupText *self, const char *text, gboolean keeps_entry)
{
  g_return_if_fail (BRG_IS_SETUP_TEXT (self));

  g_free (self->position);
  self->position = g_strdup (text);
  gtk_widget_set_sensitive (self->copy_button, text != NULL);
  if (keeps_entry)
    return;
  self->is_showing = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text != NULL ? text : "");
  self->is_showing = FALSE;
}

char *
brg_setup_text_dup (BrgSetupText *self)
{
  g_return_val_if_fail (BRG_IS_SETUP_TEXT (self), NULL);

  return g_strchomp (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
}

static void
on_changed (BrgSetupText *self)
{
  if (!self->is_showing)
    g_signal_emit (self, signals[EDITED], 0);
}

/* The clipboard */

static void
on_copy_clicked (BrgSetupText *self)
{
  if (self->position != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->position);
}

static void
on_pasted (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (BrgSetupText) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  /* Without a text there is nothing to paste: no error. The window may have been closed. */
  if (text == NULL || self->box == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), g_strstrip (text));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
on_paste_clicked (BrgSetupText *self)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self)), NULL, on_pasted,
                                 g_object_ref (self));
}

/* What is said */

static void
mark_column (BrgSetupText *self, gint column)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  glong length = g_utf8_strlen (text, -1);
  PangoAttrList *attributes = pango_attr_list_new ();

  /* What is missing behind the end is marked on the last character. */
  if (column > 0 && length > 0)
    {
      const char *at = g_utf8_offset_to_pointer (text, CLAMP ((glong) column, 1, length) - 1);
      PangoAttribute *underline = pango_attr_underline_new (PANGO_UNDERLINE_ERROR);
      PangoAttribute *weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      underline->start_index = (guint) (at - text);
      underline->end_index = (guint) (g_utf8_next_char (at) - text);
      weight->start_index = underline->start_index;
      weight->end_index = underline->end_index;
      pango_attr_list_insert (attributes, underline);
      pango_attr_list_insert (attributes, weight);
    }
  gtk_entry_set_attributes (self->entry, attributes);
  pango_attr_list_unref (attributes);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
brg_setup_text_say (BrgSetupText *self, BrgSetupVerdict verdict, const char *sentence, gint column)
{
  static const char *const icons[] = {
    [BRG_SETUP_SOUND] = NULL,
    [BRG_SETUP_DOUBTFUL] = "dialog-warning-symbolic",
    [BRG_SETUP_FAULTY] = "dialog-error-symbolic",
  };
  gboolean is_doubt = verdict == BRG_SETUP_DOUBTFUL;

  g_return_if_fail (BRG_IS_SETUP_TEXT (self));

  /* The line keeps its place, so that nothing moves when a sentence comes and goes. */
  gtk_label_set_text (self->said_label, sentence != NULL ? sentence : "");
  gtk_image_set_from_icon_name (self->said_image, icons[verdict]);
  set_class (GTK_WIDGET (self->said_label), "brg-hint", is_doubt);
  set_class (GTK_WIDGET (self->said_label), "brg-fault", !is_doubt);
  set_class (GTK_WIDGET (self->said_image), "brg-hint", is_doubt);
  set_class (GTK_WIDGET (self->said_image), "brg-fault", !is_doubt);
  set_class (GTK_WIDGET (self->entry), "error", column > 0);
  mark_column (self, column);
}

static void
brg_setup_text_dispose (GObject *object)
{
  BrgSetupText *self = BRG_SETUP_TEXT (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->position, g_free);

  G_OBJECT_CLASS (brg_setup_text_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSetupText, name)

static const BrgTemplateChild children[] = {
  CHILD (box),          CHILD (name_label), CHILD (entry),      CHILD (copy_button),
  CHILD (paste_button), CHILD (said_image), CHILD (said_label),
};

static void
brg_setup_text_class_init (BrgSetupTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_setup_text_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-setup-text", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_copy_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_paste_clicked);
  signals[EDITED] = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_setup_text_init (BrgSetupText *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_changed), self);
}
