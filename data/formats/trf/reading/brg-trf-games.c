/* brg-trf-games.c - the two cells of every game of a report file, held against each other
 *
 * Tests: tests/data/test-trf-read.c, tests/data/test-trf-repairs.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>

#include "brg-trf-reading-private.h"

/* What two players may have got from one game. A double loss and a draw against a loss are what an
 * arbiter may decide (fide-2023 11.7). */
static const struct
{
  BrgOutcome one;
  BrgOutcome other;
} possible_results[] = {
  { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { BRG_OUTCOME_DRAW, BRG_OUTCOME_LOSS },
  { BRG_OUTCOME_LOSS, BRG_OUTCOME_LOSS },
  { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
  { BRG_OUTCOME_FORFEIT_LOSS, BRG_OUTCOME_FORFEIT_LOSS },
  { BRG_OUTCOME_NONE, BRG_OUTCOME_NONE },
  { BRG_OUTCOME_ADJOURNED, BRG_OUTCOME_ADJOURNED },
};

static guint
round_column (gint round)
{
  return BRG_TRF_ROUND_COLUMN + BRG_TRF_ROUND_WIDTH * (guint) (round - 1);
}

/* Results without the difference between rated and unrated games. */
static BrgOutcome
simplify (BrgOutcome outcome)
{
  return brg_outcome_is_win (outcome)    ? BRG_OUTCOME_WIN
         : brg_outcome_is_draw (outcome) ? BRG_OUTCOME_DRAW
         : brg_outcome_is_loss (outcome) ? BRG_OUTCOME_LOSS
                                         : outcome;
}

static gboolean
is_possible (BrgOutcome one, BrgOutcome other)
{
  one = simplify (one);
  other = simplify (other);
  for (guint i = 0; i < G_N_ELEMENTS (possible_results); i++)
    if ((possible_results[i].one == one && possible_results[i].other == other) ||
        (possible_results[i].one == other && possible_results[i].other == one))
      return TRUE;
  return FALSE;
}

static gboolean
is_unrated (BrgOutcome outcome)
{
  return brg_outcome_is_played (outcome) && simplify (outcome) != outcome;
}

static gint
get_number (const BrgTrfReading *reading, gint player)
{
  return brg_trf_get_player (reading->trf, player)->number;
}

/* What the other player got from a game, as far as one result tells it. */
static const struct
{
  BrgOutcome one;
  BrgOutcome other;
} mirrored_results[] = {
  { BRG_OUTCOME_WIN, BRG_OUTCOME_LOSS },
  { BRG_OUTCOME_DRAW, BRG_OUTCOME_DRAW },
  { BRG_OUTCOME_UNRATED_WIN, BRG_OUTCOME_UNRATED_LOSS },
  { BRG_OUTCOME_UNRATED_DRAW, BRG_OUTCOME_UNRATED_DRAW },
  { BRG_OUTCOME_FORFEIT_WIN, BRG_OUTCOME_FORFEIT_LOSS },
};

static BrgOutcome
mirror (BrgOutcome outcome)
{
  for (guint i = 0; i < G_N_ELEMENTS (mirrored_results); i++)
    if (mirrored_results[i].one == outcome)
      return mirrored_results[i].other;
    else if (mirrored_results[i].other == outcome)
      return mirrored_results[i].one;
  return outcome;
}

/* Half a game: what the other record lacks follows from this one. */
static gboolean
complete_game (BrgTrfReading *reading, gint round, gint player, gint opponent)
{
  BrgCell *cell = brg_tournament_cell (reading->trf->tournament, player, round);
  BrgCell *other = brg_tournament_cell (reading->trf->tournament, opponent, round);

  if (!brg_trf_mend (reading, BRG_TRF_REPAIR_FROM_OPPONENT))
    return FALSE;
  other->opponent = player;
  other->colour = brg_colour_opposite (cell->colour);
  other->outcome = mirror (cell->outcome);
  return TRUE;
}

static gboolean
mend_colours (BrgTrfReading *reading, BrgCell *cell, BrgCell *other)
{
  if (!brg_trf_mend (reading, BRG_TRF_REPAIR_COLOURS))
    return FALSE;
  cell->colour = BRG_COLOUR_WHITE;
  other->colour = BRG_COLOUR_BLACK;
  return TRUE;
}

static gboolean
mend_results (BrgTrfReading *reading, BrgCell *cell, BrgCell *other)
{
  BrgCell *gap = cell->outcome == BRG_OUTCOME_NONE    ? cell
                 : other->outcome == BRG_OUTCOME_NONE ? other
                                                      : NULL;
  BrgTrfRepairKind kind = gap != NULL ? BRG_TRF_REPAIR_FROM_OPPONENT : BRG_TRF_REPAIR_OPEN_GAME;

  if (!brg_trf_mend (reading, kind))
    return FALSE;
  if (gap != NULL)
    gap->outcome = mirror (gap == cell ? other->outcome : cell->outcome);
  else
    cell->outcome = other->outcome = BRG_OUTCOME_NONE;
  return TRUE;
}

/* Makes the colours of a game opposite, where one is missing. */
static gboolean
check_colours (BrgTrfReading *reading, gint round, gint player, gint opponent)
{
  BrgCell *cell = brg_tournament_cell (reading->trf->tournament, player, round);
  BrgCell *other = brg_tournament_cell (reading->trf->tournament, opponent, round);
  const BrgTrfLine *line = reading->player_lines[player];
  guint column = round_column (round) + 5;

  if (cell->colour == BRG_COLOUR_NONE && other->colour == BRG_COLOUR_NONE)
    {
      if (brg_outcome_is_forfeit (cell->outcome))
        return TRUE;
      brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                    _ ("players %d and %d have a game without colours, expected w for one "
                       "and b for the other"),
                    get_number (reading, player), get_number (reading, opponent));
      return mend_colours (reading, cell, other);
    }
  if (cell->colour == other->colour)
    {
      brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                    cell->colour == BRG_COLOUR_WHITE
                        ? _ ("players %d and %d both have White in their game, expected w for "
                             "one and b for the other")
                        : _ ("players %d and %d both have Black in their game, expected w for "
                             "one and b for the other"),
                    get_number (reading, player), get_number (reading, opponent));
      return mend_colours (reading, cell, other);
    }
  if (cell->colour == BRG_COLOUR_NONE || other->colour == BRG_COLOUR_NONE)
    {
      BrgCell *gap = cell->colour == BRG_COLOUR_NONE ? cell : other;
      gint index = gap == cell ? player : opponent;

      gap->colour = brg_colour_opposite (gap == cell ? other->colour : cell->colour);
      brg_format_notes_add (
          reading->trf->notes, reading->player_lines[index]->number, column,
          _ ("the colour of player %d is missing and was taken from his opponent"),
          get_number (reading, index));
    }
  return TRUE;
}

