/* brg-document-options.c - how a document is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-options.h"

gboolean
brg_paper_size_from_id (const char *id, BrgPaperSize *size)
{
  static const char *const ids[BRG_N_PAPER_SIZES] = {
    [BRG_PAPER_A4] = "a4",
    [BRG_PAPER_A3] = "a3",
    [BRG_PAPER_A5] = "a5",
    [BRG_PAPER_LETTER] = "letter",
  };

  g_return_val_if_fail (id != NULL && size != NULL, FALSE);

  for (guint i = 0; i < BRG_N_PAPER_SIZES; i++)
    if (g_str_equal (ids[i], id))
      {
        *size = (BrgPaperSize) i;
        return TRUE;
      }
  return FALSE;
}

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
