/* brg-exchange-popover.c - two players change places, or one gets the bye
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-exchange-popover.h"

#include <glib/gi18n.h>

#include "brg-draft-numbers.h"
#include "brg-name-words.h"
#include "brg-player-finder.h"
#include "brg-ui.h"

struct _BrgExchangePopover
{
  GtkPopover parent_instance;

  GtkLabel *title;       /* owned by the popover, as all below */
  GtkWidget *buttons[2]; /* White and Black */
  BrgPlayerFinder *finder;
  GtkWidget *hint;
  gint players[2];
  gboolean about_bye;
};

G_DEFINE_FINAL_TYPE (BrgExchangePopover, brg_exchange_popover, GTK_TYPE_POPOVER)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gint
get_player (BrgExchangePopover *self)
{
  return self->players[gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[1]))];
}

static void
choose (BrgExchangePopover *self, gint other)
{
  gint player = get_player (self);

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, player, other);
}

static void
on_found (BrgExchangePopover *self, gint other)
{
  choose (self, other);
}

/* Left and right choose the side; in the question about the bye Enter decides it. */
static gboolean
on_key_pressed (BrgExchangePopover *self,
                guint keyval,
                guint keycode G_GNUC_UNUSED,
                GdkModifierType state)
{
  gboolean is_sideways = self->about_bye || (state & GDK_ALT_MASK) != 0;

  if (is_sideways && (keyval == GDK_KEY_Left || keyval == GDK_KEY_KP_Left))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[0]), TRUE);
  else if (is_sideways && (keyval == GDK_KEY_Right || keyval == GDK_KEY_KP_Right) &&
           self->players[1] != BRG_NOBODY)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[1]), TRUE);
  else if (self->about_bye && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    {
      choose (self, BRG_NOBODY);
      return GDK_EVENT_STOP;
    }
  else
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (self->about_bye ? self->buttons[get_player (self) == self->players[1]]
                                         : GTK_WIDGET (self->finder));
  return GDK_EVENT_STOP;
}

static void
on_side_clicked (BrgExchangePopover *self)
{
  if (!self->about_bye)
    gtk_widget_grab_focus (GTK_WIDGET (self->finder));
}

static void
brg_exchange_popover_class_init (BrgExchangePopoverClass *klass G_GNUC_UNUSED)
{
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", BRG_TYPE_EXCHANGE_POPOVER, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static GtkWidget *
make_sides (BrgExchangePopover *self)
{
  GtkWidget *sides = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (sides, "linked");
  gtk_box_set_homogeneous (GTK_BOX (sides), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++)
    {
      self->buttons[i] = gtk_toggle_button_new ();
      g_signal_connect_swapped (self->buttons[i], "clicked", G_CALLBACK (on_side_clicked), self);
      gtk_box_append (GTK_BOX (sides), self->buttons[i]);
    }
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->buttons[1]),
                               GTK_TOGGLE_BUTTON (self->buttons[0]));
  return sides;
}

static void
brg_exchange_popover_init (BrgExchangePopover *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "brg-exchange");
  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->title, 0.0f);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), make_sides (self));
  self->finder = g_object_new (BRG_TYPE_PLAYER_FINDER, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->finder));
  self->hint = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0.0f);
  gtk_widget_add_css_class (self->hint, "brg-dim");
  gtk_widget_add_css_class (self->hint, "brg-small");
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_popover_set_child (GTK_POPOVER (self), box);
  brg_ui_add_keys (box, GTK_PHASE_CAPTURE, G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (self->finder, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (self->finder, "stopped", G_CALLBACK (gtk_popover_popdown), self);
}

GtkWidget *
brg_exchange_popover_new (void)
{
  return g_object_new (BRG_TYPE_EXCHANGE_POPOVER, NULL);
}

static void
show_side (BrgExchangePopover *self, BrgDraft *draft, guint side, gint player)
{
  g_autofree char *name = player != BRG_NOBODY ? brg_name_words_dup (brg_draft_get_preview (draft),
                                                                     player, BRG_NAME_FAMILY, NULL)
                                               : NULL;

  self->players[side] = player;
  gtk_widget_set_visible (self->buttons[side], player != BRG_NOBODY);
  if (name != NULL)
    gtk_button_set_label (GTK_BUTTON (self->buttons[side]), name);
}

void
brg_exchange_popover_ask (BrgExchangePopover *self,
                          BrgDraft *draft,
                          gint white,
                          gint black,
                          gboolean about_bye)
{
  g_return_if_fail (BRG_IS_EXCHANGE_POPOVER (self) && draft != NULL);

  self->about_bye = about_bye;
  show_side (self, draft, 0, white);
  show_side (self, draft, 1, black);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[0]), TRUE);
  gtk_label_set_text (self->title,
                      about_bye ? _ ("Who gets the bye?") : _ ("Who swaps with whom?"));
  gtk_label_set_text (GTK_LABEL (self->hint),
                      about_bye ? _ ("Left and Right choose, Enter gives the bye")
                                : _ ("Alt with Left or Right chooses the side, Enter swaps"));
  gtk_widget_set_visible (GTK_WIDGET (self->finder), !about_bye);
  brg_player_finder_set_draft (self->finder, draft, TRUE);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (about_bye ? self->buttons[0] : GTK_WIDGET (self->finder));
}
