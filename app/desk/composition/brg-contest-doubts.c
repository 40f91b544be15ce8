/* brg-contest-doubts.c - what the book says against a contest: days, copies, judges who compete
 *
 * Rules: rus-draughts-2022 11.4.1, 11.4.2, 11.5.2, 11.6.1, 11.7
 * Tests: tests/app/test-contest-doubts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-doubts.h"

#include <string.h>

#include "brg-composition-facts.h"
#include "brg-contest-position.h"
#include "brg-date-words.h"
#include "brg-draughts-fen.h"
#include "brg-name-match.h"

static void
clear_doubt (gpointer data)
{
  BrgContestDoubt *doubt = data;

  g_free (doubt->article);
  g_free (doubt->text);
}

static GArray *
new_doubts (void)
{
  GArray *doubts = g_array_new (FALSE, FALSE, sizeof (BrgContestDoubt));

  g_array_set_clear_func (doubts, clear_doubt);
  return doubts;
}

/* Takes @text. */
static void
add (GArray *doubts, const char *article, char *text, gint64 work_id)
{
  BrgContestDoubt doubt = { g_strdup (article), text, work_id };

  g_array_append_val (doubts, doubt);
}

/* Whether the book says that it is not so; takes @value. */
static gboolean
is_bad (const char *what, char *value)
{
  g_autofree char *asked = value;
  g_auto (BrgCompositionFact) fact = { 0 };

  brg_composition_fact_ask (what, asked, &fact);
  return fact.is_asked && g_strcmp0 (fact.answer, "bad") == 0;
}

/* ----- Regulations ----- */

/* rus-draughts-2022 11.5.2: remarks are taken for two months. */
static void
doubt_months (GArray *doubts, const char *preliminary, const char *final, const BrgWords *words)
{
  if (*preliminary != '\0' && *final != '\0' &&
      is_bad ("final-results", g_strdup_printf ("preliminary=%s;final=%s", preliminary, final)))
    add (doubts, "11.5.2",
         g_strdup (WC_ (words, "composition",
                        "There are less than two months from preliminary to final results")),
         0);
}

/* rus-draughts-2022 11.5.2: not later than the regulations say. */
static void
doubt_late (GArray *doubts,
            const BrgContestTerms *terms,
            BrgContestStage stage,
            const char *day,
            const BrgWords *words)
{
  gboolean is_final = stage == BRG_CONTEST_STAGE_FINAL;
  const char *last = is_final ? terms->final : terms->preliminary;

  if (*last == '\0' || *day == '\0' || strcmp (day, last) <= 0)
    return;
  add (doubts, terms->kind == BRG_CONTEST_SOLVING ? "11.6.1" : "11.5.2",
       g_strdup (is_final
                     ? WC_ (words, "composition",
                            "Final results were published later than the regulations say")
                     : WC_ (words, "composition",
                            "Preliminary results were published later than the regulations say")),
       0);
}

/* rus-draughts-2022 11.5.2: three months for sending; two months for remarks. */
static void
doubt_days (GArray *doubts, const BrgContestTerms *terms, const BrgWords *words)
{
  if (*terms->announced != '\0' && *terms->closing != '\0' &&
      is_bad ("entry-window",
              g_strdup_printf ("announced=%s;closing=%s", terms->announced, terms->closing)))
    add (doubts, "11.5.2",
         g_strdup (WC_ (words, "composition",
                        "Works are taken for less than three months from the announcement")),
         0);
  doubt_months (doubts,
                *terms->preliminary_done != '\0' ? terms->preliminary_done : terms->preliminary,
                *terms->final_done != '\0' ? terms->final_done : terms->final, words);
  doubt_late (doubts, terms, BRG_CONTEST_STAGE_PRELIMINARY, terms->preliminary_done, words);
  doubt_late (doubts, terms, BRG_CONTEST_STAGE_FINAL, terms->final_done, words);
}

/* rus-draughts-2022 11.7: the judges look at the works and mark them, then the preliminary results
 * are told; two months run from that day (11.5.2). */
static void
doubt_sheets_of_judges (GArray *doubts,
                        const BrgContest *contest,
                        const char *day,
                        const BrgWords *words)
{
  for (guint i = 0; i < contest->sections->len; i++)
    {
      const BrgContestSection *section = contest->sections->pdata[i];

      for (guint n = 0; n < section->judges->len; n++)
        if (strcmp (((const BrgContestJudge *) section->judges->pdata[n])->handed, day) > 0)
          {
            add (doubts, "11.7",
                 g_strdup (WC_ (words, "composition",
                                "Preliminary results were published before the judges handed "
                                "their sheets in")),
                 0);
            return;
          }
    }
}

