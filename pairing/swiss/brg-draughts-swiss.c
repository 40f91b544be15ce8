/* brg-draughts-swiss.c - the Swiss procedure of rus-draughts-2022, common to its methods
 *
 * Rules: rus-draughts-2022 5.4.10.2, 5.4.10.8, 5.4.10.9
 * Tests: tests/pairing/test-draughts-methods.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-swiss.h"

#include "brg-draughts-bye.h"
#include "brg-draughts-colours.h"
#include "brg-draughts-draw.h"
#include "brg-draughts-groups.h"

#define ARTICLE_LOCKED "rus-draughts-2022 5.4.10.9"

/* The matrix of legal pairs takes then 32 MB. */
#define MAX_PLAYERS 16384

/* At most so many reasons for one pair; of them so many about going down if more want room. */
#define MAX_REASONS 6
#define MAX_DOWN 2

/* Order of boards: by the better placed player, byes last. */
static gint
compare_boards (gconstpointer a, gconstpointer b)
{
  const BrgDraughtsBoard *board_a = a;
  const BrgDraughtsBoard *board_b = b;

  if ((board_a->worse < 0) != (board_b->worse < 0))
    return board_a->worse < 0 ? 1 : -1;
  return board_a->better - board_b->better;
}

static void
append_reason (BrgPairing *pairing, const BrgReason *reason)
{
  BrgReason copy = *reason;

  copy.pair = (gint) pairing->pairs->len;
  g_array_append_val (pairing->reasons, copy);
}

static gboolean
is_about_going_down (const BrgReason *reason)
{
  return reason->kind == BRG_REASON_ODD_GROUP || reason->kind == BRG_REASON_GROUP_STUCK ||
         reason->kind == BRG_REASON_CANNOT_GO_DOWN || reason->kind == BRG_REASON_PASSES_GROUP;
}

/* Appends at most @n notes: those about going down come first, and leave room for the search. */
static void
append_notes (BrgPairing *pairing, const GArray *notes, guint n)
{
  guint n_down = 0;
  guint n_room;

  for (guint i = 0; notes != NULL && i < notes->len; i++)
    n_down += is_about_going_down (&g_array_index (notes, BrgReason, i));
  n_room = notes == NULL || n_down == notes->len ? n : MAX_DOWN;
  for (guint i = 0; notes != NULL && i < notes->len && n > 0; i++)
    {
      const BrgReason *note = &g_array_index (notes, BrgReason, i);

      if (is_about_going_down (note))
        {
          if (n_room == 0)
            continue;
          n_room--;
        }
      append_reason (pairing, note);
      n--;
    }
}

/* The group in which the pair was made: both have its points, or one came down into it. */
static void
append_group (const BrgDraughtsDraw *draw, const BrgDraughtsBoard *board, BrgPairing *pairing)
{
  const BrgDraughtsField *field = draw->field;
  gint score = brg_draughts_field_get_record (field, board->better)->score;
  gboolean is_same = score == brg_draughts_field_get_record (field, board->worse)->score;
  BrgReason reason = {
    .kind = is_same ? BRG_REASON_SAME_GROUP : BRG_REASON_MOVED_DOWN,
    .article = is_same ? draw->method->article_inside : draw->method->article_down,
    .player = field->players[board->better],
    .other = field->players[board->worse],
    .points = score,
  };

  append_reason (pairing, &reason);
}

static void
append_board (const BrgDraughtsDraw *draw, const BrgDraughtsBoard *board, BrgPairing *pairing)
{
  gint better = draw->field->players[board->better];
  gint worse = board->worse < 0 ? BRG_NOBODY : draw->field->players[board->worse];
  const GArray *notes = draw->notes[board->better];
  BrgPair pair = { better, worse };
  BrgReason colour = {
    .kind = BRG_REASON_LOCKED,
    .article = ARTICLE_LOCKED,
    .player = better,
    .other = worse,
  };

  if (board->locked != NULL)
    pair = *board->locked;
  else if (worse != BRG_NOBODY)
    pair = brg_draughts_give_colours (draw->field, draw->method, better, worse, &colour);
  if (draw->explain && board->locked != NULL)
    append_reason (pairing, &colour);
  else if (draw->explain && worse == BRG_NOBODY)
    append_notes (pairing, notes, MAX_REASONS);
  else if (draw->explain)
    {
      append_group (draw, board, pairing);
      append_notes (pairing, notes, MAX_REASONS - 2);
      append_reason (pairing, &colour);
    }
  g_array_append_val (pairing->pairs, pair);
}

static gboolean
has_bye (const BrgDraughtsDraw *draw, gint player)
{
  for (guint i = 0; i < draw->boards->len; i++)
    {
      const BrgDraughtsBoard *board = &g_array_index (draw->boards, BrgDraughtsBoard, i);

      if (board->worse < 0 && draw->field->players[board->better] == player)
        return TRUE;
    }
  return FALSE;
}

/* rus-draughts-2022 5.4.10.2: the last has the bye, before anybody is paired; who stands higher
 * comes later in that search. */
static void
append_asked (const BrgDraughtsDraw *draw, BrgPairing *pairing)
{
  BrgReason reason = draw->answer;

  if (draw->asked == NULL)
    return;
  if (draw->asked->black == BRG_NOBODY || has_bye (draw, draw->asked->white) ||
      has_bye (draw, draw->asked->black))
    {
      reason.kind = BRG_REASON_LATER;
      reason.article = BRG_ARTICLE_DRAUGHTS_BANS;
    }
  reason.pair = -1;
  reason.player = draw->asked->white;
  reason.other = draw->asked->black;
  if (reason.article != NULL)
    g_array_append_val (pairing->reasons, reason);
}

BrgPairing *
brg_draughts_swiss_pair (const BrgDraughtsMethod *method,
                         const BrgTournament *tournament,
                         const BrgPairingRequest *request,
                         GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  g_autoptr (BrgDraughtsDraw) draw = NULL;

  if (tournament->n_players < 2 || tournament->n_players > MAX_PLAYERS)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "A Swiss needs 2 to %d players, not %d", MAX_PLAYERS, tournament->n_players);
      return NULL;
    }
  draw = brg_draughts_draw_new (tournament, method, request);
  pairing->exists = brg_draughts_settle_bye (draw, pairing->obstacles);
  if (!pairing->exists)
    return g_steal_pointer (&pairing);
  brg_draughts_settle_groups (draw);
  append_asked (draw, pairing);
  g_array_sort (draw->boards, compare_boards);
  for (guint i = 0; i < draw->boards->len; i++)
    append_board (draw, &g_array_index (draw->boards, BrgDraughtsBoard, i), pairing);
  return g_steal_pointer (&pairing);
}

gint
brg_draughts_swiss_count_rounds (G_GNUC_UNUSED gint n_players, G_GNUC_UNUSED gint cycles)
{
  return 0;
}

void
brg_draughts_swiss_list_bans (const BrgTournament *tournament,
                              gint round,
                              gint player,
                              gint other,
                              GArray *bans)
{
  BrgDraughtsRecord record;
  BrgReason reason = {
    .kind = BRG_REASON_BYE_HAD_ONE,
    .article = BRG_ARTICLE_DRAUGHTS_BANS,
    .pair = -1,
    .player = player,
    .other = BRG_NOBODY,
  };

  if (other != BRG_NOBODY)
    {
      brg_draughts_append_bans (tournament, round, player, other, bans);
      return;
    }
  record = brg_draughts_record_read (tournament, player, round);
  if (record.had_free_win)
    g_array_append_val (bans, reason);
}
