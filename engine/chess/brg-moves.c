/* brg-moves.c - the legal moves of a position
 *
 * Only legal moves are made: the squares where a man may go are cut down beforehand to the line of
 * its pin and, in check, to the squares that end the check. Listing and counting are one text: the
 * functions below are all inlined into the four public cases (listing or counting, White or Black),
 * where colour and purpose are constants.
 * Rules: fide-2023 3.1 to 3.10, guideline II.3
 * Tests: tests/engine/test-perft.c, tests/engine/test-moves.c
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "brg-moves.h"

#include "brg-attacks.h"

/* Where moves go: into a list, or only into a number. */
typedef struct
{
  BrgMove *next;
  guint n_moves;
  gboolean is_listing;
} Sink;

/* What is known before the first move is looked for. */
typedef struct
{
  const BrgPosition *position;
  BrgColour us;
  BrgColour them;
  BrgChessSet own;
  BrgChessSet enemy;
  BrgChessSet occupied;
  BrgChessSquare king;
  BrgChessSet checkers;
  BrgChessSet pinned;
  BrgChessSet targets; /* where a man but the king may go: everywhere, or where it ends a check */
} Scene;

G_ALWAYS_INLINE static inline void
add_moves (Sink *sink, BrgChessSquare from, BrgChessSet targets)
{
  if (!sink->is_listing)
    {
      sink->n_moves += brg_chess_set_size (targets);
      return;
    }
  while (targets != 0)
    *sink->next++ = brg_move_new (from, brg_chess_set_pop (&targets), BRG_MOVE_PLAIN);
}

G_ALWAYS_INLINE static inline void
add_move (Sink *sink, BrgChessSquare from, BrgChessSquare to, BrgMoveKind kind)
{
  if (sink->is_listing)
    *sink->next++ = brg_move_new (from, to, kind);
  else
    sink->n_moves++;
}

/* Whether one of their men sees a square, when the men in the way are @occupied. */
G_ALWAYS_INLINE static inline gboolean
is_attacked (const Scene *scene, BrgChessSquare square, BrgChessSet occupied)
{
  const BrgChessSet *kinds = scene->position->kinds;
  BrgChessSet queens = kinds[BRG_CHESS_QUEEN];
  BrgChessSet leapers = (brg_attack_knight[square] & kinds[BRG_CHESS_KNIGHT]) |
                        (brg_attacks_pawn (scene->us, square) & kinds[BRG_CHESS_PAWN]) |
                        (brg_attack_king[square] & kinds[BRG_CHESS_KING]);
  BrgChessSet rooks = (kinds[BRG_CHESS_ROOK] | queens) & scene->enemy;
  BrgChessSet bishops = (kinds[BRG_CHESS_BISHOP] | queens) & scene->enemy;

  if ((leapers & scene->enemy) != 0)
    return TRUE;
  if ((brg_attack_rook_rays[square] & rooks) != 0 &&
      (brg_attacks_rook (square, occupied) & rooks) != 0)
    return TRUE;
  return (brg_attack_bishop_rays[square] & bishops) != 0 &&
         (brg_attacks_bishop (square, occupied) & bishops) != 0;
}

/* One walk over the long-range men in line with the king finds checks and pins. */
G_ALWAYS_INLINE static inline void
find_checks_and_pins (Scene *scene)
{
  const BrgChessSet *kinds = scene->position->kinds;
  BrgChessSet queens = kinds[BRG_CHESS_QUEEN];
  BrgChessSet rooks = brg_attack_rook_rays[scene->king] & (kinds[BRG_CHESS_ROOK] | queens);
  BrgChessSet bishops = brg_attack_bishop_rays[scene->king] & (kinds[BRG_CHESS_BISHOP] | queens);
  BrgChessSet in_line = (rooks | bishops) & scene->enemy;

  scene->checkers = ((brg_attack_knight[scene->king] & kinds[BRG_CHESS_KNIGHT]) |
                     (brg_attacks_pawn (scene->us, scene->king) & kinds[BRG_CHESS_PAWN])) &
                    scene->enemy;
  scene->pinned = 0;
  while (in_line != 0)
    {
      BrgChessSquare square = brg_chess_set_pop (&in_line);
      BrgChessSet way = brg_attacks_between (scene->king, square) & scene->occupied;

      if (way == 0)
        scene->checkers |= brg_chess_set_of (square);
      else if (!brg_chess_set_has_many (way))
        scene->pinned |= way & scene->own;
    }
}

