/* brg-ctl-contest.c - bergerctl compose of an event: its works, marks and table
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1
 * Tests: tests/app/bergerctl-contest.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-contest.h"

#include <stdio.h>

#include "brg-composition-number.h"
#include "brg-contest-check.h"
#include "brg-contest-desk.h"
#include "brg-contest-doubts.h"
#include "brg-contest-file-marks.h"
#include "brg-contest-file.h"
#include "brg-ctl-compose-mates.h"
#include "brg-date-text.h"
#include "brg-store-contest-rows.h"
#include "brg-store-contest-works.h"
#include "brg-work-authors.h"
#include "event/brg-ctl-place.h"

/* What is asked of which contest. */
typedef struct
{
  BrgCtlPlace where;
  char *file;
  char *section;
  char *judge;
  char *format;
  char *by;
  char *reason;
  gint number;
  gint64 max_nodes;
  gboolean shows_authors;
  BrgContestDesk *desk;
} Asked;

static void
clear_asked (Asked *asked)
{
  g_free (asked->file);
  g_free (asked->section);
  g_free (asked->judge);
  g_free (asked->format);
  g_free (asked->by);
  g_free (asked->reason);
  g_clear_pointer (&asked->desk, brg_contest_desk_free);
  brg_ctl_place_clear (&asked->where);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Asked, clear_asked)

static GBytes *
load_file (const Asked *asked)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  if (asked->file == NULL)
    {
      brg_ctl_complain ("compose: --file FILE is missing");
      return NULL;
    }
  file = g_file_new_for_commandline_arg (asked->file);
  bytes = g_file_load_bytes (file, NULL, NULL, &error);
  if (bytes == NULL)
    brg_ctl_complain ("%s: %s", asked->file, error->message);
  return bytes;
}

/* ----- What is asked ----- */

static char *
dup_place (guint first, guint last)
{
  return first == 0      ? g_strdup ("-")
         : first == last ? g_strdup_printf ("%u", first)
                         : g_strdup_printf ("%u-%u", first, last);
}

static char *
dup_number (gint64 number)
{
  return number < 0 ? g_strdup ("-") : brg_composition_number_dup_text (number);
}

static void
print_cell (const char *text)
{
  g_autofree char *cell = brg_ctl_dup_cell (text);

  g_print ("\t%s", *cell != '\0' ? cell : "-");
}

static BrgCtlStatus
list_works (Asked *asked)
{
  for (guint i = 0; i < asked->desk->works->len; i++)
    {
      const BrgContestWorkRow *row = asked->desk->works->pdata[i];
      const BrgContestWork *work = row->work;

      g_print ("%u", work->number);
      print_cell (row->section->name);
      g_print ("\t%s/%s/%s\t%s\t%u\t%s", work->board, work->kind, work->group, work->task,
               work->n_moves, brg_contest_work_state_get_id (work->state));
      print_cell (row->authors);
      print_cell (work->fen);
      print_cell (work->solution);
      g_print ("\n");
    }
  return BRG_CTL_YES;
}

/* rus-draughts-2022 11.5.2: results are of sheets that were handed in. */
static void
print_work (const BrgContestDesk *desk, const BrgContestWorkRow *row)
{
  gboolean are_in = brg_contest_desk_are_marks_in (desk, row->section);
  g_autofree char *place = dup_place (row->first, row->last);
  g_autofree char *mean = dup_number (are_in && row->has_mean ? row->mean : -1);
  g_autofree char *result = dup_number (are_in ? row->result : -1);

  g_print ("WORK\t%s\t%u", place, row->work->number);
  print_cell (row->section->name);
  print_cell (row->authors);
  g_print ("\t");
  for (guint i = 0; i < row->section->judges->len; i++)
    {
      g_autofree char *mark = dup_number (row->marks[i]);

      g_print ("%s%s", i > 0 ? " " : "", mark);
    }
  g_print ("\t%s\t%s", mean, result);
  print_cell (row->work->distinction);
  g_print ("\n");
}

static void
print_author (const BrgContestAuthorRow *row)
{
  g_autofree char *place = dup_place (row->first, row->last);
  g_autofree char *total = dup_number (row->total);

  g_print ("AUTHOR\t%s", place);
  print_cell (row->name);
  print_cell (row->section->name);
  g_print ("\t%u\t%s\n", row->n_counted, total);
}

