/* brg-paper-contest-results.c - results of contests of composition
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1, 11.7
 * Tests: tests/app/test-contest-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-contest-results.h"

#include "brg-contest-doubts.h"
#include "brg-contest-words.h"
#include "brg-date-words.h"
#include "brg-paper-admission.h"
#include "brg-paper-contest.h"
#include "brg-transliteration.h"

/* ----- Composing ----- */

enum
{
  RESULT_PLACE,
  RESULT_NUMBER,
  RESULT_AUTHOR,
  RESULT_RESIDENCE,
};

typedef struct
{
  BrgForm *form;
  const BrgContestDesk *desk;
  const BrgWords *words;
  guint n_judges; /* the most of a section */
} Results;

static void
add_columns (Results *results)
{
  BrgForm *form = results->form;
  const BrgWords *words = results->words;

  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Place"));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "contest head", "No."));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "contest head", "Author"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "contest head", "Residence"));
  for (guint i = 0; i < results->n_judges; i++)
    {
      /* Translators: heading of the marks of a judge, by his number in the section; «С%u» */
      g_autofree char *head = g_strdup_printf (WC_ (words, "contest head", "J%u"), i + 1);

      brg_form_add_column (form, BRG_COLUMN_CENTRED, head)->width_group = 1;
    }
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Mark"));
  brg_form_add_column (form, BRG_COLUMN_REMARK, WC_ (words, "contest head", "Note"));
}

