/* brg-postal-heading.c - the heading of the file of a game by correspondence
 *
 * Rules: rus-draughts-2022 10.1.1, 10.1.4, 10.3.1, 10.3.2
 * Tests: tests/engine/test-postal-file.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-postal-file-private.h"

#include <string.h>

#define MOST_DAYS 9999
#define MOST_BREAKS 400

typedef struct
{
  BrgPostalGame *game;
  GStrv words;
  const char *rest;
  guint line;
  BrgPostalFault *fault;
} Reading;

/* A line that may stand once. */
static gboolean
take_text (Reading *reading, char **text)
{
  if (*text != NULL)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_SECOND_LINE,
                            reading->words[0], NULL, 0);
  *text = g_strstrip (g_strdup (reading->rest));
  g_strdelimit (*text, "\t", ' ');
  return (*text)[0] != '\0' ||
         brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_NOTHING_BEHIND,
                          reading->words[0], NULL, 0);
}

static gboolean
read_event (Reading *reading)
{
  return take_text (reading, &reading->game->event);
}

static gboolean
read_code (Reading *reading)
{
  reading->game->code_line = reading->line;
  return take_text (reading, &reading->game->code);
}

static gboolean
read_white (Reading *reading)
{
  reading->game->name_lines[BRG_COLOUR_WHITE] = reading->line;
  return take_text (reading, &reading->game->names[BRG_COLOUR_WHITE]);
}

static gboolean
read_black (Reading *reading)
{
  reading->game->name_lines[BRG_COLOUR_BLACK] = reading->line;
  return take_text (reading, &reading->game->names[BRG_COLOUR_BLACK]);
}

static gboolean
want_words (Reading *reading, guint n_words)
{
  return g_strv_length (reading->words) == n_words ||
         brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_WANTS_VALUES,
                          reading->words[0], NULL, n_words - 1);
}

/* rus-draughts-2022 10.1.4: the games that are played so */
static gboolean
read_game (Reading *reading)
{
  if (!want_words (reading, 2))
    return FALSE;
  for (guint i = 0; i < BRG_N_DRAUGHTS_VARIANTS; i++)
    if (g_strcmp0 (brg_postal_variant_get_id ((BrgDraughtsVariant) i), reading->words[1]) == 0)
      {
        reading->game->variant = (BrgDraughtsVariant) i;
        return TRUE;
      }
  return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_VALUE, "game",
                          reading->words[1], 0);
}

/* rus-draughts-2022 10.1.1: by what moves are sent */
static gboolean
read_channel (Reading *reading)
{
  reading->game->channel_line = reading->line;
  if (!want_words (reading, 2))
    return FALSE;
  for (guint i = 0; i < BRG_N_POSTAL_CHANNELS; i++)
    if (g_str_equal (brg_postal_channel_get_id ((BrgPostalChannel) i), reading->words[1]))
      {
        reading->game->channel = (BrgPostalChannel) i;
        return TRUE;
      }
  return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_VALUE, "channel",
                          reading->words[1], 0);
}

static gboolean
read_day (Reading *reading, const char *text, BrgPostalDay *day)
{
  return brg_postal_day_read (text, day) ||
         brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_DATE, text, NULL, 0);
}

static gboolean
take_day (Reading *reading, const char *text, BrgPostalDay *day)
{
  if (*day != 0)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_SECOND_LINE,
                            reading->words[0], NULL, 0);
  return read_day (reading, text, day);
}

static gboolean
read_start (Reading *reading)
{
  reading->game->start_line = reading->line;
  return want_words (reading, 2) && take_day (reading, reading->words[1], &reading->game->start);
}

static gboolean
read_end (Reading *reading)
{
  reading->game->end_line = reading->line;
  return want_words (reading, 2) && take_day (reading, reading->words[1], &reading->game->end);
}

static gboolean
read_sheet (Reading *reading)
{
  BrgColour side;

  if (!want_words (reading, 3))
    return FALSE;
  if (!brg_postal_read_side (reading->words[1], &side))
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_VALUE, "side",
                            reading->words[1], 0);
  return take_day (reading, reading->words[2], &reading->game->sheets[side]);
}