/* rus-draughts-2022 11.6.1: points by work, what is added, the total, what may still come. */
static void
print_solver (const BrgContestDesk *desk, const BrgContestSolverRow *row)
{
  g_autofree char *place = dup_place (row->first, row->last);
  g_autofree char *bonus = dup_number (row->bonus);
  g_autofree char *total = dup_number (row->total);
  g_autofree char *open = dup_number (row->open);

  g_print ("SOLVER\t%s", place);
  print_cell (row->name);
  g_print ("\t");
  for (guint i = 0; i < desk->solved->len; i++)
    {
      g_autofree char *points = dup_number (row->cells[i].points);

      g_print ("%s%s%s", i > 0 ? " " : "", points, row->cells[i].is_open ? "?" : "");
    }
  g_print ("\t%s\t%s\t%s\n", bonus, total, open);
}

/* What the book says against it: days, judges, works. */
static void
print_doubts (const BrgContestDesk *desk)
{
  g_autoptr (BrgWords) words = brg_words_open ("en");
  g_autofree char *today = brg_date_text_dup_today ();
  g_autoptr (GArray) doubts = brg_contest_doubts_new (desk, today, words);

  for (guint i = 0; i < doubts->len; i++)
    {
      const BrgContestDoubt *doubt = &g_array_index (doubts, BrgContestDoubt, i);

      g_print ("DOUBT");
      print_cell (doubt->article);
      print_cell (doubt->text);
      g_print ("\n");
    }
}

static BrgCtlStatus
print_table (Asked *asked)
{
  const BrgContestDesk *desk = asked->desk;

  if (desk->contest->terms->kind == BRG_CONTEST_SOLVING)
    {
      for (guint i = 0; i < desk->solvers->len; i++)
        print_solver (desk, desk->solvers->pdata[i]);
      print_doubts (desk);
      return BRG_CTL_YES;
    }
  for (guint i = 0; i < desk->works->len; i++)
    if (((const BrgContestWorkRow *) desk->works->pdata[i])->is_judged)
      print_work (asked->desk, desk->works->pdata[i]);
  for (guint i = 0; i < desk->authors->len; i++)
    print_author (desk->authors->pdata[i]);
  print_doubts (desk);
  return BRG_CTL_YES;
}

static BrgCtlStatus
check_work (const Asked *asked, const BrgContestWork *work)
{
  g_autoptr (BrgContestFinding) finding = brg_contest_check_run (work, (guint64) asked->max_nodes);
  g_autofree char *row = NULL;

  g_print ("%u\t", work->number);
  if (finding->fault != BRG_CONTEST_POSITION_FINE)
    {
      g_print ("ERROR\n");
      return BRG_CTL_NO;
    }
  if (finding->position.is_chess)
    brg_ctl_compose_mates_print (&finding->mate, finding->position.n_moves);
  else
    {
      row = brg_composition_report_dup_row (
          &finding->report, (BrgDraughtsVariant) finding->position.draughts.position.variant);
      g_print ("%s\n", row);
    }
  fflush (stdout);
  return brg_contest_finding_get_verdict (finding) == BRG_COMPOSITION_NOT_DECIDED ? BRG_CTL_NO
                                                                                  : BRG_CTL_YES;
}

static BrgCtlStatus
check_works (Asked *asked)
{
  BrgCtlStatus worst = BRG_CTL_YES;
  gboolean is_any = FALSE;

  if (asked->max_nodes < 0)
    return brg_ctl_complain ("compose: the number of nodes is at least 1");
  for (guint i = 0; i < asked->desk->works->len; i++)
    {
      const BrgContestWork *work = ((const BrgContestWorkRow *) asked->desk->works->pdata[i])->work;
      BrgCtlStatus status;

      if (asked->number != 0 && work->number != (guint) asked->number)
        continue;
      is_any = TRUE;
      status = check_work (asked, work);
      worst = MAX (worst, status);
    }
  return is_any || asked->number == 0
             ? worst
             : brg_ctl_complain ("compose: there is no work no. %d", asked->number);
}

static BrgCtlStatus
export_works (Asked *asked)
{
  const char *format = asked->format != NULL ? asked->format : "pdn";
  g_autofree char *text = NULL;

  if (g_str_equal (format, "pdn"))
    text = brg_contest_file_write (asked->desk);
  else if (!g_str_equal (format, "csv"))
    return brg_ctl_complain ("compose: --format is pdn or csv");
  else if (asked->desk->contest->terms->kind == BRG_CONTEST_SOLVING)
    return brg_ctl_complain ("compose: in a contest for solving there are no marks");
  else
    text = brg_contest_file_marks_write (asked->desk);
  fputs (text, stdout);
  return BRG_CTL_YES;
}

/* ----- What is done ----- */

