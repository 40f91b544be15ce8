/* brg-chance-words.c - what the last games mean, in words
 *
 * Rules: rus-draughts-2022 1.5.4
 * Tests: tests/app/test-award-forms.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-chance-words.h"

/* More boards than these are only counted. */
#define MOST_BOARDS 4

/* A place that somebody wants to reach. */
typedef struct
{
  const BrgAwardLists *lists;
  guint list;
  const BrgChance *chance;
  const BrgWords *words;
  gint place;
  gboolean ties_count; /* being level is enough: equal players share */
} Aim;

char *
brg_award_words_span (const BrgPlaceSpan *span)
{
  g_return_val_if_fail (span != NULL, NULL);

  return brg_award_words_places (span->best, span->worst);
}

/* Whether the aim is reached in any case. */
static gboolean
is_sure (const Aim *aim, const BrgPlaceSpan *span)
{
  return (aim->ties_count ? span->worst_alone : span->worst) <= aim->place;
}

/* Whether it is if tie-breaks help. */
static gboolean
is_sure_with_ties (const Aim *aim, const BrgPlaceSpan *span)
{
  return span->worst_alone <= aim->place;
}

static gboolean
is_possible (const Aim *aim, const BrgPlaceSpan *span)
{
  return span->best <= aim->place;
}

static gboolean
needs_ties (const Aim *aim, const BrgPlaceSpan *span)
{
  return !aim->ties_count && span->best_alone > aim->place;
}

/* "boards 2, 5", or how many there are. */
static char *
dup_boards (const Aim *aim, BrgChanceResult result)
{
  g_autoptr (GArray) boards =
      brg_award_lists_list_deciding (aim->lists, aim->list, aim->chance, result);
  g_autoptr (GString) text = g_string_new (NULL);

  if (boards->len > MOST_BOARDS)
    return g_strdup_printf (
        /* Translators: "depends on 7 other games" */
        WN_ (aim->words, "depends on %u other game", "depends on %u other games", boards->len),
        boards->len);
  for (guint i = 0; i < boards->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? ", " : "", g_array_index (boards, gint, i));
  return g_strdup_printf (
      /* Translators: numbers of boards, "2, 5": "зависит от доски %s", "зависит от досок %s" */
      WN_ (aim->words, "depends on board %s", "depends on boards %s", boards->len), text->str);
}

/* The easiest result with which @test holds; -1 for none. */
static gint
find_result (const Aim *aim, gboolean (*test) (const Aim *aim, const BrgPlaceSpan *span))
{
  for (gint result = BRG_N_CHANCE_RESULTS - 1; result >= 0; result--)
    if (test (aim, &aim->chance->by_result[result]))
      return result;
  return -1;
}

static const char *
name_result (const Aim *aim, gint result)
{
  return result == BRG_CHANCE_WIN    ? W_ (aim->words, "a win")
         : result == BRG_CHANCE_DRAW ? W_ (aim->words, "a draw")
                                     : W_ (aim->words, "even a loss is enough");
}

/* With a game to play. */
static char *
dup_condition (const Aim *aim)
{
  gint sure = find_result (aim, is_sure);
  gint sure_with_ties = find_result (aim, is_sure_with_ties);
  gint possible = find_result (aim, is_possible);
  g_autofree char *boards = NULL;

  if (sure == BRG_CHANCE_WIN)
    return g_strdup (W_ (aim->words, "a win guarantees it"));
  if (sure >= 0)
    return g_strdup (W_ (aim->words, "a draw is enough"));
  if (sure_with_ties >= 0)
    /* Translators: "a win" or "a draw", and better tie-breaks */
    return g_strdup_printf (W_ (aim->words, "%s and a better tie-break"),
                            name_result (aim, sure_with_ties));
  boards = dup_boards (aim, (BrgChanceResult) possible);
  if (needs_ties (aim, &aim->chance->by_result[possible]))
    /* Translators: "a win", "depends on board 2" */
    return g_strdup_printf (W_ (aim->words, "%s and a better tie-break, %s"),
                            name_result (aim, possible), boards);
  /* Translators: "a win", "depends on board 2" */
  return g_strdup_printf (W_ (aim->words, "%s, %s"), name_result (aim, possible), boards);
}

static char *
dup_outlook (const Aim *aim)
{
  const BrgChance *chance = aim->chance;

  if (is_sure (aim, &chance->all))
    return g_strdup (W_ (aim->words, "certain"));
  if (!is_possible (aim, &chance->all))
    return g_strdup (W_ (aim->words, "out of reach"));
  if (chance->opponent != BRG_NOBODY && chance->is_exact)
    return dup_condition (aim);
  if (!chance->is_exact)
    return g_strdup (W_ (aim->words, "still possible"));
  if (chance->n_games == 0 && is_sure_with_ties (aim, &chance->all))
    return g_strdup (W_ (aim->words, "with a better tie-break"));
  return g_strdup (chance->n_games == 0 ? W_ (aim->words, "depends on others")
                                        : W_ (aim->words, "possible"));
}

gboolean
brg_award_words_has_chance (const BrgAwardLists *lists, guint list, const BrgChance *chance)
{
  gint n_prizes;

  g_return_val_if_fail (lists != NULL && chance != NULL, FALSE);

  n_prizes = brg_award_lists_count_prizes (lists, list);
  return n_prizes == 0 || brg_award_lists_is_excluded (lists, chance->player) ||
         chance->all.best <= n_prizes;
}

char *
brg_award_words_chance (const BrgAwardLists *lists,
                        guint list,
                        const BrgChance *chance,
                        const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint n_prizes;

  g_return_val_if_fail (lists != NULL && chance != NULL, NULL);

  /* rus-draughts-2022 1.5.4: there is nothing left for him to win. */
  if (brg_award_lists_is_excluded (lists, chance->player))
    return g_strdup ("");
  n_prizes = brg_award_lists_count_prizes (lists, list);
  Aim first = { lists, list, chance, words, 1, FALSE };
  Aim prize = { lists, list, chance, words, n_prizes, FALSE };
  prize.ties_count = brg_award_lists_get_sharing (lists->source.snapshot) != BRG_PRIZE_SHARING_NONE;
  if (is_possible (&first, &chance->all))
    {
      g_autofree char *outlook = dup_outlook (&first);

      /* Translators: what a player needs for the first place: "a draw is enough" */
      g_string_append_printf (text, W_ (words, "First place: %s."), outlook);
    }
  if (n_prizes > 1 && !is_sure (&first, &chance->all))
    {
      g_autofree char *outlook = dup_outlook (&prize);

      /* Translators: what a player needs for a prize: "a draw is enough" */
      g_string_append_printf (text, "%s", text->len > 0 ? " " : "");
      g_string_append_printf (text, W_ (words, "A prize: %s."), outlook);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
