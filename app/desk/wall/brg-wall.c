/* brg-wall.c - what a second screen shows to the hall: who plays where, standings, the hour
 *
 * Rules: rus-draughts-2022 5.4.11, 11.5.2, 11.6.1
 * Tests: tests/app/test-wall.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-wall.h"

#include "brg-absent-draft.h"
#include "brg-contest-words.h"
#include "brg-desk-words.h"
#include "brg-event-document.h"
#include "brg-paper-contest.h"
#include "brg-paper-list.h"

/* So many works of a contest for solving stand beside each other: as many as are read from afar. */
#define WORKS_OF_PART 10
/* The group of columns that are works, in the table of solvers. */
#define GROUP_OF_WORKS 1

/* From so long before the start on the time until it is told, seconds. */
#define TOLD_BEFORE (24 * 3600)
/* The column of a list by names. */
#define COLUMN_COLOUR 2

static const char *const papers[BRG_N_WALL_KINDS] = {
  [BRG_WALL_BY_NAME] = "pairings-by-name",
  [BRG_WALL_BY_BOARD] = "pairings",
  [BRG_WALL_STANDINGS] = "standings",
};

static gint
find_round (const BrgSnapshot *snapshot, BrgRoundState state)
{
  for (guint i = snapshot->rounds->len; i > 0; i--)
    {
      const BrgRound *round = snapshot->rounds->pdata[i - 1];

      if (round->state == state)
        return round->number;
    }
  return 0;
}

/* The table of a paper; its other lines are for paper. */
static BrgForm *
make_list (const BrgWall *wall, const BrgSnapshot *snapshot, BrgWallKind kind, gint round)
{
  BrgDocumentOptions options;
  BrgForm *form;

  if (round == 0 || !brg_event_document_is_available (snapshot, papers[kind], round))
    return NULL;
  brg_document_options_init (&options, wall->words);
  options.printed_at = "";
  options.state = brg_paper_find_state (brg_paper_list_find (papers[kind]), snapshot, round);
  form = brg_event_document_new_form (snapshot, papers[kind], round, &options);
  if (form != NULL && form->rows->len > 0)
    return form;
  g_clear_pointer (&form, brg_form_free);
  return NULL;
}

/* From afar a whole word is read, not its beginning. */
static void
spell_colours (const BrgWall *wall, BrgForm *form)
{
  const char *white = WC_ (wall->words, "colour in a list", "White");
  const char *black = WC_ (wall->words, "colour in a list", "Black");

  for (guint i = 0; form != NULL && i < form->rows->len; i++)
    {
      BrgFormCell *cell = &((BrgFormRow *) form->rows->pdata[i])->cells[COLUMN_COLOUR];

      if (g_str_equal (cell->text, white))
        brg_form_set_text (&cell->text, g_strdup (WC_ (wall->words, "colour", "white")));
      else if (g_str_equal (cell->text, black))
        brg_form_set_text (&cell->text, g_strdup (WC_ (wall->words, "colour", "black")));
    }
}

BrgWall *
brg_wall_new (const BrgSnapshot *snapshot, const char *language)
{
  BrgWall *wall;
  gint closed;
  const BrgRound *round;

  g_return_val_if_fail (snapshot != NULL && language != NULL, NULL);

  wall = g_new0 (BrgWall, 1);
  wall->words = brg_words_open (language);
  wall->n_parts = 1;
  wall->place = snapshot->n_groups > 1
                    ? g_strdup_printf ("%s, %s", snapshot->event->name, snapshot->group->name)
                    : g_strdup (snapshot->event->name);
  wall->round = find_round (snapshot, BRG_ROUND_PUBLISHED);
  closed = find_round (snapshot, BRG_ROUND_CLOSED);
  round = brg_snapshot_get_round (snapshot, wall->round);
  if (round == NULL || !brg_round_find_start (round, &wall->start))
    wall->start = -1;
  wall->limit = brg_round_find_limit (snapshot);
  wall->lists[BRG_WALL_BY_NAME] = make_list (wall, snapshot, BRG_WALL_BY_NAME, wall->round);
  spell_colours (wall, wall->lists[BRG_WALL_BY_NAME]);
  wall->lists[BRG_WALL_BY_BOARD] = make_list (wall, snapshot, BRG_WALL_BY_BOARD, wall->round);
  wall->lists[BRG_WALL_STANDINGS] = make_list (wall, snapshot, BRG_WALL_STANDINGS, closed);
  return wall;
}

static guint
count_works (const BrgForm *form, guint n_columns)
{
  guint n = 0;

  for (guint i = 0; i < n_columns; i++)
    n += brg_form_get_column (form, i)->width_group == GROUP_OF_WORKS;
  return n;
}

