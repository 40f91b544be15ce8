/* brg-paper-contest-terms.c - the regulations of a contest of composition on paper
 *
 * Rules: rus-draughts-2022 11.5.2, 11.6.1, 11.7
 * Tests: tests/app/test-contest-paper.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-paper-contest-terms.h"

#include "brg-contest-words.h"
#include "brg-date-words.h"
#include "brg-paper-contest.h"
#include "brg-plain-form.h"
#include "brg-store-contest-rows.h"

typedef struct
{
  BrgForm *form;
  const BrgWords *words;
  const BrgContest *contest;
  const char *zone;
} Filling;

/* @name: not translated, of the context `contest terms`; takes @content. */
static void
add (const Filling *filling, const char *name, char *content)
{
  brg_plain_form_add_pair (filling->form, WC_ (filling->words, "contest terms", name), content);
}

static void
add_text (const Filling *filling, const char *name, const char *text)
{
  if (*text != '\0')
    add (filling, name, g_strdup (text));
}

static void
add_day (const Filling *filling, const char *name, const char *day)
{
  if (*day != '\0')
    add (filling, name, brg_date_words_day (filling->words, day));
}

static void
add_number (const Filling *filling, const char *name, guint number)
{
  if (number > 0)
    add (filling, name, g_strdup_printf ("%u", number));
}

/* "Problems: 64 squares, problem. Judges: Ivanov, Petrov" */
static char *
dup_section (const Filling *filling, const BrgContestSection *section)
{
  const BrgWords *words = filling->words;
  GString *text = g_string_new (brg_contest_words_get_board (section->board, words));

  g_string_append_printf (text, ", %s", brg_contest_words_get_kind (section->kind, words));
  if (*section->group != '\0')
    g_string_append_printf (text, ", %s", brg_contest_words_get_group (section->group, words));
  if (*section->theme != '\0')
    {
      g_string_append (text, ". ");
      g_string_append_printf (text, WC_ (words, "composition", "Theme: %s"), section->theme);
    }
  for (guint i = 0; i < section->judges->len; i++)
    {
      const BrgContestJudge *judge = section->judges->pdata[i];

      g_string_append_printf (text, "%s%s", i == 0 ? ". " : ", ",
                              i == 0 ? WC_ (words, "contest terms", "Judges: ") : "");
      g_string_append (text, judge->name);
      if (*judge->category != '\0')
        g_string_append_printf (text, " (%s)", judge->category);
    }
  return g_string_free (text, FALSE);
}

/* "No. 1: 64 squares, problem, points: 5; No. 2: ...": rus-draughts-2022 11.6.1: genre and number
 * of works, what each of them gives. */
static void
append_works (GString *text, const Filling *filling, const BrgContestSection *section)
{
  for (guint i = 0; i < filling->contest->works->len; i++)
    {
      const BrgContestWork *work = filling->contest->works->pdata[i];
      g_autofree char *sort = brg_contest_words_dup_sort (work, filling->words);
      g_autofree char *points =
          brg_contest_words_dup_points (brg_contest_work_count_points (work), filling->words);

      if (work->section_id != section->id || work->state != BRG_CONTEST_WORK_RECEIVED)
        continue;
      g_string_append (text, text->len > 0 ? "; " : "");
      g_string_append_printf (text,
                              /* Translators: number of a work, "64 squares, problem", its points */
                              WC_ (filling->words, "contest terms", "No. %u: %s, points: %s"),
                              work->number, sort, points);
    }
}

/* Works, beginning and length of a round; of one without works what may come in it. */
static char *
dup_round (const Filling *filling, const BrgContestSection *section)
{
  GString *text = g_string_new (NULL);
  g_autofree char *start = brg_date_words_stamp (filling->words, section->starts_at, filling->zone);

  append_works (text, filling, section);
  if (text->len == 0)
    {
      g_autofree char *any = dup_section (filling, section);

      g_string_append (text, any);
    }
  if (start != NULL)
    {
      g_string_append (text, ". ");
      /* Translators: when a round begins */
      g_string_append_printf (text, WC_ (filling->words, "contest terms", "Begins: %s"), start);
    }
  if (section->minutes > 0)
    {
      g_string_append (text, start != NULL ? ", " : ". ");
      /* Translators: how long a round lasts */
      g_string_append_printf (text, WC_ (filling->words, "contest terms", "%u min"),
                              section->minutes);
    }
  return g_string_free (text, FALSE);
}

