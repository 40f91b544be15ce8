/* brg-adjournment-text.c - the story of an adjourned game as text, in minutes
 *
 * Tests: tests/engine/test-adjournment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-adjournment-text.h"

#include "brg-adjournment-book.h"
#include "brg-adjournment-ids.h"
#include "brg-article.h"

#include <string.h>

/* A week. */
#define MOST_MINUTES (7 * 24 * 60)
#define MOST_MOVES 9999

#define FAULT_NUMBER "no number that can be meant here"

/* By #BrgColour. */
static const char *const sides[] = { "none", "white", "black" };

static gboolean
read_side (const char *text, BrgColour *side)
{
  for (BrgColour i = BRG_COLOUR_WHITE; i <= BRG_COLOUR_BLACK; i++)
    if (g_str_equal (text, sides[i]))
      {
        *side = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_number (const char *text, guint most, gint *number)
{
  guint64 value;

  /* Only digits: no sign, no blank. */
  if (!g_ascii_isdigit (*text) || !g_ascii_string_to_unsigned (text, 10, 0, most, &value, NULL))
    return FALSE;
  *number = (gint) value;
  return TRUE;
}

static gboolean
read_minutes (const char *text, gint *seconds)
{
  if (!read_number (text, MOST_MINUTES, seconds))
    return FALSE;
  *seconds *= 60;
  return TRUE;
}

typedef const char *(*ReadKey) (const char *value, BrgEnvelope *envelope);

static const char *
read_sealer (const char *value, BrgEnvelope *envelope)
{
  return read_side (value, &envelope->sealer) ? NULL : "the sealer is white or black";
}

static const char *
read_manner (const char *value, BrgEnvelope *envelope)
{
  return brg_adjournment_manner_from_id (value, &envelope->manner)
             ? NULL
             : "a game is adjourned in the manner sealed, early or open-move";
}

static const char *
read_white_used (const char *value, BrgEnvelope *envelope)
{
  return read_minutes (value, &envelope->used[0]) ? NULL : FAULT_NUMBER;
}

static const char *
read_black_used (const char *value, BrgEnvelope *envelope)
{
  return read_minutes (value, &envelope->used[1]) ? NULL : FAULT_NUMBER;
}

static const char *
read_session (const char *value, BrgEnvelope *envelope)
{
  return read_minutes (value, &envelope->session) ? NULL : FAULT_NUMBER;
}

static const char *
read_resumption (const char *value, BrgEnvelope *envelope)
{
  return read_minutes (value, &envelope->resumption) ? NULL : FAULT_NUMBER;
}

static const char *
read_control (const char *value, BrgEnvelope *envelope)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", 2);

  if (g_strv_length (parts) != 2 || !read_number (parts[0], MOST_MOVES, &envelope->control_moves) ||
      !read_minutes (parts[1], &envelope->control_seconds))
    return "a control is moves/minutes";
  return NULL;
}

static const char *
read_moves (const char *value, BrgEnvelope *envelope)
{
  return read_number (value, MOST_MOVES, &envelope->moves) ? NULL : FAULT_NUMBER;
}

static const char *
read_default (const char *value, BrgEnvelope *envelope)
{
  return read_minutes (value, &envelope->late_limit) ? NULL : FAULT_NUMBER;
}

static const char *
read_offer (const char *value, BrgEnvelope *envelope)
{
  return read_side (value, &envelope->draw_offer) ? NULL : "an offer is of white or black";
}

static const char *
read_braille (const char *value, BrgEnvelope *envelope)
{
  if (!g_str_equal (value, "yes") && !g_str_equal (value, "no"))
    return "braille is yes or no";
  envelope->is_braille = g_str_equal (value, "yes");
  return NULL;
}

static const char *
read_sealed (const char *value, BrgEnvelope *envelope)
{
  return brg_envelope_content_from_id (value, &envelope->content)
             ? NULL
             : "an envelope holds ok, slip, ambiguous, unclear, impossible, mate, stalemate, drawn "
               "or unknown";
}

static const struct
{
  const char *key;
  ReadKey read;
} keys[] = {
  { "sealer", read_sealer },   { "manner", read_manner },   { "W", read_white_used },
  { "B", read_black_used },    { "session", read_session }, { "resumption", read_resumption },
  { "control", read_control }, { "move", read_moves },      { "default", read_default },
  { "offer", read_offer },     { "braille", read_braille }, { "sealed", read_sealed },
};

/* One `key=value`; @seen is a set of the keys before. */
static const char *
read_key (char *part, guint *seen, BrgEnvelope *envelope)
{
  char *sign = strchr (part, '=');

  if (sign == NULL)
    return "key=value was expected";
  *sign = '\0';
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      if (!g_str_equal (keys[i].key, part))
        continue;
      if ((*seen & (1u << i)) != 0)
        return "this key was told already";
      *seen |= 1u << i;
      return keys[i].read (sign + 1, envelope);
    }
  return "no such key is known";
}

