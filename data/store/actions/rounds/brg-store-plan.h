/* brg-store-plan.h - new rounds with all that was decided when they were paired
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-colour.h"
#include "brg-draw-record.h"
#include "brg-group.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * BrgPlannedBoard:
 * @round: the round
 * @white_id: row of the entry with White, or with the bye
 * @black_id: row of the entry with Black, 0 for the odd player's bye
 * @is_manual: whether the arbiter made or changed this pair
 *
 * A board to be stored. Boards are numbered in the order in which they are given.
 */
typedef struct
{
  gint round;
  gint64 white_id;
  gint64 black_id;
  gboolean is_manual;
} BrgPlannedBoard;

/**
 * BrgPlannedAbsence:
 * @entry_id: row of the entry
 * @round: the round
 * @outcome: a bye, or %BRG_OUTCOME_NONE to take a noted one back
 *
 * An absence to be stored with the pairing.
 */
typedef struct
{
  gint64 entry_id;
  gint round;
  BrgOutcome outcome;
} BrgPlannedAbsence;

/**
 * BrgPlannedStay:
 * @entry_id: row of the entry
 * @joins_round: first round he takes part in
 * @left_after: last round he belongs to the event, %BRG_STAYS for one who stays or comes back
 *
 * Who leaves, comes back or comes earlier than was said, decided with the pairing.
 */
typedef struct
{
  gint64 entry_id;
  gint joins_round;
  gint left_after;
} BrgPlannedStay;

/**
 * BrgPlannedBan:
 * @entry_id: row of an entry
 * @other_id: row of another entry
 * @first_round: first round of the ban
 * @last_round: last round of the ban, or %BRG_STAYS for one to the end
 *
 * A pair that was forbidden while the round was paired.
 */
typedef struct
{
  gint64 entry_id;
  gint64 other_id;
  gint first_round;
  gint last_round;
} BrgPlannedBan;

/**
 * BrgPlannedSection:
 * @entry_id: row of the entry
 * @round: a round that is not yet paired, or is paired with the plan
 * @number: number of the group in which he is drawn, 0 when the field is one again
 *
 * A place in a group of the draw (rus-draughts-2022 5.4.10.9).
 */
typedef struct
{
  gint64 entry_id;
  gint round;
  gint number;
} BrgPlannedSection;

/**
 * BrgRoundPlan:
 * @group_id: row of the group
 * @boards: (element-type BrgPlannedBoard): the boards of one or more new rounds, round by round
 * @absences: (element-type BrgPlannedAbsence) (nullable): decided together with the pairing
 * @stays: (element-type BrgPlannedStay): who leaves or comes back
 * @bans: (element-type BrgPlannedBan): pairs that may not be made from now on
 * @sections: (element-type BrgPlannedSection): places in groups of the draw that change
 * @n_sections: number of groups in which the round was drawn, 0 for one field
 * @numbering: (element-type gint64) (nullable): entries without a start number, in the order in
 *   which they get the next ones
 * @renumber: before the first round only: the numbers are given anew to those in @numbering, from
 *   1; everybody else has none then
 * @method: (nullable): how that order came about, `rating`, `fide`, `lots`, `list`, `varma`;
 *   a constant string
 * @draw: (nullable) (transfer full): how the numbers were drawn with restrictions
 * @settings: (nullable) (transfer full): the group with the number of rounds, cycles, swap of the
 *   last rounds and seed that shall be written; the rest of it is not looked at
 * @initial_colour: colour of number 1 by lot, %BRG_COLOUR_NONE when it is not drawn now
 * @publish_through: rounds up to this one are published, later ones planned
 * @starts_at: (nullable): start of the first of these rounds, for its row of the timetable; %NULL
 *   leaves that as it is
 * @changed_reason: (nullable): why the arbiter made, changed or forbade pairs, or why what was
 *   published is drawn anew; wanted when he did
 * @changed_by: (nullable): who decided that; wanted with @changed_reason
 *
 * What the last step of the pairing wizard stores.
 */
typedef struct
{
  gint64 group_id;
  GArray *boards;
  GArray *absences;
  GArray *stays;
  GArray *bans;
  GArray *sections;
  gint n_sections;
  GArray *numbering;
  gboolean renumber;
  const char *method;
  BrgDrawRecord *draw;
  BrgGroup *settings;
  BrgColour initial_colour;
  gint publish_through;
  const char *starts_at;
  const char *changed_reason;
  const char *changed_by;
} BrgRoundPlan;

/**
 * brg_round_plan_new:
 * @group_id: row of the group
 *
 * Returns: (transfer full): a plan with empty lists
 */
BrgRoundPlan *brg_round_plan_new (gint64 group_id);

/**
 * brg_round_plan_free:
 * @plan: (nullable): a plan
 */
void brg_round_plan_free (BrgRoundPlan *plan);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgRoundPlan, brg_round_plan_free)

/**
 * brg_store_add_rounds:
 * @store: a store
 * @plan: the rounds
 * @error: return location for an error
 *
 * Stores new rounds in one action: settings, who leaves, forbidden pairs, start numbers, absences,
 * pairs. The new rounds follow the last stored one without a gap. Makes a copy of the workspace
 * when a round is published. Refused when the arbiter made or changed pairs and no reason and
 * author are given (rus-draughts-2022 5.4.10.12).
 *
 * Returns: whether it went well
 */
gboolean brg_store_add_rounds (BrgStore *store, const BrgRoundPlan *plan, GError **error);

G_END_DECLS
