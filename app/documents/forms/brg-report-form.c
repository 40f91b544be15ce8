/* brg-report-form.c - the report of the chief arbiter
 *
 * Rules: rus-chess-2014 21.8, 21.9; rus-draughts-2022 10.1.7, 10.1.10
 * Tests: tests/app/test-report-form.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-report-form.h"

#include "brg-article-words.h"
#include "brg-board-label.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-form-persons.h"
#include "brg-incident-words.h"
#include "brg-jury-words.h"
#include "brg-name-words.h"
#include "brg-protest-form.h"
#include "brg-store-attachments.h"
#include "brg-withdrawal-words.h"

#include <string.h>

/* Places that are named in the report; all of them stand in the table that is enclosed. */
#define NAMED_PLACES 3

enum
{
  COLUMN_FIELD,
  COLUMN_CONTENT,
  N_COLUMNS,
};

typedef struct
{
  const BrgReportSource *source;
  const BrgSnapshot *boards;
  const BrgDocumentOptions *options;
  const BrgWords *words;
  BrgForm *form;
} Filling;

/* Takes @content, a row for each of its lines; an empty one leaves out the row. */
static void
add_row (const Filling *filling, const char *field, char *content, BrgFormMark mark)
{
  g_autofree char *owned = content;
  g_auto (GStrv) lines = g_strsplit (owned != NULL ? owned : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      BrgFormRow *row = brg_form_add_row (filling->form);

      brg_form_set_cell (row, COLUMN_FIELD, g_strdup (i == 0 ? field : ""), BRG_FORM_PLAIN);
      brg_form_set_cell (row, COLUMN_CONTENT, g_strdup (lines[i]), mark);
    }
}

/* Takes @content; nothing is no row. */
static void
add_some (const Filling *filling, const char *field, char *content)
{
  if (*content != '\0')
    add_row (filling, field, content, BRG_FORM_PLAIN);
  else
    g_free (content);
}

/* Takes @text. */
static void
add_heading (const Filling *filling, char *text)
{
  BrgFormRow *row = brg_form_add_row (filling->form);

  brg_form_set_cell (row, COLUMN_FIELD, text, BRG_FORM_BOLD | BRG_FORM_TINTED);
  brg_form_span_cell (row, COLUMN_FIELD, N_COLUMNS);
  row->line_above = TRUE;
}

static void
append_person (GString *text, const char *name, const char *second, const char *third)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", name);
  if (*second != '\0')
    g_string_append_printf (text, ", %s", second);
  if (*third != '\0')
    g_string_append_printf (text, ", %s", third);
}

/* The club, and the delegation or the region where the club does not say it. */
static char *
dup_allegiance (const BrgEntry *entry)
{
  const char *whose = *entry->delegation != '\0' ? entry->delegation : entry->region;

  if (*whose == '\0' || strstr (entry->organisation, whose) != NULL)
    return g_strdup (entry->organisation);
  return g_strdup_printf ("%s%s%s", entry->organisation, *entry->organisation != '\0' ? ", " : "",
                          whose);
}

/* rus-chess-2014 21.8: family name, given name and father's name, delegation or federation. */
static void
append_entry (const Filling *filling, GString *text, gint64 entry_id)
{
  gint index = brg_snapshot_find_entry (filling->boards, entry_id);
  const BrgEntry *entry;
  g_autofree char *name = NULL;
  g_autofree char *where = NULL;

  if (index == BRG_NOBODY)
    return;
  entry = brg_snapshot_get_entry (filling->boards, index);
  name = brg_name_words_dup (filling->boards, index, BRG_NAME_FULL, filling->words);
  where = dup_allegiance (entry);
  append_person (text, name, where, entry->federation);
}

static char *
dup_entry (const Filling *filling, gint64 entry_id)
{
  GString *text = g_string_new (NULL);

  append_entry (filling, text, entry_id);
  return g_string_free (text, FALSE);
}

