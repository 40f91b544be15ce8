/* demo-board.c - boards to try with mouse and keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "demo-board.h"

#include "brg-board-view-speech.h"
#include "brg-board-view-way.h"
#include "brg-board-view.h"
#include "brg-fen.h"
#include "brg-move-choice.h"
#include "brg-moves.h"

typedef struct
{
  BrgPosition position;
  BrgBoardView *view;    /* owns this */
  BrgMoveChoice *choice; /* owned by the view */
  BrgMove promotion;     /* the pawn's move that waits for the choice */
} Game;

static const BrgMoveKind promotions[] = { BRG_MOVE_TO_QUEEN, BRG_MOVE_TO_ROOK, BRG_MOVE_TO_BISHOP,
                                          BRG_MOVE_TO_KNIGHT };

static void
find_targets (const BrgBoardWay *way, BrgBoardSet *targets, gpointer user_data)
{
  Game *game = user_data;
  BrgMoveList list;

  brg_moves_generate (&game->position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    if (brg_move_from (list.moves[i]) == way->squares[0])
      brg_board_set_add (targets, brg_move_to (list.moves[i]));
}

static void
make (Game *game, BrgMove move)
{
  BrgMoveUndo undo;
  BrgBoardPicture picture;

  brg_move_make (&game->position, move, &undo);
  brg_board_picture_init_chess (&picture, &game->position);
  brg_board_picture_mark (&picture, brg_move_from (move), BRG_BOARD_LAST_MOVE);
  brg_board_picture_mark (&picture, brg_move_to (move), BRG_BOARD_LAST_MOVE);
  brg_board_view_set_picture (game->view, &picture);
}

static void
ask (Game *game, BrgMove move)
{
  BrgColour turn = (BrgColour) game->position.turn;
  const BrgMoveOption options[] = {
    { brg_piece (turn, BRG_PIECE_SHAPE_QUEEN), "Ферзь", "ФQ" },
    { brg_piece (turn, BRG_PIECE_SHAPE_ROOK), "Ладья", "ЛR" },
    { brg_piece (turn, BRG_PIECE_SHAPE_BISHOP), "Слон", "СB" },
    { brg_piece (turn, BRG_PIECE_SHAPE_KNIGHT), "Конь", "КN" },
  };

  game->promotion = move;
  brg_move_choice_ask (game->choice, brg_move_to (move), options, G_N_ELEMENTS (options));
}

static void
on_chosen (BrgMoveChoice *choice G_GNUC_UNUSED, gint option, Game *game)
{
  make (game, brg_move_new (brg_move_from (game->promotion), brg_move_to (game->promotion),
                            promotions[option]));
}

static void
on_way_changed (BrgBoardView *view G_GNUC_UNUSED, const BrgBoardWay *way, Game *game)
{
  BrgMoveList list;

  brg_moves_generate (&game->position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    {
      BrgMove move = list.moves[i];

      if (way->n_squares < 2 || brg_move_from (move) != way->squares[0] ||
          brg_move_to (move) != way->squares[1])
        continue;
      if (brg_move_promotion (move) != BRG_CHESS_NOTHING)
        ask (game, move);
      else
        make (game, move);
      return;
    }
}

GtkWidget *
demo_board_new_chess (const char *fen)
{
  Game *game = g_new0 (Game, 1);
  BrgBoardPicture picture;
  GtkWidget *view = brg_board_view_new ();

  if (fen == NULL ||
      !brg_fen_read (fen, BRG_CHESS_ORTHODOX, BRG_POSITION_COMPOSED, &game->position, NULL))
    game->position = brg_position_start (BRG_CHESS_ORTHODOX, BRG_POSITION_ORTHODOX_START);
  game->view = BRG_BOARD_VIEW (view);
  game->choice = brg_move_choice_new (game->view);
  g_signal_connect (game->choice, "chosen", G_CALLBACK (on_chosen), game);
  g_signal_connect (view, "way-changed", G_CALLBACK (on_way_changed), game);
  brg_board_picture_init_chess (&picture, &game->position);
  brg_board_view_set_picture (game->view, &picture);
  brg_board_view_set_targets (game->view, find_targets, game, g_free);
  brg_board_view_set_label (game->view, "Board");
  return view;
}

static GtkWidget *
new_draughts (void)
{
  static const struct
  {
    gint number;
    BrgColour colour;
    BrgPieceShape shape;
  } men[] = {
    { 8, BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_KING },
    { 10, BRG_COLOUR_BLACK, BRG_PIECE_SHAPE_DRAUGHTS_MAN },
    { 28, BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_KING },
    { 31, BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_MAN },
    { 45, BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_DRAUGHTS_MAN },
  };
  BrgBoardPicture picture;
  GtkWidget *view = brg_board_view_new ();
  guint8 number = 0;

  brg_board_picture_init (&picture, 10, 10);
  picture.has_coordinates = FALSE;
  for (gint rank = 9; rank >= 0; rank--)
    for (gint file = 0; file < 10; file++)
      if ((rank + file) % 2 == 0)
        {
          picture.numbers[rank * 10 + file] = ++number;
          for (gsize i = 0; i < G_N_ELEMENTS (men); i++)
            if (men[i].number == number)
              picture.pieces[rank * 10 + file] = brg_piece (men[i].colour, men[i].shape);
        }
  brg_board_picture_mark (&picture, 8 * 10 + 4, BRG_BOARD_LAST_MOVE);
  brg_board_view_set_picture (BRG_BOARD_VIEW (view), &picture);
  return view;
}

static GtkWidget *
new_renju (void)
{
  BrgBoardPicture picture;
  GtkWidget *view = brg_board_view_new ();

  brg_board_picture_init (&picture, 15, 15);
  picture.ground = BRG_BOARD_LINED;
  picture.file_letters = "ABCDEFGHIKLMNOP";
  for (gint i = 0; i < 9; i++)
    picture.pieces[106 + i * 7 % 40] =
        brg_piece (i % 2 == 0 ? BRG_COLOUR_BLACK : BRG_COLOUR_WHITE, BRG_PIECE_SHAPE_STONE);
  brg_board_picture_mark (&picture, 80, BRG_BOARD_FOUL);
  picture.numbers[80] = 33;
  brg_board_picture_mark (&picture, 82, BRG_BOARD_FOUL);
  picture.numbers[82] = 44;
  brg_board_view_set_picture (BRG_BOARD_VIEW (view), &picture);
  return view;
}

GtkWidget *
demo_board_new_games (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *small = demo_board_new_chess (NULL);

  gtk_widget_set_size_request (small, 200, -1);
  gtk_widget_set_hexpand (small, FALSE);
  gtk_box_append (GTK_BOX (box), new_draughts ());
  gtk_box_append (GTK_BOX (box), new_renju ());
  gtk_box_append (GTK_BOX (box), small);
  return box;
}