const char *
brg_envelope_from_text (const char *text, BrgEnvelope *envelope, gint *column)
{
  g_auto (GStrv) parts = NULL;
  guint seen = 0;

  g_return_val_if_fail (text != NULL && envelope != NULL && column != NULL, NULL);

  brg_envelope_init (envelope);
  envelope->content = BRG_CONTENT_OK;
  *column = 1;
  parts = g_strsplit (text, ",", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      gint width = (gint) g_utf8_strlen (parts[i], -1);
      const char *fault = read_key (parts[i], &seen, envelope);

      if (fault != NULL)
        return fault;
      *column += width + 1;
    }
  *column = 1;
  if (envelope->control_moves > 0 && envelope->moves < 0)
    return "with a control it must be told how many moves were made";
  return NULL;
}

/* rus-draughts-2022 6.1.7: who cannot move has lost. */
const char *
brg_envelope_check_book (const BrgEnvelope *envelope, const BrgRulebook *rulebook)
{
  g_return_val_if_fail (envelope != NULL && rulebook != NULL, NULL);

  return envelope->content == BRG_CONTENT_STALEMATE && !rulebook->adjournment->is_chess
             ? "there is no stalemate in this game"
             : NULL;
}

/* Takes `@m` off the end of @word. */
static const char *
read_time (char *word, BrgAdjournmentEvent *event)
{
  char *sign = strrchr (word, '@');

  if (sign == NULL)
    return NULL;
  *sign = '\0';
  return read_minutes (sign + 1, &event->at) ? NULL : "minutes after the hour were expected";
}

/* `side=m` and of a wrong clock `/when`. */
static const char *
read_clock (const char *argument, BrgAdjournmentEvent *event)
{
  g_auto (GStrv) parts = g_strsplit (argument, "=", 2);

  if (g_strv_length (parts) != 2 || !read_side (parts[0], &event->side) ||
      !read_minutes (parts[1], &event->value))
    return "side=minutes was expected";
  return NULL;
}

static const char *
read_wrong_clock (const char *argument, BrgAdjournmentEvent *event)
{
  g_auto (GStrv) parts = g_strsplit (argument, "/", 2);
  g_autofree char *id = g_strdup_printf ("%s:%s", brg_adjournment_kind_to_id (event->kind),
                                         g_strv_length (parts) == 2 ? parts[1] : "");
  gint at = event->at;

  if (!brg_adjournment_event_from_id (id, event))
    return "side=minutes/before, /during or /after was expected";
  event->at = at;
  return read_clock (parts[0], event);
}

static const char *
read_detail (const char *word, BrgAdjournmentEvent *event)
{
  gint at = event->at;

  if (!brg_adjournment_event_from_id (word, event))
    return "this is not known of this event";
  event->at = at;
  return NULL;
}

/* @word without its time; of its kind @event knows. */
static const char *
read_argument (const char *word, const char *argument, BrgAdjournmentEvent *event)
{
  switch ((guint) event->kind)
    {
    case BRG_ADJOURN_WRONG_CLOCK:
      return read_wrong_clock (argument != NULL ? argument : "", event);
    case BRG_ADJOURN_CLOCKS_SET:
      return read_clock (argument != NULL ? argument : "", event);
    case BRG_ADJOURN_LOST:
    case BRG_ADJOURN_READ:
    case BRG_ADJOURN_ADJUDICATE:
      return read_detail (word, event);
    case BRG_ADJOURN_CUSTODY:
      return argument != NULL && *argument != '\0' ? NULL : "a name was expected";
    default:
      break;
    }
  if (!brg_adjournment_kind_has_side (event->kind))
    return argument == NULL ? NULL : "this event names nobody";
  return argument != NULL && read_side (argument, &event->side) ? NULL
                                                                : "white or black was expected";
}

