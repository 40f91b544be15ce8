/* brg-bracket-content.c - the bracket of a knock-out, filled from a group
 *
 * Rules: rus-draughts-2022 1.4, 5.4.6
 * Tests: tests/app/test-bracket-content.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-bracket-content.h"

#include <string.h>

#include "brg-bracket.h"
#include "brg-knockout-score.h"
#include "brg-knockout.h"
#include "brg-meeting-words.h"
#include "brg-name-words.h"
#include "brg-pairing-systems.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-decisions.h"

typedef struct
{
  const BrgSnapshot *snapshot;
  const BrgWords *words;
  BrgTournament *tournament;
  BrgBracketChart *chart;
  gint n_games; /* of a meeting, without extra ones */
  gint *line;   /* players of the stage in the order of the bracket; BRG_NOBODY where open */
  GArray *meetings;
} Filling;

static char *
dup_name (const Filling *filling, gint player)
{
  return brg_name_words_dup_numbered (filling->snapshot, player, BRG_NAME_SHORT, filling->words);
}

static void
set_player (const Filling *filling, BrgBracketSide *side, gint player)
{
  side->is_known = TRUE;
  side->number = g_strdup_printf ("%d", brg_snapshot_get_entry (filling->snapshot, player)->number);
  side->name = dup_name (filling, player);
}

/* Who may come: the two of the meeting that leads here, or its number where they are open too. */
static void
set_candidates (const Filling *filling,
                BrgBracketSide *side,
                gint stage,
                gint place,
                gboolean is_loser)
{
  const BrgBracketSide *from = brg_bracket_chart_get (filling->chart, stage - 1, place)->sides;
  gint number = brg_bracket_chart_get_number (filling->chart, stage - 1, place);

  side->number = g_strdup ("");
  if (from[0].is_known && from[1].is_known)
    /* Translators: two names; one of them will stand here */
    side->name =
        g_strdup_printf (WC_ (filling->words, "bracket", "%s or %s"), from[0].name, from[1].name);
  else if (is_loser)
    /* Translators: of the match for third place: a semi-final, by its number in the bracket */
    side->name = g_strdup_printf (WC_ (filling->words, "bracket", "loser of match %d"), number);
  else
    /* Translators: a meeting of the stage before, by its number in the bracket */
    side->name = g_strdup_printf (WC_ (filling->words, "bracket", "winner of match %d"), number);
}

static const BrgMeeting *
find_meeting (const Filling *filling, gint player)
{
  for (guint i = 0; i < filling->meetings->len; i++)
    {
      const BrgMeeting *meeting = &g_array_index (filling->meetings, BrgMeeting, i);

      if (meeting->first == player || meeting->second == player)
        return meeting;
    }
  return NULL;
}

static char *
dup_game (const Filling *filling, const BrgMeeting *meeting, gint game, gint which)
{
  gint round = meeting->first_round + game;
  BrgMicroMatch one;

  if (round > (gint) filling->snapshot->rounds->len)
    return g_strdup ("");
  one = brg_micro_match_read (filling->tournament, meeting->first, meeting->second, round, 1);
  if (one.n_open > 0)
    return g_strdup ("…");
  return brg_meeting_words_points (filling->snapshot, which == 0 ? one.halves : one.other_halves);
}

/* rus-draughts-2022 5.4.6: the points of the extra micro-match; %NULL where none was played. */
static char *
dup_extra (const Filling *filling, const BrgMeeting *meeting, gint player)
{
  const BrgMeetingNote *note = brg_snapshot_find_decision (filling->snapshot, meeting);
  BrgOutcome winner[BRG_EXTRA_GAMES_MOST];
  BrgOutcome loser[BRG_EXTRA_GAMES_MOST];
  gint n_games = note != NULL && note->extra_games != NULL
                     ? brg_extra_games_read (note->extra_games, winner, loser)
                     : 0;
  gint halves = 0;

  if (n_games <= 0)
    return NULL;
  for (gint i = 0; i < n_games; i++)
    {
      BrgOutcome outcome = note->winner == player ? winner[i] : loser[i];

      halves += brg_outcome_is_draw (outcome)                                        ? 1
                : brg_outcome_is_win (outcome) || outcome == BRG_OUTCOME_FORFEIT_WIN ? 2
                                                                                     : 0;
    }
  return brg_meeting_words_points (filling->snapshot, halves);
}

static gboolean
has_extra (const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->decisions->len; i++)
    {
      const BrgMeetingNote *note = &g_array_index (snapshot->decisions, BrgMeetingNote, i);

      if (note->extra_games != NULL && *note->extra_games != '\0')
        return TRUE;
    }
  return FALSE;
}

static void
fill_score (const Filling *filling, BrgBracketSide *side, const BrgMeeting *meeting, gint player)
{
  gint which = player == meeting->first ? 0 : 1;
  gboolean is_open;

  for (gint game = 0; game < filling->n_games; game++)
    side->games[game] = dup_game (filling, meeting, game, which);
  if (filling->chart->extra_head != NULL)
    side->games[filling->n_games] = dup_extra (filling, meeting, player);
  if (meeting->games.n_played > 0)
    side->sum = brg_meeting_words_points (
        filling->snapshot, which == 0 ? meeting->games.halves : meeting->games.other_halves);
  /* The column says it, and the name has its room. */
  if (filling->chart->extra_head != NULL && side->games[filling->n_games] != NULL &&
      brg_snapshot_find_decision (filling->snapshot, meeting)->method == BRG_DECISION_BY_PLAYOFF)
    return;
  if (meeting->winner == player && brg_meeting_is_level (meeting))
    side->mark =
        brg_meeting_words_mark (filling->words, filling->snapshot, meeting, player, &is_open);
}

