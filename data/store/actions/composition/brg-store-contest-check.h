/* brg-store-contest-check.h - what is checked before a contest of composition is changed
 *
 * Only for the files of data/store. Functions return whether it went well; what is refused says why
 * in one sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-store-rows.h"

G_BEGIN_DECLS

/**
 * BrgContestRow:
 *
 * A row by which a contest is found.
 */
typedef enum
{
  BRG_CONTEST_ROW_GROUP,
  BRG_CONTEST_ROW_SECTION,
  BRG_CONTEST_ROW_JUDGE,
  BRG_CONTEST_ROW_WORK,
  BRG_CONTEST_ROW_REMARK,
  BRG_CONTEST_ROW_ANSWER,
} BrgContestRow;

/**
 * brg_store_open_contest:
 * @store: a store
 * @row: what @id is a row of
 * @id: a row
 * @error: return location for an error
 *
 * Of a work, a remark or an answer: marks, remarks and answers are those of this work only.
 *
 * Returns: (transfer full) (nullable): the contest, that may be changed: its results are not final
 */
BrgContest *brg_store_open_contest (BrgStore *store, BrgContestRow row, gint64 id, GError **error);

/* The same with everything, whatever the row is of. */
BrgContest *brg_store_open_whole_contest (BrgStore *store,
                                          BrgContestRow row,
                                          gint64 id,
                                          GError **error);

/** brg_store_refuse_gone: Says that there is no such row any more */
gboolean brg_store_refuse_gone (BrgContestRow row, GError **error);

/** brg_store_check_contest_text: Refuses what is too long or cannot be printed */
gboolean brg_store_check_contest_text (const char *name, const char *text, GError **error);

/** brg_store_check_contest_day: Refuses what is neither a day nor empty */
gboolean brg_store_check_contest_day (const char *name, const char *day, GError **error);

/**
 * brg_store_check_contest_work:
 * @store: a store
 * @contest: the contest; @work need not be in it
 * @work: a work as it will be
 * @error: return location for an error
 *
 * rus-draughts-2022 11.5.2, 11.7: position, section, authors, bans, number of works and days. A
 * work that was withdrawn or excluded is not compared with those that take part.
 *
 * Returns: whether it may be so
 */
gboolean brg_store_check_contest_work (BrgStore *store,
                                       const BrgContest *contest,
                                       const BrgContestWork *work,
                                       GError **error);

/* rus-draughts-2022 11.7: its authors are players of the group or named; of a work that was not
 * withdrawn none of them is the chief judge or judges its section. */
gboolean brg_store_check_contest_bans (BrgStore *store,
                                       const BrgContest *contest,
                                       const BrgContestWork *work,
                                       GError **error);

/**
 * brg_store_check_contest_judges:
 * @store: a store
 * @contest: the contest
 * @section: a section as it will be
 * @error: return location for an error
 *
 * rus-draughts-2022 11.7: no judge is an author of a work of his section.
 *
 * Returns: whether it may be so
 */
gboolean brg_store_check_contest_judges (BrgStore *store,
                                         const BrgContest *contest,
                                         const BrgContestSection *section,
                                         GError **error);

/**
 * brg_store_check_contest_solvers:
 * @store: a store
 * @group_id: row of a group
 * @entry_ids: (array length=n_entries): players of it
 * @n_entries: how many
 * @error: return location for an error
 *
 * rus-draughts-2022 11.7: the chief judge does not compete, so he is no solver of a contest for
 * solving. An author competes with a work only.
 *
 * Returns: whether none of them is he, or the group is no such contest
 */
gboolean brg_store_check_contest_solvers (BrgStore *store,
                                          gint64 group_id,
                                          const gint64 *entry_ids,
                                          guint n_entries,
                                          GError **error);

/* Refused once a judge of the section has handed his sheet in: another work would be missing there.
 */
gboolean brg_store_check_contest_sheets_are_open (const BrgContest *contest,
                                                  gint64 section_id,
                                                  GError **error);

/** brg_contest_work_fits: Returns: whether the section takes such works */
gboolean brg_contest_work_fits (const BrgContestWork *work, const BrgContestSection *section);

/** brg_contest_count_marks: Returns: how many marks and remarks of judges the work has */
guint brg_contest_count_marks (const BrgContest *contest, gint64 work_id);

/** brg_contest_count_answers: Returns: how many solvers handed something in for the work */
guint brg_contest_count_answers (const BrgContest *contest, gint64 work_id);

G_END_DECLS
