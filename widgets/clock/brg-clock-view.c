/* brg-clock-view.c - one side of a chess clock: player, time, whether it runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-clock-view.h"

#include "brg-whole-text.h"

struct _BrgClockView
{
  GtkWidget parent_instance;

  GtkWidget *content; /* owned as a child */
  GtkWidget *disc;
  GtkLabel *name;
  GtkLabel *details;
  GtkLabel *time;
};

G_DEFINE_FINAL_TYPE (BrgClockView, brg_clock_view, GTK_TYPE_WIDGET)

static void
brg_clock_view_dispose (GObject *object)
{
  g_clear_pointer (&BRG_CLOCK_VIEW (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_clock_view_parent_class)->dispose (object);
}

static void
brg_clock_view_class_init (BrgClockViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_clock_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-clock-view");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* A long name takes the room that there is and does not ask for more. */
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
brg_clock_view_init (BrgClockView *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_parent (self->content, GTK_WIDGET (self));
  self->disc = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_valign (self->disc, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->content), self->disc);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->content), texts);
  self->name = add_label (texts, "brg-clock-name");
  brg_whole_text_show (GTK_WIDGET (self->name), self->name);
  self->details = add_label (texts, "brg-small");
  gtk_widget_add_css_class (GTK_WIDGET (self->details), "brg-dim");
  self->time = add_label (self->content, "brg-clock-time");
  gtk_label_set_ellipsize (self->time, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_max_width_chars (self->time, -1);
}

static void
set_class (BrgClockView *self, const char *css_class, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

void
brg_clock_view_set_player (BrgClockView *self,
                           BrgColour side,
                           const char *name,
                           const char *details)
{
  gboolean is_white = side == BRG_COLOUR_WHITE;

  g_return_if_fail (BRG_IS_CLOCK_VIEW (self) && name != NULL);

  gtk_widget_set_css_classes (
      self->disc, (const char *[]){ is_white ? "brg-white-disc" : "brg-black-disc", NULL });
  gtk_label_set_text (self->name, name);
  gtk_label_set_text (self->details, details != NULL ? details : "");
}

void
brg_clock_view_set_time (BrgClockView *self,
                         const char *time,
                         const char *remark,
                         gboolean is_his_move,
                         gboolean is_fallen)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (BRG_IS_CLOCK_VIEW (self));

  gtk_label_set_text (self->time, time != NULL ? time : "");
  if (remark != NULL)
    gtk_label_set_text (self->details, remark);
  set_class (self, "to-move", is_his_move);
  set_class (self, "fallen", is_fallen);
  spoken = g_strdup_printf ("%s %s", gtk_label_get_text (self->name), time != NULL ? time : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
