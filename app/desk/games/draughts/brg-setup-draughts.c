/* brg-setup-draughts.c - a position of draughts of any kind is set up
 *
 * Rules: rus-draughts-2022 5.4.14.2, 6.1.1, 6.1.3, 6.1.7, 7.1, 7.2
 * Tests: tests/app/test-setup-draughts.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup.h"

#include "brg-draughts-end.h"

#include <glib/gi18n-lib.h>

#include "brg-desk-draughts-private.h"
#include "brg-draughts-fen.h"
#include "brg-draughts-words.h"

static BrgDraughtsVariant
get_variant (const BrgSetup *setup)
{
  return brg_desk_draughts_find_variant (setup->discipline);
}

/* The board */

static void
set_initial (BrgSetup *setup)
{
  setup->draughts = brg_draughts_position_start (get_variant (setup));
}

static void
clear (BrgSetup *setup)
{
  brg_draughts_position_clear (&setup->draughts, get_variant (setup));
}

static BrgDraughtsSquare
find_square (const BrgSetup *setup, gint square)
{
  return brg_desk_draughts_from_board (get_variant (setup), square);
}

/* rus-draughts-2022 6.1.1, 7.1: only dark squares are played on. */
static gboolean
has_square (const BrgSetup *setup, gint square)
{
  return find_square (setup, square) != BRG_DRAUGHTS_NO_SQUARE;
}

static void
put (BrgSetup *setup, gint square, BrgPiece piece)
{
  BrgDraughtsPiece kind =
      piece != BRG_PIECE_NONE && brg_piece_shape (piece) == BRG_PIECE_SHAPE_DRAUGHTS_KING
          ? BRG_DRAUGHTS_KING
          : BRG_DRAUGHTS_MAN;

  brg_draughts_position_put (&setup->draughts, find_square (setup, square),
                             piece != BRG_PIECE_NONE ? brg_piece_colour (piece) : BRG_COLOUR_NONE,
                             kind);
}

static void
move (BrgSetup *setup, gint from, gint to)
{
  BrgDraughtsPosition *position = &setup->draughts;
  BrgDraughtsSquare origin = find_square (setup, from);
  BrgColour side = brg_draughts_position_colour (position, origin);
  BrgDraughtsPiece piece = brg_draughts_position_piece (position, origin);

  if (from == to)
    return;
  brg_draughts_position_put (position, origin, BRG_COLOUR_NONE, BRG_DRAUGHTS_NOTHING);
  brg_draughts_position_put (position, find_square (setup, to), side, piece);
}

static gboolean
has_numbers (const BrgSetup *setup)
{
  return brg_desk_draughts_has_numbers (get_variant (setup), setup->notation);
}

static void
show (const BrgSetup *setup, BrgBoardPicture *picture)
{
  brg_board_picture_init_draughts (picture, &setup->draughts, has_numbers (setup));
}

/* Translators: the one capital letter of a key that names a piece of draughts, of "man" and of
 * "king". */
static const char *const letters[] = {
  NC_ ("key of a draughts piece", "M"),
  NC_ ("key of a draughts piece", "K"),
};

static char *
dup_letters (BrgPiece piece)
{
  const char *english = letters[brg_piece_shape (piece) == BRG_PIECE_SHAPE_DRAUGHTS_KING];
  const char *letter = g_dpgettext2 (NULL, "key of a draughts piece", english);

  return g_strcmp0 (letter, english) == 0 ? g_strdup (letter) : g_strconcat (letter, english, NULL);
}

static BrgColour
get_turn (const BrgSetup *setup)
{
  return (BrgColour) setup->draughts.turn;
}

static void
set_turn (BrgSetup *setup, BrgColour turn)
{
  setup->draughts.turn = (guint8) turn;
}

/* The text */

static gboolean
read_text (BrgSetup *setup, const char *text, BrgSetupFault *fault)
{
  BrgDraughtsFenFault found;

  if (brg_draughts_fen_read (text, get_variant (setup), &setup->draughts, &found))
    return TRUE;
  fault->sentence = brg_draughts_words_dup_fen_fault (&found);
  fault->column = found.column;
  return FALSE;
}

static char *
write_text (const BrgSetup *setup)
{
  return brg_draughts_fen_write (&setup->draughts, has_numbers (setup) ? BRG_DRAUGHTS_FEN_NUMBERS
                                                                       : BRG_DRAUGHTS_FEN_LETTERS);
}

