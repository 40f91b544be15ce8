/* brg-paper-group.c - papers that follow from the group alone, where a form wants more than that
 *
 * Tests: tests/app/test-event-document.c, tests/app/test-award-forms.c, tests/app/test-match-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-group.h"

#include "brg-board.h"
#include "brg-bracket-content.h"
#include "brg-bracket-form.h"
#include "brg-bracket-layout.h"
#include "brg-chances-form.h"
#include "brg-document-layout.h"
#include "brg-duty-list.h"
#include "brg-event-progress.h"
#include "brg-event-table.h"
#include "brg-latin-names.h"
#include "brg-line-up-form.h"
#include "brg-match-form.h"
#include "brg-norms-form.h"
#include "brg-notice-form.h"
#include "brg-pairings-form.h"
#include "brg-rating-form.h"
#include "brg-rating-report.h"
#include "brg-rounds-form.h"
#include "brg-table-form.h"

gboolean
brg_paper_group_has_draw (const BrgSnapshot *snapshot)
{
  return snapshot->draw != NULL;
}

gboolean
brg_paper_group_has_playoff (const BrgSnapshot *snapshot)
{
  return snapshot->playoffs->len > 0;
}

gboolean
brg_paper_group_has_categories (const BrgSnapshot *snapshot)
{
  return snapshot->categories->len > 0 && brg_snapshot_count_numbered (snapshot) > 0;
}

gboolean
brg_paper_group_has_totals (const BrgSnapshot *snapshot)
{
  return *snapshot->group->totals_by != '\0' && !brg_snapshot_has_teams (snapshot) &&
         brg_snapshot_count_numbered (snapshot) > 0;
}

gboolean
brg_paper_group_has_prizes (const BrgSnapshot *snapshot)
{
  return snapshot->prizes->len > 0 && brg_snapshot_count_numbered (snapshot) > 0;
}

/* A match of the round from @from on that is no bye; -1 for none. */
static gint
find_match (const BrgSnapshot *snapshot, gint round, gint from)
{
  const BrgGame *game;

  for (gint i = from; (game = brg_board_get_game (snapshot, round, i)) != NULL; i++)
    if (game->black != BRG_NOBODY)
      return i;
  return -1;
}

gboolean
brg_paper_group_has_matches (const BrgPaperSource *source)
{
  return find_match (source->snapshot, source->round, 0) >= 0;
}

BrgForm *
brg_paper_group_make_pairings (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error G_GNUC_UNUSED)
{
  g_autofree gint *points = brg_board_points_before (source->snapshot, source->round);

  return brg_pairings_form_new (source->snapshot, points, source->round, options);
}

BrgForm *
brg_paper_group_make_pairings_by_name (const BrgPaperSource *source,
                                       const BrgDocumentOptions *options,
                                       GError **error)
{
  BrgDocumentOptions sorted = *options;

  sorted.order = BRG_DOCUMENT_BY_NAME;
  return brg_paper_group_make_pairings (source, &sorted, error);
}

/* What is still possible follows from everything that was played. */
BrgForm *
brg_paper_group_make_chances (const BrgPaperSource *source,
                              const BrgDocumentOptions *options,
                              GError **error G_GNUC_UNUSED)
{
  gint round = brg_chances_form_find_round (source->snapshot);
  g_autoptr (BrgEventTable) table = brg_event_table_new (source->snapshot, round);
  BrgTableSource values = brg_event_table_get_source (table, source->snapshot);

  return brg_chances_form_new (&values, options);
}

static BrgRatingReport *
make_report (const BrgPaperSource *source)
{
  BrgRatingChoice choice = { .through_round = source->round };

  return brg_rating_report_new (source->snapshot, &choice);
}

BrgForm *
brg_paper_group_make_table (const BrgPaperSource *source,
                            const BrgDocumentOptions *options,
                            GError **error G_GNUC_UNUSED)
{
  g_autoptr (BrgEventTable) table = brg_event_table_new (source->snapshot, source->round);
  BrgTableSource values = brg_event_table_get_source (table, source->snapshot);
  BrgForm *form = brg_table_form_new (&values, options);

  if (form != NULL && source->snapshot->norms->len > 0)
    {
      g_autoptr (BrgRatingReport) report = make_report (source);
      BrgNormsSource norms = { source->snapshot, source->round, report->norms };

      brg_norms_form_add_reached (form, &norms, options);
    }
  return form;
}

BrgForm *
brg_paper_group_make_ratings (const BrgPaperSource *source,
                              const BrgDocumentOptions *options,
                              GError **error G_GNUC_UNUSED)
{
  g_autoptr (BrgRatingReport) report = make_report (source);
  BrgRatingSource ratings = { source->snapshot, source->round, report->list, report->reason };

  return brg_rating_form_new (&ratings, options);
}

BrgForm *
brg_paper_group_make_norms (const BrgPaperSource *source,
                            const BrgDocumentOptions *options,
                            GError **error G_GNUC_UNUSED)
{
  g_autoptr (BrgRatingReport) report = make_report (source);
  BrgNormsSource norms = { source->snapshot, source->round, report->norms };

  return brg_norms_form_new (&norms, options);
}

