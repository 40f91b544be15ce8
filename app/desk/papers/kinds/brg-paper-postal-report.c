/* brg-paper-postal-report.c - what secretary and arbiter report of an event by correspondence
 *
 * Rules: rus-draughts-2022 10.1.7, 10.1.8, 10.1.12, 10.5.1, 10.5.2, 10.5.3, 10.5.9
 * Tests: tests/app/test-postal-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-postal-report.h"

#include <string.h>

#include "brg-form-frame.h"
#include "brg-name-words.h"
#include "brg-paper-postal.h"
#include "brg-postal-rulings.h"
#include "brg-postal-state.h"
#include "brg-postal-words.h"

typedef struct
{
  BrgForm *form;
  const BrgPostalDesk *desk;
  const BrgWords *words;
  guint n_rows; /* of the section that is being filled */
} Report;

static void
add_heading (Report *report, const char *text)
{
  BrgFormRow *row = brg_form_add_row (report->form);

  row->line_above = report->form->rows->len > 1;
  brg_form_set_cell (row, 0, g_strdup (text), BRG_FORM_BOLD);
  brg_form_span_cell (row, 0, report->form->columns->len);
  report->n_rows = 0;
}

/* @value: (transfer full) */
static void
add_row (Report *report, const char *label, char *value)
{
  BrgFormRow *row = brg_form_add_row (report->form);

  brg_form_set_cell (row, 0, g_strdup (label), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, value, BRG_FORM_PLAIN);
  report->n_rows++;
}

static void
end_section (Report *report)
{
  if (report->n_rows == 0)
    add_row (report, "", g_strdup (WC_ (report->words, "postal report", "none")));
}

static void
add_count (Report *report, const char *label, guint count)
{
  add_row (report, label, g_strdup_printf ("%u", count));
}

static void
add_course_counts (Report *report)
{
  guint counts[BRG_N_POSTAL_STATES] = { 0 };

  for (guint i = 0; i < report->desk->cases->len; i++)
    counts[brg_postal_state_find (report->desk, report->desk->cases->pdata[i])]++;
  for (guint state = 0; state < BRG_N_POSTAL_STATES; state++)
    if (counts[state] > 0)
      add_count (report, brg_postal_state_get_words ((BrgPostalState) state, report->words),
                 counts[state]);
}

static void
add_course (Report *report)
{
  const BrgPostalDesk *desk = report->desk;
  const BrgPostalTerms *terms = desk->event->terms;
  g_autofree char *first = brg_postal_words_dup_day (terms->start);
  g_autofree char *last = brg_postal_words_dup_day (terms->end);

  add_heading (report, WC_ (report->words, "postal report", "Course of the event"));
  add_row (report, WC_ (report->words, "postal report", "Days of play"),
           g_strdup_printf ("%s – %s", first, last));
  add_row (report, WC_ (report->words, "postal report", "Played by"),
           g_strdup (brg_postal_words_get_channel (terms->channel, report->words)));
  add_count (report, WC_ (report->words, "postal report", "Players"), desk->snapshot->entries->len);
  add_count (report, WC_ (report->words, "postal report", "Games"), desk->cases->len);
  add_course_counts (report);
}

/* rus-draughts-2022 10.5.1: both send the record of a game that has ended; 10.5.2: of one that is
 * adjudicated it comes with the analysis; 10.5.9: who withheld one may be denied the final news. */
static void
add_records (Report *report)
{
  const BrgPostalDesk *desk = report->desk;
  guint n_received = 0;

  add_heading (report, WC_ (report->words, "postal report", "Records of games"));
  for (guint i = 0; i < desk->cases->len; i++)
    for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      n_received += brg_postal_state_find_record (desk, desk->cases->pdata[i], BRG_POSTAL_RECORD,
                                                  (BrgColour) side) != NULL;
  add_count (report, WC_ (report->words, "postal report", "Received"), n_received);
  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];

      for (guint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
        if (brg_postal_state_lacks_record (desk, matter, (BrgColour) side))
          add_row (report, WC_ (report->words, "postal report", "Not sent"),
                   g_strdup_printf ("%s, %s", matter->code, matter->names[side]));
    }
}

