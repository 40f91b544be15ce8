/* brg-protest-document.c - papers about protests, from what is stored
 *
 * Tests: tests/app/test-protest-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-document.h"

#include "brg-document-layout.h"
#include "brg-protest-form.h"

static BrgDocument *
lay_out (const BrgProtestDesk *desk,
         BrgDocumentKind kind,
         const BrgProtest *protest,
         const BrgDocumentOptions *options)
{
  const BrgProtest *appealed =
      protest->appeal_of_id != 0 ? brg_protest_desk_find (desk, protest->appeal_of_id) : NULL;
  BrgProtestPaper paper = {
    .snapshot = desk->snapshot,
    .protest = protest,
    .appealed_number = appealed != NULL ? appealed->number : 0,
    .committee = desk->committee,
    .body = brg_protest_desk_find_body (desk, protest),
  };
  g_autoptr (BrgForm) form = kind == BRG_DOCUMENT_PROTEST
                                 ? brg_protest_form_new (&paper, options)
                                 : brg_protest_form_new_decision (&paper, options);

  return brg_document_layout (form, options);
}

BrgDocument *
brg_protest_document_new (const BrgProtestDesk *desk,
                          BrgDocumentKind kind,
                          gint number,
                          const BrgDocumentOptions *options)
{
  BrgDocument *document = NULL;

  g_return_val_if_fail (desk != NULL && options != NULL, NULL);
  g_return_val_if_fail (brg_document_kind_needs_protests (kind), NULL);

  for (guint i = 0; i < desk->protests->len; i++)
    {
      const BrgProtest *protest = desk->protests->pdata[i];
      BrgDocument *sheet;

      if ((number != 0 && protest->number != number) ||
          (kind == BRG_DOCUMENT_APPEAL_DECISION && protest->decision == BRG_PROTEST_OPEN))
        continue;
      sheet = lay_out (desk, kind, protest, options);
      if (document == NULL)
        document = sheet;
      else
        brg_document_take_pages (document, sheet);
    }
  return document;
}
