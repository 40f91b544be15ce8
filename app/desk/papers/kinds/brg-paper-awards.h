/* brg-paper-awards.h - diplomas, certificates and statistics of a group
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_awards_lay_out_diplomas: #BrgPaper.lay_out: a diploma for each prize */
BrgDocument *brg_paper_awards_lay_out_diplomas (const BrgPaperSource *source,
                                                const BrgDocumentOptions *options,
                                                GError **error);

/** brg_paper_awards_lay_out_certificates: #BrgPaper.lay_out: a certificate for each player */
BrgDocument *brg_paper_awards_lay_out_certificates (const BrgPaperSource *source,
                                                    const BrgDocumentOptions *options,
                                                    GError **error);

/** brg_paper_awards_make_statistics: #BrgPaper.make: the statistics as a table */
BrgForm *brg_paper_awards_make_statistics (const BrgPaperSource *source,
                                           const BrgDocumentOptions *options,
                                           GError **error);

/** brg_paper_awards_lay_out_statistics: #BrgPaper.lay_out: the statistics with bars */
BrgDocument *brg_paper_awards_lay_out_statistics (const BrgPaperSource *source,
                                                  const BrgDocumentOptions *options,
                                                  GError **error);

/** brg_paper_awards_has_clock: #BrgPaper.has: whether the time control can be read */
gboolean brg_paper_awards_has_clock (const BrgPaperSource *source);

G_END_DECLS
