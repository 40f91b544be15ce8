/* brg-knockout.c - knock-out, and the improved knock-out in which all places are played
 *
 * Rules: rus-draughts-2022 1.4, 5.4.6
 * Tests: tests/pairing/test-knockout.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-knockout.h"

#include "brg-knockout-replay.h"
#include "brg-lots.h"
#include "brg-presence.h"

#define ARTICLE "rus-draughts-2022 1.4"
#define ARTICLE_GAMES "rus-draughts-2022 5.4.6"

#define MAX_PLAYERS 16384

/* A round while it is paired. */
typedef struct
{
  const BrgTournament *tournament;
  const BrgPairingRequest *request;
  const BrgBracket *bracket;
  gint game; /* which game of the meetings, from 1 */
  BrgPairing *pairing;
  GArray *byes;        /* BrgPair */
  GArray *bye_reasons; /* BrgReason; pair is an index into the byes */
} Round;

static void
append_reason (const Round *round, BrgReasonKind kind, const BrgPair *pair, gint number)
{
  BrgReason reason = {
    .kind = kind,
    .article = ARTICLE,
    .pair = (gint) round->pairing->pairs->len,
    .player = pair->white,
    .other = pair->black,
    .number = number,
  };

  if (round->request->explain)
    g_array_append_val (round->pairing->reasons, reason);
}

static void
append_colour (const Round *round, const BrgPair *pair)
{
  BrgReason reason = {
    .kind = round->game == 1 ? BRG_REASON_COLOUR_DRAWN : BRG_REASON_COLOUR_CHANGES,
    .article = round->game == 1 ? ARTICLE : ARTICLE_GAMES,
    .pair = (gint) round->pairing->pairs->len,
    .player = pair->white,
    .other = pair->black,
    .colour = BRG_COLOUR_WHITE,
    .number = round->game == 1 ? 0 : round->game,
  };

  if (round->request->explain)
    g_array_append_val (round->pairing->reasons, reason);
}

static gboolean
is_absent (const Round *round, gint player)
{
  return player == BRG_NOBODY ||
         brg_player_is_absent (round->tournament, player, round->request->round);
}

static void
append_bye (Round *round, gint player, gint absent)
{
  BrgPair pair = { player, BRG_NOBODY };
  BrgReason reason = {
    .kind = absent != BRG_NOBODY ? BRG_REASON_BRACKET : BRG_REASON_BRACKET_SEAT,
    .article = ARTICLE,
    .pair = (gint) round->byes->len,
    .player = player,
    .other = absent,
    .number = round->bracket->n_played + 1,
  };

  g_array_append_val (round->byes, pair);
  g_array_append_val (round->bye_reasons, reason);
  reason.kind = absent != BRG_NOBODY ? BRG_REASON_ABSENT : BRG_REASON_BRACKET_BYE;
  reason.player = absent != BRG_NOBODY ? absent : player;
  reason.other = BRG_NOBODY;
  reason.number = absent != BRG_NOBODY ? round->request->round : 0;
  g_array_append_val (round->bye_reasons, reason);
}

/* rus-draughts-2022 5.4.6: colours change from game to game. If the game before was not on the
 * board, the lot of the meeting still tells whose turn it is. */
static BrgPair
give_colours (const Round *round, const BrgBracketMatch *match, gboolean first_has_white)
{
  BrgPair pair = { match->first, match->second };
  const BrgCell *before;

  if (round->game % 2 == 0)
    first_has_white = !first_has_white;
  if (round->game > 1)
    {
      before = brg_tournament_cell (round->tournament, match->first, round->request->round - 1);
      if (before->opponent == match->second && before->colour != BRG_COLOUR_NONE)
        first_has_white = before->colour == BRG_COLOUR_BLACK;
    }
  return first_has_white ? pair : (BrgPair){ pair.black, pair.white };
}

static void
append_board (Round *round, const BrgBracketMatch *match, gboolean first_has_white)
{
  BrgPair pair = give_colours (round, match, first_has_white);
  const BrgPair *locked = brg_pairing_request_find_locked (round->request, pair.white, pair.black);

  if (locked != NULL)
    pair = *locked;
  append_reason (round, BRG_REASON_BRACKET, &pair, round->bracket->n_played + 1);
  if (round->bracket->scope == BRG_BRACKET_ALL_PLACES || match->block > 0)
    append_reason (round, BRG_REASON_BRACKET_PLACES, &pair, match->best_place);
  if (locked != NULL)
    append_reason (round, BRG_REASON_LOCKED, &pair, 0);
  else
    append_colour (round, &pair);
  g_array_append_val (round->pairing->pairs, pair);
}

