/* brg-report-document.c - the report of the chief arbiter, from what is stored
 *
 * Tests: tests/app/test-report-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-report-document.h"

#include "brg-event-table.h"
#include "brg-incident-log.h"
#include "brg-postal-report.h"
#include "brg-report-form.h"
#include "brg-store-attachments.h"
#include "brg-store-incident-rows.h"
#include "brg-store-protest-rows.h"

/* Adds the files of @owner_id; whether they could be read. */
static gboolean
add_files (BrgStore *store,
           BrgAttachmentOwner owner,
           gint64 owner_id,
           GPtrArray *files,
           GError **error)
{
  GPtrArray *own = brg_store_list_attachments (store, owner, owner_id, error);

  if (own == NULL)
    return FALSE;
  g_ptr_array_extend_and_steal (files, own);
  return TRUE;
}

/* The files of all entries and protests; NULL when they could not be read. */
static GPtrArray *
list_files (BrgStore *store, const GPtrArray *log, const GPtrArray *protests, GError **error)
{
  g_autoptr (GPtrArray) files =
      g_ptr_array_new_with_free_func ((GDestroyNotify) brg_attachment_free);

  for (guint i = 0; i < log->len; i++)
    if (!add_files (store, BRG_OF_INCIDENT, ((const BrgIncident *) log->pdata[i])->id, files,
                    error))
      return NULL;
  for (guint i = 0; i < protests->len; i++)
    if (!add_files (store, BRG_OF_PROTEST, ((const BrgProtest *) protests->pdata[i])->id, files,
                    error))
      return NULL;
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
  g_autoptr (GPtrArray) measures = NULL;
  g_autoptr (BrgEventTable) table = NULL;
  BrgReportSource source = { .snapshot = snapshot };

  g_return_val_if_fail (store != NULL && snapshot != NULL && options != NULL, NULL);

  log = brg_store_list_incidents (store, snapshot->event->id, error);
  protests = log != NULL ? brg_store_list_protests (store, snapshot->group->id, error) : NULL;
  files = protests != NULL ? list_files (store, log, protests, error) : NULL;
  measures = files != NULL ? brg_postal_report_list (store, snapshot, options->words, error) : NULL;
  if (measures == NULL)
    return NULL;
  table = brg_event_table_new (snapshot, 0);
  source.standings = snapshot->rounds->len > 0 && table->is_final ? table->standings : NULL;
  source.log = log;
  source.files = files;
  source.protests = protests;
  source.measures = measures;
  return brg_report_form_new (&source, options);
}
