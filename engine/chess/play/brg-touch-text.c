/* brg-touch-text.c - touches as text: e2,release:e4
 *
 * Tests: tests/engine/test-touch.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-touch-text.h"

#include <string.h>

/* Where the reader is. */
typedef struct
{
  const char *text;
  const char *at;
  BrgTouch *touches;
  guint n_touches;
  gint columns[BRG_TOUCH_MAX];
} Reader;

static const struct
{
  const char *word;
  BrgTouchKind kind;
} words[] = {
  { "castle:", BRG_TOUCH_CASTLE },         { "both:", BRG_TOUCH_BOTH },
  { "rook-first:", BRG_TOUCH_ROOK_FIRST }, { "release:", BRG_TOUCH_RELEASE },
  { "promo:", BRG_TOUCH_PROMOTION },
};

static const struct
{
  char letter;
  BrgChessKind kind;
} pieces[] = {
  { 'Q', BRG_CHESS_QUEEN },
  { 'R', BRG_CHESS_ROOK },
  { 'B', BRG_CHESS_BISHOP },
  { 'N', BRG_CHESS_KNIGHT },
};

static gboolean
skip_word (Reader *reader, const char *word)
{
  if (!g_str_has_prefix (reader->at, word))
    return FALSE;
  reader->at += strlen (word);
  return TRUE;
}

static gboolean
read_square (Reader *reader, BrgChessSquare *square)
{
  if (reader->at[0] < 'a' || reader->at[0] > 'h' || reader->at[1] < '1' || reader->at[1] > '8')
    return FALSE;
  *square = brg_chess_square ((guint) (reader->at[0] - 'a'), (guint) (reader->at[1] - '1'));
  reader->at += 2;
  return TRUE;
}

static gboolean
read_piece (Reader *reader, BrgChessKind *piece)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (*reader->at == pieces[i].letter)
      {
        *piece = pieces[i].kind;
        reader->at++;
        return TRUE;
      }
  return FALSE;
}

static BrgTouchFault
read_touch (Reader *reader, gboolean at_once)
{
  BrgTouch touch = { .kind = BRG_TOUCH_MAN, .at_once = at_once };

  if (reader->n_touches == BRG_TOUCH_MAX)
    return BRG_TOUCH_FAULT_TOO_MANY;
  reader->columns[reader->n_touches] =
      (gint) g_utf8_pointer_to_offset (reader->text, reader->at) + 1;
  if (!at_once && skip_word (reader, "adjust"))
    touch.kind = BRG_TOUCH_ADJUST;
  else
    {
      for (gsize i = 0; !at_once && i < G_N_ELEMENTS (words); i++)
        if (skip_word (reader, words[i].word))
          {
            touch.kind = words[i].kind;
            break;
          }
      if (touch.kind == BRG_TOUCH_PROMOTION && !read_piece (reader, &touch.piece))
        return BRG_TOUCH_FAULT_TOKEN;
      if (!read_square (reader, &touch.square))
        return BRG_TOUCH_FAULT_TOKEN;
    }
  reader->touches[reader->n_touches++] = touch;
  return BRG_TOUCH_FAULT_NONE;
}

static BrgTouchFault
read_all (Reader *reader)
{
  gboolean at_once = FALSE;

  while (TRUE)
    {
      BrgTouchFault fault = read_touch (reader, at_once);

      if (fault != BRG_TOUCH_FAULT_NONE)
        return fault;
      if (*reader->at == '\0')
        return BRG_TOUCH_FAULT_NONE;
      at_once = *reader->at == '+';
      if (*reader->at != ',' && !at_once)
        return BRG_TOUCH_FAULT_TOKEN;
      reader->at++;
    }
}

BrgTouchFault
brg_touch_read (const BrgPosition *position,
                const char *text,
                BrgTouch touches[BRG_TOUCH_MAX],
                guint *n_touches,
                gint *column)
{
  Reader reader = { .text = text, .at = text, .touches = touches };
  BrgTouchFault fault;
  guint where = 0;

  g_return_val_if_fail (position != NULL && touches != NULL, BRG_TOUCH_FAULT_TOKEN);
  g_return_val_if_fail (text != NULL && g_utf8_validate (text, -1, NULL), BRG_TOUCH_FAULT_TOKEN);

  fault = read_all (&reader);
  if (fault != BRG_TOUCH_FAULT_NONE)
    {
      *column = (gint) g_utf8_pointer_to_offset (text, reader.at) + 1;
      return fault;
    }
  fault = brg_touch_check (position, touches, reader.n_touches, &where);
  if (fault != BRG_TOUCH_FAULT_NONE)
    *column = reader.columns[where];
  *n_touches = reader.n_touches;
  return fault;
}

const char *
brg_touch_describe_fault (BrgTouchFault fault)
{
  static const char *const clauses[BRG_N_TOUCH_FAULTS] = {
    [BRG_TOUCH_FAULT_NONE] = "nothing is wrong",
    [BRG_TOUCH_FAULT_TOKEN] = "a touch is expected: a square, castle:, both:, rook-first: or "
                              "release: with a square, promo: with piece and square, or adjust",
    [BRG_TOUCH_FAULT_TOO_MANY] = "too many touches",
    [BRG_TOUCH_FAULT_EMPTY_SQUARE] = "no man stands on this square",
    [BRG_TOUCH_FAULT_NO_ROOK] = "no rook of the player having the move stands on this square",
    [BRG_TOUCH_FAULT_NOTHING_HELD] = "no man has been touched that could be let go of",
    [BRG_TOUCH_FAULT_NOT_TOGETHER] = "there is no man before this one to be touched together with",
    [BRG_TOUCH_FAULT_NOT_LAST_RANK] = "no pawn of the player having the move is promoted there",
    [BRG_TOUCH_FAULT_NO_PIECE] = "no pawn becomes this",
  };

  g_return_val_if_fail (fault < BRG_N_TOUCH_FAULTS, NULL);

  return clauses[fault];
}
