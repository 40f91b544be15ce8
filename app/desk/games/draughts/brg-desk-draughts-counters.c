/* brg-desk-draughts-counters.c - the counters of a draw as the pane shows them
 *
 * Those that have come to their end come first, then those that run, then those that do not but may
 * soon, with the reason, and the repetition.
 *
 * Rules: rus-draughts-2022 5.4.13.1, 5.4.13.5, 6.1.8.3 to 6.1.8.8, 7.5.2, 8.2
 * Tests: tests/app/test-desk-draughts-counters.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-draughts-private.h"

#include <glib/gi18n.h>

#include "brg-desk-game.h"
#include "brg-desk-words.h"

/* What is to be said of a rule. Moves and pieces are those of brg_draughts_draw_count(). */
static const struct
{
  const char *title;
  const char *article; /* as the book numbers it: the parts of 7.5.2 have no letters there */
  guint variants;   /* bit set of #BrgDraughtsVariant, where a counter that does not run is told */
  guint max_pieces; /* told so from as many pieces of both on */
  guint n_needed;   /* as many moves as the rule has, 0 where they depend on the pieces */
} rules[BRG_N_DRAUGHTS_DRAWS] = {
#define RUSSIAN \
  (1u << BRG_DRAUGHTS_RUSSIAN | 1u << BRG_DRAUGHTS_64 | 1u << BRG_DRAUGHTS_64_MAJORITY)
#define INTERNATIONAL (1u << BRG_DRAUGHTS_INTERNATIONAL)
#define GIVEAWAY (1u << BRG_DRAUGHTS_GIVEAWAY)
#define ANY 40
  [BRG_DRAUGHTS_DRAW_REPETITION] = { N_ ("Repetition of the position"),
                                     "rus-draughts-2022 5.4.13.1", 0, ANY, 3 },
  [BRG_DRAUGHTS_DRAW_ROAD_OWNED] = { N_ ("Three kings holding the main road against one"),
                                     "rus-draughts-2022 6.1.8.3", 0, 4, 15 },
  [BRG_DRAUGHTS_DRAW_THREE_KINGS] = { N_ ("Three kings or more against one"),
                                      "rus-draughts-2022 6.1.8.4", RUSSIAN, 7, 15 },
  [BRG_DRAUGHTS_DRAW_ROAD_HELD] = { N_ ("Three against a king on the main road"),
                                    "rus-draughts-2022 6.1.8.5", RUSSIAN, 4, 5 },
  [BRG_DRAUGHTS_DRAW_NO_CHANGE] = { N_ ("Kings on both sides, no capture or promotion"),
                                    "rus-draughts-2022 6.1.8.6", RUSSIAN, ANY, 0 },
  [BRG_DRAUGHTS_DRAW_COUNTED] = { N_ ("Moves counted aloud"), "rus-draughts-2022 6.1.8.7", 0, ANY,
                                  5 },
  [BRG_DRAUGHTS_DRAW_KINGS_ONLY] = { N_ ("King moves only"), "rus-draughts-2022 6.1.8.8", RUSSIAN,
                                     ANY, 0 },
  [BRG_DRAUGHTS_DRAW_KINGS_100] = { N_ ("King moves only"), "rus-draughts-2022 7.5.2",
                                    INTERNATIONAL, ANY, 25 },
  [BRG_DRAUGHTS_DRAW_THREE_TO_ONE] = { N_ ("Three kings against one"), "rus-draughts-2022 7.5.2",
                                       INTERNATIONAL, ANY, 16 },
  [BRG_DRAUGHTS_DRAW_TWO_TO_ONE] = { N_ ("One or two kings against one"), "rus-draughts-2022 7.5.2",
                                     INTERNATIONAL, 5, 5 },
  [BRG_DRAUGHTS_DRAW_GIVEAWAY] = { N_ ("King moves only"), "rus-draughts-2022 8.2", GIVEAWAY, ANY,
                                   15 },
};

const char *
brg_desk_draughts_get_title (BrgDraughtsDraw draw)
{
  return _ (rules[draw].title);
}

const char *
brg_desk_draughts_get_article (BrgDraughtsDraw draw)
{
  return rules[draw].article;
}

/* How many pieces and kings the sides have. */
typedef struct
{
  guint n_pieces;
  guint n_kings[3];
  guint n_side[3];
  gboolean has_men[3];
} Balance;

static Balance
weigh (const BrgDraughtsPosition *position)
{
  Balance balance = { 0 };

  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      balance.n_side[side] = brg_draughts_set_size (position->pieces[side]);
      balance.n_kings[side] = brg_draughts_set_size (brg_draughts_position_kings (position, side));
      balance.has_men[side] = balance.n_kings[side] < balance.n_side[side];
      balance.n_pieces += balance.n_side[side];
    }
  return balance;
}

