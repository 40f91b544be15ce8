/* brg-setup-chess.c - a position of chess or Chess960 is set up
 *
 * Rules: fide-2023 2.2, 3.7.4.1, 3.8.2, guidelines II.2
 * Tests: tests/app/test-setup-chess.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup.h"

#include <glib/gi18n-lib.h>

#include "brg-board-words.h"
#include "brg-fen.h"
#include "brg-position-words.h"

enum
{
  WHITE_KING_SIDE,
  WHITE_QUEEN_SIDE,
  BLACK_KING_SIDE,
  BLACK_QUEEN_SIDE,
  PASSED,
  QUIET_PLIES,
  MOVE_NUMBER,
  CHESS960,
  N_OPTIONS,
};

static const BrgSetupOption options[N_OPTIONS] = {
  [WHITE_KING_SIDE] = { BRG_SETUP_SWITCH, N_ ("Castling rights"), N_ ("White 0–0"), 0, 0 },
  [WHITE_QUEEN_SIDE] = { BRG_SETUP_SWITCH, NULL, N_ ("White 0–0–0"), 0, 0 },
  [BLACK_KING_SIDE] = { BRG_SETUP_SWITCH, NULL, N_ ("Black 0–0"), 0, 0 },
  [BLACK_QUEEN_SIDE] = { BRG_SETUP_SWITCH, NULL, N_ ("Black 0–0–0"), 0, 0 },
  [PASSED] = { BRG_SETUP_LIST, NULL, N_ ("_En passant square"), 0, 0 },
  [QUIET_PLIES] = { BRG_SETUP_NUMBER, NULL, N_ ("_Half-moves since a capture or pawn move"), 0,
                    BRG_POSITION_MAX_COUNTER },
  [MOVE_NUMBER] = { BRG_SETUP_NUMBER, NULL, N_ ("_Move number"), 1, BRG_POSITION_MAX_COUNTER },
  [CHESS960] = { BRG_SETUP_SWITCH, NULL, N_ ("Chess_960"), 0, 0 },
};

typedef struct
{
  BrgColour side;
  gboolean is_king_side;
} Right;

static const Right rights[] = {
  [WHITE_KING_SIDE] = { BRG_COLOUR_WHITE, TRUE },
  [WHITE_QUEEN_SIDE] = { BRG_COLOUR_WHITE, FALSE },
  [BLACK_KING_SIDE] = { BRG_COLOUR_BLACK, TRUE },
  [BLACK_QUEEN_SIDE] = { BRG_COLOUR_BLACK, FALSE },
};

/* The board */

static void
set_start (BrgSetup *setup, guint number)
{
  BrgChessVariant variant =
      setup->discipline == BRG_DISCIPLINE_CHESS960 ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX;
  BrgPosition position = brg_position_start (variant, number);

  brg_position_draft_init_position (&setup->chess, &position);
}

static void
set_initial (BrgSetup *setup)
{
  set_start (setup, BRG_POSITION_ORTHODOX_START);
}

static void
clear (BrgSetup *setup)
{
  brg_position_draft_init (&setup->chess, setup->chess.variant);
}

static gboolean
has_square (const BrgSetup *setup G_GNUC_UNUSED, gint square)
{
  return square >= 0 && square < BRG_CHESS_N_SQUARES;
}

/* The shapes of chessmen are in the order of their kinds. */
static BrgChessMan
get_man (BrgPiece piece)
{
  return piece == BRG_PIECE_NONE
             ? 0
             : brg_chess_man (brg_piece_colour (piece), (BrgChessKind) brg_piece_shape (piece));
}

static void
put (BrgSetup *setup, gint square, BrgPiece piece)
{
  brg_position_draft_put (&setup->chess, (BrgChessSquare) square, get_man (piece));
}

static void
move (BrgSetup *setup, gint from, gint to)
{
  brg_position_draft_move (&setup->chess, (BrgChessSquare) from, (BrgChessSquare) to);
}

static void
show (const BrgSetup *setup, BrgBoardPicture *picture)
{
  BrgPosition position;

  brg_position_draft_fill (&setup->chess, &position);
  brg_board_picture_init_chess (picture, &position);
}

static char *
dup_letters (BrgPiece piece)
{
  return brg_board_words_dup_letters ((BrgChessKind) brg_piece_shape (piece));
}

static BrgColour
get_turn (const BrgSetup *setup)
{
  return setup->chess.turn;
}

static void
set_turn (BrgSetup *setup, BrgColour turn)
{
  brg_position_draft_set_turn (&setup->chess, turn);
}

/* Options */

static char *
dup_square (BrgChessSquare square)
{
  return g_strdup_printf ("%c%u", (char) ('a' + brg_chess_square_file (square)),
                          brg_chess_square_rank (square) + 1);
}

static void
list_passable (const BrgPositionDraft *draft, BrgSetupState *state)
{
  BrgChessSet passable = brg_position_draft_get_passable (draft);
  g_autoptr (GStrvBuilder) items = g_strv_builder_new ();

  state->is_possible = passable != 0;
  /* Translators: no pawn can be taken en passant */
  g_strv_builder_add (items, C_ ("en passant", "None"));
  for (gint n = 1; passable != 0; n++)
    {
      BrgChessSquare square = brg_chess_set_pop (&passable);
      g_autofree char *name = dup_square (square);

      g_strv_builder_add (items, name);
      if (square == draft->passed_square)
        state->value = n;
    }
  state->items = g_strv_builder_end (items);
}

