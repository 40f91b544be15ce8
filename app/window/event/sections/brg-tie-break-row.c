/* brg-tie-break-row.c - a tie-break in the list that orders them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-break-row.h"

#include <glib/gi18n.h>

#include "brg-article-markup.h"
#include "brg-criteria.h"
#include "brg-names.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

struct _BrgTieBreakRow
{
  GtkListBoxRow parent_instance;

  BrgTieBreakRow *target; /* (nullable): the row over which this one is dragged */
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

/* The row of the list at a point of this one. */
static BrgTieBreakRow *
find_row (BrgTieBreakRow *self, double x, double y)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (self));
  GtkListBoxRow *row = NULL;
  graphene_point_t point;

  if (GTK_IS_LIST_BOX (list) &&
      gtk_widget_compute_point (GTK_WIDGET (self), list,
                                &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    row = gtk_list_box_get_row_at_y (GTK_LIST_BOX (list), (int) point.y);
  return row != NULL && BRG_IS_TIE_BREAK_ROW (row) ? BRG_TIE_BREAK_ROW (row) : NULL;
}

static void
set_target (BrgTieBreakRow *self, BrgTieBreakRow *target)
{
  if (self->target == target)
    return;
  if (self->target != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self->target), "brg-drop-target");
  if (target != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (target), "brg-drop-target");
  g_set_weak_pointer (&self->target, target);
}

/* Within the list nothing is handed over to anybody: following the pointer does, and works the same
 * on every display. */
static void
on_drag_updated (BrgTieBreakRow *self, double offset_x, double offset_y, GtkGestureDrag *drag)
{
  BrgTieBreakRow *target;
  double x;
  double y;

  if (!gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) offset_x, (int) offset_y) ||
      !gtk_gesture_drag_get_start_point (drag, &x, &y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_add_css_class (GTK_WIDGET (self), "brg-dragged");
  target = find_row (self, x + offset_x, y + offset_y);
  set_target (self, target != self ? target : NULL);
}

static void
on_drag_ended (BrgTieBreakRow *self)
{
  guint index = (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self));
  g_autoptr (BrgTieBreakRow) target = self->target != NULL ? g_object_ref (self->target) : NULL;

  set_target (self, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "brg-dragged");
  if (target != NULL)
    g_signal_emit (target, signals[SIGNAL_DROP], 0, index);
}

static void
on_drag_cancelled (BrgTieBreakRow *self)
{
  set_target (self, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "brg-dragged");
}

static void
on_remove_clicked (BrgTieBreakRow *self)
{
  g_signal_emit (self, signals[SIGNAL_REMOVE], 0);
}

static void
brg_tie_break_row_dispose (GObject *object)
{
  set_target (BRG_TIE_BREAK_ROW (object), NULL);
  G_OBJECT_CLASS (brg_tie_break_row_parent_class)->dispose (object);
}

static void
brg_tie_break_row_class_init (BrgTieBreakRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_tie_break_row_dispose;
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
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  brg_ui_add_keys (self, GTK_PHASE_BUBBLE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (on_drag_updated), self);
  g_signal_connect_swapped (drag, "drag-end", G_CALLBACK (on_drag_ended), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (on_drag_cancelled), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static const char *
find_article (const BrgCriterion *criterion, const BrgRulebook *rulebook)
{
  return brg_criterion_get_article (criterion, brg_tie_break_edition_for_rulebook (rulebook));
}

char *
brg_tie_break_row_describe (const BrgCriterion *criterion, const BrgRulebook *rulebook)
{
  const char *article = find_article (criterion, rulebook);
  g_autofree char *cited = NULL;

  if (article == NULL)
    /* Translators: %s is the code of a tie-break that the rule book does not know */
    return g_strdup_printf (_ ("%s, by the regulations"), criterion->code);
  cited = brg_ui_dup_article (rulebook, article);
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
  GtkWidget *note = make_label (NULL, TRUE, TRUE);

  gtk_widget_add_css_class (box, "brg-list-row");
  gtk_widget_add_css_class (handle, "brg-dim");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), make_label (name, FALSE, FALSE));
  brg_article_set_markup (GTK_LABEL (note), rulebook, details, find_article (criterion, rulebook));
  gtk_box_append (GTK_BOX (texts), note);
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
