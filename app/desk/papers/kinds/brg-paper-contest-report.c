/* brg-paper-contest-report.c - report of the judges of a section, certificates of results
 *
 * Rules: rus-draughts-2022 11.7
 * Tests: tests/app/test-contest-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-contest-report.h"

#include "brg-category-form.h"
#include "brg-contest-words.h"
#include "brg-date-words.h"
#include "brg-diplomas.h"
#include "brg-jury-form.h"
#include "brg-latin-names.h"
#include "brg-panel-form.h"
#include "brg-paper-contest.h"
#include "brg-paper-group.h"
#include "brg-store-contest-rows.h"

typedef struct
{
  BrgForm *form;
  const BrgContestDesk *desk;
  const BrgContestSection *section;
  const BrgWords *words;
  gboolean are_marks_in; /* what the judges think together may be told */
} Report;

static gboolean
is_of_section (const Report *report, guint index)
{
  return ((const BrgContestWorkRow *) report->desk->works->pdata[index])->section ==
         report->section;
}

/* Takes @value. */
static void
add_row (Report *report, const char *label, char *value)
{
  BrgFormRow *row = brg_form_add_row (report->form);

  brg_form_set_cell (row, 0, g_strdup (label), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 1, value, BRG_FORM_PLAIN);
}

static guint
count_state (const Report *report, BrgContestWorkState state)
{
  guint n_works = 0;

  for (guint i = 0; i < report->desk->works->len; i++)
    n_works += is_of_section (report, i) &&
               ((const BrgContestWorkRow *) report->desk->works->pdata[i])->work->state == state;
  return n_works;
}

/* ----- Works ----- */

static void
add_counts (Report *report)
{
  static const struct
  {
    BrgContestWorkState state;
    const char *label;
  } counts[] = {
    { BRG_CONTEST_WORK_RECEIVED, NC_ ("contest report", "Works that take part") },
    { BRG_CONTEST_WORK_DECLARED, NC_ ("contest report", "Announced, not received") },
    { BRG_CONTEST_WORK_WITHDRAWN, NC_ ("contest report", "Withdrawn") },
    { BRG_CONTEST_WORK_EXCLUDED, NC_ ("contest report", "Excluded") },
  };

  brg_paper_contest_add_wide (report->form, WC_ (report->words, "contest report", "Works"));
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    add_row (report, WC_ (report->words, "contest report", counts[i].label),
             g_strdup_printf ("%u", count_state (report, counts[i].state)));
}

/* Why works do not take part. */
static void
add_excluded (Report *report)
{
  for (guint i = 0; i < report->desk->works->len; i++)
    {
      const BrgContestWork *work =
          ((const BrgContestWorkRow *) report->desk->works->pdata[i])->work;
      g_autofree char *number = brg_paper_contest_dup_number (work, report->words);

      if (is_of_section (report, i) && work->state == BRG_CONTEST_WORK_EXCLUDED)
        add_row (report, number, brg_paper_contest_dup_state (work, report->words));
    }
}

/* ----- Defects, predecessors ----- */

