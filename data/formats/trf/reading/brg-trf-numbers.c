/* brg-trf-numbers.c - the numbers of the players of a report file, and of its rounds
 *
 * Tests: tests/data/test-trf-read.c, tests/data/test-trf-repairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-trf-reading-private.h"

static gboolean
is_same_line (const BrgTrfLine *one, const BrgTrfLine *other)
{
  return one->n_bytes == other->n_bytes && memcmp (one->text, other->text, one->n_bytes) == 0;
}

static gint
find_highest (const GPtrArray *players)
{
  gint highest = 0;

  for (guint i = 0; i < players->len; i++)
    highest = MAX (highest, ((BrgTrfPlayer *) players->pdata[i])->number);
  return highest;
}

/* The player of a number that is taken already gets a free one. Opponents go on naming him by the
 * old one. */
static gboolean
renumber (BrgTrfReading *reading, BrgTrfPlayer *player, gint number)
{
  if (number > BRG_TRF_MAX_PLAYERS ||
      !brg_trf_mend_as (reading, BRG_TRF_REPAIR_NEW_NUMBER, g_strdup_printf ("%d", number)))
    return FALSE;
  g_hash_table_insert (reading->twins, GINT_TO_POINTER (number), GINT_TO_POINTER (player->number));
  player->number = number;
  return TRUE;
}

static void
drop_player (BrgTrfReading *reading, guint index)
{
  guint n_behind = reading->trf->players->len - index - 1;

  g_ptr_array_remove_index (reading->trf->players, index);
  memmove (reading->player_lines + index, reading->player_lines + index + 1,
           n_behind * sizeof *reading->player_lines);
}

static gboolean
settle_number (BrgTrfReading *reading, guint *index, GHashTable *seen, gint *highest)
{
  BrgTrfPlayer *player = reading->trf->players->pdata[*index];
  const BrgTrfLine *line = reading->player_lines[*index];
  const BrgTrfLine *earlier;

  if (player->number == 0)
    {
      if (*highest >= BRG_TRF_MAX_PLAYERS)
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_TOO_LARGE, line, 5,
                             _ ("there is no pairing number left, expected 1 to %d"),
                             BRG_TRF_MAX_PLAYERS);
      player->number = ++*highest;
    }
  earlier = g_hash_table_lookup (seen, GINT_TO_POINTER (player->number));
  if (earlier != NULL)
    {
      brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, 5,
                    _ ("the pairing number %d is already taken (line %u), expected a "
                       "different one for every player"),
                    player->number, earlier->number);
      if (is_same_line (line, earlier))
        {
          if (!brg_trf_mend (reading, BRG_TRF_REPAIR_LINE_TWICE))
            return FALSE;
          drop_player (reading, (*index)--);
          return TRUE;
        }
      if (!renumber (reading, player, *highest + 1))
        return FALSE;
      ++*highest;
    }
  g_hash_table_insert (seen, GINT_TO_POINTER (player->number), (gpointer) line);
  return TRUE;
}

/* Everybody gets a number of his own; players and lines are in the order of the file. */
gboolean
brg_trf_number_players (BrgTrfReading *reading)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  gint highest = find_highest (reading->trf->players);

  for (guint i = 0; i < reading->trf->players->len; i++)
    if (!settle_number (reading, &i, seen, &highest))
      return FALSE;
  return TRUE;
}

/* Whether somebody has an opponent in a round behind those that the file announces. */
static gboolean
has_opponent_behind (const BrgTrfLine *line, gint n_rounds, gint n_columns)
{
  for (gint round = n_rounds + 1; round <= n_columns; round++)
    {
      guint column = BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) (round - 1);
      g_autofree char *text = brg_trf_line_slice (line, column, column + 3);

      if (strpbrk (text, "123456789") != NULL)
        return TRUE;
    }
  return FALSE;
}

/* The rounds that the file announces, or those of the table where it has more. */
gboolean
brg_trf_settle_n_rounds (BrgTrfReading *reading, gint *n_rounds)
{
  const BrgTrfLine *longest = NULL;
  gint n_columns = 0;

  *n_rounds = reading->n_rounds;
  for (guint i = 0; i < reading->trf->players->len; i++)
    {
      const BrgTrfLine *line = reading->player_lines[i];
      gint count = MIN (brg_trf_count_round_columns (line), BRG_TRF_MAX_ROUNDS);

      if (reading->n_rounds > 0 && !has_opponent_behind (line, reading->n_rounds, count))
        continue;
      if (count > n_columns)
        longest = line;
      n_columns = MAX (n_columns, count);
    }
  if (reading->n_rounds == 0)
    *n_rounds = MIN (MAX (n_columns, brg_trf_last_bye_round (reading)), BRG_TRF_MAX_ROUNDS);
  if (reading->n_rounds == 0 || !reading->mends || longest == NULL ||
      n_columns <= reading->n_rounds)
    return TRUE;
  brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, longest,
                BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) reading->n_rounds,
                ngettext ("round %d of a tournament of %d round, expected the end of the line",
                          "round %d of a tournament of %d rounds, expected the end of the line",
                          (gulong) reading->n_rounds),
                reading->n_rounds + 1, reading->n_rounds);
  *n_rounds = n_columns;
  return brg_trf_mend_as (reading, BRG_TRF_REPAIR_MORE_ROUNDS, g_strdup_printf ("%d", n_columns));
}