/* A number and its points in one line; the count of full solutions is for paper. */
static void
fit_solving (BrgForm *form)
{
  for (guint i = 0; i < form->columns->len; i++)
    {
      BrgFormColumn *column = &g_array_index (form->columns, BrgFormColumn, i);
      g_auto (GStrv) lines = g_strsplit (column->head, "\n", 2);

      if (column->width_group == GROUP_OF_WORKS && lines[1] != NULL)
        brg_form_set_text (&column->head, g_strdup_printf ("%s (%s)", lines[0], lines[1]));
    }
  if (form->rows->len > 0 && brg_form_get_row (form, form->rows->len - 1)->line_above)
    brg_form_drop_last_row (form);
}

gboolean
brg_wall_is_in_part (const BrgWall *wall, BrgWallKind kind, guint column, guint part)
{
  const BrgForm *form;
  guint in_part;

  g_return_val_if_fail (wall != NULL && wall->lists[kind] != NULL, FALSE);

  form = wall->lists[kind];
  if (kind != BRG_WALL_STANDINGS || wall->n_parts <= 1 ||
      brg_form_get_column (form, column)->width_group != GROUP_OF_WORKS)
    return TRUE;
  in_part = (count_works (form, form->columns->len) + wall->n_parts - 1) / wall->n_parts;
  return count_works (form, column) / in_part == part;
}

/* rus-draughts-2022 11.6.1 */
static void
add_solving (BrgWall *wall, const BrgPaperSource *source)
{
  const BrgPaper *paper = brg_paper_list_find ("contest-solving");
  BrgDocumentOptions options;
  BrgForm *form;

  if (!brg_paper_contest_is_solving (source->snapshot) || !brg_paper_is_available (paper, source))
    return;
  brg_document_options_init (&options, wall->words);
  options.printed_at = "";
  options.state = brg_paper_contest_find_state (paper, source, 0);
  form = brg_paper_new_form (paper, source, &options, NULL);
  if (form == NULL)
    return;
  g_clear_pointer (&wall->lists[BRG_WALL_STANDINGS], brg_form_free);
  fit_solving (form);
  wall->lists[BRG_WALL_STANDINGS] = form;
  wall->is_contest = TRUE;
  wall->n_parts =
      MAX ((count_works (form, form->columns->len) + WORKS_OF_PART - 1) / WORKS_OF_PART, 1);
}

static void
add_awarded (const BrgWall *wall,
             BrgForm *form,
             guint first,
             guint last,
             const char *name,
             const char *section,
             char *what,
             gint64 points)
{
  BrgFormRow *row = brg_form_add_row (form);

  brg_form_set_cell (row, 0, brg_contest_words_dup_places (first, last), BRG_FORM_BOLD);
  brg_form_set_cell (row, 1, g_strdup (name), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 2, g_strdup (section), BRG_FORM_PLAIN);
  brg_form_set_cell (row, 3, what, BRG_FORM_PLAIN);
  brg_form_set_cell (row, 4, brg_contest_words_dup_points (points, wall->words), BRG_FORM_BOLD);
}

/* Works with a place by section, then the authors by the sum of theirs. */
static void
add_awards (const BrgWall *wall, BrgForm *form, const BrgContestDesk *desk)
{
  for (guint s = 0; s < desk->contest->sections->len; s++)
    {
      const BrgContestSection *section = desk->contest->sections->pdata[s];
      g_autoptr (GPtrArray) works = g_ptr_array_new ();

      for (guint i = 0; i < desk->works->len; i++)
        if (((const BrgContestWorkRow *) desk->works->pdata[i])->section == section &&
            ((const BrgContestWorkRow *) desk->works->pdata[i])->first > 0)
          g_ptr_array_add (works, desk->works->pdata[i]);
      g_ptr_array_sort (works, brg_contest_desk_compare_results);
      for (guint i = 0; i < works->len; i++)
        {
          const BrgContestWorkRow *work = works->pdata[i];

          add_awarded (wall, form, work->first, work->last, work->authors, section->name,
                       brg_paper_contest_dup_number (work->work, wall->words), work->result);
        }
    }
  for (guint i = 0; i < desk->authors->len; i++)
    {
      const BrgContestAuthorRow *author = desk->authors->pdata[i];

      add_awarded (wall, form, author->first, author->last, author->name, author->section->name,
                   g_strdup_printf (WC_ (wall->words, "composition", "%u of %u works"),
                                    author->n_counted, author->numbers->len),
                   author->total);
    }
}

/* rus-draughts-2022 11.5.2: preliminary results, then the final ones, as soon as they are
 * published. */
