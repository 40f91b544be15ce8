/* brg-draft-pairs.c - the pairs of a draft, and changes by hand
 *
 * Rules: rus-draughts-2022 5.4.10.9
 * Tests: tests/app/test-draft-pairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draft-pairs.h"

#include "brg-draft-private.h"
#include "brg-pairing-systems.h"
#include "brg-presence.h"
#include "brg-two-players.h"

/* What a step back restores: the boards of one round. */
typedef struct
{
  gint round;
  GArray *boards;
  guint n_bans; /* so many were there */
} Step;

static void
clear_board (gpointer data)
{
  BrgDraftBoard *board = data;

  g_clear_pointer (&board->reasons, g_array_unref);
}

GArray *
brg_draft_boards_new (void)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (BrgDraftBoard));

  g_array_set_clear_func (boards, clear_board);
  return boards;
}

void
brg_draft_boards_append (GArray *boards, const BrgDraftBoard *board)
{
  BrgDraftBoard copy = *board;

  copy.reasons = board->reasons != NULL ? g_array_ref (board->reasons)
                                        : g_array_new (FALSE, FALSE, sizeof (BrgReason));
  g_array_append_val (boards, copy);
}

static void
free_step (Step *step)
{
  g_array_unref (step->boards);
  g_free (step);
}

void
brg_draft_clear_pairs (BrgDraft *draft)
{
  Step *step;

  while ((step = g_queue_pop_head (draft->steps_back)) != NULL)
    free_step (step);
  g_clear_pointer (&draft->rounds, g_ptr_array_unref);
  g_array_set_size (draft->obstacles, 0);
}

static GArray *
get_boards (const BrgDraft *draft, gint round)
{
  g_assert (draft->rounds != NULL);
  g_assert (round >= draft->first_round);
  g_assert ((guint) (round - draft->first_round) < draft->rounds->len);

  return draft->rounds->pdata[round - draft->first_round];
}

static BrgDraftBoard *
get_board (const BrgDraft *draft, gint round, gint index)
{
  return &g_array_index (get_boards (draft, round), BrgDraftBoard, index);
}

static void
remember_lock (BrgDraft *draft, gint round, const BrgDraftBoard *board)
{
  BrgDraftLock lock = {
    .round = round,
    .white = draft->entries[board->white],
    .black = board->black == BRG_NOBODY ? BRG_NOBODY : draft->entries[board->black],
    .is_manual = board->is_manual,
  };

  g_array_append_val (draft->locks, lock);
}

/* Numbers may change, and with them the table of a round robin; the pairs that the arbiter fixed in
 * a Swiss are kept. */
void
brg_draft_invalidate (BrgDraft *draft)
{
  if (draft->rounds != NULL)
    {
      g_array_set_size (draft->locks, 0);
      for (guint i = 0; !brg_draft_is_round_robin (draft) && i < draft->rounds->len; i++)
        {
          const GArray *boards = draft->rounds->pdata[i];

          for (guint k = 0; k < boards->len; k++)
            if (g_array_index (boards, BrgDraftBoard, k).is_locked)
              remember_lock (draft, draft->first_round + (gint) i,
                             &g_array_index (boards, BrgDraftBoard, k));
        }
    }
  brg_draft_clear_pairs (draft);
  g_clear_pointer (&draft->preview, brg_snapshot_unref);
  g_clear_pointer (&draft->tournament, brg_tournament_free);
}

void
brg_draft_push_step (BrgDraft *draft, gint round)
{
  const GArray *boards = get_boards (draft, round);
  Step *step = g_new0 (Step, 1);

  step->round = round;
  step->n_bans = draft->bans->len;
  step->boards = brg_draft_boards_new ();
  for (guint i = 0; i < boards->len; i++)
    brg_draft_boards_append (step->boards, &g_array_index (boards, BrgDraftBoard, i));
  g_queue_push_head (draft->steps_back, step);
}

gboolean
brg_draft_step_back (BrgDraft *draft)
{
  Step *step;

  g_return_val_if_fail (draft != NULL, FALSE);

  step = g_queue_pop_head (draft->steps_back);
  if (step == NULL)
    return FALSE;
  brg_draft_forget_bans (draft, step->n_bans);
  g_array_unref (get_boards (draft, step->round));
  draft->rounds->pdata[step->round - draft->first_round] = g_array_ref (step->boards);
  free_step (step);
  return TRUE;
}

gboolean
brg_draft_is_paired (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  return draft->rounds != NULL;
}

