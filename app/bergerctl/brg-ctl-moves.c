/* brg-ctl-moves.c - bergerctl perft and moves: what can be played from a position
 *
 * Tests: tests/app/bergerctl.py
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-ctl-chess.h"
#include "brg-ctl-draughts.h"
#include "brg-san-write.h"

#include "brg-moves.h"
#include "brg-perft.h"
#include "brg-san.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DEPTH 100

/* Moves as text, in the order of the text. */
typedef struct
{
  BrgMove move;
  char text[BRG_SAN_LENGTH];
} Line;

static int
compare_lines (const void *a, const void *b)
{
  return strcmp (((const Line *) a)->text, ((const Line *) b)->text);
}

/* The lines must have room for BRG_MOVES_MAX. */
static guint
sort_moves (const BrgPosition *position, const BrgNotation *notation, Line *lines)
{
  BrgMoveList list;

  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      lines[i].move = list.moves[i];
      brg_san_write (position, list.moves[i], notation, lines[i].text);
    }
  qsort (lines, list.n_moves, sizeof *lines, compare_lines);
  return list.n_moves;
}

/* A line for every first move. Returns their sum. */
static guint64
print_divided (const BrgPosition *position, guint depth)
{
  Line lines[BRG_MOVES_MAX];
  guint n_lines = sort_moves (position, brg_notation_find ("uci"), lines);
  guint64 sum = 0;

  for (guint i = 0; i < n_lines; i++)
    {
      BrgPosition after = *position;
      BrgMoveUndo undo;
      guint64 n_leaves;

      brg_move_make (&after, lines[i].move, &undo);
      n_leaves = brg_perft_count (&after, depth - 1, BRG_PERFT_BULK);
      g_print ("%s\t%" G_GUINT64_FORMAT "\n", lines[i].text, n_leaves);
      sum += n_leaves;
    }
  return sum;
}

static BrgCtlStatus
run_perft (int argc, char **argv)
{
  g_autofree char *fen = NULL;
  gboolean divide = FALSE;
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, "the position", "FEN" },
    { "divide", 0, 0, G_OPTION_ARG_NONE, &divide, "also a line for every first move", NULL },
    G_OPTION_ENTRY_NULL,
  };
  BrgDraughtsVariant draughts;
  BrgChessVariant variant;
  BrgPosition position;
  guint64 depth;

  if (!brg_ctl_parse ("GAME DEPTH", options, &argc, &argv, 2))
    return BRG_CTL_WRONG;
  if (!g_ascii_string_to_unsigned (argv[2], 10, 0, MAX_DEPTH, &depth, NULL))
    return brg_ctl_complain ("perft: the depth is a number from 0 to %d, not “%s”", MAX_DEPTH,
                             argv[2]);
  if (brg_ctl_find_draughts (argv[1], &draughts))
    return brg_ctl_perft_draughts (fen, draughts, (guint) depth, divide);
  if (!brg_ctl_find_chess ("perft", argv[1], &variant) ||
      !brg_ctl_read_position (fen, variant, &position))
    return BRG_CTL_WRONG;
  g_print ("%" G_GUINT64_FORMAT "\n",
           divide && depth > 0 ? print_divided (&position, (guint) depth)
                               : brg_perft_count (&position, (guint) depth, BRG_PERFT_BULK));
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_perft = { "perft", run_perft, "GAME DEPTH [--fen FEN] [--divide]" };

static BrgCtlStatus
run_moves (int argc, char **argv)
{
  g_autofree char *fen = NULL;
  g_autofree char *notation_id = NULL;
  const GOptionEntry options[] = {
    { "fen", 0, 0, G_OPTION_ARG_STRING, &fen, "the position", "FEN" },
    { "notation", 0, 0, G_OPTION_ARG_STRING, &notation_id, "how moves are written",
      "uci, for draughts pdn" },
    G_OPTION_ENTRY_NULL,
  };
  const BrgNotation *notation;
  BrgDraughtsVariant draughts;
  BrgChessVariant variant;
  BrgPosition position;
  Line lines[BRG_MOVES_MAX];
  guint n_lines;

  if (!brg_ctl_parse ("GAME", options, &argc, &argv, 1))
    return BRG_CTL_WRONG;
  if (brg_ctl_find_draughts (argv[1], &draughts))
    {
      const BrgDraughtsNotation *writing =
          brg_draughts_notation_find (notation_id != NULL ? notation_id : "pdn");

      return writing != NULL
                 ? brg_ctl_moves_draughts (fen, draughts, writing)
                 : brg_ctl_complain ("moves: draughts have no notation “%s”", notation_id);
    }
  if (!brg_ctl_find_chess ("moves", argv[1], &variant))
    return BRG_CTL_WRONG;
  notation = brg_notation_find (notation_id != NULL ? notation_id : "uci");
  if (notation == NULL)
    return brg_ctl_complain ("moves: there is no notation “%s”", notation_id);
  if (!brg_ctl_read_position (fen, variant, &position))
    return BRG_CTL_WRONG;
  n_lines = sort_moves (&position, notation, lines);
  /* g_print() would write signs that the locale does not know as something else. */
  for (guint i = 0; i < n_lines; i++)
    puts (lines[i].text);
  return BRG_CTL_YES;
}

const BrgCtlCommand brg_ctl_moves = { "moves", run_moves,
                                      "GAME [--fen FEN] [--notation en|ru|uk|long|1956|uci|...]" };
