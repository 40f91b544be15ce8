/* brg-standing-sum.c - how one value of the standings came about, in words and numbers
 *
 * Names stay in their dictionary form and no verb agrees with one, so the same sentence fits women
 * and men in every language.
 *
 * Rules: rus-draughts-2022 5.4.8.2
 * Tests: tests/app/test-standing-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-sum.h"

#include <glib/gi18n.h>

#include "brg-criteria.h"
#include "brg-criterion-words.h"
#include "brg-criterion.h"
#include "brg-name-words.h"
#include "brg-reason-text.h"
#include "brg-result-text.h"
#include "brg-standing-scene.h"

static void
free_part (gpointer data)
{
  BrgStandingPart *part = data;

  g_free (part->opponent);
  g_free (part->result);
  g_free (part->score);
  g_free (part->value);
  g_free (part);
}

void
brg_standing_mutual_free (BrgStandingMutual *self)
{
  if (self == NULL)
    return;
  g_strfreev (self->names);
  g_strfreev (self->cells);
  g_strfreev (self->totals);
  g_free (self);
}

void
brg_standing_sum_free (BrgStandingSum *self)
{
  if (self == NULL)
    return;
  g_free (self->name);
  g_free (self->holder);
  g_ptr_array_unref (self->parts);
  g_free (self->total);
  g_ptr_array_unref (self->sentences);
  g_free (self->short_form);
  brg_standing_mutual_free (self->mutual);
  g_free (self);
}

/* A value in the making: what all its parts are written from. */
typedef struct
{
  const BrgStandingScene *scene;
  const BrgBreakdown *breakdown;
  BrgStandingSum *sum;
  const char *code; /* NULL for the points */
} Making;

static char *
dup_number (const Making *making, BrgRational value)
{
  return brg_standing_scene_dup_value (making->scene, value);
}

static void
add_sentence (BrgStandingSum *sum, char *text, const char *article)
{
  BrgSentence *sentence = g_new0 (BrgSentence, 1);

  sentence->text = text;
  sentence->article = article;
  g_ptr_array_add (sum->sentences, sentence);
}

static const BrgContribution *
get_contribution (const Making *making, guint index)
{
  return &g_array_index (making->breakdown->contributions, BrgContribution, index);
}

static char *
dup_opponent (const Making *making, const BrgContribution *contribution)
{
  if (contribution->opponent != BRG_NOBODY)
    return brg_reason_text_dup_name (making->scene->snapshot, contribution->opponent);
  if (contribution->outcome == BRG_OUTCOME_PAIRING_BYE)
    return g_strdup (_ ("has the bye"));
  return g_strdup (brg_outcome_is_bye (contribution->outcome) ? _ ("bye") : _ ("absent"));
}

/* "dummy 2½ (own 3½, capped)": what stands in for an opponent. */
static char *
dup_dummy (const Making *making, const BrgContribution *contribution, const char *score)
{
  g_autofree char *own = dup_number (making, making->breakdown->own);

  if (contribution->is_capped)
    /* Translators: the points of a dummy opponent, the player's own points */
    return g_strdup_printf (_ ("dummy %s (own %s, capped)"), score, own);
  /* Translators: the points of a dummy opponent, who stands in where a round was not played */
  return g_strdup_printf (_ ("dummy %s"), score);
}

/* What the opponent counts; empty where the criterion does not look at it. */
static char *
dup_score (const Making *making, const BrgContribution *contribution)
{
  g_autofree char *score = NULL;
  g_autofree char *made = NULL;
  BrgBreakdownWay way = making->breakdown->way;

  if (making->code == NULL || way == BRG_BREAKDOWN_RUNNING || way == BRG_BREAKDOWN_MUTUAL)
    return g_strdup ("");
  /* rus-draughts-2022 5.4.8.2: in order of places */
  if (way == BRG_BREAKDOWN_OTHERS)
    return brg_standing_scene_dup_place (contribution->place, contribution->last_place, FALSE);
  score = dup_number (making, contribution->score);
  if (contribution->is_dummy)
    return dup_dummy (making, contribution, score);
  if (contribution->score.num == 0 && contribution->made.num == 0)
    return g_strdup ("");
  if (brg_rational_compare (contribution->score, contribution->made) == 0)
    return g_steal_pointer (&score);
  made = dup_number (making, contribution->made);
  /* Translators: points that an opponent counts, points that he has made */
  return g_strdup_printf (_ ("%s (scored %s)"), score, made);
}

