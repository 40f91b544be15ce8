/* brg-paper-contest-boards.c - papers of contests of composition with boards and solutions
 *
 * Rules: rus-draughts-2022 11.4.1, 11.5.2, 11.6.1
 * Tests: tests/app/test-contest-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-contest-boards.h"

#include "brg-contest-board.h"
#include "brg-contest-words.h"
#include "brg-diagram-layout.h"
#include "brg-number-ranges.h"
#include "brg-paper-contest.h"
#include "brg-paper-group.h"

/* What stands around the boards besides authors and task. */
typedef enum
{
  BOARDS_PLAIN,
  BOARDS_TO_SOLVE,
  BOARDS_AWARDED,
} BoardsSort;

/* Lines of a sheet on which a solver writes. */
#define N_LINES_TO_WRITE 4
#define LINE_TO_WRITE "______________________________________"

/* Boards a sheet. */
#define N_TO_SOLVE 4
#define N_AWARDED 6
#define N_ON_A5 2
#define N_ON_A6 4

typedef struct
{
  BrgForm *form;
  const BrgContestDesk *desk;
  const BrgDocumentOptions *options;
  BoardsSort sort;
} Boards;

/* A variant a line. */
static char *
dup_lines (const char *solution)
{
  g_auto (GStrv) lines = g_strsplit (solution, "|", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  return g_strjoinv ("\n", lines);
}

/* rus-draughts-2022 11.4.1: the author stands above; while he is hidden the number alone. */
static char *
dup_heading (const Boards *boards, const BrgContestWorkRow *row)
{
  const BrgWords *words = boards->options->words;

  if (boards->sort == BOARDS_TO_SOLVE || *row->authors == '\0')
    return brg_paper_contest_dup_number (row->work, words);
  return g_strdup_printf ("%u. %s", row->work->number, row->signature);
}

/* Place, mark and what it was given; of works to be solved what they are worth (11.6.1). */
static char *
dup_notes (const Boards *boards, const BrgContestWorkRow *row)
{
  const BrgWords *words = boards->options->words;
  gint64 points =
      boards->sort == BOARDS_AWARDED ? row->result : brg_contest_work_count_points (row->work);
  g_autofree char *text = brg_contest_words_dup_points (points, words);
  g_autofree char *places = brg_contest_words_dup_places (row->first, row->last);

  if (boards->sort == BOARDS_PLAIN || points < 0)
    return g_strdup ("");
  if (boards->sort == BOARDS_TO_SOLVE)
    return points == 0 ? g_strdup ("")
                       /* Translators: what a work to be solved is worth; «Очки: %s» */
                       : g_strdup_printf (WC_ (words, "composition", "Points: %s"), text);
  return g_strdup_printf (
      /* Translators: place, mark of a work, and what it was given: ", first prize" */
      WC_ (words, "composition", "Place %s, mark %s%s%s"), places, text,
      *row->work->distinction != '\0' ? ", " : "", row->work->distinction);
}

static char *
dup_remark (const Boards *boards, const BrgContestWorkRow *row)
{
  GString *lines;

  if (boards->sort == BOARDS_AWARDED)
    return dup_lines (row->work->solution);
  if (boards->sort == BOARDS_PLAIN)
    return g_strdup ("");
  lines = g_string_new (NULL);
  for (guint i = 0; i < N_LINES_TO_WRITE; i++)
    g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", LINE_TO_WRITE);
  return g_string_free (lines, FALSE);
}

/* What other programs get: the same texts, and the position. */
static void
add_row (const Boards *boards, const BrgContestWorkRow *row, const BrgFormDiagram *board)
{
  BrgFormRow *cells = brg_form_add_row (boards->form);

  brg_form_set_cell (cells, 0, g_strdup_printf ("%u", row->work->number), BRG_FORM_LABEL);
  brg_form_set_cell (cells, 1, g_strdup (boards->sort == BOARDS_TO_SOLVE ? "" : row->signature),
                     BRG_FORM_PLAIN);
  brg_form_set_cell (cells, 2, g_strdup (board->captions[BRG_CAPTION_TURN]), BRG_FORM_PLAIN);
  brg_form_set_cell (cells, 3, g_strdup (row->work->fen), BRG_FORM_PLAIN);
}

static void
add_board (const Boards *boards, const BrgContestWorkRow *row)
{
  BrgBoardPicture picture;
  BrgFormDiagram *board;
  char **captions;

  brg_contest_board_draw (row->work, &picture);
  board = brg_form_add_diagram (boards->form, &picture);
  captions = board->captions;
  brg_form_set_text (&captions[BRG_CAPTION_HEADING], dup_heading (boards, row));
  if (boards->sort != BOARDS_TO_SOLVE)
    brg_form_set_text (&captions[BRG_CAPTION_PLACE], g_strdup (row->residences));
  brg_form_set_text (&captions[BRG_CAPTION_TURN],
                     brg_contest_words_dup_task (row->work, boards->options->words));
  brg_form_set_text (&captions[BRG_CAPTION_NOTES], dup_notes (boards, row));
  brg_form_set_text (&captions[BRG_CAPTION_REMARK], dup_remark (boards, row));
  add_row (boards, row, board);
}

static guint
find_per_sheet (BoardsSort sort, const BrgDocumentOptions *options)
{
  if (options->card_size == BRG_CARD_A4)
    return 1;
  if (options->card_size == BRG_CARD_A5)
    return N_ON_A5;
  if (options->card_size == BRG_CARD_A6)
    return N_ON_A6;
  return sort == BOARDS_TO_SOLVE  ? N_TO_SOLVE
         : sort == BOARDS_AWARDED ? N_AWARDED
                                  : BRG_DIAGRAMS_MOST;
}

static void
begin (Boards *boards, const BrgContestSection *section, const char *title)
{
  const BrgWords *words = boards->options->words;

  boards->form = brg_paper_contest_begin (boards->desk, BRG_FORM_DIAGRAMS, title, boards->options);
  boards->form->n_per_sheet = find_per_sheet (boards->sort, boards->options);
  if (section != NULL)
    brg_form_set_text (&boards->form->left, g_strdup (section->name));
  brg_form_add_column (boards->form, BRG_COLUMN_NUMBER, WC_ (words, "contest head", "No."));
  brg_form_add_column (boards->form, BRG_COLUMN_NAME, WC_ (words, "contest head", "Author"));
  brg_form_add_column (boards->form, BRG_COLUMN_LONG_TEXT, WC_ (words, "contest head", "Task"));
  brg_form_add_column (boards->form, BRG_COLUMN_TEXT, WC_ (words, "diagram", "FEN"));
}

/* Works of the section that take part and are wanted; awarded ones by place. */
static GPtrArray *
list_works (const Boards *boards, const BrgContestSection *section)
{
  GPtrArray *works = g_ptr_array_new ();

  for (guint i = 0; i < boards->desk->works->len; i++)
    {
      BrgContestWorkRow *row = boards->desk->works->pdata[i];

      if (row->section == section && row->work->state == BRG_CONTEST_WORK_RECEIVED &&
          brg_number_ranges_has (boards->options->chosen, (gint) row->work->number))
        g_ptr_array_add (works, row);
    }
  if (boards->sort == BOARDS_AWARDED)
    g_ptr_array_sort (works, brg_contest_desk_compare_results);
  return works;
}

/* The boards of a section; NULL where none is wanted. */
static BrgForm *
make_section (Boards *boards, const BrgContestSection *section, const char *title)
{
  g_autoptr (GPtrArray) works = list_works (boards, section);
  const BrgWords *words = boards->options->words;

  if (works->len == 0)
    return NULL;
  begin (boards, section, title);
  if (boards->sort == BOARDS_TO_SOLVE)
    /* Translators: on a sheet for solutions, to be written by hand */
    brg_form_set_text (
        &boards->form->right,
        g_strdup (WC_ (words, "composition", "Solver: ____________________  No. ______")));
  for (guint i = 0; i < works->len; i++)
    add_board (boards, works->pdata[i]);
  return brg_paper_contest_end (boards->form, boards->desk, boards->options,
                                boards->sort == BOARDS_AWARDED);
}

GPtrArray *
brg_paper_contest_boards_list (const BrgContestDesk *desk,
                               const char *title,
                               const BrgDocumentOptions *options)
{
  GPtrArray *forms = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_form_free);
  Boards boards = { NULL, desk, options, BOARDS_AWARDED };

  g_return_val_if_fail (desk != NULL && title != NULL && options != NULL, forms);

  for (guint i = 0; i < desk->contest->sections->len; i++)
    {
      BrgForm *form = make_section (&boards, desk->contest->sections->pdata[i], title);

      if (form != NULL)
        g_ptr_array_add (forms, form);
    }
  return forms;
}