G_ALWAYS_INLINE static inline Scene
look (const BrgPosition *position, BrgColour us)
{
  BrgColour them = brg_colour_opposite (us);
  Scene scene = {
    .position = position,
    .us = us,
    .them = them,
    .own = position->men[us],
    .enemy = position->men[them],
    .occupied = position->men[BRG_COLOUR_NONE],
    .king = brg_position_king (position, us),
  };

  find_checks_and_pins (&scene);
  scene.targets = ~scene.own;
  if (scene.checkers != 0)
    scene.targets =
        brg_attacks_between (scene.king, brg_chess_set_first (scene.checkers)) | scene.checkers;
  return scene;
}

/* fide-2023 3.8.1, 3.9.2: the king may not step where it is attacked, nor hide behind itself. */
G_ALWAYS_INLINE static inline void
add_king_moves (const Scene *scene, Sink *sink)
{
  BrgChessSet without = scene->occupied ^ brg_chess_set_of (scene->king);
  BrgChessSet rest = brg_attack_king[scene->king] & ~scene->own;

  while (rest != 0)
    {
      BrgChessSquare to = brg_chess_set_pop (&rest);

      if (!is_attacked (scene, to, without))
        add_move (sink, scene->king, to, BRG_MOVE_PLAIN);
    }
}

/* The squares from one to another on one rank, both included. */
static inline BrgChessSet
span (BrgChessSquare from, BrgChessSquare to)
{
  return brg_attacks_between (from, to) | brg_chess_set_of (from) | brg_chess_set_of (to);
}

/* fide-2023 3.8.2.2, guideline II.3.2.7.4: what must be empty, and what must not be attacked. */
static gboolean
can_castle (const Scene *scene, BrgChessSquare rook)
{
  BrgMove move = brg_move_new (scene->king, rook, BRG_MOVE_CASTLING);
  BrgChessSquare king_to = brg_move_castled_king (move);
  BrgChessSquare rook_to = brg_move_castled_rook (move);
  BrgChessSet others = scene->occupied ^ brg_chess_set_of (scene->king) ^ brg_chess_set_of (rook);

  if (((span (scene->king, king_to) | span (rook, rook_to)) & others) != 0)
    return FALSE;
  for (BrgChessSet way = span (scene->king, king_to); way != 0;)
    if (is_attacked (scene, brg_chess_set_pop (&way), others | brg_chess_set_of (rook)))
      return FALSE;
  /* fide-2023 3.9.2: the rook may have covered the king's square from the side. */
  return !is_attacked (scene, king_to, others | brg_chess_set_of (rook_to));
}

G_ALWAYS_INLINE static inline void
add_castling (const Scene *scene, Sink *sink)
{
  BrgChessSet rooks = scene->position->castling & scene->own;

  while (rooks != 0)
    {
      BrgChessSquare rook = brg_chess_set_pop (&rooks);

      if (can_castle (scene, rook))
        add_move (sink, scene->king, rook, BRG_MOVE_CASTLING);
    }
}

G_ALWAYS_INLINE static inline BrgChessSet
attack_by (BrgChessKind kind, BrgChessSquare from, BrgChessSet occupied)
{
  return kind == BRG_CHESS_KNIGHT ? brg_attack_knight[from]
         : kind == BRG_CHESS_ROOK ? brg_attacks_rook (from, occupied)
                                  : brg_attacks_bishop (from, occupied);
}

