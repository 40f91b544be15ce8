/* brg-incidents-adviser-matter.c - the adviser: who did what
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-incident-names.h"
#include "brg-incident-search.h"
#include "brg-incidents-adviser-private.h"
#include "brg-player-search.h"
#include "brg-shell.h"
#include "brg-ui.h"

/* Rows of the list of kinds once something is typed; before that all are listed. */
#define MOST_KINDS 7

static const char *
get_entry (GtkEntry *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

static void
on_side_toggled (BrgIncidentsAdviser *self, GtkToggleButton *toggle)
{
  if (self->is_updating || self->desk == NULL || !gtk_toggle_button_get_active (toggle))
    return;
  brg_incidents_adviser_tell_side (self, toggle == self->white_toggle   ? BRG_COLOUR_WHITE
                                         : toggle == self->black_toggle ? BRG_COLOUR_BLACK
                                                                        : BRG_COLOUR_NONE);
}

void
brg_incidents_adviser_tell_side (BrgIncidentsAdviser *self, BrgColour side)
{
  gboolean was_asked = brg_incident_desk_asks_side (self->desk);

  brg_incident_desk_set_side (self->desk, side);
  brg_incidents_adviser_update (self);
  if (was_asked)
    brg_incidents_adviser_focus_decision (self);
}

/* Enter after the kind, and once more by habit, chooses nobody: Space, W and B do. */
static gboolean
on_side_key (BrgIncidentsAdviser *self,
             guint keyval,
             guint keycode G_GNUC_UNUSED,
             GdkModifierType state,
             GtkEventControllerKey *controller G_GNUC_UNUSED)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0 || self->desk == NULL ||
      (keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter && keyval != GDK_KEY_ISO_Enter) ||
      !brg_incident_desk_asks_side (self->desk))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_error_bell (GTK_WIDGET (self));
  return GDK_EVENT_STOP;
}

static void
hide_kinds (BrgIncidentsAdviser *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->kind_list), FALSE);
  gtk_list_box_unselect_all (self->kind_list);
  g_clear_pointer (&self->kinds, g_array_unref);
}

static GtkWidget *
make_kind_row (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0.0f);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  return label;
}

/* Behind the kinds: what was typed is a description, if that is chosen. */
static void
add_own_words (BrgIncidentsAdviser *self)
{
  /* Translators: what the arbiter has typed, which is no kind of incident of the list */
  g_autofree char *text = g_strdup_printf (_ ("Recorded as: “%s”"), get_entry (self->kind_entry));

  gtk_list_box_append (self->kind_list, make_kind_row (text));
}

static void
fill_kinds (BrgIncidentsAdviser *self)
{
  const BrgSnapshot *snapshot = self->desk->snapshot;
  gboolean is_typed = *get_entry (self->kind_entry) != '\0';
  GtkWidget *child;

  g_clear_pointer (&self->kinds, g_array_unref);
  self->kinds =
      brg_incident_search (snapshot->event->rulebook, self->desk->form, snapshot->group->contest,
                           get_entry (self->kind_entry), is_typed ? MOST_KINDS : G_MAXUINT);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->kind_list))) != NULL)
    gtk_list_box_remove (self->kind_list, child);
  for (guint i = 0; i < self->kinds->len; i++)
    gtk_list_box_append (self->kind_list, make_kind_row (_ (brg_incident_kind_get_name (
                                              g_array_index (self->kinds, BrgIncidentKind, i)))));
  if (is_typed)
    add_own_words (self);
  /* Enter alone says nothing, and a search without a hit is no description. */
  gtk_list_box_select_row (self->kind_list, is_typed && self->kinds->len > 0
                                                ? gtk_list_box_get_row_at_index (self->kind_list, 0)
                                                : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_list), is_typed || self->kinds->len > 0);
}

void
brg_incidents_adviser_show_kind (BrgIncidentsAdviser *self)
{
  const BrgIncident *incident = self->desk->incident;

  self->is_updating = TRUE;
  brg_incidents_adviser_set_entry (
      self->kind_entry,
      incident->has_kind ? _ (brg_incident_kind_get_name (incident->kind)) : incident->description);
  self->is_updating = FALSE;
  if (incident->has_kind || *incident->description != '\0')
    hide_kinds (self);
  else
    fill_kinds (self);
}

static void
on_kind_changed (BrgIncidentsAdviser *self)
{
  if (!self->is_updating && self->desk != NULL)
    fill_kinds (self);
}

static void
choose_kind (BrgIncidentsAdviser *self, gint index)
{
  if (self->kinds == NULL || index < 0)
    return;
  if ((guint) index < self->kinds->len)
    brg_incident_desk_set_kind (self->desk,
                                g_array_index (self->kinds, BrgIncidentKind, (guint) index));
  else
    brg_incident_desk_set_words (self->desk, get_entry (self->kind_entry));
  brg_incidents_adviser_show_kind (self);
  brg_incidents_adviser_update (self);
  brg_incidents_adviser_focus_decision (self);
}

/* Enter takes the first, or the one that the arrows have come to. */
static void
on_kind_activated (BrgIncidentsAdviser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->kind_list);

  if (self->desk == NULL)
    return;
  if (!gtk_widget_get_visible (GTK_WIDGET (self->kind_list)))
    brg_incidents_adviser_focus_decision (self);
  else if (row != NULL)
    choose_kind (self, gtk_list_box_row_get_index (row));
  else if (*get_entry (self->kind_entry) != '\0')
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      brg_session_tell (brg_shell_get_session (brg_shell_find (GTK_WIDGET (self))),
                        _ ("No such incident in the list. ↓ and Enter record it in these words."));
    }
}

