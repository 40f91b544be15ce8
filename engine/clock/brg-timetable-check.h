/* brg-timetable-check.h - what a timetable breaks: hours of play, the draw, the order of rounds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-rulebook.h"

G_BEGIN_DECLS

/**
 * BrgSessionKind:
 * @BRG_SESSION_OTHER: nobody plays
 * @BRG_SESSION_ROUND: a round
 * @BRG_SESSION_RESUMPTION: adjourned games are resumed
 * @BRG_SESSION_DRAW: lots are drawn
 * @BRG_SESSION_ARRIVAL: players arrive
 * @BRG_SESSION_DEPARTURE: players leave
 * @BRG_SESSION_ADMISSION: the admission committee sits
 * @BRG_SESSION_MEETING: players, captains or representatives meet
 * @BRG_SESSION_OPENING: opening
 * @BRG_SESSION_CLOSING: closing
 */
typedef enum
{
  BRG_SESSION_OTHER,
  BRG_SESSION_ROUND,
  BRG_SESSION_RESUMPTION,
  BRG_SESSION_DRAW,
  BRG_SESSION_ARRIVAL,
  BRG_SESSION_DEPARTURE,
  BRG_SESSION_ADMISSION,
  BRG_SESSION_MEETING,
  BRG_SESSION_OPENING,
  BRG_SESSION_CLOSING,
} BrgSessionKind;

#define BRG_N_SESSION_KINDS (BRG_SESSION_CLOSING + 1)

/* No hour is named. */
#define BRG_SESSION_NO_START G_MININT64

/**
 * BrgTimetableSession:
 * @kind: what is done
 * @round: number of the round, 0 for none
 * @day: day, counted from any day
 * @start: when it begins, minutes from any moment; %BRG_SESSION_NO_START when no hour is named
 * @minutes: how long it takes, 0 when that is not said
 * @past_midnight: how much of @minutes is played on the day after @day
 */
typedef struct
{
  BrgSessionKind kind;
  gint round;
  gint day;
  gint64 start;
  gint minutes;
  gint past_midnight;
} BrgTimetableSession;

/**
 * BrgTimetableFaultKind:
 * @BRG_TIMETABLE_FAULT_BLIND_HOURS: blind players play longer on a day than their book lets them
 * @BRG_TIMETABLE_FAULT_LATE_DRAW: the draw is too near to the first round
 * @BRG_TIMETABLE_FAULT_AFTER_LAST: games are resumed when the last round has begun
 * @BRG_TIMETABLE_FAULT_ORDER: a round begins before an earlier one
 * @BRG_TIMETABLE_FAULT_OVERLAP: the round before is not over yet
 * @BRG_TIMETABLE_FAULT_NO_ROUND: the event has fewer rounds
 * @BRG_TIMETABLE_FAULT_ARRIVAL: players arrive when the first round has begun
 * @BRG_TIMETABLE_FAULT_DEPARTURE: players leave before play is over
 * @BRG_TIMETABLE_FAULT_BEGUN: what is done before an event is done when the first round has begun
 * @BRG_TIMETABLE_FAULT_CLOSING: the closing is before play is over
 * @BRG_TIMETABLE_FAULT_ROUNDS: more rounds on a day than the regulations let
 */
typedef enum
{
  BRG_TIMETABLE_FAULT_BLIND_HOURS,
  BRG_TIMETABLE_FAULT_LATE_DRAW,
  BRG_TIMETABLE_FAULT_AFTER_LAST,
  BRG_TIMETABLE_FAULT_ORDER,
  BRG_TIMETABLE_FAULT_OVERLAP,
  BRG_TIMETABLE_FAULT_NO_ROUND,
  BRG_TIMETABLE_FAULT_ARRIVAL,
  BRG_TIMETABLE_FAULT_DEPARTURE,
  BRG_TIMETABLE_FAULT_BEGUN,
  BRG_TIMETABLE_FAULT_CLOSING,
  BRG_TIMETABLE_FAULT_ROUNDS,
} BrgTimetableFaultKind;

#define BRG_N_TIMETABLE_FAULT_KINDS (BRG_TIMETABLE_FAULT_ROUNDS + 1)

/**
 * BrgTimetableFault:
 * @kind: what is wrong
 * @index: the session at which it is told
 * @value: minutes of play on that day, or between the draw and the round; rounds on that day; 0 for
 *   the others
 * @limit: minutes that the book lets or wants; how many rounds there are, or may be on a day
 * @article: (nullable): book id and article; %NULL where common sense says it
 */
typedef struct
{
  BrgTimetableFaultKind kind;
  guint index;
  gint value;
  gint limit;
  const char *article;
} BrgTimetableFault;

/**
 * brg_timetable_check:
 * @rulebook: the event's rule book
 * @has_blind: whether players take part who do not see
 * @n_rounds: how many rounds the event has, 0 when nobody knows yet
 * @rounds_a_day: how many rounds a day the regulations let at most; %BRG_REGULATION_UNSET or 0
 * where they are silent
 * @sessions: (array length=n_sessions): what the timetable has, in any order
 * @n_sessions: how many
 *
 * Returns: (transfer full) (element-type BrgTimetableFault): what is wrong, by sessions
 */
GArray *brg_timetable_check (const BrgRulebook *rulebook,
                             gboolean has_blind,
                             gint n_rounds,
                             gint rounds_a_day,
                             const BrgTimetableSession *sessions,
                             guint n_sessions);

G_END_DECLS
