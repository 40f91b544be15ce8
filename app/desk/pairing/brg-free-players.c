/* brg-free-players.c - who has no opponent in a published round, and who of them may get one
 *
 * Rules: fide-handling-2026 4; rus-draughts-2022 5.4.10.12
 * Tests: tests/app/test-free-players.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-free-players.h"

#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-pairing-systems.h"
#include "brg-rational.h"
#include "brg-snapshot-tournament.h"
#include "brg-two-players.h"

/* The round, when its pairs may still be added to; else NULL. */
static const BrgRound *
find_open_round (const BrgSnapshot *snapshot, gint round)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);
  const BrgRound *found = brg_snapshot_get_round (snapshot, round);

  return found != NULL && found->state == BRG_ROUND_PUBLISHED && system != NULL &&
                 system->kind == BRG_TOURNAMENT_SWISS && !system->is_knockout &&
                 !brg_snapshot_has_teams (snapshot) && round == (gint) snapshot->rounds->len &&
                 snapshot->event->state == BRG_EVENT_OPEN
             ? found
             : NULL;
}

/* (transfer full): for every entry whether it sits at a board of the round, or has the bye. */
static gboolean *
list_seated (const BrgSnapshot *snapshot, const BrgRound *round)
{
  gboolean *seated = g_new0 (gboolean, snapshot->entries->len);

  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      seated[game->white] = TRUE;
      if (game->black != BRG_NOBODY)
        seated[game->black] = TRUE;
    }
  return seated;
}

static gboolean
may_play (const BrgEntry *entry, gint round)
{
  return entry->left_after >= round && !brg_entry_is_refused (entry);
}

gint
brg_free_players_find_bye (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *found;

  g_return_val_if_fail (snapshot != NULL, BRG_NOBODY);

  found = find_open_round (snapshot, round);
  for (guint i = 0; found != NULL && i < found->games->len; i++)
    {
      const BrgGame *game = &g_array_index (found->games, BrgGame, i);

      if (game->black == BRG_NOBODY)
        return game->white;
    }
  return BRG_NOBODY;
}

/* The Rounds page asks with every row that is chosen: each board is looked at once. */
GArray *
brg_free_players_list (const BrgSnapshot *snapshot, gint round)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree gboolean *seated = NULL;
  const BrgRound *found;
  gint bye;

  g_return_val_if_fail (snapshot != NULL, list);

  found = find_open_round (snapshot, round);
  if (found == NULL)
    return list;
  seated = list_seated (snapshot, found);
  bye = brg_free_players_find_bye (snapshot, round);
  if (bye != BRG_NOBODY)
    g_array_append_val (list, bye);
  for (gint is_numbered = 0; is_numbered <= 1; is_numbered++)
    for (gint i = 0; i < (gint) snapshot->entries->len; i++)
      {
        const BrgEntry *entry = brg_snapshot_get_entry (snapshot, i);

        if ((entry->number > 0) == is_numbered && !seated[i] && may_play (entry, round))
          g_array_append_val (list, i);
      }
  return list;
}

gint
brg_free_players_find_first (const BrgSnapshot *snapshot, gboolean *is_proposed)
{
  g_autoptr (GArray) players = NULL;
  const BrgRound *round;
  gint number;

  g_return_val_if_fail (snapshot != NULL && is_proposed != NULL, 1);

  number = (gint) snapshot->rounds->len;
  players = brg_free_players_list (snapshot, number);
  *is_proposed = players->len > 0;
  if (players->len == 0)
    return number + 1;
  round = brg_snapshot_get_round (snapshot, number);
  for (guint i = 0; i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      *is_proposed = *is_proposed && (game->black == BRG_NOBODY || brg_game_is_missing (game));
    }
  return number;
}

BrgColour
brg_free_players_pair (const BrgSnapshot *snapshot,
                       const BrgTournament *tournament,
                       gint round,
                       gint player,
                       gint other)
{
  const BrgPairingSystem *system;

  g_return_val_if_fail (snapshot != NULL && tournament != NULL && player != other, BRG_COLOUR_NONE);

  system = brg_pairing_system_find (snapshot->group->system);
  if (system == NULL)
    return BRG_COLOUR_NONE;
  /* The tournament has those with numbers. Of two new ones the first to be entered is the first. */
  if (player >= tournament->n_players)
    return other >= tournament->n_players
               ? BRG_COLOUR_WHITE
               : brg_colour_opposite (brg_two_players_pair (
                     system, tournament, round, snapshot->group->seed, other, BRG_NOBODY));
  return brg_two_players_pair (system, tournament, round, snapshot->group->seed, player,
                               other >= tournament->n_players ? BRG_NOBODY : other);
}

/* "Ivanov (3)" (transfer full) */
static char *
dup_player (const BrgSnapshot *snapshot, const BrgTournament *tournament, gint round, gint index)
{
  g_autofree char *name = brg_name_words_dup (snapshot, index, BRG_NAME_PLAIN, NULL);
  g_autofree char *points =
      index < tournament->n_players
          ? brg_points_to_figures (brg_tournament_score (tournament, index, round - 1))
          : g_strdup ("0");

  return g_strdup_printf ("%s (%s)", name, points);
}

/* Where they would play: the board of the bye if one of them has it, else after all games. */
static gint
find_board (const BrgSnapshot *snapshot, gint round, gint player, gint other)
{
  const GArray *games = brg_snapshot_get_round (snapshot, round)->games;
  gint n_boards = 0;

  for (guint i = 0; i < games->len; i++)
    {
      const BrgGame *game = &g_array_index (games, BrgGame, i);

      if (game->black == BRG_NOBODY && (game->white == player || game->white == other))
        return game->board;
      n_boards = game->black != BRG_NOBODY ? MAX (n_boards, game->board) : n_boards;
    }
  return n_boards + 1;
}

char *
brg_free_players_dup_line (const BrgSnapshot *snapshot,
                           const BrgTournament *tournament,
                           gint round,
                           gint player,
                           gint other)
{
  BrgColour colour = brg_free_players_pair (snapshot, tournament, round, player, other);
  g_autofree char *one = dup_player (snapshot, tournament, round, player);
  g_autofree char *two = dup_player (snapshot, tournament, round, other);

  if (colour == BRG_COLOUR_NONE)
    return g_strdup (_ ("The rules do not let these two meet: they have met, may not be paired, or "
                        "their colours forbid it."));
  /* Translators: the number of a board, White, Black */
  return g_strdup_printf (_ ("Board %d: %s – %s"), find_board (snapshot, round, player, other),
                          colour == BRG_COLOUR_WHITE ? one : two,
                          colour == BRG_COLOUR_WHITE ? two : one);
}
