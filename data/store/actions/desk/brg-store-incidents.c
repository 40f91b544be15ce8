/* brg-store-incidents.c - actions on the penalty log
 *
 * Rules: fide-2023 12.9; rus-chess-2014 14.4, 21.8; rus-draughts-2022 5.4.15
 * Tests: tests/data/test-store-incidents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-incidents.h"

#include <glib/gi18n-lib.h>

#include "brg-store-decisions.h"
#include "brg-store-envelope-guard.h"
#include "brg-store-game-place.h"
#include "brg-store-games.h"
#include "brg-store-incident-rows.h"
#include "brg-store-leaver.h"
#include "brg-store-results-private.h"
#include "brg-store-rows.h"

static BrgAction *
begin (BrgStore *store, const char *name, const BrgIncident *incident, GError **error)
{
  return incident->group_id != 0
             ? brg_action_begin_in_group (store, name, incident->group_id, error)
             : brg_action_begin (store, name, incident->event_id, error);
}

/* For the title of the journal entry; @place is NULL at no board. */
static gboolean
describe (BrgStore *store,
          BrgAction *action,
          const BrgIncident *incident,
          const BrgGamePlace *place,
          GError **error)
{
  g_autofree char *name = brg_store_dup_offender (store, incident, error);
  const BrgRulebook *own;

  if (name == NULL || !brg_store_find_rulebook (store, incident->event_id, &own, error))
    return FALSE;
  brg_action_set_int (action, "number", incident->number);
  brg_action_set_text (action, "name", name);
  brg_action_set_text (action, "kind",
                       incident->has_kind ? brg_incident_kind_to_id (incident->kind) : "");
  brg_action_set_text (action, "text", incident->description);
  brg_action_set_text (action, "article", incident->article);
  if (own != NULL)
    brg_action_set_text (action, "rulebook", own->id);
  if (incident->sanction == BRG_SANCTION_FINE && incident->state == BRG_INCIDENT_DECIDED)
    brg_action_set_text (action, "fine", incident->fine);
  if (incident->clock != BRG_CLOCK_NONE && incident->state == BRG_INCIDENT_DECIDED)
    {
      g_autofree char *clock = brg_clock_effect_to_text (incident->clock, incident->seconds);

      brg_action_set_text (action, "clock", clock);
    }
  if (place != NULL)
    brg_game_place_describe (place, action);
  else
    brg_action_set_int (action, "round", incident->round);
  return TRUE;
}

static gboolean
check_subject (const BrgIncident *incident, GError **error)
{
  return incident->has_kind || *incident->description != '\0' ||
         brg_store_refuse (error, _ ("Say what happened: choose an incident or describe it."));
}

/* What the book proposed, as the log stores it. */
static char *
dup_decision (const BrgIncident *incident)
{
  g_autofree char *clock = brg_clock_effect_to_text (incident->clock, incident->seconds);

  return g_strjoin (" ", brg_sanction_to_id (incident->sanction), clock,
                    brg_result_effect_to_id (incident->result), NULL);
}

/* Where the book leaves the choice to the arbiter, nothing differs from it. */
static gboolean
check_reason (const BrgIncident *incident, GError **error)
{
  g_autofree char *decision = dup_decision (incident);

  if (incident->sanction == BRG_SANCTION_CHOOSE)
    return brg_store_refuse (error, _ ("Choose a sanction of the list."));
  if (*incident->reason != '\0' || *incident->proposed == '\0' ||
      g_str_has_prefix (incident->proposed, "choose ") ||
      g_str_equal (incident->proposed, decision))
    return TRUE;
  return brg_store_refuse (error, _ ("A decision that differs from the proposal needs a reason."));
}

static gboolean
check_fine (const BrgIncident *incident, GError **error)
{
  return incident->sanction != BRG_SANCTION_FINE || brg_incident_fine_is_valid (incident->fine) ||
         brg_store_refuse (error, _ ("A fine needs its amount, with the currency."));
}

/* A result that stands there already is no change, in whatever round. */
static gboolean
check_result (BrgStore *store,
              const BrgIncidentEffects *effects,
              const BrgGamePlace *place,
              GError **error)
{
  if (!effects->sets_result || (place->white == effects->white && place->black == effects->black))
    return TRUE;
  return brg_game_place_check_outcomes (place, effects->white, effects->black, error) &&
         brg_game_place_check_open (place, effects->white, error) &&
         brg_store_check_decision (store, effects->game_id, 0, error);
}

static gboolean
write_effects (BrgStore *store,
               const BrgIncidentEffects *effects,
               const BrgGamePlace *place,
               GError **error)
{
  if (effects == NULL || effects->game_id == 0)
    return TRUE;
  if (!check_result (store, effects, place, error))
    return FALSE;
  if (effects->sets_result && (place->white != effects->white || place->black != effects->black) &&
      (!brg_store_note_sealed (store, effects->game_id, place->white, effects->white, error) ||
       !brg_store_write_result (store, effects->game_id, effects->white, effects->black, error)))
    return FALSE;
  return effects->record == NULL || brg_store_write_game (store, effects->record, error);
}