/* Those of a body: a doctor is no arbiter, and a captain is neither. */
static char *
dup_officials (const Filling *filling, BrgOfficialBody first, BrgOfficialBody last)
{
  const BrgEvent *event = filling->boards->event;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < event->officials->len; i++)
    {
      const BrgOfficial *official = event->officials->pdata[i];
      BrgOfficialBody body = brg_official_role_get_body (official->role);
      g_autofree char *category = NULL;
      g_autofree char *name = NULL;

      if (body < first || body > last)
        continue;
      category = brg_jury_words_dup_category (filling->words, event->rulebook, official->category);
      name = g_strdup_printf (
          "%s: %s", brg_jury_words_role_by (filling->words, event->rulebook, official->role),
          official->name);
      append_person (text, name, category, official->federation);
    }
  return g_string_free (text, FALSE);
}

/* Who left, after which round and why. */
static char *
dup_leavers (const Filling *filling)
{
  const BrgSnapshot *snapshot = filling->source->snapshot;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < snapshot->entries->len; i++)
    {
      const BrgEntry *entry = snapshot->entries->pdata[i];
      g_autofree char *name =
          brg_name_words_dup_entry (snapshot, entry, BRG_NAME_FULL, filling->words);

      if (entry->left_after == BRG_STAYS)
        continue;
      g_string_append (text, text->len > 0 ? "\n" : "");
      if (brg_entry_is_refused (entry))
        {
          g_string_append_printf (text, "%s: %s", name,
                                  brg_withdrawal_words_get (entry, filling->words));
          continue;
        }
      g_string_append_printf (text,
                              entry->is_excluded
                                  /* Translators: name, number of a round: "%s: исключение после
                                   * %d-го тура" */
                                  ? W_ (filling->words, "%s: excluded after round %d")
                                  /* Translators: name, number of a round: "%s: выбытие после %d-го
                                   * тура" */
                                  : W_ (filling->words, "%s: withdrew after round %d"),
                              name, entry->left_after);
      if (*entry->left_reason != '\0')
        g_string_append_printf (text, " (%s)", entry->left_reason);
    }
  return g_string_free (text, FALSE);
}

static void
add_officials (const Filling *filling)
{
  const BrgRulebook *rulebook = filling->boards->event->rulebook;

  add_some (filling,
            brg_jury_words_say (filling->words, rulebook, "report", NC_ ("report", "Arbiters")),
            dup_officials (filling, BRG_BODY_MAIN_JURY, BRG_BODY_JURY));
  add_some (filling, brg_jury_words_body (filling->words, BRG_BODY_STAFF),
            dup_officials (filling, BRG_BODY_STAFF, BRG_BODY_STAFF));
}

static void
add_event (const Filling *filling)
{
  const BrgSnapshot *snapshot = filling->source->snapshot;
  const BrgEvent *event = snapshot->event;
  const BrgWords *words = filling->words;
  g_autofree char *days = brg_form_frame_dup_range (snapshot, words);

  /* Translators: headings and heads of lines of the report of the chief arbiter */
  add_heading (filling, g_strdup (WC_ (words, "report", "The event")));
  if (*days != '\0')
    add_row (filling, WC_ (words, "report", "Held"), g_strdup (days), BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "report", "Rule book"),
           g_strdup (W_ (words, event->rulebook->name)), BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "report", "Time control"), g_strdup (snapshot->group->time_control),
           BRG_FORM_PLAIN);
  add_row (filling,
           brg_snapshot_has_teams (snapshot) ? WC_ (words, "report", "Teams")
                                             : WC_ (words, "report", "Participants"),
           g_strdup_printf ("%d", brg_snapshot_count_numbered (snapshot)), BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "report", "Rounds"),
           /* Translators: rounds played, rounds planned: "%d из %d" */
           g_strdup_printf (WC_ (words, "report", "%d of %d"),
                            brg_form_frame_count_closed (snapshot, filling->options),
                            brg_snapshot_count_rounds (snapshot)),
           BRG_FORM_PLAIN);
  add_officials (filling);
  add_row (filling, WC_ (words, "report", "First places"),
           brg_form_persons_dup_winners (snapshot, filling->source->standings, NAMED_PLACES, words),
           BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "report", "Withdrawals"), dup_leavers (filling), BRG_FORM_PLAIN);
}

