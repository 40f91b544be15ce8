/* brg-standing-difference.c - what parts two players at the criterion that decides
 *
 * Rules: rus-draughts-2022 5.4.8.2
 * Tests: tests/app/test-standing-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-text-private.h"

#include <glib/gi18n.h>

#include "brg-name-words.h"
#include "brg-reason-text.h"

/* So many opponents are named as those who made the difference. */
#define N_NAMED 3

/* What one opponent gave the two. */
typedef struct
{
  gint opponent;
  BrgRational value;
  BrgRational other;
} Gift;

static BrgRational
subtract (BrgRational a, BrgRational b)
{
  return brg_rational (a.num * b.den - b.num * a.den, a.den * b.den);
}

static gint
compare_gifts (gconstpointer a, gconstpointer b)
{
  const Gift *first = a;
  const Gift *second = b;

  return brg_rational_compare (subtract (second->value, second->other),
                               subtract (first->value, first->other));
}

static void
add_gifts (GArray *gifts, const BrgBreakdown *breakdown, gboolean is_other)
{
  for (guint i = 0; i < breakdown->contributions->len; i++)
    {
      const BrgContribution *contribution =
          &g_array_index (breakdown->contributions, BrgContribution, i);
      Gift new_gift = { contribution->opponent, { 0, 1 }, { 0, 1 } };
      Gift *gift = NULL;
      BrgRational *sum;

      if (contribution->is_cut || contribution->is_dummy || contribution->opponent == BRG_NOBODY)
        continue;
      for (guint k = 0; k < gifts->len && gift == NULL; k++)
        if (g_array_index (gifts, Gift, k).opponent == contribution->opponent)
          gift = &g_array_index (gifts, Gift, k);
      if (gift == NULL)
        {
          g_array_append_val (gifts, new_gift);
          gift = &g_array_index (gifts, Gift, gifts->len - 1);
        }
      sum = is_other ? &gift->other : &gift->value;
      *sum = brg_rational (sum->num * contribution->value.den + contribution->value.num * sum->den,
                           sum->den * contribution->value.den);
    }
}

static char *
dup_gift (const BrgStandingMaking *making, const Gift *gift)
{
  g_autofree char *name = brg_name_words_dup (making->scene->snapshot, gift->opponent,
                                              BRG_NAME_FAMILY, making->scene->words);
  g_autofree char *value = brg_standing_scene_dup_value (making->scene, gift->value);
  g_autofree char *other = NULL;

  if (gift->other.num == 0)
    return g_strdup_printf ("%s %s", name, value);
  other = brg_standing_scene_dup_value (making->scene, gift->other);
  /* Translators: an opponent, what he gave to one sum, what he gave to the other sum */
  return g_strdup_printf (_ ("%s %s against %s"), name, value, other);
}

