/* make-draughts-tables.c - writes the constant tables of draughts boards at build time
 *
 * Runs on the machine that builds and needs the C library only. See brg-draughts.h for how squares
 * are numbered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>

#define NO_SQUARE 64
#define N_BITS 64

/* The directions of brg-draughts-rays-private.h; rows are counted from Black's side here. */
static const int step_columns[] = { -1, 1, -1, 1 };
static const int step_rows[] = { -1, -1, 1, 1 };

static bool
is_square (int size, int column, int row)
{
  return column >= 0 && column < size && row >= 0 && row < size && (column + row) % 2 == 1;
}

static int
get_bit (int column, int row)
{
  return (column + 13 * row - 1) / 2;
}

static uint64_t
walk (int size, int column, int row, int direction)
{
  uint64_t seen = 0;

  for (;;)
    {
      column += step_columns[direction];
      row += step_rows[direction];
      if (!is_square (size, column, row))
        return seen;
      seen |= UINT64_C (1) << get_bit (column, row);
    }
}

/* The place of a bit on the large board, if it has one. */
static bool
find_place (int size, int bit, int *column, int *row)
{
  for (*row = 0; *row < size; ++*row)
    for (*column = 0; *column < size; ++*column)
      if (is_square (size, *column, *row) && get_bit (*column, *row) == bit)
        return true;
  return false;
}

static void
write_rays (int size)
{
  printf ("  {\n");
  for (int direction = 0; direction < 4; direction++)
    {
      printf ("    {\n");
      for (int bit = 0; bit < N_BITS; bit++)
        {
          int column, row;
          uint64_t ray =
              find_place (size, bit, &column, &row) ? walk (size, column, row, direction) : 0;

          printf ("      UINT64_C (0x%" PRIx64 "),\n", ray);
        }
      printf ("    },\n");
    }
  printf ("  },\n");
}

static void
write_squares (int size)
{
  printf ("  {");
  for (int row = 0; row < size; row++)
    for (int column = 0; column < size; column++)
      if (is_square (size, column, row))
        printf (" %d,", get_bit (column, row));
  printf (" },\n");
}

static void
write_numbers (int size)
{
  int number = 0;
  int numbers[N_BITS] = { 0 };

  for (int row = 0; row < size; row++)
    for (int column = 0; column < size; column++)
      if (is_square (size, column, row))
        numbers[get_bit (column, row)] = ++number;
  printf ("  {");
  for (int bit = 0; bit < N_BITS; bit++)
    printf (" %d,", numbers[bit]);
  printf (" },\n");
}

static void
write_places (const char *name, bool is_column)
{
  printf ("const guint8 %s[%d] = {", name, N_BITS);
  for (int bit = 0; bit < N_BITS; bit++)
    {
      int column, row;
      bool is_found = find_place (10, bit, &column, &row);

      printf (" %d,", !is_found ? NO_SQUARE : is_column ? column : row);
    }
  printf (" };\n");
}

int
main (void)
{
  printf ("#include \"brg-draughts-rays-private.h\"\n#include <stdint.h>\n");
  printf ("const BrgDraughtsSet brg_draughts_rays[2][4][%d] = {\n", N_BITS);
  write_rays (8);
  write_rays (10);
  printf ("};\nconst guint8 brg_draughts_squares[2][BRG_DRAUGHTS_MAX_SQUARES] = {\n");
  write_squares (8);
  write_squares (10);
  printf ("};\nconst guint8 brg_draughts_numbers[2][%d] = {\n", N_BITS);
  write_numbers (8);
  write_numbers (10);
  printf ("};\n");
  write_places ("brg_draughts_columns", true);
  write_places ("brg_draughts_rows", false);
  return 0;
}
