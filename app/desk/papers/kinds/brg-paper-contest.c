/* brg-paper-contest.c - papers of contests of composition: what they share, the register, sheets of
 * judges
 *
 * Rules: rus-draughts-2022 11.4.1, 11.5.2, 11.7
 * Tests: tests/app/test-contest-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-contest.h"

#include <string.h>

#include "brg-category-form.h"
#include "brg-contest-words.h"
#include "brg-date-words.h"
#include "brg-form-frame.h"
#include "brg-paper-admission.h"
#include "brg-paper-group.h"
#include "brg-snapshot-mark.h"
#include "brg-store-contest-rows.h"

gboolean
brg_paper_contest_belongs (const BrgSnapshot *snapshot)
{
  return snapshot->group->contest != BRG_CONTEST_NONE;
}

gboolean
brg_paper_contest_is_composing (const BrgSnapshot *snapshot)
{
  return snapshot->group->contest == BRG_CONTEST_COMPOSING;
}

gboolean
brg_paper_contest_is_solving (const BrgSnapshot *snapshot)
{
  return snapshot->group->contest == BRG_CONTEST_SOLVING;
}

BrgContestDesk *
brg_paper_contest_open (const BrgPaperSource *source,
                        const BrgDocumentOptions *options,
                        BrgContestEyes eyes,
                        GError **error)
{
  BrgContest *contest =
      source->store != NULL && brg_paper_contest_belongs (source->snapshot)
          ? brg_store_load_contest (source->store, source->snapshot->group->id, error)
          : NULL;

  return contest != NULL ? brg_contest_desk_new (source->snapshot, contest, eyes, 0, options->words)
                         : NULL;
}

/* ----- What is there ----- */

gboolean
brg_paper_contest_load_terms (const BrgPaperSource *source, BrgContest **contest, GError **error)
{
  g_return_val_if_fail (source != NULL && contest != NULL, FALSE);

  *contest = NULL;
  if (source->store == NULL || !brg_paper_contest_belongs (source->snapshot))
    return TRUE;
  *contest = brg_store_load_contest_terms (source->store, source->snapshot->group->id, error);
  return *contest != NULL;
}

guint
brg_paper_contest_count_works (const BrgPaperSource *source)
{
  gint64 n_works = 0;

  if (source->store != NULL && brg_paper_contest_belongs (source->snapshot))
    brg_store_count_contest_works (source->store, source->snapshot->group->id, &n_works, NULL);
  return (guint) n_works;
}

gboolean
brg_paper_contest_has_works (const BrgPaperSource *source)
{
  return brg_paper_contest_count_works (source) > 0;
}

gboolean
brg_paper_contest_names_judges (const BrgPaperSource *source)
{
  g_autoptr (BrgContest) contest = NULL;

  brg_paper_contest_load_terms (source, &contest, NULL);
  for (guint i = 0; contest != NULL && i < contest->sections->len; i++)
    if (((const BrgContestSection *) contest->sections->pdata[i])->judges->len > 0)
      return TRUE;
  return FALSE;
}

gboolean
brg_paper_contest_has_judges (const BrgPaperSource *source)
{
  return brg_paper_contest_has_works (source) && brg_paper_contest_names_judges (source);
}

gboolean
brg_paper_contest_has_solvers (const BrgPaperSource *source)
{
  return source->snapshot->entries->len > 0 && brg_paper_contest_has_works (source);
}

static gboolean
has_stage (const BrgPaperSource *source, BrgContestStage stage)
{
  g_autoptr (BrgContest) contest = NULL;

  brg_paper_contest_load_terms (source, &contest, NULL);
  return contest != NULL && contest->terms != NULL && contest->terms->stage >= stage;
}

gboolean
brg_paper_contest_has_preliminary (const BrgPaperSource *source)
{
  return has_stage (source, BRG_CONTEST_STAGE_PRELIMINARY);
}

gboolean
brg_paper_contest_has_final (const BrgPaperSource *source)
{
  return has_stage (source, BRG_CONTEST_STAGE_FINAL);
}