/* "Nazarov 12, Dubinina 11 against 5½"; %NULL when no opponent gave more. */
static char *
dup_gifts (const BrgStandingMaking *making,
           const BrgBreakdown *breakdown,
           const BrgBreakdown *other)
{
  g_autoptr (GArray) gifts = g_array_new (FALSE, FALSE, sizeof (Gift));
  g_autoptr (GString) text = g_string_new (NULL);

  add_gifts (gifts, breakdown, FALSE);
  add_gifts (gifts, other, TRUE);
  g_array_sort (gifts, compare_gifts);
  for (guint i = 0; i < MIN (gifts->len, N_NAMED); i++)
    {
      const Gift *gift = &g_array_index (gifts, Gift, i);
      g_autofree char *item = dup_gift (making, gift);

      if (brg_rational_compare (gift->value, gift->other) <= 0)
        break;
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", item);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

static gboolean
looks_at_opponents (const BrgBreakdown *breakdown)
{
  for (guint i = 0; i < breakdown->contributions->len; i++)
    if (g_array_index (breakdown->contributions, BrgContribution, i).score.num != 0)
      return TRUE;
  return FALSE;
}

static void
tell_difference (const BrgStandingMaking *making,
                 gint criterion,
                 const BrgBreakdown *breakdown,
                 const BrgBreakdown *other)
{
  BrgRational difference = subtract (breakdown->total.value, other->total.value);
  g_autofree char *number = NULL;
  g_autofree char *gifts = NULL;

  if (!breakdown->total.exists || !other->total.exists)
    {
      /* Translators: the name of a player */
      brg_standing_text_add_sentence (
          making,
          g_strdup_printf (_ ("%s has no value and ranks last."), making->answer->other_name),
          NULL);
      return;
    }
  number = brg_standing_scene_dup_value (making->scene, difference);
  if (criterion > 0 && looks_at_opponents (breakdown))
    gifts = dup_gifts (making, breakdown, other);
  if (gifts != NULL)
    /* Translators: a difference of two sums, a list of opponents with what they gave to the higher
     * one: "Nazarov 12, Dubinina 11 against 5½" */
    brg_standing_text_add_sentence (
        making, g_strdup_printf (_ ("The difference is %s. Most came from %s."), number, gifts),
        NULL);
  else
    /* Translators: %s is a number */
    brg_standing_text_add_sentence (making, g_strdup_printf (_ ("The difference is %s."), number),
                                    NULL);
}

/* How both totals were made, where they are no sums. */
static void
tell_makings (const BrgStandingMaking *making, gint criterion)
{
  const gint players[] = { making->answer->player, making->answer->other };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autoptr (BrgStandingSum) sum = brg_standing_sum_new (making->scene, players[i], criterion);

      for (guint k = 0; k < sum->sentences->len; k++)
        {
          const BrgSentence *sentence = sum->sentences->pdata[k];

          /* Translators: the name of a player, a sentence about the player's number */
          brg_standing_text_add_sentence (
              making, g_strdup_printf (_ ("%s: %s"), sum->holder, sentence->text),
              sentence->article);
        }
    }
}

static void
tell_mutual (const BrgStandingMaking *making, gint criterion, const BrgBreakdown *breakdown)
{
  g_autoptr (BrgMutualTable) table = brg_standing_text_find_mutual (making, breakdown, criterion);
  const char *article = ((BrgStandingLine *) making->answer->lines->pdata[criterion])->article;

  if (!table->all_met)
    /* fide-tiebreaks-2026 6.3 */
    brg_standing_text_add_sentence (
        making,
        g_strdup_printf (_ ("Not all have met, but %s stays above %s whatever the results of "
                            "the unplayed games."),
                         making->answer->name, making->answer->other_name),
        article);
  else if (table->n_players < (gint) breakdown->tied->len)
    brg_standing_text_add_sentence (
        making,
        g_strdup_printf (ngettext ("All %u of them are tied, so those still tied are compared "
                                   "again among themselves.",
                                   "All %u of them are tied, so those still tied are compared "
                                   "again among themselves.",
                                   breakdown->tied->len),
                         breakdown->tied->len),
        article);
  else
    brg_standing_text_add_sentence (
        making, g_strdup (_ ("The games between the players still tied decide.")), article);
}

/* Adds up what was made against those who have a place, names them, and goes on behind them. */
static BrgRational
add_up_place (const BrgStandingMaking *making,
              const BrgBreakdown *breakdown,
              gint place,
              guint *at,
              GPtrArray *names)
{
  BrgRational sum = { 0, 1 };

  for (; *at < breakdown->contributions->len; (*at)++)
    {
      const BrgContribution *next = &g_array_index (breakdown->contributions, BrgContribution, *at);
      g_autofree char *name = NULL;

      if (next->place != place)
        break;
      name = brg_name_words_dup (making->scene->snapshot, next->opponent, BRG_NAME_FAMILY,
                                 making->scene->words);
      if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        g_ptr_array_add (names, g_steal_pointer (&name));
      sum = subtract (sum, (BrgRational){ -next->value.num, next->value.den });
    }
  return sum;
}

/* The better of the two places that come next, and the last of those that are shared with it. */
static gint
find_next_place (const BrgBreakdown *const *sides, const guint *at, gint *last_place)
{
  gint place = G_MAXINT;

  for (guint side = 0; side < 2; side++)
    if (at[side] < sides[side]->contributions->len)
      {
        const BrgContribution *next =
            &g_array_index (sides[side]->contributions, BrgContribution, at[side]);

        if (next->place >= place)
          continue;
        place = next->place;
        *last_place = next->last_place;
      }
  return place;
}

/* rus-draughts-2022 5.4.8.2: the first place against which the two did not make the same. */
static void
tell_others (const BrgStandingMaking *making,
             const BrgBreakdown *breakdown,
             const BrgBreakdown *other)
{
  const BrgBreakdown *sides[] = { breakdown, other };
  guint at[] = { 0, 0 };

  while (at[0] < breakdown->contributions->len || at[1] < other->contributions->len)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      gint last_place = 0;
      gint place = find_next_place (sides, at, &last_place);
      BrgRational made = add_up_place (making, breakdown, place, &at[0], names);
      BrgRational other_made = add_up_place (making, other, place, &at[1], names);
      g_autofree char *place_text = brg_standing_scene_dup_place (place, last_place, FALSE);
      g_autofree char *made_text = brg_standing_scene_dup_value (making->scene, made);
      g_autofree char *other_text = brg_standing_scene_dup_value (making->scene, other_made);
      g_autofree char *names_text = NULL;

      if (brg_rational_compare (made, other_made) == 0)
        continue;
      g_ptr_array_add (names, NULL);
      names_text = g_strjoinv (", ", (char **) names->pdata);
      /* Translators: names of opponents, their place ("3rd place", "places 3–4"), points that the
       * one made against them, points that the other made */
      brg_standing_text_add_sentence (
          making,
          g_strdup_printf (_ ("Going down the table place by place, the results first differ "
                              "against %s, %s: %s against %s."),
                           names_text, place_text, made_text, other_text),
          "rus-draughts-2022 5.4.8.2");
      return;
    }
}

