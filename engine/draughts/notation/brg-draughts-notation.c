/* brg-draughts-notation.c - moves of draughts, written as the rules want it
 *
 * Rules: rus-draughts-2022 6.1.6.1, 6.1.6.2, 7.3, 10.2.2, 10.5.1
 * Tests: tests/engine/test-draughts-notation.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-notation.h"

#include "brg-draughts-way.h"

#include <string.h>

static const BrgDraughtsNotation notations[] = {
  { .id = "full", .capture = { ':', ':' } },
  { .id = "short", .is_short = TRUE, .capture = { ':', ':' } },
  { .id = "letter", .has_capital_e = TRUE, .capture = { ':', ':' } },
  { .id = "route", .has_route = TRUE, .capture = { ':', ':' } },
  { .id = "pdn", .capture = { ':', 'x' } },
  { .id = "numeric", .has_numbers = TRUE, .capture = { 'x', 'x' } },
};

const BrgDraughtsNotation *
brg_draughts_notations (guint *n_notations)
{
  g_return_val_if_fail (n_notations != NULL, NULL);

  *n_notations = G_N_ELEMENTS (notations);
  return notations;
}

const BrgDraughtsNotation *
brg_draughts_notation_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (notations); i++)
    if (g_str_equal (notations[i].id, id))
      return &notations[i];
  return NULL;
}

typedef struct
{
  BrgDraughtsVariant variant;
  const BrgDraughtsNotation *notation;
  char *end;
} Writer;

static void
write_square (Writer *writer, BrgDraughtsSquare square)
{
  if (writer->notation->has_numbers)
    {
      guint number = brg_draughts_square_number (writer->variant, square);

      if (number >= 10)
        *writer->end++ = (char) ('0' + number / 10);
      *writer->end++ = (char) ('0' + number % 10);
      *writer->end = '\0';
      return;
    }
  brg_draughts_square_write (writer->variant, square, writer->end);
  /* rus-draughts-2022 10.2.2: a small e is taken for other letters. */
  if (writer->notation->has_capital_e && *writer->end == 'e')
    *writer->end = 'E';
  writer->end += strlen (writer->end);
}

/* How many legal moves go from the same square, or from its file, to the same square. */
static guint
count_alike (const BrgDraughtsMoveList *legal, const BrgDraughtsMove *move, gboolean by_file)
{
  guint file = brg_draughts_square_column (move->from);
  guint n_alike = 0;

  for (guint i = 0; i < legal->n_moves; i++)
    if (legal->moves[i].to == move->to &&
        (by_file ? brg_draughts_square_column (legal->moves[i].from) == file
                 : legal->moves[i].from == move->from))
      n_alike++;
  return n_alike;
}

static void
write_origin (Writer *writer, BrgDraughtsSquare from, gboolean by_file)
{
  if (!by_file)
    {
      write_square (writer, from);
      return;
    }
  *writer->end++ = (char) ('a' + brg_draughts_square_column (from));
  *writer->end = '\0';
}

static void
write_squares (Writer *writer,
               const BrgDraughtsMove *move,
               gboolean by_file,
               const BrgDraughtsWay *way)
{
  gboolean is_large = brg_draughts_variant_is_large (writer->variant);

  write_origin (writer, move->from, by_file);
  for (guint i = 0; i <= way->n_squares; i++)
    {
      if (brg_draughts_move_is_capture (move))
        *writer->end++ = writer->notation->capture[is_large];
      else if (!by_file)
        *writer->end++ = '-';
      write_square (writer, i < way->n_squares ? way->squares[i] : move->to);
    }
}

const char *
brg_draughts_move_write (const BrgDraughtsPosition *position,
                         const BrgDraughtsMove *move,
                         const BrgDraughtsNotation *notation,
                         char text[BRG_DRAUGHTS_MOVE_LENGTH])
{
  g_auto (BrgDraughtsMoveList) legal = { 0 };
  BrgDraughtsVariant variant = (BrgDraughtsVariant) position->variant;
  Writer writer = { variant, notation, text };
  BrgDraughtsWay way = { 0 };
  guint n_alike;
  guint n_of_file;
  gboolean by_file;

  brg_draughts_moves_generate (position, &legal);
  n_alike = count_alike (&legal, move, FALSE);
  n_of_file = count_alike (&legal, move, TRUE);
  /* rus-draughts-2022 6.1.6.2: squares of turning where the direction has to be marked. */
  if (n_alike > 1 || notation->has_route)
    brg_draughts_way_find (position, move, &way);
  /* rus-draughts-2022 7.3: no short notation on 100 squares. */
  by_file = notation->is_short && !brg_draughts_variant_is_large (variant) && n_of_file == n_alike;
  write_squares (&writer, move, by_file, &way);
  return text;
}
