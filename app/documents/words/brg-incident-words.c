/* brg-incident-words.c - incidents and decisions in words, for screen and paper
 *
 * Tests: tests/app/test-incident-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incident-words.h"

#include "brg-incident-names.h"
#include "brg-name-words.h"
#include "brg-result-text.h"

#define NO_BREAK_SPACE "\302\240"

char *
brg_incident_words_kind (const BrgWords *words, const BrgIncident *incident)
{
  const char *name;

  g_return_val_if_fail (words != NULL && incident != NULL, NULL);

  if (!incident->has_kind)
    return g_strdup (incident->description);
  name = brg_words_get (words, brg_incident_kind_get_name (incident->kind));
  if (incident->ordinal < 2)
    return g_strdup (name);
  /* Translators: what happened, which time in this game: "Невозможный ход, %u-й раз" */
  return g_strdup_printf (W_ (words, "%s, no. %u"), name, incident->ordinal);
}

/* A number and its unit stay on one line. */
static char *
hold_together (char *text)
{
  g_autofree char *owned = text;
  g_auto (GStrv) pieces = g_strsplit (owned, " ", -1);

  return g_strjoinv (NO_BREAK_SPACE, pieces);
}

char *
brg_incident_words_duration (const BrgWords *words, guint seconds)
{
  guint minutes = seconds / 60;

  g_return_val_if_fail (words != NULL, NULL);

  /* Translators: minutes, and with them seconds */
  if (seconds % 60 != 0 && minutes > 1)
    return hold_together (g_strdup_printf (W_ (words, "%u min %u s"), minutes, seconds % 60));
  if (minutes > 0 && seconds % 60 == 0)
    /* Translators: minutes */
    return hold_together (g_strdup_printf (W_ (words, "%u min"), minutes));
  /* Translators: seconds */
  return hold_together (g_strdup_printf (W_ (words, "%u s"), seconds));
}

char *
brg_incident_words_clock (const BrgWords *words, BrgClockEffect clock, gint seconds)
{
  g_autofree char *duration = NULL;
  g_autofree char *change = NULL;

  g_return_val_if_fail (words != NULL, NULL);

  duration = brg_incident_words_duration (words, (guint) ABS (seconds));
  change = g_strconcat (seconds < 0 ? "−" : "+", duration, NULL);
  switch (clock)
    {
    case BRG_CLOCK_OPPONENT:
      /* Translators: a time: "%s сопернику" */
      return g_strdup_printf (W_ (words, "%s for the opponent"), change);
    case BRG_CLOCK_SELF:
      /* Translators: a time, less or more for who did it: "%s нарушителю" */
      return g_strdup_printf (W_ (words, "%s for the offender"), change);
    case BRG_CLOCK_HALVE:
      return g_strdup (W_ (words, "the elapsed time is halved"));
    case BRG_CLOCK_NONE:
    default:
      return g_strdup ("");
    }
}

const char *
brg_incident_words_result (const BrgWords *words, BrgResultEffect result)
{
  g_return_val_if_fail (words != NULL, NULL);

  switch (result)
    {
    case BRG_RESULT_LOST:
      return W_ (words, "lost");
    case BRG_RESULT_DRAWN:
      /* Translators: what becomes of the game: "ничья" */
      return WC_ (words, "decision", "draw");
    case BRG_RESULT_BOTH_LOST:
      return W_ (words, "lost by both");
    case BRG_RESULT_REPLAY:
      return W_ (words, "replayed");
    case BRG_RESULT_LOST_HALF:
      return W_ (words, "lost, half a point for the opponent");
    case BRG_RESULT_OFFENDER_HALF:
      return W_ (words, "half a point, nothing for the opponent");
    case BRG_RESULT_NONE:
    default:
      return "";
    }
}

/* A sanction that the clock or the result says better is left out. */
static gboolean
says_itself (BrgSanction sanction, BrgClockEffect clock, BrgResultEffect result)
{
  switch ((guint) sanction)
    {
    case BRG_SANCTION_TIME:
      return clock != BRG_CLOCK_NONE;
    case BRG_SANCTION_LOSS:
    case BRG_SANCTION_LOSS_BOTH:
      /* What each gets stands in the result. */
      return result == BRG_RESULT_DRAWN || result == BRG_RESULT_LOST_HALF ||
             result == BRG_RESULT_OFFENDER_HALF;
    case BRG_SANCTION_NONE:
      return clock != BRG_CLOCK_NONE || result != BRG_RESULT_NONE;
    default:
      return FALSE;
    }
}

static void
append (GString *text, const char *part)
{
  if (*part == '\0')
    return;
  if (text->len > 0)
    g_string_append (text, ", ");
  g_string_append (text, part);
}

