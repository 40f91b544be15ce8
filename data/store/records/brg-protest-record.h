/* brg-protest-record.h - protests, appeals and the committee as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-protest-rules.h"

G_BEGIN_DECLS

/**
 * BrgProtestDecision:
 * @BRG_PROTEST_OPEN: not decided yet
 * @BRG_PROTEST_UPHELD: upheld
 * @BRG_PROTEST_PARTLY: upheld in part
 * @BRG_PROTEST_REJECTED: rejected
 * @BRG_PROTEST_REFUSED: not considered: late, or not in the form that the book wants
 * @BRG_PROTEST_WITHDRAWN: withdrawn by who handed it in
 */
typedef enum
{
  BRG_PROTEST_OPEN,
  BRG_PROTEST_UPHELD,
  BRG_PROTEST_PARTLY,
  BRG_PROTEST_REJECTED,
  BRG_PROTEST_REFUSED,
  BRG_PROTEST_WITHDRAWN,
} BrgProtestDecision;

#define BRG_N_PROTEST_DECISIONS (BRG_PROTEST_WITHDRAWN + 1)

/**
 * BrgFeeWay:
 * @BRG_FEE_HELD: nothing is decided about it, or there is none
 * @BRG_FEE_RETURNED: it is given back
 * @BRG_FEE_TO_FUND: it goes to the prizes
 */
typedef enum
{
  BRG_FEE_HELD,
  BRG_FEE_RETURNED,
  BRG_FEE_TO_FUND,
} BrgFeeWay;

/**
 * BrgVote:
 *
 * How somebody of the committee voted.
 */
typedef enum
{
  BRG_VOTE_NONE,
  BRG_VOTE_FOR,
  BRG_VOTE_AGAINST,
} BrgVote;

/**
 * BrgProtestVote:
 * @member_id: row of somebody of the committee
 * @vote: how he voted
 * @barred: why he does not sit on this appeal, empty for who sits on it
 */
typedef struct
{
  gint64 member_id;
  BrgVote vote;
  char *barred;
} BrgProtestVote;

/**
 * brg_protest_vote_new:
 * @member_id: row of somebody of the committee
 * @vote: how he voted
 * @barred: why he does not sit, may be empty
 *
 * Returns: (transfer full): a vote
 */
BrgProtestVote *brg_protest_vote_new (gint64 member_id, BrgVote vote, const char *barred);

/**
 * brg_protest_vote_dup_barred:
 * @vote: a vote of somebody who does not sit
 * @name: his name
 *
 * Returns: (transfer full): who does not sit and why, his name once
 */
char *brg_protest_vote_dup_barred (const BrgProtestVote *vote, const char *name);

/** brg_protest_vote_free: frees @vote, which may be %NULL */
void brg_protest_vote_free (BrgProtestVote *vote);

/**
 * BrgProtest:
 * @id: row in the database, 0 for a new one
 * @group_id: row of the group
 * @number: number in the group, from 1
 * @appeal_of_id: row of the protest whose decision it is against, 0 for a protest
 * @incident_id: row of the incident that it is about, 0 for none
 * @round: round that it is about, 0 for none
 * @board: board of that round, 0 for none
 * @entry_id: row of who protests, or for whom; a team where teams play
 * @other_id: row of the other side, 0 for none
 * @filer: who handed it in
 * @filed_by: his name
 * @filed_at: when, UTC, `YYYY-MM-DDThh:mm:ssZ`
 * @due_at: until when it could be handed in, UTC, or empty
 * @decide_by: until when it has to be decided, UTC, or empty
 * @articles: what it says was broken, as written
 * @subject: what it says, never empty
 * @demand: what it wants
 * @fee: deposit in hundredths of @currency
 * @currency: currency of @fee
 * @is_fee_paid: whether it was paid
 * @admitted: why it was admitted although something is wrong with it, or empty
 * @heard_at: when both sides were heard, UTC, or empty
 * @hearing: notes of that
 * @decision: how it was decided
 * @decided_at: when, UTC, or empty
 * @decided_by: by whom
 * @grounds: why
 * @decision_articles: the articles on which the decision stands
 * @result_before: result of the game before the decision, `1-0`; empty when it did not change
 * @result_after: result of the game by the decision
 * @fee_goes: what becomes of the deposit
 * @votes: (element-type BrgProtestVote): who sits on it, in the order of the committee
 *
 * A protest, or an appeal. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  gint64 group_id;
  gint number;
  gint64 appeal_of_id;
  gint64 incident_id;
  gint round;
  gint board;
  gint64 entry_id;
  gint64 other_id;
  BrgProtestFiler filer;
  char *filed_by;
  char *filed_at;
  char *due_at;
  char *decide_by;
  char *articles;
  char *subject;
  char *demand;
  gint64 fee;
  char *currency;
  gboolean is_fee_paid;
  char *admitted;
  char *heard_at;
  char *hearing;
  BrgProtestDecision decision;
  char *decided_at;
  char *decided_by;
  char *grounds;
  char *decision_articles;
  char *result_before;
  char *result_after;
  BrgFeeWay fee_goes;
  GPtrArray *votes;
} BrgProtest;

/**
 * brg_protest_new:
 *
 * Returns: (transfer full): an open protest of empty texts
 */
