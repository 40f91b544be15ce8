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
#include "brg-unplayed.h"

/* Means are exact while the common multiple stays below this. Beyond it, which takes five leavers
 * with group sizes that have nothing in common, they are rounded to this part of a unit, so that
 * even products of two such scores fit into 64 bits. */
#define FINEST_UNIT 131072

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
      running[(gsize) round * n_players + player] =
          running[(gsize) (round - 1) * n_players + player] +
          brg_score_table_points_in (table, (gint) player, round);
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

static gint64
find_common_multiple (const Peers *peers, gint n_players)
{
  gint64 multiple = 1;

  for (gint i = 0; i < n_players; i++)
    if (peers[i].size > 1)
      {
        /* What the size has beyond its common factors with the multiple so far. */
        gint64 rest = brg_rational (multiple, peers[i].size).den;

        if (multiple * rest > FINEST_UNIT)
          return FINEST_UNIT;
        multiple *= rest;
      }
  return multiple;
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
  multiple = find_common_multiple (peers, n_players);
  table->scale = BRG_POINT * multiple;
  for (gint player = 0; player < n_players; player++)
    if (peers[player].size == 0)
      table->adjusted[player] = table->points[player] * multiple;
    else
      table->adjusted[player] =
          (2 * peers[player].sum * multiple + peers[player].size) / (2 * peers[player].size);
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
