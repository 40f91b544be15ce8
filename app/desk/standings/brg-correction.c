/* brg-correction.c - a result of an earlier round is found to be wrong
 *
 * Rules: rus-draughts-2022 5.4.10.8, 5.4.10.12; fide-handling-2026 4
 * Tests: tests/app/test-correction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-correction.h"

#include <glib/gi18n.h>

#include "brg-board.h"
#include "brg-draft.h"
#include "brg-event-table.h"
#include "brg-knockout.h"
#include "brg-match.h"
#include "brg-meeting-board.h"
#include "brg-meeting-games.h"
#include "brg-meetings.h"
#include "brg-next-step.h"
#include "brg-pairing-systems.h"
#include "brg-round-order.h"
#include "brg-snapshot-tournament.h"

/* rus-draughts-2022 10.3.2: by correspondence all rounds are played at once. */
static gboolean
is_built_on (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *next = brg_snapshot_get_round (snapshot, round + 1);

  return brg_snapshot_get_round (snapshot, round)->state == BRG_ROUND_CLOSED ||
         (!snapshot->group->is_postal && next != NULL && next->state != BRG_ROUND_PLANNED);
}

/* A key that is for no game of a meeting, and not for all of them. */
static gboolean
is_full (const BrgSnapshot *snapshot, const BrgGame *game, BrgOutcome white)
{
  return brg_meeting_board_count (snapshot, game) > 1 && game->meeting_game == 0 &&
         white != BRG_OUTCOME_NONE && !brg_outcome_is_forfeit (white);
}

BrgResultWay
brg_correction_find_way (const BrgSnapshot *snapshot,
                         gint round,
                         const BrgGame *game,
                         BrgOutcome white,
                         BrgOutcome black)
{
  g_return_val_if_fail (snapshot != NULL && game != NULL, BRG_RESULT_WAY_SAME);
  g_return_val_if_fail (brg_snapshot_get_round (snapshot, round) != NULL, BRG_RESULT_WAY_SAME);

  if (snapshot->event->state == BRG_EVENT_CLOSED)
    return BRG_RESULT_WAY_EVENT_CLOSED;
  if (game->black == BRG_NOBODY)
    return game->match_id != 0 ? BRG_RESULT_WAY_ALONE : BRG_RESULT_WAY_BYE;
  if (game->white_outcome == white && game->black_outcome == black)
    return BRG_RESULT_WAY_SAME;
  if (is_full (snapshot, game, white))
    return BRG_RESULT_WAY_FULL;
  if (!is_built_on (snapshot, round))
    return BRG_RESULT_WAY_ENTER;
  if (brg_outcome_is_pending (white))
    return BRG_RESULT_WAY_REOPEN;
  /* Nothing is changed behind anybody's back when a game is finished that was known to be open. */
  if (game->white_outcome == BRG_OUTCOME_ADJOURNED)
    return BRG_RESULT_WAY_ENTER;
  return BRG_RESULT_WAY_CORRECT;
}

const char *
brg_result_way_get_refusal (BrgResultWay way)
{
  switch (way)
    {
    case BRG_RESULT_WAY_REOPEN:
      return _ ("Later pairings depend on this result: reopen the round to clear it.");
    case BRG_RESULT_WAY_BYE:
      return _ ("A bye has no result to enter.");
    case BRG_RESULT_WAY_ALONE:
      return _ ("There is no opponent: put a player on this board in the line-up.");
    case BRG_RESULT_WAY_EVENT_CLOSED:
      return _ ("The results of this event are approved.");
    case BRG_RESULT_WAY_FULL:
      return _ ("All games of the meeting are entered: N chooses one, Delete takes back the last.");
    case BRG_RESULT_WAY_SAME:
    case BRG_RESULT_WAY_ENTER:
    case BRG_RESULT_WAY_CORRECT:
    default:
      return NULL;
    }
}

BrgResultStep
brg_result_step_find (BrgResultWay way, BrgOutcome white)
{
  switch (way)
    {
    case BRG_RESULT_WAY_SAME:
      return white != BRG_OUTCOME_NONE ? BRG_RESULT_STEP_GO_ON : BRG_RESULT_STEP_NONE;
    case BRG_RESULT_WAY_ENTER:
      return white == BRG_OUTCOME_ADJOURNED ? BRG_RESULT_STEP_SEAL : BRG_RESULT_STEP_STORE;
    case BRG_RESULT_WAY_CORRECT:
      return BRG_RESULT_STEP_CORRECT;
    case BRG_RESULT_WAY_REOPEN:
    case BRG_RESULT_WAY_BYE:
    case BRG_RESULT_WAY_ALONE:
    case BRG_RESULT_WAY_EVENT_CLOSED:
    case BRG_RESULT_WAY_FULL:
      return BRG_RESULT_STEP_REFUSE;
    default:
      g_return_val_if_reached (BRG_RESULT_STEP_NONE);
    }
}

