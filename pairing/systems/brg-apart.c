/* brg-apart.c - a round in which players of one kind are kept apart as far as possible
 *
 * Rules: rus-chess-2014 22.8
 * Tests: tests/pairing/test-apart.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-apart.h"

#include <string.h>

#include "brg-cost-matching.h"
#include "brg-presence.h"

/* Even, as costs are. */
#define COST_OF_MEETING 2

static gboolean
is_of_round (const BrgForbiddenPair *ban, gint round)
{
  return ban->is_apart && round >= ban->first_round && round <= ban->last_round;
}

/* Who is kept apart from whom in the round; NULL where nobody is. */
static BrgGraph *
read_apart (const BrgTournament *tournament, gint round)
{
  BrgGraph *apart = NULL;

  for (guint i = 0; tournament->forbidden != NULL && i < tournament->forbidden->len; i++)
    {
      const BrgForbiddenPair *ban = &g_array_index (tournament->forbidden, BrgForbiddenPair, i);

      if (!is_of_round (ban, round))
        continue;
      if (apart == NULL)
        apart = brg_graph_new (tournament->n_players + 1);
      brg_graph_join (apart, ban->player, ban->other);
    }
  return apart;
}

/* The tournament without the bans of the round that keep kinds apart, but for @mates (nullable):
 * then only those of @mates go. */
static BrgTournament *
ease (const BrgTournament *tournament, gint round, const gint *mates)
{
  BrgTournament *eased = brg_tournament_copy (tournament);

  for (guint i = eased->forbidden->len; i-- > 0;)
    {
      const BrgForbiddenPair *ban = &g_array_index (eased->forbidden, BrgForbiddenPair, i);

      if (is_of_round (ban, round) && (mates == NULL || mates[ban->player] == ban->other))
        g_array_remove_index_fast (eased->forbidden, i);
    }
  return eased;
}

static gboolean
is_barred (const BrgPairingSystem *system,
           const BrgTournament *tournament,
           gint round,
           gint player,
           gint other)
{
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));

  system->list_bans (tournament, round, player, other, bans);
  return bans->len > 0;
}

static gboolean
is_locked (const BrgPairingRequest *request, gint player)
{
  for (guint i = 0; i < request->n_locked; i++)
    if (request->locked[i].white == player || request->locked[i].black == player)
      return TRUE;
  return FALSE;
}

/* Those who are paired, and behind all players the bye where they are odd. Returns whom each may
 * meet; @takes_part says who has to. */
static BrgGraph *
read_pairs (const BrgPairingSystem *system,
            const BrgTournament *eased,
            const BrgPairingRequest *request,
            gboolean *takes_part)
{
  gint n_players = eased->n_players;
  BrgGraph *graph = brg_graph_new (n_players + 1);
  gint n_present = 0;

  for (gint p = 0; p < n_players; p++)
    {
      takes_part[p] = !is_locked (request, p) && !brg_player_is_absent (eased, p, request->round);
      n_present += takes_part[p];
    }
  takes_part[n_players] = n_present % 2 == 1;
  for (gint p = 0; p < n_players; p++)
    {
      for (gint q = p + 1; takes_part[p] && q < n_players; q++)
        if (takes_part[q] && !is_barred (system, eased, request->round, p, q))
          brg_graph_join (graph, p, q);
      if (takes_part[p] && takes_part[n_players] &&
          !is_barred (system, eased, request->round, p, BRG_NOBODY))
        brg_graph_join (graph, p, n_players);
    }
  return graph;
}

static gboolean
is_same_kind (const BrgGraph *apart, gint p, gint q)
{
  g_autofree guint64 *first =
      g_memdup2 (brg_graph_row (apart, p), apart->n_words * sizeof (guint64));
  g_autofree guint64 *second =
      g_memdup2 (brg_graph_row (apart, q), apart->n_words * sizeof (guint64));

  brg_bits_add (first, p);
  brg_bits_add (second, q);
  return memcmp (first, second, apart->n_words * sizeof (guint64)) == 0;
}

