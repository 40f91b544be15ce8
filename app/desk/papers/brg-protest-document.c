/* brg-protest-document.c - papers about protests, from what is stored
 *
 * Tests: tests/app/test-protest-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-protest-document.h"

#include "brg-document-layout.h"
#include "brg-latin-names.h"
#include "brg-protest-form.h"

static BrgDocument *
lay_out (const BrgProtestDesk *desk,
         gboolean is_decision,
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
  g_autoptr (BrgForm) form = is_decision ? brg_protest_form_new_decision (&paper, options)
                                         : brg_protest_form_new (&paper, options);

  brg_latin_names_write (form, desk->snapshot, options);
  return brg_document_layout (form, options);
}

/* One sheet after the other; NULL for none. */
static BrgDocument *
lay_out_all (const BrgProtestDesk *desk,
             gboolean are_decisions,
             gint number,
             const BrgDocumentOptions *options)
{
  BrgDocument *document = NULL;

  for (guint i = 0; i < desk->protests->len; i++)
    {
      const BrgProtest *protest = desk->protests->pdata[i];
      BrgDocument *sheet;

      if ((number != 0 && protest->number != number) ||
          (are_decisions && protest->decision == BRG_PROTEST_OPEN))
        continue;
      sheet = lay_out (desk, are_decisions, protest, options);
      if (document == NULL)
        document = sheet;
      else
        brg_document_take_pages (document, sheet);
    }
  return document;
}

BrgDocument *
brg_protest_document_new (const BrgProtestDesk *desk,
                          gint number,
                          const BrgDocumentOptions *options)
{
  g_return_val_if_fail (desk != NULL && options != NULL, NULL);

  return lay_out_all (desk, FALSE, number, options);
}

BrgDocument *
brg_protest_document_new_decisions (const BrgProtestDesk *desk,
                                    gint number,
                                    const BrgDocumentOptions *options)
{
  g_return_val_if_fail (desk != NULL && options != NULL, NULL);

  return lay_out_all (desk, TRUE, number, options);
}
