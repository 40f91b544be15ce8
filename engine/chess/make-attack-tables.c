/* make-attack-tables.c - writes the constant tables of the chessboard at build time
 *
 * Runs on the machine that builds and needs the C library only. The tables of rooks and bishops are
 * looked up by multiplication: the men that stand in a line's way, times a factor, shifted, give a
 * place in the table. Factors are searched from a fixed seed, so every build has the same tables.
 * Keys are of the same generator: they may change only together with what is kept in files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct
{
  int file;
  int rank;
} Step;

static const Step rook_steps[] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };
static const Step bishop_steps[] = { { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 } };
static const Step knight_steps[] = { { 1, 2 },   { 2, 1 },   { 2, -1 }, { 1, -2 },
                                     { -1, -2 }, { -2, -1 }, { -2, 1 }, { -1, 2 } };
static const Step king_steps[] = { { 1, 0 },  { 1, 1 },   { 0, 1 },  { -1, 1 },
                                   { -1, 0 }, { -1, -1 }, { 0, -1 }, { 1, -1 } };
static const Step white_steps[] = { { 1, 1 }, { -1, 1 } };
static const Step black_steps[] = { { 1, -1 }, { -1, -1 } };

static bool
is_on_board (int file, int rank)
{
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

/* The squares seen from a square along a step, up to the first man. */
static uint64_t
walk (int square, Step step, uint64_t occupied)
{
  uint64_t seen = 0;

  for (int file = square % 8 + step.file, rank = square / 8 + step.rank; is_on_board (file, rank);
       file += step.file, rank += step.rank)
    {
      uint64_t bit = UINT64_C (1) << (rank * 8 + file);

      seen |= bit;
      if (occupied & bit)
        break;
    }
  return seen;
}

static uint64_t
slide (int square, const Step *steps, uint64_t occupied)
{
  uint64_t seen = 0;

  for (int i = 0; i < 4; i++)
    seen |= walk (square, steps[i], occupied);
  return seen;
}

static uint64_t
leap (int square, const Step *steps, int n_steps)
{
  uint64_t seen = 0;

  for (int i = 0; i < n_steps; i++)
    if (is_on_board (square % 8 + steps[i].file, square / 8 + steps[i].rank))
      seen |= UINT64_C (1) << (square + steps[i].rank * 8 + steps[i].file);
  return seen;
}

/* SplitMix64 */
static uint64_t
draw (uint64_t *state)
{
  uint64_t z = *state += UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return z ^ z >> 31;
}

static int
count (uint64_t set)
{
  int n = 0;

  for (; set != 0; set &= set - 1)
    n++;
  return n;
}

/* The last square of a line hides nothing, so a man there does not matter. */
static uint64_t
mask_lines (int square, const Step *steps)
{
  uint64_t mask = 0;

  for (int i = 0; i < 4; i++)
    {
      uint64_t line = walk (square, steps[i], 0);

      for (uint64_t rest = line; rest != 0; rest &= rest - 1)
        {
          int seen = __builtin_ctzll (rest);

          if (is_on_board (seen % 8 + steps[i].file, seen / 8 + steps[i].rank))
            mask |= UINT64_C (1) << seen;
        }
    }
  return mask;
}

static bool
fill (int square, const Step *steps, uint64_t mask, uint64_t factor, int shift, uint64_t *table)
{
  uint64_t men = 0;

  for (int i = 0; i < 1 << (64 - shift); i++)
    table[i] = 0;
  do
    {
      uint64_t attacks = slide (square, steps, men);
      uint64_t *place = &table[men * factor >> shift];

      if (*place != 0 && *place != attacks)
        return false;
      *place = attacks;
      men = (men - mask) & mask;
    }
  while (men != 0);
  return true;
}

static uint64_t sets[131072];
static int n_sets;

static void
write_lookups (const char *name, const Step *steps, uint64_t *state)
{
  printf ("const BrgAttackLookup brg_attack_%s_lookups[64] = {\n", name);
  for (int square = 0; square < 64; square++)
    {
      uint64_t mask = mask_lines (square, steps);
      int shift = 64 - count (mask);
      uint64_t factor;

      do
        factor = draw (state) & draw (state) & draw (state);
      while (!fill (square, steps, mask, factor, shift, sets + n_sets));
      printf ("  { 0x%016" PRIx64 ", 0x%016" PRIx64 ", %d, %d },\n", mask, factor, n_sets, shift);
      n_sets += 1 << (64 - shift);
    }
  printf ("};\n");
}