gboolean
brg_draft_is_complete (BrgDraft *draft)
{
  g_autoptr (GArray) free_players = NULL;

  if (!brg_draft_is_paired (draft) || draft->rounds->len == 0 ||
      get_boards (draft, draft->first_round)->len == 0)
    return FALSE;
  if (brg_draft_is_round_robin (draft))
    return TRUE;
  free_players = brg_draft_list_free (draft, draft->first_round);
  return free_players->len == 0;
}

gboolean
brg_draft_is_changed (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, FALSE);

  for (guint i = 0; draft->rounds != NULL && i < draft->rounds->len; i++)
    {
      const GArray *boards = draft->rounds->pdata[i];

      for (guint k = 0; k < boards->len; k++)
        if (g_array_index (boards, BrgDraftBoard, k).is_locked ||
            g_array_index (boards, BrgDraftBoard, k).is_manual)
          return TRUE;
    }
  return draft->locks->len > 0 || !g_queue_is_empty (draft->steps_back);
}

guint
brg_draft_count_manual (const BrgDraft *draft)
{
  guint n_manual = 0;

  g_return_val_if_fail (draft != NULL, 0);

  for (guint i = 0; draft->rounds != NULL && i < draft->rounds->len; i++)
    {
      const GArray *boards = draft->rounds->pdata[i];

      for (guint k = 0; k < boards->len; k++)
        n_manual += g_array_index (boards, BrgDraftBoard, k).is_manual;
    }
  return n_manual;
}

const GArray *
brg_draft_get_boards (const BrgDraft *draft, gint round)
{
  g_return_val_if_fail (draft != NULL && draft->rounds != NULL, NULL);

  return get_boards (draft, round);
}

const GArray *
brg_draft_get_obstacles (const BrgDraft *draft)
{
  g_return_val_if_fail (draft != NULL, NULL);

  return draft->obstacles;
}

gint
brg_draft_find_board (const BrgDraft *draft, gint round, gint player)
{
  const GArray *boards;

  g_return_val_if_fail (draft != NULL && draft->rounds != NULL, -1);

  boards = get_boards (draft, round);
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      if (board->white == player || (board->black == player && player != BRG_NOBODY))
        return (gint) i;
    }
  return -1;
}

static gboolean
is_present (BrgDraft *draft, gint player)
{
  const BrgTournament *tournament = brg_draft_get_tournament (draft);

  if (player < 0 || player >= tournament->n_players ||
      draft->presences[draft->entries[player]] == BRG_PRESENCE_OUT)
    return FALSE;
  return brg_draft_is_round_robin (draft) ||
         !brg_player_is_absent (tournament, player, draft->first_round);
}

GArray *
brg_draft_list_free (BrgDraft *draft, gint round)
{
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (gint));
  const GArray *boards;
  g_autofree gboolean *has_board = NULL;
  gint n_players;

  g_return_val_if_fail (draft != NULL && draft->rounds != NULL, NULL);

  n_players = brg_draft_get_tournament (draft)->n_players;
  has_board = g_new0 (gboolean, n_players + 1);
  boards = get_boards (draft, round);
  for (guint i = 0; i < boards->len; i++)
    {
      const BrgDraftBoard *board = &g_array_index (boards, BrgDraftBoard, i);

      has_board[board->white] = TRUE;
      if (board->black != BRG_NOBODY)
        has_board[board->black] = TRUE;
    }
  for (gint player = 0; player < n_players; player++)
    if (!has_board[player] && is_present (draft, player))
      g_array_append_val (players, player);
  return g_steal_pointer (&players);
}

void
brg_draft_set_locked (BrgDraft *draft, gint round, gint index, gboolean is_locked)
{
  g_return_if_fail (draft != NULL && draft->rounds != NULL);
  g_return_if_fail (index >= 0 && (guint) index < get_boards (draft, round)->len);

  /* rus-draughts-2022 5.4.10.9: a draw may be forced. */
  if (get_board (draft, round, index)->is_locked == is_locked)
    return;
  brg_draft_push_step (draft, round);
  get_board (draft, round, index)->is_locked = is_locked;
}

/* What the arbiter made is fixed, or the next computation would undo it, and its reasons are his.
 */
static void
mark_manual (BrgDraftBoard *board)
{
  board->is_manual = TRUE;
  board->is_locked = TRUE;
  g_array_unref (board->reasons);
  board->reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
}

gboolean
brg_draft_swap_colours (BrgDraft *draft, gint round, gint index)
{
  BrgDraftBoard *board;

  g_return_val_if_fail (draft != NULL && draft->rounds != NULL, FALSE);
  g_return_val_if_fail (index >= 0 && (guint) index < get_boards (draft, round)->len, FALSE);

  if (get_board (draft, round, index)->black == BRG_NOBODY)
    return FALSE;
  brg_draft_push_step (draft, round);
  board = get_board (draft, round, index);
  *board =
      (BrgDraftBoard){ .white = board->black, .black = board->white, .reasons = board->reasons };
  mark_manual (board);
  return TRUE;
}

