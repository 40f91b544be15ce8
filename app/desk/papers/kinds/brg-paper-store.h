/* brg-paper-store.h - papers of what the store keeps beside a group
 *
 * What rows of brg_paper_list() are filled with; each has the meaning that #BrgPaper gives it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_store_has_duties: #BrgPaper.has: an arbiter has a sector in the round */
gboolean brg_paper_store_has_duties (const BrgPaperSource *source);

/** brg_paper_store_make_duties: #BrgPaper.make: who watches which boards of the round */
BrgForm *brg_paper_store_make_duties (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      GError **error);

/** brg_paper_store_has_money: #BrgPaper.has: the account of the event has a line */
gboolean brg_paper_store_has_money (const BrgPaperSource *source);

/** brg_paper_store_make_money: #BrgPaper.make: the account of the event */
BrgForm *brg_paper_store_make_money (const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error);

/** brg_paper_store_has_minutes: #BrgPaper.has: minutes of the draw are kept */
gboolean brg_paper_store_has_minutes (const BrgPaperSource *source);

/** brg_paper_store_make_minutes: #BrgPaper.make: the minutes of the draw */
BrgForm *brg_paper_store_make_minutes (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/** brg_paper_store_has_incidents: #BrgPaper.has: the log has an entry of the group, or of none */
gboolean brg_paper_store_has_incidents (const BrgPaperSource *source);

/** brg_paper_store_make_incidents: #BrgPaper.make: the penalty log */
BrgForm *brg_paper_store_make_incidents (const BrgPaperSource *source,
                                         const BrgDocumentOptions *options,
                                         GError **error);

/** brg_paper_store_has_decision: #BrgPaper.has: an entry of the log stands */
gboolean brg_paper_store_has_decision (const BrgPaperSource *source);

/** brg_paper_store_make_decision: #BrgPaper.make: the decision on one entry of the log */
BrgForm *brg_paper_store_make_decision (const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        GError **error);

/** brg_paper_store_has_protests: #BrgPaper.has: somebody protested */
gboolean brg_paper_store_has_protests (const BrgPaperSource *source);

/** brg_paper_store_lay_out_protests: #BrgPaper.lay_out: protests as they were handed in */
BrgDocument *brg_paper_store_lay_out_protests (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

/** brg_paper_store_has_protest_decisions: #BrgPaper.has: a protest is decided */
gboolean brg_paper_store_has_protest_decisions (const BrgPaperSource *source);

/** brg_paper_store_lay_out_protest_decisions: #BrgPaper.lay_out: decisions on protests */
BrgDocument *brg_paper_store_lay_out_protest_decisions (const BrgPaperSource *source,
                                                        const BrgDocumentOptions *options,
                                                        GError **error);

/** brg_paper_store_has_report: #BrgPaper.has: a round was paired, so that there is an event */
gboolean brg_paper_store_has_report (const BrgPaperSource *source);

/** brg_paper_store_make_report: #BrgPaper.make: the report of the chief arbiter */
BrgForm *brg_paper_store_make_report (const BrgPaperSource *source,
                                      const BrgDocumentOptions *options,
                                      GError **error);

/** brg_paper_store_belongs_lots: #BrgPaper.belongs: the start is drawn from a table */
gboolean brg_paper_store_belongs_lots (const BrgSnapshot *snapshot);

/** brg_paper_store_has_lots: #BrgPaper.has: an opening of the round was drawn */
gboolean brg_paper_store_has_lots (const BrgPaperSource *source);

/** brg_paper_store_list_lot_boards: #BrgPaper.list_boards: the boards whose opening was drawn */
GArray *brg_paper_store_list_lot_boards (const BrgPaperSource *source);

/** brg_paper_store_make_lots: #BrgPaper.make: the slip of the lot of one board, or of all */
BrgForm *brg_paper_store_make_lots (const BrgPaperSource *source,
                                    const BrgDocumentOptions *options,
                                    GError **error);

/** brg_paper_store_has_envelopes: #BrgPaper.has: a move was sealed in the group */
gboolean brg_paper_store_has_envelopes (const BrgPaperSource *source);

/** brg_paper_store_lay_out_envelopes: #BrgPaper.lay_out: the faces of envelopes */
BrgDocument *brg_paper_store_lay_out_envelopes (const BrgPaperSource *source,
                                                const BrgDocumentOptions *options,
                                                GError **error);

/** brg_paper_store_make_resumption: #BrgPaper.make: the games that are still adjourned */
BrgForm *brg_paper_store_make_resumption (const BrgPaperSource *source,
                                          const BrgDocumentOptions *options,
                                          GError **error);

/** brg_paper_store_make_register: #BrgPaper.make: the register of envelopes */
BrgForm *brg_paper_store_make_register (const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        GError **error);

G_END_DECLS