static char *
dup_remark (const BrgContestRemark *remark, const BrgWords *words)
{
  g_autofree char *day = brg_date_words_figures (words, remark->received);
  GString *text = g_string_new (brg_contest_words_get_remark_kind (remark->kind, words));

  g_string_append_printf (text, ": %s", remark->text);
  if (*remark->sender != '\0')
    g_string_append_printf (text, " (%s, %s)", remark->sender, day);
  else
    g_string_append_printf (text, " (%s)", day);
  if (*remark->outcome != '\0')
    g_string_append_printf (text, ". %s%s%s",
                            g_str_equal (remark->outcome, "upheld")
                                ? WC_ (words, "contest report", "Upheld")
                                : WC_ (words, "contest report", "Refused"),
                            *remark->answer != '\0' ? ": " : "", remark->answer);
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 11.7: judges reveal predecessors and defects; complaints are answered. */
static void
add_remarks (Report *report)
{
  guint n_remarks = 0;

  brg_paper_contest_add_wide (
      report->form, WC_ (report->words, "contest report", "Defects, predecessors, complaints"));
  for (guint i = 0; i < report->desk->contest->remarks->len; i++)
    {
      const BrgContestRemark *remark = report->desk->contest->remarks->pdata[i];
      const BrgContestWorkRow *row = brg_contest_desk_find_work (report->desk, remark->work_id);
      g_autofree char *number = NULL;

      if (row == NULL || row->section != report->section)
        continue;
      number = brg_paper_contest_dup_number (row->work, report->words);
      add_row (report, number, dup_remark (remark, report->words));
      n_remarks++;
    }
  if (n_remarks == 0)
    add_row (report, "", g_strdup (WC_ (report->words, "contest report", "none")));
}

/* ----- What judges say, results ----- */

/* rus-draughts-2022 11.7: each work is characterised and marked. */
static void
add_characters (Report *report)
{
  brg_paper_contest_add_wide (report->form,
                              WC_ (report->words, "contest report", "Works and their marks"));
  for (guint i = 0; i < report->desk->works->len; i++)
    {
      const BrgContestWorkRow *row = report->desk->works->pdata[i];
      g_autofree char *number = brg_paper_contest_dup_number (row->work, report->words);
      g_autofree char *mark =
          brg_contest_words_dup_points (report->are_marks_in ? row->result : -1, report->words);
      g_autoptr (GString) text = NULL;

      if (!is_of_section (report, i) || !row->is_judged)
        continue;
      text = g_string_new (mark);
      for (guint n = 0; n < report->section->judges->len; n++)
        {
          const BrgContestJudge *judge = report->section->judges->pdata[n];
          const BrgContestMarkRow *given =
              brg_contest_find_mark (report->desk->contest, row->work->id, judge->id);

          if (given != NULL && *given->remark != '\0')
            g_string_append_printf (text, ". %s", given->remark);
        }
      add_row (report, number, g_string_free (g_steal_pointer (&text), FALSE));
    }
}

/* rus-draughts-2022 11.7: creative and sporting results of those who take part. */
static void
add_authors (Report *report)
{
  gboolean has_head = FALSE;

  for (guint i = 0; report->are_marks_in && i < report->desk->authors->len; i++)
    {
      const BrgContestAuthorRow *author = report->desk->authors->pdata[i];
      g_autofree char *places = brg_contest_words_dup_places (author->first, author->last);
      g_autofree char *total = brg_contest_words_dup_points (author->total, report->words);

      if (author->section != report->section)
        continue;
      if (!has_head)
        brg_paper_contest_add_wide (report->form, WC_ (report->words, "contest report", "Authors"));
      has_head = TRUE;
      add_row (report, places, g_strdup_printf ("%s: %s", author->name, total));
    }
}

static void
sign (Report *report, const BrgDocumentOptions *options)
{
  for (guint i = 0; options->signatures && i < report->section->judges->len; i++)
    {
      const BrgContestJudge *judge = report->section->judges->pdata[i];

      if (judge->is_senior || report->section->judges->len == 1)
        brg_paper_contest_sign (report->form, judge, options->words);
    }
}

static BrgForm *
make_report (const BrgContestDesk *desk,
             const BrgContestSection *section,
             const BrgDocumentOptions *options)
{
  Report report = { NULL, desk, section, options->words,
                    brg_contest_desk_are_marks_in (desk, section) };

  report.form = brg_paper_contest_begin (desk, BRG_FORM_BROAD,
                                         W_ (options->words, "Report on a section"), options);
  brg_form_set_text (&report.form->left, g_strdup (section->name));
  brg_form_add_column (report.form, BRG_COLUMN_TEXT, "");
  brg_form_add_column (report.form, BRG_COLUMN_REMARK, "");
  add_counts (&report);
  add_excluded (&report);
  add_characters (&report);
  add_remarks (&report);
  add_authors (&report);
  brg_paper_contest_end (report.form, desk, options, FALSE);
  sign (&report, options);
  return report.form;
}

BrgDocument *
brg_paper_contest_report_lay_out (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  g_autoptr (BrgContestDesk) desk =
      brg_paper_contest_open (source, options, BRG_CONTEST_EYES_JUDGE, error);
  BrgDocument *document = NULL;

  for (guint s = 0; desk != NULL && s < desk->contest->sections->len; s++)
    document = brg_paper_group_take_sheet (
        document, source, make_report (desk, desk->contest->sections->pdata[s], options), options);
  return document;
}

/* ----- Certificates ----- */

static void
free_result (gpointer data)
{
  BrgContestCertificate *result = data;

  g_free (result->list);
  g_free (result->points);
  g_free (result->place);
}

static void
add_result (GArray *results,
            gint player,
            const char *list,
            gint64 points,
            guint first,
            guint last,
            const BrgWords *words)
{
  BrgContestCertificate result = {
    .player = player,
    .list = g_strdup (list),
    .points = brg_contest_words_dup_points (points, words),
    .place = brg_contest_words_dup_places (first, last),
  };

  g_array_append_val (results, result);
}

/* rus-draughts-2022 11.7: the secretary sends certificates of points and norms. */
BrgDocument *
brg_paper_contest_report_lay_out_certificates (const BrgPaperSource *source,
                                               const BrgDocumentOptions *options,
                                               GError **error)
{
  g_autoptr (BrgContestDesk) desk =
      brg_paper_contest_open (source, options, BRG_CONTEST_EYES_JUDGE, error);
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (BrgContestCertificate));

  if (desk == NULL)
    return NULL;
  g_array_set_clear_func (results, free_result);
  for (guint i = 0; i < desk->authors->len; i++)
    {
      const BrgContestAuthorRow *author = desk->authors->pdata[i];

      if (author->entry >= 0 && author->first > 0)
        add_result (results, author->entry, author->section->name, author->total, author->first,
                    author->last, options->words);
    }
  for (guint i = 0; i < desk->solvers->len; i++)
    {
      const BrgContestSolverRow *solver = desk->solvers->pdata[i];

      add_result (results, solver->entry,
                  brg_contest_words_get_contest (BRG_CONTEST_SOLVING, options->words),
                  solver->total, solver->first, solver->last, options->words);
    }
  /* The names of sections are typed; a certificate is no form. */
  for (guint i = 0; i < results->len; i++)
    brg_latin_names_write_text (&g_array_index (results, BrgContestCertificate, i).list,
                                source->snapshot, options);
  return brg_contest_certificates_lay_out (source->snapshot, results, options, error);
}

