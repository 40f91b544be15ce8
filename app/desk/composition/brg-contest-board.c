/* brg-contest-board.c - the board of a work, to be drawn and read aloud
 *
 * Rules: rus-draughts-2022 6.1.6.1, 7.3
 * Tests: tests/app/test-contest-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-contest-board.h"

#include "brg-contest-position.h"
#include "brg-notation.h"
#include "brg-position-caption.h"

gboolean
brg_contest_board_draw (const BrgContestWork *work, BrgBoardPicture *picture)
{
  g_auto (BrgContestPosition) position = { 0 };
  const BrgDraughtsPosition *draughts = &position.draughts.position;

  g_return_val_if_fail (work != NULL && picture != NULL, FALSE);

  if (brg_contest_position_read (work, &position) != BRG_CONTEST_POSITION_FINE)
    {
      guint side = g_str_equal (work->board, "100") ? 10 : 8;

      brg_board_picture_init (picture, side, side);
      return FALSE;
    }
  if (position.is_chess)
    brg_board_picture_init_chess (picture, &position.chess);
  else
    brg_board_picture_init_draughts (
        picture, draughts, brg_draughts_variant_is_large ((BrgDraughtsVariant) draughts->variant));
  return TRUE;
}

/* `a1, b2`, kings after the men and by their name. */
static void
append_draughtsmen (GString *text,
                    const BrgDraughtsPosition *position,
                    BrgColour side,
                    const BrgWords *words)
{
  for (guint part = 0; part < 2; part++)
    {
      BrgDraughtsSet pieces = part == 0 ? brg_draughts_position_men (position, side)
                                        : brg_draughts_position_kings (position, side);

      while (pieces != 0)
        {
          char name[BRG_DRAUGHTS_SQUARE_LENGTH];

          brg_draughts_square_write ((BrgDraughtsVariant) position->variant,
                                     brg_draughts_set_pop (&pieces), name);
          g_string_append (text, text->len > 0 ? ", " : "");
          if (part == 0)
            g_string_append (text, name);
          else
            /* Translators: a king of draughts and its square: «дамка c1» */
            g_string_append_printf (text, WC_ (words, "composition", "king %s"), name);
        }
    }
}

/* In the letters of the language, the king first. */
static void
append_chessmen (GString *text, const BrgPosition *position, BrgColour side, const BrgWords *words)
{
  const BrgNotation *notation = brg_notation_find (brg_words_get_language (words));

  for (guint kind = BRG_CHESS_KING; kind >= BRG_CHESS_PAWN; kind--)
    for (guint square = 0; square < 64; square++)
      if (brg_chess_set_has (position->men[side] & position->kinds[kind], (BrgChessSquare) square))
        {
          char name[BRG_SQUARE_NAME_LENGTH];

          g_string_append_printf (text, "%s%s%s", text->len > 0 ? ", " : "",
                                  notation != NULL ? notation->kinds[kind] : "",
                                  brg_position_caption_square (square, name));
        }
}

char *
brg_contest_board_dup_text (const BrgContestWork *work, const BrgWords *words)
{
  g_auto (BrgContestPosition) position = { 0 };
  g_autoptr (GString) white = g_string_new (NULL);
  g_autoptr (GString) black = g_string_new (NULL);

  g_return_val_if_fail (work != NULL && words != NULL, NULL);

  if (brg_contest_position_read (work, &position) != BRG_CONTEST_POSITION_FINE)
    return g_strdup ("");
  for (BrgColour side = BRG_COLOUR_WHITE; side <= BRG_COLOUR_BLACK; side++)
    {
      GString *text = side == BRG_COLOUR_WHITE ? white : black;

      if (position.is_chess)
        append_chessmen (text, &position.chess, side, words);
      else
        append_draughtsmen (text, &position.draughts.position, side, words);
    }
  /* Translators: the pieces of both sides, a side a line: «Белые: %s\nЧёрные: %s» */
  return g_strdup_printf (WC_ (words, "composition", "White: %s\nBlack: %s"), white->str,
                          black->str);
}