GArray *
brg_contest_doubts_of_publication (const BrgContest *contest,
                                   BrgContestStage stage,
                                   const char *day,
                                   const char *today,
                                   const BrgWords *words)
{
  GArray *doubts = new_doubts ();
  const BrgContestTerms *terms;

  g_return_val_if_fail (contest != NULL && contest->terms != NULL, doubts);
  g_return_val_if_fail (day != NULL && today != NULL && words != NULL, doubts);

  terms = contest->terms;
  if (strcmp (day, today) > 0)
    add (doubts, "",
         g_strdup (WC_ (words, "composition", "The day of publication is still to come")), 0);
  if (stage == BRG_CONTEST_STAGE_FINAL && terms->kind == BRG_CONTEST_COMPOSING)
    doubt_months (doubts, terms->preliminary_done, day, words);
  if (stage == BRG_CONTEST_STAGE_PRELIMINARY)
    doubt_sheets_of_judges (doubts, contest, day, words);
  doubt_late (doubts, terms, stage, day, words);
  return doubts;
}

char *
brg_contest_doubt_dup_text (const BrgContestDoubt *doubt)
{
  g_return_val_if_fail (doubt != NULL, NULL);

  return *doubt->article != '\0' ? g_strdup_printf ("%s (%s)", doubt->text, doubt->article)
                                 : g_strdup (doubt->text);
}

/* rus-draughts-2022 11.5.2, 11.6.1: what regulations have to name. */
static void
doubt_gaps (GArray *doubts, const BrgContestTerms *terms, const BrgWords *words)
{
  const struct
  {
    gboolean is_missing;
    gboolean is_of_composing;
    const char *name;
  } gaps[] = {
    { *terms->status == '\0', FALSE, NC_ ("composition", "status") },
    { *terms->conditions == '\0', FALSE, NC_ ("composition", "how winners are decided") },
    { *terms->address == '\0', FALSE, NC_ ("composition", "address") },
    { *terms->announced == '\0', TRUE, NC_ ("composition", "day of the announcement") },
    { *terms->closing == '\0', FALSE, NC_ ("composition", "last day for sending") },
    { *terms->preliminary == '\0', TRUE, NC_ ("composition", "day of preliminary results") },
    { *terms->final == '\0', FALSE, NC_ ("composition", "day of final results") },
  };
  gboolean is_solving = terms->kind == BRG_CONTEST_SOLVING;
  g_autoptr (GString) names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (gaps); i++)
    if (gaps[i].is_missing && !(is_solving && gaps[i].is_of_composing))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              WC_ (words, "composition", gaps[i].name));
  if (names->len > 0)
    add (
        doubts, is_solving ? "11.6.1" : "11.5.2",
        /* Translators: what regulations lack: "status, address"; «В Положении не названы: %s» */
        g_strdup_printf (WC_ (words, "composition", "The regulations do not name: %s"), names->str),
        0);
}

GArray *
brg_contest_doubts_of_terms (const BrgContestTerms *terms, const BrgWords *words)
{
  GArray *doubts = new_doubts ();

  g_return_val_if_fail (terms != NULL && words != NULL, doubts);

  if (terms->kind == BRG_CONTEST_COMPOSING)
    doubt_days (doubts, terms, words);
  if (terms->kind == BRG_CONTEST_COMPOSING && terms->n_works > 0 &&
      terms->n_counted > terms->n_works)
    add (doubts, "11.5.2",
         g_strdup (WC_ (words, "composition", "More works of an author count than are taken")), 0);
  doubt_gaps (doubts, terms, words);
  return doubts;
}

/* ----- What is late ----- */

/* rus-draughts-2022 11.5.2: not later than the regulations say. */
static void
doubt_overdue (GArray *doubts, const BrgContestDesk *desk, const char *today, const BrgWords *words)
{
  const BrgContestTerms *terms = desk->contest->terms;
  gboolean is_open = terms->stage == BRG_CONTEST_STAGE_OPEN;
  const char *day =
      is_open && terms->kind == BRG_CONTEST_COMPOSING ? terms->preliminary : terms->final;
  g_autofree char *written = NULL;

  if (terms->stage == BRG_CONTEST_STAGE_FINAL || *day == '\0' || g_strcmp0 (today, day) <= 0)
    return;
  written = brg_date_words_figures (words, day);
  add (doubts, terms->kind == BRG_CONTEST_SOLVING ? "11.6.1" : "11.5.2",
       g_strdup_printf (day == terms->preliminary
                            ? WC_ (words, "composition", "Preliminary results were due on %s")
                            : WC_ (words, "composition", "Final results were due on %s"),
                        written),
       0);
}

