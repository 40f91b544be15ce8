/* brg-store-proposals.c - results that phones of sector arbiters send: kept, taken, refused
 *
 * Tests: tests/data/test-store-proposals.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-store-proposals.h"

#include <glib/gi18n-lib.h>

#include "brg-store-results-private.h"
#include "brg-store-rows.h"
#include "brg-store-words.h"

/* So many are remembered of a group, so that nobody fills the disk from outside. */
#define MOST_ROWS 20000

#define COLUMNS \
  "id, round, board, pairing_id, white_id, black_id, meeting_game, result, seat, address, nonce"

/* ----- Rows ----- */

static gpointer
read_proposal (sqlite3_stmt *stmt)
{
  BrgProposal *proposal = brg_proposal_new ();

  proposal->id = sqlite3_column_int64 (stmt, 0);
  proposal->round = sqlite3_column_int (stmt, 1);
  proposal->board = brg_sql_dup_text (stmt, 2);
  proposal->game_id = sqlite3_column_int64 (stmt, 3);
  proposal->white_id = sqlite3_column_int64 (stmt, 4);
  proposal->black_id = sqlite3_column_int64 (stmt, 5);
  proposal->meeting_game = sqlite3_column_int (stmt, 6);
  brg_proposal_result_from_word (brg_sql_get_text (stmt, 7), &proposal->result);
  proposal->seat = brg_sql_dup_text (stmt, 8);
  proposal->address = brg_sql_dup_text (stmt, 9);
  proposal->nonce = brg_sql_dup_text (stmt, 10);
  return proposal;
}

/* What stands for the game that it is about; nothing where there is no such game any more. */
static BrgProposalSight
look (const BrgGamePlace *place, gint meeting_game)
{
  if (meeting_game > place->meeting.n_games)
    return (BrgProposalSight){ BRG_OUTCOME_NONE, BRG_OUTCOME_NONE };
  if (meeting_game > 0)
    return (BrgProposalSight){ place->meeting.white[meeting_game - 1],
                               place->meeting.black[meeting_game - 1] };
  return (BrgProposalSight){ place->white, place->black };
}

GPtrArray *
brg_store_list_proposals (BrgStore *store, gint64 group_id, GError **error)
{
  GPtrArray *list;

  g_return_val_if_fail (store != NULL, NULL);

  list = brg_sql_list (store,
                       brg_sql_query (store, error,
                                      "SELECT " COLUMNS
                                      " FROM proposal WHERE group_id = ?1 AND state = 'waiting'"
                                      " ORDER BY id",
                                      "i", group_id),
                       read_proposal, (GDestroyNotify) brg_proposal_free, error);
  for (guint i = 0; list != NULL && i < list->len; i++)
    {
      BrgProposal *proposal = list->pdata[i];
      BrgGamePlace place;

      if (brg_store_find_board (store, proposal->game_id, &place, NULL))
        proposal->sight = look (&place, proposal->meeting_game);
    }
  return list;
}

static gboolean
write_proposal (BrgStore *store, gint64 group_id, BrgProposal *proposal, GError **error)
{
  g_autofree char *now = brg_sql_dup_now (store);

  return brg_sql_run (store, error,
                      "INSERT INTO proposal (group_id, round, board, pairing_id, white_id,"
                      " black_id, meeting_game, result, seat, address, nonce, sent_at, state)"
                      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
                      "iitiiiitttttt", group_id, (gint64) proposal->round, proposal->board,
                      proposal->game_id, proposal->white_id, proposal->black_id,
                      (gint64) proposal->meeting_game,
                      brg_proposal_result_to_word (proposal->result), proposal->seat,
                      proposal->address, proposal->nonce, now,
                      brg_proposal_state_to_word (proposal->state)) &&
         brg_sql_get_int (store, &proposal->id, error, "SELECT last_insert_rowid ()", "");
}

static gboolean
set_state (BrgStore *store, gint64 proposal_id, BrgProposalState state, GError **error)
{
  return brg_sql_run (store, error, "UPDATE proposal SET state = ?2 WHERE id = ?1", "it",
                      proposal_id, brg_proposal_state_to_word (state));
}

