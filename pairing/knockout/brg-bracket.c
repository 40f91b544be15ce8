/* brg-bracket.c - the bracket of a knock-out, seeded 1 v n
 *
 * Rules: rus-draughts-2022 1.4
 * Tests: tests/pairing/test-bracket.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket.h"

#include <string.h>

gint
brg_bracket_count_stages (gint n_players)
{
  gint n_stages = 0;

  while ((gint64) 1 << n_stages < n_players)
    n_stages++;
  return n_stages;
}

/* From the line of half the length: behind every seed comes the one with whom he makes up the
 * length and one. */
static void
line_up (BrgBracket *bracket)
{
  bracket->line[0] = 0;
  for (gint length = 1; length < bracket->size; length *= 2)
    for (gint i = length - 1; i >= 0; i--)
      {
        gint seed = bracket->line[i];

        bracket->line[2 * i] = seed;
        bracket->line[2 * i + 1] = 2 * length - 1 - seed;
      }
  for (gint i = 0; i < bracket->size; i++)
    if (bracket->line[i] >= bracket->n_players)
      bracket->line[i] = BRG_NOBODY;
}

BrgBracket *
brg_bracket_new (gint n_players, BrgBracketScope scope)
{
  BrgBracket *bracket;

  g_return_val_if_fail (n_players >= 2, NULL);

  bracket = g_new0 (BrgBracket, 1);
  bracket->n_players = n_players;
  bracket->scope = scope;
  bracket->n_stages = brg_bracket_count_stages (n_players);
  bracket->size = 1 << bracket->n_stages;
  bracket->line = g_new (gint, bracket->size);
  line_up (bracket);
  return bracket;
}

void
brg_bracket_free (BrgBracket *bracket)
{
  if (bracket == NULL)
    return;
  g_free (bracket->line);
  g_free (bracket);
}

static gint
get_block_size (const BrgBracket *bracket)
{
  return bracket->size >> bracket->n_played;
}

/* Of three players one has nobody to meet in his semi-final, and nobody loses it to him. */
static gboolean
has_third_place (const BrgBracket *bracket)
{
  return bracket->scope == BRG_BRACKET_THIRD && bracket->n_players >= 4;
}

/* rus-draughts-2022 1.4: whoever is beaten is out, or else only out of the fight for the better
 * places. */
static gint
count_blocks (const BrgBracket *bracket)
{
  if (bracket->n_played == bracket->n_stages)
    return 0;
  if (has_third_place (bracket) && bracket->n_played == bracket->n_stages - 1)
    return 2;
  return bracket->scope == BRG_BRACKET_ALL_PLACES ? 1 << bracket->n_played : 1;
}

static void
append_match (const BrgBracket *bracket, gint block, gint number, GArray *matches)
{
  gint block_size = get_block_size (bracket);
  const gint *sides = &bracket->line[block * block_size + 2 * (number - 1)];
  BrgBracketMatch match = {
    .first = sides[0],
    .second = sides[1],
    .block = block,
    .number = number,
    .best_place = block * block_size + 1,
    .worst_place = MIN ((block + 1) * block_size, bracket->n_players),
  };

  if (match.first != BRG_NOBODY || match.second != BRG_NOBODY)
    g_array_append_val (matches, match);
}

GArray *
brg_bracket_list_matches (const BrgBracket *bracket)
{
  GArray *matches;

  g_return_val_if_fail (bracket != NULL, NULL);

  matches = g_array_new (FALSE, FALSE, sizeof (BrgBracketMatch));
  for (gint block = 0; block < count_blocks (bracket); block++)
    for (gint number = 1; number <= get_block_size (bracket) / 2; number++)
      append_match (bracket, block, number, matches);
  return matches;
}

static gboolean
is_second_through (gint first, gint second, const gboolean *has_lost)
{
  if (first == BRG_NOBODY || second == BRG_NOBODY)
    return first == BRG_NOBODY;
  return has_lost[first] && !has_lost[second];
}

/* rus-draughts-2022 1.4: places follow from the sequence of wins and losses. */
void
brg_bracket_advance (BrgBracket *bracket, const gboolean *has_lost)
{
  g_autofree gint *before = NULL;
  gint block_size;

  g_return_if_fail (bracket != NULL && has_lost != NULL);
  g_return_if_fail (bracket->n_played < bracket->n_stages);

  block_size = get_block_size (bracket);
  before = g_memdup2 (bracket->line, sizeof (gint) * (gsize) bracket->size);
  for (gint block = 0; block < count_blocks (bracket); block++)
    for (gint i = 0; i < block_size / 2; i++)
      {
        const gint *sides = &before[block * block_size + 2 * i];
        gint *upper = &bracket->line[block * block_size + i];
        gboolean second = is_second_through (sides[0], sides[1], has_lost);

        upper[0] = sides[second ? 1 : 0];
        upper[block_size / 2] = sides[second ? 0 : 1];
      }
  bracket->n_played++;
}

static gint
find_in_line (const BrgBracket *bracket, gint player)
{
  gint i = 0;

  while (i < bracket->size && bracket->line[i] != player)
    i++;
  g_assert (i < bracket->size);
  return i;
}

void
brg_bracket_get_places (const BrgBracket *bracket, gint player, gint *best, gint *worst)
{
  gint position;
  gint block_size;
  gint begin = 0;

  g_return_if_fail (bracket != NULL);
  g_return_if_fail (player >= 0 && player < bracket->n_players);
  g_return_if_fail (best != NULL && worst != NULL);

  position = find_in_line (bracket, player);
  block_size = get_block_size (bracket);
  if (bracket->scope == BRG_BRACKET_ALL_PLACES ||
      (has_third_place (bracket) && bracket->n_played == bracket->n_stages && position < 4))
    begin = position / block_size * block_size;
  else
    /* Who was beaten stays in the lower half of the block that played then. */
    while (position >= begin + block_size)
      {
        begin += block_size;
        block_size = begin;
      }
  *best = begin + 1;
  *worst = MIN (begin + block_size, bracket->n_players);
}

gint
brg_bracket_find_place (gint n_players, const char *sequence)
{
  gint n_stages;
  gint place = 1;

  g_return_val_if_fail (n_players >= 2, 0);
  g_return_val_if_fail (sequence != NULL, 0);

  n_stages = brg_bracket_count_stages (n_players);
  if (strlen (sequence) != (gsize) n_stages || strspn (sequence, "WL") != (gsize) n_stages)
    return 0;
  /* rus-draughts-2022 1.4: the winner never loses, the last never wins, and every loss costs half
   * of the places that were still open. */
  for (gint stage = 1; stage <= n_stages; stage++)
    if (sequence[stage - 1] == 'L')
      place += 1 << (n_stages - stage);
  return place <= n_players ? place : 0;
}
