/* brg-moment-words.c - after which round a paper stands
 *
 * Tests: tests/app/papers/test-paper-moment.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-moment-words.h"

#include "brg-round-counts.h"
#include "brg-said-words.h"

/* The rounds up to one, and how far those are that go on. */
typedef struct
{
  gint last_closed;
  gint last_open;
  guint n_open;
  gint n_games;   /* of the open rounds */
  gint n_results; /* of them */
  GString *open;  /* "3", "2, 4", "1–5" */
} Moment;

static char *
say_in_play (const Moment *moment)
{
  const char *open = moment->open->str;

  if (moment->last_closed == 0)
    return g_strdup_printf (moment->n_open == 1
                                /* Translators: no round is closed yet: a number; "в ходе %s-го
                                 * тура" */
                                ? _ ("during round %s")
                                /* Translators: no round is closed yet: numbers, "1, 2" */
                                : _ ("during rounds %s"),
                            open);
  return g_strdup_printf (moment->n_open == 1
                              /* Translators: the last round that is closed, the one whose games go
                               * on; "после %d-го тура, %s-й тур идёт" */
                              ? _ ("after round %d, round %s in play")
                              /* Translators: the last round that is closed, numbers of those
                               * whose games go on, "3, 5" */
                              : _ ("after round %d, rounds %s in play"),
                          moment->last_closed, open);
}

/* What is counted are the results of the open rounds as well. */
static char *
say_results (const Moment *moment)
{
  g_autofree char *in_play = NULL;

  if (moment->n_open == 1 && moment->last_open > moment->last_closed)
    /* Translators: a number; "в ходе %s-го тура" */
    in_play = g_strdup_printf (_ ("during round %s"), moment->open->str);
  else
    in_play = say_in_play (moment);
  /* Translators: "during round 5", or "after round 3, round 2 in play"; how many results of the
   * rounds in play there are, and of how many games; "%s: результатов %d из %d" */
  return g_strdup_printf (_ ("%s: %d of %d results in"), in_play, moment->n_results,
                          moment->n_games);
}

static char *
say_not_closed (const Moment *moment)
{
  gint last = MAX (moment->last_open, moment->last_closed);

  if (moment->n_open == 1 && moment->last_open == last)
    /* Translators: all results are in, but nobody has closed the round yet; "после %d-го тура, тур
     * не закрыт" */
    return g_strdup_printf (_ ("after round %d, not closed yet"), last);
  return g_strdup_printf (moment->n_open == 1
                              /* Translators: the last round, an earlier one that has all its
                               * results but is not closed yet; "после %d-го тура, %s-й тур не
                               * закрыт" */
                              ? _ ("after round %d, round %s not closed yet")
                              /* Translators: the last round, numbers of those that have all their
                               * results but are not closed yet, "2, 4" */
                              : _ ("after round %d, rounds %s not closed yet"),
                          last, moment->open->str);
}

static char *
say (const Moment *moment, gint round)
{
  if (moment->n_open == 0)
    /* Translators: "Table", "Standings" and others stand before it; "после %d-го тура" */
    return g_strdup_printf (_ ("after round %d"), round);
  if (moment->n_results >= moment->n_games)
    return say_not_closed (moment);
  return moment->n_results > 0 ? say_results (moment) : say_in_play (moment);
}

static gboolean
is_in (const BrgSnapshot *snapshot, gint number, BrgRoundState state)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, number);

  return round != NULL && round->state == state;
}

static void
add_open (Moment *moment, gint first, gint last)
{
  g_string_append_printf (moment->open, "%s%d", moment->n_open > 0 ? ", " : "", first);
  if (last > first)
    g_string_append_printf (moment->open, "–%d", last);
  moment->n_open += (guint) (last - first) + 1;
  moment->last_open = last;
}

static void
count (Moment *moment, const BrgSnapshot *snapshot, gint round)
{
  BrgRoundCounts counts = brg_round_counts_find (snapshot, round);

  moment->n_games += counts.n_games;
  moment->n_results += counts.n_results;
}

static void
read_rounds (Moment *moment, const BrgSnapshot *snapshot, gint round)
{
  for (gint number = 1; number <= round; number++)
    {
      gint until = number;

      if (is_in (snapshot, number, BRG_ROUND_CLOSED))
        moment->last_closed = number;
      if (!is_in (snapshot, number, BRG_ROUND_PUBLISHED))
        continue;
      count (moment, snapshot, number);
      while (until < round && is_in (snapshot, until + 1, BRG_ROUND_PUBLISHED))
        count (moment, snapshot, ++until);
      /* Two are told one by one: "1, 2", but "1–3". */
      if (until == number + 1)
        {
          add_open (moment, number, number);
          number = until;
        }
      add_open (moment, number, until);
      number = until;
    }
}

char *
brg_moment_words_dup (const BrgWords *words, const BrgSnapshot *snapshot, gint round)
{
  g_autoptr (GString) open = g_string_new (NULL);
  Moment moment = { .open = open };
  const BrgWords *before;
  char *text;

  g_return_val_if_fail (snapshot != NULL, NULL);

  read_rounds (&moment, snapshot, round);
  before = brg_said_words_begin (words);
  text = say (&moment, round);
  brg_said_words_begin (before);
  return text;
}
