/* brg-draughts-words.c - what is wrong with a text of a position of draughts, in the user's
 * language
 *
 * Tests: tests/data/test-position-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-draughts-words.h"

#include <glib/gi18n-lib.h>

/* Translators: {square} is what stands in the text for a square, as c3 or 33. */
static const char *const sentences[BRG_N_DRAUGHTS_FEN_FAULT_KINDS] = {
  [BRG_DRAUGHTS_FEN_FAULT_TURN] = N_ ("The player having the move is W or B."),
  [BRG_DRAUGHTS_FEN_FAULT_COLON] = N_ ("A colon should stand here, before the pieces of a side."),
  [BRG_DRAUGHTS_FEN_FAULT_SIDE] = N_ ("The pieces of a side begin with W or B."),
  [BRG_DRAUGHTS_FEN_FAULT_SIDE_TWICE] = N_ ("The pieces of this side are named twice."),
  [BRG_DRAUGHTS_FEN_FAULT_SQUARE] = N_ ("There should be a square here."),
  [BRG_DRAUGHTS_FEN_FAULT_OFF_BOARD] = N_ ("“{square}” is not a square used in play."),
  [BRG_DRAUGHTS_FEN_FAULT_OCCUPIED] = N_ ("There is a piece on {square} already."),
  [BRG_DRAUGHTS_FEN_FAULT_RANGE] = N_ ("This range ends before it begins."),
  [BRG_DRAUGHTS_FEN_FAULT_COMMA] = N_ ("A comma or a colon should stand here."),
  [BRG_DRAUGHTS_FEN_FAULT_END] = N_ ("Nothing may follow the pieces."),
};

char *
brg_draughts_words_dup_fen_fault (const BrgDraughtsFenFault *fault)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *column = NULL;

  g_return_val_if_fail (fault != NULL, NULL);
  g_return_val_if_fail ((guint) fault->kind < BRG_N_DRAUGHTS_FEN_FAULT_KINDS, NULL);

  column = g_strdup_printf ("%d", fault->column);
  /* Translators: {column} is a place in the text, counted in characters; {sentence} is a whole
   * sentence. */
  text = g_string_new (_ ("Column {column}: {sentence}"));
  g_string_replace (text, "{column}", column, 0);
  g_string_replace (text, "{sentence}", gettext (sentences[fault->kind]), 0);
  g_string_replace (text, "{square}", fault->square, 0);
  return g_strdup (text->str);
}
