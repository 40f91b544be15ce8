/* brg-paper-group.h - papers that follow from the group alone, where a form wants more than that
 *
 * What rows of brg_paper_list() are filled with; each has the meaning that #BrgPaper gives it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/**
 * brg_paper_group_take_sheet:
 * @document: (nullable) (transfer full): sheets so far
 * @source: what the paper is made from
 * @form: (transfer full): one more
 * @options: how the document is wanted
 *
 * Returns: (transfer full): the sheets with those of @form behind them
 */
BrgDocument *brg_paper_group_take_sheet (BrgDocument *document,
                                         const BrgPaperSource *source,
                                         BrgForm *form,
                                         const BrgDocumentOptions *options);

/** brg_paper_group_has_draw: #BrgPaper.belongs: start numbers were drawn by Varma tables */
gboolean brg_paper_group_has_draw (const BrgSnapshot *snapshot);

/** brg_paper_group_has_playoff: #BrgPaper.belongs: there was a play-off */
gboolean brg_paper_group_has_playoff (const BrgSnapshot *snapshot);

/** brg_paper_group_has_categories: #BrgPaper.belongs: players are classified */
gboolean brg_paper_group_has_categories (const BrgSnapshot *snapshot);

/** brg_paper_group_has_totals: #BrgPaper.belongs: players count for teams */
gboolean brg_paper_group_has_totals (const BrgSnapshot *snapshot);

/** brg_paper_group_has_prizes: #BrgPaper.belongs: there are prizes */
gboolean brg_paper_group_has_prizes (const BrgSnapshot *snapshot);

/** brg_paper_group_has_matches: #BrgPaper.has: the round has a match that is no bye */
gboolean brg_paper_group_has_matches (const BrgPaperSource *source);

/** brg_paper_group_make_pairings: #BrgPaper.make: the pairs by board */
BrgForm *brg_paper_group_make_pairings (const BrgPaperSource *source,
                                        const BrgDocumentOptions *options,
                                        GError **error);

/** brg_paper_group_make_pairings_by_name: #BrgPaper.make: likewise by name, whatever @options say
 */
BrgForm *brg_paper_group_make_pairings_by_name (const BrgPaperSource *source,
                                                const BrgDocumentOptions *options,
                                                GError **error);

/** brg_paper_group_make_table: #BrgPaper.make: the table, with the norms of the regulations that
 * were reached */
BrgForm *brg_paper_group_make_table (const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error);

/** brg_paper_group_make_chances: #BrgPaper.make: after everything that was played */
BrgForm *brg_paper_group_make_chances (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/** brg_paper_group_make_ratings: #BrgPaper.make: the changes of ratings */
BrgForm *brg_paper_group_make_ratings (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error);

/** brg_paper_group_make_norms: #BrgPaper.make: the norms */
BrgForm *brg_paper_group_make_norms (const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error);

/** brg_paper_group_make_progress: #BrgPaper.from_table: the places by rounds */
BrgForm *brg_paper_group_make_progress (const BrgTableSource *table,
                                        const BrgDocumentOptions *options);

/** brg_paper_group_lay_out_matches: #BrgPaper.lay_out: the matches of the round, one a sheet */
BrgDocument *brg_paper_group_lay_out_matches (const BrgPaperSource *source,
                                              const BrgDocumentOptions *options,
                                              GError **error);

/** brg_paper_group_lay_out_line_ups: #BrgPaper.lay_out: the line-ups of the round, a team a sheet
 */
BrgDocument *brg_paper_group_lay_out_line_ups (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error);

/** brg_paper_group_has_leavers: #BrgPaper.has: somebody has left */
gboolean brg_paper_group_has_leavers (const BrgPaperSource *source);

/** brg_paper_group_lay_out_notices: #BrgPaper.lay_out: a notice for each who left */
BrgDocument *brg_paper_group_lay_out_notices (const BrgPaperSource *source,
                                              const BrgDocumentOptions *options,
                                              GError **error);

/** brg_paper_group_has_bracket: #BrgPaper.belongs: groups that play a knock-out */
gboolean brg_paper_group_has_bracket (const BrgSnapshot *snapshot);

/** brg_paper_group_lay_out_bracket: #BrgPaper.lay_out: the bracket on a sheet */
BrgDocument *brg_paper_group_lay_out_bracket (const BrgPaperSource *source,
                                              const BrgDocumentOptions *options,
                                              GError **error);

/** brg_paper_group_has_officials: whether an official is named */
gboolean brg_paper_group_has_officials (const BrgPaperSource *source);

/** brg_paper_group_has_rounds: whether a round is paired */
gboolean brg_paper_group_has_rounds (const BrgPaperSource *source);

/** brg_paper_group_has_timetable: whether the timetable has a row */
gboolean brg_paper_group_has_timetable (const BrgPaperSource *source);

/** brg_paper_group_has_entries: whether anybody takes part, and nobody has a number yet */
gboolean brg_paper_group_has_entries (const BrgPaperSource *source);

G_END_DECLS