static void
add_breaks (Report *report)
{
  const BrgPostalDesk *desk = report->desk;

  add_heading (report, WC_ (report->words, "postal report", "Breaks"));
  for (guint i = 0; i < desk->event->pauses->len; i++)
    {
      const BrgPostalPause *pause = desk->event->pauses->pdata[i];
      gint entry = brg_snapshot_find_entry (desk->snapshot, pause->entry_id);
      g_autofree char *name =
          entry >= 0 ? brg_name_words_dup (desk->snapshot, entry, BRG_NAME_SHORT, report->words)
                     : g_strdup ("");
      g_autofree char *from = brg_postal_words_dup_day (pause->from);
      g_autofree char *to = brg_postal_words_dup_day (pause->to);

      add_row (report, name,
               pause->is_granted ? g_strdup_printf ("%s – %s, %s", from, to,
                                                    WC_ (report->words, "postal report",
                                                         "granted by the arbiter"))
                                 : g_strdup_printf ("%s – %s", from, to));
    }
  end_section (report);
}

static void
add_claims (Report *report)
{
  const BrgPostalDesk *desk = report->desk;

  add_heading (report, WC_ (report->words, "postal report", "Claims of overdue time"));
  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];

      for (guint n = 0; matter->chart != NULL && n < matter->chart->claims->len; n++)
        {
          const BrgPostalClaim *claim = &g_array_index (matter->chart->claims, BrgPostalClaim, n);
          g_autofree char *outcome = brg_paper_postal_dup_outcome (matter, claim, report->words);

          add_row (report, matter->code,
                   g_strdup_printf ("%s – %s: %u/%u, %s", matter->names[claim->side],
                                    matter->names[brg_colour_opposite (claim->side)], claim->total,
                                    claim->limit, outcome));
        }
    }
  end_section (report);
}

static void
add_adjudged (Report *report)
{
  const BrgPostalDesk *desk = report->desk;

  add_heading (report, WC_ (report->words, "postal report", "Adjudicated games"));
  for (guint i = 0; i < desk->cases->len; i++)
    {
      const BrgPostalCase *matter = desk->cases->pdata[i];

      if (brg_postal_state_find (desk, matter) == BRG_POSTAL_STATE_ADJUDICATED)
        {
          g_autofree char *result = brg_postal_case_dup_result (matter);

          add_row (report, matter->code,
                   g_strdup_printf ("%s – %s: %s", matter->names[BRG_COLOUR_WHITE],
                                    matter->names[BRG_COLOUR_BLACK], result));
        }
    }
  end_section (report);
}

/* rus-draughts-2022 10.5.3 */
static void
add_leavers (Report *report)
{
  const BrgPostalDesk *desk = report->desk;

  add_heading (report, WC_ (report->words, "postal report", "Players who left"));
  for (gint i = 0; i < (gint) desk->snapshot->entries->len; i++)
    {
      const BrgEntry *entry = brg_snapshot_get_entry (desk->snapshot, i);
      g_autofree char *name = brg_name_words_dup (desk->snapshot, i, BRG_NAME_SHORT, report->words);

      if (brg_postal_desk_find_leaver (desk, i, NULL))
        add_row (report, name, g_strdup (entry->left_reason));
    }
  end_section (report);
}

static void
append_sentence (GString *text, const char *sentence)
{
  g_autofree char *first = g_utf8_substring (sentence, 0, *sentence != '\0' ? 1 : 0);
  g_autofree char *capital = g_utf8_strup (first, -1);

  g_string_append_printf (text, "%s%s", capital, sentence + strlen (first));
}

/* rus-draughts-2022 10.1.12: who got it when, and whether his protest was in time. */
static void
append_way (GString *text, const Report *report, const BrgPostalRuling *ruling)
{
  g_autofree char *way = brg_postal_ruling_dup_way (ruling, report->desk, report->words);

  if (*way == '\0')
    return;
  g_string_append (text, ". ");
  append_sentence (text, way);
}

/* What was decided in a game and became of it; when stands before it as of any other decision. */
static void
add_in_game (Report *report, const BrgPostalRuling *ruling)
{
  g_autofree char *title = brg_postal_ruling_dup_title (ruling, report->words);
  g_autofree char *day = brg_postal_words_dup_day (ruling->decided);
  g_autofree char *label =
      g_strdup_printf ("%s, %s, %s", ruling->game->code, day,
                       brg_postal_words_get_office (ruling->office, report->words));
  GString *text = g_string_new (NULL);

  append_sentence (text, title);
  append_way (text, report, ruling);
  add_row (report, label, g_string_free (text, FALSE));
}

