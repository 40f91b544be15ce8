/* brg-desk-draughts-claim.c - claims of a draw by repetition and by number of moves
 *
 * Rules: rus-draughts-2022 5.4.13.2, 5.4.13.5, 5.4.13.6, 6.1.8.3 to 6.1.8.8, 7.5.2, 8.2
 * Tests: tests/app/test-desk-draughts-answer.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include "brg-draughts-end.h"
#include "brg-draughts-read.h"

#include <glib/gi18n.h>

#include "brg-desk-game.h"
#include "brg-desk-words.h"

#define REPETITION_ARTICLE "rus-draughts-2022 5.4.13.2"
#define CLAIM_ARTICLE "rus-draughts-2022 5.4.13.5"
#define JUDGE_ARTICLE "rus-draughts-2022 5.4.13.6"

/* A claim as it is made. */
typedef struct
{
  const BrgDeskGame *game;
  const BrgDeskSurroundings *around;
  const BrgDraughtsPlay *play;
  const BrgDraughtsMove *announced; /* (nullable) */
} Claim;

static BrgColour
get_claimant (const Claim *claim)
{
  return (BrgColour) brg_draughts_play_get_last (claim->play)->position.turn;
}

/* Reads the announced move. FALSE while what was typed is not one legal move. */
static gboolean
read_announced (const BrgDeskGame *game, const BrgDeskAsk *ask, BrgDeskAnswerParts *parts)
{
  g_autofree char *text = g_strstrip (g_strdup (ask->text));
  g_auto (BrgDraughtsMoveList) fits = { 0 };

  if (*text == '\0')
    return TRUE;
  if (brg_draughts_move_read (&game->node->draughts, text, -1, BRG_DRAUGHTS_READ_ANY, &fits) != 1)
    return FALSE;
  parts->move.draughts = fits.moves[0];
  parts->has_move = TRUE;
  return TRUE;
}

/* Half-moves after which the position of the claim stood. */
static GArray *
list_plies (const Claim *claim)
{
  GArray *plies = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_plies = brg_draughts_play_get_n_plies (claim->play);
  BrgDraughtsPosition wanted = brg_draughts_play_get_last (claim->play)->position;

  if (claim->announced != NULL)
    brg_draughts_move_make (&wanted, claim->announced, NULL);
  for (guint ply = 0; ply <= n_plies; ply++)
    if (brg_draughts_position_is_same (&brg_draughts_play_get (claim->play, ply)->position,
                                       &wanted))
      g_array_append_val (plies, ply);
  if (claim->announced != NULL)
    {
      n_plies++;
      g_array_append_val (plies, n_plies);
    }
  return plies;
}

static char *
dup_ply (const Claim *claim, guint ply)
{
  const BrgGameNode *node;
  g_autofree char *move = NULL;

  if (ply == 0)
    return g_strdup (_ ("the beginning"));
  if (ply > claim->game->node->ply)
    return g_strdup (_ ("the move announced"));
  for (node = claim->game->node; node->ply > ply; node = node->parent)
    ;
  move = brg_desk_draughts_write_move (&node->parent->draughts, &node->draughts_move,
                                       claim->around->notation);
  return g_strdup_printf ("%u%s%s", brg_game_node_get_number (node->parent),
                          brg_game_node_get_turn (node->parent) == BRG_COLOUR_WHITE ? "." : "…",
                          move);
}

static char *
dup_plies (const Claim *claim, const GArray *plies)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < plies->len; i++)
    g_ptr_array_add (words, dup_ply (claim, g_array_index (plies, guint, i)));
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

/* How often the position stood, and when. */
static char *
dup_repetition (const Claim *claim, const GArray *plies)
{
  g_autofree char *places = dup_plies (claim, plies);
  g_autofree char *times = brg_desk_words_dup_times (MAX (plies->len, 1u));
  BrgColour side = get_claimant (claim);

  if (plies->len < 2)
    return g_strdup (_ ("The position has occurred once."));
  if (plies->len < 3)
    /* Translators: "2nd time"; a list of moves */
    return g_strdup_printf (_ ("The position has occurred for the %s only (%s)."), times, places);
  /* Translators: "3rd time"; a list of moves; who claims: name, White or Black */
  return g_strdup_printf (
      _ ("The position has occurred for the %s with the same player to move (%s). The claim of "
         "%s (%s) is correct."),
      times, places, claim->around->names[side], brg_desk_words_side (side));
}