static void
fill_rest (const Filling *filling, BrgBracketSide *side)
{
  for (gint game = 0; game < filling->chart->n_games; game++)
    if (side->games[game] == NULL)
      side->games[game] = g_strdup ("");
  if (side->number == NULL)
    side->number = g_strdup ("");
  if (side->sum == NULL)
    side->sum = g_strdup ("");
  if (side->mark == NULL)
    side->mark = g_strdup ("");
}

/* rus-draughts-2022 1.4: who has nobody against him goes on; nobody else does before it is said. */
static gint
fill_box (Filling *filling, gint stage, gint place)
{
  BrgBracketBox *box = brg_bracket_chart_get (filling->chart, stage, place);
  gint players[2] = { filling->line[2 * place], filling->line[2 * place + 1] };
  const BrgMeeting *meeting = players[0] != BRG_NOBODY ? find_meeting (filling, players[0]) : NULL;
  gboolean is_bye = stage == 0 && (players[0] == BRG_NOBODY || players[1] == BRG_NOBODY);
  gboolean is_third = stage == filling->chart->n_stages - 1 && place > 0;
  gint winner = BRG_NOBODY;

  if (is_bye)
    winner = players[0] != BRG_NOBODY ? players[0] : players[1];
  else if (meeting != NULL && players[1] != BRG_NOBODY)
    winner = meeting->winner;
  if (winner != BRG_NOBODY)
    box->state = BRG_BRACKET_OVER;
  else if (meeting != NULL && meeting->first_round <= (gint) filling->snapshot->rounds->len)
    box->state = BRG_BRACKET_RUNNING;
  for (gint i = 0; i < 2; i++)
    {
      BrgBracketSide *side = &box->sides[i];

      if (players[i] != BRG_NOBODY)
        set_player (filling, side, players[i]);
      else if (!is_bye)
        set_candidates (filling, side, stage, is_third ? i : 2 * place + i, is_third);
      if (players[i] != BRG_NOBODY && meeting != NULL)
        fill_score (filling, side, meeting, players[i]);
      side->is_winner = winner != BRG_NOBODY && winner == players[i];
      fill_rest (filling, side);
    }
  return winner;
}

static void
fill_stage (Filling *filling, gint stage)
{
  gint n_games = filling->n_games;
  gint losers[2] = { BRG_NOBODY, BRG_NOBODY };
  gboolean is_semi = filling->chart->has_third && stage == filling->chart->n_stages - 2;

  filling->chart->heads[stage] =
      brg_knockout_score_dup_head (filling->words, filling->chart->n_stages - stage);
  filling->meetings = brg_snapshot_list_meetings (filling->snapshot, stage * n_games + 1);
  for (gint place = 0; place < brg_bracket_chart_count (filling->chart, stage); place++)
    {
      gint first = filling->line[2 * place];
      gint second = filling->line[2 * place + 1];
      gint winner = fill_box (filling, stage, place);

      filling->line[place] = winner;
      if (is_semi && winner != BRG_NOBODY)
        losers[place] = winner == first ? second : first;
    }
  /* Those of the match for third place stand behind those of the final. */
  if (is_semi)
    memcpy (&filling->line[2], losers, sizeof losers);
  g_clear_pointer (&filling->meetings, g_array_unref);
}

BrgBracketChart *
brg_bracket_content_new (const BrgSnapshot *snapshot, const BrgWords *words)
{
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (BrgBracket) bracket = NULL;
  Filling filling = { .snapshot = snapshot, .words = words };
  gboolean has_third;

  g_return_val_if_fail (snapshot != NULL && words != NULL, NULL);

  if (!brg_snapshot_is_knockout (snapshot))
    return NULL;
  tournament = brg_snapshot_to_tournament (snapshot);
  if (brg_snapshot_count_numbered (snapshot) < 2 || tournament->n_players < 2)
    return NULL;
  bracket = brg_bracket_new (tournament->n_players, BRG_BRACKET_WINNER);
  has_third = tournament->n_players >= 4 &&
              brg_knockout_get_scope (brg_pairing_system_find (snapshot->group->system)) ==
                  BRG_BRACKET_THIRD;
  filling.tournament = tournament;
  filling.line = bracket->line;
  filling.n_games = MAX (tournament->cycles, 1);
  filling.chart = brg_bracket_chart_new (
      bracket->n_stages, filling.n_games + (has_extra (snapshot) ? 1 : 0), has_third);
  if (has_extra (snapshot))
    /* Translators: heading of a narrow column of a bracket: the extra micro-match; "доп" */
    filling.chart->extra_head = g_strdup (WC_ (words, "bracket", "ex."));
  if (has_third)
    filling.chart->third_head = g_strdup (WC_ (words, "bracket", "For third place"));
  for (gint stage = 0; stage < bracket->n_stages; stage++)
    fill_stage (&filling, stage);
  return filling.chart;
}
