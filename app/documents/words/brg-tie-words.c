/* brg-tie-words.c - how equal players were put in order, in words
 *
 * Rules: rus-draughts-2022 5.4.8.13; rus-chess-2014 30.5
 * Tests: tests/app/test-tie-groups.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-tie-words.h"

#include <string.h>

const char *
brg_tie_words_method (const BrgWords *words, BrgTieMethod method)
{
  g_return_val_if_fail (words != NULL, NULL);

  switch (method)
    {
    case BRG_TIE_BY_LOT:
      return WC_ (words, "tie", "Lot");
    case BRG_TIE_BY_PLAYOFF:
      return WC_ (words, "tie", "Play-off");
    case BRG_TIE_BY_OTHER:
      return WC_ (words, "tie", "Decision");
    default:
      g_return_val_if_reached ("");
    }
}

static gboolean
is_number (const char *text)
{
  return *text != '\0' && strspn (text, "0123456789") == strlen (text);
}

char *
brg_tie_words_how (const BrgWords *words, const BrgTieOrder *order)
{
  const char *how;

  g_return_val_if_fail (words != NULL && order != NULL, NULL);

  if (order->method == BRG_TIE_BY_LOT && is_number (order->note))
    /* Translators: %s is the number that makes a lot repeatable */
    return g_strdup_printf (WC_ (words, "tie", "by lot, seed %s"), order->note);
  how = order->method == BRG_TIE_BY_LOT       ? WC_ (words, "tie", "by lot")
        : order->method == BRG_TIE_BY_PLAYOFF ? WC_ (words, "tie", "by play-off")
                                              : WC_ (words, "tie", "by decision");
  return *order->note != '\0' ? g_strdup_printf ("%s: %s", how, order->note) : g_strdup (how);
}

char **
brg_tie_words_list (const BrgWords *words,
                    const BrgSnapshot *snapshot,
                    const BrgStandings *standings)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  g_return_val_if_fail (words != NULL && snapshot != NULL && standings != NULL, NULL);

  for (gint i = 0; i < standings->n_lines; i++)
    {
      const BrgStanding *first = &standings->lines[i];
      gint last = first->last_place;
      g_autofree char *how = NULL;
      g_autofree char *sentence = NULL;

      if (first->order_position == 0 || (guint) first->order >= snapshot->tie_orders->len)
        continue;
      /* What an order has put in places stands together. */
      while (i + 1 < standings->n_lines && standings->lines[i + 1].order == first->order &&
             (standings->lines[i + 1].deciding < 0 ||
              standings->lines[i + 1].deciding == BRG_DECIDED_ORDER))
        last = standings->lines[++i].last_place;
      how = brg_tie_words_how (words, snapshot->tie_orders->pdata[first->order]);
      /* Translators: the first and the last of some places, how they were given: "* Places 3–5: by
       * lot, seed 4711." */
      sentence =
          g_strdup_printf (WC_ (words, "tie", "* Places %d–%d: %s."), first->place, last, how);
      g_strv_builder_add (sentences, sentence);
    }
  return g_strv_builder_end (sentences);
}
