/* brg-trf-cells.c - the rounds of the players of a report file
 *
 * First every cell is read by itself, then the two cells of every game are held against each other.
 *
 * Tests: tests/data/test-trf-read.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-trf-private.h"

/* What a result without opponent means. Old files have no letters for byes. */
static const struct
{
  const char *codes;
  BrgOutcome outcome;
} lonely_results[] = {
  { "U+1W", BRG_OUTCOME_PAIRING_BYE },
  { "F", BRG_OUTCOME_FULL_BYE },
  { "H=D", BRG_OUTCOME_HALF_BYE },
  { "Z-0L", BRG_OUTCOME_ZERO_BYE },
};

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

static gboolean
has_cell (const BrgTrfLine *line, gint round)
{
  guint column = round_column (round);

  return !brg_trf_line_is_blank (line, column, column + 7);
}

/* The last round in which the record has anything. */
gint
brg_trf_count_round_columns (const BrgTrfLine *line)
{
  const char *p = line->text + line->n_bytes;
  guint n_columns = line->n_columns;

  while (p > line->text && g_ascii_isspace (p[-1]))
    {
      p--;
      n_columns--;
    }
  if (n_columns < BRG_TRF_ROUND_COLUMN)
    return 0;
  return (gint) MIN ((n_columns - BRG_TRF_ROUND_COLUMN) / BRG_TRF_ROUND_WIDTH + 1,
                     BRG_TRF_MAX_ROUNDS + 1);
}

/* Between the fields of a cell and behind it there must be blanks, else a number has slipped. */
static gboolean
check_gaps (BrgTrfReading *reading, const BrgTrfLine *line, guint column)
{
  static const guint gaps[] = { 4, 6, 8, 9 };

  for (guint i = 0; i < G_N_ELEMENTS (gaps); i++)
    if (brg_trf_line_char (line, column + gaps[i]) != ' ')
      return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, column + gaps[i],
                           _ ("a character between the columns of a round, expected a blank"));
  return TRUE;
}

static gboolean
read_opponent (BrgTrfReading *reading,
               const BrgTrfLine *line,
               guint column,
               gint player,
               gint *opponent)
{
  g_autofree char *text = brg_trf_line_slice (line, column, column + 3);
  gint number = 0;

  *opponent = BRG_NOBODY;
  if (*text != '\0' && !brg_trf_parse_number (text, BRG_TRF_MAX_PLAYERS, &number))
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, column,
                         _ ("“%s” is not an opponent, expected a pairing number or 0000"), text);
  if (number == 0)
    return TRUE;
  *opponent = reading->index_of[number];
  if (*opponent == BRG_NOBODY)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                         _ ("the opponent %d has no player record, expected the pairing number "
                            "of a player of this file"),
                         number);
  if (*opponent == player)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                         _ ("player %d is his own opponent, expected another player"), number);
  return TRUE;
}

static gboolean
read_colour (BrgTrfReading *reading, const BrgTrfLine *line, guint column, BrgColour *colour)
{
  gunichar c = g_unichar_tolower (brg_trf_line_char (line, column));

  if (c == 'w')
    *colour = BRG_COLOUR_WHITE;
  else if (c == 'b' || c == 's')
    *colour = BRG_COLOUR_BLACK;
  else if (c == '-' || c == ' ')
    *colour = BRG_COLOUR_NONE;
  else
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, column,
                         _ ("this is not a colour, expected w, b or -"));
  return TRUE;
}

static gboolean
read_outcome (BrgTrfReading *reading, const BrgTrfLine *line, guint column, BrgOutcome *outcome)
{
  gunichar c = brg_trf_line_char (line, column);

  *outcome = BRG_OUTCOME_ADJOURNED;
  if (c == 'X' || c == 'x' || (c < 0x80 && brg_outcome_from_code ((gchar) c, outcome)))
    return TRUE;
  return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, column,
                       _ ("this is not a result, expected one of 1 = 0 W D L + - U F H Z"));
}

/* A cell without opponent. In a round robin a round without opponent and points is the free round
 * of an odd field: nothing happened. */
static BrgOutcome
read_lonely_outcome (const BrgTrfReading *reading, BrgOutcome outcome)
{
  gchar code = brg_outcome_to_code (outcome);
  gboolean is_swiss = reading->trf->tournament->kind == BRG_TOURNAMENT_SWISS;

  for (guint i = 0; i < G_N_ELEMENTS (lonely_results); i++)
    if (strchr (lonely_results[i].codes, code) != NULL)
      return lonely_results[i].outcome == BRG_OUTCOME_ZERO_BYE && !is_swiss
                 ? BRG_OUTCOME_NONE
                 : lonely_results[i].outcome;
  return BRG_OUTCOME_NONE;
}