BrgDocumentState
brg_paper_contest_find_state (const BrgPaper *paper, const BrgPaperSource *source, gint round)
{
  BrgDocumentState state;

  g_return_val_if_fail (paper != NULL && source != NULL, BRG_DOCUMENT_STATE_NONE);

  state = brg_paper_find_state (paper, source->snapshot, round);
  /* rus-draughts-2022 11.5.2, 11.6.1 */
  return state == BRG_DOCUMENT_PROVISIONAL && !brg_snapshot_is_doubted (source->snapshot) &&
                 brg_paper_contest_has_final (source)
             ? BRG_DOCUMENT_STATE_NONE
             : state;
}

/* ----- What the papers share ----- */

BrgForm *
brg_paper_contest_begin (const BrgContestDesk *desk,
                         BrgFormStyle style,
                         const char *title,
                         const BrgDocumentOptions *options)
{
  BrgForm *form = brg_form_new (style);
  g_autofree char *day = brg_paper_admission_dup_today (options);

  brg_form_set_text (&form->title, g_strdup (title));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_event (desk->snapshot));
  g_ptr_array_add (form->subtitles, brg_form_frame_dup_site (desk->snapshot));
  if (*desk->contest->terms->theme != '\0')
    g_ptr_array_add (form->subtitles, g_strdup_printf (
                                          /* Translators: theme of a contest; «Тема: %s» */
                                          WC_ (options->words, "composition", "Theme: %s"),
                                          desk->contest->terms->theme));
  brg_form_set_text (&form->right, brg_date_words_figures (options->words, day));
  return form;
}

BrgForm *
brg_paper_contest_end (BrgForm *form,
                       const BrgContestDesk *desk,
                       const BrgDocumentOptions *options,
                       gboolean is_signed)
{
  brg_form_frame_fill (form, &(BrgFormFrame){ .snapshot = desk->snapshot,
                                              .options = options,
                                              .number = options->number,
                                              .is_signed = is_signed });
  return form;
}

void
brg_paper_contest_add_wide (BrgForm *form, const char *text)
{
  brg_category_form_add_heading (form, text);
  ((BrgFormRow *) form->rows->pdata[form->rows->len - 1])->cells[0].centred = TRUE;
}

char *
brg_paper_contest_dup_number (const BrgContestWork *work, const BrgWords *words)
{
  /* Translators: number of a work; «№ %u» */
  return g_strdup_printf (WC_ (words, "composition", "No. %u"), work->number);
}

/* ----- The register ----- */

enum
{
  REGISTER_NUMBER,
  REGISTER_RECEIVED,
  REGISTER_AUTHORS,
  REGISTER_RESIDENCE,
  REGISTER_WORK,
  REGISTER_TASK,
  REGISTER_PRINTED,
  REGISTER_STATE,
};

