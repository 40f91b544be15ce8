/* brg-draughts-play.c - how a game of draughts stands after every half-move
 *
 * Rules: rus-draughts-2022 5.4.13, 6.1.7, 6.1.8, 7.5.2, 8.1, 8.2
 * Tests: tests/engine/test-draughts-draws.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-play.h"

#include "brg-draughts-end.h"
#include "brg-key-chain.h"

struct _BrgDraughtsPlay
{
  GArray *records;        /* of BrgDraughtsRecord, the start first */
  BrgKeyChain *positions; /* by half-move */
};

static const BrgDraughtsRecord *
peek (const BrgDraughtsPlay *play, guint ply)
{
  return &g_array_index (play->records, BrgDraughtsRecord, ply);
}

/* What follows from position and counters. */
static void
judge (BrgDraughtsRecord *record)
{
  record->draws = 0;
  record->end = brg_draughts_position_end (&record->position, &record->winner);
  /* rus-draughts-2022 6.1.7: a game that is won on the board is no draw. */
  if (record->end != BRG_DRAUGHTS_PLAY_ON)
    return;
  for (BrgDraughtsDraw draw = 0; draw < BRG_N_DRAUGHTS_DRAWS; draw++)
    {
      BrgDraughtsCount count;

      if (brg_draughts_draw_count (draw, &record->position, &record->counters, &count) &&
          count.is_reached)
        record->draws |= 1u << draw;
    }
}

/* Looks for the position among the records. Before the last move of a man or capture it cannot have
 * stood. */
static void
find_repetitions (const BrgDraughtsPlay *play, BrgDraughtsRecord *record)
{
  gint ply = brg_key_chain_find (play->positions, record->hash);

  /* rus-draughts-2022 5.4.13.1: the same men and kings on the same squares, the same player to
   * move. */
  while (ply >= 0 &&
         !brg_draughts_position_is_same (&peek (play, (guint) ply)->position, &record->position))
    ply = brg_key_chain_find_before (play->positions, ply);
  record->earlier = ply;
  if (ply >= 0)
    record->counters.n_times = peek (play, (guint) ply)->counters.n_times + 1;
}

static void
append (BrgDraughtsPlay *play, const BrgDraughtsRecord *record)
{
  g_array_append_vals (play->records, record, 1);
  brg_key_chain_push (play->positions, record->hash);
}

/* The record that a move would add. */
static BrgDraughtsRecord
make_record (const BrgDraughtsPlay *play, const BrgDraughtsMove *move)
{
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (play);
  BrgDraughtsRecord record = *last;

  record.move = *move;
  brg_draughts_move_make (&record.position, move, NULL);
  record.hash = brg_draughts_position_hash (&record.position);
  brg_draughts_counters_advance (&record.counters, &last->position, move, &record.position);
  find_repetitions (play, &record);
  judge (&record);
  return record;
}

BrgDraughtsPlay *
brg_draughts_play_new (const BrgDraughtsPosition *start)
{
  BrgDraughtsPlay *play = NULL;
  BrgDraughtsRecord record = { 0 };

  g_return_val_if_fail (start != NULL, NULL);

  play = g_new (BrgDraughtsPlay, 1);
  play->records = g_array_new (FALSE, FALSE, sizeof (BrgDraughtsRecord));
  play->positions = brg_key_chain_new ();
  record.position = *start;
  record.hash = brg_draughts_position_hash (start);
  record.counters = brg_draughts_counters_start (start);
  record.earlier = -1;
  judge (&record);
  append (play, &record);
  return play;
}

void
brg_draughts_play_free (BrgDraughtsPlay *play)
{
  if (play == NULL)
    return;
  g_array_unref (play->records);
  brg_key_chain_free (play->positions);
  g_free (play);
}

void
brg_draughts_play_play (BrgDraughtsPlay *play, const BrgDraughtsMove *move)
{
  BrgDraughtsRecord record;

  g_return_if_fail (play != NULL);
  g_return_if_fail (move != NULL);

  record = make_record (play, move);
  append (play, &record);
}

void
brg_draughts_play_take_back (BrgDraughtsPlay *play)
{
  g_return_if_fail (play != NULL);
  g_return_if_fail (play->records->len > 1);

  g_array_set_size (play->records, play->records->len - 1);
  brg_key_chain_pop (play->positions);
}

void
brg_draughts_play_count_aloud (BrgDraughtsPlay *play, BrgColour side)
{
  BrgDraughtsRecord *last;

  g_return_if_fail (play != NULL);

  last = &g_array_index (play->records, BrgDraughtsRecord, play->records->len - 1);
  /* rus-draughts-2022 6.1.8.7: who wants the draw counts five moves aloud. */
  last->counters.n_counted = side == BRG_COLOUR_NONE ? -1 : 0;
  last->counters.counted_by = side;
  judge (last);
}

guint
brg_draughts_play_get_n_plies (const BrgDraughtsPlay *play)
{
  g_return_val_if_fail (play != NULL, 0);

  return play->records->len - 1;
}

const BrgDraughtsRecord *
brg_draughts_play_get (const BrgDraughtsPlay *play, guint ply)
{
  g_return_val_if_fail (play != NULL, NULL);
  g_return_val_if_fail (ply < play->records->len, NULL);

  return peek (play, ply);
}

const BrgDraughtsRecord *
brg_draughts_play_get_last (const BrgDraughtsPlay *play)
{
  g_return_val_if_fail (play != NULL, NULL);

  return peek (play, play->records->len - 1);
}

guint
brg_draughts_play_get_counts (const BrgDraughtsPlay *play,
                              guint ply,
                              BrgDraughtsCount counts[BRG_N_DRAUGHTS_DRAWS])
{
  const BrgDraughtsRecord *record = brg_draughts_play_get (play, ply);
  guint n_counts = 0;

  g_return_val_if_fail (record != NULL, 0);

  for (BrgDraughtsDraw draw = 0; draw < BRG_N_DRAUGHTS_DRAWS; draw++)
    n_counts += (guint) brg_draughts_draw_count (draw, &record->position, &record->counters,
                                                 &counts[n_counts]);
  return n_counts;
}

gint
brg_draughts_play_find_first (const BrgDraughtsPlay *play, BrgDraughtsDraw draw)
{
  g_return_val_if_fail (play != NULL, -1);

  for (guint ply = 0; ply < play->records->len; ply++)
    if (brg_draughts_record_has (peek (play, ply), draw))
      return (gint) ply;
  return -1;
}

guint
brg_draughts_play_find_after (const BrgDraughtsPlay *play,
                              const BrgDraughtsMove *move,
                              guint *draws)
{
  BrgDraughtsRecord record;

  g_return_val_if_fail (play != NULL, 0);
  g_return_val_if_fail (move != NULL, 0);

  record = make_record (play, move);
  if (draws != NULL)
    *draws = record.draws;
  return record.counters.n_times;
}