/* Why there is no mark, or another one than that of the judges; what it was given. */
static char *
dup_note (const BrgContestWorkRow *work, const BrgWords *words)
{
  g_autofree char *state = brg_paper_contest_dup_state (work->work, words);
  g_autoptr (GString) text = g_string_new (state);

  if (work->work->state == BRG_CONTEST_WORK_RECEIVED && work->work->revised >= 0)
    g_string_append_printf (text,
                            /* Translators: why the chief judge changed a mark */
                            WC_ (words, "composition", "revised by the chief judge: %s"),
                            work->work->revised_reason);
  if (*work->work->distinction != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", work->work->distinction);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_result (const Results *results, const BrgContestWorkRow *work)
{
  const BrgWords *words = results->words;
  BrgFormRow *row = brg_form_add_row (results->form);
  guint column = 0;

  brg_form_set_cell (row, column++, brg_contest_words_dup_places (work->first, work->last),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, column++, g_strdup_printf ("%u", work->work->number), BRG_FORM_LABEL);
  brg_form_set_cell (row, column++, g_strdup (work->authors), BRG_FORM_PLAIN);
  brg_form_set_cell (row, column++, g_strdup (work->residences), BRG_FORM_PLAIN);
  for (guint i = 0; i < results->n_judges; i++)
    brg_form_set_cell (row, column++,
                       work->is_judged && i < work->section->judges->len
                           ? brg_contest_words_dup_points (work->marks[i], words)
                           : g_strdup (""),
                       BRG_FORM_PLAIN);
  brg_form_set_cell (row, column++,
                     work->is_judged ? brg_contest_words_dup_points (work->result, words)
                                     : g_strdup (""),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, column, dup_note (work, words), BRG_FORM_PLAIN);
}

static void
name_judges (const Results *results, const BrgContestSection *section)
{
  g_autoptr (GString) text = g_string_new (section->name);

  for (guint i = 0; i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];

      g_string_append_printf (text, "%s", i == 0 ? ". " : ", ");
      /* Translators: the number of a judge and his name; «С%u – %s» */
      g_string_append_printf (text, WC_ (results->words, "composition", "J%u: %s"), i + 1,
                              judge->name);
    }
  brg_paper_contest_add_wide (results->form, text->str);
}

static void
add_section (const Results *results, const BrgContestSection *section)
{
  g_autoptr (GPtrArray) works = g_ptr_array_new ();

  for (guint i = 0; i < results->desk->works->len; i++)
    {
      BrgContestWorkRow *work = results->desk->works->pdata[i];

      if (work->section == section && work->work->state != BRG_CONTEST_WORK_DECLARED)
        g_ptr_array_add (works, work);
    }
  if (works->len == 0)
    return;
  g_ptr_array_sort (works, brg_contest_desk_compare_results);
  name_judges (results, section);
  for (guint i = 0; i < works->len; i++)
    add_result (results, works->pdata[i]);
}

/* rus-draughts-2022 11.5.2: how winners are decided say the regulations: here by the sum. */
static void
add_authors (const Results *results)
{
  const GPtrArray *authors = results->desk->authors;
  guint n_columns = results->form->columns->len;
  const BrgContestSection *section = NULL;

  for (guint i = 0; i < authors->len; i++)
    {
      const BrgContestAuthorRow *author = authors->pdata[i];
      BrgFormRow *row;

      if (author->section != section)
        {
          g_autofree char *title = g_strdup_printf (
              /* Translators: name of a section; «Итоги авторов: %s» */
              WC_ (results->words, "composition", "Totals of the authors: %s"),
              author->section->name);

          brg_paper_contest_add_wide (results->form, title);
        }
      section = author->section;
      row = brg_form_add_row (results->form);
      brg_form_set_cell (row, RESULT_PLACE,
                         brg_contest_words_dup_places (author->first, author->last), BRG_FORM_BOLD);
      brg_form_set_cell (row, RESULT_AUTHOR, g_strdup (author->name), BRG_FORM_PLAIN);
      brg_form_set_cell (row, RESULT_RESIDENCE, g_strdup (author->residence), BRG_FORM_PLAIN);
      brg_form_set_cell (row, n_columns - 2,
                         brg_contest_words_dup_points (author->total, results->words),
                         BRG_FORM_BOLD);
      brg_form_set_cell (row, n_columns - 1,
                         /* Translators: how many works of an author count, of how many */
                         g_strdup_printf (WC_ (results->words, "composition", "%u of %u works"),
                                          author->n_counted, author->numbers->len),
                         BRG_FORM_PLAIN);
    }
}

/* rus-draughts-2022 11.5.2: when they were published, and what the book says against it. */
static void
add_publication (const Results *results, gboolean is_final, const BrgDocumentOptions *options)
{
  const BrgContestTerms *terms = results->desk->contest->terms;
  const BrgWords *words = results->words;
  const char *day = is_final ? terms->final_done : terms->preliminary_done;
  /* What is printed on no day is told of the day on which it is published. */
  g_autofree char *today =
      *options->printed_at != '\0' ? brg_paper_admission_dup_today (options) : g_strdup (day);
  g_autofree char *written = brg_date_words_figures (words, day);
  g_autoptr (GArray) doubts = NULL;

  if (*day == '\0')
    return;
  g_ptr_array_add (results->form->notes,
                   /* Translators: a day */
                   g_strdup_printf (WC_ (words, "composition", "Published on %s."), written));
  doubts = brg_contest_doubts_of_publication (
      results->desk->contest, is_final ? BRG_CONTEST_STAGE_FINAL : BRG_CONTEST_STAGE_PRELIMINARY,
      day, today, words);
  for (guint i = 0; i < doubts->len; i++)
    {
      g_autofree char *text =
          brg_contest_doubt_dup_text (&g_array_index (doubts, BrgContestDoubt, i));

      g_ptr_array_add (results->form->notes, g_strdup_printf ("%s.", text));
    }
}

BrgForm *
brg_paper_contest_results_new (const BrgContestDesk *desk,
                               gboolean is_final,
                               const BrgDocumentOptions *options)
{
  Results results = { .desk = desk, .words = options->words };

  g_return_val_if_fail (desk != NULL, NULL);

  results.n_judges = brg_contest_desk_count_judges (desk);
  results.form =
      brg_paper_contest_begin (desk, BRG_FORM_LIST,
                               is_final ? W_ (options->words, "Final results of the contest")
                                        : W_ (options->words, "Preliminary results of the contest"),
                               options);
  add_columns (&results);
  for (guint i = 0; i < desk->contest->sections->len; i++)
    add_section (&results, desk->contest->sections->pdata[i]);
  add_authors (&results);
  brg_form_drop_empty (results.form, RESULT_RESIDENCE);
  brg_form_drop_empty (results.form, RESULT_AUTHOR);
  g_ptr_array_add (results.form->notes,
                   g_strdup_printf (
                       /* Translators: how the marks of several judges become one */
                       WC_ (options->words, "composition", "Mark: %s."),
                       brg_contest_words_get_mean (desk->contest->terms->mean, options->words)));
  add_publication (&results, is_final, options);
  if (!is_final)
    /* rus-draughts-2022 11.5.2 */
    g_ptr_array_add (results.form->notes,
                     g_strdup (WC_ (options->words, "composition",
                                    "Remarks are taken for two months (11.5.2).")));
  return brg_paper_contest_end (results.form, desk, options, TRUE);
}

static BrgForm *
make_results (const BrgPaperSource *source,
              const BrgDocumentOptions *options,
              gboolean is_final,
              GError **error)
{
  g_autoptr (BrgContestDesk) desk =
      brg_paper_contest_open (source, options, BRG_CONTEST_EYES_JUDGE, error);

  return desk != NULL ? brg_paper_contest_results_new (desk, is_final, options) : NULL;
}

BrgForm *
brg_paper_contest_make_preliminary (const BrgPaperSource *source,
                                    const BrgDocumentOptions *options,
                                    GError **error)
{
  return make_results (source, options, FALSE, error);
}

BrgForm *
brg_paper_contest_make_final (const BrgPaperSource *source,
                              const BrgDocumentOptions *options,
                              GError **error)
{
  return make_results (source, options, TRUE, error);
}

/* ----- Solving ----- */

enum
{
  SOLVING_PLACE,
  SOLVING_NAME,
  SOLVING_TITLE,
  SOLVING_FROM,
  SOLVING_WORKS,
};

static void
add_solving_columns (BrgForm *form, const BrgContestDesk *desk, const BrgWords *words)
{
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Place"))->repeats =
      TRUE;
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "contest head", "Solver"))->repeats =
      TRUE;
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "contest head", "Title"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "contest head", "From"));
  for (guint i = 0; i < desk->solved->len; i++)
    {
      const BrgContestWork *work = ((const BrgContestWorkRow *) desk->solved->pdata[i])->work;
      g_autofree char *points =
          brg_contest_words_dup_points (brg_contest_work_count_points (work), words);
      g_autofree char *head = g_strdup_printf ("%u\n%s", work->number, points);

      brg_form_add_column (form, BRG_COLUMN_CENTRED, head)->width_group = 1;
    }
  /* Translators: extra points of a solver, narrow; «Доб.» */
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Bonus"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Total"));
}

