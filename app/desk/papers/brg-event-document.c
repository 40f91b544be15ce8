/* brg-event-document.c - the papers of a group: which there are, and how one is made
 *
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-event-document.h"

#include <string.h>

#include "brg-board.h"
#include "brg-category-form.h"
#include "brg-chances-form.h"
#include "brg-decision-form.h"
#include "brg-document-layout.h"
#include "brg-document-pdf.h"
#include "brg-draw-form.h"
#include "brg-event-progress.h"
#include "brg-event-table.h"
#include "brg-incidents-form.h"
#include "brg-match-form.h"
#include "brg-next-step.h"
#include "brg-norms-form.h"
#include "brg-pairings-form.h"
#include "brg-playoff-form.h"
#include "brg-prizes-form.h"
#include "brg-protocol-form.h"
#include "brg-rating-form.h"
#include "brg-rating-report.h"
#include "brg-rounds-form.h"
#include "brg-table-form.h"
#include "brg-totals-form.h"

/* A name of a file on all usual file systems; in it that of the group. */
#define MOST_BYTES 255
#define MOST_BYTES_OF_GROUP 100

static const struct
{
  const char *id;
  gboolean needs_round;
  gboolean needs_positions;
  gboolean needs_games;
  gboolean needs_teams;
} kinds[BRG_N_DOCUMENT_KINDS] = {
  [BRG_DOCUMENT_PAIRINGS] = { "pairings", TRUE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_PAIRINGS_BY_NAME] = { "pairings-by-name", TRUE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_STANDINGS] = { "standings", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_PROTOCOL] = { "protocol", TRUE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_TABLE] = { "table", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_MATCHES] = { "matches", TRUE, FALSE, FALSE, TRUE },
  [BRG_DOCUMENT_DRAW] = { "draw", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_PLAYOFF] = { "playoff", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_RATINGS] = { "ratings", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_NORMS] = { "norms", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_LOT_SLIP] = { "lot-slip", TRUE, FALSE, TRUE, FALSE },
  [BRG_DOCUMENT_DIAGRAM] = { "diagram", FALSE, TRUE, FALSE, FALSE },
  [BRG_DOCUMENT_CATEGORIES] = { "categories", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_TOTALS] = { "totals", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_PRIZES] = { "prizes", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_CHANCES] = { "chances", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_BOARDS] = { "boards", FALSE, FALSE, FALSE, TRUE },
  [BRG_DOCUMENT_PROGRESS] = { "progress", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_ENVELOPE] = { "envelope", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_RESUMPTION] = { "resumption", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_REGISTER] = { "envelope-register", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_INCIDENTS] = { "incidents", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_DECISION] = { "decision", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_PROTEST] = { "protest", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_APPEAL_DECISION] = { "appeal-decision", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_REPORT] = { "report", FALSE, FALSE, FALSE, FALSE },
  [BRG_DOCUMENT_DUTIES] = { "duties", FALSE, FALSE, FALSE, FALSE },
};

const char *
brg_document_kind_get_id (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, NULL);

  return kinds[kind].id;
}

gboolean
brg_document_kind_from_id (const char *id, BrgDocumentKind *kind)
{
  g_return_val_if_fail (id != NULL && kind != NULL, FALSE);

  for (guint i = 0; i < BRG_N_DOCUMENT_KINDS; i++)
    if (g_str_equal (kinds[i].id, id))
      {
        *kind = i;
        return TRUE;
      }
  return FALSE;
}

gboolean
brg_document_kind_needs_round (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kinds[kind].needs_round;
}

gboolean
brg_document_kind_needs_positions (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kinds[kind].needs_positions;
}

gboolean
brg_document_kind_needs_games (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kinds[kind].needs_games;
}

gboolean
brg_document_kind_needs_envelopes (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kind == BRG_DOCUMENT_ENVELOPE || kind == BRG_DOCUMENT_RESUMPTION ||
         kind == BRG_DOCUMENT_REGISTER;
}

gboolean
brg_document_kind_needs_log (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kind == BRG_DOCUMENT_INCIDENTS || kind == BRG_DOCUMENT_DECISION;
}

gboolean
brg_document_kind_needs_protests (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kind == BRG_DOCUMENT_PROTEST || kind == BRG_DOCUMENT_APPEAL_DECISION;
}

gboolean
brg_document_kind_needs_duties (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kind == BRG_DOCUMENT_DUTIES;
}

gboolean
brg_document_kind_needs_desk (BrgDocumentKind kind)
{
  return brg_document_kind_needs_envelopes (kind) || brg_document_kind_needs_log (kind) ||
         brg_document_kind_needs_protests (kind) || brg_document_kind_needs_duties (kind) ||
         kind == BRG_DOCUMENT_REPORT;
}

