/* brg-impact-words.c - what a correction changes, in words
 *
 * Tests: tests/app/test-correction.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-impact-words.h"

#include <glib/gi18n.h>

#include "brg-next-step.h"

/* How far a later round is, as the beginning of its sentence. */
static char *
dup_progress (const BrgSnapshot *snapshot, gint round)
{
  BrgRoundCounts counts = brg_round_counts_find (snapshot, round);

  if (counts.n_results + counts.n_adjourned == 0)
    /* Translators: number of a round; a sentence about its boards follows */
    return g_strdup_printf (_ ("Round %d, not begun:"), round);
  if (counts.n_results == counts.n_games)
    /* Translators: number of a round; a sentence about its boards follows */
    return g_strdup_printf (_ ("Round %d, all boards finished:"), round);
  /* Translators: number of a round, finished boards, all boards; a sentence follows */
  return g_strdup_printf (_ ("Round %d, %d of %d boards finished:"), round, counts.n_results,
                          counts.n_games);
}

static char *
dup_difference (const BrgImpactRound *round)
{
  if (!round->exists)
    return g_strdup (_ ("with the correct result it could not have been paired at all."));
  if (round->n_different == 0)
    return g_strdup (round->bye_differs ? _ ("the same pairs, but another player would have "
                                             "had the bye.")
                                        : _ ("the same pairs."));
  if (round->n_reversed == 0)
    return g_strdup_printf (ngettext ("%d board would have been paired differently.",
                                      "%d boards would have been paired differently.",
                                      (gulong) round->n_different),
                            round->n_different);
  return g_strdup_printf (
      /* Translators: number of boards, how many of them keep their players */
      ngettext ("%d board would have been paired differently, %d of them with colours reversed.",
                "%d boards would have been paired differently, %d of them with colours "
                "reversed.",
                (gulong) round->n_different),
      round->n_different, round->n_reversed);
}

/* Why the pairs of a round cannot stay: "Its pair on board 2 is now forbidden." */
static void
append_barred (GString *text, const BrgCorrection *correction, gint round)
{
  g_autoptr (GString) boards = g_string_new (NULL);
  guint n_boards = 0;

  for (guint i = 0; i < correction->barred->len; i++)
    {
      const BrgBarredPair *pair = &g_array_index (correction->barred, BrgBarredPair, i);

      if (pair->round != round)
        continue;
      g_string_append_printf (boards, "%s%d", n_boards > 0 ? ", " : "", pair->board);
      n_boards++;
    }
  if (n_boards == 0)
    return;
  g_string_append_c (text, ' ');
  g_string_append_printf (text,
                          /* Translators: the numbers of boards, "3, 7" */
                          ngettext ("The rules forbid its pair on board %s now.",
                                    "The rules forbid its pairs on boards %s now.",
                                    (gulong) n_boards),
                          boards->str);
}

static gboolean
has_manual_pairs (const BrgSnapshot *snapshot, gint number)
{
  const BrgRound *round = brg_snapshot_get_round (snapshot, number);

  for (guint i = 0; round != NULL && i < round->games->len; i++)
    if (g_array_index (round->games, BrgGame, i).is_manual)
      return TRUE;
  return FALSE;
}

char *
brg_impact_words_dup (const BrgCorrection *correction)
{
  const BrgImpact *impact;
  g_autoptr (GString) text = NULL;

  g_return_val_if_fail (correction != NULL && correction->impact != NULL, NULL);

  impact = correction->impact;
  text = g_string_new (NULL);
  g_string_append_printf (text,
                          ngettext ("%d player changes score.", "%d players change score.",
                                    (gulong) impact->n_scores_changed),
                          impact->n_scores_changed);
  g_string_append_c (text, '\n');
  g_string_append_printf (
      text, ngettext ("%d place changes.", "%d places change.", (gulong) impact->n_places_changed),
      impact->n_places_changed);
  for (guint i = 0; i < impact->rounds->len; i++)
    {
      const BrgImpactRound *round = &g_array_index (impact->rounds, BrgImpactRound, i);
      g_autofree char *progress = dup_progress (correction->snapshot, round->round);
      g_autofree char *difference = dup_difference (round);

      g_string_append_printf (text, "\n%s %s", progress, difference);
      append_barred (text, correction, round->round);
      /* By hand, or an adjourned game was finished after the pairing. */
      if (round->n_different_before > 0)
        g_string_append_printf (text, " %s",
                                has_manual_pairs (correction->snapshot, round->round)
                                    ? _ ("Some of its pairs were changed by hand.")
                                    : _ ("Even without this correction some of its pairs would "
                                         "differ."));
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
