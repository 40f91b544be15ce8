/* brg-incident-ready.c - what is missing before an incident can be decided, and in which field
 *
 * Rules: fide-2023 12.9.4, 12.9.5; rus-chess-2014 14.4.5, 14.4.6
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-ready.h"

#include <glib/gi18n.h>

/* What was decided before, and is only opened again, waits for no answer. */
static gboolean
is_asking (const BrgIncidentDesk *desk)
{
  return desk->unanswered != 0 && (desk->corrected == NULL || desk->opened_id == 0);
}

/* fide-2023 12.9.4, 12.9.5; rus-chess-2014 14.4.5, 14.4.6: points of this game. */
static gboolean
lacks_points (const BrgIncidentDesk *desk)
{
  BrgSanction sanction = desk->incident->sanction;

  return (sanction == BRG_SANCTION_POINTS_TAKEN || sanction == BRG_SANCTION_POINTS_GIVEN) &&
         desk->has_game && desk->incident->result == BRG_RESULT_NONE;
}

/* Whoever says that he decides otherwise says why, also when the same comes of it. Where the book
 * leaves the choice, nothing differs from it. */
static gboolean
differs_from_proposal (const BrgIncidentDesk *desk)
{
  const BrgIncident *incident = desk->incident;
  g_autofree char *clock = brg_clock_effect_to_text (incident->clock, incident->seconds);
  g_autofree char *decision = g_strjoin (" ", brg_sanction_to_id (incident->sanction), clock,
                                         brg_result_effect_to_id (incident->result), NULL);

  return *incident->proposed != '\0' && !g_str_has_prefix (incident->proposed, "choose ") &&
         (desk->is_otherwise || !g_str_equal (incident->proposed, decision));
}

/* The first of what is missing; NULL for nothing. */
static const char *
find_first (const BrgIncidentDesk *desk, BrgIncidentField *field)
{
  const BrgIncident *incident = desk->incident;
  gboolean has_reason = *incident->reason != '\0';
  const struct
  {
    gboolean is_due;
    BrgIncidentField field;
    const char *text;
  } faults[] = {
    { !incident->has_kind && *incident->description == '\0', BRG_INCIDENT_FIELD_KIND,
      N_ ("Choose what happened first.") },
    { brg_incident_desk_asks_side (desk), BRG_INCIDENT_FIELD_SIDE,
      N_ ("Say first who it was: White, Black or both.") },
    { is_asking (desk) && brg_incident_desk_is_waiting (desk), BRG_INCIDENT_FIELD_NONE,
      N_ ("Looking for a series of moves to mate…") },
    { is_asking (desk), BRG_INCIDENT_FIELD_NONE,
      N_ ("Answer the question first: the rule depends on it.") },
    { incident->sanction == BRG_SANCTION_CHOOSE, BRG_INCIDENT_FIELD_SANCTION,
      N_ ("The rule book leaves the choice to the arbiter: choose a sanction.") },
    { lacks_points (desk), BRG_INCIDENT_FIELD_RESULT,
      N_ ("Choose the result: it says how many points are taken or given.") },
    { incident->sanction == BRG_SANCTION_FINE && !brg_incident_fine_is_valid (incident->fine),
      BRG_INCIDENT_FIELD_FINE, N_ ("A fine needs its amount, with the currency.") },
    { !has_reason && desk->corrected != NULL, BRG_INCIDENT_FIELD_REASON,
      N_ ("A correction needs a reason.") },
    { !has_reason && incident->sanction == BRG_SANCTION_EXPULSION && *incident->article == '\0',
      BRG_INCIDENT_FIELD_REASON, N_ ("An exclusion that no article proposes needs a reason.") },
    { !has_reason && differs_from_proposal (desk), BRG_INCIDENT_FIELD_REASON,
      N_ ("A decision that differs from the proposal needs a reason.") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (faults[i].is_due)
      {
        *field = faults[i].field;
        return _ (faults[i].text);
      }
  return NULL;
}

char *
brg_incident_desk_find_fault (const BrgIncidentDesk *desk, BrgIncidentField *field)
{
  BrgIncidentField place = BRG_INCIDENT_FIELD_NONE;
  const char *text;

  g_return_val_if_fail (desk != NULL, NULL);

  text = find_first (desk, &place);
  if (field != NULL)
    *field = place;
  return g_strdup (text);
}

gboolean
brg_incident_desk_is_ready (const BrgIncidentDesk *desk, char **fault)
{
  g_autofree char *found = NULL;

  g_return_val_if_fail (desk != NULL, FALSE);

  found = brg_incident_desk_find_fault (desk, NULL);
  if (found == NULL)
    return TRUE;
  if (fault != NULL)
    *fault = g_steal_pointer (&found);
  return FALSE;
}
