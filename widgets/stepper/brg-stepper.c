/* brg-stepper.c - the steps of a wizard: done, current, to come
 *
 * Tests: tests/widgets/test-stepper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-stepper.h"

#include <glib/gi18n.h>
#include <math.h>

#include "brg-widget-palette.h"

/* For text of 10 pt. */
#define GAP 8
#define LINE_LEAST 16
#define LINE_MOST 56

typedef struct
{
  GtkWidget *marker; /* owned as a child; a box of number and sign */
  GtkWidget *number; /* owned by the marker */
  GtkWidget *sign;   /* owned by the marker */
  GtkWidget *title;  /* owned as a child */
  GtkWidget *line;   /* owned as a child; to the next step, NULL after the last */
} StepWidgets;

struct _BrgStepper
{
  GtkWidget parent_instance;

  GArray *steps; /* owned, of StepWidgets */
  guint current;
};

G_DEFINE_FINAL_TYPE (BrgStepper, brg_stepper, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_CURRENT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static const char *const state_classes[] = { "done", "current", "coming" };

static StepWidgets *
get_step (BrgStepper *self, guint i)
{
  return &g_array_index (self->steps, StepWidgets, i);
}

/* Size */

static int
measure_width (GtkWidget *widget)
{
  int natural = 0;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
scale_length (BrgStepper *self, int length)
{
  return (int) round (length * brg_widget_palette_get_unit (GTK_WIDGET (self)));
}

/* Width with all titles, or with that of the current step only. */
static int
measure_steps (BrgStepper *self, gboolean with_titles, int line)
{
  int gap = scale_length (self, GAP);
  int width = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      const StepWidgets *step = get_step (self, i);

      width += measure_width (step->marker);
      if (with_titles || i == self->current)
        width += gap + measure_width (step->title);
      if (step->line != NULL)
        width += 2 * gap + line;
    }
  return width;
}

static int
measure_height (BrgStepper *self)
{
  int height = 0;

  for (guint i = 0; i < self->steps->len; i++)
    {
      int marker = 0;
      int title = 0;

      gtk_widget_measure (get_step (self, i)->marker, GTK_ORIENTATION_VERTICAL, -1, NULL, &marker,
                          NULL, NULL);
      gtk_widget_measure (get_step (self, i)->title, GTK_ORIENTATION_VERTICAL, -1, NULL, &title,
                          NULL, NULL);
      height = MAX (height, MAX (marker, title));
    }
  return height;
}

static void
brg_stepper_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size G_GNUC_UNUSED,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline G_GNUC_UNUSED,
                     int *natural_baseline G_GNUC_UNUSED)
{
  BrgStepper *self = BRG_STEPPER (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = measure_steps (self, FALSE, scale_length (self, LINE_LEAST));
      *natural = measure_steps (self, TRUE, scale_length (self, LINE_MOST));
    }
  else
    *minimum = *natural = measure_height (self);
}

static int
allocate_next (GtkWidget *child, int x, int width, int height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, 0, width, height }, -1);
  return x + width;
}

static void
brg_stepper_size_allocate (GtkWidget *widget, int width, int height, int baseline G_GNUC_UNUSED)
{
  BrgStepper *self = BRG_STEPPER (widget);
  int gap = scale_length (self, GAP);
  int least = scale_length (self, LINE_LEAST);
  gboolean with_titles = measure_steps (self, TRUE, least) <= width;
  int n_lines = MAX ((int) self->steps->len - 1, 1);
  int line = least + (width - measure_steps (self, with_titles, least)) / n_lines;
  int x;

  line = CLAMP (line, least, scale_length (self, LINE_MOST));
  x = MAX ((width - measure_steps (self, with_titles, line)) / 2, 0);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const StepWidgets *step = get_step (self, i);
      gboolean has_title = with_titles || i == self->current;

      x = allocate_next (step->marker, x, measure_width (step->marker), height);
      gtk_widget_set_child_visible (step->title, has_title);
      if (has_title)
        x = allocate_next (step->title, x + gap, measure_width (step->title), height);
      if (step->line != NULL)
        x = allocate_next (step->line, x + gap, line, height) + gap;
    }
}

/* States */

static char *
dup_spoken (BrgStepper *self, guint i)
{
  const char *title = gtk_label_get_text (GTK_LABEL (get_step (self, i)->title));
  guint number = i + 1;
  guint all = self->steps->len;

  if (i < self->current)
    /* Translators: number of the step, number of all steps, title of the step */
    return g_strdup_printf (_ ("Step %u of %u: %s, done"), number, all, title);
  if (i == self->current)
    /* Translators: number of the step, number of all steps, title of the step */
    return g_strdup_printf (_ ("Step %u of %u: %s, current"), number, all, title);
  /* Translators: number of the step, number of all steps, title of the step */
  return g_strdup_printf (_ ("Step %u of %u: %s, to come"), number, all, title);
}