static const BrgContestSection *
find_section (const Asked *asked)
{
  const GPtrArray *sections = asked->desk->contest->sections;

  for (guint i = 0; i < sections->len; i++)
    {
      const BrgContestSection *section = sections->pdata[i];

      if (asked->section == NULL ? sections->len == 1 : g_str_equal (section->name, asked->section))
        return section;
    }
  if (asked->section == NULL)
    brg_ctl_complain ("compose: --section NAME is missing");
  else
    brg_ctl_complain ("compose: there is no section “%s”", asked->section);
  return NULL;
}

static BrgCtlStatus
import_works (Asked *asked)
{
  const BrgContestSection *section = find_section (asked);
  g_autoptr (GBytes) bytes = section != NULL ? load_file (asked) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) works = NULL;

  if (bytes == NULL)
    return BRG_CTL_WRONG;
  works = brg_contest_file_read (bytes, asked->file, &error);
  if (works == NULL)
    return brg_ctl_complain ("%s", error->message);
  for (guint i = 0; i < works->len; i++)
    {
      BrgContestWork *work = works->pdata[i];

      work->section_id = section->id;
      brg_work_authors_find_players (asked->where.snapshot, work->authors);
    }
  if (!brg_store_add_contest_works (asked->where.store, asked->desk->contest->group_id, works,
                                    &error))
    return brg_ctl_complain ("%s: %s", asked->file, error->message);
  g_print ("%u\n", works->len);
  return BRG_CTL_YES;
}

/* His name stands once, or once in the section that is named. */
static const BrgContestJudge *
find_judge (const Asked *asked)
{
  const GPtrArray *sections = asked->desk->contest->sections;
  const BrgContestJudge *found = NULL;
  guint n_found = 0;

  for (guint i = 0; i < sections->len; i++)
    {
      const BrgContestSection *section = sections->pdata[i];

      if (asked->section != NULL && !g_str_equal (section->name, asked->section))
        continue;
      for (guint n = 0; n < section->judges->len; n++)
        {
          const BrgContestJudge *judge = section->judges->pdata[n];

          if (g_strcmp0 (judge->name, asked->judge) != 0)
            continue;
          found = judge;
          n_found++;
        }
    }
  if (asked->judge == NULL)
    brg_ctl_complain ("compose: --judge NAME is missing");
  else if (n_found == 0)
    brg_ctl_complain ("compose: there is no judge “%s”", asked->judge);
  else if (n_found > 1)
    brg_ctl_complain ("compose: “%s” judges several sections: name one with --section",
                      asked->judge);
  return n_found == 1 ? found : NULL;
}

static BrgCtlStatus
print_sheet (Asked *asked)
{
  const BrgContestJudge *judge = find_judge (asked);
  g_autofree char *text = NULL;

  if (judge == NULL)
    return BRG_CTL_WRONG;
  text = brg_contest_file_marks_write_sheet (asked->desk, judge);
  fputs (text, stdout);
  return BRG_CTL_YES;
}

/* Taken whole or not at all. */
static BrgCtlStatus
take_marks (const Asked *asked, const BrgContestJudge *judge, const GPtrArray *read)
{
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (BrgStoreContestMark));
  g_autoptr (GError) error = NULL;
  guint bad;

  for (guint i = 0; i < read->len; i++)
    {
      const BrgContestFileMark *line = read->pdata[i];
      BrgStoreContestMark mark = { line->work_id, line->mark, line->remark };

      g_array_append_val (marks, mark);
    }
  if (marks->len > 0 &&
      !brg_store_set_contest_marks (asked->where.store, judge->id,
                                    (const BrgStoreContestMark *) (gpointer) marks->data,
                                    marks->len, &bad, &error))
    return bad < read->len
               ? brg_ctl_complain ("%s:%u: %s", asked->file,
                                   ((const BrgContestFileMark *) read->pdata[bad])->line,
                                   error->message)
               : brg_ctl_complain ("%s: %s", asked->file, error->message);
  g_print ("%u\n", marks->len);
  return BRG_CTL_YES;
}

static BrgCtlStatus
import_marks (Asked *asked)
{
  const BrgContestJudge *judge = find_judge (asked);
  g_autoptr (GBytes) bytes = judge != NULL ? load_file (asked) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) marks = NULL;

  if (bytes == NULL)
    return BRG_CTL_WRONG;
  marks = brg_contest_file_marks_read (bytes, asked->file, asked->desk, judge, &error);
  return marks != NULL ? take_marks (asked, judge, marks) : brg_ctl_complain ("%s", error->message);
}

