/* bench-composition.c - how long the check of a work of composition takes, by number of pieces
 *
 * The whole check of the works among the vectors, by the pieces on the board: form, solution, side
 * solutions, spectators. Random positions with more and more pieces a side, men and some kings,
 * that begin with a quiet move: the time in which all first moves are searched through. Direct
 * mates of chess in two to four moves with more and more men. Always the mean, and the longest. Not
 * a test: figures depend on the machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-composition-check.h"
#include "brg-composition-mate.h"
#include "brg-composition-row.h"
#include "brg-draughts-moves.h"
#include "brg-position-check.h"

#define N_POSITIONS 20

typedef struct
{
  BrgDraughtsVariant variant;
  guint n_pieces; /* a side */
  guint n_kings;  /* of them */
  guint limit;
} Setting;

static const Setting settings[] = {
  { BRG_DRAUGHTS_RUSSIAN, 4, 0, 7 },        { BRG_DRAUGHTS_RUSSIAN, 6, 0, 7 },
  { BRG_DRAUGHTS_RUSSIAN, 8, 0, 7 },        { BRG_DRAUGHTS_RUSSIAN, 10, 0, 7 },
  { BRG_DRAUGHTS_RUSSIAN, 12, 0, 7 },       { BRG_DRAUGHTS_RUSSIAN, 6, 1, 5 },
  { BRG_DRAUGHTS_RUSSIAN, 6, 2, 5 },        { BRG_DRAUGHTS_INTERNATIONAL, 6, 0, 7 },
  { BRG_DRAUGHTS_INTERNATIONAL, 8, 0, 7 },  { BRG_DRAUGHTS_INTERNATIONAL, 12, 0, 7 },
  { BRG_DRAUGHTS_INTERNATIONAL, 16, 0, 7 }, { BRG_DRAUGHTS_INTERNATIONAL, 20, 0, 7 },
  { BRG_DRAUGHTS_INTERNATIONAL, 8, 1, 5 },  { BRG_DRAUGHTS_INTERNATIONAL, 12, 2, 5 },
};

/* White below, Black above, with a row or two between, as in play. */
static gboolean
make_position (GRand *rand, const Setting *setting, BrgDraughtsPosition *position)
{
  guint n_squares = brg_draughts_variant_n_squares (setting->variant);
  guint n_half = n_squares / 2;

  brg_draughts_position_clear (position, setting->variant);
  for (guint i = 0; i < 2 * setting->n_pieces;)
    {
      gboolean is_white = i % 2 == 0;
      guint number = (guint) g_rand_int_range (rand, 1, (gint) n_half + 1);
      BrgDraughtsSquare square;

      if (is_white)
        number = n_squares + 1 - number;
      square = brg_draughts_square_from_number (setting->variant, number);
      if (brg_draughts_position_piece (position, square) != BRG_DRAUGHTS_NOTHING)
        continue;
      brg_draughts_position_put (position, square, is_white ? BRG_COLOUR_WHITE : BRG_COLOUR_BLACK,
                                 i / 2 < setting->n_kings ? BRG_DRAUGHTS_KING : BRG_DRAUGHTS_MAN);
      i++;
    }
  return brg_draughts_position_unmarked (position) == 0 &&
         !brg_draughts_moves_must_take (position) && brg_draughts_moves_any (position);
}

static void
measure (BrgCompositionSearch *search, const Setting *setting)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  BrgCompositionTask task = { BRG_COMPOSITION_WIN, 0, 0, setting->limit };
  guint64 n_nodes = 0;
  guint n_stopped = 0;
  gint64 longest = 0;
  gint64 whole = 0;

  for (guint i = 0; i < N_POSITIONS;)
    {
      BrgDraughtsPosition position;
      gint64 start;

      if (!make_position (rand, setting, &position))
        continue;
      i++;
      start = g_get_monotonic_time ();
      brg_composition_search_begin (search, setting->variant, &task);
      n_stopped += brg_composition_search_white (search, &position, setting->limit) ==
                   BRG_COMPOSITION_STOPPED;
      longest = MAX (longest, g_get_monotonic_time () - start);
      whole += g_get_monotonic_time () - start;
      n_nodes += brg_composition_search_get_nodes (search);
    }
  g_print ("%s squares, %u pieces a side, %u kings, in %u moves: mean %.3f s, longest %.3f s, "
           "%.2f million positions a second, %u given up\n",
           brg_draughts_variant_is_large (setting->variant) ? "100" : "64", setting->n_pieces,
           setting->n_kings, setting->limit, (double) whole / N_POSITIONS / 1000000,
           (double) longest / 1000000, (double) n_nodes / (double) MAX (whole, 1), n_stopped);
}