/* ----- The board that it is about ----- */

/* The result as the players sit in the first game: in every second one they have changed. */
static BrgResultChange
make_change (const BrgProposal *proposal)
{
  static const BrgOutcome white[BRG_N_PROPOSAL_RESULTS] = {
    [BRG_PROPOSAL_WHITE] = BRG_OUTCOME_WIN,
    [BRG_PROPOSAL_BLACK] = BRG_OUTCOME_LOSS,
    [BRG_PROPOSAL_DRAW] = BRG_OUTCOME_DRAW,
  };
  static const BrgOutcome black[BRG_N_PROPOSAL_RESULTS] = {
    [BRG_PROPOSAL_WHITE] = BRG_OUTCOME_LOSS,
    [BRG_PROPOSAL_BLACK] = BRG_OUTCOME_WIN,
    [BRG_PROPOSAL_DRAW] = BRG_OUTCOME_DRAW,
  };
  /* rus-draughts-2022 5.4.6: colours alternate within a meeting. */
  gboolean is_turned = proposal->meeting_game > 0 && proposal->meeting_game % 2 == 0;

  return (BrgResultChange){
    .act = BRG_RESULT_ENTER,
    .game_id = proposal->game_id,
    .game = proposal->meeting_game,
    .white = is_turned ? black[proposal->result] : white[proposal->result],
    .black = is_turned ? white[proposal->result] : black[proposal->result],
    .seat = proposal->seat,
    .address = proposal->address,
  };
}

/* Whether both sides have what is to be entered. */
static gboolean
stands (const BrgGamePlace *place, const BrgResultChange *change)
{
  BrgProposalSight sight = look (place, change->game);

  return sight.white == change->white && sight.black == change->black;
}

/* What was sent for one pair is never entered for another one. */
static gboolean
find_board_of (BrgStore *store,
               gint64 group_id,
               const BrgProposal *proposal,
               BrgGamePlace *place,
               GError **error)
{
  gint64 is_same = 0;

  if (!brg_store_find_board (store, proposal->game_id, place, error) ||
      !brg_sql_get_int (store, &is_same, error,
                        "SELECT count(*) FROM pairing WHERE id = ?1 AND white_id = ?2 AND"
                        " black_id = ?3",
                        "iii", proposal->game_id, proposal->white_id, proposal->black_id))
    return FALSE;
  if (is_same == 0 || place->group_id != group_id || place->round != proposal->round ||
      proposal->meeting_game > place->meeting.n_games ||
      (place->meeting.n_games > 1) != (proposal->meeting_game > 0))
    return brg_store_refuse (error, _ ("Another pair sits at the board now."));
  return TRUE;
}

/* Whether the board, or the game of its meeting that is on, has no result yet. */
static gboolean
is_empty (const BrgGamePlace *place, const BrgProposal *proposal)
{
  const BrgStoredMeeting *meeting = &place->meeting;

  if (place->is_closed || look (place, proposal->meeting_game).white != BRG_OUTCOME_NONE)
    return FALSE;
  return proposal->meeting_game == 0 ||
         brg_meeting_games_find_open (meeting->white, meeting->n_games) == proposal->meeting_game;
}

/* ----- Coming in ----- */

gboolean
brg_store_knows_proposal (BrgStore *store,
                          gint64 group_id,
                          const char *nonce,
                          gboolean *is_known,
                          GError **error)
{
  gint64 n_same;

  g_return_val_if_fail (store != NULL && nonce != NULL && is_known != NULL, FALSE);

  if (!brg_sql_get_int (store, &n_same, error,
                        "SELECT count(*) FROM proposal WHERE group_id = ?1 AND nonce = ?2", "it",
                        group_id, nonce))
    return FALSE;
  *is_known = n_same > 0;
  return TRUE;
}

