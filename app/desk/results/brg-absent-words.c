/* brg-absent-words.c - who is still absent: what the window says of it
 *
 * Rules: rus-draughts-2022 5.4.1.1, 5.4.4.1; rus-chess-2014 23.3
 * Tests: tests/app/test-absent-draft.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-absent-words.h"

#include <glib/gi18n.h>

#include "brg-absent-draft-private.h"
#include "brg-desk-words.h"

/* How long before a round it is told when it begins, in seconds. */
#define MOST_TOLD_BEFORE (60 * 60)

/* What the clocks have used, if everybody who is missing came now. */
static char *
dup_used (const BrgAbsentDraft *self, const BrgLateness *lateness)
{
  gboolean white_begins = brg_absent_draft_get_first (self) == BRG_COLOUR_WHITE;
  g_autofree char *white =
      brg_desk_words_dup_span (white_begins ? lateness->first_used : lateness->second_used);
  g_autofree char *black =
      brg_desk_words_dup_span (white_begins ? lateness->second_used : lateness->first_used);

  /* Translators: what White and Black have used of their time, 6:15 */
  return g_strdup_printf (_ ("used: White %s, Black %s"), white, black);
}

static char *
dup_absent_text (const BrgAbsentRow *row)
{
  gboolean is_white = row->comes[BRG_COLOUR_WHITE] == BRG_NEVER_COMES;
  gboolean is_black = row->comes[BRG_COLOUR_BLACK] == BRG_NEVER_COMES;

  if (is_white && is_black)
    return g_strdup (_ ("Neither has arrived"));
  return g_strdup (is_white ? _ ("White has not arrived") : _ ("Black has not arrived"));
}

/* What is missing for a verdict. */
static const char *
get_lack (const BrgSnapshot *snapshot)
{
  if (snapshot->event->rulebook->late_must_be_set)
    return _ ("the regulations must set the default time");
  return *snapshot->group->time_control == '\0' ? _ ("no time control is set")
                                                : _ ("the time control is not understood");
}

char *
brg_absent_draft_dup_effect (const BrgAbsentDraft *self, guint index, gint64 now_us)
{
  g_autofree char *absent = NULL;
  g_autofree char *used = NULL;
  const BrgAbsentRow *row;
  BrgLateness lateness;

  g_return_val_if_fail (self != NULL && index < self->rows->len, NULL);

  row = brg_absent_draft_get_row (self, index);
  if (row->comes[BRG_COLOUR_WHITE] == 0 && row->comes[BRG_COLOUR_BLACK] == 0)
    return NULL;
  brg_absent_draft_judge (self, row, now_us, &lateness);
  if (brg_absent_draft_is_here (self, index, BRG_COLOUR_WHITE) &&
      brg_absent_draft_is_here (self, index, BRG_COLOUR_BLACK))
    return dup_used (self, &lateness);
  absent = dup_absent_text (row);
  if (lateness.verdict == BRG_LATENESS_UNSAID)
    return g_strdup_printf ("%s · %s", absent, get_lack (self->snapshot));
  if (lateness.verdict == BRG_LATENESS_PLAYED)
    {
      used = dup_used (self, &lateness);
      return g_strdup_printf ("%s · %s", absent, used);
    }
  /* rus-draughts-2022 5.4.4.1: with the game the whole micro-match. */
  if (self->snapshot->event->discipline == BRG_DISCIPLINE_DRAUGHTS64)
    return g_strdup_printf ("%s · %s", absent, _ ("the whole micro-match is lost"));
  return g_steal_pointer (&absent);
}

char *
brg_absent_draft_dup_state (const BrgAbsentDraft *self, gint64 now_us)
{
  g_autofree char *left = NULL;
  g_autofree char *words = NULL;
  BrgRoundTimer timer;

  g_return_val_if_fail (self != NULL, NULL);

  /* rus-draughts-2022 5.4.4.1 */
  if (self->limit < 0 && !self->snapshot->event->rulebook->late_must_be_set)
    return g_strdup (_ ("The default time is the first time control, and the time control of the "
                        "event is not understood. Set one of them on the page Event."));
  if (self->limit < 0)
    return g_strdup (_ ("This rule book leaves the default time to the regulations of the "
                        "event, and none is set. Set it on the page Event."));
  if (!brg_absent_draft_get_timer (self, now_us, &timer))
    return g_strdup (_ ("The start of the round was not announced: check for yourself whether "
                        "the default time has passed."));
  if (timer.call < BRG_ROUND_CALL_START)
    return g_strdup (_ ("The round has not begun yet."));
  if (timer.call == BRG_ROUND_CALL_OVER)
    return g_strdup (_ ("The default time has passed: players not ticked have lost."));
  left = brg_desk_words_dup_span (timer.left);
  /* Translators: minutes and seconds, 12:31 */
  return g_strdup_printf (_ ("The default time ends in %s. No game is lost yet."), left);
}

char *
brg_round_timer_dup_words (const BrgRoundTimer *timer)
{
  g_autofree char *left = NULL;

  g_return_val_if_fail (timer != NULL, NULL);

  if (timer->call < BRG_ROUND_CALL_START)
    {
      if (-timer->since_start > MOST_TOLD_BEFORE)
        return NULL;
      left = brg_desk_words_dup_span (-timer->since_start);
      /* Translators: minutes and seconds until the round begins, 12:31 */
      return g_strdup_printf (_ ("begins in %s"), left);
    }
  if (timer->left < 0 || timer->call == BRG_ROUND_CALL_OVER)
    return NULL;
  left = brg_desk_words_dup_span (timer->left);
  /* Translators: minutes and seconds until nobody may come any more, 12:31 */
  return g_strdup_printf (_ ("default time ends in %s"), left);
}

char *
brg_round_timer_dup_call (const BrgRoundTimer *timer, gint n_missing)
{
  g_return_val_if_fail (timer != NULL, NULL);

  /* rus-chess-2014 23.3, rus-draughts-2022 5.4.1.1: before the round everybody is called. */
  if (timer->call == BRG_ROUND_CALL_SOON_FIVE)
    return g_strdup (_ ("The round begins in five minutes: players to their boards."));
  if (timer->call == BRG_ROUND_CALL_SOON_ONE)
    return g_strdup (_ ("The round begins in one minute."));
  if (n_missing == 0)
    return NULL;
  switch (timer->call)
    {
    case BRG_ROUND_CALL_FIVE:
      return g_strdup (_ ("Five minutes to the default time: who is still absent?"));
    case BRG_ROUND_CALL_ONE:
      return g_strdup (_ ("One minute to the default time: who is still absent?"));
    case BRG_ROUND_CALL_OVER:
      return g_strdup (_ ("The default time has passed. Players not at the board have lost."));
    case BRG_ROUND_CALL_NONE:
    case BRG_ROUND_CALL_SOON_FIVE:
    case BRG_ROUND_CALL_SOON_ONE:
    case BRG_ROUND_CALL_START:
    default:
      return NULL;
    }
}
