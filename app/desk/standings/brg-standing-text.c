/* brg-standing-text.c - why one player stands above another, in words and numbers
 *
 * Names stay in their dictionary form and no verb agrees with one, so the same sentence fits women
 * and men in every language.
 *
 * Tests: tests/app/test-standing-text.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-standing-text-private.h"

#include <glib/gi18n.h>

#include "brg-article-words.h"
#include "brg-criterion-words.h"
#include "brg-name-words.h"
#include "brg-reason-text.h"
#include "brg-standing-scene.h"
#include "brg-text-tidy.h"
#include "brg-tie-words.h"
#include "brg-withdrawal-text.h"

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

static const BrgStandings *
get_standings (const BrgStandingMaking *making)
{
  return making->scene->table->standings;
}

static const BrgStanding *
get_line (const BrgStandingMaking *making, gint player)
{
  return &get_standings (making)->lines[get_standings (making)->line_of[player]];
}

void
brg_standing_text_add_sentence (const BrgStandingMaking *making, char *text, const char *article)
{
  BrgSentence *sentence = g_new0 (BrgSentence, 1);

  sentence->text = brg_text_join_points (text);
  sentence->article = article;
  g_ptr_array_add (making->answer->sentences, sentence);
}

static char *
dup_title (const BrgStandingMaking *making)
{
  const BrgStandingAnswer *answer = making->answer;
  const BrgStanding *line = get_line (making, answer->player);
  const BrgStanding *other = get_line (making, answer->other);
  g_autofree char *place = brg_standing_scene_dup_place (line->place, line->last_place, FALSE);
  g_autofree char *other_place = NULL;

  if (!other->has_place)
    /* Translators: the names of two players; the second one takes no part in the ranking */
    return g_strdup_printf (_ ("%s above %s: not ranked"), answer->name, answer->other_name);
  other_place = brg_standing_scene_dup_place (other->place, other->last_place, TRUE);
  if (line->place == other->place && line->last_place == other->last_place)
    /* Translators: the names of two players, the places that they share: "places 3–5" */
    return g_strdup_printf (_ ("%s and %s share %s"), answer->name, answer->other_name, place);
  /* Translators: a player, his place ("2nd place"), another player, the other place ("3rd") */
  return g_strdup_printf (_ ("%s, %s, above %s, %s"), answer->name, place, answer->other_name,
                          other_place);
}

static BrgStandingValue
get_value (const BrgStandingMaking *making, gint player, gint criterion)
{
  const BrgStanding *line = get_line (making, player);

  if (criterion == 0)
    return (BrgStandingValue){ TRUE, brg_rational_points (line->points) };
  return line->values[criterion - 1];
}

static char *
dup_value (const BrgStandingMaking *making, gint player, gint criterion)
{
  BrgStandingValue value = get_value (making, player, criterion);
  const char *code = criterion > 0 ? making->scene->table->criteria[criterion - 1]->code : "";

  return brg_criterion_words_value (making->scene->words, code, &value);
}

BrgMutualTable *
brg_standing_text_find_mutual (const BrgStandingMaking *making,
                               const BrgBreakdown *breakdown,
                               gint criterion)
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
fill_mutual_line (const BrgStandingMaking *making,
                  BrgStandingLine *line,
                  const BrgBreakdown *breakdown)
{
  g_autoptr (BrgMutualTable) table =
      brg_standing_text_find_mutual (making, breakdown, line->criterion);
  gint row = brg_mutual_table_find (table, making->answer->player);
  gint other_row = brg_mutual_table_find (table, making->answer->other);

  if (row < 0 || other_row < 0)
    return;
  g_free (line->value);
  g_free (line->other_value);
  g_free (line->remark);
  line->value = brg_standing_scene_dup_value (making->scene, table->totals[row]);
  line->other_value = brg_standing_scene_dup_value (making->scene, table->totals[other_row]);
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
fill_step_line (const BrgStandingMaking *making,
                BrgStandingLine *line,
                const BrgBreakdown *breakdown)
{
  BrgRational value;
  BrgRational other_value;
  g_autoptr (BrgBreakdown) other =
      brg_standing_scene_break_down (making->scene, making->answer->other, line->criterion);
  gint step = brg_breakdown_find_step (breakdown, other, &value, &other_value);

  if (step < 1)
    return;
  g_free (line->value);
  g_free (line->other_value);
  g_free (line->remark);
  line->value = brg_standing_scene_dup_value (making->scene, value);
  line->other_value = brg_standing_scene_dup_value (making->scene, other_value);
  if (breakdown->way == BRG_BREAKDOWN_TRUNCATED)
    line->remark = g_strdup_printf (ngettext ("Cut 1", "Cut %d", (gulong) step), step);
  else
    /* Translators: the number of a step in which a limit is moved */
    line->remark = g_strdup_printf (_ ("step %d"), step);
}

static void
add_line (const BrgStandingMaking *making, gint criterion, gint deciding)
{
  BrgStandingLine *line = g_new0 (BrgStandingLine, 1);
  g_autoptr (BrgBreakdown) breakdown = NULL;

  line->criterion = criterion;
  line->name = brg_standing_scene_dup_criterion (making->scene, criterion, &line->article);
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
  breakdown = brg_standing_scene_break_down (making->scene, making->answer->player, criterion);
  if (breakdown->way == BRG_BREAKDOWN_MUTUAL)
    fill_mutual_line (making, line, breakdown);
  else
    fill_step_line (making, line, breakdown);
}

/* The order that works on both; NULL when there is none. */
static const BrgTieOrder *
find_order (const BrgStandingMaking *making)
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
add_order_line (const BrgStandingMaking *making, gint deciding)
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
tell_order (const BrgStandingMaking *making)
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
      g_autofree char *name = brg_name_words_dup (making->scene->snapshot, place->entry,
                                                  BRG_NAME_FAMILY, making->scene->words);

      g_string_append_printf (list, "%s%d. %s", i > 0 ? ", " : "", place->position, name);
    }
  brg_standing_text_add_sentence (making, g_strdup (_ ("All tie-breaks are equal.")), NULL);
  /* Translators: how an order came about ("by lot, seed 4711"), names with their positions */
  brg_standing_text_add_sentence (
      making, g_strdup_printf (_ ("The order was decided %s: %s."), how, list->str), NULL);
}

