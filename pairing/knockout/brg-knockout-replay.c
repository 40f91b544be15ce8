/* brg-knockout-replay.c - how far a knock-out has come
 *
 * Rules: rus-draughts-2022 1.4, 5.4.6
 * Tests: tests/pairing/test-knockout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-knockout-replay.h"

#include "brg-lots.h"

/* Streams of lots for meetings: above that of the colour of number 1. */
#define LOTS_MEETING (G_GUINT64_CONSTANT (1) << 33)

/* What is asked, while stages are played. */
typedef struct
{
  const BrgTournament *tournament;
  const BrgPairingRequest *request;
  BrgBracketScope scope;
  const char *article;
  GArray *undecided;
} Replay;

gint
brg_knockout_get_stage (const BrgTournament *tournament, gint round)
{
  g_return_val_if_fail (tournament != NULL, 1);

  return (round - 1) / MAX (tournament->cycles, 1) + 1;
}

gint
brg_knockout_get_first_round (const BrgTournament *tournament, gint stage)
{
  g_return_val_if_fail (tournament != NULL, 1);

  return (stage - 1) * MAX (tournament->cycles, 1) + 1;
}

/* rus-draughts-2022 5.4.6: the regulations may let further games decide. */
static gint
find_decision (const Replay *replay, const BrgBracketMatch *match, gint stage)
{
  const BrgPairingRequest *request = replay->request;

  for (guint i = 0; i < request->n_decisions; i++)
    {
      BrgMeetingDecision decision = request->decisions[i];

      if (brg_knockout_get_stage (replay->tournament, decision.round) == stage &&
          (decision.winner == match->first || decision.winner == match->second))
        return decision.winner;
    }
  return BRG_NOBODY;
}

static gboolean
is_locked (const Replay *replay, gint player)
{
  const BrgPairingRequest *request = replay->request;

  for (guint i = 0; i < request->n_locked; i++)
    if (request->locked[i].white == player || request->locked[i].black == player)
      return TRUE;
  return FALSE;
}

/* Whether the next stage, as it was paired or shall be, has the player. */
static gboolean
is_in_next_stage (const Replay *replay, gint player, gint stage)
{
  gint next = brg_knockout_get_first_round (replay->tournament, stage + 1);
  const BrgCell *cell;

  if (next > replay->request->round)
    return FALSE;
  if (next == replay->request->round)
    return is_locked (replay, player);
  cell = brg_tournament_cell (replay->tournament, player, next);
  return cell->opponent != BRG_NOBODY || cell->outcome == BRG_OUTCOME_PAIRING_BYE;
}

static BrgMicroMatch
read_games (const Replay *replay, const BrgBracketMatch *match, gint stage)
{
  return brg_micro_match_read (replay->tournament, match->first, match->second,
                               brg_knockout_get_first_round (replay->tournament, stage),
                               MAX (replay->tournament->cycles, 1));
}

/* The winner, or nobody if that is not decided. */
static gint
find_winner (const Replay *replay, const BrgBracketMatch *match, gint stage)
{
  gint winner = find_decision (replay, match, stage);
  BrgMicroMatch games;

  if (winner != BRG_NOBODY)
    return winner;
  games = read_games (replay, match, stage);
  if (games.winner != BRG_NOBODY && games.n_open == 0)
    return games.winner;
  if (replay->scope != BRG_BRACKET_ALL_PLACES)
    {
      gboolean has_first = is_in_next_stage (replay, match->first, stage);
      gboolean has_second = is_in_next_stage (replay, match->second, stage);

      if (has_first != has_second)
        return has_first ? match->first : match->second;
    }
  /* Nobody came: there is nothing to decide. */
  if (games.n_open == 0 && games.n_played == 0 && games.halves == 0)
    return match->first;
  return BRG_NOBODY;
}

static void
append_undecided (const Replay *replay, const BrgBracketMatch *match, gint stage)
{
  BrgReason reason = {
    .kind = BRG_REASON_UNDECIDED,
    .article = replay->article,
    .pair = -1,
    .player = match->first,
    .other = match->second,
    .number = brg_knockout_get_first_round (replay->tournament, stage + 1) - 1,
  };

  if (replay->undecided != NULL)
    g_array_append_val (replay->undecided, reason);
}