/* Byes stand last. */
static void
insert_board (GArray *boards, BrgPair pair)
{
  BrgDraftBoard board = { .white = pair.white, .black = pair.black };
  guint place = boards->len;

  board.reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  mark_manual (&board);
  while (pair.black != BRG_NOBODY && place > 0 &&
         g_array_index (boards, BrgDraftBoard, place - 1).black == BRG_NOBODY)
    place--;
  g_array_insert_val (boards, place, board);
}

/* With the colours that they are due. */
static BrgPair
pair_alone (BrgDraft *draft, gint player, gint other)
{
  BrgColour colour = brg_two_players_pair (draft->system, brg_draft_get_tournament (draft),
                                           draft->first_round, draft->settings.seed, player, other);

  return colour == BRG_COLOUR_BLACK ? (BrgPair){ other, player } : (BrgPair){ player, other };
}

/* The seat of a player: his field in a board; NULL when he has none. */
static gint *
find_seat (BrgDraft *draft, gint player)
{
  gint index = brg_draft_find_board (draft, draft->first_round, player);
  BrgDraftBoard *board;

  if (index < 0)
    return NULL;
  board = get_board (draft, draft->first_round, index);
  return board->white == player ? &board->white : &board->black;
}

static void
mark_board_of (BrgDraft *draft, gint player)
{
  gint index = brg_draft_find_board (draft, draft->first_round, player);

  if (index >= 0)
    mark_manual (get_board (draft, draft->first_round, index));
}

gboolean
brg_draft_exchange (BrgDraft *draft, gint player, gint other)
{
  gint *seat;
  gint *other_seat;
  gint board;

  g_return_val_if_fail (draft != NULL && draft->rounds != NULL, FALSE);

  if (brg_draft_is_round_robin (draft) || player == other || !is_present (draft, player) ||
      !is_present (draft, other))
    return FALSE;
  board = brg_draft_find_board (draft, draft->first_round, player);
  if (board >= 0 && board == brg_draft_find_board (draft, draft->first_round, other))
    return brg_draft_swap_colours (draft, draft->first_round, board);
  brg_draft_push_step (draft, draft->first_round);
  seat = find_seat (draft, player);
  other_seat = find_seat (draft, other);
  if (seat == NULL && other_seat == NULL)
    {
      insert_board (get_boards (draft, draft->first_round), pair_alone (draft, player, other));
      return TRUE;
    }
  if (seat != NULL)
    *seat = other;
  if (other_seat != NULL)
    *other_seat = player;
  mark_board_of (draft, player);
  mark_board_of (draft, other);
  return TRUE;
}

gboolean
brg_draft_unpair (BrgDraft *draft, gint index)
{
  g_return_val_if_fail (draft != NULL && draft->rounds != NULL, FALSE);
  g_return_val_if_fail (index >= 0 && (guint) index < get_boards (draft, draft->first_round)->len,
                        FALSE);

  if (brg_draft_is_round_robin (draft))
    return FALSE;
  brg_draft_push_step (draft, draft->first_round);
  g_array_remove_index (get_boards (draft, draft->first_round), (guint) index);
  return TRUE;
}

static gint
find_bye_holder (const BrgDraft *draft)
{
  const GArray *boards = get_boards (draft, draft->first_round);

  for (guint i = 0; i < boards->len; i++)
    if (g_array_index (boards, BrgDraftBoard, i).black == BRG_NOBODY)
      return g_array_index (boards, BrgDraftBoard, i).white;
  return BRG_NOBODY;
}

gboolean
brg_draft_give_bye (BrgDraft *draft, gint player)
{
  gint holder;
  gint index;

  g_return_val_if_fail (draft != NULL && draft->rounds != NULL, FALSE);

  if (brg_draft_is_round_robin (draft) || !is_present (draft, player))
    return FALSE;
  holder = find_bye_holder (draft);
  if (holder == player)
    return FALSE;
  if (holder != BRG_NOBODY)
    return brg_draft_exchange (draft, player, holder);
  brg_draft_push_step (draft, draft->first_round);
  index = brg_draft_find_board (draft, draft->first_round, player);
  if (index >= 0)
    g_array_remove_index (get_boards (draft, draft->first_round), (guint) index);
  insert_board (get_boards (draft, draft->first_round), (BrgPair){ player, BRG_NOBODY });
  return TRUE;
}