/* rus-draughts-2022 5.4.13.2: a move that was written for a wrong claim stands. */
static void
add_wrong_rulings (BrgDeskAnswer *answer, const Claim *claim)
{
  if (claim->announced != NULL)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_PLAY, BRG_COLOUR_NONE, 0,
                                _ ("Play the Written Move"));
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_CLAIM, get_claimant (claim), 0,
                              _ ("Reject the Claim"));
}

static BrgDeskAnswer *
answer_repetition (const Claim *claim)
{
  g_autoptr (GArray) plies = list_plies (claim);
  gboolean is_right = plies->len >= 3;
  BrgDeskAnswer *answer =
      brg_desk_answer_new (is_right ? BRG_DESK_TONE_YES : BRG_DESK_TONE_NO,
                           is_right ? C_ ("verdict", "draw") : C_ ("verdict", "no draw"),
                           dup_repetition (claim, plies), REPETITION_ARTICLE);

  if (is_right)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                                _ ("Record the draw"));
  else
    add_wrong_rulings (answer, claim);
  answer->follow = g_strdup (
      is_right ? _ ("The arbiter may declare the draw without a claim.")
               : _ ("The check runs on the claimant’s time: if that runs out, the game is "
                    "lost. A written move stands."));
  answer->follow_article = is_right ? JUDGE_ARTICLE : REPETITION_ARTICLE;
  if (plies->len > 1)
    brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DIAGRAMS, BRG_COLOUR_NONE, 0,
                                _ ("Diagrams…"));
  answer->plies = g_steal_pointer (&plies);
  return answer;
}

/* What is counted, after the announced move if there is one. */
static guint
list_counts (const Claim *claim, BrgDraughtsCount counts[BRG_N_DRAUGHTS_DRAWS])
{
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (claim->play);
  BrgDraughtsPosition position = last->position;
  BrgDraughtsCounters counters = last->counters;
  guint n = 0;

  if (claim->announced != NULL)
    {
      brg_draughts_move_make (&position, claim->announced, NULL);
      brg_draughts_counters_advance (&counters, &last->position, claim->announced, &position);
    }
  for (guint i = BRG_DRAUGHTS_DRAW_REPETITION + 1; i < BRG_N_DRAUGHTS_DRAWS; i++)
    if (brg_draughts_draw_count ((BrgDraughtsDraw) i, &position, &counters, &counts[n]))
      n++;
  return n;
}

/* The rule that decides: one that is reached, if possible one that leaves nothing to the arbiter;
 * else the one that comes first. */
static const BrgDraughtsCount *
choose_count (const BrgDraughtsCount *counts, guint n_counts)
{
  const BrgDraughtsCount *best = &counts[0];

  for (guint i = 1; i < n_counts; i++)
    {
      gboolean is_better_reached = counts[i].is_reached && !best->is_reached;
      gboolean is_surer = counts[i].is_reached && brg_draughts_draw_needs_judge (best->draw) &&
                          !brg_draughts_draw_needs_judge (counts[i].draw);
      gboolean is_sooner =
          !counts[i].is_reached && !best->is_reached && counts[i].n_plies_left < best->n_plies_left;

      if (is_better_reached || is_surer || is_sooner)
        best = &counts[i];
    }
  return best;
}

static BrgDeskAnswer *
answer_reached (const Claim *claim, const BrgDraughtsCount *count)
{
  gboolean needs_judge = brg_draughts_draw_needs_judge (count->draw);
  const char *title = brg_desk_draughts_get_title (count->draw);
  BrgDeskAnswer *answer;

  if (count->draw == BRG_DRAUGHTS_DRAW_COUNTED && count->claimant != get_claimant (claim))
    needs_judge = TRUE;
  answer = brg_desk_answer_new (
      needs_judge ? BRG_DESK_TONE_WARN : BRG_DESK_TONE_YES,
      needs_judge ? C_ ("verdict", "arbiter") : C_ ("verdict", "draw"),
      count->draw == BRG_DRAUGHTS_DRAW_ROAD_HELD
          /* Translators: title of a counter, number of moves made, number of moves needed */
          ? g_strdup_printf (_ ("%s: %u of %u moves made. It is a draw unless one side has "
                                "reached a won position."),
                             title, count->n_moves, count->n_needed)
          : needs_judge
                /* Translators: title of a counter, number of moves made, number of moves needed */
                ? g_strdup_printf (
                      _ ("%s: %u of %u moves made. The arbiter decides whether the position is "
                         "clearly drawn."),
                      title, count->n_moves, count->n_needed)
                /* Translators: title of a counter, number of moves made, number of moves needed */
                : g_strdup_printf (_ ("%s: %u of %u moves made. Either player may claim the draw."),
                                   title, count->n_moves, count->n_needed),
      brg_desk_draughts_get_article (count->draw));
  answer->is_open = needs_judge;
  brg_desk_answer_add_ruling (answer, BRG_DESK_RULING_DRAW, BRG_COLOUR_NONE, 0,
                              _ ("Record the draw"));
  answer->follow = g_strdup (_ ("The arbiter may declare the draw without a claim."));
  answer->follow_article = JUDGE_ARTICLE;
  return answer;
}

