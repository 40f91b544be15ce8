/* brg-knockout-score.c - how far everybody came in a knock-out
 *
 * Rules: rus-draughts-2022 1.4
 * Tests: tests/app/papers/test-paper-truth.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-knockout-score.h"

#include "brg-bracket.h"
#include "brg-knockout-replay.h"
#include "brg-knockout.h"
#include "brg-meeting-words.h"
#include "brg-micro-match.h"
#include "brg-pairing-systems.h"
#include "brg-snapshot-tournament.h"

static BrgBracketScope
get_scope (const BrgSnapshot *snapshot)
{
  return brg_knockout_get_scope (brg_pairing_system_find (snapshot->group->system));
}

static gint
get_n_games (const BrgSnapshot *snapshot)
{
  return MAX (snapshot->group->cycles, 1);
}

/* Who plays in a stage, with nobody against him too. */
static void
take_players (const BrgSnapshot *snapshot, gint stage, BrgKnockoutScore *scores)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, stage * get_n_games (snapshot) + 1);

  for (guint i = 0; round != NULL && i < round->games->len; i++)
    {
      const BrgGame *game = &g_array_index (round->games, BrgGame, i);

      scores[game->white].stage = stage;
      if (game->black != BRG_NOBODY)
        scores[game->black].stage = stage;
    }
}

static void
take_meetings (const GArray *meetings,
               gint through_round,
               BrgKnockoutScore *scores,
               gboolean *is_beaten)
{
  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgMeeting *meeting = &g_array_index (meetings, BrgMeeting, i);

      scores[meeting->first].is_third = is_beaten[meeting->first];
      scores[meeting->second].is_third = is_beaten[meeting->second];
      if (meeting->winner == BRG_NOBODY || meeting->last_round > through_round)
        continue;
      scores[meeting->winner].n_won++;
      is_beaten[meeting->winner == meeting->first ? meeting->second : meeting->first] = TRUE;
    }
}

BrgKnockoutScore *
brg_knockout_score_new (const BrgSnapshot *snapshot, gint through_round)
{
  BrgKnockoutScore *scores;
  g_autofree gboolean *is_beaten = NULL;
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GArray) decisions = NULL;

  g_return_val_if_fail (snapshot != NULL && brg_snapshot_is_knockout (snapshot), NULL);

  scores = g_new0 (BrgKnockoutScore, snapshot->entries->len + 1);
  is_beaten = g_new0 (gboolean, snapshot->entries->len + 1);
  for (guint i = 0; i < snapshot->entries->len; i++)
    scores[i].stage = -1;
  tournament = brg_snapshot_to_tournament (snapshot);
  decisions = brg_snapshot_list_decisions (snapshot);
  for (gint stage = 0; stage * get_n_games (snapshot) < through_round; stage++)
    {
      g_autoptr (GArray) meetings = brg_knockout_list_meetings (
          tournament, get_scope (snapshot),
          brg_knockout_get_stage (tournament, stage * get_n_games (snapshot) + 1),
          (const BrgMeetingDecision *) (gconstpointer) decisions->data, decisions->len);

      take_players (snapshot, stage, scores);
      take_meetings (meetings, through_round, scores, is_beaten);
    }
  return scores;
}

char *
brg_knockout_score_dup_head (const BrgWords *words, gint n_stages)
{
  if (n_stages == 1)
    return g_strdup (WC_ (words, "bracket", "Final"));
  if (n_stages == 2)
    return g_strdup (WC_ (words, "bracket", "Semi-final"));
  /* Translators: the last stages of a knock-out but two and earlier ones: "1/4 финала" */
  return g_strdup_printf (WC_ (words, "bracket", "1/%d final"), 1 << (n_stages - 1));
}

char *
brg_knockout_score_dup_stage (const BrgSnapshot *snapshot,
                              const BrgKnockoutScore *score,
                              const BrgWords *words)
{
  gint n_stages;

  g_return_val_if_fail (snapshot != NULL && score != NULL && words != NULL, NULL);

  n_stages = brg_bracket_count_stages (brg_snapshot_count_numbered (snapshot));
  if (score->stage < 0 || score->stage >= n_stages)
    return g_strdup ("");
  if (get_scope (snapshot) == BRG_BRACKET_ALL_PLACES)
    /* Translators: a stage of a knock-out in which losers go on playing: its number, and how many
     * there are; "этап %d из %d" */
    return g_strdup_printf (WC_ (words, "bracket", "stage %d of %d"), score->stage + 1, n_stages);
  if (score->is_third)
    return g_strdup (WC_ (words, "bracket", "For third place"));
  return brg_knockout_score_dup_head (words, n_stages - score->stage);
}

char *
brg_knockout_score_dup_round (const BrgSnapshot *snapshot, gint round, const BrgWords *words)
{
  BrgKnockoutScore score = { 0 };
  gint n_games;
  g_autofree char *stage = NULL;

  g_return_val_if_fail (snapshot != NULL && round > 0 && words != NULL, NULL);

  n_games = get_n_games (snapshot);
  score.stage = (round - 1) / n_games;
  stage = brg_knockout_score_dup_stage (snapshot, &score, words);
  if (n_games == 1 || *stage == '\0')
    return g_steal_pointer (&stage);
  /* Translators: the stage of a knock-out, which game of its meetings, of how many;
   * "1/4 финала, партия 2 из 2" */
  return g_strdup_printf (WC_ (words, "bracket", "%s, game %d of %d"), stage,
                          (round - 1) % n_games + 1, n_games);
}

char *
brg_knockout_score_dup_before (const BrgSnapshot *snapshot,
                               const BrgTournament *tournament,
                               gint round,
                               gint first,
                               gint second)
{
  gint n_before;
  BrgMicroMatch games;
  g_autofree char *left = NULL;
  g_autofree char *right = NULL;

  g_return_val_if_fail (snapshot != NULL && tournament != NULL && round > 0, NULL);

  n_before = (round - 1) % get_n_games (snapshot);
  if (n_before == 0 || first >= tournament->n_players || second >= tournament->n_players)
    return g_strdup ("");
  games = brg_micro_match_read (tournament, first, second, round - n_before, n_before);
  left = brg_meeting_words_points (snapshot, games.halves);
  right = brg_meeting_words_points (snapshot, games.other_halves);
  return g_strdup_printf ("%s\u00a0:\u00a0%s", left, right);
}