static void
add_part (const Making *making, const BrgContribution *contribution)
{
  const BrgEventTable *table = making->scene->table;
  const BrgCell *cell = brg_tournament_cell (table->withdrawals->tournament, making->sum->player,
                                             contribution->round);
  BrgStandingPart *part = g_new0 (BrgStandingPart, 1);

  part->round = contribution->round;
  part->opponent = dup_opponent (making, contribution);
  part->colour = cell->opponent != BRG_NOBODY ? cell->colour : BRG_COLOUR_NONE;
  part->result = brg_standing_scene_dup_value (making->scene, contribution->points);
  if (!brg_outcome_is_played (contribution->outcome))
    {
      g_free (part->result);
      part->result =
          brg_outcome_dup_mark (&making->scene->snapshot->group->scoring, contribution->outcome);
    }
  part->score = dup_score (making, contribution);
  part->value = dup_number (making, contribution->value);
  part->is_cut = contribution->is_cut;
  g_ptr_array_add (making->sum->parts, part);
}

/* rus-draughts-2022 1.4: points of an earlier stage count for the place. */
static void
add_carried (const Making *making)
{
  gint carried =
      brg_tournament_carried (making->scene->table->withdrawals->tournament, making->sum->player);
  BrgStandingPart *part;

  if (making->code != NULL || carried == 0)
    return;
  part = g_new0 (BrgStandingPart, 1);
  part->opponent = g_strdup (_ ("earlier stage"));
  part->result = g_strdup ("");
  part->score = g_strdup ("");
  part->value = dup_number (making, brg_rational_points (carried));
  g_ptr_array_insert (making->sum->parts, 0, part);
}

/* "6½ + 5 − 3", of those that are cut or of those that are not. */
static char *
join_values (const Making *making, gboolean is_cut, const char *plus)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < making->sum->parts->len; i++)
    {
      const BrgStandingPart *part = making->sum->parts->pdata[i];
      gboolean is_negative = g_str_has_prefix (part->value, "−");

      if (part->is_cut != is_cut)
        continue;
      if (text->len > 0)
        g_string_append (text, is_negative && *plus == ' ' ? " − " : plus);
      g_string_append (text, is_negative && text->len > 0 && *plus == ' '
                                 ? part->value + strlen ("−")
                                 : part->value);
    }
  if (text->len == 0)
    g_string_append (text, "0");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
has_cuts (const Making *making)
{
  for (guint i = 0; i < making->breakdown->contributions->len; i++)
    if (get_contribution (making, i)->is_cut)
      return TRUE;
  return FALSE;
}

/* The right side of the short form. */
static char *
dup_making (const Making *making)
{
  const BrgBreakdown *breakdown = making->breakdown;
  g_autofree char *values = join_values (making, FALSE, " + ");
  g_autofree char *mean = NULL;

  switch (breakdown->way)
    {
    case BRG_BREAKDOWN_MEAN:
      return g_strdup_printf ("(%s) / %d", values, breakdown->divisor);
    case BRG_BREAKDOWN_PERFORMANCE:
      return g_strdup_printf ("(%s) / %d %s %d", values, breakdown->divisor,
                              breakdown->difference < 0 ? "−" : "+", ABS (breakdown->difference));
    case BRG_BREAKDOWN_PERFECT:
    case BRG_BREAKDOWN_LOWEST:
    case BRG_BREAKDOWN_MUTUAL:
    case BRG_BREAKDOWN_OTHERS:
    case BRG_BREAKDOWN_RATING:
    case BRG_BREAKDOWN_NUMBER:
    case BRG_BREAKDOWN_OTHERWISE:
      {
        g_autofree char *list = join_values (making, FALSE, "; ");

        return g_steal_pointer (&list);
      }
    case BRG_BREAKDOWN_SUM:
    case BRG_BREAKDOWN_RUNNING:
    case BRG_BREAKDOWN_AGAINST_BEST:
    case BRG_BREAKDOWN_TRUNCATED:
    default:
      return g_steal_pointer (&values);
    }
}

