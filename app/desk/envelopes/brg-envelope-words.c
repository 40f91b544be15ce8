/* brg-envelope-words.c - words about adjourned games: what may happen, where a game stands, times
 *
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-words.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "brg-adjournment-ids.h"
#include "brg-desk-words.h"
#include "brg-name-words.h"
#include "brg-result-text.h"

/* Buttons, by the id of the event: first with its detail, then without. */
static const struct
{
  const char *id;
  const char *words;
} events[] = {
  { "session-over", N_ ("The session is over") },
  { "seal", N_ ("Move sealed, clock stopped") },
  { "board-move", N_ ("Move made on the board instead") },
  { "adjourn", N_ ("Asks to adjourn") },
  { "consent", N_ ("The arbiter agrees") },
  { "refuse", N_ ("The arbiter refuses") },
  { "custody", N_ ("Hand over the envelope…") },
  { "offer", N_ ("Draw offered") },
  { "accept", N_ ("Draw accepted") },
  { "decline", N_ ("Draw declined") },
  { "resign", N_ ("Resigns") },
  { "lost:position-known", N_ ("Lost, position restored") },
  { "lost:position-known+times-unknown", N_ ("Lost, position restored, times not restored") },
  { "lost:position-known+no-doubt", N_ ("Lost, position and move restored") },
  { "lost:position-known+times-unknown+no-doubt",
    N_ ("Lost, position and move restored, times not restored") },
  { "lost:position-unknown", N_ ("Lost, position cannot be restored") },
  { "lost", N_ ("Lost, position cannot be restored") },
  { "cannot-win", N_ ("Cannot win by any legal moves") },
  { "here", N_ ("At the board") },
  { "excuse", N_ ("Late arrival excused") },
  { "now", N_ ("Time to resume, both players absent") },
  { "stop-clock-call", N_ ("Stops the clocks, calls the arbiter") },
  { "open", N_ ("Envelope opened") },
  { "read:ok", N_ ("The move stands") },
  { "read:slip", N_ ("Slip of the pen, the move stands") },
  { "read:ambiguous", N_ ("Several moves possible") },
  { "read:unclear", N_ ("No move, or its meaning cannot be established") },
  { "read:impossible", N_ ("No such move is possible") },
  { "read:mate", N_ ("The move wins the game") },
  { "read:stalemate", N_ ("The move gives stalemate") },
  { "read:drawn", N_ ("The move ends the game as a draw") },
  { "seal-reply", N_ ("Seals the reply in a second envelope") },
  { "board-reply", N_ ("Replies on the board") },
  { "clocks-set", N_ ("Set the clock…") },
  { "wrong-clock:before", N_ ("Clock found wrong before a move…") },
  { "wrong-clock:during", N_ ("Clock found wrong during play…") },
  { "wrong-clock:after", N_ ("Clock found wrong after the game…") },
  { "session-over-again", N_ ("Session over, to move") },
  { "interrupt", N_ ("Interrupted for another game, to move") },
  { "readjourn", N_ ("Seal a new envelope…") },
  { "adjudicate:1-0", N_ ("White wins by decision") },
  { "adjudicate:0-1", N_ ("Black wins by decision") },
  { "adjudicate:1/2", N_ ("Draw by decision") },
  { "adjudicate:0-0", N_ ("Both lose by decision") },
  { "replay", N_ ("The game is played again by decision") },
};

static const char *
find_words (const char *id)
{
  gsize length = strcspn (id, ":");

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_str_equal (events[i].id, id))
      return _ (events[i].words);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (strlen (events[i].id) == length && strncmp (events[i].id, id, length) == 0)
      return _ (events[i].words);
  return NULL;
}

char *
brg_envelope_words_dup_name (const BrgSnapshot *snapshot,
                             const BrgEnvelopeCase *matter,
                             BrgColour side)
{
  gint entry;

  g_return_val_if_fail (snapshot != NULL && matter != NULL, NULL);

  if (matter->game == NULL)
    return g_strdup (brg_desk_words_side (side));
  entry = side == BRG_COLOUR_WHITE ? matter->game->white : matter->game->black;
  return entry == BRG_NOBODY ? g_strdup ("")
                             : brg_name_words_dup (snapshot, entry, BRG_NAME_PLAIN, NULL);
}

char *
brg_envelope_words_dup_event (const BrgSnapshot *snapshot,
                              const BrgEnvelopeCase *matter,
                              const BrgAdjournmentEvent *event)
{
  g_autofree char *id = brg_adjournment_event_to_id (event);
  g_autofree char *name = NULL;
  const char *what = find_words (id);

  if (what == NULL)
    what = id;
  if (event->side == BRG_COLOUR_NONE)
    return g_strdup (what);
  name = brg_envelope_words_dup_name (snapshot, matter, event->side);
  /* Translators: what happens, name of a player, White or Black: "At the board: Petukhov (Black)"
   */
  return g_strdup_printf (_ ("%s: %s (%s)"), what, name, brg_desk_words_side (event->side));
}