static void
add_composing (BrgWall *wall, const BrgPaperSource *source)
{
  const BrgWords *words = wall->words;
  g_autoptr (BrgContestDesk) desk = NULL;
  BrgDocumentOptions options;
  BrgForm *form;

  if (!brg_paper_contest_is_composing (source->snapshot) ||
      !brg_paper_contest_has_preliminary (source))
    return;
  brg_document_options_init (&options, words);
  desk = brg_paper_contest_open (source, &options, BRG_CONTEST_EYES_JUDGE, NULL);
  if (desk == NULL)
    return;
  form = brg_form_new (BRG_FORM_LIST);
  brg_form_set_text (&form->title,
                     g_strdup (desk->contest->terms->stage == BRG_CONTEST_STAGE_FINAL
                                   ? W_ (words, "Final results of the contest")
                                   : W_ (words, "Preliminary results of the contest")));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Place"));
  brg_form_add_column (form, BRG_COLUMN_NAME, WC_ (words, "contest head", "Author"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "site", "Section"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Work"));
  brg_form_add_column (form, BRG_COLUMN_CENTRED, WC_ (words, "contest head", "Mark"));
  add_awards (wall, form, desk);
  g_clear_pointer (&wall->lists[BRG_WALL_STANDINGS], brg_form_free);
  wall->lists[BRG_WALL_STANDINGS] = form;
  wall->is_contest = TRUE;
}

void
brg_wall_add_contest (BrgWall *wall, const BrgSnapshot *snapshot, BrgStore *store)
{
  const BrgPaperSource source = { .snapshot = snapshot, .store = store };

  g_return_if_fail (wall != NULL && snapshot != NULL);

  add_composing (wall, &source);
  add_solving (wall, &source);
}

void
brg_wall_free (BrgWall *wall)
{
  if (wall == NULL)
    return;
  for (guint i = 0; i < BRG_N_WALL_KINDS; i++)
    g_clear_pointer (&wall->lists[i], brg_form_free);
  brg_words_unref (wall->words);
  g_free (wall->place);
  g_free (wall);
}

char *
brg_wall_dup_title (const BrgWall *wall, BrgWallKind kind)
{
  g_return_val_if_fail (wall != NULL && kind >= 0 && kind < BRG_N_WALL_KINDS, NULL);

  if (kind == BRG_WALL_BY_NAME)
    /* Translators: heading on a screen in the hall: a round; "%d-й тур: где я играю" */
    return g_strdup_printf (WC_ (wall->words, "wall", "Round %d: where I play"), wall->round);
  return g_strdup (wall->lists[kind] != NULL ? wall->lists[kind]->title : "");
}

BrgColour
brg_wall_find_colour (const BrgWall *wall, BrgWallKind kind, guint row)
{
  const char *text;

  g_return_val_if_fail (wall != NULL, BRG_COLOUR_NONE);

  if (kind != BRG_WALL_BY_NAME || wall->lists[kind] == NULL)
    return BRG_COLOUR_NONE;
  text = brg_form_get_row (wall->lists[kind], row)->cells[COLUMN_COLOUR].text;
  if (g_str_equal (text, WC_ (wall->words, "colour", "white")))
    return BRG_COLOUR_WHITE;
  return g_str_equal (text, WC_ (wall->words, "colour", "black")) ? BRG_COLOUR_BLACK
                                                                  : BRG_COLOUR_NONE;
}

guint
brg_wall_get_rank (const BrgWall *wall, BrgWallKind kind, guint column)
{
  const BrgForm *form;
  gboolean has_points = FALSE;
  gboolean has_name = FALSE;

  g_return_val_if_fail (wall != NULL && wall->lists[kind] != NULL, 0);

  form = wall->lists[kind];
  if (kind == BRG_WALL_BY_BOARD)
    return g_str_equal (brg_form_get_column (form, column)->head,
                        WC_ (wall->words, "table head", "Points"))
               ? 1
               : 0;
  if (kind != BRG_WALL_STANDINGS || column == 0)
    return 0;
  /* Place, name and sum are always there, points by work in parts; where from is for paper. */
  if (wall->is_contest && (brg_form_get_column (form, column)->kind == BRG_COLUMN_NAME ||
                           column + 1 == form->columns->len))
    return 0;
  if (wall->is_contest)
    return brg_form_get_column (form, column)->kind == BRG_COLUMN_CENTRED ? 1 : 2;
  for (guint i = 0; i < column; i++)
    {
      has_points |= g_str_equal (brg_form_get_column (form, i)->head,
                                 WC_ (wall->words, "table head", "Points"));
      has_name |= brg_form_get_column (form, i)->kind == BRG_COLUMN_NAME;
    }
  if (has_points)
    return 1;
  if (g_str_equal (brg_form_get_column (form, column)->head,
                   WC_ (wall->words, "table head", "Points")))
    return 0;
  return brg_form_get_column (form, column)->kind == BRG_COLUMN_NAME && !has_name ? 0 : 2;
}

static char *
dup_clock (gint64 us)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (us / G_USEC_PER_SEC);

  return time != NULL ? g_date_time_format (time, "%H:%M") : g_strdup ("");
}

char *
brg_wall_dup_times (const BrgWall *wall)
{
  g_autofree char *start = NULL;
  g_autofree char *late = NULL;

  g_return_val_if_fail (wall != NULL, NULL);

  if (wall->start < 0)
    return g_strdup ("");
  start = dup_clock (wall->start);
  if (wall->limit < 0)
    /* Translators: said of a round on a screen in the hall: an hour; "начало %s" */
    return g_strdup_printf (WC_ (wall->words, "wall", "begins at %s"), start);
  late = dup_clock (wall->start + wall->limit * 60 * G_USEC_PER_SEC);
  /* Translators: two hours: of the start, and after which who comes is too late; "начало %s,
   * неявка после %s" */
  return g_strdup_printf (WC_ (wall->words, "wall", "begins at %s, too late after %s"), start,
                          late);
}

/* The first letter, with what stands above it. */
static char *
dup_letter (const BrgForm *form, guint row)
{
  const char *text = brg_form_get_row (form, row)->cells[0].text;
  const char *end = text;

  if (*text == '\0')
    return g_strdup ("");
  do
    end = g_utf8_next_char (end);
  while (g_unichar_ismark (g_utf8_get_char (end)));
  return g_strndup (text, (gsize) (end - text));
}

char *
brg_wall_dup_range (const BrgWall *wall, BrgWallKind kind, guint first, guint last)
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  g_return_val_if_fail (wall != NULL, NULL);

  if (kind != BRG_WALL_BY_NAME || wall->lists[kind] == NULL || last >= wall->lists[kind]->rows->len)
    return g_strdup ("");
  from = dup_letter (wall->lists[kind], first);
  to = dup_letter (wall->lists[kind], last);
  return g_str_equal (from, to) ? g_steal_pointer (&from) : g_strdup_printf ("%s–%s", from, to);
}

