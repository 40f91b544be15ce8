/* brg-apart-words.c - players who are kept apart, on paper
 *
 * Rules: rus-chess-2014 22.8
 * Tests: tests/app/test-event-document.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-apart-words.h"

static char *
dup_rounds (const BrgWords *words, BrgApartField field, gint first, gint last)
{
  if (first == last)
    return g_strdup_printf (
        field == BRG_APART_FEDERATION
            /* Translators: the number of a round */
            ? W_ (words, "Players of one federation are not paired in round %d.")
            /* Translators: the number of a round */
            : W_ (words, "Players of one organisation are not paired in round %d."),
        first);
  return g_strdup_printf (
      field == BRG_APART_FEDERATION
          /* Translators: the first and the last round */
          ? W_ (words, "Players of one federation are not paired in rounds %d to %d.")
          /* Translators: the first and the last round */
          : W_ (words, "Players of one organisation are not paired in rounds %d to %d."),
      first, last);
}

void
brg_apart_words_add (GPtrArray *notes,
                     const BrgWords *words,
                     const BrgSnapshot *snapshot,
                     gint round)
{
  g_return_if_fail (notes != NULL && words != NULL && snapshot != NULL);

  for (guint i = 0; i < snapshot->kept_apart->len; i++)
    {
      const BrgKeptApart *apart = &g_array_index (snapshot->kept_apart, BrgKeptApart, i);
      gint first;
      gint last;

      brg_kept_apart_get_rounds (apart, brg_snapshot_count_rounds (snapshot), &first, &last);
      if (last >= round)
        g_ptr_array_add (notes, dup_rounds (words, apart->field, first, last));
    }
}
