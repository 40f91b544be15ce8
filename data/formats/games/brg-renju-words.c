/* brg-renju-words.c - what is wrong with a text of renju, in the user's language
 *
 * Tests: tests/data/test-position-words.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-renju-words.h"

#include <glib/gi18n-lib.h>

static const char *const sentences[BRG_N_RENJU_TEXT_FAULT_KINDS] = {
  [BRG_RENJU_TEXT_WORD] = N_ ("There should be a point here, as H8, or a dash for a pass."),
  [BRG_RENJU_TEXT_NUMBER] = N_ ("This is not the number of the move that follows."),
  [BRG_RENJU_TEXT_BOTH_LETTERS] =
      N_ ("The columns are lettered either with I or with J, not with both."),
  [BRG_RENJU_TEXT_OCCUPIED] = N_ ("There is a stone on this point already."),
  [BRG_RENJU_TEXT_LONG] = N_ ("A game cannot have so many moves."),
  [BRG_RENJU_TEXT_STONE] =
      N_ ("A point is x for a black stone, o for a white one or a dot if it is empty."),
  [BRG_RENJU_TEXT_SIZE] = N_ ("The board has 225 points, from A15 to P1."),
};

char *
brg_renju_words_dup_fault (const BrgRenjuTextFault *fault)
{
  g_autoptr (GString) text = NULL;
  g_autofree char *column = NULL;

  g_return_val_if_fail (fault != NULL, NULL);
  g_return_val_if_fail ((guint) fault->kind < BRG_N_RENJU_TEXT_FAULT_KINDS, NULL);

  column = g_strdup_printf ("%d", fault->column);
  /* Translators: {column} is a place in the text, counted in characters; {sentence} is a whole
   * sentence. */
  text = g_string_new (_ ("Column {column}: {sentence}"));
  g_string_replace (text, "{column}", column, 0);
  g_string_replace (text, "{sentence}", gettext (sentences[fault->kind]), 0);
  return g_strdup (text->str);
}