/* rus-draughts-2022 11.4.1, 11.4.2: where, in how many copies, when. */
static char *
dup_printed (const BrgContestWork *work, const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (work->first_source);

  if (*work->first != '\0')
    {
      g_autofree char *day = brg_date_words_figures (words, work->first);

      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", day);
    }
  if (work->first_copies > 0)
    g_string_append_printf (text,
                            /* Translators: how often something was printed; "экз." */
                            WC_ (words, "composition", ", %u copies"), work->first_copies);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_paper_contest_dup_state (const BrgContestWork *work, const BrgWords *words)
{
  GString *text;

  if (work->state == BRG_CONTEST_WORK_RECEIVED)
    return g_strdup ("");
  text = g_string_new (brg_contest_words_get_state (work->state, words));
  if (*work->state_reason != '\0')
    g_string_append_printf (text, ": %s", work->state_reason);
  if (*work->state_article != '\0')
    g_string_append_printf (text, " (%s)", work->state_article);
  return g_string_free (text, FALSE);
}

static void
add_work (BrgForm *form, const BrgContestWorkRow *work, const BrgWords *words)
{
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, REGISTER_NUMBER, g_strdup_printf ("%u", work->work->number),
                     BRG_FORM_LABEL);
  brg_form_set_cell (row, REGISTER_RECEIVED, brg_date_words_figures (words, work->work->received),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, REGISTER_AUTHORS, g_strdup (work->authors), BRG_FORM_PLAIN);
  brg_form_set_cell (row, REGISTER_RESIDENCE, g_strdup (work->residences), BRG_FORM_PLAIN);
  brg_form_set_cell (row, REGISTER_WORK, brg_contest_words_dup_sort (work->work, words),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, REGISTER_TASK, brg_contest_words_dup_task (work->work, words),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (row, REGISTER_PRINTED, dup_printed (work->work, words), BRG_FORM_PLAIN);
  brg_form_set_cell (row, REGISTER_STATE, brg_paper_contest_dup_state (work->work, words),
                     BRG_FORM_ITALIC);
}

static void
add_register_columns (BrgForm *form, const BrgWords *words)
{
  static const struct
  {
    BrgFormColumnKind kind;
    const char *head;
  } columns[] = {
    [REGISTER_NUMBER] = { BRG_COLUMN_NUMBER, NC_ ("contest head", "No.") },
    [REGISTER_RECEIVED] = { BRG_COLUMN_TEXT, NC_ ("contest head", "Received") },
    [REGISTER_AUTHORS] = { BRG_COLUMN_NAME, NC_ ("contest head", "Author") },
    [REGISTER_RESIDENCE] = { BRG_COLUMN_LONG_TEXT, NC_ ("contest head", "Residence") },
    [REGISTER_WORK] = { BRG_COLUMN_LONG_TEXT, NC_ ("contest head", "Work") },
    [REGISTER_TASK] = { BRG_COLUMN_LONG_TEXT, NC_ ("contest head", "Task") },
    [REGISTER_PRINTED] = { BRG_COLUMN_LONG_TEXT, NC_ ("contest head", "First published") },
    [REGISTER_STATE] = { BRG_COLUMN_REMARK, NC_ ("contest head", "Note") },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    brg_form_add_column (form, columns[i].kind, WC_ (words, "contest head", columns[i].head));
}

static BrgForm *
make_register (const BrgPaperSource *source,
               const BrgDocumentOptions *options,
               BrgContestEyes eyes,
               const char *title,
               GError **error)
{
  g_autoptr (BrgContestDesk) desk = brg_paper_contest_open (source, options, eyes, error);
  const BrgWords *words = options->words;
  BrgForm *form;

  if (desk == NULL)
    return NULL;
  form = brg_paper_contest_begin (desk, BRG_FORM_LIST, title, options);
  add_register_columns (form, words);
  for (guint s = 0; s < desk->contest->sections->len; s++)
    {
      const BrgContestSection *section = desk->contest->sections->pdata[s];

      brg_paper_contest_add_wide (form, section->name);
      for (guint i = 0; i < desk->works->len; i++)
        if (((const BrgContestWorkRow *) desk->works->pdata[i])->section == section)
          add_work (form, desk->works->pdata[i], words);
    }
  if (desk->hides_authors)
    g_ptr_array_add (
        form->notes,
        g_strdup (
            eyes == BRG_CONTEST_EYES_SECRETARY
                ? W_ (words, "Authors stand here once the register is opened: Works, More, "
                             "Open the Register. The journal keeps who opened it and why")
                : WC_ (words, "composition", "Authors are named when the results are published")));
  for (guint i = REGISTER_STATE + 1; i-- > REGISTER_AUTHORS;)
    brg_form_drop_empty (form, i);
  return brg_paper_contest_end (form, desk, options, TRUE);
}

/* rus-draughts-2022 11.7: the chief secretary watches over the works that come in; 11.5.2: who
 * reads the authors of a closed contest has told the journal so. */
BrgForm *
brg_paper_contest_make_register (const BrgPaperSource *source,
                                 const BrgDocumentOptions *options,
                                 GError **error)
{
  return make_register (source, options, BRG_CONTEST_EYES_SECRETARY,
                        W_ (options->words, "Register of works"), error);
}

/* rus-draughts-2022 11.5.2: the judges of a closed contest do not know the authors. */
BrgForm *
brg_paper_contest_make_works (const BrgPaperSource *source,
                              const BrgDocumentOptions *options,
                              GError **error)
{
  return make_register (source, options, BRG_CONTEST_EYES_JUDGE,
                        W_ (options->words, "List of works"), error);
}

/* ----- Sheets of judges ----- */

/* The first move with its number, however far apart they are written. */
static char *
dup_first_move (const BrgContestWork *work)
{
  const char *move = work->solution + strspn (work->solution, "0123456789");

  move = *move == '.' ? move + strspn (move, ". \t\n") : work->solution;
  move += strcspn (move, " \t\n|;");
  return g_strndup (work->solution, (gsize) (move - work->solution));
}

static void
add_judged (BrgForm *form,
            const BrgContestDesk *desk,
            const BrgContestWorkRow *work,
            const BrgContestJudge *judge,
            const BrgWords *words)
{
  const BrgContestMarkRow *mark = brg_contest_find_mark (desk->contest, work->work->id, judge->id);
  BrgFormRow *row = brg_form_add_row (form);
  g_autofree char *sort = brg_contest_words_dup_sort (work->work, words);
  g_autofree char *task = brg_contest_words_dup_task (work->work, words);

  brg_form_set_cell (row, 0, g_strdup_printf ("%u", work->work->number), BRG_FORM_LABEL);
  brg_form_set_cell (row, 1, g_strdup_printf ("%s. %s", sort, task), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 2, dup_first_move (work->work), BRG_FORM_PLAIN);
  if (!work->is_judged)
    {
      brg_form_set_cell (row, 3, g_strdup (""), BRG_FORM_HATCHED);
      brg_form_set_cell (row, 4, brg_paper_contest_dup_state (work->work, words), BRG_FORM_ITALIC);
      return;
    }
  if (mark != NULL && mark->mark >= 0)
    brg_form_set_cell (row, 3, brg_contest_words_dup_points (mark->mark, words), BRG_FORM_BOLD);
  if (mark != NULL)
    brg_form_set_cell (row, 4, g_strdup (mark->remark), BRG_FORM_PLAIN);
}

/* rus-draughts-2022 11.7: senior judges and judges of the sections. */
void
brg_paper_contest_sign (BrgForm *form, const BrgContestJudge *judge, const BrgWords *words)
{
  BrgFormSignature *signature = g_new0 (BrgFormSignature, 1);

  signature->role =
      g_strdup (judge->is_senior ? WC_ (words, "composition", "Senior judge of the section:")
                                 : WC_ (words, "composition", "Judge of the section:"));
  signature->name = g_strdup (judge->name);
  signature->category = g_strdup (judge->category);
  g_ptr_array_add (form->signatures, signature);
}

static BrgForm *
make_judge (const BrgContestDesk *desk,
            const BrgContestSection *section,
            const BrgContestJudge *judge,
            const BrgDocumentOptions *options)
{
  const BrgWords *words = options->words;
  BrgForm *form =
      brg_paper_contest_begin (desk, BRG_FORM_BROAD, W_ (words, "Sheet of a judge"), options);

  brg_form_set_text (&form->left, g_strdup (section->name));
  brg_form_set_text (&form->right, g_strdup (judge->name));
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "contest head", "No."));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "contest head", "Work"));
  brg_form_add_column (form, BRG_COLUMN_TEXT, WC_ (words, "contest head", "First move"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Mark"));
  brg_form_add_column (form, BRG_COLUMN_REMARK, WC_ (words, "contest head", "Remark"));
  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *work = desk->works->pdata[i];

      if (work->section == section && work->work->state != BRG_CONTEST_WORK_DECLARED)
        add_judged (form, desk, work, judge, words);
    }
  g_ptr_array_add (form->notes,
                   g_strdup (WC_ (words, "composition",
                                  "Scale from 0 to 10. Only the solution that the author gave "
                                  "counts (11.7).")));
  brg_paper_contest_end (form, desk, options, FALSE);
  if (options->signatures)
    brg_paper_contest_sign (form, judge, words);
  return form;
}

BrgDocument *
brg_paper_contest_lay_out_judges (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  g_autoptr (BrgContestDesk) desk =
      brg_paper_contest_open (source, options, BRG_CONTEST_EYES_JUDGE, error);
  BrgDocument *document = NULL;

  for (guint s = 0; desk != NULL && s < desk->contest->sections->len; s++)
    {
      const BrgContestSection *section = desk->contest->sections->pdata[s];

      for (guint i = 0; i < section->judges->len; i++)
        document = brg_paper_group_take_sheet (
            document, source, make_judge (desk, section, section->judges->pdata[i], options),
            options);
    }
  return document;
}
