/* brg-report-document.h - the report of the chief arbiter, from what is stored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-document-options.h"
#include "brg-form.h"
#include "brg-snapshot.h"
#include "brg-store.h"

G_BEGIN_DECLS

/**
 * brg_report_document_new_form:
 * @store: a store
 * @snapshot: a group
 * @options: how the document is wanted
 * @error: return location for an error
 *
 * Reads the penalty log, what is attached to it, and the protests.
 *
 * Returns: (transfer full) (nullable): the report as it stands now; %NULL when something could not
 *   be read
 */
BrgForm *brg_report_document_new_form (BrgStore *store,
                                       const BrgSnapshot *snapshot,
                                       const BrgDocumentOptions *options,
                                       GError **error);

G_END_DECLS
