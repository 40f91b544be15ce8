/* brg-standing-text.c - why one player stands above another, in words and numbers
 *
 * Names stay in their dictionary form and no verb agrees with one, so the same sentence fits women
 * and men in every language.
 *
 * Tests: tests/app/test-standing-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-text.h"

#include <glib/gi18n.h>

#include "brg-article-words.h"
#include "brg-criterion-words.h"
#include "brg-reason-text.h"
#include "brg-tie-words.h"
#include "brg-withdrawal-text.h"

/* So many opponents are named as those who made the difference. */
#define N_NAMED 3

static void
free_line (gpointer data)
{
  BrgStandingLine *line = data;

  g_free (line->name);
  g_free (line->value);
  g_free (line->other_value);
  g_free (line->remark);
  g_free (line);
}

void
brg_standing_answer_free (BrgStandingAnswer *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_free (self->name);
  g_free (self->other_name);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->sentences);
  g_free (self);
}

/* An answer in the making. */
typedef struct
{
  const BrgStandingScene *scene;
  BrgStandingAnswer *answer;
} Making;

static const BrgStandings *
get_standings (const Making *making)
{
  return making->scene->table->standings;
}

static const BrgStanding *
get_line (const Making *making, gint player)
{
  return &get_standings (making)->lines[get_standings (making)->line_of[player]];
}

static void
add_sentence (const Making *making, char *text, const char *article)
{
  BrgSentence *sentence = g_new0 (BrgSentence, 1);

  sentence->text = text;
  sentence->article = article;
  g_ptr_array_add (making->answer->sentences, sentence);
}

static char *
dup_ordinal (gint place)
{
  gint last = place % 10;
  gboolean is_teen = place % 100 >= 11 && place % 100 <= 13;

  if (last == 1 && !is_teen)
    /* Translators: a place: 1st, 21st; in Russian "%d-е" */
    return g_strdup_printf (C_ ("place", "%dst"), place);
  if (last == 2 && !is_teen)
    /* Translators: a place: 2nd, 22nd; in Russian "%d-е" */
    return g_strdup_printf (C_ ("place", "%dnd"), place);
  if (last == 3 && !is_teen)
    /* Translators: a place: 3rd, 23rd; in Russian "%d-е" */
    return g_strdup_printf (C_ ("place", "%drd"), place);
  /* Translators: a place: 4th, 11th; in Russian "%d-е" */
  return g_strdup_printf (C_ ("place", "%dth"), place);
}

/* "2nd place", "places 2–3"; briefly "2nd". */
static char *
dup_place (const BrgStanding *line, gboolean is_brief)
{
  g_autofree char *ordinal = NULL;

  if (line->place != line->last_place)
    /* Translators: the first and the last of some places that are shared, inside a sentence */
    return g_strdup_printf (C_ ("place", "places %d–%d"), line->place, line->last_place);
  ordinal = dup_ordinal (line->place);
  if (is_brief)
    return g_steal_pointer (&ordinal);
  /* Translators: %s is an ordinal */
  return g_strdup_printf (C_ ("place", "%s place"), ordinal);
}

static char *
dup_title (const Making *making)
{
  const BrgStandingAnswer *answer = making->answer;
  const BrgStanding *line = get_line (making, answer->player);
  const BrgStanding *other = get_line (making, answer->other);
  g_autofree char *place = dup_place (line, FALSE);
  g_autofree char *other_place = NULL;

  if (!other->has_place)
    /* Translators: the names of two players; the second one takes no part in the ranking */
    return g_strdup_printf (_ ("%s above %s: not ranked"), answer->name, answer->other_name);
  other_place = dup_place (other, TRUE);
  if (line->place == other->place && line->last_place == other->last_place)
    /* Translators: the names of two players, the places that they share: "places 3–5" */
    return g_strdup_printf (_ ("%s and %s share %s"), answer->name, answer->other_name, place);
  /* Translators: a player, his place ("2nd place"), another player, the other place ("3rd") */
  return g_strdup_printf (_ ("%s, %s, above %s, %s"), answer->name, place, answer->other_name,
                          other_place);
}