static char *
dup_short_form (const Making *making)
{
  BrgBreakdownWay way = making->breakdown->way;
  gboolean is_equation = way <= BRG_BREAKDOWN_PERFORMANCE;
  g_autofree char *code = making->code != NULL
                              ? brg_criterion_words_short (making->scene->words, making->code,
                                                           making->scene->snapshot->event->rulebook)
                              : g_strdup (making->sum->name);
  g_autofree char *made = NULL;
  g_autofree char *cut = NULL;

  if (!making->breakdown->total.exists || making->sum->parts->len == 0)
    return g_strdup_printf ("%s %s", code, making->sum->total);
  made = dup_making (making);
  if (!is_equation)
    return g_strdup_printf ("%s %s: %s", code, making->sum->total, made);
  if (!has_cuts (making))
    return g_strdup_printf ("%s %s = %s", code, making->sum->total, made);
  cut = join_values (making, TRUE, ", ");
  /* Translators: code and value of a tie-break, its parts, the parts that are left out:
   * "BH/C1 31 = 6½ + 5 (without 2½)" */
  return g_strdup_printf (_ ("%s %s = %s (cut %s)"), code, making->sum->total, made, cut);
}

static void
tell_cuts (const Making *making)
{
  g_autoptr (GString) list = g_string_new (NULL);
  gboolean is_voluntary = FALSE;

  for (guint i = 0; i < making->breakdown->contributions->len; i++)
    {
      const BrgContribution *contribution = get_contribution (making, i);
      g_autofree char *value = dup_number (making, contribution->value);

      if (!contribution->is_cut)
        continue;
      is_voluntary = is_voluntary || contribution->is_voluntary;
      if (list->len > 0)
        g_string_append (list, ", ");
      /* Translators: a part of a sum, the number of its round */
      g_string_append_printf (list, _ ("%s (round %d)"), value, contribution->round);
    }
  if (list->len == 0)
    return;
  /* Translators: %s is a list of numbers with their rounds */
  add_sentence (making->sum, g_strdup_printf (_ ("Cut: %s."), list->str), NULL);
  if (is_voluntary)
    add_sentence (making->sum,
                  g_strdup (_ ("Of the rounds missed by choice, the lowest is cut first.")),
                  "fide-tiebreaks-2026 16.5");
}

/* What an edition says of rounds that were not played. */
typedef struct
{
  const char *article;
  const char *sentence;
} Unplayed;

static const Unplayed unplayed[BRG_N_TIEBREAK_EDITIONS] = {
  [BRG_TIEBREAK_FIDE_2026] = { "fide-tiebreaks-2026 16.4",
                               N_ ("An unplayed round counts as a game against a dummy with "
                                   "the player’s own points, within the limits of the rules.") },
  [BRG_TIEBREAK_FIDE_2024] = { NULL, N_ ("An unplayed round counts as a game against a dummy with "
                                         "the player’s own points.") },
  [BRG_TIEBREAK_FIDE_2009] = { NULL,
                               N_ ("An unplayed round counts as a game against a dummy who had "
                                   "the same points then and has drawn every game since.") },
  [BRG_TIEBREAK_CHESS_2014] = { "rus-chess-2014 29",
                                N_ ("An unplayed round counts as a game against a dummy who "
                                    "had the same points then and has drawn every game since.") },
  [BRG_TIEBREAK_CHESS_1956] = { NULL,
                                N_ ("An unplayed round counts as the result awarded for it.") },
  [BRG_TIEBREAK_DRAUGHTS_2022] = { "rus-draughts-2022 5.4.10.11",
                                   N_ ("A win without an opponent counts as the lowest score "
                                       "of all; an absence counts nothing.") },
};

