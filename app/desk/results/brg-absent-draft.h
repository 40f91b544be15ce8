/* brg-absent-draft.h - who is still absent, and what follows by the rule book
 *
 * A list of the boards of a round without a result. Of each player it knows whether he is at the
 * board and since when; by that and the present moment it tells what stands on the clocks, and who
 * has lost when the default time is over.
 *
 * Moments are microseconds of UTC since 1970.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-incident.h"
#include "brg-lateness.h"
#include "brg-round-timer.h"
#include "brg-snapshot.h"
#include "brg-store-absent.h"
#include "brg-stored-game.h"

G_BEGIN_DECLS

/**
 * brg_round_find_start:
 * @round: a round
 * @start_us: (out): when it was announced to begin; untouched when that was not said
 *
 * Returns: whether it was announced
 */
gboolean brg_round_find_start (const BrgRound *round, gint64 *start_us);

/**
 * brg_round_parse_start:
 * @starts_at: a moment of the timetable, UTC; empty for none
 * @start_us: (out): that moment; untouched when there is none
 *
 * Returns: whether there is one
 */
gboolean brg_round_parse_start (const char *starts_at, gint64 *start_us);

/**
 * brg_round_find_first_control:
 * @snapshot: a group
 *
 * Returns: the minutes of the first period, -1 where the time control does not say them
 */
gint brg_round_find_first_control (const BrgSnapshot *snapshot);

/**
 * brg_round_find_limit:
 * @snapshot: a group
 *
 * Returns: how late a player may come, in minutes; -1 when the regulations had to say it
 */
gint brg_round_find_limit (const BrgSnapshot *snapshot);

/**
 * brg_round_find_told_limit:
 * @snapshot: a group
 *
 * Returns: the same for a paper; -1 also where the regulations have to say it and do not
 *   (ukr-chess-2016 6.3.2)
 */
gint brg_round_find_told_limit (const BrgSnapshot *snapshot);

/**
 * brg_round_judge:
 * @snapshot: a group
 * @first_comes: see brg_lateness_judge()
 * @second_comes: see brg_lateness_judge()
 * @lateness: (out): the answer
 *
 * What follows for two players of the group, by its regulations and its time control.
 */
void brg_round_judge (const BrgSnapshot *snapshot,
                      gint first_comes,
                      gint second_comes,
                      BrgLateness *lateness);

typedef struct _BrgAbsentDraft BrgAbsentDraft;

/**
 * brg_absent_draft_new:
 * @snapshot: the boards of a group: that of the players where teams are paired
 * @round: number of a round of it
 *
 * Returns: (transfer full): a list in which everybody is at his board
 */
BrgAbsentDraft *brg_absent_draft_new (BrgSnapshot *snapshot, gint round);

/** brg_absent_draft_free: Frees @self, which may be %NULL */
void brg_absent_draft_free (BrgAbsentDraft *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgAbsentDraft, brg_absent_draft_free)

/**
 * brg_absent_draft_set_attendance:
 * @self: a list
 * @attendance: (element-type BrgAttendance): what brg_store_list_attendance() gave
 *
 * Takes over who is absent and who came when.
 */
void brg_absent_draft_set_attendance (BrgAbsentDraft *self, const GArray *attendance);

/**
 * brg_absent_draft_get_attendance:
 * @self: a list
 * @index: a board of it
 * @attendance: (out): what is to be stored of it
 */
void brg_absent_draft_get_attendance (const BrgAbsentDraft *self,
                                      guint index,
                                      BrgAttendance *attendance);

/** brg_absent_draft_get_n_boards: Returns: how many boards it has */
guint brg_absent_draft_get_n_boards (const BrgAbsentDraft *self);

/** brg_absent_draft_get_game: Returns: (transfer none): board number @index of the list, from 0 */
const BrgGame *brg_absent_draft_get_game (const BrgAbsentDraft *self, guint index);

/** brg_absent_draft_is_here: Returns: whether the player of @side of that board is there */
gboolean brg_absent_draft_is_here (const BrgAbsentDraft *self, guint index, BrgColour side);

/**
 * brg_absent_draft_set_here:
 * @self: a list
 * @index: a board of it
 * @side: White or Black
 * @is_here: whether he is at the board
 * @now_us: the present moment
 *
 * Who was absent and comes has come now. Once the default time is over, whoever is marked as there
 * plays: the arbiter has let him.
 */
void brg_absent_draft_set_here (BrgAbsentDraft *self,
                                guint index,
                                BrgColour side,
                                gboolean is_here,
                                gint64 now_us);

/**
 * brg_absent_draft_get_timer:
 * @self: a list
 * @now_us: the present moment
 * @timer: (out): how the round stands
 *
 * Returns: whether its start was announced; otherwise @timer is over
 */
gboolean brg_absent_draft_get_timer (const BrgAbsentDraft *self,
                                     gint64 now_us,
                                     BrgRoundTimer *timer);

/**
 * brg_absent_draft_get_result:
 * @self: a list
 * @index: a board of it
 * @now_us: the present moment
 * @result: (out): what is entered
 * @article: (out): book id and article, a constant string
 *
 * Returns: whether the game is lost by who is absent now
 */
gboolean brg_absent_draft_get_result (const BrgAbsentDraft *self,
                                      guint index,
                                      gint64 now_us,
                                      BrgAbsentResult *result,
                                      const char **article);

/**
 * brg_absent_draft_list_results:
 * @self: a list
 * @now_us: the present moment
 *
 * Returns: (transfer full) (element-type BrgAbsentResult): what is entered, for
 *   brg_store_enter_absent()
 */
GArray *brg_absent_draft_list_results (const BrgAbsentDraft *self, gint64 now_us);

/**
 * BrgAbsentCase:
 * @pairing_id: row of the board's pairing
 * @side: who, %BRG_COLOUR_NONE for both
 * @kind: %BRG_INCIDENT_LATE, %BRG_INCIDENT_NO_SHOW or %BRG_INCIDENT_BOTH_ABSENT
 * @minutes: how late he came, or how long he had not come; -1 when the start was not announced
 * @article: book id and article, a constant string
 *
 * What can be logged of a player.
 */
typedef struct
{
  gint64 pairing_id;
  BrgColour side;
  BrgIncidentKind kind;
  gint minutes;
  const char *article;
} BrgAbsentCase;

G_END_DECLS
