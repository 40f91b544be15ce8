/* brg-report-document.c - the report of the chief arbiter, from what is stored
 *
 * Tests: tests/app/test-report-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-report-document.h"

#include "brg-event-table.h"
#include "brg-report-form.h"
#include "brg-store-incidents.h"
#include "brg-store-protests.h"

/* The files of all entries; NULL when they could not be read. */
static GPtrArray *
list_files (BrgStore *store, const GPtrArray *log, GError **error)
{
  g_autoptr (GPtrArray) files =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_attachment_free);

  for (guint i = 0; i < log->len; i++)
    {
      GPtrArray *own =
          brg_store_list_attachments (store, ((const BrgIncident *) log->pdata[i])->id, error);

      if (own == NULL)
        return NULL;
      g_ptr_array_extend_and_steal (files, own);
    }
  return g_steal_pointer (&files);
}

BrgForm *
brg_report_document_new_form (BrgStore *store,
                              const BrgSnapshot *snapshot,
                              const BrgDocumentOptions *options,
                              GError **error)
{
  g_autoptr (GPtrArray) log = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) protests = NULL;
  g_autoptr (BrgEventTable) table = NULL;
  BrgReportSource source = { .snapshot = snapshot };

  g_return_val_if_fail (store != NULL && snapshot != NULL && options != NULL, NULL);

  log = brg_store_list_incidents (store, snapshot->event->id, error);
  files = log != NULL ? list_files (store, log, error) : NULL;
  protests = files != NULL ? brg_store_list_protests (store, snapshot->group->id, error) : NULL;
  if (protests == NULL)
    return NULL;
  table = brg_event_table_new (snapshot, 0);
  source.standings = snapshot->rounds->len > 0 && table->is_final ? table->standings : NULL;
  source.log = log;
  source.files = files;
  source.protests = protests;
  return brg_report_form_new (&source, options);
}
