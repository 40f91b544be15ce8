/* brg-paper-official.c - what goes to FIDE, and certificates of norms
 *
 * Tests: tests/app/papers/test-paper-official.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-official.h"

#include "brg-diplomas.h"
#include "brg-document-layout.h"
#include "brg-latin-names.h"
#include "brg-number-ranges.h"
#include "brg-rating-report.h"
#include "brg-title-result-form.h"
#include "brg-tournament-report-form.h"

static BrgRatingReport *
make_report (const BrgPaperSource *source)
{
  BrgRatingChoice choice = { .through_round = source->round };

  return brg_rating_report_new (source->snapshot, &choice);
}

BrgForm *
brg_paper_official_make_report (const BrgPaperSource *source,
                                const BrgDocumentOptions *options,
                                GError **error G_GNUC_UNUSED)
{
  g_autoptr (BrgRatingReport) report = make_report (source);
  BrgTournamentReport told = { source->snapshot, report->kind, report->norms };

  return brg_tournament_report_form_new (&told, options);
}

/* @only_titles: whether norms of the regulations are passed over. */
static gboolean
has_reached (const BrgPaperSource *source, gboolean only_titles)
{
  g_autoptr (BrgRatingReport) report = NULL;

  if (source->snapshot->rounds->len == 0)
    return FALSE;
  report = make_report (source);
  for (guint i = 0; i < report->norms->len; i++)
    {
      const BrgNorm *norm = &g_array_index (report->norms, BrgNorm, i);
      gboolean is_title = brg_norm_rule_is_title (norm->rule);

      if (norm->state == BRG_NORM_REACHED && (is_title ? report->list != NULL : !only_titles))
        return TRUE;
    }
  return FALSE;
}

gboolean
brg_paper_official_has_norms (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return has_reached (source, FALSE);
}

gboolean
brg_paper_official_has_title_norms (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return has_reached (source, TRUE);
}

BrgDocument *
brg_paper_official_lay_out_results (const BrgPaperSource *source,
                                    const BrgDocumentOptions *options,
                                    GError **error G_GNUC_UNUSED)
{
  g_autoptr (BrgRatingReport) report = make_report (source);
  BrgDocument *document = NULL;

  for (guint i = 0; report->list != NULL && i < report->norms->len; i++)
    {
      const BrgNorm *norm = &g_array_index (report->norms, BrgNorm, i);
      const BrgEntry *entry = brg_snapshot_get_entry (report->boards, norm->player);
      BrgTitleResult result = { source->snapshot, report->list, norm };
      g_autoptr (BrgForm) form = NULL;
      BrgDocument *sheet;

      if (!brg_norm_rule_is_title (norm->rule) || !brg_title_result_is_best (report->norms, i) ||
          !brg_number_ranges_has (options->chosen, entry->number))
        continue;
      form = brg_title_result_form_new (&result, options);
      brg_latin_names_write (form, source->snapshot, options);
      sheet = brg_document_layout (form, options);
      if (document == NULL)
        document = sheet;
      else
        brg_document_take_pages (document, sheet);
    }
  return document;
}

BrgDocument *
brg_paper_official_lay_out_certificates (const BrgPaperSource *source,
                                         const BrgDocumentOptions *options,
                                         GError **error)
{
  g_autoptr (BrgRatingReport) report = make_report (source);

  return brg_norm_certificates_lay_out (source->snapshot, report->norms, options, error);
}