/* Since which move, by the half-moves made since. */
static guint
find_first_move (const BrgDeskGame *game, guint n_plies)
{
  const BrgGameNode *node = game->node;

  for (guint i = 0; i < n_plies && node->parent != NULL; i++)
    node = node->parent;
  return brg_game_node_get_number (node);
}

static const char *
get_claimant (const BrgDraughtsCount *count)
{
  if (brg_draughts_draw_needs_judge (count->draw))
    return count->draw == BRG_DRAUGHTS_DRAW_ROAD_HELD
               ? _ ("a draw unless the arbiter finds that one side can win")
               : _ ("the arbiter decides whether the position is a draw");
  switch (count->claimant)
    {
    case BRG_COLOUR_WHITE:
      return _ ("White may claim the draw");
    case BRG_COLOUR_BLACK:
      return _ ("Black may claim the draw");
    case BRG_COLOUR_NONE:
    default:
      return _ ("either player may claim the draw");
    }
}

static char *
dup_times (const BrgDraughtsCount *count)
{
  g_autofree char *times = brg_desk_words_dup_times (count->n_moves);

  if (!count->is_reached)
    return g_steal_pointer (&times);
  /* Translators: "3rd time"; who may claim the draw */
  return g_strdup_printf (_ ("%s · %s"), times, get_claimant (count));
}

static char *
dup_left (const BrgDraughtsCount *count)
{
  guint n_left = count->n_needed - count->n_moves;

  if (count->counted == BRG_COLOUR_WHITE)
    return g_strdup_printf (
        /* Translators: how many moves */
        ngettext ("%u move left for White", "%u moves left for White", n_left), n_left);
  if (count->counted == BRG_COLOUR_BLACK)
    return g_strdup_printf (
        /* Translators: how many moves */
        ngettext ("%u move left for Black", "%u moves left for Black", n_left), n_left);
  /* Translators: how many moves */
  return g_strdup_printf (ngettext ("%u move left", "%u moves left", n_left), n_left);
}

/* How far a count has come, with what follows from it. */
char *
brg_desk_draughts_dup_count (const BrgDeskGame *game, const BrgDraughtsCount *count)
{
  guint first = find_first_move (game, count->n_plies);
  g_autofree char *left = NULL;

  if (count->draw == BRG_DRAUGHTS_DRAW_REPETITION)
    return dup_times (count);
  if (count->is_reached)
    /* Translators: number of a move; who may claim the draw */
    return g_strdup_printf (_ ("since move %u · %s"), first, get_claimant (count));
  left = dup_left (count);
  /* Translators: number of a move; "11 moves remain" */
  return g_strdup_printf (_ ("since move %u · %s"), first, left);
}

/* A lone king against up to three pieces, or three kings: why there is none. */
static const char *
explain_lone_king (BrgDraughtsDraw draw,
                   const BrgDraughtsPosition *position,
                   const Balance *balance)
{
  BrgColour weaker = balance->n_side[BRG_COLOUR_WHITE] < balance->n_side[BRG_COLOUR_BLACK]
                         ? BRG_COLOUR_WHITE
                         : BRG_COLOUR_BLACK;
  BrgDraughtsSet road = brg_draughts_main_road ((BrgDraughtsVariant) position->variant);

  if (balance->has_men[BRG_COLOUR_WHITE] && balance->has_men[BRG_COLOUR_BLACK])
    return _ ("not running: both sides have men");
  if (balance->n_side[weaker] != 1 || balance->n_kings[weaker] != 1)
    return _ ("not running: neither side has a lone king");
  if (draw == BRG_DRAUGHTS_DRAW_THREE_KINGS)
    return _ ("not running: the stronger side does not have three kings");
  if (draw == BRG_DRAUGHTS_DRAW_ROAD_HELD && (position->pieces[weaker] & road) == 0)
    return _ ("not running: the king is not on the main road");
  if (draw == BRG_DRAUGHTS_DRAW_ROAD_HELD &&
      (position->pieces[brg_colour_opposite (weaker)] & road) != 0)
    return _ ("not running: the stronger side holds the main road");
  return _ ("not running: the stronger side has other pieces");
}

static const char *
explain_kings (BrgDraughtsDraw draw, const Balance *balance)
{
  gboolean is_by_pieces =
      draw == BRG_DRAUGHTS_DRAW_NO_CHANGE || draw == BRG_DRAUGHTS_DRAW_KINGS_ONLY;

  if (balance->n_kings[BRG_COLOUR_WHITE] == 0 && balance->n_kings[BRG_COLOUR_BLACK] == 0)
    return _ ("not running: there is no king");
  if (balance->n_kings[BRG_COLOUR_WHITE] == 0)
    return _ ("not running: White has no king");
  if (balance->n_kings[BRG_COLOUR_BLACK] == 0)
    return _ ("not running: Black has no king");
  if (is_by_pieces && balance->n_pieces > 7)
    return _ ("not running: more than seven pieces");
  return _ ("not running: fewer than four pieces");
}

