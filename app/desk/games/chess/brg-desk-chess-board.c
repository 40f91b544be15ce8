/* brg-desk-chess-board.c - a game of chess on the board: what is seen and how the game stands
 *
 * Tests: tests/app/test-desk-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-desk-chess-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "brg-board-words.h"
#include "brg-desk-blind.h"
#include "brg-desk-words.h"
#include "brg-move-input.h"

/* Whether a side can still win is asked after every move: this many positions take a few
 * milliseconds. The question itself may look at more. */
#define STATUS_NODES 20000

/* What is derived from the moves. */
typedef struct
{
  BrgPlayStatus *status;
  BrgPosition start;
} Progress;

const BrgPlayStatus *
brg_desk_chess_get_status (const BrgDeskGame *game)
{
  const Progress *progress = game->progress;

  g_return_val_if_fail (progress != NULL, NULL);

  return progress->status;
}

void
brg_desk_chess_free_progress (gpointer data)
{
  Progress *progress = data;

  if (progress == NULL)
    return;
  brg_play_status_free (progress->status);
  g_free (progress);
}

static Progress *
begin_progress (const BrgPosition *start)
{
  Progress *progress = g_new0 (Progress, 1);

  progress->status = brg_play_status_new (start, STATUS_NODES);
  progress->start = *start;
  return progress;
}

/* Brings the status from where it stands to the moves before the position on the board. */
void
brg_desk_chess_sync (BrgDeskGame *game)
{
  const BrgPosition *start = brg_game_tree_get_start (game->tree);
  guint n_moves;
  g_autofree BrgMove *moves = brg_game_node_dup_moves (game->node, &n_moves);
  Progress *progress = game->progress;
  guint n_same = 0;

  if (progress != NULL && memcmp (start, &progress->start, sizeof *start) != 0)
    g_clear_pointer (&progress, brg_desk_chess_free_progress);
  if (progress == NULL)
    progress = begin_progress (start);
  game->progress = progress;
  while (n_same < n_moves && n_same < brg_play_status_get_n_plies (progress->status) &&
         brg_play_status_get (progress->status, n_same + 1)->move == moves[n_same])
    n_same++;
  while (brg_play_status_get_n_plies (progress->status) > n_same)
    brg_play_status_take_back (progress->status);
  brg_play_status_play_all (progress->status, moves + n_same, n_moves - n_same);
}

void
brg_desk_chess_mark_move (BrgBoardPicture *picture, BrgMove move)
{
  if (move == BRG_MOVE_NONE)
    return;
  brg_board_picture_mark (picture, brg_move_from (move), BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (picture,
                          brg_move_kind (move) == BRG_MOVE_CASTLING ? brg_move_castled_king (move)
                                                                    : brg_move_to (move),
                          BRG_BOARD_LAST_MOVE);
}

/* fide-2023 II.2: before the lot only the pawns have their places. */
static void
hide_pieces (BrgBoardPicture *picture)
{
  for (guint file = 0; file < 8; file++)
    {
      picture->pieces[brg_chess_square (file, 0)] = BRG_PIECE_NONE;
      picture->pieces[brg_chess_square (file, 7)] = BRG_PIECE_NONE;
    }
}

void
brg_desk_chess_show (const BrgDeskGame *game,
                     const char *notation G_GNUC_UNUSED,
                     BrgBoardPicture *picture)
{
  brg_board_picture_init_chess (picture, &game->node->position);
  if (brg_desk_chess_needs_start (game))
    hide_pieces (picture);
  brg_desk_chess_mark_move (picture, game->node->move);
}

void
brg_desk_chess_list_targets (const BrgDeskGame *game, const BrgBoardWay *way, BrgBoardSet *targets)
{
  if (way->n_squares == 1)
    targets->words[0] =
        brg_move_input_get_targets (&game->node->position, (BrgChessSquare) way->squares[0]);
}

/* The piece that a pawn becomes is shown, named and has its letters. */
static void
describe_promotion (BrgDeskChoice *choice, BrgColour turn)
{
  BrgChessKind kind = brg_move_promotion (choice->move.chess);

  if (kind == BRG_CHESS_NOTHING)
    return;
  choice->piece = brg_board_piece_of_man (brg_chess_man (turn, kind));
  choice->name = g_strdup (brg_board_words_get_kind (kind));
  choice->letters = brg_board_words_dup_letters (kind);
}

GArray *
brg_desk_chess_list_moves (const BrgDeskGame *game, const BrgBoardWay *way, const char *notation)
{
  const BrgPosition *position = &game->node->position;
  GArray *choices = brg_desk_choices_new ();
  BrgMove moves[BRG_MOVE_INPUT_MAX];
  guint n_moves;

  if (way->n_squares != 2)
    return choices;
  n_moves = brg_move_input_find (position, (BrgChessSquare) way->squares[0],
                                 (BrgChessSquare) way->squares[1], moves);
  for (guint i = 0; i < n_moves; i++)
    {
      brg_desk_chess_add_choice (choices, position, moves[i], notation);
      describe_promotion (&g_array_index (choices, BrgDeskChoice, i), (BrgColour) position->turn);
    }
  return choices;
}

char *
brg_desk_chess_dup_status (const BrgDeskGame *game,
                           const BrgDeskSurroundings *around,
                           const char **article)
{
  g_autofree char *status = NULL;
  g_autofree char *announcement = NULL;

  *article = NULL;
  if (brg_desk_chess_needs_start (game))
    return g_strdup (_ ("The initial position is not set yet."));
  status = brg_desk_words_dup_status (brg_desk_chess_get_status (game), around->rulebook,
                                      brg_desk_chess_find_notation (around->notation), article);
  announcement = brg_desk_blind_dup_announcement (around, game->node);
  if (announcement == NULL)
    return g_steal_pointer (&status);
  /* Translators: how the game stands, the last move as it is said aloud */
  return g_strdup_printf (_ ("%s Announced: %s."), status, announcement);
}

const char *
brg_desk_chess_find_result (const BrgDeskGame *game,
                            const BrgDeskSurroundings *around,
                            BrgColour *winner)
{
  return brg_desk_words_find_result (brg_desk_chess_get_status (game), around->rulebook, winner);
}