static gboolean
read_norm (Reading *reading)
{
  BrgPostalGame *game = reading->game;
  g_auto (GStrv) parts = NULL;

  if (!want_words (reading, 2))
    return FALSE;
  if (game->has_norm)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_SECOND_LINE, "norm",
                            NULL, 0);
  parts = g_strsplit (reading->words[1], "/", 3);
  if (g_strv_length (parts) != 2 ||
      !brg_postal_read_number (parts[0], MOST_DAYS, &game->norm_days) ||
      !brg_postal_read_number (parts[1], MOST_DAYS, &game->norm_moves) || game->norm_days == 0 ||
      game->norm_moves == 0)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_VALUE, "norm",
                            reading->words[1], 0);
  game->has_norm = TRUE;
  game->norm_line = reading->line;
  return TRUE;
}

static gboolean
read_transit (Reading *reading)
{
  if (!want_words (reading, 2))
    return FALSE;
  if (reading->game->has_transit)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_SECOND_LINE, "transit",
                            NULL, 0);
  if (!brg_postal_read_number (reading->words[1], MOST_DAYS, &reading->game->transit))
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_VALUE, "transit",
                            reading->words[1], 0);
  reading->game->has_transit = TRUE;
  return TRUE;
}

static gboolean
read_break_value (Reading *reading, const char *word, BrgPostalBreak *pause, gboolean *has_told)
{
  if (g_str_has_prefix (word, "from=") && pause->from == 0)
    return read_day (reading, word + strlen ("from="), &pause->from);
  if (g_str_has_prefix (word, "to=") && pause->to == 0)
    return read_day (reading, word + strlen ("to="), &pause->to);
  if (g_str_has_prefix (word, "told=") && !*has_told)
    {
      *has_told = TRUE;
      return g_str_equal (word, "told=none") ||
             read_day (reading, word + strlen ("told="), &pause->told);
    }
  if (g_str_has_prefix (word, "secretary=") && pause->secretary == 0)
    return read_day (reading, word + strlen ("secretary="), &pause->secretary);
  if (g_str_equal (word, "granted=yes") && !pause->is_granted)
    {
      pause->is_granted = TRUE;
      return TRUE;
    }
  return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_BREAK_VALUE, word, NULL,
                          0);
}

static gboolean
read_break (Reading *reading)
{
  BrgPostalBreak pause = { 0 };
  gboolean has_told = FALSE;

  if (reading->words[1] == NULL || !brg_postal_read_side (reading->words[1], &pause.side))
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_BREAK_OF_NOBODY, NULL,
                            NULL, 0);
  for (guint i = 2; reading->words[i] != NULL; i++)
    if (!read_break_value (reading, reading->words[i], &pause, &has_told))
      return FALSE;
  if (pause.from == 0 || pause.to == 0 || (!has_told && !pause.is_granted))
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_BREAK_WITHOUT, NULL,
                            NULL, 0);
  if (pause.to < pause.from)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_BREAK_ENDS_EARLY, NULL,
                            NULL, 0);
  if (reading->game->breaks->len >= MOST_BREAKS)
    return brg_postal_fail (reading->fault, reading->line, BRG_POSTAL_FAULT_MANY_BREAKS, NULL, NULL,
                            MOST_BREAKS);
  g_array_append_val (reading->game->breaks, pause);
  return TRUE;
}

static const struct
{
  const char *word;
  gboolean (*read) (Reading *reading);
} lines[] = {
  { "event", read_event }, { "code", read_code },       { "white", read_white },
  { "black", read_black }, { "game", read_game },       { "channel", read_channel },
  { "start", read_start }, { "end", read_end },         { "startlist", read_sheet },
  { "norm", read_norm },   { "transit", read_transit }, { "break", read_break },
};

gboolean
brg_postal_is_heading (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (g_str_equal (lines[i].word, word))
      return TRUE;
  return FALSE;
}

gboolean
brg_postal_read_heading (BrgPostalGame *game,
                         GStrv words,
                         const char *rest,
                         guint line,
                         BrgPostalFault *fault)
{
  Reading reading = { game, words, rest, line, fault };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (g_str_equal (lines[i].word, words[0]))
      return lines[i].read (&reading);
  return brg_postal_fail (fault, line, BRG_POSTAL_FAULT_UNKNOWN_LINE, words[0], NULL, 0);
}