/* Every meeting has its lot, whether there is a game or not: an absence changes no other colours.
 */
static void
append_meetings (Round *round)
{
  g_autoptr (GArray) matches = brg_bracket_list_matches (round->bracket);
  BrgLots lots =
      brg_lots_begin (round->request->seed, (guint64) (round->request->round - round->game + 1));

  for (guint i = 0; i < matches->len; i++)
    {
      const BrgBracketMatch *match = &g_array_index (matches, BrgBracketMatch, i);
      gboolean first_has_white = brg_lots_below (&lots, 2) == 0;

      if (!is_absent (round, match->first) && !is_absent (round, match->second))
        append_board (round, match, first_has_white);
      else if (!is_absent (round, match->first))
        append_bye (round, match->first, match->second);
      else if (!is_absent (round, match->second))
        append_bye (round, match->second, match->first);
    }
}

static void
append_byes (Round *round)
{
  guint n_boards = round->pairing->pairs->len;

  g_array_append_vals (round->pairing->pairs, round->byes->data, round->byes->len);
  for (guint i = 0; i < round->bye_reasons->len && round->request->explain; i++)
    {
      BrgReason reason = g_array_index (round->bye_reasons, BrgReason, i);

      reason.pair += (gint) n_boards;
      g_array_append_val (round->pairing->reasons, reason);
    }
}

/* Every fixed pair must be one that the bracket has. */
static gboolean
check_locked (const Round *round, GError **error)
{
  for (guint i = 0; i < round->request->n_locked; i++)
    {
      const BrgPair *locked = &round->request->locked[i];
      gboolean is_there = FALSE;

      for (guint j = 0; j < round->pairing->pairs->len; j++)
        {
          const BrgPair *pair = &g_array_index (round->pairing->pairs, BrgPair, j);

          is_there |= pair->white == locked->white && pair->black == locked->black;
        }
      if (!is_there)
        {
          g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_LOCKED,
                       "The bracket has another pair for number %d in round %d",
                       round->tournament->players[locked->white].number, round->request->round);
          return FALSE;
        }
    }
  return TRUE;
}

static gint
count_rounds (gint n_players, gint cycles)
{
  return brg_bracket_count_stages (n_players) * MAX (cycles, 1);
}

static gboolean
check_size (const BrgTournament *tournament, gint round, GError **error)
{
  gint n_players = tournament->n_players;

  if (n_players < 2 || n_players > MAX_PLAYERS)
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_PLAYERS,
                   "A knock-out needs 2 to %d players, not %d", MAX_PLAYERS, n_players);
      return FALSE;
    }
  if (round > count_rounds (n_players, tournament->cycles))
    {
      g_set_error (error, BRG_PAIRING_ERROR, BRG_PAIRING_ERROR_ROUND,
                   "The bracket ends before round %d", round);
      return FALSE;
    }
  return TRUE;
}

static BrgPairing *
pair_bracket (const BrgTournament *tournament,
              const BrgPairingRequest *request,
              BrgBracketScope scope,
              GError **error)
{
  g_autoptr (BrgPairing) pairing = brg_pairing_new ();
  g_autoptr (GArray) byes = g_array_new (FALSE, FALSE, sizeof (BrgPair));
  g_autoptr (GArray) bye_reasons = g_array_new (FALSE, FALSE, sizeof (BrgReason));
  g_autoptr (BrgBracket) bracket = NULL;
  Round round = { tournament, request, NULL, 0, pairing, byes, bye_reasons };
  gint first_round;

  if (!check_size (tournament, request->round, error))
    return NULL;
  bracket = brg_knockout_replay (tournament, scope, request, ARTICLE, pairing->obstacles);
  if (pairing->obstacles->len > 0)
    {
      pairing->exists = FALSE;
      return g_steal_pointer (&pairing);
    }
  first_round = brg_knockout_get_first_round (tournament, bracket->n_played + 1);
  round.bracket = bracket;
  round.game = request->round - first_round + 1;
  append_meetings (&round);
  append_byes (&round);
  if (!check_locked (&round, error))
    return NULL;
  return g_steal_pointer (&pairing);
}

/* rus-draughts-2022 1.4: whoever is beaten is out. */
static BrgPairing *
pair_knockout (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return pair_bracket (tournament, request, BRG_BRACKET_WINNER, error);
}

/* rus-draughts-2022 1.4: whoever is beaten plays on for the lower places. */
static BrgPairing *
pair_all_places (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return pair_bracket (tournament, request, BRG_BRACKET_ALL_PLACES, error);
}

