/* brg-game-clock-text.c - the two clocks of a game as one line of text
 *
 * Tests: tests/engine/test-game-clock.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-game-clock-text.h"

#define N_FIELDS 6
#define N_SIDE_FIELDS 5
#define MAX_US (BRG_GAME_CLOCK_MAX_MS * 1000)

static const char *const states[BRG_N_GAME_CLOCK_STATES] = {
  [BRG_GAME_CLOCK_READY] = "ready",
  [BRG_GAME_CLOCK_RUNNING] = "running",
  [BRG_GAME_CLOCK_STOPPED] = "stopped",
};

/* By #BrgColour. */
static const char *const colours[] = { "-", "w", "b" };

static void
append_side (GString *text, const BrgGameClockSide *side)
{
  g_string_append_printf (
      text, "|%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %u %s", side->left_us,
      side->used_us, side->last_used_us, side->n_moves, side->has_flagged ? "f" : "-");
}

char *
brg_game_clock_to_text (const BrgGameClock *clock, gint64 now_us)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *control = NULL;
  BrgGameClock now;

  g_return_val_if_fail (clock != NULL, NULL);

  now = *clock;
  /* Giving the move to the player who has it brings the readings up to the present moment. */
  brg_game_clock_set_turn (&now, now.turn, now_us);
  control = brg_time_control_to_text (&now.control);
  g_string_append_printf (text, "%s|%s|%s|%s", control, states[now.state], colours[now.turn],
                          colours[now.first_flag]);
  for (guint i = 0; i < G_N_ELEMENTS (now.sides); i++)
    append_side (text, &now.sides[i]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
read_word (const char *text, const char *const *words, guint n_words, guint *index)
{
  for (*index = 0; *index < n_words; (*index)++)
    if (g_str_equal (text, words[*index]))
      return TRUE;
  return FALSE;
}

static gboolean
read_number (const char *text, gint64 most, gint64 *number)
{
  return g_ascii_string_to_signed (text, 10, 0, most, number, NULL);
}

static gboolean
read_side (const char *text, BrgGameClockSide *side)
{
  g_auto (GStrv) fields = g_strsplit (text, " ", -1);
  gint64 n_moves;

  if (g_strv_length (fields) != N_SIDE_FIELDS || !read_number (fields[0], MAX_US, &side->left_us) ||
      !read_number (fields[1], MAX_US, &side->used_us) ||
      !read_number (fields[2], MAX_US, &side->last_used_us) ||
      !read_number (fields[3], BRG_GAME_CLOCK_MAX_MOVES, &n_moves))
    return FALSE;
  side->n_moves = (guint) n_moves;
  side->has_flagged = g_str_equal (fields[4], "f");
  return side->has_flagged || g_str_equal (fields[4], "-");
}

/* A first flag is down, and there is one when any is. */
static gboolean
is_consistent (const BrgGameClock *clock)
{
  if (clock->turn == BRG_COLOUR_NONE)
    return FALSE;
  if (clock->first_flag == BRG_COLOUR_NONE)
    return !clock->sides[0].has_flagged && !clock->sides[1].has_flagged;
  return clock->sides[clock->first_flag == BRG_COLOUR_BLACK].has_flagged;
}

gboolean
brg_game_clock_from_text (const char *text, gint64 now_us, BrgGameClock *clock)
{
  g_auto (GStrv) fields = NULL;
  BrgGameClock read = { .since_us = now_us };
  guint state;
  guint turn;
  guint first_flag;

  g_return_val_if_fail (text != NULL && clock != NULL, FALSE);

  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  fields = g_strsplit (text, "|", -1);
  if (g_strv_length (fields) != N_FIELDS ||
      !brg_time_control_parse (fields[0], &read.control, NULL) ||
      !read_word (fields[1], states, G_N_ELEMENTS (states), &state) ||
      !read_word (fields[2], colours, G_N_ELEMENTS (colours), &turn) ||
      !read_word (fields[3], colours, G_N_ELEMENTS (colours), &first_flag) ||
      !read_side (fields[4], &read.sides[0]) || !read_side (fields[5], &read.sides[1]))
    return FALSE;
  read.state = (BrgGameClockState) state;
  read.turn = (BrgColour) turn;
  read.first_flag = (BrgColour) first_flag;
  if (!is_consistent (&read))
    return FALSE;
  *clock = read;
  return TRUE;
}
