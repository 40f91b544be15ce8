/* brg-meeting-words.c - a meeting of a knock-out in words, for screen and paper
 *
 * Rules: rus-draughts-2022 5.4.6
 * Tests: tests/app/test-meetings.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-meeting-words.h"

#include "brg-name-words.h"
#include "brg-rational.h"
#include "brg-result-text.h"

/* What half of a win brings: a draw, in sixtieths. Where a draw is no half of a win the games are
 * counted, as the bracket does. */
static gint
get_half (const BrgSnapshot *snapshot)
{
  const BrgScoring *scoring =
      snapshot->group->boards > 0 ? &snapshot->group->match_scoring : &snapshot->group->scoring;
  gboolean is_half = scoring->loss == 0 && scoring->win == 2 * scoring->draw;

  return is_half ? scoring->draw : BRG_POINT / 2;
}

char *
brg_meeting_words_points (const BrgSnapshot *snapshot, gint halves)
{
  g_return_val_if_fail (snapshot != NULL, NULL);

  return brg_points_to_figures (halves * get_half (snapshot));
}

char *
brg_meeting_words_score (const BrgSnapshot *snapshot, const BrgMeeting *meeting, gint player)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (snapshot != NULL && meeting != NULL, NULL);

  first = brg_meeting_words_points (snapshot, meeting->games.halves);
  second = brg_meeting_words_points (snapshot, meeting->games.other_halves);
  return player == meeting->first ? g_strdup_printf ("%s\u00a0:\u00a0%s", first, second)
                                  : g_strdup_printf ("%s\u00a0:\u00a0%s", second, first);
}

char *
brg_meeting_words_pair (const BrgSnapshot *snapshot, const BrgMeeting *meeting)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *score = NULL;

  g_return_val_if_fail (snapshot != NULL && meeting != NULL, NULL);

  first = brg_name_words_dup (snapshot, meeting->first, BRG_NAME_SHORT, NULL);
  second = brg_name_words_dup (snapshot, meeting->second, BRG_NAME_SHORT, NULL);
  score = brg_meeting_words_score (snapshot, meeting, meeting->first);
  return g_strdup_printf ("%s – %s %s", first, second, score);
}

const char *
brg_meeting_words_method (const BrgWords *words, BrgDecisionMethod method)
{
  switch (method)
    {
    case BRG_DECISION_BY_LOT:
      /* Translators: how a level meeting was decided; "по жребию" */
      return WC_ (words, "decision", "by lot");
    case BRG_DECISION_BY_PLAYOFF:
      /* Translators: how a level meeting was decided; "в дополнительных партиях" */
      return WC_ (words, "decision", "by further games");
    case BRG_DECISION_BY_GAMES:
      /* Translators: how a level meeting was decided; "по числу побед" */
      return WC_ (words, "decision", "by games won");
    case BRG_DECISION_BY_OTHER:
      /* Translators: how a level meeting was decided; "по решению судьи" */
      return WC_ (words, "decision", "by decision of the arbiter");
    default:
      g_return_val_if_reached ("");
    }
}

char *
brg_meeting_words_extra (const BrgWords *words,
                         const BrgSnapshot *snapshot,
                         const char *games,
                         const char *lot)
{
  const BrgScoring *scoring;
  BrgOutcome first[BRG_EXTRA_GAMES_MOST];
  BrgOutcome second[BRG_EXTRA_GAMES_MOST];
  g_autofree char *shown = NULL;
  g_autofree char *sum = NULL;
  gint n_games;

  g_return_val_if_fail (words != NULL && snapshot != NULL && games != NULL && lot != NULL, NULL);

  scoring = &snapshot->group->scoring;
  n_games = brg_extra_games_read (games, first, second);
  if (n_games <= 0)
    return g_strdup ("");
  shown = brg_result_dup_games (scoring, first, second, n_games);
  sum = brg_result_dup_sum (scoring, first, second, n_games);
  if (*lot == '\0')
    /* Translators: games of an extra micro-match and their sum: "2 – 0 1 – 1", "3 – 1" */
    return g_strdup_printf (W_ (words, "extra micro-match %s (%s)"), shown, sum);
  /* Translators: games of an extra micro-match, their sum, the code of the opening drawn for it */
  return g_strdup_printf (W_ (words, "extra micro-match %s (%s), lot %s"), shown, sum, lot);
}

/* What else is to be known of a decision: the extra micro-match, and the note. */
static char *
dup_rest (const BrgWords *words, const BrgSnapshot *snapshot, const BrgMeetingNote *note)
{
  g_autofree char *extra =
      brg_meeting_words_extra (words, snapshot, note->extra_games, note->extra_lot);

  return g_strconcat (extra, *extra != '\0' && *note->note != '\0' ? "; " : "", note->note, NULL);
}

