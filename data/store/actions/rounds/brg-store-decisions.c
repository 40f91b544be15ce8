/* brg-store-decisions.c - actions on level meetings of a knock-out
 *
 * Rules: rus-draughts-2022 1.4, 5.4.6
 * Tests: tests/data/test-store-decisions.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-decisions.h"

#include <glib/gi18n-lib.h>

#include "brg-action.h"
#include "brg-knockout.h"
#include "brg-pairing-systems.h"
#include "brg-snapshot-tournament.h"
#include "brg-store-load.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

GArray *
brg_snapshot_list_meetings (const BrgSnapshot *snapshot, gint round)
{
  g_autoptr (BrgTournament) tournament = NULL;
  g_autoptr (GArray) decisions = NULL;

  g_return_val_if_fail (snapshot != NULL && round >= 1, NULL);

  if (!brg_snapshot_is_knockout (snapshot))
    return g_array_new (FALSE, FALSE, sizeof (BrgMeeting));
  tournament = brg_snapshot_to_tournament (snapshot);
  decisions = brg_snapshot_list_decisions (snapshot);
  return brg_knockout_list_meetings (
      tournament, brg_knockout_get_scope (brg_pairing_system_find (snapshot->group->system)),
      brg_knockout_get_stage (tournament, round),
      (const BrgMeetingDecision *) (gconstpointer) decisions->data, decisions->len);
}

const BrgMeetingNote *
brg_snapshot_find_decision (const BrgSnapshot *snapshot, const BrgMeeting *meeting)
{
  g_return_val_if_fail (snapshot != NULL && meeting != NULL, NULL);

  for (guint i = 0; i < snapshot->decisions->len; i++)
    {
      const BrgMeetingNote *note = &g_array_index (snapshot->decisions, BrgMeetingNote, i);

      if (note->round >= meeting->first_round && note->round <= meeting->last_round &&
          (note->winner == meeting->first || note->winner == meeting->second))
        return note;
    }
  return NULL;
}

static const BrgMeeting *
find_meeting (const GArray *meetings, gint entry)
{
  for (guint i = 0; i < meetings->len; i++)
    {
      const BrgMeeting *meeting = &g_array_index (meetings, BrgMeeting, i);

      if (meeting->first == entry || meeting->second == entry)
        return meeting;
    }
  return NULL;
}

static gboolean
check_next_stage (const BrgSnapshot *snapshot, gint last_round, GError **error)
{
  if (brg_snapshot_get_round (snapshot, last_round + 1) == NULL)
    return TRUE;
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED,
               _ ("Round %d is already paired with the qualifiers."), last_round + 1);
  return FALSE;
}

/* rus-draughts-2022 5.4.6: only equal sums leave something to decide. */
static gboolean
check_meeting (const BrgSnapshot *snapshot, const BrgMeeting *meeting, GError **error)
{
  if (meeting == NULL)
    return brg_store_refuse (error, _ ("The player has no match in this round."));
  if (meeting->games.n_open > 0)
    return brg_store_refuse (error, _ ("The match is not over: a result is missing."));
  if (!brg_meeting_is_level (meeting))
    return brg_store_refuse (error, _ ("The match is not tied: its games decide."));
  if (brg_snapshot_find_decision (snapshot, meeting) != NULL)
    return brg_store_refuse (error, _ ("The match is already decided. Reverse that decision "
                                       "first."));
  return check_next_stage (snapshot, meeting->last_round, error);
}

static void
describe (BrgAction *action, const BrgSnapshot *snapshot, gint round, gint winner, gint loser)
{
  g_autofree char *name = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, winner));
  g_autofree char *other = brg_entry_dup_name (brg_snapshot_get_entry (snapshot, loser));

  brg_action_set_int (action, "round", round);
  brg_action_set_text (action, "name", name);
  brg_action_set_text (action, "other", other);
}

static gint
get_loser (const BrgMeeting *meeting, gint winner)
{
  return winner == meeting->first ? meeting->second : meeting->first;
}

