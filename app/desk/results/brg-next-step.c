/* brg-next-step.c - the next lawful step of an event
 *
 * Rules: rus-draughts-2022 5.4.6, 10.3.2; ussr-chess-1956 20 (all earlier games are finished before
 *   the last round)
 * Tests: tests/app/test-next-step.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-next-step.h"

#include "brg-meetings.h"

gint
brg_snapshot_current_round (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, 1);

  for (guint i = snapshot->rounds->len; i > 0; i--)
    {
      const BrgRound *round = snapshot->rounds->pdata[i - 1];

      if (round->state != BRG_ROUND_PLANNED)
        return round->number;
    }
  return 1;
}

static void
add_blockers (BrgNextStep *step,
              const BrgSnapshot *snapshot,
              gint through_round,
              gboolean adjourned)
{
  for (gint round = 1; round <= through_round; round++)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, round);
      gint n_adjourned = adjourned ? counts.n_adjourned : 0;

      step->n_missing += counts.n_missing;
      step->n_adjourned += n_adjourned;
      if (step->first_open_round == 0 && counts.n_missing + n_adjourned > 0)
        step->first_open_round = round;
    }
}

/* ussr-chess-1956 20: games of earlier rounds are finished before the last round begins. In a
 * knock-out nobody knows before who plays in the next stage. */
static gboolean
needs_earlier_games (const BrgSnapshot *snapshot, gint round)
{
  if (brg_meetings_ends_stage (snapshot, round - 1))
    return TRUE;
  return snapshot->event->rulebook->last_round_article != NULL &&
         round == brg_snapshot_count_rounds (snapshot);
}

static BrgNextStep
step_for_next_round (const BrgSnapshot *snapshot, gint round)
{
  const BrgRound *planned = brg_snapshot_get_round (snapshot, round);
  BrgNextStep step = {
    .kind = planned != NULL ? BRG_STEP_START : BRG_STEP_PAIR,
    .round = round,
    .is_whole = planned == NULL && snapshot->group->is_postal,
  };

  if (needs_earlier_games (snapshot, round))
    add_blockers (&step, snapshot, round - 1, TRUE);
  return step;
}

/* rus-draughts-2022 5.4.6: a level meeting needs a winner before anything follows from it. */
static BrgNextStep
decide_first (const BrgSnapshot *snapshot, BrgNextStep step)
{
  gint n_undecided;

  if (brg_next_step_is_blocked (&step) || step.kind == BRG_STEP_START)
    return step;
  n_undecided = (gint) brg_meetings_count_undecided (snapshot);
  if (n_undecided == 0)
    return step;
  return (BrgNextStep){
    .kind = BRG_STEP_DECIDE,
    .round = (gint) snapshot->rounds->len,
    .n_undecided = n_undecided,
  };
}

/* rus-draughts-2022 10.3.2: all games begin on one day, so that a round is nothing that is played
 * by itself; FALSE where the step is that of any event. */
static gboolean
find_postal_step (const BrgSnapshot *snapshot, BrgNextStep *step)
{
  gboolean is_planned = FALSE;
  gboolean is_played = FALSE;

  for (guint i = 0; i < snapshot->rounds->len; i++)
    {
      BrgRoundState state = ((const BrgRound *) snapshot->rounds->pdata[i])->state;

      is_planned = is_planned || state == BRG_ROUND_PLANNED;
      is_played = is_played || state == BRG_ROUND_PUBLISHED;
    }
  if (!snapshot->group->is_postal || (!is_planned && !is_played))
    return FALSE;
  *step = (BrgNextStep){ .kind = is_planned ? BRG_STEP_BEGIN_PLAY : BRG_STEP_END_PLAY, .round = 1 };
  if (is_planned)
    return TRUE;
  add_blockers (step, snapshot, (gint) snapshot->rounds->len, FALSE);
  for (gint round = 1; round <= (gint) snapshot->rounds->len; round++)
    step->n_differing += brg_round_counts_find (snapshot, round).n_differing;
  return TRUE;
}

BrgNextStep
brg_next_step_find (const BrgSnapshot *snapshot)
{
  BrgNextStep postal;
  gint n_rounds;
  gint round;

  g_return_val_if_fail (snapshot != NULL, (BrgNextStep){ 0 });

  if (snapshot->event->state == BRG_EVENT_CLOSED)
    return (BrgNextStep){ .kind = BRG_STEP_REPORT };
  /* rus-draughts-2022 11.5.2, 11.6.1: there are no rounds. */
  if (snapshot->group->contest != BRG_CONTEST_NONE)
    return (BrgNextStep){ .kind = BRG_STEP_NONE, .n_open_groups = snapshot->n_open_groups };
  if (snapshot->entries->len < 2)
    return (BrgNextStep){ .kind = BRG_STEP_ADD_PLAYERS };
  if (find_postal_step (snapshot, &postal))
    return postal;
  n_rounds = brg_snapshot_count_rounds (snapshot);
  for (round = 1; round <= n_rounds; round++)
    {
      const BrgRound *paired = brg_snapshot_get_round (snapshot, round);

      if (paired == NULL || paired->state == BRG_ROUND_PLANNED)
        return decide_first (snapshot, step_for_next_round (snapshot, round));
      if (paired->state == BRG_ROUND_PUBLISHED)
        {
          BrgNextStep step = { .kind = BRG_STEP_CLOSE, .round = round };
          BrgRoundCounts counts = brg_round_counts_find (snapshot, round);

          step.n_missing = counts.n_missing;
          step.n_differing = counts.n_differing;
          step.first_open_round = step.n_missing + step.n_differing > 0 ? round : 0;
          return step;
        }
    }
  {
    BrgNextStep step = { .kind = BRG_STEP_APPROVE, .n_open_groups = snapshot->n_open_groups };

    add_blockers (&step, snapshot, n_rounds, TRUE);
    /* A closed round can be verified as well. */
    for (round = 1; round <= n_rounds; round++)
      step.n_differing += brg_round_counts_find (snapshot, round).n_differing;
    return decide_first (snapshot, step);
  }
}

gboolean
brg_next_step_is_blocked (const BrgNextStep *step)
{
  g_return_val_if_fail (step != NULL, FALSE);

  return step->n_missing > 0 || step->n_adjourned > 0 || step->n_differing > 0 ||
         step->n_open_groups > 0;
}
