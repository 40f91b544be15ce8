/* brg-incidents-page-actions.c - the page of incidents: what is done
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "brg-attachments.h"
#include "brg-decision-form.h"
#include "brg-exclusion-sheet.h"
#include "brg-incident-exclusion.h"
#include "brg-incident-outcome.h"
#include "brg-incident-ready.h"
#include "brg-incident-words.h"
#include "brg-incidents-form.h"
#include "brg-incidents-page-private.h"
#include "brg-next-step.h"
#include "brg-print.h"
#include "brg-protests-view.h"
#include "brg-result-entry.h"
#include "brg-row-menu.h"
#include "brg-shell.h"
#include "brg-store-incidents.h"
#include "brg-ui-words.h"
#include "brg-ui.h"

static BrgStore *
get_store (BrgIncidentsPage *self)
{
  return brg_session_get_store (brg_page_get_session (BRG_PAGE (self)));
}

static BrgIncidentDesk *
new_desk (BrgIncidentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  GError *error = NULL;
  BrgIncidentDesk *desk = snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN
                              ? brg_incident_desk_new (get_store (self), snapshot, &error)
                              : NULL;

  if (error != NULL)
    brg_session_finish (brg_page_get_session (BRG_PAGE (self)), FALSE, error);
  return desk;
}

/* What is missing is told, and has the focus. */
static void
refuse (BrgIncidentsPage *self, const BrgIncidentDesk *desk)
{
  g_autofree char *fault = brg_incident_desk_find_fault (desk, NULL);

  gtk_widget_error_bell (GTK_WIDGET (self));
  brg_session_tell (brg_page_get_session (BRG_PAGE (self)), fault);
  brg_incidents_adviser_mark_fault (self->adviser);
}

/* Whether something stands in the adviser that is stored nowhere. */
static gboolean
is_unfinished (const BrgIncidentDesk *desk)
{
  return desk != NULL && desk->opened_id == 0 && desk->corrected == NULL &&
         (desk->incident->has_kind || *desk->incident->description != '\0');
}

/* What was begun at another board becomes a draft; a draft names a player, so one without stays.
 * Returns: whether the adviser is free. */
static gboolean
put_aside (BrgIncidentsPage *self)
{
  BrgIncidentDesk *desk = brg_incidents_adviser_get_desk (self->adviser);
  GError *error = NULL;
  gint64 id = 0;
  gboolean done;

  if (!is_unfinished (desk))
    return TRUE;
  if (brg_incident_desk_asks_side (desk))
    {
      refuse (self, desk);
      return FALSE;
    }
  done = brg_incident_desk_save_draft (desk, &id, &error);
  if (done)
    brg_incidents_page_show_desk (self, NULL, 0);
  brg_session_finish (brg_page_get_session (BRG_PAGE (self)), done, error);
  return done;
}

void
brg_incidents_page_begin (BrgIncidentsPage *self, gint round, gint64 game_id, const char *kind_id)
{
  BrgSnapshot *snapshot;
  g_autoptr (BrgIncidentDesk) desk = NULL;
  BrgIncidentKind kind;
  GError *error = NULL;

  if (!put_aside (self))
    return;
  snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  desk = new_desk (self);
  if (desk == NULL)
    return;
  if (game_id != 0 && !brg_incident_desk_set_game (desk, round, game_id, &error))
    {
      brg_session_finish (brg_page_get_session (BRG_PAGE (self)), FALSE, error);
      return;
    }
  if (kind_id != NULL && brg_incident_kind_from_id (kind_id, &kind))
    brg_incident_desk_set_kind (desk, kind);
  brg_incidents_page_show_desk (self, g_steal_pointer (&desk),
                                round > 0 ? round : brg_snapshot_current_round (snapshot));
}

static void
open_entry (BrgIncidentsPage *self)
{
  const BrgIncident *incident = brg_incidents_page_get_selected (self);
  g_autoptr (BrgIncidentDesk) desk = new_desk (self);
  GError *error = NULL;

  if (incident == NULL || desk == NULL)
    return;
  if (!brg_incident_desk_open (desk, incident->id, &error))
    {
      brg_session_finish (brg_page_get_session (BRG_PAGE (self)), FALSE, error);
      return;
    }
  brg_incidents_page_show_desk (self, g_steal_pointer (&desk), incident->round);
}