/* The first of those last rounds in which nobody has a result. A round robin has nothing to pair
 * anew. */
static gint
find_removable (const BrgSnapshot *snapshot, gint round)
{
  gint from = 0;

  if (brg_snapshot_is_round_robin (snapshot))
    return 0;
  for (gint later = (gint) snapshot->rounds->len; later > round; later--)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, later);

      if (counts.n_results + counts.n_adjourned > 0)
        break;
      from = later;
    }
  return from;
}

#define FIDE_ARTICLE "fide-handling-2026 4"

/* fide-handling-2026 4: of the systems of FIDE, where the book of the event says nothing. */
static gboolean
is_by_fide (const BrgSnapshot *snapshot)
{
  const BrgPairingSystem *system = brg_pairing_system_find (snapshot->group->system);

  return system != NULL && brg_draft_is_by_fide (system);
}

const char *
brg_correction_get_rule (const BrgCorrection *self)
{
  g_return_val_if_fail (self != NULL, "");

  if (self->article == NULL)
    return _ ("The rule book leaves incorrect results to the arbiter; the regulations may say from "
              "which round a correction counts.");
  if (g_str_equal (self->article, FIDE_ARTICLE))
    return _ ("Published pairings change only if the correct result breaks an absolute criterion.");
  /* rus-draughts-2022 5.4.10.12 */
  return _ ("Pairings are final as a rule. They may change for an error, such as a wrongly entered "
            "result, or by a reasoned decision of the chief arbiter.");
}

BrgCorrection *
brg_correction_new (BrgSnapshot *snapshot,
                    gint round,
                    const BrgGame *game,
                    BrgOutcome white,
                    BrgOutcome black)
{
  BrgCorrection *self;

  g_return_val_if_fail (snapshot != NULL && game != NULL, NULL);

  self = g_new0 (BrgCorrection, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->round = round;
  self->game = *game;
  self->white = white;
  self->black = black;
  self->board = *game;
  brg_meeting_board_judge (brg_snapshot_get_boards (snapshot), &self->board, white, black);
  self->remove_from = find_removable (snapshot, round);
  /* rus-draughts-2022 5.4.10.12: pairs are final, unless an error such as a wrongly entered result
   * is found. */
  self->article = snapshot->event->rulebook->final_pairs_article;
  if (self->article == NULL && is_by_fide (snapshot))
    self->article = FIDE_ARTICLE;
  return self;
}

void
brg_correction_free (BrgCorrection *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->impact, brg_impact_free);
  g_clear_pointer (&self->barred, g_array_unref);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}

static GArray *
list_fixed_pairs (const BrgSnapshot *snapshot, gint number)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  const BrgRound *round = brg_snapshot_get_round (snapshot, number);

  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);
      BrgPair pair = { game->white, game->black };

      if (game->is_manual)
        g_array_append_val (pairs, pair);
    }
  return pairs;
}

BrgPairing *
brg_impact_pair_for_group (const BrgTournament *tournament, gint round, gpointer snapshot)
{
  const BrgSnapshot *group = snapshot;
  const BrgPairingSystem *system = brg_pairing_system_find (group->group->system);
  g_autoptr (GArray) fixed = list_fixed_pairs (group, round);
  /* Who pairs anew loses the decision of a meeting that is no longer level. */
  g_autoptr (GArray) decisions = brg_meetings_list_grounded (group, tournament);
  g_autofree gint *order = brg_round_order_parse (group->group->round_order, tournament->n_rounds);
  g_autofree gint *sections = brg_snapshot_dup_sections (group, round);
  BrgPairingRequest request = {
    .round = round,
    .seed = group->group->seed,
    .locked = (const BrgPair *) (gpointer) fixed->data,
    .n_locked = fixed->len,
    .swap_last_rounds = group->group->swap_last_rounds,
    .decisions = (const BrgMeetingDecision *) (gconstpointer) decisions->data,
    .n_decisions = decisions->len,
    .round_order = order,
    .sections = sections,
  };

  return system != NULL ? brg_pairing_system_pair (system, tournament, &request, NULL) : NULL;
}