static BrgStandingValue
get_value (const Making *making, gint player, gint criterion)
{
  const BrgStanding *line = get_line (making, player);

  if (criterion == 0)
    return (BrgStandingValue){ TRUE, brg_rational_points (line->points) };
  return line->values[criterion - 1];
}

static char *
dup_value (const Making *making, gint player, gint criterion)
{
  BrgStandingValue value = get_value (making, player, criterion);
  const char *code = criterion > 0 ? making->scene->table->criteria[criterion - 1]->code : "";

  return brg_criterion_words_value (making->scene->words, code, &value);
}

/* The games among those who are equal before the direct encounter, down to where the two differ. */
static BrgMutualTable *
find_mutual (const Making *making, const BrgBreakdown *breakdown, gint criterion)
{
  const BrgTournament *tournament = making->scene->table->withdrawals->tournament;
  BrgMutualTable *table =
      brg_mutual_table_new (get_standings (making), tournament, criterion,
                            &g_array_index (breakdown->tied, gint, 0), (gint) breakdown->tied->len);

  return brg_mutual_table_narrow (table, get_standings (making), tournament, criterion,
                                  making->answer->player, making->answer->other);
}

/* Never an empty cell: the points among the tied, and whether all of them have met. */
static void
fill_mutual_line (const Making *making, BrgStandingLine *line, const BrgBreakdown *breakdown)
{
  g_autoptr (BrgMutualTable) table = find_mutual (making, breakdown, line->criterion);
  gint row = brg_mutual_table_find (table, making->answer->player);
  gint other_row = brg_mutual_table_find (table, making->answer->other);

  if (row < 0 || other_row < 0)
    return;
  g_free (line->value);
  g_free (line->other_value);
  g_free (line->remark);
  line->value = brg_standing_dup_value (making->scene, table->totals[row]);
  line->other_value = brg_standing_dup_value (making->scene, table->totals[other_row]);
  /* Translators: the number of players who are equal */
  line->remark = g_strdup_printf (ngettext ("among %d", "among %d", (gulong) table->n_players),
                                  table->n_players);
  if (table->all_met)
    return;
  g_free (line->remark);
  line->remark = g_strdup (_ ("not all have met"));
}

/* What is compared step by step shows the sums of the step that parts the two. */
static void
fill_step_line (const Making *making, BrgStandingLine *line, const BrgBreakdown *breakdown)
{
  BrgRational value;
  BrgRational other_value;
  g_autoptr (BrgBreakdown) other =
      brg_standing_breakdown (making->scene, making->answer->other, line->criterion);
  gint step = brg_breakdown_find_step (breakdown, other, &value, &other_value);

  if (step < 1)
    return;
  g_free (line->value);
  g_free (line->other_value);
  g_free (line->remark);
  line->value = brg_standing_dup_value (making->scene, value);
  line->other_value = brg_standing_dup_value (making->scene, other_value);
  if (breakdown->way == BRG_BREAKDOWN_TRUNCATED)
    line->remark = g_strdup_printf (ngettext ("Cut 1", "Cut %d", (gulong) step), step);
  else
    /* Translators: the number of a step in which a limit is moved */
    line->remark = g_strdup_printf (_ ("step %d"), step);
}

static void
add_line (const Making *making, gint criterion, gint deciding)
{
  BrgStandingLine *line = g_new0 (BrgStandingLine, 1);
  g_autoptr (BrgBreakdown) breakdown = NULL;

  line->criterion = criterion;
  line->name = brg_standing_dup_criterion (making->scene, criterion, &line->article);
  line->value = dup_value (making, making->answer->player, criterion);
  line->other_value = dup_value (making, making->answer->other, criterion);
  line->remark = g_strdup ("");
  if (deciding == criterion)
    line->verdict = BRG_STANDING_DECIDES;
  else if (get_standings (making)->is_bracket)
    line->verdict = BRG_STANDING_FOR_INFORMATION;
  else if (deciding >= 0 && criterion > deciding)
    line->verdict = BRG_STANDING_NOT_COMPARED;
  g_ptr_array_add (making->answer->lines, line);
  if (line->verdict >= BRG_STANDING_NOT_COMPARED || criterion == 0)
    return;
  breakdown = brg_standing_breakdown (making->scene, making->answer->player, criterion);
  if (breakdown->way == BRG_BREAKDOWN_MUTUAL)
    fill_mutual_line (making, line, breakdown);
  else
    fill_step_line (making, line, breakdown);
}