static gboolean
find_kind (const char *id, gsize length, BrgAdjournmentKind *kind)
{
  for (guint i = 0; i < BRG_N_ADJOURNMENT_KINDS; i++)
    {
      const char *known = brg_adjournment_kind_to_id ((BrgAdjournmentKind) i);

      if (strlen (known) == length && strncmp (known, id, length) == 0)
        {
          *kind = (BrgAdjournmentKind) i;
          return TRUE;
        }
    }
  return FALSE;
}

static const char *
read_event (char *word, BrgAdjournmentEvent *event)
{
  const char *fault;
  const char *colon;

  *event = (BrgAdjournmentEvent){ .at = BRG_ADJOURNMENT_UNTIMED };
  /* A name may have any sign in it. */
  if (!g_str_has_prefix (word, "custody:"))
    {
      fault = read_time (word, event);
      if (fault != NULL)
        return fault;
    }
  colon = strchr (word, ':');
  if (!find_kind (word, colon != NULL ? (gsize) (colon - word) : strlen (word), &event->kind))
    return "no such event is known";
  if (event->kind == BRG_ADJOURN_NOW && event->at < 0)
    return "minutes after the hour were expected";
  return read_argument (word, colon != NULL ? colon + 1 : NULL, event);
}

/* Who is at the board by the hour was there before all that is told with a time, wherever it stands
 * in the story of that resumption. */
static void
bring_forward (GArray *story)
{
  for (guint i = 1; i < story->len; i++)
    {
      BrgStoryEvent told = g_array_index (story, BrgStoryEvent, i);
      guint place = i;

      if (told.event.kind != BRG_ADJOURN_HERE || told.event.at >= 0)
        continue;
      while (place > 0 && g_array_index (story, BrgStoryEvent, place - 1).event.at >= 0)
        place--;
      for (guint j = i; j > place; j--)
        g_array_index (story, BrgStoryEvent, j) = g_array_index (story, BrgStoryEvent, j - 1);
      g_array_index (story, BrgStoryEvent, place) = told;
    }
}

GArray *
brg_adjournment_story_from_text (const char *text, const char **fault, gint *column)
{
  g_autoptr (GArray) story = g_array_new (FALSE, FALSE, sizeof (BrgStoryEvent));
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (text != NULL && fault != NULL && column != NULL, NULL);

  *column = 1;
  *fault = NULL;
  words = g_strsplit (text, ",", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint width = (gint) g_utf8_strlen (words[i], -1);
      BrgStoryEvent told = { .column = *column };

      *fault = read_event (words[i], &told.event);
      if (*fault != NULL)
        return NULL;
      g_array_append_val (story, told);
      *column += width + 1;
    }
  bring_forward (story);
  return g_steal_pointer (&story);
}

/* Games that end by the rules of the resumption say nothing of the clocks any more. */
static gboolean
has_times (const BrgAdjournment *state)
{
  if (state->phase == BRG_PHASE_REPLAY)
    return FALSE;
  return state->phase != BRG_PHASE_FINISHED || state->end == BRG_END_AGREED ||
         state->end == BRG_END_RESIGNED || state->end == BRG_END_ADJUDICATED ||
         state->end == BRG_END_ELSEWHERE;
}

static void
append_times (GString *text, const BrgAdjournment *state)
{
  if (!has_times (state))
    {
      g_string_append_c (text, '-');
      return;
    }
  if (!state->are_used_known)
    {
      g_string_append (text, "arbiter");
      return;
    }
  for (guint i = 0; i < 2; i++)
    {
      g_string_append_printf (text, "%s%d", i == 0 ? "W=" : " B=", state->used[i] / 60);
      if (state->used[i] % 60 != 0)
        g_string_append_printf (text, ":%02d", state->used[i] % 60);
    }
}

char *
brg_adjournment_to_text (const BrgAdjournment *state)
{
  GString *text;
  const char *article;

  g_return_val_if_fail (state != NULL && state->rulebook != NULL, NULL);

  text = g_string_new (NULL);
  g_string_append_printf (text, "%s\t%s\t", brg_adjournment_phase_to_id (state->phase),
                          sides[state->running]);
  append_times (text, state);
  article = state->article != NULL ? state->article : "-";
  if (brg_article_is_of (state->rulebook, article))
    article += strlen (state->rulebook->id) + 1;
  g_string_append_printf (text, "\t%s\t%s", brg_adjournment_result_to_id (state->result), article);
  return g_string_free (text, FALSE);
}