static const struct
{
  const char *word;
  gboolean is_writing;
  BrgCtlStatus (*run) (Asked *asked);
} questions[] = {
  { "works", FALSE, list_works },   { "table", FALSE, print_table },
  { "check", FALSE, check_works },  { "export", FALSE, export_works },
  { "import", TRUE, import_works }, { "sheet", FALSE, print_sheet },
  { "marks", TRUE, import_marks },
};

gboolean
brg_ctl_contest_has (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    if (g_str_equal (argv[i], "--db") || g_str_has_prefix (argv[i], "--db="))
      return TRUE;
  return FALSE;
}

/* rus-draughts-2022 11.5.2: nobody reads the authors of a closed contest unseen. */
static gboolean
open_register (Asked *asked)
{
  g_autoptr (GError) error = NULL;

  if (!asked->shows_authors || asked->by == NULL)
    return TRUE;
  if (brg_store_open_contest_register (asked->where.store, asked->where.snapshot->group->id,
                                       asked->by, asked->reason != NULL ? asked->reason : "",
                                       &error))
    return TRUE;
  brg_ctl_complain ("%s: %s", asked->where.path, error->message);
  return FALSE;
}

/* Who asks for names gets them or hears why not. */
static gboolean
check_names (const Asked *asked)
{
  if (!asked->shows_authors || !asked->desk->hides_authors)
    return TRUE;
  brg_ctl_complain (
      "%s: the authors are hidden until publication (art. 11.5.2); --by NAME --reason "
      "TEXT opens the register, which the journal keeps",
      asked->where.path);
  return FALSE;
}

static gboolean
open_desk (Asked *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BrgWords) words = brg_words_open ("en");
  BrgContest *contest =
      brg_store_load_contest (asked->where.store, asked->where.snapshot->group->id, &error);

  if (contest == NULL)
    {
      brg_ctl_complain ("%s: %s", asked->where.path, error->message);
      return FALSE;
    }
  asked->desk = brg_contest_desk_new (
      asked->where.snapshot, contest,
      asked->shows_authors ? BRG_CONTEST_EYES_SECRETARY : BRG_CONTEST_EYES_JUDGE, 0, words);
  if (asked->desk == NULL)
    brg_ctl_complain ("%s: this group is no contest of composition", asked->where.path);
  return asked->desk != NULL && check_names (asked);
}

static BrgCtlStatus
answer (Asked *asked, const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      if (!g_str_equal (questions[i].word, word))
        continue;
      if (asked->where.event_id == 0)
        return brg_ctl_complain ("compose: --event ID is missing");
      if (!brg_ctl_place_open (&asked->where, questions[i].is_writing || asked->by != NULL
                                                  ? BRG_STORE_READ_WRITE
                                                  : BRG_STORE_READ_ONLY) ||
          !open_register (asked) || !open_desk (asked))
        return BRG_CTL_WRONG;
      return questions[i].run (asked);
    }
  return brg_ctl_complain ("compose: “%s” cannot be asked of an event", word);
}

BrgCtlStatus
brg_ctl_contest_run (int argc, char **argv)
{
  g_auto (Asked) asked = { 0 };
  const GOptionEntry options[] = {
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &asked.file, "works, or the marks of a judge", "FILE" },
    { "section", 0, 0, G_OPTION_ARG_STRING, &asked.section, "a section or round", "NAME" },
    { "judge", 0, 0, G_OPTION_ARG_STRING, &asked.judge, "whose sheet", "NAME" },
    { "number", 0, 0, G_OPTION_ARG_INT, &asked.number, "one work", "N" },
    { "nodes", 0, 0, G_OPTION_ARG_INT64, &asked.max_nodes, "positions to look at for a work", "N" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &asked.format, "works as PDN, or marks as CSV",
      "pdn|csv" },
    { "authors", 0, 0, G_OPTION_ARG_NONE, &asked.shows_authors,
      "with authors that judges must not know yet", NULL },
    { "by", 0, 0, G_OPTION_ARG_STRING, &asked.by, "with --authors: who opens the register",
      "NAME" },
    { "reason", 0, 0, G_OPTION_ARG_STRING, &asked.reason, "with --by: why", "TEXT" },
    G_OPTION_ENTRY_NULL,
  };

  g_autofree char *word = g_strdup (argv[1]);
  int n_rest = argc - 1;
  char **rest = argv + 1;

  if (!brg_ctl_place_parse (&asked.where, options, &n_rest, &rest))
    return BRG_CTL_WRONG;
  return answer (&asked, word);
}