/* Why a rule counts nothing. */
static const char *
explain (BrgDraughtsDraw draw, const BrgDraughtsPosition *position, const Balance *balance)
{
  switch (draw)
    {
    case BRG_DRAUGHTS_DRAW_REPETITION:
      return _ ("has occurred once");
    case BRG_DRAUGHTS_DRAW_COUNTED:
      return _ ("not running: nobody is counting");
    case BRG_DRAUGHTS_DRAW_NO_CHANGE:
    case BRG_DRAUGHTS_DRAW_KINGS_ONLY:
    case BRG_DRAUGHTS_DRAW_KINGS_100:
    case BRG_DRAUGHTS_DRAW_GIVEAWAY:
      return explain_kings (draw, balance);
    case BRG_DRAUGHTS_DRAW_ROAD_OWNED:
    case BRG_DRAUGHTS_DRAW_THREE_KINGS:
    case BRG_DRAUGHTS_DRAW_ROAD_HELD:
    case BRG_DRAUGHTS_DRAW_THREE_TO_ONE:
    case BRG_DRAUGHTS_DRAW_TWO_TO_ONE:
    default:
      return explain_lone_king (draw, position, balance);
    }
}

static void
add_running (GArray *counters, const BrgDeskGame *game, const BrgDraughtsCount *count)
{
  BrgDeskCounter counter = {
    .title = g_strdup (brg_desk_draughts_get_title (count->draw)),
    .value = count->n_moves,
    .limit = count->n_needed,
    .note = brg_desk_draughts_dup_count (game, count),
    .article = rules[count->draw].article,
    .is_running = TRUE,
    .is_reached = count->is_reached,
  };

  g_array_append_val (counters, counter);
}

/* How many moves a rule would want of so few pieces. */
static guint
find_needed (BrgDraughtsDraw draw, guint n_pieces)
{
  if (rules[draw].n_needed != 0)
    return rules[draw].n_needed;
  if (draw == BRG_DRAUGHTS_DRAW_NO_CHANGE)
    return n_pieces <= 3 ? 5 : n_pieces <= 5 ? 30 : 60;
  return n_pieces <= 5 ? 15 : 25;
}

static void
add_idle (GArray *counters,
          BrgDraughtsDraw draw,
          const BrgDraughtsPosition *position,
          const Balance *balance)
{
  BrgDeskCounter counter = {
    .title = g_strdup (brg_desk_draughts_get_title (draw)),
    .value = draw == BRG_DRAUGHTS_DRAW_REPETITION ? 1 : 0,
    .limit = find_needed (draw, balance->n_pieces),
    .note = g_strdup (explain (draw, position, balance)),
    .article = rules[draw].article,
  };

  g_array_append_val (counters, counter);
}

/* Whether a rule that counts nothing is worth a line: as long as nobody has a king none is. */
static gboolean
is_important (BrgDraughtsDraw draw, const BrgDraughtsPosition *position, const Balance *balance)
{
  return (rules[draw].variants >> position->variant & 1) != 0 &&
         balance->n_pieces <= rules[draw].max_pieces && position->kings != 0;
}

GArray *
brg_desk_draughts_list_counters (const BrgDeskGame *game,
                                 const BrgDeskSurroundings *around G_GNUC_UNUSED)
{
  const BrgDraughtsRecord *last = brg_draughts_play_get_last (brg_desk_draughts_get_play (game));
  const BrgDraughtsPosition *position = &last->position;
  Balance balance = weigh (position);
  GArray *counters = brg_desk_counters_new ();
  BrgDraughtsCount count;

  for (gint is_reached = TRUE; is_reached >= FALSE; is_reached--)
    for (guint i = BRG_DRAUGHTS_DRAW_REPETITION + !is_reached; i < BRG_N_DRAUGHTS_DRAWS; i++)
      if (brg_draughts_draw_count ((BrgDraughtsDraw) i, position, &last->counters, &count) &&
          count.is_reached == is_reached)
        add_running (counters, game, &count);
  for (guint i = BRG_DRAUGHTS_DRAW_REPETITION + 1; i < BRG_N_DRAUGHTS_DRAWS; i++)
    if (is_important ((BrgDraughtsDraw) i, position, &balance) &&
        !brg_draughts_draw_count ((BrgDraughtsDraw) i, position, &last->counters, NULL))
      add_idle (counters, (BrgDraughtsDraw) i, position, &balance);
  if (!brg_draughts_draw_count (BRG_DRAUGHTS_DRAW_REPETITION, position, &last->counters, &count))
    add_idle (counters, BRG_DRAUGHTS_DRAW_REPETITION, position, &balance);
  else if (!count.is_reached)
    add_running (counters, game, &count);
  return counters;
}