/* fide-2023 3.2, 3.3, 3.4, 3.6: men of one way to move; queens go with both rooks and bishops. */
G_ALWAYS_INLINE static inline void
add_piece_moves (const Scene *scene, BrgChessKind kind, BrgChessSet men, Sink *sink)
{
  BrgChessSet free_men = men & ~scene->pinned;
  BrgChessSet pinned = men & scene->pinned;

  while (free_men != 0)
    {
      BrgChessSquare from = brg_chess_set_pop (&free_men);

      add_moves (sink, from, attack_by (kind, from, scene->occupied) & scene->targets);
    }
  /* A pinned knight leaves the line wherever it goes. */
  if (kind == BRG_CHESS_KNIGHT)
    return;
  while (pinned != 0)
    {
      BrgChessSquare from = brg_chess_set_pop (&pinned);

      add_moves (sink, from,
                 attack_by (kind, from, scene->occupied) & scene->targets &
                     brg_attacks_line (scene->king, from));
    }
}

/* The squares of @set moved on by one rank, and sidewards by @side files. */
G_ALWAYS_INLINE static inline BrgChessSet
shift (BrgChessSet set, BrgColour us, gint side)
{
  if (side != 0)
    set &= ~(side > 0 ? BRG_CHESS_FILE_H : BRG_CHESS_FILE_A);
  return us == BRG_COLOUR_WHITE ? set << (8 + side) : set >> (8 - side);
}

/* Pawns that arrive on @targets, each having gone @step squares in the numbering of squares. */
G_ALWAYS_INLINE static inline void
add_pawn_moves (const Scene *scene, BrgChessSet targets, gint step, BrgMoveKind kind, Sink *sink)
{
  BrgChessSet last_rank = scene->us == BRG_COLOUR_WHITE ? BRG_CHESS_RANK_8 : BRG_CHESS_RANK_1;
  BrgChessSet promoted = targets & last_rank;

  if (!sink->is_listing)
    {
      sink->n_moves += brg_chess_set_size (targets);
      if (promoted != 0)
        sink->n_moves += 3 * brg_chess_set_size (promoted);
      return;
    }
  for (targets ^= promoted; targets != 0;)
    {
      BrgChessSquare to = brg_chess_set_pop (&targets);

      *sink->next++ = brg_move_new (to - step, to, kind);
    }
  /* fide-2023 3.7.5.1: a queen, rook, bishop or knight. */
  while (promoted != 0)
    {
      BrgChessSquare to = brg_chess_set_pop (&promoted);

      for (guint new_kind = BRG_MOVE_TO_KNIGHT; new_kind <= BRG_MOVE_TO_QUEEN; new_kind++)
        *sink->next++ = brg_move_new (to - step, to, (BrgMoveKind) new_kind);
    }
}

/* fide-2023 3.7.1, 3.7.2: a pinned pawn may go on when the king is on its file. */
G_ALWAYS_INLINE static inline void
add_pawn_steps (const Scene *scene, BrgChessSet pawns, Sink *sink)
{
  gint step = scene->us == BRG_COLOUR_WHITE ? 8 : -8;
  BrgChessSet third = brg_chess_set_of_rank (scene->us == BRG_COLOUR_WHITE ? 2 : 5);
  BrgChessSet file = brg_chess_set_of_file (brg_chess_square_file (scene->king));
  BrgChessSet steps = shift (pawns & (~scene->pinned | file), scene->us, 0) & ~scene->occupied;
  BrgChessSet double_steps = shift (steps & third, scene->us, 0) & ~scene->occupied;

  add_pawn_moves (scene, steps & scene->targets, step, BRG_MOVE_PLAIN, sink);
  add_pawn_moves (scene, double_steps & scene->targets, 2 * step, BRG_MOVE_DOUBLE_STEP, sink);
}