/* Whether the criterion looks at the table with the last round drawn. */
static gboolean
is_fore (const Making *making)
{
  return making->code != NULL &&
         (making->scene->table->criteria[making->sum->criterion - 1]->method->views &
          BRG_VIEW_FORE) != 0;
}

static void
tell_unplayed (const Making *making)
{
  BrgTieBreakEdition edition = making->scene->table->standings->edition;
  gboolean has_dummy = FALSE;
  gboolean is_adjusted = FALSE;

  for (guint i = 0; i < making->breakdown->contributions->len; i++)
    {
      const BrgContribution *contribution = get_contribution (making, i);

      has_dummy = has_dummy || contribution->is_dummy;
      is_adjusted =
          is_adjusted || (!contribution->is_dummy &&
                          brg_rational_compare (contribution->score, contribution->made) != 0);
    }
  if (has_dummy)
    add_sentence (making->sum, g_strdup (_ (unplayed[edition].sentence)),
                  unplayed[edition].article);
  if (is_adjusted && is_fore (making))
    add_sentence (making->sum,
                  g_strdup (_ ("All players paired in the last round are taken to have drawn; "
                               "the number in brackets is the actual score.")),
                  "fide-tiebreaks-2026 8.3");
  else if (is_adjusted)
    add_sentence (making->sum,
                  g_strdup (_ ("An opponent’s unplayed rounds may count differently from what "
                               "they earned; the number in brackets is the actual score.")),
                  unplayed[edition].article);
}

static void
tell_mean (const Making *making)
{
  const BrgBreakdown *breakdown = making->breakdown;
  g_autofree char *sum = dup_number (making, breakdown->sum);

  if (breakdown->way == BRG_BREAKDOWN_MEAN)
    /* Translators: a sum, what divides it, the rounded quotient */
    add_sentence (making->sum,
                  g_strdup_printf (_ ("The sum %s divided by %d, rounded: %s."), sum,
                                   breakdown->divisor, making->sum->total),
                  NULL);
  else
    {
      gint64 mean = breakdown->total.value.num - breakdown->difference;

      /* Translators: a sum, what divides it, the rounded quotient */
      add_sentence (making->sum,
                    g_strdup_printf (_ ("Average rating of opponents: the sum %s divided by "
                                        "%d, rounded: %d."),
                                     sum, breakdown->divisor, (gint) mean),
                    NULL);
      /* Translators: a percentage, a difference with its sign, the total */
      add_sentence (making->sum,
                    g_strdup_printf (_ ("A score of %d%% corresponds to a difference of %s%d: "
                                        "together %s."),
                                     breakdown->percent, breakdown->difference < 0 ? "−" : "+",
                                     ABS (breakdown->difference), making->sum->total),
                    making->sum->article);
    }
}

static void
tell_perfect (const Making *making)
{
  const BrgBreakdown *breakdown = making->breakdown;
  g_autofree char *wanted = dup_number (making, brg_rational (breakdown->wanted, 100));
  g_autofree char *expected = dup_number (making, brg_rational (breakdown->expected, 100));
  g_autofree char *below = dup_number (making, brg_rational (breakdown->expected_below, 100));
  gint64 rating = breakdown->total.value.num;

  if (breakdown->way == BRG_BREAKDOWN_LOWEST)
    {
      add_sentence (making->sum,
                    g_strdup (_ ("With no points it is 800 below the lowest-rated opponent.")),
                    making->sum->article);
      return;
    }
  /* Translators: a rating, the score that it expects, a rating lower by one, the score that that
   * one expects, the score that was made */
  add_sentence (
      making->sum,
      g_strdup_printf (_ ("A rating of %d would expect %s points from these games, one of %d "
                          "only %s; the score was %s."),
                       (gint) rating, expected, (gint) rating - 1, below, wanted),
      making->sum->article);
}