static gboolean
read_cell (BrgTrfReading *reading, gint player, gint round)
{
  const BrgTrfLine *line = reading->player_lines[player];
  guint column = round_column (round);
  BrgCell cell;

  if (!check_gaps (reading, line, column) ||
      !read_opponent (reading, line, column, player, &cell.opponent) ||
      !read_colour (reading, line, column + 5, &cell.colour) ||
      !read_outcome (reading, line, column + 7, &cell.outcome))
    return FALSE;
  if (cell.opponent == BRG_NOBODY)
    {
      cell.outcome = read_lonely_outcome (reading, cell.outcome);
      cell.colour = BRG_COLOUR_NONE;
    }
  else if (brg_outcome_is_bye (cell.outcome))
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column + 7,
                         _ ("a bye with an opponent, expected opponent 0000 or another result"));
  *brg_tournament_cell (reading->trf->tournament, player, round) = cell;
  return TRUE;
}

static gboolean
read_player_cells (BrgTrfReading *reading, gint player)
{
  const BrgTrfLine *line = reading->player_lines[player];
  gint n_rounds = reading->trf->tournament->n_rounds;

  for (gint round = 1; round <= brg_trf_count_round_columns (line); round++)
    {
      if (!has_cell (line, round))
        continue;
      if (round > n_rounds)
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, round_column (round),
                             ngettext ("round %d of a tournament of %d round, expected the end of "
                                       "the line",
                                       "round %d of a tournament of %d rounds, expected the end of "
                                       "the line",
                                       (gulong) n_rounds),
                             round, n_rounds);
      if (!read_cell (reading, player, round))
        return FALSE;
    }
  return TRUE;
}

gboolean
brg_trf_read_cells (BrgTrfReading *reading)
{
  for (gint player = 0; player < reading->trf->tournament->n_players; player++)
    {
      const BrgTrfLine *line = reading->player_lines[player];

      if (!brg_trf_line_is_blank (line, 90, 91))
        return brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 90,
                             _ ("a character between the columns of a round, expected a blank"));
      if (!read_player_cells (reading, player))
        return FALSE;
    }
  return TRUE;
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
      return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                           _ ("players %d and %d have a game without colours, expected w for one "
                              "and b for the other"),
                           get_number (reading, player), get_number (reading, opponent));
    }
  if (cell->colour == other->colour)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                         cell->colour == BRG_COLOUR_WHITE
                             ? _ ("players %d and %d both have White in their game, expected w for "
                                  "one and b for the other")
                             : _ ("players %d and %d both have Black in their game, expected w for "
                                  "one and b for the other"),
                         get_number (reading, player), get_number (reading, opponent));
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
  const BrgCell *cell = brg_tournament_cell (reading->trf->tournament, player, round);
  const BrgCell *other = brg_tournament_cell (reading->trf->tournament, opponent, round);
  const BrgTrfLine *line = reading->player_lines[player];
  guint column = round_column (round) + 7;

  if (!is_possible (cell->outcome, other->outcome))
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, column,
                         _ ("players %d and %d have the results “%c” and “%c” in their game, "
                            "expected results that one game can have"),
                         get_number (reading, player), get_number (reading, opponent),
                         brg_outcome_to_code (cell->outcome), brg_outcome_to_code (other->outcome));
  if (is_unrated (cell->outcome) != is_unrated (other->outcome))
    brg_format_notes_add (reading->trf->notes, line->number, column,
                          _ ("the game of players %d and %d is rated for one of them only"),
                          get_number (reading, player), get_number (reading, opponent));
  return TRUE;
}

static gboolean
check_game (BrgTrfReading *reading, gint round, gint player)
{
  const BrgTournament *tournament = reading->trf->tournament;
  gint opponent = brg_tournament_cell (tournament, player, round)->opponent;
  gint answer;

  if (opponent == BRG_NOBODY)
    return TRUE;
  answer = brg_tournament_cell (tournament, opponent, round)->opponent;
  if (answer == player)
    return player > opponent || (check_colours (reading, round, player, opponent) &&
                                 check_results (reading, round, player, opponent));
  if (answer == BRG_NOBODY)
    return brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, reading->player_lines[player],
                         round_column (round),
                         _ ("player %d has the opponent %d in round %d, who has none (line %u), "
                            "expected each to name the other"),
                         get_number (reading, player), get_number (reading, opponent), round,
                         reading->player_lines[opponent]->number);
  return brg_trf_fail (
      reading, BRG_FORMAT_ERROR_CONTRADICTION, reading->player_lines[player], round_column (round),
      _ ("player %d has the opponent %d in round %d, who has the opponent %d (line "
         "%u), expected each to name the other"),
      get_number (reading, player), get_number (reading, opponent), round,
      get_number (reading, answer), reading->player_lines[opponent]->number);
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