/* Results that are said to be published have their day behind them. */
static void
doubt_to_come (GArray *doubts,
               const BrgContestTerms *terms,
               const char *today,
               const BrgWords *words)
{
  if (strcmp (terms->preliminary_done, today) > 0 || strcmp (terms->final_done, today) > 0)
    add (doubts, "",
         g_strdup (WC_ (words, "composition", "The day of publication is still to come")), 0);
}

/* ----- Judges ----- */

/* rus-draughts-2022 11.7: each section has judges, and a senior one among several. */
static void
doubt_judges (GArray *doubts, const BrgContestDesk *desk, const BrgWords *words)
{
  for (guint i = 0; i < desk->contest->sections->len; i++)
    {
      const BrgContestSection *section = desk->contest->sections->pdata[i];
      gboolean has_senior = section->judges->len == 1;

      for (guint n = 0; n < section->judges->len; n++)
        has_senior |= ((const BrgContestJudge *) section->judges->pdata[n])->is_senior;
      if (section->judges->len == 0)
        add (doubts, "11.7",
             g_strdup_printf (WC_ (words, "composition", "Section “%s” has no judge"),
                              section->name),
             0);
      else if (!has_senior)
        add (doubts, "11.7",
             g_strdup_printf (WC_ (words, "composition", "Section “%s” has no senior judge"),
                              section->name),
             0);
    }
}

/* Whether an official with this name may be the author, by the same rule as where he is refused. */
static gboolean
is_author (const BrgContestDesk *desk, const BrgContestAuthor *author, const char *official)
{
  gint index = brg_contest_desk_find_author (desk->snapshot, author);
  g_autofree char *name =
      index >= 0 ? brg_entry_dup_full_name (brg_snapshot_get_entry (desk->snapshot, index))
                 : g_strdup (author->name);

  return brg_name_match_agrees (name, official);
}

/* rus-draughts-2022 11.7: the chief judge does not compete, a judge not in his own section. Whose
 * work it is would say who the author is. */
static void
doubt_author (GArray *doubts,
              const BrgContestDesk *desk,
              const BrgContestWorkRow *row,
              const BrgContestAuthor *author,
              const BrgWords *words)
{
  const char *chief = brg_official_list_get_chief (desk->snapshot->event->officials);
  gint64 work_id = desk->hides_authors ? 0 : row->work->id;

  if (chief != NULL && is_author (desk, author, chief) &&
      is_bad ("competes", g_strdup ("chief-judge;section=1")))
    add (doubts, "11.7",
         g_strdup (WC_ (words, "composition", "The chief arbiter is among the authors")), work_id);
  for (guint i = 0; i < row->section->judges->len; i++)
    {
      const BrgContestJudge *judge = row->section->judges->pdata[i];

      if (is_author (desk, author, judge->name) &&
          is_bad ("competes",
                  g_strdup_printf ("judge-of=%" G_GINT64_FORMAT ";section=%" G_GINT64_FORMAT,
                                   row->section->id, row->work->section_id)))
        add (doubts, "11.7",
             g_strdup_printf (
                 WC_ (words, "composition", "A judge of section “%s” is among its authors"),
                 row->section->name),
             work_id);
    }
}

/* ----- Works ----- */

/* rus-draughts-2022 11.5.2: until the last day, which of a work that is in has to be known. */
static void
doubt_received (GArray *doubts,
                const BrgContestTerms *terms,
                const BrgContestWork *work,
                const BrgWords *words)
{
  if (terms->kind != BRG_CONTEST_COMPOSING || *terms->closing == '\0')
    return;
  if (work->state == BRG_CONTEST_WORK_RECEIVED && *work->received == '\0')
    add (doubts, "11.5.2",
         g_strdup_printf (WC_ (words, "composition",
                               "No. %u has no day of receipt: it is not known whether it is late"),
                          work->number),
         work->id);
  else if (strcmp (work->received, terms->closing) > 0)
    add (doubts, "11.5.2",
         g_strdup_printf (WC_ (words, "composition", "No. %u came after the last day"),
                          work->number),
         work->id);
}

