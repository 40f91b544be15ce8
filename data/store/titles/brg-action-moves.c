/* brg-action-moves.c - moves in the sentences of the journal
 *
 * The journal keeps moves of chess in English letters. Those of other games have no letters of
 * pieces: no piece of chess stands before a file in capitals or a number alone.
 *
 * Tests: tests/data/test-journal.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-action-moves.h"

#include <string.h>

#include "brg-notation.h"

/* By #BrgChessKind. */
static const char letters[] = "  NBRQK";

static gboolean
is_file (char letter)
{
  return (letter >= 'a' && letter <= 'h') || letter == 'x';
}

/* The piece that moves at @at, or that a pawn becomes; 0 for none. */
static guint
find_piece (const char *move, const char *at)
{
  const char *found = *at != ' ' ? strchr (letters, *at) : NULL;
  gboolean becomes = at > move && at[-1] == '=';

  if (*at == '\0' || found == NULL)
    return 0;
  return becomes || is_file (at[1]) || (g_ascii_isdigit (at[1]) && is_file (at[2]))
             ? (guint) (found - letters)
             : 0;
}

/* The length of a castling at @at, 0 for none; @side: which one of the notation */
static gsize
find_castling (const char *at, guint *side)
{
  *side = g_str_has_prefix (at, "O-O-O") ? 1 : 0;
  return *side == 1 ? 5 : g_str_has_prefix (at, "O-O") ? 3 : 0;
}

/* A capture of chess is written after a piece or the file of a pawn, never after a whole square. */
static gboolean
is_capture (const char *move, const char *at, gboolean is_of_piece)
{
  return *at == 'x' && (is_of_piece || (at > move && is_file (at[-1]) &&
                                        (at - 1 == move || at[-2] == '.' || at[-2] == ' ')));
}

char *
brg_action_dup_move (const char *move, const char *notation_id)
{
  const BrgNotation *notation = brg_notation_find (notation_id);
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean is_of_piece = FALSE;

  g_return_val_if_fail (move != NULL && notation != NULL, NULL);

  for (const char *at = move; *at != '\0'; at++)
    {
      guint piece = find_piece (move, at);
      guint side;
      gsize castling = find_castling (at, &side);

      if (piece != 0)
        g_string_append (text, at > move && at[-1] == '=' ? notation->promoted[piece]
                                                          : notation->kinds[piece]);
      else if (castling != 0)
        g_string_append (text, notation->castling[side]);
      else if (is_capture (move, at, is_of_piece))
        g_string_append (text, notation->capture);
      else if (*at != '=' || find_piece (move, at + 1) == 0)
        g_string_append_c (text, *at);
      is_of_piece |= piece != 0;
      at += castling > 0 ? castling - 1 : 0;
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
