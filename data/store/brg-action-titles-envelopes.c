/* brg-action-titles-envelopes.c - what actions are called: envelopes with sealed moves
 *
 * Tests: tests/data/test-store-envelopes.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-action-titles.h"

/* What happened, by the ids of brg-adjournment.h. */
static const struct
{
  const char *kind;
  const char *words;
} kinds[] = {
  { "session-over", N_ ("end of the session") },
  { "seal", N_ ("move sealed") },
  { "board-move", N_ ("move made on the board") },
  { "adjourn", N_ ("request to adjourn") },
  { "consent", N_ ("the arbiter agrees") },
  { "refuse", N_ ("the arbiter refuses") },
  { "custody", N_ ("handed over") },
  { "offer", N_ ("draw offered") },
  { "accept", N_ ("draw agreed") },
  { "decline", N_ ("draw declined") },
  { "resign", N_ ("game resigned") },
  { "lost", N_ ("envelope lost") },
  { "cannot-win", N_ ("one side cannot win") },
  { "here", N_ ("player at the board") },
  { "excuse", N_ ("late arrival excused") },
  { "now", N_ ("time to resume") },
  { "stop-clock-call", N_ ("clock stopped, arbiter called") },
  { "open", N_ ("opened") },
  { "read", N_ ("move read") },
  { "seal-reply", N_ ("reply sealed") },
  { "board-reply", N_ ("reply made on the board") },
  { "clocks-set", N_ ("clock set") },
  { "wrong-clock", N_ ("wrong clock found") },
  { "session-over-again", N_ ("end of the resumption") },
  { "interrupt", N_ ("interrupted for another game") },
  { "readjourn", N_ ("adjourned again") },
  { "adjudicate", N_ ("game adjudicated") },
};

static const char *
find_words (const char *kind)
{
  gsize length = strcspn (kind, ":");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strlen (kinds[i].kind) == length && strncmp (kinds[i].kind, kind, length) == 0)
      return _ (kinds[i].words);
  return kind;
}

char *
brg_action_title_envelope_seal (JsonObject *a)
{
  /* Translators: round, board, number of an envelope */
  return g_strdup_printf (_ ("Round %d, board %d adjourned, envelope No. %d"),
                          brg_action_get_int (a, "round"), brg_action_get_board (a),
                          brg_action_get_int (a, "number"));
}

char *
brg_action_title_envelope_event (JsonObject *a)
{
  const char *what = find_words (brg_action_get_text (a, "kind"));
  const char *result = brg_action_get_text (a, "result");

  if (*result != '\0')
    /* Translators: number of an envelope, what happened, the result of the game */
    return g_strdup_printf (_ ("Envelope No. %d: %s, %s"), brg_action_get_int (a, "number"), what,
                            result);
  /* Translators: number of an envelope, what happened */
  return g_strdup_printf (_ ("Envelope No. %d: %s"), brg_action_get_int (a, "number"), what);
}

char *
brg_action_title_envelope_change (JsonObject *a)
{
  static const struct
  {
    const char *what;
    const char *words;
  } changes[] = {
    { "face", N_ ("details on the envelope corrected") },
    { "resumption", N_ ("time and place of the resumption set") },
    { "custody", N_ ("kept by someone else") },
    { "note", N_ ("note changed") },
  };
  const char *what = brg_action_get_text (a, "what");
  const char *words = what;

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    if (g_str_equal (changes[i].what, what))
      words = _ (changes[i].words);
  /* Translators: number of an envelope, what happened */
  return g_strdup_printf (_ ("Envelope No. %d: %s"), brg_action_get_int (a, "number"), words);
}
