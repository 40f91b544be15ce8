/* brg-paper-application.h - entries of delegations, blank or filled in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-paper.h"

G_BEGIN_DECLS

/** brg_paper_application_belongs: Returns: whether the book of the event wants entries */
gboolean brg_paper_application_belongs (const BrgSnapshot *snapshot);

/**
 * brg_paper_application_list_delegations:
 * @source: what it is made from
 *
 * Returns: (transfer full) (element-type utf8): names of delegations with players, the last one
 *   empty where players have none
 */
GPtrArray *brg_paper_application_list_delegations (const BrgPaperSource *source);

/** brg_paper_application_lay_out_preliminary: Returns: (transfer full) (nullable): appendix 3 */
BrgDocument *brg_paper_application_lay_out_preliminary (const BrgPaperSource *source,
                                                        const BrgDocumentOptions *options,
                                                        GError **error);

/** brg_paper_application_lay_out_final: Returns: (transfer full) (nullable): appendix 4 */
BrgDocument *brg_paper_application_lay_out_final (const BrgPaperSource *source,
                                                  const BrgDocumentOptions *options,
                                                  GError **error);

G_END_DECLS