/* rus-draughts-2022 11.6.1: extra points for what was found. */
static void
add_bonus (const Filling *filling, const char *name, gint64 points)
{
  if (points > 0)
    add (filling, name, brg_contest_words_dup_points (points, filling->words));
}

/* rus-draughts-2022 11.6.1 */
static void
add_solving (const Filling *filling)
{
  const BrgContestTerms *terms = filling->contest->terms;

  add_number (filling, NC_ ("contest terms", "Works to be solved"), filling->contest->works->len);
  add_bonus (filling, NC_ ("contest terms", "Points for a side solution"), terms->bonus_side);
  add_bonus (filling, NC_ ("contest terms", "Points for unsolvability"), terms->bonus_unsolvable);
  add_bonus (filling, NC_ ("contest terms", "Points for an inexactness"), terms->bonus_inexact);
}

/* rus-draughts-2022 11.5.2 */
static void
add_composing (const Filling *filling)
{
  const BrgContestTerms *terms = filling->contest->terms;
  const BrgWords *words = filling->words;

  add (filling, NC_ ("contest terms", "Authors"),
       g_strdup (terms->is_open
                     ? WC_ (words, "contest terms", "open: the judges know them")
                     : WC_ (words, "contest terms", "closed: the judges do not know them")));
  add_number (filling, NC_ ("contest terms", "Works of an author in a section, at most"),
              terms->n_works);
  add_number (filling, NC_ ("contest terms", "Of them count, the best"), terms->n_counted);
  add_number (filling, NC_ ("contest terms", "Copies of each work"), terms->n_copies);
  add (filling, NC_ ("contest terms", "Mark of a work"),
       g_strdup (brg_contest_words_get_mean (terms->mean, words)));
}

void
brg_paper_contest_terms_add (BrgForm *form, const BrgPaperSource *source, const BrgWords *words)
{
  g_autoptr (BrgContest) contest =
      source->store != NULL && brg_paper_contest_belongs (source->snapshot)
          ? brg_store_load_contest (source->store, source->snapshot->group->id, NULL)
          : NULL;
  Filling filling = { form, words, contest, source->snapshot->event->zone };
  gboolean is_solving = brg_paper_contest_is_solving (source->snapshot);
  const BrgContestTerms *terms = contest != NULL ? contest->terms : NULL;

  if (terms == NULL)
    return;
  add (&filling, NC_ ("contest terms", "Contest"),
       g_strdup (brg_contest_words_get_contest (terms->kind, words)));
  add_text (&filling, NC_ ("contest terms", "Status"), terms->status);
  add (&filling, NC_ ("contest terms", "Theme"),
       g_strdup (*terms->theme != '\0' ? terms->theme : WC_ (words, "contest terms", "free")));
  add_text (&filling, NC_ ("contest terms", "Conditions, how winners are decided"),
            terms->conditions);
  for (guint i = 0; i < contest->sections->len; i++)
    {
      const BrgContestSection *section = contest->sections->pdata[i];

      brg_plain_form_add_pair (form, section->name,
                               is_solving ? dup_round (&filling, section)
                                          : dup_section (&filling, section));
    }
  if (is_solving)
    add_solving (&filling);
  else
    add_composing (&filling);
  add_text (&filling, NC_ ("contest terms", "Address"), terms->address);
  add_day (&filling, NC_ ("contest terms", "Conditions published"), terms->announced);
  add_day (&filling, NC_ ("contest terms", "Last day for sending"), terms->closing);
  add_day (&filling, NC_ ("contest terms", "Preliminary results by"), terms->preliminary);
  /* rus-draughts-2022 11.6.1: of solving when solutions and results are published. */
  add_day (&filling,
           is_solving ? NC_ ("contest terms", "Solutions and results published by")
                      : NC_ ("contest terms", "Results come into force"),
           terms->final);
  add_text (&filling, NC_ ("contest terms", "Besides"), terms->note);
}