static gboolean
judge (BrgStore *store,
       gint64 group_id,
       const BrgProposal *proposal,
       BrgProposalAnswer *answer,
       GError **error)
{
  gboolean is_known;
  gint64 n_waiting;
  gint64 n_rows;

  if (!brg_store_knows_proposal (store, group_id, proposal->nonce, &is_known, error) ||
      !brg_sql_get_int (store, &n_waiting, error,
                        "SELECT count(*) FROM proposal WHERE group_id = ?1 AND pairing_id = ?2"
                        " AND state = 'waiting'",
                        "ii", group_id, proposal->game_id) ||
      !brg_sql_get_int (store, &n_rows, error, "SELECT count(*) FROM proposal WHERE group_id = ?1",
                        "i", group_id))
    return FALSE;
  *answer = is_known                                                         ? BRG_PROPOSAL_KNOWN
            : n_waiting >= BRG_PROPOSALS_MOST_WAITING || n_rows >= MOST_ROWS ? BRG_PROPOSAL_TOO_MANY
                                                                             : BRG_PROPOSAL_KEPT;
  return TRUE;
}

static gboolean
keep (BrgAction *action,
      gint64 group_id,
      BrgProposal *proposal,
      gboolean is_direct,
      BrgProposalAnswer *answer,
      GError **error)
{
  BrgStore *store = brg_action_get_store (action);
  BrgResultChange change = make_change (proposal);
  BrgGamePlace place;

  if (!judge (store, group_id, proposal, answer, error))
    return FALSE;
  if (*answer != BRG_PROPOSAL_KEPT)
    return TRUE;
  if (!find_board_of (store, group_id, proposal, &place, error))
    return FALSE;
  proposal->sight = look (&place, proposal->meeting_game);
  if (is_direct && is_empty (&place, proposal))
    *answer = BRG_PROPOSAL_TAKEN;
  proposal->state = *answer == BRG_PROPOSAL_TAKEN ? BRG_PROPOSAL_WRITTEN : BRG_PROPOSAL_WAITING;
  return write_proposal (store, group_id, proposal, error) &&
         (*answer == BRG_PROPOSAL_KEPT || brg_store_write_change (action, &place, &change, error));
}

