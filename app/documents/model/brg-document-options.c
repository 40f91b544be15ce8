/* brg-document-options.c - how a document is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-options.h"

void
brg_document_options_init (BrgDocumentOptions *options, const BrgWords *words)
{
  g_return_if_fail (options != NULL && words != NULL);

  *options = (BrgDocumentOptions){
    .words = words,
    .signatures = TRUE,
    .stamp = TRUE,
    .form_number = TRUE,
    .number = "",
    .printed_at = "",
    .columns = "",
    .chosen = "",
    .text = "",
  };
}
