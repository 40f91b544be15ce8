/* brg-setup-starts.c - numbered initial positions, chosen or drawn by lot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup-starts.h"

#include <glib/gi18n.h>

#include "brg-draft-text.h"
#include "brg-seed-entry.h"
#include "brg-template.h"

struct _BrgSetupStarts
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkSpinButton *number_spin;
  BrgSeedEntry *seed_entry;
  GtkLabel *drawn_label;

  const BrgSetupRules *rules;
  gint drawn; /* -1 while nothing was drawn by lot */
  guint64 drawn_seed;
};

G_DEFINE_FINAL_TYPE (BrgSetupStarts, brg_setup_starts, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_set_clicked (BrgSetupStarts *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, gtk_spin_button_get_value_as_int (self->number_spin));
}

static void
on_draw_clicked (BrgSetupStarts *self)
{
  self->drawn_seed = brg_seed_entry_get_seed (self->seed_entry);
  self->drawn = (gint) self->rules->draw_start (self->drawn_seed);
  g_signal_emit (self, signals[CHOSEN], 0, self->drawn);
}

void
brg_setup_starts_set_rules (BrgSetupStarts *self, const BrgSetupRules *rules)
{
  g_return_if_fail (BRG_IS_SETUP_STARTS (self));
  g_return_if_fail (rules != NULL);

  self->rules = rules;
  gtk_widget_set_visible (GTK_WIDGET (self), rules->n_starts > 0);
  if (rules->n_starts > 0)
    gtk_spin_button_set_range (self->number_spin, 0, rules->n_starts - 1);
}

void
brg_setup_starts_set_seed (BrgSetupStarts *self, guint64 seed)
{
  g_return_if_fail (BRG_IS_SETUP_STARTS (self));

  brg_seed_entry_set_seed (self->seed_entry, seed);
}

void
brg_setup_starts_show (BrgSetupStarts *self, const BrgSetup *setup)
{
  g_autofree char *seed = NULL;
  g_autofree char *text = NULL;
  gint number;

  g_return_if_fail (BRG_IS_SETUP_STARTS (self));
  g_return_if_fail (setup != NULL && setup->rules == self->rules);

  if (self->rules->n_starts == 0)
    return;
  gtk_widget_set_sensitive (self->box, self->rules->has_starts (setup));
  number = self->rules->find_start (setup);
  if (number >= 0)
    gtk_spin_button_set_value (self->number_spin, number);
  if (number != self->drawn)
    self->drawn = -1;
  seed = brg_draft_text_dup_seed (self->drawn_seed);
  /* Translators: %d is the number of an initial position of Chess960, %s a seed */
  text = g_strdup_printf (_ ("Position %d drawn with the seed %s"), self->drawn, seed);
  gtk_label_set_text (self->drawn_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->drawn_label), self->drawn >= 0);
}

gint
brg_setup_starts_get_drawn (BrgSetupStarts *self, guint64 *seed)
{
  g_return_val_if_fail (BRG_IS_SETUP_STARTS (self), -1);
  g_return_val_if_fail (seed != NULL, -1);

  *seed = self->drawn >= 0 ? self->drawn_seed : 0;
  return self->drawn;
}

static void
brg_setup_starts_dispose (GObject *object)
{
  BrgSetupStarts *self = BRG_SETUP_STARTS (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (brg_setup_starts_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgSetupStarts, name)

static const BrgTemplateChild children[] = {
  CHILD (box),
  CHILD (number_spin),
  CHILD (seed_entry),
  CHILD (drawn_label),
};

static void
brg_setup_starts_class_init (BrgSetupStartsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_SEED_ENTRY);
  G_OBJECT_CLASS (klass)->dispose = brg_setup_starts_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  brg_template_set (klass, "brg-setup-starts", children, G_N_ELEMENTS (children));
  gtk_widget_class_bind_template_callback (widget_class, on_set_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_draw_clicked);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
brg_setup_starts_init (BrgSetupStarts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->drawn = -1;
}