/* The log says what the table says, whatever the caller believed. */
static void
note_result (BrgIncident *incident, const BrgIncidentEffects *effects, const BrgGamePlace *place)
{
  if (effects == NULL || effects->game_id == 0 || !effects->sets_result)
    return;
  g_free (incident->result_before);
  g_free (incident->result_after);
  incident->result_before = brg_incident_result_to_text (place->white, place->black);
  incident->result_after = brg_incident_result_to_text (effects->white, effects->black);
}

static gboolean
find_place (BrgStore *store, const BrgIncidentEffects *effects, BrgGamePlace *place, GError **error)
{
  *place = (BrgGamePlace){ 0 };
  return effects == NULL || effects->game_id == 0 ||
         brg_store_find_board (store, effects->game_id, place, error);
}

/* fide-2023 12.9.8: he is absent in the rounds that he is excluded from. */
static gboolean
write_rounds (BrgStore *store, const BrgIncidentLeaver *leaver, GError **error)
{
  for (gint i = 0; i < leaver->n_rounds; i++)
    if (!brg_store_write_absence (store, leaver->entry_id, leaver->first_round + i,
                                  leaver->returns ? BRG_OUTCOME_NONE : BRG_OUTCOME_ZERO_BYE, error))
      return FALSE;
  return TRUE;
}

/* In rounds that are paired already his games are lost without being played; when that is taken
 * back they are open again. */