/* "Round 4, board 12 – 14 July, 14:32" */
static char *
dup_when_and_where (const Filling *filling, gint round, gint board, const char *at)
{
  const BrgWords *words = filling->words;
  g_autofree char *stamp = brg_date_words_stamp (words, at, filling->boards->event->zone);
  g_autofree char *label = board > 0 ? brg_board_label_of_number (filling->boards, board) : NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  if (round > 0 && label != NULL)
    g_string_append_printf (text, WC_ (words, "diagram", "Round %d, board %s"), round, label);
  else if (round > 0)
    g_string_append_printf (text, W_ (words, "Round %d"), round);
  if (stamp != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", stamp);
  if (*filling->boards->event->venue != '\0')
    g_string_append_printf (text, ", %s", filling->boards->event->venue);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_offender (const Filling *filling, const BrgIncident *incident)
{
  GString *text = g_string_new (NULL);

  append_entry (filling, text, incident->entry_id);
  if (incident->is_both)
    append_entry (filling, text, incident->opponent_id);
  return g_string_free (text, FALSE);
}

/* What was decided, and what came of it. */
static char *
dup_decision (const Filling *filling, const BrgIncident *incident)
{
  g_autofree char *decision = brg_incident_words_imposed (filling->words, incident);
  g_autofree char *result =
      brg_incident_words_stored_result (filling->boards, incident->result_after);

  return *result != '\0' ? g_strdup_printf ("%s (%s)", decision, result)
                         : g_steal_pointer (&decision);
}

static char *
dup_files (const Filling *filling, BrgAttachmentOwner owner, gint64 owner_id)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < filling->source->files->len; i++)
    {
      const BrgAttachment *file = filling->source->files->pdata[i];

      if (file->owner == owner && file->owner_id == owner_id)
        g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", file->name);
    }
  return g_string_free (text, FALSE);
}

static void
add_incident (const Filling *filling, const BrgIncident *incident)
{
  const BrgWords *words = filling->words;
  g_autofree char *kind = brg_incident_words_kind (words, incident);

  /* Translators: number of an entry of the penalty log, what happened: "№ %d. %s" */
  add_heading (filling,
               g_strdup_printf (WC_ (words, "report", "No. %d. %s"), incident->number, kind));
  add_row (filling, WC_ (words, "report", "Person"), dup_offender (filling, incident),
           BRG_FORM_BOLD);
  add_row (filling, WC_ (words, "report", "Where and when"),
           dup_when_and_where (filling, incident->round, incident->board, incident->at),
           BRG_FORM_PLAIN);
  if (incident->has_kind)
    add_row (filling, W_ (words, "Description"), g_strdup (incident->description), BRG_FORM_PLAIN);
  if (*incident->article != '\0')
    add_row (filling, WC_ (words, "decision", "Article"),
             brg_article_words_beside (words, filling->source->snapshot->event->rulebook,
                                       incident->article),
             BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "decision", "Decision"), dup_decision (filling, incident),
           BRG_FORM_BOLD);
  add_row (filling, W_ (words, "Reason"), g_strdup (incident->reason), BRG_FORM_PLAIN);
  add_row (filling, W_ (words, "Witnesses"), g_strdup (incident->witnesses), BRG_FORM_PLAIN);
  add_row (filling, W_ (words, "Explanation of the player"), g_strdup (incident->explanation),
           BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "report", "Enclosed"),
           dup_files (filling, BRG_OF_INCIDENT, incident->id), BRG_FORM_PLAIN);
  add_row (filling, W_ (words, "Note"), g_strdup (incident->note), BRG_FORM_PLAIN);
}

static gboolean
is_of_group (const Filling *filling, const BrgIncident *incident)
{
  return incident->group_id == 0 || incident->group_id == filling->source->snapshot->group->id;
}

static guint
count_measures (const Filling *filling)
{
  return filling->source->measures != NULL ? filling->source->measures->len : 0;
}

/* rus-draughts-2022 10.1.7, 10.1.10: what was decided in play by correspondence, with the article.
 */