static gboolean
check_results (BrgTrfReading *reading, gint round, gint player, gint opponent)
{
  BrgCell *cell = brg_tournament_cell (reading->trf->tournament, player, round);
  BrgCell *other = brg_tournament_cell (reading->trf->tournament, opponent, round);
  const BrgTrfLine *line = reading->player_lines[player];
  guint column = round_column (round) + 7;

  if (!is_possible (cell->outcome, other->outcome))
    {
      brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                    _ ("players %d and %d have the results “%c” and “%c” in their game, "
                       "expected results that one game can have"),
                    get_number (reading, player), get_number (reading, opponent),
                    brg_outcome_to_code (cell->outcome), brg_outcome_to_code (other->outcome));
      return mend_results (reading, cell, other);
    }
  if (is_unrated (cell->outcome) != is_unrated (other->outcome))
    brg_format_notes_add (reading->trf->notes, line->number, column,
                          _ ("the game of players %d and %d is rated for one of them only"),
                          get_number (reading, player), get_number (reading, opponent));
  return TRUE;
}

static gboolean
check_both (BrgTrfReading *reading, gint round, gint player, gint opponent)
{
  return check_colours (reading, round, player, opponent) &&
         check_results (reading, round, player, opponent);
}

/* The opponent's record excludes the game. */
static gboolean
leave_game_out (BrgTrfReading *reading, gint round, gint player)
{
  if (!brg_trf_mend (reading, BRG_TRF_REPAIR_NO_GAME))
    return FALSE;
  *brg_tournament_cell (reading->trf->tournament, player, round) =
      (BrgCell){ .opponent = BRG_NOBODY, .colour = BRG_COLOUR_NONE, .outcome = BRG_OUTCOME_NONE };
  return TRUE;
}

