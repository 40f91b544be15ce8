/* brg-absent-draft.c - who is still absent, and what follows by the rule book
 *
 * Rules: fide-2023 6.7.1; rus-draughts-2022 5.4.1.2, 5.4.4.1
 * Tests: tests/app/test-absent-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-absent-draft-private.h"

#include "brg-board.h"
#include "brg-date-words.h"
#include "brg-lateness-book.h"
#include "brg-time-control.h"

#define US_PER_SECOND G_GINT64_CONSTANT (1000000)

gboolean
brg_round_parse_start (const char *starts_at, gint64 *start_us)
{
  g_autoptr (GDateTime) start = NULL;

  g_return_val_if_fail (starts_at != NULL && start_us != NULL, FALSE);

  start = brg_date_words_moment (starts_at, "");
  if (start == NULL)
    return FALSE;
  *start_us = g_date_time_to_unix (start) * US_PER_SECOND;
  return TRUE;
}

gboolean
brg_round_find_start (const BrgRound *round, gint64 *start_us)
{
  g_return_val_if_fail (round != NULL && start_us != NULL, FALSE);

  return brg_round_parse_start (round->starts_at, start_us);
}

/* A control that cannot be read bounds nothing: nobody has lost by it. */
gint
brg_round_find_first_control (const BrgSnapshot *snapshot)
{
  BrgTimeControl control;

  g_return_val_if_fail (snapshot != NULL, -1);

  return brg_time_control_parse (snapshot->group->time_control, &control, NULL)
             ? brg_time_control_first_minutes (&control)
             : -1;
}

gint
brg_round_find_limit (const BrgSnapshot *snapshot)
{
  g_return_val_if_fail (snapshot != NULL, -1);

  return brg_lateness_find_limit (snapshot->event->rulebook, snapshot->group->default_minutes,
                                  brg_round_find_first_control (snapshot));
}

gint
brg_round_find_told_limit (const BrgSnapshot *snapshot)
{
  const BrgRulebook *rulebook;
  gboolean is_set;

  g_return_val_if_fail (snapshot != NULL, -1);

  rulebook = snapshot->event->rulebook;
  is_set = snapshot->group->default_minutes >= 0 && !rulebook->lateness->is_fixed;
  return is_set || !rulebook->late_must_be_set ? brg_round_find_limit (snapshot) : -1;
}

void
brg_round_judge (const BrgSnapshot *snapshot,
                 gint first_comes,
                 gint second_comes,
                 BrgLateness *lateness)
{
  g_return_if_fail (snapshot != NULL && lateness != NULL);

  brg_lateness_judge (snapshot->event->rulebook, snapshot->group->default_minutes,
                      brg_round_find_first_control (snapshot), first_comes, second_comes, lateness);
}

BrgAbsentDraft *
brg_absent_draft_new (BrgSnapshot *snapshot, gint number)
{
  BrgAbsentDraft *self;
  const BrgRound *round;

  g_return_val_if_fail (snapshot != NULL, NULL);

  self = g_new0 (BrgAbsentDraft, 1);
  self->snapshot = brg_snapshot_ref (snapshot);
  self->round = number;
  self->rows = g_array_new (FALSE, FALSE, sizeof (BrgAbsentRow));
  self->limit = brg_round_find_limit (snapshot);
  round = brg_snapshot_get_round (snapshot, number);
  if (round == NULL)
    return self;
  self->has_start = brg_round_find_start (round, &self->start_us);
  for (guint i = 0; i < round->games->len; i++)
    {
      BrgAbsentRow row = { .game = &g_array_index (round->games, BrgGame, i) };

      if (brg_board_get_state (snapshot, number, row.game) == BRG_BOARD_MISSING)
        g_array_append_val (self->rows, row);
    }
  return self;
}

void
brg_absent_draft_free (BrgAbsentDraft *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->rows);
  brg_snapshot_unref (self->snapshot);
  g_free (self);
}

BrgAbsentRow *
brg_absent_draft_get_row (const BrgAbsentDraft *self, guint index)
{
  return &g_array_index (self->rows, BrgAbsentRow, index);
}

void
brg_absent_draft_set_attendance (BrgAbsentDraft *self, const GArray *attendance)
{
  g_return_if_fail (self != NULL && attendance != NULL);

  for (guint i = 0; i < self->rows->len; i++)
    for (guint k = 0; k < attendance->len; k++)
      {
        const BrgAttendance *stored = &g_array_index (attendance, BrgAttendance, k);
        BrgAbsentRow *row = brg_absent_draft_get_row (self, i);

        if (stored->pairing_id != row->game->id)
          continue;
        row->comes[BRG_COLOUR_WHITE] = stored->white_comes;
        row->comes[BRG_COLOUR_BLACK] = stored->black_comes;
      }
}

void
brg_absent_draft_get_attendance (const BrgAbsentDraft *self, guint index, BrgAttendance *attendance)
{
  const BrgAbsentRow *row;

  g_return_if_fail (self != NULL && index < self->rows->len && attendance != NULL);

  row = brg_absent_draft_get_row (self, index);
  *attendance =
      (BrgAttendance){ row->game->id, row->comes[BRG_COLOUR_WHITE], row->comes[BRG_COLOUR_BLACK] };
}