/* rus-draughts-2022 11.4.1: at least fifty copies. */
static void
doubt_work (GArray *doubts,
            const BrgContestDesk *desk,
            const BrgContestWork *work,
            const BrgWords *words)
{
  doubt_received (doubts, desk->contest->terms, work, words);
  if (work->first_copies > 0 &&
      is_bad ("publication", g_strdup_printf ("copies=%u", work->first_copies)))
    add (doubts, "11.4.1",
         g_strdup_printf (
             WC_ (words, "composition", "No. %u: a publication of %u copies does not count"),
             work->number, work->first_copies),
         work->id);
}

/* rus-draughts-2022 11.5.2: how many works of an author are taken. Told once, of the first work
 * that is too many. */
static void
doubt_number (GArray *doubts, const BrgContestDesk *desk, guint index, const BrgWords *words)
{
  const BrgContestWork *work = ((const BrgContestWorkRow *) desk->works->pdata[index])->work;
  guint most = desk->contest->terms->n_works;

  for (guint i = 0; most > 0 && i < work->authors->len; i++)
    {
      const BrgContestAuthor *author = work->authors->pdata[i];
      guint n_works = 0;

      for (guint n = 0; n <= index; n++)
        {
          const BrgContestWork *other = ((const BrgContestWorkRow *) desk->works->pdata[n])->work;

          for (guint m = 0; other->section_id == work->section_id && m < other->authors->len; m++)
            {
              const BrgContestAuthor *one = other->authors->pdata[m];

              n_works += one->entry_id == author->entry_id && g_str_equal (one->name, author->name);
            }
        }
      if (n_works == most + 1)
        add (doubts, "11.5.2",
             g_strdup_printf (WC_ (words, "composition",
                                   "No. %u is more than the regulations take of an author"),
                              work->number),
             work->id);
    }
}

/* What stands on the board, whoever wrote it how. */
static char *
dup_position (const BrgContestWork *work)
{
  g_auto (BrgContestPosition) position = { 0 };
  g_autofree char *fen = NULL;

  if (brg_contest_position_read (work, &position) != BRG_CONTEST_POSITION_FINE)
    return NULL;
  if (position.is_chess)
    return g_strdup (work->fen);
  fen = brg_draughts_fen_write (&position.draughts.position, BRG_DRAUGHTS_FEN_NUMBERS);
  return g_strdup_printf ("%s %s", work->board, fen);
}

/* rus-draughts-2022 11.4.2: from the first publication that counts, else from the last day. */
static const char *
get_priority (const BrgContestDesk *desk, const BrgContestWork *work)
{
  gboolean is_printed =
      *work->first != '\0' &&
      (work->first_copies == 0 ||
       !is_bad ("publication", g_strdup_printf ("copies=%u", work->first_copies)));

  return is_printed ? work->first : desk->contest->terms->closing;
}

static void
doubt_same (GArray *doubts,
            const BrgContestDesk *desk,
            const BrgContestWork *work,
            const BrgContestWork *other,
            const BrgWords *words)
{
  g_autofree char *value =
      g_strdup_printf ("%u=%s;%u=%s", other->number, get_priority (desk, other), work->number,
                       get_priority (desk, work));
  g_auto (BrgCompositionFact) fact = { 0 };

  brg_composition_fact_ask ("priority", value, &fact);
  add (doubts, "11.4.2",
       fact.is_asked
           ? g_strdup_printf (
                 /* Translators: numbers of two works, and of the one that was there first */
                 WC_ (words, "composition", "No. %u has the position of No. %u; priority: %s"),
                 work->number, other->number, fact.answer)
           : g_strdup_printf (WC_ (words, "composition", "No. %u has the position of No. %u"),
                              work->number, other->number),
       work->id);
}

static void
doubt_works (GArray *doubts, const BrgContestDesk *desk, const BrgWords *words)
{
  g_autoptr (GHashTable) by_position =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < desk->works->len; i++)
    {
      const BrgContestWorkRow *row = desk->works->pdata[i];
      char *position = dup_position (row->work);
      const BrgContestWork *other =
          position != NULL ? g_hash_table_lookup (by_position, position) : NULL;

      doubt_work (doubts, desk, row->work, words);
      doubt_number (doubts, desk, i, words);
      for (guint n = 0;
           desk->contest->terms->kind == BRG_CONTEST_COMPOSING && n < row->work->authors->len; n++)
        doubt_author (doubts, desk, row, row->work->authors->pdata[n], words);
      if (other != NULL)
        doubt_same (doubts, desk, row->work, other, words);
      if (other == NULL && position != NULL)
        g_hash_table_insert (by_position, position, (gpointer) row->work);
      else
        g_free (position);
    }
}

