/* brg-incidents-adviser-decision.c - the adviser: what the arbiter decides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-desk-words.h"
#include "brg-incidents-adviser-private.h"

static const char *
get_entry (GtkEntry *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

/* What was typed belongs to the incident at once: a click elsewhere must not lose it. */
static void
on_text_changed (BrgIncidentsAdviser *self)
{
  BrgIncident *incident;

  if (self->is_updating || self->desk == NULL)
    return;
  incident = self->desk->incident;
  brg_incident_set_text (&incident->reason, get_entry (self->reason_entry));
  brg_incident_set_text (&incident->note, get_entry (self->note_entry));
  brg_incident_set_text (&incident->witnesses, get_entry (self->witnesses_entry));
  brg_incident_set_text (&incident->explanation, get_entry (self->explanation_entry));
  brg_incident_set_text (&incident->fine, get_entry (self->fine_entry));
  incident->are_told = gtk_check_button_get_active (self->told_tick);
  brg_incidents_adviser_show_buttons (self);
}

static void
on_tick_toggled (BrgIncidentsAdviser *self)
{
  if (self->is_updating || self->desk == NULL)
    return;
  brg_incident_desk_set_effects (self->desk, gtk_check_button_get_active (self->result_tick),
                                 gtk_check_button_get_active (self->clock_tick));
  brg_incident_desk_set_gross (self->desk, gtk_check_button_get_active (self->gross_tick));
  brg_incidents_adviser_update (self);
}

static void
on_otherwise_toggled (BrgIncidentsAdviser *self)
{
  gboolean is_otherwise = gtk_check_button_get_active (self->otherwise_radio);

  if (self->is_updating || self->desk == NULL || is_otherwise == self->desk->is_otherwise)
    return;
  brg_incident_desk_set_otherwise (self->desk, is_otherwise);
  brg_incidents_adviser_update (self);
  if (is_otherwise)
    gtk_widget_grab_focus (GTK_WIDGET (self->sanction_drop));
}

static void
on_sanction_changed (BrgIncidentsAdviser *self)
{
  guint position = gtk_drop_down_get_selected (self->sanction_drop);

  if (self->is_updating || self->desk == NULL || position >= BRG_N_SANCTIONS)
    return;
  brg_incident_desk_choose_sanction (self->desk, self->sanctions[position]);
  brg_incidents_adviser_update (self);
}

static void
on_choice_changed (BrgIncidentsAdviser *self)
{
  guint position = gtk_drop_down_get_selected (self->sanction_drop);

  if (self->is_updating || self->desk == NULL || position >= BRG_N_SANCTIONS)
    return;
  brg_incident_desk_choose (self->desk, self->sanctions[position],
                            gtk_drop_down_get_selected (self->clock_drop),
                            gtk_spin_button_get_value_as_int (self->seconds_spin),
                            gtk_drop_down_get_selected (self->result_drop));
  brg_incidents_adviser_update (self);
}

static void
on_rounds_changed (BrgIncidentsAdviser *self)
{
  if (self->is_updating || self->desk == NULL)
    return;
  self->desk->incident->rounds_out = gtk_spin_button_get_value_as_int (self->rounds_spin);
  brg_incidents_adviser_update (self);
}

static void
read_clock (BrgIncidentsAdviser *self, GtkEntry *entry, BrgColour side)
{
  const char *text = get_entry (entry);
  gint64 left_ms = BRG_INCIDENT_TIME_UNKNOWN;

  if (*text != '\0' && !brg_desk_words_read_time (text, &left_ms))
    {
      gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  brg_incident_desk_set_left (self->desk, side, left_ms);
}

static void
on_clock_changed (BrgIncidentsAdviser *self)
{
  if (self->is_updating || self->desk == NULL)
    return;
  read_clock (self, self->white_clock, BRG_COLOUR_WHITE);
  read_clock (self, self->black_clock, BRG_COLOUR_BLACK);
  brg_incidents_adviser_update (self);
}

void
brg_incidents_adviser_focus_decision (BrgIncidentsAdviser *self)
{
  self->focus_waits = brg_incident_desk_is_waiting (self->desk);
  if (brg_incident_desk_asks_side (self->desk) &&
      gtk_widget_grab_focus (GTK_WIDGET (self->white_toggle)))
    return;
  /* The answer that is looked for takes the focus to where it is wanted then. */
  if (self->focus_waits || brg_incidents_adviser_focus_fact (self))
    return;
  if (self->desk->incident->sanction == BRG_SANCTION_CHOOSE || !self->desk->has_advice)
    gtk_widget_grab_focus (GTK_WIDGET (self->sanction_drop));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->decide_button));
}