char *
brg_incident_words_decision (const BrgWords *words,
                             BrgSanction sanction,
                             BrgClockEffect clock,
                             gint seconds,
                             BrgResultEffect result)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *change = NULL;

  g_return_val_if_fail (words != NULL, NULL);

  change = brg_incident_words_clock (words, clock, seconds);
  if (!says_itself (sanction, clock, result))
    append (text, brg_words_get (words, brg_sanction_get_name (sanction)));
  append (text, change);
  /* The loss of the game says that it is lost. */
  if (!(sanction == BRG_SANCTION_LOSS && result == BRG_RESULT_LOST) &&
      !(sanction == BRG_SANCTION_LOSS_BOTH && result == BRG_RESULT_BOTH_LOST))
    append (text, brg_incident_words_result (words, result));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_incident_words_imposed (const BrgWords *words, const BrgIncident *incident)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (words != NULL && incident != NULL, NULL);

  text = brg_incident_words_decision (words, incident->sanction, incident->clock, incident->seconds,
                                      incident->result);
  if (incident->sanction == BRG_SANCTION_FINE && *incident->fine != '\0')
    return g_strdup_printf ("%s, %s", text, incident->fine);
  if (incident->sanction == BRG_SANCTION_ROUNDS && incident->rounds_out > 0)
    return g_strdup_printf ("%s: %d", text, incident->rounds_out);
  return g_steal_pointer (&text);
}

char *
brg_incident_words_proposal (const BrgWords *words, const char *proposed)
{
  g_auto (GStrv) parts = NULL;
  BrgSanction sanction;
  BrgClockEffect clock;
  BrgResultEffect result;
  gint seconds;

  g_return_val_if_fail (words != NULL && proposed != NULL, NULL);

  parts = g_strsplit (proposed, " ", -1);
  if (g_strv_length (parts) != 3 || !brg_sanction_from_id (parts[0], &sanction) ||
      !brg_clock_effect_from_text (parts[1], &clock, &seconds) ||
      !brg_result_effect_from_id (parts[2], &result))
    return g_strdup ("");
  return brg_incident_words_decision (words, sanction, clock, seconds, result);
}

char *
brg_incident_words_stored_result (const BrgSnapshot *snapshot, const char *text)
{
  BrgOutcome white;
  BrgOutcome black;

  g_return_val_if_fail (snapshot != NULL && text != NULL, NULL);

  if (!brg_incident_result_from_text (text, &white, &black))
    return g_strdup ("");
  return brg_result_dup_text (&snapshot->group->scoring, white, black);
}

char *
brg_incident_words_outcome (const BrgWords *words,
                            const BrgSnapshot *snapshot,
                            const BrgIncident *incident)
{
  g_autofree char *result = NULL;

  g_return_val_if_fail (words != NULL && snapshot != NULL && incident != NULL, NULL);

  result = brg_incident_words_stored_result (snapshot, incident->result_after);
  if (*result != '\0')
    return g_steal_pointer (&result);
  if (*incident->result_before != '\0')
    /* Translators: the result of the game was taken out of the table: "результат снят" */
    return g_strdup (W_ (words, "result cleared"));
  /* Time that was added to clocks that nobody read is in the decision; set was nothing. */
  if (incident->state != BRG_INCIDENT_DRAFT &&
      !g_str_equal (incident->clock_before, incident->clock_after))
    /* Translators: the decision changed the clocks: "часы" */
    return g_strdup (WC_ (words, "outcome", "clocks"));
  return g_strdup ("–");
}

const char *
brg_incident_words_state (const BrgWords *words, const BrgIncident *incident)
{
  g_return_val_if_fail (words != NULL && incident != NULL, NULL);

  if (incident->superseded_by != 0)
    /* Translators: an entry that another one replaces: "заменена" */
    return WC_ (words, "incident", "superseded");
  switch (incident->state)
    {
    case BRG_INCIDENT_DRAFT:
      return WC_ (words, "incident", "draft");
    case BRG_INCIDENT_CANCELLED:
      /* Translators: an entry that takes a decision back; a draft that was dropped */
      return incident->supersedes_id != 0 ? WC_ (words, "incident", "undone")
                                          : WC_ (words, "incident", "discarded");
    case BRG_INCIDENT_DECIDED:
    default:
      return WC_ (words, "incident", "decided");
    }
}

const char *
brg_incident_words_claim (const BrgWords *words, const BrgIncident *incident)
{
  g_return_val_if_fail (words != NULL && incident != NULL, NULL);

  if (!incident->has_kind || !brg_incident_kind_is_claim (incident->kind))
    return NULL;
  if (incident->state == BRG_INCIDENT_CANCELLED)
    return WC_ (words, "claim", "withdrawn");
  if (incident->state == BRG_INCIDENT_DRAFT)
    return WC_ (words, "claim", "not decided yet");
  if (incident->result == BRG_RESULT_DRAWN)
    return WC_ (words, "claim", "accepted: the game is drawn");
  return incident->sanction == BRG_SANCTION_CONTINUE ? WC_ (words, "claim", "the game goes on")
                                                     : WC_ (words, "claim", "refused");
}

static char *
dup_short_name (const BrgWords *words, const BrgSnapshot *snapshot, gint64 entry_id)
{
  gint entry = brg_snapshot_find_entry (snapshot, entry_id);

  return entry == BRG_NOBODY ? g_strdup ("—")
                             : brg_name_words_dup (snapshot, entry, BRG_NAME_SHORT, words);
}

char *
brg_incident_words_player (const BrgWords *words,
                           const BrgSnapshot *snapshot,
                           const BrgIncident *incident)
{
  g_autofree char *name = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (words != NULL && snapshot != NULL && incident != NULL, NULL);

  if (incident->entry_id == 0)
    return g_strdup ("");
  name = dup_short_name (words, snapshot, incident->entry_id);
  if (!incident->is_both || incident->opponent_id == 0)
    return g_steal_pointer (&name);
  other = dup_short_name (words, snapshot, incident->opponent_id);
  return g_strdup_printf ("%s, %s", name, other);
}
