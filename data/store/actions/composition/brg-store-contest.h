/* brg-store-contest.h - actions on the regulations, sections and judges of a contest of composition
 *
 * Every function is one act and returns whether it went well; what is refused says why in one
 * sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_store_set_contest_terms:
 * @terms: (nullable): its regulations; %NULL when the group is no contest any more. Stage and days
 *   of publication are those of brg_store_publish_contest(), not of @terms.
 *
 * Refused for a group with rounds or teams or played by correspondence, for a book without such
 * contests, for days that contradict each other (closing before the announcement, final before
 * preliminary results), for another kind once there are works or answers, and for %NULL while there
 * are works. What the book asks of days beyond that (three months, two months, 11.5.2) is doubted
 * by the desk, not refused.
 */
gboolean brg_store_set_contest_terms (BrgStore *store,
                                      gint64 group_id,
                                      const BrgContestTerms *terms,
                                      GError **error);

/* A section or round; a new one, behind the others, where its id is 0 (then it is set). Its judges
 * are those of @section: those without id are new, those that are missing go; refused for one that
 * has given marks, and for an author of a work of this section (11.7). Board, kind and group that
 * works of it do not have are refused. */
gboolean brg_store_put_contest_section (BrgStore *store,
                                        gint64 group_id,
                                        BrgContestSection *section,
                                        GError **error);

/* Refused while it has works. */
gboolean brg_store_remove_contest_section (BrgStore *store, gint64 id, GError **error);

/**
 * brg_store_publish_contest:
 * @stage: the next stage, or the one before, which takes a publication back
 * @day: on which day it was published; unused where one is taken back
 *
 * Preliminary results of a composing contest are refused while a sheet of a judge is missing, final
 * ones while remarks are not answered (11.5.2); of a solving contest while an answer is not
 * checked. Days before the closing day are refused.
 */
gboolean brg_store_publish_contest (BrgStore *store,
                                    gint64 group_id,
                                    BrgContestStage stage,
                                    const char *day,
                                    GError **error);

G_END_DECLS
