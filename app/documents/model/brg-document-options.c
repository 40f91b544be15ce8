/* brg-document-options.c - how a document is wanted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-document-options.h"

static const char *const sheet_words[BRG_N_SHEET_SIZES] = { "", "a3", "a4", "a5", "letter" };

gboolean
brg_sheet_size_from_word (const char *word, BrgSheetSize *size)
{
  g_return_val_if_fail (word != NULL && size != NULL, FALSE);

  for (guint i = 0; i < BRG_N_SHEET_SIZES; i++)
    if (g_str_equal (sheet_words[i], word))
      {
        *size = (BrgSheetSize) i;
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