/* Doubts: each looks for one and says it. */

typedef struct
{
  const char *white;
  const char *black;
} Sides;

static const char *
get_sentence (const Sides *sides, BrgColour side)
{
  return gettext (side == BRG_COLOUR_BLACK ? sides->black : sides->white);
}

/* rus-draughts-2022 6.1.3, 7.2: a side begins with twelve or twenty men, and none come to it. */
static char *
doubt_number (const BrgSetup *setup, BrgColour side)
{
  guint most = brg_draughts_variant_n_pieces (get_variant (setup));
  guint n = brg_draughts_set_size (setup->draughts.pieces[side]);

  if (n <= most)
    return NULL;
  /* Translators: the first %u is the number of pieces, the second the one that a side begins with:
   * 12 or 20 */
  return g_strdup_printf (side == BRG_COLOUR_WHITE
                              ? _ ("White has %u pieces: there can never be more than %u.")
                              : _ ("Black has %u pieces: there can never be more than %u."),
                          n, most);
}

/* rus-draughts-2022 5.4.14.2: such a man is a king that was not marked. */
static char *
doubt_last_row (const BrgSetup *setup, BrgColour side)
{
  /* Translators: {square} is a square, as c8 or 3. */
  static const Sides sides = {
    N_ ("The white man on {square} is on the promotion row and should be a king."),
    N_ ("The black man on {square} is on the promotion row and should be a king."),
  };
  BrgDraughtsSet unmarked = brg_draughts_position_unmarked (&setup->draughts) &
                            brg_draughts_position_men (&setup->draughts, side);
  g_autoptr (GString) text = NULL;
  char square[BRG_DRAUGHTS_SQUARE_LENGTH];

  if (unmarked == 0)
    return NULL;
  brg_desk_draughts_write_square (get_variant (setup), brg_draughts_set_first (unmarked),
                                  setup->notation, square);
  text = g_string_new (get_sentence (&sides, side));
  g_string_replace (text, "{square}", square, 0);
  return g_strdup (text->str);
}

static char *
doubt_bare (const BrgSetup *setup, BrgColour side)
{
  static const Sides sides = { N_ ("White has no pieces: the game is over."),
                               N_ ("Black has no pieces: the game is over.") };

  return setup->draughts.pieces[side] == 0 ? g_strdup (get_sentence (&sides, side)) : NULL;
}

/* rus-draughts-2022 6.1.7: who cannot move has lost, or won in giveaway. */
static char *
doubt_blocked (const BrgSetup *setup, BrgColour side)
{
  static const Sides sides = { N_ ("White cannot move: the game is over."),
                               N_ ("Black cannot move: the game is over.") };

  return setup->draughts.turn == side &&
                 brg_draughts_position_end (&setup->draughts, NULL) == BRG_DRAUGHTS_BLOCKED
             ? g_strdup (get_sentence (&sides, side))
             : NULL;
}

static char *
check (const BrgSetup *setup, BrgSetupVerdict *verdict)
{
  static char *(*const doubts[]) (const BrgSetup *, BrgColour) = {
    doubt_number,
    doubt_last_row,
    doubt_bare,
    doubt_blocked,
  };

  *verdict = BRG_SETUP_FAULTY;
  if (brg_draughts_position_occupied (&setup->draughts) == 0)
    return g_strdup (_ ("There are no pieces on the board."));
  *verdict = BRG_SETUP_DOUBTFUL;
  for (guint i = 0; i < G_N_ELEMENTS (doubts); i++)
    for (gint side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
      {
        char *sentence = doubts[i](setup, (BrgColour) side);

        if (sentence != NULL)
          return sentence;
      }
  *verdict = BRG_SETUP_SOUND;
  return NULL;
}

static const BrgPieceShape shapes[] = { BRG_PIECE_SHAPE_DRAUGHTS_MAN,
                                        BRG_PIECE_SHAPE_DRAUGHTS_KING };

const BrgSetupRules brg_setup_draughts = {
  .kind = BRG_GAME_OF_DRAUGHTS,
  .shapes = shapes,
  .n_shapes = G_N_ELEMENTS (shapes),
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
  .read = read_text,
  .write = write_text,
  .check = check,
  .finish = write_text,
};