static gboolean
write_forfeits (BrgStore *store, const BrgIncidentEffects *effects, GError **error)
{
  for (guint i = 0; effects != NULL && i < effects->n_forfeits; i++)
    {
      const BrgIncidentForfeit *forfeit = &effects->forfeits[i];
      BrgGamePlace place = { 0 };

      if (!brg_store_find_board (store, forfeit->game_id, &place, error) ||
          !brg_game_place_check_open (&place, forfeit->white, error) ||
          !brg_store_check_decision (store, forfeit->game_id, 0, error) ||
          !brg_store_note_sealed (store, forfeit->game_id, place.white, forfeit->white, error) ||
          !brg_store_write_result (store, forfeit->game_id, forfeit->white, forfeit->black, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
write_leaver (BrgStore *store, BrgAction *action, const BrgIncidentLeaver *leaver, GError **error)
{
  const BrgLeaverDecision *decision = &leaver->decision;
  g_auto (BrgEntryPlace) place = { 0 };

  if (leaver->n_rounds > 0)
    return write_rounds (store, leaver, error);
  if (!brg_store_find_entry (store, leaver->entry_id, &place, error))
    return FALSE;
  brg_action_set_int (action, leaver->returns ? "returns" : "excluded", 1);
  if (leaver->returns)
    return brg_store_write_return (store, leaver->entry_id, &place, error);
  brg_action_set_int (action, "after", decision->left_after);
  return brg_store_write_leaver (store, leaver->entry_id, &place, decision->left_after,
                                 decision->reason, decision->rule, decision->is_excluded, error);
}

/* Who is excluded leaves, who was excluded by what is corrected comes back. */
static gboolean
write_leavers (BrgStore *store,
               BrgAction *action,
               const BrgIncidentEffects *effects,
               GError **error)
{
  for (guint i = 0; effects != NULL && i < effects->n_leavers; i++)
    if (!write_leaver (store, action, &effects->leavers[i], error))
      return FALSE;
  return TRUE;
}

/* One action: log, result, game, who leaves. */
static gboolean
carry_out (BrgStore *store,
           const char *name,
           const BrgIncident *wanted,
           const BrgIncidentEffects *effects,
           gint64 *incident_id,
           GError **error)
{
  g_autoptr (BrgIncident) incident = brg_incident_copy (wanted);
  g_autoptr (BrgAction) action = NULL;
  gboolean has_place = effects != NULL && effects->game_id != 0;
  BrgGamePlace place;

  if (!find_place (store, effects, &place, error))
    return FALSE;
  note_result (incident, effects, &place);
  action = begin (store, name, incident, error);
  if (action == NULL || !write_effects (store, effects, &place, error) ||
      !brg_store_write_incident (store, incident, error) ||
      !write_forfeits (store, effects, error) || !write_leavers (store, action, effects, error) ||
      !describe (store, action, incident, has_place ? &place : NULL, error))
    return FALSE;
  if (has_place && effects->sets_result)
    brg_game_place_describe_result (&place, action, "result", effects->white, effects->black);
  if (!brg_action_commit (g_steal_pointer (&action), error))
    return FALSE;
  if (incident_id != NULL)
    *incident_id = incident->id;
  return TRUE;
}

static gboolean
check_is_draft (BrgStore *store, gint64 incident_id, GError **error)
{
  g_autoptr (BrgIncident) stored = NULL;

  if (incident_id == 0)
    return TRUE;
  stored = brg_store_load_incident (store, incident_id, error);
  return stored != NULL &&
         (stored->state == BRG_INCIDENT_DRAFT ||
          brg_store_refuse (error, _ ("The entry is decided. Only a new entry can correct it.")));
}

gboolean
brg_store_draft_incident (BrgStore *store,
                          const BrgIncident *incident,
                          gint64 *incident_id,
                          GError **error)
{
  g_return_val_if_fail (store != NULL && incident != NULL, FALSE);
  g_return_val_if_fail (incident->state == BRG_INCIDENT_DRAFT, FALSE);

  if (!check_subject (incident, error) || !check_is_draft (store, incident->id, error))
    return FALSE;
  return carry_out (store, "incident-draft", incident, NULL, incident_id, error);
}

gboolean
brg_store_decide_incident (BrgStore *store,
                           const BrgIncident *incident,
                           const BrgIncidentEffects *effects,
                           gint64 *incident_id,
                           GError **error)
{
  g_autoptr (BrgIncident) decided = NULL;

  g_return_val_if_fail (store != NULL && incident != NULL, FALSE);

  decided = brg_incident_copy (incident);
  decided->state = BRG_INCIDENT_DECIDED;
  decided->supersedes_id = 0;
  if (!check_subject (decided, error) || !check_reason (decided, error) ||
      !check_fine (decided, error) || !check_is_draft (store, decided->id, error))
    return FALSE;
  return carry_out (store, "incident-decide", decided, effects, incident_id, error);
}

static gboolean
check_superseded (BrgStore *store, gint64 incident_id, GError **error)
{
  g_autoptr (BrgIncident) stored = brg_store_load_incident (store, incident_id, error);

  if (stored == NULL)
    return FALSE;
  if (stored->superseded_by != 0)
    return brg_store_refuse (error, _ ("The entry is already corrected. Correct the latest one."));
  return stored->state == BRG_INCIDENT_DECIDED ||
         brg_store_refuse (error, _ ("Only a decision can be corrected."));
}

gboolean
brg_store_correct_incident (BrgStore *store,
                            const BrgIncident *incident,
                            const BrgIncidentEffects *effects,
                            gint64 *incident_id,
                            GError **error)
{
  g_autoptr (BrgIncident) correction = NULL;

  g_return_val_if_fail (store != NULL && incident != NULL, FALSE);

  correction = brg_incident_copy (incident);
  correction->id = 0;
  correction->number = 0;
  if (correction->state != BRG_INCIDENT_CANCELLED)
    correction->state = BRG_INCIDENT_DECIDED;
  if (*correction->reason == '\0')
    return brg_store_refuse (error, _ ("A correction needs a reason."));
  if (correction->sanction == BRG_SANCTION_CHOOSE)
    return brg_store_refuse (error, _ ("Choose a sanction of the list."));
  if (!check_subject (correction, error) || !check_fine (correction, error) ||
      !check_superseded (store, correction->supersedes_id, error))
    return FALSE;
  return carry_out (store, "incident-correct", correction, effects, incident_id, error);
}

gboolean
brg_store_cancel_incident (BrgStore *store, gint64 incident_id, GError **error)
{
  g_autoptr (BrgIncident) stored = NULL;

  g_return_val_if_fail (store != NULL, FALSE);

  stored = brg_store_load_incident (store, incident_id, error);
  if (stored == NULL)
    return FALSE;
  if (stored->state != BRG_INCIDENT_DRAFT)
    return brg_store_refuse (error, _ ("The entry is decided. Only a new entry can correct it."));
  stored->state = BRG_INCIDENT_CANCELLED;
  return carry_out (store, "incident-cancel", stored, NULL, NULL, error);
}

gboolean
brg_store_attach_incident (BrgStore *store,
                           gint64 incident_id,
                           const char *name,
                           GBytes *content,
                           GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgIncident) stored = NULL;

  g_return_val_if_fail (store != NULL && name != NULL && content != NULL, FALSE);

  stored = brg_store_load_incident (store, incident_id, error);
  if (stored == NULL)
    return FALSE;
  action = begin (store, "incident-attach", stored, error);
  if (action == NULL ||
      !brg_store_insert_attachment (store, BRG_OF_INCIDENT, incident_id, name, content, error))
    return FALSE;
  brg_action_set_int (action, "number", stored->number);
  brg_action_set_text (action, "file", name);
  return brg_action_commit (g_steal_pointer (&action), error);
}