/* ----- Solvers ----- */

/* The first work of a round that a solver handed in too early, or too late, 0 for none. */
static gint64
find_work (const BrgContestDesk *desk,
           const BrgContestSolverRow *solver,
           const BrgContestSection *section,
           gboolean is_early)
{
  for (guint i = 0; i < desk->solved->len; i++)
    {
      const BrgContestWorkRow *row = desk->solved->pdata[i];
      const BrgContestCell *cell = &solver->cells[i];

      if (row->section == section && (is_early ? cell->is_early : cell->is_late))
        return row->work->id;
    }
  return 0;
}

/* rus-draughts-2022 11.6.1: within the time that is named, which begins with the round; told once
 * of a solver and a round. */
static void
doubt_sheets (GArray *doubts, const BrgContestDesk *desk, gboolean is_early, const BrgWords *words)
{
  for (guint i = 0; i < desk->solvers->len; i++)
    for (guint n = 0; n < desk->contest->sections->len; n++)
      {
        const BrgContestSolverRow *solver = desk->solvers->pdata[i];
        const BrgContestSection *section = desk->contest->sections->pdata[n];
        gint64 work_id = find_work (desk, solver, section, is_early);

        if (work_id != 0)
          add (doubts, "11.6.1",
               g_strdup_printf (is_early
                                    /* Translators: name of a solver, name of a round */
                                    ? WC_ (words, "composition",
                                           "%s handed the sheet of round “%s” in before it began")
                                    /* Translators: name of a solver, name of a round */
                                    : WC_ (words, "composition",
                                           "%s handed the sheet of round “%s” in after the time"),
                                solver->name, section->name),
               work_id);
      }
}

GArray *
brg_contest_doubts_new (const BrgContestDesk *desk, const char *today, const BrgWords *words)
{
  GArray *doubts;

  g_return_val_if_fail (desk != NULL && today != NULL && words != NULL, NULL);

  doubts = brg_contest_doubts_of_terms (desk->contest->terms, words);
  doubt_overdue (doubts, desk, today, words);
  doubt_to_come (doubts, desk->contest->terms, today, words);
  if (desk->contest->terms->kind == BRG_CONTEST_COMPOSING)
    doubt_judges (doubts, desk, words);
  if (*desk->contest->terms->preliminary_done != '\0')
    doubt_sheets_of_judges (doubts, desk->contest, desk->contest->terms->preliminary_done, words);
  doubt_works (doubts, desk, words);
  doubt_sheets (doubts, desk, TRUE, words);
  doubt_sheets (doubts, desk, FALSE, words);
  return doubts;
}

/* ----- Steps ----- */

static void
clear_step (gpointer data)
{
  BrgContestStep *step = data;

  g_free (step->title);
  g_free (step->day);
}

GArray *
brg_contest_steps_new (const BrgContestTerms *terms, const BrgWords *words)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (BrgContestStep));
  BrgContestStage stage;
  const char *preliminary;
  const char *final;

  g_return_val_if_fail (terms != NULL && words != NULL, steps);

  g_array_set_clear_func (steps, clear_step);
  stage = terms->stage;
  preliminary = *terms->preliminary_done != '\0' ? terms->preliminary_done : terms->preliminary;
  final = *terms->final_done != '\0' ? terms->final_done : terms->final;
  for (guint i = 0; i < 4; i++)
    {
      static const char *const titles[] = { NC_ ("composition", "marks"),
                                            NC_ ("composition", "preliminary results"),
                                            NC_ ("composition", "remarks"),
                                            NC_ ("composition", "final results") };
      /* rus-draughts-2022 11.5.2: two months between the results. */
      char *day = i == 1   ? brg_date_words_figures (words, preliminary)
                  : i == 2 ? g_strdup (WC_ (words, "composition", "two months"))
                  : i == 3 ? brg_date_words_figures (words, final)
                           : brg_date_words_figures (words, terms->closing);
      BrgContestStep step = {
        .title = g_strdup (WC_ (words, "composition", titles[i])),
        .day = day,
        .is_done =
            stage == BRG_CONTEST_STAGE_FINAL || (stage == BRG_CONTEST_STAGE_PRELIMINARY && i < 2),
        .is_now = (stage == BRG_CONTEST_STAGE_OPEN && i == 0) ||
                  (stage == BRG_CONTEST_STAGE_PRELIMINARY && i == 2),
      };

      g_array_append_val (steps, step);
    }
  return steps;
}