/* What was measured of works with so many pieces. */
typedef struct
{
  guint n_works;
  guint n_undecided;
  gint64 whole;
  gint64 longest;
  guint64 n_nodes;
} Figures;

static void
note (Figures *figures, gint64 start, guint64 n_nodes, gboolean is_undecided)
{
  gint64 spent = g_get_monotonic_time () - start;

  figures->n_works++;
  figures->n_undecided += is_undecided;
  figures->n_nodes += n_nodes;
  figures->whole += spent;
  figures->longest = MAX (figures->longest, spent);
}

static void
print (const char *what, guint n_pieces, const Figures *figures)
{
  if (figures->n_works > 0)
    g_print (
        "%s, %u pieces: %u works, mean %.3f s, longest %.3f s, %.2f million positions a second,"
        " %u given up\n",
        what, n_pieces, figures->n_works, (double) figures->whole / figures->n_works / 1000000,
        (double) figures->longest / 1000000,
        (double) figures->n_nodes / (double) MAX (figures->whole, 1), figures->n_undecided);
}

/* ----- Works ----- */

static void
measure_works (BrgCompositionSearch *search)
{
  const char *folder = g_getenv ("G_TEST_SRCDIR");
  g_autofree char *path = g_build_filename (folder != NULL ? folder : "tests", "fixtures",
                                            "composition", "composition.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Figures figures[2][BRG_DRAUGHTS_MAX_SQUARES + 1] = { 0 };

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (BrgComposition) work = { 0 };
      g_auto (BrgCompositionReport) report = { 0 };
      BrgCompositionRowFault fault;
      gint64 start = g_get_monotonic_time ();

      if (*lines[i] == '#' || !brg_composition_row_read (lines[i], &work, &fault))
        continue;
      brg_composition_check (search, &work, &report);
      note (&figures[brg_draughts_variant_is_large ((BrgDraughtsVariant) work.position.variant)]
                    [brg_draughts_set_size (brg_draughts_position_occupied (&work.position))],
            start, report.n_nodes, report.verdict == BRG_COMPOSITION_NOT_DECIDED);
    }
  for (guint board = 0; board < 2; board++)
    for (guint n = 0; n <= BRG_DRAUGHTS_MAX_SQUARES; n++)
      print (board == 0 ? "work on 64" : "work on 100", n, &figures[board][n]);
}

/* ----- Mates ----- */

/* Black's king on his edge, White to move; a third of the other men is Black's. */
static gboolean
make_mate (GRand *rand, guint n_men, BrgPosition *position)
{
  static const BrgChessKind kinds[] = { BRG_CHESS_QUEEN, BRG_CHESS_ROOK, BRG_CHESS_BISHOP,
                                        BRG_CHESS_KNIGHT, BRG_CHESS_PAWN };
  BrgPositionFault fault;

  brg_position_clear (position, BRG_CHESS_ORTHODOX);
  for (guint i = 0; i < n_men; i++)
    {
      BrgChessSquare square = (BrgChessSquare) g_rand_int_range (rand, 0, i == 1 ? 8 : 64);
      BrgChessKind kind = i < 2    ? BRG_CHESS_KING
                          : i == 2 ? BRG_CHESS_QUEEN
                                   : kinds[g_rand_int_range (rand, 1, G_N_ELEMENTS (kinds))];

      if (position->board[square] != 0)
        return FALSE;
      brg_position_put (
          position, brg_chess_man (i % 3 == 1 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE, kind), square);
    }
  if (!brg_position_check (position, BRG_POSITION_COMPOSED, &fault))
    return FALSE;
  brg_position_settle (position);
  return TRUE;
}

static void
measure_mates (guint n_moves, guint n_men)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autofree char *what = g_strdup_printf ("mate in %u", n_moves);
  Figures figures = { 0 };

  while (figures.n_works < N_POSITIONS)
    {
      g_auto (BrgCompositionMate) mate = { 0 };
      BrgPosition position;
      gint64 start;

      if (!make_mate (rand, n_men, &position))
        continue;
      start = g_get_monotonic_time ();
      brg_composition_mate_check (&position, n_moves, BRG_MOVE_NONE, NULL, &mate);
      note (&figures, start, mate.n_nodes, mate.verdict == BRG_COMPOSITION_NOT_DECIDED);
    }
  print (what, n_men, &figures);
}

int
main (void)
{
  g_autoptr (BrgCompositionSearch) search = brg_composition_search_new (NULL);

  measure_works (search);
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    measure (search, &settings[i]);
  for (guint n_moves = 2; n_moves <= 4; n_moves++)
    for (guint n_men = 4; n_men <= (n_moves == 4 ? 8u : 16u); n_men += 4)
      measure_mates (n_moves, n_men);
  return 0;
}
