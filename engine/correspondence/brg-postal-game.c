/* brg-postal-game.c - a game by correspondence as its letters tell it
 *
 * Rules: rus-draughts-2022 10.1.1, 10.1.4, 10.3.1
 * Tests: tests/engine/test-postal-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-game.h"

/* rus-draughts-2022 10.3.1 */
#define NORM_DAYS 50
#define NORM_MOVES 10

static void
clear_line (gpointer data)
{
  BrgPostalLine *line = data;

  g_free (line->name);
  g_strfreev (line->moves);
}

static void
clear_entry (gpointer data)
{
  BrgPostalEntry *entry = data;

  g_free (entry->article);
}

static void
clear_record (gpointer data)
{
  BrgPostalRecord *record = data;

  g_free (record->accepts);
  g_strfreev (record->moves);
  g_array_unref (record->lines);
  g_array_unref (record->entries);
  g_free (record->why);
}

BrgPostalGame *
brg_postal_game_new (void)
{
  BrgPostalGame *game = g_new0 (BrgPostalGame, 1);

  game->norm_days = NORM_DAYS;
  game->norm_moves = NORM_MOVES;
  game->breaks = g_array_new (FALSE, TRUE, sizeof (BrgPostalBreak));
  game->records = g_array_new (FALSE, TRUE, sizeof (BrgPostalRecord));
  g_array_set_clear_func (game->records, clear_record);
  return game;
}

void
brg_postal_game_free (BrgPostalGame *game)
{
  if (game == NULL)
    return;
  g_free (game->event);
  g_free (game->code);
  for (guint side = 0; side < G_N_ELEMENTS (game->names); side++)
    g_free (game->names[side]);
  g_array_unref (game->breaks);
  g_array_unref (game->records);
  g_free (game);
}

BrgPostalRecord *
brg_postal_game_add_record (BrgPostalGame *game, BrgPostalKind kind)
{
  BrgPostalRecord record = { .kind = kind, .side = BRG_COLOUR_NONE };

  g_return_val_if_fail (game != NULL, NULL);

  record.lines = g_array_new (FALSE, TRUE, sizeof (BrgPostalLine));
  g_array_set_clear_func (record.lines, clear_line);
  record.entries = g_array_new (FALSE, TRUE, sizeof (BrgPostalEntry));
  g_array_set_clear_func (record.entries, clear_entry);
  g_array_append_val (game->records, record);
  return &g_array_index (game->records, BrgPostalRecord, game->records->len - 1);
}

BrgPostalDay
brg_postal_record_get_known (const BrgPostalRecord *record)
{
  g_return_val_if_fail (record != NULL, 0);

  return record->sent != 0         ? record->sent
         : record->sent_stamp != 0 ? record->sent_stamp
         : record->date != 0       ? record->date
                                   : record->received;
}

const char *
brg_postal_kind_get_id (BrgPostalKind kind)
{
  static const char *const ids[] = {
    "letter",  "report",   "fix",  "claim",  "repeat",   "inquiry",  "arrived", "told",
    "protest", "decision", "over", "record", "analysis", "adjudged", "final",
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_KINDS);
  g_return_val_if_fail ((guint) kind < BRG_N_POSTAL_KINDS, NULL);

  return ids[kind];
}

const char *
brg_postal_channel_get_id (BrgPostalChannel channel)
{
  static const char *const ids[] = { "post", "email", "phone", "server" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_CHANNELS);
  g_return_val_if_fail ((guint) channel < BRG_N_POSTAL_CHANNELS, NULL);

  return ids[channel];
}

const char *
brg_postal_variant_get_id (BrgDraughtsVariant variant)
{
  /* rus-draughts-2022 10.1.4: three games are played by correspondence */
  switch (variant)
    {
    case BRG_DRAUGHTS_RUSSIAN:
      return "russian";
    case BRG_DRAUGHTS_INTERNATIONAL:
      return "international";
    case BRG_DRAUGHTS_GIVEAWAY:
      return "giveaway";
    case BRG_DRAUGHTS_64:
    case BRG_DRAUGHTS_64_MAJORITY:
    default:
      return NULL;
    }
}

const char *
brg_postal_result_get_id (BrgPostalResult result)
{
  static const char *const ids[] = { "-", "1-0", "0-1", "1/2-1/2", "0-0" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_RESULTS);
  g_return_val_if_fail ((guint) result < BRG_N_POSTAL_RESULTS, NULL);

  return ids[result];
}

const char *
brg_postal_repeating_get_id (BrgPostalRepeating repeating)
{
  static const char *const ids[] = { "ok", "none", "part", "wrong", "illegible" };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == BRG_N_POSTAL_REPEATINGS);
  g_return_val_if_fail ((guint) repeating < BRG_N_POSTAL_REPEATINGS, NULL);

  return ids[repeating];
}