static void
set_state (GtkWidget *widget, guint state)
{
  for (guint i = 0; i < G_N_ELEMENTS (state_classes); i++)
    if (i == state)
      gtk_widget_add_css_class (widget, state_classes[i]);
    else
      gtk_widget_remove_css_class (widget, state_classes[i]);
}

static void
update_states (BrgStepper *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      const StepWidgets *step = get_step (self, i);
      guint state = i < self->current ? 0 : i == self->current ? 1 : 2;
      g_autofree char *spoken = dup_spoken (self, i);

      set_state (step->marker, state);
      set_state (step->title, state);
      gtk_widget_set_visible (step->number, state != 0);
      gtk_widget_set_visible (step->sign, state == 0);
      gtk_accessible_update_property (GTK_ACCESSIBLE (step->title), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      spoken, -1);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Steps */

static GtkWidget *
new_line (void)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_widget_add_css_class (line, "brg-step-line");
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  return line;
}

static void
add_step (BrgStepper *self, const char *title, gboolean has_next)
{
  StepWidgets step = { NULL, NULL, NULL, NULL, NULL };
  g_autofree char *number = g_strdup_printf ("%u", self->steps->len + 1);

  step.marker = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (step.marker, "brg-step-marker");
  step.number = gtk_label_new (number);
  gtk_widget_set_hexpand (step.number, TRUE);
  gtk_box_append (GTK_BOX (step.marker), step.number);
  step.sign = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_set_hexpand (step.sign, TRUE);
  gtk_box_append (GTK_BOX (step.marker), step.sign);
  step.title = g_object_new (GTK_TYPE_LABEL, "label", title, "accessible-role",
                             GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  gtk_widget_add_css_class (step.title, "brg-step-title");
  step.line = has_next ? new_line () : NULL;
  gtk_widget_set_parent (step.marker, GTK_WIDGET (self));
  gtk_widget_set_parent (step.title, GTK_WIDGET (self));
  if (step.line != NULL)
    gtk_widget_set_parent (step.line, GTK_WIDGET (self));
  g_array_append_val (self->steps, step);
}

static void
remove_steps (BrgStepper *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      StepWidgets *step = get_step (self, i);

      g_clear_pointer (&step->marker, gtk_widget_unparent);
      g_clear_pointer (&step->title, gtk_widget_unparent);
      g_clear_pointer (&step->line, gtk_widget_unparent);
    }
  g_array_set_size (self->steps, 0);
}

/* Object */

static void
brg_stepper_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CURRENT)
    g_value_set_uint (value, BRG_STEPPER (object)->current);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_stepper_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_CURRENT)
    brg_stepper_set_current (BRG_STEPPER (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
brg_stepper_dispose (GObject *object)
{
  remove_steps (BRG_STEPPER (object));

  G_OBJECT_CLASS (brg_stepper_parent_class)->dispose (object);
}

static void
brg_stepper_finalize (GObject *object)
{
  g_array_unref (BRG_STEPPER (object)->steps);

  G_OBJECT_CLASS (brg_stepper_parent_class)->finalize (object);
}

static void
brg_stepper_class_init (BrgStepperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = brg_stepper_get_property;
  object_class->set_property = brg_stepper_set_property;
  object_class->dispose = brg_stepper_dispose;
  object_class->finalize = brg_stepper_finalize;
  widget_class->measure = brg_stepper_measure;
  widget_class->size_allocate = brg_stepper_size_allocate;

  properties[PROP_CURRENT] =
      g_param_spec_uint ("current", NULL, NULL, 0, G_MAXUINT, 0,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_css_name (widget_class, "brg-stepper");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
brg_stepper_init (BrgStepper *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (StepWidgets));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Steps"),
                                  -1);
}

GtkWidget *
brg_stepper_new (void)
{
  return g_object_new (BRG_TYPE_STEPPER, NULL);
}

void
brg_stepper_set_steps (BrgStepper *self, const char *const *titles)
{
  g_return_if_fail (BRG_IS_STEPPER (self));
  g_return_if_fail (titles != NULL);

  remove_steps (self);
  for (gsize i = 0; titles[i] != NULL; i++)
    add_step (self, titles[i], titles[i + 1] != NULL);
  brg_stepper_set_current (self, 0);
  update_states (self);
}

void
brg_stepper_set_current (BrgStepper *self, guint current)
{
  g_return_if_fail (BRG_IS_STEPPER (self));
  g_return_if_fail (current <= self->steps->len);

  if (self->current == current)
    return;
  self->current = current;
  update_states (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CURRENT]);
}

guint
brg_stepper_get_current (BrgStepper *self)
{
  g_return_val_if_fail (BRG_IS_STEPPER (self), 0);

  return self->current;
}
