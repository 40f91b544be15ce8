/* brg-san-write.c - moves of chess as text, one text a move
 *
 * Rules: fide-2023 appendix C, D.2.1; ussr-chess-1956 appendix on notation
 * Tests: tests/engine/test-notation.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-san-write.h"

#include <string.h>

#include "brg-attacks.h"
#include "brg-uci.h"

/* A text that grows; its room is enough for every notation. */
typedef struct
{
  char *end;
  const BrgNotation *notation;
} Text;

static void
add (Text *text, const char *word)
{
  gsize length = strlen (word);

  memcpy (text->end, word, length + 1);
  text->end += length;
}

/* A word on its own: the notation parts it from the one before. */
static void
add_word (Text *text, const char *start, const char *word)
{
  if (text->end != start && *word != '\0')
    add (text, text->notation->blank);
  add (text, word);
}

/* Where other men of the kind stand that can legally go to the same square. */
static BrgChessSet
find_rivals (const BrgPosition *position, BrgMove move, BrgChessKind kind)
{
  BrgChessSquare to = brg_move_to (move);
  BrgChessSet rivals = brg_attacks_officer (kind, to, position->men[BRG_COLOUR_NONE]) &
                       position->kinds[kind] & position->men[position->turn] &
                       ~brg_chess_set_of (brg_move_from (move));
  BrgChessSet found = 0;
  BrgMoveList list;

  if (rivals == 0)
    return 0;
  brg_moves_generate (position, &list);
  for (guint i = 0; i < list.n_moves; i++)
    if (brg_move_to (list.moves[i]) == to && brg_move_kind (list.moves[i]) == BRG_MOVE_PLAIN)
      found |= brg_chess_set_of (brg_move_from (list.moves[i]));
  return found & rivals;
}

static void
add_square (Text *text, const char *start, BrgChessSquare square, gboolean file, gboolean rank)
{
  if (file)
    add_word (text, start, text->notation->files[brg_chess_square_file (square)]);
  if (rank)
    add_word (text, start, text->notation->ranks[brg_chess_square_rank (square)]);
}

/* What is said of the square left. */
static void
add_origin (Text *text,
            const char *start,
            const BrgPosition *position,
            BrgMove move,
            gboolean is_capture)
{
  BrgChessSquare from = brg_move_from (move);
  BrgChessKind kind = brg_chess_man_kind (position->board[from]);
  BrgChessSet rivals;
  gboolean file;

  if (text->notation->is_full)
    {
      add_square (text, start, from, TRUE, TRUE);
      return;
    }
  if (kind == BRG_CHESS_PAWN)
    {
      /* fide-2023 C.9.3: a pawn that captures names its file. */
      add_square (text, start, from, is_capture, FALSE);
      return;
    }
  rivals = find_rivals (position, move, kind);
  /* fide-2023 C.10.1, C.10.2, C.10.3: the file if it tells them apart, else the rank. */
  file = rivals != 0 && ((rivals & brg_chess_set_of_file (brg_chess_square_file (from))) == 0 ||
                         (rivals & brg_chess_set_of_rank (brg_chess_square_rank (from))) != 0);
  add_square (text, start, from, file,
              (rivals & brg_chess_set_of_file (brg_chess_square_file (from))) != 0);
}

static void
add_check (Text *text, const BrgPosition *position, BrgMove move)
{
  BrgPosition after = *position;
  BrgMoveUndo undo;

  if (*text->notation->check == '\0')
    return;
  brg_move_make (&after, move, &undo);
  if (brg_position_checkers (&after) != 0)
    add (text, brg_moves_count (&after) == 0 ? text->notation->mate : text->notation->check);
}

static void
add_plain_move (Text *text, const BrgPosition *position, BrgMove move)
{
  const BrgNotation *notation = text->notation;
  const char *start = text->end;
  BrgChessMan man = position->board[brg_move_from (move)];
  gboolean is_capture = position->board[brg_move_to (move)] != BRG_CHESS_NOTHING ||
                        brg_move_kind (move) == BRG_MOVE_EN_PASSANT;

  add_word (text, start, notation->kinds[brg_chess_man_kind (man)]);
  add_origin (text, start, position, move, is_capture);
  if (is_capture)
    add (text, notation->capture);
  else if (notation->is_full)
    add (text, notation->quiet);
  add_square (text, start, brg_move_to (move), TRUE, TRUE);
  /* fide-2023 C.11: what the pawn becomes follows its move. */
  add_word (text, start, notation->promoted[brg_move_promotion (move)]);
}

const char *
brg_san_write (const BrgPosition *position,
               BrgMove move,
               const BrgNotation *notation,
               char text[BRG_SAN_LENGTH])
{
  Text out = { .end = text, .notation = notation };

  if (notation->is_coordinates)
    return brg_uci_write (move, (BrgChessVariant) position->variant, text);
  if (brg_move_kind (move) == BRG_MOVE_CASTLING)
    add (&out, notation->castling[brg_move_to (move) < brg_move_from (move)]);
  else
    add_plain_move (&out, position, move);
  add_check (&out, position, move);
  return text;
}
