/* brg-touch-private.h - what a player has to do by the men that he touched
 *
 * For brg-touch.c alone, which reads the story; the rules of what binds are here.
 * Rules: fide-2023 4.3, 4.4.1 to 4.4.3, 4.5; rus-chess-2014 4.3, 4.4, 4.5; ukr-chess-2016 4.3, 4.4,
 *   4.5; ussr-chess-1956 14
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "brg-touch-book.h"
#include "brg-touch.h"

G_BEGIN_DECLS

/* A man that was touched. */
typedef struct
{
  BrgChessSquare square;
  guint moment; /* the same for men touched at one moment */
  gboolean is_own;
  BrgChessSquare rook;    /* of a king: touched in order to castle with this rook, or no square */
  gboolean is_both;       /* ... at one moment with it */
  gboolean is_rook_first; /* of a king: its rook is known to have been touched first, on purpose */
  gboolean is_spare;      /* the rook of castling: binds when nothing else does */
} BrgTouchedMan;

/* Moves one of which must be made. No moves: no duty. */
typedef struct
{
  BrgMoveList moves;
  const char *article;
  BrgTouchBasis basis;
  gboolean is_castling; /* castling with the rook that was touched is a duty */
} BrgTouchDuty;

/* What has been read of the story. */
typedef struct
{
  const BrgTouchBook *book;
  const BrgPosition *position;
  BrgMoveList legal;
  BrgTouchedMan men[2 * BRG_TOUCH_MAX];
  guint n_men;
  guint n_moments;
  gboolean is_adjusting;
  BrgChessSquare held;    /* the own man touched last, or no square */
  BrgChessSquare attempt; /* the rook with which the king held is to castle, or no square */
  BrgChessKind new_piece; /* held instead, when a pawn is being promoted */
  gboolean has_failed;    /* the king was let go of in castling that is impossible */
  const char *failed_article;
  gboolean is_settled;
  BrgTouchDuty settled;
} BrgTouchStory;

/** brg_touch_get_king: Returns: where the king of the player having the move stands */
static inline BrgChessSquare
brg_touch_get_king (const BrgTouchStory *story)
{
  return brg_position_king (story->position, story->position->turn);
}

/** brg_touch_get_castling: Returns: castling with the rook on @rook, possible or not */
static inline BrgMove
brg_touch_get_castling (const BrgTouchStory *story, BrgChessSquare rook)
{
  return brg_move_new (brg_touch_get_king (story), rook, BRG_MOVE_CASTLING);
}

/** brg_touch_add_move: Puts a move at the end of a list. */
static inline void
brg_touch_add_move (BrgMoveList *list, BrgMove move)
{
  list->moves[list->n_moves++] = move;
}

/**
 * brg_touch_find_duty:
 * @story: what has been read
 * @duty: (out): the moves one of which must be made; none if nothing binds
 *
 * Finds what the player had to do by all that has been read of the story.
 */
void brg_touch_find_duty (const BrgTouchStory *story, BrgTouchDuty *duty);

G_END_DECLS