/* A part a section. */
static BrgDocument *
lay_out (const BrgPaperSource *source,
         const BrgDocumentOptions *options,
         BoardsSort sort,
         const char *title,
         GError **error)
{
  g_autoptr (BrgContestDesk) desk =
      brg_paper_contest_open (source, options, BRG_CONTEST_EYES_JUDGE, error);
  Boards boards = { NULL, desk, options, sort };
  BrgDocument *document = NULL;

  for (guint s = 0; desk != NULL && s < desk->contest->sections->len; s++)
    {
      BrgForm *form = make_section (&boards, desk->contest->sections->pdata[s], title);

      if (form != NULL)
        document = brg_paper_group_take_sheet (document, source, form, options);
    }
  return document;
}

BrgDocument *
brg_paper_contest_boards_lay_out (const BrgPaperSource *source,
                                  const BrgDocumentOptions *options,
                                  GError **error)
{
  return lay_out (source, options, BOARDS_PLAIN, W_ (options->words, "Diagrams of works"), error);
}

/* rus-draughts-2022 11.6.1: works are given without their authors. */
BrgDocument *
brg_paper_contest_boards_lay_out_solvers (const BrgPaperSource *source,
                                          const BrgDocumentOptions *options,
                                          GError **error)
{
  return lay_out (source, options, BOARDS_TO_SOLVE, W_ (options->words, "Sheet of a solver"),
                  error);
}

