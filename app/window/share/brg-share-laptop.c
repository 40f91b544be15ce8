/* brg-share-laptop.c - what the sheet of sharing says of a second laptop
 *
 * Tests: tests/gui/follow.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-share-laptop.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "brg-ui.h"

/* The widgets of one sheet; they go with it. */
typedef struct
{
  BrgShareService *service;
  GtkSwitch *follow_switch;
  GtkWidget *box;
  GtkLabel *address;
  GtkLabel *pin;
  GtkLabel *state;
} Laptop;

/* What is copied into the other laptop. */
static char *
dup_address (Laptop *self, const BrgSharePair *pair)
{
  const char *url = brg_share_service_get_url (self->service);

  return url != NULL ? g_strdup_printf ("%scopy#%s", url, pair->code)
                     : g_strdup (_ ("Switch on Share first."));
}

static char *
dup_state (Laptop *self)
{
  const char *fault = brg_share_service_get_copy_fault (self->service);
  guint count = brg_share_service_count_followers (self->service);

  if (fault != NULL)
    return g_strdup (fault);
  if (count == 0)
    return g_strdup (
        _ ("No second laptop has asked yet: there, Main Menu → Follow Another Laptop."));
  return g_strdup_printf (
      ngettext ("%u second laptop has asked.", "%u second laptops have asked.", count), count);
}

static void
show (Laptop *self)
{
  const BrgSharePair *pair = brg_share_service_get_pair (self->service);
  g_autofree char *address = pair != NULL ? dup_address (self, pair) : NULL;
  /* Translators: six digits */
  g_autofree char *pin =
      pair != NULL ? g_strdup_printf (_ ("PIN %s, to be told by mouth"), pair->pin) : NULL;
  g_autofree char *state = dup_state (self);

  gtk_switch_set_active (self->follow_switch, pair != NULL);
  gtk_widget_set_visible (self->box, pair != NULL);
  if (pair == NULL)
    return;
  gtk_label_set_text (self->address, address);
  gtk_label_set_text (self->pin, pin);
  gtk_label_set_text (self->state, state);
}

static void
on_service_changed (GtkWidget *group)
{
  show (g_object_get_data (G_OBJECT (group), "brg-laptop"));
}

static void
on_switched (GtkSwitch *widget, GParamSpec *spec, Laptop *self)
{
  (void) spec;
  brg_share_service_set_followed (self->service, gtk_switch_get_active (widget));
}

static void
on_renewed (GtkButton *button, Laptop *self)
{
  (void) button;
  brg_share_service_renew_pair (self->service);
}

static GtkLabel *
add_label (GtkWidget *box)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (label));
  return label;
}

static GtkWidget *
make_row (Laptop *self)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("A Second _Laptop May Follow"));
  adw_action_row_set_subtitle (
      ADW_ACTION_ROW (row),
      _ ("It gets the whole file but for personal papers, looks on, and can take over."));
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (GTK_WIDGET (self->follow_switch), GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->follow_switch));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->follow_switch));
  return row;
}

GtkWidget *
brg_share_laptop_new (BrgShareService *service)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("New Code and PI_N"));
  Laptop *self;

  g_return_val_if_fail (BRG_IS_SHARE_SERVICE (service), NULL);

  self = g_new0 (Laptop, 1);
  self->service = service;
  self->follow_switch = GTK_SWITCH (gtk_switch_new ());
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_margin_top (self->box, 8);
  self->address = add_label (self->box);
  gtk_label_set_selectable (self->address, TRUE);
  self->pin = add_label (self->box);
  self->state = add_label (self->box);
  brg_ui_set_class (self->state, "brg-dim", TRUE);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->box), button);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_row (self));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->box);
  g_object_set_data_full (G_OBJECT (group), "brg-laptop", self, g_free);
  show (self);
  g_signal_connect (self->follow_switch, "notify::active", G_CALLBACK (on_switched), self);
  g_signal_connect (button, "clicked", G_CALLBACK (on_renewed), self);
  g_signal_connect_object (service, "changed", G_CALLBACK (on_service_changed), group,
                           G_CONNECT_SWAPPED);
  return group;
}
