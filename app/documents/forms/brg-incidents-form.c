/* brg-incidents-form.c - the penalty log on paper
 *
 * Rules: rus-chess-2014 21.8; rus-draughts-2022 10.1.10
 * Tests: tests/app/test-incident-desk.c, tests/app/test-postal-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-incidents-form.h"

#include "brg-article-words.h"
#include "brg-board-label.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-incident-words.h"
#include "brg-name-words.h"
#include "brg-report-form.h"
#include "brg-text-tidy.h"

enum
{
  COLUMN_NUMBER,
  COLUMN_TIME,
  COLUMN_ROUND,
  COLUMN_BOARD,
  COLUMN_PLAYER,
  COLUMN_KIND,
  COLUMN_ARTICLE,
  COLUMN_DECISION,
  COLUMN_OUTCOME,
  COLUMN_STATE,
  N_COLUMNS,
};

static void
add_columns (BrgForm *form, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "table head", "No."));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Time"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Round"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Board"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "table head", "Player"));
  /* Translators: heading of a column: what happened; "Нарушение" */
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Incident"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "Article"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "table head", "Decision"));
  /* Translators: heading of a column: what a decision changed; "Итог" */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "table head", "Outcome"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "table head", "State"));
}

static char *
dup_board (const BrgSnapshot *snapshot, const BrgIncident *incident)
{
  return incident->board > 0 ? brg_board_label_of_number (snapshot, incident->board)
                             : g_strdup ("");
}

static char *
dup_decision (const BrgWords *words, const BrgIncident *incident)
{
  if (incident->state != BRG_INCIDENT_DECIDED)
    return g_strdup ("–");
  return brg_incident_words_imposed (words, incident);
}

/* What it was called, and in a line of its own what happened. */
static char *
dup_kind (const BrgWords *words, const BrgIncident *incident)
{
  g_autofree char *kind = brg_incident_words_kind (words, incident);

  return incident->has_kind && *incident->description != '\0'
             ? g_strdup_printf ("%s\n%s", kind, incident->description)
             : g_steal_pointer (&kind);
}

static void
add_row (BrgForm *form,
         const BrgSnapshot *boards,
         const BrgIncident *incident,
         const BrgDocumentOptions *options)
{
  const BrgWords *words = options->words;
  char *stamp = brg_date_words_stamp (words, incident->at, boards->event->zone);
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", incident->number), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_TIME, stamp != NULL ? stamp : g_strdup (""), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ROUND,
                     incident->round > 0 ? g_strdup_printf ("%d", incident->round) : g_strdup (""),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_BOARD, dup_board (boards, incident), BRG_FORM_LABEL);
  brg_form_set_cell (row, COLUMN_PLAYER, brg_incident_words_player (words, boards, incident),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_KIND, dup_kind (words, incident), BRG_FORM_PLAIN);
  brg_form_set_cell (
      row, COLUMN_ARTICLE,
      *incident->article != '\0'
          ? brg_article_words_beside (words, boards->event->rulebook, incident->article)
          : g_strdup (""),
      BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_DECISION, dup_decision (words, incident), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_OUTCOME, brg_incident_words_outcome (words, boards, incident),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_STATE, g_strdup (brg_incident_words_state (words, incident)),
                     BRG_FORM_ITALIC);
  if (incident->superseded_by != 0)
    row->struck_until = N_COLUMNS;
}

/* What stands under the table: why it was decided otherwise, and whom a correction corrects. */
static void
add_notes (BrgForm *form, const BrgWords *words, const GPtrArray *log, const BrgIncident *incident)
{
  const BrgIncident *old =
      incident->supersedes_id != 0 ? brg_incident_log_find (log, incident->supersedes_id) : NULL;

  if (old != NULL)
    /* Translators: numbers of entries of the penalty log, a reason: "№ %d заменяет № %d: %s" */
    g_ptr_array_add (form->notes,
                     g_strdup_printf (W_ (words, "No. %d supersedes no. %d: %s"), incident->number,
                                      old->number, incident->reason));
  else if (*incident->reason != '\0')
    /* Translators: number of an entry of the penalty log, a reason: "№ %d, причина: %s" */
    g_ptr_array_add (form->notes, g_strdup_printf (W_ (words, "No. %d, reason: %s"),
                                                   incident->number, incident->reason));
  /* rus-chess-2014 21.8: those who saw it are named. */
  if (*incident->witnesses != '\0')
    /* Translators: number of an entry of the penalty log, names: "№ %d, свидетели: %s" */
    g_ptr_array_add (form->notes, g_strdup_printf (W_ (words, "No. %d, witnesses: %s"),
                                                   incident->number, incident->witnesses));
}

BrgForm *
brg_incidents_form_new (const BrgSnapshot *snapshot,
                        const GPtrArray *log,
                        const char *title,
                        const BrgDocumentOptions *options)
{
  const BrgSnapshot *boards;
  BrgForm *form;

  g_return_val_if_fail (snapshot != NULL && log != NULL && options != NULL, NULL);

  boards = brg_snapshot_get_boards (snapshot);
  form = brg_form_new (BRG_FORM_TABLE);
  /* Translators: title of a document: "Журнал взысканий" */
  brg_form_set_text (&form->title, g_strdup (W_ (options->words, "Penalty log")));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (snapshot));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (snapshot));
  if (title != NULL)
    brg_form_set_text (&form->right, g_strdup (title));
  add_columns (form, options->words);
  for (guint i = 0; i < log->len; i++)
    {
      add_row (form, boards, log->pdata[i], options);
      add_notes (form, options->words, log, log->pdata[i]);
    }
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = TRUE });
  return form;
}

static void
add_measure (BrgForm *form,
             const BrgSnapshot *snapshot,
             const BrgReportMeasure *measure,
             const BrgWords *words)
{
  gint entry = brg_snapshot_find_entry (snapshot, measure->entry_id);
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, COLUMN_NUMBER, g_strdup_printf ("%d", measure->number), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_TIME, g_strdup (measure->day), BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_PLAYER,
                     entry >= 0 ? brg_name_words_dup (snapshot, entry, BRG_NAME_PLAIN, words)
                                : g_strdup (""),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_KIND,
                     *measure->game != '\0' ? brg_text_join_points (g_strdup_printf (
                                                  "%s. %s", measure->game, measure->reason))
                                            : g_strdup (measure->reason),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_ARTICLE,
                     *measure->article != '\0' ? brg_article_words (words, measure->article)
                                               : g_strdup (""),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, COLUMN_DECISION, g_strdup (measure->kind), BRG_FORM_BOLD);
  brg_form_set_cell (row, COLUMN_STATE, g_strdup (measure->office), BRG_FORM_ITALIC);
  for (guint i = 0; i < N_COLUMNS; i++)
    if (row->cells[i].text == NULL)
      brg_form_set_cell (row, i, g_strdup (""), BRG_FORM_PLAIN);
}

void
brg_incidents_form_add_measures (BrgForm *form,
                                 const BrgSnapshot *snapshot,
                                 const GPtrArray *measures,
                                 const BrgWords *words)
{
  g_return_if_fail (form != NULL && snapshot != NULL && measures != NULL);

  for (guint i = 0; i < measures->len; i++)
    add_measure (form, snapshot, measures->pdata[i], words);
}
