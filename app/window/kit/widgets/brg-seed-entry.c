/* brg-seed-entry.c - the seed of the lots, to be read out, typed or drawn anew
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-seed-entry.h"

#include <glib/gi18n.h>

#include "brg-draft-text.h"
#include "brg-ui.h"

struct _BrgSeedEntry
{
  GtkWidget parent_instance;

  GtkWidget *entry;  /* owned as a child */
  GtkWidget *button; /* owned as a child */
  guint64 seed;
};

G_DEFINE_FINAL_TYPE (BrgSeedEntry, brg_seed_entry, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_SEED_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
show_seed (BrgSeedEntry *self)
{
  g_autofree char *text = brg_draft_text_dup_seed (self->seed);

  gtk_widget_remove_css_class (self->entry, "error");
  brg_ui_set_text (self->entry, text);
}

static void
choose_seed (BrgSeedEntry *self, guint64 seed)
{
  gboolean is_new = seed != self->seed;

  self->seed = seed;
  show_seed (self);
  if (is_new)
    g_signal_emit (self, signals[SIGNAL_SEED_CHOSEN], 0);
}

static void
on_activate (BrgSeedEntry *self)
{
  guint64 seed;

  if (brg_draft_text_parse_seed (brg_ui_get_text (self->entry), &seed))
    choose_seed (self, seed);
  else
    gtk_widget_add_css_class (self->entry, "error");
}

/* What is not a number is forgotten when the entry is left. */
static void
on_left (BrgSeedEntry *self)
{
  guint64 seed = self->seed;

  brg_draft_text_parse_seed (brg_ui_get_text (self->entry), &seed);
  choose_seed (self, seed);
}

static void
on_draw_clicked (BrgSeedEntry *self)
{
  choose_seed (self, brg_ui_draw_seed ());
}

static void
brg_seed_entry_dispose (GObject *object)
{
  BrgSeedEntry *self = BRG_SEED_ENTRY (object);

  g_clear_pointer (&self->entry, gtk_widget_unparent);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_seed_entry_parent_class)->dispose (object);
}

static void
brg_seed_entry_class_init (BrgSeedEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = brg_seed_entry_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  signals[SIGNAL_SEED_CHOSEN] = g_signal_new ("seed-chosen", BRG_TYPE_SEED_ENTRY, G_SIGNAL_RUN_LAST,
                                              0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
brg_seed_entry_init (BrgSeedEntry *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_add_css_class (GTK_WIDGET (self), "linked");
  self->entry = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 20);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_widget_add_css_class (self->entry, "brg-number");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Seed of the draw"), -1);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  self->button = gtk_button_new_from_icon_name ("media-playlist-shuffle-symbolic");
  gtk_widget_set_tooltip_text (self->button, _ ("Draw another seed"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Draw another seed"), -1);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_add_controller (self->entry, focus);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (on_left), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (on_activate), self);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (on_draw_clicked), self);
  show_seed (self);
}

void
brg_seed_entry_set_seed (BrgSeedEntry *self, guint64 seed)
{
  g_return_if_fail (BRG_IS_SEED_ENTRY (self));

  self->seed = seed;
  show_seed (self);
}

guint64
brg_seed_entry_get_seed (BrgSeedEntry *self)
{
  g_return_val_if_fail (BRG_IS_SEED_ENTRY (self), 0);

  return self->seed;
}
