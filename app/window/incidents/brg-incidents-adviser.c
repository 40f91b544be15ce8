/* brg-incidents-adviser.c - the pane beside the penalty log: who, what, what the book says
 *
 * Who and what are in -matter.c, what the book says and what it has to be told in -answer.c,
 * -facts.c and -mate.c, what is decided in
 * -decision.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incidents-adviser-private.h"
#include "brg-template.h"
#include "brg-wrap-box.h"

G_DEFINE_FINAL_TYPE (BrgIncidentsAdviser, brg_incidents_adviser, GTK_TYPE_WIDGET)

void
brg_incidents_adviser_set_desk (BrgIncidentsAdviser *self, BrgIncidentDesk *desk, gint round)
{
  g_return_if_fail (BRG_IS_INCIDENTS_ADVISER (self));

  brg_incident_desk_free (self->desk);
  self->desk = desk;
  self->focus_waits = FALSE;
  self->is_refused = FALSE;
  self->round = round;
  self->is_updating = TRUE;
  if (desk != NULL)
    {
      brg_incidents_adviser_set_entry (self->who_entry, "");
      brg_incidents_adviser_set_entry (self->reason_entry, desk->incident->reason);
      brg_incidents_adviser_set_entry (self->note_entry, desk->incident->note);
      brg_incidents_adviser_set_entry (self->witnesses_entry, desk->incident->witnesses);
      brg_incidents_adviser_set_entry (self->explanation_entry, desk->incident->explanation);
      brg_incidents_adviser_set_entry (self->fine_entry, desk->incident->fine);
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
  brg_incidents_adviser_tell_side (self, side);
  return TRUE;
}

void
brg_incidents_adviser_mark_fault (BrgIncidentsAdviser *self)
{
  GtkWidget *const widgets[] = {
    [BRG_INCIDENT_FIELD_NONE] = NULL,
    [BRG_INCIDENT_FIELD_KIND] = GTK_WIDGET (self->kind_entry),
    [BRG_INCIDENT_FIELD_SIDE] = GTK_WIDGET (self->white_toggle),
    [BRG_INCIDENT_FIELD_SANCTION] = GTK_WIDGET (self->sanction_drop),
    [BRG_INCIDENT_FIELD_RESULT] = GTK_WIDGET (self->result_drop),
    [BRG_INCIDENT_FIELD_FINE] = GTK_WIDGET (self->fine_entry),
    [BRG_INCIDENT_FIELD_REASON] = GTK_WIDGET (self->reason_entry),
  };
  BrgIncidentField field;
  g_autofree char *fault = NULL;

  g_return_if_fail (self->desk != NULL);

  fault = brg_incident_desk_find_fault (self->desk, &field);
  self->is_refused = fault != NULL;
  brg_incidents_adviser_show_buttons (self);
  if (fault != NULL && GTK_IS_ENTRY (widgets[field]))
    gtk_entry_grab_focus_without_selecting (GTK_ENTRY (widgets[field]));
  else if (fault != NULL && widgets[field] != NULL)
    gtk_widget_grab_focus (widgets[field]);
}

static void
brg_incidents_adviser_dispose (GObject *object)
{
  BrgIncidentsAdviser *self = BRG_INCIDENTS_ADVISER (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_clear_handle_id (&self->who_source, g_source_remove);
  g_clear_pointer (&self->desk, brg_incident_desk_free);
  brg_incidents_adviser_ask_mate (self);
  g_clear_pointer (&self->kinds, g_array_unref);
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (brg_incidents_adviser_parent_class)->dispose (object);
}

#define CHILD(name) BRG_TEMPLATE_CHILD (BrgIncidentsAdviser, name)

static const BrgTemplateChild children[] = {
  CHILD (stack),
  CHILD (scroller),
  CHILD (title_label),
  CHILD (book_chip),
  CHILD (who_entry),
  CHILD (sides_box),
  CHILD (white_toggle),
  CHILD (black_toggle),
  CHILD (both_toggle),
  CHILD (kind_entry),
  CHILD (kind_scroller),
  CHILD (kind_list),
  CHILD (who_label),
  CHILD (settled_label),
  CHILD (article_box),
  CHILD (article_label),
  CHILD (article_links),
  CHILD (card),
  CHILD (facts_box),
  CHILD (proposal_chip),
  CHILD (proposal_label),
  CHILD (note_label),
  CHILD (mate_label),
  CHILD (decision_box),
  CHILD (as_proposed_radio),
  CHILD (otherwise_radio),
  CHILD (otherwise_box),
  CHILD (sanction_drop),
  CHILD (clock_drop),
  CHILD (seconds_spin),
  CHILD (fine_entry),
  CHILD (fine_fault),
  CHILD (rounds_box),
  CHILD (rounds_spin),
  CHILD (result_drop),
  CHILD (reason_entry),
  CHILD (reason_fault),
  CHILD (clock_box),
  CHILD (white_clock),
  CHILD (black_clock),
  CHILD (outcome_label),
  CHILD (result_tick),
  CHILD (clock_tick),
  CHILD (gross_tick),
  CHILD (told_tick),
  CHILD (note_entry),
  CHILD (witnesses_entry),
  CHILD (explanation_entry),
  CHILD (back_button),
  CHILD (draft_button),
  CHILD (decide_button),
  CHILD (clock_choice),
  CHILD (result_choice),
};

static void
brg_incidents_adviser_class_init (BrgIncidentsAdviserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (BRG_TYPE_CHIP);
  g_type_ensure (BRG_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = brg_incidents_adviser_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "brg-incidents-adviser");
  brg_template_set (klass, "brg-incidents-adviser", children, G_N_ELEMENTS (children));
}

static void
brg_incidents_adviser_init (BrgIncidentsAdviser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  brg_incidents_adviser_setup_decision (self);
  brg_incidents_adviser_setup_matter (self);
  brg_incidents_adviser_setup_facts (self);
  brg_incidents_adviser_update (self);
}
