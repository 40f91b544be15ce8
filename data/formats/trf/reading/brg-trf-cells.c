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

#include "brg-trf-reading-private.h"

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
  if (c == 'X' || c == 'x' || c == '?' || (c < 0x80 && brg_outcome_from_code ((gchar) c, outcome)))
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
        {
          brg_trf_fail (reading, BRG_FORMAT_ERROR_CONTRADICTION, line, round_column (round),
                        ngettext ("round %d of a tournament of %d round, expected the end of "
                                  "the line",
                                  "round %d of a tournament of %d rounds, expected the end of "
                                  "the line",
                                  (gulong) n_rounds),
                        round, n_rounds);
          if (!brg_trf_mend (reading, BRG_TRF_REPAIR_FIELD))
            return FALSE;
          continue;
        }
      if (!read_cell (reading, player, round) && !brg_trf_mend (reading, BRG_TRF_REPAIR_FIELD))
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
        {
          brg_trf_fail (reading, BRG_FORMAT_ERROR_SYNTAX, line, 90,
                        _ ("a character between the columns of a round, expected a blank"));
          if (!brg_trf_mend (reading, BRG_TRF_REPAIR_FIELD))
            return FALSE;
        }
      if (!read_player_cells (reading, player))
        return FALSE;
    }
  brg_trf_settle_twins (reading);
  return TRUE;
}
