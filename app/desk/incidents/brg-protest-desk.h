/* brg-protest-desk.h - protests and appeals while they are filed, heard and decided
 *
 * The window shows it; everything about terms, faults, seats and sentences is found here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-correction.h"
#include "brg-protest-record.h"
#include "brg-protest-rules.h"
#include "brg-regulations.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgProtestDesk:
 * @snapshot: the group, the view that is loaded
 * @rules: what its book says of protests
 * @regulations: what the event's regulations set
 * @tempo: how fast is played
 * @protests: (element-type BrgProtest): protests of the group, by numbers
 * @committee: (element-type BrgCommitteeMember): the committee of the event
 *
 * What is stored about the protests of a group. Fields are for reading.
 */
typedef struct
{
  BrgStore *store; /* not owned */
  BrgSnapshot *snapshot;
  const BrgProtestRules *rules;
  BrgRegulations regulations;
  BrgTempo tempo;
  GPtrArray *protests;
  GPtrArray *committee;
} BrgProtestDesk;

/**
 * brg_protest_desk_new:
 * @store: a store; must outlive the desk
 * @snapshot: a group
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): what is stored now
 */
BrgProtestDesk *brg_protest_desk_new (BrgStore *store, BrgSnapshot *snapshot, GError **error);

/** brg_protest_desk_free: frees @desk, which may be %NULL */
void brg_protest_desk_free (BrgProtestDesk *desk);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgProtestDesk, brg_protest_desk_free)

/**
 * brg_protest_desk_find:
 * @desk: a desk
 * @protest_id: row of a protest
 *
 * Returns: (transfer none) (nullable): the protest
 */
const BrgProtest *brg_protest_desk_find (const BrgProtestDesk *desk, gint64 protest_id);

/**
 * brg_protest_desk_find_member:
 * @desk: a desk
 * @member_id: row of somebody of the committee
 *
 * Returns: (transfer none) (nullable): who that is
 */
const BrgCommitteeMember *brg_protest_desk_find_member (const BrgProtestDesk *desk,
                                                        gint64 member_id);

/**
 * brg_protest_desk_count_open:
 * @desk: a desk
 *
 * Returns: how many are not decided
 */
guint brg_protest_desk_count_open (const BrgProtestDesk *desk);

/**
 * brg_protest_desk_may_appeal:
 * @desk: a desk
 * @protest: a protest
 *
 * Returns: whether an appeal against the decision on it can be filed
 */
gboolean brg_protest_desk_may_appeal (const BrgProtestDesk *desk, const BrgProtest *protest);

/**
 * brg_protest_desk_find_game:
 * @desk: a desk
 * @round: a round
 * @board: number of a board, #BrgGame.board
 *
 * Returns: (transfer none) (nullable): the game on that board, as it is played on boards
 */
const BrgGame *brg_protest_desk_find_game (const BrgProtestDesk *desk, gint round, gint board);

/**
 * brg_protest_desk_get_side:
 * @desk: a desk
 * @entry: index of a player on boards, %BRG_NOBODY for none
 *
 * Returns: row of who protests for him: himself, or his team where teams play; 0 for nobody
 */
gint64 brg_protest_desk_get_side (const BrgProtestDesk *desk, gint entry);

/**
 * brg_protest_desk_choose_game:
 * @desk: a desk
 * @protest: a protest
 * @round: its round
 * @board: its board, 0 for none
 * @by_black: whether Black protests
 *
 * Sets round, board and both sides; where teams play the sides are the teams.
 */
void brg_protest_desk_choose_game (const BrgProtestDesk *desk,
                                   BrgProtest *protest,
                                   gint round,
                                   gint board,
                                   gboolean by_black);

/**
 * brg_protest_desk_find_deadline:
 * @desk: a desk
 * @round: a round, 0 for none
 * @deadline: (out): until when protests about it can be handed in
 */
void brg_protest_desk_find_deadline (const BrgProtestDesk *desk,
                                     gint round,
                                     BrgProtestDeadline *deadline);

/**
 * brg_protest_desk_complete:
 * @desk: a desk
 * @protest: a protest with round and time
 *
 * Sets until when it could be handed in and until when it is to be decided. An appeal has no term
 * but that of the regulations, which runs from the decision that it is against.
 */
void brg_protest_desk_complete (const BrgProtestDesk *desk, BrgProtest *protest);

/**
 * BrgProtestNote:
 * @text: a sentence
 * @article: (nullable): book id and article
 * @is_final: whether it cannot be stored like this
 * @is_advice: whether it is only asked for where it can be
 * @replaced_by: row of the reserve who should take the seat, 0 for none
 * @member_id: row of who it is about, 0 for nobody
 *
 * Something that is wrong, for people.
 */
typedef struct
{
  char *text;
  const char *article;
  gboolean is_final;
  gboolean is_advice;
  gint64 replaced_by;
  gint64 member_id;
} BrgProtestNote;

/** brg_protest_note_free: frees @note, which may be %NULL */
void brg_protest_note_free (BrgProtestNote *note);

/**
 * brg_protest_desk_find_lateness:
 * @desk: a desk
 * @protest: a protest
 *
 * Returns: by how many seconds it came too late, 0 when it did not
 */
gint64 brg_protest_desk_find_lateness (const BrgProtestDesk *desk, const BrgProtest *protest);

/**
 * brg_protest_desk_has_term:
 * @desk: a desk
 * @protest: a protest
 *
 * Returns: whether there is a term for it; what was handed in before the term began to run is in
 *   time
 */
gboolean brg_protest_desk_has_term (const BrgProtestDesk *desk, const BrgProtest *protest);

/**
 * brg_protest_desk_find_body:
 * @desk: a desk
 * @protest: a protest
 *
 * Returns: who decides it
 */
BrgProtestBody brg_protest_desk_find_body (const BrgProtestDesk *desk, const BrgProtest *protest);

/**
 * brg_protest_desk_propose_fee:
 * @desk: a desk
 * @protest: a protest
 * @decision: a decision
 *
 * Returns: what becomes of the deposit then
 */
BrgFeeWay brg_protest_desk_propose_fee (const BrgProtestDesk *desk,
                                        const BrgProtest *protest,
                                        BrgProtestDecision decision);

/**
 * brg_protest_desk_make_effect:
 * @desk: a desk
 * @protest: a protest with a board
 * @white: the result of White by the decision
 * @black: the result of Black by the decision
 *
 * Returns: (transfer full) (nullable): the correction whose effect is to be computed and shown;
 *   %NULL when nothing changes or there is no such game
 */
BrgCorrection *brg_protest_desk_make_effect (const BrgProtestDesk *desk,
                                             const BrgProtest *protest,
                                             BrgOutcome white,
                                             BrgOutcome black);

G_END_DECLS