/* The order that works on both; NULL when there is none. */
static const BrgTieOrder *
find_order (const Making *making)
{
  const BrgStanding *line = get_line (making, making->answer->player);
  const BrgStanding *other = get_line (making, making->answer->other);
  GPtrArray *orders = making->scene->snapshot->tie_orders;

  if (line->order < 0 || line->order != other->order || (guint) line->order >= orders->len)
    return NULL;
  return orders->pdata[line->order];
}

/* rus-draughts-2022 5.4.8.13; rus-chess-2014 30.5: behind all tie-breaks */
static void
add_order_line (const Making *making, gint deciding)
{
  const BrgTieOrder *order = find_order (making);
  BrgStandingLine *line;

  if (order == NULL || (deciding >= 0 && deciding != BRG_DECIDED_ORDER))
    return;
  line = g_new0 (BrgStandingLine, 1);
  line->criterion = (gint) making->scene->table->n_criteria + 1;
  line->name = g_strdup (brg_tie_words_method (making->scene->words, order->method));
  line->value = g_strdup_printf ("%d", get_line (making, making->answer->player)->order_position);
  line->other_value =
      g_strdup_printf ("%d", get_line (making, making->answer->other)->order_position);
  line->remark = g_strdup ("");
  line->verdict = deciding == BRG_DECIDED_ORDER ? BRG_STANDING_DECIDES : BRG_STANDING_EQUAL;
  g_ptr_array_add (making->answer->lines, line);
}

static gint
compare_positions (gconstpointer a, gconstpointer b)
{
  return ((const BrgTiePlace *) a)->position - ((const BrgTiePlace *) b)->position;
}

/* Who drew what, and the seed that repeats it. */
static void
tell_order (const Making *making)
{
  const BrgTieOrder *order = find_order (making);
  g_autoptr (GArray) places = NULL;
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *how = NULL;

  if (order == NULL)
    return;
  how = brg_tie_words_how (making->scene->words, order);
  places = g_array_copy (order->places);
  g_array_sort (places, compare_positions);
  for (guint i = 0; i < places->len; i++)
    {
      const BrgTiePlace *place = &g_array_index (places, BrgTiePlace, i);

      g_string_append_printf (
          list, "%s%d. %s", i > 0 ? ", " : "", place->position,
          brg_snapshot_get_entry (making->scene->snapshot, place->entry)->family_name);
    }
  add_sentence (making, g_strdup (_ ("All tie-breaks are equal.")), NULL);
  /* Translators: how an order came about ("by lot, seed 4711"), names with their positions */
  add_sentence (making, g_strdup_printf (_ ("The order was decided %s: %s."), how, list->str),
                NULL);
}

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
dup_gift (const Making *making, const Gift *gift)
{
  const char *name = brg_snapshot_get_entry (making->scene->snapshot, gift->opponent)->family_name;
  g_autofree char *value = brg_standing_dup_value (making->scene, gift->value);
  g_autofree char *other = NULL;

  if (gift->other.num == 0)
    return g_strdup_printf ("%s %s", name, value);
  other = brg_standing_dup_value (making->scene, gift->other);
  /* Translators: an opponent, what he gave to one sum, what he gave to the other sum */
  return g_strdup_printf (_ ("%s %s against %s"), name, value, other);
}