/* Why there is no value. */
static void
tell_nothing (const Making *making)
{
  const BrgEventTable *table = making->scene->table;
  const BrgCriterion *criterion =
      making->code != NULL ? table->criteria[making->sum->criterion - 1] : NULL;

  if (!table->standings->lines[table->standings->line_of[making->sum->player]].has_place)
    add_sentence (making->sum, g_strdup (_ ("Results that do not count give no value.")), NULL);
  else if (criterion != NULL && criterion->method->needs_ratings &&
           making->breakdown->contributions->len == 0 && criterion->method->unrated == 0 &&
           brg_tie_break_edition_is_modern (table->standings->edition))
    add_sentence (making->sum,
                  g_strdup (_ ("Not every player has a rating, so this tie-break is not used.")),
                  "fide-tiebreaks-2026 10");
  else
    add_sentence (making->sum, g_strdup (_ ("There are no games to calculate it from.")), NULL);
}

static void
tell_group (const Making *making)
{
  guint n_tied = making->breakdown->tied->len;

  if (n_tied < 2)
    {
      add_sentence (making->sum,
                    g_strdup (_ ("No players are tied at this point of the list, so there is "
                                 "nothing to compare.")),
                    NULL);
      return;
    }
  /* Translators: %u is a number of players */
  add_sentence (making->sum,
                g_strdup_printf (ngettext ("It compares %u player still tied.",
                                           "It compares %u players still tied.", n_tied),
                                 n_tied),
                making->sum->article);
  if (making->breakdown->way == BRG_BREAKDOWN_OTHERS)
    add_sentence (making->sum,
                  g_strdup (_ ("Games against all others count, place by place from the top.")),
                  NULL);
  else if (making->breakdown->n_missing > 0)
    add_sentence (
        making->sum,
        g_strdup_printf (ngettext ("Not all have met: the game against %d of them is missing.",
                                   "Not all have met: the games against %d of them are missing.",
                                   (gulong) making->breakdown->n_missing),
                         making->breakdown->n_missing),
        NULL);
}

static void
tell_way (const Making *making)
{
  const BrgBreakdown *breakdown = making->breakdown;
  g_autofree char *limit = NULL;

  switch (breakdown->way)
    {
    case BRG_BREAKDOWN_RUNNING:
      add_sentence (making->sum, g_strdup (_ ("Each number is the score after a round.")), NULL);
      break;
    case BRG_BREAKDOWN_AGAINST_BEST:
      limit = dup_number (making, breakdown->limit);
      /* Translators: %s is a number of points */
      add_sentence (
          making->sum,
          g_strdup_printf (_ ("Only games against opponents with %s points or more count."), limit),
          making->sum->article);
      break;
    case BRG_BREAKDOWN_TRUNCATED:
      add_sentence (making->sum,
                    g_strdup (_ ("The value shown is Cut 1. If that is equal, Cut 2 is "
                                 "compared, then Cut 3, and so on.")),
                    making->sum->article);
      break;
    case BRG_BREAKDOWN_MEAN:
    case BRG_BREAKDOWN_PERFORMANCE:
      tell_mean (making);
      break;
    case BRG_BREAKDOWN_PERFECT:
    case BRG_BREAKDOWN_LOWEST:
      tell_perfect (making);
      break;
    case BRG_BREAKDOWN_MUTUAL:
    case BRG_BREAKDOWN_OTHERS:
      tell_group (making);
      break;
    case BRG_BREAKDOWN_RATING:
      add_sentence (making->sum, g_strdup (_ ("It is the player’s own rating.")), NULL);
      break;
    case BRG_BREAKDOWN_NUMBER:
      add_sentence (making->sum,
                    g_strdup (_ ("It is the pairing number; the lower number "
                                 "ranks higher.")),
                    NULL);
      break;
    case BRG_BREAKDOWN_SUM:
    case BRG_BREAKDOWN_OTHERWISE:
    default:
      break;
    }
}

