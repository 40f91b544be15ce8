/* brg-draft-repair.c - pairing again with the fewest changes
 *
 * Those without a pair are paired with each other. Where that cannot be, one board is broken, then
 * two, then three, until all who are concerned can be paired; among boards the nearest in points
 * come first, then the lower ones. What a candidate costs is a question about a handful of players.
 *
 * Rules: rus-draughts-2022 5.4.10.8
 * Tests: tests/app/test-draft-pairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-private.h"
#include "brg-matching.h"
#include "brg-presence.h"

#define MAX_BROKEN 3

/* About a second. */
#define MAX_CANDIDATES 100000

/* A board that may be broken. */
typedef struct
{
  BrgPair pair; /* black BRG_NOBODY: the bye */
  gint index;
  gint distance; /* to those without a pair, in twice the units of points */
} Board;

typedef struct
{
  const BrgPairingSystem *system;
  const BrgTournament *tournament;
  gint round;
  GArray *free_players; /* gint; BRG_NOBODY for the bye when it is to be given */
  GArray *boards;       /* Board */
  GArray *kept;         /* BrgPair that stay whatever happens */
  guint n_candidates;
} Repair;

static gint
get_score (const Repair *repair, gint player)
{
  return brg_tournament_score (repair->tournament, player, repair->round - 1);
}

static gint
measure_distance (const Repair *repair, BrgPair pair)
{
  gint sum = get_score (repair, pair.white) +
             get_score (repair, pair.black == BRG_NOBODY ? pair.white : pair.black);
  gint nearest = G_MAXINT;

  for (guint i = 0; i < repair->free_players->len; i++)
    {
      gint player = g_array_index (repair->free_players, gint, i);

      if (player != BRG_NOBODY)
        nearest = MIN (nearest, ABS (2 * get_score (repair, player) - sum));
    }
  return nearest;
}

static gint
compare_boards (gconstpointer a, gconstpointer b)
{
  const Board *board_a = a;
  const Board *board_b = b;

  if (board_a->distance != board_b->distance)
    return board_a->distance - board_b->distance;
  return board_b->index - board_a->index;
}

static gboolean
is_bye (const BrgDraftBoard *board)
{
  return board->black == BRG_NOBODY;
}

/* Whether somebody must be free once the fixed pairs are taken out. */
static gboolean
needs_bye (const Repair *repair, const GArray *boards)
{
  gint n_players = 0;

  for (gint player = 0; player < repair->tournament->n_players; player++)
    n_players += !brg_player_is_absent (repair->tournament, player, repair->round);
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      if (board->is_locked)
        n_players -= is_bye (board) ? 1 : 2;
    }
  return n_players % 2 == 1;
}

static void
append_free (Repair *repair, gint player)
{
  g_array_append_val (repair->free_players, player);
}

static void
find_free (Repair *repair, const GArray *boards)
{
  g_autofree gboolean *has_board = g_new0 (gboolean, repair->tournament->n_players + 1);

  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      has_board[board->white] = TRUE;
      if (!is_bye (board))
        has_board[board->black] = TRUE;
    }
  for (gint player = 0; player < repair->tournament->n_players; player++)
    if (!has_board[player] && !brg_player_is_absent (repair->tournament, player, repair->round))
      append_free (repair, player);
}

/* Parts the boards into those that stay and those that may be broken. One bye is enough, and none
 * when the number is even. */
static void
sort_boards (Repair *repair, const GArray *boards)
{
  gboolean wants_bye = needs_bye (repair, boards);

  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);
      Board candidate = { .pair = { board->white, board->black }, .index = (gint) i };

      if (board->is_locked)
        g_array_append_val (repair->kept, candidate.pair);
      else if (!is_bye (board) || wants_bye)
        g_array_append_val (repair->boards, candidate);
      else
        append_free (repair, board->white);
      if (!board->is_locked && is_bye (board))
        wants_bye = FALSE;
    }
  if (wants_bye)
    append_free (repair, BRG_NOBODY);
  for (guint i = 0; i < repair->boards->len; i++)
    {
      Board *board = &g_array_index (repair->boards, Board, i);

      board->distance = measure_distance (repair, board->pair);
    }
  g_array_sort (repair->boards, compare_boards);
}

static gboolean
may_meet (const Repair *repair, gint player, gint other)
{
  g_autoptr (GArray) bans = NULL;

  if (repair->system->list_bans == NULL)
    return TRUE;
  bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  repair->system->list_bans (repair->tournament, repair->round,
                             player == BRG_NOBODY ? other : player,
                             player == BRG_NOBODY ? BRG_NOBODY : other, bans);
  return bans->len == 0;
}

static gboolean
can_be_paired (Repair *repair, const gint *broken, gint n_broken)
{
  g_autoptr (GArray) players = g_array_copy (repair->free_players);
  g_autoptr (BrgGraph) graph = NULL;
  g_autoptr (BrgMatching) matching = NULL;

  repair->n_candidates++;
  for (gint i = 0; i < n_broken; i++)
    {
      const Board *board = &g_array_index (repair->boards, Board, broken[i]);

      g_array_append_val (players, board->pair.white);
      g_array_append_val (players, board->pair.black);
    }
  graph = brg_graph_new ((gint) players->len);
  for (guint i = 0; i < players->len; i++)
    for (guint k = i + 1; k < players->len; k++)
      if (may_meet (repair, g_array_index (players, gint, i), g_array_index (players, gint, k)))
        brg_graph_join (graph, (gint) i, (gint) k);
  matching = brg_matching_new (graph, NULL);
  return brg_matching_complete (matching) == 0;
}

/* Goes through the sets of @n_broken boards, the first boards of the list first. */
static gboolean
choose_broken (Repair *repair, gint *broken, gint n_chosen, gint n_broken)
{
  gint first = n_chosen > 0 ? broken[n_chosen - 1] + 1 : 0;

  if (n_chosen == n_broken)
    return can_be_paired (repair, broken, n_broken);
  for (gint i = first; i < (gint) repair->boards->len; i++)
    {
      broken[n_chosen] = i;
      if (choose_broken (repair, broken, n_chosen + 1, n_broken))
        return TRUE;
      if (repair->n_candidates >= MAX_CANDIDATES)
        return FALSE;
    }
  return FALSE;
}

static void
keep_others (Repair *repair, const gint *broken, gint n_broken)
{
  gint next = 0;

  for (gint i = 0; i < (gint) repair->boards->len; i++)
    if (next < n_broken && broken[next] == i)
      next++;
    else
      g_array_append_val (repair->kept, g_array_index (repair->boards, Board, i).pair);
}

GArray *
brg_draft_choose_kept (const BrgPairingSystem *system,
                       const BrgTournament *tournament,
                       gint round,
                       const GArray *boards)
{
  g_autoptr (GArray) free_players = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Board));
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  Repair repair = { system, tournament, round, free_players, candidates, kept, 0 };
  gint broken[MAX_BROKEN] = { 0 };

  find_free (&repair, boards);
  sort_boards (&repair, boards);
  for (gint n_broken = 0; n_broken <= MAX_BROKEN; n_broken++)
    if (choose_broken (&repair, broken, 0, n_broken))
      {
        keep_others (&repair, broken, n_broken);
        return g_steal_pointer (&kept);
      }
  return NULL;
}