gboolean
brg_document_kind_needs_teams (BrgDocumentKind kind)
{
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, FALSE);

  return kinds[kind].needs_teams;
}

gboolean
brg_document_kind_is_for (BrgDocumentKind kind, BrgDiscipline discipline)
{
  /* rus-draughts-2022 6.2.2: only in draughts-64 is the start drawn from a table. */
  return kind != BRG_DOCUMENT_LOT_SLIP || discipline == BRG_DISCIPLINE_DRAUGHTS64;
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

/* Whether the group has what the paper is about. */
static gboolean
has_subject (const BrgSnapshot *snapshot, BrgDocumentKind kind)
{
  switch ((guint) kind)
    {
    case BRG_DOCUMENT_CATEGORIES:
      return snapshot->categories->len > 0;
    case BRG_DOCUMENT_TOTALS:
      return *snapshot->group->totals_by != '\0' && !brg_snapshot_has_teams (snapshot);
    case BRG_DOCUMENT_PRIZES:
      return snapshot->prizes->len > 0;
    case BRG_DOCUMENT_CHANCES:
      return brg_award_lists_has_chances (snapshot);
    default:
      return TRUE;
    }
}

gboolean
brg_event_document_is_available (const BrgSnapshot *snapshot, BrgDocumentKind kind, gint round)
{
  g_return_val_if_fail (snapshot != NULL && kind < BRG_N_DOCUMENT_KINDS, FALSE);

  if (kinds[kind].needs_positions || kinds[kind].needs_games || brg_document_kind_needs_desk (kind))
    return FALSE;
  if (kind == BRG_DOCUMENT_DRAW)
    return snapshot->draw != NULL;
  if (kind == BRG_DOCUMENT_PLAYOFF)
    return snapshot->playoffs->len > 0;
  if (!has_subject (snapshot, kind))
    return FALSE;
  if (kinds[kind].needs_teams && !brg_snapshot_has_teams (snapshot))
    return FALSE;
  if (kind == BRG_DOCUMENT_MATCHES)
    return find_match (snapshot, round, 0) >= 0;
  if (kinds[kind].needs_round)
    return brg_snapshot_get_round (snapshot, round) != NULL;
  return brg_snapshot_count_numbered (snapshot) > 0 && round >= 0 &&
         round <= brg_snapshot_count_rounds (snapshot);
}

BrgDocumentState
brg_event_document_find_state (const BrgSnapshot *snapshot, BrgDocumentKind kind, gint round)
{
  gint first;
  gint last;

  g_return_val_if_fail (snapshot != NULL && kind < BRG_N_DOCUMENT_KINDS, BRG_DOCUMENT_STATE_NONE);

  if (kind == BRG_DOCUMENT_PAIRINGS || kind == BRG_DOCUMENT_PAIRINGS_BY_NAME ||
      kind == BRG_DOCUMENT_DRAW || kind == BRG_DOCUMENT_CHANCES || kind == BRG_DOCUMENT_PLAYOFF ||
      kinds[kind].needs_positions || kinds[kind].needs_games || brg_document_kind_needs_desk (kind))
    return BRG_DOCUMENT_STATE_NONE;
  if (snapshot->event->state == BRG_EVENT_CLOSED)
    return BRG_DOCUMENT_FINAL;
  first = kinds[kind].needs_round ? round : 1;
  last = round > 0 ? round : (gint) snapshot->rounds->len;
  for (gint r = first; r <= last; r++)
    {
      BrgRoundCounts counts = brg_round_counts_find (snapshot, r);

      if (counts.n_missing > 0 || counts.n_adjourned > 0)
        return BRG_DOCUMENT_PROVISIONAL;
    }
  return BRG_DOCUMENT_STATE_NONE;
}

static BrgForm *
make_progress (const BrgTableSource *source, const BrgDocumentOptions *options)
{
  g_autoptr (BrgProgress) progress =
      brg_event_progress_new (source->snapshot, source->through_round);

  return brg_rounds_form_new_progress (source, progress, options);
}

static BrgForm *
make_table (const BrgSnapshot *snapshot,
            BrgDocumentKind kind,
            gint round,
            const BrgDocumentOptions *options)
{
  /* What is still possible follows from everything that was played. */
  g_autoptr (BrgEventTable) table =
      brg_event_table_new (snapshot, kind == BRG_DOCUMENT_CHANCES ? 0 : round);
  BrgTableSource source = brg_event_table_get_source (table, snapshot);

  switch ((guint) kind)
    {
    case BRG_DOCUMENT_TABLE:
      return brg_table_form_new (&source, options);
    case BRG_DOCUMENT_CATEGORIES:
      return brg_category_form_new (&source, options);
    case BRG_DOCUMENT_TOTALS:
      return brg_totals_form_new (&source, options);
    case BRG_DOCUMENT_PRIZES:
      return brg_prizes_form_new (&source, options);
    case BRG_DOCUMENT_CHANCES:
      return brg_chances_form_new (&source, options);
    case BRG_DOCUMENT_BOARDS:
      return brg_rounds_form_new_boards (&source, options);
    case BRG_DOCUMENT_PROGRESS:
      return make_progress (&source, options);
    default:
      return brg_table_form_new_standings (&source, options);
    }
}

static BrgForm *
make_ratings (const BrgSnapshot *snapshot,
              BrgDocumentKind kind,
              gint round,
              const BrgDocumentOptions *options)
{
  BrgRatingChoice choice = { .through_round = round };
  g_autoptr (BrgRatingReport) report = brg_rating_report_new (snapshot, &choice);
  BrgRatingSource ratings = { snapshot, round, report->list, report->reason };
  BrgNormsSource norms = { snapshot, round, report->norms };

  return kind == BRG_DOCUMENT_RATINGS ? brg_rating_form_new (&ratings, options)
                                      : brg_norms_form_new (&norms, options);
}

static BrgForm *
make_pairings (const BrgSnapshot *snapshot,
               BrgDocumentKind kind,
               gint round,
               const BrgDocumentOptions *options)
{
  g_autofree gint *points = brg_board_points_before (snapshot, round);
  BrgDocumentOptions sorted = *options;

  if (kind == BRG_DOCUMENT_PAIRINGS_BY_NAME)
    sorted.order = BRG_DOCUMENT_BY_NAME;
  return brg_pairings_form_new (snapshot, points, round, &sorted);
}

BrgForm *
brg_event_document_new_form (const BrgSnapshot *snapshot,
                             BrgDocumentKind kind,
                             gint round,
                             const BrgDocumentOptions *options)
{
  g_return_val_if_fail (brg_event_document_is_available (snapshot, kind, round), NULL);

  switch (kind)
    {
    case BRG_DOCUMENT_PAIRINGS:
    case BRG_DOCUMENT_PAIRINGS_BY_NAME:
      return make_pairings (snapshot, kind, round, options);
    case BRG_DOCUMENT_PROTOCOL:
    case BRG_DOCUMENT_MATCHES:
      return brg_protocol_form_new (snapshot, round, options);
    case BRG_DOCUMENT_DRAW:
      return brg_draw_form_new (snapshot, options);
    case BRG_DOCUMENT_PLAYOFF:
      return brg_playoff_form_new (snapshot, options);
    case BRG_DOCUMENT_RATINGS:
    case BRG_DOCUMENT_NORMS:
      return make_ratings (snapshot, kind, round, options);
    case BRG_DOCUMENT_STANDINGS:
    case BRG_DOCUMENT_TABLE:
    case BRG_DOCUMENT_CATEGORIES:
    case BRG_DOCUMENT_TOTALS:
    case BRG_DOCUMENT_PRIZES:
    case BRG_DOCUMENT_CHANCES:
    case BRG_DOCUMENT_BOARDS:
    case BRG_DOCUMENT_PROGRESS:
      return make_table (snapshot, kind, round, options);
    case BRG_DOCUMENT_LOT_SLIP:
    case BRG_DOCUMENT_DIAGRAM:
    case BRG_DOCUMENT_ENVELOPE:
    case BRG_DOCUMENT_RESUMPTION:
    case BRG_DOCUMENT_REGISTER:
    case BRG_DOCUMENT_INCIDENTS:
    case BRG_DOCUMENT_DECISION:
    case BRG_DOCUMENT_PROTEST:
    case BRG_DOCUMENT_APPEAL_DECISION:
    case BRG_DOCUMENT_REPORT:
    case BRG_DOCUMENT_DUTIES:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Entries of the group, and those of no group. */
static GPtrArray *
list_of_group (const BrgSnapshot *snapshot, const GPtrArray *log)
{
  GPtrArray *own = g_ptr_array_new ();

  for (guint i = 0; i < log->len; i++)
    {
      BrgIncident *incident = log->pdata[i];

      if (incident->group_id == 0 || incident->group_id == snapshot->group->id)
        g_ptr_array_add (own, incident);
    }
  return own;
}

BrgForm *
brg_event_document_new_log_form (const BrgSnapshot *snapshot,
                                 const GPtrArray *log,
                                 BrgDocumentKind kind,
                                 gint number,
                                 const BrgDocumentOptions *options)
{
  g_autoptr (GPtrArray) own = NULL;

  g_return_val_if_fail (snapshot != NULL && log != NULL && options != NULL, NULL);
  g_return_val_if_fail (brg_document_kind_needs_log (kind), NULL);

  own = list_of_group (snapshot, log);
  if (own->len == 0)
    return NULL;
  if (kind == BRG_DOCUMENT_INCIDENTS)
    return brg_incidents_form_new (snapshot, own, NULL, options);
  for (guint i = own->len; i > 0; i--)
    {
      const BrgIncident *incident = own->pdata[i - 1];

      if (number == 0 ? brg_incident_is_in_force (incident) : incident->number == number)
        return brg_decision_form_new (snapshot, log, incident, options);
    }
  return NULL;
}

static BrgDocument *
lay_out_matches (const BrgSnapshot *snapshot, gint round, const BrgDocumentOptions *options)
{
  BrgDocument *document = NULL;

  for (gint match = find_match (snapshot, round, 0); match >= 0;
       match = find_match (snapshot, round, match + 1))
    {
      g_autoptr (BrgForm) form = brg_match_form_new (snapshot, round, match, options);
      BrgDocument *sheet = brg_document_layout (form, options);

      if (document == NULL)
        document = sheet;
      else
        brg_document_take_pages (document, sheet);
    }
  return document;
}

BrgDocument *
brg_event_document_new (const BrgSnapshot *snapshot,
                        BrgDocumentKind kind,
                        gint round,
                        const BrgDocumentOptions *options)
{
  g_autoptr (BrgForm) form = NULL;

  g_return_val_if_fail (brg_event_document_is_available (snapshot, kind, round), NULL);

  if (kind == BRG_DOCUMENT_MATCHES)
    return lay_out_matches (snapshot, round, options);
  form = brg_event_document_new_form (snapshot, kind, round, options);
  return brg_document_layout (form, options);
}

GBytes *
brg_event_document_to_pdf (const BrgSnapshot *snapshot,
                           BrgDocumentKind kind,
                           gint round,
                           const char *language,
                           const char *printed_at,
                           GError **error)
{
  g_autoptr (BrgWords) words = NULL;
  g_autoptr (BrgDocument) document = NULL;
  BrgDocumentOptions options;

  g_return_val_if_fail (snapshot != NULL && language != NULL && printed_at != NULL, NULL);

  words = brg_words_open (language);
  brg_document_options_init (&options, words);
  options.printed_at = printed_at;
  options.state = brg_event_document_find_state (snapshot, kind, round);
  document = brg_event_document_new (snapshot, kind, round, &options);
  return brg_document_to_pdf (document, error);
}

/* Signs that some file system refuses, and whatever is no letter, become one blank; a dot in front
 * would hide the file. Nothing is cut inside a letter. */
static char *
dup_harmless (const char *text, gsize most_bytes)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *next = text; *text != '\0'; text = next)
    {
      gunichar letter = g_utf8_get_char (text);
      gboolean is_blank = g_unichar_isspace (letter) || g_unichar_iscntrl (letter) ||
                          strchr ("/\\:*?\"<>|", *text) != NULL;

      next = g_utf8_next_char (text);
      if (name->len + (gsize) (next - text) > most_bytes)
        break;
      if (is_blank && name->len > 0 && name->str[name->len - 1] != ' ')
        g_string_append_c (name, ' ');
      else if (!is_blank && (name->len > 0 || letter != '.'))
        g_string_append_len (name, text, next - text);
    }
  return g_strchomp (g_string_free (g_steal_pointer (&name), FALSE));
}

char *
brg_event_document_dup_file_name (const BrgSnapshot *snapshot,
                                  BrgDocumentKind kind,
                                  gint round,
                                  const char *extension)
{
  g_autoptr (GString) tail = NULL;
  g_autofree char *group = NULL;
  g_autofree char *event = NULL;

  g_return_val_if_fail (snapshot != NULL && extension != NULL, NULL);
  g_return_val_if_fail (kind < BRG_N_DOCUMENT_KINDS, NULL);

  tail = g_string_new (NULL);
  group = dup_harmless (snapshot->group->name, MOST_BYTES_OF_GROUP);
  if (*group != '\0')
    g_string_append_printf (tail, "%s ", group);
  g_string_append (tail, kinds[kind].id);
  if (round > 0)
    g_string_append_printf (tail, " %d", round);
  g_string_append_printf (tail, ".%s", extension);
  /* The name of the event gives way: without the rest two papers would have one name. */
  event = dup_harmless (snapshot->event->name, MOST_BYTES - 1 - MIN (tail->len, MOST_BYTES - 1));
  return *event != '\0' ? g_strconcat (event, " ", tail->str, NULL)
                        : g_string_free (g_steal_pointer (&tail), FALSE);
}
