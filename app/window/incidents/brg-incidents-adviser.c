/* brg-incidents-adviser.c - the pane beside the penalty log: who, what, what the book says
 *
 * Who and what are in -matter.c, what the book says in -answer.c, what is decided in -decision.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incidents-adviser-private.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgIncidentsAdviser, brg_incidents_adviser, GTK_TYPE_WIDGET)

void
brg_incidents_adviser_set_desk (BrgIncidentsAdviser *self, BrgIncidentDesk *desk, gint round)
{
  g_return_if_fail (BRG_IS_INCIDENTS_ADVISER (self));

  brg_incident_desk_free (self->desk);
  self->desk = desk;
  self->round = round;
  self->is_updating = TRUE;
  if (desk != NULL)
    {
      brg_incidents_adviser_set_entry (self->who_entry, "");
      brg_incidents_adviser_set_entry (self->reason_entry, desk->incident->reason);
      brg_incidents_adviser_set_entry (self->note_entry, desk->incident->note);
      brg_incidents_adviser_set_entry (self->witnesses_entry, desk->incident->witnesses);
      brg_incidents_adviser_set_entry (self->explanation_entry, desk->incident->explanation);
      gtk_check_button_set_active (self->told_tick, desk->incident->are_told);
      brg_incidents_adviser_show_kind (self);
    }
  self->is_updating = FALSE;
  brg_incidents_adviser_update (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

BrgIncidentDesk *
brg_incidents_adviser_get_desk (BrgIncidentsAdviser *self)
{
  g_return_val_if_fail (BRG_IS_INCIDENTS_ADVISER (self), NULL);

  return self->desk;
}

void
brg_incidents_adviser_take_focus (BrgIncidentsAdviser *self)
{
  g_return_if_fail (BRG_IS_INCIDENTS_ADVISER (self));

  if (self->desk == NULL)
    return;
  if (!self->desk->has_game && self->desk->incident->entry_id == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->who_entry));
  else if (!self->desk->incident->has_kind && *self->desk->incident->description == '\0')
    gtk_widget_grab_focus (GTK_WIDGET (self->kind_entry));
  else
    brg_incidents_adviser_focus_decision (self);
}

gboolean
brg_incidents_adviser_choose_side (BrgIncidentsAdviser *self, BrgColour side)
{
  g_return_val_if_fail (BRG_IS_INCIDENTS_ADVISER (self), FALSE);

  if (self->desk == NULL || !self->desk->has_game)
    return FALSE;
  brg_incident_desk_set_side (self->desk, side);
  brg_incidents_adviser_update (self);
  return TRUE;
}

static void
brg_incidents_adviser_dispose (GObject *object)
{
  BrgIncidentsAdviser *self = BRG_INCIDENTS_ADVISER (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_handle_id (&self->who_source, g_source_remove);
  g_clear_pointer (&self->desk, brg_incident_desk_free);
  g_clear_pointer (&self->kinds, g_array_unref);
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_incidents_adviser_parent_class)->dispose (object);
}

#define BIND(name) gtk_widget_class_bind_template_child (widget_class, BrgIncidentsAdviser, name)

static void
bind_matter (GtkWidgetClass *widget_class)
{
  BIND (stack);
  BIND (scroller);
  BIND (title_label);
  BIND (book_chip);
  BIND (who_entry);
  BIND (sides_box);
  BIND (white_toggle);
  BIND (black_toggle);
  BIND (both_toggle);
  BIND (kind_entry);
  BIND (kind_list);
  BIND (who_label);
  BIND (article_box);
  BIND (article_label);
  BIND (article_links);
  BIND (card);
  BIND (proposal_chip);
  BIND (proposal_label);
  BIND (note_label);
  BIND (mate_box);
  BIND (mate_label);
  BIND (mate_drop);
}

static void
bind_decision (GtkWidgetClass *widget_class)
{
  BIND (decision_box);
  BIND (as_proposed_radio);
  BIND (otherwise_radio);
  BIND (otherwise_box);
  BIND (sanction_drop);
  BIND (clock_drop);
  BIND (seconds_spin);
  BIND (result_drop);
  BIND (reason_entry);
  BIND (clock_box);
  BIND (white_clock);
  BIND (black_clock);
  BIND (outcome_label);
  BIND (result_tick);
  BIND (clock_tick);
  BIND (gross_tick);
  BIND (told_tick);
  BIND (note_entry);
  BIND (witnesses_entry);
  BIND (explanation_entry);
  BIND (back_button);
  BIND (draft_button);
  BIND (decide_button);
}

static void
brg_incidents_adviser_class_init (BrgIncidentsAdviserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_incidents_adviser_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-incidents-adviser");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/berger/Berger/ui/brg-incidents-adviser.ui");
  bind_matter (widget_class);
  bind_decision (widget_class);
}

static void
brg_incidents_adviser_init (BrgIncidentsAdviser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_incidents_adviser_setup_decision (self);
  brg_incidents_adviser_setup_matter (self);
  brg_incidents_adviser_update (self);
}
