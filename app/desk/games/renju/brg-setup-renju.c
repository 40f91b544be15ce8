/* brg-setup-renju.c - stones of renju are set up
 *
 * Rules: rus-draughts-2022 9.2.4, 9.2.6, 9.2.7
 * Tests: tests/app/test-setup-renju.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-setup.h"

#include <glib/gi18n-lib.h>

#include "brg-desk-renju-private.h"
#include "brg-renju-chance.h"
#include "brg-renju-foul.h"
#include "brg-renju-words.h"

static void
set_initial (BrgSetup *setup)
{
  brg_renju_draft_init (&setup->renju);
}

static gboolean
has_square (const BrgSetup *setup G_GNUC_UNUSED, gint square)
{
  return square >= 0 && square < BRG_RENJU_N_POINTS;
}

static void
put (BrgSetup *setup, gint square, BrgPiece piece)
{
  brg_renju_draft_put (&setup->renju, (BrgRenjuPoint) square,
                       piece != BRG_PIECE_NONE ? brg_piece_colour (piece) : BRG_COLOUR_NONE);
}

static void
move (BrgSetup *setup, gint from, gint to)
{
  BrgColour colour = brg_renju_board_get (&setup->renju.board, (BrgRenjuPoint) from);

  if (from == to)
    return;
  brg_renju_draft_put (&setup->renju, (BrgRenjuPoint) from, BRG_COLOUR_NONE);
  brg_renju_draft_put (&setup->renju, (BrgRenjuPoint) to, colour);
}

/* Stones are put in turn, as they are in a game. */
static BrgPiece
get_next (const BrgSetup *setup)
{
  return brg_piece (brg_renju_draft_get_turn (&setup->renju), BRG_PIECE_SHAPE_STONE);
}

static void
show (const BrgSetup *setup, BrgBoardPicture *picture)
{
  brg_board_picture_init_renju (picture, &setup->renju.board,
                                brg_desk_renju_get_letter (setup->notation));
}

static char *
dup_letters (BrgPiece piece)
{
  gboolean is_black = brg_piece_colour (piece) == BRG_COLOUR_BLACK;
  const char *english = is_black ? "B" : "W";
  /* Translators: the one capital letter of a key that puts a stone of this colour */
  const char *letter = is_black ? C_ ("key of a stone", "B") : C_ ("key of a stone", "W");

  return g_strcmp0 (letter, english) == 0 ? g_strdup (letter) : g_strconcat (letter, english, NULL);
}

static BrgColour
get_turn (const BrgSetup *setup)
{
  return brg_renju_draft_get_turn (&setup->renju);
}

static void
set_turn (BrgSetup *setup, BrgColour turn)
{
  brg_renju_draft_set_turn (&setup->renju, turn);
}

static gboolean
read_text (BrgSetup *setup, const char *text, BrgSetupFault *fault)
{
  BrgRenjuTextFault found;

  if (brg_renju_draft_read (&setup->renju, text, &found))
    return TRUE;
  fault->sentence = brg_renju_words_dup_fault (&found);
  fault->column = found.column;
  return FALSE;
}

static char *
write_text (const BrgSetup *setup)
{
  return brg_renju_draft_write (&setup->renju);
}

/* Doubts: each looks for one and says it. */

/* rus-draughts-2022 9.2.7.1 a */
static char *
doubt_row (const BrgRenjuDraft *draft)
{
  for (guint i = 0; i < BRG_RENJU_N_POINTS; i++)
    {
      BrgRenjuPoint point = (BrgRenjuPoint) i;
      BrgColour colour = brg_renju_board_get (&draft->board, point);

      if (colour == BRG_COLOUR_NONE)
        continue;
      if (brg_renju_board_makes_five (&draft->board, point, colour))
        return g_strdup (colour == BRG_COLOUR_BLACK
                             ? _ ("Black has five in a row: the game is over.")
                             : _ ("White has five in a row: the game is over."));
      if (brg_renju_board_makes_long_row (&draft->board, point, colour))
        return g_strdup (colour == BRG_COLOUR_BLACK
                             ? _ ("Black has a row of six or more, which is forbidden.")
                             : _ ("White has a row of six or more: the game is over."));
    }
  return NULL;
}

/* rus-draughts-2022 9.2.7.1 c */
static char *
doubt_chance (const BrgRenjuDraft *draft)
{
  return brg_renju_board_is_dead (&draft->board)
             ? g_strdup (_ ("No five is possible any more: the game is drawn."))
             : NULL;
}

/* rus-draughts-2022 9.2.4.4 */
static char *
doubt_passes (const BrgRenjuDraft *draft)
{
  guint black = brg_renju_draft_count_passes (draft, BRG_COLOUR_BLACK);
  guint white = brg_renju_draft_count_passes (draft, BRG_COLOUR_WHITE);

  if (black > 0)
    /* Translators: %u is how often Black refused to place a stone */
    return g_strdup_printf (ngettext ("The numbers of stones show that Black has passed %u "
                                      "time.",
                                      "The numbers of stones show that Black has passed %u "
                                      "times.",
                                      black),
                            black);
  if (white > 0)
    /* Translators: %u is how often White refused to place a stone */
    return g_strdup_printf (ngettext ("The numbers of stones show that White has passed %u "
                                      "time.",
                                      "The numbers of stones show that White has passed %u "
                                      "times.",
                                      white),
                            white);
  return NULL;
}

static char *
check (const BrgSetup *setup, BrgSetupVerdict *verdict)
{
  static char *(*const doubts[]) (const BrgRenjuDraft *) = {
    doubt_row,
    doubt_chance,
    doubt_passes,
  };

  *verdict = BRG_SETUP_DOUBTFUL;
  for (guint i = 0; i < G_N_ELEMENTS (doubts); i++)
    {
      char *sentence = doubts[i](&setup->renju);

      if (sentence != NULL)
        return sentence;
    }
  *verdict = BRG_SETUP_SOUND;
  return NULL;
}

static const BrgPieceShape shapes[] = { BRG_PIECE_SHAPE_STONE };

const BrgSetupRules brg_setup_renju = {
  .kind = BRG_GAME_OF_RENJU,
  .shapes = shapes,
  .n_shapes = G_N_ELEMENTS (shapes),
  .has_own_letters = TRUE,
  .starts_empty = TRUE,
  .text = { N_ ("_Text"), N_ ("225 points or a record of moves"), N_ ("Copy the stones as text"),
            N_ ("Paste stones or a record of moves") },
  .set_initial = set_initial,
  .clear = set_initial,
  .has_square = has_square,
  .put = put,
  .move = move,
  .get_next = get_next,
  .show = show,
  .dup_letters = dup_letters,
  .get_turn = get_turn,
  .set_turn = set_turn,
  .read = read_text,
  .write = write_text,
  .check = check,
  .finish = write_text,
};