static void
add_measure (const Filling *filling, const BrgReportMeasure *measure)
{
  const BrgWords *words = filling->words;

  /* Translators: number of a decision by correspondence, what was decided: "№ %d. %s" */
  add_heading (filling, g_strdup_printf (WC_ (words, "report", "No. %d. %s"), measure->number,
                                         measure->kind));
  add_row (filling, WC_ (words, "report", "Person"), dup_entry (filling, measure->entry_id),
           BRG_FORM_BOLD);
  add_some (filling, WC_ (words, "postal head", "Game"), g_strdup (measure->game));
  if (*measure->article != '\0')
    add_row (filling, WC_ (words, "decision", "Article"),
             brg_article_words_beside (words, filling->source->snapshot->event->rulebook,
                                       measure->article),
             BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "decision", "Decision"),
           g_strdup_printf ("%s, %s", measure->kind, measure->day), BRG_FORM_BOLD);
  add_row (filling, WC_ (words, "protest", "Decided by"), g_strdup (measure->office),
           BRG_FORM_PLAIN);
  add_row (filling, W_ (words, "Reason"), g_strdup (measure->reason), BRG_FORM_PLAIN);
}

/* What stands: a decision that was corrected is told by the correction. */
static void
add_incidents (const Filling *filling)
{
  const GPtrArray *log = filling->source->log;
  guint n_drafts = 0;
  guint n = 0;

  add_heading (filling, g_strdup (WC_ (filling->words, "report", "Breaches and decisions")));
  for (guint i = 0; i < log->len; i++)
    {
      const BrgIncident *incident = log->pdata[i];

      if (!is_of_group (filling, incident))
        continue;
      n_drafts += incident->state == BRG_INCIDENT_DRAFT;
      if (!brg_incident_is_in_force (incident))
        continue;
      add_incident (filling, incident);
      n++;
    }
  for (guint i = 0; i < count_measures (filling); i++)
    add_measure (filling, filling->source->measures->pdata[i]);
  if (n + count_measures (filling) == 0)
    add_row (filling, "", g_strdup (WC_ (filling->words, "report", "There were none.")),
             BRG_FORM_PLAIN);
  if (n_drafts > 0)
    /* Translators: number of entries of the penalty log */
    g_ptr_array_add (
        filling->form->notes,
        g_strdup_printf (W_ (filling->words, "Recorded, not decided yet: %u."), n_drafts));
}

static void
add_protest (const Filling *filling, const BrgProtest *protest)
{
  const BrgWords *words = filling->words;
  g_autofree char *decided =
      brg_date_words_stamp (words, protest->decided_at, filling->boards->event->zone);
  const char *decision = brg_protest_form_get_decision (words, protest->decision);

  add_heading (filling, g_strdup_printf (protest->appeal_of_id != 0
                                             ? WC_ (words, "document", "Appeal no. %d")
                                             : WC_ (words, "document", "Protest no. %d"),
                                         protest->number));
  add_row (filling, WC_ (words, "protest", "Protest by"), dup_entry (filling, protest->entry_id),
           BRG_FORM_BOLD);
  add_row (filling, WC_ (words, "protest", "Other side"), dup_entry (filling, protest->other_id),
           BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "report", "Where and when"),
           dup_when_and_where (filling, protest->round, protest->board, protest->filed_at),
           BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "protest", "What is disputed"), g_strdup (protest->subject),
           BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "protest", "Articles"), g_strdup (protest->articles),
           BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "decision", "Decision"),
           decided != NULL ? g_strdup_printf ("%s, %s", decision, decided) : g_strdup (decision),
           BRG_FORM_BOLD);
  add_row (filling, WC_ (words, "protest", "Decided by"), g_strdup (protest->decided_by),
           BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "protest", "Grounds"), g_strdup (protest->grounds), BRG_FORM_PLAIN);
  add_row (filling, WC_ (words, "report", "Enclosed"),
           dup_files (filling, BRG_OF_PROTEST, protest->id), BRG_FORM_PLAIN);
}

/* rus-draughts-2022 10.1.12: the answer is a decision of its own. */
static guint
add_objections (const Filling *filling)
{
  guint n = 0;

  for (guint i = 0; i < count_measures (filling); i++)
    {
      const BrgReportMeasure *measure = filling->source->measures->pdata[i];
      g_autofree char *title = g_strdup_printf (
          /* Translators: number of a decision by correspondence */
          WC_ (filling->words, "report", "Against decision no. %d"), measure->number);

      if (*measure->protested == '\0')
        continue;
      add_row (filling, title, g_strdup (measure->protested), BRG_FORM_PLAIN);
      n++;
    }
  return n;
}