/* Whether all meetings of the stage are decided; if so it is played. */
static gboolean
play_stage (const Replay *replay, BrgBracket *bracket, gint stage)
{
  g_autoptr (GArray) matches = brg_bracket_list_matches (bracket);
  g_autofree gboolean *has_lost = g_new0 (gboolean, bracket->n_players);
  gboolean is_decided = TRUE;

  for (guint i = 0; i < matches->len; i++)
    {
      const BrgBracketMatch *match = &g_array_index (matches, BrgBracketMatch, i);
      gint winner;

      if (match->first == BRG_NOBODY || match->second == BRG_NOBODY)
        continue;
      winner = find_winner (replay, match, stage);
      if (winner == BRG_NOBODY)
        {
          append_undecided (replay, match, stage);
          is_decided = FALSE;
          continue;
        }
      has_lost[winner == match->first ? match->second : match->first] = TRUE;
    }
  if (is_decided)
    brg_bracket_advance (bracket, has_lost);
  return is_decided;
}

BrgBracket *
brg_knockout_replay (const BrgTournament *tournament,
                     BrgBracketScope scope,
                     const BrgPairingRequest *request,
                     const char *article,
                     GArray *undecided)
{
  Replay replay = { tournament, request, scope, article, undecided };
  BrgBracket *bracket;
  gint n_stages;

  g_return_val_if_fail (tournament != NULL && request != NULL, NULL);
  g_return_val_if_fail (tournament->n_players >= 2, NULL);

  bracket = brg_bracket_new (tournament->n_players, scope);
  n_stages = MIN (brg_knockout_get_stage (tournament, request->round) - 1, bracket->n_stages);
  while (bracket->n_played < n_stages && play_stage (&replay, bracket, bracket->n_played + 1))
    continue;
  return bracket;
}

gboolean
brg_meeting_is_level (const BrgMeeting *meeting)
{
  const BrgMicroMatch *games;

  g_return_val_if_fail (meeting != NULL, FALSE);

  games = &meeting->games;
  /* Where nobody came there is nothing to decide. */
  return games->n_open == 0 && games->winner == BRG_NOBODY &&
         (games->n_played > 0 || games->halves > 0);
}

static void
append_meeting (const Replay *replay, const BrgBracketMatch *match, gint stage, GArray *meetings)
{
  const BrgTournament *tournament = replay->tournament;
  BrgMeeting meeting = {
    .first = match->first,
    .second = match->second,
    .first_round = brg_knockout_get_first_round (tournament, stage),
    .last_round = brg_knockout_get_first_round (tournament, stage + 1) - 1,
    .best_place = match->best_place,
    .worst_place = match->worst_place,
    .winner = find_winner (replay, match, stage),
  };

  meeting.games = read_games (replay, match, stage);
  meeting.is_by_decision = find_decision (replay, match, stage) != BRG_NOBODY;
  g_array_append_val (meetings, meeting);
}

GArray *
brg_knockout_list_meetings (const BrgTournament *tournament,
                            BrgBracketScope scope,
                            gint stage,
                            const BrgMeetingDecision *decisions,
                            guint n_decisions)
{
  g_autoptr (GArray) meetings = g_array_new (FALSE, FALSE, sizeof (BrgMeeting));
  g_autoptr (GArray) matches = NULL;
  g_autoptr (BrgBracket) bracket = NULL;
  BrgPairingRequest request = { .decisions = decisions, .n_decisions = n_decisions };
  Replay replay = { tournament, &request, scope, NULL, NULL };

  g_return_val_if_fail (tournament != NULL && stage >= 1, NULL);

  /* Stages up to the last paired round are facts that tell who went on. */
  request.round = brg_tournament_last_paired_round (tournament) + 1;
  if (tournament->n_players < 2)
    return g_steal_pointer (&meetings);
  bracket = brg_bracket_new (tournament->n_players, scope);
  while (bracket->n_played < MIN (stage - 1, bracket->n_stages) &&
         play_stage (&replay, bracket, bracket->n_played + 1))
    continue;
  if (bracket->n_played < stage - 1)
    return g_steal_pointer (&meetings);
  matches = brg_bracket_list_matches (bracket);
  for (guint i = 0; i < matches->len; i++)
    {
      const BrgBracketMatch *match = &g_array_index (matches, BrgBracketMatch, i);

      if (match->first != BRG_NOBODY && match->second != BRG_NOBODY)
        append_meeting (&replay, match, stage, meetings);
    }
  return g_steal_pointer (&meetings);
}

gint
brg_meeting_draw (guint64 seed, gint round, gint number, gint other)
{
  guint64 smaller = (guint64) MIN (number, other);
  guint64 greater = (guint64) MAX (number, other);
  BrgLots lots;

  g_return_val_if_fail (round >= 1 && number >= 1 && other >= 1 && number != other, number);

  lots = brg_lots_begin (seed, LOTS_MEETING + ((guint64) round << 40) + (smaller << 20) + greater);
  return (gint) (brg_lots_below (&lots, 2) == 0 ? smaller : greater);
}