/* What he has for a work; "…" for what is not looked at yet, a star for what came too late. */
static char *
dup_cell (const BrgContestCell *cell, const BrgWords *words)
{
  g_autofree char *points =
      cell->is_open ? g_strdup ("…") : brg_contest_words_dup_points (cell->points, words);

  return g_strconcat (points, cell->is_late ? BRG_CONTEST_LATE : "", NULL);
}

/* rus-draughts-2022 11.6.1 */
static void
add_solver (BrgForm *form,
            const BrgContestDesk *desk,
            const BrgContestSolverRow *solver,
            const BrgWords *words)
{
  const BrgEntry *entry = brg_snapshot_get_entry (desk->snapshot, solver->entry);
  BrgFormRow *row = brg_form_add_row (form);
  guint column = 0;

  brg_form_set_cell (row, column++, brg_contest_words_dup_places (solver->first, solver->last),
                     BRG_FORM_BOLD);
  brg_form_set_cell (row, column++, g_strdup (solver->name), BRG_FORM_PLAIN);
  brg_form_set_cell (row, column++,
                     g_strdup (brg_transliteration_get_title (
                         words, desk->snapshot->event->discipline, entry->title)),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, column++, g_strdup (entry->organisation), BRG_FORM_PLAIN);
  for (guint i = 0; i < desk->solved->len; i++)
    {
      const BrgContestCell *cell = &solver->cells[i];

      brg_form_set_cell (row, column++, dup_cell (cell, words),
                         cell->is_full ? BRG_FORM_BOLD : BRG_FORM_PLAIN);
    }
  if (solver->bonus > 0)
    {
      g_autofree char *bonus = brg_contest_words_dup_points (solver->bonus, words);

      brg_form_set_cell (row, column, g_strdup_printf ("+%s", bonus), BRG_FORM_PLAIN);
    }
  brg_form_set_cell (row, column + 1, brg_contest_words_dup_points (solver->total, words),
                     BRG_FORM_BOLD);
}

