/* brg-verification.c - the blind pass: a second person keys every result again
 *
 * Tests: tests/app/test-verification.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-verification.h"

#include <glib/gi18n.h>

#include "brg-board-label.h"
#include "brg-next-step.h"
#include "brg-result-keys.h"
#include "brg-result-text.h"

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
  self->refused = 0;
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
  self->refused = symbol != 0 ? symbol : BRG_SYMBOL_UNKNOWN;
  return BRG_DECISION_NONE;
}

void
brg_verification_settle (BrgVerification *self)
{
  g_return_if_fail (self != NULL);

  brg_verification_set_on (self, self->is_on);
}

gboolean
brg_verification_resume (BrgVerification *self, const BrgGame *game)
{
  g_return_val_if_fail (self != NULL && game != NULL, FALSE);

  if (!self->is_on || self->game_id != 0 || !game->has_second)
    return FALSE;
  brg_verification_enter (self, game, game->second_white, game->second_black);
  return self->game_id != 0;
}

static const BrgGame *
find_game (const BrgSnapshot *snapshot, gint round, gint64 game_id)
{
  const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

  for (guint i = 0; paired != NULL && i < paired->games->len; i++)
    if (g_array_index (paired->games, BrgGame, i).id == game_id)
      return &g_array_index (paired->games, BrgGame, i);
  return NULL;
}

void
brg_verification_follow (BrgVerification *self, const BrgSnapshot *snapshot, gint round)
{
  const BrgGame *game;

  g_return_if_fail (self != NULL && snapshot != NULL);

  if (self->game_id == 0)
    return;
  game = find_game (snapshot, round, self->game_id);
  if (game == NULL || !game->has_second)
    brg_verification_settle (self);
}

gint
brg_verification_find_differing (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *paired;

  g_return_val_if_fail (snapshot != NULL, -1);

  paired = brg_snapshot_get_round (snapshot, round);
  for (guint i = 0; paired != NULL && i < paired->games->len; i++)
    if (g_array_index (paired->games, BrgGame, i).has_second)
      return (gint) i;
  return -1;
}

char *
brg_verification_dup_entry (const BrgSnapshot *snapshot, BrgOutcome white, BrgOutcome black)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  if (white == BRG_OUTCOME_ADJOURNED)
    return g_strdup (C_ ("result", "adjourned"));
  if (white == BRG_OUTCOME_NONE)
    return g_strdup (_ ("no result"));
  return brg_result_dup_text (&snapshot->group->scoring, white, black);
}

/* What is printed on a key that was refused; %NULL for one that has no sign. */
static char *
dup_key (gunichar symbol)
{
  if (symbol == BRG_SYMBOL_DELETE)
    return g_strdup (C_ ("key", "Del"));
  if (g_unichar_isgraph (symbol))
    {
      gunichar upper = g_unichar_toupper (symbol);

      return g_ucs4_to_utf8 (&upper, 1, NULL, NULL, NULL);
    }
  return NULL;
}

static char *
dup_difference (const BrgVerification *self, const BrgSnapshot *snapshot, const BrgGame *game)
{
  g_autofree char *board = brg_board_label_new (game);
  g_autofree char *first =
      brg_verification_dup_entry (snapshot, game->white_outcome, game->black_outcome);
  g_autofree char *second = brg_verification_dup_entry (snapshot, self->white, self->black);
  g_autofree char *key = dup_key (self->refused);

  if (self->refused == 0)
    /* Translators: number of the board, the result entered first, the one entered now */
    return g_strdup_printf (_ ("Board %s: the entries differ. First %s, now %s. Check the slip."),
                            board, first, second);
  if (self->refused == BRG_SYMBOL_ENTER)
    /* Translators: number of the board, the result entered first, the one entered now */
    return g_strdup_printf (_ ("Enter was ignored because it followed another key. Board %s: Enter "
                               "keeps %s, T takes %s."),
                            board, first, second);
  if (key == NULL)
    /* Translators: number of the board, the result entered first, the one entered now */
    return g_strdup_printf (_ ("Key ignored: settle board %s first. Enter keeps %s, T takes %s."),
                            board, first, second);
  /* Translators: a key, number of the board, the result entered first, the one entered now */
  return g_strdup_printf (_ ("Key %s ignored: settle board %s first. Enter keeps %s, T takes %s."),
                          key, board, first, second);
}

char *
brg_verification_dup_line (const BrgVerification *self, const BrgSnapshot *snapshot, gint round)
{
  BrgRoundCounts counts;
  const BrgGame *game;

  g_return_val_if_fail (self != NULL && snapshot != NULL, NULL);

  counts = brg_round_counts_find (snapshot, round);
  game = self->game_id != 0 ? find_game (snapshot, round, self->game_id) : NULL;
  if (game != NULL)
    return dup_difference (self, snapshot, game);
  if (self->is_on)
    return g_strdup_printf (
        /* Translators: verified results of all results of the round */
        ngettext ("Verification by a second person: %d of %d result verified. Esc ends it.",
                  "Verification by a second person: %d of %d results verified. Esc ends it.",
                  (gulong) counts.n_results),
        counts.n_verified, counts.n_results);
  if (counts.n_differing == 0)
    return NULL;
  return g_strdup_printf (
      ngettext ("On %d board the two entries differ: V settles it. The round cannot be closed.",
                "On %d boards the two entries differ: V settles them. The round cannot be closed.",
                (gulong) counts.n_differing),
      counts.n_differing);
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
