/* brg-leaving.c - what follows when a player leaves
 *
 * Rules: rus-draughts-2022 5.4.5.2 to 5.4.5.5, 5.4.9.5; rus-chess-2014 22.4, 24.1, 24.2;
 *   ussr-chess-1956 23
 * Tests: tests/app/test-leaving.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-leaving.h"

#include "brg-correction.h"
#include "brg-event-table.h"
#include "brg-snapshot-tournament.h"
#include "brg-team-leaver.h"

static gboolean
is_open (const BrgGame *game)
{
  return game != NULL && game->black != BRG_NOBODY && game->white_outcome == BRG_OUTCOME_NONE;
}

gint
brg_leaving_propose_round (const BrgSnapshot *snapshot, gint entry)
{
  gint last = 0;

  g_return_val_if_fail (snapshot != NULL, 0);

  /* What is decided later about somebody who left does not move the day he left. */
  if (brg_snapshot_get_entry (snapshot, entry)->left_after != BRG_STAYS)
    return brg_snapshot_get_entry (snapshot, entry)->left_after;
  /* rus-draughts-2022 10.5.3: all games began at once. */
  if (snapshot->group->is_postal)
    return 0;
  if (!brg_snapshot_is_round_robin (snapshot))
    return (gint) snapshot->rounds->len;
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      if (round->state == BRG_ROUND_PLANNED || is_open (brg_round_find_game (round, entry)))
        break;
      last = round->number;
    }
  return last;
}

gint
brg_leaving_find_open_board (const BrgSnapshot *snapshot, gint entry, gint left_after, gint *round)
{
  g_return_val_if_fail (snapshot != NULL, 0);

  for (gint number = 1; number <= left_after; number++)
    {
      const BrgRound *paired = brg_snapshot_get_round (snapshot, number);
      const BrgGame *game = paired != NULL ? brg_round_find_game (paired, entry) : NULL;

      if (!is_open (game))
        continue;
      if (round != NULL)
        *round = number;
      return game->board;
    }
  return 0;
}

gint
brg_leaving_find_next_round (const BrgSnapshot *snapshot)
{
  gint next;

  g_return_val_if_fail (snapshot != NULL, 0);

  next = (gint) snapshot->rounds->len + 1;
  return !brg_snapshot_is_round_robin (snapshot) && next <= brg_snapshot_count_rounds (snapshot)
             ? next
             : 0;
}

gboolean
brg_leaving_may_decide (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  /* rus-chess-2014 24.2; rus-draughts-2022 5.4.5.5: of a Swiss the results stay; 5.4.9.5 speaks of
   * teams whatever they play, but a bracket has no table that somebody could be taken out of. */
  return !brg_snapshot_is_knockout (snapshot) &&
         (brg_snapshot_is_round_robin (snapshot) || brg_leaving_jury_decides (snapshot));
}

gboolean
brg_leaving_is_undecided (const BrgSnapshot *snapshot, gint entry)
{
  const BrgEntry *leaver;

  g_return_val_if_fail (snapshot != NULL, FALSE);

  leaver = brg_snapshot_get_entry (snapshot, entry);
  return leaver->left_after != BRG_STAYS && leaver->leaver_rule == BRG_LEAVER_BY_BOOK &&
         brg_leaving_jury_decides (snapshot);
}

gboolean
brg_leaving_jury_decides (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, FALSE);

  return brg_snapshot_has_teams (snapshot) && !brg_snapshot_is_knockout (snapshot) &&
         snapshot->event->rulebook->team_leaver_article != NULL;
}

static gboolean
has_results (const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      const BrgRound *round = snapshot->rounds->pdata[i];

      for (guint k = 0; k < round->games->len; k++)
        {
          const BrgGame *game = &g_array_index (round->games, BrgGame, k);

          if (game->black != BRG_NOBODY && (game->white_outcome != BRG_OUTCOME_NONE ||
                                            game->white_points != 0 || game->black_points != 0))
            return TRUE;
        }
    }
  return FALSE;
}

BrgEarlyLeaving
brg_leaving_find_early (const BrgSnapshot *snapshot, gint left_after)
{
  const BrgRulebook *rulebook;

  g_return_val_if_fail (snapshot != NULL, BRG_EARLY_LEAVING_NONE);

  rulebook = snapshot->event->rulebook;
  if (left_after > 0 || rulebook->early_leaver_article == NULL ||
      !brg_snapshot_is_round_robin (snapshot) || snapshot->rounds->len == 0 ||
      has_results (snapshot))
    return BRG_EARLY_LEAVING_NONE;
  /* rus-chess-2014 22.4: the draw that was announced stays. */
  if (!rulebook->early_leaver_redraws)
    return BRG_EARLY_LEAVING_DRAW_STAYS;
  /* ussr-chess-1956 23: with an odd field there is a new draw, which saves a round; of an even one
   * the book says nothing. */
  return brg_snapshot_count_numbered (snapshot) % 2 == 1 ? BRG_EARLY_LEAVING_NEW_DRAW
                                                         : BRG_EARLY_LEAVING_NONE;
}