/* Players who are kept apart from the same others cost the same: the class of every vertex, those
 * who do not take part being out. @heads gets one vertex of each class. */
static gint16 *
classify (const BrgGraph *apart, const gboolean *takes_part, GArray *heads)
{
  gint16 *classes = g_new (gint16, apart->n_vertices);

  for (gint p = 0; p < apart->n_vertices; p++)
    {
      guint class = 0;

      classes[p] = BRG_COST_MATCHING_OUT;
      if (!takes_part[p])
        continue;
      while (class < heads->len && !is_same_kind (apart, p, g_array_index (heads, gint, class)))
        class ++;
      if (class == heads->len)
        g_array_append_val (heads, p);
      classes[p] = (gint16) class;
    }
  return classes;
}

static BrgCost *
price (const BrgGraph *apart, const GArray *heads, const gint16 *classes)
{
  BrgCost *costs = g_new0 (BrgCost, heads->len * heads->len);

  for (guint c = 0; c < heads->len; c++)
    for (guint d = 0; d < heads->len; d++)
      if (c != d && brg_graph_has_edge (apart, g_array_index (heads, gint, c),
                                        g_array_index (heads, gint, d)))
        costs[c * heads->len + d] = COST_OF_MEETING;
  /* Two of one class are kept apart from each other. */
  for (gint p = 0; p < apart->n_vertices; p++)
    if (classes[p] >= 0 && g_array_index (heads, gint, (guint) classes[p]) != p)
      costs[(guint) classes[p] * heads->len + (guint) classes[p]] = COST_OF_MEETING;
  return costs;
}

/* With whom each may meet although they are kept apart, so that the round can be paired with as few
 * of such pairs as possible; NULL when it cannot be paired at all. */
static gint *
find_fewest (const BrgPairingSystem *system,
             const BrgTournament *tournament,
             const BrgPairingRequest *request,
             const BrgGraph *apart)
{
  g_autoptr (BrgTournament) eased = ease (tournament, request->round, NULL);
  g_autofree gboolean *takes_part = g_new0 (gboolean, tournament->n_players + 1);
  g_autoptr (BrgGraph) graph = read_pairs (system, eased, request, takes_part);
  g_autoptr (GArray) heads = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree gint16 *classes = classify (apart, takes_part, heads);
  g_autofree BrgCost *costs = price (apart, heads, classes);
  g_autoptr (BrgCostMatching) matching =
      brg_cost_matching_new (graph, classes, (gint) heads->len, costs);
  gint *mates;

  brg_cost_matching_suggest_rest (matching);
  if (!brg_cost_matching_solve (matching, BRG_COST_MATCHING_NO_LIMIT))
    return NULL;
  mates = g_new (gint, tournament->n_players);
  for (gint p = 0; p < tournament->n_players; p++)
    mates[p] = brg_cost_matching_get_mate (matching, p);
  return mates;
}

BrgPairing *
brg_apart_pair (const BrgPairingSystem *system,
                const BrgTournament *tournament,
                const BrgPairingRequest *request,
                GError **error)
{
  BrgPairing *pairing = brg_pairing_system_pair (system, tournament, request, error);
  g_autoptr (BrgGraph) apart = NULL;
  g_autofree gint *mates = NULL;
  g_autoptr (BrgTournament) eased = NULL;

  if (pairing == NULL || pairing->exists || system->list_bans == NULL)
    return pairing;
  apart = read_apart (tournament, request->round);
  if (apart == NULL)
    return pairing;
  if (request->sections == NULL)
    mates = find_fewest (system, tournament, request, apart);
  eased = ease (tournament, request->round, mates);
  brg_pairing_free (pairing);
  pairing = brg_pairing_system_pair (system, eased, request, error);
  if (pairing == NULL || pairing->exists || mates == NULL)
    return pairing;
  /* What a system wants beyond single pairs stood in the way. */
  brg_pairing_free (pairing);
  brg_tournament_free (eased);
  eased = ease (tournament, request->round, NULL);
  return brg_pairing_system_pair (system, eased, request, error);
}
