/* brg-fen-fault.c - what is wrong with a text that should be a position, in words
 *
 * Tests: tests/engine/test-fen.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-fen-fault.h"

/* {field} is the name of the field, {rank} and {number} what the fault counts, {character} what
 * stands there. */
static const char *const texts[BRG_N_FEN_FAULT_KINDS] = {
  [BRG_FEN_FAULT_FIELD_MISSING] = "{field} is missing",
  [BRG_FEN_FAULT_MAN] = "“{character}” is no man and no number of empty squares",
  [BRG_FEN_FAULT_TWO_NUMBERS] = "two numbers of empty squares follow each other",
  [BRG_FEN_FAULT_RANK_LONG] = "rank {rank} has more than 8 squares",
  [BRG_FEN_FAULT_RANK_SHORT] = "rank {rank} has {number} of 8 squares",
  [BRG_FEN_FAULT_RANKS_MANY] = "the board has more than 8 ranks",
  [BRG_FEN_FAULT_RANKS_FEW] = "the board has {number} of 8 ranks",
  [BRG_FEN_FAULT_TURN] = "{field} is w or b",
  [BRG_FEN_FAULT_CASTLING] = "“{character}” is no right to castle",
  [BRG_FEN_FAULT_CASTLING_TWICE] = "the right to castle “{character}” is named twice",
  [BRG_FEN_FAULT_CASTLING_ROOK] =
      "no right to castle “{character}”: there is no rook on that side of the king",
  [BRG_FEN_FAULT_PASSED] = "{field} is a square or -",
  [BRG_FEN_FAULT_NUMBER] = "{field} is a whole number",
  [BRG_FEN_FAULT_RANGE] = "{field} is from {number} to 9999",
  [BRG_FEN_FAULT_END] = "nothing may follow the number of the move",
};

G_STATIC_ASSERT (BRG_POSITION_MAX_COUNTER == 9999);

static const char *const fields[] = {
  "the board",
  "the player having the move",
  "the right to castle",
  "the square passed by a pawn",
  "the number of half-moves without capture and pawn move",
  "the number of the move",
};

static void
replace_number (GString *text, const char *name, gint number)
{
  g_autofree char *digits = g_strdup_printf ("%d", number);

  g_string_replace (text, name, digits, 0);
}

char *
brg_fen_fault_to_text (const BrgFenFault *fault)
{
  g_autoptr (GString) text = NULL;
  char character[7] = { 0 };

  if (fault->kind == BRG_FEN_FAULT_POSITION)
    return brg_position_fault_to_text (&fault->position);
  text = g_string_new (texts[fault->kind]);
  g_string_replace (text, "{field}", fields[fault->field], 0);
  replace_number (text, "{rank}", fault->rank);
  replace_number (text, "{number}", fault->number);
  g_unichar_to_utf8 (fault->character, character);
  g_string_replace (text, "{character}", character, 0);
  return g_strdup (text->str);
}