static void
fill_drop (GtkDropDown *drop, const char *const *texts, guint n_texts)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n_texts; i++)
    gtk_string_list_append (list, _ (texts[i]));
  gtk_drop_down_set_model (drop, G_LIST_MODEL (list));
}

/* In the order of BrgClockEffect and BrgResultEffect. */
static void
fill_drops (BrgIncidentsAdviser *self)
{
  static const char *const clocks[] = { N_ ("Clocks stay"), N_ ("Opponent’s clock"),
                                        N_ ("Offender’s clock"), N_ ("Elapsed time halved") };
  static const char *const results[] = { N_ ("Result unchanged"),
                                         N_ ("Lost, the opponent wins"),
                                         N_ ("Drawn"),
                                         N_ ("Lost by both"),
                                         N_ ("To be replayed"),
                                         N_ ("Lost, half a point for the opponent"),
                                         N_ ("Half a point, nothing for the opponent") };

  self->is_updating = TRUE;
  fill_drop (self->clock_drop, clocks, G_N_ELEMENTS (clocks));
  fill_drop (self->result_drop, results, G_N_ELEMENTS (results));
  gtk_spin_button_configure (self->seconds_spin, gtk_adjustment_new (0, -3600, 3600, 30, 60, 0), 30,
                             0);
  gtk_spin_button_configure (self->rounds_spin, gtk_adjustment_new (1, 1, 99, 1, 1, 0), 1, 0);
  self->is_updating = FALSE;
}

void
brg_incidents_adviser_setup_decision (BrgIncidentsAdviser *self)
{
  GtkEntry *entries[] = { self->reason_entry, self->note_entry, self->witnesses_entry,
                          self->explanation_entry, self->fine_entry };
  GtkCheckButton *ticks[] = { self->result_tick, self->clock_tick, self->gross_tick };

  fill_drops (self);
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    g_signal_connect_swapped (entries[i], "changed", G_CALLBACK (on_text_changed), self);
  g_signal_connect_swapped (self->sanction_drop, "notify::selected",
                            G_CALLBACK (on_sanction_changed), self);
  g_signal_connect_swapped (self->clock_drop, "notify::selected", G_CALLBACK (on_choice_changed),
                            self);
  g_signal_connect_swapped (self->result_drop, "notify::selected", G_CALLBACK (on_choice_changed),
                            self);
  for (guint i = 0; i < G_N_ELEMENTS (ticks); i++)
    g_signal_connect_swapped (ticks[i], "toggled", G_CALLBACK (on_tick_toggled), self);
  g_signal_connect_swapped (self->told_tick, "toggled", G_CALLBACK (on_text_changed), self);
  g_signal_connect_swapped (self->seconds_spin, "value-changed", G_CALLBACK (on_choice_changed),
                            self);
  g_signal_connect_swapped (self->rounds_spin, "value-changed", G_CALLBACK (on_rounds_changed),
                            self);
  g_signal_connect_swapped (self->white_clock, "changed", G_CALLBACK (on_clock_changed), self);
  g_signal_connect_swapped (self->black_clock, "changed", G_CALLBACK (on_clock_changed), self);
  g_signal_connect_swapped (self->otherwise_radio, "toggled", G_CALLBACK (on_otherwise_toggled),
                            self);
}
