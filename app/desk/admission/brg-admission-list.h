/* brg-admission-list.h - the players of a group before the admission committee
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-admission-record.h"
#include "brg-admission-words.h"
#include "brg-name-words.h"
#include "brg-regulations.h"
#include "brg-snapshot.h"
#include "brg-store.h"
#include "brg-words.h"

G_BEGIN_DECLS

/**
 * BrgPaperState:
 * @BRG_PAPER_MISSING: nobody has seen it
 * @BRG_PAPER_COPY: only a copy was seen, and the original is asked for
 * @BRG_PAPER_EXPIRED: it ends before the event
 * @BRG_PAPER_SEEN: it was seen
 */
typedef enum
{
  BRG_PAPER_MISSING,
  BRG_PAPER_COPY,
  BRG_PAPER_EXPIRED,
  BRG_PAPER_SEEN,
} BrgPaperState;

/** brg_paper_state_to_id: Returns: `missing`; a constant string */
const char *brg_paper_state_to_id (BrgPaperState state);

/**
 * BrgAdmissionItemRow:
 * @id: id of the paper
 * @title: its name, translated
 * @heading: a short name, translated
 * @article: (nullable): where it is asked for
 * @ground: what is against the admission while it is missing
 * @paper: (nullable): the row of the book's list
 *
 * A paper that is asked for in the event.
 */
typedef struct
{
  char *id;
  char *title;
  char *heading;
  const char *article;
  BrgAdmissionGround ground;
  const BrgAdmissionPaper *paper;
} BrgAdmissionItemRow;

/**
 * BrgAdmissionCheck:
 * @is_asked: whether it is asked of this player
 * @state: whether it was seen
 * @seen: (nullable): what was noted
 */
typedef struct
{
  gboolean is_asked;
  BrgPaperState state;
  const BrgEntryPaper *seen;
} BrgAdmissionCheck;

/**
 * BrgAdmissionFault:
 * @ground: what is against the admission
 * @is_doubt: whether it is only not known
 * @article: (nullable): where that is said
 * @text: what it is, a sentence, translated
 */
typedef struct
{
  BrgAdmissionGround ground;
  gboolean is_doubt;
  char *article;
  char *text;
} BrgAdmissionFault;

/**
 * BrgAdmissionRow:
 * @entry: the player
 * @delegation: index of his delegation, -1 for none
 * @admission: (nullable): what was noted of him
 * @state: what was decided
 * @checks: (array): by item of the list
 * @fee: (nullable): what he paid
 * @due: what he has to pay in hundredths, 0 for nothing
 * @faults: (element-type BrgAdmissionFault): what is against it, the worst first
 * @is_outdated: whether he was admitted, and something is against it now: his data, papers or fee
 * are others than the committee saw
 * @is_paired: whether he stands in a round, so that he cannot be refused any more
 * @advice: what the program proposes
 */
typedef struct
{
  const BrgEntry *entry;
  gint delegation;
  const BrgAdmission *admission;
  BrgAdmissionState state;
  BrgAdmissionCheck *checks;
  const BrgEntryFee *fee;
  gint64 due;
  GPtrArray *faults;
  gboolean is_outdated;
  gboolean is_paired;
  BrgAdmissionAdvice advice;
} BrgAdmissionRow;

/**
 * BrgDelegationRow:
 * @name: its name; empty for those who have none
 * @delegation: (nullable): what is known of it
 * @n_players: its players in the group
 * @n_done: those of them who are decided
 */
typedef struct
{
  char *name;
  const BrgDelegation *delegation;
  gint n_players;
  gint n_done;
} BrgDelegationRow;

typedef struct _BrgAdmissionList BrgAdmissionList;

/**
 * brg_admission_list_new:
 * @store: a store
 * @snapshot: a group
 * @words: language of dates and money in sentences
 * @today: the day, `YYYY-MM-DD`, for an event that says no days
 * @error: return location for an error
 *
 * Players without a delegation are put together by their organisation.
 *
 * Returns: (transfer full) (nullable): its players, by delegation
 */
BrgAdmissionList *brg_admission_list_new (BrgStore *store,
                                          BrgSnapshot *snapshot,
                                          const BrgWords *words,
                                          const char *today,
                                          GError **error);

/** brg_admission_list_free: Frees @self, which may be %NULL */
void brg_admission_list_free (BrgAdmissionList *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAdmissionList, brg_admission_list_free)

/** brg_admission_list_get_snapshot: Returns: (transfer none): the group */
BrgSnapshot *brg_admission_list_get_snapshot (const BrgAdmissionList *self);

/** brg_admission_list_get_rows: Returns: (element-type BrgAdmissionRow): by delegation and list */
const GPtrArray *brg_admission_list_get_rows (const BrgAdmissionList *self);

/**
 * brg_admission_list_dup_name:
 * @self: a list
 * @row: a player of it
 * @shape: how much of the name is wanted
 *
 * Returns: (transfer full): the name, of namesakes with what tells them apart
 */
