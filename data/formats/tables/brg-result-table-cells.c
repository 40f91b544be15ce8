/* brg-result-table-cells.c - a tournament as a text file: crosstables and rounds
 *
 * Tests: tests/data/test-result-table.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-result-table-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "brg-berger.h"
#include "brg-meeting-games.h"

/* Fields before the cells: number, name, rating. */
#define N_BEFORE 3

static const BrgResultRow *
get_row (const BrgResultReader *reader, gint player)
{
  return &g_array_index (reader->rows, BrgResultRow, player);
}

static gboolean
read_mark (char mark, BrgOutcome *outcome)
{
  if (mark == '\0' || strchr ("1=0+-*.", mark) == NULL)
    return FALSE;
  *outcome = BRG_OUTCOME_NONE;
  return mark == '.' || brg_outcome_from_code (mark, outcome);
}

/* The shape of a row of a crosstable: one cell an opponent, one mark a game of each cycle. */
static gboolean
check_cells (const BrgResultReader *reader, gint player, GError **error)
{
  const BrgResultRow *row = get_row (reader, player);
  gint n_players = (gint) reader->rows->len;
  gint n_marks = reader->cycles * reader->n_games;

  if ((gint) row->n_fields != n_players + N_BEFORE)
    return brg_result_reader_fail (reader, row, row->n_fields - 1, 0, error,
                                   _ ("%d cells, expected %d, one for every player"),
                                   (gint) row->n_fields - N_BEFORE, n_players);
  for (gint other = 0; other < n_players; other++)
    {
      const char *cell = row->fields[other + N_BEFORE];
      BrgOutcome outcome;

      if ((gint) strlen (cell) != n_marks)
        return brg_result_reader_fail (
            reader, row, (guint) other + N_BEFORE, 0, error,
            ngettext ("“%s”, expected %d result", "“%s”, expected %d results", (gulong) n_marks),
            cell, n_marks);
      for (gsize i = 0; cell[i] != '\0'; i++)
        if (other == player ? cell[i] != 'X' : !read_mark (cell[i], &outcome))
          return brg_result_reader_fail_mark (reader, row, (guint) other + N_BEFORE, i,
                                              other == player ? "X" : "1 = 0 + - * .", error);
    }
  return TRUE;
}

/* @white has it in the first game. */
static gboolean
fill_meeting (BrgResultReader *reader,
              gint white,
              gint black,
              gint cycle,
              gint round,
              GError **error)
{
  BrgTournament *tournament = reader->table->tournament;
  const char *white_marks = get_row (reader, white)->fields[black + N_BEFORE];
  const char *black_marks = get_row (reader, black)->fields[white + N_BEFORE];

  brg_tournament_set_game (tournament, round, white, black, BRG_OUTCOME_NONE, BRG_OUTCOME_NONE);
  for (gint game = 1; game <= reader->n_games; game++)
    {
      gint mark = cycle * reader->n_games + game - 1;
      gint late = MAX (white, black);
      BrgOutcome white_outcome;
      BrgOutcome black_outcome;

      read_mark (white_marks[mark], &white_outcome);
      read_mark (black_marks[mark], &black_outcome);
      if (!brg_result_marks_agree (white_outcome, black_outcome))
        return brg_result_reader_fail (reader, get_row (reader, late),
                                       (guint) MIN (white, black) + N_BEFORE, (gsize) mark, error,
                                       _ ("No. %d and No. %d have results that contradict each "
                                          "other"),
                                       MIN (white, black) + 1, late + 1);
      brg_meeting_games_set (tournament, white, round, game, white_outcome);
      brg_meeting_games_set (tournament, black, round, game, black_outcome);
    }
  brg_meeting_games_add_up (tournament, white, round);
  return TRUE;
}

gboolean
brg_result_reader_fill_crosstable (BrgResultReader *reader, GError **error)
{
  gint n_players = (gint) reader->rows->len;
  gint n = brg_berger_table_size (n_players);

  for (gint player = 0; player < n_players; player++)
    if (!check_cells (reader, player, error))
      return FALSE;
  for (gint cycle = 0; cycle < reader->cycles; cycle++)
    for (gint round = 1; round < n; round++)
      for (gint board = 0; board < n / 2; board++)
        {
          BrgPair pair = brg_berger_board (n, round, board);
          gint white = (cycle == 0 ? pair.white : pair.black) - 1;
          gint black = (cycle == 0 ? pair.black : pair.white) - 1;

          if (MAX (white, black) < n_players &&
              !fill_meeting (reader, white, black, cycle, round + cycle * (n - 1), error))
            return FALSE;
        }
  return TRUE;
}

/* `0:-:+`: the odd player's plus; other letters are byes as in report files. */
static gboolean
read_alone (char mark, BrgOutcome *outcome)
{
  if (mark == '+')
    *outcome = BRG_OUTCOME_PAIRING_BYE;
  else if (mark == '\0' || strchr ("HFZ", mark) == NULL || !brg_outcome_from_code (mark, outcome))
    return FALSE;
  return TRUE;
}

