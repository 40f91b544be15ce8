/* brg-moment-words.c - after which round a paper stands
 *
 * Tests: tests/app/papers/test-paper-truth.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-moment-words.h"

#include "brg-said-words.h"

static char *
say (gint last, guint n_open, const char *open)
{
  if (n_open == 0)
    /* Translators: "Table", "Standings" and others stand before it; "после %d-го тура" */
    return g_strdup_printf (_ ("after round %d"), last);
  if (last == 0)
    return g_strdup_printf (n_open == 1
                                /* Translators: no round is closed yet: a number; "в ходе %s-го
                                 * тура" */
                                ? _ ("during round %s")
                                /* Translators: no round is closed yet: numbers, "1, 2" */
                                : _ ("during rounds %s"),
                            open);
  return g_strdup_printf (n_open == 1
                              /* Translators: the last round that is closed, the one whose games go
                               * on; "после %d-го тура, %s-й тур идёт" */
                              ? _ ("after round %d, round %s in play")
                              /* Translators: the last round that is closed, numbers of those
                               * whose games go on, "3, 5" */
                              : _ ("after round %d, rounds %s in play"),
                          last, open);
}

static gboolean
is_in (const BrgSnapshot *snapshot, gint number, BrgRoundState state)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, number);

  return round != NULL && round->state == state;
}

char *
brg_moment_words_dup (const BrgWords *words, const BrgSnapshot *snapshot, gint round)
{
  g_autoptr (GString) open = g_string_new (NULL);
  const BrgWords *before;
  guint n_open = 0;
  gint last = 0;
  char *text;

  g_return_val_if_fail (snapshot != NULL, NULL);

  for (gint number = 1; number <= round; number++)
    {
      gint until = number;

      if (is_in (snapshot, number, BRG_ROUND_CLOSED))
        last = number;
      if (!is_in (snapshot, number, BRG_ROUND_PUBLISHED))
        continue;
      while (until < round && is_in (snapshot, until + 1, BRG_ROUND_PUBLISHED))
        until++;
      /* Two are told one by one: "1, 2", but "1–3". */
      if (until == number + 1)
        until = number;
      g_string_append_printf (open, "%s%d", n_open > 0 ? ", " : "", number);
      if (until > number)
        g_string_append_printf (open, "–%d", until);
      n_open += (guint) (until - number) + 1;
      number = until;
    }
  before = brg_said_words_begin (words);
  text = say (n_open > 0 ? last : round, n_open, open->str);
  brg_said_words_begin (before);
  return text;
}