static void
add_measure (Report *report, const BrgPostalRuling *ruling)
{
  const BrgPostalMeasure *measure = ruling->measure;
  g_autofree char *day = brg_postal_words_dup_day (measure->decided);
  g_autofree char *label =
      g_strdup_printf ("%d. %s, %s", measure->number, day,
                       brg_postal_words_get_office (measure->office, report->words));
  g_autofree char *name = brg_postal_ruling_dup_names (ruling, report->desk, report->words);
  g_autofree char *kind = brg_postal_ruling_dup_kind (ruling, report->words);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s: %s", name, kind);
  if (*measure->article != '\0')
    g_string_append_printf (text, " (%s)", measure->article);
  g_string_append_printf (text, ". %s", measure->reason);
  append_way (text, report, ruling);
  add_row (report, label, g_string_free (text, FALSE));
}

/* rus-draughts-2022 10.1.8: the secretary reports to the arbiter what was decided, whoever did;
 * claims and adjudications stand for themselves. */
static void
add_measures (Report *report)
{
  g_autoptr (GArray) rulings = brg_postal_rulings_new (report->desk);

  add_heading (report, WC_ (report->words, "postal report", "Decisions and protests"));
  for (guint i = rulings->len; i > 0; i--)
    {
      const BrgPostalRuling *ruling = &g_array_index (rulings, BrgPostalRuling, i - 1);

      if (ruling->measure != NULL)
        add_measure (report, ruling);
      else if (brg_postal_party_waits (&ruling->parties[BRG_COLOUR_WHITE]) ||
               brg_postal_party_waits (&ruling->parties[BRG_COLOUR_BLACK]) ||
               ruling->parties[BRG_COLOUR_WHITE].answer != NULL ||
               ruling->parties[BRG_COLOUR_BLACK].answer != NULL)
        add_in_game (report, ruling);
    }
  end_section (report);
}

static void
begin (Report *report,
       const BrgPostalDesk *desk,
       const BrgDocumentOptions *options,
       const char *title)
{
  report->desk = desk;
  report->words = options->words;
  report->form = brg_form_new (BRG_FORM_LIST);
  brg_form_set_text (&report->form->title, g_strdup (title));
  g_ptr_array_add (report->form->subtitles, brg_form_frame_dup_event (desk->snapshot));
  g_ptr_array_add (report->form->subtitles, brg_form_frame_dup_site (desk->snapshot));
  brg_form_set_text (&report->form->left, g_strdup (desk->event->terms->code));
  brg_form_set_text (&report->form->right, brg_postal_words_dup_day (desk->on));
  brg_form_add_column (report->form, BRG_COLUMN_LONG_TEXT, "");
  brg_form_add_column (report->form, BRG_COLUMN_REMARK, "");
}

static BrgForm *
end (Report *report, const BrgDocumentOptions *options)
{
  brg_form_frame_fill (report->form, &(BrgFormFrame){ .snapshot = report->desk->snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  return report->form;
}

/* rus-draughts-2022 10.1.8 */
BrgForm *
brg_paper_postal_make_secretary (const BrgPaperSource *source,
                                 const BrgDocumentOptions *options,
                                 GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  Report report = { 0 };

  if (desk == NULL)
    return NULL;
  begin (&report, desk, options, W_ (options->words, "Report of the secretary by correspondence"));
  add_course (&report);
  add_records (&report);
  add_breaks (&report);
  add_measures (&report);
  add_claims (&report);
  return end (&report, options);
}

/* rus-draughts-2022 10.1.7 */
BrgForm *
brg_paper_postal_make_arbiter (const BrgPaperSource *source,
                               const BrgDocumentOptions *options,
                               GError **error)
{
  g_autoptr (BrgPostalDesk) desk = brg_paper_postal_open (source, options, error);
  Report report = { 0 };

  if (desk == NULL)
    return NULL;
  begin (&report, desk, options, W_ (options->words, "Report of the arbiter by correspondence"));
  add_course (&report);
  add_claims (&report);
  add_adjudged (&report);
  add_leavers (&report);
  add_measures (&report);
  return end (&report, options);
}