static BrgPairing *
pair_third_place (const BrgTournament *tournament, const BrgPairingRequest *request, GError **error)
{
  return pair_bracket (tournament, request, BRG_BRACKET_THIRD, error);
}

BrgBracketScope
brg_knockout_get_scope (const BrgPairingSystem *system)
{
  return system == &brg_all_places_system    ? BRG_BRACKET_ALL_PLACES
         : system == &brg_third_place_system ? BRG_BRACKET_THIRD
                                             : BRG_BRACKET_WINNER;
}

/* Asked only about those who are not paired: the bracket has nothing else. */
static void
list_bans (G_GNUC_UNUSED const BrgTournament *tournament,
           gint round,
           gint player,
           gint other,
           GArray *bans)
{
  BrgReason reason = {
    .kind = BRG_REASON_NOT_IN_BRACKET,
    .article = ARTICLE,
    .pair = -1,
    .player = player,
    .other = other,
    .number = round,
  };

  g_array_append_val (bans, reason);
}

BrgPlaceRange *
brg_knockout_list_places (const BrgPairingSystem *system,
                          const BrgTournament *tournament,
                          gint through_round,
                          const BrgMeetingDecision *decisions,
                          guint n_decisions)
{
  BrgPairingRequest request = { .round = through_round + 1,
                                .decisions = decisions,
                                .n_decisions = n_decisions };
  g_autoptr (BrgBracket) bracket = NULL;
  BrgPlaceRange *places;

  g_return_val_if_fail (system != NULL && system->is_knockout, NULL);
  g_return_val_if_fail (tournament != NULL && tournament->n_players >= 2, NULL);
  g_return_val_if_fail (through_round >= 0 && through_round <= tournament->n_rounds, NULL);

  bracket =
      brg_knockout_replay (tournament, brg_knockout_get_scope (system), &request, ARTICLE, NULL);
  places = g_new0 (BrgPlaceRange, tournament->n_players);
  for (gint player = 0; player < tournament->n_players; player++)
    brg_bracket_get_places (bracket, player, &places[player].best, &places[player].worst);
  return places;
}

/* Lines without a place stay last; equal ones stay in their order. */
static gint
compare_lines (gconstpointer a, gconstpointer b, gpointer data)
{
  const BrgStandings *standings = data;
  const BrgStanding *line_a = a;
  const BrgStanding *line_b = b;

  if (line_a->has_place != line_b->has_place)
    return line_a->has_place ? -1 : 1;
  if (line_a->has_place && line_a->place != line_b->place)
    return line_a->place - line_b->place;
  return standings->line_of[line_a->player] - standings->line_of[line_b->player];
}

/* rus-draughts-2022 1.4: the bracket decides, not the points. */
void
brg_knockout_rank (BrgStandings *standings, const BrgPlaceRange *places)
{
  g_return_if_fail (standings != NULL && places != NULL);

  for (gint i = 0; i < standings->n_lines; i++)
    {
      BrgStanding *line = &standings->lines[i];

      line->deciding = -1;
      line->order = -1;
      if (!line->has_place)
        continue;
      line->place = places[line->player].best;
      line->last_place = places[line->player].worst;
    }
  g_qsort_with_data (standings->lines, standings->n_lines, sizeof *standings->lines, compare_lines,
                     standings);
  for (gint i = 0; i < standings->n_lines; i++)
    standings->line_of[standings->lines[i].player] = i;
  standings->is_bracket = TRUE;
}

const BrgPairingSystem brg_knockout_system = {
  .id = "knockout",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = ARTICLE,
  .draws_lots = TRUE,
  .is_knockout = TRUE,
  .needs_initial_colour = FALSE,
  .count_rounds = count_rounds,
  .pair_round = pair_knockout,
  .list_bans = list_bans,
};

const BrgPairingSystem brg_all_places_system = {
  .id = "all-places",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = ARTICLE,
  .draws_lots = TRUE,
  .is_knockout = TRUE,
  .needs_initial_colour = FALSE,
  .count_rounds = count_rounds,
  .pair_round = pair_all_places,
  .list_bans = list_bans,
};

const BrgPairingSystem brg_third_place_system = {
  .id = "third-place",
  .kind = BRG_TOURNAMENT_SWISS,
  .article = ARTICLE,
  .draws_lots = TRUE,
  .is_knockout = TRUE,
  .needs_initial_colour = FALSE,
  .count_rounds = count_rounds,
  .pair_round = pair_third_place,
  .list_bans = list_bans,
};
