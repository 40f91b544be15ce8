/* brg-verification.c - the blind pass: a second person keys every result again
 *
 * Tests: tests/app/test-verification.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-verification.h"

#include "brg-result-keys.h"

static gboolean
has_first_entry (const BrgGame *game)
{
  return game->black != BRG_NOBODY && !brg_outcome_is_pending (game->white_outcome);
}

void
brg_verification_set_on (BrgVerification *self, gboolean is_on)
{
  g_return_if_fail (self != NULL);

  *self = (BrgVerification){ .is_on = is_on };
}

BrgEntryVerdict
brg_verification_enter (BrgVerification *self,
                        const BrgGame *game,
                        BrgOutcome white,
                        BrgOutcome black)
{
  g_return_val_if_fail (self != NULL && self->is_on && game != NULL, BRG_ENTRY_VERDICT_FIRST);

  if (self->game_id != 0)
    return BRG_ENTRY_VERDICT_BUSY;
  if (!has_first_entry (game))
    return BRG_ENTRY_VERDICT_FIRST;
  if (game->white_outcome == white && game->black_outcome == black)
    return BRG_ENTRY_VERDICT_EQUAL;
  self->game_id = game->id;
  self->white = white;
  self->black = black;
  self->has_ignored = FALSE;
  return BRG_ENTRY_VERDICT_DIFFERENT;
}

BrgDecision
brg_verification_decide (BrgVerification *self, gunichar symbol)
{
  g_return_val_if_fail (self != NULL && self->game_id != 0, BRG_DECISION_NONE);

  if (symbol == 't')
    return BRG_DECISION_TAKE_SECOND;
  if (symbol == BRG_SYMBOL_ENTER && !self->has_ignored)
    return BRG_DECISION_KEEP_FIRST;
  self->has_ignored = symbol != BRG_SYMBOL_ENTER;
  return BRG_DECISION_NONE;
}

void
brg_verification_settle (BrgVerification *self)
{
  g_return_if_fail (self != NULL);

  brg_verification_set_on (self, self->is_on);
}

gboolean
brg_verification_hides (const BrgVerification *self, const BrgGame *game)
{
  g_return_val_if_fail (self != NULL && game != NULL, FALSE);

  return self->is_on && self->game_id != game->id && !game->is_verified && has_first_entry (game);
}

gint
brg_verification_find_next (const BrgSnapshot *snapshot, gint round, gint after)
{
  const BrgRound *paired;
  gint n_boards;

  g_return_val_if_fail (snapshot != NULL && after >= -1, -1);

  paired = brg_snapshot_get_round (snapshot, round);
  n_boards = paired != NULL ? (gint) paired->games->len : 0;
  for (gint step = 1; step <= n_boards; step++)
    {
      gint i = (after + step) % n_boards;
      const BrgGame *game = &g_array_index (paired->games, BrgGame, i);

      if (has_first_entry (game) && !game->is_verified)
        return i;
    }
  return -1;
}