gboolean
brg_store_keep_proposal (BrgStore *store,
                         gint64 group_id,
                         BrgProposal *proposal,
                         gboolean is_direct,
                         BrgProposalAnswer *answer,
                         GError **error)
{
  g_autoptr (BrgAction) action = NULL;

  g_return_val_if_fail (store != NULL && proposal != NULL && answer != NULL, FALSE);

  /* What only waits changes nothing that the journal follows, and leaves no entry. */
  action = brg_action_begin_in_group (store, "result-set", group_id, error);
  return action != NULL && keep (action, group_id, proposal, is_direct, answer, error) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

gboolean
brg_store_burn_proposal (BrgStore *store, gint64 group_id, BrgProposal *proposal, GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  gint64 n_rows;

  g_return_val_if_fail (store != NULL && proposal != NULL, FALSE);

  action = brg_action_begin_in_group (store, "result-set", group_id, error);
  if (action == NULL ||
      !brg_sql_get_int (store, &n_rows, error, "SELECT count(*) FROM proposal WHERE group_id = ?1",
                        "i", group_id))
    return FALSE;
  proposal->state = BRG_PROPOSAL_FAILED;
  return (n_rows >= MOST_ROWS || write_proposal (store, group_id, proposal, error)) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

/* ----- What the arbiter decides ----- */

/* A proposal that waits, and its group. */
static BrgProposal *
find_waiting (BrgStore *store, gint64 proposal_id, gint64 *group_id, GError **error)
{
  g_autoptr (GPtrArray) found = NULL;

  if (!brg_sql_get_int (store, group_id, error,
                        "SELECT group_id FROM proposal WHERE id = ?1 AND state = 'waiting'", "i",
                        proposal_id))
    return NULL;
  found = brg_sql_list (store,
                        brg_sql_query (store, error,
                                       "SELECT " COLUMNS
                                       " FROM proposal WHERE id = ?1 AND state = 'waiting'",
                                       "i", proposal_id),
                        read_proposal, (GDestroyNotify) brg_proposal_free, error);
  if (found == NULL)
    return NULL;
  if (found->len == 1)
    return g_ptr_array_steal_index (found, 0);
  g_set_error_literal (error, BRG_STORE_ERROR, BRG_STORE_ERROR_NOT_FOUND,
                       _ ("The proposal was decided already."));
  return NULL;
}

/* Nothing is replaced that the arbiter has not seen. */
static gboolean
check_sight (const BrgGamePlace *place,
             const BrgProposal *proposal,
             const BrgProposalSight *seen,
             GError **error)
{
  BrgProposalSight sight = look (place, proposal->meeting_game);

  if (sight.white == seen->white && sight.black == seen->black)
    return TRUE;
  /* Translators: %s is a board */
  g_set_error (error, BRG_STORE_ERROR, BRG_STORE_ERROR_STALE,
               _ ("Board %s has got another result meanwhile. Look at it and decide once more."),
               proposal->board);
  return FALSE;
}

static gboolean
accept (BrgAction *action,
        gint64 group_id,
        const BrgProposal *proposal,
        BrgProposalSight *seen,
        GError **error)
{
  BrgStore *store = brg_action_get_store (action);
  BrgResultChange change = make_change (proposal);
  gboolean done = FALSE;
  BrgGamePlace place;

  if (!find_board_of (store, group_id, proposal, &place, error))
    return FALSE;
  if (stands (&place, &change))
    done = set_state (store, proposal->id, BRG_PROPOSAL_ACCEPTED, error);
  else if (place.is_closed || check_sight (&place, proposal, seen, error))
    done = set_state (store, proposal->id, BRG_PROPOSAL_ACCEPTED, error) &&
           brg_store_write_change (action, &place, &change, error);
  if (done)
    *seen = (BrgProposalSight){ change.white, change.black };
  return done;
}

/* The name of the entry follows from what stood there. */
static const char *
get_action (BrgStore *store, const BrgProposal *proposal)
{
  BrgGamePlace place;

  return brg_store_find_board (store, proposal->game_id, &place, NULL) &&
                 proposal->meeting_game <= place.meeting.n_games &&
                 !brg_outcome_is_pending (look (&place, proposal->meeting_game).white)
             ? "result-change"
             : "result-set";
}

static gboolean
decide (BrgStore *store,
        gint64 proposal_id,
        BrgProposalState state,
        BrgProposalSight *seen,
        GError **error)
{
  g_autoptr (BrgAction) action = NULL;
  g_autoptr (BrgProposal) proposal = NULL;
  gint64 group_id;

  proposal = find_waiting (store, proposal_id, &group_id, error);
  if (proposal == NULL)
    return FALSE;
  action = brg_action_begin_in_group (store, get_action (store, proposal), group_id, error);
  return action != NULL &&
         (state == BRG_PROPOSAL_ACCEPTED ? accept (action, group_id, proposal, seen, error)
                                         : set_state (store, proposal_id, state, error)) &&
         brg_action_commit (g_steal_pointer (&action), error);
}

/* Whether it is the proposal that does not fit any more, and not the disk or the file. */
static gboolean
is_final (const GError *error)
{
  return g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_REFUSED) ||
         g_error_matches (error, BRG_STORE_ERROR, BRG_STORE_ERROR_CLOSED);
}

gboolean
brg_store_accept_proposal (BrgStore *store,
                           gint64 proposal_id,
                           BrgProposalSight *seen,
                           GError **error)
{
  g_autoptr (GError) fault = NULL;

  g_return_val_if_fail (store != NULL && seen != NULL, FALSE);

  if (decide (store, proposal_id, BRG_PROPOSAL_ACCEPTED, seen, &fault))
    return TRUE;
  if (is_final (fault))
    decide (store, proposal_id, BRG_PROPOSAL_FAILED, NULL, NULL);
  g_propagate_error (error, g_steal_pointer (&fault));
  return FALSE;
}

gboolean
brg_store_refuse_proposal (BrgStore *store, gint64 proposal_id, GError **error)
{
  g_return_val_if_fail (store != NULL, FALSE);

  return decide (store, proposal_id, BRG_PROPOSAL_REFUSED, NULL, error);
}