static gboolean
check_game (BrgTrfReading *reading, gint round, gint player)
{
  const BrgTournament *tournament = reading->trf->tournament;
  gint opponent = brg_tournament_cell (tournament, player, round)->opponent;
  const BrgCell *answer;

  if (opponent == BRG_NOBODY)
    return TRUE;
  answer = brg_tournament_cell (tournament, opponent, round);
  if (answer->opponent == player)
    return player > opponent || check_both (reading, round, player, opponent);
  if (answer->opponent == BRG_NOBODY)
    {
      brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, reading->player_lines[player],
                    round_column (round),
                    _ ("player %d has the opponent %d in round %d, who has none (line %u), "
                       "expected each to name the other"),
                    get_number (reading, player), get_number (reading, opponent), round,
                    reading->player_lines[opponent]->number);
      return answer->outcome == BRG_OUTCOME_NONE || answer->outcome == BRG_OUTCOME_ZERO_BYE
                 ? complete_game (reading, round, player, opponent) &&
                       check_both (reading, round, player, opponent)
                 : leave_game_out (reading, round, player);
    }
  brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, reading->player_lines[player],
                round_column (round),
                _ ("player %d has the opponent %d in round %d, who has the opponent %d (line "
                   "%u), expected each to name the other"),
                get_number (reading, player), get_number (reading, opponent), round,
                get_number (reading, answer->opponent), reading->player_lines[opponent]->number);
  return leave_game_out (reading, round, player);
}

static void
note_pairing_byes (BrgTrfReading *reading, gint round)
{
  const BrgTournament *tournament = reading->trf->tournament;
  gint first = BRG_NOBODY;

  for (gint player = 0; player < tournament->n_players; player++)
    {
      if (brg_tournament_cell (tournament, player, round)->outcome != BRG_OUTCOME_PAIRING_BYE)
        continue;
      if (first == BRG_NOBODY)
        first = player;
      else
        brg_format_notes_add (reading->trf->notes, reading->player_lines[player]->number,
                              round_column (round),
                              _ ("players %d and %d both have the pairing-allocated bye in "
                                 "round %d, expected one"),
                              get_number (reading, first), get_number (reading, player), round);
    }
}

gboolean
brg_trf_check_games (BrgTrfReading *reading)
{
  const BrgTournament *tournament = reading->trf->tournament;

  for (gint round = 1; round <= tournament->n_rounds; round++)
    {
      for (gint player = 0; player < tournament->n_players; player++)
        if (!check_game (reading, round, player))
          return FALSE;
      if (!reading->trf->is_team)
        note_pairing_byes (reading, round);
    }
  return TRUE;
}

/* Which of two with one number is meant: the one who names the player back. */
void
brg_trf_settle_twins (BrgTrfReading *reading)
{
  BrgTournament *tournament = reading->trf->tournament;
  GHashTableIter iter;
  gpointer number;
  gpointer old_number;

  g_hash_table_iter_init (&iter, reading->twins);
  while (g_hash_table_iter_next (&iter, &number, &old_number))
    for (gint round = 1; round <= tournament->n_rounds; round++)
      {
        gint twin = reading->index_of[GPOINTER_TO_INT (number)];
        gint first = reading->index_of[GPOINTER_TO_INT (old_number)];
        gint player = brg_tournament_cell (tournament, twin, round)->opponent;

        if (player == BRG_NOBODY ||
            brg_tournament_cell (tournament, first, round)->opponent == player ||
            brg_tournament_cell (tournament, player, round)->opponent != first)
          continue;
        brg_tournament_cell (tournament, player, round)->opponent = twin;
      }
}

