/* brg-equipment-paper.c - halls and equipment on paper: where is played, what was looked at
 *
 * Rules: rus-draughts-2022 4.1, 4.2; rus-chess-2014 21.4; ussr-chess-1956 26
 * Tests: tests/app/test-page-papers.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-equipment-paper.h"

#include <glib/gi18n.h>

#include "brg-date-words.h"
#include "brg-equipment-list.h"
#include "brg-event-paper.h"
#include "brg-plain-form.h"

static char *
dup_head (const BrgWords *words, const BrgEquipmentRow *row)
{
  /* Translators: what is needed in the hall, and how many: "Boards: 12" */
  return row->needed == 0
             ? g_strdup (W_ (words, row->item->text))
             : g_strdup_printf (W_ (words, "%s: %d"), W_ (words, row->item->text), row->needed);
}

static char *
dup_check (const BrgWords *words, const BrgEquipmentRow *row)
{
  g_autofree char *day = NULL;

  if (*row->day == '\0')
    return g_strdup (WC_ (words, "equipment", "not checked"));
  day = brg_date_words_day (words, row->day);
  return g_strdup_printf ("%s, %s", day, row->name);
}

BrgForm *
brg_equipment_paper_make (const BrgPaperSource *source,
                          const BrgDocumentOptions *options,
                          GError **error)
{
  g_autoptr (GPtrArray) rows = NULL;
  const BrgWords *words;
  BrgForm *form;

  g_return_val_if_fail (source != NULL && source->store != NULL && options != NULL, NULL);

  rows = brg_equipment_list_load (source->store, source->snapshot, error);
  if (rows == NULL)
    return NULL;
  words = options->words;
  {
    const BrgPlainColumn columns[] = {
      { BRG_COLUMN_LONG_TEXT, "" },
      { BRG_COLUMN_LONG_TEXT, "" },
    };

    /* Translators: title of a document */
    form = brg_plain_form_new (source->snapshot, W_ (words, "Halls and equipment"), columns,
                               G_N_ELEMENTS (columns), options);
  }
  brg_event_paper_add_parts (form, source, words);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *head = dup_head (words, rows->pdata[i]);

      brg_plain_form_add_pair (form, head, dup_check (words, rows->pdata[i]));
    }
  return form;
}

gboolean
brg_equipment_paper_has (const BrgPaperSource *source)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgDocumentOptions options;
  g_autoptr (BrgForm) form = NULL;

  brg_document_options_init (&options, words);
  form = brg_equipment_paper_make (source, &options, NULL);
  return form != NULL && form->rows->len > 0;
}
