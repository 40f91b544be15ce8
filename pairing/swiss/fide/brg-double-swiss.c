/* brg-double-swiss.c - the Double-Swiss system
 *
 * Rules: fide-double-swiss-2026 1.2-1.6, 3.3-3.6, 4.3, 4.4, C1-C8
 * Tests: tests/pairing/test-double-swiss.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-double-swiss.h"

#include "brg-double-swiss-match.h"
#include "brg-fide-colours.h"
#include "brg-fide-draw.h"
#include "brg-presence.h"
#include "brg-top-group.h"

BrgScoring
brg_double_swiss_get_scoring (void)
{
  BrgScoring scoring = brg_scoring_classic ();

  scoring.pairing_bye = (scoring.win + scoring.draw) / 2;
  return scoring;
}

/* fide-double-swiss-2026 C7, C8 do not count in the last match. */
static gboolean
is_last_match (const BrgFideField *field)
{
  return field->round + 2 > field->tournament->n_rounds;
}

static guint64
get_key (const BrgFideDraw *draw, gint place)
{
  const BrgDutchRecord *record = &draw->field->records[place];

  return (guint64) record->score << 1 | (record->floats[0] != BRG_DUTCH_NO_FLOAT);
}

/* fide-double-swiss-2026 C8: opponents of upfloaters who floated in the last match. */
static BrgCost
count_floated (const BrgFideDraw *draw, gint place, gint other)
{
  return is_last_match (draw->field) ? 0 : brg_top_group_is_floated_twice (draw, place, other);
}

static const char *
find_criterion (G_GNUC_UNUSED const BrgFideDraw *draw,
                G_GNUC_UNUSED BrgCost cost,
                G_GNUC_UNUSED BrgCost best)
{
  return "fide-double-swiss-2026 C8";
}

static gboolean
settle (BrgFideDraw *draw, GError **error)
{
  for (;;)
    {
      g_autoptr (BrgFideGroup) group = brg_fide_group_new (draw);
      g_autoptr (GArray) bracket = NULL;

      if (group == NULL)
        return TRUE;
      bracket = brg_top_group_choose (group, !is_last_match (draw->field), error);
      if (bracket == NULL)
        return FALSE;
      brg_top_group_settle (draw, bracket, get_key, count_floated, find_criterion);
    }
}

/* The colours of two players, the latest first. */
typedef struct
{
  BrgColour *colours;
  gint n;
  gint n_whites;
} History;

static History
read_history (const BrgFideDraw *draw, gint place)
{
  const BrgFideField *field = draw->field;
  History history = { .colours = g_new0 (BrgColour, field->round + 1) };

  history.n = brg_double_swiss_list_colours (field->tournament, field->records[place].player,
                                             field->round, history.colours);
  for (gint i = 0; i < history.n; i++)
    history.n_whites += history.colours[i] == BRG_COLOUR_WHITE;
  return history;
}

/* fide-double-swiss-2026 4.3: of the first game. */
static BrgPair
give_colours (const BrgFideDraw *draw, gint higher, gint lower, BrgReason *reason)
{
  History a = read_history (draw, higher);
  History b = read_history (draw, lower);
  g_autofree BrgColour *mine = a.colours;
  g_autofree BrgColour *theirs = b.colours;

  if (a.n == 0 && b.n == 0)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_FIRST, BRG_REASON_COLOUR_LOT, higher, lower,
                          brg_fide_get_first_colour (draw, higher), reason);
  if (a.n_whites != b.n_whites)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_STRONGER, BRG_REASON_COLOUR_FEWER,
                          a.n_whites < b.n_whites ? higher : lower,
                          a.n_whites < b.n_whites ? lower : higher, BRG_COLOUR_WHITE, reason);
  for (gint i = 0; i < MIN (a.n, b.n); i++)
    if (mine[i] != theirs[i])
      return brg_fide_give (draw, BRG_FIDE_COLOUR_ALTERNATE, BRG_REASON_COLOUR_CHANGE, higher,
                            lower, brg_colour_opposite (mine[i]), reason);
  if (a.n > 0)
    return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_CHANGE, higher, lower,
                          brg_colour_opposite (mine[0]), reason);
  return brg_fide_give (draw, BRG_FIDE_COLOUR_RANK, BRG_REASON_COLOUR_CHANGE, lower, higher,
                        brg_colour_opposite (theirs[0]), reason);
}

