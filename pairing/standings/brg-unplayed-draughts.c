/* brg-unplayed-draughts.c - rounds that were not played, in draughts paired by hand
 *
 * The odd player's plus counts as the lowest score of anybody. An opponent who left is taken to
 * have gained in his remaining rounds what those gained on average who had as many points when he
 * stopped, hence to have their mean final score. A mean needs a finer unit than points: the common
 * multiple of the sizes of these groups.
 *
 * Rules: rus-draughts-2022 5.4.10.11
 * Tests: tests/pairing/test-standings.c, tests/pairing/test-tiebreaks.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-rational.h"
#include "brg-score-table-private.h"

/* The final scores of those who had as many points when somebody left. */
typedef struct
{
  gint64 sum;
  gint64 size;
} Peers;

static gboolean
has_left (const BrgScoreTable *table, gint player)
{
  return table->tournament->players[player].left_after < table->n_rounds;
}

/* Points after every round, round by round from 0, so that looking for peers stays cheap. */
static gint *
list_running_points (const BrgScoreTable *table)
{
  const BrgTournament *tournament = table->tournament;
  gsize n_players = (gsize) tournament->n_players;
  gint *running = g_new0 (gint, n_players * ((gsize) table->n_rounds + 1));

  for (gint round = 1; round <= table->n_rounds; round++)
    for (gsize player = 0; player < n_players; player++)
      {
        gint *sum = &running[(gsize) round * n_players + player];

        *sum = running[(gsize) (round - 1) * n_players + player];
        /* rus-draughts-2022 5.4.9.5: annulled matches count here no more than in the final score.
         */
        if (brg_score_table_cell (table, (gint) player, round) != NULL)
          *sum += brg_score_table_points_in (table, (gint) player, round);
      }
  return running;
}

static Peers
find_peers (const BrgScoreTable *table, const gint *running, gint leaver)
{
  const BrgTournament *tournament = table->tournament;
  gint last = MAX (tournament->players[leaver].left_after, 0);
  const gint *then = &running[(gsize) last * (gsize) tournament->n_players];
  Peers peers = { 0, 0 };

  for (gint player = 0; player < tournament->n_players; player++)
    if (table->counted[player] && !has_left (table, player) && then[player] == then[leaver])
      {
        peers.sum += table->points[player];
        peers.size++;
      }
  /* With nobody left in the group: half a win for each round that he did not play. */
  if (peers.size == 0)
    peers =
        (Peers){ table->points[leaver] + (gint64) brg_tournament_get_scoring (tournament)->draw *
                                             (table->n_rounds - last),
                 1 };
  return peers;
}

/* The finest unit in which sums of scores over opponents, of sums over their opponents, and the
 * quadruple of such sums fit into 64 bits: with 11 rounds the 10^13th part of a point. Products of
 * two of them are made in 128 bits. */
static gint64
find_finest_multiple (const BrgScoreTable *table)
{
  gint64 n_rounds = MAX (table->n_rounds, 1);
  gint64 win = MAX (brg_tournament_get_scoring (table->tournament)->win, BRG_POINT);

  return G_MAXINT64 / (4 * win * n_rounds * n_rounds * n_rounds);
}

/* Means are exact as long as their common denominator is not finer than that, which takes a dozen
 * leavers with group sizes that have nothing in common; beyond it they are rounded to that unit. */
static gint64
find_common_multiple (const Peers *peers, gint n_players, gint64 finest)
{
  gint64 multiple = 1;

  for (gint i = 0; i < n_players; i++)
    if (peers[i].size > 1)
      {
        /* A mean of nine halves over three players needs no thirds. */
        gint64 size = brg_rational (peers[i].sum, peers[i].size).den;
        /* What the size has beyond its common factors with the multiple so far. */
        gint64 rest = brg_rational (multiple, size).den;

        if (rest > finest / multiple)
          return finest;
        multiple *= rest;
      }
  return multiple;
}

static gint64
divide_half_up (gint64 sum, gint64 multiple, gint64 size)
{
  BrgWide product = (BrgWide) sum * multiple;

  return (gint64) ((2 * product + size) / (2 * size));
}

static void
adjust (BrgScoreTable *table)
{
  gint n_players = table->tournament->n_players;
  g_autofree Peers *peers = g_new0 (Peers, n_players);
  g_autofree gint *running = list_running_points (table);
  gint64 multiple;

  for (gint player = 0; player < n_players; player++)
    if (table->counted[player] && has_left (table, player))
      peers[player] = find_peers (table, running, player);
  multiple = find_common_multiple (peers, n_players, find_finest_multiple (table));
  table->scale = BRG_POINT * multiple;
  for (gint player = 0; player < n_players; player++)
    if (peers[player].size == 0)
      table->adjusted[player] = table->points[player] * multiple;
    else
      table->adjusted[player] = divide_half_up (peers[player].sum, multiple, peers[player].size);
}

static gint64
find_lowest_points (const BrgScoreTable *table)
{
  gint64 lowest = G_MAXINT64;

  for (gint player = 0; player < table->tournament->n_players; player++)
    if (table->counted[player])
      lowest = MIN (lowest, table->points[player]);
  return lowest;
}

static gboolean
meet (const BrgScoreTable *table, gint player, gint before, BrgMeeting *meeting)
{
  (void) player;
  (void) before;
  if (meeting->opponent != BRG_NOBODY)
    {
      meeting->score = table->adjusted[meeting->opponent];
      return TRUE;
    }
  meeting->is_dummy = TRUE;
  /* rus-draughts-2022 5.4.10.11: the plus is worth the lowest score made by anybody. The text gives
   * an absent player nothing: such a round adds zero, and is the first to be cut. */
  if (meeting->outcome == BRG_OUTCOME_PAIRING_BYE || meeting->outcome == BRG_OUTCOME_FULL_BYE)
    meeting->score = find_lowest_points (table) * (table->scale / BRG_POINT);
  return TRUE;
}

const BrgUnplayedRule brg_unplayed_draughts = { adjust, meet };