void
brg_standing_text_tell_deciding (const BrgStandingMaking *making, gint criterion)
{
  g_autoptr (BrgBreakdown) breakdown =
      brg_standing_scene_break_down (making->scene, making->answer->player, criterion);
  g_autoptr (BrgBreakdown) other =
      brg_standing_scene_break_down (making->scene, making->answer->other, criterion);

  switch (breakdown->way)
    {
    case BRG_BREAKDOWN_MUTUAL:
      tell_mutual (making, criterion, breakdown);
      break;
    case BRG_BREAKDOWN_OTHERS:
      tell_others (making, breakdown, other);
      break;
    case BRG_BREAKDOWN_MEAN:
    case BRG_BREAKDOWN_PERFORMANCE:
    case BRG_BREAKDOWN_PERFECT:
    case BRG_BREAKDOWN_LOWEST:
    case BRG_BREAKDOWN_RATING:
    case BRG_BREAKDOWN_NUMBER:
      tell_difference (making, 0, breakdown, other);
      tell_makings (making, criterion);
      break;
    case BRG_BREAKDOWN_TRUNCATED:
      brg_standing_text_add_sentence (
          making, g_strdup (_ ("The sums shown are those of the step that separates the two.")),
          ((BrgStandingLine *) making->answer->lines->pdata[criterion])->article);
      break;
    case BRG_BREAKDOWN_SUM:
    case BRG_BREAKDOWN_RUNNING:
    case BRG_BREAKDOWN_AGAINST_BEST:
    case BRG_BREAKDOWN_OTHERWISE:
    default:
      tell_difference (making, criterion, breakdown, other);
      break;
    }
}
