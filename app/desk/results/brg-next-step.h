/* brg-next-step.h - the next lawful step of an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "brg-round-counts.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/**
 * BrgStepKind:
 * @BRG_STEP_ADD_PLAYERS: there are fewer than two players
 * @BRG_STEP_DECIDE: meetings of a knock-out are level: who goes on is to be decided
 * @BRG_STEP_PAIR: a round is to be paired
 * @BRG_STEP_START: a planned round is to begin
 * @BRG_STEP_CLOSE: the round being played is to be closed
 * @BRG_STEP_BEGIN_PLAY: by correspondence all games begin at once
 * @BRG_STEP_END_PLAY: by correspondence all games have ended
 * @BRG_STEP_APPROVE: all rounds are closed: the results are to be approved
 * @BRG_STEP_REPORT: approved: the papers are to be made
 * @BRG_STEP_NONE: in a contest of composition what is to be done is done on its pages; when its
 *   results are final they are approved
 */
typedef enum
{
  BRG_STEP_ADD_PLAYERS,
  BRG_STEP_DECIDE,
  BRG_STEP_PAIR,
  BRG_STEP_START,
  BRG_STEP_CLOSE,
  BRG_STEP_BEGIN_PLAY,
  BRG_STEP_END_PLAY,
  BRG_STEP_APPROVE,
  BRG_STEP_REPORT,
  BRG_STEP_NONE,
} BrgStepKind;

/**
 * BrgNextStep:
 * @kind: what is to be done
 * @round: the round it is about, 0 for none
 * @is_whole: whether %BRG_STEP_PAIR is about all rounds, which begin at once (rus-draughts-2022
 *   10.3.2)
 * @n_missing: results that block it
 * @n_adjourned: adjourned games that block it
 * @n_open_groups: other groups of the event whose rounds block it
 * @n_differing: boards that block it, because two persons keyed different results
 * @first_open_round: round of the first blocking game, 0 for none
 * @n_undecided: level meetings that %BRG_STEP_DECIDE is about
 *
 * There is exactly one at any time. It is blocked when @n_missing, @n_adjourned, @n_differing or
 * @n_open_groups is not 0.
 */
typedef struct
{
  BrgStepKind kind;
  gint round;
  gboolean is_whole;
  gint n_missing;
  gint n_adjourned;
  gint n_differing;
  gint n_open_groups;
  gint first_open_round;
  gint n_undecided;
} BrgNextStep;

/**
 * brg_next_step_find:
 * @snapshot: a group
 *
 * A round is closed when its results are in and no second entry differs from the first; an
 * adjourned game does not block closing, but the approval of the results, the next stage of a
 * knock-out, and under `ussr-chess-1956` 20 also the last round.
 *
 * Results are approved for the whole event, so all its groups must have been played.
 *
 * Returns: the next step
 */
BrgNextStep brg_next_step_find (const BrgSnapshot *snapshot);

/**
 * brg_next_step_is_blocked:
 * @step: a step
 *
 * Returns: whether something must be done first
 */
gboolean brg_next_step_is_blocked (const BrgNextStep *step);

/**
 * brg_snapshot_current_round:
 * @snapshot: a group
 *
 * Returns: the last round that has begun; when none has, the first one, paired or not
 */
gint brg_snapshot_current_round (const BrgSnapshot *snapshot);

G_END_DECLS