static void
on_kind_row_activated (BrgIncidentsAdviser *self, GtkListBoxRow *row)
{
  choose_kind (self, gtk_list_box_row_get_index (row));
}

/* The focus stays in the entry, so that the list does not scroll by itself. */
static void
reveal_kind (BrgIncidentsAdviser *self, GtkWidget *row)
{
  graphene_point_t corner;

  if (gtk_widget_compute_point (row, GTK_WIDGET (self->kind_list), graphene_point_zero (), &corner))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (self->kind_scroller), corner.y,
                               corner.y + gtk_widget_get_height (row));
}

static gboolean
on_kind_key (GtkEventControllerKey *controller G_GNUC_UNUSED,
             guint keyval,
             guint keycode G_GNUC_UNUSED,
             GdkModifierType state G_GNUC_UNUSED,
             BrgIncidentsAdviser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->kind_list);
  gint step = keyval == GDK_KEY_Down ? 1 : keyval == GDK_KEY_Up ? -1 : 0;
  GtkListBoxRow *next;

  if (step == 0 || self->desk == NULL)
    return FALSE;
  if (!gtk_widget_get_visible (GTK_WIDGET (self->kind_list)))
    {
      fill_kinds (self);
      return TRUE;
    }
  next = gtk_list_box_get_row_at_index (self->kind_list,
                                        row != NULL ? gtk_list_box_row_get_index (row) + step : 0);
  if (next != NULL)
    {
      gtk_list_box_select_row (self->kind_list, next);
      reveal_kind (self, GTK_WIDGET (next));
    }
  return TRUE;
}

/* The round of what is corrected or was begun at a board, else the one that is played. */
static gint
get_round (BrgIncidentsAdviser *self)
{
  return self->desk->incident->round > 0 ? self->desk->incident->round : self->round;
}

static gboolean
find_who (BrgIncidentsAdviser *self, const char *text, GError **error)
{
  const BrgSnapshot *snapshot = self->desk->snapshot;
  gint round = get_round (self);
  gint board = brg_board_find_typed (snapshot, round, text, NULL);
  g_autoptr (GArray) found = NULL;

  if (board >= 0)
    return brg_incident_desk_set_game (self->desk, round,
                                       brg_board_get_game (snapshot, round, board)->id, error);
  found = brg_player_search (snapshot, text, 1);
  if (found->len > 0)
    return brg_incident_desk_set_player (
        self->desk, brg_snapshot_get_entry (snapshot, g_array_index (found, gint, 0))->id, round,
        error);
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       snapshot->group->contest == BRG_CONTEST_NONE
                           ? _ ("There is no such board or player in this round.")
                           : _ ("There is no such player."));
  return FALSE;
}

static void
on_who_activated (BrgIncidentsAdviser *self)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (self->desk == NULL)
    return;
  text = g_strstrip (g_strdup (get_entry (self->who_entry)));
  if (*text == '\0')
    return;
  if (!find_who (self, text, &error))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->who_entry), "error");
      gtk_widget_error_bell (GTK_WIDGET (self));
      brg_session_tell (brg_shell_get_session (brg_shell_find (GTK_WIDGET (self))), error->message);
      return;
    }
  gtk_widget_remove_css_class (GTK_WIDGET (self->who_entry), "error");
  brg_incidents_adviser_set_entry (self->who_entry, "");
  brg_incidents_adviser_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->kind_entry));
}

/* A number that no longer one begins with needs no Enter. The field is not changed while it tells
 * of a change. */
static gboolean
on_who_idle (gpointer data)
{
  BrgIncidentsAdviser *self = data;
  gboolean is_certain = FALSE;

  self->who_source = 0;
  if (self->desk != NULL)
    brg_board_find_typed (self->desk->snapshot, get_round (self), get_entry (self->who_entry),
                          &is_certain);
  if (is_certain)
    on_who_activated (self);
  return G_SOURCE_REMOVE;
}

static void
on_who_changed (BrgIncidentsAdviser *self)
{
  if (!self->is_updating && self->desk != NULL && self->who_source == 0)
    self->who_source = g_idle_add (on_who_idle, self);
}

void
brg_incidents_adviser_setup_matter (BrgIncidentsAdviser *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkToggleButton *toggles[] = { self->white_toggle, self->black_toggle, self->both_toggle };

  for (guint i = 0; i < G_N_ELEMENTS (toggles); i++)
    g_signal_connect_swapped (toggles[i], "toggled", G_CALLBACK (on_side_toggled), self);
  brg_ui_add_keys (self->sides_box, GTK_PHASE_CAPTURE, G_CALLBACK (on_side_key), self);
  g_signal_connect_swapped (self->who_entry, "activate", G_CALLBACK (on_who_activated), self);
  g_signal_connect_swapped (self->who_entry, "changed", G_CALLBACK (on_who_changed), self);
  g_signal_connect_swapped (self->kind_entry, "changed", G_CALLBACK (on_kind_changed), self);
  g_signal_connect_swapped (self->kind_entry, "activate", G_CALLBACK (on_kind_activated), self);
  g_signal_connect_swapped (self->kind_list, "row-activated", G_CALLBACK (on_kind_row_activated),
                            self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (on_kind_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self->kind_entry), keys);
}