/* rus-draughts-2022 1.4: the places of a knock-out are those of the bracket. */
static void
rank_bracket (BrgStandings *standings, const BrgTournament *tournament, gpointer snapshot)
{
  const BrgSnapshot *group = snapshot;
  g_autoptr (GArray) decisions = brg_meetings_list_grounded (group, tournament);
  g_autofree BrgPlaceRange *places = brg_knockout_list_places (
      brg_pairing_system_find (group->group->system), tournament, standings->through_round,
      (const BrgMeetingDecision *) (gconstpointer) decisions->data, decisions->len);

  brg_knockout_rank (standings, places);
}

BrgImpact *
brg_impact_new_for_group (BrgSnapshot *snapshot,
                          const BrgTournament *before,
                          const BrgTournament *after)
{
  guint n_criteria;
  g_autofree const BrgCriterion **criteria = NULL;
  BrgImpactOptions options;

  g_return_val_if_fail (snapshot != NULL, NULL);

  criteria = brg_event_table_parse_criteria (snapshot->group->tie_breaks, &n_criteria);
  options = (BrgImpactOptions){
    .rulebook = snapshot->event->rulebook,
    .through_round = brg_tournament_last_paired_round (before),
    .edition = brg_event_table_find_edition (snapshot),
    .criteria = criteria,
    .n_criteria = n_criteria,
    .pair = brg_impact_pair_for_group,
    .rank = brg_snapshot_is_knockout (snapshot) && before->n_players >= 2 ? rank_bracket : NULL,
    .data = snapshot,
  };
  return brg_impact_compute (before, after, &options);
}

/* The match of a corrected board: its points on all boards, with the right result on this one. */
static void
correct_match (const BrgCorrection *self, BrgTournament *after)
{
  const BrgSnapshot *players = self->snapshot->players;
  const BrgScoring *scoring = &self->snapshot->group->scoring;
  BrgMatchResult result = { 0 };
  const BrgGame *match;
  const BrgGame *game;
  BrgOutcome first;
  BrgOutcome second;

  for (gint i = 0; (match = brg_board_get_game (self->snapshot, self->round, i)) != NULL; i++)
    if (match->id == self->game.match_id)
      break;
  g_return_if_fail (match != NULL);
  for (gint i = 0; (game = brg_board_get_game (players, self->round, i)) != NULL; i++)
    {
      gboolean is_this = game->id == self->game.id;
      BrgOutcome white = is_this ? self->board.white_outcome : game->white_outcome;
      BrgOutcome black = is_this ? self->board.black_outcome : game->black_outcome;
      gboolean is_first = brg_snapshot_get_entry (players, game->white)->team_id ==
                          brg_snapshot_get_entry (self->snapshot, match->white)->id;

      if (game->match_id != match->id)
        continue;
      brg_match_add_board (&result, scoring, is_first ? white : black, is_first ? black : white);
      brg_tournament_set_board (after, is_first ? match->white : match->black, self->round,
                                game->match_board, white, brg_scoring_points (scoring, white));
      brg_tournament_set_board (after, is_first ? match->black : match->white, self->round,
                                game->match_board, black, brg_scoring_points (scoring, black));
    }
  brg_match_get_outcomes (&result, &first, &second);
  brg_tournament_set_game (after, self->round, match->white, match->black, first, second);
  brg_tournament_set_board_points (after, match->white, self->round, result.first_points);
  brg_tournament_set_board_points (after, match->black, self->round, result.second_points);
}

/* Whether a ban of the changed data was none before: what the arbiter paired knowingly stays his.
 */
static gboolean
is_new (const BrgReason *ban, const GArray *before)
{
  for (guint i = 0; i < before->len; i++)
    if (g_array_index (before, BrgReason, i).kind == ban->kind)
      return FALSE;
  return TRUE;
}

static void
add_barred (GArray *barred,
            const BrgPairingSystem *system,
            const BrgTournament *before,
            const BrgTournament *after,
            gint round,
            const BrgGame *game)
{
  g_autoptr (GArray) old_bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  g_autoptr (GArray) bans = g_array_new (FALSE, FALSE, sizeof (BrgReason));

  system->list_bans (before, round, game->white, game->black, old_bans);
  system->list_bans (after, round, game->white, game->black, bans);
  for (guint i = 0; i < bans->len; i++)
    {
      BrgBarredPair pair = { round, game->board, g_array_index (bans, BrgReason, i) };

      if (!is_new (&pair.ban, old_bans))
        continue;
      g_array_append_val (barred, pair);
      return;
    }
}