static gboolean
has_met (const BrgStandingMaking *making, gint player, gint other)
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
tell_not_counted (const BrgStandingMaking *making)
{
  const BrgWithdrawals *withdrawals = making->scene->table->withdrawals;

  for (gint player = 0; player < withdrawals->tournament->n_players; player++)
    {
      g_autofree char *name = NULL;

      if (withdrawals->counted[player] || (!has_met (making, making->answer->player, player) &&
                                           !has_met (making, making->answer->other, player)))
        continue;
      name = brg_reason_text_dup_name (making->scene->snapshot, player);
      brg_standing_text_add_sentence (
          making,
          /* Translators: a player who left and whose results do not count */
          g_strdup_printf (_ ("Games against %s do not count."), name),
          withdrawals->players[player].article);
    }
}

/* The bracket: until which round the two came, and who was the last opponent. */
static void
tell_bracket (const BrgStandingMaking *making, gint player, const char *holder)
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
  brg_standing_text_add_sentence (
      making,
      g_strdup_printf (_ ("%s: the last game was in round %d, with %s."), holder, round, name),
      NULL);
}

static void
tell (const BrgStandingMaking *making, gint deciding)
{
  const BrgStandingAnswer *answer = making->answer;
  const BrgStanding *other = get_line (making, answer->other);

  if (!other->has_place)
    {
      const BrgWithdrawal *withdrawal = &making->scene->table->withdrawals->players[answer->other];

      brg_standing_text_add_sentence (
          making, brg_withdrawal_dup_text (making->scene->snapshot, answer->other, withdrawal),
          withdrawal->article);
      return;
    }
  if (get_standings (making)->is_bracket)
    {
      brg_standing_text_add_sentence (
          making,
          g_strdup (_ ("The bracket decides the places; points and tie-breaks are for "
                       "information.")),
          NULL);
      tell_bracket (making, answer->player, answer->name);
      tell_bracket (making, answer->other, answer->other_name);
      return;
    }
  if (deciding < 0)
    {
      brg_standing_text_add_sentence (
          making, g_strdup (_ ("They are equal on everything compared.")), NULL);
      return;
    }
  if (deciding == BRG_DECIDED_ORDER)
    {
      tell_order (making);
      return;
    }
  brg_standing_text_tell_deciding (making, deciding);
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
  BrgStandingMaking making;
  gint deciding = -1;

  g_return_val_if_fail (scene != NULL && player != other, NULL);

  swap_if_below (scene->table->standings, &player, &other);
  self = g_new0 (BrgStandingAnswer, 1);
  self->player = player;
  self->other = other;
  self->name = brg_name_words_dup (scene->snapshot, player, BRG_NAME_FAMILY, scene->words);
  self->other_name = brg_name_words_dup (scene->snapshot, other, BRG_NAME_FAMILY, scene->words);
  self->lines = g_ptr_array_new_with_free_func (free_line);
  self->sentences = g_ptr_array_new_with_free_func ((GDestroyNotify) brg_sentence_free);
  making = (BrgStandingMaking){ scene, self };
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

/* An article, with its book when that is not the event's. */
static char *
dup_cited (const BrgStandingScene *scene, const char *article)
{
  return brg_article_words_beside (scene->words, scene->snapshot->event->rulebook, article);
}

static void
append_line (GString *text, const BrgStandingLine *line, const BrgStandingScene *scene)
{
  g_string_append (text, line->name);
  if (line->article != NULL)
    {
      g_autofree char *article = dup_cited (scene, line->article);

      g_string_append_printf (text, " (%s)", article);
    }
  g_string_append_printf (text, ": %s – %s, ", line->value, line->other_value);
  if (*line->remark != '\0')
    g_string_append_printf (text, "%s, ", line->remark);
  g_string_append_printf (text, "%s\n", brg_standing_verdict_get_name (line->verdict));
}

char *
brg_standing_answer_dup_text (const BrgStandingAnswer *self, const BrgStandingScene *scene)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && scene != NULL, NULL);

  g_string_append_printf (text, "%s\n", self->title);
  for (guint i = 0; i < self->lines->len; i++)
    append_line (text, self->lines->pdata[i], scene);
  for (guint i = 0; i < self->sentences->len; i++)
    {
      const BrgSentence *sentence = self->sentences->pdata[i];
      g_autofree char *article =
          sentence->article != NULL ? dup_cited (scene, sentence->article) : NULL;

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
