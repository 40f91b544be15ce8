/* brg-incident.c - ids of incidents, sanctions and effects
 *
 * Tests: tests/engine/test-incident.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident.h"

#include <string.h>

#include "brg-id-list.h"

static const char *const kind_ids[BRG_N_INCIDENT_KINDS] = {
  "illegal-move",
  "two-hands",
  "press-without-move",
  "promotion-unfinished",
  "king-capture",
  "false-draw-claim",
  "flag",
  "flag-both",
  "late",
  "no-show",
  "both-absent",
  "wrong-colours",
  "wrong-start",
  "board-turned",
  "displaced",
  "touch-move",
  "clock-misuse",
  "clock-stopped",
  "phone",
  "search-refused",
  "distraction",
  "repeated-draw-offer",
  "left-area",
  "notes-or-advice",
  "refusal",
  "refusal-both",
  "alcohol",
  "collusion",
  "interference",
  "dress",
  "unjustified-call",
  "draw-agreed",
  "irregularity-a",
  "irregularity-b",
  "irregularity-c",
  "irregularity-d",
  "irregularity-e",
  "irregularity-f",
  "irregularity-g",
  "irregularity-h",
  "irregularity-i",
  "irregularity-j",
  "irregularity-k",
  "irregularity-l",
  "irregularity-m",
  "irregularity-n",
  "both-in-check",
  "false-check",
  "pointing",
  "not-recording",
  "record-looks",
  "displaced-later",
  "bribery",
  "betting",
  "influence",
  "computer-help",
  "false-mate",
  "claim-cannot-win",
  "claim-no-effort",
  "assistant-moves",
  "assistant-clock",
  "assistant-record",
};

static const char *const form_ids[BRG_N_PLAY_FORMS] = {
  "standard", "rapid", "blitz", "russian", "international", "giveaway", "renju", "correspondence",
};

static const char *const sanction_ids[BRG_N_SANCTIONS] = {
  "none",         "remark",    "warning", "time",      "loss",     "loss-both",
  "choose",       "expulsion", "correct", "new-game",  "continue", "points-taken",
  "points-given", "fine",      "rounds",  "reprimand", "no-news",
};

static const char *const result_ids[] = {
  "-", "lost", "drawn", "both-lost", "replay", "lost-half", "offender-half",
};

static const char *const clock_ids[] = { "-", "opponent", "self", "halve" };

const char *
brg_incident_kind_to_id (BrgIncidentKind kind)
{
  g_return_val_if_fail ((guint) kind < BRG_N_INCIDENT_KINDS, NULL);

  return kind_ids[kind];
}

guint
brg_incident_kind_get_first (BrgIncidentKind kind)
{
  return kind == BRG_INCIDENT_RECORD_LOOKS ? 6 : 1;
}

gboolean
brg_incident_kind_is_of_event (BrgIncidentKind kind)
{
  return kind == BRG_INCIDENT_NO_SHOW || kind == BRG_INCIDENT_BRIBERY ||
         kind == BRG_INCIDENT_INFLUENCE || kind == BRG_INCIDENT_COMPUTER_HELP;
}

gboolean
brg_incident_kind_is_claim (BrgIncidentKind kind)
{
  return kind == BRG_INCIDENT_CLAIM_CANNOT_WIN || kind == BRG_INCIDENT_CLAIM_NO_EFFORT;
}

gboolean
brg_incident_kind_from_id (const char *id, BrgIncidentKind *kind)
{
  gint index;

  g_return_val_if_fail (id != NULL && kind != NULL, FALSE);

  index = brg_id_list_find (kind_ids, BRG_N_INCIDENT_KINDS, id);
  if (index >= 0)
    *kind = (BrgIncidentKind) index;
  return index >= 0;
}

gboolean
brg_play_form_from_id (const char *id, BrgPlayForm *form)
{
  gint index;

  g_return_val_if_fail (id != NULL && form != NULL, FALSE);

  index = brg_id_list_find (form_ids, BRG_N_PLAY_FORMS, id);
  if (index >= 0)
    *form = (BrgPlayForm) index;
  return index >= 0;
}

const char *
brg_sanction_to_id (BrgSanction sanction)
{
  g_return_val_if_fail ((guint) sanction < BRG_N_SANCTIONS, NULL);

  return sanction_ids[sanction];
}

gboolean
brg_sanction_from_id (const char *id, BrgSanction *sanction)
{
  gint index;

  g_return_val_if_fail (id != NULL && sanction != NULL, FALSE);

  index = brg_id_list_find (sanction_ids, BRG_N_SANCTIONS, id);
  if (index >= 0)
    *sanction = (BrgSanction) index;
  return index >= 0;
}

char *
brg_clock_effect_to_text (BrgClockEffect effect, gint seconds)
{
  g_return_val_if_fail ((guint) effect < G_N_ELEMENTS (clock_ids), NULL);

  if (effect == BRG_CLOCK_NONE || effect == BRG_CLOCK_HALVE)
    return g_strdup (clock_ids[effect]);
  return g_strdup_printf ("%s%+d", clock_ids[effect], seconds);
}

gboolean
brg_clock_effect_from_text (const char *text, BrgClockEffect *effect, gint *seconds)
{
  gsize length;
  gint index;
  g_autofree char *word = NULL;
  gint64 number = 0;

  g_return_val_if_fail (text != NULL && effect != NULL && seconds != NULL, FALSE);

  length = strcspn (text + (*text == '-' ? 1 : 0), "+-") + (*text == '-' ? 1 : 0);
  word = g_strndup (text, length);
  index = brg_id_list_find (clock_ids, G_N_ELEMENTS (clock_ids), word);
  if (index < 0)
    return FALSE;
  if (index == BRG_CLOCK_OPPONENT || index == BRG_CLOCK_SELF)
    {
      const char *digits = text + length + (text[length] == '+' ? 1 : 0);

      if (text[length] == '\0' || !g_ascii_isdigit (text[length + 1]) ||
          !g_ascii_string_to_signed (digits, 10, -G_MAXINT, G_MAXINT, &number, NULL))
        return FALSE;
    }
  else if (text[length] != '\0')
    return FALSE;
  *effect = (BrgClockEffect) index;
  *seconds = (gint) number;
  return TRUE;
}

const char *
brg_result_effect_to_id (BrgResultEffect result)
{
  g_return_val_if_fail ((guint) result < G_N_ELEMENTS (result_ids), NULL);

  return result_ids[result];
}

gboolean
brg_result_effect_from_id (const char *id, BrgResultEffect *result)
{
  gint index;

  g_return_val_if_fail (id != NULL && result != NULL, FALSE);

  index = brg_id_list_find (result_ids, G_N_ELEMENTS (result_ids), id);
  if (index >= 0)
    *result = (BrgResultEffect) index;
  return index >= 0;
}
