/* brg-paper-official.h - what goes to FIDE, and certificates of norms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_official_make_report: Returns: (transfer full): form IT3 */
BrgForm *brg_paper_official_make_report (const BrgPaperSource *source,
                                         const BrgDocumentOptions *options,
                                         GError **error);

/** brg_paper_official_has_norms: Returns: whether somebody has reached a norm */
gboolean brg_paper_official_has_norms (const BrgPaperSource *source);

/** brg_paper_official_has_title_norms: Returns: whether somebody has reached a norm of FIDE */
gboolean brg_paper_official_has_title_norms (const BrgPaperSource *source);

/** brg_paper_official_lay_out_results: Returns: (transfer full): a form IT1 for each norm */
BrgDocument *brg_paper_official_lay_out_results (const BrgPaperSource *source,
                                                 const BrgDocumentOptions *options,
                                                 GError **error);

/** brg_paper_official_lay_out_certificates: Returns: (transfer full): a certificate for each norm
 */
BrgDocument *brg_paper_official_lay_out_certificates (const BrgPaperSource *source,
                                                      const BrgDocumentOptions *options,
                                                      GError **error);

G_END_DECLS