static void
choose_passed (BrgPositionDraft *draft, gint item)
{
  BrgChessSet passable = brg_position_draft_get_passable (draft);
  BrgChessSquare square = BRG_CHESS_NO_SQUARE;

  for (gint n = 1; n <= item && passable != 0; n++)
    square = brg_chess_set_pop (&passable);
  brg_position_draft_set_passed (draft, square);
}

static void
get_option (const BrgSetup *setup, guint option, BrgSetupState *state)
{
  const BrgPositionDraft *draft = &setup->chess;

  state->is_possible = TRUE;
  if (option == PASSED)
    list_passable (draft, state);
  else if (option == QUIET_PLIES)
    state->value = (gint) draft->quiet_plies;
  else if (option == MOVE_NUMBER)
    state->value = (gint) draft->move_number;
  else if (option == CHESS960)
    state->value = draft->variant == BRG_CHESS_960;
  else
    {
      const Right *right = &rights[option];

      state->value = brg_position_draft_may_castle (draft, right->side, right->is_king_side);
      state->is_possible = brg_position_draft_find_rook (draft, right->side, right->is_king_side) !=
                           BRG_CHESS_NO_SQUARE;
    }
}

static void
set_option (BrgSetup *setup, guint option, gint value)
{
  BrgPositionDraft *draft = &setup->chess;

  if (option == PASSED)
    choose_passed (draft, value);
  else if (option == QUIET_PLIES)
    draft->quiet_plies = (guint) value;
  else if (option == MOVE_NUMBER)
    draft->move_number = (guint) value;
  else if (option == CHESS960)
    {
      setup->discipline = value != 0 ? BRG_DISCIPLINE_CHESS960 : BRG_DISCIPLINE_CHESS;
      brg_position_draft_set_variant (draft, value != 0 ? BRG_CHESS_960 : BRG_CHESS_ORTHODOX);
    }
  else
    brg_position_draft_allow_castling (draft, rights[option].side, rights[option].is_king_side,
                                       value != 0);
}

static gboolean
has_starts (const BrgSetup *setup)
{
  return setup->chess.variant == BRG_CHESS_960;
}

static gint
find_start (const BrgSetup *setup)
{
  return brg_position_draft_find_start (&setup->chess);
}

/* The text */

static gboolean
read_text (BrgSetup *setup, const char *text, BrgSetupFault *fault)
{
  BrgPosition position;
  BrgFenFault found;

  if (!brg_fen_read (text, setup->chess.variant, BRG_POSITION_COMPOSED, &position, &found))
    {
      fault->sentence = brg_position_words_dup_fen_fault (&found);
      fault->column = found.column;
      return FALSE;
    }
  brg_position_draft_init_position (&setup->chess, &position);
  return TRUE;
}

static char *
write_text (const BrgSetup *setup)
{
  return brg_position_draft_dup_fen (&setup->chess);
}

/* A problem may have what no game leaves, but that is told. */
static char *
check (const BrgSetup *setup, BrgSetupVerdict *verdict)
{
  BrgPosition position;
  BrgPositionFault fault;

  *verdict = BRG_SETUP_SOUND;
  if (brg_position_draft_finish (&setup->chess, BRG_POSITION_FROM_GAME, &position, &fault))
    return NULL;
  *verdict = BRG_SETUP_DOUBTFUL;
  if (!brg_position_draft_finish (&setup->chess, BRG_POSITION_COMPOSED, &position, &fault))
    *verdict = BRG_SETUP_FAULTY;
  return brg_position_words_dup_fault (&fault);
}

static char *
finish (const BrgSetup *setup)
{
  BrgPosition position;
  BrgPositionFault fault;

  if (!brg_position_draft_finish (&setup->chess, BRG_POSITION_COMPOSED, &position, &fault))
    return NULL;
  return brg_fen_write (&position, BRG_FEN_PLAIN);
}

static const BrgPieceShape shapes[] = {
  BRG_PIECE_SHAPE_KING,   BRG_PIECE_SHAPE_QUEEN,  BRG_PIECE_SHAPE_ROOK,
  BRG_PIECE_SHAPE_BISHOP, BRG_PIECE_SHAPE_KNIGHT, BRG_PIECE_SHAPE_PAWN,
};

const BrgSetupRules brg_setup_chess = {
  .kind = BRG_GAME_OF_CHESS,
  .shapes = shapes,
  .n_shapes = G_N_ELEMENTS (shapes),
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .n_starts = BRG_POSITION_N_STARTS,
  .text = { N_ ("_FEN"), N_ ("A position as FEN"), N_ ("Copy the position as FEN"),
            N_ ("Paste a position as FEN") },
  .set_initial = set_initial,
  .clear = clear,
  .has_square = has_square,
  .put = put,
  .move = move,
  .show = show,
  .dup_letters = dup_letters,
  .get_turn = get_turn,
  .set_turn = set_turn,
  .get_option = get_option,
  .set_option = set_option,
  .has_starts = has_starts,
  .find_start = find_start,
  .set_start = set_start,
  .draw_start = brg_position_draft_draw_start,
  .read = read_text,
  .write = write_text,
  .check = check,
  .finish = finish,
};
