/* brg-diagram-renju.c - what stands under a diagram of renju
 *
 * Rules: rus-draughts-2022 9.2.2.2, 9.2.4, 9.2.7.1, 9.3.2.1
 * Tests: tests/app/test-documents-diagram-games.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-diagram-renju.h"

#include "brg-diagram-private.h"

#include "brg-renju-foul.h"
#include "brg-renju-record.h"
#include "brg-rjn.h"

/* @game holds only the board when @has_moves is not set; then @turn may be unknown. */
typedef struct
{
  BrgRenjuGame game;
  gboolean has_moves;
  gboolean is_composed; /* stones lay on the board before the moves */
  BrgColour turn;
  BrgRenjuLetter letter;
} Matter;

static char *
dup_name (G_GNUC_UNUSED const BrgDiagram *diagram, G_GNUC_UNUSED const BrgWords *words)
{
  return g_strdup ("");
}

/* Black moves first; without a word it would not be known who is who. */
static char *
dup_players (const BrgDiagram *diagram, const BrgWords *words)
{
  /* Translators: above a diagram of renju; "Чёрные: %s, белые: %s" */
  return g_strdup_printf (WC_ (words, "diagram", "Black: %s, White: %s"), diagram->black,
                          diagram->white);
}

/* What ended the game at its last move, or before. */
static const char *
find_end (const BrgRenjuGame *game, const BrgWords *words)
{
  BrgRenjuFact fact;
  guint number = brg_renju_game_find_end (game, &fact);

  if (number == 0)
    return NULL;
  switch (fact)
    {
    case BRG_RENJU_FIVE:
      /* Translators: instead of whose move it is, under a diagram of renju; "Пятёрка: победа
       * чёрных" */
      return number % 2 != 0 ? WC_ (words, "diagram", "Five in a row: Black has won")
                             : WC_ (words, "diagram", "Five in a row: White has won");
    case BRG_RENJU_LONG_ROW:
      return WC_ (words, "diagram", "Six or more in a row: White has won");
    case BRG_RENJU_BOTH_PASSED:
      return WC_ (words, "diagram", "Both players passed: a draw");
    case BRG_RENJU_NO_FIVE:
      return WC_ (words, "diagram", "No five is possible any more: a draw");
    case BRG_RENJU_FOUL_A:
    case BRG_RENJU_FOUL_B:
    case BRG_RENJU_FOUL_C:
    case BRG_RENJU_OFF_CENTRE:
    default:
      return NULL;
    }
}

static char *
dup_turn (const BrgDiagram *diagram, const BrgWords *words)
{
  const Matter *matter = diagram->matter;
  const char *end = matter->has_moves ? find_end (&matter->game, words) : NULL;
  gint number = (gint) matter->game.n_moves + 1;

  if (end != NULL)
    return g_strdup (end);
  if (matter->turn == BRG_COLOUR_NONE)
    return g_strdup ("");
  if (!matter->has_moves)
    return g_strdup (matter->turn == BRG_COLOUR_WHITE ? WC_ (words, "diagram", "White to move")
                                                      : WC_ (words, "diagram", "Black to move"));
  return matter->turn == BRG_COLOUR_WHITE
             ? g_strdup_printf (W_ (words, "Move %d, White to move"), number)
             : g_strdup_printf (W_ (words, "Move %d, Black to move"), number);
}

/* rus-draughts-2022 9.3.2.1: a pass is written beside the diagram as its number and a dash. */
static char *
dup_passes (const BrgRenjuGame *game, const BrgWords *words)
{
  g_autoptr (GString) passes = g_string_new (NULL);

  for (guint i = 0; i < game->n_moves; i++)
    if (game->moves[i] == BRG_RENJU_PASS)
      g_string_append_printf (passes, "%s%u –", passes->len > 0 ? ", " : "", i + 1);
  if (passes->len == 0)
    return g_strdup ("");
  /* Translators: under a diagram of renju: the moves that were passes, "65 –, 66 –";
   * "Отказы: %s" */
  return g_strdup_printf (WC_ (words, "diagram", "Passes: %s"), passes->str);
}

/* The brackets of other games would hide the stones: the last move is named. */
static char *
dup_last_move (const Matter *matter, const BrgWords *words)
{
  const BrgRenjuGame *game = &matter->game;
  char text[BRG_RENJU_POINT_LENGTH];

  if (game->n_moves == 0 || game->moves[game->n_moves - 1] == BRG_RENJU_PASS)
    return g_strdup ("");
  brg_renju_point_write (game->moves[game->n_moves - 1], matter->letter, text);
  return g_strdup_printf (WC_ (words, "diagram", "Last move: %s"), text);
}

