/* brg-paper-awards.c - diplomas, certificates and statistics of a group
 *
 * Tests: tests/app/test-documents-diplomas.c, tests/app/bergerctl-papers.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-awards.h"

#include "brg-clock-form.h"
#include "brg-diplomas.h"
#include "brg-event-table.h"
#include "brg-statistics-sheet.h"
#include "brg-statistics.h"

BrgDocument *
brg_paper_awards_lay_out_diplomas (const BrgPaperSource *source,
                                   const BrgDocumentOptions *options,
                                   GError **error)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (source->snapshot, source->round);
  BrgTableSource values = brg_event_table_get_source (table, source->snapshot);

  return brg_diplomas_lay_out (&values, options, error);
}

BrgDocument *
brg_paper_awards_lay_out_certificates (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error)
{
  g_autoptr (BrgEventTable) table = NULL;
  BrgTableSource values;

  if (brg_snapshot_count_numbered (source->snapshot) == 0 || source->snapshot->rounds->len == 0)
    return brg_certificates_lay_out (source->snapshot, NULL, options, error);
  table = brg_event_table_new (source->snapshot, source->round);
  values = brg_event_table_get_source (table, source->snapshot);
  return brg_certificates_lay_out (source->snapshot, &values, options, error);
}

static gint
find_round (const BrgPaperSource *source)
{
  return source->round > 0 ? source->round : (gint) source->snapshot->rounds->len;
}

BrgForm *
brg_paper_awards_make_statistics (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error G_GNUC_UNUSED)
{
  return brg_statistics_form_new (source->snapshot, find_round (source), options);
}

BrgDocument *
brg_paper_awards_lay_out_statistics (const BrgPaperSource *source,
                                     const BrgDocumentOptions *options,
                                     GError **error G_GNUC_UNUSED)
{
  return brg_statistics_sheet_lay_out (source->snapshot, find_round (source), options);
}

gboolean
brg_paper_awards_has_clock (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return brg_clock_form_has (source->snapshot);
}