static const BrgFideMethod method = {
  .articles = {
    [BRG_FIDE_MET] = "fide-double-swiss-2026 C1",
    [BRG_FIDE_BYE_BAR] = "fide-double-swiss-2026 C2",
    [BRG_FIDE_COMPLETION] = "fide-double-swiss-2026 C3",
    [BRG_FIDE_QUALITY] = "fide-double-swiss-2026 2.3",
    [BRG_FIDE_BYE] = "fide-double-swiss-2026 3.4",
    [BRG_FIDE_GROUP] = "fide-double-swiss-2026 1.3",
    [BRG_FIDE_FLOAT] = "fide-double-swiss-2026 3.5",
    [BRG_FIDE_FLOAT_SCORES] = "fide-double-swiss-2026 C5",
    [BRG_FIDE_FLOAT_NEXT] = "fide-double-swiss-2026 C6",
    [BRG_FIDE_FLOAT_AGAIN] = "fide-double-swiss-2026 C7",
    [BRG_FIDE_ORDER] = "fide-double-swiss-2026 3.6",
    [BRG_FIDE_COLOUR_FIRST] = "fide-double-swiss-2026 4.3.1",
    [BRG_FIDE_COLOUR_STRONGER] = "fide-double-swiss-2026 4.3.2",
    [BRG_FIDE_COLOUR_ALTERNATE] = "fide-double-swiss-2026 4.3.3",
    [BRG_FIDE_COLOUR_RANK] = "fide-double-swiss-2026 4.3",
  },
  .read = brg_double_swiss_read,
  .find_game = brg_double_swiss_find_match,
  .compare_bye = brg_top_group_compare_bye,
  .settle = settle,
  .give_colours = give_colours,
};

/* A board of a second game. */
typedef struct
{
  gint higher_score;
  gint lower_score;
  gint number; /* of the higher ranked */
  BrgPair pair;
} SecondGame;

/* The order of the boards of the first games. */
static gint
compare_second_games (gconstpointer a, gconstpointer b)
{
  const SecondGame *one = a;
  const SecondGame *other = b;

  if ((one->pair.black == BRG_NOBODY) != (other->pair.black == BRG_NOBODY))
    return one->pair.black == BRG_NOBODY ? 1 : -1;
  if (one->higher_score != other->higher_score)
    return one->higher_score > other->higher_score ? -1 : 1;
  if (one->lower_score != other->lower_score)
    return one->lower_score > other->lower_score ? -1 : 1;
  return one->number - other->number;
}

static SecondGame
make_second_game (const BrgTournament *tournament, gint match, BrgPair pair)
{
  gint white = brg_tournament_pairing_score (tournament, pair.white, match);
  gint black =
      pair.black == BRG_NOBODY ? 0 : brg_tournament_pairing_score (tournament, pair.black, match);
  gboolean white_is_higher =
      pair.black == BRG_NOBODY || white > black || (white == black && pair.white < pair.black);

  return (SecondGame){
    .higher_score = MAX (white, black),
    .lower_score = MIN (white, black),
    .number = tournament->players[white_is_higher ? pair.white : pair.black].number,
    .pair = pair,
  };
}

/* Whoever is away without an opponent who is there has no second game either. */
static gboolean
is_away (const BrgTournament *tournament, const BrgPair *pair, gint round)
{
  return brg_player_is_absent (tournament, pair->white, round) &&
         (pair->black == BRG_NOBODY || brg_player_is_absent (tournament, pair->black, round));
}

/* fide-double-swiss-2026 4.4: who had White has Black in the second game. */
static GArray *
list_second_games (const BrgTournament *tournament, gint match)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (SecondGame));

  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgCell *cell = brg_tournament_cell (tournament, player, match);
      BrgPair pair = { player, BRG_NOBODY };
      SecondGame game;

      if (cell->opponent != BRG_NOBODY)
        pair = (BrgPair){ cell->opponent, player };
      if (cell->opponent != BRG_NOBODY ? cell->colour != BRG_COLOUR_WHITE
                                       : cell->outcome != BRG_OUTCOME_PAIRING_BYE)
        continue;
      if (is_away (tournament, &pair, match + 1))
        continue;
      game = make_second_game (tournament, match, pair);
      g_array_append_val (games, game);
    }
  g_array_sort (games, compare_second_games);
  return games;
}

