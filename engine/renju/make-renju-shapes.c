/* make-renju-shapes.c - writes the table of what a black stone makes of a line
 *
 * Run when the program is built. A line is seen from the stone in its middle, five points to each
 * side; every arrangement is judged here by counting along it, as rus-draughts-2022 9.2.3 words it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define REACH 5
#define LENGTH (2 * REACH + 1)
#define N_SHAPES 59049

/* As in brg-renju-shape.h. */
#define FIVE 0x1000
#define LONG_ROW 0x2000
#define FOURS_SHIFT 8
#define EXTENSION_REACH 3

typedef enum
{
  EMPTY,
  BLACK,
  BLOCKED,
} Point;

typedef struct
{
  int first;
  int last;
} Row;

/* The unbroken row through a stone. */
static Row
find_row (const Point *line, int at)
{
  Row row = { at, at };

  while (row.first > 0 && line[row.first - 1] == BLACK)
    row.first--;
  while (row.last < LENGTH - 1 && line[row.last + 1] == BLACK)
    row.last++;
  return row;
}

static int
length_of (Row row)
{
  return row.last - row.first + 1;
}

/* Whether a stone more makes a five of exactly five, together with the stone in the middle. */
static bool
completes_five (Point *line, int at)
{
  bool completes;

  if (at < 0 || at >= LENGTH || line[at] != EMPTY)
    return false;
  line[at] = BLACK;
  completes = length_of (find_row (line, REACH)) == 5;
  line[at] = EMPTY;
  return completes;
}

/* Two points that complete a five are one four when they are the ends of an unbroken row of four,
 * and otherwise two. */
static unsigned
count_fours (Point *line)
{
  int first = -1;
  int last = -1;

  for (int at = 0; at < LENGTH; at++)
    if (completes_five (line, at))
      {
        first = first < 0 ? at : first;
        last = at;
      }
  if (first < 0)
    return 0;
  return first == last || last - first == 5 ? 1 : 2;
}

/* Whether a stone more makes a straight four together with the stone in the middle. */
static bool
makes_straight_four (Point *line, int at)
{
  bool makes = false;
  Row row;

  if (line[at] != EMPTY)
    return false;
  line[at] = BLACK;
  row = find_row (line, REACH);
  if (length_of (row) == 4 && row.first <= at && at <= row.last)
    makes = completes_five (line, row.first - 1) && completes_five (line, row.last + 1);
  line[at] = EMPTY;
  return makes;
}

static unsigned
judge (Point *line)
{
  int length = length_of (find_row (line, REACH));
  unsigned n_fours;
  unsigned extensions = 0;

  if (length >= 5)
    return length == 5 ? FIVE : LONG_ROW;
  n_fours = count_fours (line);
  if (n_fours > 0)
    return n_fours << FOURS_SHIFT;
  for (int step = -EXTENSION_REACH; step <= EXTENSION_REACH; step++)
    if (step != 0 && makes_straight_four (line, REACH + step))
      extensions |= 1u << (EXTENSION_REACH + step);
  return extensions;
}

static void
write_shapes (void)
{
  printf ("const BrgRenjuShape brg_renju_shapes[BRG_RENJU_N_SHAPES] = {");
  for (int shape = 0; shape < N_SHAPES; shape++)
    {
      Point line[LENGTH];
      int rest = shape;

      for (int at = 0; at < LENGTH; at++)
        {
          line[at] = at == REACH ? BLACK : (Point) (rest % 3);
          rest = at == REACH ? rest : rest / 3;
        }
      printf ("%s%u,", shape % 16 == 0 ? "\n" : " ", judge (line));
    }
  printf ("\n};\n");
}

static void
write_ternary (void)
{
  printf ("const guint16 brg_renju_ternary[1024] = {");
  for (unsigned set = 0; set < 1024; set++)
    {
      unsigned number = 0;

      for (unsigned bit = 10; bit-- > 0;)
        number = 3 * number + (set >> bit & 1);
      printf ("%s%u,", set % 16 == 0 ? "\n" : " ", number);
    }
  printf ("\n};\n");
}

int
main (void)
{
  printf ("/* Written by make-renju-shapes.c when the program is built. */\n"
          "#include \"brg-renju-shape.h\"\n");
  write_shapes ();
  write_ternary ();
  return ferror (stdout) || fflush (stdout) != 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
