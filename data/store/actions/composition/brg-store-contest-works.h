/* brg-store-contest-works.h - actions on works of a contest, their marks and remarks
 *
 * Every function is one act and returns whether it went well; what is refused says why in one
 * sentence. After final results nothing of these is taken any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_put_contest_work:
 * @work: a work with its authors and variants; a new one where its id is 0, which sets id and
 *   number
 *
 * State, mark of the chief judge and distinction have actions of their own and are left as they
 * are. Refused: a position that is none of the board, an unknown kind or task, a work that does not
 * fit the section, more works of an author than the regulations take (11.5.2), an author who is
 * chief arbiter of the event or judges the section (11.7, names are compared), two equal positions
 * of one author in the contest, received after the closing day without a note.
 */
gboolean brg_store_put_contest_work (BrgStore *store, BrgContestWork *work, GError **error);

/**
 * brg_store_add_contest_works:
 * @works: (element-type BrgContestWork): new works, in order
 *
 * All or none, one act; the error names the number of the work in the list from 1.
 */
gboolean brg_store_add_contest_works (BrgStore *store,
                                      gint64 group_id,
                                      GPtrArray *works,
                                      GError **error);

/* Whether it takes part. An excluded one names its article and the reason, a withdrawn one may. A
 * work with marks or answers is not declared again. */
gboolean brg_store_set_contest_work_state (BrgStore *store,
                                           gint64 work_id,
                                           BrgContestWorkState state,
                                           const char *article,
                                           const char *reason,
                                           GError **error);

/* Authors that are hidden are made known: who did it and why is on record, and is not undone.
 * Refused without both, and where they are known to everybody (rus-draughts-2022 11.5.2). */
gboolean brg_store_name_contest_authors (BrgStore *store,
                                         gint64 work_id,
                                         const char *by,
                                         const char *reason,
                                         GError **error);

/* The register with all its authors is opened, which is on record and not undone: from now on
 * papers and files for the secretary name them. Refused like the naming of one. */
gboolean brg_store_open_contest_register (BrgStore *store,
                                          gint64 group_id,
                                          const char *by,
                                          const char *reason,
                                          GError **error);

/* Refused for one with marks, remarks or answers: withdraw it. */
gboolean brg_store_remove_contest_work (BrgStore *store, gint64 work_id, GError **error);

/* A mark of a judge of the section of the work, -1 takes it back; with his remark. Refused after he
 * handed his sheet in, and for a work that does not take part. */
gboolean brg_store_set_contest_mark (BrgStore *store,
                                     gint64 work_id,
                                     gint64 judge_id,
                                     gint mark,
                                     const char *remark,
                                     GError **error);

/**
 * BrgStoreContestMark:
 * @work_id: row of the work
 * @mark: thousandths, -1 for none
 * @remark: (nullable): what the judge says
 *
 * A mark of a judge whose name is known from elsewhere.
 */
typedef struct
{
  gint64 work_id;
  gint mark;
  const char *remark;
} BrgStoreContestMark;

/**
 * brg_store_set_contest_marks:
 * @store: a store
 * @judge_id: row of a judge
 * @marks: (array length=n_marks): his marks, as brg_store_set_contest_mark() takes each
 * @n_marks: how many, at least one
 * @bad: (out): where it is refused: the number from 0 of the mark that is to blame, @n_marks where
 *   it is none of them
 * @error: return location for an error
 *
 * A sheet, in one act; all or none.
 *
 * Returns: whether it went well
 */
gboolean brg_store_set_contest_marks (BrgStore *store,
                                      gint64 judge_id,
                                      const BrgStoreContestMark *marks,
                                      guint n_marks,
                                      guint *bad,
                                      GError **error);

/* The sheet of a judge is handed in: refused while marks are missing (and in an empty section); an
 * empty @day gives it back, which is refused after preliminary results. */
gboolean brg_store_hand_in_contest_sheet (BrgStore *store,
                                          gint64 judge_id,
                                          const char *day,
                                          GError **error);

/* A remark on a work, a new one where its id is 0; also its answer. */
gboolean brg_store_put_contest_remark (BrgStore *store, BrgContestRemark *remark, GError **error);

/* The mark that the chief judge gives instead (11.7), with his reason, which is needed; -1 takes it
 * back. */
gboolean brg_store_revise_contest_work (BrgStore *store,
                                        gint64 work_id,
                                        gint64 mark,
                                        const char *reason,
                                        GError **error);

/* Prize, mention or the like; empty for none. */
gboolean brg_store_set_contest_distinction (BrgStore *store,
                                            gint64 work_id,
                                            const char *distinction,
                                            GError **error);

G_END_DECLS