/* fide-2023 3.7.3: a pinned pawn may capture along the diagonal that the king is on. */
G_ALWAYS_INLINE static inline void
add_pawn_captures (const Scene *scene, BrgChessSet pawns, gint side, Sink *sink)
{
  gboolean is_rising = (scene->us == BRG_COLOUR_WHITE) == (side > 0);
  BrgChessSet diagonal =
      is_rising ? brg_attack_rising[scene->king] : brg_attack_falling[scene->king];
  BrgChessSet takers = pawns & (~scene->pinned | diagonal);

  add_pawn_moves (scene, shift (takers, scene->us, side) & scene->enemy & scene->targets,
                  (scene->us == BRG_COLOUR_WHITE ? 8 : -8) + side, BRG_MOVE_PLAIN, sink);
}

/* fide-2023 3.7.4.1, 3.7.4.2: the square is known only when some pawn can really take there. */
G_ALWAYS_INLINE static inline void
add_en_passant (const Scene *scene, BrgChessSet pawns, Sink *sink)
{
  BrgChessSquare passed = scene->position->en_passant;

  if (passed == BRG_CHESS_NO_SQUARE)
    return;
  for (BrgChessSet takers = brg_attacks_pawn (scene->them, passed) & pawns; takers != 0;)
    {
      BrgChessSquare from = brg_chess_set_pop (&takers);

      if (brg_position_can_take_passed (scene->position, from, passed))
        add_move (sink, from, passed, BRG_MOVE_EN_PASSANT);
    }
}

G_ALWAYS_INLINE static inline void
add_all (const BrgPosition *position, BrgColour us, Sink *sink)
{
  Scene scene = look (position, us);
  const BrgChessSet *kinds = position->kinds;
  BrgChessSet queens = kinds[BRG_CHESS_QUEEN];
  BrgChessSet pawns = kinds[BRG_CHESS_PAWN] & scene.own;

  add_king_moves (&scene, sink);
  /* fide-2023 3.9.2: two men at once can be neither captured nor shut out. */
  if (brg_chess_set_has_many (scene.checkers))
    return;
  if (scene.checkers == 0 && (position->castling & scene.own) != 0)
    add_castling (&scene, sink);
  add_piece_moves (&scene, BRG_CHESS_KNIGHT, kinds[BRG_CHESS_KNIGHT] & scene.own, sink);
  add_piece_moves (&scene, BRG_CHESS_BISHOP, (kinds[BRG_CHESS_BISHOP] | queens) & scene.own, sink);
  add_piece_moves (&scene, BRG_CHESS_ROOK, (kinds[BRG_CHESS_ROOK] | queens) & scene.own, sink);
  add_pawn_steps (&scene, pawns, sink);
  add_pawn_captures (&scene, pawns, -1, sink);
  add_pawn_captures (&scene, pawns, 1, sink);
  add_en_passant (&scene, pawns, sink);
}

void
brg_moves_generate (const BrgPosition *position, BrgMoveList *list)
{
  Sink sink = { .next = list->moves, .is_listing = TRUE };

  if (position->turn == BRG_COLOUR_WHITE)
    add_all (position, BRG_COLOUR_WHITE, &sink);
  else
    add_all (position, BRG_COLOUR_BLACK, &sink);
  list->n_moves = (guint) (sink.next - list->moves);
}

gboolean
brg_moves_has (const BrgMoveList *list, BrgMove move)
{
  for (guint i = 0; i < list->n_moves; i++)
    if (list->moves[i] == move)
      return TRUE;
  return FALSE;
}

guint
brg_moves_count (const BrgPosition *position)
{
  Sink sink = { .is_listing = FALSE };

  if (position->turn == BRG_COLOUR_WHITE)
    add_all (position, BRG_COLOUR_WHITE, &sink);
  else
    add_all (position, BRG_COLOUR_BLACK, &sink);
  return sink.n_moves;
}