/* fide-handling-2026 4: a published pair changes when the right result makes it one that the rules
 * forbid: a forfeit that was played is a meeting, a win without play bars from the bye. */
static GArray *
list_barred (const BrgCorrection *self, const BrgTournament *before, const BrgTournament *after)
{
  const BrgPairingSystem *system = brg_pairing_system_find (self->snapshot->group->system);
  GArray *barred = g_array_new (FALSE, FALSE, sizeof (BrgBarredPair));
  gint last = self->remove_from != 0 ? (gint) self->snapshot->rounds->len : 0;

  if (system == NULL || system->list_bans == NULL || system->is_knockout)
    return barred;
  for (gint round = self->remove_from; round != 0 && round <= last; round++)
    {
      g_autoptr (BrgTournament) old = brg_tournament_cut (before, round);
      g_autoptr (BrgTournament) new = brg_tournament_cut (after, round);
      const GArray *games = brg_snapshot_get_round (self->snapshot, round)->games;

      for (guint i = 0; i < games->len; i++)
        add_barred (barred, system, old, new, round, &g_array_index (games, BrgGame, i));
    }
  return barred;
}

static void
correct_board (const BrgCorrection *self, BrgTournament *after)
{
  const BrgGame *board = &self->board;

  brg_tournament_set_game (after, self->round, board->white, board->black, board->white_outcome,
                           board->black_outcome);
  for (gint i = 1; i <= after->n_games && after->n_games > 1; i++)
    {
      brg_meeting_games_set (after, board->white, self->round, i, board->white_games[i - 1]);
      brg_meeting_games_set (after, board->black, self->round, i, board->black_games[i - 1]);
    }
}

void
brg_correction_compute (BrgCorrection *self)
{
  g_autoptr (BrgTournament) before = NULL;
  g_autoptr (BrgTournament) after = NULL;

  g_return_if_fail (self != NULL);

  before = brg_snapshot_to_tournament (self->snapshot);
  after = brg_tournament_copy (before);
  if (self->game.match_id != 0)
    correct_match (self, after);
  else
    correct_board (self, after);
  g_clear_pointer (&self->impact, brg_impact_free);
  self->impact = brg_impact_new_for_group (self->snapshot, before, after);
  g_clear_pointer (&self->barred, g_array_unref);
  self->barred = list_barred (self, before, after);
}

gboolean
brg_correction_may_choose (const BrgCorrection *self, BrgCorrectionChoice choice)
{
  g_return_val_if_fail (self != NULL, FALSE);

  switch (choice)
    {
    case BRG_CORRECT_AND_PAIR_ANEW:
      return self->remove_from != 0;
    case BRG_CORRECT_AND_KEEP_PAIRS:
      return TRUE;
    case BRG_CORRECT_FOR_RATING:
      return !brg_outcome_is_pending (self->game.white_outcome) && self->game.meeting_game == 0;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* The bracket of a knock-out leaves no choice: whoever goes on plays. */
static gboolean
would_pair_differently (const BrgImpact *impact, gint from)
{
  for (guint i = 0; i < impact->rounds->len; i++)
    {
      const BrgImpactRound *round = &g_array_index (impact->rounds, BrgImpactRound, i);

      if (round->round >= from &&
          (!round->exists || round->n_different > round->n_different_before || round->bye_differs))
        return TRUE;
    }
  return FALSE;
}

BrgCorrectionChoice
brg_correction_propose (const BrgCorrection *self)
{
  gboolean is_broken;

  g_return_val_if_fail (self != NULL && self->impact != NULL, BRG_CORRECT_AND_KEEP_PAIRS);

  if (!brg_correction_may_choose (self, BRG_CORRECT_AND_PAIR_ANEW))
    return BRG_CORRECT_AND_KEEP_PAIRS;
  /* rus-draughts-2022 5.4.10.8, 5.4.10.12; fide-handling-2026 4: what is published is final, unless
   * an absolute criterion is broken; drawing again touches as few players as possible. */
  is_broken = brg_snapshot_is_knockout (self->snapshot)
                  ? would_pair_differently (self->impact, self->remove_from)
                  : self->barred->len > 0;
  return is_broken ? BRG_CORRECT_AND_PAIR_ANEW : BRG_CORRECT_AND_KEEP_PAIRS;
}