static void
count_games (BrgLeaving *self, const BrgTournament *after, gint player)
{
  gint left_after = after->players[player].left_after;

  for (gint round = 1; round <= after->n_rounds; round++)
    {
      const BrgCell *cell = brg_tournament_cell (after, player, round);

      self->n_finished += brg_outcome_is_played (cell->outcome);
      self->n_adjourned += cell->outcome == BRG_OUTCOME_ADJOURNED;
      self->n_forfeits += brg_outcome_is_forfeit (cell->outcome);
      self->n_unplayed +=
          round > left_after && cell->opponent != BRG_NOBODY && cell->outcome == BRG_OUTCOME_NONE;
    }
}

BrgLeaving *
brg_leaving_new (BrgSnapshot *snapshot, gint entry, gint left_after)
{
  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (entry >= 0 && entry < brg_snapshot_count_numbered (snapshot), NULL);

  return brg_leaving_new_as_decided (snapshot, entry, left_after,
                                     brg_snapshot_get_entry (snapshot, entry)->leaver_rule);
}

/* In a Swiss somebody who left gets no more pairs; what is paired stays as it is, and so the impact
 * has no rounds to compare. */
BrgLeaving *
brg_leaving_new_as_decided (BrgSnapshot *snapshot, gint entry, gint left_after, BrgLeaverRule rule)
{
  g_autoptr (BrgTournament) before = NULL;
  g_autoptr (BrgTournament) after = NULL;
  g_autoptr (BrgWithdrawals) withdrawals = NULL;
  BrgLeaving *self;

  g_return_val_if_fail (snapshot != NULL, NULL);
  g_return_val_if_fail (entry >= 0 && entry < brg_snapshot_count_numbered (snapshot), NULL);

  before = brg_snapshot_to_tournament (snapshot);
  brg_snapshot_set_leaver (snapshot, before, entry, BRG_STAYS, BRG_LEAVER_BY_BOOK);
  after = brg_tournament_copy (before);
  brg_snapshot_set_leaver (snapshot, after, entry, left_after, rule);
  withdrawals = brg_withdrawals_apply (after, snapshot->event->rulebook);
  self = g_new0 (BrgLeaving, 1);
  self->withdrawal = withdrawals->players[entry];
  self->impact = brg_impact_new_for_group (snapshot, before, after);
  count_games (self, after, entry);
  return self;
}

/* The last place for which there is a prize of the whole table. */
static gint
count_prizes (const BrgSnapshot *snapshot)
{
  gint n_prizes = 0;

  for (guint i = 0; i < snapshot->prizes->len; i++)
    {
      const BrgPrize *prize = snapshot->prizes->pdata[i];

      if (prize->category < 0)
        n_prizes = MAX (n_prizes, prize->last_place);
    }
  return n_prizes > 0 ? n_prizes : BRG_TEAM_LEAVER_PRIZES;
}

BrgLeavingAdvice
brg_leaving_advise (const BrgSnapshot *snapshot, gint entry, gint left_after)
{
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgTeamLeaver) tables = NULL;
  g_autofree const BrgCriterion **criteria = NULL;
  BrgTeamLeaverOptions options = { .team = entry, .left_after = left_after };
  guint n_criteria;

  g_return_val_if_fail (snapshot != NULL && brg_leaving_jury_decides (snapshot),
                        (BrgLeavingAdvice){ .rule = BRG_LEAVER_BY_BOOK });

  tournament = brg_snapshot_to_tournament (snapshot);
  criteria = brg_event_table_parse_criteria (snapshot->group->tie_breaks, &n_criteria);
  options.n_prizes = count_prizes (snapshot);
  options.through_round = brg_tournament_last_paired_round (tournament);
  options.edition = brg_event_table_find_edition (snapshot);
  options.criteria = criteria;
  options.n_criteria = n_criteria;
  /* rus-draughts-2022 5.4.9.5: whichever influences winners and prize-winners least. */
  tables = brg_team_leaver_new (tournament, snapshot->event->rulebook, &options);
  return (BrgLeavingAdvice){
    .rule = tables->advice,
    .n_prizes = options.n_prizes,
    .n_forfeits = tables->forfeits.n_changed,
    .n_annulled = tables->annulled.n_changed,
  };
}

void
brg_leaving_free (BrgLeaving *self)
{
  if (self == NULL)
    return;
  brg_impact_free (self->impact);
  g_free (self);
}
