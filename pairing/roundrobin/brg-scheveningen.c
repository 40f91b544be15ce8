/* brg-scheveningen.c - everybody of one side meets everybody of the other
 *
 * Columns are the players of side B, all numbers go round modulo n. The player i of side A meets
 * column i + r in round r. What has to be found are the colours: White for A in half of every row,
 * column and round, and no three in a row.
 *
 * n = 2m + 1: A has White where mr - i is below m, and in odd rounds where it is m. All three kinds
 * of lines run through every value once. From round to round the value goes on by m in a row, by
 * m + 1 in a column, so it leaves the lower half of the circle nearly every time.
 *
 * n = 4k: the colours of a row alternate; the first half of the rows begins with White, the other
 * with Black. A column changes from one half to the other twice, after an even number of games.
 *
 * n = 4k + 2: there is no such choice in the cyclic square, since sums of the indices of all lines
 * give it away. With m = n / 2 rows 0 to m begin with White, the others with Black: then only the
 * rounds are off by one. Row i from 1 to m therefore changes two neighbouring games, which are the
 * more to the end the smaller i is. Now two columns are off by one, m + 1 and 1; if rows 0 and m
 * exchange these opponents, in rounds 1 and m + 1, they are even. One column has three equal
 * colours then; four more changes in the first rounds, which sum up to nothing, end that.
 *
 * Rules: rus-draughts-2022 1.4
 * Tests: tests/pairing/test-scheveningen.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-scheveningen.h"

#include "brg-round-order.h"
#include "brg-table-reasons.h"

#define ARTICLE "rus-draughts-2022 1.4"

#define MAX_PLAYERS 4000

static gint
wrap (gint n, gint value)
{
  return (value % n + n) % n;
}

static gboolean
has_white_odd (gint n, gint row, gint round)
{
  gint m = n / 2;
  gint value = wrap (n, m * (round % n) - row);

  return value < m || (value == m && round % 2 == 1);
}

static gboolean
has_white_4k (gint n, gint row, gint round)
{
  return (round % 2 == 1) == (row < n / 2);
}

static gboolean
has_white_4k2 (gint n, gint row, gint round)
{
  gint m = n / 2;
  gboolean has_white = (round % 2 == 1) == (row <= m);
  gint first = 2 * (m + 1 - row) - 1;

  if (row >= 1 && row <= m && (round == first || round == first + 1))
    has_white = !has_white;
  if ((row == 1 || row == m + 2) && (round == 1 || round == 2))
    has_white = !has_white;
  if ((row == 0 || row == m + 1) && (round == 2 || round == 3))
    has_white = !has_white;
  return has_white;
}

/* Whether the square of this size has two opponents exchanged. */
static gboolean
is_exchanged (gint n)
{
  return n % 4 == 2 && n > 2;
}

static gint
find_column (gint n, gint row, gint round)
{
  gint m = n / 2;

  if (is_exchanged (n) && row % m == 0 && row <= m && (round == 1 || round == m + 1))
    round = m + 2 - round;
  return wrap (n, row + round);
}

/* Columns are numbered by their opponents of round 1. */
static gint
find_number (gint n, gint column)
{
  gint m = n / 2;

  if (is_exchanged (n) && (column == 1 || column == m + 1))
    return column == 1 ? m + 1 : 1;
  return wrap (n, column - 1) + 1;
}

gint
brg_scheveningen_find_opponent (gint n, gint number, gint round, gboolean *has_white)
{
  gint row = number - 1;

  g_return_val_if_fail (n >= 1, 0);
  g_return_val_if_fail (number >= 1 && number <= n, 0);
  g_return_val_if_fail (round >= 1 && round <= n, 0);

  if (has_white != NULL && n == 2)
    *has_white = round == 1;
  else if (has_white != NULL)
    *has_white = n % 2 == 1   ? has_white_odd (n, row, round)
                 : n % 4 == 0 ? has_white_4k (n, row, round)
                              : has_white_4k2 (n, row, round);
  return find_number (n, find_column (n, row, round));
}

static gint
count_boards (gint n_players)
{
  return (n_players + 1) / 2;
}

static gint
count_rounds (gint n_players, gint cycles)
{
  return n_players < 2 ? 0 : cycles * count_boards (n_players);
}

static gint
find_round (gint n_players, gint player, gint other)
{
  gint n = count_boards (n_players);
  gint a = other == BRG_NOBODY ? player : MIN (player, other);
  gint b = other == BRG_NOBODY ? 2 * n - 1 : MAX (player, other);

  /* Nobody is the player whom side B may lack. */
  if (a >= n || b < n || (other == BRG_NOBODY && n_players % 2 == 0))
    return 0;
  for (gint round = 1; round <= n; round++)
    if (brg_scheveningen_find_opponent (n, a + 1, round, NULL) == b - n + 1)
      return round;
  g_return_val_if_reached (0);
}

static void
add_board (BrgPairing *pairing,
           const BrgPairingRequest *request,
           BrgPair pair,
           gint table_round,
           gint cycle)
{
  const BrgPair *locked = brg_pairing_request_find_locked (request, pair.white, pair.black);

  if (locked != NULL)
    pair = *locked;
  g_array_append_val (pairing->pairs, pair);
  if (request->explain)
    brg_table_reasons_append (pairing, locked != NULL, table_round, cycle, ARTICLE);
}

/* The table is fixed, so a locked pair may change colours only. */
static gboolean
check_request (const BrgTournament *tournament,
               const BrgPairingRequest *request,
               gint table_round,
               GError **error)
{
  for (guint i = 0; i < request->n_locked; i++)
    {
      BrgPair pair = request->locked[i];

      if (find_round (tournament->n_players, pair.white, pair.black) != table_round)
        {
          g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED,
                       "The table has another pair for number %d in round %d of the cycle",
                       tournament->players[pair.white].number, table_round);
          return FALSE;
        }
    }
  return TRUE;
}

/* rus-draughts-2022 1.4: players of one side meet those of the other in turn. */
static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  gint n = count_boards (tournament->n_players);
  gint scheduled;
  gint round;

  if (tournament->n_players < 2 || tournament->n_players > MAX_PLAYERS)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "A Scheveningen tournament needs 2 to %d players, not %d", MAX_PLAYERS,
                   tournament->n_players);
      return NULL;
    }
  scheduled = brg_round_order_find (
      request, count_rounds (tournament->n_players, tournament->cycles), error);
  if (scheduled == 0)
    return NULL;
  round = (scheduled - 1) % n + 1;
  if (!check_request (tournament, request, round, error))
    return NULL;
  for (gint a = 0; a < n; a++)
    {
      gboolean has_white;
      gint b = n + brg_scheveningen_find_opponent (n, a + 1, round, &has_white) - 1;

      if ((scheduled - 1) / n % 2 == 1)
        has_white = !has_white;
      if (b < tournament->n_players)
        add_board (pairing, request, has_white ? (BrgPair){ a, b } : (BrgPair){ b, a }, round,
                   (scheduled - 1) / n + 1);
    }
  return g_steal_pointer (&pairing);
}

const BrgPairingSystem brg_scheveningen_system = {
  .id = "scheveningen",
  .kind = BRG_TOURNAMENT_ROUND_ROBIN,
  .article = ARTICLE,
  .draws_lots = FALSE,
  .is_two_sided = TRUE,
  .needs_initial_colour = FALSE,
  .count_rounds = count_rounds,
  .pair_round = pair_round,
  .list_bans = NULL,
  .find_round = find_round,
};
