/* brg-timetable.h - what is held when: the timetable of a group, as values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * BrgTimetableKind:
 * @BRG_TIMETABLE_ROUND: a round is played
 * @BRG_TIMETABLE_RESUMPTION: adjourned games are resumed
 * @BRG_TIMETABLE_ARRIVAL: players arrive and are registered
 * @BRG_TIMETABLE_ADMISSION: the admission committee sits
 * @BRG_TIMETABLE_MEETING: meeting of players, captains or representatives
 * @BRG_TIMETABLE_OPENING: opening
 * @BRG_TIMETABLE_DRAW: lots are drawn
 * @BRG_TIMETABLE_REST: a rest day
 * @BRG_TIMETABLE_CLOSING: closing
 * @BRG_TIMETABLE_DEPARTURE: players leave
 * @BRG_TIMETABLE_OTHER: something else, which its title says
 *
 * What is held.
 */
typedef enum
{
  BRG_TIMETABLE_ROUND,
  BRG_TIMETABLE_RESUMPTION,
  BRG_TIMETABLE_ARRIVAL,
  BRG_TIMETABLE_ADMISSION,
  BRG_TIMETABLE_MEETING,
  BRG_TIMETABLE_OPENING,
  BRG_TIMETABLE_DRAW,
  BRG_TIMETABLE_REST,
  BRG_TIMETABLE_CLOSING,
  BRG_TIMETABLE_DEPARTURE,
  BRG_TIMETABLE_OTHER,
} BrgTimetableKind;

#define BRG_N_TIMETABLE_KINDS (BRG_TIMETABLE_OTHER + 1)

/* A day has no more. */
#define BRG_TIMETABLE_MOST_MINUTES (24 * 60)

/**
 * BrgTimetableRow:
 * @id: row in the database, 0 for a new one
 * @kind: what is held
 * @round: number of the round, of resumed games the last round they are of; 0 for none
 * @day: the day there, `YYYY-MM-DD`, where no hour is named; else empty
 * @starts_at: when it begins, UTC, `YYYY-MM-DDThh:mmZ`; empty where no hour is named
 * @minutes: how long it takes, 0 when that is not said
 * @title: what it is, in the arbiter's words; empty: its kind says it
 * @place: where, empty where that is not said
 * @is_by_hand: whether somebody set this row himself: filling the rounds leaves it alone
 * @is_kept: whether what the book says against it was seen, and it stays for @reason
 * @reason: why it was changed or stays, may be empty
 *
 * A row of the timetable. Exactly one of @day and @starts_at is empty.
 */
typedef struct
{
  gint64 id;
  BrgTimetableKind kind;
  gint round;
  char *day;
  char *starts_at;
  gint minutes;
  char *title;
  char *place;
  gboolean is_by_hand;
  gboolean is_kept;
  char *reason;
} BrgTimetableRow;

/**
 * brg_timetable_row_new:
 * @kind: what is held
 *
 * Returns: (transfer full): a row without a day
 */
BrgTimetableRow *brg_timetable_row_new (BrgTimetableKind kind);

/** brg_timetable_row_copy: Returns: (transfer full): a copy of @row */
BrgTimetableRow *brg_timetable_row_copy (const BrgTimetableRow *row);

/** brg_timetable_row_free: Frees @row, which may be %NULL */
void brg_timetable_row_free (BrgTimetableRow *row);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (BrgTimetableRow, brg_timetable_row_free)

/** brg_timetable_row_equal: Returns: whether both say the same; their @id is not looked at */
gboolean brg_timetable_row_equal (const BrgTimetableRow *a, const BrgTimetableRow *b);

/**
 * brg_timetable_rows_new:
 *
 * Returns: (transfer full) (element-type BrgTimetableRow): an empty list that owns its rows
 */
GPtrArray *brg_timetable_rows_new (void);

/**
 * brg_timetable_find_round:
 * @rows: (element-type BrgTimetableRow): rows
 * @round: number of a round
 *
 * Returns: (transfer none) (nullable): its row; %NULL when it has none
 */
const BrgTimetableRow *brg_timetable_find_round (const GPtrArray *rows, gint round);

/**
 * brg_timetable_is_day:
 * @text: a text
 *
 * Returns: whether it is a day `YYYY-MM-DD` of the calendar, of the years 1900 to 2999
 */
gboolean brg_timetable_is_day (const char *text);

/**
 * brg_timetable_moment:
 * @utc: a moment, `YYYY-MM-DDThh:mm` with or without seconds, and `Z`
 *
 * Returns: (transfer full) (nullable): the moment; %NULL when @utc is none
 */
GDateTime *brg_timetable_moment (const char *utc);

/** brg_timetable_kind_to_word: Returns: what the database calls @kind, a constant string */
const char *brg_timetable_kind_to_word (BrgTimetableKind kind);

/**
 * brg_timetable_kind_from_word:
 * @word: a word of the database
 * @kind: (out): what it stands for; untouched when it is none
 *
 * Returns: whether it stands for something
 */
gboolean brg_timetable_kind_from_word (const char *word, BrgTimetableKind *kind);

G_END_DECLS