BrgForm *
brg_paper_group_make_progress (const BrgTableSource *table, const BrgDocumentOptions *options)
{
  g_autoptr (BrgProgress) progress = brg_event_progress_new (table->snapshot, table->through_round);

  return brg_rounds_form_new_progress (table, progress, options);
}

/* rus-draughts-2022 appendix 7: who alone has the match in his sector. Several share it, or nobody:
 * then the line is left to write on. */
static const BrgOfficial *
find_match_arbiter (const BrgPaperSource *source, const GArray *duties, gint match)
{
  gint board = brg_board_get_game (source->snapshot, source->round, match)->board;
  gint64 found = 0;

  for (guint i = 0; i < duties->len; i++)
    {
      const BrgDuty *duty = &g_array_index (duties, BrgDuty, i);

      if (board < duty->first_board || board > duty->last_board)
        continue;
      if (found != 0 && found != duty->official_id)
        return NULL;
      found = duty->official_id;
    }
  return found != 0 ? brg_duty_list_find_official (source->snapshot->event, found) : NULL;
}

/* Without a store nobody knows of sectors. */
static GArray *
list_duties (const BrgPaperSource *source, GError **error)
{
  return source->store != NULL ? brg_store_list_duties (source->store, source->snapshot->group->id,
                                                        source->round, NULL, error)
                               : g_array_new (FALSE, FALSE, sizeof (BrgDuty));
}

BrgDocument *
brg_paper_group_take_sheet (BrgDocument *document,
                            const BrgPaperSource *source,
                            BrgForm *form,
                            const BrgDocumentOptions *options)
{
  BrgDocument *sheet;

  brg_latin_names_write (form, source->snapshot, options);
  sheet = brg_document_layout (form, options);
  brg_form_free (form);
  if (document == NULL)
    return sheet;
  brg_document_take_pages (document, sheet);
  return document;
}

BrgDocument *
brg_paper_group_lay_out_line_ups (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error G_GNUC_UNUSED)
{
  const BrgSnapshot *snapshot = source->snapshot;
  BrgDocument *document = NULL;

  for (gint match = find_match (snapshot, source->round, 0); match >= 0;
       match = find_match (snapshot, source->round, match + 1))
    {
      const BrgGame *game = brg_board_get_game (snapshot, source->round, match);

      document = brg_paper_group_take_sheet (
          document, source, brg_line_up_form_new (snapshot, source->round, game->white, options),
          options);
      document = brg_paper_group_take_sheet (
          document, source, brg_line_up_form_new (snapshot, source->round, game->black, options),
          options);
    }
  return document;
}

static gboolean
has_left (const BrgSnapshot *snapshot, gint player)
{
  return brg_snapshot_get_entry (snapshot, player)->left_after != BRG_STAYS;
}

gboolean
brg_paper_group_has_leavers (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  for (gint i = 0; i < brg_snapshot_count_numbered (source->snapshot); i++)
    if (has_left (source->snapshot, i))
      return TRUE;
  return FALSE;
}

BrgDocument *
brg_paper_group_lay_out_notices (const BrgPaperSource *source,
                                 const BrgDocumentOptions *options,
                                 GError **error G_GNUC_UNUSED)
{
  BrgDocument *document = NULL;

  for (gint i = 0; i < brg_snapshot_count_numbered (source->snapshot); i++)
    if (has_left (source->snapshot, i))
      document = brg_paper_group_take_sheet (
          document, source, brg_notice_form_new (source->snapshot, i, options), options);
  return document;
}

BrgDocument *
brg_paper_group_lay_out_matches (const BrgPaperSource *source,
                                 const BrgDocumentOptions *options,
                                 GError **error)
{
  g_autoptr (GArray) duties = list_duties (source, error);
  BrgDocument *document = NULL;

  if (duties == NULL)
    return NULL;
  for (gint match = find_match (source->snapshot, source->round, 0); match >= 0;
       match = find_match (source->snapshot, source->round, match + 1))
    document = brg_paper_group_take_sheet (
        document, source,
        brg_match_form_new (source->snapshot, source->round, match,
                            find_match_arbiter (source, duties, match), options),
        options);
  return document;
}

gboolean
brg_paper_group_has_bracket (const BrgSnapshot *snapshot)
{
  return brg_snapshot_is_knockout (snapshot) && brg_snapshot_count_numbered (snapshot) > 1;
}

BrgDocument *
brg_paper_group_lay_out_bracket (const BrgPaperSource *source,
                                 const BrgDocumentOptions *options,
                                 GError **error G_GNUC_UNUSED)
{
  g_autoptr (BrgBracketChart) chart = brg_bracket_content_new (source->snapshot, options->words);
  g_autoptr (BrgForm) form = NULL;

  if (chart == NULL)
    return NULL;
  form = brg_bracket_form_new (source->snapshot, options);
  return brg_bracket_layout (form, chart, options);
}

gboolean
brg_paper_group_has_entries (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return source->snapshot->entries->len > 0 && brg_snapshot_count_numbered (source->snapshot) == 0;
}

gboolean
brg_paper_group_has_officials (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return source->snapshot->event->officials->len > 0;
}

gboolean
brg_paper_group_has_rounds (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return source->snapshot->rounds->len > 0;
}

gboolean
brg_paper_group_has_timetable (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL, FALSE);

  return source->snapshot->timetable->len > 0;
}
