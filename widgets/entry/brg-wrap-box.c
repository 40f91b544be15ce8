/* brg-wrap-box.c - controls in a row, which goes on below where there is no room
 *
 * Tests: tests/widgets/test-small-widgets.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wrap-box.h"

struct _BrgWrapBox
{
  GtkWidget parent_instance;

  gint spacing;
};

G_DEFINE_FINAL_TYPE (BrgWrapBox, brg_wrap_box, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SPACING,
};

static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static gint
get_child_width (GtkWidget *child, gint room)
{
  gint least, liked;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
  return MAX (least, MIN (liked, room));
}

static gint
get_child_height (GtkWidget *child, gint width)
{
  gint liked;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &liked, NULL, NULL);
  return liked;
}

/* Finds the end of the line that begins with @first, which is always in it. */
static GtkWidget *
measure_line (BrgWrapBox *self, GtkWidget *first, gint room, gint *height)
{
  GtkWidget *child = first;
  gint used = 0;

  *height = 0;
  while (child != NULL)
    {
      gint width = get_child_width (child, room);

      if (child != first && used + self->spacing + width > room)
        break;
      used += width + (child != first ? self->spacing : 0);
      *height = MAX (*height, get_child_height (child, width));
      child = skip_hidden (gtk_widget_get_next_sibling (child));
    }
  return child;
}

static gint
measure_lines (BrgWrapBox *self, gint room)
{
  GtkWidget *child = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));
  gint all = 0;

  while (child != NULL)
    {
      gint height;

      child = measure_line (self, child, room, &height);
      all += height + (child != NULL ? self->spacing : 0);
    }
  return all;
}

/* The widest child at least; all in one line is liked best. */
static void
measure_width (BrgWrapBox *self, int *minimum, int *natural)
{
  GtkWidget *child = skip_hidden (gtk_widget_get_first_child (GTK_WIDGET (self)));

  *minimum = 0;
  *natural = 0;
  while (child != NULL)
    {
      gint least, liked;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += liked;
      child = skip_hidden (gtk_widget_get_next_sibling (child));
      if (child != NULL)
        *natural += self->spacing;
    }
}

static GtkSizeRequestMode
brg_wrap_box_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
brg_wrap_box_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline G_GNUC_UNUSED,
                      int *natural_baseline G_GNUC_UNUSED)
{
  BrgWrapBox *self = BRG_WRAP_BOX (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  *minimum = measure_lines (self, for_size < 0 ? G_MAXINT / 2 : for_size);
  *natural = *minimum;
}

static void
allocate_line (BrgWrapBox *self, GtkWidget *first, GtkWidget *end, gint room, gint y, gint height)
{
  gboolean is_mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  gint x = 0;

  for (GtkWidget *child = first; child != end;
       child = skip_hidden (gtk_widget_get_next_sibling (child)))
    {
      gint width = get_child_width (child, room);
      gint own = get_child_height (child, width);
      GtkAllocation place = { is_mirrored ? room - x - width : x, y + (height - own) / 2, width,
                              own };

      gtk_widget_size_allocate (child, &place, -1);
      x += width + self->spacing;
    }
}

static void
brg_wrap_box_size_allocate (GtkWidget *widget,
                            int width,
                            int height G_GNUC_UNUSED,
                            int baseline G_GNUC_UNUSED)
{
  BrgWrapBox *self = BRG_WRAP_BOX (widget);
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (widget));
  gint y = 0;

  while (first != NULL)
    {
      gint line;
      GtkWidget *end = measure_line (self, first, width, &line);

      allocate_line (self, first, end, width, y, line);
      y += line + self->spacing;
      first = end;
    }
}

static void
brg_wrap_box_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    g_value_set_int (value, BRG_WRAP_BOX (object)->spacing);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_wrap_box_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SPACING)
    BRG_WRAP_BOX (object)->spacing = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_wrap_box_dispose (GObject *object)
{
  brg_wrap_box_clear (BRG_WRAP_BOX (object));

  G_OBJECT_CLASS (brg_wrap_box_parent_class)->dispose (object);
}

static void
brg_wrap_box_class_init (BrgWrapBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_wrap_box_dispose;
  G_OBJECT_CLASS (klass)->get_property = brg_wrap_box_get_property;
  G_OBJECT_CLASS (klass)->set_property = brg_wrap_box_set_property;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_SPACING,
      g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0,
                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  widget_class->get_request_mode = brg_wrap_box_get_request_mode;
  widget_class->measure = brg_wrap_box_measure;
  widget_class->size_allocate = brg_wrap_box_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "brg-wrap-box");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
brg_wrap_box_init (BrgWrapBox *self G_GNUC_UNUSED)
{
}

GtkWidget *
brg_wrap_box_new (gint spacing)
{
  return g_object_new (BRG_TYPE_WRAP_BOX, "spacing", spacing, NULL);
}

void
brg_wrap_box_append (BrgWrapBox *self, GtkWidget *child)
{
  g_return_if_fail (BRG_IS_WRAP_BOX (self));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
brg_wrap_box_clear (BrgWrapBox *self)
{
  GtkWidget *child;

  g_return_if_fail (BRG_IS_WRAP_BOX (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
}
