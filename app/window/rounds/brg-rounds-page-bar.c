/* brg-rounds-page-bar.c - the rounds page: the bar with the rounds and how far this one is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-next-step.h"
#include "brg-rounds-page-private.h"

/* More rounds than these are chosen from a menu. */
#define MOST_BUTTONS 12

/* The paired rounds and the one after them. */
static gint
count_reachable (const BrgSnapshot *snapshot)
{
  gint n_rounds = MAX (brg_snapshot_count_rounds (snapshot), (gint) snapshot->rounds->len);

  return CLAMP ((gint) snapshot->rounds->len + 1, 1, MAX (n_rounds, 1));
}

static void
on_round_clicked (GtkButton *button, BrgRoundsPage *self)
{
  gint round = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "brg-round"));

  brg_rounds_page_show_round (self, round);
  /* A second click on the shown round must not let go of its button. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
add_round_button (BrgRoundsPage *self, gint round)
{
  g_autofree char *number = g_strdup_printf ("%d", round);
  g_autofree char *label = g_strdup_printf (_ ("Round %d"), round);
  GtkWidget *button = gtk_toggle_button_new_with_label (number);

  g_object_set_data (G_OBJECT (button), "brg-round", GINT_TO_POINTER (round));
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "brg-number");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_signal_connect (button, "clicked", G_CALLBACK (on_round_clicked), self);
  gtk_box_append (self->round_box, button);
}

static guint
count_children (GtkWidget *widget)
{
  guint count = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    count++;
  return count;
}

static void
fit_round_buttons (BrgRoundsPage *self, gint n_rounds)
{
  GtkWidget *box = GTK_WIDGET (self->round_box);

  gtk_widget_set_visible (box, n_rounds <= MOST_BUTTONS && !self->is_narrow);
  while ((gint) count_children (box) > n_rounds)
    gtk_box_remove (self->round_box, gtk_widget_get_last_child (box));
  for (gint round = (gint) count_children (box) + 1; round <= n_rounds; round++)
    add_round_button (self, round);
}

static void
show_round_buttons (BrgRoundsPage *self, gint n_reachable)
{
  gint round = 1;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->round_box));
       button != NULL; button = gtk_widget_get_next_sibling (button), round++)
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), round == self->round);
      gtk_widget_set_sensitive (button, round <= n_reachable);
    }
}

static void
show_round_menu (BrgRoundsPage *self, gint n_reachable)
{
  g_autofree char *label = g_strdup_printf (_ ("Round %d"), self->round);

  gtk_menu_button_set_label (self->round_menu, label);
  if (g_menu_model_get_n_items (G_MENU_MODEL (self->round_menu_model)) == n_reachable)
    return;
  g_menu_remove_all (self->round_menu_model);
  for (gint round = 1; round <= n_reachable; round++)
    {
      g_autofree char *text = g_strdup_printf (_ ("Round %d"), round);
      g_autoptr (GMenuItem) item = g_menu_item_new (text, NULL);

      g_menu_item_set_action_and_target (item, "rounds.show", "i", round);
      g_menu_append_item (self->round_menu_model, item);
    }
}

static void
show_counts (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  BrgRoundCounts counts = brg_round_counts_find_with (snapshot, self->round);
  g_autofree char *missing = g_strdup_printf ("%d", counts.n_missing);
  /* Translators: verified results of all results of the round */
  g_autofree char *verified = g_strdup_printf (_ ("%d of %d"), counts.n_verified, counts.n_results);

  brg_round_progress_set (self->progress, (guint) counts.n_results, (guint) counts.n_adjourned,
                          (guint) counts.n_games);
  gtk_label_set_text (self->missing_badge, missing);
  gtk_widget_set_visible (GTK_WIDGET (self->missing_badge), counts.n_missing > 0);
  gtk_label_set_text (self->verify_count, verified);
  gtk_widget_set_visible (GTK_WIDGET (self->verify_toggle),
                          !self->is_narrow && !brg_rounds_page_has_all_rounds (self));
  gtk_widget_set_visible (GTK_WIDGET (self->print_button), !self->is_narrow);
}

void
brg_rounds_page_update_bar (BrgRoundsPage *self, BrgSnapshot *snapshot)
{
  gint n_rounds = MAX (brg_snapshot_count_rounds (snapshot), 1);
  gint n_reachable = count_reachable (snapshot);

  fit_round_buttons (self, MAX (n_rounds, n_reachable));
  show_round_buttons (self, n_reachable);
  show_round_menu (self, n_reachable);
  gtk_widget_set_sensitive (GTK_WIDGET (self->previous_button), self->round > 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_button), self->round < n_reachable);
  gtk_widget_set_visible (self->bar_work, brg_snapshot_get_round (snapshot, self->round) != NULL);
  show_counts (self, snapshot);
}

void
brg_rounds_page_step_round (BrgRoundsPage *self, gint step)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  gint round = self->round + step;

  if (snapshot != NULL && round >= 1 && round <= count_reachable (snapshot))
    brg_rounds_page_show_round (self, round);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
on_previous_clicked (BrgRoundsPage *self)
{
  brg_rounds_page_step_round (self, -1);
}

static void
on_next_clicked (BrgRoundsPage *self)
{
  brg_rounds_page_step_round (self, 1);
}

void
brg_rounds_page_setup_bar (BrgRoundsPage *self)
{
  self->round_menu_model = g_menu_new ();
  gtk_menu_button_set_menu_model (self->round_menu, G_MENU_MODEL (self->round_menu_model));
  g_signal_connect_swapped (self->previous_button, "clicked", G_CALLBACK (on_previous_clicked),
                            self);
  g_signal_connect_swapped (self->next_button, "clicked", G_CALLBACK (on_next_clicked), self);
}