BrgProtest *brg_protest_new (void);

/**
 * brg_protest_copy:
 * @protest: a protest
 *
 * Returns: (transfer full): a copy with its votes
 */
BrgProtest *brg_protest_copy (const BrgProtest *protest);

/** brg_protest_free: frees @protest, which may be %NULL */
void brg_protest_free (BrgProtest *protest);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgProtest, brg_protest_free)

/**
 * brg_protest_count_votes:
 * @protest: a protest
 * @n_for: (out): votes for it
 * @n_against: (out): votes against it
 *
 * Returns: how many sit on it
 */
guint brg_protest_count_votes (const BrgProtest *protest, guint *n_for, guint *n_against);

/**
 * brg_protest_take_text:
 * @place: (inout): a text of a protest or of somebody of the committee
 * @text: (transfer full): what it becomes
 */
void brg_protest_take_text (char **place, char *text);

/**
 * BrgProtestText:
 *
 * The texts of a protest in the order of #BrgProtest.
 */
typedef enum
{
  BRG_PROTEST_FILED_BY,
  BRG_PROTEST_FILED_AT,
  BRG_PROTEST_DUE_AT,
  BRG_PROTEST_DECIDE_BY,
  BRG_PROTEST_ARTICLES,
  BRG_PROTEST_SUBJECT,
  BRG_PROTEST_DEMAND,
  BRG_PROTEST_CURRENCY,
  BRG_PROTEST_ADMITTED,
  BRG_PROTEST_HEARD_AT,
  BRG_PROTEST_HEARING,
  BRG_PROTEST_DECIDED_AT,
  BRG_PROTEST_DECIDED_BY,
  BRG_PROTEST_GROUNDS,
  BRG_PROTEST_DECISION_ARTICLES,
  BRG_PROTEST_RESULT_BEFORE,
  BRG_PROTEST_RESULT_AFTER,
} BrgProtestText;

#define BRG_N_PROTEST_TEXTS (BRG_PROTEST_RESULT_AFTER + 1)

/**
 * brg_protest_get_place:
 * @protest: a protest
 * @text: one of its texts
 *
 * Returns: (transfer none): where that text stands
 */
char **brg_protest_get_place (BrgProtest *protest, BrgProtestText text);

/**
 * BrgCommitteeMember:
 * @id: row in the database, 0 for a new one
 * @role: who he is in the committee
 * @name: his name, never empty
 * @birth: date of birth `YYYY-MM-DD`, or only `YYYY`, or empty
 * @federation: federation or region
 * @organisation: club or team
 * @entry_id: row of the entry when he plays in the event himself, else 0
 *
 * Somebody of the appeals committee. Texts are never %NULL.
 */
typedef struct
{
  gint64 id;
  BrgCommitteeRole role;
  char *name;
  char *birth;
  char *federation;
  char *organisation;
  gint64 entry_id;
} BrgCommitteeMember;

/**
 * brg_committee_member_new:
 * @role: who he is in the committee
 * @name: his name
 *
 * Returns: (transfer full): somebody of empty other texts
 */
BrgCommitteeMember *brg_committee_member_new (BrgCommitteeRole role, const char *name);

/** brg_committee_member_free: frees @member, which may be %NULL */
void brg_committee_member_free (BrgCommitteeMember *member);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgCommitteeMember, brg_committee_member_free)

G_END_DECLS
