/* brg-playoff-early.c - games of the last round that may begin before the others
 *
 * For one player and one result of his game his points are fixed, and so is what his opponent has.
 * The other games end independently of each other: what they can bring together, how many players
 * in front of him and how many level with him, is built game by game.
 *
 * Rules: rus-chess-2014 30.5.2
 * Tests: tests/pairing/test-playoff-early.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-playoff-early.h"

#include <string.h>

#define N_RESULTS 3

/* What is counted of the players in front and of those level, himself included. More in front than
 * there are places, and more than one level below the last place, need not be told apart. */
typedef struct
{
  gint place;
  gboolean *reached; /* place rows of place + 2 */
} Counts;

typedef struct
{
  const BrgTournament *tournament;
  const BrgStandings *standings;
  gint worth[N_RESULTS]; /* of a win, a draw and a loss */
  GArray *games;         /* element-type BrgEarlyGame */
  gboolean *is_playing;  /* by player: in one of them */
} Field;

static gint
get_points (const Field *field, gint player)
{
  return field->standings->lines[field->standings->line_of[player]].points;
}

static gboolean
has_place (const Field *field, gint player)
{
  return field->standings->lines[field->standings->line_of[player]].has_place;
}

static gboolean *
get_cell (const Counts *counts, gboolean *table, gint above, gint level)
{
  return &table[above * (counts->place + 2) + MIN (level, counts->place + 1)];
}

static gsize
get_size (const Counts *counts)
{
  return (gsize) counts->place * (gsize) (counts->place + 2);
}

/* The counts after any of @n ways, each so many in front and level. */
static void
add_ways (Counts *counts, const gint (*ways)[2], guint n)
{
  gboolean *next = g_new0 (gboolean, get_size (counts));

  for (gint above = 0; above < counts->place; above++)
    for (gint level = 0; level < counts->place + 2; level++)
      for (guint i = 0; *get_cell (counts, counts->reached, above, level) && i < n; i++)
        if (above + ways[i][0] < counts->place)
          *get_cell (counts, next, above + ways[i][0], level + ways[i][1]) = TRUE;
  g_free (counts->reached);
  counts->reached = next;
}

static void
count_player (const Field *field, gint player, gint points, gint own, gint *way)
{
  if (!has_place (field, player))
    return;
  way[0] += points > own;
  way[1] += points == own;
}

/* @player has @own points then; @skipped is his game, in which his opponent made @other. */
static gboolean
may_be_level (const Field *field, gint place, gint own, guint skipped, gint opponent, gint other)
{
  Counts counts = { place, NULL };
  gint fixed[1][2] = { { 0, 1 } };
  gboolean may = FALSE;

  counts.reached = g_new0 (gboolean, get_size (&counts));
  *get_cell (&counts, counts.reached, 0, 0) = TRUE;
  count_player (field, opponent, get_points (field, opponent) + other, own, fixed[0]);
  for (gint i = 0; i < field->tournament->n_players; i++)
    if (!field->is_playing[i])
      count_player (field, i, get_points (field, i), own, fixed[0]);
  add_ways (&counts, (const gint (*)[2]) fixed, 1);
  for (guint i = 0; i < field->games->len; i++)
    {
      const BrgEarlyGame *game = &g_array_index (field->games, BrgEarlyGame, i);
      gint ways[N_RESULTS][2];

      memset (ways, 0, sizeof ways);
      for (gint result = 0; result < N_RESULTS; result++)
        {
          count_player (field, game->white, get_points (field, game->white) + field->worth[result],
                        own, ways[result]);
          count_player (field, game->black,
                        get_points (field, game->black) + field->worth[N_RESULTS - 1 - result], own,
                        ways[result]);
        }
      if (i != skipped)
        add_ways (&counts, (const gint (*)[2]) ways, N_RESULTS);
    }
  /* Together they are more than the places that are left. */
  for (gint above = 0; above < place; above++)
    for (gint level = place + 1 - above; level < place + 2; level++)
      may = may || *get_cell (&counts, counts.reached, above, level);
  g_free (counts.reached);
  return may;
}

static gboolean
find_chance (const Field *field, gint place, guint index, gboolean is_white)
{
  const BrgEarlyGame *game = &g_array_index (field->games, BrgEarlyGame, index);
  gint player = is_white ? game->white : game->black;
  gint opponent = is_white ? game->black : game->white;

  if (!has_place (field, player))
    return FALSE;
  for (gint result = 0; result < N_RESULTS; result++)
    if (may_be_level (field, place, get_points (field, player) + field->worth[result], index,
                      opponent, field->worth[N_RESULTS - 1 - result]))
      return TRUE;
  return FALSE;
}

/* FALSE while a game of an earlier round is open. */
static gboolean
list_open (Field *field)
{
  const BrgTournament *tournament = field->tournament;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    for (gint player = 0; player < tournament->n_players; player++)
      {
        const BrgCell *cell = brg_tournament_cell (tournament, player, round);
        BrgEarlyGame game = { player, cell->opponent, FALSE, FALSE };

        if (cell->opponent == BRG_NOBODY || !brg_outcome_is_pending (cell->outcome))
          continue;
        if (round < tournament->n_rounds)
          return FALSE;
        field->is_playing[player] = TRUE;
        if (cell->colour == BRG_COLOUR_WHITE)
          g_array_append_val (field->games, game);
      }
  return TRUE;
}

/* rus-chess-2014 30.5.2 */
GArray *
brg_playoff_list_early (const BrgTournament *tournament, const BrgStandings *standings, gint place)
{
  const BrgScoring *scoring;
  g_autoptr (GArray) games = NULL;
  g_autoptr (GArray) early = NULL;
  g_autofree gboolean *is_playing = NULL;

  g_return_val_if_fail (tournament != NULL && standings != NULL && place >= 1, NULL);

  if (brg_tournament_last_paired_round (tournament) < tournament->n_rounds)
    return NULL;
  scoring = brg_tournament_get_scoring (tournament);
  games = g_array_new (FALSE, FALSE, sizeof (BrgEarlyGame));
  early = g_array_new (FALSE, FALSE, sizeof (BrgEarlyGame));
  is_playing = g_new0 (gboolean, (gsize) MAX (tournament->n_players, 1));
  {
    Field field = {
      tournament, standings, { scoring->win, scoring->draw, scoring->loss }, games, is_playing
    };

    if (!list_open (&field))
      return NULL;
    for (guint i = 0; i < games->len; i++)
      {
        BrgEarlyGame game = g_array_index (games, BrgEarlyGame, i);

        game.white_may = find_chance (&field, place, i, TRUE);
        game.black_may = find_chance (&field, place, i, FALSE);
        if (game.white_may || game.black_may)
          g_array_append_val (early, game);
      }
  }
  return g_steal_pointer (&early);
}