/* What all three ways to store have in common: the adviser closes and the entry is selected. */
static void
finish (BrgIncidentsPage *self, gboolean done, gint64 incident_id, GError *error)
{
  if (done)
    {
      self->wanted_id = incident_id;
      brg_incidents_page_show_desk (self, NULL, 0);
    }
  brg_session_finish (brg_page_get_session (BRG_PAGE (self)), done, error);
  /* The log has been filled anew, and its new rows have no focus. */
  if (done)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
on_new (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_incidents_page_begin (data, 0, 0, NULL);
}

static void
on_open (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  open_entry (data);
}

static void
on_close (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgIncidentsPage *self = data;

  gboolean is_visit = self->is_visit;

  brg_incidents_page_show_desk (self, NULL, 0);
  if (is_visit)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

static void
on_draft (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgIncidentsPage *self = data;
  BrgIncidentDesk *desk = brg_incidents_adviser_get_desk (self->adviser);
  GError *error = NULL;
  gint64 id = 0;
  gboolean done;

  if (desk == NULL)
    return;
  /* A draft names a player as well. */
  if (brg_incident_desk_asks_side (desk))
    {
      refuse (self, desk);
      return;
    }
  done = brg_incident_desk_save_draft (desk, &id, &error);
  finish (self, done, id, error);
}

static void
decide (BrgIncidentsPage *self, BrgIncidentDesk *desk)
{
  GError *error = NULL;
  gint64 id = 0;
  gboolean done = brg_incident_desk_decide (desk, &id, &error);

  finish (self, done, id, error);
}

static void
decide_answered (gint round G_GNUC_UNUSED,
                 const BrgGame *game,
                 BrgOutcome white G_GNUC_UNUSED,
                 BrgOutcome black G_GNUC_UNUSED,
                 gpointer data)
{
  BrgIncidentsPage *self = data;
  BrgIncidentDesk *desk = brg_incidents_adviser_get_desk (self->adviser);

  if (desk != NULL && desk->game.id == game->id)
    decide (self, desk);
}

/* A decision that gives the game a result does not pass by an envelope that nobody has opened. */
static void
ask_and_decide (BrgIncidentsPage *self, BrgIncidentDesk *desk)
{
  BrgIncidentOutcome outcome;

  brg_incident_desk_get_outcome (desk, &outcome);
  if (outcome.sets_result)
    brg_result_entry_store (brg_shell_find (GTK_WIDGET (self)), desk->incident->round, &desk->game,
                            outcome.white, outcome.black, decide_answered, self);
  else
    decide (self, desk);
}

/* The sheet has told how they leave: decision and leaving are one act. */
static void
on_excluded (const GArray *exclusions, const char *decided_by, gpointer data)
{
  BrgIncidentsPage *self = data;
  BrgIncidentDesk *desk = brg_incidents_adviser_get_desk (self->adviser);

  if (desk == NULL)
    return;
  for (guint i = 0; i < exclusions->len; i++)
    brg_incident_desk_set_exclusion (desk, &g_array_index (exclusions, BrgIncidentExclusion, i));
  brg_incident_set_text (&desk->incident->decided_by, decided_by);
  ask_and_decide (self, desk);
}

static void
on_decide (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgIncidentsPage *self = data;
  BrgIncidentDesk *desk = brg_incidents_adviser_get_desk (self->adviser);
  g_autoptr (GArray) exclusions = NULL;

  if (desk == NULL)
    return;
  if (!brg_incident_desk_is_ready (desk, NULL))
    {
      refuse (self, desk);
      return;
    }
  exclusions = brg_incident_desk_list_exclusions (desk);
  if (exclusions->len > 0)
    brg_exclusion_sheet_present (brg_shell_find (GTK_WIDGET (self)), desk, on_excluded,
                                 G_OBJECT (self));
  else
    ask_and_decide (self, desk);
}

static void
on_take_back (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgIncidentsPage *self = data;
  BrgIncidentDesk *desk = brg_incidents_adviser_get_desk (self->adviser);
  GError *error = NULL;
  gint64 id = 0;
  gboolean done;

  if (desk == NULL || desk->corrected == NULL)
    return;
  if (*desk->incident->reason == '\0')
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      brg_incidents_adviser_mark_fault (self->adviser);
      return;
    }
  done = brg_incident_desk_take_back (desk, &id, &error);
  finish (self, done, id, error);
}

static void
on_drop (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgIncidentsPage *self = data;
  const BrgIncident *incident = brg_incidents_page_get_selected (self);
  GError *error = NULL;
  gboolean done;

  if (incident == NULL)
    return;
  done = brg_store_cancel_incident (get_store (self), incident->id, &error);
  brg_session_finish (brg_page_get_session (BRG_PAGE (self)), done, error);
}

static void
on_protest (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  BrgIncidentsPage *self = data;
  const BrgIncident *incident = brg_incidents_page_get_selected (self);
  gint64 id = incident != NULL ? incident->id : 0;

  gtk_toggle_button_set_active (self->protests_toggle, TRUE);
  brg_protests_view_begin (BRG_PROTESTS_VIEW (self->protests), id);
}

static void
on_attach (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  const BrgIncident *incident = brg_incidents_page_get_selected (data);

  if (incident != NULL)
    brg_attachments_pick (data, BRG_OF_INCIDENT, incident->id);
}

/* What the filters show, oldest first. */
static BrgForm *
make_log (const BrgPaperSource *source, const BrgDocumentOptions *options, gpointer data)
{
  BrgIncidentsPage *self = data;
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  const char *player = brg_ui_get_text (self->search_entry);

  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->selection)); i > 0; i--)
    {
      g_autoptr (BrgIncidentItem) item =
          g_list_model_get_item (G_LIST_MODEL (self->selection), i - 1);

      g_ptr_array_add (shown, (gpointer) brg_incident_item_get (item));
    }
  return brg_incidents_form_new (source->snapshot, shown, *player != '\0' ? player : NULL, options);
}