BrgDocument *
brg_paper_contest_boards_lay_out_booklet (const BrgPaperSource *source,
                                          const BrgDocumentOptions *options,
                                          GError **error)
{
  return lay_out (source, options, BOARDS_AWARDED, W_ (options->words, "Award of the contest"),
                  error);
}

/* ----- Solutions ----- */

/* Points of the variants, where they have some of their own. */
static char *
dup_points (const BrgContestWork *work, const BrgWords *words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < brg_contest_work_n_variants (work); i++)
    {
      gint64 points = brg_contest_work_get_points (work, i);
      g_autofree char *written = brg_contest_words_dup_points (points, words);

      if (points > 0)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " + " : "", written);
    }
  return g_string_free (text, FALSE);
}

static void
add_solution (BrgForm *form, const BrgContestWorkRow *row, const BrgWords *words)
{
  BrgFormRow *cells = brg_form_add_row (form);

  cells->line_above = form->rows->len > 1;
  brg_form_set_cell (cells, 0, g_strdup_printf ("%u", row->work->number), BRG_FORM_LABEL);
  brg_form_set_cell (cells, 1, g_strdup (row->authors), BRG_FORM_PLAIN);
  brg_form_set_cell (cells, 2, brg_contest_words_dup_task (row->work, words), BRG_FORM_PLAIN);
  brg_form_set_cell (cells, 3, dup_points (row->work, words), BRG_FORM_PLAIN);
  brg_form_set_cell (cells, 4, dup_lines (row->work->solution), BRG_FORM_PLAIN);
}

/* rus-draughts-2022 11.6.1: with the solutions the authors are named, not before. */
BrgForm *
brg_paper_contest_boards_make_solutions (const BrgPaperSource *source,
                                         const BrgDocumentOptions *options,
                                         GError **error)
{
  g_autoptr (BrgContestDesk) desk =
      brg_paper_contest_open (source, options, BRG_CONTEST_EYES_JUDGE, error);
  const BrgWords *words = options->words;
  BrgForm *form;

  if (desk == NULL)
    return NULL;
  form = brg_paper_contest_begin (desk, BRG_FORM_BROAD, W_ (words, "Solutions"), options);
  brg_form_add_column (form, BRG_COLUMN_NUMBER, WC_ (words, "contest head", "No."));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "contest head", "Author"));
  brg_form_add_column (form, BRG_COLUMN_LONG_TEXT, WC_ (words, "contest head", "Task"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Points"));
  brg_form_add_column (form, BRG_COLUMN_REMARK, WC_ (words, "contest head", "Solution"));
  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];

      if (row->work->state == BRG_CONTEST_WORK_RECEIVED &&
          brg_number_ranges_has (options->chosen, (gint) row->work->number))
        add_solution (form, row, words);
    }
  brg_form_drop_empty (form, 3);
  brg_form_drop_empty (form, 1);
  return brg_paper_contest_end (form, desk, options, TRUE);
}
