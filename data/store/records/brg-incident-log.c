/* brg-incident-log.c - the penalty log of an event as values
 *
 * Tests: tests/data/test-store-incidents.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-log.h"

#include <string.h>

static const char *const state_ids[BRG_N_INCIDENT_STATES] = { "draft", "decided", "cancelled" };

/* Where the texts of an incident are. */
static const gsize text_offsets[] = {
  G_STRUCT_OFFSET (BrgIncident, at),           G_STRUCT_OFFSET (BrgIncident, recorded_at),
  G_STRUCT_OFFSET (BrgIncident, description),  G_STRUCT_OFFSET (BrgIncident, article),
  G_STRUCT_OFFSET (BrgIncident, proposed),     G_STRUCT_OFFSET (BrgIncident, result_before),
  G_STRUCT_OFFSET (BrgIncident, result_after), G_STRUCT_OFFSET (BrgIncident, clock_before),
  G_STRUCT_OFFSET (BrgIncident, clock_after),  G_STRUCT_OFFSET (BrgIncident, reason),
  G_STRUCT_OFFSET (BrgIncident, witnesses),    G_STRUCT_OFFSET (BrgIncident, explanation),
  G_STRUCT_OFFSET (BrgIncident, note),         G_STRUCT_OFFSET (BrgIncident, author),
  G_STRUCT_OFFSET (BrgIncident, decided_by),   G_STRUCT_OFFSET (BrgIncident, fine),
};

#define TEXT(incident, i) G_STRUCT_MEMBER (char *, (incident), text_offsets[i])

const char *
brg_incident_state_to_id (BrgIncidentState state)
{
  g_return_val_if_fail ((guint) state < BRG_N_INCIDENT_STATES, NULL);

  return state_ids[state];
}

BrgIncident *
brg_incident_new (void)
{
  BrgIncident *incident = g_new0 (BrgIncident, 1);

  incident->ordinal = 1;
  for (guint i = 0; i < G_N_ELEMENTS (text_offsets); i++)
    TEXT (incident, i) = g_strdup ("");
  return incident;
}

BrgIncident *
brg_incident_copy (const BrgIncident *incident)
{
  BrgIncident *copy;

  g_return_val_if_fail (incident != NULL, NULL);

  copy = g_new (BrgIncident, 1);
  *copy = *incident;
  for (guint i = 0; i < G_N_ELEMENTS (text_offsets); i++)
    TEXT (copy, i) = g_strdup (TEXT (incident, i));
  return copy;
}

void
brg_incident_free (BrgIncident *incident)
{
  if (incident == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (text_offsets); i++)
    g_free (TEXT (incident, i));
  g_free (incident);
}

void
brg_incident_set_text (char **field, const char *text)
{
  char *copy;

  g_return_if_fail (field != NULL && text != NULL);

  copy = g_strstrip (g_strdup (text));
  g_free (*field);
  *field = copy;
}

gboolean
brg_incident_fine_is_valid (const char *text)
{
  gboolean has_number = FALSE;
  gboolean has_currency = FALSE;

  g_return_val_if_fail (text != NULL, FALSE);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      has_number = has_number || (letter >= '1' && letter <= '9');
      has_currency = has_currency || g_unichar_isalpha (letter) ||
                     g_unichar_type (letter) == G_UNICODE_CURRENCY_SYMBOL;
      if (letter == '-')
        return FALSE;
    }
  return has_number && has_currency;
}

gboolean
brg_incident_stands (const BrgIncident *incident)
{
  g_return_val_if_fail (incident != NULL, FALSE);

  return incident->state != BRG_INCIDENT_CANCELLED && incident->superseded_by == 0;
}

gboolean
brg_incident_is_in_force (const BrgIncident *incident)
{
  g_return_val_if_fail (incident != NULL, FALSE);

  return incident->state == BRG_INCIDENT_DECIDED && brg_incident_stands (incident);
}

gboolean
brg_incident_is_against (const BrgIncident *incident, gint64 entry_id)
{
  g_return_val_if_fail (incident != NULL, FALSE);

  return entry_id != 0 && (incident->entry_id == entry_id ||
                           (incident->is_both && incident->opponent_id == entry_id));
}

const BrgIncident *
brg_incident_log_find (const GPtrArray *log, gint64 id)
{
  g_return_val_if_fail (log != NULL, NULL);

  for (guint i = 0; i < log->len; i++)
    if (((const BrgIncident *) log->pdata[i])->id == id)
      return log->pdata[i];
  return NULL;
}

char *
brg_incident_result_to_text (BrgOutcome white, BrgOutcome black)
{
  if (white == BRG_OUTCOME_NONE)
    return g_strdup ("");
  return g_strdup_printf ("%c-%c", brg_outcome_to_code (white), brg_outcome_to_code (black));
}

gboolean
brg_incident_result_from_text (const char *text, BrgOutcome *white, BrgOutcome *black)
{
  BrgOutcome first;
  BrgOutcome second;

  g_return_val_if_fail (text != NULL && white != NULL && black != NULL, FALSE);

  if (*text == '\0')
    {
      *white = *black = BRG_OUTCOME_NONE;
      return TRUE;
    }
  if (strlen (text) != 3 || text[1] != '-' || !brg_outcome_from_code (text[0], &first) ||
      !brg_outcome_from_code (text[2], &second))
    return FALSE;
  *white = first;
  *black = second;
  return TRUE;
}