static void
add_full (BrgForm *form, const BrgContestDesk *desk, const BrgWords *words)
{
  BrgFormRow *row = brg_form_add_row (form);

  row->line_above = TRUE;
  brg_form_set_cell (row, SOLVING_NAME,
                     /* Translators: under a table of solvers: full solutions of each work, of the
                      * answers that were checked */
                     g_strdup (WC_ (words, "composition", "Solved in full")), BRG_FORM_ITALIC);
  for (guint i = 0; i < desk->solved->len; i++)
    {
      const BrgContestFull *full = &g_array_index (desk->full, BrgContestFull, i);

      brg_form_set_cell (row, SOLVING_WORKS + i,
                         g_strdup_printf ("%u/%u", full->n_full, full->n_checked), BRG_FORM_ITALIC);
    }
}

BrgForm *
brg_paper_contest_solving_new (const BrgContestDesk *desk, const BrgDocumentOptions *options)
{
  const BrgWords *words = options->words;
  g_autofree char *most = NULL;
  BrgForm *form;

  g_return_val_if_fail (desk != NULL, NULL);

  form = brg_paper_contest_begin (desk, BRG_FORM_TABLE, W_ (words, "Table of solvers"), options);
  add_solving_columns (form, desk, words);
  for (guint i = 0; i < desk->solvers->len; i++)
    add_solver (form, desk, desk->solvers->pdata[i], words);
  add_full (form, desk, words);
  brg_form_drop_empty (form, SOLVING_FROM);
  brg_form_drop_empty (form, SOLVING_TITLE);
  most = brg_contest_words_dup_points (desk->most, words);
  g_ptr_array_add (form->notes,
                   g_strdup_printf (
                       /* Translators: the sum of all points */
                       WC_ (words, "composition",
                            "Under the number of a work: its points, %s together; bold: solved in "
                            "full; equal totals share the place."),
                       most));
  if (desk->n_late > 0)
    g_ptr_array_add (form->notes,
                     /* Translators: what a star behind points says */
                     g_strdup_printf (WC_ (words, "composition", "%s: handed in after the time."),
                                      BRG_CONTEST_LATE));
  if (desk->n_open_answers > 0)
    g_ptr_array_add (form->notes,
                     g_strdup_printf (WN_ (words,
                                           "%u answer is not checked yet: places are what can "
                                           "still come of it.",
                                           "%u answers are not checked yet: places are what can "
                                           "still come of them.",
                                           desk->n_open_answers),
                                      desk->n_open_answers));
  return brg_paper_contest_end (form, desk, options, TRUE);
}

BrgForm *
brg_paper_contest_make_solving (const BrgPaperSource *source,
                                const BrgDocumentOptions *options,
                                GError **error)
{
  g_autoptr (BrgContestDesk) desk =
      brg_paper_contest_open (source, options, BRG_CONTEST_EYES_JUDGE, error);

  return desk != NULL ? brg_paper_contest_solving_new (desk, options) : NULL;
}
