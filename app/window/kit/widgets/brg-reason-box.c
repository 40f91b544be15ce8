/* brg-reason-box.c - why something was decided and by whom, in one line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-reason-box.h"

#include <glib/gi18n.h>

#include "brg-name-completion.h"
#include "brg-ui.h"

struct _BrgReasonBox
{
  GtkWidget parent_instance;

  GtkWidget *reason; /* owned as a child, as all below */
  GtkWidget *author;
};

G_DEFINE_FINAL_TYPE (BrgReasonBox, brg_reason_box, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_DONE,
  SIGNAL_REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_empty (GtkWidget *entry)
{
  g_autofree char *text = brg_ui_dup_text (entry);

  return *text == '\0';
}

/* An entry that was left empty is marked when somebody wanted to go on, until something is typed.
 */
static void
mark (GtkWidget *entry, gboolean is_missing)
{
  brg_ui_set_class (entry, "error", is_missing);
  gtk_accessible_update_state (
      GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
      is_missing ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

static void
on_changed (BrgReasonBox *self, GtkWidget *entry)
{
  mark (entry, FALSE);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_activate (BrgReasonBox *self)
{
  /* The sheet that stands on it may want more. */
  if (brg_reason_box_ask (self))
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

static void
brg_reason_box_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (brg_reason_box_parent_class)->dispose (object);
}

static void
brg_reason_box_class_init (BrgReasonBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_reason_box_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", BRG_TYPE_REASON_BOX, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_REFUSED] = g_signal_new ("refused", BRG_TYPE_REASON_BOX, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_DONE] = g_signal_new ("done", BRG_TYPE_REASON_BOX, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_entry (BrgReasonBox *self, const char *title)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (title);
  GtkWidget *entry = gtk_entry_new ();

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), entry);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  label, NULL, -1);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  gtk_widget_set_parent (entry, GTK_WIDGET (self));
  g_signal_connect_swapped (entry, "changed", G_CALLBACK (on_changed), self);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (on_activate), self);
  return entry;
}

static void
brg_reason_box_init (BrgReasonBox *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  self->reason = add_entry (self, _ ("_Reason"));
  gtk_widget_set_hexpand (self->reason, TRUE);
  self->author = add_entry (self, _ ("_Decided by"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->author), 18);
}

static void
propose (GtkWidget *entry, const char *text)
{
  if (is_empty (entry))
    gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

void
brg_reason_box_propose (BrgReasonBox *self, const char *reason, const char *author)
{
  g_return_if_fail (BRG_IS_REASON_BOX (self) && reason != NULL && author != NULL);

  propose (self->reason, reason);
  propose (self->author, author);
}

void
brg_reason_box_set_officials (BrgReasonBox *self, GPtrArray *officials)
{
  g_return_if_fail (BRG_IS_REASON_BOX (self) && officials != NULL);

  propose (self->author, brg_official_list_get_chief (officials));
  brg_name_completion_watch (self->author, officials);
}

gboolean
brg_reason_box_is_complete (BrgReasonBox *self)
{
  g_return_val_if_fail (BRG_IS_REASON_BOX (self), FALSE);

  return !is_empty (self->reason) && !is_empty (self->author);
}

const char *
brg_reason_box_get_fault (BrgReasonBox *self)
{
  g_return_val_if_fail (BRG_IS_REASON_BOX (self), NULL);

  if (is_empty (self->reason))
    return _ ("The reason is missing.");
  return is_empty (self->author) ? _ ("“Decided by” is empty.") : NULL;
}

void
brg_reason_box_widen (BrgReasonBox *self)
{
  g_return_if_fail (BRG_IS_REASON_BOX (self));

  gtk_editable_set_width_chars (GTK_EDITABLE (self->reason), 16);
}

gboolean
brg_reason_box_take_focus (BrgReasonBox *self)
{
  g_return_val_if_fail (BRG_IS_REASON_BOX (self), FALSE);

  return gtk_widget_grab_focus (!is_empty (self->reason) && is_empty (self->author) ? self->author
                                                                                    : self->reason);
}

gboolean
brg_reason_box_ask (BrgReasonBox *self)
{
  g_return_val_if_fail (BRG_IS_REASON_BOX (self), FALSE);

  mark (self->reason, is_empty (self->reason));
  mark (self->author, is_empty (self->author));
  if (brg_reason_box_is_complete (self))
    return TRUE;
  brg_reason_box_take_focus (self);
  g_signal_emit (self, signals[SIGNAL_REFUSED], 0);
  return FALSE;
}

char *
brg_reason_box_dup_reason (BrgReasonBox *self)
{
  g_return_val_if_fail (BRG_IS_REASON_BOX (self), NULL);

  return brg_ui_dup_text (self->reason);
}

char *
brg_reason_box_dup_author (BrgReasonBox *self)
{
  g_return_val_if_fail (BRG_IS_REASON_BOX (self), NULL);

  return brg_name_completion_dup (self->author, ", ");
}
