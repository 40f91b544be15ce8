/* brg-playoff-run.c - a replay under way: its games, steps, questions and lots
 *
 * Rules: rus-chess-2014 30.5.5
 * Tests: tests/pairing/test-playoff.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-lots.h"
#include "brg-playoff-private.h"

/* Streams of lots for play-offs, above those of meetings of a knock-out with a round below 16. */
#define LOTS_PLAYOFF (G_GUINT64_CONSTANT (1) << 44)

void
brg_playoff_add_step (BrgPlayoffRun *run,
                      BrgPlayoffStepKind kind,
                      const char *article,
                      gint stage,
                      BrgPlayoffControl control,
                      gint number,
                      GArray *players)
{
  BrgPlayoffStep *step = g_new0 (BrgPlayoffStep, 1);

  step->kind = kind;
  step->article = article;
  step->stage = stage;
  step->group = run->group;
  step->control = control;
  step->number = number;
  step->players = players;
  g_ptr_array_add (run->playoff->steps, step);
}

GArray *
brg_playoff_list_players (const GArray *places, gint n)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < places->len && (n < 0 || (gint) i < n); i++)
    g_array_append_val (players, g_array_index (places, BrgPlayoffPlace, i).player);
  return players;
}

GArray *
brg_playoff_list_two (gint player, gint other)
{
  GArray *players = g_array_new (FALSE, FALSE, sizeof (gint));

  g_array_append_val (players, player);
  g_array_append_val (players, other);
  return players;
}

static const BrgPlayoffOption *
find_option (const BrgPlayoffRun *run, const char *id)
{
  g_autoptr (GPtrArray) options =
      brg_playoff_list_options (run->setup->format, run->setup->n_players);

  for (guint i = 0; i < options->len; i++)
    if (g_str_equal (((const BrgPlayoffOption *) options->pdata[i])->id, id))
      return options->pdata[i];
  return NULL;
}

char *
brg_playoff_dup_option (const BrgPlayoffRun *run, const char *id)
{
  char *value = brg_playoff_options_dup (run->setup->options, id);
  const BrgPlayoffOption *option;

  if (value != NULL)
    return value;
  option = find_option (run, id);
  if (option == NULL)
    return g_strdup ("");
  return option->values[0] != NULL ? g_strdup (option->values[0])
                                   : g_strdup_printf ("%d", option->first);
}

gboolean
brg_playoff_has_option (const BrgPlayoffRun *run, const char *id, const char *value)
{
  g_autofree char *text = brg_playoff_dup_option (run, id);

  return g_str_equal (text, value);
}

gint
brg_playoff_get_number (const BrgPlayoffRun *run, const char *id)
{
  g_autofree char *text = brg_playoff_dup_option (run, id);
  const BrgPlayoffOption *option = find_option (run, id);
  guint64 number = 0;

  g_assert (option != NULL);
  if (!g_ascii_string_to_unsigned (text, 10, (guint64) option->least, (guint64) option->most,
                                   &number, NULL))
    return option->first;
  return (gint) number;
}

void
brg_playoff_ask (BrgPlayoffRun *run, const char *id, gint stage, GArray *players)
{
  BrgPlayoffQuestion *question = g_new0 (BrgPlayoffQuestion, 1);

  question->option = find_option (run, id);
  question->stage = stage;
  question->group = run->group;
  question->players = players;
  g_assert (question->option != NULL);
  g_ptr_array_add (run->playoff->questions, question);
}

/* The recorded game in the same place, of the same players. */
static const BrgPlayoffGame *
find_recorded (const BrgPlayoffRun *run, const BrgPlayoffGame *game)
{
  for (guint i = 0; i < run->n_recorded; i++)
    {
      const BrgPlayoffGame *other = &run->recorded[i];

      if (other->stage == game->stage && other->round == game->round &&
          other->board == game->board && other->white == game->white &&
          other->black == game->black && other->control == game->control)
        return other;
    }
  return NULL;
}

guint
brg_playoff_ask_game (BrgPlayoffRun *run,
                      gint stage,
                      gint round,
                      gint board,
                      gint white,
                      gint black,
                      BrgPlayoffControl control)
{
  BrgPlayoffGame game = {
    .stage = stage,
    .round = round,
    .board = run->board + board,
    .group = run->group,
    .white = white,
    .black = black,
    .control = control,
  };
  const BrgPlayoffGame *recorded = find_recorded (run, &game);

  if (recorded != NULL)
    {
      game.id = recorded->id;
      game.moves = recorded->moves;
      if (brg_playoff_may_have (recorded->white_outcome, recorded->black_outcome))
        {
          game.white_outcome = recorded->white_outcome;
          game.black_outcome = recorded->black_outcome;
        }
    }
  g_array_append_val (run->playoff->games, game);
  return run->playoff->games->len - 1;
}

BrgPlayoffGame *
brg_playoff_get_game (const BrgPlayoffRun *run, guint index)
{
  return &g_array_index (run->playoff->games, BrgPlayoffGame, index);
}

gboolean
brg_playoff_game_is_over (const BrgPlayoffGame *game)
{
  return brg_playoff_may_have (game->white_outcome, game->black_outcome);
}

gint
brg_playoff_get_halves (const BrgPlayoffGame *game, gint player)
{
  gint winner = brg_playoff_wins_for (game);

  if (!brg_playoff_game_is_over (game))
    return 0;
  if (winner == BRG_NOBODY)
    return 1;
  return winner == player ? 2 : 0;
}

static BrgLots
begin_lots (const BrgPlayoffRun *run, BrgPlayoffLot lot, gint stage, gint place)
{
  return brg_lots_begin (run->setup->seed, LOTS_PLAYOFF + ((guint64) lot << 40) +
                                               ((guint64) stage << 24) + (guint64) place);
}

/* Parts that are drawn in one stage have nobody in common: whoever is best placed names the part.
 */
static gint
find_best (const GArray *players)
{
  gint best = G_MAXINT;

  for (guint i = 0; i < players->len; i++)
    best = MIN (best, g_array_index (players, gint, i));
  return best;
}

GArray *
brg_playoff_draw_order (const BrgPlayoffRun *run,
                        BrgPlayoffLot lot,
                        gint stage,
                        const GArray *players)
{
  GArray *order = g_array_copy ((GArray *) players);
  BrgLots lots = begin_lots (run, lot, stage, (run->board << 16) + find_best (players));

  brg_lots_shuffle (&lots, (gint *) (gpointer) order->data, (gint) order->len);
  return order;
}

/* rus-chess-2014 30.5.5: colours by lot, but for the Berger tables. The lot is the same for both
 * orders of the two, and its own for every game. */
gboolean
brg_playoff_draw_white (const BrgPlayoffRun *run, gint stage, gint round, gint player, gint other)
{
  gint smaller = MIN (player, other);
  gint greater = MAX (player, other);
  BrgLots lots = begin_lots (run, BRG_PLAYOFF_LOT_COLOUR, stage,
                             (round % 256 << 16) + (smaller % 256 << 8) + greater % 256);

  return (brg_lots_below (&lots, 2) == 0) == (player == smaller);
}