char *
brg_meeting_words_decision (const BrgWords *words,
                            const BrgSnapshot *snapshot,
                            const BrgMeeting *meeting)
{
  const BrgMeetingNote *note;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autofree char *rest = NULL;

  g_return_val_if_fail (words != NULL && snapshot != NULL && meeting != NULL, NULL);

  note = brg_snapshot_find_decision (snapshot, meeting);
  if (note == NULL || !brg_meeting_is_level (meeting))
    return NULL;
  name = brg_name_words_dup (snapshot, note->winner, BRG_NAME_SHORT, words);
  switch (note->method)
    {
    case BRG_DECISION_BY_LOT:
      /* Translators: %s has won a level meeting and goes on; "дальше по жребию проходит %s" */
      text = g_strdup_printf (W_ (words, "%s advances by lot"), name);
      break;
    case BRG_DECISION_BY_PLAYOFF:
      text = g_strdup_printf (W_ (words, "%s advances by further games"), name);
      break;
    case BRG_DECISION_BY_GAMES:
      text = g_strdup_printf (W_ (words, "%s advances by games won"), name);
      break;
    case BRG_DECISION_BY_OTHER:
    default:
      text = g_strdup_printf (W_ (words, "%s advances by decision of the arbiter"), name);
      break;
    }
  rest = dup_rest (words, snapshot, note);
  return *rest != '\0' ? g_strdup_printf ("%s (%s)", text, rest) : g_steal_pointer (&text);
}

static gint
count_games (const BrgMeeting *meeting)
{
  return meeting->last_round - meeting->first_round + 1;
}

char *
brg_meeting_words_mark (const BrgWords *words,
                        const BrgSnapshot *snapshot,
                        const BrgMeeting *meeting,
                        gint player,
                        gboolean *is_open)
{
  const BrgMeetingNote *note;

  g_return_val_if_fail (words != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (meeting != NULL && is_open != NULL, NULL);

  note = brg_snapshot_find_decision (snapshot, meeting);
  *is_open = brg_meeting_is_level (meeting) && meeting->winner == BRG_NOBODY;
  if (*is_open)
    /* Translators: both have the same from their meeting; "ничья" */
    return g_strdup (WC_ (words, "meeting", "tied"));
  if (brg_meeting_is_level (meeting) && note != NULL)
    return g_strdup (brg_meeting_words_method (words, note->method));
  return count_games (meeting) > 1 ? brg_meeting_words_score (snapshot, meeting, player)
                                   : g_strdup ("");
}

/* What the games decided, or leave open. */
static const char *
get_outcome (const BrgWords *words, const BrgMeeting *meeting)
{
  if (brg_meeting_is_level (meeting) && meeting->winner == BRG_NOBODY)
    return W_ (words, "tied, to be decided");
  if (meeting->games.n_open > 0 && meeting->games.is_decided && meeting->games.winner != BRG_NOBODY)
    /* Translators: one of the two cannot be overtaken, the rest of the games is played all the
     * same; "исход встречи решён" */
    return W_ (words, "decided, the remaining games are played");
  return NULL;
}

char *
brg_meeting_words_state (const BrgWords *words,
                         const BrgSnapshot *snapshot,
                         const BrgMeeting *meeting,
                         gint round,
                         gint player)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  const char *outcome;
  char *decision;

  g_return_val_if_fail (words != NULL && snapshot != NULL && meeting != NULL, NULL);

  if (count_games (meeting) > 1)
    {
      g_autofree char *score = brg_meeting_words_score (snapshot, meeting, player);

      /* Translators: which game of a meeting, of how many, the sums so far: "партия 2 из 3, счёт
       * встречи 1½ : ½" */
      g_ptr_array_add (parts, g_strdup_printf (W_ (words, "game %d of %d, match %s"),
                                               round - meeting->first_round + 1,
                                               count_games (meeting), score));
    }
  outcome = get_outcome (words, meeting);
  decision = brg_meeting_words_decision (words, snapshot, meeting);
  if (outcome != NULL)
    g_ptr_array_add (parts, g_strdup (outcome));
  if (decision != NULL)
    g_ptr_array_add (parts, decision);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
append_stage (const BrgWords *words, const BrgSnapshot *snapshot, gint round, GPtrArray *lines)
{
  g_autoptr (GArray) meetings = brg_snapshot_list_meetings (snapshot, round);

  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgMeeting *meeting = &g_array_index (meetings, BrgMeeting, i);
      g_autofree char *decision = brg_meeting_words_decision (words, snapshot, meeting);
      g_autofree char *pair = brg_meeting_words_pair (snapshot, meeting);

      if (decision != NULL)
        g_ptr_array_add (lines, g_strdup_printf ("%s: %s.", pair, decision));
    }
}

GPtrArray *
brg_meeting_words_list (const BrgWords *words,
                        const BrgSnapshot *snapshot,
                        gint first_round,
                        gint last_round)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  gint n_games;

  g_return_val_if_fail (words != NULL && snapshot != NULL, NULL);

  n_games = MAX (snapshot->group->cycles, 1);
  for (gint round = MAX (first_round, 1); round <= last_round; round++)
    if (round % n_games == 0 && snapshot->decisions->len > 0)
      append_stage (words, snapshot, round, lines);
  return g_steal_pointer (&lines);
}