/* The games of a meeting, or the one mark of a round without opponent. */
static gboolean
fill_marks (BrgResultReader *reader,
            gint player,
            gint round,
            const char *marks,
            gsize offset,
            GError **error)
{
  BrgTournament *tournament = reader->table->tournament;
  const BrgResultRow *row = get_row (reader, player);
  guint field = (guint) round + N_BEFORE - 1;
  BrgCell *cell = brg_tournament_cell (tournament, player, round);
  gint n_marks = cell->opponent == BRG_NOBODY ? 1 : reader->n_games;

  if ((gint) strlen (marks) != n_marks)
    return brg_result_reader_fail (
        reader, row, field, offset, error,
        ngettext ("“%s”, expected %d result", "“%s”, expected %d results", (gulong) n_marks), marks,
        n_marks);
  if (cell->opponent == BRG_NOBODY)
    return read_alone (marks[0], &cell->outcome) ||
           brg_result_reader_fail_mark (reader, row, field, offset, "+ H F Z", error);
  for (gint game = 1; game <= reader->n_games; game++)
    {
      BrgOutcome outcome;

      if (!read_mark (marks[game - 1], &outcome))
        return brg_result_reader_fail_mark (reader, row, field, offset + (gsize) game - 1,
                                            "1 = 0 + - * .", error);
      brg_meeting_games_set (tournament, player, round, game, outcome);
    }
  return TRUE;
}

static gboolean
fill_round (BrgResultReader *reader, gint player, gint round, GError **error)
{
  BrgTournament *tournament = reader->table->tournament;
  const BrgResultRow *row = get_row (reader, player);
  guint field = (guint) round + N_BEFORE - 1;
  g_auto (GStrv) parts = g_strsplit (row->fields[field], ":", -1);
  BrgCell *cell = brg_tournament_cell (tournament, player, round);
  guint64 number;

  if (g_strv_length (parts) != 3 || strlen (parts[1]) != 1 || parts[2][0] == '\0')
    return brg_result_reader_fail (reader, row, field, 0, error,
                                   _ ("“%s”, expected opponent:colour:result"), row->fields[field]);
  if (!g_ascii_string_to_unsigned (parts[0], 10, 0, (guint64) tournament->n_players, &number,
                                   NULL) ||
      (gint) number == player + 1)
    return brg_result_reader_fail (reader, row, field, 0, error,
                                   _ ("“%s”, expected the number of another player, or 0"),
                                   parts[0]);
  cell->opponent = (gint) number - 1;
  cell->colour = parts[1][0] == 'w'   ? BRG_COLOUR_WHITE
                 : parts[1][0] == 'b' ? BRG_COLOUR_BLACK
                                      : BRG_COLOUR_NONE;
  if (parts[1][0] != (number == 0 ? '-' : cell->colour == BRG_COLOUR_WHITE ? 'w' : 'b'))
    return brg_result_reader_fail (reader, row, field, strlen (parts[0]) + 1, error,
                                   _ ("“%s”, expected w or b, and - without an opponent"),
                                   parts[1]);
  return fill_marks (reader, player, round, parts[2], strlen (parts[0]) + 3, error);
}

static gboolean
do_games_agree (const BrgTournament *tournament, gint player, gint other, gint round)
{
  for (gint game = 1; game <= tournament->n_games; game++)
    if (!brg_result_marks_agree (brg_meeting_games_get (tournament, player, round, game),
                                 brg_meeting_games_get (tournament, other, round, game)))
      return FALSE;
  return TRUE;
}

static gboolean
check_opponent (const BrgResultReader *reader, gint player, gint round, GError **error)
{
  const BrgTournament *tournament = reader->table->tournament;
  const BrgCell *cell = brg_tournament_cell (tournament, player, round);
  const BrgCell *other;

  if (cell->opponent == BRG_NOBODY)
    return TRUE;
  other = brg_tournament_cell (tournament, cell->opponent, round);
  return (other->opponent == player && other->colour != cell->colour &&
          do_games_agree (tournament, player, cell->opponent, round)) ||
         brg_result_reader_fail (reader, get_row (reader, player), (guint) round + N_BEFORE - 1, 0,
                                 error, _ ("No. %d has something else in round %d"),
                                 cell->opponent + 1, round);
}

gboolean
brg_result_reader_fill_swiss (BrgResultReader *reader, GError **error)
{
  BrgTournament *tournament = reader->table->tournament;

  for (gint player = 0; player < tournament->n_players; player++)
    {
      const BrgResultRow *row = get_row (reader, player);

      if ((gint) row->n_fields != tournament->n_rounds + N_BEFORE)
        return brg_result_reader_fail (reader, row, row->n_fields - 1, 0, error,
                                       _ ("%d rounds, expected %d as in the first row"),
                                       (gint) row->n_fields - N_BEFORE, tournament->n_rounds);
      for (gint round = 1; round <= tournament->n_rounds; round++)
        if (!fill_round (reader, player, round, error))
          return FALSE;
    }
  for (gint player = 0; player < tournament->n_players; player++)
    for (gint round = 1; round <= tournament->n_rounds; round++)
      if (!check_opponent (reader, player, round, error))
        return FALSE;
  for (gint player = 0; player < tournament->n_players; player++)
    for (gint round = 1; round <= tournament->n_rounds; round++)
      brg_meeting_games_add_up (tournament, player, round);
  return TRUE;
}