/* A fixed pair may only change the colours of a second game. */
static gboolean
apply_locked (const BrgPair *locked, GArray *games)
{
  for (guint i = 0; i < games->len; i++)
    {
      BrgPair *pair = &g_array_index (games, SecondGame, i).pair;

      if ((pair->white == locked->white && pair->black == locked->black) ||
          (pair->white == locked->black && pair->black == locked->white))
        {
          *pair = *locked;
          return TRUE;
        }
    }
  return FALSE;
}

/* fide-double-swiss-2026 4.4: the colours are reversed. The bye is for a whole match (C2, 3.4). */
static void
explain_second_game (const BrgPairingRequest *request, BrgPairing *pairing, gint board)
{
  const BrgPair *pair = &g_array_index (pairing->pairs, BrgPair, board);
  gboolean is_bye = pair->black == BRG_NOBODY;
  BrgReason reason = {
    .kind = BRG_REASON_SECOND_GAME,
    .article = is_bye ? "fide-double-swiss-2026 3.4" : "fide-double-swiss-2026 4.4",
    .pair = board,
    .player = pair->white,
    .other = pair->black,
  };

  g_array_append_val (pairing->reasons, reason);
  reason.kind = BRG_REASON_COLOUR_CHANGES;
  reason.colour = BRG_COLOUR_WHITE;
  reason.number = 2;
  if (is_bye)
    {
      reason.kind = BRG_REASON_BYE_MAY;
      reason.article = "fide-double-swiss-2026 C2";
      reason.colour = BRG_COLOUR_NONE;
      reason.number = 0;
    }
  else if (brg_pairing_request_find_locked (request, pair->white, pair->black) != NULL)
    {
      reason.kind = BRG_REASON_LOCKED;
      reason.article = "fide-handling-2026 4";
      reason.colour = BRG_COLOUR_NONE;
      reason.number = 0;
    }
  g_array_append_val (pairing->reasons, reason);
}

static BrgPairing *
repeat_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  g_autoptr (GArray) games = list_second_games (tournament, request->round - 1);

  for (guint i = 0; i < request->n_locked; i++)
    if (!apply_locked (&request->locked[i], games))
      {
        g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED,
                     "Number %d plays the second game of the match of round %d",
                     tournament->players[request->locked[i].white].number, request->round - 1);
        return NULL;
      }
  for (guint i = 0; i < games->len; i++)
    {
      g_array_append_val (pairing->pairs, g_array_index (games, SecondGame, i).pair);
      if (request->explain)
        explain_second_game (request, pairing, (gint) i);
    }
  return g_steal_pointer (&pairing);
}

static BrgPairing *
pair_round (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  if (tournament->n_rounds % 2 == 1)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                   "A Double-Swiss has two rounds a match, so %d rounds cannot be",
                   tournament->n_rounds);
      return NULL;
    }
  if (request->round % 2 == 0)
    return repeat_round (tournament, request, error);
  return brg_fide_pair_round (&method, tournament, request, error);
}

/* fide-double-swiss-2026 4.4: the second game is against the opponent of the first. */
static void
list_second_game_bans (const BrgTournament *tournament,
                       gint round,
                       gint player,
                       gint other,
                       GArray *bans)
{
  BrgReason reason = {
    .kind = BRG_REASON_SECOND_GAME,
    .article = "fide-double-swiss-2026 4.4",
    .pair = -1,
    .player = player,
    .other = brg_tournament_cell (tournament, player, round - 1)->opponent,
  };

  if (reason.other == other)
    return;
  if (reason.other == BRG_NOBODY && other != BRG_NOBODY)
    {
      reason.player = other;
      reason.other = brg_tournament_cell (tournament, other, round - 1)->opponent;
    }
  g_array_append_val (bans, reason);
}

static void
list_bans (const BrgTournament *tournament, gint round, gint player, gint other, GArray *bans)
{
  if (round % 2 == 0)
    {
      list_second_game_bans (tournament, round, player, other, bans);
      return;
    }
  brg_fide_list_bans (&method, tournament, round, player, other, bans);
}

const BrgPairingSystem brg_double_swiss_system = {
  .id = "double-swiss",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = "fide-double-swiss-2026 3",
  .draws_lots = FALSE,
  .may_accelerate = TRUE,
  .needs_initial_colour = TRUE,
  .has_two_game_matches = TRUE,
  .count_rounds = brg_fide_count_rounds,
  .pair_round = pair_round,
  .list_bans = list_bans,
};