/* "Nazarov 12, Dubinina 11 against 5½"; %NULL when no opponent gave more. */
static char *
dup_gifts (const Making *making, const BrgBreakdown *breakdown, const BrgBreakdown *other)
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
tell_difference (const Making *making,
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
      add_sentence (
          making,
          g_strdup_printf (_ ("%s has no value and ranks last."), making->answer->other_name),
          NULL);
      return;
    }
  number = brg_standing_dup_value (making->scene, difference);
  if (criterion > 0 && looks_at_opponents (breakdown))
    gifts = dup_gifts (making, breakdown, other);
  if (gifts != NULL)
    /* Translators: a difference of two sums, a list of opponents with what they gave to the higher
     * one: "Nazarov 12, Dubinina 11 against 5½" */
    add_sentence (making,
                  g_strdup_printf (_ ("The difference is %s. Most came from %s."), number, gifts),
                  NULL);
  else
    /* Translators: %s is a number */
    add_sentence (making, g_strdup_printf (_ ("The difference is %s."), number), NULL);
}

/* How both totals were made, where they are no sums. */
static void
tell_makings (const Making *making, gint criterion)
{
  const gint players[] = { making->answer->player, making->answer->other };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autoptr (BrgStandingSum) sum = brg_standing_sum_new (making->scene, players[i], criterion);

      for (guint k = 0; k < sum->sentences->len; k++)
        {
          const BrgSentence *sentence = sum->sentences->pdata[k];

          /* Translators: the name of a player, a sentence about the player's number */
          add_sentence (making, g_strdup_printf (_ ("%s: %s"), sum->holder, sentence->text),
                        sentence->article);
        }
    }
}

static void
tell_mutual (const Making *making, gint criterion, const BrgBreakdown *breakdown)
{
  g_autoptr (BrgMutualTable) table = find_mutual (making, breakdown, criterion);
  const char *article = ((BrgStandingLine *) making->answer->lines->pdata[criterion])->article;

  if (!table->all_met)
    /* fide-tiebreaks-2026 6.3 */
    add_sentence (making,
                  g_strdup_printf (_ ("Not all have met, but %s stays above %s whatever the "
                                      "results of the unplayed games."),
                                   making->answer->name, making->answer->other_name),
                  article);
  else if (table->n_players < (gint) breakdown->tied->len)
    add_sentence (making,
                  g_strdup_printf (ngettext ("All %u of them are tied, so those still tied are "
                                             "compared again among themselves.",
                                             "All %u of them are tied, so those still tied are "
                                             "compared again among themselves.",
                                             breakdown->tied->len),
                                   breakdown->tied->len),
                  article);
  else
    add_sentence (making, g_strdup (_ ("The games between the players still tied decide.")),
                  article);
}

/* Adds up what was made against those with a score, and goes on behind them. */
static BrgRational
add_up_group (const BrgBreakdown *breakdown, BrgRational score, guint *at)
{
  BrgRational sum = { 0, 1 };

  for (; *at < breakdown->contributions->len; (*at)++)
    {
      const BrgContribution *next = &g_array_index (breakdown->contributions, BrgContribution, *at);

      if (brg_rational_compare (next->score, score) != 0)
        break;
      sum = subtract (sum, (BrgRational){ -next->value.num, next->value.den });
    }
  return sum;
}

/* The higher of the two scores that come next. */
static BrgRational
find_next_score (const BrgBreakdown *const *sides, const guint *at)
{
  BrgRational score = { G_MININT32, 1 };

  for (guint side = 0; side < 2; side++)
    if (at[side] < sides[side]->contributions->len)
      {
        BrgRational next =
            g_array_index (sides[side]->contributions, BrgContribution, at[side]).score;

        if (brg_rational_compare (next, score) > 0)
          score = next;
      }
  return score;
}