static void
add_protests (const Filling *filling)
{
  const GPtrArray *protests = filling->source->protests;
  guint n;

  add_heading (filling, g_strdup (WC_ (filling->words, "report", "Protests and appeals")));
  for (guint i = 0; i < protests->len; i++)
    add_protest (filling, protests->pdata[i]);
  n = protests->len + add_objections (filling);
  if (n == 0)
    add_row (filling, "", g_strdup (WC_ (filling->words, "report", "There were none.")),
             BRG_FORM_PLAIN);
}

static gboolean
has_ratings (const BrgSnapshot *snapshot)
{
  for (guint i = 0; i < snapshot->entries->len; i++)
    if (((const BrgEntry *) snapshot->entries->pdata[i])->rating > 0)
      return TRUE;
  return FALSE;
}

/* Explanations stand in the decisions; what was handed in on paper is attached. */
static guint
count_explanations (const Filling *filling)
{
  guint n = 0;

  for (guint i = 0; i < filling->source->log->len; i++)
    {
      const BrgIncident *incident = filling->source->log->pdata[i];

      n += is_of_group (filling, incident) && brg_incident_is_in_force (incident) &&
           *incident->explanation != '\0';
    }
  return n;
}

/* rus-chess-2014 21.9: the table and what the rating officer needs go with it, once there are any.
 */
static void
add_enclosures (const Filling *filling)
{
  const BrgWords *words = filling->words;
  g_autoptr (GPtrArray) enclosed = g_ptr_array_new_with_free_func (g_free);
  guint n_explanations = count_explanations (filling);
  g_autofree char *list = NULL;

  if (filling->source->standings != NULL)
    /* Translators: what is enclosed with the report: "итоговая таблица" */
    g_ptr_array_add (enclosed, g_strdup (WC_ (words, "enclosed", "the final table")));
  if (filling->source->standings != NULL && has_ratings (filling->boards))
    /* Translators: what is enclosed with the report: "отчёт о рейтингах" */
    g_ptr_array_add (enclosed, g_strdup (WC_ (words, "enclosed", "the rating report")));
  if (n_explanations > 0)
    /* Translators: what is enclosed with the report: "объяснения участников: %u" */
    g_ptr_array_add (
        enclosed,
        g_strdup_printf (WC_ (words, "enclosed", "explanations of players: %u"), n_explanations));
  if (filling->source->files->len > 0)
    /* Translators: what is enclosed with the report: "приложенные файлы: %u" */
    g_ptr_array_add (enclosed, g_strdup_printf (WC_ (words, "enclosed", "attached files: %u"),
                                                filling->source->files->len));
  if (enclosed->len == 0)
    return;
  g_ptr_array_add (enclosed, NULL);
  list = g_strjoinv (", ", (char **) enclosed->pdata);
  /* Translators: note of the report: a list; "Прилагаются: %s." */
  g_ptr_array_add (filling->form->notes, g_strdup_printf (W_ (words, "Enclosed: %s."), list));
}

BrgForm *
brg_report_form_new (const BrgReportSource *source, const BrgDocumentOptions *options)
{
  Filling filling = { .source = source, .options = options };

  g_return_val_if_fail (source != NULL && options != NULL, NULL);

  filling.boards = brg_snapshot_get_boards (source->snapshot);
  filling.words = options->words;
  filling.form = brg_form_new (BRG_FORM_PROTOCOL);
  brg_form_set_text (
      &filling.form->title,
      /* Translators: title of a document: "Отчёт главного судьи" */
      g_strdup (brg_jury_words_say (options->words, source->snapshot->event->rulebook, "document",
                                    NC_ ("document", "Report of the chief arbiter"))));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_event (source->snapshot));
  g_ptr_array_add (filling.form->subtitles, brg_form_frame_dup_site (source->snapshot));
  /* What each line is about it says itself. */
  brg_form_add_column (filling.form, BRG_COLUMN_TEXT, "");
  brg_form_add_column (filling.form, BRG_COLUMN_LONG_TEXT, "");
  add_event (&filling);
  add_incidents (&filling);
  add_protests (&filling);
  add_enclosures (&filling);
  brg_form_frame_fill (filling.form, &(BrgFormFrame){ .snapshot = source->snapshot,
                                                      .options = options,
                                                      .number = options->number,
                                                      .is_signed = TRUE });
  return filling.form;
}