static void
write_sets (const char *head, const uint64_t *values, int n)
{
  printf ("const guint64 %s = {", head);
  for (int i = 0; i < n; i++)
    printf ("%s0x%" PRIx64 ",", i % 6 == 0 ? "\n  " : " ", values[i]);
  printf ("\n};\n");
}

static void
write_leaps (const char *head, const Step *steps, int n_steps)
{
  uint64_t values[64];

  for (int square = 0; square < 64; square++)
    values[square] = leap (square, steps, n_steps);
  write_sets (head, values, 64);
}

/* The two tables of pairs of squares: what lies between, and the whole line through both. */
static void
write_lines (void)
{
  static uint64_t between[64 * 64];
  static uint64_t line[64 * 64];

  for (int from = 0; from < 64; from++)
    for (int i = 0; i < 8; i++)
      {
        Step step = king_steps[i];
        uint64_t ray = walk (from, step, 0);
        uint64_t back = walk (from, (Step){ -step.file, -step.rank }, 0);

        for (uint64_t rest = ray; rest != 0; rest &= rest - 1)
          {
            int to = __builtin_ctzll (rest);
            uint64_t end = UINT64_C (1) << to;

            between[from * 64 + to] = walk (from, step, end) & ~end;
            line[from * 64 + to] = ray | back | UINT64_C (1) << from;
          }
      }
  write_sets ("brg_attack_between[64 * 64]", between, 64 * 64);
  write_sets ("brg_attack_line[64 * 64]", line, 64 * 64);
}

static void
write_rays (const char *head, const Step *steps, int n_steps, bool with_square)
{
  uint64_t values[64] = { 0 };

  for (int square = 0; square < 64; square++)
    {
      for (int i = 0; i < n_steps; i++)
        values[square] |= walk (square, steps[i], 0);
      if (with_square)
        values[square] |= UINT64_C (1) << square;
    }
  write_sets (head, values, 64);
}

static void
write_keys (void)
{
  static const struct
  {
    const char *head;
    int n;
  } keys[] = {
    { "brg_position_man_keys[24 * 64]", 24 * 64 },
    { "brg_position_castling_keys[64]", 64 },
    { "brg_position_passed_keys[8]", 8 },
    { "brg_position_black_key[1]", 1 },
  };
  static uint64_t values[24 * 64];
  uint64_t state = 960;

  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    {
      for (int n = 0; n < keys[i].n; n++)
        values[n] = draw (&state);
      write_sets (keys[i].head, values, keys[i].n);
    }
}

int
main (void)
{
  static const Step rising[] = { { 1, 1 }, { -1, -1 } };
  static const Step falling[] = { { 1, -1 }, { -1, 1 } };
  uint64_t state = 518;

  printf ("/* Written by make-attack-tables.c when the program is built. */\n"
          "#include \"brg-attacks.h\"\n#include \"brg-position-keys.h\"\n");
  write_lookups ("rook", rook_steps, &state);
  write_lookups ("bishop", bishop_steps, &state);
  printf ("G_STATIC_ASSERT (BRG_ATTACK_N_SETS == %d);\n", n_sets);
  write_sets ("brg_attack_sets[BRG_ATTACK_N_SETS]", sets, n_sets);
  write_leaps ("brg_attack_knight[64]", knight_steps, 8);
  write_leaps ("brg_attack_king[64]", king_steps, 8);
  write_leaps ("brg_attack_white_pawn[64]", white_steps, 2);
  write_leaps ("brg_attack_black_pawn[64]", black_steps, 2);
  write_rays ("brg_attack_rook_rays[64]", rook_steps, 4, false);
  write_rays ("brg_attack_bishop_rays[64]", bishop_steps, 4, false);
  write_rays ("brg_attack_rising[64]", rising, 2, true);
  write_rays ("brg_attack_falling[64]", falling, 2, true);
  write_lines ();
  write_keys ();
  return ferror (stdout) || fflush (stdout) != 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