/* Whether the list shows every entry of the group, as the paper does. */
static gboolean
shows_all (BrgIncidentsPage *self, const BrgSnapshot *snapshot)
{
  guint n_own = 0;
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < self->log->len; i++)
    {
      const BrgIncident *incident = self->log->pdata[i];

      n_own += incident->group_id == 0 || incident->group_id == snapshot->group->id;
    }
  for (guint i = 0; i < n_shown; i++)
    {
      g_autoptr (BrgIncidentItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), i);
      const BrgIncident *incident = brg_incident_item_get (item);

      if (incident->group_id != 0 && incident->group_id != snapshot->group->id)
        return FALSE;
    }
  return n_shown == n_own;
}

static BrgPaperSource
source_of (BrgIncidentsPage *self)
{
  return (BrgPaperSource){ .snapshot = brg_page_get_snapshot (BRG_PAGE (self)),
                           .store = get_store (self) };
}

void
brg_incidents_page_print_log (BrgIncidentsPage *self)
{
  BrgPaperSource source = source_of (self);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    brg_session_tell (brg_page_get_session (BRG_PAGE (self)), _ ("There is nothing to print yet."));
  else if (source.snapshot != NULL)
    brg_print_paper_of (GTK_WIDGET (self), "incidents", &source,
                        shows_all (self, source.snapshot) ? NULL : make_log, self);
}

static void
on_print (GSimpleAction *action G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED, gpointer data)
{
  brg_incidents_page_print_log (data);
}

static BrgForm *
make_decision (const BrgPaperSource *source, const BrgDocumentOptions *options, gpointer data)
{
  BrgIncidentsPage *self = data;

  return brg_decision_form_new (source->snapshot, self->log, brg_incidents_page_get_selected (self),
                                options);
}

