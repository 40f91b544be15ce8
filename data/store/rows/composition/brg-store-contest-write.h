/* brg-store-contest-write.h - writes the rows of a contest of composition
 *
 * Only for the files of data/store, within an action. Functions return whether it went well; what a
 * row says is checked before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-contest.h"
#include "brg-sql.h"

G_BEGIN_DECLS

/* Stage and days of publication stay what they are. */
gboolean brg_store_write_contest_terms (BrgStore *store,
                                        gint64 group_id,
                                        const BrgContestTerms *terms,
                                        GError **error);

/* With its judges, whose sheets stay what they are; a new one gets its row and the next position.
 */
gboolean brg_store_write_contest_section (BrgStore *store,
                                          gint64 group_id,
                                          BrgContestSection *section,
                                          GError **error);

/* With authors and variants. State, mark of the chief judge and distinction stay what they are; of
 * a new one they are written too. A new one gets its row. */
gboolean brg_store_write_contest_work (BrgStore *store, BrgContestWork *work, GError **error);

/* A new one gets its row. */
gboolean brg_store_write_contest_remark (BrgStore *store, BrgContestRemark *remark, GError **error);

/* With what it got for variants; a new one gets its row. */
gboolean brg_store_write_contest_answer (BrgStore *store, BrgContestAnswer *answer, GError **error);

G_END_DECLS