static gint
count_outcomes (const BrgTournament *tournament, gint round, BrgOutcome outcome, gint *last)
{
  gint count = 0;

  for (gint player = 0; player < tournament->n_players; player++)
    if (brg_tournament_cell (tournament, player, round)->outcome == outcome)
      {
        count++;
        *last = player;
      }
  return count;
}

static gboolean
has_games (const BrgTournament *tournament, gint round)
{
  for (gint player = 0; player < tournament->n_players; player++)
    if (brg_tournament_cell (tournament, player, round)->opponent != BRG_NOBODY)
      return TRUE;
  return FALSE;
}

/* A second bye with full points is one that was asked for. */
static gboolean
has_other_bye (const BrgTournament *tournament, gint player, gint round)
{
  for (gint other = 1; other <= tournament->n_rounds; other++)
    {
      BrgOutcome outcome = brg_tournament_cell (tournament, player, other)->outcome;

      if (other != round && (outcome == BRG_OUTCOME_PAIRING_BYE || outcome == BRG_OUTCOME_FULL_BYE))
        return TRUE;
    }
  return FALSE;
}

/* 240 names full-point byes that were given on request. */
static gboolean
is_announced (const BrgTrfReading *reading, gint round)
{
  for (guint i = 0; i < reading->lines->len; i++)
    {
      const BrgTrfLine *line = &g_array_index (reading->lines, BrgTrfLine, i);
      g_autoptr (GArray) tokens = NULL;
      gint named = 0;

      if (!brg_trf_line_has_tag (line, "240"))
        continue;
      tokens = brg_trf_line_tokens (line, 4);
      if (tokens->len > 2 && g_str_equal (g_array_index (tokens, BrgTrfToken, 0).text, "F") &&
          brg_trf_parse_number (g_array_index (tokens, BrgTrfToken, 1).text, BRG_TRF_MAX_ROUNDS,
                                &named) &&
          named == round)
        return TRUE;
    }
  return FALSE;
}

/* One full-point bye and no pairing-allocated one: written so, the player would get a second bye
 * from the pairing. */
static void
question_full_bye (BrgTrfReading *reading, gint round)
{
  BrgTournament *tournament = reading->trf->tournament;
  gint player = BRG_NOBODY;

  if (count_outcomes (tournament, round, BRG_OUTCOME_PAIRING_BYE, &player) > 0 ||
      count_outcomes (tournament, round, BRG_OUTCOME_FULL_BYE, &player) != 1 ||
      has_other_bye (tournament, player, round) || is_announced (reading, round))
    return;
  if (brg_trf_offer (reading, BRG_TRF_REPAIR_PAIRING_BYE, reading->player_lines[player],
                     round_column (round) + 7, NULL,
                     _ ("player %d is the only one without an opponent who has a full point in "
                        "round %d, and nobody has the pairing-allocated bye (U)"),
                     get_number (reading, player), round))
    brg_tournament_cell (tournament, player, round)->outcome = BRG_OUTCOME_PAIRING_BYE;
}

/* The odd player's bye comes from a pairing; a round without a game has none. */
static void
question_bye_to_come (BrgTrfReading *reading, gint round)
{
  BrgTournament *tournament = reading->trf->tournament;

  for (gint player = 0; player < tournament->n_players; player++)
    {
      BrgCell *cell = brg_tournament_cell (tournament, player, round);

      if (cell->outcome == BRG_OUTCOME_PAIRING_BYE &&
          brg_trf_offer (reading, BRG_TRF_REPAIR_BYE_TO_COME, reading->player_lines[player],
                         round_column (round) + 7, NULL,
                         _ ("player %d has the pairing-allocated bye in round %d, in which nobody "
                            "has a game"),
                         get_number (reading, player), round))
        cell->outcome = BRG_OUTCOME_NONE;
    }
}

void
brg_trf_settle_byes (BrgTrfReading *reading)
{
  const BrgTournament *tournament = reading->trf->tournament;

  if (!reading->mends || reading->trf->is_team || tournament->kind != BRG_TOURNAMENT_SWISS)
    return;
  for (gint round = 1; round <= tournament->n_rounds; round++)
    if (has_games (tournament, round))
      question_full_bye (reading, round);
    else
      question_bye_to_come (reading, round);
}
