/* contest-values.h - contests of composition as values, with works of the vectors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-snapshot.h"

G_BEGIN_DECLS

/* A work of tests/fixtures/composition/composition.tsv by its id; its row is @number. */
BrgContestWork *contest_values_work (const char *id, gint64 section_id, guint number);

/* A contest for composing with one section, two judges and these works, which end with NULL. The
 * works are rows 1, 2, ...; the judges rows 1 and 2, the first one senior; the section row 1. */
BrgContest *contest_values_composing (const char *const *ids);

/* A contest for solving of two rounds, rows 1 and 2, with a work each, rows 1 and 2: 3 points, and
 * 10 in two variants of 5; a side solution gives 2, unsolvability 3, an inexactness 1. */
BrgContest *contest_values_solving (void);

/* All judges handed their sheets in. */
void contest_values_hand_in (BrgContest *contest);

void contest_values_mark (BrgContest *contest, gint64 work_id, gint64 judge_id, gint mark);

/* Points by variant in whole points, -1 for one that was not looked at. In the order of works and
 * players. */
BrgContestAnswer *contest_values_answer (BrgContest *contest,
                                         gint64 work_id,
                                         gint64 entry_id,
                                         const gint *points,
                                         guint n_points);

/* A snapshot with players who have these names, which end with NULL; their rows are 1, 2, ... */
BrgSnapshot *contest_values_players (const char *const *names);

G_END_DECLS