/* The first score group against which the two did not make the same. */
static void
tell_others (const Making *making, const BrgBreakdown *breakdown, const BrgBreakdown *other)
{
  const BrgBreakdown *sides[] = { breakdown, other };
  guint at[] = { 0, 0 };

  while (at[0] < breakdown->contributions->len || at[1] < other->contributions->len)
    {
      BrgRational score = find_next_score (sides, at);
      BrgRational made = add_up_group (breakdown, score, &at[0]);
      BrgRational other_made = add_up_group (other, score, &at[1]);
      g_autofree char *score_text = brg_standing_dup_value (making->scene, score);
      g_autofree char *made_text = brg_standing_dup_value (making->scene, made);
      g_autofree char *other_text = brg_standing_dup_value (making->scene, other_made);

      if (brg_rational_compare (made, other_made) == 0)
        continue;
      /* Translators: points of opponents, points that the one made against them, points that the
       * other made */
      add_sentence (making,
                    g_strdup_printf (_ ("Going down the table, the results first differ "
                                        "against opponents with %s points: %s against %s."),
                                     score_text, made_text, other_text),
                    "rus-draughts-2022 5.4.8.2");
      return;
    }
}

static void
tell_deciding (const Making *making, gint criterion)
{
  g_autoptr (BrgBreakdown) breakdown =
      brg_standing_breakdown (making->scene, making->answer->player, criterion);
  g_autoptr (BrgBreakdown) other =
      brg_standing_breakdown (making->scene, making->answer->other, criterion);

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
      add_sentence (making,
                    g_strdup (_ ("The sums shown are those of the step that separates "
                                 "the two.")),
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

static gboolean
has_met (const Making *making, gint player, gint other)
{
  const BrgTournament *tournament = making->scene->table->withdrawals->tournament;
  gint last = MIN (making->scene->table->through_round, tournament->n_rounds);

  for (gint round = 1; round <= last; round++)
    if (brg_tournament_cell (tournament, player, round)->opponent == other)
      return TRUE;
  return FALSE;
}

/* Games with those whose results do not count are in the table and in no sum. */
static void
tell_not_counted (const Making *making)
{
  const BrgWithdrawals *withdrawals = making->scene->table->withdrawals;

  for (gint player = 0; player < withdrawals->tournament->n_players; player++)
    {
      g_autofree char *name = NULL;

      if (withdrawals->counted[player] || (!has_met (making, making->answer->player, player) &&
                                           !has_met (making, making->answer->other, player)))
        continue;
      name = brg_reason_text_dup_name (making->scene->snapshot, player);
      add_sentence (making,
                    /* Translators: a player who left and whose results do not count */
                    g_strdup_printf (_ ("Games against %s do not count."), name),
                    withdrawals->players[player].article);
    }
}

/* The bracket: until which round the two came, and who was the last opponent. */
static void
tell_bracket (const Making *making, gint player, const char *holder)
{
  const BrgTournament *tournament = making->scene->table->withdrawals->tournament;
  gint round = MIN (making->scene->table->through_round, tournament->n_rounds);
  g_autofree char *name = NULL;

  while (round > 0 && brg_tournament_cell (tournament, player, round)->opponent == BRG_NOBODY)
    round--;
  if (round == 0)
    return;
  name = brg_reason_text_dup_name (making->scene->snapshot,
                                   brg_tournament_cell (tournament, player, round)->opponent);
  /* Translators: a player, a round of a knock-out, the opponent there */
  add_sentence (
      making,
      g_strdup_printf (_ ("%s: the last game was in round %d, with %s."), holder, round, name),
      NULL);
}

static void
tell (const Making *making, gint deciding)
{
  const BrgStandingAnswer *answer = making->answer;
  const BrgStanding *other = get_line (making, answer->other);

  if (!other->has_place)
    {
      const BrgWithdrawal *withdrawal = &making->scene->table->withdrawals->players[answer->other];

      add_sentence (making,
                    brg_withdrawal_dup_text (making->scene->snapshot, answer->other, withdrawal),
                    withdrawal->article);
      return;
    }
  if (get_standings (making)->is_bracket)
    {
      add_sentence (making,
                    g_strdup (_ ("The bracket decides the places; points and tie-breaks are "
                                 "for information.")),
                    NULL);
      tell_bracket (making, answer->player, answer->name);
      tell_bracket (making, answer->other, answer->other_name);
      return;
    }
  if (deciding < 0)
    {
      add_sentence (making, g_strdup (_ ("They are equal on everything compared.")), NULL);
      return;
    }
  if (deciding == BRG_DECIDED_ORDER)
    {
      tell_order (making);
      return;
    }
  tell_deciding (making, deciding);
  tell_not_counted (making);
}

static void
swap_if_below (const BrgStandings *standings, gint *player, gint *other)
{
  if (standings->line_of[*player] > standings->line_of[*other])
    {
      gint upper = *other;

      *other = *player;
      *player = upper;
    }
}

BrgStandingAnswer *
brg_standing_answer_new (const BrgStandingScene *scene, gint player, gint other)
{
  BrgStandingAnswer *self;
  Making making;
  gint deciding = -1;

  g_return_val_if_fail (scene != NULL && player != other, NULL);

  swap_if_below (scene->table->standings, &player, &other);
  self = g_new0 (BrgStandingAnswer, 1);
  self->player = player;
  self->other = other;
  self->name = g_strdup (brg_snapshot_get_entry (scene->snapshot, player)->family_name);
  self->other_name = g_strdup (brg_snapshot_get_entry (scene->snapshot, other)->family_name);
  self->lines = g_ptr_array_new_with_free_func (free_line);
  self->sentences = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sentence_free);
  making = (Making){ scene, self };
  if (get_line (&making, other)->has_place)
    {
      if (!scene->table->standings->is_bracket)
        deciding = brg_standings_find_deciding (scene->table->standings, player, other, NULL, NULL);
      for (gint criterion = 0; criterion <= (gint) scene->table->n_criteria; criterion++)
        add_line (&making, criterion, deciding);
      add_order_line (&making, deciding);
    }
  self->deciding = deciding == BRG_DECIDED_ORDER ? (gint) self->lines->len - 1 : deciding;
  self->title = dup_title (&making);
  tell (&making, deciding);
  return self;
}

const char *
brg_standing_verdict_get_name (BrgStandingVerdict verdict)
{
  switch (verdict)
    {
    case BRG_STANDING_EQUAL:
      return _ ("equal");
    case BRG_STANDING_DECIDES:
      return _ ("decides");
    case BRG_STANDING_NOT_COMPARED:
      return _ ("not compared");
    case BRG_STANDING_FOR_INFORMATION:
      return _ ("for information");
    default:
      g_return_val_if_reached ("");
    }
}

static void
append_line (GString *text, const BrgStandingLine *line, const BrgWords *words)
{
  g_string_append (text, line->name);
  if (line->article != NULL)
    {
      g_autofree char *article = brg_article_words (words, line->article);

      g_string_append_printf (text, " (%s)", article);
    }
  g_string_append_printf (text, ": %s – %s, ", line->value, line->other_value);
  if (*line->remark != '\0')
    g_string_append_printf (text, "%s, ", line->remark);
  g_string_append_printf (text, "%s\n", brg_standing_verdict_get_name (line->verdict));
}

char *
brg_standing_answer_dup_text (const BrgStandingAnswer *self, const BrgWords *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && words != NULL, NULL);

  g_string_append_printf (text, "%s\n", self->title);
  for (guint i = 0; i < self->lines->len; i++)
    append_line (text, self->lines->pdata[i], words);
  for (guint i = 0; i < self->sentences->len; i++)
    {
      const BrgSentence *sentence = self->sentences->pdata[i];
      g_autofree char *article =
          sentence->article != NULL ? brg_article_words (words, sentence->article) : NULL;

      g_string_append_printf (text, article != NULL ? "%s (%s)\n" : "%s\n", sentence->text,
                              article);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

gint
brg_standing_find_neighbour (const BrgEventTable *table, gint player)
{
  const BrgStandings *standings;
  gint line;

  g_return_val_if_fail (table != NULL, -1);

  standings = table->standings;
  if (player < 0 || player >= standings->n_lines || standings->n_lines < 2)
    return -1;
  line = standings->line_of[player];
  return standings->lines[line > 0 ? line - 1 : 1].player;
}