BrgStandingMutual *
brg_standing_mutual_new (const BrgStandingScene *scene, const BrgMutualTable *table)
{
  BrgStandingMutual *self;
  gint n;

  g_return_val_if_fail (scene != NULL && table != NULL, NULL);

  n = table->n_players;
  self = g_new0 (BrgStandingMutual, 1);
  self->n_players = n;
  self->names = g_new0 (char *, n + 1);
  self->totals = g_new0 (char *, n + 1);
  self->cells = g_new0 (char *, n *n + 1);
  for (gint i = 0; i < n; i++)
    {
      self->names[i] =
          brg_name_words_dup (scene->snapshot, table->players[i], BRG_NAME_FAMILY, scene->words);
      self->totals[i] = brg_standing_scene_dup_value (scene, table->totals[i]);
    }
  for (gint i = 0; i < n * n; i++)
    {
      if (i / n == i % n)
        self->cells[i] = g_strdup ("");
      else if (table->games[i].n_games == 0)
        self->cells[i] = g_strdup ("·");
      else
        self->cells[i] = brg_standing_scene_dup_value (scene, table->games[i].points);
    }
  return self;
}

/* The games among the tied; of many only the player's own are worth a table. */
#define LARGEST_MUTUAL 8

static void
add_mutual (const Making *making)
{
  const GArray *tied = making->breakdown->tied;
  g_autoptr (BrgMutualTable) table = NULL;

  if (making->breakdown->way != BRG_BREAKDOWN_MUTUAL || tied->len < 2 || tied->len > LARGEST_MUTUAL)
    return;
  table = brg_mutual_table_new (
      making->scene->table->standings, making->scene->table->withdrawals->tournament,
      making->sum->criterion, &g_array_index (tied, gint, 0), (gint) tied->len);
  making->sum->mutual = brg_standing_mutual_new (making->scene, table);
}

static char *
dup_total (const Making *making)
{
  /* Equal results among the tied are no value, and still have to be read. */
  if (!making->breakdown->total.exists)
    return g_strdup ("–");
  return brg_criterion_words_value (making->scene->words, making->code != NULL ? making->code : "",
                                    &making->breakdown->total);
}

BrgStandingSum *
brg_standing_sum_new (const BrgStandingScene *scene, gint player, gint criterion)
{
  g_autoptr (BrgBreakdown) breakdown = NULL;
  BrgStandingSum *self;
  Making making;

  g_return_val_if_fail (scene != NULL, NULL);

  breakdown = brg_standing_scene_break_down (scene, player, criterion);
  g_return_val_if_fail (breakdown != NULL, NULL);
  self = g_new0 (BrgStandingSum, 1);
  self->player = player;
  self->criterion = criterion;
  self->name = brg_standing_scene_dup_criterion (scene, criterion, &self->article);
  self->holder = brg_name_words_dup (scene->snapshot, player, BRG_NAME_FAMILY, scene->words);
  self->parts = g_ptr_array_new_with_free_func (free_part);
  self->sentences = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sentence_free);
  making = (Making){
    .scene = scene,
    .breakdown = breakdown,
    .sum = self,
    .code = criterion > 0 ? scene->table->criteria[criterion - 1]->code : NULL,
  };
  self->total = dup_total (&making);
  for (guint i = 0; i < breakdown->contributions->len; i++)
    add_part (&making, get_contribution (&making, i));
  add_carried (&making);
  self->short_form = dup_short_form (&making);
  if (!breakdown->total.exists)
    tell_nothing (&making);
  else
    tell_way (&making);
  tell_cuts (&making);
  tell_unplayed (&making);
  add_mutual (&making);
  return self;
}

static void
append_part (GString *text, const BrgStandingPart *part)
{
  if (part->round > 0)
    g_string_append_printf (text, "%d. ", part->round);
  g_string_append (text, part->opponent);
  if (*part->result != '\0')
    g_string_append_printf (text, " %s", part->result);
  if (*part->score != '\0')
    g_string_append_printf (text, ", %s", part->score);
  g_string_append_printf (text, part->is_cut ? " → (%s)\n" : " → %s\n", part->value);
}

char *
brg_standing_sum_dup_text (const BrgStandingSum *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  g_string_append_printf (text, "%s, %s: %s\n", self->holder, self->name, self->total);
  for (guint i = 0; i < self->parts->len; i++)
    append_part (text, self->parts->pdata[i]);
  for (guint i = 0; i < self->sentences->len; i++)
    g_string_append_printf (text, "%s\n", ((const BrgSentence *) self->sentences->pdata[i])->text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}