char *
brg_wall_dup_guide (const BrgWall *wall)
{
  g_return_val_if_fail (wall != NULL, NULL);

  if (wall->round == 0 || g_str_equal (brg_words_get_language (wall->words), "en"))
    return g_strdup ("");
  return g_strdup_printf ("Round %d. Find your name: board, colour (%s = White, %s = Black), "
                          "opponent.",
                          wall->round, WC_ (wall->words, "colour", "white"),
                          WC_ (wall->words, "colour", "black"));
}

static char *
dup_minutes (const BrgWall *wall, gint n)
{
  /* Translators: called out on a screen in the hall: so long until the start, or until it is too
   * late to come; "5 минут" */
  return g_strdup_printf (WN_ (wall->words, "%d minute", "%d minutes", (guint) n), n);
}

void
brg_wall_read_hour (const BrgWall *wall, gint64 now_us, BrgWallHour *hour)
{
  BrgRoundTimer timer;

  g_return_if_fail (wall != NULL && hour != NULL);

  *hour = (BrgWallHour){ .count = g_strdup (""), .what = "" };
  if (wall->start < 0)
    return;
  brg_round_timer_read (wall->start, wall->limit, now_us, &timer);
  if (timer.since_start < -TOLD_BEFORE)
    return;
  g_free (hour->count);
  if (timer.since_start < 0)
    {
      hour->count = brg_desk_words_dup_span (-timer.since_start);
      /* Translators: under a time that runs; "до начала" */
      hour->what = WC_ (wall->words, "wall", "until the start");
    }
  else if (timer.left > 0)
    {
      hour->count = brg_desk_words_dup_span (timer.left);
      /* Translators: under a time that runs: after it who comes is too late; "до неявки" */
      hour->what = WC_ (wall->words, "wall", "until it is too late");
    }
  else
    {
      hour->count = brg_desk_words_dup_span (timer.since_start);
      /* Translators: under a time that runs; "с начала тура" */
      hour->what = WC_ (wall->words, "wall", "since the start");
    }
  if (timer.call == BRG_ROUND_CALL_SOON_FIVE ||
      (timer.call == BRG_ROUND_CALL_FIVE && timer.left > 0))
    hour->call = dup_minutes (wall, 5);
  else if (timer.call == BRG_ROUND_CALL_SOON_ONE ||
           (timer.call == BRG_ROUND_CALL_ONE && timer.left > 0))
    hour->call = dup_minutes (wall, 1);
}

void
brg_wall_hour_clear (BrgWallHour *hour)
{
  g_free (hour->call);
  g_free (hour->count);
}
