/* brg-round-check.c - a played round held against what the system gives
 *
 * Tests: tests/pairing/test-round-check.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-round-check.h"

#include "brg-pairing-systems.h"

/* The boards of a round, and for every player the one he sits at: nobody against nobody where he
 * has none. */
typedef struct
{
  GArray *boards; /* BrgPair */
  BrgPair *of;
} Boards;

static void
boards_clear (Boards *self)
{
  g_clear_pointer (&self->boards, g_array_unref);
  g_clear_pointer (&self->of, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Boards, boards_clear)

static void
boards_init (Boards *self, gint n_players)
{
  self->boards = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  self->of = g_new (BrgPair, n_players);
  for (gint player = 0; player < n_players; player++)
    self->of[player] = (BrgPair){ BRG_NOBODY, BRG_NOBODY };
}

static void
boards_add (Boards *self, BrgPair board)
{
  g_array_append_val (self->boards, board);
  self->of[board.white] = board;
  if (board.black != BRG_NOBODY)
    self->of[board.black] = board;
}

/* Forfeits may have no colours in a report: then the smaller number stands first. */
static void
read_played (Boards *played, const BrgTournament *tournament, gint round)
{
  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->opponent == BRG_NOBODY && cell->outcome == BRG_OUTCOME_PAIRING_BYE)
        boards_add (played, (BrgPair){ player, BRG_NOBODY });
      else if (player < cell->opponent)
        boards_add (played, cell->colour == BRG_COLOUR_BLACK ? (BrgPair){ cell->opponent, player }
                                                             : (BrgPair){ player, cell->opponent });
    }
}

/* Colours that nobody wrote down do not differ. */
static gboolean
is_same (const BrgTournament *tournament, gint round, BrgPair played, BrgPair given)
{
  if (played.white == given.white && played.black == given.black)
    return TRUE;
  return played.white == given.black && played.black == given.white &&
         brg_tournament_cell (tournament, played.white, round)->colour == BRG_COLOUR_NONE;
}

static void
compare (BrgRoundCheck *check,
         const BrgTournament *tournament,
         const Boards *played,
         const Boards *given)
{
  for (guint i = 0; i < played->boards->len; i++)
    {
      BrgPair board = g_array_index (played->boards, BrgPair, i);

      if (!is_same (tournament, check->round, board, given->of[board.white]))
        g_array_append_val (check->played, board);
    }
  for (guint i = 0; i < given->boards->len; i++)
    {
      BrgPair board = g_array_index (given->boards, BrgPair, i);

      if (!is_same (tournament, check->round, played->of[board.white], board))
        g_array_append_val (check->paired, board);
    }
}

BrgRoundCheck *
brg_round_check_new (const BrgPairingSystem *system,
                     const BrgTournament *tournament,
                     gint round,
                     guint64 seed,
                     GError **error)
{
  const BrgPairingRequest request = { .round = round, .seed = seed };

  return brg_round_check_new_as (system, tournament, &request, error);
}

BrgRoundCheck *
brg_round_check_new_as (const BrgPairingSystem *system,
                        const BrgTournament *tournament,
                        const BrgPairingRequest *request,
                        GError **error)
{
  gint round;
  g_autoptr (BrgTournament) cut = NULL;
  g_autoptr (BrgPairing) pairing = NULL;
  g_auto (Boards) played = { 0 };
  g_auto (Boards) given = { 0 };
  BrgRoundCheck *check;

  g_return_val_if_fail (system != NULL && request != NULL, NULL);
  g_return_val_if_fail (tournament != NULL, NULL);
  round = request->round;
  g_return_val_if_fail (round >= 1 && round <= tournament->n_rounds, NULL);

  cut = brg_tournament_cut (tournament, round);
  pairing = brg_pairing_system_pair (system, cut, request, error);
  if (pairing == NULL)
    return NULL;
  boards_init (&played, tournament->n_players);
  boards_init (&given, tournament->n_players);
  read_played (&played, tournament, round);
  for (guint i = 0; i < pairing->pairs->len; i++)
    boards_add (&given, g_array_index (pairing->pairs, BrgPair, i));
  check = g_new0 (BrgRoundCheck, 1);
  check->round = round;
  check->n_boards = played.boards->len;
  check->exists = pairing->exists;
  check->played = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  check->paired = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  compare (check, tournament, &played, &given);
  return check;
}

void
brg_round_check_free (BrgRoundCheck *check)
{
  if (check == NULL)
    return;
  g_array_unref (check->played);
  g_array_unref (check->paired);
  g_free (check);
}

gboolean
brg_round_check_is_equal (const BrgRoundCheck *check)
{
  g_return_val_if_fail (check != NULL, FALSE);

  return check->exists && check->played->len == 0 && check->paired->len == 0;
}