guint
brg_absent_draft_get_n_boards (const BrgAbsentDraft *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

const BrgGame *
brg_absent_draft_get_game (const BrgAbsentDraft *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  return brg_absent_draft_get_row (self, index)->game;
}

gboolean
brg_absent_draft_is_here (const BrgAbsentDraft *self, guint index, BrgColour side)
{
  g_return_val_if_fail (self != NULL && index < self->rows->len, TRUE);

  return brg_absent_draft_get_row (self, index)->comes[side] != BRG_NEVER_COMES;
}

gboolean
brg_absent_draft_get_timer (const BrgAbsentDraft *self, gint64 now_us, BrgRoundTimer *timer)
{
  g_return_val_if_fail (self != NULL && timer != NULL, FALSE);

  if (self->has_start)
    brg_round_timer_read (self->start_us, self->limit, now_us, timer);
  else
    *timer = (BrgRoundTimer){ .call = BRG_ROUND_CALL_OVER, .next_us = G_MAXINT64 };
  return self->has_start;
}

void
brg_absent_draft_set_here (BrgAbsentDraft *self,
                           guint index,
                           BrgColour side,
                           gboolean is_here,
                           gint64 now_us)
{
  BrgRoundTimer timer;
  gint *comes;

  g_return_if_fail (self != NULL && index < self->rows->len && side != BRG_COLOUR_NONE);

  comes = &brg_absent_draft_get_row (self, index)->comes[side];
  if (is_here == (*comes != BRG_NEVER_COMES))
    return;
  brg_absent_draft_get_timer (self, now_us, &timer);
  *comes = !is_here ? BRG_NEVER_COMES : self->has_start ? MAX (timer.since_start, 0) : 0;
}

BrgColour
brg_absent_draft_get_first (const BrgAbsentDraft *self)
{
  return self->snapshot->event->discipline == BRG_DISCIPLINE_RENJU ? BRG_COLOUR_BLACK
                                                                   : BRG_COLOUR_WHITE;
}

/* When a player counts as having come: who is not there comes now, or never when it is too late.
 * Who came too late and plays was let by the arbiter (fide-2023 6.7.1). */
static gint
find_coming (const BrgAbsentDraft *self,
             const BrgAbsentRow *row,
             BrgColour side,
             const BrgRoundTimer *timer)
{
  if (row->comes[side] != BRG_NEVER_COMES)
    return self->limit >= 0 ? MIN (row->comes[side], self->limit * 60) : row->comes[side];
  return timer->call == BRG_ROUND_CALL_OVER ? BRG_NEVER_COMES : MAX (timer->since_start, 0);
}

void
brg_absent_draft_judge (const BrgAbsentDraft *self,
                        const BrgAbsentRow *row,
                        gint64 now_us,
                        BrgLateness *lateness)
{
  BrgColour first = brg_absent_draft_get_first (self);
  BrgRoundTimer timer;

  brg_absent_draft_get_timer (self, now_us, &timer);
  brg_round_judge (self->snapshot, find_coming (self, row, first, &timer),
                   find_coming (self, row, brg_colour_opposite (first), &timer), lateness);
}

guint
brg_absent_draft_find_losers (const BrgAbsentDraft *self, const BrgLateness *lateness)
{
  guint first = 1u << brg_absent_draft_get_first (self);
  guint second = 1u << brg_colour_opposite (brg_absent_draft_get_first (self));

  switch (lateness->verdict)
    {
    case BRG_LATENESS_FIRST_LOSES:
      return first;
    case BRG_LATENESS_SECOND_LOSES:
      return second;
    case BRG_LATENESS_BOTH_LOSE:
      return first | second;
    case BRG_LATENESS_PLAYED:
    case BRG_LATENESS_UNSAID:
    default:
      return 0;
    }
}

gboolean
brg_absent_draft_get_result (const BrgAbsentDraft *self,
                             guint index,
                             gint64 now_us,
                             BrgAbsentResult *result,
                             const char **article)
{
  BrgLateness lateness;
  guint losers;

  g_return_val_if_fail (self != NULL && index < self->rows->len, FALSE);
  g_return_val_if_fail (result != NULL && article != NULL, FALSE);

  brg_absent_draft_judge (self, brg_absent_draft_get_row (self, index), now_us, &lateness);
  losers = brg_absent_draft_find_losers (self, &lateness);
  *result = (BrgAbsentResult){
    .pairing_id = brg_absent_draft_get_row (self, index)->game->id,
    .white = (losers & (1u << BRG_COLOUR_WHITE)) != 0 ? BRG_OUTCOME_FORFEIT_LOSS
                                                      : BRG_OUTCOME_FORFEIT_WIN,
    .black = (losers & (1u << BRG_COLOUR_BLACK)) != 0 ? BRG_OUTCOME_FORFEIT_LOSS
                                                      : BRG_OUTCOME_FORFEIT_WIN,
  };
  *article = lateness.article;
  return losers != 0;
}

GArray *
brg_absent_draft_list_results (const BrgAbsentDraft *self, gint64 now_us)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (BrgAbsentResult));

  for (guint i = 0; i < brg_absent_draft_get_n_boards (self); i++)
    {
      BrgAbsentResult result;
      const char *article;

      if (brg_absent_draft_get_result (self, i, now_us, &result, &article))
        g_array_append_val (results, result);
    }
  return results;
}
