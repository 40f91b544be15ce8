/* brg-envelope-step.c - one thing that happens to an envelope, with all that follows from it
 *
 * Rules: fide-2023 guideline I, ussr-chess-1956 19-21
 * Tests: tests/app/test-envelope-desk.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-envelope-step.h"

#include <glib/gi18n.h>

#include "brg-envelope-clock.h"

/* Whether the clocks on the board have to be set: the game goes on, or they were corrected. */
static gboolean
sets_clocks (const BrgEnvelopeCase *matter,
             const BrgAdjournmentEvent *event,
             const BrgAdjournment *after)
{
  if (after->phase != BRG_PHASE_PLAYING || !after->are_used_known)
    return FALSE;
  return matter->state.phase != BRG_PHASE_PLAYING || event->kind == BRG_ADJOURN_CLOCKS_SET ||
         event->kind == BRG_ADJOURN_WRONG_CLOCK;
}

/* A move that everybody has seen stands on the envelope; it is made when the game goes on. */
static gboolean
find_open_move (BrgEnvelopeGame *game,
                const BrgSnapshot *snapshot,
                const BrgEnvelopeCase *matter,
                const BrgAdjournment *after,
                BrgGameMove *move)
{
  g_autoptr (BrgEnvelopeReading) reading = NULL;

  if (matter->envelope->manner != BRG_STORED_MANNER_OPEN_MOVE ||
      matter->state.phase != BRG_PHASE_OPEN_MOVE || after->phase != BRG_PHASE_PLAYING)
    return FALSE;
  reading = brg_envelope_game_judge (game, snapshot, matter->envelope->open_move, "");
  if (reading->choices->len != 1)
    return FALSE;
  *move = g_array_index (reading->choices, BrgDeskChoice, 0).move;
  return TRUE;
}

static void
set_clocks (BrgStoredGame *record,
            const BrgSnapshot *snapshot,
            const BrgEnvelopeGame *game,
            const BrgAdjournment *after,
            gint64 now_us)
{
  const guint moves[3] = {
    0,
    brg_desk_node_count_moves (game->game->node, BRG_COLOUR_WHITE),
    brg_desk_node_count_moves (game->game->node, BRG_COLOUR_BLACK),
  };

  brg_envelope_clock_set (record, snapshot->group->time_control, moves, after->used, after->to_move,
                          now_us);
}

/* The game as it stands behind the event; NULL when nothing about it changes. */
static BrgStoredGame *
make_game (const BrgSnapshot *snapshot,
           const BrgEnvelopeCase *matter,
           const BrgEnvelopeDeed *deed,
           const BrgStoredGame *record,
           const BrgAdjournment *after,
           gint64 now_us)
{
  g_autoptr (BrgEnvelopeGame) game =
      brg_envelope_game_open_last (matter->envelope, brg_stored_game_copy (record));
  g_autoptr (BrgStoredGame) made = NULL;
  gboolean are_clocks_set = sets_clocks (matter, &deed->event, after);
  BrgGameMove move;

  if (game == NULL || !game->is_stored)
    return NULL;
  if (deed->move != NULL)
    made = brg_envelope_game_play (game, deed->move);
  else if (find_open_move (game, snapshot, matter, after, &move))
    made = brg_envelope_game_play (game, &move);
  else if (are_clocks_set)
    made = brg_desk_game_dup_record (game->game);
  if (made != NULL && are_clocks_set)
    set_clocks (made, snapshot, game, after, now_us);
  return g_steal_pointer (&made);
}

const char *
brg_envelope_step_make (const BrgSnapshot *snapshot,
                        const BrgEnvelopeCase *matter,
                        const BrgEnvelopeDeed *deed,
                        const BrgStoredGame *record,
                        gint64 now_us,
                        BrgEnvelopeStep *step)
{
  BrgAdjournment after;
  const char *fault;

  g_return_val_if_fail (matter != NULL && matter->envelope != NULL, NULL);
  g_return_val_if_fail (deed != NULL && record != NULL && step != NULL, NULL);

  *step = (BrgEnvelopeStep){ 0 };
  fault = brg_adjournment_preview (&matter->state, &deed->event, &after);
  if (fault != NULL)
    return fault;
  step->events = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_stored_envelope_event_free);
  g_ptr_array_add (step->events, brg_envelope_event_store (matter->envelope, &deed->event,
                                                           deed->article, deed->text));
  brg_envelope_step_take_end (step, &after);
  step->game = make_game (snapshot, matter, deed, record, &after, now_us);
  return NULL;
}

void
brg_envelope_step_clear (BrgEnvelopeStep *step)
{
  g_clear_pointer (&step->events, g_ptr_array_unref);
  brg_stored_game_free ((BrgStoredGame *) step->game);
  step->game = NULL;
}
