/* brg-berger.c - round robin by the Berger tables
 *
 * The highest number n of the table stands still, the others sit in a circle of n - 1. In every
 * round one of them, the pivot, meets n, and those at equal distance on both sides of the pivot
 * meet each other. The pivot goes on by half the circle from round to round: 1, n/2 + 1, 2, n/2 +
 * 2, ... The rule gives the printed tables and goes on beyond them.
 *
 * Rules: rus-draughts-2022 app. 2; rus-chess-2014 22.5; ussr-chess-1956 app. 2
 * Tests: tests/pairing/test-berger.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-berger.h"

#include "brg-round-order.h"
#include "brg-table-reasons.h"

#define ARTICLE "rus-draughts-2022 app. 2"

/* The largest table: every round has then 2,000 boards. */
#define MAX_PLAYERS 4000

gint
brg_berger_table_size (gint n_players)
{
  return n_players + n_players % 2;
}

/* Brings a number into the circle 1 to n - 1. */
static gint
wrap (gint n, gint number)
{
  gint circle = n - 1;

  return ((number - 1) % circle + circle) % circle + 1;
}

BrgPair
brg_berger_board (gint n, gint round, gint board)
{
  gboolean is_odd = round % 2 == 1;
  gint pivot = is_odd ? (round + 1) / 2 : n / 2 + round / 2;

  g_return_val_if_fail (n >= 2 && n % 2 == 0, ((BrgPair){ 0, 0 }));
  g_return_val_if_fail (round >= 1 && round < n, ((BrgPair){ 0, 0 }));
  g_return_val_if_fail (board >= 0 && board < n / 2, ((BrgPair){ 0, 0 }));

  if (board == 0)
    return is_odd ? (BrgPair){ pivot, n } : (BrgPair){ n, pivot };
  return (BrgPair){ wrap (n, pivot + board), wrap (n, pivot - board) };
}

gint
brg_berger_find_round (gint n, gint number, gint other)
{
  gint pivot;

  g_return_val_if_fail (number != other, 0);

  /* In the circle the sum of two partners is twice the pivot; n meets the pivot itself. */
  if (number == n)
    pivot = other;
  else if (other == n)
    pivot = number;
  else if ((number + other) % 2 == 0)
    pivot = (number + other) / 2;
  else
    pivot = wrap (n, (number + other + n - 1) / 2);
  return pivot <= n / 2 ? 2 * pivot - 1 : 2 * (pivot - n / 2);
}

static gint
count_rounds (gint n_players, gint cycles)
{
  return n_players < 2 ? 0 : cycles * (brg_berger_table_size (n_players) - 1);
}

/* The round of the table that is played in round @round of the schedule. */
static gint
find_table_round (const BrgTournament *tournament,
                  const BrgPairingRequest *request,
                  gint n,
                  gint round)
{
  gint last = n - 1;
  gboolean is_first_cycle = round <= last;

  /* Where the cycles of a double round robin meet, two players would have one colour three times;
   * not if the last two rounds of the first cycle change places. */
  round = (round - 1) % last + 1;
  if (!request->swap_last_rounds || tournament->cycles != 2 || !is_first_cycle || last < 3)
    return round;
  if (round == last)
    return last - 1;
  return round == last - 1 ? last : round;
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
check_locked (const BrgPairingRequest *request, gint n_players, gint table_round, GError **error)
{
  gint n = brg_berger_table_size (n_players);

  for (guint i = 0; i < request->n_locked; i++)
    {
      BrgPair pair = request->locked[i];
      /* Nobody is the number that an odd table lacks. */
      gint other = pair.black == BRG_NOBODY ? n - 1 : pair.black;

      if ((pair.black == BRG_NOBODY && n == n_players) ||
          brg_berger_find_round (n, pair.white + 1, other + 1) != table_round)
        {
          g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED,
                       "The table has another pair for number %d in round %d of the cycle",
                       pair.white + 1, table_round);
          return FALSE;
        }
    }
  return TRUE;
}

/* rus-draughts-2022 app. 2: the first-named has White, in renju Black; the partner of a missing
 * number is free. */
static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  gint n = brg_berger_table_size (tournament->n_players);
  gint scheduled;
  gint cycle;
  gint round;

  if (tournament->n_players < 2 || tournament->n_players > MAX_PLAYERS)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "A round robin needs 2 to %d players, not %d", MAX_PLAYERS,
                   tournament->n_players);
      return NULL;
    }
  scheduled = brg_round_order_find (
      request, count_rounds (tournament->n_players, tournament->cycles), error);
  if (scheduled == 0)
    return NULL;
  cycle = (scheduled - 1) / (n - 1);
  round = find_table_round (tournament, request, n, scheduled);
  if (!check_locked (request, tournament->n_players, round, error))
    return NULL;
  for (gint board = 0; board < n / 2; board++)
    {
      BrgPair numbers = brg_berger_board (n, round, board);
      BrgPair pair = { numbers.white - 1, numbers.black - 1 };

      if ((cycle % 2 == 1) != tournament->black_begins)
        pair = (BrgPair){ pair.black, pair.white };
      if (MAX (pair.white, pair.black) < tournament->n_players)
        add_board (pairing, request, pair, round, cycle + 1);
    }
  return g_steal_pointer (&pairing);
}

static gint
find_round (gint n_players, gint player, gint other)
{
  gint n = brg_berger_table_size (n_players);
  /* Nobody is the number that an odd table lacks; an even one has no bye at all. */
  gint partner = other == BRG_NOBODY ? n - 1 : other;

  return partner == player ? 0 : brg_berger_find_round (n, player + 1, partner + 1);
}

const BrgPairingSystem brg_berger_system = {
  .id = "berger",
  .kind = BRG_TOURNAMENT_ROUND_ROBIN,
  .article = ARTICLE,
  .draws_lots = FALSE,
  .ignores_ratings = TRUE,
  .needs_initial_colour = FALSE,
  .count_rounds = count_rounds,
  .pair_round = pair_round,
  .list_bans = NULL,
  .find_round = find_round,
};
