/* brg-timetable-words.h - a timetable in words, for screen and paper
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-timetable-check.h"
#include "brg-timetable.h"
#include "brg-words.h"

G_BEGIN_DECLS

/** brg_timetable_words_get_kind: Returns: what the kind is called, not translated */
const char *brg_timetable_words_get_kind (BrgTimetableKind kind);

/**
 * brg_timetable_words_title:
 * @words: words
 * @row: a row
 *
 * Returns: (transfer full): what is held: "Round 5", "Resumption, rounds 1–3", or the arbiter's
 *   words
 */
char *brg_timetable_words_title (const BrgWords *words, const BrgTimetableRow *row);

/**
 * brg_timetable_words_duration:
 * @words: words
 * @minutes: a time, at least 0
 *
 * Returns: (transfer full): "5 h", "2 h 30 min"; empty for 0
 */
char *brg_timetable_words_duration (const BrgWords *words, gint minutes);

/**
 * brg_timetable_words_day:
 * @row: a row
 * @zone: identifier of a time zone, empty for the machine's
 *
 * Returns: (transfer full): the day there, `YYYY-MM-DD`
 */
char *brg_timetable_words_day (const BrgTimetableRow *row, const char *zone);

/**
 * brg_timetable_words_range:
 * @words: words
 * @rows: (element-type BrgTimetableRow): a timetable, in any order
 * @zone: identifier of a time zone, empty for the machine's
 *
 * Returns: (transfer full): its first and last day, "3–5 May 2026"; empty for none
 */
char *brg_timetable_words_range (const BrgWords *words, const GPtrArray *rows, const char *zone);

/**
 * brg_timetable_words_hour:
 * @words: words
 * @row: a row
 * @zone: identifier of a time zone, empty for the machine's
 *
 * Returns: (transfer full): the hour there, "15:00"; empty where none is named
 */
char *brg_timetable_words_hour (const BrgWords *words,
                                const BrgTimetableRow *row,
                                const char *zone);

/**
 * brg_timetable_words_end:
 * @words: words
 * @row: a row
 * @zone: identifier of a time zone, empty for the machine's
 *
 * Returns: (transfer full): the hour when it is over; empty where nobody said
 */
char *brg_timetable_words_end (const BrgWords *words, const BrgTimetableRow *row, const char *zone);

/**
 * brg_timetable_words_fault:
 * @words: words
 * @fault: what is wrong
 *
 * Returns: (transfer full): a sentence, without the article
 */
char *brg_timetable_words_fault (const BrgWords *words, const BrgTimetableFault *fault);

/**
 * brg_timetable_words_fault_mark:
 * @words: words
 * @fault: what is wrong
 *
 * Returns: (transfer full): the same in two or three words: "7 h of 6 h"
 */
char *brg_timetable_words_fault_mark (const BrgWords *words, const BrgTimetableFault *fault);

G_END_DECLS
