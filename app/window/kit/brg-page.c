/* brg-page.c - what every page of the main window is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-page.h"

#include <glib/gi18n.h>

#include "brg-combo-words.h"
#include "brg-output.h"
#include "brg-template.h"
#include "brg-ui.h"

typedef struct
{
  BrgSession *session;
  BrgSnapshot *shown; /* the snapshot that the page shows */
} BrgPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (BrgPage, brg_page, GTK_TYPE_WIDGET)

static void
refresh_if_seen (BrgPage *self)
{
  BrgPagePrivate *priv = brg_page_get_instance_private (self);
  BrgSnapshot *snapshot = brg_session_get_snapshot (priv->session);

  if (snapshot == NULL || snapshot == priv->shown || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_clear_pointer (&priv->shown, brg_snapshot_unref);
  priv->shown = brg_snapshot_ref (snapshot);
  BRG_PAGE_GET_CLASS (self)->refresh (self, snapshot);
}

static void
on_session_changed (BrgPage *self)
{
  refresh_if_seen (self);
}

/* A page that was shown keeps its size and goes on counting as visible: a screen reader would read
 * all ten of them as one. */
static void
set_readable (GtkWidget *widget, gboolean is_readable)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, !is_readable,
                               -1);
}

static void
brg_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (brg_page_parent_class)->map (widget);
  set_readable (widget, TRUE);
  brg_combo_words_watch (widget);
  refresh_if_seen (BRG_PAGE (widget));
}

static void
brg_page_unmap (GtkWidget *widget)
{
  set_readable (widget, FALSE);
  GTK_WIDGET_CLASS (brg_page_parent_class)->unmap (widget);
}

static void
brg_page_dispose (GObject *object)
{
  BrgPage *self = BRG_PAGE (object);
  BrgPagePrivate *priv = brg_page_get_instance_private (self);
  GtkWidget *child;

  brg_template_silence (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&priv->session);
  g_clear_pointer (&priv->shown, brg_snapshot_unref);
  G_OBJECT_CLASS (brg_page_parent_class)->dispose (object);
}

static void
brg_page_class_init (BrgPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_page_dispose;
  widget_class->map = brg_page_map;
  widget_class->unmap = brg_page_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
brg_page_init (BrgPage *self)
{
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  set_readable (GTK_WIDGET (self), FALSE);
}

void
brg_page_set_session (BrgPage *self, BrgSession *session)
{
  BrgPagePrivate *priv = brg_page_get_instance_private (self);

  g_return_if_fail (BRG_IS_PAGE (self) && BRG_IS_SESSION (session));
  g_return_if_fail (priv->session == NULL);

  priv->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (on_session_changed), self,
                           G_CONNECT_SWAPPED);
}

BrgSession *
brg_page_get_session (BrgPage *self)
{
  BrgPagePrivate *priv = brg_page_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_PAGE (self), NULL);

  return priv->session;
}

BrgSnapshot *
brg_page_get_snapshot (BrgPage *self)
{
  BrgPagePrivate *priv = brg_page_get_instance_private (self);

  g_return_val_if_fail (BRG_IS_PAGE (self), NULL);

  return priv->session != NULL ? brg_session_get_snapshot (priv->session) : NULL;
}

gboolean
brg_page_take_focus (BrgPage *self)
{
  g_return_val_if_fail (BRG_IS_PAGE (self), FALSE);

  refresh_if_seen (self);
  if (BRG_PAGE_GET_CLASS (self)->take_focus != NULL)
    return BRG_PAGE_GET_CLASS (self)->take_focus (self);
  return gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

void
brg_page_go_to (BrgPage *self, const char *target)
{
  g_return_if_fail (BRG_IS_PAGE (self) && target != NULL);

  refresh_if_seen (self);
  if (BRG_PAGE_GET_CLASS (self)->go_to != NULL)
    BRG_PAGE_GET_CLASS (self)->go_to (self, target);
}

char *
brg_page_dup_subtitle (BrgPage *self)
{
  BrgSnapshot *snapshot;

  g_return_val_if_fail (BRG_IS_PAGE (self), NULL);

  snapshot = brg_page_get_snapshot (self);
  if (snapshot == NULL || BRG_PAGE_GET_CLASS (self)->dup_subtitle == NULL)
    return g_strdup ("");
  return BRG_PAGE_GET_CLASS (self)->dup_subtitle (self, snapshot);
}

void
brg_page_print (BrgPage *self)
{
  g_return_if_fail (BRG_IS_PAGE (self));

  if (BRG_PAGE_GET_CLASS (self)->print != NULL)
    BRG_PAGE_GET_CLASS (self)->print (self);
}

gboolean
brg_page_can_print (BrgPage *self)
{
  g_return_val_if_fail (BRG_IS_PAGE (self), FALSE);

  return BRG_PAGE_GET_CLASS (self)->print != NULL;
}

gboolean
brg_page_search (BrgPage *self)
{
  g_return_val_if_fail (BRG_IS_PAGE (self), FALSE);

  if (BRG_PAGE_GET_CLASS (self)->search == NULL)
    return FALSE;
  BRG_PAGE_GET_CLASS (self)->search (self);
  return TRUE;
}

char *
brg_page_dup_hold (BrgPage *self)
{
  g_return_val_if_fail (BRG_IS_PAGE (self), NULL);

  return BRG_PAGE_GET_CLASS (self)->dup_hold != NULL ? BRG_PAGE_GET_CLASS (self)->dup_hold (self)
                                                     : NULL;
}

char *
brg_page_dup_unsaved (BrgPage *self)
{
  BrgSnapshot *snapshot;

  g_return_val_if_fail (BRG_IS_PAGE (self), NULL);

  snapshot = brg_page_get_snapshot (self);
  if (snapshot == NULL || BRG_PAGE_GET_CLASS (self)->dup_unsaved == NULL)
    return NULL;
  return BRG_PAGE_GET_CLASS (self)->dup_unsaved (self, snapshot);
}

char *
brg_page_dup_step (BrgPage *self)
{
  g_return_val_if_fail (BRG_IS_PAGE (self), NULL);

  if (BRG_PAGE_GET_CLASS (self)->dup_step == NULL || brg_page_get_snapshot (self) == NULL)
    return NULL;
  return BRG_PAGE_GET_CLASS (self)->dup_step (self);
}

void
brg_page_do_step (BrgPage *self)
{
  g_return_if_fail (BRG_IS_PAGE (self) && BRG_PAGE_GET_CLASS (self)->do_step != NULL);

  BRG_PAGE_GET_CLASS (self)->do_step (self);
}

const BrgRulebook *
brg_page_get_rulebook (BrgPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (self);

  return snapshot != NULL ? snapshot->event->rulebook : NULL;
}

gboolean
brg_page_may_write (BrgPage *self)
{
  return brg_session_may_write (brg_page_get_session (self));
}

void
brg_page_write_file (BrgPage *self, const char *path, const char *text, const char *told)
{
  g_autoptr (GError) error = NULL;

  if (brg_output_write (path, text, -1, BRG_OUTPUT_PUBLIC, &error))
    brg_session_tell (brg_page_get_session (self), told);
  else
    brg_ui_tell (GTK_WIDGET (self), _ ("The file was not written"), error->message);
}
