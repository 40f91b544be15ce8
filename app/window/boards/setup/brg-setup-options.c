/* brg-setup-options.c - what belongs to a position besides its pieces
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup-options.h"

#include <glib/gi18n.h>

#define N_COLUMNS 2

typedef struct
{
  BrgSetupOptions *options; /* not owned */
  guint option;
  GtkWidget *control; /* owned by its parent */
} Control;

struct _BrgSetupOptions
{
  GtkWidget parent_instance;

  const BrgSetupRules *rules;
  GtkWidget *box;    /* owned as a child */
  Control *controls; /* by option, owned */
  GtkWidget *grid;   /* the last group of controls, owned by the box; NULL before the first */
  gboolean has_rows; /* whether @grid has rows of a label and a control, and not switches */
  gint n_in_grid;    /* how many controls it has */
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (BrgSetupOptions, brg_setup_options, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the user changes */

static gint
get_value (const Control *control)
{
  if (GTK_IS_CHECK_BUTTON (control->control))
    return gtk_check_button_get_active (GTK_CHECK_BUTTON (control->control));
  if (GTK_IS_DROP_DOWN (control->control))
    return (gint) gtk_drop_down_get_selected (GTK_DROP_DOWN (control->control));
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (control->control));
}

static void
on_changed (const Control *control)
{
  gint value = get_value (control);

  if (!control->options->is_showing && value >= 0)
    g_signal_emit (control->options, signals[CHOSEN], 0, control->option, value);
}

/* Controls */

static void
add_heading (BrgSetupOptions *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "brg-strong");
  gtk_box_append (GTK_BOX (self->box), label);
  self->grid = NULL;
}

/* Switches stand in a grid of their own, rows in another. */
static void
need_grid (BrgSetupOptions *self, gboolean has_rows)
{
  if (self->grid != NULL && self->has_rows == has_rows)
    return;
  self->grid = gtk_grid_new ();
  self->has_rows = has_rows;
  self->n_in_grid = 0;
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 14);
  gtk_box_append (GTK_BOX (self->box), self->grid);
}

static GtkWidget *
add_switch (BrgSetupOptions *self, const BrgSetupOption *option)
{
  GtkWidget *check = gtk_check_button_new_with_mnemonic (gettext (option->label));

  need_grid (self, FALSE);
  gtk_grid_attach (GTK_GRID (self->grid), check, self->n_in_grid % N_COLUMNS,
                   self->n_in_grid / N_COLUMNS, 1, 1);
  self->n_in_grid++;
  return check;
}

static void
add_row (BrgSetupOptions *self, const BrgSetupOption *option, GtkWidget *control)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (gettext (option->label));

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), control);
  gtk_widget_set_halign (control, GTK_ALIGN_START);
  need_grid (self, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), label, 0, self->n_in_grid, 1, 1);
  gtk_grid_attach (GTK_GRID (self->grid), control, 1, self->n_in_grid, 1, 1);
  self->n_in_grid++;
}

static GtkWidget *
add_control (BrgSetupOptions *self, const BrgSetupOption *option)
{
  GtkWidget *control;

  switch (option->kind)
    {
    case BRG_SETUP_SWITCH:
      return add_switch (self, option);
    case BRG_SETUP_LIST:
      control = gtk_drop_down_new (NULL, NULL);
      break;
    case BRG_SETUP_NUMBER:
    default:
      control = gtk_spin_button_new_with_range (option->min, option->max, 1);
      gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (control), TRUE);
    }
  add_row (self, option, control);
  return control;
}

static const char *
get_signal (BrgSetupOptionKind kind)
{
  static const char *const names[] = {
    [BRG_SETUP_SWITCH] = "toggled",
    [BRG_SETUP_LIST] = "notify::selected",
    [BRG_SETUP_NUMBER] = "value-changed",
  };

  return names[kind];
}

void
brg_setup_options_set_rules (BrgSetupOptions *self, const BrgSetupRules *rules)
{
  g_return_if_fail (BRG_IS_SETUP_OPTIONS (self));
  g_return_if_fail (rules != NULL && self->rules == NULL);

  self->rules = rules;
  self->controls = g_new0 (Control, rules->n_options);
  for (guint i = 0; i < rules->n_options; i++)
    {
      const BrgSetupOption *option = &rules->options[i];

      if (option->heading != NULL)
        add_heading (self, gettext (option->heading));
      self->controls[i] = (Control){ self, i, add_control (self, option) };
      g_signal_connect_swapped (self->controls[i].control, get_signal (option->kind),
                                G_CALLBACK (on_changed), &self->controls[i]);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), rules->n_options > 0);
}

/* Showing */

static void
show_option (BrgSetupOptions *self, const BrgSetup *setup, guint option)
{
  GtkWidget *control = self->controls[option].control;
  g_auto (BrgSetupState) state = { 0 };

  setup->rules->get_option (setup, option, &state);
  gtk_widget_set_sensitive (control, state.is_possible);
  if (GTK_IS_CHECK_BUTTON (control))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (control), state.value != 0);
  else if (GTK_IS_SPIN_BUTTON (control))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (control), state.value);
  else
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const *) state.items);

      gtk_drop_down_set_model (GTK_DROP_DOWN (control), G_LIST_MODEL (list));
      gtk_drop_down_set_selected (GTK_DROP_DOWN (control), (guint) state.value);
    }
}

void
brg_setup_options_show (BrgSetupOptions *self, const BrgSetup *setup)
{
  g_return_if_fail (BRG_IS_SETUP_OPTIONS (self));
  g_return_if_fail (setup != NULL && setup->rules == self->rules);

  self->is_showing = TRUE;
  for (guint i = 0; i < self->rules->n_options; i++)
    show_option (self, setup, i);
  self->is_showing = FALSE;
}

static void
brg_setup_options_dispose (GObject *object)
{
  BrgSetupOptions *self = BRG_SETUP_OPTIONS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->controls, g_free);

  G_OBJECT_CLASS (brg_setup_options_parent_class)->dispose (object);
}

static void
brg_setup_options_class_init (BrgSetupOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = brg_setup_options_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_INT);
}

static void
brg_setup_options_init (BrgSetupOptions *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