static char *
dup_notes (const BrgDiagram *diagram, const BrgWords *words)
{
  const Matter *matter = diagram->matter;
  g_autofree char *last_move = dup_last_move (matter, words);
  g_autofree char *passes = dup_passes (&matter->game, words);
  g_autoptr (GString) notes = g_string_new (last_move);

  brg_diagram_append_line (notes, passes);
  return g_string_free (g_steal_pointer (&notes), FALSE);
}

/* The points of a board with a blank between the rows, so that lines of print can break there. */
static char *
dup_rows (const char *board)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = 0; row < BRG_RENJU_SIDE; row++)
    {
      g_string_append (text, row > 0 ? " " : "");
      g_string_append_len (text, board + row * BRG_RENJU_SIDE, BRG_RENJU_SIDE);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
dup_code (const BrgDiagram *diagram)
{
  const Matter *matter = diagram->matter;
  char board[BRG_RENJU_N_POINTS + 1];

  /* Moves alone would not tell a composed board. */
  if (matter->has_moves && !matter->is_composed)
    return brg_renju_moves_write (matter->game.moves, matter->game.n_moves, matter->letter);
  brg_renju_board_write (&matter->game.board, board);
  return dup_rows (board);
}

static void
number_stones (BrgDiagram *diagram, gboolean has_numbers)
{
  const BrgRenjuGame *game = &((const Matter *) diagram->matter)->game;

  for (guint i = 0; i < game->n_moves; i++)
    if (game->moves[i] != BRG_RENJU_PASS)
      diagram->picture.numbers[game->moves[i]] = has_numbers ? (guint16) (i + 1) : 0;
}

static void
set_notation (BrgDiagram *diagram, const char *id)
{
  Matter *matter = diagram->matter;

  if (*id != 'i' && *id != 'j')
    return;
  matter->letter = *id == 'j' ? BRG_RENJU_LETTER_J : BRG_RENJU_LETTER_I;
  diagram->picture.file_letters = brg_renju_letters (matter->letter);
  number_stones (diagram, !g_str_has_suffix (id, "-plain"));
}

static void
show_fouls (BrgDiagram *diagram)
{
  const Matter *matter = diagram->matter;
  guint8 fouls[BRG_RENJU_N_POINTS];

  brg_renju_board_find_all_fouls (&matter->game.board, fouls);
  for (gint point = 0; point < BRG_RENJU_N_POINTS; point++)
    if (fouls[point] != 0)
      {
        brg_board_picture_mark (&diagram->picture, point, BRG_BOARD_FOUL);
        diagram->picture.numbers[point] = (guint16) brg_renju_fouls_get_number (fouls[point]);
      }
}

static const BrgDiagramGame renju = {
  .dup_name = dup_name,
  .dup_players = dup_players,
  .dup_turn = dup_turn,
  .dup_notes = dup_notes,
  .dup_code = dup_code,
  .code_head = NC_ ("diagram", "Record"),
  .set_notation = set_notation,
  .show_fouls = show_fouls,
  .free_matter = g_free,
};

static BrgDiagram *
new_diagram (Matter *matter)
{
  BrgDiagram *diagram = brg_diagram_new_bare (&renju, matter);

  brg_board_picture_init_renju (&diagram->picture, &matter->game.board, matter->letter);
  number_stones (diagram, TRUE);
  return diagram;
}

static BrgDiagram *
new_of_game (Matter *matter)
{
  matter->has_moves = TRUE;
  matter->turn = brg_renju_game_get_turn (&matter->game);
  return new_diagram (matter);
}

BrgDiagram *
brg_diagram_new_renju (const BrgRenjuPoint *moves, guint n_moves)
{
  Matter *matter;

  g_return_val_if_fail (moves != NULL || n_moves == 0, NULL);
  g_return_val_if_fail (n_moves <= BRG_RENJU_MAX_MOVES, NULL);

  matter = g_new0 (Matter, 1);
  brg_renju_game_start (&matter->game);
  for (guint i = 0; i < n_moves; i++)
    brg_renju_game_play (&matter->game, moves[i]);
  return new_of_game (matter);
}

BrgDiagram *
brg_diagram_new_renju_board (const BrgRenjuBoard *board, BrgColour turn)
{
  Matter *matter;

  g_return_val_if_fail (board != NULL, NULL);

  matter = g_new0 (Matter, 1);
  brg_renju_game_start (&matter->game);
  matter->game.board = *board;
  matter->turn = turn;
  return new_diagram (matter);
}

BrgDiagram *
brg_diagram_renju_of_node (const BrgGameTree *tree,
                           const BrgGameNode *node,
                           const BrgGameMove *move)
{
  Matter *matter = g_new0 (Matter, 1);
  BrgRenjuBoard board;

  matter->is_composed = brg_rjn_get_board (tree, &board);
  if (!brg_renju_game_follow (&matter->game, &board, node))
    /* What a record has beyond the rules is not shown. */
    g_warning ("a game of renju has a stone on another");
  else if (move != NULL)
    brg_renju_game_play (&matter->game, move->renju);
  return new_of_game (matter);
}
