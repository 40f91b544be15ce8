/* brg-rating-report.h - ratings and norms of a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-norms.h"
#include "brg-rating-change.h"
#include "brg-rating-words.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgRatingChoice:
 * @kind: rating list to compute for, if @has_kind
 * @has_kind: whether @kind holds, whatever the group says
 * @date: first day of the event as the number YYYYMMDD, 0 for what the event says
 * @through_round: last round that counts, 0 for all
 * @norms: (nullable): the norms to look for; %NULL for those of FIDE, if
 *   brg_rating_report_has_norms(), and those that the arbiter has entered for the group
 * @everybody: whether norms out of reach are listed too
 *
 * What differs from what the group says.
 */
typedef struct
{
  BrgRatingKind kind;
  gboolean has_kind;
  gint date;
  gint through_round;
  const BrgNormTable *norms;
  gboolean everybody;
} BrgRatingChoice;

/**
 * BrgRatingReport:
 * @snapshot: the group
 * @boards: its view of players
 * @kind: the rating list
 * @reason: how that is known
 * @article: (nullable): book id and article of the class of the time control, a constant string
 * @minutes: what a player has for 60 moves, in minutes, 0 when it is not known
 * @tournament: the results as they count for rating: where the arbiters left another one in the
 *   table, the real one; leavers with all their games
 * @list: (nullable): the sums by index of the player in @boards; %NULL without a list
 * @persons: (array): the players as norms see them; the texts are those of @boards
 * @adjudicated: (array): see #BrgNormEvent.adjudicated
 * @norms: (element-type BrgNorm): the norms, those of FIDE first
 * @own_norms: (nullable): the norms that the arbiter has entered for the group
 *
 * What sheet, documents and command line show.
 */
typedef struct
{
  BrgSnapshot *snapshot;
  const BrgSnapshot *boards;
  BrgRatingKind kind;
  BrgRatingReason reason;
  const char *article;
  gint minutes;
  BrgTournament *tournament;
  BrgRatingList *list;
  BrgNormPerson *persons;
  gboolean *adjudicated;
  GArray *norms;
  BrgNormTable *own_norms;
} BrgRatingReport;

/**
 * brg_rating_report_new:
 * @snapshot: a group
 * @choice: (nullable): what differs from what the group says
 *
 * Returns: (transfer full): its ratings and norms; #BrgRatingChoice.norms must outlive it
 */
BrgRatingReport *brg_rating_report_new (const BrgSnapshot *snapshot, const BrgRatingChoice *choice);

/**
 * brg_rating_report_free:
 * @report: (nullable): a report
 */
void brg_rating_report_free (BrgRatingReport *report);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRatingReport, brg_rating_report_free)

/**
 * brg_rating_report_has_norms:
 * @snapshot: a group
 *
 * Returns: whether norms of FIDE can be won in it: in chess that is played by FIDE's laws
 */
gboolean brg_rating_report_has_norms (const BrgSnapshot *snapshot);

/**
 * brg_rating_report_knows_norms:
 * @snapshot: a group
 *
 * Returns: whether norms can be won in it: those of FIDE, or some that the arbiter has entered
 */
gboolean brg_rating_report_knows_norms (const BrgSnapshot *snapshot);

/**
 * brg_rating_report_find_kind:
 * @snapshot: a group
 * @reason: (out): how it is known
 * @article: (out) (nullable): book id and article of the class of the time control
 *
 * What the group says counts before all. Else the time control decides, by the classes of the rule
 * book and, where it has none, those of FIDE. Draughts and renju have one list without a formula of
 * its own, Chess960 has none.
 *
 * Returns: the rating list that the results go to
 */
BrgRatingKind brg_rating_report_find_kind (const BrgSnapshot *snapshot,
                                           BrgRatingReason *reason,
                                           const char **article);

G_END_DECLS