static BrgDeskAnswer *
answer_counter (const Claim *claim)
{
  BrgDraughtsCount counts[BRG_N_DRAUGHTS_DRAWS];
  guint n_counts = list_counts (claim, counts);
  const BrgDraughtsCount *count;
  BrgDeskAnswer *answer;

  if (n_counts == 0)
    return brg_desk_answer_new (BRG_DESK_TONE_NO, C_ ("verdict", "no draw"),
                                g_strdup (_ ("No move-count rule applies in this position.")),
                                CLAIM_ARTICLE);
  count = choose_count (counts, n_counts);
  if (count->is_reached)
    return answer_reached (claim, count);
  answer = brg_desk_answer_new (
      BRG_DESK_TONE_NO, C_ ("verdict", "no draw"),
      /* Translators: title of a counter, number of moves made, number of moves needed */
      g_strdup_printf (_ ("%s: %u of %u moves made. The game goes on."),
                       brg_desk_draughts_get_title (count->draw), count->n_moves, count->n_needed),
      brg_desk_draughts_get_article (count->draw));
  answer->follow = g_strdup (_ ("To claim the draw a player must keep a record of the moves or "
                                "count them aloud."));
  answer->follow_article = CLAIM_ARTICLE;
  add_wrong_rulings (answer, claim);
  return answer;
}

/* rus-draughts-2022 5.4.13.2, 5.4.13.5: of a game that was not entered nothing can be counted. */
static BrgDeskAnswer *
answer_unkeyed (gboolean is_repetition)
{
  const char *article = is_repetition ? REPETITION_ARTICLE : CLAIM_ARTICLE;
  BrgDeskAnswer *answer = brg_desk_answer_open_claim (article, 0);

  answer->follow = g_strdup (
      is_repetition
          ? _ ("The check runs on the claimant’s time. If that runs out, the game is drawn "
               "when the claim is right, else lost. A written move stands.")
          : _ ("To claim the draw a player must keep a record of the moves or "
               "count them aloud."));
  answer->follow_article = article;
  return answer;
}

void
brg_desk_draughts_answer_claim (const BrgDeskGame *game,
                                const BrgDeskSurroundings *around,
                                const BrgDeskAsk *ask,
                                BrgDeskAnswerParts *parts)
{
  Claim claim = { .game = game, .around = around, .play = brg_desk_draughts_get_play (game) };
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (claim.play);

  if (last->end != BRG_DRAUGHTS_PLAY_ON)
    {
      parts->answer = brg_desk_answer_new (BRG_DESK_TONE_INFO, C_ ("verdict", "over"),
                                           g_strdup (_ ("The game is already over; the result "
                                                        "stands.")),
                                           brg_desk_draughts_find_end_article (&last->position));
      return;
    }
  if (!brg_desk_draughts_is_keyed (game))
    {
      parts->answer = answer_unkeyed (ask->question == BRG_DRAUGHTS_QUESTION_REPETITION);
      return;
    }
  if (!read_announced (game, ask, parts))
    {
      parts->has_fault = ask->is_finished;
      parts->answer = brg_desk_answer_new (
          BRG_DESK_TONE_INFO, C_ ("verdict", "asking"),
          g_strdup (_ ("What was announced is not a legal move of the player having the move.")),
          NULL);
      return;
    }
  if (parts->has_move)
    claim.announced = &parts->move.draughts;
  parts->answer = ask->question == BRG_DRAUGHTS_QUESTION_REPETITION ? answer_repetition (&claim)
                                                                    : answer_counter (&claim);
}
