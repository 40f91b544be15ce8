/* brg-two-columns.c - two columns where there is room, one below the other where there is not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-two-columns.h"

#include "brg-ui.h"

#define WIDE 860.0
#define GAP 24

struct _BrgTwoColumns
{
  GtkWidget parent_instance;

  GtkWidget *children[2];
  double wide_from; /* from this width of text at 100 % on there are two columns */
};

enum
{
  PROP_0,
  PROP_WIDE_FROM,
};

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (BrgTwoColumns,
                               brg_two_columns,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static gboolean
is_wide (BrgTwoColumns *self, int width)
{
  return width / brg_ui_get_text_scale (GTK_WIDGET (self)) >= self->wide_from;
}

static int
get_column_width (BrgTwoColumns *self, int width)
{
  return is_wide (self, width) ? (width - GAP) / 2 : width;
}

static GtkSizeRequestMode
brg_two_columns_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (BrgTwoColumns *self, int *minimum, int *natural)
{
  *minimum = 0;
  *natural = GAP;
  for (guint i = 0; i < G_N_ELEMENTS (self->children); i++)
    {
      int least;
      int wanted;

      gtk_widget_measure (self->children[i], GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL,
                          NULL);
      *minimum = MAX (*minimum, least);
      *natural += wanted;
    }
}

static void
measure_height (BrgTwoColumns *self, int width, int *minimum, int *natural)
{
  gboolean side_by_side = width < 0 || is_wide (self, width);
  int column = width < 0 ? -1 : get_column_width (self, width);

  *minimum = 0;
  *natural = 0;
  for (guint i = 0; i < G_N_ELEMENTS (self->children); i++)
    {
      int least;
      int wanted;

      gtk_widget_measure (self->children[i], GTK_ORIENTATION_VERTICAL, column, &least, &wanted,
                          NULL, NULL);
      *minimum = side_by_side ? MAX (*minimum, least) : *minimum + least + (i > 0 ? GAP : 0);
      *natural = side_by_side ? MAX (*natural, wanted) : *natural + wanted + (i > 0 ? GAP : 0);
    }
}

static void
brg_two_columns_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  BrgTwoColumns *self = BRG_TWO_COLUMNS (widget);

  *minimum_baseline = -1;
  *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    measure_height (self, for_size, minimum, natural);
}

static void
place_child (GtkWidget *child, int x, int y, int width, int height)
{
  GtkAllocation allocation = { x, y, width, height };

  gtk_widget_size_allocate (child, &allocation, -1);
}

static int
get_natural_height (GtkWidget *child, int width)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

static void
brg_two_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  BrgTwoColumns *self = BRG_TWO_COLUMNS (widget);
  int column = get_column_width (self, width);
  gboolean is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (is_wide (self, width))
    {
      place_child (self->children[is_mirrored], 0, 0, column, height);
      place_child (self->children[!is_mirrored], column + GAP, 0, column, height);
    }
  else
    {
      int first = get_natural_height (self->children[0], width);

      place_child (self->children[0], 0, 0, width, first);
      place_child (self->children[1], 0, first + GAP, width, MAX (height - first - GAP, 0));
    }
}

static void
brg_two_columns_dispose (GObject *object)
{
  BrgTwoColumns *self = BRG_TWO_COLUMNS (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->children); i++)
    g_clear_pointer (&self->children[i], gtk_widget_unparent);
  G_OBJECT_CLASS (brg_two_columns_parent_class)->dispose (object);
}

static void
brg_two_columns_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_WIDE_FROM:
      BRG_TWO_COLUMNS (object)->wide_from = g_value_get_double (value);
      gtk_widget_queue_resize (GTK_WIDGET (object));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
brg_two_columns_add_child (GtkBuildable *buildable,
                           GtkBuilder *builder G_GNUC_UNUSED,
                           GObject *child,
                           const char *type)
{
  BrgTwoColumns *self = BRG_TWO_COLUMNS (buildable);
  guint index = g_strcmp0 (type, "second") == 0;

  g_return_if_fail (GTK_IS_WIDGET (child) && self->children[index] == NULL);

  self->children[index] = GTK_WIDGET (child);
  gtk_widget_set_parent (self->children[index], GTK_WIDGET (self));
}

static void
buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = brg_two_columns_add_child;
}

static void
brg_two_columns_class_init (BrgTwoColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_two_columns_dispose;
  G_OBJECT_CLASS (klass)->set_property = brg_two_columns_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_WIDE_FROM,
                                   g_param_spec_double ("wide-from", NULL, NULL, 0, 10000, WIDE,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->get_request_mode = brg_two_columns_get_request_mode;
  widget_class->measure = brg_two_columns_measure;
  widget_class->size_allocate = brg_two_columns_size_allocate;
}

static void
brg_two_columns_init (BrgTwoColumns *self)
{
  self->wide_from = WIDE;
}