char *brg_admission_list_dup_name (const BrgAdmissionList *self,
                                   const BrgAdmissionRow *row,
                                   BrgNameShape shape);

/** brg_admission_list_get_items: Returns: (element-type BrgAdmissionItemRow): papers asked for */
const GPtrArray *brg_admission_list_get_items (const BrgAdmissionList *self);

/** brg_admission_list_get_delegations: Returns: (element-type BrgDelegationRow): by name */
const GPtrArray *brg_admission_list_get_delegations (const BrgAdmissionList *self);

/** brg_admission_list_get_limits: Returns: (element-type BrgAdmissionLimit): of the group */
const GPtrArray *brg_admission_list_get_limits (const BrgAdmissionList *self);

/** brg_admission_list_get_members: Returns: (element-type BrgAdmissionMember): the committee */
const GPtrArray *brg_admission_list_get_members (const BrgAdmissionList *self);

/** brg_admission_list_get_terms: Returns: the deadlines of the event */
const BrgAdmissionTerms *brg_admission_list_get_terms (const BrgAdmissionList *self);

/** brg_admission_list_get_regulations: Returns: the regulations of the event */
const BrgRegulations *brg_admission_list_get_regulations (const BrgAdmissionList *self);

/**
 * brg_admission_row_find_bar:
 * @row: a row
 *
 * A limit that cannot be judged, because the date of birth or the sex is not known, is not kept
 * (rus-draughts-2022 2.1).
 *
 * Returns: (nullable): the first thing that is surely against it, so that the player is admitted
 *   only as an exception, with a reason
 */
const BrgAdmissionFault *brg_admission_row_find_bar (const BrgAdmissionRow *row);

/**
 * brg_admission_row_get_proposed:
 * @row: a row
 *
 * Returns: what Enter writes: what was decided, or what is proposed of a player who is not decided
 *   or has to be looked at again; %BRG_ADMISSION_OPEN where the committee has to choose
 */
BrgAdmissionState brg_admission_row_get_proposed (const BrgAdmissionRow *row);

/**
 * brg_admission_fault_is_unknown:
 * @fault: something against an admission
 *
 * Returns: whether it is only that the date of birth, or the sex, is not known
 */
gboolean brg_admission_fault_is_unknown (const BrgAdmissionFault *fault);

/** brg_admission_list_find: Returns: (nullable): the row of an entry */
const BrgAdmissionRow *brg_admission_list_find (const BrgAdmissionList *self, gint64 entry_id);

/** brg_admission_list_count: Returns: how many have that state */
gint brg_admission_list_count (const BrgAdmissionList *self, BrgAdmissionState state);

/** brg_admission_list_count_open: Returns: how many are not decided, or to be looked at again */
gint brg_admission_list_count_open (const BrgAdmissionList *self);

/**
 * brg_admission_list_has_begun:
 * @self: a list
 *
 * Returns: whether the committee has decided about somebody; else nothing is asked of this event
 */
gboolean brg_admission_list_has_begun (const BrgAdmissionList *self);

/**
 * brg_admission_list_find_next:
 * @self: a list
 * @entry_id: a player, 0 to begin with the first
 *
 * Returns: (nullable): the next one after him who is not decided, of his own delegation first
 */
const BrgAdmissionRow *brg_admission_list_find_next (const BrgAdmissionList *self, gint64 entry_id);

/**
 * brg_admission_count_undecided:
 * @snapshot: a group
 *
 * Returns: players who would be paired although the committee, which has begun, has not decided
 *   about them
 */
gint brg_admission_count_undecided (const BrgSnapshot *snapshot);

/** brg_admission_list_get_words: Returns: (transfer none): the language of its sentences */
const BrgWords *brg_admission_list_get_words (const BrgAdmissionList *self);

/**
 * brg_admission_dup_undecided:
 * @snapshot: a group
 *
 * Returns: (transfer full): those of brg_admission_count_undecided() by name, a line each, with
 * what stands of the decision: “Ivanov Petr: put off”
 */
char *brg_admission_dup_undecided (const BrgSnapshot *snapshot);

/**
 * brg_admission_row_dup_owed:
 * @self: a list
 * @row: one of its rows
 *
 * Papers have their whole names: so it stands in a sentence.
 *
 * Returns: (transfer full): what he still owes, `Полис ОМС, взнос 1 500 ₽`; empty
 * for nothing
 */
char *brg_admission_row_dup_owed (const BrgAdmissionList *self, const BrgAdmissionRow *row);

/**
 * brg_admission_row_dup_owed_short:
 * @self: a list
 * @row: one of its rows
 *
 * Papers have the names that head their columns: so it stands beside a list of them.
 *
 * Returns: (transfer full): what he still owes, `ОМС, взнос 1 500 ₽`; empty for nothing
 */
char *brg_admission_row_dup_owed_short (const BrgAdmissionList *self, const BrgAdmissionRow *row);

G_END_DECLS
