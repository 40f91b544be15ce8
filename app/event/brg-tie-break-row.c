/* brg-tie-break-row.c - a tie-break in the list that orders them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-break-row.h"

#include <glib/gi18n.h>

#include "brg-names.h"
#include "brg-pages.h"
#include "brg-ui-words.h"

struct _BrgTieBreakRow
{
  GtkListBoxRow parent_instance;
};

G_DEFINE_FINAL_TYPE (BrgTieBreakRow, brg_tie_break_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  SIGNAL_MOVE,
  SIGNAL_DROP,
  SIGNAL_REMOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
on_key_pressed (BrgTieBreakRow *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gboolean has_alt = (state & GDK_ALT_MASK) != 0;

  if (has_alt && (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up))
    g_signal_emit (self, signals[SIGNAL_MOVE], 0, -1);
  else if (has_alt && (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down))
    g_signal_emit (self, signals[SIGNAL_MOVE], 0, 1);
  else if (!has_alt && (keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete))
    g_signal_emit (self, signals[SIGNAL_REMOVE], 0);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static GdkContentProvider *
on_drag_prepared (BrgTieBreakRow *self, double x, double y, GtkDragSource *source)
{
  guint index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self));
  GdkPaintable *picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  g_object_unref (picture);
  return gdk_content_provider_new_typed (G_TYPE_UINT, index);
}

static gboolean
on_dropped (BrgTieBreakRow *self,
            const GValue *value,
            double x G_GNUC_UNUSED,
            double y G_GNUC_UNUSED)
{
  g_signal_emit (self, signals[SIGNAL_DROP], 0, g_value_get_uint (value));
  return TRUE;
}

static void
on_remove_clicked (BrgTieBreakRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVE], 0);
}

static void
brg_tie_break_row_class_init (BrgTieBreakRowClass *klass G_GNUC_UNUSED)
{
  signals[SIGNAL_MOVE] = g_signal_new ("move", BRG_TYPE_TIE_BREAK_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SIGNAL_DROP] = g_signal_new ("drop", BRG_TYPE_TIE_BREAK_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SIGNAL_REMOVE] = g_signal_new ("remove", BRG_TYPE_TIE_BREAK_ROW, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_tie_break_row_init (BrgTieBreakRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (on_drag_prepared), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (on_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

char *
brg_tie_break_row_describe (const BrgCriterion *criterion, const BrgRulebook *rulebook)
{
  const char *article =
      brg_criterion_get_article (criterion, brg_tie_break_edition_for_rulebook (rulebook));
  g_autofree char *cited = NULL;

  if (article == NULL)
    /* Translators: %s is the code of a tie-break that the rule book does not know */
    return g_strdup_printf (_ ("%s, by the regulations"), criterion->code);
  cited = brg_ui_dup_article (article);
  return g_strdup_printf ("%s, %s", criterion->code, cited);
}

static GtkWidget *
make_label (const char *text, gboolean is_dim, gboolean is_small)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (is_dim)
    gtk_widget_add_css_class (label, "brg-dim");
  if (is_small)
    gtk_widget_add_css_class (label, "brg-small");
  return label;
}

static GtkWidget *
make_remove_button (BrgTieBreakRow *self)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Remove"), -1);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_remove_clicked), self);
  return button;
}

/* Said in words, not only by a colour. */
static void
add_fault (BrgTieBreakRow *self, GtkWidget *texts, const char *fault)
{
  GtkWidget *label = make_label (fault, FALSE, TRUE);

  gtk_widget_add_css_class (label, "brg-fault");
  gtk_box_append (GTK_BOX (texts), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, fault,
                                  -1);
}

GtkWidget *
brg_tie_break_row_new (const BrgCriterion *criterion,
                       const BrgRulebook *rulebook,
                       guint position,
                       const char *fault)
{
  BrgTieBreakRow *self = g_object_new (BRG_TYPE_TIE_BREAK_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *handle = gtk_image_new_from_icon_name ("list-drag-handle-symbolic");
  g_autofree char *name = brg_names_dup_criterion (criterion->code, rulebook);
  g_autofree char *details = brg_tie_break_row_describe (criterion, rulebook);
  g_autofree char *number = g_strdup_printf ("%u.", position);

  gtk_widget_add_css_class (box, "brg-list-row");
  gtk_widget_add_css_class (handle, "brg-dim");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), make_label (name, FALSE, FALSE));
  gtk_box_append (GTK_BOX (texts), make_label (details, TRUE, TRUE));
  if (fault != NULL)
    add_fault (self, texts, fault);
  gtk_box_append (GTK_BOX (box), handle);
  gtk_box_append (GTK_BOX (box), make_label (number, TRUE, FALSE));
  gtk_box_append (GTK_BOX (box), texts);
  gtk_box_append (GTK_BOX (box), make_remove_button (self));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}