/* How the table writes the result of the game. */
static char *
dup_result (const BrgSnapshot *snapshot, const BrgEnvelopeCase *matter)
{
  return matter->game != NULL
             ? brg_result_dup_text (&snapshot->group->scoring, matter->game->white_outcome,
                                    matter->game->black_outcome)
             : g_strdup ("–");
}

char *
brg_envelope_words_dup_stored (const BrgSnapshot *snapshot,
                               const BrgEnvelopeCase *matter,
                               const BrgStoredEnvelopeEvent *stored)
{
  BrgAdjournmentEvent event;

  g_return_val_if_fail (snapshot != NULL && matter != NULL && stored != NULL, NULL);

  if (g_str_equal (stored->kind, BRG_STORED_ENVELOPE_RESULT))
    {
      g_autofree char *result = dup_result (snapshot, matter);

      /* Translators: %s is a result */
      return g_strdup_printf (_ ("The game ended, result entered: %s"), result);
    }
  if (!brg_adjournment_event_from_id (stored->kind, &event))
    return g_strdup (stored->kind);
  event.side = stored->side;
  return brg_envelope_words_dup_event (snapshot, matter, &event);
}

char *
brg_envelope_words_dup_over (const BrgSnapshot *snapshot, const BrgEnvelopeCase *matter)
{
  g_autofree char *result = NULL;

  g_return_val_if_fail (snapshot != NULL && matter != NULL, NULL);

  result = dup_result (snapshot, matter);
  return g_strdup_printf (_ ("The game is over: %s"), result);
}

const char *
brg_envelope_words_group (BrgEnvelopeGroup group)
{
  static const char *const headings[BRG_N_ENVELOPE_GROUPS] = {
    [BRG_ENVELOPE_PRESENCE] = N_ ("Resumption"),
    [BRG_ENVELOPE_READING] = N_ ("Move Unclear or Impossible"),
    [BRG_ENVELOPE_ABSENCE] = N_ ("Player Absent"),
    [BRG_ENVELOPE_LOSS] = N_ ("Envelope Lost"),
    [BRG_ENVELOPE_ENDING] = N_ ("Draw or Resignation"),
    [BRG_ENVELOPE_CLOCKS] = N_ ("Clock Wrong"),
    [BRG_ENVELOPE_AGAIN] = N_ ("Adjourn Again"),
    [BRG_ENVELOPE_JUDGEMENT] = N_ ("Adjudicate"),
    [BRG_ENVELOPE_CUSTODY] = N_ ("Custody"),
  };

  g_return_val_if_fail ((guint) group < BRG_N_ENVELOPE_GROUPS, NULL);

  return _ (headings[group]);
}

const char *
brg_envelope_words_phase (const BrgEnvelopeCase *matter)
{
  static const char *const phases[BRG_N_ADJOURNMENT_PHASES] = {
    [BRG_PHASE_PLAYING] = NC_ ("envelope", "playing"),
    [BRG_PHASE_SEALED] = NC_ ("envelope", "sealed"),
    [BRG_PHASE_OPEN_MOVE] = NC_ ("envelope", "open move"),
    [BRG_PHASE_WAITING] = NC_ ("envelope", "waiting"),
    [BRG_PHASE_OPENED] = NC_ ("envelope", "opened"),
    [BRG_PHASE_REPLY_SEALED] = NC_ ("envelope", "reply sealed"),
    [BRG_PHASE_FINISHED] = NC_ ("envelope", "finished"),
    [BRG_PHASE_REPLAY] = NC_ ("envelope", "replay"),
    [BRG_PHASE_READJOURNED] = NC_ ("envelope", "adjourned again"),
    [BRG_PHASE_ARBITER] = NC_ ("envelope", "arbiter decides"),
  };

  g_return_val_if_fail (matter != NULL, NULL);

  if (matter->envelope == NULL)
    return C_ ("envelope", "no envelope yet");
  if (brg_envelope_case_is_idle (matter) || brg_envelope_case_awaits_result (matter))
    return C_ ("envelope", "no result");
  if (!matter->is_open && matter->state.phase != BRG_PHASE_REPLAY &&
      matter->state.phase != BRG_PHASE_READJOURNED)
    return C_ ("envelope", "finished");
  if (matter->state.is_lost &&
      (matter->state.phase == BRG_PHASE_SEALED || matter->state.phase == BRG_PHASE_WAITING))
    return C_ ("envelope", "lost");
  return g_dpgettext2 (NULL, "envelope", phases[matter->state.phase]);
}

const char *
brg_envelope_words_flags (const BrgAdjournment *state)
{
  g_return_val_if_fail (state != NULL, NULL);

  if (state->flags_down[0] && state->flags_down[1])
    return state->phase == BRG_PHASE_FINISHED
               ? _ ("The time of both was over before the moves of the control were made: a draw, "
                    "unless it is known whose flag fell first.")
               : _ ("The time of both was over before the moves of the control were made: whose "
                    "flag fell first has lost.");
  if (state->flags_down[0])
    return _ ("White’s time was over before the moves of the control were made: White has lost.");
  if (state->flags_down[1])
    return _ ("Black’s time was over before the moves of the control were made: Black has lost.");
  return NULL;
}