/* ----- The jury ----- */

static void
add_section_heading (BrgForm *form, const BrgContestSection *section, const BrgWords *words)
{
  /* Translators: name of a section; «Раздел «%s»» */
  g_autofree char *title =
      g_strdup_printf (WC_ (words, "composition", "Section “%s”"), section->name);

  brg_category_form_add_heading (form, title);
}

static const char *
get_role (const BrgContestJudge *judge, const BrgWords *words)
{
  return judge->is_senior ? WC_ (words, "composition", "Senior judge of the section")
                          : WC_ (words, "composition", "Judge of the section");
}

/* rus-draughts-2022 11.7: judges of sections belong to the panel, under a senior one each. */
static void
add_judges (BrgForm *form, const BrgContestSection *section, const BrgWords *words)
{
  if (section->judges->len == 0)
    return;
  add_section_heading (form, section, words);
  for (guint i = 0; i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];
      BrgFormRow *row = brg_form_add_row (form);

      brg_form_set_cell (row, 0, g_strdup (get_role (judge, words)), BRG_FORM_PLAIN);
      brg_form_set_cell (row, 1, g_strdup (judge->name), BRG_FORM_BOLD);
      brg_form_set_cell (row, 2, g_strdup (judge->category), BRG_FORM_PLAIN);
    }
}

BrgForm *
brg_paper_contest_make_jury (const BrgPaperSource *source,
                             const BrgDocumentOptions *options,
                             GError **error)
{
  g_autoptr (BrgContest) contest = NULL;
  BrgForm *form;

  if (!brg_paper_contest_load_terms (source, &contest, error))
    return NULL;
  form = brg_jury_form_new (source->snapshot, options);
  for (guint i = 0; contest != NULL && i < contest->sections->len; i++)
    add_judges (form, contest->sections->pdata[i], options->words);
  return form;
}

/* ----- The panel ----- */

gboolean
brg_paper_contest_has_panel (const BrgPaperSource *source)
{
  g_return_val_if_fail (source != NULL && source->snapshot != NULL, FALSE);

  return brg_panel_form_has (source->snapshot) || brg_paper_contest_names_judges (source);
}

/* rus-draughts-2022 11.7: the panel of a contest has the judges of its sections. */
BrgForm *
brg_paper_contest_make_panel (const BrgPaperSource *source,
                              const BrgDocumentOptions *options,
                              GError **error)
{
  g_autoptr (BrgContest) contest = NULL;
  BrgForm *form;
  guint n;

  if (!brg_paper_contest_load_terms (source, &contest, error))
    return NULL;
  form = brg_panel_form_new (source->snapshot, options);
  n = form->rows->len;
  for (guint i = 0; contest != NULL && i < contest->sections->len; i++)
    {
      const BrgContestSection *section = contest->sections->pdata[i];

      if (section->judges->len > 0)
        add_section_heading (form, section, options->words);
      for (guint k = 0; k < section->judges->len; k++)
        {
          const BrgContestJudge *judge = section->judges->pdata[k];

          brg_panel_form_add (form, ++n, get_role (judge, options->words), judge->name,
                              judge->category, "");
        }
    }
  return form;
}
