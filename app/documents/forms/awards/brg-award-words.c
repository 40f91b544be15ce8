/* brg-award-words.c - prizes in words
 *
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-award-words.h"

#include "brg-money-words.h"
#include "brg-name-words.h"

char *
brg_award_words_places (gint first, gint last)
{
  return first == last ? g_strdup_printf ("%d", first) : g_strdup_printf ("%d–%d", first, last);
}

/* What stands beside the money of the places that the award is for. */
static void
add_notes (const BrgAwardLists *lists,
           const BrgPrizeAward *award,
           GPtrArray *parts,
           const BrgWords *words)
{
  const GPtrArray *prizes = lists->source.snapshot->prizes;

  for (guint i = 0; i < prizes->len; i++)
    {
      const BrgPrize *prize = prizes->pdata[i];

      if (prize->category + 1 != (gint) award->list || *prize->note == '\0' ||
          prize->first_place > award->last_place || prize->last_place < award->place)
        continue;
      if (prize->first_place <= award->place && prize->last_place >= award->last_place)
        g_ptr_array_add (parts, g_strdup (prize->note));
      else
        /* Translators: a cup or a medal that one of several equal players gets: "кубок (по жребию)"
         */
        g_ptr_array_add (parts, brg_words_fill (words, N_ ("%s (by lot)"), prize->note));
    }
}

char *
brg_award_words_prize (const BrgAwardLists *lists,
                       const BrgPrizeAward *award,
                       const BrgWords *words)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (lists != NULL && award != NULL, NULL);

  if (award->amount > 0)
    g_ptr_array_add (
        parts,
        brg_money_words_sum (award->amount, lists->source.snapshot->group->prize_currency, words));
  add_notes (lists, award, parts, words);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

/* "600 ÷ 6"; the whole when it is not shared. */
static char *
dup_part (gint64 amount, gint n, const BrgWords *words)
{
  g_autofree char *figures = brg_money_words_sum (amount, "", words);

  return n == 1 ? g_steal_pointer (&figures) : g_strdup_printf ("%s ÷ %d", figures, n);
}

/* How the money of equal players is shared: "300 ÷ 2 + 600 ÷ 6". */
static char *
dup_sum (BrgPrizeSharing sharing, const BrgPrizeAward *award, const BrgWords *words)
{
  gint n_equal = award->last_place - award->place + 1;
  gint n_tied = award->last_tied - award->first_tied + 1;
  g_autofree char *own = NULL;
  g_autofree char *pool = NULL;

  switch (n_equal == n_tied ? BRG_PRIZE_SHARING_EQUAL : sharing)
    {
    case BRG_PRIZE_SHARING_EQUAL:
      return dup_part (award->pool, n_tied, words);
    case BRG_PRIZE_SHARING_HORT:
      own = dup_part (award->own, 2 * n_equal, words);
      pool = dup_part (award->pool, 2 * n_tied, words);
      if (award->own == 0)
        return g_steal_pointer (&pool);
      return g_strdup_printf ("%s + %s", own, pool);
    case BRG_PRIZE_SHARING_NONE:
    default:
      return dup_part (award->own, n_equal, words);
    }
}

static gint
find_place (const BrgAwardLists *lists, const BrgPrizeAward *award)
{
  const GArray *lines = lists->lists->pdata[award->list];

  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, BrgClassified, i).player == award->player)
      return g_array_index (lines, BrgClassified, i).place;
  return award->place;
}

char *
brg_award_words_notes (const BrgAwardLists *lists,
                       const BrgPrizeAward *award,
                       const BrgWords *words)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (lists != NULL && award != NULL, NULL);

  add_notes (lists, award, parts, words);
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (", ", (char **) parts->pdata);
}

char *
brg_award_words_reason (const BrgAwardLists *lists,
                        const BrgPrizeAward *award,
                        const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *places = NULL;
  BrgPrizeSharing sharing;
  gboolean is_shared;
  gint place;

  g_return_val_if_fail (lists != NULL && award != NULL, NULL);

  sharing = brg_award_lists_get_sharing (lists->source.snapshot);
  place = find_place (lists, award);
  places = brg_award_words_places (award->place, award->last_place);
  /* Translators: why somebody gets a prize: a place, or several that are equal; "место %s" */
  g_string_append_printf (text, W_ (words, "place %s"), places);
  if (place != award->place)
    /* Translators: the place in the list of somebody who moved up because those before him take
     * other prizes; "%d-й в списке" */
    g_string_append_printf (text, W_ (words, " (%d in the list)"), place);
  is_shared = sharing == BRG_PRIZE_SHARING_NONE ? award->last_place > award->place
                                                : award->last_tied > award->first_tied;
  if (is_shared && award->amount > 0)
    {
      g_autofree char *tied = brg_award_words_places (award->first_tied, award->last_tied);
      g_autofree char *sum = dup_sum (sharing, award, words);

      if (sharing == BRG_PRIZE_SHARING_NONE)
        /* Translators: equal players share a prize, a sum; "равны во всём: %s" */
        g_string_append_printf (text, W_ (words, "; tied on everything: %s"), sum);
      else
        /* Translators: places whose players have equal points and share their prizes, a sum;
         * "равные очки, места %s: %s" */
        g_string_append_printf (text, W_ (words, "; level on points, places %s: %s"), tied, sum);
    }
  if (award->rounding > 0)
    g_string_append_printf (text, W_ (words, ", %s of it by rounding"),
                            WC_ (words, "a hundredth", "0.01"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
brg_award_words_excluded (const BrgAwardLists *lists, const BrgWords *words)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  const BrgStandings *standings;

  g_return_val_if_fail (lists != NULL && words != NULL, NULL);

  standings = lists->source.standings;
  for (gint i = 0; i < standings->n_lines; i++)
    {
      gint player = standings->lines[i].player;

      if (standings->lines[i].has_place && brg_award_lists_is_excluded (lists, player))
        g_ptr_array_add (
            names, brg_name_words_dup (lists->source.snapshot, player, BRG_NAME_PLAIN, words));
    }
  if (names->len == 0)
    return NULL;
  g_ptr_array_add (names, NULL);
  text = g_strjoinv (", ", (char **) names->pdata);
  /* Translators: names of players whom the arbiters excluded */
  return brg_words_fill (words, N_ ("Excluded, no prize: %s. Those below move up."), text);
}

const char *
brg_award_words_sharing (BrgPrizeSharing sharing, const BrgWords *words)
{
  switch (sharing)
    {
    case BRG_PRIZE_SHARING_NONE:
      return W_ (words, "Each player gets the prize of his place; players tied on everything "
                        "share the prizes of their places.");
    case BRG_PRIZE_SHARING_EQUAL:
      return W_ (words, "Players level on points share the money of their places equally.");
    case BRG_PRIZE_SHARING_HORT:
    default:
      return W_ (words, "Hort system: half of the prize of the player’s own place and an equal "
                        "share of the other halves of all players level on points.");
    }
}