/* What a letter says of a game, for the one and for the other. */
static const struct
{
  char letter;
  char turned;
  BrgOutcome winner;
  BrgOutcome loser;
} letters[] = {
  { '1', '0', BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { '=', '=', BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { '0', '1', BRG_OUTCOME_LOSS, BRG_OUTCOME_WIN },
  { '+', '-', BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { '-', '+', BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_WIN },
};

static guint
find_letter (char letter)
{
  guint n = 0;

  while (n < G_N_ELEMENTS (letters) && letters[n].letter != letter)
    n++;
  return n;
}

gint
brg_extra_games_read (const char *text, BrgOutcome *winner, BrgOutcome *loser)
{
  gint n_games = 0;

  g_return_val_if_fail (text != NULL && winner != NULL && loser != NULL, -1);

  for (; text[n_games] != '\0'; n_games++)
    {
      guint n = find_letter (text[n_games]);

      if (n == G_N_ELEMENTS (letters) || n_games == BRG_EXTRA_GAMES_MOST)
        return -1;
      winner[n_games] = letters[n].winner;
      loser[n_games] = letters[n].loser;
    }
  return n_games;
}

char *
brg_extra_games_dup_turned (const char *text)
{
  char *turned;

  g_return_val_if_fail (text != NULL, NULL);

  turned = g_strdup (text);
  for (char *letter = turned; *letter != '\0'; letter++)
    {
      guint n = find_letter (*letter);

      if (n < G_N_ELEMENTS (letters))
        *letter = letters[n].turned;
    }
  return turned;
}

/* rus-draughts-2022 5.4.6: the sum of its games decides; equal sums leave it to something else. */
static gboolean
check_extra (const BrgSnapshot *snapshot, const BrgMeetingNote *decided, GError **error)
{
  BrgOutcome winner[BRG_EXTRA_GAMES_MOST];
  BrgOutcome loser[BRG_EXTRA_GAMES_MOST];
  const BrgScoring *scoring = &snapshot->group->scoring;
  gint n_games = brg_extra_games_read (decided->extra_games, winner, loser);
  gint lead = 0;

  if (n_games < 0)
    return brg_store_refuse (error, _ ("The games of the extra micro-match are keys 1 5 0 + −, one "
                                       "a game, at most 12."));
  for (gint i = 0; i < n_games; i++)
    lead += brg_scoring_points (scoring, winner[i]) - brg_scoring_points (scoring, loser[i]);
  if (lead < 0)
    return brg_store_refuse (error, _ ("The other player has won the extra micro-match."));
  if (n_games > 0 && lead == 0 && decided->method == BRG_DECISION_BY_PLAYOFF)
    return brg_store_refuse (error, _ ("The extra micro-match is level: it decides nothing."));
  if (lead > 0 && decided->method != BRG_DECISION_BY_PLAYOFF)
    return brg_store_refuse (error, _ ("The extra micro-match has decided: choose further games."));
  return TRUE;
}

gboolean
brg_store_decide_meeting (BrgStore *store,
                          gint64 group_id,
                          gint round,
                          gint64 winner_id,
                          BrgDecisionMethod method,
                          const char *note,
                          GError **error)
{
  const BrgMeetingNote decided = { .round = round,
                                   .method = method,
                                   .note = (char *) note,
                                   .extra_games = (char *) "",
                                   .extra_lot = (char *) "" };

  return brg_store_decide_meeting_extra (store, group_id, winner_id, &decided, error);
}

gboolean
brg_store_decide_meeting_extra (BrgStore *store,
                                gint64 group_id,
                                gint64 winner_id,
                                const BrgMeetingNote *decided,
                                GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GArray) meetings = NULL;
  g_autoptr (BrgAction) action = NULL;
  BrgMeetingNote written;
  const BrgMeeting *meeting;
  gint winner;

  g_return_val_if_fail (store != NULL && decided != NULL && decided->round >= 1, FALSE);
  g_return_val_if_fail (decided->note != NULL && decided->extra_games != NULL, FALSE);
  g_return_val_if_fail (decided->extra_lot != NULL, FALSE);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL)
    return FALSE;
  meetings = brg_snapshot_list_meetings (snapshot, decided->round);
  winner = brg_snapshot_find_entry (snapshot, winner_id);
  meeting = find_meeting (meetings, winner);
  if (!check_meeting (snapshot, meeting, error) || !check_extra (snapshot, decided, error))
    return FALSE;
  written = *decided;
  written.round = meeting->last_round;
  action = brg_action_begin_in_group (store, "meeting-decide", group_id, error);
  if (action == NULL || !brg_store_insert_decision (store, winner_id, &written, error))
    return FALSE;
  describe (action, snapshot, meeting->last_round, winner, get_loser (meeting, winner));
  brg_action_set_text (action, "method", brg_store_decision_to_word (decided->method));
  brg_action_set_text (action, "note", decided->note);
  if (*decided->extra_games != '\0')
    brg_action_set_text (action, "extra", decided->extra_games);
  return brg_action_commit (g_steal_pointer (&action), error);
}

static const BrgMeetingNote *
find_note (const BrgSnapshot *snapshot, gint64 decision_id)
{
  for (guint i = 0; i < snapshot->decisions->len; i++)
    if (g_array_index (snapshot->decisions, BrgMeetingNote, i).id == decision_id)
      return &g_array_index (snapshot->decisions, BrgMeetingNote, i);
  return NULL;
}

gboolean
brg_store_reopen_meeting (BrgStore *store, gint64 group_id, gint64 decision_id, GError **error)
{
  g_autoptr (BrgSnapshot) snapshot = NULL;
  g_autoptr (GArray) meetings = NULL;
  g_autoptr (BrgAction) action = NULL;
  const BrgMeetingNote *note;
  const BrgMeeting *meeting;

  g_return_val_if_fail (store != NULL, FALSE);

  snapshot = brg_store_load (store, group_id, error);
  if (snapshot == NULL)
    return FALSE;
  note = find_note (snapshot, decision_id);
  if (note == NULL)
    {
      g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                           _ ("The decision no longer exists."));
      return FALSE;
    }
  meetings = brg_snapshot_list_meetings (snapshot, note->round);
  meeting = find_meeting (meetings, note->winner);
  if (!check_next_stage (snapshot, note->round, error))
    return FALSE;
  action = brg_action_begin_in_group (store, "meeting-reopen", group_id, error);
  if (action == NULL ||
      !brg_sql_run (store, error, "DELETE FROM decision WHERE id = ?1", "i", decision_id))
    return FALSE;
  describe (action, snapshot, note->round, note->winner,
            meeting != NULL ? get_loser (meeting, note->winner) : note->winner);
  return brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_check_decision (BrgStore *store, gint64 game_id, gint remove_from, GError **error)
{
  gint64 decision_id = 0;
  gint64 last_round = 0;
  gint64 n_rounds = 0;
  gboolean has_row;
  sqlite3_stmt *stmt = brg_sql_query (
      store, error,
      "SELECT d.id, d.round, (SELECT count(*) FROM round q WHERE q.group_id = g.id)"
      " FROM pairing p JOIN round r ON r.id = p.round_id JOIN event_group g ON g.id = r.group_id"
      " JOIN decision d ON d.winner_id IN (p.white_id, p.black_id)"
      " AND r.number BETWEEN d.round - max (g.cycles, 1) + 1 AND d.round WHERE p.id = ?1",
      "i", game_id);

  if (stmt == NULL || !brg_sql_step (store, stmt, &has_row, error))
    return FALSE;
  if (has_row)
    {
      decision_id = sqlite3_column_int64 (stmt, 0);
      last_round = sqlite3_column_int64 (stmt, 1);
      n_rounds = sqlite3_column_int64 (stmt, 2);
    }
  sqlite3_reset (stmt);
  /* Whoever stands on a board of the next stage went on: the decision stays true. */
  if (decision_id == 0 || (n_rounds > last_round && remove_from == 0))
    return TRUE;
  if (remove_from == 0)
    return brg_store_refuse (error, _ ("The tied match is already decided. Reverse the "
                                       "decision before changing its result."));
  return brg_sql_run (store, error, "DELETE FROM decision WHERE id = ?1", "i", decision_id);
}