/* Whose clock runs, or that none does. */
static const char *
find_running (const BrgAdjournment *state)
{
  if (state->running == BRG_COLOUR_NONE)
    return _ ("No clock runs");
  return state->running == BRG_COLOUR_WHITE ? _ ("White’s clock runs") : _ ("Black’s clock runs");
}

char *
brg_envelope_words_dup_state (const BrgAdjournment *state)
{
  static const char *const results[BRG_N_ADJOURNMENT_RESULTS] = { "–", "1 – 0", "0 – 1", "½ – ½",
                                                                  "0 – 0" };
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  g_return_val_if_fail (state != NULL, NULL);

  if (state->phase == BRG_PHASE_FINISHED)
    /* Translators: %s is a result */
    return g_strdup_printf (_ ("The game is over: %s"), results[state->result]);
  if (state->phase == BRG_PHASE_REPLAY)
    return g_strdup (_ ("The game is annulled and replayed"));
  if (state->phase == BRG_PHASE_READJOURNED)
    return g_strdup (_ ("A new envelope replaces this one"));
  if (state->phase == BRG_PHASE_ARBITER && state->is_unsaid)
    return g_strdup (_ ("The regulations do not say how late a player may come: the arbiter "
                        "excuses the player or adjudicates the game"));
  if (state->phase == BRG_PHASE_ARBITER && state->is_lost &&
      (state->loss & BRG_LOSS_POSITION_KNOWN) != 0)
    return g_strdup (_ ("There is doubt which move was sealed: the arbiter establishes it, "
                        "adjudicates the game or has it played again"));
  if (state->phase == BRG_PHASE_ARBITER && state->is_lost)
    return g_strdup (_ ("The rule book does not say what follows when an envelope is lost: the "
                        "arbiter restores the position, adjudicates the game or has it played "
                        "again"));
  if (state->phase == BRG_PHASE_ARBITER)
    return g_strdup (_ ("The rule book does not say what such a sealed move is worth: the "
                        "arbiter establishes the move or adjudicates the game"));
  if (!state->are_used_known)
    /* Translators: %s is "White’s clock runs" */
    return g_strdup_printf (_ ("%s; the arbiter sets the times"), find_running (state));
  white = brg_envelope_words_dup_used (state->used[0]);
  black = brg_envelope_words_dup_used (state->used[1]);
  /* Translators: "White’s clock runs", time used by White, by Black */
  return g_strdup_printf (_ ("%s; used: White %s, Black %s"), find_running (state), white, black);
}

static char *
dup_one_clock (gint seconds)
{
  return seconds >= 0 ? brg_envelope_words_dup_used (seconds)
                      : g_strdup (C_ ("clock", "time not recorded"));
}

char *
brg_envelope_words_dup_clocks (const BrgStoredEnvelope *envelope)
{
  gint of_white;
  gint of_black;
  g_autofree char *white = NULL;
  g_autofree char *black = NULL;

  g_return_val_if_fail (envelope != NULL, NULL);

  of_white = envelope->used[BRG_COLOUR_WHITE];
  of_black = envelope->used[BRG_COLOUR_BLACK];
  if (of_white < 0 && of_black < 0)
    return g_strdup (_ ("Clocks: time not recorded"));
  white = dup_one_clock (of_white);
  black = dup_one_clock (of_black);
  if (of_white >= 0 && of_black >= 0)
    /* Translators: time used by White, by Black */
    return g_strdup_printf (_ ("Clocks: White %s, Black %s used"), white, black);
  /* Translators: time used by White, by Black; one of them is "time not recorded" */
  return g_strdup_printf (_ ("Clocks: White: %s, Black: %s"), white, black);
}

char *
brg_envelope_words_dup_used (gint seconds)
{
  if (seconds < 0)
    return g_strdup ("");
  if (seconds % 60 == 0)
    return g_strdup_printf ("%d:%02d", seconds / 3600, seconds / 60 % 60);
  return g_strdup_printf ("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

gboolean
brg_envelope_words_read_used (const char *text, gint *seconds)
{
  g_autofree char *trimmed = g_strstrip (g_strdup (text));
  g_auto (GStrv) parts = g_strsplit (trimmed, ":", 4);
  guint64 values[3] = { 0 };
  guint n_parts = g_strv_length (parts);

  if (*trimmed == '\0')
    {
      *seconds = -1;
      return TRUE;
    }
  if (n_parts > 3)
    return FALSE;
  for (guint i = 0; i < n_parts; i++)
    if (!g_ascii_string_to_unsigned (parts[i], 10, 0, i == 0 ? 5999 : 59, &values[i], NULL))
      return FALSE;
  *seconds =
      n_parts == 1 ? (gint) values[0] * 60 : (gint) (3600 * values[0] + 60 * values[1] + values[2]);
  return n_parts == 1 || values[0] < 100;
}

const char *
brg_envelope_words_fault (const char *fault)
{
  return fault != NULL ? _ (fault) : NULL;
}