/* The paper is of an entry of the group; the list may show those of another one. */
static void
on_print_decision (GSimpleAction *action G_GNUC_UNUSED,
                   GVariant *parameter G_GNUC_UNUSED,
                   gpointer data)
{
  BrgIncidentsPage *self = data;
  BrgPaperSource source = source_of (self);
  const BrgIncident *incident = brg_incidents_page_get_selected (self);
  gboolean is_own;

  if (source.snapshot == NULL || incident == NULL)
    return;
  is_own = incident->group_id == 0 || incident->group_id == source.snapshot->group->id;
  source.number = incident->number;
  brg_print_paper_of (GTK_WIDGET (self), "decision", &source, is_own ? NULL : make_decision, self);
}

static const GActionEntry entries[] = {
  { .name = "new", .activate = on_new },
  { .name = "open", .activate = on_open },
  { .name = "correct", .activate = on_open },
  { .name = "close", .activate = on_close },
  { .name = "draft", .activate = on_draft },
  { .name = "decide", .activate = on_decide },
  { .name = "take-back", .activate = on_take_back },
  { .name = "drop", .activate = on_drop },
  { .name = "protest", .activate = on_protest },
  { .name = "attach", .activate = on_attach },
  { .name = "print", .activate = on_print },
  { .name = "print-decision", .activate = on_print_decision },
};

static void
set_enabled (BrgIncidentsPage *self, const char *name, gboolean is_enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), is_enabled);
}

void
brg_incidents_page_update_actions (BrgIncidentsPage *self)
{
  BrgSnapshot *snapshot = brg_page_get_snapshot (BRG_PAGE (self));
  const BrgIncident *incident = brg_incidents_page_get_selected (self);
  gboolean is_open = snapshot != NULL && snapshot->event->state == BRG_EVENT_OPEN;
  gboolean is_busy = brg_incidents_adviser_get_desk (self->adviser) != NULL;
  gboolean is_draft = incident != NULL && incident->state == BRG_INCIDENT_DRAFT;
  gboolean is_decided = incident != NULL && brg_incident_is_in_force (incident);
  gboolean is_claim =
      incident != NULL && brg_incident_words_claim (brg_ui_get_words (), incident) != NULL;

  set_enabled (self, "new", is_open && !is_busy);
  set_enabled (self, "open", is_open && is_draft && !is_busy);
  set_enabled (self, "correct", is_open && is_decided && !is_busy);
  set_enabled (self, "drop", is_open && is_draft && !is_busy);
  set_enabled (self, "attach", is_open && incident != NULL && !is_busy);
  set_enabled (self, "protest", is_open && is_decided && !is_busy);
  set_enabled (self, "print-decision", incident != NULL);
  gtk_button_set_label (GTK_BUTTON (self->decision_button),
                        is_claim ? _ ("Print the C_laim") : _ ("Print the _Decision"));
  gtk_button_set_label (GTK_BUTTON (self->open_button),
                        is_claim ? _ ("Decide the Clai_m") : _ ("Co_ntinue the Draft"));
  gtk_widget_set_visible (self->open_button, is_draft);
  gtk_widget_set_visible (self->drop_button, is_draft);
  gtk_widget_set_visible (self->correct_button, is_decided);
  gtk_widget_set_visible (self->protest_button, is_decided);
}

static void
add_row_menu (BrgIncidentsPage *self)
{
  const BrgRowMenuLine lines[] = {
    { _ ("Co_ntinue the Draft"), "incidents.open", "Return" },
    { _ ("_Correct…"), "incidents.correct", "Return" },
    { _ ("_Protest…"), "incidents.protest", NULL },
    { NULL },
    { _ ("Print the _Decision"), "incidents.print-decision", NULL },
    { _ ("Attach a _File…"), "incidents.attach", NULL },
    { NULL },
    { _ ("Discard the D_raft"), "incidents.drop", NULL },
  };

  brg_row_menu_add (self->view, lines, G_N_ELEMENTS (lines));
}

void
brg_incidents_page_setup_actions (BrgIncidentsPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "incidents", G_ACTION_GROUP (self->actions));
  add_row_menu (self);
}
